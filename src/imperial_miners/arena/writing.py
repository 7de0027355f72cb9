"""Files that are replaced as a whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(file: Path, text: str, is_private: bool = False) -> None:
    """Write a file so that it is never seen half-written; a private one is for this user only. OSError if it fails."""
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        if is_private:
            fresh.touch(mode=0o600)
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(file)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
