"""Games of one bot against itself: what balance, strength and the share of the possible are measured on.

All of them take games from the same folder, so that what one of them has played the others need not play again.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from imperial_miners.arena.ledger import Ledger
from imperial_miners.arena.match import Match, Result
from imperial_miners.arena.series import play_series
from imperial_miners.packs import load_pack


@dataclass(frozen=True)
class SelfPlay:
    """Which deals are played, on how many processes or which Dask cluster, and the folder that keeps the results."""

    games: int
    seed: str = "balance"
    pack: str = "base"
    workers: int = 0
    cluster: str = ""
    out: Path | None = None

    def matches(self, bot: str, seats: int) -> list[Match]:
        """The games of a bot that sits on every seat."""
        digest = load_pack(self.pack).digest
        return [
            Match(number, number, f"{self.seed} {number}", (bot,) * seats, self.pack, digest)
            for number in range(self.games)
        ]

    def results(self, bot: str, seats: int) -> list[Result]:
        """How those games ended, taken from the folder of results as far as they are there."""
        matches = self.matches(bot, seats)
        plan = {"job": "balance", "digest": matches[0].digest, "bot": bot, "seats": seats, "seed": self.seed}
        folder = f"{bot}-{seats}".replace("/", "_").replace(":", "_")
        ledger = Ledger(self.out / folder, plan, resume=True) if self.out else None
        return play_series(matches, ledger, self.workers, self.cluster, with_details=True)
