"""What seats say to each other."""

from __future__ import annotations

import json

from imperial_miners.web.log.device import Session
from imperial_miners.web.log.entry import CHAT, PERSON, Entry
from imperial_miners.web.log.state import State, Table
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.requests import ChatLine


class Chat:
    """Writes chat lines into the logs of the live tables."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live

    async def say(self, session: Session, game: str, seat: int, line: ChatLine) -> Table:
        """A chat line of a seat."""
        body = {"phrase": line.phrase} if line.phrase else {"text": line.said}

        async def make(state: State) -> list[Entry]:
            table.require_holder(session.holder, seat)
            if not line.phrase and not line.said:
                return []
            return [Entry(0, CHAT, seat, None, json.dumps(body), PERSON, self.live.now())]

        table = await self.live.table(game)
        await self.live.change(game, make)
        return table
