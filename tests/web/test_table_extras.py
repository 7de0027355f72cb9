"""What the table offers beside the question: clock, chat that can be muted, the whole log, the line ahead."""

import random
from itertools import count

import pytest

from imperial_miners.text import LANGUAGES
from imperial_miners.web.tables.plans import Plans
from tests.web.reading import Reader, one

pytestmark = pytest.mark.anyio
PERSON, BOT = {"kind": "person"}, {"kind": "bot"}


async def play(reader: Reader, table_id: str, seats: list[int], rng: random.Random, until: str = "") -> None:
    """Answer at random until a kind of question comes up for the first seat, or to the end."""
    table = await reader.place.service.live.table(table_id)
    while not table.game.is_over:
        decision = table.game.decision(seats[0])
        if decision is not None and decision.kind == until:
            return
        for seat in seats:
            if (decision := table.game.decision(seat)) is not None:
                key = rng.choice(decision.options).key
                await reader.place.service.answers.decide(
                    reader.session, table_id, seat, table.state.numbers[seat], key
                )
                break
        else:
            await reader.place.service.bots.settle()


async def test_the_clock_is_shown_where_one_runs(reader: Reader) -> None:
    timed = await reader.begin("clock", PERSON, PERSON, clock=120)
    page = await reader.get(f"/table/{timed.id}/1")
    left = int(str(one(page, ".clock")["data-left"]))
    assert 0 < left <= 120
    assert one(page, ".clock").get_text(strip=True) == f"{left // 60}:{left % 60:02}"
    free = await reader.begin("no clock", PERSON, PERSON)
    assert not (await reader.get(f"/table/{free.id}/1")).select(".clock")


async def test_a_muted_chat_is_not_shown(reader: Reader) -> None:
    table = await reader.begin("chat", PERSON, PERSON)
    path = f"/table/{table.id}/1"
    page = await reader.get(path)
    token = str(one(page, ".say [name=form_token]")["value"])
    await reader.http.post(f"{path}/say", data={"form_token": token, "text": "<b>psst</b>"})
    page = await reader.get(path)
    assert "<b>psst</b>" in one(page, "#chat .is-chat").get_text()
    answer = await reader.http.post("/settings", data={"chat": "off", "back": path})
    assert answer.headers["location"] == path
    page = await reader.get(path)
    assert not page.select("#chat, .say, [for=tab-chat]")
    assert "psst" not in (await reader.http.get(f"{path}/log")).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_whole_log_is_told_from_the_beginning(reader: Reader, language: str) -> None:
    table = await reader.begin("log", PERSON, PERSON)
    await play(reader, table.id, [0, 1], random.Random(2))
    own = await reader.get(f"/table/{table.id}/1/log", **{"accept-language": language})
    public = await reader.get(f"/table/{table.id}/watch/log", **{"accept-language": language})
    assert len(own.select(".told")) == len(public.select(".told")) == 11  # the set-up and ten rounds
    assert len(own.select(".turn")) == 22
    drawn = [one.get_text() for one in own.select(".turn details li")]
    seen = [one.get_text() for one in public.select(".turn details li")]
    assert len(drawn) > 100
    assert len(drawn) == len(seen)
    assert drawn != seen, "a seat reads what it drew, others do not"


async def test_alone_there_is_no_chat_and_watchers_only_read(reader: Reader) -> None:
    alone = await reader.begin("chat", PERSON)
    assert not (await reader.get(f"/table/{alone.id}/1")).select("#chat, .say, [for=tab-chat]")
    two = await reader.begin("chat", PERSON, PERSON)
    assert one(await reader.get(f"/table/{two.id}/1"), ".say")
    watched = await reader.get(f"/table/{two.id}/watch")
    assert watched.select("#chat")
    assert not watched.select(".say")


async def test_the_log_of_a_seat_is_its_own(reader: Reader) -> None:
    table = await reader.begin("log", PERSON, {"kind": "open"})
    assert (await reader.http.get(f"/table/{table.id}/2/log")).status_code == 403


