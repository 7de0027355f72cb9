"""Clocks and presence, to the millisecond: whose time is up when, who counts as gone, which bot is woken."""

from dataclasses import replace
from typing import Any

import pytest

from imperial_miners.web.log import timing
from imperial_miners.web.log.entry import Chair, seat_entry
from imperial_miners.web.log.state import Table, fold
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.tables.clock import TICK
from tests.web.tables import BOT, PERSON, Place

pytestmark = pytest.mark.anyio
NOON = 1_700_000_000_000


class Watch:
    """A table whose times a test sets, and the server's clocks, which stand still."""

    def __init__(self, place: Place, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.place = place
        self.table = table
        self.patch = monkeypatch
        table.loaded = 0
        table.shown = dict.fromkeys(range(len(table.state.chairs)), 0)
        for seat in range(len(table.state.chairs)):
            self.sit(seat, since=NOON)
        self.set(round_began=NOON, acted=(NOON,) * len(table.state.chairs))
        self.at(0)

    def set(self, **changes: Any) -> None:
        self.table.state = replace(self.table.state, **changes)

    def sit(self, seat: int, **changes: Any) -> None:
        chairs = list(self.table.state.chairs)
        chairs[seat] = replace(chairs[seat], **changes)
        self.set(chairs=tuple(chairs))

    def at(self, after: int) -> None:
        """So many milliseconds after noon."""
        self.patch.setattr(self.place.service.live, "now", lambda: NOON + after)
        self.patch.setattr(timing, "steady", lambda: after)

    async def look(self, after: int) -> str:
        """What seat 0 is after the clock has looked."""
        self.at(after)
        await self.place.service.clock.look(self.table)
        return self.table.state.chairs[0].kind


@pytest.fixture
async def watch(small_place: Place, monkeypatch: pytest.MonkeyPatch) -> Watch:
    game = await small_place.person().begin(PERSON, PERSON, clock=60)
    return Watch(small_place, await small_place.service.live.table(game), monkeypatch)


@pytest.mark.parametrize(
    ("began", "since", "loaded", "deadline"),
    [
        (0, 0, -NOON, 60_000),
        (0, 7, -NOON, 60_007),
        (9, 7, -NOON, 60_009),
        (0, 0, 39_999, 60_000),
        (0, 0, 40_001, 60_001),
    ],
)
async def test_the_time_is_up(watch: Watch, began: int, since: int, loaded: int, deadline: int):
    watch.set(round_began=NOON + began)
    watch.sit(0, since=NOON + since)
    watch.table.loaded = NOON + loaded
    assert watch.table.deadline(0) == NOON + deadline


async def test_no_time_runs_for_a_bot_or_who_is_not_asked_or_without_a_clock(watch: Watch):
    watch.sit(0, bot="king")
    assert watch.table.deadline(0) is None
    watch.sit(0, bot=None)
    while 0 in watch.table.game.awaiting():
        watch.table.game.apply(0, watch.table.game.decision(0).options[0])
    assert watch.table.deadline(0) is None
    assert watch.table.deadline(1) is not None
    watch.table.origin = replace(watch.table.origin, clock=None)
    assert watch.table.deadline(1) is None


async def test_no_time_runs_before_everybody_has_sat_down(watch: Watch):
    watch.sit(1, holder=None)
    assert (watch.table.state.chairs[1].kind, watch.table.deadline(0)) == ("open", None)
    assert await watch.look(9_000_000) == "person"
    chair = Chair("Bob", "blue", "somebody", None, NOON + 500)
    entry = replace(seat_entry(1, chair), seq=watch.table.state.seq + 1, at=NOON + 500)
    watch.table.state, _ = fold(watch.table.state, entry)
    assert [watch.table.deadline(seat) for seat in (0, 1)] == [NOON + 60_500] * 2
    again, _ = fold(watch.table.state, replace(entry, seq=entry.seq + 1, at=NOON + 900))
    assert again.round_began == NOON + 500


async def test_no_bot_steps_in_before_the_first_question_was_shown(watch: Watch):
    watch.table.shown = {}
    assert await watch.look(9_000_000) == "person"
    watch.table.show(0, NOON + 7)
    watch.table.show(0, NOON + 70)
    assert watch.table.deadline(0) == NOON + 60_007
    watch.table.shown = {}
    watch.set(numbers=(1, 0))
    assert watch.table.deadline(0) == NOON + 60_000, "whoever has answered was asked"


async def test_a_bot_steps_in_just_after_the_deadline(watch: Watch):
    assert TICK == 1
    assert await watch.look(60_000) == "person"
    assert await watch.look(60_001) == "away"
    assert watch.table.state.chairs[0].bot == "adept"
    assert {told.entry.by for told in watch.table.recent if told.entry.at == NOON + 60_001} == {"bot"}


@pytest.mark.parametrize("jump", [3_600_000, -3_600_000])
async def test_nobody_loses_or_wins_time_when_the_machines_clock_jumps(watch: Watch, jump: int):
    assert await watch.look(1_000) == "person"
    live = watch.place.service.live
    for passed, kind in ((2_000, "person"), (60_000, "person"), (60_001, "away")):
        watch.at(passed)
        watch.patch.setattr(live, "now", lambda passed=passed: NOON + passed + jump)
        await watch.place.service.clock.look(watch.table)
        assert watch.table.state.chairs[0].kind == kind


async def test_a_clock_that_was_set_back_before_anybody_looked_gives_no_more_than_a_round(watch: Watch):
    watch.at(-3_600_000)
    assert watch.table.time_left(0, NOON - 3_600_000) == 60_000


@pytest.mark.parametrize(("idle", "woken"), [(3_000, 0), (3_001, 1), (-3_600_000, 1)])
async def test_a_bot_is_woken_when_nobody_has_moved_for_three_seconds(watch: Watch, idle: int, woken: int):
    nudged: list[Table] = []
    watch.patch.setattr(watch.place.service.bots, "nudge", nudged.append)
    watch.set(acted=(NOON - 50_000, NOON))
    await watch.look(idle)
    assert nudged == [watch.table] * woken


async def test_trouble_at_one_table_stops_no_other(watch: Watch):
    service = watch.place.service
    await watch.place.person().begin()
    seen: list[str] = []

    async def look(table: Table) -> None:
        seen.append(table.id)
        raise Refusal("busy")

    watch.patch.setattr(service.clock, "look", look)
    await service.clock.tick()
    assert sorted(seen) == sorted(service.live.tables)
    assert len(seen) == 2


@pytest.mark.parametrize("last", ["round_began", "acted", "since"])
async def test_a_player_is_gone_two_minutes_after_the_last_sign(watch: Watch, last: str):
    watch.set(round_began=NOON - 9_000_000, acted=(NOON - 9_000_000, NOON))
    watch.sit(0, since=NOON - 9_000_000)
    if last == "since":
        watch.sit(0, since=NOON)
    else:
        watch.set(**{last: NOON if last == "round_began" else (NOON, NOON - 9_000_000)})
    is_absent = watch.place.service.seating.is_absent
    watch.at(120_000)
    assert not is_absent(watch.table, 0)
    watch.at(120_001)
    assert is_absent(watch.table, 0)
    watch.at(-3_600_000)
    assert is_absent(watch.table, 0), "the machine's clock was set back"


async def test_who_is_not_asked_is_not_gone(watch: Watch):
    while 0 in watch.table.game.awaiting():
        watch.table.game.apply(0, watch.table.game.decision(0).options[0])
    watch.at(9_000_000)
    assert not watch.place.service.seating.is_absent(watch.table, 0)
    assert watch.place.service.seating.is_absent(watch.table, 1)


async def test_a_code_lives_for_ten_minutes(small_place: Place, monkeypatch: pytest.MonkeyPatch):
    ann, phone = small_place.person(), small_place.person()
    game = await ann.begin()
    monkeypatch.setattr(small_place.service.live, "now", lambda: NOON)
    made = await ann.post(f"/games/{game}/code")
    assert made["expires"] == NOON + 600_000
    assert (len(made["code"]), set(made["code"]) & set("01ILOU")) == (8, set())
    monkeypatch.setattr(small_place.service.live, "now", lambda: NOON + 599_999)
    assert (await phone.post("/codes", {"code": made["code"].lower()}))["id"] == game


async def test_seats_that_nobody_holds_have_no_deadline(small_place: Place):
    ann = small_place.person()
    game = await ann.begin(PERSON, BOT, BOT, clock=15)
    table = await small_place.service.live.table(game)
    assert [table.deadline(seat) for seat in range(3)] == [None] * 3, "no clock runs before the cards are dealt"
    await ann.get(f"/games/{game}/seats/0/decision")
    assert [table.deadline(seat) is None for seat in range(3)] == [False, True, True]
