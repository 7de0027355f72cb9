"""Observations say what the View says and nothing else, within their bounds, and masks are the options."""

from dataclasses import replace

import numpy as np
import pytest

from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.rows.encoding import Encoder, pack_tables
from imperial_miners.engine.rows.option_encoding import OPTION_KINDS, OptionEncoder
from imperial_miners.envs import env, schema_of
from imperial_miners.envs.schema import Schema, row
from imperial_miners.packs import load_pack
from tests.envs.games import TABLES, walk
from tests.envs.reading import numbers_of
from tests.table import Player, card, resolve, table


def read(rows: bytes) -> np.ndarray:
    return np.frombuffer(rows, np.int8)


@pytest.mark.parametrize(("seats", "decks", "variant"), TABLES)
def test_an_observation_is_the_view(seats: int, decks: str, variant: str):
    schema = schema_of(load_pack("base"), seats)
    encoder = Encoder(load_pack("base"), seats)
    for seed in range(3):
        for game, _ in walk(seats, decks, variant, seed, every=2):
            for viewer in range(seats):
                assert read(encoder.row(game, viewer)).tolist() == numbers_of(game.view(viewer), schema)


def test_a_card_that_a_faction_draw_has_shown_is_seen_by_all():
    schema, shown = schema_of(load_pack("base"), 2), 0
    for game, _ in walk(2, "shared", "standard", 1):
        encoder = Encoder(game.pack, 2)
        for viewer in (0, 1):
            theirs = read(encoder.row(game, viewer))[schema["1.known"].place]
            assert np.flatnonzero(theirs).tolist() == sorted({*game.seats[1 - viewer].known})
            shown += int(theirs.sum())
    assert shown


def test_the_end_of_a_game_can_be_seen():
    schema = schema_of(load_pack("base"), 2)
    *_, (game, _) = walk(2, "shared", "standard", 1)
    assert game.is_over
    assert read(Encoder(game.pack, 2).row(game, 1)).tolist() == numbers_of(game.view(1), schema)


@pytest.mark.parametrize("machines", [0, 1, 2])
def test_the_first_row_of_an_encoder_is_the_view(machines: int):
    game = table(mine="a1@0", machines={"a1": machines}).game
    assert read(Encoder(game.pack, 1).row(game, 0)).tolist() == numbers_of(game.view(0), schema_of(game.pack, 1))


def test_what_an_encoder_remembers_never_shows():
    # One encoder for many games in turn gives the same rows as a new one for each.
    pack = load_pack("base")
    old = Encoder(pack, 2)
    games = [walk(2, "shared", "standard", seed) for seed in range(8)]
    for step in range(150):
        for number, each in enumerate(games):
            game, seat = next(each, (None, 0))
            if game is not None and (step + number) % 3:
                assert old.row(game, seat) == Encoder(pack, 2).row(game, seat)


@pytest.mark.parametrize(("seats", "decks", "variant"), TABLES)
def test_nothing_changes_when_only_hidden_things_change(seats: int, decks: str, variant: str):
    pack = load_pack("base")
    encoder, options = Encoder(pack, seats), OptionEncoder(pack)
    differ = 0
    for seed in range(6):
        for number, (game, seat) in enumerate(walk(seats, decks, variant, seed, every=5)):
            for viewer in range(seats):
                other = redeal(game, viewer, 1000 * seed + number + 1)
                differ += game.digest() != other.digest()
                assert encoder.row(game, viewer) == encoder.row(other, viewer)
            other = redeal(game, seat, number + 1)
            assert options.rows(game, seat) == options.rows(other, seat)
    assert differ > 50


def test_the_test_above_would_see_a_leak():
    # Two games that differ in one card of another hand must differ for whoever may see that hand.
    game = Game.new(load_pack("base"), 2, 1)
    other = redeal(game, 0, 5)
    encoder = Encoder(game.pack, 2)
    assert game.seats[1].hand != other.seats[1].hand
    assert encoder.row(game, 1) != encoder.row(other, 1)


