"""Puzzles on the server: played by plain forms, checked exactly, rated once, remembered by the device alone."""

import httpx
import pytest
from bs4 import BeautifulSoup, SoupStrainer

from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.packs import load_pack
from imperial_miners.review.puzzles.puzzle import Puzzle, PuzzleSet, attempt, position_of
from imperial_miners.text import LANGUAGES
from imperial_miners.web.log.device import Session
from imperial_miners.web.tables import puzzle_book
from imperial_miners.web.tables.puzzle_book import COOKIE, MOST_TRIED, Notes, PuzzleBook, Tried, read_notes, write_notes
from tests.web.puzzling import few_puzzles, lazy_line
from tests.web.reading import Reader, one
from tests.web.tables import SMALL

pytestmark = pytest.mark.anyio
ME, OTHER = Session("m" * 43), Session("o" * 43)


@pytest.fixture
def puzzle(reader: Reader) -> Puzzle:
    """The first puzzle of a server that has two."""
    reader.place.service.puzzle_book.puzzles = few_puzzles()
    return few_puzzles().puzzles[0]


async def play(reader: Reader, puzzle: Puzzle, line: tuple[str, ...]) -> httpx.Response:
    """Press the buttons of a line; the page at its end."""
    page = await reader.http.get(f"/puzzles/{puzzle.number}", follow_redirects=True)
    for option in line:
        form = {"form_token": reader.session.form_token, "option": option}
        page = await reader.http.post(f"{page.url.path}/answer", data=form, follow_redirects=True)
        assert page.status_code == 200
    return page


def lazy(puzzle: Puzzle, pack: Pack) -> tuple[str, ...]:
    """A line of last options, which is not the best."""
    position = position_of(puzzle, pack)
    line = lazy_line(position)
    assert attempt(position, line).gained < puzzle.proof.best
    return line


async def test_the_best_line_is_recognised_and_rated(reader: Reader, puzzle: Puzzle):
    page = await play(reader, puzzle, puzzle.line)
    assert "Solved" in page.text
    sides = BeautifulSoup(page.text, "html.parser").select(".side-of")
    assert len(sides) == 1, "nothing is compared with itself"
    notes = read_notes(page.cookies.get(COOKIE) or reader.http.cookies[COOKIE], reader.session, few_puzzles())
    assert notes.tried == (Tried(puzzle.number, True, notes.tried[0].rating),)
    assert notes.rating > 1200
    assert notes.tried[0].rating < puzzle.rating


async def test_a_lesser_line_is_compared_with_the_best(reader: Reader, puzzle: Puzzle):
    worse = lazy(puzzle, reader.place.service.puzzle_book.pack)
    page = await play(reader, puzzle, worse)
    assert "There is a better turn" in page.text
    read = await reader.get(page.url.path, only="main")
    steps = [len(side.select(".steps li")) for side in read.select(".side-of")]
    assert steps == [len(worse), len(puzzle.line)]
    assert f"+{puzzle.proof.best} point" in read.select(".side-of")[1].get_text()
    assert str(puzzle.proof.next) in read.get_text()


async def test_the_game_before_a_puzzle_is_played_once(reader: Reader, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch):
    made: list[Puzzle] = []

    def counted(puzzle: Puzzle, pack: Pack) -> Game:
        made.append(puzzle)
        return position_of(puzzle, pack)

    monkeypatch.setattr(puzzle_book, "position_of", counted)
    page = await play(reader, puzzle, puzzle.line)
    assert "Solved" in page.text
    assert made == [puzzle]


