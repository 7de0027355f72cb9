"""Batches over workers do what batches in one process do, and both refuse what is wrong before anything is done."""

import copy
import json
import os
import pickle
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from imperial_miners import IllegalAction, envs, load_pack
from imperial_miners.envs.settings import BatchSettings
from imperial_miners.packs import pack_folder
from tests.envs.batches import assert_same, picked

COUNT = 5
PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
KINDS = pytest.mark.parametrize("workers", [0, 2])


@pytest.fixture
def closing() -> Iterator:
    """Takes a batch, gives it back, and closes it after the test."""
    with ExitStack() as stack:
        yield lambda batch: (stack.callback(batch.close), batch)[1]


def go(batch, steps: int) -> list:
    """What some steps return."""
    dice = np.random.default_rng(steps)
    masks, given = batch.arrays.observation["action_mask"], []
    for _ in range(steps):
        given.append(batch.step(picked(masks, dice)))
    return given


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, {}),
        (3, {"max_episode_steps": 50}),
        (1, {"autoreset_mode": "SameStep", "max_episode_steps": 90}),
        (2, {"autoreset_mode": "SameStep", "reward": "margin"}),
    ],
)
def test_workers_play_the_same_games(closing, seats: int, settings: dict):
    both = [closing(envs.vector_env(COUNT, workers=workers, seats=seats, **settings)) for workers in (0, 2)]
    given = [batch.reset(seed=9) for batch in both]
    assert_same(*given)
    dice = np.random.default_rng(2)
    for _ in range(320):
        actions = picked(given[0][0]["action_mask"], dice)
        given = [batch.step(actions) for batch in both]
        assert_same(*given)
    assert_same(*[batch.option_features() for batch in both])
    mask = both[1].arrays.observation["action_mask"]
    assert (mask[np.arange(COUNT), both[1].random_actions(4)] == 1)[mask.any(1)].all()
    both[1].close()
    assert not any(process.is_alive() for process in both[1].processes)


def test_what_was_saved_moves_between_one_process_and_any_number_of_workers(closing):
    batches = [closing(envs.vector_env(COUNT, workers=workers, seats=2, max_episode_steps=70)) for workers in (0, 2, 3)]
    for batch in batches:
        batch.reset(seed=3)
        go(batch, 60)
    saved = [json.loads(json.dumps(batch.save())) for batch in batches]
    assert saved[0] == saved[1] == saved[2]
    after = [go(batch, 30) for batch in batches]
    for batch, other in zip(batches, [saved[1], saved[2], saved[0]], strict=True):
        batch.restore(other)
        assert_same(tuple(go(batch, 30)), tuple(after[0]))


@KINDS
def test_forks_copies_and_pickles_go_on_as_the_batch_does(closing, workers: int):
    batch = closing(envs.vector_env(3, workers=workers, seats=2, pack=load_pack("base")))
    fresh = closing(pickle.loads(pickle.dumps(batch)))
    for each in (batch, fresh):
        each.reset(seed=5)
        go(each, 40)
    others = [fresh, closing(batch.fork()), closing(copy.deepcopy(batch)), closing(pickle.loads(pickle.dumps(batch)))]
    dealt = closing(batch.redeal(7))
    assert_same(dealt.arrays.observation, batch.arrays.observation)
    assert all(one != two for one, two in zip(dealt.save()["games"], batch.save()["games"], strict=True))
    after = tuple(go(batch, 30))
    for other in others:
        assert type(other) is type(batch)
        assert_same(tuple(go(other, 30)), after)


def test_workers_deal_anew_what_one_process_does(closing):
    batches = [closing(envs.vector_env(4, workers=workers, seats=2)) for workers in (0, 2)]
    for batch in batches:
        batch.reset(seed=6)
    one, two = (closing(batch.redeal(np.int64(8))).save() for batch in batches)
    assert one == two


def test_a_pack_from_elsewhere_is_not_pickled(closing, tmp_path: Path):
    folder = tmp_path / "mine"
    shutil.copytree(pack_folder("base"), folder)
    file = folder / "pack.toml"
    file.write_text(file.read_text("utf-8").replace('id = "base"', 'id = "mine"', 1), "utf-8")
    pack = load_pack(folder)
    assert pickle.loads(pickle.dumps(load_pack("base"))) is load_pack("base")
    for problem in (lambda: pickle.dumps(pack), lambda: closing(envs.vector_env(2, workers=2, pack=pack))):
        with pytest.raises(TypeError, match="give its folder"):
            problem()
    closing(envs.vector_env(2, workers=2, pack=str(folder))).reset(seed=1)


