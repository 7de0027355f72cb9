"""What is to be played, and what came of it: plain data that goes to workers, comes back, and lies in files."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any

from imperial_miners.packs.changing import Changes


@dataclass(frozen=True)
class Match:
    """One game to be played. `block` numbers the seed: games of one block share it, whoever sits where."""

    number: int
    block: int
    seed: str
    bots: tuple[str, ...]  # by seat
    pack: str = "base"
    digest: str = ""  # of the pack where the match was made; empty: not checked
    decks: str = "shared"
    variant: str = "standard"
    seconds: float = 10.0  # how long a bot from outside may think about one answer
    changes: Changes = ()  # what is different about the pack, for a trial
    is_judged: bool = False  # whether the planner says how clear each choice of a card is


@dataclass
class SeatResult:
    """One seat of a finished game. `lost` says why a bot forfeited; its score is then 0 and its rank the last."""

    bot: str
    score: int
    rank: int
    vp: int
    carts: int
    coins: int
    rounds: list[int]  # score at the end of each round
    lost: str | None = None


@dataclass
class CardPlayed:
    """One card that went into a mine, and the VP its effects gave until the end of the game."""

    seat: int
    round: int
    card: str
    row: int
    x: int
    cost: int
    blind: bool
    vp: int = 0
    coins: int = 0
    activations: int = 0


@dataclass
class Details:
    """What else there is to know of a game: Events, sides, and for each seat the cards it saw and played."""

    events: list[str] = field(default_factory=list)
    sides: list[str] = field(default_factory=list)
    played: list[CardPlayed] = field(default_factory=list)
    dealt: list[list[str]] = field(default_factory=list)
    drawn: list[list[str]] = field(default_factory=list)
    entered: list[list[str]] = field(default_factory=list)  # sides of boards, in order
    completed: list[int] = field(default_factory=list)
    surfaced: list[list[int]] = field(default_factory=list)  # how often each Surface effect was taken
    event_vp: list[list[int]] = field(default_factory=list)  # VP by the Event of each round, for each seat
    space_vp: list[int] = field(default_factory=list)  # VP from spaces of boards
    ahead: list[list[float]] = field(default_factory=list)  # of judged games: the best card before the next, each turn
    first: dict[str, int] = field(default_factory=dict)  # the seat that saw a card first, where there are several


@dataclass
class Result:
    """How a game of the arena ended, seat by seat."""

    match: int
    block: int
    seed: str
    seats: list[SeatResult]
    winners: list[int]
    answers: int
    details: Details | None = None

    def to_json(self) -> dict[str, Any]:
        """Plain data; details are left out where there are none."""
        plain = asdict(self)
        if self.details is None:
            del plain["details"]
        return plain

    @staticmethod
    def from_json(plain: dict[str, Any]) -> Result:
        """A result read back. A missing or unknown field is an error."""
        known = {each.name for each in fields(Result)}
        if not known >= plain.keys():
            raise ValueError(f"unknown fields: {', '.join(plain.keys() - known)}")
        seats = [SeatResult(**seat) for seat in plain["seats"]]
        found = plain.get("details")
        details = None
        if found is not None:
            details = Details(**{**found, "played": [CardPlayed(**card) for card in found["played"]]})
        return Result(**{**plain, "seats": seats, "details": details})
