"""Measurements, each beside a peer or a limit taken in the same run: `python3 go.py bench [engine|bots|...]`."""

import sys
from pathlib import Path
from types import ModuleType

# pgx installs a package of this name, which would hide our folder: that is none, and so it comes after all packages.
sys.modules["tests"] = ModuleType("tests")
sys.modules["tests"].__path__ = [str(Path(__file__).parents[1] / "tests")]