def test_a_step_can_be_sent_and_fetched_later(closing):
    one, two = (closing(envs.vector_env(4, workers=2)) for _ in range(2))
    for batch in (one, two):
        batch.reset(seed=3)
    with pytest.raises(RuntimeError, match="no step is on its way"):
        one.recv()
    for number in range(80):
        actions = one.random_actions(number)
        one.send(actions)
        for ask in (one.save, one.reset, lambda: one.random_actions(1), partial(one.send, actions)):
            with pytest.raises(RuntimeError, match=r"a step is on its way: call recv\(\) first"):
                ask()
        assert_same(two.step(actions), one.recv())


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"num_envs": 0}, "num_envs must be a whole number from 1 on, not 0"),
        ({"num_envs": -1}, "num_envs"),
        ({"num_envs": "2"}, "num_envs"),
        ({"num_envs": 2.0}, "num_envs"),
        ({"seats": 6}, "seats must be 1 to 5"),
        ({"variant": "x"}, "variant must be one of"),
        ({"decks": "x"}, "decks must be one of"),
        ({"reward": "x"}, "reward must be one of"),
        ({"autoreset_mode": "x"}, "AutoresetMode"),
        ({"max_episode_steps": 0}, "max_episode_steps must be a whole number from 1 on, not 0"),
        ({"max_episode_steps": -3}, "max_episode_steps"),
        ({"max_episode_steps": "2"}, "max_episode_steps"),
    ],
)
@KINDS
def test_wrong_settings_are_refused_when_a_batch_is_closing(workers: int, settings: dict, told: str):
    with pytest.raises(ValueError, match=told):
        envs.vector_env(**{"num_envs": 2, "workers": workers, **settings})


def test_more_workers_than_games_and_none_at_all_are_refused():
    for workers in (3, -1, 1.5, "2"):
        with pytest.raises(ValueError, match="workers must be 1 to 2"):
            envs.vector_env(2, workers=workers)


def test_an_interrupted_question_closes_the_batch(closing, monkeypatch: pytest.MonkeyPatch):
    # The answer on its way would otherwise be taken for that of the next question.
    batch = closing(envs.vector_env(2, workers=2))
    batch.reset(seed=1)

    def interrupted(*_: object) -> bytes:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(type(batch.pipes[1]), "recv_bytes", interrupted)
        with pytest.raises(KeyboardInterrupt):
            batch.save()
    with pytest.raises(RuntimeError, match="closed"):
        batch.save()


def test_a_mask_that_was_written_over_moves_no_game_twice(closing):
    batch = closing(envs.vector_env(4, workers=2, copy=False))
    seen, _ = batch.reset(seed=1)
    actions = batch.random_actions(1)
    seen["action_mask"][0] = 0
    batch.step(actions)
    assert [sum(seat["moves"] for seat in game["seats"]) for game in batch.save()["games"]] == [1, 1, 1, 1]


@KINDS
def test_a_game_that_was_cut_is_not_played_on_elsewhere(closing, workers: int):
    batch = closing(envs.vector_env(2, max_episode_steps=2))
    batch.reset(seed=1)
    go(batch, 2)
    other = closing(envs.vector_env(2, workers=workers))
    other.restore(batch.save())
    assert_same(other.step([0, 0]), batch.step([0, 0]))


@KINDS
def test_a_save_with_a_game_of_another_pack_changes_nothing(closing, workers: int):
    batch = closing(envs.vector_env(4, workers=workers))
    batch.reset(seed=1)
    wrong = batch.save()
    wrong["games"][3]["pack"] = "another"
    batch.step(batch.random_actions(1))
    now = batch.save()
    with pytest.raises(ValueError, match="another pack"):
        batch.restore(wrong)
    assert batch.save() == now


@KINDS
def test_before_the_first_reset_a_batch_says_so(closing, workers: int):
    batch = closing(envs.vector_env(2, workers=workers))
    needing = [
        lambda: batch.step([0, 0]),
        lambda: batch.random_actions(1),
        batch.option_features,
        batch.save,
        lambda: batch.redeal(1),
    ]
    for need in needing:
        with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
            need()
    with pytest.raises(ValueError, match="first reset"):
        batch.reset(options={"reset_mask": np.array([True, False])})
    closing(batch.fork()).reset(seed=1)


def wrong_steps(actions: np.ndarray, unknown: int) -> Iterator[tuple]:
    """What a step of three games refuses, and how: all but three ints that are offered."""
    shapes = [int(actions[0]), None, [], actions[:2], [*actions, 0], actions[:, None]]
    for given in [*shapes, actions.astype(float), actions.astype(str), actions.astype(object)]:
        yield given, ValueError, "3 whole numbers"
    for place in range(3):
        for wrong in (unknown, -1, 10_000):
            yield np.where(np.arange(3) == place, wrong, actions), IllegalAction, "refused"


