"""The expert: plays its likeliest options on over sampled futures with a learned policy, and compares where they lead.

A pack that nobody has learned is left to a planner that looks through its whole turn.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from imperial_miners.bots.learning.foresight import Foresight, alone
from imperial_miners.bots.learning.policy import learned_policy
from imperial_miners.bots.players.planner import OWNED, PlannerBot, owned
from imperial_miners.bots.position import Position
from imperial_miners.bots.reason import Reason
from imperial_miners.engine.decision import Option
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.rng import after, seeded

WHOLE_TURN: Final = 4000
"""Nodes for a turn of a pack that nobody has learned."""
UNLIKELY: Final = 0.02
"""Options that the policy would take less often than this are not compared."""
LUCK: Final = 0.5
"""Futures are played on with some luck: a policy that always takes its favourite plays worse than it could."""
SIDE_BY_SIDE: Final = 8
"""Futures played at once; the clock is looked at in between."""


@dataclass(frozen=True)
class Depth:
    """How far an expert looks: options compared, futures dealt for each, rounds played in each of them (1: this one),
    and a limit of time in seconds (0: none)."""

    options: int = 6
    futures: int = 16
    rounds: int = 2
    seconds: float = 0.9


@dataclass(frozen=True)
class Comparison:
    """Actions that were compared, the policy's favourite first, what each comes to on average, and the one chosen."""

    actions: list[int]
    worth: list[float]
    best: int

    @property
    def second(self) -> int | None:
        """The best of the others."""
        others = [number for number in range(len(self.actions)) if number != self.best]
        return max(others, key=lambda number: self.worth[number], default=None)


class ExpertBot:
    """Compares its likeliest options by playing each of them on, over the same sampled futures."""

    def __init__(self, seed: int | str = 0, depth: Depth | None = None) -> None:
        self.name = "expert"
        self.depth = depth or Depth()
        self.state = seeded(str(seed), "expert bot")
        self.planner = PlannerBot(seed, WHOLE_TURN)
        self.foresight: Foresight | None = None

    def foresight_for(self, pack: Pack) -> Foresight | None:
        """The learned policy at work, if the pack has one."""
        if self.foresight is None or self.foresight.pack is not pack:
            policy = learned_policy(pack)
            self.foresight = Foresight(pack, policy) if policy is not None else None
        return self.foresight

    def choose(self, position: Position) -> Option:
        """The option that comes to most."""
        if len(position.decision.options) == 1:
            return position.decision.options[0]
        foresight = self.foresight_for(position.view.pack)
        if foresight is None:
            return self.planner.choose(position)
        verdict = self.weigh(position, foresight)
        return position.option(verdict.actions[verdict.best])

    def deal(self, position: Position) -> Game:
        """A sampled future of the seat alone."""
        self.state = after(self.state)
        return alone(position.sample(self.state), position.seat)

    def weigh(self, position: Position, foresight: Foresight, wanted: int = -1) -> Comparison:
        """Play the likeliest options on, and the wanted action, whatever speaks for it."""
        began = time.perf_counter()
        game = self.deal(position)
        actions = likely(game.seats[0].options, foresight.chances(game), self.depth.options)
        if wanted >= 0 and wanted not in actions:
            actions.append(wanted)
        if len(actions) == 1:
            return Comparison(actions, foresight.worth([game]), 0)
        last = max(game.round, 1) + self.depth.rounds - 1
        dice = np.random.default_rng(self.state)
        rows: list[list[float]] = []
        while len(rows) < self.depth.futures:
            if rows and self.depth.seconds and time.perf_counter() > began + self.depth.seconds:
                break
            deals = [self.deal(position) for _ in range(min(SIDE_BY_SIDE, self.depth.futures - len(rows)))]
            ends = [after_action(deal, action) for deal in deals for action in actions]
            foresight.play_on(ends, last, dice, LUCK)
            found = foresight.worth(ends)
            rows += [found[at : at + len(actions)] for at in range(0, len(found), len(actions))]
        worth = np.array(rows)
        means: list[float] = worth.mean(0).tolist()
        return Comparison(actions, means, best_of(worth))

    def explain(self, position: Position) -> Reason:
        """The line it expects, what it gains, and the best alternative."""
        foresight = self.foresight_for(position.view.pack)
        if foresight is None:
            return self.planner.explain(position)
        return self.reason_of(position, foresight, self.weigh(position, foresight))

    def reason(self, position: Position, chosen: Option) -> Reason:
        """What speaks for a choice, its own or another's."""
        foresight = self.foresight_for(position.view.pack)
        if foresight is None:
            return self.planner.reason(position, chosen)
        verdict = self.weigh(position, foresight, chosen.action)
        return self.reason_of(position, foresight, replace(verdict, best=verdict.actions.index(chosen.action)))

    def reason_of(self, position: Position, foresight: Foresight, verdict: Comparison) -> Reason:
        """A verdict as data for words: the line goes on up to the first unseen card, or to the end of the round."""
        start, chosen = self.deal(position), verdict.best
        end = after_action(start, verdict.actions[chosen])
        seat, seen, line = end.seats[0], start.seats[0].seen, [verdict.actions[chosen]]
        while seat.options and seat.seen == seen and end.round == start.round:
            line.append(next(foresight.actions([end])))
            end.play(seat, line[-1])
        key = start.pack.vocabulary.key
        before, later = owned(start.seats[0]), owned(seat)
        second = verdict.second
        return Reason(
            choice=key(line[0]),
            line=tuple(key(action) for action in line),
            gains={name: now - had for name, had, now in zip(OWNED, before, later, strict=True)},
            prepares=round(verdict.worth[chosen] - int(seat.score), 2),
            alternative=key(verdict.actions[second]) if second is not None else None,
            behind=round(verdict.worth[chosen] - verdict.worth[second], 2) if second is not None else 0.0,
        )


def likely(options: list[int], chances: list[float], most: int) -> list[int]:
    """The options that the policy would take now and then, likeliest first."""
    order = sorted(range(len(options)), key=lambda number: -chances[number])
    return [options[number] for number in order[:most] if number == order[0] or chances[number] >= UNLIKELY]


def after_action(game: Game, action: int) -> Game:
    """A copy of a game of one seat, one answer later."""
    other = game.copy()
    other.play(other.seats[0], action)
    return other


def best_of(worth: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> int:
    """Rows are futures, columns candidates, the policy's favourite first: another one must be clearly better."""
    ahead = worth - worth[:, :1]
    means = ahead.mean(0)
    best = int(means.argmax())
    error = float(ahead[:, best].std()) / len(ahead) ** 0.5
    return best if means[best] > error else 0
