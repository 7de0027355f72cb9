"""The one error that commands show to people."""

from __future__ import annotations


class Problem(Exception):
    """What is wrong and what to do about it, in one line."""
