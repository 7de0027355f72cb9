"""Days and ghosts on the server: scores that only verified records enter, streaks, sharing, runs beside a game."""

import asyncio
import json
import random
import threading
from typing import Any

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.engine.search.playout import playout
from imperial_miners.review.deals.daily import FIRST_DAY, daily_deal
from imperial_miners.review.deals.deal import Deal
from imperial_miners.text import LANGUAGES
from imperial_miners.web.log.deals import Entered
from imperial_miners.web.tables.working import Desk
from tests.web.dealing import PACK, TODAY, hurry, played, quick
from tests.web.reading import Reader, one
from tests.web.tables import Person, Place, Stream

pytestmark = pytest.mark.anyio


def todays(luck: int = 1) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(played(daily_deal(TODAY, PACK), luck))
    return record


@pytest.fixture
def day(small_place: Place) -> str:
    return hurry(small_place.service)


@pytest.fixture
def readers_day(reader: Reader) -> str:
    return hurry(reader.place.service)


# --- The table of the day


async def test_a_verified_score_enters_and_bots_are_compared(place: Place):
    day = hurry(place.service)
    ann, record = place.person(), todays()
    before = await ann.get("/daily")
    assert (before["day"], before["scores"], before["streak"]) == (day, [], 0)
    after = await ann.post(f"/daily/{day}/scores", {"name": "Ann", "record": record})
    assert [(each["name"], each["score"], each["mine"]) for each in after["scores"]] == [
        ("Ann", record["scores"][0], True)
    ]
    assert after["streak"] == 1
    await place.service.runs.settle()
    assert all(isinstance(score, int) for score in (await ann.get("/daily"))["bots"].values())


async def test_scores_are_ranked_for_everybody(small_place: Place, day: str):
    people, records = [small_place.person() for _ in range(3)], [todays(luck) for luck in (1, 2, 3)]
    for person, record in zip(people, records, strict=True):
        await person.post(f"/daily/{day}/scores", {"name": f"p{record['scores'][0]}", "record": record})
    seen = await people[0].get(f"/daily/{day}")
    scores = [each["score"] for each in seen["scores"]]
    assert scores == sorted(scores, reverse=True)
    assert sorted(scores) == sorted(record["scores"][0] for record in records)
    assert [each["mine"] for each in seen["scores"]].count(True) == 1


async def test_a_tampered_record_is_refused_and_nothing_is_entered(small_place: Place, day: str):
    ann, record = small_place.person(), todays()
    for where, changed in {
        "scores": {"scores": [record["scores"][0] + 5]},
        "move 1": {"moves": record["moves"][::-1]},
        "unfinished": {"moves": record["moves"][:-1], "scores": None},
        "digest": {"digest": "f" * 64},
        "seed_hash": {"seed": "mine"},
        "other-deal": json.loads(played(daily_deal(FIRST_DAY, PACK))),
        "format": {"format": "chess"},
        "pack_digest": {"pack_digest": "0" * 64},
    }.items():
        response = await ann.ask("POST", f"/daily/{day}/scores", json={"record": record | changed})
        assert response.status_code == 409
        error = response.json()["error"]
        assert (error["code"], error["where"]) == ("bad-record", where)
        assert error["message"]
    assert (await ann.get("/daily"))["scores"] == []


async def test_the_first_score_of_a_device_stays(small_place: Place, day: str):
    ann = small_place.person()
    await ann.post(f"/daily/{day}/scores", {"record": todays(1)})
    assert await ann.refused("POST", f"/daily/{day}/scores", {"record": todays(2)}) == (409, "day-entered")
    assert len((await ann.get("/daily"))["scores"]) == 1


async def test_the_same_answers_count_once_whoever_brings_them(place: Place):
    day = hurry(place.service)
    ann, bea, record = place.person(), place.person(), todays(1)
    await ann.post(f"/daily/{day}/scores", {"name": "Ann", "record": record})
    moves = record["moves"]
    assert [key.partition(":")[0] for _, key in moves[:4]] == ["keep"] * 4
    other_order = record | {"moves": [*reversed(moves[:4]), *moves[4:]]}
    dressed_up = {"note": "mine", **dict(reversed(record.items()))}
    for twice in (record, other_order, dressed_up):
        assert await bea.refused("POST", f"/daily/{day}/scores", {"name": "Bea", "record": twice}) == (
            409,
            "record-entered",
        )
    assert [each["name"] for each in (await bea.get("/daily"))["scores"]] == ["Ann"]
    await bea.post(f"/daily/{day}/scores", {"name": "Bea", "record": todays(2)})
    assert len((await bea.get("/daily"))["scores"]) == 2


