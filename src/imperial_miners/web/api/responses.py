"""The forms of what goes out. They describe the API; the answers themselves are written by `views` for speed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from imperial_miners.engine.phases import EVENT_KINDS
from imperial_miners.web.log.terms import Colour, Level


class Out(BaseModel):
    """What goes out holds exactly what is described."""

    model_config = ConfigDict(extra="forbid")


CanUndo = Annotated[
    dict[Literal["answer", "card", "turn"], int],
    Field(description="How many answers each target of `undo` takes back; one that cannot be reached is left out."),
]


class ErrorDetail(BaseModel):
    """Why a request was refused. Some codes bring further fields."""

    model_config = ConfigDict(extra="allow")
    code: str = Field(description="For programs: never changes its meaning.")
    message: str = Field(description="For people, in the reader's language.")
    rule: str | None = Field(None, description="`illegal`: the rule by its id, such as R5.1.")
    reason: str | None = Field(None, description="`illegal`: why, by its code, such as too-dear.")
    at: int | None = Field(None, description="`illegal`: which answer of a line, counted from 0.")
    number: int | None = Field(None, description="`stale`: how many answers the seat has given.")
    problems: list[dict[str, str]] | None = Field(None, description="`malformed`: what is wrong and where.")


class ErrorOut(BaseModel):
    """The one form of an error."""

    error: ErrorDetail


class ChairOut(Out):
    """Who sits at a seat. `away`: a bot plays for a person."""

    kind: Literal["open", "person", "bot", "away"]
    name: str
    colour: Colour
    level: Level | None


class SeatOut(ChairOut):
    """A seat of a table."""

    seat: int
    awaited: bool
    mine: bool = Field(description="Whether this device holds the seat.")
    hints: bool = Field(description="Whether whoever sits there agrees to hints.")
    pause: bool = Field(description="Whether whoever sits there wants the table to pause.")
    deadline: int | None = Field(description="When a bot will take over, in milliseconds of the epoch.")


class StandingOut(Out):
    """R11.1 A seat's result, and the place that it gives."""

    seat: int
    rank: int
    score: int
    vp: int
    carts: int
    coins: int


class OutcomeOut(Out):
    """R11.2, R11.3 The result: final once the game is over."""

    final: bool
    standings: list[StandingOut]
    winners: list[int]
    title: str | None


class TableOut(Out):
    """What everybody may know about a table."""

    id: str
    pack: str
    pack_digest: str
    edition: str | None = Field(description="Of the cards, if it is not the newest.")
    rules: str = Field(description="The edition of the rules.")
    variant: Literal["standard", "first-game"]
    decks: Literal["shared", "duplicate"]
    clock: int | None = Field(description="Seconds for each round; more than an hour is for each answer.")
    language: str
    created: int
    seq: int = Field(description="The number of the last entry of the log.")
    round: int
    phase: str
    over: bool
    seed_hash: str = Field(description="Empty until the cards are dealt.")
    secret_hash: str | None = Field(description="Of the secret that the deal is made from, if nobody chose its seed.")
    dealt: bool = Field(description="Until the cards are dealt, whoever sits down adds to their luck.")
    paused: bool = Field(description="Whether all clocks of the table stand, as all people there agreed.")
    seats: list[SeatOut]
    outcome: OutcomeOut | None = Field(description="Once the game is over.")


class CardOut(Out):
    """A card in a mine."""

    slot: int
    card: str
    row: int
    x: int
    machines: int
    collapse: bool
    activated: bool


class SeatViewOut(Out):
    """A seat as the viewer sees it; `hand` and `kept` only of one's own."""

    seat: int
    coins: int
    vp: int
    carts: int
    board: int
    space: int
    completed: int
    advanced: int
    mine: list[CardOut]
    markers: list[list[int]]
    complete: list[list[int]]
    hand_size: int
    known: list[str] = Field(description="Cards of the hand that everybody has seen: taken by Faction draws.")
    awaited: bool
    chosen: str | None
    hand: list[str] | None = None
    kept: list[str] | None = None


class DecisionOut(Out):
    """The one question that a seat faces."""

    seat: int
    kind: str
    word: str
    rule: str
    source: str
    options: list[str]


class TableView(Out):
    """The game as a seat sees it (`seat` -1: as a spectator does)."""

    pack: str
    seat: int
    variant: str
    decks: str
    round: int
    phase: str
    event: str | None
    past_events: list[str]
    events_left: int
    boards: list[str]
    deck_sizes: list[int]
    piles: list[list[str]]
    seats: list[SeatViewOut]
    costs: dict[str, int]
    decision: DecisionOut | None
    can_undo: CanUndo


class ViewOut(Out):
    """A view with what is needed to answer."""

    game: str
    seq: int
    number: int | None = Field(description="To be sent with the seat's next answer; null for a spectator.")
    can_redo: bool
    view: TableView


class HappeningOut(BaseModel):
    """What took place. Its kind says which fields follow; null is what the reader may not know."""

    model_config = ConfigDict(extra="allow")
    kind: str
    seat: int = Field(description="-1: everybody.")


class OptionOut(Out):
    """An option and what it would do, up to the information line."""

    key: str
    reveals: bool = Field(description="It crosses the information line: it cannot be undone or planned.")
    happenings: list[HappeningOut]


