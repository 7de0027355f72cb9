"""Packs: TOML files to the engine's definitions, through a notation for effects and a checker that lists every problem.

The content itself lies in folders here (`base/`), as data and never as Python.
"""

from imperial_miners.packs.checker import check_pack, check_report
from imperial_miners.packs.editions import find_edition
from imperial_miners.packs.loading import folder_of, load_pack, pack_folder
from imperial_miners.packs.names import Names, load_names
from imperial_miners.packs.problem import PackError, PackProblem

__all__ = [
    "Names",
    "PackError",
    "PackProblem",
    "check_pack",
    "check_report",
    "find_edition",
    "folder_of",
    "load_names",
    "load_pack",
    "pack_folder",
]
