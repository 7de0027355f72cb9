"""One line sets a table; its verbs read like the rules.

`table(card("drill", 2, "put 1 machine here"), mine="a1@0 b1@2", hand="drill", coins=3)` is a game that waits for the
card to be played. A test declares just the cards it needs; `a1`, `b2` and the like are plain cards of that Level, and
everything else (decks of `z` cards, quiet Events, empty boards) is filler that does nothing by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from imperial_miners import Game, Happening, Pack, load_pack
from imperial_miners.engine import phases
from imperial_miners.engine.action import BORDER
from imperial_miners.engine.effect import Effect
from imperial_miners.engine.mine import place_card, put_marker
from imperial_miners.engine.pack import HALVES, Card, Event, Side
from imperial_miners.engine.phases import RULES
from imperial_miners.engine.seat import Seat, new_seat
from imperial_miners.engine.steps import make_pack
from imperial_miners.engine.view import SeatView
from imperial_miners.packs.notation import parse_effect, parse_feature
from imperial_miners.packs.writing import write_effect

SMALL = Path(__file__).parent / "pack_small"
COSTS = {1: 0, 2: 2, 3: 0, 4: 0}
COPIES = {1: 36, 2: 43, 3: 43, 4: 14}
SURFACE = ["gain 2 coins", "pay 4 coins: advance up to 2", "pay 8 coins: advance up to 5", "draw 3 cards"]
SURFACE_GROUPS = [0, 1, 1, 2]
PLAIN = re.compile(r"[a-y][1-4]")
ROUNDS = 10


def card(
    id: str, level: int = 1, *effects: str, factions: str = "", carts: str = "", cost: int = -1, copies: int = 1
) -> Card:
    """A card in the notation of packs; without an effect it gives 1 coin, at Level 3 it costs nothing unless said."""
    halves = carts.split()
    assert set(halves) <= set(HALVES), carts
    return Card(
        id,
        level,
        cost if cost >= 0 else COSTS[level],
        tuple(factions.split()),
        copies,
        tuple(half in halves for half in HALVES),
        [parse_effect(text) for text in effects or ("gain 1 coin",)],
    )


def immediate(*effects: str, may: bool = False) -> Event:
    """An Event that happens at once."""
    return Event("at_once", "immediate", [parse_effect(text) for text in effects], [], may)


def end_of_round(*effects: str, may: bool = False) -> Event:
    """An Event that waits for the end of the round."""
    return Event("at_the_end", "end", [parse_effect(text) for text in effects], [], may)


def feature(*features: str) -> Event:
    """An Event that changes the Mine phase."""
    return Event("all_round", "feature", [], [parse_feature(text) for text in features], False)


def pack_of(cards: Iterable[Card], event: Event | None = None, boards: Mapping[int, list[str]] | None = None) -> Pack:
    """A pack of these cards and filler, unless they are `z` cards themselves. The Event has number 0, `boards` gives
    spaces to both sides of a board."""
    filler = {f"z{level}": card(f"z{level}", level, copies=COPIES[level]) for level in (1, 2, 3, 4)}
    designs = sorted((filler | {design.id: design for design in cards}).values(), key=lambda design: design.level)
    events = [event] if event is not None else []
    events += [Event(f"quiet_{number}", "feature", [], [], False) for number in range(len(events), 18)]
    sides = [side_of(board, face, (boards or {}).get(board)) for board in (1, 2, 3) for face in ("a", "b")]
    return make_pack("made", "made", designs, events, sides, [parse_effect(text) for text in SURFACE], SURFACE_GROUPS)


def side_of(board: int, face: str, spaces: list[str] | None) -> Side:
    """A side with these spaces, bottom first, or with ten empty ones."""
    effects: list[Effect | None] = [parse_effect(text) if text else None for text in spaces or [""] * 10]
    return Side(f"board_{board}{face}", board - 1, effects)


def small_pack() -> Pack:
    """The pack of tests/pack_small."""
    return load_pack(SMALL)


class Player:
    """One seat of a table: what it sees and what it may do."""

    def __init__(self, game: Game, index: int, log: list[Happening]) -> None:
        self.game = game
        self.index = index
        self.happenings = log

    def __getitem__(self, index: int) -> Player:
        return Player(self.game, index, self.happenings)

    def __repr__(self) -> str:
        return f"<seat {self.index}, round {self.game.round}, {self.phase}: {self.asks} {self.offers}>"

    # what a test does

    def choose(self, *keys: str) -> Player:
        """Answer one question after the other."""
        for key in keys:
            self.happenings += self.game.apply(self.index, key)
        return self

    def play(self, card: str, at: int | None = None) -> Player:
        """Play a card from hand and, if `at` is given and a place is asked, lay it at that half-card column."""
        self.choose(f"play:{card}")
        return self.place(at) if at is not None and self.asks == "place" else self

    def place(self, x: int) -> Player:
        """Lay the card in its row."""
        row = self.offers[0].split(":")[1]
        return self.choose(f"place:{row}:{x:+d}")

    def use(self, card: str, at: int | None = None, effect: str = "a") -> Player:
        """Play a card and choose its effect."""
        return self.play(card, at).choose(f"effect:{effect}")

    def decline(self) -> Player:
        """Decline what may be declined."""
        return self.choose("decline")

    def surface(self, effect: str = "a") -> Player:
        """Decline everything on the way up and choose a Surface effect."""
        while self.source != "surface":
            self.choose("decline" if "decline" in self.offers else self.offers[0])
        return self.choose(f"effect:{effect}")

    def rest(self) -> Player:
        """Give plain answers to whatever is asked, until the round is over."""
        number = self.game.round
        while self.offers and self.game.round == number:
            self.choose("decline" if "decline" in self.offers else self.offers[0])
        return self

    # what a test looks at

    @property
    def view(self) -> SeatView:
        """Its own side of the table, as it sees it."""
        return self.game.view(self.index).seats[self.index]

    @property
    def asks(self) -> str | None:
        """What is to be chosen: play, place, effect, deck ..."""
        decision = self.game.decision(self.index)
        return decision.kind if decision is not None else None

    @property
    def asks_for(self) -> str | None:
        """For what it is chosen: machine, activate, surface ..."""
        decision = self.game.decision(self.index)
        return decision.word if decision is not None else None

    @property
    def source(self) -> str | None:
        """Who asks."""
        decision = self.game.decision(self.index)
        return decision.source if decision is not None else None

    @property
    def offers(self) -> list[str]:
        """The keys of the options."""
        decision = self.game.decision(self.index)
        return [option.key for option in decision.options] if decision is not None else []

    @property
    def phase(self) -> str:
        """The step of the round."""
        return phases.PHASES[self.game.phase]

    @property
    def coins(self) -> int:
        return self.view.coins

    @property
    def vp(self) -> int:
        return self.view.vp

    @property
    def hand(self) -> list[str]:
        return [self.name(card) for card in self.view.hand or []]

    @property
    def mine(self) -> str:
        """The cards of the mine with their columns, in the order of placing."""
        return " ".join(f"{self.name(each.card)}@{each.x}" for each in self.view.mine)

    @property
    def carts(self) -> int:
        return self.view.carts

    @property
    def marker(self) -> tuple[int, int]:
        """Board (0: none) and space."""
        return self.view.board + 1, self.view.space

    def machines(self, card: str) -> int:
        """The machines on a card."""
        return next(each.machines for each in self.view.mine if self.name(each.card) == card)

    @property
    def collapses(self) -> str:
        """The cards that hold a collapse."""
        return " ".join(self.name(each.card) for each in self.view.mine if each.has_collapse)

    @property
    def activated(self) -> str:
        """The cards activated this round."""
        return " ".join(self.name(each.card) for each in self.view.mine if each.is_activated)

    def name(self, card: int) -> str:
        """The id of a design."""
        return self.game.pack.cards[card].id

    @property
    def log(self) -> list[str]:
        """The kinds of what happened since the table was set."""
        return [happening.kind for happening in self.happenings]

    def happened(self, kind: str) -> list[dict[str, int]]:
        """The fields of everything of a kind that happened since the table was set."""
        return [happening.fields() for happening in self.happenings if happening.kind == kind]

    def deck(self, level: int) -> list[str]:
        """What is left of a deck, top first."""
        supply = self.game.seats[self.index].supply
        return [self.name(card) for card in supply.decks[level - 1][supply.gone[level - 1] :]]

    def pile(self, level: int) -> list[str]:
        """The discard pile of a Level."""
        return sorted(self.name(card) for card in self.game.seats[self.index].supply.piles[level - 1])


def table(
    *cards: Card,
    event: Event | None = None,
    boards: Mapping[int, list[str]] | None = None,
    seats: int = 1,
    seed: int = 1,
    round: int = 1,
    decks: Mapping[int, str] | None = None,
    piles: Mapping[int, str] | None = None,
    kind: str = "shared",
    rules: str = RULES,
    others: Mapping[str, Any] | None = None,
    **own: Any,
) -> Player:
    """A game at the start of a round, its Event turned up. `own` is every seat's state, `others` changes it for all
    seats but the first: mine="a1@0 drill@1", hand, coins, vp, board=(1, 4), machines={"drill": 2}, collapses="a1",
    markers="1:right"."""
    named = re.findall(r"\w+", f"{own} {others} {decks} {piles}")
    plain = sorted({name for name in named if PLAIN.fullmatch(name)} - {design.id for design in cards})
    pack = pack_of([*cards, *(card(name, int(name[1])) for name in plain)], event, boards)
    game = Game.new(pack, seats, seed, "first-game", kind, rules=rules)
    for supply in game.supplies:
        for level in (1, 2, 3, 4):
            deck = (decks or {}).get(level, f"z{level} " * 20)
            supply.decks[level - 1] = [number_of(pack, name) for name in deck.split()]
            supply.gone[level - 1] = 0
            supply.piles[level - 1] = [number_of(pack, name) for name in (piles or {}).get(level, "").split()]
        supply.look()
    for index in range(seats):
        game.seats[index] = new_seat(pack, index, game.seats[index].supply)
        set_seat(game, game.seats[index], **({**own, **(others or {})} if index else own))
    game.events = list(range(ROUNDS))
    game.events[0], game.events[round - 1] = game.events[round - 1], 0
    game.round = round - 1
    game.busy = 0
    game.happenings = told = []
    phases.begin_round(game)
    phases.settle(game)
    game.happenings = []
    return Player(game, 0, told)


def set_seat(
    game: Game,
    seat: Seat,
    mine: str = "",
    hand: str = "",
    coins: int = 0,
    vp: int = 0,
    board: tuple[int, int] = (0, 0),
    machines: Mapping[str, int] | None = None,
    collapses: str = "",
    markers: str = "",
) -> None:
    """Give a seat what it owns; `name@x` lies in the row of its Level."""
    pack = game.pack
    seat.coins, seat.vp = coins, vp
    seat.hand = sorted(number_of(pack, name) for name in hand.split())
    seat.board, seat.space = board[0] - 1, board[1]
    for entry in mine.split():
        name, x = entry.split("@")
        number = number_of(pack, name)
        assert (pack.levels[number] + int(x)) % 2 == 1, f"{entry}: odd rows have even columns, even rows odd ones"
        place_card(seat, number, pack.levels[number], int(x))
    ids = [pack.cards[number].id for number in seat.cards]
    for name, count in (machines or {}).items():
        game.put_machines(seat, ids.index(name), count)
    for name in collapses.split():
        game.put_collapse(seat, ids.index(name))
    for border in markers.split():
        put_marker(seat, pack.vocabulary.action(f"border:{border}") - BORDER)


def number_of(pack: Pack, name: str) -> int:
    """The number of a design."""
    return next(number for number, design in enumerate(pack.cards) if design.id == name)


def resolve(*effects: str, cards: Iterable[Card] = (), at: int = 0, level: int = 1, **state: Any) -> Player:
    """Play a card `it` with these effects and choose the first one."""
    factions, carts = state.pop("factions", ""), state.pop("carts", "")
    it = card("it", level, *effects, factions=factions, carts=carts)
    state["hand"] = f"it {state.get('hand', '')}"
    state["coins"] = state.get("coins", 0) + it.cost
    return table(it, *cards, **state).use("it", at)


def printed(id: str) -> Card:
    """A card of the base set, made anew so that it can be part of another pack."""
    design = next(design for design in load_pack("base").cards if design.id == id)
    carts = " ".join(half for half, is_full in zip(HALVES, design.carts, strict=True) if is_full)
    effects = [write_effect(effect) for effect in design.effects]
    return card(id, design.level, *effects, factions=" ".join(design.factions), carts=carts, cost=design.cost)
