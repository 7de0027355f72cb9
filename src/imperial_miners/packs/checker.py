"""Checks of a pack as a whole: numbers of the box, boards, loops."""

from __future__ import annotations

from typing import Final

from imperial_miners.engine.pack import BOARDS, ROUNDS
from imperial_miners.packs.content import Content
from imperial_miners.packs.loops import loop_complaints
from imperial_miners.packs.problem import PackProblem

BOX: Final = {1: 36, 2: 43, 3: 43, 4: 14}
"""R1.1 Cards of the printed box by Level."""
BOX_EVENTS: Final = 18
SET_UP: Final = {1: 10, 2: 15, 3: 15, 4: 1}
"""R2.5 What five seats draw at the start; Level 4 only has to exist."""
MOST_DESIGNS: Final = 200


def content_problems(content: Content) -> list[PackProblem]:
    """What is wrong with a content as a whole, apart from what was found while reading."""
    found = card_problems(content)
    events = len(content.events)
    if content.is_complete and events != BOX_EVENTS:
        found.append(whole("events.toml", f"a complete pack has {BOX_EVENTS} Events (R1.2), not {events}"))
    elif events < ROUNDS:
        found.append(whole("events.toml", f"a game needs at least {ROUNDS} Events (R2.3), not {events}"))
    for board in range(BOARDS):
        sides = sum(side.board == board for side in content.sides)
        if sides != 2:
            found.append(whole("boards.toml", f"board {board + 1} needs 2 sides (R1.3), not {sides}"))
    for event in content.events:
        sheet = content.sheets[event.id]
        for complaint in loop_complaints(event, content.sides):
            before = len(sheet.problems)
            sheet.report(complaint, event.id, "features")
            found.append(sheet.problems.pop(before))
    return found


def card_problems(content: Content) -> list[PackProblem]:
    """R1.1, R2.5 Whether there are the right numbers of cards."""
    found: list[PackProblem] = []
    for level in BOX:
        number = sum(card.copies for card in content.cards if card.level == level)
        if content.is_complete and number != BOX[level]:
            found.append(
                whole("cards", f"a complete pack has {BOX[level]} cards of Level {level} (R1.1), not {number}")
            )
        elif number < SET_UP[level]:
            found.append(whole("cards", f"five seats need {SET_UP[level]} cards of Level {level} (R2.5), not {number}"))
    deepest = sum(card.level == 4 for card in content.cards)
    if content.is_complete and deepest > 1:
        found.append(whole("cards", f"all Level 4 cards of a complete pack are alike (R1.1), not {deepest} designs"))
    if len(content.cards) > MOST_DESIGNS:
        found.append(whole("cards", f"at most {MOST_DESIGNS} designs, not {len(content.cards)}"))
    return found


def whole(file: str, message: str) -> PackProblem:
    """A problem of a file as a whole."""
    return PackProblem(file, 0, 0, "", message)
