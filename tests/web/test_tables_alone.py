"""The parts behind the tables, each by itself and without a server: bounds, stored words, what is asked of others."""

import asyncio
import json
import multiprocessing
from collections.abc import Callable
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from imperial_miners.engine.fairness import MOST_SECRET
from imperial_miners.engine.game import Game
from imperial_miners.engine.luck import LEHMER
from imperial_miners.engine.phases import RULES
from imperial_miners.packs import load_pack
from imperial_miners.web.log import entry as words
from imperial_miners.web.log.device import Session, new_code
from imperial_miners.web.log.entry import DEAL, Chair, Entry, seat_entry
from imperial_miners.web.log.state import Origin, Table, first_state, fold, read_state
from imperial_miners.web.log.terms import Phrase
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables import fellows, thinking, working
from imperial_miners.web.tables.bots import NOBODY, who_asks
from imperial_miners.web.tables.closed import ClosedGame
from imperial_miners.web.tables.games import Games, first_entries
from imperial_miners.web.tables.live import replay_log
from imperial_miners.web.tables.promises import Promises
from imperial_miners.web.tables.puzzle_book import Notes, Tried, read_notes, write_notes
from imperial_miners.web.tables.requests import NewTable
from imperial_miners.web.tables.seating import Seating
from imperial_miners.web.tables.service import Service
from imperial_miners.web.tables.sweeping import Sweeper
from imperial_miners.web.tables.thinking import PoolThinker, Who

pytestmark = pytest.mark.anyio
PACK = load_pack("base")
HOURS = 3_600_000
ANN = Session("ann")


def origin(secret: str | None = None, seats: int = 2, created: int = 1000) -> Origin:
    seed = "" if secret else "seed"
    return Origin(
        "game", PACK.id, PACK.digest, seed, "standard", "shared", seats, None, "en", created, LEHMER, RULES, secret
    )


def wanted(*kinds: str, **more: Any) -> NewTable:
    return NewTable.model_validate({"seats": [{"kind": kind} for kind in kinds], **more})


# ------------------------------------------------------------------------------------------------------------ bounds


async def test_a_promise_holds_for_twelve_hours():
    promises = Promises(SimpleNamespace(key=None))  # type: ignore[arg-type]
    made = promises.make(ANN, 1000)
    assert made.expires == 1000 + 12 * HOURS
    assert promises.redeem(ANN, made.token, made.expires)
    with pytest.raises(Refusal):
        promises.redeem(ANN, made.token, made.expires + 1)


@pytest.mark.parametrize(("waited", "is_gone"), [(120_000, False), (120_001, True)])
def test_somebody_is_gone_after_two_minutes(waited: int, is_gone: bool):
    live: Any = SimpleNamespace(now=lambda: 1000 + waited)
    chair = Chair("", "red", "h", None, 1000)
    state = SimpleNamespace(is_dealt=True, round_began=0, acted=[0], chairs=[chair])
    table: Any = SimpleNamespace(
        state=state, game=SimpleNamespace(awaiting=lambda: [0]), origin=SimpleNamespace(clock=None)
    )
    assert Seating(live, None, None).is_absent(table, 0) == is_gone  # type: ignore[arg-type]


async def test_a_game_goes_when_so_many_days_have_passed():
    asked = []

    async def forget(before: int, is_finished: bool, at_once: int) -> list[str]:
        asked.append((before, is_finished))
        return []

    async def compress(before: int, at_once: int) -> list[tuple[str, int]]:
        asked.append((before, "compressed"))
        return []

    settings = Settings(keep_unfinished=2, keep_finished=1, compress_finished=3)
    store = SimpleNamespace(forget=forget, compress=compress)
    live: Any = SimpleNamespace(settings=settings, now=lambda: 100 * 24 * HOURS, store=store)
    await Sweeper(live).sweep()
    assert asked == [(98 * 24 * HOURS, False), (99 * 24 * HOURS, True), (97 * 24 * HOURS, "compressed")]


def test_a_code_can_be_typed():
    assert len(new_code()) == 8


