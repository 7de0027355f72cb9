"""The measures of balance, on games whose answer is known, and the report."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from imperial_miners.arena.levels import band_of, level_sheet
from imperial_miners.arena.match import CardPlayed, Details, Result, SeatResult
from imperial_miners.arena.measures import (
    APART,
    balance_sheets,
    design_sheet,
    difference,
    event_sheet,
    faction_sheet,
    mean_of,
    score_sheet,
    side_sheet,
)
from imperial_miners.arena.playing import play_chunk
from imperial_miners.arena.self_play import SelfPlay
from imperial_miners.arena.sheet import Sheet
from imperial_miners.cli import main
from imperial_miners.engine.outcome import title_of
from imperial_miners.packs import load_pack

PACK = load_pack("base")
ROUNDS = 10


def made(number: int, scores: list[int], events: Iterable[int] = range(10), cards: str = "") -> Result:
    """A made-up game; every seat plays the same cards."""
    seats = [SeatResult("bot", score, 1, score, 0, 0, [score] * ROUNDS) for score in scores]
    played = [CardPlayed(seat, 1, card, 1, 0, 0, False, vp=2) for seat in range(len(scores)) for card in cards.split()]
    everyone = range(len(scores))
    details = Details(
        events=[PACK.events[event].id for event in events],
        sides=[PACK.boards[side].id for side in (number % 2, 2, 4)],
        played=played,
        dealt=[cards.split() * 2 for _ in everyone],
        drawn=[[] for _ in everyone],
        entered=[[PACK.boards[2].id] for _ in everyone],
        completed=[0 for _ in everyone],
        surfaced=[[1, 0, 0, 0] for _ in everyone],
        event_vp=[[0] * ROUNDS for _ in everyone],
        space_vp=[0 for _ in everyone],
    )
    best = max(scores)
    return Result(number, number, str(number), seats, [i for i in everyone if scores[i] == best], 0, details)


def row_of(sheet: Sheet, name: str) -> dict[str, object]:
    return next(dict(zip(sheet.columns, row, strict=True)) for row in sheet.rows if row[0] == name)


def test_means_know_their_errors():
    mean = mean_of([1.0, 2.0, 3.0, 4.0])
    assert mean.value == 2.5
    assert mean.error == pytest.approx(0.6455, abs=0.0001)
    apart = difference([1.0, 2.0, 3.0, 4.0], [0.0, 1.0, 2.0, 3.0])
    assert apart.value == 1
    assert apart.error == pytest.approx(0.6455 * 2**0.5, abs=0.0001)


def test_an_event_that_gives_ten_points_is_found():
    results = [made(i, [50 + i % 3 + 10 * (i % 2)], range(i % 2, 10 + i % 2)) for i in range(40)]
    first, last = (row_of(event_sheet(results, PACK), PACK.events[event].id) for event in (0, 10))
    assert first["effect on score"] == pytest.approx(-10, abs=0.5)
    assert last["effect on score"] == pytest.approx(10, abs=0.5)
    assert last["error"] < 1
    assert last["games"] == 20


def test_sides_are_held_against_their_other_side():
    results = [made(i, [50 + 4 * (i % 2) + i % 3]) for i in range(40)]
    shown = row_of(side_sheet(results, PACK), PACK.boards[1].id)
    assert shown["effect on score"] == pytest.approx(4, abs=0.5)
    assert row_of(side_sheet(results, PACK), PACK.boards[2].id)["entered first %"] == 100


def test_plays_are_counted_for_each_copy_seen():
    one, two = [card.id for card in PACK.cards if card.level == 2][:2]
    results = [made(0, [40, 50], cards=f"{one} {two}"), made(1, [60], cards=two)]
    sheet = design_sheet(results, PACK)
    first, second = row_of(sheet, one), row_of(sheet, two)
    assert (first["seen"], first["played"], first["rate"]) == (4, 2, 0.5)
    assert (second["seen"], second["played"], second["VP a play"]) == (6, 3, 2)
    assert first["of Level's rate"] == 1
    assert first[APART] == pytest.approx(45 - 50)


def test_the_largest_faction_of_winners_is_counted_and_ties_share():
    romans, scots = (
        next(card.id for card in PACK.cards if card.factions == (faction,)) for faction in ("romans", "scots")
    )
    results = [made(0, [40], cards=f"{romans} {romans} {scots}"), made(1, [60], cards=f"{romans} {scots}")]
    sheet = faction_sheet(results, PACK)
    assert row_of(sheet, "romans")["largest %"] == 75
    assert row_of(sheet, "scots")["largest %"] == 25
    assert row_of(sheet, "romans")["cards in winner's mine"] == 1.5
    assert row_of(sheet, "scots")[APART] == 10


def test_seats_of_one_game_are_one_sample():
    four = score_sheet([made(i, [50 + i] * 4) for i in range(9)])
    one = score_sheet([made(i, [50 + i]) for i in range(9)])
    assert row_of(four, "bot")["error"] == row_of(one, "bot")["error"]
    assert row_of(four, "bot")["50 %"] == 54


def test_real_games_make_a_whole_report():
    results = play_chunk(SelfPlay(4).matches("greedy", 2), with_details=True)
    sheets = {sheet.title: sheet for sheet in balance_sheets(results, PACK)}
    assert len(sheets["Cards"].rows) == len(PACK.cards)
    assert len(sheets["Events"].rows) == 18
    assert len(sheets["Progress boards"].rows) == 6
    sources = {row[0]: row[2] for row in sheets["Where points come from"].rows}
    assert sum(share for source, share in sources.items() if source != "all") == pytest.approx(100)
    assert sum(row[1] for row in sheets["Titles"].rows) == pytest.approx(100)


def test_what_is_not_known_is_left_empty_and_what_is_no_cause_says_so():
    for games in ([made(0, [50])], [made(0, [50, 60], cards=PACK.cards[0].id), made(1, [40], range(1, 11))]):
        for sheet in balance_sheets(games, PACK):
            text = sheet.plain() + sheet.markdown()
            assert "nan" not in text.split()
            assert not any(isinstance(cell, float) and cell != cell for row in sheet.rows for cell in row)
            if any("no cause" in column for column in sheet.columns):
                assert "pack value" in sheet.note
    assert mean_of([]).value is None
    assert mean_of([3.0]).error is None
    sheets = {sheet.title: sheet for sheet in balance_sheets([made(0, [50])], PACK)}
    assert [title for title, sheet in sheets.items() if "pack value" in sheet.note] == [
        "Factions",
        "Progress boards",
        "Events",
        "Cards",
    ]


def test_games_without_details_are_refused():
    with pytest.raises(ValueError, match="without details"):
        design_sheet(play_chunk(SelfPlay(1).matches("random", 1)), PACK)


def test_the_command_prints_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    pytest.importorskip("altair")
    page = tmp_path / "balance.md"
    call = ["measure", "balance", "--bot", "greedy", "--games", "6", "--workers", "1", "--out", str(tmp_path / "games")]
    main([*call, "--seats", "1", "2", "--compare", "random", "--report", str(page)])
    told, text = capsys.readouterr().out, page.read_text()
    assert "6 games of greedy, alone" in told
    assert "## 6 games of greedy, 2 seats" in text
    assert "### Cards" in text
    for picture in ("1-events.svg", "2-scores.svg", "2-factions.svg"):
        assert f"balance/{picture}" in text
        assert (tmp_path / "balance" / picture).read_text().startswith("<svg")
    main([*call, "--seats", "1"])  # from the folder, without playing
    assert capsys.readouterr().out.splitlines()[:6] == told.splitlines()[:6]


def test_levels_are_held_against_their_bands():
    for score in (0, 34, 35, 45, 46, 55, 56, 60, 61, 65, 66, 120):
        least, most = band_of(title_of(score))
        assert least <= score <= most
    results = [
        Result(i, i, "x", [SeatResult("adept", score, 1, score, 0, 0, [score] * ROUNDS)], [0], 0)
        for i, score in enumerate((40, 48, 50, 52, 70))
    ]
    row = row_of(level_sheet(results), "adept")
    assert (row["band"], row["median"], row["in band"], row["games"]) == ("46-55", 50, "yes", 5)


def test_a_sheet_reads_well_in_both_forms():
    sheet = Sheet("Things", ("name", "number"), [("one", 1), ("long name", 22.5), ("none", None)], "A note.")
    assert sheet.plain().splitlines() == [
        "Things",
        "------",
        "name       number",
        "one             1",
        "long name   22.50",
        "none",
        "A note.",
    ]
    assert sheet.markdown().splitlines()[4:7] == ["| name | number |", "| :-- | --: |", "| one | 1 |"]
    assert sheet.to_json()["rows"][0] == {"name": "one", "number": 1}
