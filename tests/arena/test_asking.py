"""The arena asked from Python: what comes back, as it comes, and what is refused before anything is played."""

from pathlib import Path

import pytest

from imperial_miners import arena
from imperial_miners.bots import RandomBot

BOT = """
class Miner:
    def __init__(self, seed): ...
    def choose(self, position): return position.decision.options[0]
"""


def test_games_are_told_and_kept_as_they_come(tmp_path: Path):
    seen: list[int] = []

    def on_results(results):
        seen.extend(result.match for result in results)
        assert len((tmp_path / "games.jsonl").read_text().splitlines()) == len(seen)

    tournament = arena.play("greedy", "random", seats=1, games=12, out=tmp_path, on_results=on_results)
    assert seen == [result.match for result in tournament.results] == list(range(12))
    assert (tmp_path / "standings.md").exists()
    more = arena.play("greedy", "random", seats=1, games=16, out=tmp_path, resume=True)
    assert more.results[:12] == tournament.results
    assert "Standings after 16 games" in str(more)


def test_a_comparison_has_a_sign():
    one = arena.compare("greedy", "random", seats=1, games=16)
    other = arena.compare("random", "greedy", seats=1, games=16)
    assert one.value == -other.value > 0
    assert (one.low, one.high) == (-other.high, -other.low)
    assert arena.compare(RandomBot, "greedy", seats=1, games=4).value < 0


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nobody", "no bot is called 'nobody'"),
        ("gone.py:Miner", "there is no file gone.py"),
        ("{folder}/bot.py:Digger", "there is no Digger in"),
        ("{folder}/broken.py:Miner", "cannot be read as Python"),
        ("cmd:./nothing-here", "there is no such program"),
    ],
)
def test_who_is_not_there_stops_a_tournament_before_it_begins(tmp_path: Path, name: str, told: str):
    (tmp_path / "bot.py").write_text(BOT)
    (tmp_path / "broken.py").write_text("class Miner\n")
    with pytest.raises(ValueError, match=told):
        arena.play("random", name.format(folder=tmp_path), out=tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    "line",
    ["Other = Miner", "from some import Other", "import x as Other", "def Other(seed): ...", "from x import *"],
)
def test_a_name_may_be_given_in_any_way(tmp_path: Path, line: str):
    from imperial_miners.bots.outside import outside_problem

    file = tmp_path / "bot.py"
    file.write_text(BOT + line + "\n")
    assert outside_problem(f"{file}:Other") == ""


def test_a_class_that_stands_in_no_file_is_told():
    made = type("Made", (), {})
    made.__module__ = "nowhere"
    with pytest.raises(ValueError, match="is in no file"):
        arena.play(made, "random")
