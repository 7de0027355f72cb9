"""The text of features and triggers (R4.2): what an Event changes for one round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from imperial_miners.engine.effect import Filter
from imperial_miners.engine.feature import FEATURES, Feature
from imperial_miners.engine.words import TOKENS
from imperial_miners.text.messages import Messages, sentence
from imperial_miners.text.phrases import cards
from imperial_miners.text.sentences import effect_text

TRIGGER_NAMES: Final = (
    "activating",
    "placing",
    "advancing",
    "completing-cart",
    "drawing",
    "putting-machine",
    "putting-collapse",
)
"""The messages of the triggers, in the order of the engine's table."""


def say_cost(say: Messages, feature: Feature) -> str:
    """The feature by which some cards cost less."""
    if feature.where is None:
        return say.say("feature-cost", count=feature.number)
    return say.say("feature-cost-for", count=feature.number, what=cards(say, feature.where, "all"))


def say_extra_gain(say: Messages, feature: Feature) -> str:
    """The feature by which a gain gives more."""
    token = TOKENS[feature.token]
    return say.say("feature-extra-gain", token=token, what=say.say(f"{token}-count-acc", count=feature.number))


def say_number(say: Messages, feature: Feature) -> str:
    """A feature that is a number and nothing else."""
    return say.say(f"feature-{FEATURES[feature.kind][0]}", count=feature.number)


def say_plain(say: Messages, feature: Feature) -> str:
    """A feature that is always the same."""
    return say.say(f"feature-{FEATURES[feature.kind][0]}")


def say_when(say: Messages, feature: Feature) -> str:
    """An effect that follows whenever something happens."""
    assert feature.effect is not None
    effect = effect_text(say, feature.effect, after=True)
    return say.say("feature-when", trigger=trigger_text(say, feature), effect=effect)


def trigger_text(say: Messages, feature: Feature) -> str:
    """What happens: "activate an Egyptian card"."""
    name = f"trigger-{TRIGGER_NAMES[feature.trigger]}"
    if name in ("trigger-activating", "trigger-placing"):
        return say.say(name, what=cards(say, feature.where or Filter(), "a"))
    return say.say(name)


FEATURE_SAYINGS: Final[dict[str, Callable[[Messages, Feature], str]]] = {
    "cost": say_cost,
    "extra-gain": say_extra_gain,
    "extra-draw": say_number,
    "extra-advance": say_number,
    "both-effects": say_plain,
    "no-hand-limit": say_plain,
    "machine-limit": say_number,
    "surface-twice": say_plain,
    "ignore-collapses": say_plain,
    "when": say_when,
}
"""How each kind of feature reads."""


def feature_text(say: Messages, feature: Feature) -> str:
    """A feature of an Event as a sentence."""
    return sentence(FEATURE_SAYINGS[FEATURES[feature.kind][0]](say, feature))
