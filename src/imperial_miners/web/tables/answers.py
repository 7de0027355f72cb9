"""The answers of seats: choosing, undo and redo, each under a number, so that a repeated request does no harm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from imperial_miners.engine.happening import Happening
from imperial_miners.engine.lines import check_line
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.engine.undo import ANSWER
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.entry import AHEAD, BOT, CHOOSE, PERSON, REDO, UNDO, Entry
from imperial_miners.web.log.state import State, Table
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.tables.live import LiveTables

MOST_UNDOS: Final = 300
"""By one seat in one game: each makes the log longer to replay, and nobody needs so many."""


@dataclass(frozen=True)
class Answer:
    """What came of a seat's answer. `is_repeated`: it had been given before, and nothing was done now."""

    table: Table
    seat: int
    happenings: list[Happening]
    is_repeated: bool

    @property
    def number(self) -> int:
        """How many answers the seat has given now."""
        return self.table.state.numbers[self.seat]


class Answers:
    """Takes the answers of people and bots at the live tables. Refusals are `Refusal` and `IllegalAction`."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live

    async def decide(
        self, session: Session, game: str, seat: int, number: int, *options: str, then: Sequence[str] = ()
    ) -> Answer:
        """Answer a seat's decision; with several options also the questions that follow from it, all or none.

        `then` are options said beforehand for the questions after what is revealed, given as long as they fit.
        """
        wanted = [(CHOOSE, option) for option in options]
        if then:
            wanted.append((AHEAD, " ".join(then)))
        return await self.answer(session.holder, game, seat, number, wanted, is_line=True)

    async def undo(self, session: Session, game: str, seat: int, number: int, target: str = ANSWER) -> Answer:
        """I20 Take back a seat's last answer, this round's card, or its turn up to the information line."""
        return await self.answer(session.holder, game, seat, number, [(UNDO, target)])

    async def redo(self, session: Session, game: str, seat: int, number: int) -> Answer:
        """Give again the answer that was taken back last."""
        return await self.answer(session.holder, game, seat, number, [(REDO, "")])

    async def decide_as_bot(self, game: str, seat: int, number: int, option: str, level: str) -> Answer:
        """The answer of the bot that plays a seat."""
        return await self.answer(None, game, seat, number, [(CHOOSE, option)], level)

    async def answer(
        self,
        holder: str | None,
        game: str,
        seat: int,
        number: int,
        wanted: Sequence[tuple[str, str]],
        level: str | None = None,
        is_line: bool = False,
    ) -> Answer:
        """A seat's answers, all or none: of the holder, or (without one) of the bot of a level."""
        table = await self.live.dealt(game, may_be_behind=True)  # whoever is behind cannot write, and looks then
        table.chair(seat)

        async def make(state: State) -> list[Entry]:
            if number > state.numbers[seat]:
                await self.live.refresh(table)  # the seat may have gone on in another process
                state = table.state
            chair = state.chairs[seat]
            if holder is not None and chair.holder != holder:
                raise Refusal("not-your-seat")
            if number != state.numbers[seat]:
                if await self.is_repeated(table, seat, number, wanted):
                    return []
                raise Refusal("stale", number=state.numbers[seat])
            if chair.bot != level:
                raise Refusal("bot-plays" if holder is not None else "bot-plays-not")
            if is_line and len(wanted) > 1:  # unlike a plan, it may not pass what it reveals
                check_line(state.game, seat, [option for kind, option in wanted if kind == CHOOSE])
            return entries_for(state, seat, wanted, PERSON if holder is not None else BOT, self.live.now())

        table, logged = await self.live.change(game, make)
        happenings = [happening.seen_by(seat) for one in logged for happening in one.happenings]
        return Answer(table, seat, happenings, is_repeated=not logged)

    async def is_repeated(self, table: Table, seat: int, number: int, wanted: Sequence[tuple[str, str]]) -> bool:
        """Whether exactly these answers were given under these numbers before."""
        for kind, option in wanted:
            if kind == AHEAD:
                continue
            entry = await self.live.store.answer(table.id, seat, number)
            if entry is None or entry.kind != kind or (kind == CHOOSE and entry.body != option):
                return False
            number += 1
        return True


def entries_for(state: State, seat: int, wanted: Sequence[tuple[str, str]], by: str, at: int) -> list[Entry]:
    """The entries by which a seat gives its next answers."""
    steps: list[tuple[str, str]] = []
    for kind, body in wanted:
        if kind == UNDO:
            if (state.numbers[seat] - len(state.done[seat])) // 2 >= MOST_UNDOS:
                raise Refusal("too-many-undos")
            number = state.game.can_undo(seat).get(body, 0)
            if not number:
                raise IllegalAction("nothing-to-undo", "I20", seat, "")
            steps += [(UNDO, "")] * number  # each entry of a log takes back one answer
        elif kind == REDO:
            if not state.redo[seat]:
                raise Refusal("nothing-to-redo")
            steps.append((REDO, state.redo[seat][-1]))
        else:
            steps.append((kind, body))
    first = state.numbers[seat]
    return [
        Entry(0, kind, seat, None if kind == AHEAD else first + offset, body, by, at)
        for offset, (kind, body) in enumerate(steps)
    ]
