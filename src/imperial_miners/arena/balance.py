"""How even the content is: measures over many games of one bot, as tables and plots.

`python -m imperial_miners.arena.balance --bot planner --games 200 --seats 4` prints them;
`--report FOLDER` writes a Markdown page with its plots too. Effects come with their standard errors.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from imperial_miners.arena.ledger import Ledger
from imperial_miners.arena.match import Match
from imperial_miners.arena.measures import balance_sheets
from imperial_miners.arena.progress import watched
from imperial_miners.arena.running import executor_for, run_matches
from imperial_miners.packs import load_pack


def balance_matches(bot: str, games: int, seats: int, seed: str = "balance", pack: str = "base") -> list[Match]:
    """Games of one bot against itself."""
    digest = load_pack(pack).digest
    return [Match(number, number, f"{seed} {number}", (bot,) * seats, pack, digest) for number in range(games)]


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--pack", default="base")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: one for each core")
    parser.add_argument("--cluster", default="", help="address of a Dask scheduler")
    parser.add_argument("--out", type=Path, help="keep results in this folder and go on from what is there")
    chosen = parser.parse_args(arguments)
    pack = load_pack(chosen.pack)
    matches = balance_matches(chosen.bot, chosen.games, chosen.seats, chosen.seed, chosen.pack)
    plan = {"job": "balance", "pack": pack.digest, "bot": chosen.bot, "seats": chosen.seats, "seed": chosen.seed}
    ledger = Ledger(chosen.out, plan, resume=True) if chosen.out else None
    found = dict(ledger.results) if ledger else {}
    missing = [match for match in matches if match.number not in found]
    parts = run_matches(missing, executor_for(chosen.workers, chosen.cluster), with_details=True)
    for results in watched(parts, len(matches), len(matches) - len(missing)):
        found.update({result.match: result for result in results})
        if ledger:
            ledger.add(results)
    played = [found[match.number] for match in matches]
    print(f"{len(played)} games of {chosen.bot}, {chosen.seats} seats, pack {pack.id} {pack.digest[:12]}\n")
    for sheet in balance_sheets(played, pack):
        print(sheet.plain())


if __name__ == "__main__":
    main()
