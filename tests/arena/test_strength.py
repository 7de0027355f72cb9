"""Strength alone: gains are paired by deal, and knowing the decks helps."""

from pathlib import Path

import pytest

from imperial_miners.arena.clairvoyant import clairvoyant_score, share_sheet
from imperial_miners.arena.match import Match
from imperial_miners.arena.playing import play_match
from imperial_miners.arena.strength import main, strength_plot, strength_sheet
from imperial_miners.engine.game import Game
from imperial_miners.packs import load_pack


def test_a_gain_is_taken_on_the_deals_that_both_have_played():
    weak = {deal: 30 + 10 * (deal % 4) for deal in range(40)}
    strong = {deal: weak.get(deal, 90) + 3 + deal % 2 for deal in range(20, 60)}
    first, second = strength_sheet({"weak": weak, "strong": strong}).rows
    assert first[:4] == ("weak", 40, 45.0, 45.0)
    assert first[6:] == (None, None, None)
    assert second[6] == pytest.approx(3.5)  # not the difference of the means
    assert 3 < second[7] < 3.5 < second[8] < 4


def test_the_ladder_is_printed_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    pytest.importorskip("altair")
    main(["random", "greedy", "--games", "4", "--workers", "1", "--plot", str(tmp_path / "ladder.svg")])
    told = capsys.readouterr().out
    assert "random" in told
    assert "gain from" in told
    assert (tmp_path / "ladder.svg").read_text().startswith("<svg")


def test_who_knows_the_decks_scores_more():
    pack = load_pack("base")
    seeds = [f"known {number}" for number in range(4)]
    games = [Game.new(pack, 1, seed, happenings=False) for seed in seeds]
    known = [clairvoyant_score(game, width=6, nodes=200, glance=100) for game in games]
    unknown = [play_match(Match(0, 0, seed, ("planner:budget=100",))).seats[0].score for seed in seeds]
    assert sum(known) > sum(unknown)
    assert clairvoyant_score(games[0], width=6, nodes=200, glance=100) == known[0]  # and the deal is left as it was


def test_a_share_is_of_means_with_its_interval():
    row = share_sheet([80, 100, 120], {"bot": [60, 70, 110]}).rows[1]
    assert row[5] == pytest.approx(80)
    assert row[6] < 80 < row[7]


def test_a_plot_makes_its_folder(tmp_path: Path):
    pytest.importorskip("altair")
    file = tmp_path / "new" / "plot.svg"
    strength_plot(strength_sheet({"one": {1: 3, 2: 4}}), file)
    assert file.is_file()
