"""Answers, undo, redo and plans: what a seat does, how often it may repeat itself, and what is refused."""

import pytest

from imperial_miners.engine.refusal import REASONS
from imperial_miners.web.tables import answers
from tests.web.tables import OPEN, PERSON, Person, Place

pytestmark = pytest.mark.anyio


async def test_a_repeated_answer_is_taken_once(place: Place):
    ann = place.person()
    game = await ann.begin()
    first = await ann.choose(game, number=0)
    again = await ann.post(f"/games/{game}/seats/0/decide", {"number": 0, "option": last_option(place, game)})
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert again["number"] == first["number"] == 1
    assert again["seq"] == first["seq"]


async def test_another_option_under_a_used_number_is_stale(place: Place):
    ann = place.person()
    game = await ann.begin()
    options = (await ann.question(game))["decision"]["options"]
    await ann.choose(game, option=options[0])
    response = await ann.ask("POST", f"/games/{game}/seats/0/decide", json={"number": 0, "option": options[1]})
    assert response.status_code == 409
    assert response.json()["error"]["code"] == "stale"
    assert response.json()["error"]["number"] == 1


async def test_a_number_from_the_future_is_stale(ann: Person):
    game = await ann.begin()
    option = (await ann.question(game))["decision"]["options"][0]
    assert await ann.refused("POST", f"/games/{game}/seats/0/decide", {"number": 7, "option": option}) == (409, "stale")


async def test_what_the_rules_refuse_says_why_in_the_readers_language(ann: Person):
    game = await ann.begin()
    data = {"number": 0, "option": "place:1:+0"}
    response = await ann.ask("POST", f"/games/{game}/seats/0/decide?lang=de", json=data)
    assert response.status_code == 409
    error = response.json()["error"]
    assert error["code"] == "illegal"
    assert error["reason"] in REASONS
    english = (await ann.ask("POST", f"/games/{game}/seats/0/decide", json=data)).json()["error"]
    assert english["rule"] == error["rule"]
    assert english["message"] != error["message"]


async def test_only_the_holder_answers_and_looks(place: Place):
    ann, eve = place.person(), place.person()
    game = await ann.begin(PERSON, OPEN)
    option = (await ann.question(game))["decision"]["options"][0]
    for seat in (0, 1):
        data = {"number": 0, "option": option}
        assert await eve.refused("POST", f"/games/{game}/seats/{seat}/decide", data) == (403, "not-your-seat")
        assert await eve.refused("GET", f"/games/{game}/seats/{seat}/view") == (403, "not-your-seat")
        assert await eve.refused("GET", f"/games/{game}/seats/{seat}/decision") == (403, "not-your-seat")
        assert await eve.refused("GET", f"/games/{game}/log?seat={seat}") == (403, "not-your-seat")
        assert await eve.refused("GET", f"/games/{game}/stream?seat={seat}") == (403, "not-your-seat")
    assert await ann.refused("GET", f"/games/{game}/seats/4/view") == (404, "no-such-seat")
    assert (await place.service.live.table(game)).game.move_count == 0


async def test_undo_and_redo_run_back_and_forth(place: Place):
    ann = place.person()
    game = await ann.begin(PERSON, PERSON)
    views = []
    for _ in range(3):
        views.append((await ann.get(f"/games/{game}/seats/0/view"))["view"])
        await ann.choose(game)
    views.append((await ann.get(f"/games/{game}/seats/0/view"))["view"])
    for step in (2, 1, 0):
        undone = await ann.post(f"/games/{game}/seats/0/undo", {"number": 3 + 2 - step})
        assert undone["can_redo"]
        assert (await ann.get(f"/games/{game}/seats/0/view"))["view"] == views[step]
    refusal = await ann.refused("POST", f"/games/{game}/seats/0/undo", {"number": 6})
    assert refusal == (409, "illegal")
    for step in (1, 2, 3):
        await ann.post(f"/games/{game}/seats/0/redo", {"number": 5 + step})
        assert (await ann.get(f"/games/{game}/seats/0/view"))["view"] == views[step]
    assert await ann.refused("POST", f"/games/{game}/seats/0/redo", {"number": 9}) == (409, "nothing-to-redo")


