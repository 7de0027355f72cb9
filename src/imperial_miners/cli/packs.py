"""Commands for packs and their cards: `cards` shows them, `pack` begins, checks and shows a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from imperial_miners.cli.options import (
    Cluster,
    Flag,
    Language,
    PackName,
    Seed,
    Several,
    Workers,
    has_screen,
    language,
)

app = App(name="pack")


def cards(
    filter: str = "",
    /,
    *,
    lang: Language | None = None,
    pack: PackName = "base",
    svg: Path | None = None,
    pdf: Path | None = None,
    browse: Annotated[bool, Flag] = False,
) -> int:
    """List cards, browse them on the screen, draw them, or print them to cut out and play.

    For example:

    ```
    imperial-miners cards quicksand
    imperial-miners cards "romans 3" --lang de
    imperial-miners cards --browse
    imperial-miners cards --svg drawings --lang uk
    imperial-miners cards --pdf print-and-play.pdf --lang fr
    ```

    Parameters
    ----------
    filter
        Words that a card must have: of its name, id, Faction, Level or effects; without any, all cards.
    lang
        The language of the cards.
    svg
        A folder to which each drawing is written; with no filter, Events, boards and Surfaces too.
    pdf
        A file to which pages of nine cards are written, with marks for cutting and as many copies as in the box;
        with no filter, Events, boards and Surfaces too.
    browse
        On the whole screen of a terminal: words narrow the cards down while they are typed.
    """
    from imperial_miners.terminal.gallery import browse_cards, show_cards

    if browse and has_screen():
        return browse_cards(filter, language(lang), pack)
    return show_cards(filter, language(lang), pack, svg, pdf)


@app.command
def new(folder: Path, /, *, schemas: Path | None = None) -> int:
    """Begin a pack: the smallest one that passes every check, to be changed card by card.

    For example:

    ```
    imperial-miners pack new my_pack
    imperial-miners pack new my_pack --schemas schemas
    ```

    Parameters
    ----------
    folder
        An empty or new folder; its name becomes the pack's id.
    schemas
        A folder for JSON Schemas, with which editors complete and check the files.
    """
    from imperial_miners.terminal.packing import begin_pack

    return begin_pack(folder, schemas)


@app.command
def check(pack: PackName, /) -> int:
    """Check a pack: every problem at once, with file, line, column, card and what to do. Ends with 1 if there is one.

    For example:

    ```
    imperial-miners pack check my_pack
    ```
    """
    from imperial_miners.packs import check_report, pack_folder

    report, is_good = check_report(pack_folder(pack))
    print(report)
    return 0 if is_good else 1


@app.command
def show(pack: PackName, id: str = "", /, *, lang: Language | None = None, svg: Path | None = None) -> int:
    """Show a pack in its notation, or one thing of its box in all five languages.

    For example:

    ```
    imperial-miners pack show base
    imperial-miners pack show my_pack quicksand --svg quicksand.svg
    ```

    Parameters
    ----------
    id
        The id of a card, an Event, a board or a Surface (surface_1 to surface_5).
    lang
        The language of the names, and of the drawing.
    svg
        A file to which its drawing is written.
    """
    from imperial_miners.terminal import packing

    return packing.show(pack, id, language(lang), svg)


@app.command
def export(pack: PackName, folder: Path, /, *, to: Literal["tts", "png"], lang: Language | None = None) -> int:
    """Write a pack's cards, Events, boards and Surfaces as pictures for other tables.

    For Tabletop Simulator that is a sheet of at most 10 by 7 cards and its back for each deck, and a saved object in
    which each card lies as often as in the box: put it into the folder Saved Objects and leave the pictures where they
    are. Else it is a picture of each thing by itself.

    For example:

    ```
    imperial-miners pack export my_pack tabletop --to tts
    imperial-miners pack export my_pack pictures --to png --lang fr
    ```

    Parameters
    ----------
    folder
        The folder to write to.
    to
        tts for Tabletop Simulator, png for single pictures.
    lang
        The language of the cards.
    """
    from imperial_miners.terminal import packing

    return packing.export(pack, folder, to, language(lang))


@app.command
def value(
    *cards: str,
    with_: Annotated[str, Parameter(name="--with")] = "",
    bot: Annotated[tuple[str, ...], Several] = ("planner",),
    seats: Annotated[tuple[int, ...], Several] = (1,),
    games: int = 2000,
    minutes: float = 0.0,
    within: float = 0.1,
    seed: Seed = "bench",
    pack: PackName = "base",
    workers: Workers = 0,
    cluster: Cluster = "",
    out: Path | None = None,
    report: Path | None = None,
) -> None:
    """Measure what a card is worth: in points and wins, by games in pairs on the same luck.

    Each deal is played twice by the same bots: as it is, and with a blank of the same Level, cost and rails in the
    place of the card. An Event or a side is compared with one that does nothing, a Faction against blanks for all its
    cards, a board against two empty sides, a word of the effect language against a game in which nobody may choose an
    effect that has it: what is lost if nobody may use it. Playing stops once the worth is known well enough.

    For example:

    ```
    imperial-miners pack value quicksand sealed_shaft great_winch
    imperial-miners pack value factions boards words --games 4000
    imperial-miners pack value unrequited_love --with bone_pit --games 8000
    imperial-miners pack value toll_bothy --bot greedy planner expert:playouts=8 --seats 1 4
    imperial-miners pack value --pack my_mine --out worth --report worth.md
    ```

    Parameters
    ----------
    cards
        Ids of cards, Events or sides, a Faction, a board (board_1), a word; cards, events, sides, boards, factions and
        words mean all of a kind. Without any, all cards.
    with_
        The id of another card: measure the synergy, how much more the two give together than each without the other.
    bot
        The bot that plays; several, the weakest first, tell traps for beginners from sleepers for experts.
    seats
        Numbers of seats.
    games
        The most games for each.
    minutes
        The most minutes for each; 0: as long as the games take.
    within
        Stop once the worth is known to within so many points, or to within a half of itself.
    out
        Keep all games in this folder, and go on from what is there.
    report
        Write this Markdown page, with a plot beside it.
    """
    from imperial_miners.arena.bench.games import Bench
    from imperial_miners.arena.bench.telling import ask_worth
    from imperial_miners.arena.bench.worth import Budget

    bench, budget = Bench(seed, workers, cluster, out), Budget(games, minutes, within)
    ask_worth(cards, with_, bot, seats, pack, bench, budget, report)


@app.command
def compare(
    old: PackName,
    new: PackName,
    /,
    *,
    bot: str = "planner",
    seats: int = 1,
    games: int = 400,
    seed: Seed = "bench",
    workers: Workers = 0,
    cluster: Cluster = "",
    out: Path | None = None,
    report: Path | None = None,
) -> None:
    """Compare two versions of a pack on the same luck: scores, Factions, plays, and how a game feels.

    For example:

    ```
    imperial-miners pack compare base my_mine
    imperial-miners pack compare before my_mine --seats 3 --games 1000 --out compared --report compared.md
    ```

    Parameters
    ----------
    old
        The name or the folder of the version before.
    new
        The name or the folder of the version after.
    bot
        The bot that plays.
    seats
        Seats at the table, 1 to 5.
    games
        Deals, each played with both versions.
    out
        Keep all games in this folder, and go on from what is there.
    report
        Write this Markdown page, with a folder of plots beside it.
    """
    from imperial_miners.arena.bench.comparing import ask_difference
    from imperial_miners.arena.bench.games import Bench

    ask_difference(old, new, bot, seats, Bench(seed, workers, cluster, out), games, report)


@app.command
def suggest(
    pack: PackName,
    targets: Path,
    /,
    *,
    bot: str = "planner",
    seats: int = 1,
    deals: int = 300,
    changes: int = 10,
    seed: Seed = "bench",
    workers: Workers = 0,
    cluster: Cluster = "",
    out: Path | None = None,
) -> int:
    """Suggest a few changes of one step (a number, a cost, a rail) that bring a pack into the bounds of its targets.

    Every step is tried on the same deals, and each that is taken comes with its reason; then all is measured again on
    fresh deals. Nothing is written to the pack. Ends with 1 if something is still out of its bounds.

    For example:

    ```
    imperial-miners pack suggest my_mine targets.toml
    imperial-miners pack suggest my_mine targets.toml --bot greedy --deals 1000 --out tried
    ```

    Parameters
    ----------
    targets
        A TOML file with the least and the most of score, plays, factions, events or sides, such as `plays = [0.25, 4]`.
    bot
        The bot that plays.
    seats
        Seats at the table, 1 to 5.
    deals
        Deals on which each step is tried.
    changes
        The most changes.
    out
        Keep all games in this folder, and go on from what is there.
    """
    from imperial_miners.arena.bench.games import Bench
    from imperial_miners.arena.bench.suggesting import ask_steps

    return 0 if ask_steps(pack, targets, bot, seats, Bench(seed, workers, cluster, out), deals, changes) else 1
