"""Old games are forgotten when the settings say so, and never sooner; on both databases."""

import random
from dataclasses import replace

import pytest

from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.sweeping import DAY
from tests.web.tables import PERSON, Place, running

pytestmark = pytest.mark.anyio


async def test_unfinished_games_go_after_their_time_and_finished_ones_stay(place: Place):
    ann, service = place.person(), place.service
    old, fresh = await ann.begin(pack="small"), await ann.begin(pack="small")
    ended = await ann.begin(pack="small")
    await ann.play_on(ended, [0], random.Random(1))
    await ann.choose(old)
    later = service.live.now() + (service.settings.keep_unfinished + 1) * DAY
    service.live.now = lambda: later  # type: ignore[method-assign]
    await ann.choose(fresh)  # begun long ago, but somebody is at it
    await service.sweeper.sweep()
    assert await ann.refused("GET", f"/games/{old}") == (404, "no-such-game")
    assert {game["id"] for game in (await ann.get("/games"))["games"]} == {fresh, ended}
    assert (await ann.get(f"/games/{ended}/record"))["moves"]


async def test_finished_games_go_only_by_their_own_setting(settings: Settings):
    async with running(replace(settings, keep_unfinished=0, keep_finished=30)) as place:
        ann, service = place.person(), place.service
        ended, going = await ann.begin(pack="small"), await ann.begin(PERSON, PERSON)
        await ann.play_on(ended, [0], random.Random(1))
        finished = service.live.now()
        for days, left in ((29, {ended, going}), (31, {going})):
            service.live.now = lambda days=days: finished + days * DAY  # type: ignore[method-assign]
            await service.sweeper.sweep()
            assert {game["id"] for game in (await ann.get("/games"))["games"]} == left


async def test_an_answer_in_a_game_that_was_deleted_elsewhere_finds_none(place: Place):
    ann = place.person()
    game = await ann.begin(PERSON)
    option = (await ann.question(game))["decision"]["options"][0]
    live = place.service.live
    assert await live.store.forget(live.now() + 1000, False, 10) == [game]
    data = {"number": 0, "option": option}
    assert await ann.refused("POST", f"/games/{game}/seats/0/decide", data) == (404, "no-such-game")
    assert game not in live.tables
