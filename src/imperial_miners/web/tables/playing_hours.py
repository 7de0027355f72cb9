"""The hours in which people's clocks run in games over days: kept for a device, and brought to each of its seats."""

from __future__ import annotations

import contextlib

from imperial_miners.web.log.device import Session
from imperial_miners.web.log.entry import HOURS, PERSON, Entry
from imperial_miners.web.log.pace import LEAST_HOURS, hours_of, is_slow, length_of
from imperial_miners.web.log.state import State, Table
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.store.hours_store import HoursStore
from imperial_miners.web.tables.live import LiveTables

MOST_GAMES = 200


class PlayingHours:
    """Keeps playing hours, in the store for a device and in the log for a seat."""

    def __init__(self, live: LiveTables, kept: HoursStore) -> None:
        self.live = live
        self.kept = kept

    async def set(self, session: Session, zone: str, begin: int, end: int) -> None:
        """A device has other hours from now on, at every table where it sits."""
        if length_of(begin, end) < LEAST_HOURS:
            raise Refusal("too-few-hours")
        await self.kept.save(session.holder, hours_of(zone, begin, end))
        await self.bring_everywhere(session.holder)

    async def bring_everywhere(self, holder: str) -> None:
        """Let all seats of a device have its hours; of games that are closed there is nothing to bring them to."""
        for game, is_finished in await self.live.store.games_of(holder, MOST_GAMES):
            if not is_finished:
                with contextlib.suppress(Refusal):
                    await self.bring(await self.live.table(game), holder)

    async def bring(self, table: Table, holder: str) -> None:
        """Let the seats of a device have its hours, if a game is one over days."""
        if not is_slow(table.origin.clock):
            return
        hours = await self.kept.of(holder)

        async def make(state: State) -> list[Entry]:
            at = self.live.now()
            return [
                Entry(0, HOURS, seat, None, hours, PERSON, at)
                for seat, chair in enumerate(state.chairs)
                if chair.holder == holder and state.pace.hours[seat] != hours
            ]

        await self.live.change(table.id, make)
