"""The bench: what something is worth, on games whose truth is known, and how sure that is said to be."""

import os
from pathlib import Path
from shutil import copytree

import numpy as np
import pytest

from imperial_miners.arena.bench import worth as worth_module
from imperial_miners.arena.bench.certainty import FIRST, Running, margin
from imperial_miners.arena.bench.games import Bench, BenchError, Way
from imperial_miners.arena.bench.subjects import UnknownSubject, find_subjects
from imperial_miners.arena.bench.telling import apart_sheet, character, worth_sheet
from imperial_miners.arena.bench.worth import Budget, Weighing, Worth, apart, gain_of, measure_worth
from imperial_miners.arena.intervals import Estimate
from imperial_miners.cli import main
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.packs import load_pack
from tests.arena.matches import result
from tests.table import SMALL

PACK = load_pack("base")
TRIALS = int(os.environ.get("IMPERIAL_MINERS_TRIALS", "6"))
"""How many intervals the coverage tests look at; a few hundred take minutes."""
EVENT = '[{}]\nkind = "immediate"\neffects = ["gain 1 {}"]\n'


@pytest.fixture(scope="module")
def gifted(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A pack of eighteen Events, of which one gives everybody a point and changes nothing else."""
    folder = copytree(SMALL, tmp_path_factory.mktemp("packs") / "small")
    quiet = [EVENT.format(f"coin_{number}", "coin") for number in range(17)]
    (folder / "events.toml").write_text("\n".join([*quiet, EVENT.format("gift", "vp")]))
    return str(folder)


def trial(name: str, bot: str = "random", seats: int = 1, pack: str = "base", other: str = "") -> Weighing:
    subjects = find_subjects(load_pack(pack), [name, *([other] if other else [])])
    return Weighing(subjects[0], Way(bot, seats, pack), subjects[1] if other else None)


def measured(asked: Weighing, games: int, seed: str = "test", within: float = 0.0) -> Worth:
    return measure_worth(asked, Bench(seed, workers=1), Budget(games, within=within))


def test_an_event_that_gives_a_point_is_worth_how_often_it_comes(gifted: str):
    truth = ROUNDS / len(load_pack(gifted).events)
    missed = apart_from_nothing = 0
    for number in range(TRIALS):
        found = measured(trial("gift", pack=gifted), 2 * FIRST, f"gift {number}")
        estimate = found.points.estimate()
        missed += not estimate.low <= truth <= estimate.high
        apart_from_nothing += estimate.value > truth / 2
        assert {value for value, _ in found.values} == {0, 1}  # the same luck: a point, or the deal is far
    assert missed <= max(1, 0.05 * TRIALS)
    assert apart_from_nothing > 0.9 * TRIALS


def test_a_card_that_pays_once_is_worth_a_point_where_nothing_else_can_be_played(gifted: str, tmp_path: Path):
    folder = copytree(gifted, tmp_path / "once")
    pays, idle = "if no cards with machine: put 1 machine here, gain 1 vp", "pay 20 coins: gain 1 coin"
    for level in (1, 2, 3, 4):
        cost = "cost = 13\n" if level == 3 else ""
        card = f'level = {level}\ncopies = 20\n{cost}effects = ["{pays if level == 1 else idle}"]\n'
        (folder / "cards" / f"level{level}.toml").write_text(f"[only_{level}]\n{card}")
    found = measured(trial("only_1", "greedy", pack=str(folder)), 2 * FIRST)
    assert [value for value, _ in found.values] == [1] * FIRST
    assert found.points.estimate().value == 1
    assert found.points.estimate().high >= 1
    assert found.seen_share == 100


def test_brute_force_agrees(monkeypatch: pytest.MonkeyPatch):
    games = max(2 * FIRST, 8 * TRIALS)
    quick = measured(trial("sand_stairs"), games, "quick").points.estimate()
    monkeypatch.setattr(worth_module, "FAR", 1)  # every deal is played
    brute = measured(trial("sand_stairs"), min(10, TRIALS // 2) * games, "brute").points.estimate()
    assert quick.low <= brute.high
    assert brute.low <= quick.high


def test_intervals_hold_at_every_moment_at_once():
    # as differences are: most deals are far, most near ones come to the same, the rest part widely
    dice = np.random.default_rng(5)
    rows, values = 300, 1500
    near = dice.random((rows, values)) < 0.1
    moved = near & (dice.random((rows, values)) < 0.5)
    came = moved * (3 + 6 * dice.standard_normal((rows, values)))
    counts = np.arange(1, values + 1)
    means = came.cumsum(axis=1) / counts
    variances = (came * came).cumsum(axis=1) / counts - means * means
    wrong = np.abs(means - 0.1 * 0.5 * 3)
    sure = np.array([margin(count, 1.0) for count in counts])
    ours = wrong > sure * np.sqrt(variances + 2 * worth_module.LEAST_POINTS**2 / counts)
    ordinary = wrong > 1.96 * np.sqrt(variances / counts)
    assert ours[:, FIRST:].any(axis=1).mean() < 0.05
    assert ordinary[:, FIRST:].any(axis=1).mean() > 0.2  # which is why an ordinary one will not do
    one = Running(worth_module.LEAST_POINTS, came[0].tolist()).estimate()
    assert one.value == pytest.approx(means[0, -1])
    assert one.high - one.value == pytest.approx(sure[-1] * (variances[0, -1] + 128 / values) ** 0.5)


def test_nothing_is_said_after_too_few_deals():
    assert Running(1.0, [3.0] * (FIRST - 1)).estimate().high == float("inf")
    assert Running(1.0, [3.0] * FIRST).estimate().high < float("inf")


def test_far_deals_are_played_seldom_and_count_more():
    asked = trial("canary_cage")
    weights = asked.weights([f"far {deal}" for deal in range(2000)])
    assert set(weights) == {0, 1, worth_module.FAR}
    assert sum(weights) / 2000 == pytest.approx(1, abs=0.1)
    assert sum(weight > 0 for weight in weights) < 0.5 * 2000
    assert set(trial("romans").weights(["any", "deal"])) == {1}


def test_it_stops_when_it_knows_enough_and_at_its_budget(gifted: str):
    sure = measured(trial("gift", pack=gifted), 2000, within=1.0)
    assert sure.points.played < 400
    estimate = sure.points.estimate()
    assert estimate.high - estimate.low <= 2
    assert measured(trial("gift", pack=gifted), 30).points.played == 15
    none = measure_worth(trial("gift", pack=gifted), Bench("test", 1), Budget(2000, minutes=1e-9))
    assert none.points.played == 1


def test_stopped_games_are_gone_on_with(gifted: str, tmp_path: Path):
    asked = trial("gift", pack=gifted)
    whole = measure_worth(asked, Bench("kept", 1), Budget(60, within=0))
    measure_worth(asked, Bench("kept", 1, out=tmp_path), Budget(20, within=0))
    files = sorted(tmp_path.glob("*/games.jsonl"))
    before = [file.read_text() for file in files]
    assert len(files) == 2
    again = measure_worth(asked, Bench("kept", 1, out=tmp_path), Budget(60, within=0))
    assert again.values == whole.values
    assert [file.read_text().startswith(text) for file, text in zip(files, before, strict=True)] == [True, True]
    counts = [len(file.read_text().splitlines()) for file in files]
    assert counts == [30, 30]


def test_several_workers_say_the_same():
    alone = measured(trial("quicksand", seats=2), 24)
    together = measure_worth(trial("quicksand", seats=2), Bench("test", workers=2), Budget(24, within=0))
    assert alone.values == together.values


def test_synergy_is_what_two_give_together_more():
    asked = trial("payday", other="guild_letters")
    assert [len(way.changes) for way in asked.ways()] == [0, 1, 1, 2]
    games = [result(0, {"bot": score}) for score in (60, 50, 57, 49)]
    points, wins = asked.gain(games)
    assert (points, wins) == ((60 - 50) - (57 - 49), 0)
    assert asked.name == "payday with guild_letters"


def test_among_several_it_is_about_whoever_saw_the_card_first():
    one, other = result(0, {"a": 50, "b": 70, "c": 60}), result(0, {"a": 55, "b": 55, "c": 60})
    assert gain_of(one, other, 1) == (15, 100)
    assert gain_of(one, other, 2) == (0, -100)
    points, wins = gain_of(one, other, None)
    assert points == pytest.approx(180 / 3 - 170 / 3)
    assert wins == 0
    found = measured(trial("quicksand", seats=3), 2)
    assert found.has_wins
    assert not measured(trial("payday", seats=3), 2).has_wins


def test_a_trap_a_sleeper_and_a_crutch_are_told_apart():
    def made(bot: str, points: float) -> Worth:
        found = Worth(trial("quicksand", bot))
        for i in range(900):
            found.add(points + i % 3 - 1, 0, 1, True)
        return found

    weak, strong = made("greedy", -3), made("planner", 2)
    assert apart(strong, weak).value == pytest.approx(5)
    assert apart_sheet([weak, strong]).rows[0][-1] == "trap"
    assert apart_sheet([made("greedy", 1), strong]).rows[0][-1] == "sleeper"
    assert apart_sheet([made("greedy", 3), strong]).rows[0][-1] == "crutch"
    assert character(made("greedy", 0), Estimate(0.1, -1, 1)) == "open"


def test_names_mean_one_thing_or_all_of_a_kind():
    assert [subject.kind for subject in find_subjects(PACK, ["quicksand", "payday", "great_winch", "board_1"])] == [
        "card",
        "event",
        "side",
        "board",
    ]
    assert len(find_subjects(PACK, [])) == len(PACK.cards)
    assert len(find_subjects(PACK, ["factions", "romans"])) == 6
    assert "activate" in {subject.name for subject in find_subjects(PACK, ["words"])}
    with pytest.raises(UnknownSubject, match="did you mean 'quicksand'"):
        find_subjects(PACK, ["quicksnd"])


def test_bots_from_outside_are_refused():
    with pytest.raises(BenchError, match="bot of the house"):
        measured(trial("quicksand", "cmd:true"), 2)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["quiksand"], "did you mean 'quicksand'?"),
        (["quicksand", "--with", "quicksand"], "name another card"),
        (["quicksand", "--seats", "9"], "5"),
        (["quicksand", "--bot", "nobody"], "nobody"),
    ],
)
def test_what_cannot_be_asked_is_told_in_one_line(
    given: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("LANG", "C")
    assert main(["pack", "value", *given, "--workers", "1"]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert said in told


def test_the_command_prints_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    page = tmp_path / "worth.md"
    call = ["pack", "value", "quicksand", "payday", "--games", "100", "--within", "0", "--workers", "1"]
    assert main([*call, "--bot", "random", "greedy", "--report", str(page)]) == 0
    told = capsys.readouterr().out
    assert "Worth\n-----" in told
    assert "Traps and sleepers" in told
    assert "95 % at every moment" in told
    assert "| quicksand | card | random | 1 |" in page.read_text()


def test_rows_are_sorted_and_say_nothing_too_early():
    sheet = worth_sheet([measured(trial("quicksand"), 2)], 0.1)
    assert sheet.rows[0][5] is None
    assert sheet.rows[0][7] == "open"
