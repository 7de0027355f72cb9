"""The game in words, and its server of the Model Context Protocol, played by scripted players; no model is called."""

import asyncio
import random
import sys

import pytest
from mcp import Client, StdioServerParameters, stdio_client

from imperial_miners import Game, load_pack
from imperial_miners.terminal.spoken import OWN, SpokenGame, rules_in
from imperial_miners.text.rulebook import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_words_alone(language: str):
    game, dice, answers = SpokenGame(3, 1, "random", language), random.Random(1), 0
    while game.decision() is not None:
        keys = [option.key for option in game.decision().options]
        state, before = game.state(), game.game.digest()
        assert all(f"{key}: " in state for key in keys)
        key = dice.choice(keys)
        game.what_if(key)
        assert game.game.digest() == before
        assert game.answer(key)
        answers += 1
    assert game.game.is_over
    assert answers > 40
    assert str(max(seat.score for seat in game.game.seats)) in game.state()


def test_what_is_not_offered_is_refused_and_changes_nothing():
    game = SpokenGame(seed=1)
    before = game.game.digest()
    for ask in (game.answer, game.what_if):
        with pytest.raises(ValueError, match="'play:gold' is not offered; offered are: keep:"):
            ask("play:gold")
    assert game.game.digest() == before


def test_what_would_happen_is_told_as_far_as_it_can_be_known():
    game, dice, seen = SpokenGame(seed=2), random.Random(3), {True: 0, False: 0}
    while game.decision() is not None:
        key = dice.choice([option.key for option in game.decision().options])
        foretold = game.what_if(key).splitlines()
        known = foretold[:-1]
        happened = game.answer(key).splitlines()
        assert happened[: len(known)] == known
        seen[foretold[-1] == "..."] += 1
    assert min(seen.values()) > 5


def test_the_rules_are_told_in_every_language():
    told = {language: rules_in(language) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert all("R5.4 " in rules for rules in told.values())


def test_a_scripted_player_plays_by_the_protocol():
    command = ["-m", "imperial_miners", "mcp", "--seed", "7", "--lang", "en"]
    server = StdioServerParameters(command=sys.executable, args=command)

    async def play() -> tuple[str, int]:
        async with Client(stdio_client(server)) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"state", "options", "what_if", "answer", "new_game"}
            rules = await client.read_resource("rules://imperial-miners/fr")
            assert rules.contents[0].text == rules_in("fr")
            refused = await client.call_tool("answer", {"option": "play:gold"})
            assert refused.is_error
            answers = 0
            while keys := (await client.call_tool("options", {})).structured_content["result"]:
                answers += 1
                await client.call_tool("answer", {"option": keys[0]})
            return (await client.call_tool("state", {})).content[0].text, answers

    state, answers = asyncio.run(asyncio.wait_for(play(), 120))
    game = Game.new(load_pack("base"), 1, "7")
    made = 0
    while not game.is_over:
        game.apply(OWN, game.actions(OWN)[0])
        made += 1
    assert answers == made
    assert f"{game.seats[OWN].score} points" in state
