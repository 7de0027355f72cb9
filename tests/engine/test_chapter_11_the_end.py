"""Chapter 11: scores, ties and titles."""

import pytest

from imperial_miners.engine.outcome import Outcome, Standing
from tests.table import card, end_of_round, feature, immediate, table


@pytest.mark.rule("R11.1")
def test_the_game_ends_with_the_tenth_mine_phase_and_its_event():
    t = table(event=end_of_round("gain 7 vp"), round=10, hand="a1").play("a1").surface()
    assert t.game.is_over
    assert (t.vp, t.offers, t.game.awaiting()) == (7, [], [])
    assert t.log[-1] == "ended"


@pytest.mark.rule("R11.1")
def test_the_ninth_round_is_not_the_last():
    t = table(event=end_of_round("gain 7 vp"), round=9, hand="a1").play("a1").surface()
    assert (t.game.is_over, t.game.round) == (False, 10)


@pytest.mark.rule("R11.1")
@pytest.mark.parametrize("event", [immediate("gain 1 coin"), feature("gain +1 coin")])
def test_without_an_end_of_round_event_the_game_ends_with_the_mine_phase(event: object):
    assert table(event=event, round=10, hand="a1").play("a1").surface().game.is_over


@pytest.mark.rule("R11.1")
def test_the_score_is_vp_plus_complete_carts():
    rail = card("rail", 1, carts="left right")
    t = table(rail, round=10, mine="rail@0 rail@2 rail@4", vp=30, coins=50, hand="a1").play("a1", at=-8).surface()
    outcome = t.game.outcome()
    assert (outcome.is_final, outcome.standings[0].score) == (True, 32)
    assert t.happened("ended") == [{"vp": 30, "carts": 2, "coins": 52}]


def standings(*purses: tuple[int, int, int]) -> Outcome:
    """Each purse: VP, carts, coins."""
    return Outcome([Standing(seat, *purse) for seat, purse in enumerate(purses)], is_final=True)


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(
    ("purses", "winners", "ranks"),
    [
        ([(30, 3, 0), (31, 1, 9)], [0], [1, 2]),  # 33 against 32: the score alone
        ([(30, 3, 4), (31, 2, 5)], [1], [2, 1]),  # equal: the richer
        ([(30, 3, 5), (31, 2, 5)], [0], [1, 2]),  # equal and equally rich: more carts
        ([(30, 3, 5), (30, 3, 5)], [0, 1], [1, 1]),  # they share the victory
        ([(9, 0, 0), (30, 3, 5), (30, 3, 5), (30, 3, 4)], [1, 2], [4, 1, 1, 3]),
    ],
)
def test_ties_are_broken_in_three_steps(purses: list, winners: list[int], ranks: list[int]):
    outcome = standings(*purses)
    assert outcome.winners == winners
    assert [standing.rank for standing in outcome.standings] == ranks


@pytest.mark.rule("R11.2")
def test_the_outcome_of_a_game_breaks_ties():
    t = table(round=10, seats=2, vp=10, coins=3, hand="a1", others={"coins": 4})
    t[0].play("a1")
    t[1].play("a1")
    t[0].surface()
    t[1].surface()
    assert t.game.outcome().to_json() == {
        "final": True,
        "standings": [
            {"seat": 0, "rank": 2, "score": 10, "vp": 10, "carts": 0, "coins": 5},
            {"seat": 1, "rank": 1, "score": 10, "vp": 10, "carts": 0, "coins": 6},
        ],
        "winners": [1],
        "title": None,
    }


TITLES = {0: "digger", 34: "digger", 35: "laborer", 45: "laborer", 46: "adept", 55: "adept", 56: "engineer"}
TITLES |= {60: "engineer", 61: "veteran", 65: "veteran", 66: "king", 99: "king"}


@pytest.mark.rule("R11.3")
@pytest.mark.parametrize(("score", "title"), TITLES.items())
def test_the_titles_of_a_solo_game(score: int, title: str):
    assert standings((score, 0, 0)).title == title


@pytest.mark.rule("R11.3")
def test_carts_count_for_the_title_and_company_earns_none():
    assert standings((34, 1, 0)).title == "laborer"
    assert standings((34, 1, 0), (34, 1, 0)).title is None
