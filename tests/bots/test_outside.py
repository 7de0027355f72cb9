"""Bots from outside: the good play, the bad lose their game with the reason kept, and everybody else goes on."""

import json
import shlex
import sys
import time
from pathlib import Path

import pytest

from imperial_miners.arena.match import Match, Result
from imperial_miners.arena.playing import play_match
from imperial_miners.arena.running import executor_for
from imperial_miners.bots import outside
from imperial_miners.bots.naming import UnknownBot, make_bot
from imperial_miners.bots.outside import IDLE, BotFailure, OutsideBot, Talker, close_idle
from imperial_miners.bots.position import Position
from imperial_miners.engine.game import Game
from tests.arena.matches import plan, played
from tests.table import SMALL, small_pack

STRANGERS = Path(__file__).parent / "strangers.py"


def hosted(name: str) -> str:
    return f"{STRANGERS}:{name}"


def speaking(name: str) -> str:
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(STRANGERS))} {name}"


def game_of(*bots: str, seconds: float = 20.0, seed: str = "outside") -> Result:
    return play_match(Match(0, 0, seed, bots, str(SMALL), seconds=seconds))


@pytest.fixture(autouse=True, scope="module")
def nobody_left_behind():
    yield
    close_idle()
    assert not any(IDLE.values())


@pytest.mark.parametrize("bot", [hosted("First"), speaking("plain")])
def test_a_good_bot_plays_as_the_same_bot_would_inside(bot: str):
    class First:
        name = "first"

        def choose(self, position: Position):
            return position.decision.options[0]

    game = Game.new(small_pack(), 1, "outside")
    while not game.is_over:
        game.apply(0, First().choose(Position.of(game, 0)))
    result = game_of(bot)
    assert result.seats[0].lost is None
    assert result.seats[0].score == game.outcome().standings[0].score


def test_a_bot_is_not_told_the_seed_of_its_game(monkeypatch: pytest.MonkeyPatch):
    told: list[str] = []
    ask = Talker.ask

    def listen(talker: Talker, message: dict[str, object], seconds: float) -> dict[str, object]:
        told.append(json.dumps(message))
        return ask(talker, message, seconds)

    monkeypatch.setattr(Talker, "ask", listen)
    game_of(hosted("First"), seed="a-very-secret-seed")
    assert len(told) > 20
    assert not [message for message in told if "secret" in message]


def test_a_hosted_bot_can_sample():
    assert game_of(hosted("Sampler")).seats[0].lost is None


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (hosted("Raises"), "crashed: KeyError: 'nothing there'"),
        (hosted("RaisesLater"), "crashed: ZeroDivisionError: round four"),
        (hosted("CannotBeMade"), "crashed: TypeError"),
        (hosted("Exits"), "crashed: exit code 3, out of here"),
        (hosted("Kills"), "crashed: killed by SIGKILL"),
        (hosted("Word"), 'nonsense: "dig:deeper" is not offered'),
        (hosted("Nothing"), "crashed: AttributeError"),
        (speaking("garbage"), "nonsense: not an answer to message 1: }{ ?[31m not JSON"),
        (speaking("twice"), "nonsense: not an answer to message 2"),
        (speaking("endless"), "nonsense: not an answer to message 2: xxx"),
        (speaking("illegal"), 'nonsense: "play:everything" is not offered'),
        (speaking("a_list"), "nonsense: not an answer to message 2: [1, 2]"),
        (speaking("not_ready"), "nonsense: did not say that it is ready"),
        ("cmd:true", "crashed: exit code 0"),
        ("cmd:false", "crashed: exit code 1"),
    ],
    ids=lambda value: value.rpartition(":")[2].split()[-1] if "strangers" in value or "cmd" in value else "",
)
def test_a_bad_bot_loses_with_the_reason_kept_and_the_others_play_on(bot: str, reason: str):
    result = game_of(bot, "greedy")
    bad, good = result.seats
    assert bad.lost is not None
    assert bad.lost.startswith(reason)
    assert (bad.score, bad.rank, good.rank, result.winners) == (0, 2, 1, [1])
    assert good.lost is None
    assert good.score > 0


@pytest.mark.parametrize("bot", [hosted("Sleeps"), hosted("SleepsWithCompany"), speaking("closes"), "cmd:sleep 1000"])
def test_a_bot_that_overruns_is_ended(bot: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(outside, "START_SECONDS", 0.5 if bot == "cmd:sleep 1000" else 10.0)
    began = time.monotonic()
    seat = game_of(bot, seconds=0.5).seats[0]
    assert seat.lost is not None
    assert seat.lost.startswith(("overran: no answer within 0.5 s", "crashed: closed its output"))
    assert seat.score == 0
    assert time.monotonic() - began < 30


def test_alone_a_bad_bot_wins_nothing():
    result = game_of(hosted("Raises"))
    assert (result.winners, result.seats[0].score, result.seats[0].rounds) == ([], 0, [0] * 10)


def test_all_may_fail():
    result = game_of(hosted("Raises"), hosted("Exits"))
    assert result.winners == []
    assert [seat.rank for seat in result.seats] == [1, 1]


def test_a_tournament_goes_on_with_a_bad_bot_in_it():
    matches = list(plan(hosted("RaisesLater"), "random", games=6, pack=str(SMALL)).matches())
    here = played(matches, executor_for(workers=1))
    assert [seat.lost is None for result in here for seat in result.seats] == [False, True, True, False] * 3
    assert played(matches, executor_for(workers=2)) == here


def test_a_process_serves_one_game_after_another():
    game_of(hosted("First"), seed="one")
    first = IDLE[hosted("First")][-1]
    game_of(hosted("First"), seed="two")
    assert IDLE[hosted("First")] == [first]


def test_a_process_that_failed_is_not_used_again():
    game_of(hosted("Raises"))
    assert IDLE[hosted("Raises")] == []


def test_two_seats_of_one_bot_have_two_processes():
    game_of(hosted("First"), hosted("First"))
    assert len({talker.process.pid for talker in IDLE[hosted("First")]}) >= 2


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("nowhere.py:Bot", "no file nowhere.py"),
        (f"{STRANGERS}:not a class", "name of a class"),
        ("cmd:no-such-program-here --fast", "no such program"),
        ("cmd:'", "cannot be read"),
        ("cmd:", "no such program"),
    ],
)
def test_a_name_that_cannot_be_is_refused_before_any_game(name: str, problem: str):
    with pytest.raises(UnknownBot, match=problem):
        make_bot(name)


def test_outside_a_game_the_failure_is_an_error():
    position = Position.of(Game.new(small_pack(), 1, 1), 0)
    bot = OutsideBot(hosted("Raises"), pack=str(SMALL))
    with pytest.raises(BotFailure, match="nothing there") as failure:
        bot.choose(position)
    assert failure.value.kind == "crashed"
    good = OutsideBot(hosted("First"), pack=str(SMALL))
    assert good.explain(position).choice == position.decision.options[0].key
    good.end()
