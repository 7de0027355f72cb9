"""A second, deliberately naive telling of the rules, from docs/rules.md alone: it shares no code with the engine.

One seat, told as a story: every choice is a `yield` of the options, and every effect is read anew from its text each
time it is resolved. A position is explored by telling the story again from its beginning, so nothing here needs to be
copied, kept as a stack or taken back.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator
from functools import cache
from typing import Any

from tests.engine.oracle_table import ADJECTIVES, Table

Tale = Generator[list[str], str, Any]


class Miner(Table):
    """One player's part in the story."""

    # ------------------------------------------------------------ effects

    def can(self, text: str, here: int | None) -> bool:
        """I4, I10"""
        condition, prices, _ = parts_of(text)
        return (not condition or self.is_so(condition, here)) and all(self.can_pay(price, here) for price in prices)

    def price(self, text: str, here: int | None) -> int:
        found = re.fullmatch(r"pay (\d+) coins?(?: less 1 per (.*))?", text)
        assert found, text
        return max(0, int(found[1]) - (self.count(found[2], here) if found[2] else 0))

    def can_pay(self, text: str, here: int | None) -> bool:
        number = int((re.findall(r"\d+", text) or ["1"])[0])
        if text.startswith("pay"):
            return self.coins >= self.price(text, here)
        if text.startswith("discard"):
            return len(self.hand) >= number
        if text.startswith("clear"):
            return self.count("collapses", here) >= number
        if text.startswith("spend"):
            return self.count("machines here" if text.endswith("here") else "machines", here) >= number
        if text == "put collapse here":
            return here is not None and not self.mine[here]["collapse"]
        found = re.fullmatch(r"put collapse on (\d+) (.*)", text)
        assert found, text
        return sum(not self.mine[one]["collapse"] for one in self.chosen(found[2], here)) >= int(found[1])

    def resolve(self, text: str, here: int | None) -> Tale:
        """R5.11, R5.12 A whole effect, then R9.3."""
        yield from self.follow(text, here)
        while len(self.hand) > 8 and "no hand limit" not in self.features:
            yield from self.discard_one()

    def follow(self, text: str, here: int | None) -> Tale:
        """Prices and steps, in order."""
        _, prices, steps = parts_of(text)
        for part in prices + steps:
            yield from self.step(part, here)

    def step(self, text: str, here: int | None) -> Tale:
        """One word. The first pattern that fits does it."""
        for pattern, deed in DEEDS.items():
            found = re.fullmatch(pattern, text)
            if found:
                yield from deed(self, here, *found.groups())
                return
        raise AssertionError(f"no such step: {text}")

    def trigger(self, words: str, number: int | None = None) -> Tale:
        """I16, I30"""
        for feature in self.features:
            event, _, text = feature.partition(": ")
            verb, _, cards = event.removeprefix("when ").partition(" ")
            if number is None:
                is_meant = event == f"when {words}"
            else:
                is_meant = event.startswith("when ") and verb == words and self.fits(number, cards, None)
            if is_meant and self.can(text, None):
                yield from self.resolve(text, None)

    def gain(self, here: int | None, number: str, token: str, per: str | None) -> Tale:
        amount = self.amount(number + (per or ""), here)
        token = token.rstrip("s")
        if amount > 0 and here is not None:
            amount += self.raised(rf"gain \+(\d+) {token}s?")
        if token == "vp":
            self.vp += amount
        else:
            self.coins += amount
        yield from ()

    def pay(self, here: int | None, text: str) -> Tale:
        self.coins -= self.price(text, here)
        assert self.coins >= 0
        yield from ()

    def draw(self, here: int | None, number: str, level: str | None, per: str | None) -> Tale:
        """R9.1, R9.2, I5"""
        amount = self.amount(number + (per or ""), here)
        if amount > 0:
            amount += self.raised(r"draw \+(\d+)")
        for _ in range(amount):
            levels = [int(level)] if level else [1, 2, 3]
            open_decks = [f"deck:{one}" for one in levels if self.decks[one] or self.piles[one]]
            if not open_decks:
                return
            deck = yield from ask(open_decks)
            self.take(int(deck[-1]), None)
            yield from self.trigger("drawing a card")

    def draw_faction(self, here: int | None, number: str, adjective: str) -> Tale:
        """R9.4, R9.5, I6"""
        for _ in range(int(number)):
            if adjective == "any":
                faction = (yield from ask([f"faction:{one}" for one in ADJECTIVES.values()])).partition(":")[2]
            else:
                faction = ADJECTIVES[adjective]
            untried, is_found = [1, 2, 3], False
            while not is_found:
                options = [f"deck:{one}" for one in untried if self.decks[one] or self.piles[one]]
                if not options:
                    break
                deck = int((yield from ask(options))[-1])
                is_found = self.take(deck, faction)
                untried.remove(deck)
            if is_found:
                yield from self.trigger("drawing a card")
            elif adjective != "any":
                return  # nobody has the Faction, so looking again would find nothing either

    def take(self, level: int, faction: str | None) -> bool:
        """Into the hand: the top card, or the first of a Faction. Whether there was one."""
        card = self.deal(level, faction)
        if card:
            self.hand.append(card)
        return card is not None

    def deal(self, level: int, faction: str | None) -> str | None:
        """R1.6, R9.4 A card off a deck that is not empty or has a pile."""
        if not self.decks[level]:
            self.decks[level], self.piles[level] = self.piles[level], []
            self.unknown.add(level)
        deck = self.decks[level]
        good = [card for card in deck if faction is None or faction in self.box.factions(card)]
        card = good[0] if good else None
        if good and self.fate is not None:
            card = self.fate.pop(0)
            assert card in good if level in self.unknown else card == good[0], f"{card} cannot be dealt from {deck}"
        elif good:
            assert level not in self.unknown or len(set(deck)) == 1, f"nobody knows the order of deck {level}"
        if card:
            deck.remove(card)
        if faction is not None:
            self.unknown.add(level)
        return card

    def discard_one(self) -> Tale:
        card = (yield from ask([f"discard:{card}" for card in sorted(set(self.hand))])).partition(":")[2]
        self.hand.remove(card)
        self.piles[self.box.level(card)].append(card)

    def discard(self, here: int | None, number: str) -> Tale:
        for _ in range(min(int(number), len(self.hand))):
            yield from self.discard_one()

    def advance(self, here: int | None, up_to: str | None, number: str, per: str | None, passing: str | None) -> Tale:
        """Chapter 10"""
        amount = self.amount(number + (per or ""), here)
        if amount <= 0:
            return
        amount += self.raised(r"advance \+(\d+)")
        if self.is_at_top():
            return
        if up_to:
            if self.board is not None:
                amount = min(amount, len(self.boards[self.board]) - self.space)
            answer = yield from ask([f"advance:{distance}" for distance in range(amount + 1)])
            amount = int(answer.partition(":")[2])
        if amount == 0:
            return
        if self.board is None:
            yield from self.enter([0, 1, 2])
        completed = self.completed
        for distance in [1] * amount if passing else [amount]:
            if self.completed == completed and not self.is_at_top():
                yield from self.move(distance)

    def is_at_top(self) -> bool:
        return self.board is not None and self.space == len(self.boards[self.board])

    def enter(self, boards: list[int]) -> Tale:
        """R10.1, R10.5, I8"""
        self.board = int((yield from ask([f"board:{board + 1}" for board in boards]))[-1]) - 1
        self.space = 1

    def move(self, distance: int) -> Tale:
        """R10.2, R10.5, I15"""
        assert self.board is not None
        stop = min(self.space + distance, len(self.boards[self.board]))
        self.advanced += stop - self.space
        self.space = stop
        is_top = self.is_at_top()
        self.completed += is_top
        text = self.boards[self.board][stop - 1]
        yield from self.trigger("advancing")
        if text and self.can(text, None):
            yield from self.resolve(text, None)
        if is_top:
            yield from self.enter([board for board in (0, 1, 2) if board != self.board])

    def pick(self, options: list[int]) -> Tale:
        return int((yield from ask([f"target:{number + 1}" for number in options])).partition(":")[2]) - 1

    def machine_limit(self) -> int:
        return self.raised(r"machine limit (\d+)") or 3

    def put_machines(self, here: int | None, number: str, on: str) -> Tale:
        """R6.1"""
        limit = self.machine_limit()
        which, many, words = targets_of(on)
        used: list[int] = []
        for _ in range(many or len(self.mine)):
            options = [one for one in self.chosen(words, here) if one not in used]
            room = [one for one in options if self.mine[one]["machines"] < limit]
            if not room:
                return
            one = (yield from self.pick(room)) if which == "some" else room[0]
            used.append(one)
            self.mine[one]["machines"] = min(limit, self.mine[one]["machines"] + int(number))
            yield from self.trigger("putting a machine")

    def spend_machines(self, here: int | None, number: str, is_here: str | None) -> Tale:
        for _ in range(int(number)):
            holders = [here] if is_here else [one for one in range(len(self.mine)) if self.mine[one]["machines"]]
            one = yield from self.pick([holder for holder in holders if holder is not None])
            self.mine[one]["machines"] -= 1

    def put_collapses(self, here: int | None, on: str) -> Tale:
        """R6.2"""
        which, many, words = targets_of(on)
        used: list[int] = []  # I29
        for _ in range(many or len(self.mine)):
            free = [one for one in self.chosen(words, here) if not self.mine[one]["collapse"] and one not in used]
            if not free:
                return
            one = (yield from self.pick(free)) if which == "some" else free[0]
            used.append(one)
            self.mine[one]["collapse"] = True
            yield from self.trigger("putting a collapse")

    def clear(self, here: int | None, number: str, words: str | None) -> Tale:
        """R6.4"""
        for _ in range(len(self.mine) if number == "all" else int(number)):
            blocked = [one for one in self.chosen(words or "cards", here) if self.mine[one]["collapse"]]
            if not blocked:
                return
            self.mine[blocked[0] if number == "all" else (yield from self.pick(blocked))]["collapse"] = False

    def put_markers(self, here: int | None, number: str, is_here: str | None) -> Tale:
        """R7.2, R7.3"""
        for _ in range(int(number)):
            options = {}
            for border, full in self.borders():
                if full and border not in self.carts() and (not is_here or here in border):
                    options[self.name_of(border)] = border
            if not options:
                return
            self.markers.add(options[(yield from ask(list(options)))])
            yield from self.trigger("completing a cart")

    def name_of(self, border: frozenset[int]) -> str:
        """A border is named by the card on its left or above it."""
        for one in border:
            for side in ("right", "lower-left", "lower-right"):
                if self.neighbour(one, side) in border:
                    return f"border:{one + 1}:{side}"
        raise AssertionError(border)

    def activate_some(self, here: int | None, number: str, words: str) -> Tale:
        """R8.1, R8.2, I9"""
        for _ in range(int(number)):
            options = [one for one in self.chosen(words, here) if not self.mine[one]["activated"]]
            if not options:
                return
            yield from self.activate((yield from self.pick(options)))

    def either(self, here: int | None, text: str) -> Tale:
        ways = [way.strip().removeprefix("(").removesuffix(")") for way in split(text, " or ")]
        options = [f"choice:{'abcd'[i]}" for i, way in enumerate(ways) if self.can(way, here)]
        if options:
            yield from self.follow(ways["abcd".index((yield from ask(options))[-1])], here)

    def nested(self, here: int | None, may: str | None, text: str) -> Tale:
        if self.can(text, here) and not (may and (yield ["effect:a", "decline"]) == "decline"):
            yield from self.follow(text, here)

    # ------------------------------------------------------------ the round

    def activate(self, number: int) -> Tale:
        """R5.8, R5.12, R5.13, R6.3"""
        card = self.mine[number]
        if card["activated"]:
            return
        card["activated"] = True
        yield from self.trigger("activating", number)
        if card["collapse"]:
            card["collapse"] = False
            if "ignore collapses" not in self.features:
                return
        left = dict(zip("abcd", self.box.cards[card["card"]]["effects"], strict=False))
        times = len(left) if "both effects" in self.features and number == self.placed else 1
        for _ in range(times):
            options = [f"effect:{letter}" for letter, text in left.items() if self.can(text, number)]
            answer = yield from ask([*options, "decline"])
            if answer == "decline":
                return
            yield from self.resolve(left.pop(answer[-1]), number)

    def play(self) -> Tale:
        """Chapter 5: a card, its chain, the Surface."""
        playable = [
            card for card in set(self.hand) if self.cost(card) <= self.coins and self.places(self.box.level(card))
        ]
        answer = yield sorted(f"play:{card}" for card in playable) or ["play:blind"]
        card: str | None = answer.partition(":")[2]
        if card == "blind":
            card = self.deal(1, None) if self.decks[1] or self.piles[1] else None
            if card:
                yield from self.trigger("drawing a card")  # I17
        elif card:
            self.hand.remove(card)
            self.coins -= self.cost(card)
        if card:
            yield from self.chain((yield from self.place(card)))
        yield from self.surface()

    def place(self, card: str) -> Tale:
        row = self.box.level(card)
        places = {f"place:{row}:{int(column * 2):+d}": column for column in self.places(row)}
        before = len(self.carts())
        number = self.lay(card, row, places[(yield from ask(list(places)))])
        self.placed = number
        yield from self.trigger("placing", number)
        for _ in range(len(self.carts()) - before):
            yield from self.trigger("completing a cart")
        return number

    def chain(self, number: int) -> Tale:
        """R5.8, R5.9"""
        yield from self.activate(number)
        if self.mine[number]["row"] > 1:
            sides = {"chain:left": "upper-left", "chain:right": "upper-right"}
            ways = [way for way, side in sides.items() if self.neighbour(number, side) is not None]
            above = self.neighbour(number, sides[(yield from ask(ways))])
            assert above is not None
            yield from self.chain(above)

    def surface(self) -> Tale:
        """R5.10, I12"""
        groups = [group if isinstance(group, list) else [group] for group in self.box.surface]
        effects = [(letter, group) for group in groups for letter in group]
        used: list[list[str]] = []
        for _ in range(2 if "surface twice" in self.features else 1):
            options = {
                f"effect:{'abcd'[i]}": (text, group)
                for i, (text, group) in enumerate(effects)
                if group not in used and self.can(text, None)
            }
            if options:
                text, group = options[(yield from ask(list(options)))]
                used.append(group)
                yield from self.resolve(text, None)

    def event(self, event: dict[str, Any]) -> Tale:
        """R4.2, R4.3, I12"""
        options = [f"effect:{'abcd'[i]}" for i, text in enumerate(event["effects"]) if self.can(text, None)]
        options += ["decline"] if event.get("may") else []
        if options:
            answer = yield from ask(options)
            if answer != "decline":
                yield from self.resolve(event["effects"]["abcd".index(answer[-1])], None)

    def rounds(self, events: list[str]) -> Tale:
        """R4.1 One round for each Event."""
        for name in events:
            event = self.box.events[name]
            self.features = event.get("features", [])
            self.placed = None
            self.advanced = 0
            for card in self.mine:
                card["activated"] = False
            if event["kind"] == "immediate":
                yield from self.event(event)
            yield from self.play()
            if event["kind"] == "end":
                yield from self.event(event)
        self.features = []

    def keep(self) -> Tale:
        """R2.5 Four of the eight cards, one at a time."""
        kept: list[str] = []
        for _ in range(4):
            rest = Counter(self.hand) - Counter(kept)
            kept.append((yield sorted(f"keep:{card}" for card in rest)).partition(":")[2])
        for card in (Counter(self.hand) - Counter(kept)).elements():
            self.piles[self.box.level(card)].append(card)
        self.hand = kept


