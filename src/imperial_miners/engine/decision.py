"""The one question that a seat faces, with its options: what browser, terminal, bots and environments all answer."""

from __future__ import annotations

from imperial_miners.engine.action import DECLINE, Option, kind_of
from imperial_miners.engine.effect import FROM_EVENT, FROM_SPACE, FROM_SURFACE
from imperial_miners.engine.pack import Pack

__all__ = ["Asker", "Decision", "Option", "asker_of", "source_of"]


class Asker:
    """Who asks: a `card` of the mine (`slot`), the `event`, the `surface`, a `space` (its board's `side` and its
    `number` from the bottom), or the `rules`."""

    def __init__(self, kind: str, slot: int = -1, side: int = -1, number: int = 0) -> None:
        self.kind = kind
        self.slot = slot
        self.side = side
        self.number = number


class Decision:
    """A question. `kind` says what is chosen (play, place, effect, deck, target, ...), `word` for what it is chosen
    (machine, activate, ...), `rule` by what right, `source` who asks (`card:3`, `event`, `surface`, `space:2:5`,
    `rules`)."""

    def __init__(self, pack: Pack, seat: int, actions: list[int], word: str, rule: str, speaker: int) -> None:
        self.seat = seat
        self.word = word
        self.rule = rule
        self.speaker = speaker
        first = actions[0] if actions[0] != DECLINE or len(actions) == 1 else actions[1]
        self.kind = kind_of(first, pack.designs)
        known = pack.vocabulary.options
        self.options: list[Option] = [known[action] for action in actions]

    @property
    def asker(self) -> Asker:
        """Who asks: a card, a space, the Surface, the Event or the rules."""
        return asker_of(self.speaker)

    @property
    def source(self) -> str:
        """Who asks, as the text that logs and the API have."""
        return source_of(self.speaker)

    def to_json(self) -> dict[str, object]:
        """The decision as plain data, for records and the API."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "word": self.word,
            "rule": self.rule,
            "source": self.source,
            "options": [option.key for option in self.options],
        }


def asker_of(speaker: int) -> Asker:
    """Who speaks, from the number that the engine knows them by."""
    if speaker >= 0:
        return Asker("card", speaker)
    if speaker == FROM_EVENT:
        return Asker("event")
    if speaker == FROM_SURFACE:
        return Asker("surface")
    if speaker <= FROM_SPACE:
        return Asker("space", side=(FROM_SPACE - speaker) // 32, number=(FROM_SPACE - speaker) % 32)
    return Asker("rules")


def source_of(speaker: int) -> str:
    """The text form of who speaks: a card by its number in the mine, a space by side and number."""
    asker = asker_of(speaker)
    if asker.kind == "card":
        return f"card:{asker.slot + 1}"
    return f"space:{asker.side}:{asker.number}" if asker.kind == "space" else asker.kind
