"""A pack's folder to its content: all files are read and everything wrong in them is noted, nothing is raised."""

from __future__ import annotations

from pathlib import Path

from imperial_miners.packs.content import Content
from imperial_miners.packs.files import list_folder, make_sheet, read_bytes
from imperial_miners.packs.problem import NO_PACK, PackProblem


def read_files(folder: Path, problems: list[PackProblem]) -> dict[str, bytes | None]:
    """The bytes of every file that matters for play, under its name in the folder."""
    try:
        is_there = folder.is_dir()
    except OSError:  # such as a name that is too long
        is_there = False
    if not is_there:
        problems.append(PackProblem(folder.name[:80], 0, 0, "", NO_PACK))
        return {}
    names = ["pack.toml", *list_folder(folder, "cards", problems), "events.toml", "boards.toml"]
    return {name: read_bytes(folder, name, problems) for name in names}


def read_content(files: dict[str, bytes | None], problems: list[PackProblem]) -> Content:
    """The content of the files: cards by Level and then in the order of the files, sides by board."""
    content = Content(problems)
    for name, file in files.items():
        sheet = make_sheet(name, file, problems)
        if any(problem.file == name for problem in problems):
            content.broken.add(name)
        elif name == "pack.toml":
            content.read_pack(sheet)
        elif name == "events.toml":
            content.read_events(sheet)
        elif name == "boards.toml":
            content.read_boards(sheet)
        else:
            content.read_cards(sheet)
    content.cards.sort(key=lambda card: card.level)
    content.sides.sort(key=lambda side: side.board)
    return content
