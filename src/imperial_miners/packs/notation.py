"""The notation of effects and features: text in, the engine's nodes out, with the exact column of whatever is wrong.

A recursive descent with one function for each line of the grammar in docs/packs.md. What can be written but makes no
sense where it stands (a Level 4 draw on a card, say) is the business of `sense`.
"""

from __future__ import annotations

from typing import Final

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.effect import (
    AT_LEAST,
    AT_MOST,
    BOARDS,
    CARDS,
    CARTS,
    COINS,
    COLLAPSES,
    FACTION_KINDS,
    HAND,
    MACHINES,
    MOVED,
    RELATIONS,
    SPACE,
    THIS,
    WITH,
    WITHOUT,
    Amount,
    Condition,
    Count,
    Effect,
    Either,
    Filter,
    Node,
)
from imperial_miners.engine.feature import (
    BOTH_EFFECTS,
    COST,
    EXTRA_ADVANCE,
    EXTRA_DRAW,
    EXTRA_GAIN,
    IGNORE_COLLAPSES,
    MACHINE_LIMIT,
    NO_HAND_LIMIT,
    ON_ACTIVATE,
    ON_ADVANCE,
    ON_CART,
    ON_COLLAPSE,
    ON_DRAW,
    ON_MACHINE,
    ON_PLACE,
    SURFACE_TWICE,
    WHEN,
    Feature,
)
from imperial_miners.engine.token_words import ALL, ClearCollapse, PutCollapse, PutMachine, PutMarker, SpendMachine
from imperial_miners.engine.words import ANY_FACTION, COIN, VP, Activate, Advance, Discard, Draw, FactionDraw, Gain, Pay
from imperial_miners.packs.tokens import MOST, MOST_ADVANCE, MOST_CARDS, MOST_MACHINES, MOST_WAYS, Tokens

ADJECTIVES: Final = ("scottish", "egyptian", "atlantean", "barbarian", "japanese", "roman")
"""The Factions as they are written before "card", in the order of FACTIONS."""
assert len(ADJECTIVES) == len(FACTIONS)

Mark = tuple[object, int]
"""A node or filter, and the column where it is written."""


