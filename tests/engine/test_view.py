"""What a seat may know, and what is told to whom."""

import json

import pytest

from imperial_miners import Game, IllegalAction
from imperial_miners.engine.happening import FIELDS, Happening
from imperial_miners.engine.search.playout import playout
from imperial_miners.engine.view import seen_by
from tests.table import card, feature, resolve, small_pack, table


def shown(game: Game, seat: int) -> str:
    return json.dumps(game.view(seat).to_json())


def test_a_view_shows_the_whole_own_side():
    rail = card("rail", 1, carts="right")
    t = table(rail, mine="rail@0 a1@2 b2@1", machines={"a1": 2}, collapses="b2", markers="1:right", board=(2, 4),
              hand="c1 c1", coins=3, vp=5)  # fmt: skip
    assert t.game.view(0).to_json()["seats"][0] == {
        "seat": 0,
        "coins": 3,
        "vp": 5,
        "carts": 1,
        "board": 2,
        "space": 4,
        "completed": 0,
        "advanced": 0,
        "mine": [
            {"slot": 1, "card": "rail", "row": 1, "x": 0, "machines": 0, "collapse": False, "activated": False},
            {"slot": 2, "card": "a1", "row": 1, "x": 2, "machines": 2, "collapse": False, "activated": False},
            {"slot": 3, "card": "b2", "row": 2, "x": 1, "machines": 0, "collapse": True, "activated": False},
        ],
        "markers": [[1, 0]],
        "complete": [[1, 0]],
        "hand_size": 2,
        "known": [],
        "awaited": True,
        "chosen": None,
        "hand": ["c1", "c1"],
    }


def test_a_view_shows_the_table():
    t = table(round=4, hand="a1", decks={1: "b1", 2: "b2 b2", 3: "", 4: "b4"}, piles={3: "b3"})
    view = t.game.view(0).to_json()
    assert view["deck_sizes"] == [1, 2, 0, 1]
    assert view["piles"] == [[], [], ["b3"], []]
    assert (view["round"], view["phase"], view["event"]) == (4, "play", t.game.event().id)
    assert (len(view["past_events"]), view["events_left"]) == (4, 6)
    assert (view["variant"], view["decks"], view["pack"]) == ("first-game", "shared", "made")
    assert view["decision"]["options"] == ["play:a1"]


def test_costs_are_those_of_this_round():
    t = table(mine="a1@0", hand="a2 a1", coins=9, event=feature("cost -1"))
    assert t.game.view(0).to_json()["costs"] == {"a1": 0, "a2": 1}


def test_other_hands_are_hidden():
    t = table(seats=2, hand="a1", others={"hand": "b1 b2 b3"})
    for seat in (0, -1):
        assert not [name for name in ("b1", "b2", "b3") if f'"{name}"' in shown(t.game, seat)]
        assert t.game.view(seat).seats[1].hand_size == 3
    assert t.game.view(1).to_json()["seats"][1]["hand"] == ["b1", "b2", "b3"]


def test_a_spectator_sees_no_hand_and_is_asked_nothing():
    t = table(seats=2, hand="a1")
    view = t.game.view(-1)
    assert t.game.decision(-1) is None
    assert (view.decision, view.can_undo, view.costs) == (None, {}, {})
    assert [seat.hand for seat in view.seats] == [None, None]


def test_what_others_keep_is_hidden():
    game = Game.new(small_pack(), seats=2, seed=3)
    before = game.view(1).to_json()
    told = game.apply(0, game.decision(0).options[0])
    assert game.view(1).to_json() == before
    assert seen_by(told, 1)[-1].fields() == {"card": -1}
    assert len(game.view(0).to_json()["seats"][0]["kept"]) == 1


def test_decks_are_hidden():
    games = [table(seats=2, hand="a1", decks={1: deck}).game for deck in ("b1 c1", "c1 b1")]
    assert shown(games[0], 0) == shown(games[1], 0)


def test_in_a_duplicate_game_each_seat_sees_its_own_piles():
    it = card("it", 1, "discard 1 card: gain 1 coin")
    t = table(it, seats=2, hand="it a1 b1", kind="duplicate")
    t[0].play("it")
    t[1].play("it")
    t[0].choose("effect:a", "discard:a1")
    assert (t.game.view(0).to_json()["piles"][0], t.game.view(1).to_json()["piles"][0]) == (["a1"], [])
    assert (t.game.view(-1).piles, t.game.view(-1).deck_sizes) == ([], [])


