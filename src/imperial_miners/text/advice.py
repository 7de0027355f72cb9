"""Hints, a bot's reasons and refusals in whole sentences: where to look, the line, why, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import CARD, kind_of
from imperial_miners.engine.decision import Option
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.engine.view import View
from imperial_miners.text.messages import sentence, with_decimal_mark
from imperial_miners.text.naming import card_numbers
from imperial_miners.text.rulebook import load_rulebook

if TYPE_CHECKING:
    from imperial_miners.text.speaker import Speaker

WORTH: Final = {"vp": 1.0, "carts": 1.0, "spaces": 0.6, "machines": 0.5, "cards": 0.4, "coins": 0.3}
"""How much each gain says about what a turn is for."""
TOKENS: Final = {
    "vp": "vp",
    "carts": "cart",
    "coins": "coin",
    "machines": "machine",
    "spaces": "space",
    "cards": "card",
}
AREAS: Final = {"deck": "decks", "faction": "decks", "board": "boards", "advance": "boards"}
CLOSE: Final = 0.05
"""Values nearer than this are the same."""
NOISE: Final = 0.5
"""An estimate has to be worse by more than this before a turn is called a slip."""


@dataclass(frozen=True)
class WhyNot:
    """Why something cannot be chosen: what it is, the reason, and the rule in words."""

    key: str
    what: str
    reason: str
    rule: str
    rule_text: str

    @property
    def lines(self) -> list[str]:
        """All of it, without its name."""
        return [self.reason, self.rule_text] if self.rule_text else [self.reason]


@dataclass(frozen=True)
class Other:
    """An answer that was not given, where it was offered (None: it is secret), and how much weaker it is."""

    view: View
    option: Option | None
    behind: float


def aim_of(gains: Mapping[str, int]) -> str:
    """What a line is mainly after.

    >>> aim_of({"coins": 2, "vp": 1}), aim_of({"coins": -4})
    ('vp', 'later')
    """
    best = max(WORTH, key=lambda name: gains.get(name, 0) * WORTH[name])
    return best if gains.get(best, 0) > 0 else "later"


def area_of(view: View, key: str) -> str:
    """The part of the table on which an answer lies."""
    decision = view.decision
    assert decision is not None
    kind = key.partition(":")[0]
    if kind in AREAS:
        return AREAS[kind]
    if kind in ("play", "discard", "keep"):
        return "deal" if kind == "keep" else "hand"
    if kind in ("place", "chain", "target", "border"):
        return "row" if kind == "place" else "mine"
    source = decision.source.partition(":")[0]
    return {"card": "card", "surface": "surface", "event": "event", "space": "boards"}.get(source, "offer")


def look_text(speaker: Speaker, view: View, key: str, gains: Mapping[str, int]) -> str:
    """The first help: where to look, and what there is to be had."""
    say, area = speaker.messages.say, area_of(view, key)
    decision = view.decision
    assert decision is not None
    given: dict[str, str | int] = {}
    if area == "hand":
        card = card_numbers(view.pack).get(key.partition(":")[2])
        given = {"level": view.pack.levels[card] if card is not None else 1}
    elif area == "row":
        given = {"row": int(key.split(":")[1])}
    elif area == "card":
        given = {"card": speaker.card_name(view.seats[view.seat].mine[decision.speaker].card)}
    found = say(f"look-{area}", **given)
    return found if area in ("deal", "decks") else f"{found} {say(f'aim-{aim_of(gains)}')}"


def gains_text(speaker: Speaker, gains: Mapping[str, int]) -> str:
    """What is gained and lost, in a row; empty if nothing is."""
    say = speaker.messages.say
    return ", ".join(
        f"{'+' if gains[name] > 0 else '−'}{say(f'{token}-count-acc', count=abs(gains[name]))}"
        for name, token in TOKENS.items()
        if gains.get(name)
    )


def points_text(speaker: Speaker, points: float) -> str:
    """A value with one decimal, as the language writes it."""
    return with_decimal_mark(f"{abs(points):.1f}", speaker.language)


def reason_lines(
    speaker: Speaker, gains: Mapping[str, int], prepares: float, other: str, behind: float, is_deal: bool = False
) -> list[str]:
    """The last help: what speaks for a line. `other` is the next best answer, `behind` how much weaker it is."""
    say = speaker.messages.say
    if is_deal:
        return [say("hint-keep"), say("hint-estimate")]
    said = gains_text(speaker, gains)
    lines = [say("hint-gains", gains=said) if said else say("hint-gains-nothing")]
    if prepares >= 1:
        lines.append(say("hint-later", points=round(prepares)))
    if other and behind > CLOSE:
        lines.append(say("hint-other", answer=other.rstrip("."), points=points_text(speaker, behind)))
    elif other:
        lines.append(say("hint-even"))
    return [*lines, say("hint-estimate")]


def why_lines(speaker: Speaker, gains: Mapping[str, int], judged: Other | None, is_over: bool, slips: int) -> list[str]:
    """Why a bot did what it did. `judged` is the best other answer; None where there was no other. `slips` of 100
    choices are a weaker bot's."""
    say = speaker.messages.say
    said = gains_text(speaker, gains)
    lines = [say("why-gains", gains=said) if said else say("why-gains-nothing")]
    if judged is None:
        lines.append(say("why-only"))
    else:
        behind, points = judged.behind, points_text(speaker, judged.behind)
        other = speaker.option(judged.view, judged.option) if judged.option is not None else ""
        if behind < -NOISE:
            lines.append(
                say("why-slip", answer=other.rstrip("."), points=points)
                if other
                else say("why-slip-hidden", points=points)
            )
            lines += [say("why-slips", slips=slips)] if slips else []
        else:
            lines.append(say("why-best-of-all" if is_over else "why-best"))
            if other and behind > CLOSE:
                lines.append(say("why-next", answer=other.rstrip("."), points=points))
    return lines if is_over else [*lines, say("why-hidden")]


def why_not_text(speaker: Speaker, view: View, error: IllegalAction) -> WhyNot:
    """A refusal with what is missing and the rule behind it, in the reader's language."""
    say = speaker.messages.say
    reason = say(f"refusal-{error.reason}")
    own = view.seats[view.seat]
    what = say("ui-undo") if error.key == "undo" else ""
    action = view.pack.vocabulary.action(error.key) if error.key and not what else -1
    if action >= 0:
        what = named(speaker, view, view.pack.vocabulary.options[action], error)
    card = action - CARD - view.pack.designs
    if error.reason == "too-dear":
        cost = say("coin-count-acc", count=view.costs[card])
        reason = f"{say('why-not-cost', cost=cost, coins=say('coin-count-acc', count=own.coins))} {reason}"
    elif error.reason == "no-card-above" and kind_of(action, view.pack.designs) == "play":
        reason = f"{say('why-not-above', level=view.pack.levels[card] - 1)} {reason}"
    rule = load_rulebook(speaker.language).rules.get(error.rule)
    explained = say("why-not-rule", rule=error.rule, text=rule.text) if rule is not None else ""
    return WhyNot(error.key, sentence(what).rstrip(".") if what else "", reason, error.rule, explained)


def named(speaker: Speaker, view: View, option: Option, error: IllegalAction) -> str:
    """What is refused, by the name of its card or as its button would read; nothing where that cannot be said."""
    if option.kind in ("play", "keep", "discard") and option.number >= 0:
        return speaker.card_name(option.number)
    if view.decision is None or option.kind != view.decision.kind or error.reason == "no-such-effect":
        return ""
    return speaker.option(view, option)
