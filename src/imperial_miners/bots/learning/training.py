"""Learning the policy of a pack by playing: actor and critic, PPO with generalised advantages, numpy alone.

`imperial-miners train base` makes the weights that are shipped. It needs no data but the pack: 64 solo games go on
side by side, each answer drawn by the policy's chances; after every 64 answers the policy is moved towards what came
out better than its critic expected. Points count as they come. So that no card and no board is forgotten, choosing
one has a price for most of the time (`market.py`).
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from imperial_miners.bots.learning.fitting import fit_gauge
from imperial_miners.bots.learning.foresight import Foresight
from imperial_miners.bots.learning.market import Market
from imperial_miners.bots.learning.policy import (
    POINTS,
    Array,
    Policy,
    new_weights,
    read_weights,
    trained_weights,
    weights_name,
    write_weights,
)
from imperial_miners.bots.learning.ppo import RATE, Improver, TrainingStep
from imperial_miners.engine.action import ADVANCE, BOARD
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import OVER
from imperial_miners.engine.seat import Seat
from imperial_miners.packs import load_pack

GAMES: Final = 64
STEPS: Final = 64
"""Games side by side, and answers in each between two improvements."""
SLOWEST: Final = 0.1
"""Steps grow smaller towards the end of learning, down to this share."""
CURIOUS: Final = 0.03
SETTLED: Final = 0.005
"""How much a policy is rewarded for trying everything, at the beginning of learning and at its end."""
PRICED: Final = 0.65
"""The part of learning in which prices are adjusted; after it they fade."""
CARDS_KEPT: Final = 10_000
BOARDS_KEPT: Final = 2000
"""How many choices a market remembers."""
WORTH_NAMING: Final = 1.0
"""Prices below this many points say little."""
REPORT_EVERY: Final = 2000
"""Games between two lines about how it goes."""
FITTED: Final = 4000
"""Games that the gauge is fitted to."""


class Learner:
    """Plays many games at once and improves the policy from what came of them."""

    def __init__(self, pack: Pack, weights: dict[str, Array], seed: int = 0) -> None:
        self.pack = pack
        self.foresight = Foresight(pack, Policy(weights))
        self.dice = np.random.default_rng(seed)
        self.improver = Improver(self.foresight.policy, self.dice)
        self.seed = seed
        self.dealt = 0
        self.games = [self.deal() for _ in range(GAMES)]
        self.scores: list[int] = []
        self.cards = Market(pack.levels, [card.copies for card in pack.cards], CARDS_KEPT)
        self.boards = Market([0] * len(pack.boards), [1] * len(pack.boards), BOARDS_KEPT)

    def deal(self) -> Game:
        """The next game to learn from, dealt with a new seed."""
        self.dealt += 1
        return Game.new(self.pack, 1, f"learning {self.seed} {self.dealt}", happenings=False)

    def learn(self) -> None:
        """Play some answers in every game, and improve."""
        steps = [self.answer() for _ in range(STEPS)]
        self.improver.learn(steps, self.foresight.look(self.games)[0].values)

    def price(self, is_fading: bool) -> None:
        """Adjust prices, or let them go."""
        for market in (self.cards, self.boards):
            if is_fading:
                market.fade()
            else:
                market.adjust()

    def answer(self) -> TrainingStep:
        """One answer in every game; those that end make room for new ones."""
        asked = self.foresight.read(self.games)
        seen = self.foresight.policy.look(*asked)
        taken = seen.best(asked[2], self.dice.gumbel(size=len(seen.logs)))
        given = np.zeros(GAMES)
        over = np.zeros(GAMES, np.bool_)
        for number, row in enumerate((taken - seen.starts).tolist()):
            game = self.games[number]
            seat = game.seats[0]
            before = seat.score
            paid = self.play(game, seat, seat.options[row])
            score = seat.score
            given[number] = (paid + float(score - before)) / POINTS
            if game.phase == OVER:
                over[number] = True
                self.scores.append(score)
                self.games[number] = self.deal()
        return TrainingStep.of(asked, seen, taken, given, over)

    def play(self, game: Game, seat: Seat, action: int) -> float:
        """Give an answer; returns what is paid for it beside points."""
        paid = 0.0
        if BOARD <= action < ADVANCE and seat.completed == 0:
            self.boards.offer(seat.supply.sides)
            paid += self.boards.take(seat.supply.sides[action - BOARD])
        hand, mine = seat.hand, seat.cards
        game.play(seat, action)
        if seat.hand is not hand:
            self.cards.offer((Counter(seat.hand) - Counter(hand)).elements())
        if seat.cards is not mine:
            paid += self.cards.take(seat.cards[-1])
        return paid


def train(pack_name: str, games: int, seed: int = 0, begin: Sequence[Path] = (), folder: Path | None = None) -> Path:
    """Learn from so many games, printing how the scores go; then fit the gauge, and keep both.

    `begin` names files of weights to start from, for a pack whose cards were changed a little; `folder`
    takes the weights, else they go to the user's data folder.
    """
    pack = load_pack(pack_name)
    learner = Learner(pack, mean_weights(begin, pack) if begin else new_weights(pack, seed), seed)
    reported, is_fading = 0, False
    while len(learner.scores) < games:
        left = 1 - len(learner.scores) / games
        learner.improver.rate = RATE * max(SLOWEST, left)
        learner.improver.curiosity = SETTLED + (CURIOUS - SETTLED) * left
        learner.learn()
        if left < 1 - PRICED and not is_fading:
            is_fading = True
            print(price_report(learner), flush=True)
        learner.price(is_fading)
        if len(learner.scores) >= reported + REPORT_EVERY:
            last = learner.scores[-REPORT_EVERY:]
            reported = len(learner.scores)
            print(f"{time.process_time():6.0f} s of a core  {reported:7,d} games  mean {np.mean(last):.1f}", flush=True)
    file = (folder or trained_weights()) / weights_name(pack.digest)
    write_weights(file, learner.foresight.policy.weights, fit_gauge(learner.foresight, FITTED, seed))
    return file


def mean_weights(files: Sequence[Path], pack: Pack) -> dict[str, Array]:
    """What policies that began alike and then learned apart have in common: their likes cancel out."""
    each: list[dict[str, Array]] = []
    for file in files:
        weights = read_weights(file, pack)
        if weights is None:
            raise ValueError(f"{file} was learned for a pack of another shape: leave it out to begin with nothing.")
        each.append(weights)
    return {name: np.mean([weights[name] for weights in each], axis=0) for name in each[0]}


def price_report(learner: Learner) -> str:
    """What had to be paid for a card or board, or what it had to cost, to be chosen about as often as the others."""
    names = [thing.id for thing in learner.pack.cards] + [thing.id for thing in learner.pack.boards]
    prices = [*learner.cards.prices.tolist(), *learner.boards.prices.tolist()]
    dear = sorted((price, name) for price, name in zip(prices, names, strict=True) if abs(price) >= WORTH_NAMING)
    return "prices, in points: " + (", ".join(f"{name} {price:+.1f}" for price, name in dear) or "none")