async def test_two_devices_that_bring_the_same_answers_at_once_enter_one_score(place: Place):
    day, record = hurry(place.service), todays(1)
    people = [place.person() for _ in range(4)]
    for person in people:
        await person.begin()
    posts = [person.ask("POST", f"/daily/{day}/scores", json={"record": record}) for person in people]
    answers = await asyncio.gather(*posts)
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    assert len((await people[0].get("/daily"))["scores"]) == 1


async def test_scores_of_other_editions_are_shown_as_such(small_place: Place, day: str):
    ann = small_place.person()
    await ann.post(f"/daily/{day}/scores", {"name": "Ann", "record": todays(1)})
    assert (await ann.get("/daily"))["scores"][0]["edition"] is None
    old = json.dumps(todays(2) | {"pack_digest": "0" * 64, "rules": "rules-0"})
    entered = Entered(day, "somebody", None, "Bea", 50, 1, 1, old, 1, "x")
    assert await small_place.service.days.kept.enter(entered)
    found = {each["name"]: each["edition"] for each in (await ann.get("/daily"))["scores"]}
    assert found == {"Ann": None, "Bea": "00000000, rules-0"}


async def test_days_that_are_none_over_or_to_come(small_place: Place, day: str):
    ann = small_place.person()
    for wrong in ("2026-02-30", "2999-01-01", "2025-12-31", "0001-01-01"):
        assert await ann.refused("GET", f"/daily/{wrong}") == (404, "no-such-day")
    assert await ann.refused("POST", "/daily/2026-01-01/game") == (409, "day-closed")
    old = json.loads(played(daily_deal(FIRST_DAY, PACK)))
    assert await ann.refused("POST", "/daily/2026-01-01/scores", {"record": old}) == (409, "day-closed")
    assert (await ann.get("/daily/2026-01-01"))["open"] is False


async def test_a_look_at_a_day_that_is_over_begins_no_game(reader: Reader, readers_day: str):
    page = await reader.get("/daily/2026-01-01", only="main")
    assert not reader.place.service.runs.tasks
    assert not page.select("#bots .reload")
    assert {cell.get_text() for cell in page.select("#bots td")} == {"–"}
    assert not [link for link in page.select(".days a") if "2025" in str(link["href"])]


async def test_the_game_of_the_day_is_one_and_enters_by_itself(small_place: Place, day: str):
    ann, bea = small_place.person(), small_place.person()
    game = (await ann.post(f"/daily/{day}/game"))["id"]
    assert (await ann.post(f"/daily/{day}/game"))["id"] == game
    assert (await bea.post(f"/daily/{day}/game"))["id"] != game
    hands = [
        (await person.get(f"/games/{found}/seats/0/view"))["view"]["seats"][0]["hand"]
        for person, found in ((ann, game), (bea, (await bea.get("/daily"))["game"]))
    ]
    assert hands[0] == hands[1]
    await ann.play_on(game, [0], random.Random(4))
    score = (await ann.get(f"/games/{game}"))["outcome"]["standings"][0]["score"]
    assert [each["score"] for each in (await ann.get("/daily"))["scores"]] == [score]
    assert (await bea.get("/daily"))["streak"] == 0


async def test_who_answers_like_another_sees_a_result_that_counts_once(reader: Reader, readers_day: str):
    ann = reader.place.person()
    game = (await ann.post(f"/daily/{readers_day}/game"))["id"]
    await ann.play_on(game, [0], random.Random(4))
    score = (await ann.get("/daily"))["scores"][0]["score"]
    table = await reader.place.service.days.begin(reader.session, TODAY, "Bea")
    for _, key in (await ann.get(f"/games/{game}/record"))["moves"]:
        await reader.place.service.answers.decide(reader.session, table.id, 0, table.state.numbers[0], key)
    for _ in range(2):
        page = await reader.get("/daily", only="main")
        assert f"{score} point" in one(page, ".day-head").get_text()
        assert "they count once" in one(page, ".day-head").get_text()
        assert len(page.select("tbody")[0].select("tr")) == 1
    assert (await reader.http.get(f"/daily/{readers_day}/result.svg")).status_code == 200


