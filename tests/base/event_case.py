"""A case of an Event: the same round with it and with a quiet one, and all that is different.

`event("payday", "a").gives(coins=3)` resolves its first effect. A feature is named by its number and shown by the
answers of a round: `event("blasting_day", "2", keys="play:quicksand effect:a", hand="quicksand")`.
"""

from __future__ import annotations

from typing import Any

from imperial_miners.engine.pack import Event
from imperial_miners.packs.notation import parse_effect, parse_feature
from imperial_miners.packs.writing import write_effect, write_feature
from tests.base.case import Expecting, base, belongings, choose, require_same, set_table
from tests.table import Player

DECLINED = "declined"


class EventCase(Expecting):
    """What is set, what is done, and what is expected of it. `part`: an effect's letter, a feature's number, or
    `declined`; `keys`: a round's answers; `surface`: those at the Surface before an end of round; `choices`: those
    that the Event asks for."""

    def __init__(self, id: str, part: str, edge: str, keys: str, surface: str, choices: str, **state: Any) -> None:
        super().__init__(id, part, edge)
        self.keys = keys
        self.surface = surface
        self.choices = choices
        self.mine = state.pop("mine", "")
        self.state = state

    def check(self) -> None:
        """Play the round."""
        if printed_event(self.id).kind == "feature":
            self.check_feature()
            return
        quiet, t = self.at_the_event(None), self.at_the_event(printed_event(self.id))
        key = "decline" if self.part == DECLINED else f"effect:{self.part}"
        is_asked = t.asks_for == "event"
        if self.expected is None:
            assert key not in t.offers if is_asked else t.phase == "play"
            return
        choose(t, -1, f"{key} {self.choices}" if is_asked else self.choices)
        assert (t.phase, t.asks) == ("play", "play"), f"more to choose: {t}"
        require_same(belongings(t), belongings(quiet) | self.expected)

    def at_the_event(self, event: Event | None) -> Player:
        """The table when the Event of this kind would be resolved: at once, or when the round has been played."""
        if printed_event(self.id).kind != "end":
            return set_table(self.mine, "", self.state, event=event)
        t = set_table(self.mine, "", {**self.state, "hand": "y1"}, event=event).play("y1", 0).decline()
        choose(t, -1, self.surface)
        return t

    def check_feature(self) -> None:
        """Its feature makes a difference in the round; an edge may be that it makes none."""
        *keys, last = self.keys.split()
        t = set_table(self.mine, "", self.state, event=printed_event(self.id))
        before = belongings(t)
        choose(t, -1, " ".join(keys))
        if self.expected is None:
            assert t.offers
            assert last not in t.offers
            return
        choose(t, -1, last)
        require_same(belongings(t), before | self.expected)
        assert self.edge or self.is_different_without(before | self.expected), "the feature changes nothing here"

    def is_different_without(self, after: dict[str, Any]) -> bool:
        """Whether the same answers, under a quiet Event, cannot be given or lead elsewhere."""
        t = set_table(self.mine, "", self.state)
        for key in self.keys.split():
            if key not in t.offers:
                return True
            t.choose(key)
        return belongings(t) != after


def event(
    id: str, part: str, *, edge: str = "", keys: str = "", surface: str = "effect:a", choices: str = "", **state: Any
) -> EventCase:
    """A case of an Event; the rest is the state of the table, as in `tests.base.case.using`."""
    return EventCase(id, part, edge, keys, surface, choices, **state)


def printed_event(id: str) -> Event:
    """An Event of the base set, made anew so that it can be part of another pack."""
    found = next(event for event in base().events if event.id == id)
    effects = [parse_effect(write_effect(effect)) for effect in found.effects]
    features = [parse_feature(write_feature(feature)) for feature in found.features]
    return Event(id, found.kind, effects, features, found.is_optional)
