"""The table on the whole screen, driven by Textual's pilot: whole games by keys, undo, panes, passing the keyboard."""

from types import SimpleNamespace

import pytest
from textual.widgets import OptionList, Static

from imperial_miners import Game
from imperial_miners.terminal.app import PANES, TableApp
from imperial_miners.terminal.codes import INTERRUPTED
from imperial_miners.terminal.keeping import Keeper, read_kept
from imperial_miners.terminal.lines import PACE
from imperial_miners.terminal.local_game import LocalGame
from imperial_miners.terminal.voice import Voice
from imperial_miners.text.rulebook import LANGUAGES
from tests.terminal.driving import PACK, script, settled

pytestmark = pytest.mark.anyio
SOLO = script("7")


@pytest.fixture
def anyio_backend():
    return "asyncio"


def table(folder, seats: int = 1, seed: str = "7", bots=(), language: str = "en") -> TableApp:
    players = [None] * seats + list(bots)
    match = LocalGame(Game.new(PACK, len(players), seed), players)
    voice = Voice(PACK, language)
    return TableApp(match, voice, Keeper(match, voice, folder / "game.json", "base", "play"))


def shown(app: TableApp, part: str) -> str:
    return str(app.query_one(part, Static).render())


async def answer(pilot, app: TableApp, key: str) -> None:
    """Type the number of an option, with Enter where a second digit could follow; and once four are marked, to keep."""
    options = [option.key for option in app.view.decision.options]
    number, count = options.index(key) + 1, app.query_one("#options", OptionList).option_count
    await pilot.press(*str(number))
    if number * 10 <= count:
        await pilot.press("enter")
    if app.deal is not None and app.deal.are_all:
        await pilot.press("enter")
    await settled(pilot)


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
async def test_a_whole_solo_game_is_played_by_keys(tmp_path, size):
    app = table(tmp_path)
    async with app.run_test(size=size) as pilot:
        for key in SOLO.keys:
            await answer(pilot, app, key)
        assert app.match.game.is_over
        assert app.match.game.digest() == SOLO.digest
        assert "The game is over." in shown(app, "#pane")
        assert f"imperial-miners verify {tmp_path / 'game.json'}" in shown(app, "#pane")
        await pilot.press("q")
    assert Game.replay((tmp_path / "game.json").read_text()).digest() == SOLO.digest


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_pane_is_shown_in_every_language(tmp_path, language):
    app = table(tmp_path, bots=["random"], language=language)
    async with app.run_test(size=(100, 40)) as pilot:
        await settled(pilot)
        texts = set()
        for key in PANES:
            await pilot.press(key)
            await pilot.pause()
            texts.add(shown(app, "#pane"))
        assert len(texts) == len(PANES)
        await pilot.press("p")
        assert app.voice.bot("random") in shown(app, "#pane"), "who is a bot is told"
        await pilot.press("question_mark", "t", "h")
        await settled(pilot)
        assert app.theme == "textual-light"


