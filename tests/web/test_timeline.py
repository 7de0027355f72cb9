"""What goes with an update for the show: words where a picture alone would not do, and the curtain of a round."""

import random
from collections.abc import Callable

import pytest

from imperial_miners import Game, load_pack
from imperial_miners.engine.happening import (
    COMPLETED_BOARD,
    FACTION_CHOSEN,
    FOUND_NONE,
    PAID,
    RESHUFFLED,
    SKIPPED_DRAW,
    TURNED_UP,
    Happening,
)
from imperial_miners.review.receipts import receipts_of
from imperial_miners.web.log.entry import plain_chairs
from imperial_miners.web.scene.log import Pawn
from imperial_miners.web.scene.players import see_players
from imperial_miners.web.scene.timeline import IN_WORDS, see_curtain, see_happenings
from imperial_miners.web.scene.words import Reader, reader_for

PACK = load_pack("base")
NAMES = ["Ann", "Bob"]
PAWNS = [Pawn(name, seat, not seat) for seat, name in enumerate(NAMES)]


def reader() -> Reader:
    return reader_for(PACK, "en")


def played_until(is_there: Callable[[Game, list[Happening]], bool]) -> tuple[Game, list[Happening]]:
    """A game of two at random up to an answer, with all that this led to."""
    for seed in range(50):
        game, rng = Game.new(PACK, 2, seed, happenings=True), random.Random(seed)
        while not game.is_over:
            seat = rng.choice(game.awaiting())
            happened = game.apply(seat, rng.choice(game.actions(seat)))
            if is_there(game, happened):
                return game, happened
    raise AssertionError("that never happened")


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (Happening(TURNED_UP, 0, [2], [0, 1]), "You turn up in the Level 2 deck: "),
        (Happening(FACTION_CHOSEN, 0, [1]), "You choose the "),
        (Happening(FOUND_NONE, 0, [2, 1]), "You find no "),
        (Happening(RESHUFFLED, 0, [2]), "The Level 2 discard pile is shuffled and becomes the deck."),
        (Happening(COMPLETED_BOARD, 0, [1]), "You complete "),
        (Happening(SKIPPED_DRAW, 0, []), "You "),
    ],
)
def test_what_a_picture_does_not_explain_is_told_in_words(made: Happening, words: str) -> None:
    view = Game.new(PACK, 2, 0).view(0)
    paid = Happening(PAID, 0, [2, -1])
    shown = see_happenings([made, paid], view, NAMES, -1, reader())
    assert shown[0].words.startswith(words)
    assert not shown[1].words
    assert made.kind in IN_WORDS


def test_a_search_for_a_faction_shows_everybody_what_it_turned_up() -> None:
    game, happened = played_until(lambda _, happened: any(one.kind == "turned_up" for one in happened))
    (turned,) = [one for one in happened if one.kind == "turned_up"]
    names = [reader().name(PACK.cards[card].id) for card in turned.cards]
    for viewer in (-1, 0, 1):
        seen = see_happenings(happened, game.view(viewer), NAMES, -1, reader())
        (shown,) = [one for one in seen if one.happening.kind == "turned_up"]
        assert shown.happening.cards == turned.cards
        assert ", ".join(names) in shown.words


def test_the_curtain_shows_the_cards_that_each_chain_came_to() -> None:
    game, rng = Game.new(PACK, 2, 5, happenings=True), random.Random(5)
    reached: dict[int, list[str]] = {0: [], 1: []}
    while game.round < 5:
        seat = rng.choice(game.awaiting())
        for one in game.apply(seat, rng.choice(game.actions(seat))):
            if one.kind == "reached" and game.round == 4:
                reached[one.seat].append(PACK.cards[game.seats[one.seat].cards[one.fields()["slot"]]].id)
    curtain = see_curtain(4, receipts_of(game), game.view(0), PAWNS, reader())
    assert [list(row.path) for row in curtain.rows] == [reached[0], reached[1]]
    assert max(len(row.path) for row in curtain.rows) > 1
    for row in curtain.rows:
        assert row.path[:1] == ((row.card,) if row.card else ())


@pytest.mark.rule("R9.4")
def test_what_a_faction_draw_has_shown_stays_beside_the_player() -> None:
    game, _ = played_until(lambda game, _: any(seat.known for seat in game.seats))
    (owner,) = [seat for seat in game.seats if seat.known]
    ids = [PACK.cards[card].id for card in owner.known]
    for viewer in (-1, 0, 1):
        shown = see_players(game.view(viewer), plain_chairs(2), viewer, reader())
        known = [[card.id for card in player.known] for player in shown]
        assert known[owner.index] == ([] if viewer == owner.index else ids), "one's own hand is seen anyway"
        assert known[1 - owner.index] == []