async def test_a_day_begun_twice_at_once_is_one_game(place: Place):
    day, ann = hurry(place.service), place.person()
    await ann.begin()  # a device that has been here before
    begun = await asyncio.gather(*(ann.post(f"/daily/{day}/game") for _ in range(3)))
    assert {each["id"] for each in begun} == {(await ann.get("/daily"))["game"]}


async def test_two_looks_at_once_enter_one_score(place: Place):
    day, ann = hurry(place.service), place.person()
    game = (await ann.post(f"/daily/{day}/game"))["id"]
    await ann.play_on(game, [0], random.Random(4))
    looks = await asyncio.gather(*(ann.ask("GET", "/daily") for _ in range(3)))
    assert [look.status_code for look in looks] == [200] * 3
    assert {len(look.json()["scores"]) for look in looks} == {1}
    assert (await ann.get("/daily"))["game"] == game


async def test_the_seed_is_not_told_before_the_end(reader: Reader, readers_day: str):
    page = await reader.http.get("/daily")
    assert daily_deal(TODAY, PACK).seed not in page.text
    begun = await reader.http.post(f"/daily/{readers_day}/play", data={"form_token": reader.session.form_token})
    table = await reader.http.get(begun.headers["location"], follow_redirects=True)
    assert daily_deal(TODAY, PACK).seed not in table.text


# --- Its pages


async def test_the_pages_in_every_language(reader: Reader, readers_day: str):
    await reader.place.service.days.enter(reader.session, TODAY, "Ann", json.dumps(todays()))
    await reader.http.get("/daily")
    await reader.place.service.runs.settle()
    for language in LANGUAGES:
        for path in ("/daily", "/daily/2026-01-01", "/ghosts"):
            page = await reader.http.get(path, headers={"accept-language": language})
            assert page.status_code == 200
            assert f'<html lang="{language}"' in page.text
            assert page.text.count("<h1>") == 1
            assert "style=" not in page.text


async def test_the_start_page_leads_there(reader: Reader):
    page = await reader.get("/", only="main")
    assert {str(link["href"]) for link in page.select(".pastimes a")} == {"/daily", "/puzzles", "/ghosts"}


async def test_a_tampered_file_is_refused_on_the_page_with_the_reason(reader: Reader, readers_day: str):
    record = todays()
    for changed, reason in (
        ({"scores": [record["scores"][0] + 1]}, "other scores"),
        ({"moves": record["moves"][:-2], "scores": None}, "other game"),
        (json.loads(played(daily_deal(FIRST_DAY, PACK))), "another deal"),
    ):
        page = await reader.http.post(
            f"/daily/{readers_day}/enter",
            data={"form_token": reader.session.form_token, "name": "Ann"},
            files={"record": ("game.json", json.dumps(record | changed))},
        )
        assert page.status_code == 409
        assert 'role="alert"' in page.text
        assert reason in page.text or "not played to its end" in page.text
    good = {"record": ("game.json", json.dumps(record))}
    form = {"form_token": reader.session.form_token, "name": "Ann"}
    entered = await reader.http.post(f"/daily/{readers_day}/enter", data=form, files=good)
    assert entered.status_code == 303
    assert one(await reader.get("/daily", only="main"), ".is-mine td b").get_text() == str(record["scores"][0])


async def test_what_is_shared_tells_nothing_of_the_deal(reader: Reader, readers_day: str):
    record = todays()
    await reader.place.service.days.enter(reader.session, TODAY, "Ann", json.dumps(record))
    await reader.http.get("/daily")
    await reader.place.service.runs.settle()
    shared = one(await reader.get("/daily", only="main"), "#shared").get_text()
    picture = (await reader.http.get(f"/daily/{readers_day}/result.svg")).text
    assert str(record["scores"][0]) in shared
    assert len(shared.splitlines()) == 3
    names = reader.place.service.packs["base"]
    secrets = [card.id for card in names.cards] + [event.id for event in names.events] + [record["seed"]]
    assert not [secret for secret in secrets if secret in shared or secret in picture]


