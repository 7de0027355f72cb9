"""The messages: complete in five languages, with all plural forms, used, and in the language that they claim."""

import ast as python
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime.types import FluentInt
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import imperial_miners
from imperial_miners.engine.phases import EVENT_KINDS
from imperial_miners.text import LANGUAGES
from imperial_miners.text.messages import FILES, GROUPED, Messages, given_as, messages_in, small

KINDS = [f"event-{kind}{when}" for kind in EVENT_KINDS for when in ("", "-when")]
SOURCE = Path(imperial_miners.__file__).parent
OURS = ["effects", "prompts", "log", "refusals", "advice", "lessons"]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
in_each_language = pytest.mark.parametrize("language", LANGUAGES)
in_each_translation = pytest.mark.parametrize("language", TRANSLATIONS)

# Which form of the same thing a sentence takes is a matter of each language.
SAME = {"capital": "text", "sentence": "text", "rest": "text", "ways": "text", "on": "cards", "of": "cards"}


class Used(Visitor):
    """What a message says and mentions, its own words, and the plural forms it offers for a number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()  # those that are said; to choose a form by another is up to each language
        self.messages: set[str] = set()
        self.plurals: list[set[str]] = []
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += f" {node.value}"

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "count":
            keys = [variant.key for variant in node.variants]
            self.plurals.append({key.name for key in keys if isinstance(key, ast.Identifier)})
        for variant in node.variants:
            self.visit(variant.value)


@cache
def entries(language: str, names: tuple[str, ...] = FILES) -> dict[str, Used]:
    """Every message by id; junk or an id given twice fails."""
    found: dict[str, Used] = {}
    for name in names:
        path = files("imperial_miners.text") / "locales" / language / f"{name}.ftl"
        for entry in parse(path.read_text(encoding="utf-8")).body if path.is_file() else []:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                assert entry.value is not None, entry.id.name
                found[entry.id.name] = used = Used()
                used.visit(entry)
    return found


def variables(id: str, language: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    known = entries(language)
    assert id in known, f"{language}: {id} is referred to but not there"
    return known[id].variables.union(*(variables(other, language) for other in known[id].messages))


def content(id: str, language: str) -> set[str]:
    """The variables of a message, whatever form they are given in."""
    return {SAME.get(name, name) for name in variables(id, language)}


@in_each_translation
@pytest.mark.parametrize("name", FILES)
def test_every_message_is_there_in_every_language(language: str, name: str):
    own = {id for id in entries(language, (name,)) if not id.startswith("grammar-")}
    english = {id for id in entries("en", (name,)) if not id.startswith("grammar-")}
    assert own == english
    assert english or name == "interface"


@in_each_translation
@pytest.mark.parametrize("name", FILES)
def test_every_message_says_the_same_things(language: str, name: str):
    shared = [id for id in entries("en", (name,)) if not id.startswith("grammar-")]
    assert [id for id in shared if content(id, language) != content(id, "en")] == []


@in_each_language
def test_every_number_has_all_plural_forms_of_the_language(language: str):
    locale = Locale.parse(language, sep="-")
    whole = {locale.plural_form(number) for number in range(1000)}
    offered = [(id, forms) for id, used in entries(language).items() for forms in used.plurals]
    assert offered
    # The default may stand for forms that are alike, as few and many are in the Ukrainian genitive.
    assert [(id, forms) for id, forms in offered if not {"one", "other"} <= forms <= whole | {"other"}] == []
    ours = [used.plurals for used in entries(language, ("terms", *OURS)).values()]
    assert all(forms == whole | {"other"} for plurals in ours for forms in plurals)


@in_each_language
def test_numbers_that_are_said_are_counted(language: str):
    # A bare number before a noun would be right for one number only: after "every" it is always several, and the
    # number of a space stands alone.
    bare = re.compile(r"\{ \$count \} [^\W\d]")
    for name in OURS:
        source = (files("imperial_miners.text") / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")
        for message in parse(source).body:
            if isinstance(message, ast.Message) and bare.search(source[message.span.start : message.span.end]):
                id = message.id.name
                assert entries(language)[id].plurals or id.endswith("-every") or id.startswith("if-space"), id


# --- Used


def templates() -> list[re.Pattern[str]]:
    """Every text of the source that could be the id of a message, with anything in the place of its variables."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, python.JoinedStr):
                pieces = [part.value if isinstance(part, python.Constant) else None for part in node.values]
                if any(piece and re.search(r"[a-z]{2}", piece) for piece in pieces):
                    found.add("".join("[a-z-]+" if piece is None else re.escape(piece) for piece in pieces))
    for path in SOURCE.rglob("*.html"):
        found |= {re.escape(id) for id in re.findall(r"'([a-z][a-z-]+)'", path.read_text(encoding="utf-8"))}
    return [re.compile(pattern) for pattern in found if len(pattern) < 60]


