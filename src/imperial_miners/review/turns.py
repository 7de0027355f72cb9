"""One seat's turn of a round: what everybody saw of it, what it brought, and whether there was a better way.

What is judged is what all may know: while a game runs, only what the seat did with the card that it showed; the cards
that it kept in its hand are part of it once the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from imperial_miners.bots import Position
from imperial_miners.bots.planner import PlannerBot
from imperial_miners.engine.decision import Option
from imperial_miners.engine.explore import isolate
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.words import TOKENS
from imperial_miners.review.replay import Replay
from imperial_miners.text.advice import NOISE
from imperial_miners.text.speaker import Speaker

SECRET: Final = ("keep", "play", "discard")
"""Answers that name a card of a hand."""


@dataclass(frozen=True)
class Turn:
    """What a seat did in a round. `answers` are those for which there was another: the point of the replay before
    each, and its key."""

    seat: int
    round: int
    card: int  # the design that was shown, or -1
    gains: dict[str, int]
    told: tuple[Happening, ...]
    answers: tuple[tuple[int, str], ...]


def turn_of(replay: Replay, seat: int, round: int) -> Turn | None:
    """A seat's turn of a round; None if its card has not been shown yet."""
    phases = ("play", "mine") if replay.is_over else ("mine",)
    told: list[Happening] = []
    answers = []
    for step in replay.steps:
        if step.round == round and step.seat == seat and step.phase in phases and len(step.options) > 1:
            answers.append((step.number - 1, step.key))
        told += [happening for happening in step.happenings if happening.seat in (seat, -1)]
    turn = of_round(told, round)
    shown = next((happening for happening in turn if happening.kind == "revealed"), None)
    if shown is None:
        return None
    return Turn(
        seat,
        round,
        shown.fields()["card"],
        tally(turn),
        tuple(happening.seen_by(-1) for happening in turn),
        tuple(answers),
    )


def last_turn(replay: Replay, seat: int, round: int) -> Turn | None:
    """A seat's latest turn up to a round."""
    turns = (turn_of(replay, seat, number) for number in range(round, 0, -1))
    return next((turn for turn in turns if turn is not None), None)


def positions_of(replay: Replay, turn: Turn) -> list[tuple[Position, str]]:
    """The answers of a turn, each with what its seat knew."""
    return [(Position.of(replay.game(at), turn.seat), key) for at, key in turn.answers]


def other_of(speaker: Speaker, replay: Replay, turn: Turn, verdict: Verdict | None) -> tuple[str, float] | None:
    """The answer that a verdict compares with, as its button reads (empty where it is secret), and the difference."""
    if verdict is None:
        return None
    view = replay.game(turn.answers[verdict.answer][0]).view(turn.seat)
    options = view.decision.options if view.decision is not None else []
    other = next((option for option in options if option.key == verdict.other), None)
    return (speaker.option(view, other) if other is not None else ""), verdict.behind


def of_round(told: list[Happening], round: int) -> list[Happening]:
    """What happened from the moment at which the cards of a round were shown to its end."""
    found: list[Happening] = []
    now, is_shown = 1, False
    for happening in told:
        if happening.kind == "round_began":
            now, is_shown = happening.fields()["round"], False
        is_shown = is_shown or happening.kind == "revealed"
        if now == round and is_shown and happening.kind not in ("round_began", "event_revealed", "ended", "chose"):
            found.append(happening)
    return found


def tally(told: list[Happening]) -> dict[str, int]:
    """What happenings brought a seat, in the words of a `Reason`."""
    found = dict.fromkeys(("vp", "coins", "carts", "cards", "machines", "spaces"), 0)
    for happening in told:
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
    """What the planner thinks of a turn at the answer that says most about it: the number of that answer, the best
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
    chosen = next(option for option in position.decision.options if option.key == key)
    if not may_name_cards and key.partition(":")[0] in SECRET:
        return None
    reason = PlannerBot().reason(position, chosen)
    is_secret = not may_name_cards and (reason.alternative or "").partition(":")[0] in SECRET
    return Verdict(number, None if is_secret else reason.alternative, reason.behind)


def steps_of(game: Game, seat: int, keys: tuple[str, ...]) -> list[tuple[Game, Option]]:
    """The steps of a line, each with the seat's own game (it is seat 0 there) before it, up to the first that would
    show something hidden."""
    trial = isolate(redeal(game, seat, 1), seat)
    trial.seats[0].index = 0
    found: list[tuple[Game, Option]] = []
    for key in keys:
        decision = trial.decision(0)
        option = next((each for each in decision.options if each.key == key), None) if decision is not None else None
        if option is None or trial.seats[0].seen > game.seats[seat].seen:
            break
        found.append((trial.copy(), option))
        trial.apply(0, option)
    return found