async def test_puzzles_that_are_not_listed_any_more_keep_their_links_and_their_tries(reader: Reader, puzzle: Puzzle):
    (older,) = reader.place.service.puzzle_book.earlier
    first = older.puzzles.puzzles[0]
    assert (first.number, older.puzzles.get(puzzle.number)) == (1, None)
    assert {each.number for each in older.puzzles.puzzles}.isdisjoint(each.number for each in few_puzzles().puzzles)
    link = f"/puzzles/1/begin,{','.join(first.line[:-1])}"
    assert one(await reader.get(link), ".edition").get_text() == f"edition {first.rules}"
    page = await play(reader, first, first.line)
    assert "Solved" in page.text
    listed = await reader.get("/puzzles", only="main")
    assert str(puzzle.number) in listed.select(".puzzle-grid li")[0].get_text()
    assert "1 of 1" in listed.select(".tally")[0].get_text()
    shown = (await reader.http.post("/api/v1/puzzles/1/check", json={"line": list(first.line)})).json()
    assert shown["solved"]


async def test_only_the_first_try_moves_the_ratings(reader: Reader, puzzle: Puzzle):
    await play(reader, puzzle, lazy(puzzle, reader.place.service.puzzle_book.pack))
    first = reader.http.cookies[COOKIE]
    assert "Solved" in (await play(reader, puzzle, puzzle.line)).text
    assert reader.http.cookies[COOKIE] == first
    listed = await reader.get("/puzzles", only="main")
    assert [item["class"] for item in listed.select(".puzzle-grid li")] == [["is-missed"], ["is-new"]]
    onward = await reader.http.get("/puzzles/next")
    assert onward.headers["location"] == f"/puzzles/{puzzle.number + 1}"


async def test_a_look_at_a_whole_line_rates_nothing(reader: Reader, puzzle: Puzzle):
    page = await reader.http.get(f"/puzzles/{puzzle.number}/begin,{','.join(puzzle.line)}")
    assert "Solved" in page.text
    assert COOKIE not in reader.http.cookies


async def test_steps_are_taken_back_by_a_form(reader: Reader, puzzle: Puzzle):
    page = await play(reader, puzzle, puzzle.line[:1])
    form = {"form_token": reader.session.form_token}
    back = await reader.http.post(f"{page.url.path}/undo", data=form)
    assert back.headers["location"] == f"/puzzles/{puzzle.number}/begin"
    start = await reader.get(back.headers["location"], only="top")
    assert one(start, ".t-undo").has_attr("disabled")


async def test_a_device_that_was_never_here_can_answer_at_once(reader: Reader, puzzle: Puzzle):
    async with httpx.AsyncClient(transport=httpx.ASGITransport(reader.place.app), base_url="http://localhost") as new:
        page = await new.get(f"/puzzles/{puzzle.number}/begin")
        token = one(BeautifulSoup(page.text, "html.parser", parse_only=SoupStrainer(id="answer")), "[name=form_token]")
        form = {"form_token": str(token["value"]), "option": puzzle.line[0]}
        assert (await new.post(f"/puzzles/{puzzle.number}/begin/answer", data=form)).status_code == 303


async def test_what_cannot_be_played_is_refused(reader: Reader, puzzle: Puzzle):
    assert (await reader.http.get(f"/puzzles/{puzzle.number}/begin,place:1:+30")).status_code == 409
    assert (await reader.http.get(f"/puzzles/{puzzle.number}/begin,nonsense")).status_code == 409
    assert (await reader.http.get("/puzzles/999")).status_code == 404
    answer = f"/puzzles/{puzzle.number}/begin/answer"
    assert (await reader.http.post(answer, data={"form_token": "x", "option": puzzle.line[0]})).status_code == 403


async def test_every_page_in_every_language(reader: Reader, puzzle: Puzzle):
    begin, end = f"/puzzles/{puzzle.number}/begin", f"/puzzles/{puzzle.number}/begin,{','.join(puzzle.line)}"
    for language in LANGUAGES:
        for path in ("/puzzles", begin, end):
            page = await reader.http.get(path, headers={"accept-language": language})
            assert page.status_code == 200
            assert f'<html lang="{language}"' in page.text
            assert page.text.count("<h1") == 1
            assert "style=" not in page.text


