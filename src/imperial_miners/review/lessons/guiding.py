"""The deal of the guided first game: read from data, and found anew when the cards have changed.

A deal is good when all lessons come up early for whoever plays it sensibly, and in the end for nearly anybody.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import as_file, files
from typing import Final

from imperial_miners.bots import Bot, Position
from imperial_miners.bots.naming import make_bot
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import ROUNDS, Pack
from imperial_miners.packs import load_pack
from imperial_miners.review.lessons.lessons import LESSONS, Course

VARIANT: Final = "first-game"
PLAYERS: Final = ("greedy", "planner:budget=200", "digger", "random", "random")
"""Who tries a deal: two that play sensibly, and three as newcomers may."""
SENSIBLE: Final = 2
AT_ONCE: Final = 6
"""First times that one round may well bring."""
NEVER: Final = ROUNDS + 1
FILE: Final = files("imperial_miners.review.lessons") / "guided.json"


@dataclass(frozen=True)
class Guided:
    """A deal, the cards that it was found with, and for each lesson the round in which the greedy bot meets it."""

    seed: str
    pack: str
    digest: str
    rounds: dict[str, int]


def guided() -> Guided:
    """The deal that is shipped."""
    return Guided(**json.loads(FILE.read_text(encoding="utf-8")))


def met_in(pack: Pack, seed: str, bot: Bot) -> dict[str, int]:
    """For each lesson the round in which a bot meets it on a deal; those that it never meets are left out."""
    game = Game.new(pack, 1, seed, VARIANT)
    course = Course()
    rounds = {lesson.id: game.round for lesson in course.meet(game.happenings or (), game.decision(0))}
    game.happenings = []
    while not game.is_over:
        happened = game.apply(0, bot.choose(Position.of(game, 0, f"{seed} {game.move_count}")))
        rounds |= {lesson.id: game.round for lesson in course.meet(happened, game.decision(0))}
    return rounds


def lateness(pack: Pack, seed: str, best: int) -> tuple[int, dict[str, int]]:
    """How late or crowded a deal teaches: the last first time of each player, sensible ones counting most, and what
    is too much for one round. It gives up early on one that cannot become the best."""
    total = 0
    greedy: dict[str, int] = {}
    for number, name in enumerate(PLAYERS):
        rounds = met_in(pack, seed, make_bot(name, f"{seed} {number}"))
        last = max(rounds.get(lesson.id, 2 * NEVER) for lesson in LESSONS)
        crowd = max(Counter(rounds.values()).values())
        total += 3 * last + 2 * max(0, crowd - AT_ONCE) if number < SENSIBLE else last
        greedy = greedy or rounds
        if total >= best:
            break
    return total, greedy


def begins_with_a_choice(pack: Pack, seed: str) -> bool:
    """Whether the first card to be played can be chosen, even after taking the first answer to whatever is asked
    before: an Event that takes half of the hand is no beginning."""
    game = Game.new(pack, 1, seed, VARIANT, happenings=False)
    while (decision := game.decision(0)) is not None and decision.kind != "play":
        game.apply(0, decision.options[0])
    return decision is not None and len(decision.options) > 1


def search(pack: Pack, tries: int) -> Iterator[Guided]:
    """Deals that teach earlier and less crowded than every one before them, from so many that are tried."""
    best = 10 * NEVER * len(PLAYERS)
    for number in range(1, tries + 1):
        seed = f"first game {number}"
        if not begins_with_a_choice(pack, seed):
            continue
        found, rounds = lateness(pack, seed, best)
        if found < best:
            best = found
            yield Guided(seed, pack.id, pack.digest, rounds)


def renew(tries: int) -> Guided:
    """Find the deal to ship and write it where `guided` reads it."""
    *_, best = search(load_pack("base"), tries)
    with as_file(FILE) as path:
        path.write_text(json.dumps(vars(best), indent=1) + "\n", encoding="utf-8")
    return best
