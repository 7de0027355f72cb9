"""Bad input: mutated records and illegal actions by the ten thousand. None changes a game or escapes as another error.

Everything is seeded, so that a failure comes again; its message names the mutation.
"""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from imperial_miners import Game, IllegalAction, Option, Pack, RecordError, load_pack
from imperial_miners.engine.refusal import REASONS

SMALL = Path(__file__).parent.parent / "pack_small"
RECORDS = 12_000
ACTIONS = 12_000
STRANGE = ["\ud800", "\udfff", "\0", "\u202e", "\ufeff", "𝔘", "é", "\\", '"', "\n", " ", "9" * 30, "{", "]", "null"]
JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    6,
    2**63,
    10**400,
    0.0,
    1.0,
    -0.5,
    float("inf"),
    float("nan"),
    "",
    "0",
    "standard",
    "\ud800",
    "x" * 5000,
    [],
    {},
    [[0, "decline"]],
    {"seats": 1},
    [[[[[[[[[[]]]]]]]]]],
    [None] * 100,
]


@pytest.fixture(scope="module")
def small() -> Pack:
    return load_pack(SMALL)


def played(pack: Pack, seats: int, seed: int, moves: int, decks: str = "shared") -> Game:
    """A game after so many random moves, or at its end."""
    game, rng = Game.new(pack, seats, seed, decks=decks, happenings=False), random.Random(seed)
    while not game.is_over and game.move_count < moves:
        seat = rng.choice(game.awaiting())
        game.apply(seat, rng.choice(game.actions(seat)))
    return game


def stopped(pack: Pack, phase: str) -> Game:
    """The first game that comes to ask something in a phase, stopped there."""
    for seed in itertools.count():
        game, rng = Game.new(pack, 2, seed, happenings=False), random.Random(seed)
        while not game.is_over and game.view(-1).phase != phase:
            seat = rng.choice(game.awaiting())
            game.apply(seat, rng.choice(game.actions(seat)))
        if not game.is_over:
            return game
    raise AssertionError(phase)


def tried(expected: type[Exception], hint: str, deed: Callable[..., Any], *arguments: Any) -> Any:
    """What a deed gives, or the error that is expected of it; any other error escapes with a hint."""
    try:
        return deed(*arguments)
    except expected as error:
        return error
    except Exception as error:
        error.add_note(hint)
        raise


# ---------------------------------------------------------------- records


def flip_bits(text: str, rng: random.Random) -> str:
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(rng.choice([1, 1, 1, 2, 8])):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode("utf-8", rng.choice(["replace", "surrogateescape", "ignore"]))


def truncate(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text))]


def cut_out(text: str, rng: random.Random) -> str:
    start = rng.randrange(len(text))
    return text[:start] + text[start + rng.choice([1, 2, 10, 200]) :]


def repeat(text: str, rng: random.Random) -> str:
    start, end = sorted(rng.sample(range(len(text)), 2))
    return text[:end] + text[start:end] + text[end:]