# Ids put together in two steps: an ending is added to the name of the happening.
ENDINGS = re.compile(r"log-[a-z-]+?(-hidden|-blind|-faction|-faction-hidden|-activation)")


def test_no_message_is_unused():
    patterns = templates()
    referred = {other for language in LANGUAGES for used in entries(language).values() for other in used.messages}
    unused = [
        id
        for language in LANGUAGES
        for id in entries(language, tuple(OURS))
        if id not in referred and not ENDINGS.fullmatch(id) and not any(p.fullmatch(id) for p in patterns)
    ]
    assert unused == []


def test_an_unused_message_would_be_seen():
    patterns = templates()
    assert any(p.fullmatch("do-gain") for p in patterns)
    assert not any(p.fullmatch("nobody-says-this") for p in patterns)


# --- In its own language

ENGLISH = re.compile(
    r"\b(gain|gains|draw|draws|card|cards|coin|coins|the|and|of|your|you|with|without|each|every|space|spaces|advance|"
    r"pay|discard|collapse|put|from|this|round|board|deck|level|event|choose|spend|row|cart|carts|border|which|there|is)\b",
    re.IGNORECASE,
)


@in_each_translation
def test_no_english_word_has_strayed_into_a_translation(language: str):
    found = {id: ENGLISH.findall(used.text) for id, used in entries(language).items() if id != "game-title"}
    assert {id: words for id, words in found.items() if words} == {}


# Names that are the same in every alphabet.
LATIN_NAMES = re.compile(
    r"\b(?:Imperial Miners|QR|SHA|JSON|SVG|PDF|PIN|cookie|Wi-Fi|https|localhost|python3 go\.py serve --lan)\b"
)


def test_ukrainian_is_written_in_ukrainian_letters():
    strange = re.compile(r"[^\W\d_]")
    ours = set("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя")
    for id, used in entries("uk").items():
        letters = {letter.lower() for letter in strange.findall(LATIN_NAMES.sub("", used.text))}
        assert letters <= ours, f"{id}: {letters - ours}"


def test_a_translation_is_one():
    # A word may be the same in two languages, a whole sentence is not.
    for language in TRANSLATIONS:
        for id, used in entries(language, ("prompts", "log", "refusals")).items():
            if len(used.text.split()) > 2:
                assert used.text != entries("en")[id].text, f"{language}: {id}"


# --- Saying


def test_what_cannot_be_said_is_an_error():
    say = messages_in("en")
    with pytest.raises(KeyError):
        say.say("nobody-says-this")
    with pytest.raises(ValueError, match="gain"):
        say.say("do-gain", mood="do")
    with pytest.raises(KeyError):
        Messages("tlh")


def test_a_message_is_formatted_once():
    say = Messages("de")
    assert say.say("coin-count", count=2) is say.say("coin-count", count=2)


@in_each_language
def test_a_long_part_is_no_obstacle(language: str):
    long = "lorem " * 2000 + "ipsum"
    assert long in messages_in(language).say("do-gain", mood="do", what=long)


@pytest.mark.parametrize(
    ("language", "rough", "tidy"),
    [
        ("en", "pay  4 coins , to gain , .", "pay 4 coins, to gain."),
        ("en", "for each card, (at most 3) and", "for each card (at most 3), and"),
        ("fr", "choisissez : a ; ou « b » ?", "choisissez\u00a0: a\u00a0; ou «\u00a0b\u00a0»\u00a0?"),
        ("uk", "карта у ряді", "карта в ряді"),
        ("uk", "карт у ряді", "карт у ряді"),
        ("uk", "карту із механізмом", "карту з механізмом"),
        ("uk", "механізм із цієї", "механізм із цієї"),
        ("uk", "щоб узяти та узяти", "щоб узяти та взяти"),
        ("uk", "карту у вашій", "карту у вашій"),
    ],
)
def test_texts_are_tidied(language: str, rough: str, tidy: str):
    assert messages_in(language).tidy(rough) == tidy


@in_each_language
def test_a_message_parsed_alone_is_the_one_of_its_file(language: str):
    messages = Messages(language)
    for name in FILES:
        source = files("imperial_miners.text") / "locales" / language / f"{name}.ftl"
        for entry in parse(source.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                alone = parse(messages.sources[id]).body[0]
                assert alone.equals(entry, ignored_fields=["span", "comment"]), id


@in_each_language
def test_every_kind_of_event_has_a_name_and_a_time(language: str):
    assert [id for id in KINDS if id not in entries(language)] == []


@in_each_language
def test_small_numbers_are_written_as_babel_would(language: str) -> None:
    locale = Locale.parse(language.replace("-", "_"))
    assert [small(number).format(locale) for number in range(GROUPED)] == [
        FluentInt(number).format(locale) for number in range(GROUPED)
    ]
    assert given_as(GROUPED, {}) == GROUPED
    assert type(given_as(GROUPED, {})) is int, "Babel knows how its digits are grouped"
