"""Effects and features back to the notation: one text for each tree, the one that `notation` reads as that tree."""

from __future__ import annotations

from imperial_miners.engine import effect as tree
from imperial_miners.engine.feature import (
    COST,
    EXTRA_ADVANCE,
    EXTRA_DRAW,
    EXTRA_GAIN,
    MACHINE_LIMIT,
    ON_ACTIVATE,
    ON_PLACE,
    TRIGGERS,
    WHEN,
    Feature,
)
from imperial_miners.engine.feature import FEATURES as FEATURE_KINDS
from imperial_miners.engine.token_words import ALL, ClearCollapse, PutCollapse, PutMachine, PutMarker, SpendMachine
from imperial_miners.engine.words import (
    ANY_FACTION,
    COIN,
    TOKENS,
    Activate,
    Advance,
    Discard,
    Draw,
    FactionDraw,
    Gain,
    Pay,
)
from imperial_miners.packs.notation import ADJECTIVES

FIXED_COUNTS = {
    tree.FACTION_KINDS: ("faction", "factions"),
    tree.HAND: ("card in hand", "cards in hand"),
    tree.COINS: ("coin", "coins"),
    tree.SPACE: ("space", "spaces"),
    tree.BOARDS: ("board completed", "boards completed"),
    tree.MOVED: ("space advanced", "spaces advanced"),
}


def write_effect(effect: tree.Effect) -> str:
    """The text of an effect. What `is_optional` says stands outside it: "may ( )", or `may = true` of an Event.

    >>> from imperial_miners.packs.notation import parse_effect
    >>> write_effect(parse_effect("pay 1 coins:advance up to 1"))
    'pay 1 coin: advance up to 1'
    """
    start = f"if {write_condition(effect.condition)}: " if effect.condition else ""
    if effect.prices:
        start += " and ".join(write_step(price) for price in effect.prices) + ": "
    return start + ", ".join(write_step(step) for step in effect.steps)


def write_step(node: tree.Node) -> str:
    """The text of one step or price."""
    if isinstance(node, tree.Effect):
        return f"may ({write_effect(node)})" if node.is_optional else f"({write_effect(node)})"
    if isinstance(node, tree.Either):
        return "either " + " or ".join(f"({write_effect(way)})" for way in node.ways)
    if isinstance(node, Gain):
        return "gain " + write_amount(node.amount, TOKENS[node.token], is_countable=node.token == COIN)
    if isinstance(node, Pay):
        return f"pay {some(node.number, 'coin')}" + (f" less 1 per {write_count(node.less, 1)}" if node.less else "")
    if isinstance(node, Draw):
        return "draw " + write_amount(node.amount, f"level {node.level} card" if node.level else "card")
    if isinstance(node, FactionDraw):
        if node.faction == ANY_FACTION:
            return f"draw {some(node.number, 'card')} of any faction"
        return f"draw {some(node.number, ADJECTIVES[node.faction] + ' card')}"
    if isinstance(node, Advance):
        start = "advance up to " if node.is_up_to else "advance "
        return start + write_amount(node.amount, "") + (" resolving passed" if node.is_passing else "")
    return write_token_step(node)


def write_token_step(node: tree.Node) -> str:
    """The words about tokens on cards, activations and the hand."""
    if isinstance(node, PutMachine):
        return f"put {some(node.number, 'machine')} {write_targets(node.where, node.targets)}"
    if isinstance(node, PutCollapse):
        return f"put collapse {write_targets(node.where, node.targets)}"
    if isinstance(node, PutMarker):
        return f"put {some(node.number, 'cart marker')}" + (" here" if node.is_here else "")
    if isinstance(node, SpendMachine):
        return f"spend {some(node.number, 'machine')}" + (" here" if node.is_here else "")
    if isinstance(node, ClearCollapse):
        number = "all collapses" if node.number == ALL else some(node.number, "collapse")
        where = write_cards(node.where, 2)
        return f"clear {number}" + (f" on {where}" if where != "cards" else "")
    if isinstance(node, Activate):
        return f"activate {node.number} {write_cards(node.where, node.number)}"
    assert isinstance(node, Discard), node.word
    return f"discard {some(node.number, 'card')}"


