"""One seat's turn of a round: what everybody saw of it, what it brought, and whether there was a better way.

What is judged is what all may know: while a game runs, only what the seat did with the card that it showed, whatever
hand it may have held; the cards that it kept in its hand are part of it once the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from imperial_miners.bots import Position, Reason
from imperial_miners.bots.players.expert import Depth, ExpertBot
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.words import TOKENS
from imperial_miners.review.preview import EVERYBODY
from imperial_miners.review.replay import Replay
from imperial_miners.review.walking import Taken, alone, walk
from imperial_miners.text.advice import NOISE, Other

SECRET: Final = ("keep", "play", "discard")
"""Answers that name a card of a hand."""
GLANCE: Final = Depth(options=4, futures=6, rounds=1, seconds=0)
"""How far the expert looks to judge one answer."""


@dataclass(frozen=True)
class PlayedTurn:
    """What a seat did in a round. `answers` are those for which there was another: the point of the replay before
    each, and its key."""

    seat: int
    round: int
    card: int  # the design that was shown, or -1
    gains: dict[str, int]
    happenings: tuple[Happening, ...]
    answers: tuple[tuple[int, str], ...]


def turns_of(replay: Replay, seat: int) -> list[PlayedTurn]:
    """A seat's turns, one for each round in which its card has been shown."""
    phases = ("play", "mine") if replay.is_over else ("mine",)
    happenings: list[Happening] = []
    answers: dict[int, list[tuple[int, str]]] = {}
    for step in replay.steps:
        if step.seat == seat and step.phase in phases and len(step.options) > 1:
            answers.setdefault(step.round, []).append((step.number - 1, step.key))
        happenings += [happening for happening in step.happenings if happening.seat in (seat, -1)]
    return [
        PlayedTurn(
            seat,
            round,
            turn[0].fields()["card"],
            tally(turn),
            tuple(happening.seen_by(-1) for happening in turn),
            tuple(answers.get(round, ())),
        )
        for round, turn in by_round(happenings).items()
    ]


def last_turn(replay: Replay, seat: int) -> PlayedTurn | None:
    """A seat's latest turn, finished or not."""
    turns = turns_of(replay, seat)
    return turns[-1] if turns else None


def eyes_of_judge(seat: int, is_over: bool) -> int:
    """Through whose eyes a seat's turn is judged. A number found with its hand would tell something of the hand."""
    return seat if is_over else EVERYBODY


def positions_of(replay: Replay, turn: PlayedTurn) -> list[tuple[Position, str]]:
    """The answers of a turn, each with what its seat knew; while the game runs, with what everybody knew."""
    eyes = eyes_of_judge(turn.seat, replay.is_over)
    return [(Position.of(replay.game(at), turn.seat, eyes=eyes), key) for at, key in turn.answers]


def other_of(replay: Replay, turn: PlayedTurn, verdict: Verdict | None) -> Other | None:
    """The answer that a verdict compares with."""
    if verdict is None:
        return None
    view = replay.game(turn.answers[verdict.answer][0]).view(turn.seat)
    options = view.decision.options if view.decision is not None else []
    return Other(view, next((option for option in options if option.key == verdict.other), None), verdict.behind)


def by_round(happenings: list[Happening]) -> dict[int, list[Happening]]:
    """What happened in each round from the moment at which the seat's card was shown, which comes first."""
    found: dict[int, list[Happening]] = {}
    now = 1
    for happening in happenings:
        if happening.kind == "round_began":
            now = happening.fields()["round"]
        if happening.kind == "revealed":
            found.setdefault(now, [])
        if now in found and happening.kind not in ("round_began", "event_revealed", "ended", "chose", "reached"):
            found[now].append(happening)
    return found


def tally(happenings: list[Happening]) -> dict[str, int]:
    """What happenings brought a seat, in the words of a `Reason`."""
    found = dict.fromkeys(("vp", "coins", "carts", "cards", "machines", "spaces"), 0)
    for happening in happenings:
        kind, fields = happening.kind, happening.fields()
        if kind == "gained":
            found["vp" if TOKENS[fields["token"]] == "vp" else "coins"] += fields["amount"]
        elif kind == "paid":
            found["coins"] -= fields["amount"]
        elif kind == "revealed":
            found["coins"] -= fields["cost"]
        elif kind == "carts_completed":
            found["carts"] += fields["amount"]
        elif kind == "drew":
            found["cards"] += 1
        elif kind in ("machine_put", "machine_spent"):
            found["machines"] += fields["amount"] if kind == "machine_put" else -fields["amount"]
        elif kind == "advanced":
            found["spaces"] += fields["to"] - fields["from"]
    return found


@dataclass(frozen=True)
class Verdict:
    """What the expert thinks of a turn at the answer that says most about it: the number of that answer, the best
    other one (None where it would name a hidden card), and how much weaker that is."""

    answer: int
    other: str | None
    behind: float


def judge(turn: Sequence[tuple[Position, str]], may_name_cards: bool) -> Verdict | None:
    """The verdict on the answers of a turn: on the worst of them, else on the first. None if there was no choice."""
    verdicts = [verdict_on(number, *answer, may_name_cards) for number, answer in enumerate(turn)]
    found = [verdict for verdict in verdicts if verdict is not None]
    worst = min(found, key=lambda verdict: verdict.behind, default=None)
    return worst if worst is None or worst.behind < -NOISE else found[0]


def verdict_on(number: int, position: Position, key: str, may_name_cards: bool) -> Verdict | None:
    """The verdict on one answer. Cards that are kept in the hand are not spoken of while they are hidden."""
    if not may_name_cards and key.partition(":")[0] in SECRET:
        return None
    chosen = next(option for option in position.decision.options if option.key == key)
    reason = ExpertBot(depth=GLANCE).reason(position, chosen)
    is_secret = not may_name_cards and (reason.alternative or "").partition(":")[0] in SECRET
    return Verdict(number, None if is_secret else reason.alternative, reason.behind)


def advised(game: Game, seat: int, reason: Reason) -> list[Taken]:
    """The line of a hint in the seat's own game (it is seat 0 there), up to the first step that would show something
    hidden."""
    seen = game.seats[seat].seen
    line = walk(alone(redeal(game, seat, 1), seat), reason.line or (reason.choice,))
    return list(takewhile(lambda taken: taken.before.seats[0].seen == seen, line))
