"""Answers said beforehand: given after what is revealed, as long as they fit; forgotten otherwise, never told."""

import json

import pytest

from imperial_miners.engine.decision import Decision
from imperial_miners.web.log.entry import AHEAD
from imperial_miners.web.log.state import read_state
from tests.web.tables import PERSON, Person, Place

pytestmark = pytest.mark.anyio


def asked(place: Place, game: str, seat: int) -> Decision | None:
    """What a seat is asked."""
    return place.service.live.tables[game].game.decision(seat)


async def answer(
    place: Place, ann: Person, game: str, seat: int, option: str = "", then: list[str] | None = None
) -> dict:
    """Answer for a seat, with the first option if none is named."""
    decision = asked(place, game, seat)
    assert decision
    state = place.service.live.tables[game].state
    data = {"number": state.numbers[seat], "option": option or decision.options[0].key, "then": then or []}
    return await ann.post(f"/games/{game}/seats/{seat}/decide", data)


async def at_a_card_with_two_places(place: Place, ann: Person) -> tuple[str, str, list[str]]:
    """A game of two whose second seat has chosen: the game, a card of the first, and its places."""
    for _ in range(40):
        game = await ann.begin(PERSON, PERSON)
        await ann.question(game)  # the cards are dealt
        for _ in range(200):
            first, second = asked(place, game, 0), asked(place, game, 1)
            if first and first.kind == "play" and not (second and second.kind == "play"):
                view = place.service.live.tables[game].game.view(0)
                for option in first.options:
                    places = view.places_for(option.number) if option.number >= 0 else []
                    if len(places) > 1 and not second:
                        return game, option.key, [each.key for each in places]
            seat = 1 if second else 0
            if not (first or second):
                break
            await answer(place, ann, game, seat)
    raise AssertionError("no card has two places")


async def test_a_place_is_remembered_until_the_cards_are_revealed(place: Place):
    ann = place.person()
    game, card, places = await at_a_card_with_two_places(place, ann)
    before = place.service.live.tables[game].state.numbers[0]
    done = await answer(place, ann, game, 0, card, [places[1]])
    table = place.service.live.tables[game]
    assert [one.entry.body for one in table.recent][-1] == places[1]
    assert done["number"] == before + 2
    assert table.state.ahead == ((), ())
    row, x = places[1].split(":")[1:]
    seat = table.game.seats[0]
    assert (seat.rows[-1], seat.xs[-1]) == (int(row), int(x))
    log = (await ann.get(f"/games/{game}/log"))["entries"]
    assert all("place" not in str(entry) for entry in log if entry["kind"] == AHEAD)


async def test_what_does_not_fit_is_forgotten(place: Place):
    ann = place.person()
    game, card, places = await at_a_card_with_two_places(place, ann)
    await answer(place, ann, game, 0, card, ["place:4:+77", places[0]])
    table = place.service.live.tables[game]
    assert table.state.ahead == ((), ())
    decision = table.game.decision(0)
    assert decision
    assert decision.kind == "place"


async def test_what_is_said_beforehand_outlives_a_snapshot_and_ends_with_another_answer(place: Place):
    ann = place.person()
    game = await ann.begin(PERSON, PERSON)
    await ann.question(game)
    for _ in range(3):
        await answer(place, ann, game, 0)
    await answer(place, ann, game, 0, then=["play:blind", "place:1:+2"])
    table = place.service.live.tables[game]
    assert table.state.ahead[0] == ("play:blind", "place:1:+2")
    assert read_state(table.pack, table.state.seq, json.dumps(table.state.to_json())).ahead == table.state.ahead
    while asked(place, game, 1):
        await answer(place, ann, game, 1)
    assert table.state.ahead[0] in ((), ("place:1:+2",))
