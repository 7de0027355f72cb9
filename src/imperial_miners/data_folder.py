"""Where everything lies that this program keeps for its user: games, seats at other servers, trained weights."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """This user's data folder, by the custom of the system; `XDG_DATA_HOME` comes first where it is set."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen) / "imperial-miners"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "imperial-miners"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "imperial-miners"
    return Path.home() / ".local" / "share" / "imperial-miners"
