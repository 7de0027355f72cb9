"""The one question that a seat faces, with its options: what browser, terminal, bots and environments all answer."""

from __future__ import annotations

from imperial_miners.engine.action import DECLINE, kind_of
from imperial_miners.engine.effect import FROM_EVENT, FROM_SPACE, FROM_SURFACE
from imperial_miners.engine.pack import Pack


class Option:
    """One possible answer: an int of the pack's vocabulary and its text form."""

    def __init__(self, action: int, key: str) -> None:
        self.action = action
        self.key = key

    def __repr__(self) -> str:
        return f"Option({self.action}, {self.key!r})"


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
        self.options: list[Option] = [Option(action, pack.vocabulary.key(action)) for action in actions]

    @property
    def source(self) -> str:
        """Who asks, as text."""
        return source_of(self.speaker)

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "word": self.word,
            "rule": self.rule,
            "source": self.source,
            "options": [option.key for option in self.options],
        }


def source_of(speaker: int) -> str:
    """The text form of who speaks: a card by its number in the mine, a space by side and number."""
    if speaker >= 0:
        return f"card:{speaker + 1}"
    if speaker == FROM_EVENT:
        return "event"
    if speaker == FROM_SURFACE:
        return "surface"
    if speaker <= FROM_SPACE:
        return f"space:{(FROM_SPACE - speaker) // 32}:{(FROM_SPACE - speaker) % 32}"
    return "rules"
