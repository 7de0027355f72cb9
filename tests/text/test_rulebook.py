"""The rules in five languages cover the same ids, their drawings stand alone, and the terms fit together."""

import re
import xml.etree.ElementTree as ET
from importlib.resources import files
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from imperial_miners.text.examples import EXAMPLES, draw_example
from imperial_miners.text.rulebook import LANGUAGES, load_rulebook

DOC = (Path(__file__).parent.parent.parent / "docs" / "rules.md").read_text(encoding="utf-8")
DOC_IDS = re.findall(r"^- \*\*([RI]\d[\d.]*[a-z]?)\*\*", DOC, re.MULTILINE)
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
in_each_language = pytest.mark.parametrize("language", LANGUAGES)
in_each_translation = pytest.mark.parametrize("language", TRANSLATIONS)


# --- Rules


def test_the_document_states_each_rule_once():
    assert len(DOC_IDS) == len(set(DOC_IDS)) > 80
    assert {"R1.1", "R5.10a", "R12.8", "I1", "I20"} <= {*DOC_IDS}


@in_each_language
def test_the_rulebook_has_the_rules_of_the_document_in_their_order(language: str):
    chapters = load_rulebook(language).chapters
    assert [rule.id for chapter in chapters for rule in chapter.rules] == DOC_IDS


@in_each_language
def test_nothing_is_empty(language: str):
    book = load_rulebook(language)
    texts = [chapter.title for chapter in book.chapters]
    texts += [rule.text for rule in book.rules.values()]
    texts += [word for entry in book.glossary for word in (entry.term, entry.text)]
    texts += [word for words in book.examples.values() for word in words.values()]
    assert [text for text in texts if not text or text != text.strip()] == []


@in_each_language
def test_every_sentence_ends(language: str):
    book = load_rulebook(language)
    assert [rule.id for rule in book.rules.values() if rule.text[-1] not in ".?!"] == []
    assert [entry.id for entry in book.glossary if entry.text[-1] not in ".?!"] == []


@in_each_translation
def test_chapters_glossary_and_examples_are_those_of_english(language: str):
    book, english = load_rulebook(language), load_rulebook("en")
    assert [chapter.id for chapter in book.chapters] == [chapter.id for chapter in english.chapters]
    assert [entry.id for entry in book.glossary] == [entry.id for entry in english.glossary]
    assert {name: {*words} for name, words in book.examples.items()} == {
        name: {*words} for name, words in english.examples.items()
    }


def numbers(text: str) -> set[int]:
    """Numbers above four: those below may be Levels, which some languages write as numerals or words."""
    return {number for number in map(int, re.findall(r"\d+", text)) if number > 4}


@in_each_translation
def test_a_translation_is_one_and_keeps_the_numbers(language: str):
    english = load_rulebook("en").rules
    for rule in load_rulebook(language).rules.values():
        assert rule.text != english[rule.id].text, rule.id
        assert numbers(rule.text) == numbers(english[rule.id].text), rule.id


def test_a_rule_is_found_by_its_id():
    book = load_rulebook("uk")
    assert book.rule("R9.3").text == next(r.text for c in book.chapters for r in c.rules if r.id == "R9.3")
    with pytest.raises(KeyError):
        book.rule("R99.1")


def test_a_rulebook_is_read_once_and_only_in_our_languages():
    assert load_rulebook("fr") is load_rulebook("fr")
    with pytest.raises(KeyError):
        load_rulebook("../rules/en")


# --- Drawings


@in_each_language
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_one_drawing_that_stands_alone(name: str, language: str):
    words = load_rulebook(language).examples[name]
    root = ET.fromstring(draw_example(name, words))
    assert root.get("role") == "img"
    labelled = {element.get("id"): element.text for element in root if element.get("id")}
    assert labelled[root.get("aria-labelledby")] == words["title"]
    assert labelled[root.get("aria-describedby")] == words["desc"]
    tags = {element.tag.split("}")[1] for element in root.iter()}
    assert tags <= {"svg", "title", "desc", "g", "rect", "circle", "path", "text"}
    attributes = {key for element in root.iter() for key in element.attrib}
    assert not {key for key in attributes if key in {"style", "class", "href"} or key.startswith("on")}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_shows_all_its_words(name: str):
    words = {key: f"<{key}> & co" for key in load_rulebook("en").examples[name]}
    root = ET.fromstring(draw_example(name, words))
    shown = " ".join(element.text for element in root.iter() if element.text)
    assert [key for key, word in words.items() if word not in shown] == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_keeps_inside_its_box(name: str):
    root = ET.fromstring(draw_example(name, load_rulebook("en").examples[name]))
    _, _, width, height = map(float, root.get("viewBox").split())
    for rect in root.iter("{http://www.w3.org/2000/svg}rect"):
        x, y, w, h = (float(rect.get(key, "0")) for key in ("x", "y", "width", "height"))
        assert 0 <= x <= x + w <= width
        assert 0 <= y <= y + h <= height


