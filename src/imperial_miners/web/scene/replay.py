"""A point of a replay as it is shown: the table as it was then, what was answered, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.view import View
from imperial_miners.review.replay import Replay, Step
from imperial_miners.text.log import EVERYONE
from imperial_miners.web.log.entry import Chair
from imperial_miners.web.log.terms import COLOURS
from imperial_miners.web.scene.boards import BoardsPart, EventPart, see_boards, see_event
from imperial_miners.web.scene.hand import HandCard, Overlay, see_hand, see_overlay
from imperial_miners.web.scene.log import UNSAID, Pawn
from imperial_miners.web.scene.mine import MinePart, see_mine
from imperial_miners.web.scene.parts import ScenePart
from imperial_miners.web.scene.players import Player, Purse, pawn_of, see_players, see_purse
from imperial_miners.web.scene.timeline import Shown, see_happenings
from imperial_miners.web.scene.words import Piece, Reader

LINES: Final = 60


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer of the replay in words, and what it brought about."""

    number: int
    round: int
    pawn: Pawn
    colour: str
    question: str
    answer: str  # empty where the viewer may not know it
    lines: tuple[tuple[Piece, ...], ...]


@dataclass(frozen=True, slots=True)
class PastAnswer:
    """An earlier answer in a line: who, and what if it may be known."""

    number: int
    pawn: Pawn
    answer: str


@dataclass(frozen=True, slots=True)
class ReplayTop(ScenePart):
    """The bar on top of a replay."""

    id: ClassVar[str] = "top"
    round: int
    rounds: int
    event: str
    branch_seat: int


@dataclass(frozen=True, slots=True)
class ReplayControls(ScenePart):
    """The answer that led here, ways to other points, and (before the end) to a game that goes on from here."""

    id: ClassVar[str] = "answer"
    at: int
    count: int
    answered: Answered | None
    names: tuple[str, ...]
    branch_seat: int

    @property
    def is_end(self) -> bool:
        """Whether the game is over here."""
        return self.at == self.count


@dataclass(frozen=True, slots=True)
class ReplayHand(ScenePart):
    """The hand of the seat that is looked at, if the viewer may see it."""

    id: ClassVar[str] = "hand"
    name: str
    count: int
    is_open: bool
    cards: tuple[HandCard, ...]


@dataclass(frozen=True, slots=True)
class ReplayPlayers(ScenePart):
    """The players, and as whom and at whom one looks."""

    id: ClassVar[str] = "sheet-players"
    players: tuple[Player, ...]
    at: int
    viewer: int
    looked: int


@dataclass(frozen=True, slots=True)
class ReplayLog(ScenePart):
    """What the last answer brought about, and the answers of the round before it, oldest first."""

    id: ClassVar[str] = "sheet-log"
    answered: Answered | None
    past: tuple[PastAnswer, ...]


@dataclass(frozen=True, slots=True)
class ReplayPoint:
    """The table at a point of a replay. Nothing can be answered on it."""

    owner: Player
    players: tuple[Player, ...]
    mine: MinePart
    overlay: Overlay
    boards: BoardsPart
    purse: Purse
    hand: ReplayHand
    event: EventPart


@dataclass(frozen=True, slots=True)
class ReplayScene:
    """Everything on the page of a replay: the table at a point, what was answered, and ways to move on."""

    point: ReplayPoint
    top: ReplayTop
    controls: ReplayControls
    players: ReplayPlayers
    log: ReplayLog

    @property
    def parts(self) -> tuple[ScenePart, ...]:
        """The parts in the order in which they are sent."""
        point = self.point
        return (
            self.top,
            point.mine,
            point.overlay,
            point.boards,
            point.purse,
            self.controls,
            point.hand,
            point.event,
            self.players,
            self.log,
        )


@dataclass(frozen=True)
class Looking:
    """How somebody looks at a replay: at which point, as which seat (-2: everyone), at whose mine."""

    replay: Replay
    chairs: Sequence[Chair]
    at: int
    viewer: int
    looked: int

    @property
    def eyes(self) -> int:
        """Whose eyes see the table."""
        return self.viewer if self.viewer >= 0 else self.looked

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return self.replay.record.seats


def look_at(replay: Replay, chairs: Sequence[Chair], at: int, viewer: int, looked: int) -> Looking:
    """A look with what is out of range put right; without a mine in mind, at that of whoever answered last."""
    at = min(max(at, 0), len(replay))
    viewer = viewer if 0 <= viewer < len(chairs) else EVERYONE
    if not 0 <= looked < len(chairs):
        looked = viewer if viewer >= 0 else replay.steps[at - 1].seat if at else 0
    return Looking(replay, chairs, at, viewer, looked)


