"""Parts of sentences: which cards, where, how many, for each of what, under which condition.

Everything here is a phrase without a capital letter or a stop; `sentences` joins them.
"""

from __future__ import annotations

from typing import Final

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.effect import (
    ABOVE,
    ADJACENT,
    ANY,
    AT_LEAST,
    BELOW,
    BESIDE,
    CARDS,
    CARTS,
    EITHER_WAY,
    MEASURES,
    OTHER,
    RELATIONS,
    ROW,
    THIS,
    WITH,
    Amount,
    Condition,
    Count,
    Filter,
)
from imperial_miners.text.messages import Messages

ONE_CARD: Final = ("each", "no", "a", "is", "one")
SEVERAL_CARDS: Final = ("on", "of", "all")
NEIGHBOURS: Final = (ADJACENT, ABOVE, BELOW, BESIDE)
PLACES: Final = (ABOVE, BELOW, BESIDE, ROW)
OWN_MEASURES: Final = ("faction", "hand", "coin", "space", "board", "moved")
"""What is counted elsewhere than on cards: each has messages of its own."""


def cards(say: Messages, where: Filter, form: str, count: int = 1, in_mine: bool = False) -> str:
    """Cards of the mine in a grammatical form (see `effects.ftl`): "2 other Scottish cards with a machine"."""
    if form in ONE_CARD:
        count = 1
    elif form in SEVERAL_CARDS:
        count = 2
    relation = where.relation
    faction = FACTIONS[where.faction] if where.faction >= 0 else "plain"

    def part(is_there: bool, name: str) -> str:
        return say.say(f"cards-{name}", form=form, count=count) if is_there else ""

    head = say.say(
        "cards-head",
        other=part(relation == OTHER, "other"),
        adjacent=part(relation in NEIGHBOURS, "adjacent"),
        noun=say.say("cards-noun", form=form, count=count, faction=faction),
        level=say.say("cards-level", level=where.level) if where.level else "",
        factionless=part(where.has_no_faction, "factionless"),
        mine=part(in_mine and relation in (ANY, OTHER, THIS), "in-mine"),
        place=part(relation in PLACES, RELATIONS[relation]),
        end=part(where.is_end, "end"),
        activated=part(where.activated != EITHER_WAY, "activated" if where.activated == WITH else "fresh"),
        **{"with": holding(say, where)},
        only=part(relation == THIS, "only-this"),
    )
    vowel = "yes" if head[0] in "aeoAEO" else "no"
    return say.say("cards", form=form, count=count, head=head, vowel=vowel, other="yes" if relation == OTHER else "no")


def holding(say: Messages, where: Filter) -> str:
    """With or without a machine, with or without a collapse."""
    found = [
        say.say(f"cards-{'with' if asked == WITH else 'without'}-{token}")
        for token, asked in (("machine", where.machine), ("collapse", where.collapse))
        if asked != EITHER_WAY
    ]
    return say.say("cards-with-both", first=found[0], second=found[1]) if len(found) == 2 else "".join(found)


def is_only(where: Filter, relation: int) -> bool:
    """Whether a filter says where cards stand to this one, and nothing else."""
    return (
        where.relation == relation
        and where.faction < 0
        and not (where.level or where.machine or where.collapse or where.activated)
        and not (where.is_end or where.has_no_faction)
    )


def described(where: Filter, relation: int, is_end: bool) -> Filter:
    """The same demands on a card that stands elsewhere."""
    return Filter(
        relation,
        where.faction,
        where.level,
        where.machine,
        where.collapse,
        where.activated,
        is_end,
        where.has_no_faction,
    )


def lying(say: Messages, measure: int, where: Filter | None) -> str:
    """Where the tokens or carts that are counted lie."""
    if where is None or is_only(where, ANY):
        return say.say("in-your-mine")
    is_here = is_only(where, THIS)
    if measure == CARTS:
        return say.say("cart-on-this") if is_here else say.say("cart-on-cards", what=cards(say, where, "of"))
    return say.say("on-this-card") if is_here else say.say("on-cards", what=cards(say, where, "on"))