async def test_alone_a_card_played_can_be_taken_back(reader: Reader) -> None:
    table = await reader.begin("final", PERSON, variant="first-game")
    await play(reader, table.id, [0], random.Random(3), until="play")
    page = await reader.get(f"/table/{table.id}/1")
    assert page.select(".opts .opt")
    assert not any("cannot be undone" in str(button.get("aria-label", "")) for button in page.select(".opts .opt"))
    assert not page.select(".is-line")


async def test_a_choice_that_is_final_says_so_before_it_is_made(reader: Reader) -> None:
    table = await reader.begin("final", PERSON, BOT, variant="first-game")  # a bot without Level 1 would draw its card
    await play(reader, table.id, [0], random.Random(3), until="play")
    await reader.place.service.bots.settle()
    page = await reader.get(f"/table/{table.id}/1")
    buttons = page.select(".opts .opt")
    assert buttons
    assert all("cannot be undone" in str(button.get("aria-label", "")) for button in buttons)
    assert one(page, ".is-line")
    form = {str(field["name"]): str(field["value"]) for field in page.select("#answer input[type=hidden]")}
    await reader.http.post(f"/table/{table.id}/1/plan/begin", data=form)
    planned = await reader.get(f"/table/{table.id}/1?plan=1")
    assert not planned.select(".is-line")


async def test_a_plan_passes_the_reveal_and_tells_nothing_of_the_others(reader: Reader) -> None:
    plans: Plans = reader.place.service.plans
    passed = 0
    for seed in range(4):
        table = await reader.begin(f"plan {seed}", PERSON, BOT, variant="first-game")
        await play(reader, table.id, [0], random.Random(seed), until="play")
        await reader.place.service.bots.settle()
        rival = table.game.pack.cards[table.game.seats[1].chosen].id
        known = {table.game.pack.cards[card].id for card in table.game.seats[0].hand}
        decision = table.game.decision(0)
        assert decision is not None
        plan = await plans.try_option(reader.session, table.id, 0, decision.options[0].key)
        following = plan.imagined.game.decision(0)
        if following is None:
            continue  # the end of the turn would show the next Event
        told = await reader.http.get(f"/api/v1/games/{table.id}/seats/0/plan")
        page = (await reader.http.get(f"/table/{table.id}/1")).text
        if rival not in known:
            assert rival not in told.text
            assert f"/{rival}.svg" not in page
        plan = await plans.try_option(reader.session, table.id, 0, following.options[0].key)
        assert (len(plan.options), plan.sure) == (2, 1), "else what does not fit would tell what the others chose"
        answer = await plans.commit(reader.session, table.id, 0, table.state.numbers[0])
        assert len(table.game.seats[0].cards) == 1
        assert answer.number == table.state.numbers[0]
        passed += 1
    assert passed


async def test_a_plan_goes_on_past_a_draw_and_is_carried_out_as_far_as_it_fits(reader: Reader) -> None:
    plans: Plans = reader.place.service.plans
    for seed in count():
        table = await reader.begin(f"draws {seed}", PERSON)
        await play(reader, table.id, [0], random.Random(seed), until="deck")
        if table.game.is_over:
            continue
        plan = await plans.show(reader.session, table.id, 0)
        while (decision := plan.imagined.view().decision) is not None and len(plan.options) < 6:
            known = [option.key for option in decision.options if plan.imagined.go_on(option) is not None]
            if not known:
                break
            plan = await plans.try_option(reader.session, table.id, 0, known[0])
        if len(plan.options) - plan.sure > 1:
            break
    page = await reader.get(f"/table/{table.id}/1")
    assert [str(back["src"]).rpartition("/")[2] for back in page.select("#hand .is-back img")] == [
        f"{level}.svg" for level in plan.imagined.backs
    ]
    assert plan.imagined.backs
    number = table.state.numbers[0]
    answer = await plans.commit(reader.session, table.id, 0, number)
    assert answer.number == number + len(plan.options)
    chosen = [table.game.pack.vocabulary.key(action) for _, action in table.game.history()]
    assert chosen[-len(plan.options) :] == plan.options
    assert (await plans.commit(reader.session, table.id, 0, number)).is_repeated
    assert not (await plans.show(reader.session, table.id, 0)).options