def see_replay(look: Looking, reader: Reader) -> ReplayScene:
    """A point of a replay with all that is around it."""
    point = see_point(look, reader)
    view = look.replay.game(look.at).view(-1)
    answered = answered_at(look, look.at, reader)
    awaited = next((player.seat for player in point.players if player.is_awaited), 0)
    branch_seat = look.viewer if look.viewer >= 0 else awaited
    names = tuple(player.name for player in point.players)
    return ReplayScene(
        point,
        ReplayTop(view.round, ROUNDS, point.event.name, branch_seat),
        ReplayControls(look.at, len(look.replay), answered, names, branch_seat),
        ReplayPlayers(point.players, look.at, look.viewer, look.looked),
        ReplayLog(answered, past_answers(look, reader)),
    )


def see_point(look: Looking, reader: Reader) -> ReplayPoint:
    """The table at a point."""
    view = look.replay.game(look.at).view(look.eyes)
    players = see_players(view, look.chairs, look.looked, reader)
    owner, is_open = players[look.looked], view.seat == look.looked
    cards = see_hand(view, None, reader) if is_open else ()
    return ReplayPoint(
        owner,
        players,
        see_mine(view, look.looked, None, reader),
        see_overlay(view, None, cards, None, reader),
        see_boards(view, None, players, reader),
        see_purse(owner),
        ReplayHand(owner.name, owner.hand_size, is_open, cards),
        see_event(view, None, reader),
    )


def see_step(look: Looking, reader: Reader) -> list[Shown]:
    """What happened by the answer that led to a point, for the show of the mine that is looked at."""
    if not look.at:
        return []
    before, view = look.replay.game(look.at - 1).view(-1), look.replay.game(look.at).view(look.eyes)
    names = [pawn.name for pawn in see_pawns(look, reader)]
    return see_happenings(look.replay.happenings(look.at), view, names, before.event, reader)


def see_pawns(look: Looking, reader: Reader) -> list[Pawn]:
    """The marks of the seats; the one looked at counts as the reader's."""
    return [pawn_of(chair, seat, look.looked, reader) for seat, chair in enumerate(look.chairs)]


def answered_at(look: Looking, at: int, reader: Reader) -> Answered | None:
    """The answer that led to a point, as the viewer may know it; None at the beginning."""
    if at == 0:
        return None
    step = look.replay.steps[at - 1]
    game = look.replay.game(at - 1)
    view = game.view(step.seat)
    pawns = see_pawns(look, reader)
    prompt = reader.prompt(view)
    return Answered(
        at,
        step.round,
        pawns[step.seat],
        look.chairs[step.seat].colour or COLOURS[step.seat],
        prompt.question,
        answer_words(look, step, view, reader),
        tuple(write_lines(look.replay.happenings(at, look.viewer), game, look, pawns, reader)),
    )


def answer_words(look: Looking, step: Step, view: View, reader: Reader) -> str:
    """What a step chose in its seat's view; nothing if the viewer may not know."""
    if not may_know(look, step) or view.decision is None:
        return ""
    return reader.option(view, view.pack.vocabulary.option(step.key))


def may_know(look: Looking, step: Step) -> bool:
    """Whether the viewer sees what was chosen: a hidden choice of another seat is shown when it is revealed."""
    return look.viewer in (EVERYONE, step.seat) or step.kind not in ("keep", "play")


def write_lines(
    happenings: Sequence[Happening], before: Game, look: Looking, pawns: Sequence[Pawn], reader: Reader
) -> list[tuple[Piece, ...]]:
    """What an answer brought about, line by line, in pieces."""
    view = before.view(max(look.viewer, -1))
    writer = reader.log_writer(view, [pawn.name for pawn in pawns], look.viewer)
    lines: list[tuple[Piece, ...]] = []
    for happening in happenings:
        if happening.kind == "round_began":
            lines.append(((reader.ui("round-n", round=happening.fields()["round"]), ""),))
        elif happening.kind in UNSAID:
            writer.context.learn(happening)
        else:
            lines.append(writer.pieces(happening))
    return lines


def past_answers(look: Looking, reader: Reader) -> tuple[PastAnswer, ...]:
    """The answers of the round so far, without the last one. One game is played on through them all."""
    replay, pawns = look.replay, see_pawns(look, reader)
    first = max(replay.start_of(replay.round_at(max(look.at - 1, 0))), look.at - LINES - 1)
    game, found = replay.game(first), []
    for step in replay.steps[first : max(look.at - 1, 0)]:
        words = answer_words(look, step, game.view(step.seat), reader) if may_know(look, step) else ""
        found.append(PastAnswer(step.number, pawns[step.seat], words))
        game.apply(step.seat, step.key)
    return tuple(found)
