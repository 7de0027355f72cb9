"""Tells people who are away that a table waits for them: once for each turn, and twice more before their time in a game
over days is up; not while they watch, not in their quiet hours. It works in the background, so no move waits for it.
Devices hear of it by push, with a key and the extra `push`; addresses of people's own (`webhooks`) need neither.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import json
import logging
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from imperial_miners.text.messages import messages_in
from imperial_miners.text.when import said_time
from imperial_miners.web.log import timing
from imperial_miners.web.log.alerts import DONE, GONE, LAST, LATER, TURN, Subscription, Webhook, zone_of
from imperial_miners.web.log.entry import PERSON
from imperial_miners.web.log.pace import is_slow
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.waiting import asked_seats, waits_for
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import Settings
from imperial_miners.web.store.alert_store import AlertStore
from imperial_miners.web.store.log_store import Store
from imperial_miners.web.store.pack_store import PackStore
from imperial_miners.web.tables.background import Background
from imperial_miners.web.tables.hub import Hub
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.webhooks import Webhooks

if TYPE_CHECKING:
    from imperial_miners.web.tables.pushing import Pusher

KEY: Final = "push"
"""The name of the key that `imperial-miners alerts` makes."""
TICK: Final = 5.0
MINUTE: Final = 60_000
"""Milliseconds for which somebody is away before a message is sent."""
TRIES: Final = 5
AT_ONCE: Final = 8
MOST_GAMES: Final = 30
log = logging.getLogger(__name__)


@dataclass
class Asked:
    """A seat that is asked something. `since`: since when nobody has watched from its device,
    by a clock that nobody sets. `deadline` and the
    `reminders` before it are there in games over days; `said` is what its player was told last."""

    holder: str
    number: int
    since: int
    deadline: int | None = None
    reminders: list[int] = field(default_factory=list)
    said: int = TURN - 1
    failures: int = 0

    def due(self) -> int | None:
        """What is to be said now: that it is somebody's turn, or the newest reminder that was not given."""
        passed = sum(timing.steady() >= at for at in self.reminders)
        return passed if passed > self.said else None

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to say."""
        return self.said >= len(self.reminders)


class Watching:
    """Which devices follow which tables, in all processes together."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.told: set[str] = set()
        self.elsewhere: dict[str, set[str]] = {}

    def is_here(self, game: str, holder: str) -> bool:
        """Whether a device follows a game."""
        return self.hub.is_here(game, holder) or any(f"{game}:{holder}" in each for each in self.elsewhere.values())

    def news(self, is_all: bool) -> dict[str, int]:
        """Who has come and who has gone, or (with a 1) all who are here."""
        here = {f"{game}:{holder}" for game, holder in self.hub.devices}
        left, come = self.told - here, here if is_all else here - self.told
        self.told = here
        return dict.fromkeys(left, 0) | dict.fromkeys(come, 1)

    def heard(self, fellow: str, key: str, count: int) -> None:
        """Another process has told of a device."""
        found = self.elsewhere.setdefault(fellow, set())
        if count:
            found.add(key)
        else:
            found.discard(key)

    def gone(self, fellow: str) -> None:
        """Another process is no more, and nobody watches by it."""
        self.elsewhere.pop(fellow, None)


