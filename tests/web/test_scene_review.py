"""Reviews and replays in words and figures: thresholds, signs, and what a viewer may know."""

import json
from dataclasses import replace
from functools import cache
from hashlib import sha256

import pytest

from imperial_miners import Game
from imperial_miners.review.judging.judging import Moment
from imperial_miners.review.judging.luck import Fortune
from imperial_miners.review.judging.review import Luck, Review, RoundReview, TurningPoint
from imperial_miners.review.replay import Replay, instead
from imperial_miners.text.log import EVERYONE
from imperial_miners.web.log.entry import plain_chairs
from imperial_miners.web.pages.show import show_of_step
from imperial_miners.web.scene.backdrop import draw_backdrop
from imperial_miners.web.scene.replay import ReplayScene, answered_at, look_at, past_answers, see_replay, see_step
from imperial_miners.web.scene.review import curve_of, decimal, height, now_words, see_review, split, with_spread
from imperial_miners.web.scene.words import Reader, reader_for
from tests.table import small_pack


@cache
def replay() -> Replay:
    """A game of two who always take their first option."""
    game = Game.new(small_pack(), 2, 3)
    while not game.is_over:
        seat = game.awaiting()[0]
        game.apply(seat, game.decision(seat).options[0].key)
    return Replay(game.record(), game.pack)


def reader() -> Reader:
    return reader_for(replay().game(0).pack, "en")


def first_step() -> tuple[int, str, str]:
    """The seat of the first answer, what it chose, and what else it could have chosen."""
    step = replay().steps[0]
    options = [option.key for option in replay().game(0).decision(step.seat).options]
    return step.seat, step.key, options[-1]


def moment(**changes: object) -> Moment:
    _, taken, best = first_step()
    plain = Moment(0, 0, (taken,), (best,), 2.0, 0.0, 0.3, 4.0, 9, False, False, None, False)
    return replace(plain, **changes)


def review(*points: TurningPoint, moments: tuple[Moment, ...] = (), **changes: object) -> Review:
    turn = RoundReview(0, 3, 5, 2.0, 0.3, False, None, moments or (moment(),))
    scores = (tuple(range(2, 22, 2)), tuple(range(3, 53, 5)))
    plain = Review(
        3, first_step()[0], "s", scores, (turn,), 2.0, 0.3, 87.4, Luck(-1.5, 0.2, 1.0, -2.0, -0.5), (), points
    )
    return replace(plain, **changes)


# --- figures


@pytest.mark.parametrize(
    ("value", "signed", "exact", "text"),
    [(0.04, True, False, "0"), (0.06, True, False, "+0.1"), (-0.06, False, False, "−0.1"), (3.0, False, True, "3"),
     (3.0, False, False, "3.0"), (-2.0, True, True, "−2"), (0.4, True, True, "0"), (2.5, True, False, "+2.5")],
)  # fmt: skip
def test_figures_are_whole_where_they_are_exact(value: float, signed: bool, exact: bool, text: str):
    assert decimal(value, "en", signed, exact) == text


def test_a_spread_is_shown_from_a_twentieth_on():
    assert with_spread(2.0, 0.05, reader()) == "2.0 ± 0.1"
    assert with_spread(2.0, 0.049, reader()) == "2.0"
    assert with_spread(2.0, 0.3, reader(), True, True) == "+2 ± 0.3"


def test_the_chart():
    assert [height(score, 50) for score in (0, 10, 50)] == [240, 192, 0]
    curve = curve_of(1, (5, 10), 10)
    assert (curve.path, curve.end, curve.scores, curve.seat) == (
        "M0.0 240.0 64.0 120.0 128.0 0.0",
        (128.0, 0.0),
        (5, 10),
        1,
    )


@pytest.mark.parametrize(
    ("taken", "best", "same"), [("abc", "abd", 2), ("abc", "abc", 3), ("ab", "abc", 2), ("x", "y", 0)]
)
def test_where_the_best_line_leaves_the_one_taken(taken: str, best: str, same: int):
    assert split(moment(taken=tuple(taken), best=tuple(best))) == same


@pytest.mark.parametrize(
    ("left", "now", "words"),
    [
        (2.0, 0.49, ""),
        (2.0, 0.5, "0.5 of them would have come in the same round."),
        (0.56, 0.5, "0.5 of them would have come in the same round."),
        (0.55, 0.5, ""),
        (2.0, 2.0, ""),
        (2.0, -0.49, ""),
        (2.0, -0.5, "It would have cost 0.5 points in the same round and brought more later."),
    ],
)
def test_whether_the_points_would_have_come_at_once(left: float, now: float, words: str):
    assert now_words(moment(left=left, left_now=now), reader()) == words


# --- a review


