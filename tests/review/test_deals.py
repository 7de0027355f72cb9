"""Deals: the same luck in separate games, bots' runs of them, and the day's table, which no tampered record enters."""

import json
from datetime import date
from itertools import pairwise

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.engine.record import Record, RecordError
from imperial_miners.engine.search.playout import playout
from imperial_miners.packs import load_pack
from imperial_miners.review.deals.daily import (
    IN_ANY_ORDER,
    DailyResult,
    answers_hash,
    compare,
    daily_deal,
    is_open,
    streak,
    verify_daily,
)
from imperial_miners.review.deals.deal import Deal, Run, bot_run, deal_of

PACK = load_pack("base")
DAY = date(2026, 11, 16)
DEAL = daily_deal(DAY, PACK)


@pytest.fixture(scope="module")
def run() -> Record:
    return bot_run(PACK, DEAL, "digger")


def finished(seats: int, decks: str, seed: str = "deal") -> Record:
    game = Game.new(PACK, seats, seed, decks=decks)
    playout(game, 7)
    return game.record()


def test_a_bot_plays_the_same_whenever_it_is_asked(run: Record):
    assert bot_run(PACK, DEAL, "digger").to_json() == run.to_json()
    assert run.replay(PACK).is_over


def test_bots_and_people_have_the_same_luck(run: Record):
    other = bot_run(PACK, DEAL, "laborer").replay(PACK)
    game = run.replay(PACK)
    assert game.events == other.events
    assert DEAL.begin(PACK).seats[0].hand == run.start(PACK).seats[0].hand


def test_seats_of_a_duplicate_game_have_the_deal_of_a_solo_game():
    several, alone = finished(3, "duplicate"), finished(1, "shared")
    assert deal_of(several) == deal_of(alone)
    assert several.start(PACK).seats[2].hand == alone.start(PACK).seats[0].hand


def test_seats_of_a_shared_game_have_no_deal_of_their_own():
    with pytest.raises(RecordError, match="shared-decks"):
        deal_of(finished(2, "shared"))


def test_a_run_grows_round_by_round(run: Record):
    ghost = Run(run, PACK)
    sizes = [len(ghost.game(round).seats[0].cards) for round in range(1, 11)]
    assert sizes == list(range(10))
    assert len(ghost.game(10, is_over=True).seats[0].cards) == 10
    assert ghost.standing.score == (run.scores or [])[0]


def test_an_unfinished_run_is_none():
    game = DEAL.begin(PACK)
    game.apply(0, game.actions(0)[0])
    with pytest.raises(RecordError, match="unfinished"):
        Run.read(game.record().to_json(), PACK)


def test_the_days_differ_and_so_do_packs():
    assert daily_deal(date(2026, 11, 17), PACK).key != DEAL.key
    assert Deal("other", "", DEAL.seed, DEAL.variant).key != DEAL.key
    assert DEAL.seed not in DEAL.key


def test_a_record_that_verifies_gives_its_score(run: Record):
    assert verify_daily(run.to_json(), DAY, PACK).score == (run.scores or [])[0]


def tampered(text: str, **changed: object) -> str:
    return json.dumps(json.loads(text) | changed)


def test_no_tampered_record_enters(run: Record):
    text = run.to_json()
    told = json.loads(text)
    for where, changed in {
        "scores": {"scores": [told["scores"][0] + 1]},
        "digest": {"digest": "0" * 64},
        "unfinished": {"moves": told["moves"][:-1], "scores": None},
        "move": {"moves": told["moves"][::-1]},
        "seed_hash": {"seed": "another"},
    }.items():
        with pytest.raises(RecordError) as refused:
            verify_daily(tampered(text, **changed), DAY, PACK)
        assert refused.value.where.startswith(where), where


def test_a_game_is_known_again_whatever_was_kept_or_discarded_first():
    swapped = set()
    for seed in range(40):
        record = finished(1, "shared", f"order {seed}")
        known = answers_hash(record.to_json())
        for at, ((_, one), (_, other)) in enumerate(pairwise(record.moves)):
            kind = one.partition(":")[0]
            if kind == other.partition(":")[0] and one != other and kind in IN_ANY_ORDER:
                moves = [*record.moves]
                moves[at : at + 2] = reversed(moves[at : at + 2])
                again = json.loads(record.to_json()) | {"moves": moves}
                assert Record.from_json(json.dumps(again)).replay(PACK).is_over, "the same record to any other eye"
                assert answers_hash(json.dumps(again)) == known
                swapped.add(kind)
        assert answers_hash(finished(1, "shared", f"other {seed}").to_json()) != known
    assert swapped == {*IN_ANY_ORDER}


def test_no_other_game_enters(run: Record):
    with pytest.raises(RecordError, match="other-deal"):
        verify_daily(run.to_json(), date(2026, 11, 15), PACK)
    with pytest.raises(RecordError, match="other-deal"):
        verify_daily(finished(1, "duplicate").to_json(), DAY, PACK)
    with pytest.raises(RecordError, match="not-alone"):
        verify_daily(finished(2, "duplicate", DEAL.seed).to_json(), DAY, PACK)
    first = Game.new(PACK, 1, DEAL.seed, "first-game")
    playout(first, 3)
    with pytest.raises(RecordError, match="other-deal"):
        verify_daily(first.record().to_json(), DAY, PACK)


def test_a_streak_survives_until_the_day_is_over():
    days = [date(2026, 11, n) for n in (12, 14, 15)]
    assert streak(days, DAY) == 2
    assert streak([*days, DAY], DAY) == 3
    assert streak(days, date(2026, 11, 17)) == 0
    assert streak([], DAY) == 0


def test_a_table_is_open_for_its_day_and_the_next():
    assert not is_open(date(2026, 11, 17), DAY)
    assert is_open(date(2026, 11, 15), DAY)
    assert not is_open(date(2026, 11, 14), DAY)


def test_a_shared_result_is_made_of_figures_alone():
    result = DailyResult(DAY, 52, compare(52, [30, 41, 52, 58, 60, 70]), 4)
    assert result.title == "adept"
    assert len(result.squares) == 6
    assert result.beaten == ("won", "won", "even", "lost", "lost", "lost")