@pytest.mark.parametrize(("processors", "workers"), [(None, 1), (1, 1), (2, 1), (4, 3)])
def test_bots_leave_a_processor_to_the_server(processors: int | None, workers: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    assert len(PoolThinker().workers) == workers


@pytest.mark.parametrize(("asleep", "is_lost"), [(1.9, True), (2.1, False)])
async def test_after_two_seconds_of_sleep_nobody_is_given_up(
    asleep: float, is_lost: bool, monkeypatch: pytest.MonkeyPatch
):
    now, lost = 100.0, []
    monkeypatch.setattr(fellows.asyncio, "get_running_loop", lambda: SimpleNamespace(time=lambda: now))
    one = fellows.Fellows(lambda about, line: None, lambda: lost.append(now))
    one.pulsed = now - asleep
    one.last = {"silent": now - 4.1, "alive": now - 3.9}
    await one.pulse()
    assert bool(lost) == is_lost
    assert ("silent" in one.last) != is_lost
    assert "alive" in one.last


@pytest.mark.parametrize("count", range(5))
def test_notes_of_every_length_are_read_back(count: int):
    puzzles: Any = SimpleNamespace(id="set")
    for rating in (900, 1500):
        notes = Notes("set", rating, tuple(Tried(10**n, True, 1000) for n in range(count)))
        assert read_notes(write_notes(notes, ANN), ANN, puzzles) == notes


# ----------------------------------------------------------------------------------------------------------- games


async def test_a_secret_has_as_many_bits_as_its_hash():
    async def add(made: Origin, entries: list[Entry]) -> Any:
        return made

    async def bring(game: str, holder: str) -> None:
        pass

    live: Any = SimpleNamespace(packs=SimpleNamespace(main=PACK), now=lambda: 0, add=add)
    promises = Promises(SimpleNamespace(key=None))  # type: ignore[arg-type]
    made: Any = await Games(live, promises, SimpleNamespace(bring=bring)).create(
        ANN, wanted("person", promise=promises.make(ANN, 0).token)
    )
    assert len(bytes.fromhex(made.secret)) == 32
    assert len(made.secret) <= MOST_SECRET


@pytest.mark.parametrize(
    ("kinds", "secret", "is_dealt"),
    [("person bot", "s", True), ("person open", "s", False), ("person bot", None, False), ("person open", None, False)],
)
def test_cards_are_dealt_at_once_where_nobody_is_waited_for(kinds: str, secret: str | None, is_dealt: bool):
    entries = first_entries(origin(secret), wanted(*kinds.split()), "h")
    assert [entry.kind == DEAL for entry in entries] == [False, False] + [True] * is_dealt
    assert {entry.at for entry in entries} == {1000}
    assert [entry.adds for entry in entries[:2]] == ["", None]  # who begins adds nothing, unless they say so


def test_only_a_game_with_a_secret_waits_for_its_deal():
    assert first_state(origin(), PACK).is_dealt
    assert first_state(origin(), PACK).game.luck == LEHMER
    assert not first_state(origin("s"), PACK).is_dealt


def test_a_snapshot_keeps_what_was_added_to_a_secret():
    state, _ = fold(first_state(origin("s"), PACK), seat_entry(1, Chair("", "red", "h", None, 0), adds="mine"))
    again = read_state(PACK, state.seq, json.dumps(state.to_json()))
    assert (again.secret, again.added, again.is_dealt) == ("s", ("", "mine"), False)


def test_the_time_of_a_round_begins_when_the_last_one_sits_down():
    state = first_state(origin(created=0), PACK)
    began = []
    for at, seat in ((10, 0), (20, 1), (30, 1)):
        state, _ = fold(state, seat_entry(seat, Chair("", "red", "h", None, at)))
        began.append(state.round_began)
    assert began == [0, 20, 20]


def test_what_was_taken_back_is_given_again_one_by_one():
    state = first_state(origin(seats=1), PACK)
    given = []
    for _ in range(3):
        given.append(state.game.decision(0).options[0].key)
        state, _ = fold(state, Entry(0, words.CHOOSE, 0, 0, given[-1], words.PERSON, 0))
    back = 0
    while state.game.can_undo(0) and back < 2:
        state, _ = fold(state, Entry(0, words.UNDO, 0, 0, "", words.PERSON, 0))
        back += 1
    assert state.redo[0] == tuple(reversed(given))[:2]
    state, _ = fold(state, Entry(0, words.REDO, 0, 0, state.redo[0][-1], words.PERSON, 0))
    assert state.redo[0] == tuple(reversed(given))[:1]


def test_a_closed_game_shows_what_was_added_and_what_was_answered():
    entries = [seat_entry(1, Chair("", "red", "h", None, 0), adds="mine")]
    for seat, kind in ((1, words.CHOOSE), (0, words.UNDO), (1, words.CHOOSE), (0, words.CHOOSE), (1, words.UNDO)):
        entries.append(Entry(len(entries), kind, seat, 0, f"keep:{len(entries)}", words.PERSON, 0))
    record = ClosedGame("cards", origin("s"), entries, None, "", None).record()
    assert record["moves"] == [[1, "keep:1"], [0, "keep:4"]]
    assert record["contributions"] == ["", "mine"]
    assert record["luck"] == LEHMER


def test_the_log_of_a_table_begins_with_its_set_up():
    table = Table(origin(), PACK, first_state(origin(), PACK))
    first = replay_log(table, [], -1)[0].entry
    assert (first.seq, first.kind, first.seat, first.body, first.at) == (0, "begin", -1, "", 1000)


def test_words_that_are_stored_are_never_spelt_anew():
    stored = ["begin", "seat", "choose", "undo", "redo", "ahead", "chat", "wish", "deal", "person", "bot"]
    stored += ["hints", "guide", "quiet"]
    assert [getattr(words, name.upper()) for name in stored] == stored
    assert seat_entry(0, Chair("", "red", None, None, 0)).kind == "seat"
    phrases = "hello good-luck one-moment your-turn well-played thank-you sorry oh-no good-game play-again goodbye"
    assert list(get_args(Phrase)) == phrases.split()


# ------------------------------------------------------------------------------------------------- bots and processes


def test_a_bot_thinks_for_whoever_sits_there_first():
    def asked(*holders: str | None) -> Who:
        chairs = [Chair("", "red", holder, None, 0) for holder in holders]
        table: Any = SimpleNamespace(id="game", state=SimpleNamespace(chairs=chairs))
        return who_asks(table, 1)

    assert asked(None, "ann", "bob") == Who("game 1", "ann")
    assert asked(None, None) == Who("game 1", NOBODY)


class Stop(Exception):
    """Raised where a test has seen enough."""


@pytest.mark.parametrize(("holder", "is_hurried"), [("ann", True), (NOBODY, False)])
async def test_only_a_persons_game_hurries_its_bots(holder: str, is_hurried: bool, monkeypatch: pytest.MonkeyPatch):
    async def ask(*given: object) -> str:
        await asyncio.sleep(0.1)
        return "an answer"

    thinker = PoolThinker(1, patience=0.001)
    monkeypatch.setattr(thinker, "ask", ask)
    game = Game.new(PACK, 2, "abc")
    with pytest.raises(thinking.TooLong) if is_hurried else nullcontext():
        assert await thinker.choose(Who("game 0", holder), "base", game, 0, "king") == "an answer"


def test_a_worker_ends_with_the_server(monkeypatch: pytest.MonkeyPatch):
    made: dict[str, Any] = {}

    def process(**given: Any) -> Any:
        made.update(given)
        return SimpleNamespace(start=lambda: None)

    context = SimpleNamespace(Pipe=multiprocessing.Pipe, Process=process)
    monkeypatch.setattr(working.multiprocessing, "get_context", lambda kind: context)
    working.Worker().begin()
    assert made["daemon"]
    assert made["target"] is working.work_at_desk


def test_a_desk_works_until_its_line_is_cut(monkeypatch: pytest.MonkeyPatch):
    def fail(desk: working.Desk) -> None:
        raise Stop("no")

    def add(desk: working.Desk, one: int, other: int) -> int:
        return one + other

    class Line:
        """A line in this process: functions need not be sent."""

        def __init__(self) -> None:
            self.errands: list[tuple[Callable[..., Any], tuple[int, ...]]] = [(add, (2, 3)), (fail, ()), (add, (4, 5))]
            self.answers: list[tuple[Any, Any]] = []

        def recv(self) -> Any:
            if not self.errands:
                raise EOFError
            return self.errands.pop(0)

        def send(self, answer: tuple[Any, Any]) -> None:
            self.answers.append(answer)

    monkeypatch.setattr(working, "begin", lambda: None)
    line = Line()
    working.work_at_desk(line)  # type: ignore[arg-type]
    results, errors = zip(*line.answers, strict=True)
    assert results == (5, None, 9)
    assert [str(error) for error in errors] == ["None", "no", "None"]


async def test_a_server_counts_what_it_holds(sqlite_settings: Settings):
    service = Service(sqlite_settings)
    for name, value in (("tables", 0), ("streams", 0), ("processes", 1), ("bots_thinking", 0)):
        assert service.metrics.value(name) == value, name
    service.live.fellows.last["other"] = 0.0
    assert service.metrics.value("processes") == 2
    with service.hub.subscribe("game", "h"):
        service.live.tables["game"] = None  # type: ignore[assignment]
        assert (service.metrics.value("streams"), service.metrics.value("tables")) == (1, 1)
