"""Names of environments and settings: found, typed, and put right where they are not known."""

import subprocess
import sys
from pathlib import Path

import gymnasium
import pytest
from pettingzoo.test import render_test

from imperial_miners import envs
from imperial_miners.envs.settings import BatchSettings, SoloSettings, TableSettings
from imperial_miners.envs.vector import DEFAULTS

CONSUMER = Path(__file__).with_name("consumer.py")


def test_gymnasium_finds_the_environment_by_its_module():
    name = "imperial_miners.envs:imperial_miners/Solo-v0"
    code = f"import gymnasium; print(gymnasium.make({name!r}).reset(seed=1)[0].keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "dict_keys(['observation', 'action_mask'])\n"


def test_settings_pass_through_gymnasium_to_a_batch():
    made = gymnasium.make_vec(envs.SOLO, num_envs=3, reward="margin", variant="first-game", autoreset_mode="SameStep")
    batch = made.unwrapped
    assert {name: batch.settings[name] for name in ("num_envs", "reward", "variant")} == {
        "num_envs": 3,
        "reward": "margin",
        "variant": "first-game",
    }
    assert made.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    assert batch.longest == envs.MOST_STEPS
    shared = gymnasium.make_vec(envs.SOLO, num_envs=2, workers=2, max_episode_steps=7)
    assert shared.unwrapped.shares == [(0, 1), (1, 2)]
    assert shared.unwrapped.longest == 7
    shared.close()


@pytest.mark.parametrize(
    ("make", "settings", "told"),
    [
        (envs.env, {"seets": 2}, "there is no setting 'seets': did you mean 'seats'?"),
        (envs.parallel_env, {"rewards": "vp"}, "there is no setting 'rewards': did you mean 'reward'?"),
        (envs.vector_env, {"worker": 2}, "there is no setting 'worker': did you mean 'workers'?"),
        (envs.vector_env, {"num_env": 2}, "there is no setting 'num_env': did you mean 'num_envs'?"),
        (envs.vector_env, {"workers": 2, "sets": 2}, "there is no setting 'sets': did you mean 'seats'?"),
        (lambda **settings: gymnasium.make(envs.SOLO, **settings), {"varient": "x"}, "did you mean 'variant'?"),
        (lambda **settings: gymnasium.make_vec(envs.SOLO, 2, **settings), {"varient": "x"}, "did you mean 'variant'?"),
        (envs.env, {"qqq": 1}, "there is no setting 'qqq': there are reward, pack"),
    ],
)
def test_a_setting_that_there_is_not_is_put_right(make, settings: dict, told: str):
    with pytest.raises(TypeError) as raised:
        make(**settings)
    assert told in str(raised.value)


def test_types_name_the_settings_that_there_are():
    assert envs.env().settings.keys() == TableSettings.__annotations__.keys()
    assert gymnasium.make(envs.SOLO).unwrapped.settings.keys() == SoloSettings.__annotations__.keys()
    assert DEFAULTS.keys() == BatchSettings.__annotations__.keys()


def test_strict_checkers_understand_a_consumer(tmp_path: Path):
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), "--no-error-summary"]
    done = subprocess.run([*command, str(CONSUMER)], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.stdout, done.returncode) == ("", 0)
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "from imperial_miners import envs\nenvs.env(seets=2)\nenvs.vector_env(2, reward='gold')\nenvs.env(seats='2')\n"
    )
    done = subprocess.run([*command, str(wrong)], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert [line.split(": ")[0] for line in done.stdout.splitlines() if "error" in line] == [
        f"wrong.py:{number}" for number in (2, 3, 4)
    ]


def test_the_consumer_runs():
    subprocess.run([sys.executable, str(CONSUMER)], check=True, capture_output=True)


def test_pettingzoo_renders_in_every_mode(capsys: pytest.CaptureFixture[str]):
    render_test(envs.env)
    assert "player_0:" in capsys.readouterr().out


def test_a_person_looks_on_without_asking(capsys: pytest.CaptureFixture[str]):
    solo = gymnasium.make(envs.SOLO, render_mode="human")
    solo.reset(seed=1)
    first = capsys.readouterr().out
    assert first.count("player_0:") == 1
    solo.step(solo.unwrapped.episode.game.actions(0)[0])
    assert capsys.readouterr().out.count("player_0:") == 1
    assert solo.render() is None
    together = envs.parallel_env(render_mode="human")
    together.reset(seed=1)
    assert capsys.readouterr().out.count("player_1:") == 1