def test_every_kind_of_happening_happens():
    told = set()
    for seed in range(60):
        game = Game.new(small_pack(), seats=2, seed=seed)
        told |= {happening.kind for happening in game.happenings}
        number = 0
        while not game.is_over:
            for seat in game.awaiting():
                options = game.decision(seat).options
                number = number * 31 % 1009 + 7
                told |= {happening.kind for happening in game.apply(seat, options[number % len(options)])}
    assert told == {name for name, *_ in FIELDS}


@pytest.mark.parametrize("kind", range(len(FIELDS)))
def test_only_what_is_marked_is_hidden_and_only_from_others(kind: int):
    name, *fields = FIELDS[kind]
    happening = Happening(kind, 1, [11, 12, 13, 0, 14])
    assert happening.kind == name
    assert happening.seen_by(1).to_json() == happening.to_json()
    for seat in (0, -1):
        seen = happening.seen_by(seat).fields()
        assert seen == {f.lstrip("?"): -1 if f[0] == "?" else happening.values[i] for i, f in enumerate(fields)}


def test_happenings_name_nothing_that_is_not_there():
    t = resolve("clear 1 collapse", mine="a1@2", collapses="a1").rest()
    assert t.happened("collapse_cleared") == [{"slot": 0, "activation": 0}]
    t = resolve("draw 1 level 2 card").rest()
    assert [(drawn["faction"], drawn["open"]) for drawn in t.happened("drew")] == [(-1, 0)]


def test_what_is_told_once_is_not_told_again():
    game = Game.new(small_pack(), seed=3)
    first = game.apply(0, game.decision(0).options[0])
    second = game.apply(0, game.decision(0).options[0])
    assert [happening.kind for happening in first].count("dealt") == 8
    assert [happening.kind for happening in second] == ["kept"]


def test_a_playout_ends_the_game_and_counts_its_decisions():
    game = Game.new(small_pack(), seats=3, seed=3, happenings=False)
    made = playout(game, 5)
    assert game.is_over
    assert made == game.move_count == len(game.record().moves)
    again = Game.new(small_pack(), seats=3, seed=3, happenings=False)
    playout(again, 6)
    assert again.digest() != game.digest()


def test_a_refusal_says_what_it_refuses():
    with pytest.raises(IllegalAction, match=r"seat 0: play:blind is refused \(has-playable-card, I1\)"):
        table(hand="a1").choose("play:blind")


def test_a_view_says_why_a_card_of_the_own_hand_is_refused():
    t = table(mine="b1@0", hand="a1 a2 a2 a3", coins=1)
    names = {t.name(number): why for number, why in t.game.view(0).refused.items()}
    assert {name: (why.reason, why.rule, why.key) for name, why in names.items()} == {
        "a2": ("too-dear", "R5.1", "play:a2"),
        "a3": ("no-card-above", "R5.4", "play:a3"),
    }


def test_a_view_shows_the_legal_places_of_each_level_in_hand():
    t = table(mine="b1@0 c2@1", hand="a1 a2 a3", coins=9)
    assert t.game.view(0).places == {
        1: [(1, x) for x in (-10, -8, -6, -4, -2, 2, 4, 6, 8, 10)],
        2: [(2, -1)],
        3: [(3, 0), (3, 2)],
    }


def test_refused_cards_and_places_are_shown_to_the_seat_that_chooses_a_card_alone():
    t = table(seats=2, mine="b1@0", hand="a1 a2", coins=0)
    assert (t.game.view(-1).refused, t.game.view(-1).places) == ({}, {})
    t.play("a1")
    assert (t.game.view(0).refused, t.game.view(0).places) == ({}, {})
    assert list(t.game.view(1).places) == [1, 2]


def test_each_card_in_hand_is_offered_or_refused_with_the_reason_that_the_game_gives():
    game = Game.new(small_pack(), seats=2, seed=3)
    refused = 0
    while not game.is_over:
        seat = game.awaiting()[0]
        view, options = game.view(seat), game.decision(seat).options
        if game.decision(seat).kind == "play":
            offered = {option.key for option in options} - {"play:blind"}
            reasons = {why.key: str(why) for why in view.refused.values()}
            assert sorted(offered | set(reasons)) == sorted(
                {f"play:{game.pack.cards[number].id}" for number in view.seats[seat].hand}
            )
            assert not offered & set(reasons)
            for key, reason in reasons.items():
                with pytest.raises(IllegalAction) as error:
                    game.apply(seat, key)
                assert str(error.value) == reason
                refused += 1
        game.apply(seat, options[-1])
    assert refused > 20


def test_the_places_shown_before_a_card_is_played_are_those_offered_then():
    for name in ("a1", "a2", "a3"):
        t = table(mine="b1@0 b1@2 c2@1", hand=name, coins=9)
        places = t.game.view(0).places[int(name[1])]
        assert t.play(name).offers == [f"place:{row}:{x:+d}" for row, x in places]
