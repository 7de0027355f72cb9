"""The other screens of the terminal: looking back at a record, the cards, a tournament; help at the table."""

import pytest
from textual.widgets import DataTable, Input, OptionList, Static

from imperial_miners import Game
from imperial_miners.arena.running import SameProcess
from imperial_miners.arena.tournament import TournamentPlan
from imperial_miners.engine.search.playout import playout
from imperial_miners.review.lessons.guiding import VARIANT, guided
from imperial_miners.terminal import arena_app
from imperial_miners.terminal.app import TableApp
from imperial_miners.terminal.arena_app import ArenaApp
from imperial_miners.terminal.card_app import CardApp, CardScreen
from imperial_miners.terminal.gallery import Gallery
from imperial_miners.terminal.keeping import Keeper
from imperial_miners.terminal.local_game import LocalGame
from imperial_miners.terminal.replay_app import ReplayApp
from imperial_miners.terminal.replaying import Lookback, read_replay
from imperial_miners.terminal.voice import Voice, plain
from imperial_miners.text.rulebook import LANGUAGES
from tests.terminal.driving import PACK, settled

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def record(tmp_path):
    game = Game.new(PACK, 2, "looking back", "first-game", "shared", False)
    playout(game, 3)
    file = tmp_path / "game.json"
    file.write_text(game.record().to_json())
    return file


def shown(app, part: str) -> str:
    return str(app.screen.query_one(part, Static).render())


# --- Replay


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
async def test_a_record_is_stepped_through_by_keys(record, size):
    app = ReplayApp(Lookback(read_replay(record, "en"), Voice(PACK, "en")))
    length = len(app.back.replay)
    async with app.run_test(size=size) as pilot:
        assert shown(app, "#bar").startswith("Answer 0 of ")
        await pilot.press("right", "right", "right", "left")
        assert app.back.at == 2
        await pilot.press("down", "down")
        assert (app.back.round, app.back.at) == (3, app.back.replay.start_of(3))
        await pilot.press("right", "up")
        assert app.back.at == app.back.replay.start_of(3)
        await pilot.press("up")
        assert app.back.round == 2
        seat = app.back.seat
        await pilot.press("s")
        assert app.back.seat != seat
        await pilot.press("end", "right")
        assert app.back.at == length
        assert "The game is over." in shown(app, "#happened")
        await pilot.press("home", "left")
        assert app.back.at == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_read_in_sentences(command, record, language):
    voice = Voice(PACK, language)
    words = {name: voice.words(name)[0] for name in ("back", "round", "seat", "quit", "help")}
    lines = ["", "", words["back"], f"{words['round']} 2", "7", words["seat"], words["help"], "99999", words["quit"]]
    ran = command("replay", record, "--plain", "--lang", language, lines=lines)
    assert (ran.code, ran.err) == (0, "")
    count = len(Game.replay(record.read_text()).history())
    heads = [voice.say("replay-at", at=at, of=count, round=1) for at in (0, 1, 2, 1)]
    assert [line for line in ran.lines if line in heads] == heads
    assert voice.say("replay-at", at=7, of=count, round=1) in ran.lines
    assert voice.say("replay-unknown", text="99999", word=words["help"]) in ran.lines
    assert voice.say("replay-help", **{name: words[name] for name in ("back", "round", "seat", "quit")}) in ran.lines


def test_enter_alone_reads_a_whole_game(command, record):
    ran = command("replay", record, "--plain", "--no-drawing", lines=[""] * 400)
    assert ran.code == 0
    assert sum(line.startswith("Answer ") for line in ran.lines) == len(Game.replay(record.read_text()).history()) + 1
    assert ran.lines.count("Round 1 begins.") == 1
    assert "The game is over." in ran.lines


def test_a_replay_names_every_card_that_was_drawn(record):
    back = Lookback(read_replay(record, "en"), Voice(PACK, "en"))
    drawn = 0
    for at in range(1, len(back.replay) + 1):
        back.go(at)
        names = [back.voice.card(each.values[1]) for each in back.replay.happenings(at) if each.kind == "drew"]
        told = " ".join(back.lines())
        assert all(name in told for name in names), told
        drawn += len(names)
    assert drawn > 20


def test_a_bad_record_is_refused_with_the_reason(command, record):
    record.write_text(record.read_text().replace("first-game", "standard"))
    ran = command("replay", record, "--plain", "--lang", "de")
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "Aufzeichnung" in ran.err


# --- Cards


async def test_cards_are_found_while_words_are_typed():
    app = CardApp(Gallery(PACK, "en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, CardScreen)
        assert len(screen.designs) == len(PACK.cards)
        await pilot.press(*"quick")
        assert [PACK.cards[design].id for design in screen.designs] == ["quicksand"]
        assert "Quicksand" in shown(app, "#card")
        screen.query_one("#words", Input).value = "romans 3"
        await pilot.pause()
        assert screen.designs
        await pilot.press("down")
        assert screen.query_one("#cards", OptionList).highlighted == 1
        screen.query_one("#words", Input).value = "zzz"
        await pilot.pause()
        assert "No card fits" in shown(app, "#card")


async def test_the_cards_lie_over_the_table_and_are_put_away(tmp_path):
    match, voice = LocalGame(Game.new(PACK, 1, "7"), [None]), Voice(PACK, "uk")
    app = TableApp(match, voice, Keeper(match, voice, tmp_path / "game.json", "base", "play"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("k")
        await pilot.pause()
        assert isinstance(app.screen, CardScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, CardScreen)
        assert match.game.move_count == 0


# --- The arena


async def test_a_tournament_is_watched(monkeypatch):
    from contextlib import nullcontext

    monkeypatch.setattr(arena_app, "executor_for", lambda workers: lambda: nullcontext(SameProcess()))
    plan = TournamentPlan(bots=("greedy", "random"), seats=2, games=12, digest=PACK.digest)
    app = ArenaApp(plan, Voice(PACK, "fr"), 1)
    async with app.run_test(size=(100, 30)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert app.is_done
        table = app.query_one("#standings", DataTable)
        assert table.row_count == 2
        assert str(table.get_row_at(0)[1]) == app.voice.bot("greedy")
        assert f"Les {len(app.matches)} parties" in shown(app, "#words")
        assert "," in str(table.get_row_at(0)[3])


# --- Help at the table


async def test_keys_give_hints_reasons_and_lessons(tmp_path):
    match, voice = LocalGame(Game.new(PACK, 1, guided().seed, VARIANT), [None]), Voice(PACK, "en")
    match.lessons = "on"
    app = TableApp(match, voice, Keeper(match, voice, tmp_path / "game.json", "base", "play"))
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        assert "Lesson 1 of 12" in shown(app, "#pane")
        while app.view.decision.kind != "play":
            await pilot.press("enter")
            await settled(pilot)
        await pilot.press("w")
        await settled(pilot)
        why = shown(app, "#pane")
        for each in match.shut(voice.speaker, 0):
            assert plain(each.what) in why
            assert f"Rule {each.rule}" in why
        await pilot.press("h")
        await settled(pilot)
        assert app.said[0].startswith("Look at ")
        await pilot.press("h")
        await settled(pilot)
        assert app.said[0].startswith("The planner would choose ")
        await pilot.press("h")
        await settled(pilot)
        assert app.said[-1].startswith("This is an estimate")
        await pilot.press("s")
        assert (match.lessons, app.said) == ("off", ["The lessons are off."])
    kept = (tmp_path / "game.json").read_text()
    assert '"lessons": "off"' in kept
