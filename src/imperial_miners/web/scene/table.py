"""The whole table as one reader sees it, made of parts: each is drawn by itself, and sent again when it has changed.

A view goes in, with what a table knows besides the rules (who sits where, what was said, a plan, a clock); typed parts
come out. There is no server, no address and no template in it, so anything that shows a game can take its parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from imperial_miners.engine.action import Option
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.view import View
from imperial_miners.review.preview import Outlook, Preview
from imperial_miners.review.shut import is_anything_shut
from imperial_miners.web.log.entry import Chair, LoggedEntry
from imperial_miners.web.scene.bars import Dock, Tools, TopBar
from imperial_miners.web.scene.boards import BoardsPart, EventPart, see_boards, see_event
from imperial_miners.web.scene.coach import Coaching, CoachPart, see_coach
from imperial_miners.web.scene.hand import HandCard, HandPart, Overlay, hand_part, see_hand, see_overlay, still_to_keep
from imperial_miners.web.scene.log import ChatPart, LogPart, see_latest
from imperial_miners.web.scene.mine import MinePart, PrintedCard, face_for, see_mine
from imperial_miners.web.scene.parts import ScenePart
from imperial_miners.web.scene.players import (
    GhostRun,
    Player,
    PlayersPart,
    Purse,
    rungs,
    see_ghosts,
    see_player,
    see_purse,
)
from imperial_miners.web.scene.prompt import (
    Idle,
    QuestionPart,
    asker_icon,
    asker_picture,
    idle_at_end,
    idle_for_bot,
    idle_in_plan,
    idle_waiting,
)
from imperial_miners.web.scene.question import Question, see_places, see_question
from imperial_miners.web.scene.timeline import changes_of
from imperial_miners.web.scene.words import Reader


@dataclass(frozen=True)
class TryOut:
    """A plan that a seat tries: the view of the game as it would be, what its options would do, how many were tried so
    far, and the Levels of the cards that it draws face down."""

    view: View
    outlook: Outlook
    steps: int
    backs: tuple[int, ...] = ()


@dataclass(frozen=True)
class Lift:
    """A line that is begun: a card that is lifted, or answers that were traced on the table. Nothing is answered yet.

    Where a question follows that can be answered along with them, `view` is that of the game in which it is asked, and
    `outlook` says what each of its options would bring. Otherwise there is only the choice to play the card; `places`
    say what its places would bring, of which one can be chosen beforehand.
    """

    options: Sequence[Option]
    view: View | None = None
    outlook: Outlook = field(default_factory=Outlook)
    places: Mapping[str, Preview] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The line so far as a form sends it."""
        return " ".join([option.key for option in self.options])

    @property
    def card(self) -> int:
        """The card that is lifted; -1 where none is, or one that nobody has seen."""
        option = self.options[0]
        return option.number if option.kind == "play" else -1


@dataclass(frozen=True)
class Sight:
    """What a reader of a table has in sight, and what the table knows besides the rules.

    `seat` is the reader's own (-1: none). While a bot plays for it, `view` is that of a spectator.
    """

    view: View
    chairs: Sequence[Chair]
    seat: int
    outlook: Outlook = field(default_factory=Outlook)
    looked: int = -1  # whose mine is looked at; -1 for one's own
    plan: TryOut | None = None
    entries: Sequence[LoggedEntry] = ()
    ghosts: Sequence[GhostRun] = ()
    ghosts_waiting: int = 0  # that are still being played
    coaching: Coaching | None = None
    number: int = 0  # of the seat's next answer
    can_redo: bool = False
    passes_on: bool = False  # another seat of the same device is awaited
    time_left: int | None = None
    ends: tuple[str, str] | None = None  # when the time in a game over days is up, shortly and in full
    trouble: str = ""
    can_lift: bool = False  # the page lifts cards before they are played
    lift: Lift | None = None
    gains: Sequence[Mapping[str, int]] = ()  # what the last round changed for each seat


