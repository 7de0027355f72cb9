"""Checks of a pack as a whole (numbers of the box, boards, loops, names), and the report of all that is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from imperial_miners.engine.pack import BOARDS, ROUNDS
from imperial_miners.packs.content import Content
from imperial_miners.packs.loops import loop_complaints
from imperial_miners.packs.names import name_problems
from imperial_miners.packs.problem import PackProblem, shown
from imperial_miners.packs.reading import read_content, read_files

BOX: Final = {1: 36, 2: 43, 3: 43, 4: 14}
"""R1.1 Cards of the printed box by Level."""
BOX_EVENTS: Final = 18
SET_UP: Final = {1: 10, 2: 15, 3: 15}
"""R2.5 What five seats draw at the start; Level 4 only has to exist."""


def check_pack(folder: Path) -> list[PackProblem]:
    """Every problem of a pack, in the order of its files; an empty list for a good one."""
    problems: list[PackProblem] = []
    files = read_files(folder, problems)
    if not files:
        return problems
    content = read_content(files, problems)
    note_content_problems(content)
    problems += name_problems(folder, content)
    order = [*files, "cards"]
    return sorted(
        problems, key=lambda found: (order.index(found.file) if found.file in order else len(order), found[:3])
    )


def check_report(folder: Path) -> tuple[str, bool]:
    """What `pack check` prints, and whether the pack is good."""
    problems = check_pack(folder)
    name = shown(folder.name or str(folder.absolute()))
    if not problems:
        return f"{name}: no problems", True
    total = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
    return "\n".join([*(problem.report() for problem in problems), f"{name}: {total}"]), False


def note_content_problems(content: Content) -> None:
    """Add to a content's problems what is wrong with it as a whole."""
    note_card_problems(content)
    events = len(content.events)
    if content.is_complete and events != BOX_EVENTS:
        note(content, "events.toml", f"a complete pack has {BOX_EVENTS} Events (R1.2), not {events}")
    elif events < ROUNDS:
        note(content, "events.toml", f"a game needs at least {ROUNDS} Events (R2.3), not {events}")
    for board in range(BOARDS):
        sides = sum(side.board == board for side in content.sides)
        if sides != 2:
            note(content, "boards.toml", f"board {board + 1} needs 2 sides (R1.3), not {sides}")
    for event in content.events:
        for complaint in loop_complaints(event, content.sides):
            content.sheets[event.id].report(complaint, (event.id,), "features")


def note_card_problems(content: Content) -> None:
    """R1.1, R2.5 Whether there are the right numbers of cards."""
    for level in BOX:
        number = sum(card.copies for card in content.cards if card.level == level)
        if content.is_complete and number != BOX[level]:
            note(content, "cards", f"a complete pack has {BOX[level]} cards of Level {level} (R1.1), not {number}")
        elif number < SET_UP.get(level, 0):
            note(content, "cards", f"five seats need {SET_UP[level]} cards of Level {level} (R2.5), not {number}")
    deepest = sum(card.level == 4 for card in content.cards)
    if not content.is_complete and not deepest:
        note(content, "cards", "a pack needs a Level 4 card")
    if content.is_complete and deepest > 1:
        note(content, "cards", f"all Level 4 cards of a complete pack are alike (R1.1), not {deepest} designs")


def note(content: Content, file: str, message: str) -> None:
    """Add a problem of a file, or of a folder, as a whole."""
    if not content.is_broken(file):
        content.problems.append(PackProblem(file, 0, 0, "", message))