def ask(options: list[str]) -> Tale:
    """A choice; the only option chooses itself."""
    return options[0] if len(options) == 1 else (yield options)


def split(text: str, mark: str) -> list[str]:
    """Split at a mark that stands outside all parentheses."""
    parts, depth, start, at = [], 0, 0, 0
    while at < len(text):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0 and text.startswith(mark, at):
            parts.append(text[start:at])
            at = start = at + len(mark)
        else:
            at += 1
    return [*parts, text[start:]]


@cache
def parts_of(text: str) -> tuple[str, list[str], list[str]]:
    """Condition, prices and steps of an effect."""
    *front, rest = split(text, ": ")
    condition = front.pop(0).removeprefix("if ") if front and front[0].startswith("if ") else ""
    return condition, front[0].split(" and ") if front else [], split(rest, ", ")


def targets_of(on: str) -> tuple[str, int, str]:
    """Where tokens go: on this card, on each card meant, or on some of them."""
    if on == "here":
        return "each", 1, "this card"
    if on.startswith("on each "):
        return "each", 0, on.removeprefix("on each ")
    number, words = on.removeprefix("on ").split(" ", 1)
    return "some", int(number), words


DEEDS = {
    r"gain (\d+) (coins?|vp)( per .*)?": Miner.gain,
    r"(pay .*)": Miner.pay,
    r"draw (\d+) (?:level (\d) )?cards?( per .*)?": Miner.draw,
    r"draw (\d+) cards? of (any) faction": Miner.draw_faction,
    r"draw (\d+) (\w+) cards?": Miner.draw_faction,
    r"advance (up to )?(\d+)( per .*?)?( resolving passed)?": Miner.advance,
    r"put (\d+) machines? (here|on .*)": Miner.put_machines,
    r"spend (\d+) machines?( here)?": Miner.spend_machines,
    r"put collapse (here|on .*)": Miner.put_collapses,
    r"clear (\d+|all) collapses?(?: on (.*))?": Miner.clear,
    r"put (\d+) cart markers?( here)?": Miner.put_markers,
    r"activate (\d+) (.*)": Miner.activate_some,
    r"discard (\d+) cards?": Miner.discard,
    r"either (\(.*\))": Miner.either,
    r"(may )?\((.*)\)": Miner.nested,
}
"""Every word, and who does it."""
