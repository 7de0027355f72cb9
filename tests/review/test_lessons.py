"""The lessons of a first game come when their thing first happens, whatever the player does, and the shipped deal has
them all."""

import random
from collections.abc import Callable

import pytest

from imperial_miners.bots import Position
from imperial_miners.bots.naming import make_bot
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.packs import load_pack
from imperial_miners.review.lessons.guiding import VARIANT, begins_with_a_choice, guided, met_in
from imperial_miners.review.lessons.lessons import LESSONS, taught
from imperial_miners.text import LANGUAGES, speaker_for

PACK = load_pack("base")
Policy = Callable[[Game], int]


def bot(name: str) -> Policy:
    mind = make_bot(name, 1)
    return lambda game: mind.choose(Position.of(game, 0, game.move_count)).action


def chance(seed: int) -> Policy:
    dice = random.Random(seed)
    return lambda game: dice.choice(game.actions(0))


POLICIES: dict[str, Policy] = {
    "first": lambda game: game.actions(0)[0],
    "last": lambda game: game.actions(0)[-1],
    "greedy": bot("greedy"),
    "planner": bot("planner:budget=200"),
    "one chance": chance(1),
    "another chance": chance(2),
}


def seen(told: list[Happening], word: str) -> set[str]:
    """The lessons whose thing is here, read off independently of their table."""
    kinds = {happening.kind for happening in told}
    found = {
        "events": "event_revealed" in kinds or word == "event",
        "playing": word == "play",
        "placing": "placed" in kinds or word == "place",
        "effects": "activated" in kinds or word == "activation",
        "surface": "surfaced" in kinds or word == "surface",
        "chain": any(h.kind == "placed" and h.fields()["row"] >= 2 for h in told) or word == "climb",
        "drawing": "drew" in kinds or word in ("draw", "faction-draw"),
        "advancing": bool(kinds & {"entered", "advanced"}) or word in ("advance", "next-board"),
        "machines": "machine_put" in kinds or word == "machine",
        "collapse": "collapse_put" in kinds or word == "collapse",
        "carts": bool(kinds & {"carts_completed", "marker_put"}) or word == "marker",
        "scoring": "ended" in kinds or any(h.kind == "gained" and h.fields()["token"] == 1 for h in told),
    }
    return {name for name, is_here in found.items() if is_here}


@pytest.mark.parametrize("policy", POLICIES)
def test_each_lesson_comes_when_its_thing_first_happens(policy: str):
    game = Game.new(PACK, 1, guided().seed, VARIANT)
    told, met = list(game.happenings or []), set()
    game.happenings = []
    while True:
        decision = game.decision(0)
        fresh = seen(told, decision.word if decision else "") - met
        now = taught(game)
        assert {lesson.id for lesson in now.fresh} == fresh
        met |= fresh
        assert {lesson.id for lesson in now.met} == met
        if game.is_over:
            break
        told = game.apply(0, POLICIES[policy](game))


def test_the_shipped_deal_teaches_everything_early_and_gently():
    deal = guided()
    assert deal.digest == PACK.digest, "cards have changed: run imperial-miners renew guided"
    rounds = met_in(PACK, deal.seed, make_bot("greedy", f"{deal.seed} 0"))
    assert rounds == deal.rounds
    assert set(rounds) == {lesson.id for lesson in LESSONS}
    assert max(rounds.values()) <= 5
    assert begins_with_a_choice(PACK, deal.seed)
    planned = met_in(PACK, deal.seed, make_bot("planner:budget=200", 2))
    assert len(planned) == len(LESSONS)


def test_undo_takes_a_lesson_back_and_a_resumed_game_knows_where_it_was():
    game = Game.new(PACK, 1, guided().seed, VARIANT)
    while "effects" not in {lesson.id for lesson in taught(game).met} or not game.can_undo(0):
        game.apply(0, game.actions(0)[0])
    after = [lesson.id for lesson in taught(game).met]
    again = game.record().replay(PACK)
    assert [lesson.id for lesson in taught(again).met] == after
    game.undo(0)
    assert len(taught(game).met) <= len(after)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_one_sentence_with_a_name(language: str):
    speaker = speaker_for(PACK, language)
    for lesson in LESSONS:
        text = speaker.message(f"lesson-{lesson.id}")
        assert text.endswith(".")
        assert ". " not in text
        assert speaker.message(f"lesson-{lesson.id}-name")
