"""Strength alone: gains are paired by deal."""

from pathlib import Path

import pytest

from imperial_miners.arena.strength import strength_plot, strength_sheet
from imperial_miners.cli import main


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
    main(
        [
            "measure",
            "strength",
            "random",
            "greedy",
            "--games",
            "4",
            "--workers",
            "1",
            "--plot",
            str(tmp_path / "ladder.svg"),
        ]
    )
    told = capsys.readouterr().out
    assert "random" in told
    assert "gain from" in told
    assert (tmp_path / "ladder.svg").read_text().startswith("<svg")


def test_a_plot_makes_its_folder(tmp_path: Path):
    pytest.importorskip("altair")
    file = tmp_path / "new" / "plot.svg"
    strength_plot(strength_sheet({"one": {1: 3, 2: 4}}), file)
    assert file.is_file()
