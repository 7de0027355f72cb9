"""The arena from Python: `play` a tournament, `compare` two bots on the same seeds."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from imperial_miners.arena.intervals import Estimate
from imperial_miners.arena.ledger import Ledger
from imperial_miners.arena.match import Result
from imperial_miners.arena.report import sheets_of, write_report
from imperial_miners.arena.series import play_series
from imperial_miners.arena.tournament import Standings, TournamentPlan, standings_of

OnResults = Callable[[Sequence[Result]], None]


@dataclass(frozen=True)
class Tournament:
    """What was played: the plan, every game, and what they say. As text it is its tables."""

    plan: TournamentPlan
    results: list[Result]
    standings: Standings

    def __str__(self) -> str:
        return "\n".join(sheet.plain() for sheet in sheets_of(self.standings, self.results))


def play(
    *bots: str | type[Any],
    seats: int = 0,
    games: int = 200,
    out: str | Path | None = None,
    resume: bool = False,
    on_results: OnResults | None = None,
    workers: int = 1,
    cluster: str = "",
    pack: str = "base",
    **settings: Any,
) -> Tournament:
    """Let bots play: every line-up on every seed, in every rotation of the seats.

    A bot is a name (`expert:playouts=64`, `my_bot.py:Miner`, `cmd:./my_bot`) or a class of a Python file. `on_results`
    is called with the games of each handful as they are finished; with `out` they are kept in a folder, from which
    `resume` goes on. `settings` are `seed`, `decks`, `variant` and `seconds` for an answer of a bot from outside.
    A bot that is not there raises `ValueError` before anything is played. More `workers` than one are processes that
    import your script: start it under `if __name__ == "__main__":`.

    >>> tournament = play("random", "greedy", seats=1, games=8)
    >>> [standing.bot for standing in tournament.standings.bots]
    ['greedy', 'random']
    """
    plan = TournamentPlan.of([name_of(bot) for bot in bots], seats, games, pack, **settings)
    ledger = Ledger(Path(out), plan.to_json(), resume) if out else None
    results = play_series(list(plan.matches()), ledger, workers, cluster, on_results=on_results)
    tournament = Tournament(plan, results, standings_of(plan.bots, results))
    if out:
        write_report(Path(out), plan, tournament.standings, results, False)
    return tournament


def compare(one: str | type[Any], other: str | type[Any], **settings: Any) -> Estimate:
    """How many points a bot is ahead of another on the same seeds, with its 95 % interval; settings as of `play`.

    Only a clear difference is a result: where the interval holds zero, play more games.

    >>> difference = compare("greedy", "random", seats=1, games=20)
    >>> difference.low > 0, difference.is_clear()
    (True, True)
    """
    found = play(one, other, **settings).standings.pairs[0]
    if found.one == name_of(one):
        return found.difference
    return Estimate(-found.difference.value, -found.difference.high, -found.difference.low)


def name_of(bot: str | type[Any]) -> str:
    """A bot's name, or that of a class by the file in which it is written."""
    if isinstance(bot, str):
        return bot
    try:
        file = inspect.getsourcefile(bot)
    except (TypeError, OSError):
        file = None
    if file is None or not Path(file).is_file():
        raise ValueError(f"{bot!r} is in no file: write it into one and give its name, such as my_bot.py:Miner")
    return f"{file}:{bot.__qualname__}"