def test_a_review_in_figures():
    shown = see_review(replay(), review(), reader())
    assert (shown.seat, shown.accuracy, shown.left) == (first_step()[0], "87 %", "2.0 ± 0.3")
    assert shown.score == (20, 48)[shown.seat]
    assert shown.luck == "−1.5 ± 0.2"
    assert shown.luck_parts == "First hand +1.0, draws −2.0, Events −0.5"
    assert shown.levels == ((240, 0), (190, 10), (140, 20), (90, 30), (40, 40))
    assert [curve.seat for curve in shown.curves] == [0, 1]
    assert see_review(replay(), review(accuracy=None), reader()).accuracy == "–"
    low = see_review(replay(), review(scores=((1,) * 10, (2,) * 10)), reader())
    assert [level for _, level in low.levels] == [0, 10]


def test_a_turn_with_a_better_line():
    (turn,) = see_review(replay(), review(), reader()).turns
    assert (turn.round, turn.at, turn.left, turn.is_clean, turn.summary) == (0, 0, "−2.0 ± 0.3", False, "")
    assert turn.went == "", "the set-up has no score"
    (better,) = turn.better
    assert (better.at, better.number, better.worth, better.is_exact, better.note) == (0, 1, "+2.0 ± 0.3", False, "")
    assert len(better.lines) == 1
    own = [step.number for step in replay().steps_of(0, first_step()[0])]
    assert [number for number, _, _ in turn.answers] == own


@pytest.mark.parametrize(
    ("left", "forced", "summary"),
    [(0.05, False, ""), (0.049, False, "No better turn was found."), (0.0, True, "There was nothing to choose.")],
)
def test_a_turn_without_a_better_line(left: float, forced: bool, summary: str):
    moments = (moment(left=left, is_forced=forced),)
    (turn,) = see_review(replay(), review(moments=moments), reader()).turns
    assert (turn.summary, turn.is_clean) == (summary, summary != "")


def test_a_round_says_what_was_possible():
    turn = RoundReview(1, 3, 5, 0.0, 0.0, True, 9, (moment(left=0.0),))
    (shown,) = see_review(replay(), review(turns=(turn, replace(turn, moments=()))), reader()).turns
    assert (shown.went, shown.left) == ("3 → 5 points", "0")
    assert "9" in shown.most


@pytest.mark.parametrize(
    ("exact", "left", "words"),
    [(False, 2.0, "about 2.0 points"), (True, 1.0, "exactly 1 point more"), (True, 2.0, "exactly 2 points")],
)
def test_a_better_line_that_was_missed(exact: bool, left: float, words: str):
    point = TurningPoint("missed", 0, 0, -left, 0.3, exact)
    found = review(point, moments=(moment(left=left, is_exact=exact, left_now=0.0),))
    (shown,) = see_review(replay(), found, reader()).turning
    assert words in shown.text
    assert shown.text.startswith("You chose: ")
    assert (shown.is_good, shown.round, shown.at) == (False, 0, 0)
    assert shown.size == (f"−{left:.0f} ± 0.3" if exact else "−2.0 ± 0.3")


def test_a_good_line_and_strokes_of_luck():
    card, event = replay().game(0).pack.cards[0].id, replay().game(0).pack.events[0].id
    kinds = ("deal", "draw", "draw", "event")
    fortunes = tuple(
        Fortune(kind, at, 1, ids, 1.0, 0.1)
        for at, (kind, ids) in enumerate(zip(kinds, ((), (card,), (), (event,)), strict=True))
    )
    points = [TurningPoint("found", 0, 0, 4.0, 0.0, False)]
    points += [TurningPoint(kind, 1, at, -1.0 if at == 3 else 1.0, 0.1, False) for at, kind in enumerate(kinds)]
    texts = [point.text for point in see_review(replay(), review(*points, fortunes=fortunes), reader()).turning]
    assert "about 4.0 points better than an average turn" in texts[0]
    assert texts[1] == "Your first hand was about 1.0 points better than an average one."
    assert reader().name(card) in texts[2]
    assert "Level 1" in texts[3]
    assert reader().name(event) in texts[4]
    assert "did not suit" in texts[4]


# --- a replay


def see(at: int, viewer: int = EVERYONE, looked: int = -1) -> ReplayScene:
    return see_replay(look_at(replay(), plain_chairs(2), at, viewer, looked), reader())


@pytest.mark.parametrize(
    ("asked", "seen"),
    [((-1, 0, 0), (0, 0, 0)), ((10**6, 1, 1), (-1, 1, 1)), ((0, 2, 0), (0, EVERYONE, 0)), ((0, 1, 2), (0, 1, 1)),
     ((0, -2, 5), (0, EVERYONE, 0))],
)  # fmt: skip
def test_a_look_out_of_range_is_put_right(asked: tuple[int, int, int], seen: tuple[int, int, int]):
    look = look_at(replay(), plain_chairs(2), *asked)
    assert (look.at, look.viewer, look.looked) == (len(replay()) if seen[0] < 0 else seen[0], *seen[1:])


def test_without_a_mine_in_mind_one_looks_at_who_answered_last():
    for at in (1, 5, 20, 21, 22):
        assert look_at(replay(), plain_chairs(2), at, EVERYONE, -1).looked == replay().steps[at - 1].seat


