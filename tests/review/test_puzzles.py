"""Puzzles: proved against brute force, checked line by line, refused where they do not fit."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from imperial_miners.bots import Position, RandomBot
from imperial_miners.cli import main
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import PLAY
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.engine.search.explore import isolate
from imperial_miners.packs import load_pack
from imperial_miners.review.puzzles.making import MARGIN, make_puzzles, puzzle_at
from imperial_miners.review.puzzles.puzzle import (
    Proof,
    Puzzle,
    PuzzleError,
    PuzzleSet,
    Search,
    alone,
    attempt,
    check_puzzle,
    position_of,
    prove,
    read_puzzles,
    shipped_puzzles,
)
from imperial_miners.review.puzzles.rating import FIRST, rate
from tests.web.puzzling import lazy_line

SMALL = Path(__file__).parent.parent / "pack_small"


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(SMALL)


def positions(pack: Pack, seed: str, rounds: range) -> list[Game]:
    """Where a random game stands when a card is to be played."""
    game, bot, found = Game.new(pack, 1, seed, happenings=False), RandomBot(seed), []
    while not game.is_over:
        if game.phase == PLAY and game.round in rounds:
            found.append(game.copy())
        game.apply(0, bot.choose(Position.of(game, 0, seed)))
    return found


@pytest.fixture(scope="module")
def puzzle(pack: Pack) -> Puzzle:
    """A puzzle of a random game with the small pack."""
    for seed in range(200):
        for position in positions(pack, str(seed), range(3, 8)):
            found = puzzle_at(position)
            if found is not None:
                return replace(found, number=1)
    raise AssertionError("no puzzle was found")


def brute(game: Game, before: int, most: list[int], tops: dict[tuple[int, int, int], int]) -> None:
    """Every line to the end of the round, none merged."""
    seat = game.seats[0]
    most[0] -= 1
    if most[0] < 0:
        return
    if game.is_over:
        turn = (seat.cards[-1], seat.rows[-1], seat.xs[-1])
        tops[turn] = max(tops.get(turn, 0), seat.score - before)
        return
    for action in list(seat.options):
        after = game.copy()
        after.play(after.seats[0], action)
        brute(after, before, most, tops)


def test_the_proof_is_what_brute_force_finds(pack: Pack):
    compared = 0
    for seed in range(6):
        for position in positions(pack, f"brute {seed}", range(1, 6)):
            tops: dict[tuple[int, int, int], int] = {}
            most = [6_000]
            start = isolate(position, 0)
            brute(start, start.seats[0].score, most, tops)
            search = Search(position)
            search.follow(0)
            if most[0] < 0 or not search.is_exact:
                continue
            ranked = sorted(tops.values(), reverse=True)
            assert search.tops == tops
            assert (search.proof().best, search.proof().turns) == (ranked[0], len(ranked))
            compared += 1
    assert compared > 8


def test_a_puzzle_is_best_by_a_margin_and_its_line_gets_there(pack: Pack, puzzle: Puzzle):
    assert puzzle.proof.margin >= MARGIN
    assert check_puzzle(puzzle, pack) == []
    position = position_of(puzzle, pack)
    shown = attempt(position, puzzle.line)
    assert shown.is_complete
    assert shown.gained == puzzle.proof.best
    assert len(shown.happenings) == len(puzzle.line)


def test_no_other_line_gains_more(pack: Pack, puzzle: Puzzle):
    position, rng = position_of(puzzle, pack), random.Random(5)
    for _ in range(200):
        line: list[str] = []
        tried = attempt(position, line)
        while not tried.is_complete:
            decision = tried.game.decision(0)
            assert decision is not None
            line.append(rng.choice(decision.options).key)
            tried = attempt(position, line)
        assert tried.gained <= puzzle.proof.best


def test_a_line_that_cannot_be_played_is_refused(pack: Pack, puzzle: Puzzle):
    with pytest.raises(IllegalAction):
        attempt(position_of(puzzle, pack), ["place:1:+40"])


def test_a_wrong_proof_is_seen(pack: Pack, puzzle: Puzzle):
    proof = puzzle.proof
    wrong = replace(puzzle, proof=Proof(proof.best + 1, proof.next, proof.turns, proof.lines))
    assert len(check_puzzle(wrong, pack)) == 1
    lazy = lazy_line(position_of(puzzle, pack))
    assert len(check_puzzle(replace(puzzle, line=lazy), pack)) == 1


def test_a_set_reads_back(pack: Pack, puzzle: Puzzle):
    made = PuzzleSet(pack.id, pack.digest, (puzzle,))
    assert read_puzzles(made.to_text(), pack) == made
    assert made.get(1) == puzzle
    assert made.get(0) is made.get(2) is None


def test_a_set_for_other_cards_is_refused_with_the_reason(pack: Pack, puzzle: Puzzle):
    other = PuzzleSet(pack.id, "0" * 64, (puzzle,)).to_text()
    with pytest.raises(PuzzleError, match="another version"):
        read_puzzles(other, pack)
    for bad in ("", "[]", "{}", "not json", '{"format": "imperial-miners-puzzles", "version": 2}'):
        with pytest.raises(PuzzleError):
            read_puzzles(bad, pack)
    with pytest.raises(PuzzleError, match="no puzzles come"):
        shipped_puzzles(pack)


def test_too_small_a_budget_proves_nothing(pack: Pack, puzzle: Puzzle):
    assert prove(position_of(puzzle, pack), budget=10) is None


def test_a_position_that_ends_with_its_round_leaves_the_game_alone(pack: Pack):
    game = positions(pack, "alone", range(3, 4))[0]
    digest = game.digest()
    position = alone(game)
    position.apply(0, position.actions(0)[0])
    assert game.digest() == digest


def test_the_command_makes_sets_that_its_check_proves(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "puzzles.jsonl"
    assert main(["puzzles", "make", str(file), "--count", "1", "--pack", str(SMALL), "--seed", "3"]) == 0
    assert main(["puzzles", "check", str(file), "--pack", str(SMALL)]) == 0
    assert "1 puzzles are" in capsys.readouterr().out
    file.write_text(file.read_text().replace('"best":', '"best":1'))
    assert main(["puzzles", "check", str(file), "--pack", str(SMALL)]) == 1
    assert "1 of 1" in capsys.readouterr().err


def test_the_same_seed_gives_the_same_puzzles_for_any_number_of_workers():
    alone, together = (list(make_puzzles(str(SMALL), 2, "3", workers)) for workers in (1, 2))
    assert alone == together


def test_ratings_move_towards_the_truth():
    player, puzzle = FIRST, 1500
    for tried in range(60):
        player, puzzle = rate(player, puzzle, tried, is_solved=True)
    assert player > 1600
    assert puzzle < 1500
    assert rate(1200, 2000, 50, False)[0] >= 1199  # to miss what is far too hard costs nothing
    assert rate(2000, 1200, 50, False)[0] < 1985
