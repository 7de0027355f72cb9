"""Effects and features as lines of icons: words of the art layer's vocabulary, from the same tree as the text.

A price comes before an arrow, a condition after a question mark; "per" counts what follows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from imperial_miners.engine import effect as tree
from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.feature import FEATURES, Feature
from imperial_miners.engine.token_words import ALL, ClearCollapse, PutCollapse, PutMachine, PutMarker, SpendMachine
from imperial_miners.engine.words import ANY_FACTION, TOKENS, Activate, Advance, Discard, Draw, FactionDraw, Gain, Pay

Line = tuple[str, ...]
MOST_REPEATED: Final = 2
COUNT_ICONS: Final = {
    "machine": "machine",
    "collapse": "collapse",
    "cart": "cart",
    "faction": "factions",
    "hand": "hand",
    "coin": "coin",
    "space": "space",
    "board": "board",
    "moved": "advanced",
}


def filter_icons(where: tree.Filter) -> Line:
    """What is asked of cards; nothing where any card will do."""
    line: list[str] = []
    if where.relation == tree.THIS:
        line.append("here")
    elif where.relation != tree.ANY:
        line.append(tree.RELATIONS[where.relation])
    if where.is_end:
        line.append("row-end")
    if where.has_no_faction:
        line.append("faction-none")
    elif where.faction >= 0:
        line.append(f"faction:{FACTIONS[where.faction]}")
    if where.level:
        line.append(f"level:{where.level}")
    for icon, asked in (
        ("activated", where.activated),
        ("with-machine", where.machine),
        ("with-collapse", where.collapse),
    ):
        if asked != tree.EITHER_WAY:
            line += [icon] if asked == tree.WITH else ["none", icon]
    return tuple(line)


def cards_icons(where: tree.Filter, number: int) -> Line:
    """So many cards of a kind."""
    line = filter_icons(where)
    return (*line, "card" if number == 1 else f"card:{number}") if number > 1 or not line else line


def count_icons(count: tree.Count) -> Line:
    """Icons for what a number is multiplied by."""
    where = count.where or tree.Filter()
    if count.measure == tree.CARDS:
        return filter_icons(where) or ("card",)
    return (COUNT_ICONS[tree.MEASURES[count.measure]], *filter_icons(where))


def amount_icons(amount: tree.Amount) -> Line:
    """For each of something counted, perhaps with a maximum."""
    if amount.count is None:
        return ()
    per = "per" if amount.every == 1 else f"per:{amount.every}"
    most = (f"max:{amount.most}",) if amount.most else ()
    return (per, *count_icons(amount.count), *most)


def condition_icons(condition: tree.Condition) -> Line:
    """Icons for what must be so for an effect to work."""
    if condition.comparison == tree.AT_LEAST:
        number = f"at-least:{condition.number}"
    else:
        number = f"at-most:{condition.number}" if condition.number else "none"
    return ("if", number, *count_icons(condition.count))


def several(icon: str, number: int) -> Line:
    """An icon so often, or with its number."""
    return (icon,) * number if number <= MOST_REPEATED else (icon, f"times:{number}")


def show_gain(node: Gain) -> Line:
    """The word `gain` as icons."""
    return (f"{TOKENS[node.token]}:{node.amount.number}", *amount_icons(node.amount))


def show_pay(node: Pay) -> Line:
    """The word `pay` as icons."""
    less = ("less:1", "per", *count_icons(node.less)) if node.less is not None else ()
    return (f"coin:{node.number}", *less)


def show_draw(node: Draw) -> Line:
    """The word `draw` as icons."""
    number = node.amount.number
    line = several(f"draw-level:{node.level}", number) if node.level else (f"draw:{number}",)
    return (*line, *amount_icons(node.amount))


def show_faction_draw(node: FactionDraw) -> Line:
    """The word `faction-draw` as icons."""
    icon = "draw-faction-any" if node.faction == ANY_FACTION else f"draw-faction:{FACTIONS[node.faction]}"
    return several(icon, node.number)


def show_advance(node: Advance) -> Line:
    """The word `advance` as icons."""
    icon = "advance-upto" if node.is_up_to else "advance"
    passed = ("passed",) if node.is_passing else ()
    return (f"{icon}:{node.amount.number}", *amount_icons(node.amount), *passed)


def target_icons(where: tree.Filter, targets: int) -> Line:
    """Icons for the cards on which tokens are put or taken."""
    if where.relation == tree.THIS:
        return filter_icons(where)
    return ("each", *filter_icons(where)) if targets == ALL else cards_icons(where, targets)


def show_machine(node: PutMachine) -> Line:
    """The word `machine` as icons."""
    return ("put", f"machine:{node.number}", *target_icons(node.where, node.targets))


def show_spend_machine(node: SpendMachine) -> Line:
    """The word `spend-machine` as icons."""
    return ("pay", f"machine:{node.number}", *(("here",) if node.is_here else ()))


def show_collapse(node: PutCollapse) -> Line:
    """The word `collapse` as icons."""
    return ("put", "collapse", *target_icons(node.where, node.targets))


def show_clear(node: ClearCollapse) -> Line:
    """The word `clear` as icons."""
    what = ("all", "collapse") if node.number == ALL else (f"collapse:{node.number}",)
    return ("remove", *what, *filter_icons(node.where))


def show_marker(node: PutMarker) -> Line:
    """The word `marker` as icons."""
    return ("put", f"cart-marker:{node.number}", *(("here",) if node.is_here else ()))


def show_activate(node: Activate) -> Line:
    """The word `activate` as icons."""
    return ("activate" if node.number == 1 else f"activate:{node.number}", *filter_icons(node.where))


def show_discard(node: Discard) -> Line:
    """The word `discard` as icons."""
    return (f"discard:{node.number}",)


def show_either(node: tree.Either) -> Line:
    """The word `either` as icons."""
    return joined([show_effect(way) for way in node.ways], "or")


def show_effect(node: tree.Effect) -> Line:
    """The word `effect` as icons."""
    line: Line = ()
    if node.condition is not None:
        line = (*condition_icons(node.condition), "arrow")
    if node.prices:
        line = (*line, *joined([show(price) for price in node.prices], "and"), "arrow")
    for at, step in enumerate(node.steps):
        joint = ("then" if isinstance(step, tree.Effect | tree.Either) else "and",) if at else ()
        line = (*line, *joint, *show(step))
    return line


SHOWN: Final[dict[str, Callable[[Any], Line]]] = {
    "gain": show_gain,
    "pay": show_pay,
    "draw": show_draw,
    "faction-draw": show_faction_draw,
    "advance": show_advance,
    "machine": show_machine,
    "spend-machine": show_spend_machine,
    "collapse": show_collapse,
    "clear": show_clear,
    "marker": show_marker,
    "activate": show_activate,
    "discard": show_discard,
    "either": show_either,
    "effect": show_effect,
}
"""How each word of the effect language is drawn."""


def show(node: tree.Node) -> Line:
    """One node of an effect as icons."""
    return SHOWN[node.word](node)


def joined(lines: Sequence[Line], joint: str) -> Line:
    """Lines with a sign between them."""
    out: Line = lines[0]
    for line in lines[1:]:
        out = (*out, joint, *line)
    return out


def icons(effect: tree.Effect) -> Line:
    """An effect as a line of icons.

    >>> from imperial_miners.packs.notation import parse_effect
    >>> icons(parse_effect("pay 4 coins less 1 per scottish card: gain 2 vp"))
    ('coin:4', 'less:1', 'per', 'faction:scots', 'arrow', 'vp:2')
    """
    return show_effect(effect)


TRIGGER_ICONS: Final[tuple[Line, ...]] = (
    ("activate",),
    ("place",),
    ("advance",),
    ("complete",),
    ("draw",),
    ("put", "machine"),
    ("put", "collapse"),
)


def feature_icons(feature: Feature) -> Line:
    """A feature as a line of icons."""
    number = feature.number
    where = filter_icons(feature.where) if feature.where is not None else ()
    if feature.effect is not None:
        return ("when", *TRIGGER_ICONS[feature.trigger], *where, "arrow", *show_effect(feature.effect))
    fixed: dict[str, Line] = {
        "cost": (*where, "cost", f"less:{number}"),
        "extra-gain": (TOKENS[feature.token], f"more:{number}"),
        "extra-draw": ("draw", f"more:{number}"),
        "extra-advance": ("advance", f"more:{number}"),
        "both-effects": ("both",),
        "no-hand-limit": ("no-limit",),
        "machine-limit": (f"machine-limit:{number}",),
        "surface-twice": ("surface", "times:2"),
        "ignore-collapses": ("collapse-ignored",),
    }
    return fixed[FEATURES[feature.kind][0]]
