"""Deals: the same luck in separate games. What makes two games one deal, finished runs of it, and bots that play it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.position import Position
from imperial_miners.engine.game import Game
from imperial_miners.engine.luck import LEHMER, SECURE
from imperial_miners.engine.outcome import Standing
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import FIRST_RULES, RULES
from imperial_miners.engine.record import Record, RecordError, record_of
from imperial_miners.review.replay import Replay


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything that luck decides: the cards, their order, the set-up."""

    pack_id: str
    pack_digest: str
    seed: str
    variant: str
    luck: str = SECURE
    rules: str = RULES

    @property
    def key(self) -> str:
        """A name that gives nothing away. Deals of the first kind of luck and rules have kept theirs."""
        kind = [kind for kind in (self.luck, self.rules) if kind not in (LEHMER, FIRST_RULES)]
        named = "\n".join((self.pack_id, self.pack_digest, self.seed, self.variant, *kind))
        return sha256(named.encode("utf-8", "surrogatepass")).hexdigest()

    def begin(self, pack: Pack) -> Game:
        """A game of one seat with this luck."""
        return Game.new(pack, 1, self.seed, self.variant, "duplicate", luck=self.luck, rules=self.rules)


def has_deals(seats: int, decks: str) -> bool:
    """Whether each seat of a game had a deal of its own (I18)."""
    return seats == 1 or decks == "duplicate"


def deal_of(record: Record) -> Deal:
    """The deal of a record. Seats that drew from shared decks had no deal of their own (I18)."""
    if not has_deals(record.seats, record.decks):
        raise RecordError("shared-decks", "its seats drew from the same decks, so none of them had a deal of its own")
    return Deal(record.pack_id, record.pack_digest, record.seed, record.variant, record.luck, record.rules)


def finished_deal(record: Record) -> Deal:
    """The deal of a record of a game that is over; else RecordError."""
    if record.scores is None:
        raise RecordError("unfinished", "the game is not over")
    return deal_of(record)


class Run:
    """One seat of a finished record, as it stood when each round began."""

    def __init__(self, record: Record, pack: Pack, seat: int = 0) -> None:
        self.deal = finished_deal(record)
        if not 0 <= seat < record.seats:
            raise RecordError("seats", f"there is no seat {seat + 1}")
        self.seat = seat
        self.replay = Replay(record, pack)

    @staticmethod
    def read(text: str, pack: Pack, seat: int = 0) -> Run:
        """The run of a record's text; RecordError if anything about it is wrong."""
        return Run(Record.from_json(text), pack, seat)

    @property
    def standing(self) -> Standing:
        """How the run ended for its seat."""
        return self.replay.game(len(self.replay)).outcome().standings[self.seat]

    def game(self, round: int, is_over: bool = False) -> Game:
        """The game as a round began; as it ended, once the reader's own is over."""
        return self.replay.game(len(self.replay) if is_over else self.replay.start_of(round))


def bot_run(pack: Pack, deal: Deal, level: str) -> Record:
    """A bot's run of a deal. It knows no more than a player, and plays the same whenever it is asked."""
    game, bot = deal.begin(pack), make_bot(level, deal.key)
    while not game.is_over:
        game.apply(0, bot.choose(Position.of(game, 0, f"{deal.key} {game.move_count}")))
    return record_of(game)
