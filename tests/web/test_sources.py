"""Templates and style sheets can be read by a person: short lines, and colours with names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from jinja2 import Environment

from imperial_miners.text.messages import messages_in
from imperial_miners.web.pages.rendering import GRID
from imperial_miners.web.pages.templates import HOME, TemplateLines, make_environment

LONGEST = 140


@pytest.mark.parametrize("template", sorted((HOME / "templates").rglob("*.html")), ids=lambda path: path.name)
def test_no_line_of_a_template_is_too_long(template: Path) -> None:
    long = [n for n, line in enumerate(template.read_text().splitlines(), 1) if len(line) > LONGEST]
    assert long == []


@pytest.mark.parametrize(
    ("source", "sent"),
    [
        ("<p>\n  <b>one</b>\n  <i>two</i>\n</p>\n", "<p><b>one</b><i>two</i></p>"),
        ("<p>\n  one\n  two\n</p>", "<p>one two</p>"),
        ("<p>\n  {{ 'one' }}{{ ' ' }}\n  <b>two</b>\n</p>", "<p>one <b>two</b></p>"),
        ('<a href="/"\n    {{ \'class="x"\' if 2 > 1 }}\n    id="y">z</a>', '<a href="/" class="x" id="y">z</a>'),
        ("{# why #}\n{% if true %}\n  <br>\n{% endif %}\n", "<br>"),
        ("<p>one\n\n   two <b>three</b> four</p>", "<p>one two <b>three</b> four</p>"),
    ],
)
def test_a_line_break_beside_a_tag_is_not_sent(source: str, sent: str) -> None:
    assert Environment(extensions=[TemplateLines]).from_string(source).render() == sent


def test_an_error_names_its_line() -> None:
    template = Environment(extensions=[TemplateLines]).from_string(
        "<p\n  class='x'>\n  one\n  two\n  {{ 1 // 0 }}\n</p>"
    )
    with pytest.raises(ZeroDivisionError) as error:
        template.render()
    assert error.traceback[-1].lineno + 1 == 5


COLOUR = re.compile(
    r"#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![-\w])(?:white|black|red|green|blue|gr[ae]y|gold|"
    r"orange|yellow|purple|brown|pink|silver|beige|ivory|cyan|magenta|maroon|navy|olive|teal|tan)(?![-\w])",
    re.IGNORECASE,
)
SELECTOR = re.compile(r"[^{};]*\{")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def colours_of(sheet: str) -> list[str]:
    """The colours that a sheet spells out; names of ids and classes are none."""
    return COLOUR.findall(SELECTOR.sub("{", COMMENT.sub("", sheet)))


@pytest.mark.parametrize(
    "sheet", sorted({*(HOME / "static").glob("*.css")} - {HOME / "static" / "tokens.css"}), ids=lambda path: path.name
)
def test_colours_have_names_and_stand_in_one_sheet(sheet: Path) -> None:
    assert colours_of(sheet.read_text()) == []


@pytest.mark.parametrize("template", sorted((HOME / "templates").rglob("*.html")), ids=lambda path: path.name)
def test_a_template_spells_out_no_colour(template: Path) -> None:
    assert re.findall(r"""["':;]\s*#[0-9a-fA-F]{3,8}["';]""", re.sub(r'href="[^"]*"', "", template.read_text())) == []


def test_a_colour_is_recognised() -> None:
    sheet = "#fade .red { color: #abc; fill: var(--red); background: rgb(1 2 3) } @media print { a { color: Black } }"
    assert colours_of(sheet) == ["#abc", "rgb(", "Black"]


def test_every_property_that_a_sheet_uses_has_a_value_somewhere() -> None:
    sheets = [path.read_text() for path in (HOME / "static").glob("*.css")] + [GRID]
    set_ = {name for sheet in sheets for name in re.findall(r"(--[\w-]+)\s*[:{]", sheet)}
    templates = [path.read_text() for path in (HOME / "templates").rglob("*.html")]
    used = {name for sheet in [*sheets, *templates] for name in re.findall(r"var\((--[\w-]+)\)", sheet)}
    assert used - set_ == set()


def test_what_is_always_said_stands_in_templates_beforehand() -> None:
    source = "<b title=\"{{ t('undo') }}\">{{ ic('undo') }}{{ t('undo-' + kind) if kind else t('hint') }}</b>"
    for language in ("en", "uk"):
        messages = messages_in(language)
        template = make_environment(language).from_string(source)
        icon = '<svg class="ic " aria-hidden="true"><use href="#i-undo"/></svg>'
        said = (messages.say("ui-undo"), messages.say("ui-hint"))
        assert template.render(kind="") == f'<b title="{said[0]}">{icon}{said[1]}</b>'
        assert template.render(kind="more", t="{}!".format) == f'<b title="{said[0]}">{icon}undo-more!</b>'