class QuestionOut(Out):
    """A seat's decision, if it owes an answer, with each option's effect."""

    number: int
    decision: DecisionOut | None
    options: list[OptionOut]
    can_undo: CanUndo
    can_redo: bool


class AnswerOut(Out):
    """What came of an answer, and the next question."""

    game: str
    seq: int
    number: int
    repeated: bool = Field(description="The same answer had been given before; nothing was done now.")
    happenings: list[HappeningOut]
    decision: DecisionOut | None
    can_undo: CanUndo
    can_redo: bool


class HintOut(Out):
    """What a strong bot would answer, the line that it expects, what that brings, and the next best answer."""

    number: int
    option: str
    line: list[str]
    words: list[str] = Field(description="The line in the reader's language, up to what is still hidden.")
    gains: dict[str, int]
    prepares: float = Field(description="What the line leaves for later rounds, in VP.")
    other: str | None
    behind: float = Field(description="How much weaker the other answer is judged, in VP.")


class WhyNotOut(Out):
    """Something that is shown and cannot be chosen, and why, in the reader's language."""

    key: str
    what: str
    reason: str
    rule: str
    rule_text: str


class WhyNotsOut(Out):
    """Everything that is shown and cannot be chosen now."""

    shut: list[WhyNotOut]


class WhyOut(Out):
    """A bot's turn: the round, the card that it played, and what speaks for it, in the reader's language."""

    round: int | None
    card: str | None
    lines: list[str]


class PlanOut(Out):
    """A plan: options tried so far, and the game as it would be."""

    number: int
    options: list[str]
    happenings: list[HappeningOut]
    view: TableView
    face_down: list[int] = Field(description="The Levels of the cards drawn in it, which are not in the view's `hand`.")
    ahead: list[OptionOut]


class EntryOut(Out):
    """An entry of the log as the reader may see it. Which of the last fields there are depends on the kind."""

    seq: int
    kind: Literal["begin", "seat", "choose", "undo", "redo", "ahead", "chat", "wish", "deal", "hours"]
    seat: int
    by: Literal["person", "bot"]
    at: int
    happenings: list[HappeningOut] | None = None
    lines: list[str] | None = Field(None, description="What happened in words, if they were asked for.")
    undoes: int | None = None
    chair: ChairOut | None = None
    phrase: str | None = None
    text: str | None = None
    option: str | None = Field(
        None, description="An answer in a game that is closed, where nothing is hidden any more."
    )
    wish: str | None = Field(
        None, description="`+hints` or `-hints`, `+pause` or `-pause`: whether the seat agrees to that."
    )


class LogOut(Out):
    """The log after an entry."""

    seq: int
    entries: list[EntryOut]


class RecordOut(BaseModel):
    """The record of a game. While the game runs there is neither a seed nor a list of moves in it."""

    model_config = ConfigDict(extra="allow")
    format: str
    pack: str
    pack_digest: str
    variant: str
    decks: str
    seats: int
    seed: str | None
    seed_hash: str
    scores: list[int] | None
    moves: list[list[Any]] | None


class PromiseOut(Out):
    """What is shown before a game is begun."""

    promise: str = Field(description="To begin one game with.")
    secret_hash: str = Field(description="The SHA-256 of the secret that is shown with the finished game.")
    expires: int


class GamesOut(Out):
    """The games of this device."""

    games: list[TableOut]
    closed: list[str] = Field(description="Games that cannot go on; their log and record can be read.")


class InvitationOut(Out):
    """A link to an open seat."""

    token: str
    path: str


class JoinedOut(Out):
    """The seat that a link leads to, and its table."""

    seat: int
    table: TableOut


class CodeOut(Out):
    """A code for another device."""

    code: str
    expires: int


class SessionOut(Out):
    """A token for a program, to be sent as `Authorization: Bearer`."""

    token: str


class LanguageOut(Out):
    """A language of the interface, by its own name."""

    id: str
    name: str


class LanguagesOut(Out):
    """The languages, and the one that this request is answered in."""

    languages: list[LanguageOut]
    current: str


class PackOut(Out):
    """The content of a pack: effects in the notation."""

    id: str
    digest: str
    cards: list[PackCardOut]
    events: list[PackEventOut]
    boards: list[PackBoardOut]
    surface: list[str]


class PackCardOut(Out):
    """A design of a Mine card."""

    id: str
    name: str
    level: int
    cost: int
    factions: list[str]
    copies: int
    carts: list[str]
    effects: list[str]


class PackEventOut(Out):
    """An Event of a pack, with its effects in notation."""

    id: str
    name: str
    kind: Annotated[str, WithJsonSchema({"type": "string", "enum": list(EVENT_KINDS)})]
    effects: list[str]
    features: list[str]
    may: bool


class PackBoardOut(Out):
    """A side of a Progress board, bottom space first."""

    id: str
    name: str
    board: int
    spaces: list[str]


class PacksOut(Out):
    """The ids of the packs on offer."""

    packs: list[str]


class HealthOut(Out):
    """That the server and its database answer, and how it sees who asks: by that a proxy's headers can be checked."""

    status: Literal["ok"]
    client: str = Field(description="The address that counts as yours.")
    scheme: str = Field(description="What you came by, `http` or `https`.")