async def test_the_picture_does_not_look_at_the_whole_day(
    reader: Reader, readers_day: str, monkeypatch: pytest.MonkeyPatch
):
    service = reader.place.service
    await service.days.enter(reader.session, TODAY, "Ann", json.dumps(todays()))
    monkeypatch.delattr(type(service.days.kept), "scores")
    assert (await reader.http.get(f"/daily/{readers_day}/result.svg")).status_code == 200


async def test_nobody_looks_in_the_store_for_a_run_that_is_being_played(
    reader: Reader, readers_day: str, monkeypatch: pytest.MonkeyPatch
):
    runs, deal = reader.place.service.runs, daily_deal(TODAY, PACK)
    assert await runs.find(deal, "adept") is None
    with monkeypatch.context() as patch:
        patch.delattr(type(runs.kept), "run")
        assert await runs.find(deal, "adept") is None
    await runs.settle()
    assert await runs.find(deal, "adept") is not None


async def test_a_picture_is_only_for_those_who_have_played(reader: Reader, readers_day: str):
    assert (await reader.http.get(f"/daily/{readers_day}/result.svg")).status_code == 404


# --- Ghosts


async def finished(reader: Reader, seed: str = "haunted") -> str:
    """A game of this device that is over; its id."""
    table, rng = await reader.begin(seed), random.Random(seed)
    while not table.game.is_over:
        key = PACK.vocabulary.key(rng.choice(table.game.actions(0)))
        await reader.place.service.answers.decide(reader.session, table.id, 0, table.state.numbers[0], key)
    return table.id


async def haunt(reader: Reader, **fields: Any) -> str:
    """Begin a game beside ghosts; its id."""
    form = {"form_token": reader.session.form_token} | {key: fields[key] for key in fields if key != "files"}
    begun = await reader.http.post("/ghosts", data=form, files=fields.get("files"))
    assert begun.status_code == 303
    return str(begun.headers["location"]).split("/")[2]


async def test_a_run_grows_beside_the_game_round_by_round(reader: Reader):
    old = await finished(reader)
    first = await reader.place.service.live.table(old)
    game = await haunt(reader, game=old)
    table = await reader.place.service.live.table(game)
    assert table.game.seed == first.game.seed
    assert table.game.seats[0].hand == Game.new(PACK, 1, first.game.seed).seats[0].hand
    sizes = {}
    rng = random.Random(2)
    while not table.game.is_over:
        if table.game.round not in sizes:
            page = await reader.get(f"/table/{game}/1", only="sheet-players")
            sizes[table.game.round] = len(page.select(".peek .m-card"))
            assert [label.get_text(strip=True) for label in page.select(".ghostly")] == ["recorded run"]
        key = PACK.vocabulary.key(rng.choice(table.game.actions(0)))
        await reader.place.service.answers.decide(reader.session, game, 0, table.state.numbers[0], key)
    assert sizes == {0: 0} | {round: round - 1 for round in range(1, 11)}
    result = await reader.get(f"/table/{game}/result", only="main")
    assert {each.get_text() for each in result.select(".ghost-scores strong")} == {
        str(each.game.outcome().standings[0].score) for each in (first, table)
    }


async def test_a_ghosts_mine_is_looked_at_and_the_question_stays(reader: Reader):
    game = await haunt(reader, game=await finished(reader))
    page = await reader.get(f"/table/{game}/1?look=2")
    assert page.select(".opts .opt, .keeper")
    assert "Your run" in one(page, "#h-mine").get_text()


async def test_bots_and_friends_are_ghosts_too(reader: Reader):
    hurry(reader.place.service)
    deal = Deal("base", PACK.digest, "a friend's seed", "standard")
    file = {"records": ("friend.json", played(deal))}
    game = await haunt(reader, files=file, friend="Bea", levels=["digger", "king"])
    await reader.place.service.runs.settle()
    page = await reader.get(f"/table/{game}/1", only="sheet-players")
    names = [name.get_text() for name in page.select(".who strong")]
    assert names[1:] == ["Bea", "Digger", "Underground King"]
    assert (await reader.place.service.live.table(game)).game.seed == "a friend's seed"