def test_an_example_misses_no_word_in_silence():
    with pytest.raises(KeyError):
        draw_example("chain", {"title": "A chain", "desc": "Upward"})
    with pytest.raises(KeyError):
        draw_example("nothing", {})


# --- Terms


def terms_source(language: str) -> str:
    return (files("imperial_miners.text") / "locales" / language / "terms.ftl").read_text(encoding="utf-8")


class Used(Visitor):
    """What a message mentions, and the plural forms it offers for a count."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "count":
            self.plurals.append({variant.key.name for variant in node.variants})
        self.generic_visit(node)


def messages(language: str) -> dict[str, Used]:
    """Every message of the file by id; junk or an id given twice fails."""
    found: dict[str, Used] = {}
    for entry in parse(terms_source(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = used = Used()
            used.visit(entry)
    return found


def variables(id: str, terms: dict[str, Used]) -> set[str]:
    """The variables of a message and of all that it refers to."""
    return terms[id].variables.union(*(variables(other, terms) for other in terms[id].messages))


@in_each_translation
def test_terms_have_the_same_ids_and_variables(language: str):
    terms, english = messages(language), messages("en")
    assert [*terms] == [*english]
    assert {id: variables(id, terms) for id in terms} == {id: variables(id, english) for id in english}


@in_each_language
def test_terms_have_every_plural_form_of_the_language(language: str):
    locale = Locale.parse(language, sep="-")
    needed = {locale.plural_form(number) for number in range(1000)} | {"other"}
    selections = [(id, forms) for id, used in messages(language).items() for forms in used.plurals]
    assert selections
    assert [id for id, forms in selections if forms != needed] == []


@in_each_language
@pytest.mark.parametrize("faction", ["scots", "egyptians", "atlanteans", "barbarians", "japanese", "romans"])
def test_terms_can_be_said(language: str, faction: str):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(terms_source(language)))
    given = {"faction": faction, "level": 3, "round": 2, "rounds": 10}
    for id in messages(language):
        for count in (0, 1, 2, 5, 21):
            said, errors = bundle.format_pattern(bundle.get_message(id).value, {**given, "count": count})
            assert not errors, id
            assert faction not in said, id
            assert not re.search(r"[{}]|  ", said), id


@pytest.mark.parametrize(
    ("language", "id", "given", "said"),
    [
        ("en", "coin-count-acc", {"count": 1}, "1 coin"),
        ("en", "faction-card-a", {"faction": "egyptians"}, "an Egyptian card"),
        ("en", "level-card-count", {"count": 3, "level": 2}, "3 Level 2 cards"),
        ("de", "collapse-a", {}, "einen Einsturz"),
        ("de", "collapse-count-ins", {"count": 2}, "2 Einstürzen"),
        ("de", "cart-each", {}, "für jede vollständige Lore"),
        ("de", "faction-card-count", {"count": 2, "faction": "scots"}, "2 Schottenkarten"),
        ("de", "faction-card-a", {"faction": "any"}, "eine Karte eines beliebigen Volkes"),
        ("de", "level-card-a", {"level": 4}, "eine Karte der Ebene IV"),
        ("fr", "coin-count", {"count": 0}, "0 pièce"),
        ("fr", "collapse-the", {}, "l’éboulement"),
        ("fr", "faction-card-count", {"count": 2, "faction": "atlanteans"}, "2 cartes Atlantes"),
        ("pt-BR", "faction-card-count", {"count": 2, "faction": "japanese"}, "2 cartas Japonesas"),
        ("pt-BR", "faction-card-count", {"count": 1, "faction": "none"}, "1 carta sem Facção"),
        ("pt-BR", "machine-all", {}, "todas as Máquinas"),
        ("uk", "coin-count-acc", {"count": 1}, "1 монету"),
        ("uk", "coin-count-acc", {"count": 3}, "3 монети"),
        ("uk", "coin-count-acc", {"count": 12}, "12 монет"),
        ("uk", "machine-count-gen", {"count": 3}, "3 механізмів"),
        ("uk", "collapse-each", {}, "за кожне руйнування"),
        ("uk", "faction-card-count-acc", {"count": 21, "faction": "romans"}, "21 карту римлян"),
        ("uk", "faction-card-count-gen", {"count": 2, "faction": "chosen"}, "2 карт обраної фракції"),
        ("uk", "level-card-each", {"level": 2}, "за кожну карту другого рівня"),
    ],
)
def test_terms_agree_with_their_numbers_and_cases(language: str, id: str, given: dict[str, object], said: str):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(terms_source(language)))
    assert bundle.format_pattern(bundle.get_message(id).value, given) == (said, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_how_to_play_before_what_is_in_the_box(language: str):
    book = load_rulebook(language)
    assert [chapter.id for chapter in book.reading_order][-1] == "components"
    assert {*book.reading_order} == {*book.chapters}
