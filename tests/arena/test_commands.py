"""The arena's commands and what they write."""

import csv
import json
import sys
from collections import Counter
from pathlib import Path
from shutil import copytree
from types import ModuleType

import pytest

from imperial_miners.arena import columns
from imperial_miners.arena.ledger import LedgerError
from imperial_miners.arena.running import MissingExtra
from imperial_miners.arena.series import turned
from imperial_miners.bots.naming import UnknownBot
from imperial_miners.cli.arena import arena, simulate
from imperial_miners.packs import load_pack
from tests.table import SMALL


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(newline="", encoding="utf-8") as opened:
        return list(csv.DictReader(opened))


@pytest.fixture(scope="module")
def ladder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("ladder")
    arena("greedy", "random", seats=3, games=12, out=folder, workers=1)
    return folder


def test_a_tournament_leaves_games_tables_and_plots(ladder: Path):
    pytest.importorskip("altair")
    names = {path.name for path in ladder.iterdir()}
    plots = {"scores.svg", "score-by-round.svg", "win-shares.svg"}
    assert names == {"plan.json", "games.jsonl", "standings.json", "standings.md", *plots}
    for plot in plots:
        assert (ladder / plot).read_text().startswith("<svg")
        assert "greedy" in (ladder / plot).read_text()
        assert plot in (ladder / "standings.md").read_text()


def test_tables_are_data_too(ladder: Path):
    told = json.loads((ladder / "standings.json").read_text())
    assert told["plan"]["bots"] == ["greedy", "random"]
    assert "Bayesian bootstrap" in told["method"]
    standings, pairs = told["tables"]
    assert [row["bot"] for row in standings["rows"]] == ["greedy", "random"]
    assert pairs["rows"][0]["from zero"] == "clear"


def test_no_number_of_the_standings_stands_without_its_interval(ladder: Path):
    told = json.loads((ladder / "standings.json").read_text())
    for row in told["tables"][0]["rows"]:
        assert all("[" in row[column] for column in ("mean score", "wins %", "rating"))


def test_games_are_a_line_each(ladder: Path):
    games = [json.loads(line) for line in (ladder / "games.jsonl").read_text().splitlines()]
    assert len(games) == 12
    assert Counter(tuple(seat["bot"] for seat in game["seats"]) for game in games) == {
        ("greedy", "random", "greedy"): 4,
        ("random", "greedy", "greedy"): 4,
        ("greedy", "greedy", "random"): 4,
    }


def test_results_in_a_folder_are_not_lost_by_accident(ladder: Path):
    with pytest.raises(LedgerError, match="--resume"):
        arena("greedy", "random", seats=3, games=12, out=ladder, workers=1)
    with pytest.raises(LedgerError, match="other settings \\(seats\\)"):
        arena("greedy", "random", seats=2, games=12, out=ladder, workers=1, resume=True)


def test_a_tournament_can_be_made_longer(ladder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    longer = copytree(ladder, tmp_path / "longer")
    before = (longer / "games.jsonl").read_text()
    arena("greedy", "random", seats=3, games=15, out=longer, workers=1, resume=True, plots=False)
    after = (longer / "games.jsonl").read_text()
    assert after.startswith(before)
    assert len(after.splitlines()) == 15
    assert "15 games on 5 seeds" in capsys.readouterr().out


def test_a_wrong_name_is_told_before_anything_is_played(tmp_path: Path):
    with pytest.raises(UnknownBot, match="nobody"):
        arena("greedy", "nobody", out=tmp_path / "x")
    with pytest.raises(UnknownBot, match="nobody"):
        simulate("nobody", out=tmp_path / "x")
    assert not (tmp_path / "x").exists()


def test_duplicate_decks_and_the_first_game_are_played(capsys: pytest.CaptureFixture[str]):
    arena("greedy", "random", games=2, decks="duplicate", variant="first-game", workers=1, pack=str(SMALL))
    assert "2 games on 1 seeds" in capsys.readouterr().out


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("simulated")
    simulate("greedy", "random", games=4, out=folder, workers=1)
    return folder


def test_columns_agree_with_each_other(simulated: Path):
    games, rounds, cards = (rows_of(simulated / f"{name}.csv") for name in ("games", "rounds", "cards"))
    assert len(games) == 4 * 2
    assert len(rounds) == 4 * 2 * 10
    assert len(cards) <= 4 * 2 * 10
    for game in games:
        own = [row for row in rounds if (row["game"], row["seat"]) == (game["game"], game["seat"])]
        laid = [row for row in cards if (row["game"], row["seat"]) == (game["game"], game["seat"])]
        assert sum(int(row["gained"]) for row in own) == int(game["score"]) == int(game["vp"]) + int(game["carts"])
        assert [row["event"] for row in own] == game["events"].split()
        from_cards = sum(int(row["vp"]) for row in laid)
        assert from_cards + int(game["vp_from_boards"]) + int(game["vp_from_events"]) == int(game["vp"])
        assert {row["bot"] for row in own + laid} == {game["bot"]}


def test_cards_are_told_with_what_they_are(simulated: Path):
    designs = {card.id: card for card in load_pack("base").cards}
    for row in rows_of(simulated / "cards.csv"):
        card = designs[row["card"]]
        assert (int(row["level"]), int(row["row"])) == (card.level, card.level)
        assert row["factions"].split() == list(card.factions)


def test_bots_move_on_by_a_seat_with_every_game(simulated: Path):
    seated = [row["bot"] for row in rows_of(simulated / "games.csv")]
    assert seated == ["greedy", "random", "random", "greedy"] * 2
    assert turned(("a", "b", "c"), 4) == ("b", "c", "a")


def test_simulated_games_can_be_continued(simulated: Path, tmp_path: Path):
    longer = copytree(simulated, tmp_path / "longer")
    before = (longer / "games.csv").read_text()
    simulate("greedy", "random", games=5, out=longer, workers=1, resume=True)
    assert (longer / "games.csv").read_text().startswith(before)
    assert len(rows_of(longer / "games.csv")) == 10


def test_one_bot_takes_all_seats(tmp_path: Path):
    simulate("random", seats=3, games=1, out=tmp_path, workers=1)
    assert [row["bot"] for row in rows_of(tmp_path / "games.csv")] == ["random"] * 3


def test_parquet_without_pyarrow_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match="pyarrow"):
        simulate("random", games=1, out=tmp_path, form="parquet", workers=1)


def test_parquet_gets_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    # pyarrow is large and not among the requirements: what reaches it is looked at
    written: dict[str, list[dict[str, object]]] = {}
    arrow, parquet = ModuleType("pyarrow"), ModuleType("pyarrow.parquet")
    arrow.Table = type("Table", (), {"from_pylist": staticmethod(lambda rows: rows)})
    parquet.write_table = lambda table, file: written.update({Path(file).name: table})
    monkeypatch.setitem(sys.modules, "pyarrow", arrow)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", parquet)
    simulate("random", games=2, out=tmp_path, form="parquet", workers=1)
    assert {name: len(rows) for name, rows in written.items() if name != "cards.parquet"} == {
        "games.parquet": 2,
        "rounds.parquet": 20,
    }
    assert isinstance(written["games.parquet"][0]["score"], int)
    assert set(columns.TABLES) == {"games", "rounds", "cards"}