def test_the_mask_is_the_options_in_a_thousand_games():
    pack = load_pack("base")
    masks = pack_tables(pack).masks
    decisions = 0
    for seed in range(1000):
        for game, seat in walk(1 + seed % 5 if seed < 100 else 1, "shared", "standard", seed):
            mask = np.frombuffer(masks.mask(game.actions(seat)), np.int8)
            assert mask.shape == (pack.action_count,)
            assert np.flatnonzero(mask).tolist() == sorted(game.actions(seat))
            assert mask.max() == 1
            decisions += 1
    assert decisions > 80_000


def test_observations_lie_within_their_bounds():
    for seats, decks, variant in TABLES:
        pack = load_pack("base")
        schema = schema_of(pack, seats)
        encoder, options = Encoder(pack, seats), OptionEncoder(pack)
        for game, seat in walk(seats, decks, variant, 7):
            seen = read(encoder.row(game, seat))
            assert ((schema.low <= seen) & (seen <= schema.high)).all()
            rows = read(options.rows(game, seat)).reshape(-1, schema.option_size)
            assert len(rows) == len(game.actions(seat))
            assert ((schema.option_low <= rows) & (rows <= schema.option_high)).all()


def test_purses_beyond_a_byte_are_capped():
    game = Game.new(load_pack("base"), 1, 1)
    game.seats[0].coins, game.seats[0].vp = 126, 500
    seen = read(Encoder(game.pack, 1).row(game, 0))
    schema = schema_of(game.pack, 1)
    assert (seen[schema["0.coins"].place], seen[schema["0.vp"].place]) == ([126], [127])


def test_options_with_different_features_have_different_rows():
    pack = load_pack("base")
    options = OptionEncoder(pack)
    size = schema_of(pack, 1).option_size
    for seed in range(5):
        for game, seat in walk(1, "shared", "standard", seed):
            rows = [row.tobytes() for row in read(options.rows(game, seat)).reshape(-1, size)]
            assert len(set(rows)) == len(rows)


def test_option_features_tell_what_is_offered():
    learner = env(seats=1)
    learner.reset(seed=3)
    names = {part.name: part.place for part in learner.schema.option_parts}
    pack = load_pack("base")
    met = set()
    for _ in range(80):
        rows, actions = learner.option_features("player_0")
        for features, action in zip(rows, actions, strict=True):
            key = pack.vocabulary.key(action)
            kind, _, what = key.partition(":")
            met.add(kind)
            if kind in ("keep", "play", "discard") and what != "blind":
                card = int(np.flatnonzero(features[names["card"]])[0])
                assert pack.cards[card].id == what
                assert features[names["level"]] == [pack.levels[card]]
            elif kind == "place":
                assert what == f"{features[names['row']][0]}:{features[names['x']][0]:+d}"
            elif kind in ("effect", "choice"):
                assert features[names["letter"]].tolist() == [int(letter == what) for letter in "abcd"]
            elif kind in ("deck", "advance"):
                assert features[names["number"]] == [int(what)]
        learner.step(actions[-1])
        if not any(learner.agents) or learner.terminations["player_0"]:
            learner.reset()
    assert {"keep", "play", "place", "effect", "deck"} <= met


def fields_of(t: Player, key: str) -> dict[str, object]:
    """What the row of an option says, field by field: a number, or several as a list; those of zeros are left out."""
    pack = t.game.pack
    rows = read(OptionEncoder(pack).rows(t.game, t.index)).reshape(len(t.offers), -1)
    found: dict[str, object] = {}
    for part in schema_of(pack, 1).option_parts:
        numbers = rows[t.offers.index(key)][part.place].tolist()
        if any(numbers):
            found[part.name] = numbers if part.size > 1 else numbers[0]
    assert found.pop("kind") == [int(kind == key.partition(":")[0]) for kind in OPTION_KINDS]
    found.pop("words", None)
    design = found.pop("card", None)
    return found | ({"card": pack.cards[design.index(1)].id} if design else {})


CARD_SAYS = {"card": "it", "level": 1, "row": 1, "x": 2, "activated": 1}  # `it` lies at column 2 and is resolved now


