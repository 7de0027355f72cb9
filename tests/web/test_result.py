"""The end of a game: where the points come from, drawn and in words; titles with their medals; a picture to send."""

import random
import re

import pytest

from imperial_miners.art.medal import METALS
from imperial_miners.engine.outcome import TITLES, TOP_TITLE, Outcome, Standing
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.packs import load_pack
from imperial_miners.review import Replay
from imperial_miners.review.receipts import receipts_of
from imperial_miners.web.log.entry import plain_chairs
from imperial_miners.web.log.state import Table
from imperial_miners.web.pages.result import tie_words
from imperial_miners.web.scene.ending import HIGH, WIDE, next_rung, see_endings
from imperial_miners.web.scene.players import rungs, see_players
from imperial_miners.web.scene.words import reader_for
from tests.review.games import random_record
from tests.web.reading import Reader, one
from tests.web.tables import PERSON
from tests.web.test_looking_back import brought

pytestmark = pytest.mark.anyio
BASE = load_pack("base")


async def play(reader: Reader, table: Table) -> None:
    """Answer at random for all seats, until the game is over."""
    rng, answers = random.Random(3), reader.place.service.answers
    while not table.game.is_over:
        seat = rng.choice(table.game.awaiting())
        key = table.pack.vocabulary.key(rng.choice(table.game.actions(seat)))
        await answers.decide(reader.session, table.id, seat, table.state.numbers[seat], key)


@pytest.mark.parametrize("seats", [1, 3])
def test_bars_and_columns_add_up_to_the_score(seats: int) -> None:
    replay = Replay(random_record(seats, "ending"))
    game = replay.game(len(replay))
    players = see_players(game.view(-1), plain_chairs(seats), 0, reader_for(BASE, "en"))
    endings = see_endings(receipts_of(game), game.outcome(), players)
    assert [one.standing.rank for one in endings] == sorted(one.standing.rank for one in endings)
    assert max(sum(part.length for part in one.shares) for one in endings) == WIDE
    assert min(column.top for one in endings for column in one.columns) == 0
    for ending in endings:
        assert sum(part.amount for part in ending.shares) == ending.standing.score
        carts = [part.amount for part in ending.shares if part.kind == "carts"]
        assert sum(carts) == ending.standing.carts
        assert len(ending.columns) == ROUNDS
        assert sum(column.amount for column in ending.columns) == ending.standing.score
        for column in ending.columns:
            assert sum(part.amount for part in column.parts) == column.amount
            assert column.top + sum(part.length for part in column.parts) == HIGH


def test_the_next_title_and_what_it_lacks() -> None:
    reader = reader_for(BASE, "en")
    for score, title, lacks in ((0, "laborer", 35), (34, "laborer", 1), (35, "adept", 11), (65, "king", 1)):
        found = next_rung(rungs(score, reader), score)
        assert found is not None
        assert (found[0].id, found[1]) == (title, lacks)
    assert next_rung(rungs(66, reader), 66) is None


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(
    ("standings", "words"),
    [
        ([(40, 5, 3), (44, 1, 7)], "most coins win"),
        ([(40, 5, 3), (44, 1, 3)], "most complete carts win"),
        ([(40, 5, 3), (40, 5, 3)], "the victory is shared"),
        ([(40, 5, 3), (30, 5, 3)], ""),
    ],
)
def test_a_tie_for_the_first_place_is_explained(standings: list[tuple[int, int, int]], words: str) -> None:
    outcome = Outcome([Standing(seat, *each) for seat, each in enumerate(standings)], True)
    told = tie_words(outcome, reader_for(BASE, "en"))
    assert words in told
    assert bool(told) == bool(words)


def test_every_title_has_a_medal() -> None:
    assert list(METALS) == [*(title for _, title in TITLES), TOP_TITLE]


async def test_the_end_alone_names_the_title_the_next_one_and_the_best_here(reader: Reader) -> None:
    table = await reader.begin("ending")
    await play(reader, table)
    score = table.game.outcome().standings[0].score
    page = await reader.get(f"/table/{table.id}/result", **{"accept-language": "en"})
    assert len(page.select(".rungs .medal")) == 6
    assert one(page, ".laurel .medal")
    assert "more point" in one(page, ".verdict").get_text()
    best = one(page, "#best")
    assert (best["data-seats"], best["data-score"]) == ("1", str(score))
    told = [
        int(found[1]) for line in page.select(".seat-points li") if (found := re.match(r"Round.*: (\d+)$", line.text))
    ]
    assert sum(told) == score
    assert f"{score} points" in one(page, "#shared").get_text()


async def test_among_several_the_own_row_is_marked(reader: Reader) -> None:
    table = await reader.begin("endings", PERSON, PERSON)
    await play(reader, table)
    page = await reader.get(f"/table/{table.id}/result", **{"accept-language": "en"})
    mine = table.game.outcome().standings[0]
    row = one(page, ".score.is-me")
    assert (one(row, ".rank").text, one(row, ".total").text) == (str(mine.rank), str(mine.score))
    assert f"Place {mine.rank} of 2" in one(page, "#shared").text
    assert one(page, "#plan")["data-owner"] == "0"


async def test_spectators_see_where_all_points_come_from(reader: Reader) -> None:
    base = await brought(reader, random_record(3))
    page = await reader.get(f"{base}/result")
    assert len(page.select(".seat-points")) == len(page.select(".score")) == 3
    picture = one(page, ".share img")["src"]
    answer = await reader.http.get(str(picture))
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert one(page, "#shared").get_text().splitlines()[-1].split(" + ")[0] in answer.text
    assert (await reader.http.get(f"{base}/result.svg?seat=4")).status_code == 404


async def test_there_is_no_picture_before_the_end(reader: Reader) -> None:
    table = await reader.begin("unfinished")
    assert (await reader.http.get(f"/table/{table.id}/result.svg")).status_code == 404
