"""The commands around packs: begin one, check it, show it, write schemas for editors."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from cyclopts import App

from imperial_miners.art import box_for
from imperial_miners.packs import check_report, load_pack, pack_folder
from imperial_miners.packs.schema import write_schemas
from imperial_miners.packs.showing import show_pack
from imperial_miners.packs.starter import new_pack
from imperial_miners.terminal.gallery import Gallery
from imperial_miners.terminal.problem import Problem
from imperial_miners.terminal.voice import say, terminal_messages, user_language
from imperial_miners.text.rulebook import LANGUAGES, Language

app = App(name="pack", help="Make packs of cards: begin one, check it, see it.")


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
    for path in new_pack(folder):
        print(path)
    for path in write_schemas(schemas) if schemas else []:
        print(path)
    print(f"Check it with: imperial-miners pack check {typed(str(folder))}")
    return 0


@app.command
def check(pack: str, /) -> int:
    """Check a pack: every problem at once, with file, line, column, card and what to do. Ends with 1 if there is one.

    For example:

    ```
    imperial-miners pack check my_pack
    ```

    Parameters
    ----------
    pack
        The name or the folder of a pack.
    """
    report, is_good = check_report(pack_folder(pack))
    print(report)
    return 0 if is_good else 1


@app.command
def show(pack: str, id: str = "", /, *, lang: Language | None = None, svg: Path | None = None) -> int:
    """Show a pack in its notation, or one thing of its box in all five languages.

    For example:

    ```
    imperial-miners pack show base
    imperial-miners pack show my_pack quicksand --svg quicksand.svg
    ```

    Parameters
    ----------
    pack
        The name or the folder of a pack.
    id
        The id of a card, an Event, a board or a Surface (surface_1 to surface_5).
    lang
        The language of the names, and of the drawing.
    svg
        A file to which its drawing is written.
    """
    language = lang or user_language()
    messages = terminal_messages(language)
    ids = f"imperial-miners pack show {typed(pack)}"
    if not id:
        if svg is not None:
            raise Problem(say(messages, "error-svg-id", command=ids))
        print(show_pack(pack, language))
        return 0
    shown = load_pack(pack)
    contents = box_for(shown, language).contents
    if id not in contents:
        raise Problem(say(messages, "error-no-id", text=id, command=ids))
    for each in LANGUAGES:
        print(f"{each}:")
        print("\n".join(Gallery(shown, each).told(id)))
    if svg is not None:
        svg.write_text(contents[id](), encoding="utf-8")
        print(f"The drawing is in {svg}")
    return 0


def typed(pack: str) -> str:
    """A name or folder of a pack as it can be typed after a command.

    >>> typed("base"), typed("my mine"), typed("-x")
    ('base', "'my mine'", './-x')
    """
    return quote(f"./{pack}" if pack.startswith("-") else pack)