def test_an_effect_offered_says_what_it_gives_and_costs():
    it = card("it", 1, "gain 1 coin", "pay 3 coins: gain 2 coins, gain 4 vp, draw 5 cards, advance 6")
    t = table(it, mine="a1@0", hand="it", coins=9).play("it", 2)
    says = {"number": 2, "letter": [0, 1, 0, 0], "coins": 2, "vp": 4, "draws": 5, "advance": 6, "price": 3}
    assert fields_of(t, "effect:b") == says | CARD_SAYS
    assert fields_of(t, "effect:a") == {"number": 1, "letter": [1, 0, 0, 0], "coins": 1} | CARD_SAYS


def test_a_card_offered_says_what_lies_on_it():
    t = resolve("put 1 machine on 1 card", mine="a1@-4 b1@-2", machines={"b1": 2}, collapses="b1", at=2)
    assert fields_of(t, "target:2") == {
        "card": "b1", "number": 2, "level": 1, "row": 1, "x": -2, "machines": 2, "collapse": 1,
    }  # fmt: skip
    assert fields_of(t, "target:3") == {"number": 3} | CARD_SAYS


def test_a_place_offered_says_what_it_touches_and_which_carts_it_completes():
    it = card("it", 2, factions="romans scots", carts="upper-left upper-right left", cost=3)
    rail = card("rail", 1, carts="lower-right")
    t = table(it, rail, mine="rail@0 a1@2 b2@-1 a3@0", hand="it", coins=3).play("it")
    where = {"card": "it", "level": 2, "cost": 3, "factions": [1, 0, 0, 0, 0, 1], "row": 2, "x": 1}
    assert fields_of(t, "place:2:+1") == {**where, "above": 2, "beside": 1, "below": 1, "carts": 1}


def test_a_faction_a_deck_a_board_and_a_distance_offered_are_told_by_their_own_fields():
    t = resolve("draw 1 card of any faction")
    assert fields_of(t, "faction:atlanteans") == {"factions": [0, 0, 1, 0, 0, 0]}
    assert fields_of(t.choose("faction:atlanteans"), "deck:3") == {"number": 3}
    t = resolve("advance up to 3", board=(2, 1))
    assert fields_of(t, "advance:3") == {"number": 3}
    t = resolve("advance 1")
    side = t.game.seats[0].supply.sides[1]
    assert fields_of(t, "board:2") == {"number": 2, "side": [int(number == side) for number in range(6)]}


def test_a_border_offered_names_its_card_and_its_side():
    t = resolve("put 1 cart marker", mine="rail@-2 a1@2", cards=[card("rail", 1, carts="right")], carts="right")
    assert fields_of(t, "border:1:right") == {
        "card": "rail", "number": 1, "letter": [1, 0, 0, 0], "level": 1, "row": 1, "x": -2, "carts": 1,
    }  # fmt: skip


def test_the_hash_changes_with_every_meaning():
    pack = load_pack("base")
    base = Schema(pack, 2)
    assert base.hash == Schema(pack, 2).hash
    assert base.hash != Schema(pack, 3).hash
    assert base.layout != Schema(pack, 3).layout
    kept, pack.digest = pack.digest, "balanced"
    try:
        assert Schema(pack, 2).layout == base.layout
        assert Schema(pack, 2).hash != base.hash
    finally:
        pack.digest = kept
    part = base.parts[3]
    for change in ({"name": "x"}, {"start": 1}, {"size": 2}, {"low": -1}, {"high": 9}, {"meaning": "x"}):
        assert row(replace(part, **change)) != row(part)


@pytest.mark.parametrize("what", ["events", "boards"])
def test_the_layout_changes_with_the_order_that_numbers_follow(what: str):
    pack = load_pack("base")
    base, kept = Schema(pack, 1).layout, getattr(pack, what)
    setattr(pack, what, kept[::-1])
    try:
        assert Schema(pack, 1).layout != base
    finally:
        setattr(pack, what, kept)


def test_a_pack_with_too_many_designs_is_refused():
    pack = load_pack("base")
    kept, pack.designs = pack.designs, 127
    try:
        with pytest.raises(ValueError, match="at most 126"):
            Encoder(pack, 1)
    finally:
        pack.designs = kept
