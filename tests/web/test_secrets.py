"""Nothing leaves the server that its reader may not know: every byte of a whole game is searched."""

import random
from typing import Any

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.web.http.dependencies import SESSION_COOKIE
from imperial_miners.web.log.device import Session, new_session
from imperial_miners.web.tables.requests import NewSeat, NewTable
from tests.web.tables import OPEN, PERSON, Person, Place, Stream

pytestmark = pytest.mark.anyio


class Reader:
    """Somebody who asks for everything, and what the rules have let them see so far."""

    def __init__(self, person: Person, seat: int, stream: Stream) -> None:
        self.person = person
        self.seat = seat
        self.stream = stream
        self.read = 0
        self.seen: set[str] = set()

    async def ask_everything(self, game: str, after: int) -> bytes:
        """Every byte that the reader can get now."""
        paths = [f"/games/{game}", f"/games/{game}/view", f"/games/{game}/record", "/games"]
        paths.append(f"/games/{game}/log?seat={self.seat}&after={after}")
        if self.seat >= 0:
            paths += [f"/games/{game}/seats/{self.seat}/{what}" for what in ("view", "decision", "plan")]
        received = b"".join([(await self.person.ask("GET", path)).content for path in paths])
        fresh = self.stream.received[self.read :]
        self.read = len(self.stream.received)
        return received + fresh

    def look(self, game: Game) -> None:
        """Remember what the reader's view shows."""
        view: dict[str, Any] = game.view(self.seat).to_json()
        self.seen |= set(view["past_events"])
        self.seen |= {card for pile in view["piles"] for card in pile}
        for seat in view["seats"]:
            self.seen |= {card["card"] for card in seat["mine"]} | {seat["chosen"]}
            self.seen |= {*seat.get("hand", []), *seat.get("kept", [])}


@pytest.mark.parametrize("variant", ["standard", "first-game"])
async def test_no_byte_tells_a_hidden_card_or_event(small_place: Place, variant: str):
    ann, bob, eve = small_place.person(), small_place.person(), small_place.person()
    wanted = NewTable(seats=[NewSeat(), NewSeat(kind="open")], variant=variant)
    table = await small_place.service.games.create(known_session(ann), wanted, seed="secret seed")
    game = table.id
    await bob.join(ann, game, 1)
    secrets = {*(card.id for card in table.pack.cards), *(event.id for event in table.pack.events)}
    tokens = [person.http.cookies[SESSION_COOKIE] for person in (ann, bob)]
    forbidden = [table.origin.seed, *tokens, *(chair.holder for chair in table.state.chairs if chair.holder)]
    path = f"/games/{game}/stream?after=-1"
    rng, checked = random.Random(7), 0
    async with ann.stream(f"{path}&seat=0") as own, eve.stream(path) as public:
        readers = [Reader(ann, 0, own), Reader(eve, -1, public)]
        while True:
            before = table.state.seq
            seat = rng.choice(table.game.awaiting())
            option = rng.choice(options_of(table.game, seat))
            shown = turned_up(table.game, seat, option)
            await (ann, bob)[seat].choose(game, seat, option)
            if table.game.is_over:
                break  # the record of a finished game tells everything, as it should
            for reader in readers:
                reader.seen |= shown
                reader.look(table.game)
                await reader.stream.until(lambda events: bool(events) and events[-1]["seq"] == table.state.seq)
                received = await reader.ask_everything(game, before)
                leaked = [id for id in secrets - reader.seen if f'"{id}"'.encode() in received or named(id, received)]
                assert leaked == []
                assert [text for text in forbidden if text.encode() in received] == []
                checked += len(received)
        assert secrets - readers[0].seen, "something was hidden to the end, or this test could not fail"
    assert checked > 500_000


def named(id: str, received: bytes) -> bool:
    """Whether an id stands in an option's key."""
    return f":{id}".encode() in received


def turned_up(game: Game, seat: int, option: str) -> set[str]:
    """R9.4 The cards that an answer turns up for all to see."""
    trial = game.copy()
    return {trial.pack.cards[card].id for happening in trial.apply(seat, option) for card in happening.cards}


def options_of(game: Game, seat: int) -> list[str]:
    decision = game.decision(seat)
    assert decision
    return [option.key for option in decision.options]


async def test_the_search_finds_what_is_planted(small_place: Place):
    """The same search on the bytes of the other seat does find its hand."""
    ann, bob = small_place.person(), small_place.person()
    game = await ann.begin(PERSON, OPEN)
    await bob.join(ann, game, 1)
    table = await small_place.service.live.table(game)
    async with bob.stream(f"/games/{game}/stream?after=-1&seat=1") as stream:
        await stream.until(lambda events: len(events) == 4)
        reader, other = Reader(bob, 1, stream), Reader(ann, 0, stream)
        other.look(table.game)
        received = await reader.ask_everything(game, -1)
    hidden = {table.pack.cards[card].id for card in table.game.seats[1].hand} - other.seen
    assert hidden
    assert all(f'"{id}"'.encode() in received and named(id, received) for id in hidden)


async def test_hidden_choices_look_alike(small_place: Place):
    """Two games that differ in what another seat has chosen send the same bytes."""
    sent = []
    for option in (0, 1):
        ann, eve = small_place.person(), small_place.person()
        table = await small_place.service.games.create(
            known_session(ann), NewTable(seats=[NewSeat(), NewSeat()]), "alike"
        )
        options = options_of(table.game, 1)
        await ann.choose(table.id, 1, options[option])
        sent.append(
            [
                (await eve.get(f"/games/{table.id}/view"))["view"],
                [entry.get("happenings") for entry in (await eve.get(f"/games/{table.id}/log"))["entries"]],
            ]
        )
    assert sent[0] == sent[1]


def known_session(person: Person) -> Session:
    """A session for a person who has none yet, to begin a game of a known seed with."""
    token = new_session().token
    person.http.cookies.set(SESSION_COOKIE, token)
    return Session(token)


async def test_logs_hold_no_secrets(small_place: Place, caplog: pytest.LogCaptureFixture):
    ann, bob = small_place.person(), small_place.person()
    with caplog.at_level("DEBUG", "imperial_miners"):
        game = await ann.begin(PERSON, OPEN)
        await bob.join(ann, game, 1)
        await ann.ask("GET", f"/games/{game}/nothing/{ann.http.cookies[SESSION_COOKIE]}")
    table = await small_place.service.live.table(game)
    written = "".join(str(vars(record)) for record in caplog.records)
    assert "/api/v1/games/{game}/seats/{seat}/invitation" in written
    for secret in (ann.http.cookies[SESSION_COOKIE], bob.http.cookies[SESSION_COOKIE], table.origin.secret):
        assert secret
        assert secret not in written