class Parser(Tokens):
    """Reads one effect or feature; `marks` keeps where each part stands."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.marks: list[Mark] = []

    # effects

    def effect(self, is_optional: bool = False) -> Effect:
        """["if" CONDITION ":"] [PRICE {"and" PRICE} ":"] STEP {"," STEP}"""
        column = self.column
        condition = None
        if self.take("if"):
            condition = self.condition()
            self.expect(":")
        prices: list[Node] = []
        steps = [self.step(is_first=True)]
        if is_price(steps[0]):
            while self.take("and"):
                start = self.at
                steps.append(self.step(is_first=True))
                if not is_price(steps[-1]):
                    self.fail("a price", start - self.at)
            must_follow = len(steps) > 1 or isinstance(steps[0], Pay | SpendMachine)
            if self.take(":"):
                prices = steps
                steps = [self.step()]
            elif must_follow:
                self.fail()
        while self.take(","):
            steps.append(self.step())
        effect = Effect(steps, prices, condition, is_optional)
        self.marks.append((effect, column))
        return effect

    def step(self, is_first: bool = False) -> Node:
        """One step, or, at the start of an effect, possibly a price."""
        column = self.column
        if self.take("("):
            return self.nested(False)
        verbs = ("gain", "draw", "advance", "put", "clear", "activate", "discard", "either", "may")
        verb = self.expect(*verbs, *(("pay", "spend") if is_first else ()), label="a word of effects such as 'gain'")
        node: Node
        if verb == "gain":
            node = self.gain()
        elif verb == "draw":
            node = self.draw()
        elif verb == "advance":
            node = self.advance()
        elif verb == "put":
            node = self.put()
        elif verb == "clear":
            number = ALL if self.take("all") else self.number(1, MOST_CARDS)
            self.expect("collapse", "collapses")
            node = ClearCollapse(number, self.cards() if self.take("on") else Filter())
        elif verb == "activate":
            node = Activate(self.number(1, MOST_CARDS), self.cards())
        elif verb == "discard":
            node = Discard(self.number(1, MOST_CARDS))
            self.expect("card", "cards")
        elif verb == "pay":
            node = self.pay()
        elif verb == "spend":
            number = self.number(1, MOST)
            self.expect("machine", "machines")
            node = SpendMachine(number, bool(self.take("here")))
        elif verb == "either":
            node = self.either()
        else:
            self.expect("(")
            return self.nested(True)
        self.marks.append((node, column))
        return node

    def nested(self, is_optional: bool) -> Effect:
        """An effect in parentheses, the first of which has been read."""
        self.go_deeper()
        effect = self.effect(is_optional)
        self.expect(")")
        self.depth -= 1
        return effect

    def either(self) -> Either:
        """ "either (" EFFECT ")" "or (" EFFECT ")", two to four ways."""
        ways = [self.way()]
        self.expect("or")
        ways.append(self.way())
        while len(ways) < MOST_WAYS and self.take("or"):
            ways.append(self.way())
        return Either(ways)

    def way(self) -> Effect:
        """One way of a choice."""
        self.expect("(")
        return self.nested(False)

    def gain(self) -> Gain:
        """Read what is gained: N ("coin"|"vp") [PER]"""
        number = self.number(1, MOST)
        token = VP if self.expect("coin", "coins", "vp") == "vp" else COIN
        return Gain(token, self.amount(number))

    def draw(self) -> Node:
        """N ["level" L] "card" [PER] | N ADJ "card" | N "card of any faction" """
        number = self.number(1, MOST_CARDS)
        if self.take("level"):
            level = self.level()
            self.expect("card", "cards")
            return Draw(self.amount(number), level)
        faction = self.take(*ADJECTIVES, label="a Faction")
        self.expect("card", "cards")
        if faction:
            return FactionDraw(number, ADJECTIVES.index(faction))
        if self.take("of"):
            self.expect("any")
            self.expect("faction")
            return FactionDraw(number, ANY_FACTION)
        return Draw(self.amount(number))

    def advance(self) -> Advance:
        """["up to"] N [PER] ["resolving passed"]"""
        is_up_to = bool(self.take("up"))
        if is_up_to:
            self.expect("to")
        amount = self.amount(self.number(1, MOST_ADVANCE))
        is_passing = bool(self.take("resolving"))
        if is_passing:
            self.expect("passed")
        return Advance(amount, is_up_to, is_passing)

    def put(self) -> Node:
        """Machines, a collapse, or cart markers."""
        if self.take("collapse"):
            return PutCollapse(*self.targets())
        number = self.number(1, MOST_CARDS)
        if self.take("cart"):
            self.expect("marker", "markers")
            return PutMarker(number, bool(self.take("here")))
        self.expect("machine", "machines")
        if number > MOST_MACHINES:
            self.fail(f"at most {MOST_MACHINES} machines", -2)
        return PutMachine(number, *self.targets())

    def targets(self) -> tuple[Filter, int]:
        """ "here" | "on" N FILTER "cards" | "on each" FILTER "card" """
        column = self.column
        if self.take("here"):
            here = Filter(THIS)
            self.marks.append((here, column))
            return here, 1
        self.expect("on")
        number = ALL if self.take("each") else self.number(1, MOST_CARDS)
        return self.cards(), number

    def pay(self) -> Pay:
        """N "coin" ["less 1 per" COUNT]"""
        number = self.number(1, MOST)
        self.expect("coin", "coins")
        if not self.take("less"):
            return Pay(number)
        self.number(1, 1)
        self.expect("per")
        return Pay(number, self.count())

    # parts of effects

    def amount(self, number: int) -> Amount:
        """["per" [K] COUNT ["max" M]]"""
        if not self.take("per"):
            return Amount(number)
        every = self.number(1, MOST) if self.at_number() else 1
        count = self.count()
        return Amount(number, count, every, self.number(1, MOST) if self.take("max") else 0)

    def condition(self) -> Condition:
        """N COUNT | "at most" N COUNT | "no" COUNT"""
        column = self.column
        comparison = AT_MOST
        number = 0
        if not self.take("no"):
            if self.take("at"):
                self.expect("most")
            else:
                comparison = AT_LEAST
            number = self.number(1, MOST)
        condition = Condition(self.count(), number, comparison)
        self.marks.append((condition, column))
        return condition

    def count(self) -> Count:
        """Something that can be counted."""
        if self.take("machine", "machines", label="something to count"):
            return Count(MACHINES, self.place(has_here=True))
        if self.take("collapse", "collapses", label=""):
            return Count(COLLAPSES, self.place(has_here=False))
        if self.take("cart", "carts", label=""):
            return Count(CARTS, self.place(has_here=True))
        if self.take("faction", "factions", label=""):
            return Count(FACTION_KINDS)
        if self.take("coin", "coins", label=""):
            return Count(COINS)
        if self.take("space", "spaces", label=""):
            return Count(MOVED if self.take("advanced") else SPACE)
        if self.take("board", "boards", label=""):
            self.expect("completed")
            return Count(BOARDS)
        start = self.at
        where = self.cards()
        if self.at == start + 1 and self.take("in"):
            self.expect("hand")
            return Count(HAND)
        return Count(CARDS, None if is_plain(where) else where)

    def place(self, has_here: bool) -> Filter | None:
        """["here" | "on" FILTER "cards"]; nothing, or "on cards", is the whole mine."""
        column = self.column
        if has_here and self.take("here"):
            here = Filter(THIS)
            self.marks.append((here, column))
            return here
        if not self.take("on"):
            return None
        where = self.cards()
        return None if is_plain(where) else where

    def cards(self) -> Filter:
        """Which cards, ending with "card" and what lies on it."""
        column = self.column
        where = Filter()
        where.relation = RELATIONS.index(self.take(*RELATIONS[1:], label="") or "any")
        where.is_end = bool(self.take("end", label=""))
        state = self.take("activated", "fresh", label="")
        if state:
            where.activated = WITH if state == "activated" else WITHOUT
        faction = self.take(*ADJECTIVES, "factionless", label="a Faction")
        if faction == "factionless":
            where.has_no_faction = True
        elif faction:
            where.faction = ADJECTIVES.index(faction)
        if self.take("level", label=""):
            where.level = self.level()
        if self.at_any(*RELATIONS[1:], "end", "activated", "fresh", *ADJECTIVES, "factionless", "level"):
            self.fail("'card' (before it, in this order: relation, end, activated, Faction, level)")
        self.expect("card", "cards")
        while how := self.take("with", "without"):
            nouns: tuple[str, ...] = () if where.machine else ("machine", "machines")
            nouns += () if where.collapse else ("collapse", "collapses")
            if self.expect(*nouns).startswith("machine"):
                where.machine = WITH if how == "with" else WITHOUT
            else:
                where.collapse = WITH if how == "with" else WITHOUT
        self.marks.append((where, column))
        return where

    def level(self) -> int:
        """The number of a Level."""
        return self.number(1, 4, "a Level")

    # features

    def feature(self) -> Feature:
        """One change of the rules for a round."""
        starts = ("cost", "gain", "draw", "advance", "both", "no", "machine", "surface", "ignore", "when")
        word = self.expect(*starts, label="a feature such as 'cost'")
        if word == "when":
            return self.when()
        if word == "cost":
            number = self.signed("-")
            return Feature(COST, number, where=self.cards() if self.take("for") else None)
        if word == "gain":
            number = self.signed("+")
            return Feature(EXTRA_GAIN, number, VP if self.expect("coin", "coins", "vp") == "vp" else COIN)
        if word == "draw":
            return Feature(EXTRA_DRAW, self.signed("+", MOST_CARDS))
        if word == "advance":
            return Feature(EXTRA_ADVANCE, self.signed("+", MOST_ADVANCE))
        if word == "machine":
            self.expect("limit")
            return Feature(MACHINE_LIMIT, self.number(1, MOST_MACHINES))
        if word == "no":
            self.expect("hand")
            self.expect("limit")
            return Feature(NO_HAND_LIMIT)
        if word == "both":
            self.expect("effects")
            return Feature(BOTH_EFFECTS)
        if word == "surface":
            self.expect("twice")
            return Feature(SURFACE_TWICE)
        self.expect("collapses")
        return Feature(IGNORE_COLLAPSES)

    def when(self) -> Feature:
        """Read a feature that waits for something: TRIGGER ":" EFFECT"""
        word = self.expect("activating", "placing", "advancing", "completing", "drawing", "putting", label="a trigger")
        where = None
        if word in ("activating", "placing"):
            trigger = ON_ACTIVATE if word == "activating" else ON_PLACE
            self.take("a", "an", label="")
            where = self.cards()
            if is_plain(where):
                where = None
        elif word == "advancing":
            trigger = ON_ADVANCE
        else:
            self.expect("a")
            if word == "completing":
                self.expect("cart")
                trigger = ON_CART
            elif word == "drawing":
                self.expect("card")
                trigger = ON_DRAW
            else:
                trigger = ON_MACHINE if self.expect("machine", "collapse") == "machine" else ON_COLLAPSE
        self.expect(":")
        return Feature(WHEN, where=where, trigger=trigger, effect=self.effect())


def is_price(node: Node) -> bool:
    """Whether a word, as it is written, may stand before a colon."""
    if isinstance(node, PutCollapse):
        return node.targets != ALL
    if isinstance(node, ClearCollapse):
        return node.number != ALL
    return isinstance(node, Pay | SpendMachine | Discard)


def is_plain(where: Filter) -> bool:
    """Whether a filter means every card."""
    looked_at = (where.relation, where.level, where.machine, where.collapse, where.activated)
    return not any(looked_at) and where.faction < 0 and not where.is_end and not where.has_no_faction


def parse_effect(text: str) -> Effect:
    """The effect that a text means; NotationError if it means none.

    >>> parse_effect("pay 1 coin: advance 1").prices[0].word
    'pay'
    """
    return read_effect(text)[0]


def parse_feature(text: str) -> Feature:
    """The feature that a text means; NotationError if it means none."""
    return read_feature(text)[0]


def read_effect(text: str) -> tuple[Effect, list[Mark]]:
    """An effect, and where its parts are written."""
    parser = Parser(text)
    effect = parser.effect()
    parser.expect_end()
    return effect, parser.marks


def read_feature(text: str) -> tuple[Feature, list[Mark]]:
    """A feature, and where the parts of its effect are written."""
    parser = Parser(text)
    feature = parser.feature()
    parser.expect_end()
    return feature, parser.marks