async def test_a_position_tells_neither_the_seed_nor_the_solution(reader: Reader, puzzle: Puzzle):
    page = await reader.http.get(f"/puzzles/{puzzle.number}/begin")
    assert puzzle.seed not in page.text
    assert ",".join(puzzle.line) not in page.text


async def test_without_puzzles_for_these_cards_the_page_says_so(reader: Reader):
    reader.place.service.puzzle_book.puzzles = PuzzleSet("base", "0" * 64, ())
    assert "no puzzles for these cards" in (await reader.http.get("/puzzles")).text
    assert (await reader.http.get("/puzzles/next")).headers["location"] == "/puzzles"


async def test_puzzles_of_older_cards_say_so_on_every_page(reader: Reader, puzzle: Puzzle):
    for path in ("/puzzles", f"/puzzles/{puzzle.number}"):
        assert not (await reader.get(path)).select(".edition")
    reader.place.service.puzzle_book.edition = "1 (00000000)"
    for path in ("/puzzles", f"/puzzles/{puzzle.number}"):
        assert "1 (00000000)" in one(await reader.get(path), ".edition").get_text()


async def test_by_program(reader: Reader, puzzle: Puzzle):
    listed = (await reader.http.get("/api/v1/puzzles")).json()["puzzles"]
    assert [each["number"] for each in listed] == [puzzle.number, puzzle.number + 1]
    check = f"/api/v1/puzzles/{puzzle.number}/check"
    begun = (await reader.http.post(check, json={"line": []})).json()
    assert (begun["complete"], begun["gained"], begun["best"]) == (False, 0, None)
    assert begun["view"]["decision"]["options"]
    done = (await reader.http.post(check, json={"line": list(puzzle.line)})).json()
    assert (done["solved"], done["gained"], done["next"]) == (True, puzzle.proof.best, puzzle.proof.next)
    assert (await reader.http.post(check, json={"line": ["decline"]})).json()["error"]["code"] == "illegal"
    assert (await reader.http.post(f"/api/v1/puzzles/{puzzle.number + 2}/check", json={"line": []})).status_code == 404


# --- What a device remembers


def test_notes_read_back_and_only_on_their_device():
    puzzles = PuzzleSet("base", "ab" * 32, ())
    notes = Notes(puzzles.id, 1345, (Tried(7, True, 1500), Tried(200, False, 1480)))
    cookie = write_notes(notes, ME)
    assert read_notes(cookie, ME, puzzles) == notes
    assert read_notes(cookie, OTHER, puzzles) == Notes(puzzles.id)
    for damaged in ("", ".", "x", cookie[:-1], "A" + cookie, cookie.replace(".", ""), "ÿ.ÿ"):
        assert read_notes(damaged, ME, puzzles) == Notes(puzzles.id)


def test_a_new_set_keeps_the_rating_and_forgets_the_tries():
    cookie = write_notes(Notes("old", 1400, (Tried(1, True, 1300),)), ME)
    puzzles = PuzzleSet("base", "cd" * 32, ())
    assert read_notes(cookie, ME, puzzles) == Notes(puzzles.id, 1400)


def test_a_cookie_of_many_tries_is_not_too_large():
    notes = Notes("12345678", 1500, tuple(Tried(number, number % 2 == 0, 1500) for number in range(1, MOST_TRIED + 1)))
    assert len(write_notes(notes, ME)) < 3900


def test_the_next_puzzle_suits_the_player():
    puzzles = few_puzzles()
    first, second = puzzles.puzzles
    assert Notes(puzzles.id, first.rating).next(puzzles) == first
    tried = Notes(puzzles.id, 1200, (Tried(first.number, True, 1), Tried(second.number, False, 1)))
    assert tried.next(puzzles) == second
    assert Notes("x").next(PuzzleSet("base", "", ())) is None


def test_a_book_without_a_fitting_set_is_empty():
    assert PuzzleBook(load_pack(SMALL)).puzzles.puzzles == ()
