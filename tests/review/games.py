"""Games to look back at: quick ones with random answers, whatever the deal is."""

from imperial_miners.engine.game import Game
from imperial_miners.engine.record import Record
from imperial_miners.engine.search.playout import playout
from imperial_miners.packs import load_pack


def random_record(seats: int = 1, seed: str = "looking back", variant: str = "standard", decks: str = "shared"):
    """The record of a finished game."""
    game = Game.new(load_pack("base"), seats, seed, variant, decks, False)
    playout(game, 7)
    return Record.from_json(game.record().to_json())
