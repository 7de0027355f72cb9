"""Commands for packs and their cards: `cards` shows them, `pack` begins, checks and shows a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App

from imperial_miners.cli.options import Flag, Language, PackName, has_screen, language

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
