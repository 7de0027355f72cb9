"""Imperial Miners: the complete game in software. The names here are the ones that others may rely on."""

from imperial_miners.engine.decision import Decision, Option
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import Record, RecordError
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.engine.view import View
from imperial_miners.packs import load_pack

__all__ = [
    "Decision",
    "Game",
    "Happening",
    "IllegalAction",
    "Option",
    "Pack",
    "Record",
    "RecordError",
    "View",
    "load_pack",
]
