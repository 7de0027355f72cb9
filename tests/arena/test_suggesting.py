"""Suggested changes: a known fault is found and put right by its steps, with reasons; targets are read strictly."""

from pathlib import Path
from shutil import copytree

import numpy as np
import pytest

from imperial_miners.arena.bench.games import Bench, BenchError, Way
from imperial_miners.arena.bench.stepping import step_words, steps_of, thing_of
from imperial_miners.arena.bench.suggesting import StepSearch, faction_shares, rates_of, read_targets, step_sheet
from imperial_miners.arena.match import Match
from imperial_miners.arena.playing import play_match
from imperial_miners.cli import main
from imperial_miners.packs import load_pack
from imperial_miners.packs.changing import changed_pack
from tests.table import SMALL

PACK = load_pack("base")


@pytest.fixture
def generous(tmp_path: Path) -> str:
    """A pack with an Event that gives seven points, where all others give a coin."""
    folder = copytree(SMALL, tmp_path / "generous")
    events = [f'[coin_{number}]\nkind = "immediate"\neffects = ["gain 1 coin"]\n' for number in range(9)]
    gift = '[gift]\nkind = "immediate"\neffects = ["gain 7 vp"]\n'
    (folder / "events.toml").write_text("\n".join([*events, gift]))
    return str(folder)


def test_a_known_fault_is_put_right_step_by_step(generous: str):
    search = StepSearch(Way("random", 1, generous), {"events": (-60.0, 5.0)}, Bench("test", 1), 6)
    assert search.run(10) == []
    assert [taken.words for taken in search.taken] == [
        "gift, effect 1: gain 7 vp -> gain 6 vp",
        "gift, effect 1: gain 6 vp -> gain 5 vp",
    ]
    last = search.taken[-1]
    assert (last.named, last.before.value, last.after.value, last.score.value) == (("events", "gift"), 6, 5, -1)
    assert step_sheet(search).rows[0][1] == "events gift"


def test_what_no_step_can_mend_is_left_alone(generous: str):
    search = StepSearch(Way("random", 1, generous), {"events": (-60.0, -30.0)}, Bench("test", 1), 2)
    assert ("events", "gift") in search.run(10)  # a point less of seven is luck beside the 37 that are too many
    assert search.taken == []


def test_it_stops_at_so_many_changes_and_says_what_is_left(generous: str, tmp_path: Path, capsys):
    targets = tmp_path / "targets.toml"
    targets.write_text("events = [-60, 5]")
    call = ["pack", "suggest", generous, str(targets), "--bot", "random", "--deals", "2", "--workers", "1"]
    assert main([*call, "--changes", "1"]) == 1
    said = capsys.readouterr().out
    assert "gift, effect 1: gain 7 vp -> gain 6 vp" in said
    assert "1 change; 1 still out of bounds" in said
    assert main(call) == 0
    assert "2 changes; nothing is surely out of its bounds" in capsys.readouterr().out


def test_the_games_of_a_search_are_kept_beside_those_that_check_it(generous: str, tmp_path: Path, capsys):
    targets, out = tmp_path / "targets.toml", tmp_path / "out"
    targets.write_text("events = [-60, 5]")
    call = ["pack", "suggest", generous, str(targets), "--bot", "random", "--deals", "2", "--workers", "1"]
    said = []
    for _ in range(2):  # the second time nothing has to be played
        assert main([*call, "--out", str(out)]) == 0
        said.append(capsys.readouterr().out)
    assert "On 2 fresh deals" in said[0]
    assert said[0] == said[1]
    assert (out / "fresh").is_dir()


def test_steps_are_small_and_allowed():
    steps = [step_words(step, PACK) for step in steps_of(thing_of(PACK, "sand_stairs"))]
    assert "sand_stairs, effect 1: advance 1 -> advance 2" in steps
    assert "sand_stairs, carts: right -> none" in steps
    assert not any("upper" in step or "cost" in step for step in steps)  # Level 1: the Surface is above, and it is free
    assert "unrequited_love, cost: 4 -> 5" in [
        step_words(step, PACK) for step in steps_of(thing_of(PACK, "unrequited_love"))
    ]
    assert not any("level 2 " in step.value for step in steps_of(thing_of(PACK, "great_winch")))


@pytest.mark.parametrize("id", ["quicksand", "unrequited_love", "controlled_tremor", "sunken_library"])
def test_every_step_can_be_played(id: str):
    for step in steps_of(thing_of(PACK, id)):
        assert changed_pack(PACK, (step,)).digest != PACK.digest
        assert step_words(step, PACK).startswith(f"{id}, ")


def test_rates_are_plays_for_each_copy_seen_by_the_average():
    rows = np.array([[2.0, 1.0, 4.0, 8.0]])  # two designs: two plays of four copies, one of eight
    assert rates_of(rows)[0] == pytest.approx([0.5 / 0.25, 0.125 / 0.25])


def test_factions_share_all_games():
    results = [play_match(Match(0, 0, f"share {i}", ("greedy",)), with_details=True) for i in range(3)]
    assert sum(estimate.value for _, estimate in faction_shares(results, PACK)) == pytest.approx(100)


WRONG = {
    "plays = [1": "no TOML",
    "luck = [1, 2]": "no target 'luck'",
    "plays = 3": "its least and its most",
    "plays = [4, 0.25]": "its least and its most",
    "plays = [nan, 3]": "its least and its most",
    "plays = [false, true]": "its least and its most",
    "": "names no target",
}


@pytest.mark.parametrize("text", WRONG)
def test_wrong_targets_are_told_in_a_sentence(text: str, tmp_path: Path):
    file = tmp_path / "targets.toml"
    file.write_text(text)
    with pytest.raises(BenchError, match=WRONG[text]):
        read_targets(file)
