"""Imperial Miners: the complete game in software. The names here are the ones that others may rely on."""

from imperial_miners.engine.decision import Decision, Option
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.lines import Line
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import FINDER, Record, RecordError
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.engine.view import View
from imperial_miners.packs import load_pack
from imperial_miners.packs.editions import recorded_pack

__all__ = [
    "Decision",
    "Game",
    "Happening",
    "IllegalAction",
    "Line",
    "Option",
    "Pack",
    "Record",
    "RecordError",
    "View",
    "load_pack",
]

# The engine reads no files. Here, where the layers meet, it gets the function by which `Game.replay(text)` and
# unpickling find one of our packs by its name.
FINDER.load = recorded_pack
