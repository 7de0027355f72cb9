"""Receipts as pages: every number of a table and of its end is a link that says what it opens, and all parts add up."""

import random

import pytest
from bs4 import BeautifulSoup, Tag

from imperial_miners.packs import load_pack
from imperial_miners.review import Replay
from imperial_miners.review.receipts import NUMBERS, receipts_of
from imperial_miners.web.scene.receipts import see_given, see_receipts, sums
from imperial_miners.web.scene.words import reader_for
from tests.review.games import random_record
from tests.web.reading import Reader, one
from tests.web.test_result import play

pytestmark = pytest.mark.anyio
BASE = load_pack("base")
ENGLISH = {"accept-language": "en"}
TWO = ({"kind": "person"}, {"kind": "person"})


def test_what_cards_gave_is_their_part_of_every_number() -> None:
    replay = Replay(random_record(2, "given"))
    game, reader = replay.game(len(replay)), reader_for(BASE, "en")
    found = receipts_of(game)
    for seat in game.seats:
        cards = [one for one in found.lines if one.seat == seat.index and one.source.kind == "card"]
        in_mine = [one for one in cards if one.source.number >= 0]
        by_slot = [found.of_card(seat.index, slot) for slot in range(len(found.mines[seat.index]))]
        assert sorted(map(repr, in_mine)) == sorted(repr(one) for each in by_slot for one in each)
        for number in NUMBERS:
            rest = sum(line.amount for line in found.of(seat.index, number) if line not in in_mine)
            given = sum(sums(each).get(number, 0) for each in by_slot)
            assert given + rest == see_receipts(found, seat.index, number, reader).total
    assert any(see_given(found, 0, slot, reader).rounds for slot in range(len(found.mines[0])))


async def follow(reader: Reader, link: Tag, name: str) -> BeautifulSoup:
    """The page behind a link, whose name says that it tells where something comes from."""
    assert name in str(link.get("aria-label") or link.get_text()), link
    return await reader.get(str(link["href"]), **ENGLISH)


async def midway(reader: Reader, answers: int) -> str:
    """A game of two people, some answers on: the address of its table."""
    table = await reader.begin("receipts", *TWO)
    rng, given = random.Random(5), reader.place.service.answers
    while table.game.move_count < answers:
        seat = rng.choice(table.game.awaiting())
        key = table.pack.vocabulary.key(rng.choice(table.game.actions(seat)))
        await given.decide(reader.session, table.id, seat, table.state.numbers[seat], key)
    return f"/table/{table.id}"


async def test_every_number_of_every_seat_opens_its_receipts(reader: Reader) -> None:
    base = await midway(reader, 60)
    page = await reader.get(f"{base}/1", **ENGLISH)
    for whose in ("#purse", ".player.is-me .nums", ".player:not(.is-me) .nums"):
        links = page.select(f"{whose} a")
        assert len(links) == 4, whose
        for link in links:
            shown = link.get_text(strip=True)
            told = await follow(reader, link, "where it comes from")
            assert one(told, ".receipts h1 b").get_text(strip=True) == shown
    assert not page.select("a a"), "no link lies in another"


async def test_every_card_of_every_mine_says_what_it_gave(reader: Reader) -> None:
    base = await midway(reader, 60)
    for look in (f"{base}/1", f"{base}/1?look=2"):
        links = (await reader.get(look, **ENGLISH)).select("#plan .in-mine a.lintel")
        assert links
        for link in links:
            told = await follow(reader, link, "What it gave so far")
            assert one(told, "h1").get_text() in link.get_text()
            assert told.select(".receipts .parts li")
            assert told.select(f'a[href="{base}"]'), "there is a way back"
    missing = await reader.http.get(f"{base}/card/1/99")
    assert missing.status_code == 404


async def test_every_number_of_a_result_opens_its_receipts(reader: Reader) -> None:
    table = await reader.begin("receipts of the end", *TWO)
    await play(reader, table)
    page = await reader.get(f"/table/{table.id}/result", **ENGLISH)
    for row in page.select(".score"):
        links = row.select("a")
        assert [str(link["href"]).rpartition("/")[2] for link in links] == ["vp", "carts", "score", "coins"]
        for link in links:
            told = await follow(reader, link, "where it comes from")
            assert one(told, ".receipts h1 b").get_text(strip=True) == link.get_text(strip=True)
    assert page.select(f'#plan a.lintel[href^="/table/{table.id}/card/"]')
