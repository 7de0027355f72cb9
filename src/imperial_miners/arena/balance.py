"""How even the content is: measures over many games of one bot against itself, as tables and plots.

`python -m imperial_miners.arena.balance --bot planner --games 200 --seats 1 4` prints them; `--report page.md` writes
them as a page with plots beside it, `--compare random greedy` sets the scores of other bots beside.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from imperial_miners.arena.commands import play
from imperial_miners.arena.ledger import Ledger
from imperial_miners.arena.match import Match, Result
from imperial_miners.arena.measures import balance_sheets, score_sheet
from imperial_miners.arena.plots import can_plot, distribution_plot, effect_plot, round_plot, save_plots
from imperial_miners.arena.sheet import Sheet
from imperial_miners.arena.writing import write_whole
from imperial_miners.engine.pack import Pack
from imperial_miners.packs import load_pack


def balance_matches(bot: str, games: int, seats: int, seed: str = "balance", pack: str = "base") -> list[Match]:
    """Games of one bot against itself."""
    digest = load_pack(pack).digest
    return [Match(number, number, f"{seed} {number}", (bot,) * seats, pack, digest) for number in range(games)]


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
        "factions": effect_plot(named["Factions"], "Faction", "score apart", error, "Mines by their largest Faction"),
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


def played(chosen: argparse.Namespace, bot: str, seats: int) -> list[Result]:
    """The games of a bot, taken from the folder of results as far as they are there."""
    matches = balance_matches(bot, chosen.games, seats, chosen.seed, chosen.pack)
    plan = {"job": "balance", "digest": matches[0].digest, "bot": bot, "seats": seats, "seed": chosen.seed}
    folder = f"{bot}-{seats}".replace("/", "_").replace(":", "_")
    ledger = Ledger(chosen.out / folder, plan, resume=True) if chosen.out else None
    return play(matches, ledger, chosen.workers, chosen.cluster, with_details=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="+", default=[1])
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--pack", default="base")
    parser.add_argument("--compare", nargs="*", default=[], help="other bots whose solo scores stand beside")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: one for each core")
    parser.add_argument("--cluster", default="", help="address of a Dask scheduler")
    parser.add_argument("--out", type=Path, help="keep results in this folder and go on from what is there")
    parser.add_argument("--report", type=Path, help="write this Markdown page, with a folder of plots beside it")
    chosen = parser.parse_args(arguments)
    pack = load_pack(chosen.pack)
    parts: list[str] = []
    for seats in chosen.seats:
        results = played(chosen, chosen.bot, seats)
        words = f"{len(results)} games of {chosen.bot}, {'alone' if seats == 1 else f'{seats} seats'}"
        print(f"{words}; pack {pack.id} {pack.digest[:12]}\n")
        for sheet in balance_sheets(results, pack):
            print(sheet.plain())
        if chosen.report:
            parts.append(section(seats, results, pack, chosen.report, words))
    if chosen.compare:
        alone = [result for bot in (*chosen.compare, chosen.bot) for result in played(chosen, bot, 1)]
        sheet = score_sheet(alone)
        print(sheet.plain())
        parts.append("## Bots beside each other, alone\n\n" + sheet.markdown(3))
    if chosen.report:
        which = f"Pack `{pack.id}`, digest `{pack.digest[:16]}`. Means and effects come with standard errors."
        head = f"# Balance\n\n{which}\n"
        write_whole(chosen.report, "\n".join([head, *parts]))
        print(f"wrote {chosen.report}")


if __name__ == "__main__":
    main()
