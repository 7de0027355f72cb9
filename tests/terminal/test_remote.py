"""A game on a running server, one seat of it in plain mode or on the screen: joined by a link, left, continued."""

import contextlib
import io
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from textual.widgets import Static

from imperial_miners import Game
from imperial_miners.bots import Reason
from imperial_miners.engine.decision import Option
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.terminal import server as wire
from imperial_miners.terminal.app import TableApp
from imperial_miners.terminal.codes import INPUT_ENDED
from imperial_miners.terminal.lines import Lines
from imperial_miners.terminal.plain import PlainGame
from imperial_miners.terminal.playing import Wishes, seated
from imperial_miners.terminal.problem import MovedOn, Problem, Unreachable
from imperial_miners.terminal.remote import LuckPart, RemoteKeeper, RemoteMatch, join
from imperial_miners.terminal.server import Refused, Server
from imperial_miners.terminal.sitting import news
from imperial_miners.terminal.voice import Voice
from imperial_miners.web.api.writing import hint_json
from tests.terminal.driving import PACK, settled
from tests.web.threads import Server as Running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("tables")) as place:
        yield place


@pytest.fixture
def host(running: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """Somebody else, who has opened a table; this device keeps its seats in a folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    found = Server(running.address, "en")
    found.sign_in()
    return found


def invited(host: Server, *others: dict[str, str], **options: str) -> tuple[str, str]:
    """A table with a seat for us, and the link to it."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, *others]
    wanted = {"promise": host.ask("POST", "/promises")["promise"], "seats": seats, "variant": "first-game"}
    game = host.ask("POST", "/games", {**wanted, **options})["id"]
    link = host.ask("POST", f"/games/{game}/seats/1/invitation")["path"]
    return game, f"{host.origin}{link}"


class Opponent(threading.Thread):
    """Answers at random for a seat of somebody else until the game is over or it is sent away."""

    def __init__(self, host: Server, game: str, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.host, self.game, self.seat, self.dice = host, game, seat, random.Random(seed)
        self.is_sent_away = False

    def run(self) -> None:
        while not self.is_sent_away:
            told = self.host.ask("GET", f"/games/{self.game}/seats/{self.seat}/view")
            decision = told["view"]["decision"]
            if told["view"]["phase"] == "over":
                return
            if decision is None:
                self.host.wait_for_news(self.game, self.seat, told["seq"])
                continue
            answer = {"number": told["number"], "option": self.dice.choice(decision["options"])}
            with contextlib.suppress(IllegalAction):  # a deck may have run dry meanwhile
                self.host.ask("POST", f"/games/{self.game}/seats/{self.seat}/decide", answer)

    def __enter__(self) -> None:
        self.start()

    def __exit__(self, *given: object) -> None:
        self.is_sent_away = True
        self.join(10)


def test_a_whole_game_in_plain_mode_against_somebody_on_the_server(host: Server, tmp_path: Path):
    game, link = invited(host)
    command = [sys.executable, "-m", "imperial_miners", "play", link, "--plain", "--name", "Bo", "--lang", "uk"]
    with Opponent(host, game, 0, 1):
        ran = subprocess.run(command, input="1\n" * 600, capture_output=True, text=True, timeout=120, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    table = host.ask("GET", f"/games/{game}")
    assert table["over"]
    assert table["seats"][1]["name"] == "Bo"
    score = next(one for one in table["outcome"]["standings"] if one["seat"] == 1)["score"]
    assert f"Bo: {score} " in ran.stdout
    assert "Ann" in ran.stdout
    assert "Which" not in ran.stdout, "all of it is Ukrainian"
    record = host.ask("GET", f"/games/{game}/record")
    assert record["seed"] in ran.stdout


def test_the_deal_is_checked_by_the_hash_that_was_shown_and_by_what_was_added(host: Server, capsys):
    game, link = invited(host)
    shown = host.ask("GET", f"/join/{link.rpartition('/')[2]}")
    assert (shown["seat"], shown["table"]["dealt"], shown["table"]["seats"][1]["kind"]) == (1, False, "open")
    match, voice, keeper = seated(Wishes(address=link, language="en"), "play")
    told = capsys.readouterr().out
    assert match.part.secret_hash == shown["table"]["secret_hash"]
    assert match.part.secret_hash in told
    assert match.part.adds in told
    dice = random.Random(3)
    with Opponent(host, game, 0, 1):
        while not match.is_over:
            if (decision := match.view(1).decision) is None:
                match.wait()
            else:
                match.apply(1, dice.choice(decision.options))
    record = host.ask("GET", f"/games/{game}/record")
    again = join(f"{host.origin}/table/{game}", "en")
    assert again.part == match.part, "kept with the seat"
    kept, broken = voice.say("plain-fair-kept"), voice.say("plain-fair-broken")
    assert keeper.lines_at_end()[1] == kept
    for part in (LuckPart("0" * 64, match.part.adds), LuckPart(match.part.secret_hash, "other")):
        match.part = part
        assert keeper.lines_at_end()[1] == broken
    for forged in ({}, record | {"contributions": None}, record | {"secret": 7}, record | {"secret": None}):
        assert not again.part.is_in(forged, 1)


def test_who_sits_down_after_the_deal_is_told_of_no_part(host: Server):
    game, link = invited(host)
    host.ask("GET", f"/games/{game}/seats/0/view")
    assert join(link, "en").part is None


def test_the_same_link_leads_back_to_the_seat(host: Server):
    game, link = invited(host)
    match = join(link, "en", "Bo")
    first = match.view(1).decision
    assert first is not None
    match.apply(1, first.options[0])
    for again in (
        join(link, "de"),
        join(f"{host.origin}/table/{game}", "de"),
        join(f"{host.origin}/table/{game}/2", "en"),
    ):
        assert (again.seat, again.number) == (1, 1)
    for language, sentence in (("en", "No seat at"), ("uk", "немає вашого місця")):
        with pytest.raises(Problem, match=sentence):
            join(f"{host.origin}/table/{'x' * 16}", language)
    voice = Voice(PACK, "en")
    assert RemoteKeeper(match, voice).lines()[1].endswith(f"imperial-miners play {host.origin}/table/{game}")


def test_who_comes_back_is_told_what_others_did_since(host: Server):
    game, link = invited(host)
    match, voice = join(link, "en", "Bo"), Voice(PACK, "en")
    while (decision := match.view(1).decision) is not None:
        match.apply(1, decision.options[0])
    before = join(link, "en")
    told = len(before.log)
    assert before.read_up_to[1] == told, "nobody has done anything since"
    while (asked := host.ask("GET", f"/games/{game}/seats/0/view"))["view"]["decision"] and asked["view"]["round"] < 2:
        answer = {"number": asked["number"], "option": asked["view"]["decision"]["options"][0]}
        host.ask("POST", f"/games/{game}/seats/0/decide", answer)
    again = join(link, "en")
    lines = [line for _, line in news(again, voice.speaker, again.names(voice), 1)]
    assert told < len(again.log)
    assert any(line.startswith("Ann") for line in lines)
    output = io.StringIO()
    again = join(link, "en")
    PlainGame(again, voice, Lines(io.StringIO(), output), RemoteKeeper(again, voice)).run()
    assert "\nAnn " in output.getvalue().partition("While you were away:")[2]


def test_undo_hints_why_and_why_not_reach_the_server(host: Server):
    game, link = invited(host, {"kind": "bot", "level": "digger"})
    match = join(link, "en")
    speaker = Voice(PACK, "en").speaker
    assert ("undo", "I20") in [(each.key, each.rule) for each in match.shut(speaker, 1)], "nothing is done yet"
    assert match.still_to_agree() == [0, 1]
    with pytest.raises(Refused, match="hints are off"):
        match.hint(1)
    host.ask("PUT", f"/games/{game}/seats/0/hints")
    assert match.agree(1)
    reason = match.hint(1)
    decision = match.view(1).decision
    assert decision is not None
    assert reason.choice in [option.key for option in decision.options]
    assert match.line(speaker, 1, reason)
    with Opponent(host, game, 0, 2):
        while match.view(1).round < 2:
            match.wait()
            decision = match.view(1).decision
            assert decision is not None
            match.apply(1, decision.options[0])
        match.wait()
    assert match.why(speaker, ["Ann", "Bo", "Bot"], [2])[0].startswith("Round ")
    assert match.why(speaker, ["Ann", "Bo", "Bot"], [0]) == []
    assert len(match.log) > 5


def test_a_hint_from_the_server_keeps_what_it_prepares(host: Server, monkeypatch: pytest.MonkeyPatch):
    _, link = invited(host)
    match = join(link, "en")
    table = SimpleNamespace(game=Game.new(PACK, 1, "7"), state=SimpleNamespace(numbers=[0]))
    decision = table.game.decision(0)
    assert decision is not None
    advice = Reason(decision.options[0].key, (), {"vp": 2}, 2.5, decision.options[1].key, 0.5)
    told = hint_json(table, 0, advice, Voice(PACK, "en").speaker)
    monkeypatch.setattr(match.server, "ask", lambda *given: told)
    assert match.hint(1) == replace(advice, line=(advice.choice,))


def broken_for_good(*given: object, **more: object) -> None:
    raise httpx.ReadError("gone")


def test_a_line_that_breaks_is_mended(host: Server, monkeypatch: pytest.MonkeyPatch):
    _, link = invited(host)
    match = join(link, "en")
    decision = match.view(1).decision
    assert decision is not None
    real, tries, told = match.server.http.request, [0], []

    def broken(*given: object, **more: object):
        tries[0] += 1
        if tries[0] in (1, 3):  # before the answer arrives, and after it was taken
            raise httpx.ConnectError("no route")
        if tries[0] == 2:
            real(*given, **more)
            raise httpx.ReadError("the answer was lost")
        return real(*given, **more)

    monkeypatch.setattr(match.server.http, "request", broken)
    monkeypatch.setattr(wire, "pauses", lambda tries: iter([0.01, 0.01, 0.01, 0.01, None]))
    match.lost = lambda: told.append("lost")
    match.apply(1, decision.options[0])
    assert told == ["lost"], "said once, however often it is tried"
    assert match.number == 1, "the answer counts once, however often it was sent"
    monkeypatch.setattr(match.server.http, "request", broken_for_good)
    with pytest.raises(Exception, match="Try again later"):
        match.refresh()


def first_option(match: RemoteMatch, number: int = 0) -> Option:
    """An option of the question that our seat is asked."""
    decision = match.view(1).decision
    assert decision is not None
    return decision.options[number]


def test_one_answer_is_one_look_at_the_table(host: Server, monkeypatch: pytest.MonkeyPatch):
    _, link = invited(host)
    match = join(link, "en")
    match.refresh()  # the cards were dealt when they were first looked at, and the log says so
    real, asked = match.server.ask, []

    def counted(method: str, path: str, data: object = None):
        asked.append((method, path.partition("?")[0].rpartition("/")[2]))
        return real(method, path, data)

    monkeypatch.setattr(match.server, "ask", counted)
    match.apply(1, first_option(match))
    if not match.is_waiting:
        match.wait()
    looks = [("POST", "decide"), ("GET", "log"), ("GET", "view")]
    assert asked == [*looks, *[("GET", "decision")] * (match.view(1).decision is not None)], (
        "and one at what options do"
    )


@pytest.mark.parametrize(("language", "sentence"), [("en", "The table has moved on"), ("uk", "За цей час стіл")])
def test_an_answer_that_comes_too_late_is_told_and_the_question_put_anew(host: Server, language: str, sentence: str):
    _, link = invited(host, variant="standard")
    match, elsewhere = join(link, language), join(link, language)
    elsewhere.apply(1, first_option(elsewhere))
    late = first_option(match, 1)
    for change in (lambda: match.apply(1, late), lambda: match.undo(1), lambda: match.redo(1)):
        match.number = 0
        with pytest.raises(MovedOn, match=sentence):
            change()
        assert match.number == elsewhere.number
    assert [option.key for option in match.view(1).decision.options] == [
        option.key for option in elsewhere.view(1).decision.options
    ]


def test_plain_mode_goes_on_after_refusals_of_the_server(host: Server):
    _, link = invited(host, variant="standard")
    match, elsewhere = join(link, "en"), join(link, "en")
    elsewhere.apply(1, first_option(elsewhere))
    voice, out = Voice(PACK, "en"), io.StringIO()
    match.still_to_agree = list  # type: ignore[method-assign]  # as if a consent were taken back meanwhile
    lines = Lines(io.StringIO("2\nhint\nundo\n"), out)
    assert PlainGame(match, voice, lines, RemoteKeeper(match, voice)).run() == INPUT_ENDED
    told = out.getvalue()
    assert "The table has moved on in the meantime" in told
    assert "hints are off until everyone agrees" in told
    assert "Your last answer is taken back." in told
    assert match.number == 2


def screen_of(match: RemoteMatch) -> TableApp:
    voice = Voice(PACK, "en")
    return TableApp(match, voice, RemoteKeeper(match, voice))


@pytest.mark.anyio
async def test_the_screen_goes_on_after_refusals_of_the_server(host: Server):
    _, link = invited(host, variant="standard")
    match, elsewhere = join(link, "en"), join(link, "en")
    elsewhere.apply(1, first_option(elsewhere))
    app = screen_of(match)
    async with app.run_test(size=(100, 30)) as pilot:
        for keys, sentence in (
            ("12349", "The table has moved on"),
            ("h", "With other people"),
            ("u", ""),
            ("u", "There is nothing"),
        ):
            await pilot.press(*keys)
            await settled(pilot)
            told = [notification.message for notification in app._notifications]
            assert any(message.startswith(sentence) for message in told), told
        assert match.number == 2


@pytest.mark.anyio
async def test_nothing_is_asked_of_the_server_on_the_thread_of_the_screen(host: Server, monkeypatch):
    game, link = invited(host, {"kind": "bot", "level": "digger"}, variant="standard")
    match = join(link, "en")
    match.apply(1, first_option(match))
    real, threads, whys = match.server.ask, set(), []

    def watched(method: str, path: str, data: object = None):
        threads.add(threading.get_ident())
        whys.append("/why" in path)
        return real(method, path, data)

    monkeypatch.setattr(match.server, "ask", watched)
    host.ask("PUT", f"/games/{game}/seats/0/hints")
    app = screen_of(match)
    async with app.run_test(size=(100, 30)) as pilot:
        for key in ("w", "down", "m", "w", "a", "h", "enter", "u", "r"):
            await pilot.press(key)
            await settled(pilot)
        assert match.number == 3
        assert sum(whys) == 2, "why the bot, and why not, found once for each question"
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert sum(whys) == 2
    assert threads
    assert threading.get_ident() not in threads


@pytest.mark.anyio
async def test_the_screen_says_that_the_line_is_down_and_asks_again(host: Server):
    _, link = invited(host)
    app = screen_of(join(link, "en"))
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        question = app.query_one("#question", Static)
        before = str(question.render())
        app.show_lost()
        assert str(question.render()) == "The connection was lost; trying again …"
        app.regret(Unreachable("Nobody answers."))
        assert str(question.render()) == before, "put anew when nothing helped"


def test_who_waits_for_others_can_leave_at_once(host: Server):
    _, link = invited(host)
    match = join(link, "en")
    while not match.is_waiting:
        match.apply(1, first_option(match))
    waiting = threading.Thread(target=match.wait, daemon=True)
    waiting.start()
    waiting.join(1)
    assert waiting.is_alive()
    match.close()
    waiting.join(4)
    assert not waiting.is_alive()


@pytest.mark.anyio
async def test_the_screen_plays_a_seat_on_the_server(host: Server):
    game, link = invited(host)
    match = join(link, "en")
    app = screen_of(match)
    with Opponent(host, game, 0, 3):
        async with app.run_test(size=(100, 30)) as pilot:
            for _ in range(400):
                await pilot.pause(0.02)
                if match.view(1).round == 2:
                    break
                if app.view is not None and app.labels:
                    await pilot.press("enter")
            assert match.view(1).round == 2
            await pilot.press("q")


def test_a_match_is_a_sitting(host: Server):
    from imperial_miners.terminal.sitting import Sitting

    _, link = invited(host)
    sitting: Sitting = join(link, "en")
    assert isinstance(sitting, RemoteMatch)
    assert sitting.people == [1]
    assert sitting.is_new


def test_a_server_that_is_not_there_is_told_soon(command):
    began = time.monotonic()
    ran = command("play", "http://127.0.0.1:1/join/x", "--lang", "de")
    assert time.monotonic() - began < 20
    assert ran.code == 1
    assert ran.err.startswith("http://127.0.0.1:1 ist nicht erreichbar: dort antwortet niemand.")
    assert ran.err.count("\n") == 1


def test_a_word_that_is_no_link_is_told_so(command):
    ran = command("play", "laborer")
    assert ran.code == 1
    assert (
        ran.err
        == "laborer is not the link of a table: that begins with http:// or https://. Bots are named by --bots.\n"
    )


def test_an_address_that_is_none_is_told_in_one_sentence(command):
    ran = command("play", "http://127.0.0.1:abc/join/x")
    assert ran.code == 1
    assert ran.err == "http://127.0.0.1:abc cannot be reached: Invalid port: 'abc'. Try again later.\n"


def test_only_the_token_says_who_is_asking(host: Server):
    assert dict(host.http.cookies) == {}, "the server sets a cookie for browsers"


def test_a_line_of_answers_and_what_options_would_do_come_from_the_server(host: Server):
    _, link = invited(host, variant="standard")
    match = join(link, "en")
    options = match.view(1).decision.options
    assert match.previews(1).keys() == {option.key for option in options}
    match.apply_line(1, options[:3])
    assert match.number == 3
    assert len(match.view(1).seats[1].kept) == 3
    assert match.previews(1).keys() == {option.key for option in match.view(1).decision.options}
    with pytest.raises(MovedOn):
        match.apply_line(1, [options[0], options[0]])
    assert match.number == 3
