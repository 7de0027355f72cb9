"""A reader of effect texts for tests: it knows the phrases of a language and turns a text back into facts.

The facts of a tree are gathered apart from it; a text says what its tree does if both are the same. Nothing here comes
from the messages that the texts are made of, and a word that the reader does not know is an error.
"""

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

from imperial_miners.engine import effect as parts
from imperial_miners.engine import feature as features
from imperial_miners.engine import token_words, words
from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.effect import Amount, Condition, Count, Effect, Either, Filter, Node
from imperial_miners.engine.feature import Feature

LEXICONS = Path(__file__).parent / "lexicons"
LEVELS = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "першого": 1, "другого": 2, "третього": 3, "четвертого": 4}
TRIGGERS = ["activating", "placing", "advancing", "completing-cart", "drawing", "putting-machine", "putting-collapse"]
READ = "|"


@cache
def lexicon(language: str) -> list[tuple[list[str], re.Pattern[str]]]:
    """The phrases of a language in order, each with its facts."""
    found = []
    for line in (LEXICONS / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            facts, pattern = line.split(" = ", 1) if not line.startswith(" = ") else ("", line[3:])
            found.append((facts.split(), re.compile(rf"(?<!\w)(?:{pattern})(?!\w)")))
    return found


def read(text: str, language: str) -> Counter[str]:
    """The facts that a text names; an AssertionError for anything that is not understood."""
    rest = re.sub(r"\s", " ", text).lower()
    found: Counter[str] = Counter()

    for facts, pattern in lexicon(language):

        def note(match: re.Match[str], facts: list[str] = facts) -> str:
            for fact in facts:
                if fact == "$n":
                    found[f"n:{int(match[1])}"] += 1
                elif fact == "level:$level":
                    found[f"level:{LEVELS.get(match[1]) or int(match[1])}"] += 1
                else:
                    found[fact] += 1
            return READ

        rest = pattern.sub(note, rest)
    unread = re.findall(r"\w+", rest)
    assert not unread, f"{language}: {' '.join(unread)!r} is not understood in {text!r}"
    return found


def facts_of(effect: Effect) -> Counter[str]:
    """What an effect says: words, numbers, tokens, Factions, places, conditions, choices."""
    found: Counter[str] = Counter()
    if effect.condition is not None:
        found += condition_facts(effect.condition)
    if effect.is_optional:
        found["may"] += 1
    for part in effect.parts:
        found += node_facts(part)
    for before, after in pairwise(effect.steps):
        if isinstance(before, words.Gain) and isinstance(after, words.Gain) and not counts_coins(after.amount):
            found["gain"] -= 1  # said once for both
    return +found


def counts_coins(amount: Amount) -> bool:
    """Whether an amount depends on the coins just gained."""
    return amount.count is not None and parts.MEASURES[amount.count.measure] == "coin"


def node_facts(node: Node) -> Counter[str]:
    """What one part of an effect says."""
    if isinstance(node, Effect):
        return facts_of(node)
    if isinstance(node, Either):
        return sum((facts_of(way) for way in node.ways), Counter(["choose", *["or"] * (len(node.ways) - 1)]))
    if isinstance(node, words.Gain):
        token = words.TOKENS[node.token]
        return Counter(["gain", token]) + amount_facts(node.amount, token)
    if isinstance(node, words.Pay):
        less = Counter(["less", "n:1"]) + per_facts(node.less, 1) if node.less else Counter()
        return Counter(["pay", "coin", f"n:{node.number}"]) + less
    if isinstance(node, words.Draw):
        level = [f"level:{node.level}"] if node.level else []
        return Counter(["draw", "card", *level]) + amount_facts(node.amount, "card")
    if isinstance(node, words.FactionDraw):
        faction = FACTIONS[node.faction] if node.faction >= 0 else "any"
        return Counter(["draw", "card", f"f:{faction}", f"n:{node.number}"])
    if isinstance(node, words.Advance):
        more = ["up-to"] * node.is_up_to + ["passing"] * node.is_passing
        return Counter(["advance", "space", *more]) + amount_facts(node.amount, "space")
    return token_facts(node)


def token_facts(node: Node) -> Counter[str]:
    """What is said about tokens, activations and discards."""
    if isinstance(node, token_words.PutMachine):
        return Counter(["put", "machine", f"n:{node.number}"]) + target_facts(node.where, node.targets)
    if isinstance(node, token_words.PutCollapse):
        return Counter(["put", "collapse"]) + target_facts(node.where, node.targets)
    if isinstance(node, token_words.SpendMachine):
        return Counter(["spend", "machine", f"n:{node.number}", "here" if node.is_here else "mine"])
    if isinstance(node, token_words.ClearCollapse):
        number = f"n:{node.number}" if node.number else "all"
        if is_plain(node.where, parts.ANY):
            where = Counter(["mine"] if not node.number else [])
        else:
            where = Counter(["here"]) if is_plain(node.where, parts.THIS) else filter_facts(node.where)
        return Counter(["clear", "collapse", number]) + where
    if isinstance(node, token_words.PutMarker):
        return Counter(["put", "marker", f"n:{node.number}", *(["border", "here"] if node.is_here else ["mine"])])
    if isinstance(node, words.Activate):
        return Counter(["activate", f"n:{node.number}"]) + filter_facts(node.where)
    assert isinstance(node, words.Discard), node.word
    return Counter(["discard", "card", f"n:{node.number}"])


def is_plain(where: Filter, relation: int) -> bool:
    """Whether a filter asks for nothing but a relation."""
    rest = (where.machine, where.collapse, where.activated, where.level, where.is_end, where.has_no_faction)
    return where.relation == relation and where.faction < 0 and not any(rest)


def target_facts(where: Filter, targets: int) -> Counter[str]:
    """On which cards something is put."""
    if where.relation == parts.THIS:
        if is_plain(where, parts.THIS):
            return Counter(["here"])
        return Counter(["here", "itself"]) + filter_facts(where) - Counter(["only"])
    if targets == token_words.ALL:
        return Counter(["each"]) + filter_facts(where)
    return Counter([f"n:{targets}", *["spread"] * (targets > 1)]) + filter_facts(where)


def filter_facts(where: Filter, is_counted: bool = False) -> Counter[str]:
    """Which cards."""
    found = Counter(["card"])
    relation = parts.RELATIONS[where.relation]
    found += Counter(
        {
            "any": [],
            "this": ["only"],
            "above": ["adjacent", "above"],
            "below": ["adjacent", "below"],
            "beside": ["adjacent", "beside"],
        }.get(relation, [relation])
    )
    if is_counted and relation in ("any", "other", "this"):
        found["mine"] += 1
    found += Counter(["end"] * where.is_end + ["f:none"] * where.has_no_faction)
    if where.faction >= 0:
        found[f"f:{FACTIONS[where.faction]}"] += 1
    if where.level:
        found[f"level:{where.level}"] += 1
    found += Counter({1: ["activated"], 2: ["fresh"]}.get(where.activated, []))
    for token, asked in (("machine", where.machine), ("collapse", where.collapse)):
        found += Counter({1: [f"+{token}"], 2: [f"-{token}"]}.get(asked, []))
    return found


def count_facts(count: Count) -> Counter[str]:
    """What is counted, and where it lies."""
    measure = parts.MEASURES[count.measure]
    own = {"faction": "kinds", "hand": "hand", "coin": "own", "space": "position", "board": "board", "moved": "moved"}
    if measure in own:
        return Counter([own[measure]])
    where = count.where or Filter()
    if measure == "card":
        return filter_facts(where, is_counted=True)
    border = ["border"] if measure == "cart" and not is_plain(where, parts.ANY) else []
    if is_plain(where, parts.ANY):
        return Counter([measure, "mine"])
    place = Counter(["here"]) if is_plain(where, parts.THIS) else filter_facts(where)
    return Counter([measure, *border]) + place


def per_facts(count: Count, every: int) -> Counter[str]:
    """For each, or for every so many."""
    return count_facts(count) + Counter(["each"] if every == 1 else ["every", f"n:{every}"])


def amount_facts(amount: Amount, unit: str) -> Counter[str]:
    """How much."""
    found = Counter([f"n:{amount.number}"])
    if amount.count is not None:
        found += per_facts(amount.count, amount.every)
        if amount.most:
            found += Counter(["most", unit, f"n:{amount.most}"])
    return found


def condition_facts(condition: Condition) -> Counter[str]:
    """What must be so."""
    count, number = condition.count, condition.number
    is_least = condition.comparison == parts.AT_LEAST
    where = count.where
    if count.measure == parts.CARDS and where is not None and where.relation == parts.THIS and number == int(is_least):
        negated = Counter([] if is_least else ["not"])
        about = filter_facts(where) - Counter(["only"])
        if where.is_end and about == Counter(["card", "end"]):
            about = Counter(["end"])
        return Counter(["if", "here"]) + negated + about
    if not is_least and number == 0:
        return Counter(["if", "none"]) + count_facts(count)
    return Counter(["if", "least" if is_least else "most", f"n:{number}"]) + count_facts(count)


def feature_facts(feature: Feature) -> Counter[str]:
    """What a feature says."""
    kind = features.FEATURES[feature.kind][0]
    if kind == "when":
        trigger = TRIGGERS[feature.trigger]
        cards = filter_facts(feature.where or Filter()) if trigger in ("activating", "placing") else Counter()
        assert feature.effect is not None
        return Counter([f"when:{trigger}"]) + cards + facts_of(feature.effect)
    found = Counter([f"feature:{kind}"])
    if kind in ("cost", "extra-gain", "extra-draw", "extra-advance", "machine-limit"):
        found[f"n:{feature.number}"] += 1
    if kind == "extra-draw":
        found["not-faction-draw"] += 1  # I23
    unit = {"cost": "coin", "extra-draw": "card", "extra-advance": "space", "machine-limit": "machine"}
    if kind in unit:
        found[unit[kind]] += 1
    if kind == "extra-gain":
        found[words.TOKENS[feature.token]] += 2  # what is raised, and by how much
    if kind == "cost" and feature.where is not None and not is_plain(feature.where, parts.ANY):
        found += filter_facts(feature.where)
    return found
