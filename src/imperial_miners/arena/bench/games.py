"""The games of a trial: the same deals played in several ways, kept by way and deal, and told in the order of deals."""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path

from imperial_miners.arena.ledger import Ledger
from imperial_miners.arena.match import Match, Result
from imperial_miners.arena.running import WORKERS_OF_CLUSTER, executor_for, run_matches
from imperial_miners.arena.tournament import PlanError
from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.outside import is_outside
from imperial_miners.engine.phases import MOST_SEATS
from imperial_miners.packs import load_pack
from imperial_miners.packs.changing import Changes

MOST_NAME = 80


class BenchError(Exception):
    """A trial that cannot be made; the message says why."""


@dataclass(frozen=True)
class Way:
    """One way to play a deal: who sits on every seat, how many there are, and what is different about the pack."""

    bot: str
    seats: int = 1
    pack: str = "base"
    changes: Changes = ()
    is_judged: bool = False  # whether the planner says at each turn how clear the choice of a card is


@dataclass
class Bench:
    """Where trials are played: the deals, the workers, and the folder that keeps all games, if there is one."""

    seed: str = "bench"
    workers: int = 0
    cluster: str = ""
    out: Path | None = None
    found: dict[Way, dict[int, Result]] = field(default_factory=dict)
    ledgers: dict[Way, Ledger] = field(default_factory=dict)

    def seed_of(self, deal: int) -> str:
        """The seed of a deal."""
        return f"{self.seed} {deal}"

    def play(self, ways: Sequence[Way], deals: Sequence[int]) -> Generator[list[Result], None, None]:
        """For each deal, in their order, its games in all these ways, as soon as they and all before are there.

        Whoever has seen enough stops asking. That the order is kept matters: a deal must not count because its games
        were short.
        """
        if not deals:
            raise PlanError("games", "play at least one game")
        for way in ways:
            self.open(way)
        digests = {way.pack: load_pack(way.pack).digest for way in ways}
        missing = [
            self.match(way, deal, deal * len(ways) + i, digests[way.pack])
            for deal in deals
            for i, way in enumerate(ways)
            if deal not in self.found[way]
        ]
        number = WORKERS_OF_CLUSTER if self.cluster else self.workers
        parts = run_matches(missing, executor_for(self.workers, self.cluster), True, number)
        with closing(parts):
            for deal in deals:
                while not all(deal in self.found[way] for way in ways):
                    self.keep(ways, next(parts))
                yield [self.found[way][deal] for way in ways]

    def forget(self, way: Way) -> None:
        """Let the games of a way go: a few thousand of them fill a memory. In the folder they stay."""
        self.found.pop(way, None)
        self.ledgers.pop(way, None)

    def open(self, way: Way) -> None:
        """Take up what was played in a way before."""
        if way in self.found:
            return
        if is_outside(way.bot):
            raise BenchError(f"{way.bot} knows a pack only as its files are: trials need a bot of the house")
        make_bot(way.bot)
        if not 1 <= way.seats <= MOST_SEATS:
            raise PlanError("seats", f"seats must be 1 to {MOST_SEATS}, not {way.seats}", way.seats)
        self.found[way] = {}
        if self.out:
            pack = load_pack(way.pack)
            changes = " ".join(map(str, way.changes))
            plan = {"job": "bench", "digest": pack.digest, "bot": way.bot, "seats": way.seats, "seed": self.seed}
            words = [way.bot, str(way.seats), pack.id, pack.digest[:8], *(["judged"] if way.is_judged else [])]
            name = "-".join(words + ([changes] if changes else []))
            folder = self.out / folder_name(name)
            self.ledgers[way] = Ledger(folder, {**plan, "changes": changes}, resume=True)
            self.found[way] = self.ledgers[way].results

    def match(self, way: Way, deal: int, number: int, digest: str) -> Match:
        """One game."""
        match = Match(number, deal, self.seed_of(deal), (way.bot,) * way.seats, way.pack, digest)
        return replace(match, changes=way.changes, is_judged=way.is_judged)

    def keep(self, ways: Sequence[Way], results: Sequence[Result]) -> None:
        """Keep finished games, each by its deal."""
        for i, way in enumerate(ways):
            own = [replace(result, match=result.block) for result in results if result.match % len(ways) == i]
            if own and way in self.ledgers:
                self.ledgers[way].add(own)
            self.found[way].update({result.match: result for result in own})


def folder_name(text: str) -> str:
    """A text as the name of a folder; what is left out of a long one is told apart by its hash."""
    name = re.sub(r"[^\w.=,-]+", "_", text)
    return name if len(name) <= MOST_NAME else f"{name[:MOST_NAME]}-{sha256(text.encode()).hexdigest()[:8]}"
