"""Counts of option sequences to a depth from named positions, and whole games, against the naive telling in `oracle`.

Both sides are set up from one plain description. Compared are the options at every node, the number of sequences, and
the multiset of the states they lead to.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from imperial_miners import Game, Happening, Pack, load_pack
from imperial_miners.engine import mine, phases
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.packs import pack_folder
from tests.engine.oracle import Miner, Tale
from tests.engine.oracle_table import Box

SMALL = Path(__file__).parent.parent / "pack_small"
BOARDS = "winch rails stairs"
ROUNDS = 10


class Position:
    """A plain description: cards as `id@row:x`, with a `m` for each machine and `!` for a collapse; the last Events of
    the game; decks top first; cart markers as `1-2`, by the numbers of the two cards."""

    def __init__(
        self,
        depth: int,
        hand: str = "",
        mine: str = "",
        coins: int = 0,
        events: str = "sale",
        decks: tuple[str, ...] = ("", "", "", ""),
        piles: tuple[str, ...] = ("", "", "", ""),
        markers: str = "",
        boards: str = BOARDS,
        marker: tuple[int, int] | None = None,
    ) -> None:
        self.depth = depth
        self.hand = hand.split()
        self.mine = [self.card(text) for text in mine.split()]
        self.coins = coins
        self.events = events.split()
        self.decks = [deck.split() for deck in decks]
        self.piles = [pile.split() for pile in piles]
        self.markers = [tuple(int(number) - 1 for number in text.split("-")) for text in markers.split()]
        self.boards = boards.split()
        self.marker = marker

    @staticmethod
    def card(text: str) -> tuple[str, int, int, int, bool]:
        card, _, place = text.partition("@")
        row, _, x = place.rstrip("m!").partition(":")
        return card, int(row), int(x), place.count("m"), "!" in place


POSITIONS = {
    "an empty mine": Position(
        8,
        hand="quicksand signpost pawn_shop lantern_store",
        coins=1,
        events="tailwind",
        decks=("crossing", "embassy foreman", "ruin oracle", ""),
    ),
    "gaps in the first row": Position(
        5,
        hand="tide_pump embassy winding_gear",
        mine="quicksand@1:0 milestone@1:4 heather_pit@1:-2 tea_house@1:10",
        coins=4,
        decks=("crossing", "", "", ""),
    ),
    "two ways up everywhere": Position(
        8,
        hand="deep_vein shaft_head garden",
        mine="quicksand@1:0 tide_pump@1:2m heather_pit@1:-2 signpost@1:4 embassy@2:-1 platinum_drill@2:1mm "
        "caravan@2:3 ledger@3:0 pyramid@3:2",
        coins=13,
        events="harvest",
    ),
    "collapses on the way": Position(
        7,
        hand="ruin salvage_yard blast_crew powder_keg",
        mine="powder_keg@1:0! quicksand@1:2 rubble_traders@2:1! blast_crew@2:-1 unrequited_love@3:0",
        coins=4,
        events="insurance",
    ),
    "collapses ignored": Position(
        8,
        hand="ruin powder_store",
        mine="powder_keg@1:0! quicksand@1:2! rubble_traders@2:1! unrequited_love@3:0",
        coins=4,
        events="safe_props",
        decks=("", "", "ruin", ""),
    ),
    "cards that activate cards": Position(
        8,
        hand="viaduct foreman festival",
        mine="heather_pit@1:0 tide_pump@1:2 foreman@2:1! tea_house@1:-2 translators@2:-1",
        coins=10,
        events="night_shift",
        decks=("", "", "", ""),
    ),
    "half-carts and markers": Position(
        7,
        hand="surveyors forum milestone",
        mine="milestone@1:0 quicksand@1:2 tide_pump@1:4 surveyors@2:1 crusher@2:3 embassy@2:-1",
        coins=7,
        events="cart_bonus",
        markers="2-4",
    ),
    "below the boards": Position(
        7,
        hand="signpost pilgrims",
        mine="quicksand@1:0 crossing@1:2",
        coins=8,
        events="milestones",
        boards="ladder bucket_chain cable_car",
        decks=("heather_pit", "", "", "deep_vein"),
    ),
    "one step from the top": Position(
        7,
        hand="pyramid caravan pilgrims crossing",
        mine="signpost@1:0 quicksand@1:2 pilgrims@2:1 embassy@2:-1!",
        coins=12,
        events="double_work",
        boards="ladder bucket_chain cable_car",
        marker=(0, 5),
        decks=("heather_pit quicksand", "", "", "deep_vein"),
    ),
    "a hand of eight and short decks": Position(
        6,
        hand="lantern_store recruiter pawn_shop oracle oracle relay embassy embassy",
        mine="quicksand@1:0",
        coins=6,
        events="book_fee",
        decks=("tea_house", "haggler", "", ""),
        piles=("", "", "ruin", ""),
    ),
    "machines to put and to spend": Position(
        7,
        hand="great_engine crusher machine_hall winding_gear",
        mine="tide_pump@1:0mmm quicksand@1:2 platinum_drill@2:1mm heather_pit@1:4m crusher@2:3m",
        coins=6,
        events="grease",
    ),
    "nothing to play": Position(
        9,
        hand="garden festival",
        mine="quicksand@1:0",
        coins=3,
        events="market payday",
        decks=("crossing milestone", "embassy", "ruin", ""),
    ),
    "nine cards after a round without limit": Position(
        8,
        hand="relay lantern_store lantern_store oracle oracle oracle ruin ruin ruin",
        mine="quicksand@1:0 embassy@2:1",
        coins=2,
        events="harvest",
        decks=("tea_house", "", "", ""),
        piles=("", "haggler", "", ""),
    ),
    "no card at all": Position(9, coins=9, events="long_day inventory", mine="quicksand@1:0m tide_pump@1:2m"),
}


@pytest.fixture(scope="module")
def small() -> Pack:
    return load_pack(SMALL)


# ---------------------------------------------------------------- one description, two systems


def oracle_at(position: Position, box: Box) -> tuple[Miner, Tale]:
    miner = Miner(box, position.boards)
    miner.coins = position.coins
    miner.hand = list(position.hand)
    for card, row, x, machines, has_collapse in position.mine:
        number = miner.lay(card, row, x / 2)
        miner.mine[number]["machines"], miner.mine[number]["collapse"] = machines, has_collapse
    miner.markers = {frozenset(pair) for pair in position.markers}
    for level in (1, 2, 3, 4):
        miner.decks[level] = list(position.decks[level - 1])
        miner.piles[level] = list(position.piles[level - 1])
    if position.marker:
        miner.board, miner.space = position.marker
    return miner, miner.rounds(position.events)


def game_at(position: Position, pack: Pack) -> Game:
    """The same in the engine: the saved state of a new game, with other contents, before its last rounds begin."""
    design = {card.id: number for number, card in enumerate(pack.cards)}
    coming = [[event.id for event in pack.events].index(name) for name in position.events]
    rest = [event for event in range(len(pack.events)) if event not in coming]
    saved = save_state(Game.new(pack, seats=1, seed=0))
    saved["events"] = rest[: ROUNDS - len(coming)] + coming
    saved["round"] = ROUNDS - len(coming)
    saved["busy"] = 0
    saved["sides"] = [[side.id for side in pack.boards].index(name) for name in position.boards]
    saved["supplies"][0]["decks"] = [[design[card] for card in deck] for deck in position.decks]
    saved["supplies"][0]["piles"] = [[design[card] for card in pile] for pile in position.piles]
    saved["seats"][0].update(stack=[], options=[], hand=sorted(design[card] for card in position.hand))
    game = load_state(pack, saved)
    seat = game.seats[0]
    seat.coins = position.coins
    for slot, (card, row, x, machines, has_collapse) in enumerate(position.mine):
        mine.place_card(seat, design[card], row, x)
        seat.machines += machines << 3 * slot
        seat.collapses += has_collapse << slot
    for pair in position.markers:
        slot, k = next((slot, k) for slot in pair for k in range(3) if seat.near[slot * 6 + mine.SHARED[k]] in pair)
        mine.put_marker(seat, slot * 3 + k)
    if position.marker:
        seat.board, seat.space = position.marker
    phases.begin_round(game)
    phases.settle(game)
    return game


def summary(game: Game) -> tuple[object, ...]:
    """What the engine shows of its only seat, in the oracle's form."""
    view = game.view(0).to_json()
    seat = view["seats"][0]  # type: ignore[index]

    def pairs(borders: list[tuple[int, int]]) -> frozenset[frozenset[int]]:
        near = game.seats[0].near
        return frozenset(frozenset({slot - 1, near[(slot - 1) * 6 + mine.SHARED[k]]}) for slot, k in borders)

    cards = ("card", "row", "x", "machines", "collapse", "activated")
    return (
        (
            seat["coins"],
            seat["vp"],
            seat["board"] - 1 if seat["board"] else None,
            seat["space"],
            seat["completed"],
            seat["advanced"],
        ),
        tuple(sorted(seat["hand"])),
        tuple(tuple(str(card[field] / 2 if field == "x" else card[field]) for field in cards) for card in seat["mine"]),
        pairs(seat["complete"]),
        pairs(seat["markers"]),
        tuple(view["deck_sizes"]),  # type: ignore[arg-type]
        tuple(tuple(sorted(pile)) for pile in view["piles"]),  # type: ignore[attr-defined]
    )


