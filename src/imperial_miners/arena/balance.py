"""How even the content is: measures over many games of one bot against itself, as tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from imperial_miners.arena.match import Result
from imperial_miners.arena.measures import APART, balance_sheets, score_sheet
from imperial_miners.arena.plots import can_plot, distribution_plot, effect_plot, round_plot, save_plots
from imperial_miners.arena.self_play import SelfPlay
from imperial_miners.arena.sheet import Sheet
from imperial_miners.arena.writing import write_whole
from imperial_miners.engine.luck import SECURE
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import RULES
from imperial_miners.packs import load_pack


def balance_plots(results: Sequence[Result], sheets: Sequence[Sheet]) -> dict[str, Any]:
    """The plots of a report by name."""
    bots = list(dict.fromkeys(seat.bot for result in results for seat in result.seats))
    named = {sheet.title: sheet for sheet in sheets}
    effect, error = "effect on score", "error"
    return {
        "scores": distribution_plot(results, bots),
        "score-by-round": round_plot(results, bots),
        "events": effect_plot(named["Events"], "Event", effect, error, "What an Event does to the score"),
        "boards": effect_plot(named["Progress boards"], "side", effect, error, "What a side does to the score"),
        "factions": effect_plot(named["Factions"], "Faction", APART, error, "Mines by their largest Faction"),
    }


def section(seats: int, results: Sequence[Result], pack: Pack, page: Path, words: str) -> str:
    """The Markdown of one number of seats; its plots are saved beside the page, in a folder of the same name."""
    sheets = balance_sheets(results, pack)
    text = f"## {words}\n\n" + "\n".join(sheet.markdown(3) for sheet in sheets)
    if not can_plot():
        return text
    folder = page.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    for file in save_plots(balance_plots(results, sheets), folder, f"{seats}-"):
        text += f"\n![{words}: {file.stem.partition('-')[2].replace('-', ' ')}]({folder.name}/{file.name})\n"
    return text


def report_balance(sample: SelfPlay, bot: str, seats: Sequence[int], compare: Sequence[str], page: Path | None) -> None:
    """Play the games of a bot, print the tables, and write them as a page with plots if one is named."""
    pack = load_pack(sample.pack)
    parts: list[str] = []
    for number in seats:
        results = sample.results(bot, number)
        words = f"{len(results)} games of {bot}, {'alone' if number == 1 else f'{number} seats'}"
        print(f"{words}; pack {pack.id} {pack.digest[:12]}\n")
        for sheet in balance_sheets(results, pack):
            print(sheet.plain())
        if page:
            parts.append(section(number, results, pack, page, words))
    if compare:
        alone = [result for other in (*compare, bot) for result in sample.results(other, 1)]
        sheet = score_sheet(alone)
        print(sheet.plain())
        parts.append("## Bots beside each other, alone\n\n" + sheet.markdown(3))
    if page:
        which = f"Pack `{pack.id}`, digest `{pack.digest[:16]}`, {RULES}, luck `{SECURE}`."
        head = f"# Balance\n\n{which} Means and effects come with standard errors.\n"
        write_whole(page, "\n".join([head, *parts]))
        print(f"wrote {page}")