def test_a_replay_begins_and_ends():
    start, end = see(0), see(len(replay()))
    assert (start.controls.answered, start.log.past, start.controls.is_end) == (None, (), False)
    assert (end.controls.is_end, end.controls.count, end.top.round, end.top.rounds) == (True, len(replay()), 10, 10)
    assert [part.id for part in start.parts] == [
        "top", "plan", "overlay", "sheet-boards", "purse", "answer", "hand", "sheet-event", "sheet-players",
        "sheet-log",
    ]  # fmt: skip


def test_a_hidden_choice_is_known_to_its_seat_and_to_everyone_alone():
    step = replay().steps[0]
    assert step.kind == "keep"
    answers = {}
    for viewer in (EVERYONE, step.seat, 1 - step.seat):
        answered = answered_at(look_at(replay(), plain_chairs(2), 1, viewer, 0), 1, reader())
        assert answered is not None
        answers[viewer] = answered.answer
    assert answers[EVERYONE] == answers[step.seat] != ""
    assert answers[1 - step.seat] == ""


def test_open_choices_are_known_to_all():
    at = next(step.number for step in replay().steps if step.kind == "effect")
    for viewer in (EVERYONE, 0, 1):
        answered = answered_at(look_at(replay(), plain_chairs(2), at, viewer, 0), at, reader())
        assert answered is not None
        assert (answered.number, answered.answer != "", answered.colour) == (
            at,
            True,
            ("red", "blue")[replay().steps[at - 1].seat],
        )


def test_past_answers_are_those_of_the_round_oldest_first():
    at = replay().start_of(2) + 4
    past = past_answers(look_at(replay(), plain_chairs(2), at, EVERYONE, 0), reader())
    assert [each.number for each in past] == list(range(replay().start_of(2) + 1, at))
    assert all(each.answer for each in past)


def test_the_hand_of_another_stays_closed():
    mine, other = see(20, viewer=0, looked=0), see(20, viewer=0, looked=1)
    assert (mine.point.hand.is_open, other.point.hand.is_open, other.point.hand.cards) == (True, False, ())
    assert len(mine.point.hand.cards) == mine.point.hand.count
    assert (mine.top.branch_seat, see(20, viewer=1).controls.branch_seat) == (0, 1)
    assert see(0).controls.names == ("Red", "Blue")
    assert [pawn.is_me for pawn in (player.pawn for player in other.players.players)] == [False, True]


# --- the land behind


def test_the_land_is_drawn_as_it_was():
    # A drawing has no other meaning than its look: who changes it looks at it, and then writes its new mark here.
    assert sha256(draw_backdrop().encode()).hexdigest()[:16] == "6cc49361774a55b8"


# --- the show of a step


@pytest.mark.parametrize("viewer", [EVERYONE, 0, 1])
def test_each_step_brings_its_own_timeline_and_nothing_that_its_viewer_may_not_see(viewer: int) -> None:
    seen = 0
    for at in range(1, len(replay()) + 1):
        look = look_at(replay(), plain_chairs(2), at, viewer, -1)
        shown = json.loads(show_of_step(look, reader()))
        assert (shown["at"], shown["seat"], shown["owner"]) == (at, -1, look.looked)
        kinds = [each["kind"] for each in shown["happened"]]
        assert kinds == [each.happening.kind for each in see_step(look, reader())]
        own = [each.kind for each in replay().steps[at - 1].happenings]
        assert [kind for kind in own if kind not in ("dealt", "kept", "chose")] == kinds
        for each in shown["happened"]:
            if each["kind"] == "drew" and not each["open"] and each["seat"] != look.eyes:
                assert each["card"] is None
        seen += len(kinds)
    assert seen > 100


# --- another way


def test_a_better_line_is_drawn_and_can_be_played() -> None:
    _, taken, best = first_step()
    (turn,) = see_review(replay(), review(moments=(moment(),)), reader()).turns
    (better,) = turn.better
    assert better.keys == (best,)
    other = instead(replay(), better.at, review().seat, better.keys)
    assert [step.key for step in other.steps[: better.at]] == [step.key for step in replay().steps[: better.at]]
    assert other.steps[better.at].key == best != taken


def test_others_answer_as_they_did_while_another_line_is_played() -> None:
    """A line of one seat goes on over what the others are waited for, as they answered then."""
    game = replay()
    for seat in (0, 1):
        keys = tuple(step.key for step in game.steps if step.seat == seat)[:12]
        other = instead(game, 0, seat, keys)
        assert tuple(step.key for step in other.steps if step.seat == seat) == keys
        theirs = [step.key for step in other.steps if step.seat != seat]
        assert theirs == [step.key for step in game.steps if step.seat != seat][: len(theirs)]


def test_another_line_ends_where_it_is_not_offered() -> None:
    assert len(instead(replay(), 3, 0, ("play:nothing", "decline"))) == 3