async def test_another_choice_forgets_what_could_be_redone(ann: Person):
    game = await ann.begin(PERSON, PERSON)
    options = (await ann.question(game))["decision"]["options"]
    await ann.choose(game, option=options[0])
    await ann.post(f"/games/{game}/seats/0/undo", {"number": 1})
    assert (await ann.choose(game, option=options[1]))["can_redo"] is False
    assert await ann.refused("POST", f"/games/{game}/seats/0/redo", {"number": 3}) == (409, "nothing-to-redo")


async def test_undo_and_redo_can_be_repeated_without_harm(place: Place):
    ann = place.person()
    game = await ann.begin(PERSON, PERSON)
    await ann.choose(game)
    for verb, number in (("undo", 1), ("redo", 2)):
        first = await ann.post(f"/games/{game}/seats/0/{verb}", {"number": number})
        again = await ann.post(f"/games/{game}/seats/0/{verb}", {"number": number})
        assert (first["repeated"], again["repeated"]) == (False, True)
        assert first["number"] == again["number"] == number + 1


async def test_several_answers_in_one_request(ann: Person):
    game = await ann.begin(PERSON)
    path = f"/games/{game}/seats/0/line"
    hand = (await ann.get(f"/games/{game}/seats/0/view"))["view"]["seats"][0]["hand"]
    line = {"number": 0, "options": [f"keep:{card}" for card in hand[:4]]}
    first = await ann.post(path, line)
    again = await ann.post(path, line)
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert first["number"] == again["number"] == 4
    assert (await ann.get(f"/games/{game}/seats/0/view"))["view"]["seats"][0]["hand"] == hand[:4]
    other = {"number": 0, "options": [f"keep:{card}" for card in hand[4:]]}
    assert await ann.refused("POST", path, other) == (409, "stale")


async def test_a_line_that_cannot_be_given_as_a_whole_changes_nothing(ann: Person):
    game = await ann.begin(PERSON)
    path = f"/games/{game}/seats/0/line"
    keys = [option["key"] for option in (await ann.question(game))["options"]]
    refused = (await ann.ask("POST", path, json={"number": 0, "options": [keys[0], "keep:nothing"]})).json()["error"]
    assert (refused["code"], refused["reason"], refused["at"]) == ("illegal", "unknown-action", 1)
    hand = (await ann.get(f"/games/{game}/seats/0/view"))["view"]["seats"][0]["hand"]
    past = {"number": 0, "options": [*(f"keep:{card}" for card in hand[:4]), f"play:{hand[0]}"]}
    refused = (await ann.ask("POST", path, json=past)).json()["error"]
    assert (refused["reason"], refused["at"]) == ("line-reveals", 4)  # the fourth card kept turns up the Event
    assert await ann.refused("POST", path, {"number": 0, "options": []}) == (422, "malformed")
    assert (await ann.question(game))["number"] == 0


async def test_undo_takes_back_what_its_target_says(ann: Person):
    game = await ann.begin(PERSON)
    for _ in range(3):
        kept = await ann.choose(game)
    assert kept["can_undo"] == {"answer": 1, "turn": 3}
    path = f"/games/{game}/seats/0/undo"
    assert await ann.refused("POST", path, {"number": 3, "target": "card"}) == (409, "illegal")
    assert await ann.refused("POST", path, {"number": 3, "target": "round"}) == (422, "malformed")
    undone = await ann.post(path, {"number": 3, "target": "turn"})
    assert (undone["number"], undone["can_undo"], undone["repeated"]) == (6, {}, False)
    assert (await ann.post(path, {"number": 3, "target": "turn"}))["repeated"]
    assert (await ann.post(f"/games/{game}/seats/0/redo", {"number": 6}))["can_undo"] == {"answer": 1, "turn": 1}


async def test_undo_stops_at_the_information_line(ann: Person):
    game = await ann.begin()
    for _ in range(3):
        await ann.choose(game)
    asked = await ann.question(game)
    assert {option["reveals"] for option in asked["options"]} == {True}  # the fourth card kept reveals the Event
    crossed = await ann.choose(game)
    assert crossed["can_undo"] == {}
    assert await ann.refused("POST", f"/games/{game}/seats/0/undo", {"number": 4}) == (409, "illegal")


