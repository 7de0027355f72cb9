"""What `pack` prints: a new pack's files, and a pack or one thing of its box in words and as a drawing."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from imperial_miners.art import box_for
from imperial_miners.art.sheet import PrintingUnavailable
from imperial_miners.art.tabletop import write_pictures, write_tabletop
from imperial_miners.packs import load_pack
from imperial_miners.packs.schema import write_schemas
from imperial_miners.packs.showing import show_pack
from imperial_miners.packs.starter import new_pack
from imperial_miners.terminal.gallery import Gallery
from imperial_miners.terminal.problem import Problem
from imperial_miners.terminal.voice import say, terminal_messages
from imperial_miners.text.rulebook import LANGUAGES


def begin_pack(folder: Path, schemas: Path | None) -> int:
    """Write the smallest pack into a folder, schemas for editors into another if one is named, and list the files."""
    for path in new_pack(folder):
        print(path)
    for path in write_schemas(schemas) if schemas else []:
        print(path)
    print(f"Check it with: imperial-miners pack check {typed(str(folder))}")
    return 0


def show(pack: str, id: str, language: str, svg: Path | None) -> int:
    """Print a pack in its notation, or with an id one thing of its box in every language, and draw that to a file."""
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
        print("\n".join(Gallery(shown, each).lines_about(id)))
    if svg is not None:
        svg.write_text(contents[id](), encoding="utf-8")
        print(f"The drawing is in {svg}")
    return 0


def export(pack: str, folder: Path, to: str, language: str) -> int:
    """Write the box of a pack for another table, and say where it is."""
    write = write_tabletop if to == "tts" else write_pictures
    messages = terminal_messages(language)
    try:
        written = write(box_for(load_pack(pack), language), folder)
    except PrintingUnavailable as missing:
        raise Problem(say(messages, "error-printing", command=f"pip install {missing}")) from missing
    print(say(messages, "cards-drawn", count=len(written), folder=folder))
    return 0


def typed(pack: str) -> str:
    """A name or folder of a pack as it can be typed after a command.

    >>> typed("base"), typed("my mine"), typed("-x")
    ('base', "'my mine'", './-x')
    """
    return quote(f"./{pack}" if pack.startswith("-") else pack)
