"""What a server tells as JSON is read back to the same views, happenings and standings."""

import random

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.terminal.reading import Ids, read_happening, read_outcome, read_view
from imperial_miners.text import LogContext, speaker_for
from imperial_miners.web.log.entry import happening_json
from tests.terminal.driving import PACK

IDS = Ids(PACK)


@pytest.mark.parametrize(("seats", "variant", "decks"), [(1, "standard", "shared"), (3, "first-game", "duplicate")])
def test_every_view_and_happening_of_a_game_comes_back(seats: int, variant: str, decks: str):
    dice = random.Random(seats)
    game = Game.new(PACK, seats, "back", variant, decks)
    speaker = speaker_for(PACK, "en")
    told = list(game.happenings or [])
    game.happenings = []
    while True:
        for seat in range(seats):
            view = game.view(seat)
            again = read_view(IDS, view.to_json())
            assert again.to_json() == view.to_json()
            if view.decision is not None:
                assert speaker.prompt(again) == speaker.prompt(view)
                for option in view.decision.options:
                    assert speaker.option(again, option) == speaker.option(view, option)
        for happening in told:
            for reader in range(seats):
                seen = happening.seen_by(reader)
                back = read_happening(IDS, happening_json(PACK, seen))
                assert back.to_json() == seen.to_json()
        if game.is_over:
            break
        told = game.apply(seat := dice.choice(game.awaiting()), dice.choice(game.actions(seat)))
    assert read_outcome(game.outcome().to_json()).to_json() == game.outcome().to_json()
    assert LogContext.of(read_view(IDS, game.view(0).to_json()), ["a"] * seats).mines
