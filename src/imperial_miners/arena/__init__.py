"""The arena: many games, measured honestly; matches, ratings with intervals, tables for notebooks, balance reports.

`play` and `compare` are what a script asks for; everything else is what they are made of.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from imperial_miners.arena.asking import Tournament, compare, play

__all__ = ["Tournament", "compare", "play"]

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a worker for each core: threads of numpy would wait for each other


def __getattr__(name: str) -> Any:
    """The names above, read when they are first asked for: who only writes a file here shall not wait for numpy."""
    if name in __all__:
        return getattr(import_module("imperial_miners.arena.asking"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