class Alerts(Background):
    """Looks every few seconds who is awaited and away."""

    def __init__(self, live: LiveTables, kept: AlertStore, keys: PackStore) -> None:
        super().__init__(self.tick, TICK)
        self.live = live
        self.kept = kept
        self.keys = keys
        self.watching = Watching(live.hub)
        self.changed: set[str] = set()
        self.asked: dict[tuple[str, int], Asked] = {}
        self.is_new_here = True
        self.pusher: Pusher | None = None
        self.webhooks = Webhooks(kept, live.settings.webhooks)

    @property
    def public(self) -> str:
        """The key by which browsers know this server; empty where it tells nobody."""
        return self.pusher.public if self.pusher is not None else ""

    async def open(self) -> None:
        """Begin, if there is a way to tell anybody."""
        key = await self.keys.known(KEY)
        if key is not None and importlib.util.find_spec("cryptography") is None:
            log.warning("alerts need the extra `push`, which is not installed")
        elif key is not None:
            from imperial_miners.web.tables.pushing import Pusher

            self.pusher = Pusher(key, self.live.settings.contact)
        if self.pusher is None and not self.webhooks.are_offered:
            return
        self.live.fellows.share("watching", self.watching)
        self.live.on_change(lambda table: self.changed.add(table.id))
        self.start()

    async def stop(self) -> None:
        """End, and hang up."""
        await super().stop()
        await self.webhooks.close()
        if self.pusher is not None:
            await self.pusher.close()

    def may_go_to(self, endpoint: str) -> bool:
        """Whether an address is one of a push service: a server sends nothing to wherever it is told."""
        try:
            parts = urlsplit(endpoint)
        except ValueError:
            return False
        origin, host = f"{parts.scheme}://{parts.netloc}", f".{parts.netloc}"
        services = self.live.settings.push_services
        return origin in services or (
            parts.scheme == "https" and host.endswith(tuple(s for s in services if s[0] == "."))
        )

    async def subscribe(self, subscription: Subscription) -> None:
        """Tell a device of its turns from now on; of those that it has now it knows. Refusal if that cannot be."""
        if self.pusher is None:
            raise Refusal("not-found")
        from imperial_miners.web.tables.pushing import can_be_sealed

        if not self.may_go_to(subscription.endpoint) or not can_be_sealed(subscription):
            raise Refusal("malformed")
        await self.kept.save(subscription)
        await self.begin(subscription.owner)

    async def hook(self, webhook: Webhook) -> None:
        """Tell an address of somebody's turns from now on. Refusal if that cannot be."""
        await self.webhooks.save(webhook)
        await self.begin(webhook.owner)

    async def begin(self, owner: str) -> None:
        """Somebody wants to be told from now on: of the turns that they have now they know."""
        for (game, seat), asked in list(self.asked.items()):
            if asked.holder == owner:
                await self.kept.claim(game, seat, asked.number, TURN)
                self.has_said(game, seat, asked, max(TURN, asked.said))

    def can_reach(self, to: Subscription | Webhook) -> bool:
        """Whether this server sends messages of that kind."""
        return self.webhooks.are_offered if isinstance(to, Webhook) else self.pusher is not None

    # ---------------------------------------------------------------- who is awaited

    async def tick(self) -> None:
        """Look who is awaited, and tell those who have been away for long enough."""
        if self.is_new_here:
            await self.look_back()
        while self.changed:
            self.note(self.live.tables.get(self.changed.pop()))
        now = timing.steady()
        for (game, _), asked in self.asked.items():
            if self.watching.is_here(game, asked.holder):
                asked.since = now
        away = {place: asked for place, asked in self.asked.items() if now - asked.since >= MINUTE}
        due = {place: asked for place, asked in away.items() if asked.due() is not None}
        wanted = await self.kept.owned_by({asked.holder for asked in due.values()}) if due else {}
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(place: tuple[str, int], asked: Asked) -> None:
            asked.since = now  # whatever holds it up now, it is looked at again in a minute
            known = filter(self.can_reach, wanted.get(asked.holder, ()))
            to = [each for each in known if not each.is_quiet(self.live.now())]
            if to:
                async with gate:
                    await self.tell(*place, asked, to)

        await asyncio.gather(*(one(*each) for each in due.items()))

    async def look_back(self) -> None:
        """After a start: load the tables at which somebody who wants to be told may be awaited."""
        for holder in await self.kept.holders():
            for game, is_finished in await self.live.store.games_of(holder, MOST_GAMES):
                if not is_finished:
                    with contextlib.suppress(Refusal):
                        self.changed.add((await self.live.table(game)).id)
        self.is_new_here = False

    def note(self, table: Table | None) -> None:
        """Note who is asked at a table now."""
        if table is None:
            return
        for seat, chair in enumerate(table.state.chairs):
            place, number = (table.id, seat), table.state.numbers[seat]
            if not is_awaited(table, seat):
                self.asked.pop(place, None)
                continue
            known = self.asked.get(place)
            if chair.holder and (known is None or (known.holder, known.number) != (chair.holder, number)):
                known = self.asked[place] = Asked(chair.holder, number, timing.steady())
            if (
                known is not None
                and known.deadline != (deadline := table.deadline(seat))
                and is_slow(table.origin.clock)
            ):
                known.deadline, known.reminders = deadline, table.reminders(seat, self.live.now())

    # ---------------------------------------------------------------- telling them

    async def tell(self, game: str, seat: int, asked: Asked, to: list[Subscription | Webhook]) -> None:
        """Tell somebody of a turn, unless it was told, or the turn is over by now."""
        try:
            await self.live.look_again(game)
            table = await self.live.table(game)
        except Refusal:
            self.asked.pop((game, seat), None)
            return
        self.note(table)
        if self.asked.get((game, seat)) is not asked:
            return
        stage = asked.due()
        if stage is None:
            return
        if not asked.failures and not await self.kept.claim(game, seat, asked.number, stage):
            self.has_said(game, seat, asked, stage)
            return
        outcomes = await asyncio.gather(*(self.send(table, seat, each, stage) for each in to))
        asked.failures += 1
        if any(outcome != LATER for outcome in outcomes) or asked.failures >= TRIES:
            self.has_said(game, seat, asked, stage)

    async def send(self, table: Table, seat: int, to: Subscription | Webhook, stage: int) -> str:
        """Send a message to one device, and forget it if it is gone, or let one go to a webhook; what became of it."""
        said = await self.message(table, seat, to, stage)
        if isinstance(to, Webhook):
            kind = "turn" if stage == TURN else "last" if stage == LAST else "reminder"
            self.webhooks.send_soon(to, self.for_webhook(to, kind, said))
            return DONE
        assert self.pusher is not None
        outcome = await self.pusher.push(to, json.dumps(said).encode(), topic=table.id)
        if outcome == GONE:
            await self.kept.drop(to.holder, to.endpoint)
        return outcome

    def for_webhook(self, to: Webhook, kind: str, said: dict[str, str | int]) -> dict[str, str | int]:
        """What a webhook is told: of which kind it is, when it was said, and a link that leads here from anywhere."""
        at = datetime.fromtimestamp(self.live.now() / 1000, UTC).isoformat(timespec="seconds")
        return {"kind": kind, "time": at} | said | {"url": f"{to.origin}{said['url']}"}

    async def test(self, to: Webhook) -> tuple[bool, int]:
        """Send a webhook a message that says nothing new; whether it arrived, and the status that was answered."""
        say = messages_in(to.language).say
        said: dict[str, str | int] = {"title": say("ui-game-name"), "body": say("ui-webhook-test-body"), "url": "/"}
        return await self.webhooks.test(to, self.for_webhook(to, "test", said))

    def has_said(self, game: str, seat: int, asked: Asked, stage: int) -> None:
        """Note what somebody was told. Whoever has no more to hear is no longer looked at."""
        asked.said, asked.failures = stage, 0
        if asked.is_done and not asked.deadline:
            self.asked.pop((game, seat), None)

    async def message(self, table: Table, seat: int, to: Subscription | Webhook, stage: int) -> dict[str, str | int]:
        """What somebody is told: at which table it is awaited, and how many wait in all. Nothing that is hidden."""
        say = messages_in(to.language).say
        others = [chair for chair in table.state.chairs if chair.holder not in (None, to.owner)]
        deadline = table.deadline(seat)
        when = said_time(deadline, zone_of(to.zone), to.language) if deadline is not None else ""
        names = [chair.name or say("ui-seat-name", colour=chair.colour) for chair in others]
        return {
            "title": say("ui-game-name"),
            "body": say(said_at(stage), round=table.game.round, names=", ".join(names), when=when),
            "game": table.id,
            "url": f"/table/{table.id}/{seat + 1}",
            "awaited": await self.awaited(to.owner),
        }

    async def awaited(self, holder: str) -> int:
        """At how many tables people wait for a device."""
        count = 0
        for game, is_finished in await self.live.store.games_of(holder, MOST_GAMES):
            if not is_finished:
                with contextlib.suppress(Refusal):
                    count += waits_for(await self.live.table(game), holder)
        return count


def said_at(stage: int) -> str:
    """The message of a stage."""
    return "ui-alert-turn" if stage == TURN else "ui-alert-last" if stage == LAST else "ui-alert-reminder"


def is_awaited(table: Table, seat: int) -> bool:
    """Whether people wait for a seat, or a clock for games over days does."""
    chair = table.state.chairs[seat]
    if chair.kind != PERSON or chair.holder is None or table.game.is_over:
        return False
    is_timed = is_slow(table.origin.clock) and table.deadline(seat) is not None
    return seat in asked_seats(table, chair.holder) and (is_timed or waits_for(table, chair.holder))


async def make_key(settings: Settings) -> bool:
    """Make the key of a server's alerts, unless there is one; whether it was made now."""
    store = Store(settings)
    await store.open()
    try:
        keys = PackStore(store)
        is_new = await keys.known(KEY) is None
        await keys.key(KEY)
    finally:
        await store.close()
    return is_new
