"""A reference, not a bot: a search that knows every deck and Event to come, and what share of it bots reach.

`python -m imperial_miners.arena.clairvoyant --games 100 --bots expert planner` sets both beside each other on the same
seeds. After each turn it could take, it plays the true game on to its end with quick planners; it goes the way of the
best such end, round by round. What it finds could be reached by somebody who knew all the cards: a bound from below.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from imperial_miners.arena.balance import balance_matches, played
from imperial_miners.arena.intervals import mean_estimate
from imperial_miners.arena.sheet import Cell, Sheet
from imperial_miners.bots.expert import ExpertBot, first_hand
from imperial_miners.bots.planner import no_collecting
from imperial_miners.bots.valuing import best_gauge, plain_gauge
from imperial_miners.engine.explore import Exploration, Leaf
from imperial_miners.engine.game import Game
from imperial_miners.engine.gauge import Gauge
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.phases import END, settle
from imperial_miners.packs import load_pack

WIDTH = 16
NODES = 1000
GLANCE = 300


def clairvoyant_score(game: Game, width: int = WIDTH, nodes: int = NODES, glance: int = GLANCE) -> int:
    """The best score found for a solo game that has just been set up, with all that it hides in view."""
    gauges = [plain_gauge(game.pack), best_gauge(game.pack)]
    ends = [first_hand(game, 0, four) for four in ExpertBot().rank_fours(game, 0)[:width]]
    best = 0
    for _ in range(ROUNDS + 1):
        scores = [max(final_score(end, gauge, glance) for gauge in gauges) for end in ends]
        best = max(best, *scores)
        leader = ends[scores.index(max(scores))]
        if leader.round < ROUNDS:
            found = [apart(turns(leader, gauge, nodes))[: width // 2] for gauge in gauges]
            ends = [leaf.game for leaves in found for leaf in leaves]
    return best


def final_score(end: Game, gauge: Gauge, nodes: int) -> int:
    """What a quick planner makes of the true rest of the game."""
    while end.round < ROUNDS:
        end = max(turns(end, gauge, nodes), key=lambda leaf: leaf.value).game
    return end.seats[0].vp + end.seats[0].carts


def turns(end: Game, gauge: Gauge, nodes: int) -> list[Leaf]:
    """The ends of the turns of the round that truly follows."""
    start = end.copy()
    start.horizon = start.round + 1
    start.phase = END
    start.busy = 0
    settle(start)
    exploration = Exploration(start, gauge, nodes, True, True)
    with no_collecting():
        exploration.run()
    return exploration.leaves or [Leaf(start, gauge.value(start, start.seats[0]), False)]


def apart(leaves: list[Leaf]) -> list[Leaf]:
    """The best first, no two with the same mine and hand: trying twins would tell nothing."""
    best: dict[tuple[int, ...], Leaf] = {}
    for leaf in leaves:
        seat = leaf.game.seats[0]
        key = (*seat.cards, -1, *seat.xs, -1, *seat.hand)
        if key not in best or best[key].value < leaf.value:
            best[key] = leaf
    return sorted(best.values(), key=lambda leaf: -leaf.value)


def share_sheet(known: Sequence[int], scores: Mapping[str, Sequence[int]]) -> Sheet:
    """Each bot's scores beside the reference on the same seeds, with 95 % intervals."""
    top = np.array(known, dtype=np.float64)
    rows: list[tuple[Cell, ...]] = [("knows the decks", len(top), *three(top), None, None, None)]
    for bot, found in scores.items():
        mine = np.array(found, dtype=np.float64)
        residue = mine - top * (mine.mean() / top.mean())  # the error of a ratio of means
        half = 1.96 * float(residue.std(ddof=1)) / len(top) ** 0.5 / float(top.mean()) * 100
        share = 100 * float(mine.mean() / top.mean())
        rows.append((bot, len(mine), *three(mine), share, share - half, share + half))
    columns = ("who", "games", "mean", "from", "to", "share %", "share from", "share to")
    return Sheet("Beside a search that knows the decks", columns, rows)


def three(scores: np.ndarray[tuple[int], np.dtype[np.float64]]) -> tuple[float, float, float]:
    """A mean and its interval."""
    estimate = mean_estimate(scores)
    return estimate.value, estimate.low, estimate.high


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bots", nargs="+", default=["expert"])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--width", type=int, default=WIDTH)
    parser.add_argument("--nodes", type=int, default=NODES)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--pack", default="base")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cluster", default="", help="address of a Dask scheduler, for the bots' games")
    parser.add_argument("--out", type=Path, help="keep the bots' results in this folder and go on from what is there")
    chosen = parser.parse_args(arguments)
    pack = load_pack(chosen.pack)
    known = [
        clairvoyant_score(Game.new(pack, 1, match.seed, happenings=False), chosen.width, chosen.nodes)
        for match in balance_matches(chosen.bots[0], chosen.games, 1, chosen.seed, chosen.pack)
    ]
    scores = {bot: [result.seats[0].score for result in played(chosen, bot, 1)] for bot in chosen.bots}
    print(share_sheet(known, scores).plain())


if __name__ == "__main__":
    main()