async def test_a_choice_is_taken_back_and_made_again(tmp_path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for key in SOLO.keys[:6]:
            await answer(pilot, app, key)
        for key in "uuu":
            await pilot.press(key)
            await settled(pilot)
        assert app.match.game.move_count == 4, "not beyond the cards that were kept"
        for key in "rrr":
            await pilot.press(key)
            await settled(pilot)
        moves = [PACK.vocabulary.key(action) for _, action in app.match.game.history()]
        assert moves == SOLO.keys[:6]


async def test_the_cursor_shows_where_an_option_lies(tmp_path):
    app = table(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        for key in SOLO.keys:
            if app.view.decision.kind == "place" and len(app.view.decision.options) > 1:
                break
            await answer(pilot, app, key)
        assert "»1«" in shown(app, "#pane")
        await pilot.press("down")
        await pilot.pause()
        assert "»2«" in shown(app, "#pane")
        assert "(1)" in shown(app, "#pane")
        first = app.view.decision.options[0].action
        await pilot.press("left", "enter")
        await settled(pilot)
        assert app.match.game.history()[-1][1] == first


async def test_the_keyboard_is_passed_behind_an_empty_table(tmp_path):
    told = script("12", seats=2)
    app = table(tmp_path, seats=2, seed="12")
    passed = 0
    async with app.run_test(size=(80, 24)) as pilot:
        for key in told.keys:
            if app.waiting_for >= 0:
                assert (shown(app, "#pane"), shown(app, "#news"), app.view) == ("", "", None)
                passed += 1
                await pilot.press("enter")
                await pilot.pause()
            await answer(pilot, app, key)
        assert app.match.game.digest() == told.digest
    assert passed > 10


async def test_bots_answer_beside_the_screen(tmp_path):
    app = table(tmp_path, bots=["greedy"], seed="3")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("1", "2", "3", "4")  # to be kept
        for _ in range(400):
            await settled(pilot)
            if app.match.game.is_over:
                break
            await pilot.press("enter")
        assert app.match.game.is_over
        assert "Blue: " in shown(app, "#pane")


async def test_what_is_told_leaves_the_question_in_sight(tmp_path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        for key in SOLO.keys[:4]:
            await answer(pilot, app, key)
        for key in ("question_mark", "question_mark", "h", "h", "question_mark", "h"):
            await pilot.press(key)
            await settled(pilot)
        await pilot.pause(0.3)
        toasts = app.screen.query("Toast")
        assert len(toasts) == 1
        told = toasts.first().region
        assert told.height > 1
        assert not told.overlaps(app.query_one("#question").region)
        assert not told.overlaps(app.query_one("#options").region)
        await answer(pilot, app, SOLO.keys[4])
        await pilot.pause(0.3)
        assert not app.screen.query("Toast")


async def test_the_latest_news_are_in_sight_however_long(tmp_path):
    app = table(tmp_path, language="uk")
    async with app.run_test(size=(80, 24)) as pilot:
        for key in SOLO.keys[:40]:
            await answer(pilot, app, key)
            rows = shown(app, "#news").splitlines()
            assert len(rows) <= 3
            assert max(map(len, rows), default=0) <= 78
            assert not app.news or app.news[-1].endswith(rows[-1])


async def test_leaving_keeps_the_game(tmp_path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for key in SOLO.keys[:5]:
            await answer(pilot, app, key)
        await pilot.press("ctrl+c")
    assert app.return_value == INTERRUPTED
    assert read_kept(tmp_path / "game.json").record.moves == [(0, key) for key in SOLO.keys[:5]]


async def test_the_mouse_chooses_too(tmp_path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for key in SOLO.keys[:7]:
            await answer(pilot, app, key)
        await pilot.click(OptionList, offset=(5, 1))
        await settled(pilot)
        assert app.match.game.move_count == 8


async def test_four_cards_are_marked_unmarked_and_kept_as_one_line(tmp_path):
    app = table(tmp_path)
    lines = []
    app.match.changed = lambda: lines.append(app.match.game.move_count)
    async with app.run_test(size=(80, 24)) as pilot:
        options = app.query_one(OptionList)
        row = lambda at: str(options.get_option_at_index(at).prompt)  # noqa: E731
        await pilot.press("1", "2", "3", "2")
        assert [row(at)[:6] for at in range(4)] == ["1. [x]", "2. [ ]", "3. [x]", "4. [ ]"]
        assert row(8).endswith("(2 of 4)")
        await pilot.press("9")
        await settled(pilot)
        assert app.match.game.move_count == 0, "two are not four"
        await pilot.press("5", "6")
        assert options.highlighted == 8, "the cursor waits where they are kept"
        await pilot.press("7")
        await pilot.pause()
        assert [option.key for option in app.deal.marked] == [app.view.decision.options[at].key for at in (0, 2, 4, 5)]
        marked = [option.key for option in app.deal.marked]
        await pilot.press("9")
        await settled(pilot)
        assert [PACK.vocabulary.key(action) for _, action in app.match.game.history()] == marked
        assert lines == [4], "all four at once"


async def test_an_option_says_what_it_would_bring(tmp_path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        told = []
        for key in SOLO.keys[:40]:
            options = app.query_one(OptionList)
            previews = app.match.previews(app.view.seat)
            for number, option in enumerate(app.view.decision.options):
                gained = previews[option.key].amount("coin")
                row = str(options.get_option_at_index(number).prompt)
                if gained > 0:
                    told.append(row)
                    assert f"you gain {gained} coin" in row
                assert ("you gain" in row.partition(",")[2]) <= any(
                    amount for _, amount in previews[option.key].amounts
                )
            await answer(pilot, app, key)
        assert len(told) > 5


async def test_what_happened_is_told_line_by_line_and_a_key_ends_it(tmp_path):
    app, calm = table(tmp_path), table(tmp_path / "calm")
    app.speed = 1
    ended, ticks, steps = [], [], 0
    app.set_interval = lambda pause, call: ticks.append(pause) or SimpleNamespace(stop=lambda: ended.append(pause))
    async with calm.run_test(size=(80, 24)) as at_once, app.run_test(size=(80, 24)) as pilot:
        for key in SOLO.keys[:60]:
            await answer(at_once, calm, key)
            await answer(pilot, app, key)
            assert app.view.decision.options[0].key == calm.view.decision.options[0].key, (
                "the question waits for nothing"
            )
            assert app.news + app.pending == calm.news
            if len(app.pending) > 1:
                steps += 1
                before = list(app.news)
                app.tell_next()
                assert app.news == calm.news[: len(before) + 1]
                await pilot.press("shift+f9")
                assert (app.news, app.pending, app.teller) == (calm.news, [], None)
        assert steps > 3
        await pilot.press("shift+f9")
        assert set(ticks) == {PACE}
        assert len(ended) == len(ticks)


async def test_the_speed_is_chosen_by_a_key(tmp_path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        seen = []
        for _ in range(4):
            await pilot.press("v")
            seen.append((app.speed, app.said[0]))
        assert seen == [
            (1, "speed of the news: 1×"),
            (2, "speed of the news: 2×"),
            (4, "speed of the news: 4×"),
            (0, "speed of the news: off"),
        ]


async def test_no_tall_number_is_taken_for_an_answer(tmp_path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("9", "0")
        await pilot.pause()
        assert app.match.game.move_count == 0
