"""Observations say what the View says and nothing else, within their bounds, and masks are the options."""

from dataclasses import replace

import numpy as np
import pytest

from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.rows.encoding import Encoder, pack_tables
from imperial_miners.engine.rows.option_encoding import OptionEncoder
from imperial_miners.envs import env, schema_of
from imperial_miners.envs.schema import Schema, row
from imperial_miners.packs import load_pack
from tests.envs.games import TABLES, walk
from tests.envs.reading import numbers_of


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


def test_the_end_of_a_game_can_be_seen():
    schema = schema_of(load_pack("base"), 2)
    *_, (game, _) = walk(2, "shared", "standard", 1)
    assert game.is_over
    assert read(Encoder(game.pack, 2).row(game, 1)).tolist() == numbers_of(game.view(1), schema)


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
    table = env(seats=1)
    table.reset(seed=3)
    names = {part.name: part.place for part in table.schema.option_parts}
    pack = load_pack("base")
    met = set()
    for _ in range(80):
        rows, actions = table.option_features("player_0")
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
        table.step(actions[-1])
        if not any(table.agents) or table.terminations["player_0"]:
            table.reset()
    assert {"keep", "play", "place", "effect", "deck"} <= met


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
