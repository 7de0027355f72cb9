"""Counters of one process, as plain text for whoever watches the server."""

from __future__ import annotations

from collections import Counter


class Metrics:
    """Named counts that only grow."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def count(self, name: str, amount: int = 1) -> None:
        """Add to a count."""
        self.counts[name] += amount

    def to_text(self, gauges: dict[str, int]) -> str:
        """All counts, and gauges of this moment, a line each."""
        lines = [f"imperial_miners_{name}_total {self.counts[name]}" for name in sorted(self.counts)]
        lines += [f"imperial_miners_{name} {value}" for name, value in sorted(gauges.items())]
        return "\n".join(lines) + "\n"