def insert(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(STRANGE) + text[at:]


def nest(text: str, rng: random.Random) -> str:
    """Brackets deeper than any reader likes."""
    depth = rng.choice([50, 900, 990, 1000, 5000, 200_000])
    junk = "[" * depth + "]" * depth
    field = rng.choice(["version", "seats", "seed", "moves", "scores", "rules", "variant"])
    return junk if rng.random() < 0.2 else text.replace(f'"{field}":', f'"{field}": {junk}, "was":', 1)


def drop_field(found: dict[str, Any], rng: random.Random) -> None:
    del found[rng.choice(list(found))]


def swap_fields(found: dict[str, Any], rng: random.Random) -> None:
    one, other = rng.sample(list(found), 2)
    found[one], found[other] = found[other], found[one]


def spoil_field(found: dict[str, Any], rng: random.Random) -> None:
    found[rng.choice(list(found))] = rng.choice(JUNK)


def make_foreign(found: dict[str, Any], rng: random.Random) -> None:
    field = rng.choice(["format", "version", "rules", "pack_digest", "digest", "seed_hash"])
    was = found[field]
    found[field] = (
        was + rng.choice([-1, 1, 99]) if isinstance(was, int) else rng.choice([was + "2", was[1:], was.upper()])
    )


def change_setup(found: dict[str, Any], rng: random.Random) -> None:
    """Another game under the same moves, its hash made to fit."""
    field = rng.choice(["seed", "seats", "variant", "decks"])
    if field == "seed":
        found["seed"] = rng.choice(["8", "", "x" * 201, "é", "\ud800", "7\0", "\u0667", "9" * 200])
        found["seed_hash"] = sha256(found["seed"].encode("utf-8", "surrogatepass")).hexdigest()
    else:
        others = {"seats": [1, 2, 3, 4, 5], "variant": ["standard", "first-game"], "decks": ["shared", "duplicate"]}
        found[field] = rng.choice([one for one in others[field] if one != found[field]])


def spoil_moves(found: dict[str, Any], rng: random.Random) -> None:
    moves = found["moves"]
    at = rng.randrange(len(moves))
    keys = ["decline", "play:blind", "place:1:+0", "deck:4", "effect:e", "advance:21", "target:11", "", "decline "]
    changes: list[Callable[[], Any]] = [
        lambda: moves.pop(at),
        lambda: moves.insert(at, moves[rng.randrange(len(moves))]),
        lambda: moves.reverse(),
        lambda: rng.shuffle(moves),
        lambda: moves.__setitem__(at, rng.choice(JUNK)),
        lambda: moves.__setitem__(at, [rng.choice(JUNK), moves[at][1]]),
        lambda: moves.__setitem__(at, [moves[at][0], rng.choice(JUNK)]),
        lambda: moves.__setitem__(at, [moves[at][0], rng.choice(keys)]),
        lambda: moves.__setitem__(at, [1 - moves[at][0], moves[at][1]]),
        lambda: moves.__setitem__(at, [*moves[at], 0]),
        lambda: moves.extend(moves[:at]),
    ]
    rng.choice(changes)()


def spoil_scores(found: dict[str, Any], rng: random.Random) -> None:
    found["scores"] = rng.choice([None, [], [0], [0, 0], [-1], ["1"], [1.5], [True], [10**30], found["scores"]])


ON_TEXT = [flip_bits, truncate, cut_out, repeat, insert, nest]
ON_FIELDS = [drop_field, swap_fields, spoil_field, make_foreign, change_setup, spoil_moves, spoil_moves, spoil_scores]


def mutate(text: str, rng: random.Random) -> tuple[str, str]:
    """A record with something wrong, and what was done to it."""
    done = []
    if rng.random() < 0.55:
        on_fields = rng.choice(ON_FIELDS)
        found = json.loads(text)
        on_fields(found, rng)
        text = json.dumps(found, ensure_ascii=rng.random() < 0.5)
        done.append(on_fields.__name__)
    if not done or rng.random() < 0.2:
        on_text = rng.choice(ON_TEXT)
        text = on_text(text, rng)
        done.append(on_text.__name__)
    return text, " and ".join(done)


def test_no_mutated_record_does_more_than_a_record_error(small: Pack) -> None:
    rng = random.Random(12)
    games = [played(small, 1 + seed % 2, seed, 25, ("shared", "duplicate")[seed % 3 == 0]) for seed in range(10)]
    games += [played(small, 1, 40, 10_000), played(small, 2, 41, 10_000)]
    texts = [(game.record().to_json(), game.digest()) for game in games]
    outcomes: Counter[str] = Counter()
    for number in range(RECORDS):
        text, digest = texts[number % 10 if number % 20 else 10 + number // 20 % 2]
        bad, done = mutate(text, rng)
        result = tried(RecordError, f"record {number}, {done}", Game.replay, bad, small)
        if isinstance(result, RecordError):
            assert result.where
            assert str(result).encode(), "it can be shown anywhere"
        else:
            assert result.digest() == digest, f"record {number}, {done}: another game was let in"
        outcomes["refused" if isinstance(result, RecordError) else "equal"] += 1
    assert outcomes["refused"] > RECORDS * 0.8
    assert outcomes["equal"] > 0, "not even a changed blank was let in: the mutations are too coarse"
    assert outcomes.total() == RECORDS


def test_a_record_of_endless_moves_is_refused_unplayed(small: Pack) -> None:
    found = json.loads(played(small, 1, 3, 10).record().to_json())
    found["moves"] *= 10_000
    with pytest.raises(RecordError) as caught:
        Game.replay(json.dumps(found), small)
    assert caught.value.where == "moves"


def test_a_record_names_a_pack_and_never_a_path() -> None:
    """Found by name only, whatever the name says."""
    game = played(load_pack("base"), 1, 3, 10)
    found = json.loads(game.record().to_json())
    for name in ["../base", "base/", "/", "..", "", "\0", "\ud800", "b" * 10_000, "BASE", str(SMALL)]:
        with pytest.raises(RecordError) as caught:
            Game.replay(json.dumps({**found, "pack": name}))
        assert caught.value.where.startswith("pack")
    assert Game.replay(json.dumps(found)).digest() == game.digest()


# ---------------------------------------------------------------- actions


class Number(int):
    """An int that is not quite one."""


def junk_choices(game: Game, rng: random.Random) -> list[object]:
    """Answers of all kinds; some may be right by chance."""
    action = rng.randrange(game.pack.action_count)
    key = game.pack.vocabulary.key(action)
    at = rng.randrange(len(key))
    others = [other for seat in game.awaiting() for other in game.actions(seat)] or [0]
    return [
        action,
        Number(action),
        rng.choice(others),
        rng.choice(others) + rng.randrange(-4, 5),  # mostly of the kind that is asked for
        game.pack.vocabulary.key(rng.choice(others)),
        -action - 1,
        game.pack.action_count + action,
        rng.choice([2**31, 2**62, 2**63, 2**64, -(2**63), 10**40, -1]),
        key,
        key.upper(),
        f" {key}",
        key[:at] + rng.choice(STRANGE) + key[at:],
        key[:at],
        key.replace(":", rng.choice(["", "::", ";"])),
        rng.choice(STRANGE),
        str(action),
        float(action),
        rng.choice([float("nan"), float("inf"), -0.0, 1e300]),
        key.encode(),
        bytearray(key.encode()),
        None,
        [action],
        (key,),
        {"action": action},
        {action},
        object(),
        Option(action, "decline"),
        Option(rng.choice([-1, 10**20, action]), key),
        Option,
        complex(action),
        range(action),
        lambda: action,
    ]


def number_of(game: Game, choice: object) -> int:
    """What a choice means, as the contract of `apply` says."""
    if isinstance(choice, Option):
        return choice.action
    if isinstance(choice, str):
        return game.pack.vocabulary.action(choice)
    return choice if isinstance(choice, int) else -1


def test_no_illegal_action_changes_a_game(small: Pack) -> None:
    rng = random.Random(13)
    games = [played(small, 1 + moment % 3, moment, moment * 7) for moment in range(24)]
    games += [played(small, seats, seats, 10_000) for seats in (1, 2)]
    games += [stopped(small, phase) for phase in ("event", "end-of-round")]
    assert {game.view(-1).phase for game in games} == {"set-up", "event", "play", "mine", "end-of-round", "over"}
    made, reasons = 0, Counter[str]()
    while made < ACTIONS:
        game = games[rng.randrange(len(games))]
        digest, moves = game.digest(), game.move_count
        for choice in junk_choices(game, rng):
            seat = rng.choice([0, 0, 1, 2, 3, -1, -2, 5, 2**40, -(2**70)])
            if 0 <= seat < len(game.seats) and number_of(game, choice) in game.actions(seat):
                continue
            hint = f"{choice!r} by seat {seat}"
            result = tried(IllegalAction, hint, game.apply, seat, choice)
            assert isinstance(result, IllegalAction), f"{hint} was let in"
            assert result.rule
            assert str(result).encode(), "it can be shown anywhere"
            reasons[result.reason] += 1
            made += 1
        assert game.digest() == digest
        assert game.move_count == moves
    assert reasons.keys() <= set(REASONS)
    assert len(reasons) >= 10, f"only {sorted(reasons)} were tried"


@pytest.mark.parametrize("seat", [None, "0", 0.0, b"0", [0], (0,), object()], ids=lambda seat: type(seat).__name__)
def test_a_seat_that_is_no_number_is_turned_away(seat: Any, small: Pack) -> None:
    game = played(small, 2, 5, 9)
    digest, action = game.digest(), game.actions(game.awaiting()[0])[0]
    with pytest.raises((TypeError, IllegalAction)):
        game.apply(seat, action)
    assert game.digest() == digest


def test_undo_of_nothing_is_an_illegal_action(small: Pack) -> None:
    for game in (Game.new(small, 2, 1), played(small, 2, 6, 10_000)):
        digest = game.digest()
        for seat in (0, 1, 2, -1, 10**20):
            assert not game.can_undo(seat)
            with pytest.raises(IllegalAction):
                game.undo(seat)
        assert game.digest() == digest
