"""Who sits where: invitations and joining, bots that take over and give back, moving to another device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from imperial_miners.web.log.device import Session, hash_of, new_code, plain_code
from imperial_miners.web.log.entry import BOT, PAUSE, PERSON, WISH, Chair, Entry, seat_entry
from imperial_miners.web.log.pace import is_slow
from imperial_miners.web.log.state import State, Table
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.store.seat_store import SeatStore
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.playing_hours import PlayingHours

CODE_LIFE: Final = 10 * 60_000
ABSENCE: Final = 120_000
"""Milliseconds after which others may let a bot play for somebody who is awaited."""


class Seating:
    """Arranges the seats of the live tables."""

    def __init__(self, live: LiveTables, kept: SeatStore, hours: PlayingHours) -> None:
        self.live = live
        self.kept = kept
        self.hours = hours

    async def rearrange(
        self,
        game: str,
        seat: int,
        arrange: Callable[[Table, Chair], Chair],
        by: str = PERSON,
        adds: str | None = None,
    ) -> Table:
        """Give a seat a new chair, made from the one it has; the same one means that nothing is to be done."""
        table = await self.live.table(game)
        table.chair(seat)

        async def make(state: State) -> list[Entry]:
            chair = arrange(table, state.chairs[seat])
            if chair == state.chairs[seat]:
                return []
            return [seat_entry(seat, replace(chair, since=self.live.now()), by, None if state.is_dealt else adds)]

        return (await self.live.change(game, make))[0]

    async def invite(self, session: Session, game: str, seat: int) -> str:
        """The token of a link to an open seat. Anyone at the table may ask, as often as they like."""
        table = await self.live.table(game)
        require_seated(table, session)
        if table.chair(seat).kind != "open":
            raise Refusal("seat-taken")
        token = session.invitation(game, seat)
        await self.kept.add_invitation(hash_of(token), game, seat)
        return token

    async def invited(self, token: str) -> tuple[Table, int]:
        """The table and seat that a link leads to."""
        found = await self.kept.invitation(hash_of(token))
        if found is None:
            raise Refusal("no-such-invitation")
        return await self.live.table(found[0]), found[1]

    async def join(
        self, session: Session, token: str, name: str = "", colour: str | None = None, adds: str = ""
    ) -> tuple[Table, int]:
        """Take the seat that a link leads to; again, if it is one's own already. `adds` becomes a part of the deal if
        the cards are not dealt yet."""
        table, seat = await self.invited(token)

        def sit(table: Table, chair: Chair) -> Chair:
            if chair.holder == session.holder:
                return chair
            if chair.kind != "open":
                raise Refusal("seat-taken")
            return replace(looks(table, seat, chair, name, colour), holder=session.holder)

        table = await self.rearrange(table.id, seat, sit, adds=adds)
        await self.hours.bring(table, session.holder)
        return table, seat

    async def rename(self, session: Session, game: str, seat: int, name: str, colour: str | None = None) -> Table:
        """Change the name and colour of one's own seat."""

        def change(table: Table, chair: Chair) -> Chair:
            table.require_holder(session.holder, seat)
            return looks(table, seat, chair, name, colour)

        return await self.rearrange(game, seat, change)

    async def wish(self, session: Session, game: str, seat: int, wish: str) -> Table:
        """How a seat wants to play from now on: `+hints` or `-hints`, and so on. Everybody can end a pause."""

        async def make(state: State) -> list[Entry]:
            table.require_holder(session.holder, seat)
            is_wished = wish[1:] in state.wishes[seat]
            ends_pause = wish == f"-{PAUSE}" and state.pace.paused is not None
            if is_wished == wish.startswith("+") and not ends_pause:
                return []
            return [Entry(0, WISH, seat, None, wish, PERSON, self.live.now())]

        table = await self.live.table(game)
        await self.live.change(game, make)
        return table

    async def give_to_bot(self, session: Session, game: str, seat: int, level: str) -> Table:
        """Let a bot play: one's own seat (which is how one leaves), one that nobody holds, or one long awaited."""

        def hand_over(table: Table, chair: Chair) -> Chair:
            require_seated(table, session)
            if chair.kind == "person" and chair.holder != session.holder and not self.is_absent(table, seat):
                raise Refusal("still-playing")
            if chair.kind == "away" and chair.holder != session.holder:
                raise Refusal("not-your-seat")
            return replace(chair, bot=level)

        return await self.rearrange(game, seat, hand_over)

    async def take_back(self, session: Session, game: str, seat: int) -> Table:
        """Send the bot away: from one's own seat, or from one that nobody holds, which is open then."""

        def return_(table: Table, chair: Chair) -> Chair:
            require_seated(table, session)
            if chair.holder not in (None, session.holder):
                raise Refusal("not-your-seat")
            return replace(chair, bot=None)

        return await self.rearrange(game, seat, return_)

    async def stand_in(self, game: str, seat: int, level: str) -> Table:
        """Let a bot play for a person whose time is up."""
        return await self.rearrange(
            game, seat, lambda _, chair: replace(chair, bot=level) if chair.kind == "person" else chair, BOT
        )

    def is_absent(self, table: Table, seat: int) -> bool:
        """Whether a seat has been awaited for so long that its player seems to be gone. In a game over days nobody is:
        its clock says when a bot takes over."""
        state = table.state
        if not state.is_dealt or is_slow(table.origin.clock):
            return False
        since = max(state.round_began, state.acted[seat], state.chairs[seat].since)
        # Whose last sign lies ahead gave it before the machine's clock was set back.
        return seat in table.game.awaiting() and abs(self.live.now() - since) > ABSENCE

    # ---------------------------------------------------------------- another device

    async def make_code(self, session: Session, game: str) -> tuple[str, int]:
        """A code that moves this device's seats of a game to the device that redeems it, and when it expires."""
        table = await self.live.table(game)
        require_seated(table, session)
        code, now = new_code(), self.live.now()
        await self.kept.add_code(hash_of(code), game, session.holder, now + CODE_LIFE, now)
        return code, now + CODE_LIFE

    async def redeem(self, session: Session, typed: str) -> Table:
        """Take over the seats of the device that shows a code."""
        found = await self.kept.take_code(hash_of(plain_code(typed)), self.live.now())
        if found is None:
            raise Refusal("no-such-code")
        game, holder = found

        async def make(state: State) -> list[Entry]:
            at = self.live.now()
            return [
                seat_entry(seat, replace(chair, holder=session.holder, since=at))
                for seat, chair in enumerate(state.chairs)
                if chair.holder == holder != session.holder
            ]

        table, _ = await self.live.change(game, make)
        await self.hours.bring(table, session.holder)
        return table


def require_seated(table: Table, session: Session) -> None:
    """Only those who hold a seat may go on."""
    if not table.seats_of(session.holder):
        raise Refusal("not-at-the-table")


def looks(table: Table, seat: int, chair: Chair, name: str, colour: str | None) -> Chair:
    """A chair with a name and, if it is free, a colour."""
    if colour is None:
        return replace(chair, name=name)
    if any(other.colour == colour for at, other in enumerate(table.state.chairs) if at != seat):
        raise Refusal("colour-taken")
    return replace(chair, name=name, colour=colour)
