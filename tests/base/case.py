"""A case: one effect of one card of the base set, used at a table set for it, and everything that this changes.

`using("still_house", "b", coins=5).gives(coins=1, vp=3)` places the card with 5 coins left after its cost, chooses its
second effect, and then all that a seat owns must be as before but for what `gives` names. In the strings of a case
`it` is the card; `a1`, `b2` are plain cards of that Level, `scots1`, `scots_romans2` cards of those Factions, `rail1`
one with six full halves, and every other name is a card of the base set. Numbers are read off the card by a person.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Self

from imperial_miners import Pack, load_pack
from imperial_miners.engine.action import BORDER_NAMES, FACTIONS
from imperial_miners.engine.pack import HALVES, Card, Event
from tests.table import PLAIN, Player, card, printed, table

PLACE = {1: 0, 2: 1, 3: 2, 4: 3}
"""Where the card is laid unless a case says otherwise: below two cards, so that the chain has to ask its way."""
MINE = {
    1: "",
    2: "a1@0 b1@2",
    3: "a1@0 b1@2 c1@4 a2@1 b2@3",
    4: "a1@0 b1@2 c1@4 d1@6 a2@1 b2@3 c2@5 a3@2 b3@4",
}
"""The mine above it, unless a case gives another one; `+ rail1@6` adds to it."""
FACTION_CARD = re.compile(rf"((?:{'|'.join(FACTIONS)})(?:_(?:{'|'.join(FACTIONS)}))*)([1-4])")
RAIL = re.compile(r"rail([1-4])")


@cache
def base() -> Pack:
    """The base set."""
    return load_pack("base")


class Expecting:
    """A part of something printed, what is special about its case, and what is expected of it."""

    def __init__(self, id: str, part: str | int, edge: str) -> None:
        self.id = id
        self.part = part
        self.edge = edge
        self.expected: dict[str, Any] | None = None

    def gives(self, **expected: Any) -> Self:
        """All that is different afterwards, as it then is."""
        self.expected = expected
        return self

    def is_refused(self) -> Self:
        """What is tried is not on offer."""
        assert self.edge, f"{self}: say which edge"
        return self

    def __str__(self) -> str:
        return f"{self.id}-{self.part}" + (f"-{self.edge}".replace(" ", "_") if self.edge else "")


class Case(Expecting):
    """What is set, what is done, and what is expected of it."""

    def __init__(self, id: str, effect: str, edge: str, choices: str, mine: str, at: int | None, **state: Any) -> None:
        super().__init__(id, effect, edge)
        self.effect = effect
        self.choices = choices
        self.level = next(design.level for design in base().cards if design.id == id)
        self.mine = MINE[self.level] if mine == "-" else mine.replace("+", MINE[self.level])
        self.at = PLACE[self.level] if at is None else at
        self.state = state

    def check(self) -> None:
        """Play it."""
        t = self.at_the_card()
        if self.expected is None:
            assert is_asked(t, self.slot(t)) != has_passed(t, self.slot(t)), f"the card was not reached: {t}"
            assert not is_asked(t, self.slot(t)) or f"effect:{self.effect}" not in t.offers
            return
        before = belongings(t, self.slot(t))
        choose(t, self.slot(t), f"effect:{self.effect} {self.choices}")
        assert is_done(t), f"more to choose: {t}"
        require_same(belongings(t, self.slot(t)), before | self.expected)

    def at_the_card(self) -> Player:
        """The table when the card has been placed; or, if it lay there, when the chain has come up to it."""
        mine = self.mine.replace("it@", f"{self.id}@")
        if "it@" in self.mine:
            x = int(self.mine.split("it@")[1].split()[0])
            played, at = f"y{self.level + 1}", x + 1
        else:
            played, at = self.id, self.at
        cost = printed(played).cost if played == self.id else 2 * (played == "y2")
        state = {**self.state, "hand": f"{played} {self.state.get('hand', '')}"}
        state["coins"] = state.get("coins", 0) + cost
        t = set_table(mine, self.id, state).play(played, at)
        if played != self.id:
            t.decline()
            if t.asks == "chain":
                t.choose("chain:left")
        return t

    def slot(self, t: Player) -> int:
        """Where the card lies, in the order of placing."""
        names = self.mine.split()
        return next((slot for slot, name in enumerate(names) if name.startswith("it@")), len(t.view.mine) - 1)


def using(
    id: str, effect: str, *, edge: str = "", choices: str = "", mine: str = "-", at: int | None = None, **state: Any
) -> Case:
    """A case of a card: `state` is that of `tests.table.table`, and more (see `set_table`)."""
    return Case(id, effect, edge, choices, mine, at, **state)


def set_table(mine: str, it: str, state: Mapping[str, Any], *cards: Card, event: Event | None = None) -> Player:
    """A table with the cards that it names. Beyond what `table` knows: boards `completed`, spaces `advanced` this
    round, and cards `activated` before."""
    own = dict(state)
    completed, advanced = own.pop("completed", 0), own.pop("advanced", 0)
    activated = own.pop("activated", "").split()
    own["mine"] = mine
    own["collapses"] = re.sub(r"\bit\b", it, own.get("collapses", ""))
    own["machines"] = {it if name == "it" else name: number for name, number in own.get("machines", {}).items()}
    t = table(*cards, *made_cards(f"{it} {own}"), event=event, **own)
    seat = t.game.seats[0]
    seat.completed, seat.advanced = completed, advanced
    names = [entry.split("@")[0] for entry in mine.split()]
    for name in activated:
        seat.activated |= 1 << names.index(name)
    return t


def made_cards(text: str) -> list[Card]:
    """The cards named in a text, other than plain ones."""
    ids = {design.id for design in base().cards}
    made: list[Card] = []
    for name in sorted(set(re.findall(r"[a-z]\w+", text))):
        if name in ids:
            made.append(printed(name))
        elif found := FACTION_CARD.fullmatch(name):
            made.append(card(name, int(found[2]), factions=found[1].replace("_", " ")))
        elif found := RAIL.fullmatch(name):
            made.append(card(name, int(found[1]), carts=" ".join(HALVES)))
        else:
            assert PLAIN.fullmatch(name) or not re.search(r"\d", name) or name[0] == "z", f"what card is {name}?"
    return made


def choose(t: Player, it: int, keys: str) -> None:
    """Answer; a card of the mine may be called by its name instead of its number, and `furthest:3` is `advance:3`
    where no more is allowed."""
    for key in keys.split():
        names = [name_of(t, slot, it) for slot in range(len(t.view.mine))]
        verb, _, rest = key.partition(":")
        if verb in ("target", "border") and not rest[0].isdigit():
            name, _, border = rest.partition(":")
            key = f"{verb}:{names.index(name) + 1}" + (f":{border}" if border else "")
        if verb == "furthest":
            key = f"advance:{rest}"
            assert key == t.offers[-1], f"{key} is not the furthest: {t}"
        assert key in t.offers, f"{key} is not on offer: {t}"
        t.choose(key)


def is_asked(t: Player, slot: int) -> bool:
    """Whether the card in a slot asks which effect to resolve."""
    return (t.asks_for, t.source) == ("activation", f"card:{slot + 1}")


def has_passed(t: Player, slot: int) -> bool:
    """Whether the card in a slot was activated without a question: it had nothing on offer, or held a collapse."""
    return {"source": slot} in t.happened("declined") or any(
        cleared == {"slot": slot, "activation": 1} for cleared in t.happened("collapse_cleared")
    )


def is_done(t: Player) -> bool:
    """Whether the effect is resolved: nothing waits but the chain and the Surface."""
    words: list[str] = []
    frame = t.game.seats[0].top
    while frame is not None:
        words.append(frame.node.word)
        frame = frame.below
    return words in (["surface"], ["climb", "surface"], ["activation", "climb", "surface"])


def name_of(t: Player, slot: int, it: int) -> str:
    """A card of the mine by its name."""
    return "it" if slot == it else t.name(t.view.mine[slot].card)


def require_same(found: dict[str, Any], expected: dict[str, Any]) -> None:
    """Nothing but what is expected."""
    wrong = [f"{key}: {found.get(key)!r}, not {value!r}" for key, value in expected.items() if found.get(key) != value]
    assert not wrong, "; ".join(wrong)


def belongings(t: Player, it: int = -1) -> dict[str, Any]:
    """Everything that a seat owns and an effect could change."""
    view = t.view
    mine = {each.slot: name_of(t, each.slot, it) for each in view.mine}
    return {
        "coins": view.coins,
        "vp": view.vp,
        "hand": " ".join(sorted(t.hand)),
        "carts": view.carts,
        "markers": " ".join(f"{mine[slot]}:{BORDER_NAMES[border]}" for slot, border in view.markers),
        "machines": " ".join(f"{mine[each.slot]}:{each.machines}" for each in view.mine if each.machines),
        "collapses": " ".join(mine[each.slot] for each in view.mine if each.has_collapse),
        "activated": " ".join(mine[each.slot] for each in view.mine if each.is_activated),
        "marker": t.marker,
        "completed": view.completed,
    }
