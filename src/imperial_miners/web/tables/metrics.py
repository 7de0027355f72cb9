"""What whoever watches a server wants to know of one process: counts, durations and how much there is now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

NAMESPACE: Final = "imperial_miners"
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds that requests and writes take."""
THINKING: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 6.0, 8.0, 10.0)
"""Seconds that bots take; they are given ten."""


class Metrics:
    """The metrics of a server, in a registry of their own: several servers may live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = self.histogram("request_seconds", "Time until a request is answered.", QUICK, "status")
        self.kinds: dict[int, Histogram] = {}
        self.refusals = self.counter("refusals", "Requests refused because something is wrong with the server.", "code")
        self.games_created = self.counter("games_created", "Games begun, brought or branched.")
        self.entries = self.counter("entries", "Entries written to logs.")
        self.writes = self.histogram("write_seconds", "Time until entries of a log are durable.", QUICK)
        self.conflicts = self.counter("conflicts", "Changes made anew because another process was faster.")
        self.daily_scores = self.counter("daily_scores", "Scores entered for the deal of a day.")
        self.bot_answers = self.counter("bot_answers", "Answers of bots that were taken.")
        self.bot_failures = self.counter(
            "bot_failures", "Times a bot failed or had no time, and its quick policy answered."
        )
        self.bot_thinking = self.histogram("bot_thinking_seconds", "Time a bot thinks.", THINKING, "level")
        self.bot_waiting = self.histogram("bot_waiting_seconds", "Time a bot waits for its turn to think.", THINKING)

    def answered(self, status: int, seconds: float) -> None:
        """Note that an answer has begun; asking for labels costs more than noting, so each kind is asked for once."""
        kind = status // 100
        if kind not in self.kinds:
            self.kinds[kind] = self.requests.labels(f"{kind}xx")
        self.kinds[kind].observe(seconds)

    def counter(self, name: str, text: str, *labels: str) -> Counter:
        """A count that only grows."""
        return Counter(name, text, labels, namespace=NAMESPACE, registry=self.registry)

    def histogram(self, name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        """Durations in seconds, counted by how long they were."""
        return Histogram(name, text, labels, namespace=NAMESPACE, registry=self.registry, buckets=buckets)

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """How much there is of something, read whenever somebody looks."""
        Gauge(name, text, namespace=NAMESPACE, registry=self.registry).set_function(read)

    def value(self, name: str, **labels: str) -> float:
        """One figure as it is now; 0 where nothing was counted yet."""
        return self.registry.get_sample_value(f"{NAMESPACE}_{name}", labels) or 0

    def to_text(self) -> bytes:
        """Everything, in Prometheus' own form."""
        return generate_latest(self.registry)