@dataclass(frozen=True, slots=True)
class TableScene:
    """Everything on the page of a table. What is no part of it stays as it is while the page is open."""

    seat: int
    owner: Player
    is_over: bool
    top: TopBar
    mine: MinePart
    overlay: Overlay
    boards: BoardsPart
    purse: Purse
    coach: CoachPart
    question: QuestionPart
    hand: HandPart
    event: EventPart
    players: PlayersPart
    log: LogPart
    chat: ChatPart
    dock: Dock

    @property
    def parts(self) -> tuple[ScenePart, ...]:
        """The parts in the order in which they are sent."""
        return (
            self.top,
            self.mine,
            self.overlay,
            self.boards,
            self.purse,
            self.coach,
            self.question,
            self.hand,
            self.event,
            self.players,
            self.log,
            self.chat,
            self.dock,
        )

    def changed_since(self, before: TableScene | None) -> tuple[ScenePart, ...]:
        """The parts that look otherwise than they did; all of them where nothing was shown before."""
        if before is None:
            return self.parts
        return tuple(now for now, then in zip(self.parts, before.parts, strict=True) if now != then)


def see_table(sight: Sight, reader: Reader) -> TableScene:
    """The table as a reader sees it."""
    view, seat, is_over = sight.view, sight.seat, sight.view.is_over
    asked = sight.plan or sight
    is_lifting = sight.can_lift and sight.plan is None
    table_question = see_question(asked.view, asked.outlook, reader, sight.plan is not None, lifts=is_lifting)
    lift = sight.lift if is_lifting else None
    if table_question is not None and table_question.kind == "keep":
        count = still_to_keep(asked.view)
        table_question = replace(table_question, prompt=reader.ui("which-to-keep", count=count))
    question = see_lift(lift, asked.view, table_question, reader) if lift is not None else table_question
    now = lift.view if lift is not None and lift.view is not None else asked.view
    seated = tuple(
        replace(
            see_player(now if number == view.seat else view, chair, number, view.seat, reader),
            last=changes_of(sight.gains[number], reader) if sight.gains else (),
        )
        for number, chair in enumerate(sight.chairs)
    )
    ghosts = see_ghosts(sight.ghosts, sight.chairs, reader)
    players = (*seated, *(player for player, _ in ghosts))
    looked = sight.looked if 0 <= sight.looked < len(players) else max(seat, 0)
    owner = players[looked]
    chosen = lift.card if lift is not None else -1
    mine = (
        see_mine(now, looked, question, reader, chosen=chosen, counted=len(view.seats[looked].mine))
        if looked < len(seated)
        else ghost_mine(ghosts, looked, reader)
    )
    cards = see_hand(asked.view, table_question, reader) if now.seat >= 0 else ()
    if lift is not None:
        cards = lifted_in_hand(cards, lift)
    event = see_event(now, question, reader)
    tools = see_tools(sight, question) if seat >= 0 and not now.is_over else None
    waiting = tuple(player for player in seated if player.is_awaited)
    return TableScene(
        seat,
        owner,
        is_over,
        TopBar(
            now.round,
            ROUNDS,
            event.name,
            sight.time_left,
            sight.ends,
            now.is_over,
            tuple(player.pawn for player in waiting),
            tools,
        ),
        mine,
        see_overlay(
            now, question, cards, owner.pawn if owner.seat != seat and seat >= 0 else None, reader, hinted_key(sight)
        ),
        see_boards(now, question, players, reader),
        see_purse(owner if seat < 0 else seated[seat], sight.plan is None),
        see_coach(sight.coaching, now, question, sight.chairs, reader) if sight.coaching is not None else CoachPart(),
        see_prompt(sight, now, question, waiting, reader),
        hand_part(
            cards,
            seat < 0,
            question is not None and question.kind == "keep",
            sight.plan.backs if sight.plan is not None else (),
        ),
        event,
        players_part(sight, now, players, reader),
        *see_log_and_chat(sight, players, reader),
        Dock(tools),
    )


def ghost_mine(ghosts: Sequence[tuple[Player, GhostRun]], looked: int, reader: Reader) -> MinePart:
    """The mine of a ghost."""
    run = next(run for player, run in ghosts if player.seat == looked)
    return see_mine(run.view, run.seat, None, reader, looked)


