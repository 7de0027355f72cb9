"""Chapter 2: set-up."""

import json
from collections import Counter

import pytest

from imperial_miners import Game, load_pack
from tests.table import resolve, small_pack


def keep_four(game: Game, seat: int) -> None:
    for _ in range(4):
        game.apply(seat, game.decision(seat).options[0])


@pytest.mark.rule("R2.1")
def test_chance_decides_which_side_of_each_board_is_used():
    pack = load_pack("base")
    shown = {tuple(Game.new(pack, seed=seed).view(0).sides) for seed in range(60)}
    assert shown == {(a, b, c) for a in (0, 1) for b in (2, 3) for c in (4, 5)}


@pytest.mark.rule("R2.2")
def test_each_deck_is_shuffled_by_itself():
    pack = load_pack("base")
    games = [Game.new(pack, seed=seed, variant="first-game") for seed in range(20)]
    for level in (1, 2, 3):
        assert len({tuple(game.supplies[0].decks[level - 1]) for game in games}) == 20
    for game in games:
        for level in (1, 2, 3, 4):
            assert {pack.levels[card] for card in game.supplies[0].decks[level - 1]} == {level}


@pytest.mark.rule("R2.2")
def test_each_deck_has_its_own_discard_pile():
    t = resolve("discard 2 cards", hand="a1 a2 a3").choose("discard:a2", "discard:a1")
    assert [t.pile(level) for level in (1, 2, 3, 4)] == [["a1"], ["a2"], [], []]


@pytest.mark.rule("R2.3")
def test_ten_of_the_events_are_in_the_game():
    pack = load_pack("base")
    used = Counter[int]()
    for seed in range(40):
        events = Game.new(pack, seed=seed).events
        assert len(events) == len(set(events)) == 10
        used.update(events)
    assert set(used) == set(range(18))


@pytest.mark.rule("R2.3")
def test_nobody_sees_an_event_before_its_round():
    game = Game.new(load_pack("base"), seats=2, seed=4, variant="first-game")
    hidden = [event.id for number, event in enumerate(game.pack.events) if number != game.events[0]]
    for seat in (-1, 0, 1):
        shown = json.dumps(game.view(seat).to_json())
        assert not [event for event in hidden if event in shown]


@pytest.mark.rule("R2.4")
def test_purses_are_empty_and_the_markers_below_the_boards():
    for seat in Game.new(small_pack(), seats=3, seed=1).view(-1).seats:
        assert (seat.coins, seat.vp, seat.carts, seat.board, seat.space) == (0, 0, 0, -1, 0)
        assert seat.mine == []


@pytest.mark.rule("R2.5")
def test_you_see_eight_cards_and_keep_any_four():
    game = Game.new(load_pack("base"), seed=3)
    seen = list(game.view(0).seats[0].hand)
    assert Counter(game.pack.levels[card] for card in seen) == {1: 2, 2: 3, 3: 3}
    wanted = seen[1], seen[2], seen[5], seen[7]
    for number, card in enumerate(wanted):
        assert game.decision(0).kind == "keep"
        assert len(game.view(0).seats[0].kept) == number
        game.apply(0, f"keep:{game.pack.cards[card].id}")
    assert sorted(game.seats[0].hand) == sorted(wanted)
    piles = game.view(0).piles
    assert Counter(card for pile in piles for card in pile) == Counter(seen) - Counter(wanted)
    assert all(game.pack.levels[card] == level for level, pile in enumerate(piles, 1) for card in pile)


@pytest.mark.rule("R2.5")
def test_a_card_is_kept_as_often_as_it_is_there():
    pack = small_pack()
    game = next(game for seed in range(99) if len(set((game := Game.new(pack, seed=seed)).seats[0].hand)) < 8)
    twice = next(card for card in game.seats[0].hand if game.seats[0].hand.count(card) == 2)
    key = f"keep:{pack.cards[twice].id}"
    game.apply(0, key)
    assert key in [option.key for option in game.decision(0).options]
    game.apply(0, key)
    assert key not in [option.key for option in game.decision(0).options]


@pytest.mark.rule("R2.5")
def test_nothing_is_discarded_before_all_have_chosen():
    game = Game.new(load_pack("base"), seats=2, seed=3)
    keep_four(game, 1)
    assert game.awaiting() == [0]
    assert game.view(0).piles == [[], [], [], []]
    keep_four(game, 0)
    assert sum(len(pile) for pile in game.view(0).piles) == 8
    assert [seat.hand_size for seat in game.view(-1).seats] == [4, 4]


@pytest.mark.rule("R2.6")
def test_the_first_game_deals_two_of_each_level_to_keep():
    game = Game.new(load_pack("base"), seats=2, seed=3, variant="first-game")
    for seat in (0, 1):
        hand = game.view(seat).seats[seat].hand
        assert [game.pack.levels[card] for card in hand] == [1, 1, 2, 2, 3, 3]
    assert game.round == 1
    assert game.view(0).piles == [[], [], [], []]
