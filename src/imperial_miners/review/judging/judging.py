"""The line that a seat took at a moment beside the best one that could be found with what it knew.

Points left on the table are exact where every line to the end of the game was seen, and where there was no choice.
Elsewhere they are an estimate: candidates are sifted and the best is picked in some sampled deals, then measured
against the line taken in others, since the best of many guesses looks too good in the deals it was picked by.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from imperial_miners.engine.effect import Node
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.search.explore import Leaf
from imperial_miners.engine.words import FactionDraw
from imperial_miners.review.deals.deal import has_deals
from imperial_miners.review.judging.moments import Stretch, actions_of
from imperial_miners.review.judging.prospect import Prospect, spread_of

Path = tuple[int, ...]


@dataclass(frozen=True)
class Moment:
    """What a seat did at a moment, and what it could have done.

    `taken` and `best` are keys up to the first unseen card, or to the end of the round. `left` is how many points of
    the final score were left on the table, with its standard error `spread`; of it, `left_now` by the end of the
    round. `stake` is how much better the best line is than one drawn at random; `lines` how many there are.
    """

    at: int
    round: int
    taken: tuple[str, ...]
    best: tuple[str, ...]
    left: float
    left_now: float
    spread: float
    stake: float
    lines: int
    is_exact: bool
    is_forced: bool
    most_now: int | None  # the score that the solver found possible by the end of the round; None: not known exactly
    reveals: bool


def judge(prospect: Prospect, stretch: Stretch) -> Moment:
    """Compare the line taken with all others."""
    if prospect.is_set_up:
        return judge_hand(prospect, stretch)
    leaves, start, is_whole = prospect.lines()
    taken = tuple(actions_of(prospect.game, stretch.keys))
    if len(leaves) == 1 and is_whole:
        return moment(stretch, stretch.keys, lines=1, is_exact=True, is_forced=True)
    stake = max(0.0, leaves[0].value - fmean(leaf.value for leaf in leaves))
    is_last = prospect.game.round == ROUNDS
    top = None
    if is_whole and (is_last or prospect.game.seats[prospect.seat].placed < 0) and is_plain(prospect, leaves):
        top = prospect.most()
    if top is not None and is_last:
        rest = prospect.most(taken)
        if rest is not None:
            left = float(top[0] - rest[0])
            keys = keys_of(prospect.game, top[1]) if left else stretch.keys
            stake = max(stake, left)
            return moment(stretch, keys, left, left, 0.0, stake, len(leaves), is_exact=True, most_now=top[0])
    best = pick(prospect, candidates(leaves, start, prospect.effort.candidates), taken)
    return estimate(prospect, stretch, best, taken, stake, len(leaves), top[0] if top is not None else None)


def is_plain(prospect: Prospect, leaves: list[Leaf]) -> bool:
    """Whether no unseen card can change the score of this round: each is drawn after the round's card was placed, and
    no search for a Faction depends on what others hold. What such a card is can matter in later rounds alone."""
    if any(leaf.reveals and leaf.game.seats[0].placed < 0 for leaf in leaves):
        return False
    return has_deals(len(prospect.game.seats), prospect.game.decks) or not has_search(prospect)


def has_search(prospect: Prospect) -> bool:
    """Whether anything in this seat's reach searches a deck for a Faction."""
    game, seat = prospect.game, prospect.game.seats[prospect.seat]
    effects = [effect for card in {*seat.cards, *seat.hand} for effect in game.pack.cards[card].effects]
    effects += [effect for side in game.supplies[0].sides for effect in game.pack.boards[side].spaces if effect]
    effects += game.event().effects
    effects += [feature.effect for feature in game.event().features if feature.effect is not None]
    waiting: list[Node] = list(effects)
    while waiting:
        node = waiting.pop()
        if isinstance(node, FactionDraw):
            return True
        waiting += node.children()
    return False


def judge_hand(prospect: Prospect, stretch: Stretch) -> Moment:
    """R2.5 The four cards kept."""
    hands = prospect.hands()
    taken = tuple(sorted(actions_of(prospect.game, stretch.keys)))
    best = pick(prospect, [path for _, path in hands[: prospect.effort.candidates]], taken)
    stake = max(0.0, hands[0][0] - fmean(value for value, _ in hands))
    return estimate(prospect, stretch, best, taken, stake, len(hands), None)


def estimate(
    prospect: Prospect, stretch: Stretch, best: Path, taken: Path, stake: float, lines: int, most: int | None
) -> Moment:
    """A moment whose future is sampled; where the line taken does as well, as far as is told, it is the best."""
    left, now, spread = measure(prospect, best, taken)
    if round(left, 2) <= 0:
        return moment(stretch, stretch.keys, spread=spread, stake=stake, lines=lines, most_now=most)
    keys = keys_of(prospect.game, best)
    return moment(stretch, keys, left, now, spread, max(stake, left), lines, most_now=most)


def moment(
    stretch: Stretch,
    best: tuple[str, ...],
    left: float = 0.0,
    left_now: float = 0.0,
    spread: float = 0.0,
    stake: float = 0.0,
    lines: int = 1,
    is_exact: bool = False,
    is_forced: bool = False,
    most_now: int | None = None,
) -> Moment:
    """A moment with its figures rounded, so that they read the same everywhere."""
    return Moment(
        stretch.at,
        stretch.round,
        stretch.keys,
        best,
        round(left, 2),
        round(left_now, 2),
        round(spread, 2),
        round(stake, 2),
        lines,
        is_exact,
        is_forced,
        most_now,
        stretch.reveals,
    )


def candidates(leaves: list[Leaf], start: Game, number: int) -> list[Path]:
    """Lines worth a closer look: the best, and the best for each first answer, of those that end the turn and of
    those that stop at an unseen card (whose value does not count the rest of the turn)."""
    found: list[Path] = []
    for reveals in (False, True):
        firsts: set[int] = set()
        picked: list[Path] = []
        for leaf in leaves:
            if leaf.reveals != reveals or len(picked) >= number // 2:
                continue
            path = tuple(leaf.path(start))
            if path[0] not in firsts or len(picked) < 2:
                firsts.add(path[0])
                picked.append(path)
        found += picked
    return found


def pick(prospect: Prospect, paths: list[Path], taken: Path) -> Path:
    """The most promising line, sifted in a few deals and picked in more."""
    effort = prospect.effort
    paths = [taken] + [path for path in paths if path != taken]
    if len(paths) > 3:
        few = range(effort.sifting)
        paths = sorted(paths, key=lambda path: -prospect.mean(path, few))[:3]
    more = range(effort.sifting + effort.picking)
    return max(paths, key=lambda path: prospect.mean(path, more))


def measure(prospect: Prospect, best: Path, taken: Path) -> tuple[float, float, float]:
    """How much better a line is than the one taken, by the end of the game and of the round, and how sure that is."""
    if best == taken:
        return 0.0, 0.0, 0.0
    effort = prospect.effort
    first = effort.sifting + effort.picking
    gaps: list[float] = []
    now: list[float] = []
    for number in range(first, first + effort.measuring):
        mine, other = prospect.lead(taken, number), prospect.lead(best, number)
        now.append(other[0] - mine[0])
        gaps.append(other[1] - mine[1])
    return fmean(gaps), fmean(now), spread_of(gaps)


def keys_of(game: Game, path: Path) -> tuple[str, ...]:
    """A line's actions as keys."""
    return tuple(game.pack.vocabulary.key(action) for action in path)