def keys(game: Game) -> list[str]:
    decision = game.decision(0)
    return sorted(option.key for option in decision.options) if decision else []


# ---------------------------------------------------------------- counting

Way = tuple[str, ...]


def dealt(told: list[Happening], pack: Pack) -> list[str]:
    """What chance dealt: the drawn cards and the blind ones."""
    blind = [one for one in told if one.kind == "drew" or (one.kind == "revealed" and one.fields()["blind"])]
    return [pack.cards[one.fields()["card"]].id for one in blind]


def engine_ways(game: Game, depth: int, fates: dict[Way, list[str]], way: Way = ()) -> Iterator[tuple[Way, object]]:
    """Every sequence of options to a depth, with the state it leads to; `fates` keeps what was dealt on the way."""
    options = keys(game)
    if depth == 0 or not options:
        yield way, summary(game)
        return
    for key in options:
        other = game.copy()
        fates[(*way, key)] = fates[way] + dealt(other.apply(0, key), game.pack)
        yield from engine_ways(other, depth - 1, fates, (*way, key))


def oracle_ways(
    position: Position, box: Box, fates: dict[Way, list[str]], way: Way = ()
) -> Iterator[tuple[Way, object]]:
    """The same by telling the story anew for every sequence. Only where a shuffle decides, it looks at the fates."""
    if way not in fates:
        yield way, "no such way in the engine"
        return
    miner, tale = oracle_at(position, box)
    miner.fate = fates[way].copy()
    try:
        options = next(tale)
        for key in way:
            options = tale.send(key)
    except StopIteration:
        options = []
    if len(way) == position.depth or not options:
        yield way, miner.summary()
        return
    for key in sorted(options):
        yield from oracle_ways(position, box, fates, (*way, key))


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.rule("R5.3", "R5.4", "R5.5", "R5.6", "R5.9", "R6.3", "R7.1", "R7.2", "R8.1", "R10.1", "R10.5")
def test_engine_and_oracle_count_the_same(name: str, small: Pack) -> None:
    position, fates = POSITIONS[name], {(): []}
    ours = dict(engine_ways(game_at(position, small), position.depth, fates))
    theirs = dict(oracle_ways(position, Box(SMALL), fates))
    assert len(ours) >= 100, "too few sequences to tell anything"
    assert ours.keys() == theirs.keys(), sorted(ours.keys() ^ theirs.keys())[:3]
    assert Counter(ours.values()) == Counter(theirs.values())
    assert ours == theirs


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("folder", [SMALL, pack_folder("base")], ids=["small", "base"])
def test_whole_games_are_told_alike(folder: Path) -> None:
    pack, box = load_pack(folder), Box(folder)
    for seed in range(60):
        follow(Game.new(pack, seats=1, seed=seed), box, random.Random(seed))


