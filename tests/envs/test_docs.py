"""The page about environments is true: its tables are the code's, its snippets run, its commands are understood."""

import re
import shlex
from pathlib import Path

import numpy as np
import pytest

from go import RECIPES
from imperial_miners.envs.keeping import KeepingEnv
from imperial_miners.envs.table import put_tables, tables

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docs" / "environments.md"
PAGE = FILE.read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("name", tables())
def test_the_tables_are_those_of_the_code(name: str):
    found = re.search(f"<!-- {name} -->\n(.*?)\n<!-- /{name} -->", PAGE, re.DOTALL)
    assert found is not None
    assert found[1] == tables()[name], "run: imperial-miners renew docs"


def test_the_tables_can_be_rendered_anew(tmp_path: Path):
    copy = tmp_path / "page.md"
    copy.write_text(re.sub(r"(?<=-->\n)\|.*?(?=\n<!-- /)", "old", PAGE, flags=re.DOTALL), "utf-8")
    put_tables(copy)
    assert copy.read_text("utf-8") == PAGE


def run(snippet: str) -> dict:
    """Run a snippet and return its names."""
    names: dict = {}
    exec(compile(snippet, "snippet", "exec"), names)
    return names


def lines(snippet: str) -> list[str]:
    return [line for line in snippet.splitlines() if line.strip() and "import" not in line]


def test_ten_lines_make_a_random_agent():
    assert len(lines(PYTHON[0])) <= 10
    assert run(PYTHON[0])["env"].agents == []


def test_ten_lines_make_a_learning_one():
    assert len(lines(PYTHON[1])) <= 12
    means = run(PYTHON[1])["means"]
    assert len(means) > 2000
    assert np.mean(means[-500:]) > np.mean(means[:500]) + 3


def test_the_example_for_open_spiel_runs(capsys: pytest.CaptureFixture[str]):
    assert run(PYTHON[2])["action"] in run(PYTHON[2])["state"].legal_actions()
    assert capsys.readouterr().out.startswith("keep:")


def test_settings_and_methods_are_on_the_page():
    named = set(re.findall(r"`([^`\n]+)`", PAGE))
    settings = KeepingEnv().settings
    assert {name for name in settings if f"`{name}`" not in PAGE} == set()
    assert {"save()", "restore(saved)", "fork()", "redeal(agent, seed)"} <= named


def test_the_commands_are_understood():
    cli = pytest.importorskip("imperial_miners.cli")
    commands = re.findall(r"^imperial-miners (.*)$", PAGE, re.MULTILINE)
    assert len(commands) == 2
    for line in commands:
        cli.app.parse_args(shlex.split(line), exit_on_error=False, print_error=False)


def test_every_recipe_is_told_and_there():
    told = PAGE.split("## Recipes")[1].split("## Speed")[0]
    assert sorted(re.findall(r"^\| `([\w-]+)` \|", told, re.MULTILINE)) == sorted(RECIPES)
    for _, _, command in RECIPES.values():
        (script,) = [part for part in command if part.endswith(".py")]
        assert (ROOT / script).is_file()
        assert script in told