async def test_undo_has_an_end(ann: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(answers, "MOST_UNDOS", 2)
    game = await ann.begin(PERSON, PERSON)
    await ann.choose(game)
    for number in (1, 3):
        await ann.post(f"/games/{game}/seats/0/undo", {"number": number})
        await ann.post(f"/games/{game}/seats/0/redo", {"number": number + 1})
    assert await ann.refused("POST", f"/games/{game}/seats/0/undo", {"number": 5}) == (409, "too-many-undos")
    await ann.choose(game)


async def test_undone_entries_are_named_in_the_log(ann: Person):
    game = await ann.begin(PERSON, PERSON)
    chosen = await ann.choose(game)
    await ann.post(f"/games/{game}/seats/0/undo", {"number": 1})
    entries = (await ann.get(f"/games/{game}/log"))["entries"]
    assert entries[-1]["kind"] == "undo"
    assert entries[-1]["undoes"] == chosen["seq"]


async def test_a_plan_changes_nothing_until_it_is_carried_out(place: Place):
    ann, bob = place.person(), place.person()
    game = await ann.begin(PERSON, OPEN)
    await bob.join(ann, game, 1)
    before = await ann.get(f"/games/{game}/seats/0/view")
    watched = await bob.get(f"/games/{game}/seats/1/view")
    plan = await ann.get(f"/games/{game}/seats/0/plan")
    assert plan["options"] == []
    for _ in range(3):
        plan = await ann.post(f"/games/{game}/seats/0/plan", {"option": plan["ahead"][0]["key"]})
    assert len(plan["options"]) == len(plan["view"]["seats"][0]["kept"]) == 3
    assert await ann.get(f"/games/{game}/seats/0/view") == before
    assert await bob.get(f"/games/{game}/seats/1/view") == watched
    plan = await ann.post(f"/games/{game}/seats/0/plan/back")
    done = await ann.post(f"/games/{game}/seats/0/plan/commit", {"number": plan["number"]})
    assert done["number"] == 2
    assert (await ann.post(f"/games/{game}/seats/0/plan/commit", {"number": 0}))["repeated"]
    assert (await ann.get(f"/games/{game}/seats/0/plan"))["options"] == []


async def test_a_plan_ends_before_anything_is_revealed(ann: Person):
    game = await ann.begin()
    plan = await ann.get(f"/games/{game}/seats/0/plan")
    for _ in range(3):
        plan = await ann.post(f"/games/{game}/seats/0/plan", {"option": plan["ahead"][0]["key"]})
    assert {ahead["reveals"] for ahead in plan["ahead"]} == {True}
    assert {len(ahead["happenings"]) for ahead in plan["ahead"]} == {0}
    last = plan["ahead"][0]["key"]
    refusal = await ann.refused("POST", f"/games/{game}/seats/0/plan", {"option": last})
    assert refusal == (409, "plan-ends-here")
    await ann.post(f"/games/{game}/seats/0/plan/commit", {"number": 0})
    assert (await ann.choose(game, option=last))["number"] == 4


async def test_a_dropped_plan_is_gone(ann: Person):
    game = await ann.begin()
    option = (await ann.question(game))["decision"]["options"][0]
    await ann.post(f"/games/{game}/seats/0/plan", {"option": option})
    assert (await ann.ask("DELETE", f"/games/{game}/seats/0/plan")).status_code == 204
    assert (await ann.get(f"/games/{game}/seats/0/plan"))["options"] == []
    assert await ann.refused("POST", f"/games/{game}/seats/0/plan/commit", {"number": 0}) == (409, "no-plan")
    assert await ann.refused("POST", f"/games/{game}/seats/0/plan/back") == (409, "no-plan")


async def test_a_plan_made_before_another_answer_is_forgotten(ann: Person):
    game = await ann.begin()
    options = (await ann.question(game))["decision"]["options"]
    await ann.post(f"/games/{game}/seats/0/plan", {"option": options[0]})
    await ann.choose(game, option=options[1])
    assert (await ann.get(f"/games/{game}/seats/0/plan"))["options"] == []
    assert await ann.refused("POST", f"/games/{game}/seats/0/plan/commit", {"number": 1}) == (409, "no-plan")


async def test_a_hint_is_one_of_the_options(ann: Person):
    game = await ann.begin()
    hint = await ann.get(f"/games/{game}/seats/0/hint")
    assert hint["option"] in (await ann.question(game))["decision"]["options"]


def last_option(place: Place, game: str) -> str:
    """The option that was chosen last."""
    table = place.service.live.tables[game]
    return table.recent[-1].entry.body
