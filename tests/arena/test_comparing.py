"""Two versions of a pack on the same deals: what is known to differ is found, what does not is nothing."""

from pathlib import Path
from shutil import copytree

import pytest

from imperial_miners.arena.bench.comparing import (
    FEEL,
    Contrast,
    clearness,
    compare_packs,
    factions_of,
    feel_of,
    is_same_box,
)
from imperial_miners.arena.bench.games import Bench, Way
from imperial_miners.arena.intervals import Estimate
from imperial_miners.arena.match import Match
from imperial_miners.arena.playing import play_match
from imperial_miners.cli import main
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.packs import load_pack
from tests.table import SMALL

DEALS = 12


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """Two versions of a pack: in the second one an Event gives three points instead of one."""
    folder = tmp_path_factory.mktemp("versions")
    events = [f'[coin_{number}]\nkind = "immediate"\neffects = ["gain 1 coin"]\n' for number in range(9)]
    for name, gain in (("old", 1), ("new", 3)):
        copytree(SMALL, folder / name)
        gift = f'[gift]\nkind = "immediate"\neffects = ["gain {gain} vp"]\n'
        (folder / name / "events.toml").write_text("\n".join([*events, gift]))
    return str(folder / "old"), str(folder / "new")


def test_a_known_difference_is_found_and_nothing_else(versions: tuple[str, str]):
    old, new = versions
    feel, factions, plays = compare_packs(Way("random", 2, old), Way("random", 2, new), Bench("test", 1), DEALS)
    row = {name: (before, after, apart) for name, before, after, apart in feel.rows}
    before, after, apart = row["score"]
    assert after - before == pytest.approx(2)  # all ten Events come up in every game
    assert (apart.value, apart.low, apart.high) == pytest.approx((2, 2, 2))
    others = [each for part in (feel, factions, plays) for name, *_, each in part.rows if name != "score"]
    assert {(each.value, each.low, each.high) for each in others} == {(0, 0, 0)}
    assert feel.sheet(1).rows[0][0] == "score"


def test_boxes_that_differ_are_told(versions: tuple[str, str], tmp_path: Path):
    old, new = (load_pack(each) for each in versions)
    assert is_same_box(old, new)
    more = copytree(versions[0], tmp_path / "more")
    cards = more / "cards" / "level1.toml"
    cards.write_text(cards.read_text() + '\n[extra]\nlevel = 1\neffects = ["gain 1 coin"]\n')
    assert not is_same_box(old, load_pack(more))
    made = Contrast("Plays", [{"a": 1.0}, {"a": 2.0}], [{"a": 2.0, "extra": 1.0}, {"a": 3.0, "extra": 0.0}])
    assert made.sheet().rows == [("a", 1.5, 2.5, "+1.00 [+1.00, +1.00]"), ("extra", None, 0.5, None)]


def test_the_feel_of_a_game_is_read_off_it():
    judged = play_match(Match(0, 0, "feel", ("greedy", "greedy"), is_judged=True), with_details=True)
    plain = play_match(Match(0, 0, "feel", ("greedy", "greedy")), with_details=True)
    assert [seat.score for seat in judged.seats] == [seat.score for seat in plain.seats]  # a judge only looks on
    pack = load_pack("base")
    feel = feel_of(judged, pack)
    scores = [seat.score for seat in judged.seats]
    assert feel["score"] == sum(scores) / 2
    assert feel["winner ahead by"] == abs(scores[0] - scores[1])
    assert 0 <= feel["turns with a clear best %"] <= 100
    assert all(0 < len(seat) <= ROUNDS and min(seat) >= 0 for seat in judged.details.ahead)
    assert "turns with a clear best %" not in feel_of(plain, pack)
    assert sum(factions_of(judged, pack).values()) == pytest.approx(100)


def test_the_clearest_differences_come_first():
    wide, narrow, sure = Estimate(5, -5, 15), Estimate(1, 0.5, 1.5), Estimate(1, 1, 1)
    assert clearness(sure) > clearness(narrow) > clearness(wide) > clearness(None)
    assert clearness(Estimate(0, 0, 0)) == 0


def test_no_games_are_refused(versions: tuple[str, str], capsys: pytest.CaptureFixture[str]):
    assert main(["pack", "compare", *versions, "--games", "0"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_the_command_prints_and_writes_a_page(
    versions: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    page, kept = tmp_path / "compared.md", tmp_path / "games"
    call = ["pack", "compare", *versions, "--bot", "random", "--games", "3", "--workers", "1", "--out", str(kept)]
    assert main([*call, "--report", str(page)]) == 0
    told = capsys.readouterr().out
    assert "3 deals of random, alone; every deal is the same" in told
    assert f"{FEEL}\n---" in told
    assert "## Plays of each design" in page.read_text()
    assert len(list(kept.glob("*/games.jsonl"))) == 2
    assert main(call) == 0  # from the folder, without playing
    assert capsys.readouterr().out in told.replace(f"wrote {page}\n", "")
