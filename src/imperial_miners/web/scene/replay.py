"""A point of a replay as a page shows it: the table as it was then, what was answered, and ways to move on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from imperial_miners.engine.game import HAND_LIMIT, Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.view import View
from imperial_miners.review.replay import Replay, Step
from imperial_miners.text.log import EVERYONE
from imperial_miners.web.log.entry import Chair
from imperial_miners.web.scene.log import UNSAID
from imperial_miners.web.scene.mine import see_mine
from imperial_miners.web.scene.table import Player, Tableau, see_boards, see_event, see_hand, see_player
from imperial_miners.web.scene.words import Reader

LINES: Final = 60


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer of the replay in words."""

    number: int
    round: int
    seat: int
    player: Player
    question: str
    by: str
    answer: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PastAnswer:
    """An earlier answer in a line: who, and what if it may be known."""

    number: int
    player: Player
    answer: str


@dataclass(frozen=True)
class Looking:
    """How somebody looks at a replay: at which point, as which seat (-2: everyone), at whose mine."""

    replay: Replay
    chairs: Sequence[Chair]
    at: int
    viewer: int
    looked: int

    @property
    def seats(self) -> int:
        """How many play."""
        return self.replay.record.seats


def look_at(replay: Replay, chairs: Sequence[Chair], at: int, viewer: int, looked: int) -> Looking:
    """A look with what is out of range put right; without a mine in mind, at that of whoever answered last."""
    at = min(max(at, 0), len(replay))
    viewer = viewer if 0 <= viewer < len(chairs) else EVERYONE
    if not 0 <= looked < len(chairs):
        looked = viewer if viewer >= 0 else replay.steps[at - 1].seat if at else 0
    return Looking(replay, chairs, at, viewer, looked)


def see_point(look: Looking, reader: Reader, pictures: str) -> Tableau:
    """The table at a point. Nothing can be answered on it."""
    game = look.replay.game(look.at)
    view = game.view(look.viewer if look.viewer >= 0 else look.looked)
    players = players_of(look, view, reader)
    is_open = view.seat == look.looked
    return Tableau(
        view,
        look.looked if is_open else -1,
        look.looked,
        None,
        see_mine(None, view, look.looked, None, reader, pictures),
        see_boards(view, None, players, reader),
        players,
        see_hand(game, view, None, reader, pictures) if is_open else (),
        see_event(view, None, reader),
        (),
        tuple(player for player in players if player.is_awaited),
        ROUNDS,
        HAND_LIMIT,
    )


def players_of(look: Looking, view: View, reader: Reader) -> tuple[Player, ...]:
    """The seats; the one looked at is marked."""
    return tuple(see_player(view, chair, seat, look.looked, reader) for seat, chair in enumerate(look.chairs))


def answered_at(look: Looking, at: int, reader: Reader) -> Answered | None:
    """The answer that led to a point, as the viewer may know it; None at the beginning."""
    if at == 0:
        return None
    step = look.replay.steps[at - 1]
    game = look.replay.game(at - 1)
    view = game.view(step.seat)
    players = players_of(look, game.view(look.viewer if look.viewer >= 0 else step.seat), reader)
    prompt = reader.prompt(view)
    return Answered(
        at,
        step.round,
        step.seat,
        players[step.seat],
        prompt.question,
        prompt.by,
        answer_words(look, step, view, reader),
        tuple(tell(look.replay.happenings(at, look.viewer), game, look, players, reader)),
    )


def answer_words(look: Looking, step: Step, view: View, reader: Reader) -> str:
    """What a step chose in its seat's view; nothing if the viewer may not know."""
    if not may_know(look, step) or view.decision is None:
        return ""
    return reader.option(view, next(option for option in view.decision.options if option.key == step.key))


def may_know(look: Looking, step: Step) -> bool:
    """Whether the viewer sees what was chosen: a hidden choice of another seat is told when it is revealed."""
    return look.viewer in (EVERYONE, step.seat) or step.kind not in ("keep", "play")


def tell(
    happenings: Sequence[Happening], before: Game, look: Looking, players: Sequence[Player], reader: Reader
) -> list[str]:
    """What an answer brought about, line by line."""
    view = before.view(max(look.viewer, -1))
    teller = reader.teller(view, [player.name for player in players], look.viewer)
    lines = []
    for happening in happenings:
        if happening.kind == "round_began":
            lines.append(reader.ui("round-n", round=happening.fields()["round"]))
        elif happening.kind in UNSAID:
            teller.context.learn(happening)
        else:
            lines.append(teller.tell(happening))
    return lines


def past_answers(look: Looking, players: Sequence[Player], reader: Reader) -> list[PastAnswer]:
    """The answers of the round so far, latest first, without the last one. One game is played on through them all."""
    replay = look.replay
    first = max(replay.start_of(replay.round_at(max(look.at - 1, 0))), look.at - LINES - 1)
    game, found = replay.game(first), []
    for step in replay.steps[first : max(look.at - 1, 0)]:
        words = answer_words(look, step, game.view(step.seat), reader) if may_know(look, step) else ""
        found.append(PastAnswer(step.number, players[step.seat], words))
        game.apply(step.seat, step.key)
    return found[::-1]