def see_tools(sight: Sight, question: Question | None) -> Tools:
    """The buttons of a seat."""
    is_planning = sight.plan is not None
    return Tools(
        is_planning,
        sight.plan.steps > 0 if sight.plan is not None else bool(sight.view.can_undo),
        sight.can_redo and not is_planning,
        question is not None,
        question is not None and question.kind != "keep",  # marks can be taken away again: they are a plan already
        () if is_planning else tuple(farther(sight.view.can_undo)),
    )


def farther(reach: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    """The targets of undo that take back more than one answer, each number of answers once."""
    last = 1
    for target, answers in reach.items():
        if answers > last:
            yield target, answers
            last = answers


def players_part(sight: Sight, view: View, players: tuple[Player, ...], reader: Reader) -> PlayersPart:
    """Everybody at the table, the ghosts among them."""
    is_solo = len(players) == 1
    return PlayersPart(
        players,
        len(view.seats),
        sum(player.has_chosen for player in players),
        view.phase == "play",
        view.is_over,
        view.round > 0,
        sight.ghosts_waiting,
        tuple(rungs(players[0].score, reader)) if is_solo else (),
        tuple(view.deck_sizes),
    )


def see_log_and_chat(sight: Sight, players: Sequence[Player], reader: Reader) -> tuple[LogPart, ChatPart]:
    """The log and what was said, as the game is: a plan changes neither."""
    pawns = tuple(player.pawn for player in players[: len(sight.chairs)])
    return see_latest(sight.entries, sight.view, pawns, reader)


def see_prompt(
    sight: Sight, view: View, question: Question | None, waiting: Sequence[Player], reader: Reader
) -> QuestionPart:
    """The place where the seat is asked."""
    idle = see_idle(sight, waiting, reader)
    return QuestionPart(
        question,
        idle,
        asker_picture(view, question),
        asker_icon(view, question),
        sight.number,
        sight.plan is not None,
        view.is_over,
        is_anything_shut(view),
        hinted_key(sight),
        sight.trouble,
        any(way.page == "pass" for way in idle.ways),
        lifted_face(view, sight.lift, reader),
        sight.lift.key if sight.lift is not None else "",
        still_to_keep(view) if question is not None and question.kind == "keep" else 0,
    )


def hinted_key(sight: Sight) -> str:
    """The key of the offer that a hint names."""
    return sight.coaching.hinted if sight.coaching is not None else ""


def see_lift(lift: Lift, view: View, question: Question | None, reader: Reader) -> Question | None:
    """What is asked while a card is lifted: where it goes, or only whether it is played."""
    if lift.view is not None:
        return see_question(lift.view, lift.outlook, reader, lead=lift.key)
    if question is None:
        return None
    offers = [offer for offer in question.offers if offer.key == lift.key]
    label = reader.ui("play-it")
    played = tuple(replace(offer, number=1, label=label, short=label, picture="", lifts=False) for offer in offers)
    asked = replace(question, prompt=offers[0].label if offers else question.prompt, offers=played)
    return see_places(asked, view, lift.options[0], lift.places, reader) if lift.places else asked


def lifted_in_hand(cards: tuple[HandCard, ...], lift: Lift) -> tuple[HandCard, ...]:
    """The hand with one card raised: the first of those that the option names."""
    raised = next((at for at, card in enumerate(cards) if card.offer and card.offer.key == lift.options[0].key), -1)
    return tuple(replace(card, is_lifted=True) if at == raised else card for at, card in enumerate(cards))


def lifted_face(view: View, lift: Lift | None, reader: Reader) -> PrintedCard | None:
    """The lifted card with its words; none where nothing is lifted, or a card is played unseen."""
    if lift is None or lift.card < 0 or len(lift.options) > 1:
        return None
    return face_for(view.pack.cards[lift.card], reader)


def see_idle(sight: Sight, waiting: Sequence[Player], reader: Reader) -> Idle:
    """What is said where nothing is asked."""
    if sight.plan is not None:
        return idle_in_plan(reader, sight.plan.steps > 0)
    if sight.view.is_over:
        return idle_at_end(reader)
    if sight.seat >= 0 and sight.chairs[sight.seat].bot is not None:
        return idle_for_bot(reader)
    names = ", ".join(player.name for player in waiting)
    return idle_waiting(reader, names, sight.seat < 0, sight.passes_on)
