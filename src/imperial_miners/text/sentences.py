"""The text of an effect: one small entry for each word of the language, and the joints between them.

A word speaks in a mood: `do` (an order), `then` (an order that follows others), `when` (an order for each time that
something happens), `to` (what a price buys), `may` (what is allowed). A language that has no words of its own for
`then` or `when` says them as `do`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from itertools import pairwise
from typing import Any, Final

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.effect import ANY, COINS, THIS, Effect, Either, Node
from imperial_miners.engine.token_words import ALL, ClearCollapse, PutCollapse, PutMachine, PutMarker, SpendMachine
from imperial_miners.engine.words import TOKENS, Activate, Advance, Discard, Draw, FactionDraw, Gain, Pay
from imperial_miners.text.messages import Messages, capital, sentence
from imperial_miners.text.phrases import amount, cards, condition, is_only, onto, per, spread


def gained(say: Messages, node: Gain, is_more: bool = False) -> str:
    """What one gain gives; `is_more`: beside what was gained of the same before."""
    token = TOKENS[node.token]
    return amount(say, say.say(f"{token}-count-acc", count=node.amount.number), node.amount, token, is_more)


def say_gain(say: Messages, node: Gain, mood: str) -> str:
    """The word `gain` as a clause."""
    return say.say("do-gain", mood=mood, what=gained(say, node))


def say_pay(say: Messages, node: Pay, mood: str) -> str:
    """The word `pay` as a clause."""
    what = say.say("coin-count-acc", count=node.number)
    if node.less is not None:
        what = say.say("pay-less", what=what, each=per(say, node.less))
    return say.say("do-pay", mood=mood, what=what)


def say_draw(say: Messages, node: Draw, mood: str) -> str:
    """The word `draw` as a clause."""
    number = node.amount.number
    if node.level:
        what = say.say("level-card-count-acc", count=number, level=node.level)
    else:
        what = say.say("card-count-acc", count=number)
    return say.say("do-draw", mood=mood, what=amount(say, what, node.amount, "card"))


def say_faction_draw(say: Messages, node: FactionDraw, mood: str) -> str:
    """The word `faction-draw` as a clause."""
    faction = FACTIONS[node.faction] if node.faction >= 0 else "any"
    what = say.say("faction-card-count-acc", count=node.number, faction=faction)
    return say.say("do-faction-draw", mood=mood, what=what)


def say_advance(say: Messages, node: Advance, mood: str) -> str:
    """The word `advance` as a clause."""
    what = say.say("advance-up-to" if node.is_up_to else "advance-number", count=node.amount.number)
    what = amount(say, what, node.amount, "space")
    more = say.say("advance-passing") if node.is_passing else ""
    return say.say("do-advance", mood=mood, what=what, more=more)


def say_machine(say: Messages, node: PutMachine, mood: str) -> str:
    """The word `machine` as a clause."""
    what = say.say("machines-put", count=node.number, spread=spread(node.where, node.targets))
    return say.say("do-machine", mood=mood, what=what, where=onto(say, node.where, node.targets))


def say_spend_machine(say: Messages, node: SpendMachine, mood: str) -> str:
    """The word `spend-machine` as a clause."""
    what = say.say("machine-count-acc", count=node.number)
    where = say.say("spend-here" if node.is_here else "spend-anywhere")
    return say.say("do-spend-machine", mood=mood, what=what, where=where)


def say_collapse(say: Messages, node: PutCollapse, mood: str) -> str:
    """The word `collapse` as a clause."""
    what = say.say("collapse-put", spread=spread(node.where, node.targets))
    return say.say("do-collapse", mood=mood, what=what, where=onto(say, node.where, node.targets))


def say_clear(say: Messages, node: ClearCollapse, mood: str) -> str:
    """The word `clear` as a clause."""
    what = say.say("collapse-all") if node.number == ALL else say.say("collapse-count-acc", count=node.number)
    if is_only(node.where, ANY):
        where = say.say("clear-mine") if node.number == ALL else ""
    elif is_only(node.where, THIS):
        where = say.say("clear-this")
    elif node.number == 1:
        where = say.say("clear-card", on=cards(say, node.where, "one"))
    else:
        where = say.say("clear-cards", on=cards(say, node.where, "on"), of=cards(say, node.where, "of"))
    return say.say("do-clear", mood=mood, what=what, where=where)


def say_marker(say: Messages, node: PutMarker, mood: str) -> str:
    """The word `marker` as a clause."""
    what = say.say("cart-marker-count-acc", count=node.number)
    where = say.say("marker-here", count=node.number) if node.is_here else say.say("marker-anywhere")
    return say.say("do-marker", mood=mood, what=what, where=where)


def say_activate(say: Messages, node: Activate, mood: str) -> str:
    """The word `activate` as a clause."""
    return say.say("do-activate", mood=mood, what=cards(say, node.where, "acc", node.number))


def say_discard(say: Messages, node: Discard, mood: str) -> str:
    """The word `discard` as a clause."""
    return say.say("do-discard", mood=mood, what=say.say("card-count-acc", count=node.number))


def say_either(say: Messages, node: Either, mood: str) -> str:
    """The word `either` as a clause."""
    ways = reduce(lambda a, b: say.say("either-or", first=a, second=b), [inner(say, way) for way in node.ways])
    return say.say("either", ways=ways, capital=capital(ways))


def say_effect(say: Messages, node: Effect, mood: str) -> str:
    """The word `effect` as a clause."""
    return inner(say, node)


SAYINGS: Final[dict[str, Callable[[Messages, Any, str], str]]] = {
    "gain": say_gain,
    "pay": say_pay,
    "draw": say_draw,
    "faction-draw": say_faction_draw,
    "advance": say_advance,
    "machine": say_machine,
    "spend-machine": say_spend_machine,
    "collapse": say_collapse,
    "clear": say_clear,
    "marker": say_marker,
    "activate": say_activate,
    "discard": say_discard,
    "either": say_either,
    "effect": say_effect,
}
"""How each word of the effect language reads."""


def say_node(say: Messages, node: Node, mood: str) -> str:
    """One node of an effect as a clause."""
    return SAYINGS[node.word](say, node, mood)


def say_steps(say: Messages, steps: Sequence[Node], mood: str) -> str:
    """Steps in order; gains that follow each other share their verb, unless one counts what the others gave."""
    runs: list[list[Node]] = []
    for step in steps:
        if runs and isinstance(runs[-1][-1], Gain) and isinstance(step, Gain) and not counts_coins(step):
            runs[-1].append(step)
        else:
            runs.append([step])
    last = "then" if mood == "do" and len(runs) > 1 else mood
    clauses = [*(say_run(say, run, mood) for run in runs[:-1]), say_run(say, runs[-1], last)]
    start = reduce(lambda a, b: say.say("steps-list", first=a, second=b), clauses[:-1] or clauses)
    if len(clauses) == 1:
        return start
    if isinstance(runs[-2][-1], Gain) and isinstance(runs[-1][0], Gain):
        return say.say("gain-after", mood=mood, first=start, what=all_gained(say, runs[-1]))
    return say.say("steps-then", mood=mood, first=start, second=clauses[-1])


def counts_coins(gain: Gain) -> bool:
    """Whether a gain depends on the coins in the purse, and so on those just gained (I10)."""
    return gain.amount.count is not None and gain.amount.count.measure == COINS


def say_run(say: Messages, run: Sequence[Node], mood: str) -> str:
    """One step, or gains that share a verb."""
    if isinstance(run[0], Gain):
        return say.say("do-gain", mood=mood, what=all_gained(say, run))
    return say_node(say, run[0], mood)


def all_gained(say: Messages, run: Sequence[Node]) -> str:
    """What several gains give together: "2 VP and 1 coin", "1 VP, plus 1 VP for each adjacent card"."""
    gains = [step for step in run if isinstance(step, Gain)]
    text = gained(say, gains[0])
    tokens = {gains[0].token}
    for before, gain in pairwise(gains):
        is_plain = before.amount.count is None and gain.amount.count is None
        second = gained(say, gain, gain.token in tokens)
        text = say.say("gains-and" if is_plain else "gains-plus", first=text, second=second)
        tokens.add(gain.token)
    return text


def is_whole(step: Node) -> bool:
    """Whether a step is a sentence of its own."""
    return isinstance(step, Effect | Either)


def groups(steps: Sequence[Node]) -> list[list[Node]]:
    """Steps that share a sentence."""
    found: list[list[Node]] = []
    for step in steps:
        if found and not is_whole(step) and not is_whole(found[-1][-1]):
            found[-1].append(step)
        else:
            found.append([step])
    return found


def opening(say: Messages, effect: Effect, steps: Sequence[Node], is_optional: bool, after: bool) -> str:
    """The first sentence of an effect: condition, permission, prices, and the steps that go with them."""
    is_inverted = "yes" if after or effect.condition is not None else "no"
    mood = "may" if is_optional else "when" if after else "do"
    if effect.prices:
        prices = [say_node(say, price, mood) for price in effect.prices]
        rest = reduce(lambda a, b: say.say("prices-and", first=a, second=b), prices)
        if steps:
            rest = say.say("pay-to", price=rest, steps=say_steps(say, steps, "to"))
    else:
        rest = say_steps(say, steps, mood)
    if is_optional:
        is_list = not effect.prices and is_whole(steps[0])
        rest = say.say("may-do" if is_list else "may", what=rest, after=is_inverted)
    if effect.condition is not None:
        is_nested = bool(steps) and isinstance(steps[0], Effect) and not effect.prices
        joint = "if-also" if is_nested else "if-then"
        rest = say.say(joint, condition=condition(say, effect.condition), rest=rest, capital=capital(rest))
    return rest


def clauses(say: Messages, effect: Effect, is_optional: bool, after: bool = False) -> list[str]:
    """The sentences of an effect, without capitals and stops. `after`: another clause comes before the first."""
    if len(effect.parts) == 1 and effect.condition is None and not is_optional:
        only = effect.parts[0]
        if isinstance(only, Effect):
            return clauses(say, only, only.is_optional, after)
    parts = groups(effect.steps)
    if effect.prices and is_whole(parts[0][0]):
        parts.insert(0, [])
    return [opening(say, effect, parts[0], is_optional, after), *(later(say, part) for part in parts[1:])]


def later(say: Messages, steps: Sequence[Node]) -> str:
    """A sentence that goes on."""
    text = say_steps(say, steps, "do")
    conditional = "yes" if isinstance(steps[0], Effect) and steps[0].condition is not None else "no"
    return say.say("after-that", sentence=text, capital=capital(text), conditional=conditional)


def inner(say: Messages, effect: Effect) -> str:
    """An effect inside another: one clause, or several sentences in parentheses."""
    found = clauses(say, effect, effect.is_optional)
    if len(found) == 1:
        return found[0]
    return say.say("inside", sentence=" ".join(sentence(text) for text in found))


def effect_text(say: Messages, effect: Effect, is_optional: bool = False, after: bool = False) -> str:
    """A whole effect in words; `after` leaves the first letter small, to follow another clause."""
    found = clauses(say, effect, is_optional or effect.is_optional, after)
    first = sentence(found[0])
    if after:
        first = found[0] if len(found) == 1 else found[0].rstrip(",") + "."
    return " ".join([first, *(sentence(text) for text in found[1:])])
