"""What can be asked for its worth: a card, an Event, a side, a board, a Faction, a word; and which deals hold it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.luck import Dealt
from imperial_miners.engine.pack import BOARDS, ROUNDS, Pack
from imperial_miners.engine.words import WORDS
from imperial_miners.packs.changing import Alteration, Changes

DEPTH: Final = (10, 7, 13, 2)
"""How many cards of each Level's deck a seat sees at most times; where more is seen, only games are wasted."""
KINDS: Final = ("card", "event", "side", "board", "faction", "word")
HOLDERS: Final = ("effect", "either")
"""Words of the tree that hold others: without them there would be nothing."""


class UnknownSubject(ValueError):
    """A name that nothing in the pack has."""


@dataclass(frozen=True)
class Subject:
    """Something whose worth can be asked: what it is, and the changes by which the game is without it."""

    name: str
    kind: str
    without: Changes
    deck: int = -1  # of a card: the deck in which it lies
    number: int = -1  # of a card, an Event, a side: its number in the pack

    def is_near(self, dealt: Dealt, seats: int) -> bool:
        """Whether a deal brings it within reach. Elsewhere it matters little: there fewer games are played."""
        if self.kind == "card":
            return self.number in dealt.decks[self.deck][: DEPTH[self.deck] * seats]
        if self.kind == "event":
            return self.number in dealt.events[:ROUNDS]
        return self.kind != "side" or self.number in dealt.sides


def subjects_of(pack: Pack) -> list[Subject]:
    """Everything in a pack whose worth can be asked. The name of an earlier one goes before that of a later one."""
    found = [
        Subject(card.id, "card", (Alteration("blank", card.id),), card.level - 1, number)
        for number, card in enumerate(pack.cards)
    ]
    found += [
        Subject(event.id, "event", (Alteration("blank", event.id),), number=number)
        for number, event in enumerate(pack.events)
    ]
    found += [
        Subject(side.id, "side", (Alteration("blank", side.id),), number=number)
        for number, side in enumerate(pack.boards)
    ]
    found += [
        Subject(
            f"board_{board + 1}",
            "board",
            tuple(Alteration("blank", side.id) for side in pack.boards if side.board == board),
        )
        for board in range(BOARDS)
    ]
    found += [Subject(faction, "faction", (Alteration("blank", faction),)) for faction in FACTIONS]
    found += [
        Subject(word.word, "word", (Alteration("shut", word.word),)) for word in WORDS if word.word not in HOLDERS
    ]
    return found


def find_subjects(pack: Pack, names: Sequence[str]) -> list[Subject]:
    """Those of these names, where `cards`, `events` and so on mean all of a kind; every card without any name."""
    found = subjects_of(pack)
    chosen: dict[Subject, None] = {}
    for name in names or ("cards",):
        named = [subject for subject in found if subject.name == name][:1]
        meant = named or [subject for subject in found if f"{subject.kind}s" == name]
        if not meant:
            known = [subject.name for subject in found] + [f"{kind}s" for kind in KINDS]
            near = get_close_matches(name, known, 1)
            hint = f" (did you mean {near[0]!r}?)" if near else ""
            raise UnknownSubject(f"the pack {pack.id} has nothing that is called {name!r}{hint}")
        chosen.update(dict.fromkeys(meant))
    return list(chosen)