def wrong_resets() -> Iterator[tuple]:
    """What a reset of three games refuses, and how."""
    for mask in ([True, False, True], None, np.array([1, 0, 1])):
        yield {"options": {"reset_mask": mask}}, TypeError, "reset_mask"
    for mask in (np.ones(2, bool), np.ones(4, bool), np.zeros(3, bool)):
        yield {"options": {"reset_mask": mask}}, ValueError, "reset_mask"
    for seed in (7.5, "7", [1, 2.5, 3], {}):
        yield {"seed": seed}, TypeError, "whole number"
    for seed in ([1], range(4)):
        yield {"seed": seed}, ValueError, "3 seeds"


def wrong_saves(saved: dict) -> Iterator[tuple]:
    """What three games of one seat do not go back to, and how it is refused."""
    for given in ({}, None, [], "x", envs.env(seats=1).save(), [saved]):
        yield given, ValueError, r"takes what save\(\) of a batch gave"
    others = [({"seats": 2}, "of seats"), ({"num_envs": 2}, "of games")]
    others += [
        ({name: given}, "variant or other decks") for name, given in [("variant", "first-game"), ("decks", "duplicate")]
    ]
    for settings, told in others:
        other = envs.vector_env(**{"num_envs": 3, **settings})
        other.reset(seed=1)
        yield other.save(), ValueError, told


@KINDS
def test_what_is_wrong_is_refused_and_all_games_are_as_before(closing, workers: int):
    batch = closing(envs.vector_env(3, workers=workers))
    batch.reset(seed=1)
    go(batch, 7)
    before, seen = batch.save(), copy.deepcopy(batch.arrays.observation)
    unknown = int(
        np.flatnonzero(~np.asarray(batch.arrays.masks).reshape(3, -1).any(axis=0))[0]
    )  # offered in none of the games
    steps = wrong_steps(batch.random_actions(1), unknown)
    calls = [(lambda given=given: batch.step(given), *told) for given, *told in steps]
    calls += [(lambda given=given: batch.reset(**given), *told) for given, *told in wrong_resets()]
    calls += [(lambda given=given: batch.restore(given), *told) for given, *told in wrong_saves(before)]
    calls += [(lambda: batch.random_actions(1.5), TypeError, "integer"), (lambda: batch.redeal("x"), TypeError, "seed")]
    for call, error, told in calls:
        with pytest.raises(error, match=told):
            call()
        assert batch.save() == before
        assert_same(batch.arrays.observation, seen)
    assert (batch.random_actions(np.int64(3)) == batch.random_actions(3)).all()
    batch.step(batch.random_actions(3))
    assert batch.save() != before


@KINDS
def test_without_autoreset_no_game_goes_on_before_those_that_are_over_are_reset(closing, workers: int):
    batch = closing(envs.vector_env(4, workers=workers, autoreset_mode="Disabled"))
    batch.reset(seed=1)
    over, state = np.zeros(4, bool), 0
    while not over.any():
        state += 1
        over = batch.step(batch.random_actions(state))[2]
    before = batch.save()
    with pytest.raises(RuntimeError, match="reset them first"):
        batch.step(batch.random_actions(1))
    assert batch.save() == before
    batch.reset(options={"reset_mask": over})
    batch.step(batch.random_actions(1))


def test_a_batch_that_is_closed_or_has_lost_a_worker_says_what_to_do(closing):
    batch = closing(envs.vector_env(2, workers=2))
    batch.reset(seed=1)
    batch.processes[0].kill()  # SIGTERM may be ignored, where the tests were started so
    batch.processes[0].join()
    with pytest.raises(RuntimeError, match="a worker has ended"):
        batch.step(batch.random_actions(1))
    with pytest.raises(RuntimeError, match="closed: make another"):
        batch.random_actions(1)
    assert not any(process.is_alive() for process in batch.processes)


def ran(script: Path, text: str) -> subprocess.CompletedProcess[str]:
    """A script as a process of its own."""
    script.write_text(text, "utf-8")
    return subprocess.run([sys.executable, script], env=os.environ, capture_output=True, text=True, check=False)


def test_workers_of_a_script_without_a_guard_say_what_to_do(tmp_path: Path):
    text = "from imperial_miners.envs import vector_env\nvector_env(2, workers=2).reset(seed=1)\n"
    done = ran(tmp_path / "script.py", text)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("RuntimeError: a worker has ended")
    assert "__main__" in last


def test_the_page_tells_how_to_make_batches(tmp_path: Path):
    snippet = next(text for text in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "workers=2" in text)
    done = ran(tmp_path / "script.py", snippet)
    assert (done.returncode, done.stderr) == (0, "")
    settings = BatchSettings.__annotations__.keys()
    assert {name for name in settings if f"`{name}`" not in PAGE} == set()
