"""What a game's happenings add up to: score by round, cards dealt, drawn and played, boards, VP by their source."""

from __future__ import annotations

from imperial_miners.arena.match import CardPlayed, Details
from imperial_miners.engine.effect import FROM_EVENT, FROM_SPACE
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import (
    ACTIVATED,
    CARTS_COMPLETED,
    COMPLETED_BOARD,
    DEALT,
    DREW,
    ENDED,
    ENTERED,
    GAINED,
    PLACED,
    REVEALED,
    ROUND_BEGAN,
    SURFACED,
    Happening,
)
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.words import VP


class GameNotes:
    """Reads happenings as they come, each exactly once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        seats = range(len(game.seats))
        self.round = 0
        self.score = [0 for _ in seats]
        self.rounds: list[list[int]] = [[] for _ in seats]
        self.dealt: list[list[str]] = [[] for _ in seats]
        self.drawn: list[list[str]] = [[] for _ in seats]
        self.played: list[list[CardPlayed]] = [[] for _ in seats]  # by slot
        self.cost = [(0, False) for _ in seats]
        self.entered: list[list[str]] = [[] for _ in seats]
        self.completed = [0 for _ in seats]
        self.surfaced = [[0] * len(game.pack.surface) for _ in seats]
        self.event_vp = [[0] * ROUNDS for _ in seats]
        self.space_vp = [0 for _ in seats]
        self.first: dict[str, int] = {}
        self.ahead: list[list[float]] = [[] for _ in seats]

    def add(self, happenings: list[Happening]) -> None:
        """Take in what has happened since the last call."""
        for happening in happenings:
            code = happening.code
            if code in (ROUND_BEGAN, ENDED):
                self.end_round(happening)
            elif code == GAINED:
                self.add_gain(happening)
            elif code == CARTS_COMPLETED:
                self.score[happening.seat] += happening.values[0]
            elif code in (DEALT, DREW, REVEALED, PLACED):
                self.add_card(happening)
            elif code == ACTIVATED:
                self.played[happening.seat][happening.values[0]].activations += 1
            elif code == ENTERED:
                side = self.game.seats[happening.seat].supply.sides[happening.values[0]]
                self.entered[happening.seat].append(self.game.pack.boards[side].id)
            elif code == COMPLETED_BOARD:
                self.completed[happening.seat] += 1
            elif code == SURFACED:
                self.surfaced[happening.seat][happening.values[0]] += 1

    def end_round(self, happening: Happening) -> None:
        """Keep every seat's score at the end of a round."""
        if happening.code == ROUND_BEGAN:
            self.round = happening.values[0]
        if happening.code == ENDED:
            self.rounds[happening.seat].append(self.score[happening.seat])
        elif self.round > 1:
            for seat, score in enumerate(self.score):
                self.rounds[seat].append(score)

    def add_gain(self, happening: Happening) -> None:
        """Tokens taken, and from what."""
        token, amount, source = happening.values[:3]
        seat = happening.seat
        if token == VP:
            self.score[seat] += amount
            if source == FROM_EVENT:
                self.event_vp[seat][self.round - 1] += amount
            elif source <= FROM_SPACE:
                self.space_vp[seat] += amount
        if source >= 0 and token == VP:
            self.played[seat][source].vp += amount
        elif source >= 0:
            self.played[seat][source].coins += amount

    def add_card(self, happening: Happening) -> None:
        """A card dealt, drawn, revealed or placed."""
        seat, values = happening.seat, happening.values
        cards = self.game.pack.cards
        if happening.code == DEALT:
            self.see(seat, cards[values[0]].id, self.dealt)
        elif happening.code == DREW:
            self.see(seat, cards[values[1]].id, self.drawn)
        elif happening.code == REVEALED:
            self.cost[seat] = (values[1], values[2] == 1)
            if values[2]:  # R5.2 drawn blind
                self.see(seat, cards[values[0]].id, self.drawn)
        else:
            cost, is_blind = self.cost[seat]
            card, _, row, x = values[:4]
            self.played[seat].append(CardPlayed(seat, self.round, cards[card].id, row, x, cost, is_blind))

    def see(self, seat: int, card: str, among: list[list[str]]) -> None:
        """A seat has got a card."""
        among[seat].append(card)
        if len(among) > 1:
            self.first.setdefault(card, seat)

    def details(self) -> Details:
        """All of it as data."""
        game = self.game
        return Details(
            events=[game.pack.events[event].id for event in game.events],
            sides=[game.pack.boards[side].id for side in game.supplies[0].sides],
            played=[card for cards in self.played for card in cards],
            dealt=self.dealt,
            drawn=self.drawn,
            entered=self.entered,
            completed=self.completed,
            surfaced=self.surfaced,
            event_vp=self.event_vp,
            space_vp=self.space_vp,
            first=self.first,
            ahead=self.ahead if any(self.ahead) else [],
        )
