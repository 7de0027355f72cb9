"""What an option would do, in words behind its label: the same on a page and in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

SILENT: Final = "advance"
"""What an option's label says already."""


def worth_telling(amounts: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """The amounts of a preview that are worth a number."""
    return [(word, amount) for word, amount in amounts if amount and word != SILENT]


def change_text(say: Callable[..., str], word: str, amount: int) -> str:
    """What an option gains or takes of something; `say` speaks the reader's language."""
    return say(f"ui-change-{word}", sign="minus" if amount < 0 else "plus", count=abs(amount))


def with_changes(label: str, changes: Sequence[str]) -> str:
    """A label and what its option would do, as one sentence.

    >>> with_changes("Gain coins.", ["you gain 2 coins"]), with_changes("Decline.", [])
    ('Gain coins, you gain 2 coins', 'Decline.')
    """
    return ", ".join([label.removesuffix("."), *changes]) if changes else label
