"""A case of a Progress board: a marker lands on one space of one side, and everything that this changes.

`landing("great_winch", 2).gives(coins=1)` moves it there from the space before; that it stands there is understood.
"""

from __future__ import annotations

from typing import Any, Self

from imperial_miners.engine.pack import Side
from imperial_miners.packs.writing import write_effect
from tests.base.case import Expecting, base, belongings, choose, is_done, require_same, set_table
from tests.table import card

MINE = "a1@2 b1@4"


class Landing(Expecting):
    """What is set, what is done, and what is expected of it. The card that advances is called `it`."""

    def __init__(self, id: str, space: int, start: int, far: int, edge: str, choices: str, **state: Any) -> None:
        super().__init__(id, space, edge)
        self.space = space
        self.start = start
        self.far = far
        self.choices = choices
        self.mine = state.pop("mine", MINE)
        self.state = state

    def gives(self, **expected: Any) -> Self:
        """All that is different afterwards, as it then is; the marker stands on the space unless it says otherwise."""
        return super().gives(**{"marker": (side(self.id).board + 1, self.space), **expected})

    def check(self) -> None:
        """Move the marker."""
        found = side(self.id)
        spaces = [write_effect(effect) if effect is not None else "" for effect in found.spaces]
        number = found.board + 1
        state = {"hand": "walker", "boards": {number: spaces}, **self.state}
        if self.start:
            state["board"] = (number, self.start)
        t = set_table(self.mine, "", state, card("walker", 1, f"advance {self.far}")).play("walker", 0)
        it = len(t.view.mine) - 1
        before = belongings(t, it)
        choose(t, it, f"effect:a {self.choices}")
        assert is_done(t), f"more to choose: {t}"
        require_same(belongings(t, it), before | (self.expected or {}))


def landing(
    id: str, space: int, *, start: int | None = None, far: int = 1, edge: str = "", choices: str = "", **state: Any
) -> Landing:
    """A case of a space. `start`: where the marker stands before (0: on no board); `far`: how far it is moved."""
    return Landing(id, space, space - 1 if start is None else start, far, edge, choices, **state)


def side(id: str) -> Side:
    """A side of the base set."""
    return next(found for found in base().boards if found.id == id)
