"""Feature Events (R4.2): what changes for everybody in one round's Mine phase.

A feature is looked up where the rule it changes is applied, and functions here say what those of a round add up to; a
trigger holds an effect that is resolved at once when the thing happens (I16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.effect import Effect, Filter

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

COST: Final = 0
EXTRA_GAIN: Final = 1
EXTRA_DRAW: Final = 2
EXTRA_ADVANCE: Final = 3
BOTH_EFFECTS: Final = 4
NO_HAND_LIMIT: Final = 5
MACHINE_LIMIT: Final = 6
SURFACE_TWICE: Final = 7
IGNORE_COLLAPSES: Final = 8
WHEN: Final = 9
FEATURES: Final = (
    ("cost", "cost -N [for FILTER cards]", "cards cost N coins less, never below 0 (R3.1)"),
    ("extra-gain", "gain +N coin|vp", "each gain of the token in a card's effect gives N more (I24)"),
    ("extra-draw", "draw +N", "an effect that draws cards draws N more"),
    ("extra-advance", "advance +N", "an effect that advances goes N further"),
    ("both-effects", "both effects", "the placed card resolves both its effects, in any order (lifts R3.4)"),
    ("no-hand-limit", "no hand limit", "nobody discards down to eight (lifts R9.3)"),
    ("machine-limit", "machine limit N", "a card may hold N machines (lifts R6.1)"),
    ("surface-twice", "surface twice", "two different Surface effects are resolved (lifts R5.10)"),
    (
        "ignore-collapses",
        "ignore collapses",
        "a collapse is discarded, the effect resolved all the same (lifts R6.3)",
    ),
    ("when", "when TRIGGER: EFFECT", "an effect is resolved each time the thing happens"),
)
"""For each kind of feature its name, how it is written, and what it does."""
MACHINES_ON_CARD: Final = 3

ON_ACTIVATE: Final = 0
ON_PLACE: Final = 1
ON_ADVANCE: Final = 2
ON_CART: Final = 3
ON_DRAW: Final = 4
ON_MACHINE: Final = 5
ON_COLLAPSE: Final = 6
TRIGGERS: Final = (
    "activating FILTER card",
    "placing FILTER card",
    "advancing",
    "completing a cart",
    "drawing a card",
    "putting a machine",
    "putting a collapse",
)


class Feature:
    """One change of the rules for a round."""

    def __init__(
        self,
        kind: i64,
        number: i64 = 0,
        token: i64 = 0,
        where: Filter | None = None,
        trigger: i64 = -1,
        effect: Effect | None = None,
    ) -> None:
        self.kind = kind
        self.number = number
        self.token = token
        self.where = where
        self.trigger = trigger
        self.effect = effect


def has_feature(features: list[Feature], kind: i64) -> bool:
    """Whether there is a feature of a kind."""
    for feature in features:
        if feature.kind == kind:
            return True
    return False


def feature_sum(features: list[Feature], kind: i64) -> i64:
    """The numbers of all features of a kind."""
    total: i64 = 0
    for feature in features:
        if feature.kind == kind:
            total += feature.number
    return total


def extra_gain(features: list[Feature], token: i64) -> i64:
    """I24 What each gain of a token in a card's effect is raised by."""
    total: i64 = 0
    for feature in features:
        if feature.kind == EXTRA_GAIN and feature.token == token:
            total += feature.number
    return total


def rebate(features: list[Feature], level: i64, mask: i64) -> i64:
    """R3.1 What a card of a Level and of Factions (bits) costs less."""
    total: i64 = 0
    for feature in features:
        if feature.kind == COST:
            where = feature.where
            if where is None or (where.level in (0, level) and (where.faction < 0 or mask >> where.faction & 1)):
                total += feature.number
    return total


def machine_limit(features: list[Feature]) -> i64:
    """R6.1 Three machines on a card, unless a feature says more."""
    lifted = feature_sum(features, MACHINE_LIMIT) if features else 0
    return lifted if lifted else MACHINES_ON_CARD
