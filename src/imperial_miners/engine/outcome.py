"""Scores, ranks and titles (chapter 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game

TITLES: Final = ((35, "digger"), (46, "laborer"), (56, "adept"), (61, "engineer"), (66, "veteran"))
"""R11.3 Solo: the first title whose bound the score stays under; at 66 or more, king."""
TOP_TITLE: Final = "king"


class Standing:
    """One seat's result. `rank` 1 is first; equal ranks are shared."""

    def __init__(self, seat: int, vp: int, carts: int, coins: int) -> None:
        self.seat = seat
        self.vp = vp
        self.carts = carts
        self.coins = coins
        self.score: int = vp + carts
        self.rank = 0

    def order(self) -> tuple[int, int, int]:
        """R11.2 What decides: score, then coins, then complete carts."""
        return (self.score, self.coins, self.carts)

    def to_json(self) -> dict[str, int]:
        """The result of a seat as plain data."""
        return {
            "seat": self.seat,
            "rank": self.rank,
            "score": self.score,
            "vp": self.vp,
            "carts": self.carts,
            "coins": self.coins,
        }


class Outcome:
    """The result so far, final once the game is over: standings by seat, winners, and the solo title."""

    def __init__(self, standings: list[Standing], is_final: bool) -> None:
        for standing in standings:
            standing.rank = 1 + sum(1 for other in standings if other.order() > standing.order())
        self.standings = standings
        self.is_final = is_final

    @property
    def winners(self) -> list[int]:
        """R11.2 The seats that share first place."""
        return [standing.seat for standing in self.standings if standing.rank == 1]

    @property
    def title(self) -> str | None:
        """R11.3 The solo title's id; None with several seats."""
        return title_of(self.standings[0].score) if len(self.standings) == 1 else None

    def to_json(self) -> dict[str, object]:
        """The result of a game as plain data."""
        return {
            "final": self.is_final,
            "standings": [standing.to_json() for standing in self.standings],
            "winners": self.winners,
            "title": self.title,
        }


def title_of(score: int) -> str:
    """R11.3 The title that a solo score earns.

    >>> [title_of(score) for score in (34, 35, 45, 46, 55, 56, 60, 61, 65, 66)]
    ['digger', 'laborer', 'laborer', 'adept', 'adept', 'engineer', 'engineer', 'veteran', 'veteran', 'king']
    """
    for bound, title in TITLES:
        if score < bound:
            return title
    return TOP_TITLE


def outcome_of(game: Game) -> Outcome:
    """R11.1 VP tokens plus 1 for each complete cart."""
    return Outcome([Standing(seat.index, seat.vp, seat.carts, seat.coins) for seat in game.seats], game.is_over)
