"""Puts the parts of a server together that know nothing of HTTP: the live tables, and what can be done at them.

`live` has the tables, whose `game` and `state` may be read at leisure; `answers`, `games`, `seating`, `plans`, `chat`
and `bots` change them; `hub.subscribe(id)` gives a bell that rings when a log has grown. Each part is handed just the
parts it works with, and none of them knows this module. Refusals are `Refusal` and the engine's `IllegalAction`.
"""

from __future__ import annotations

from typing import Final

from imperial_miners.web.gate import Gate
from imperial_miners.web.settings import Settings
from imperial_miners.web.store.account_store import AccountStore
from imperial_miners.web.store.alert_store import AlertStore
from imperial_miners.web.store.deal_store import DealStore
from imperial_miners.web.store.hours_store import HoursStore
from imperial_miners.web.store.log_store import Store
from imperial_miners.web.store.pack_store import PackStore
from imperial_miners.web.store.seat_store import SeatStore
from imperial_miners.web.tables.accounts import Accounts
from imperial_miners.web.tables.alerts import Alerts
from imperial_miners.web.tables.answers import Answers
from imperial_miners.web.tables.bot_reasons import BotReasons
from imperial_miners.web.tables.bots import BotsAtTable, Thinker
from imperial_miners.web.tables.chat import Chat
from imperial_miners.web.tables.clock import Calendar, Clock
from imperial_miners.web.tables.closed import ClosedGames
from imperial_miners.web.tables.daily import Days
from imperial_miners.web.tables.games import Games
from imperial_miners.web.tables.ghosts import Ghosts
from imperial_miners.web.tables.hub import Hub, StreamLimit
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.looking_back import LookingBack
from imperial_miners.web.tables.metrics import Metrics
from imperial_miners.web.tables.packs import Packs
from imperial_miners.web.tables.plans import Plans
from imperial_miners.web.tables.playing_hours import PlayingHours
from imperial_miners.web.tables.promises import Promises
from imperial_miners.web.tables.puzzle_book import PuzzleBook
from imperial_miners.web.tables.runs import Runs
from imperial_miners.web.tables.seating import Seating
from imperial_miners.web.tables.sweeping import Sweeper
from imperial_miners.web.tables.thinking import PoolThinker

DRAWING: Final = 2
"""Streams that draw at once. However many are to hear of something, whatever else is asked comes between."""


def thinker_for(settings: Settings, metrics: Metrics) -> PoolThinker:
    """The processes in which bots think, as the settings want them."""
    return PoolThinker(settings.bot_workers, metrics, settings.bot_patience, settings.limits.thoughts)


class Service:
    """The tables of one server process, and what can be done at them."""

    def __init__(self, settings: Settings, thinker: Thinker | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings)
        self.packs = Packs(settings.packs, settings.data_dir / "packs", PackStore(self.store))
        self.hub = Hub()
        self.streams = StreamLimit(settings.limits)
        self.drawing = Gate(DRAWING)
        self.live = LiveTables(settings, self.packs, self.store, self.hub, self.metrics)
        self.promises = Promises(self.packs.kept)
        self.hours = PlayingHours(self.live, HoursStore(self.store))
        self.games = Games(self.live, self.promises, self.hours)
        self.answers = Answers(self.live)
        seats = SeatStore(self.store)
        self.seating = Seating(self.live, seats, self.hours)
        self.chat = Chat(self.live)
        self.plans = Plans(self.live, seats, self.answers)
        self.bots = BotsAtTable(self.live, self.answers, thinker or thinker_for(settings, self.metrics))
        self.bot_reasons = BotReasons(self.bots)
        self.accounts = Accounts(self.live, AccountStore(self.store), self.hours)
        self.clock = Clock(self.live, self.seating, self.bots)
        self.calendar = Calendar(self.live, self.hours.kept)
        self.alerts = Alerts(self.live, AlertStore(self.store), self.packs.kept)
        self.sweeper = Sweeper(self.live)
        self.closed = ClosedGames(self.live)
        self.looking_back = LookingBack(self.live)
        self.puzzle_book = PuzzleBook(self.packs.main)
        deals = DealStore(self.store)
        self.runs = Runs(deals, self.packs, self.hub)
        self.days = Days(self.live, deals, self.runs, self.games)
        self.ghosts = Ghosts(self.packs, deals, self.runs, self.games)
        self.live.on_change(self.bots.nudge)
        self.live.fellows.share("streams", self.streams)
        self.live.fellows.share("tables", self.live.open_tables)
        self.live.fellows.share("uploads", self.live.uploads)
        self.live.fellows.share("plans", self.plans.allowed)
        self.live.fellows.share("reviews", self.looking_back.reviews.allowed)
        self.metrics.gauge("tables", "Games in memory.", lambda: len(self.live.tables))
        self.metrics.gauge("streams", "Open streams.", lambda: self.hub.count)
        self.metrics.gauge("processes", "Processes of this database.", lambda: 1 + len(self.live.fellows.last))
        self.metrics.gauge("bots_thinking", "Seats for which a bot thinks.", lambda: len(self.bots.tasks))

    async def start(self) -> None:
        """Open the store and begin to work."""
        await self.store.open()
        await self.packs.start()
        await self.promises.start()
        await self.puzzle_book.start(self.packs)
        self.live.start()
        await self.accounts.start()
        self.clock.start()
        self.calendar.start()
        self.sweeper.start()
        await self.alerts.open()
        await self.looking_back.start()

    async def stop(self) -> None:
        """End every task and let the store go."""
        self.hub.close()
        await self.clock.stop()
        await self.calendar.stop()
        await self.alerts.stop()
        await self.sweeper.stop()
        await self.looking_back.stop()
        await self.runs.close()
        await self.bots.close()
        await self.live.stop()
        await self.store.close()