async def test_a_bots_ghost_appears_as_soon_as_its_run_is_there(reader: Reader):
    hurry(reader.place.service)
    is_free = threading.Event()

    def slow(desk: Desk, folder: str, deal: Deal, level: str) -> str:
        is_free.wait(30)
        return quick(desk, folder, deal, level)

    reader.place.service.runs.work = slow
    game = await haunt(reader, levels=["king"])
    page = await reader.get(f"/table/{game}/1")
    assert (len(page.select(".ghostly")), len(page.select(".ghosts-waiting"))) == (0, 1)
    cookies = "; ".join(f"{name}={value}" for name, value in reader.http.cookies.items())
    stream = Stream(reader.place.app, str(one(page, "body")["data-stream"]), {"host": "localhost", "cookie": cookies})
    await stream.opened()
    is_free.set()
    async with asyncio.timeout(20):
        while b"ghostly" not in stream.received:
            stream.grown.clear()
            await stream.grown.wait()
    assert b"ghosts-waiting" not in stream.received
    await stream.close()


async def test_records_that_are_no_ghosts_are_refused_with_the_reason(reader: Reader):
    shared = Game.new(PACK, 2, "s")
    playout(shared, 1)
    one_deal, other = (played(Deal("base", PACK.digest, seed, "standard")) for seed in "ab")
    for files, reason in (
        ([("records", ("a.json", shared.record().to_json()))], "same decks"),
        ([("records", ("a.json", one_deal)), ("records", ("b.json", other))], "another deal"),
        ([("records", ("a.json", one_deal.replace('"scores": [\n  ', '"scores": [\n  1')))], "scores"),
        ([("records", ("a.json", "not a record"))], "record of"),
    ):
        page = await reader.http.post("/ghosts", data={"form_token": reader.session.form_token}, files=files)
        assert page.status_code == 409
        assert reason in page.text


async def test_a_record_of_several_seats_is_played_once_to_be_checked(reader: Reader, monkeypatch: pytest.MonkeyPatch):
    several = Game.new(PACK, 3, "several", "standard", "duplicate")
    playout(several, 1)
    text = several.record().to_json()
    monkeypatch.delattr("imperial_miners.web.tables.ghosts.Run")
    deal, seats = await reader.place.service.ghosts.check([text])
    assert (deal.seed, seats) == ("several", [(text, 0), (text, 1), (text, 2)])


async def test_ghosts_survive_a_restart_of_the_server(reader: Reader):
    game = await haunt(reader, game=await finished(reader))
    service = reader.place.service
    service.ghosts.known.clear()
    service.ghosts.read.clear()
    service.live.tables.clear()
    page = await reader.get(f"/table/{game}/1", only="sheet-players")
    assert len(page.select(".ghostly")) == 1


async def test_ghosts_by_program(place: Place):
    hurry(place.service)
    ann: Person = place.person()
    record = json.loads(played(Deal("base", PACK.digest, "program", "standard")))
    game = (await ann.post("/ghosts", {"records": [record], "levels": ["adept"], "name": "Ann"}))["id"]
    await place.service.runs.settle()
    table = await place.service.live.table(game)
    assert [ghost.run is not None for ghost in await place.service.ghosts.of(table)] == [True, True]
    assert await ann.refused("POST", "/ghosts", {"records": [record | {"scores": [1]}]}) == (409, "bad-record")


async def test_a_bot_that_cannot_play_is_asked_again(reader: Reader):
    runs = reader.place.service.runs
    deal = Deal("base", PACK.digest, "again", "standard")
    hurry(reader.place.service)
    runs.work = broken
    assert await runs.find(deal, "adept") is None
    await runs.settle()
    runs.work = quick
    assert await runs.find(deal, "adept") is None
    await runs.settle()
    assert await runs.find(deal, "adept") == quick(Desk(), "", deal, "adept")
    runs.found.clear()
    assert await runs.find(deal, "adept") == quick(Desk(), "", deal, "adept")


def broken(desk: Desk, folder: str, deal: Deal, level: str) -> str:
    raise RuntimeError("no lamp")