def some(number: int, noun: str) -> str:
    """A number and its noun: 1 coin, 2 coins."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def write_amount(amount: tree.Amount, noun: str, is_countable: bool = True) -> str:
    """A number, its noun, and what it is counted by."""
    if not noun:
        text = str(amount.number)
    else:
        text = some(amount.number, noun) if is_countable else f"{amount.number} {noun}"
    if amount.count is None:
        return text
    every = f"{amount.every} " if amount.every > 1 else ""
    return f"{text} per {every}{write_count(amount.count, amount.every)}" + (
        f" max {amount.most}" if amount.most else ""
    )


def write_condition(condition: tree.Condition) -> str:
    """The notation of what must be so for an effect to work."""
    if condition.comparison == tree.AT_LEAST:
        return f"{condition.number} {write_count(condition.count, condition.number)}"
    if condition.number == 0:
        return f"no {write_count(condition.count, 2)}"
    return f"at most {condition.number} {write_count(condition.count, condition.number)}"


def write_count(count: tree.Count, number: int) -> str:
    """What is counted, in the singular for the number 1."""
    if count.measure in FIXED_COUNTS:
        return FIXED_COUNTS[count.measure][number != 1]
    if count.measure == tree.CARDS:
        return write_cards(count.where or tree.Filter(), number)
    noun = tree.MEASURES[count.measure] + ("" if number == 1 else "s")
    where = write_cards(count.where or tree.Filter(), 2)
    if where == "cards":
        return noun
    if where == "this cards":
        return f"{noun} on this card" if noun.startswith("collapse") else f"{noun} here"
    return f"{noun} on {where}"


def write_targets(where: tree.Filter, targets: int) -> str:
    """On which cards something is put."""
    if targets == ALL:
        return f"on each {write_cards(where, 1)}"
    cards = write_cards(where, targets)
    return "here" if targets == 1 and where.relation == tree.THIS and cards == "this card" else f"on {targets} {cards}"


def write_cards(where: tree.Filter, number: int) -> str:
    """Which cards, in the singular for the number 1."""
    words: list[str] = []
    if where.relation != tree.ANY:
        words.append(tree.RELATIONS[where.relation])
    if where.is_end:
        words.append("end")
    if where.activated != tree.EITHER_WAY:
        words.append("activated" if where.activated == tree.WITH else "fresh")
    if where.has_no_faction:
        words.append("factionless")
    elif where.faction >= 0:
        words.append(ADJECTIVES[where.faction])
    if where.level:
        words.append(f"level {where.level}")
    words.append("card" if number == 1 else "cards")
    for noun, asked in (("machine", where.machine), ("collapse", where.collapse)):
        if asked != tree.EITHER_WAY:
            words.append(f"with {noun}" if asked == tree.WITH else f"without {noun}")
    return " ".join(words)


def write_feature(feature: Feature) -> str:
    """The text of a feature."""
    kind = feature.kind
    if kind == COST:
        return f"cost -{feature.number}" + (f" for {write_cards(feature.where, 2)}" if feature.where else "")
    if kind == EXTRA_GAIN:
        token = TOKENS[feature.token]
        return f"gain +{feature.number} {token}" + ("s" if feature.token == COIN and feature.number > 1 else "")
    if kind in (EXTRA_DRAW, EXTRA_ADVANCE):
        return f"{'draw' if kind == EXTRA_DRAW else 'advance'} +{feature.number}"
    if kind == MACHINE_LIMIT:
        return f"machine limit {feature.number}"
    if kind != WHEN:
        return FEATURE_KINDS[kind][1]
    assert feature.effect is not None
    trigger = TRIGGERS[feature.trigger]
    if feature.trigger in (ON_ACTIVATE, ON_PLACE):
        verb = "activating" if feature.trigger == ON_ACTIVATE else "placing"
        trigger = f"{verb} {write_cards(feature.where or tree.Filter(), 1)}"
    return f"when {trigger}: {write_effect(feature.effect)}"
