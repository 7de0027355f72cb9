"""Why not: everything that is shown is either offered or explained, with the rule, in every language."""

import random

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.packs import load_pack
from imperial_miners.review.shut import UNDO, shut, why_not
from imperial_miners.text import LANGUAGES, speaker_for
from imperial_miners.text.advice import why_not_text

PACK = load_pack("base")


def positions(seed: int, variant: str = "first-game") -> list[Game]:
    """Every position of a random game."""
    dice = random.Random(seed)
    game = Game.new(PACK, 1, seed, variant)
    found = []
    while not game.is_over:
        found.append(game.copy())
        game.apply(0, dice.choice(game.actions(0)))
    return found


def test_every_card_in_hand_and_every_effect_is_offered_or_explained():
    reasons = set()
    for game in (game for seed in range(6) for game in positions(seed)):
        view = game.view(0)
        decision = view.decision
        assert decision is not None
        offered = {option.key for option in decision.options}
        explained = {error.key: error for error in shut(game, 0)}
        assert not offered & set(explained)
        assert (UNDO in explained) is not bool(view.can_undo)
        reasons |= {error.reason for error in explained.values()}
        if decision.kind == "play":
            hand = {f"play:{PACK.cards[card].id}" for card in view.seats[0].hand or ()}
            assert hand <= offered | set(explained)
        elif decision.word == "surface":
            assert {f"effect:{letter}" for letter in "abcd"} <= offered | set(explained)
        for key in explained:
            assert why_not(game, 0, key) is not None
        assert all(why_not(game, 0, key) is None for key in offered)
    expected = {"too-dear", "no-card-above", "price-not-payable", "condition-not-met", "nothing-to-undo"}
    assert expected <= reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_names_the_thing_the_rule_and_what_is_missing(language: str):
    speaker = speaker_for(PACK, language)
    told = {}
    for game in (game for seed in range(3, 6) for game in positions(seed)):
        for error in shut(game, 0):
            words = why_not_text(speaker, game.view(0), error)
            assert words.what
            assert error.rule in words.rule_text
            told[error.reason] = (words, game)
    words, game = told["too-dear"]
    cost = speaker.message("coin-count-acc", count=game.view(0).costs[card_of(words.key)])
    assert cost in words.reason


def card_of(key: str) -> int:
    """The design that an option plays."""
    return [card.id for card in PACK.cards].index(key.partition(":")[2])