def follow(game: Game, box: Box, rng: random.Random) -> None:
    """Play at random in both systems at once. Chance belongs to the engine: the oracle checks that it was possible."""
    ids = [card.id for card in game.pack.cards]
    miner = Miner(box, [game.pack.boards[side].id for side in game.supplies[0].sides])
    miner.hand = [ids[card] for card in game.seats[0].hand]
    for level in (1, 2, 3, 4):
        whole = Counter({card: box.cards[card].get("copies", 1) for card in ids if box.level(card) == level})
        miner.decks[level] = list((whole - Counter(miner.hand)).elements())
        miner.unknown.add(level)
    tale = whole_game(miner, [game.pack.events[event].id for event in game.events])
    options = next(tale)
    moves = 0
    while not game.is_over:
        assert keys(game) == sorted(options), f"move {moves} of seed {game.seed}"
        assert summary(game) == miner.summary(), f"move {moves} of seed {game.seed}"
        key = rng.choice(sorted(options))
        miner.fate = dealt(game.apply(0, key), game.pack)
        try:
            options = tale.send(key)
        except StopIteration:
            options = []
        assert not miner.fate, "the engine dealt more cards than the rules ask for"
        moves += 1
    assert not options
    assert summary(game) == miner.summary()
    assert game.outcome().standings[0].score == miner.vp + len(miner.carts())


def whole_game(miner: Miner, events: list[str]) -> Tale:
    yield from miner.keep()
    yield from miner.rounds(events)