def onto(say: Messages, where: Filter, targets: int) -> str:
    """On which cards something is put; no targets: on each."""
    if where.relation == THIS:
        if is_only(where, THIS):
            return say.say("onto-this-card")
        return say.say("onto-this-if", what=cards(say, described(where, ANY, where.is_end), "is"))
    if targets == 0:
        return say.say("onto-each", what=cards(say, where, "each"))
    return say.say("onto-cards", what=cards(say, where, "acc", targets), spread=spread(where, targets))


def spread(where: Filter, targets: int) -> str:
    """Whether each of several chosen cards gets its share."""
    return "yes" if targets > 1 and where.relation != THIS else "no"


def counted(say: Messages, count: Count, number: int, form: str) -> str:
    """So many cards, tokens or carts (acc, nom, gen), or "no", wherever they lie."""
    if count.measure == CARDS:
        return cards(say, count.where or Filter(), form, number)
    noun = MEASURES[count.measure]
    if form == "no":
        return say.say(f"{noun}-no")
    return say.say(f"{noun}-count" if form == "nom" else f"{noun}-count-{form}", count=number)


def place(say: Messages, count: Count) -> str:
    """Where what is counted lies; neighbours say it themselves."""
    if count.measure != CARDS:
        return lying(say, count.measure, count.where)
    is_far = count.where is None or count.where.relation in (ANY, OTHER, THIS)
    return say.say("in-your-mine") if is_far else ""


def per(say: Messages, count: Count, every: int = 1) -> str:
    """For each, or for every so many, of something counted."""
    measure = MEASURES[count.measure]
    if measure in OWN_MEASURES:
        return say.say(f"count-{measure}-every", count=every) if every > 1 else say.say(f"count-{measure}-each")
    if count.measure == CARDS:
        where = count.where or Filter()
        if every > 1:
            return say.say("per-every", what=cards(say, where, "acc", every, in_mine=True))
        return say.say("per-each", what=cards(say, where, "each", in_mine=True))
    if every > 1:
        return say.say("per-every", what=f"{counted(say, count, every, 'acc')} {place(say, count)}")
    return f"{say.say(f'{measure}-each')} {place(say, count)}"


def amount(say: Messages, what: str, given: Amount, unit: str, is_more: bool = False) -> str:
    """A number of something, for each of something else, perhaps with a maximum. `unit` is the term of the maximum;
    `is_more`: it does not count what the same effect gave of the unit before (I25)."""
    if given.count is None:
        return what
    limit = "at-most-more" if is_more else "at-most"
    most = say.say(limit, what=say.say(f"{unit}-count-gen", count=given.most)) if given.most else ""
    return say.say("amount", what=what, per=per(say, given.count, given.every), most=most)


def condition(say: Messages, given: Condition) -> str:
    """What must be so: "if you have at least 8 coins"."""
    count = given.count
    number = given.number
    is_least = given.comparison == AT_LEAST
    is_of_itself = count.measure == CARDS and count.where is not None and count.where.relation == THIS
    if is_of_itself and number == (1 if is_least else 0):
        return about_itself(say, count.where or Filter(), is_least)
    kind = "least" if is_least else "most" if number else "none"
    measure = MEASURES[count.measure]
    if measure in OWN_MEASURES:
        return say.say(f"if-{measure}-{kind}", count=number) if kind != "none" else say.say(f"if-{measure}-none")
    if kind == "none":
        return say.say("if-there-none", what=counted(say, count, 0, "no"), where=place(say, count))
    what = counted(say, count, number, "nom" if is_least else "gen")
    return say.say(f"if-there-{kind}", what=what, where=place(say, count), count=number)


def about_itself(say: Messages, where: Filter, is_so: bool) -> str:
    """A condition on the card that speaks."""
    answer = "" if is_so else "-not"
    if where.is_end and is_only(described(where, THIS, is_end=False), THIS):
        return say.say(f"if-this-end{answer}")
    return say.say(f"if-this-is{answer}", what=cards(say, described(where, ANY, where.is_end), "is"))
