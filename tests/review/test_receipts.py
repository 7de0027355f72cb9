"""Receipts and timeline on random games: the parts always add up, and happenings tell all that changed and no more.

`IMPERIAL_MINERS_GAMES=1000` plays as many games; without it a few play, always the same ones.
"""

from __future__ import annotations

import copy
import os
import random
from typing import Any

import pytest

from imperial_miners import Game, load_pack
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.seat import Seat
from imperial_miners.review.receipts import NUMBERS, SCORE, SUMS, Receipts, merged, receipts_of
from imperial_miners.web.log.entry import happening_json
from tests.review.timeline_player import Player, settled

BASE = load_pack("base")
IDS = [card.id for card in BASE.cards]
LEVELS = {card.id: card.level for card in BASE.cards}
GAMES = int(os.environ.get("IMPERIAL_MINERS_GAMES", "8"))
Json = dict[str, Any]


def new_game(seed: int, happenings: bool = True) -> Game:
    """A game of one to five seats, of every variant."""
    variant = ("standard", "first-game")[seed % 2]
    decks = ("shared", "duplicate")[seed // 2 % 2]
    return Game.new(BASE, 1 + seed % 5, f"receipts {seed}", variant, decks, happenings)


def number_of(seat: Seat, number: str) -> int:
    """What a number is, read off the seat."""
    return {
        "coins": seat.coins,
        "vp": seat.vp,
        "carts": seat.carts,
        "cards": len(seat.hand),
        "score": seat.vp + seat.carts,
    }[number]


def view_json(game: Game, viewer: int) -> Json:
    """A copy of what a seat may know."""
    return copy.deepcopy(game.view(viewer).to_json())


def told_to(happenings: list[Happening], viewer: int) -> list[Json]:
    """A timeline as it is sent."""
    return [happening_json(BASE, happening.seen_by(viewer)) for happening in happenings]


def cards_seen(view: Json) -> set[str]:
    """Every card that a view names."""
    found = {card for pile in view["piles"] for card in pile}
    for seat in view["seats"]:
        found |= {card["card"] for card in seat["mine"]} | {seat["chosen"]} | {*seat["known"]}
        found |= {*seat.get("hand", ()), *seat.get("kept", ())}
    return found


def check_secrets(told: list[Json], before: Json, after: Json) -> None:
    """No card is named that the views do not show, but for those that were turned up for all to see."""
    named = {one["card"] for one in told if one.get("card") not in (None, "blind")}
    turned = {card for one in told for card in one.get("cards", ())}
    passing = {one["card"] for one in told if one["kind"] in ("discarded", "revealed")}
    assert named <= cards_seen(before) | cards_seen(after) | turned | passing
    for one in told:
        if one["kind"] in ("dealt", "kept", "chose") or (one["kind"] == "drew" and not one["open"]):
            assert one["card"] is None or one["seat"] == after["seat"], one


@pytest.mark.parametrize("seed", range(GAMES))
def test_receipts_add_up_and_the_timeline_leads_from_view_to_view(seed: int) -> None:
    game, rng = new_game(seed), random.Random(seed)
    receipts = Receipts(len(game.seats))
    for happening in game.happenings or ():
        receipts.take(happening)
    game.happenings = []
    viewers = [-1, *range(len(game.seats))]
    views = {viewer: view_json(game, viewer) for viewer in viewers}
    while not game.is_over:
        seat = rng.choice(game.awaiting())
        happened = game.apply(seat, rng.choice(game.actions(seat)))
        for happening in happened:
            receipts.take(happening)
        for owner in game.seats:
            for number in SUMS:
                parts = sum(line.amount for line in receipts.of(owner.index, number))
                assert parts == number_of(owner, number), (number, owner.index)
        for viewer in viewers:
            before, after = views[viewer], view_json(game, viewer)
            told = told_to(happened, viewer)
            check_secrets(told, before, after)
            player = Player(copy.deepcopy(before), LEVELS, IDS)
            for one in told:
                player.play(one)
            assert settled(player.view) == settled(after), told
            views[viewer] = after
    assert receipts_of(game).lines == receipts.lines


def test_undo_leaves_no_receipt_behind() -> None:
    game, rng = new_game(0), random.Random(0)
    while game.round < 4 or not game.can_undo(0):
        game.apply(0, rng.choice(game.actions(0)))
    was = game.copy()
    was.undo(0)
    game.undo(0, "turn")
    for each in (was, game):
        assert sum(line.amount for line in receipts_of(each).of(0, "coins")) == each.seats[0].coins


def test_a_game_without_happenings_has_receipts_all_the_same() -> None:
    """Bulk simulation keeps nothing and can be asked afterwards."""
    game, rng = new_game(3, happenings=False), random.Random(1)
    while not game.is_over:
        seat = rng.choice(game.awaiting())
        game.apply(seat, rng.choice(game.actions(seat)))
    assert game.happenings is None
    found = receipts_of(game)
    for owner in game.seats:
        assert sum(line.amount for line in found.of(owner.index, SCORE)) == owner.vp + owner.carts


def test_a_dealt_sample_has_none() -> None:
    with pytest.raises(ValueError, match="record"):
        receipts_of(redeal(new_game(1), 0, 1))


def test_merging_keeps_every_sum() -> None:
    game, rng = new_game(2), random.Random(5)
    while not game.is_over:
        seat = rng.choice(game.awaiting())
        game.apply(seat, rng.choice(game.actions(seat)))
    found = receipts_of(game)
    for owner in game.seats:
        for number in NUMBERS:
            lines = found.of(owner.index, number)
            parts = merged(lines)
            assert len({(one.round, one.number, one.source) for one in parts}) == len(parts)
            assert sum(one.amount for one in parts) == sum(line.amount for line in lines)
            by_round = [found.gains(owner.index, round).get(number, 0) for round in range(game.round + 1)]
            assert sum(by_round) == number_of(owner, number)
