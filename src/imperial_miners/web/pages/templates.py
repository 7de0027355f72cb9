"""The templates of one language: Jinja's, written in short lines, with all that is always said in place beforehand."""

from __future__ import annotations

import re
from functools import lru_cache
from keyword import iskeyword
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, nodes, select_autoescape
from jinja2.compiler import CodeGenerator, Frame
from jinja2.ext import Extension
from markupsafe import Markup, escape

from imperial_miners.text.messages import messages_in
from imperial_miners.web.scene.words import full_id

EXPRESSION: Final = r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}"
TAG: Final = rf"</?[a-zA-Z](?:{EXPRESSION}|[^>])*>"
BREAK: Final = r"\s*\n\s*"
IN_TEXT: Final = re.compile(rf"({TAG})|({EXPRESSION})|({BREAK})", re.DOTALL)
IN_TAG: Final = re.compile(rf"({EXPRESSION})|({BREAK})", re.DOTALL)
HOME: Final = Path(__file__).parent.parent
LOADER: Final = FileSystemLoader(HOME / "templates")
MACROS: Final = "parts/macros.html"
ALWAYS_SAID: Final = re.compile(r"\bt\('([a-z0-9-]+)'\)")
ALWAYS_DRAWN: Final = re.compile(r"\bic\('([a-z0-9-]+)'\)")


class TemplateLines(Extension):
    """Lets templates be written in short, indented lines: a line break beside a tag or an expression is not sent.

    As in JSX, a break between two words is a space, and a break inside a tag stands between two attributes. Where a
    space beside a tag is wanted, it stands on the same line or is written as `{{ ' ' }}`. Errors still name their line.
    """

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """The source as it is meant.

        >>> from jinja2 import Environment
        >>> TemplateLines(Environment()).preprocess("<b\\n  id='x'>\\n  one\\n  two\\n</b>", None)
        "<b{#\\n#} id='x'>{#\\n#}one{#\\n#} two{#\\n#}</b>"
        """
        source = source.strip()

        def in_text(found: re.Match[str]) -> str:
            tag, expression, space = found.groups()
            if tag:
                return IN_TAG.sub(lambda inner: inner[1] or unseen(inner[2]) + " ", tag)
            if expression:
                return str(expression)
            is_beside = source[found.start() - 1] in ">}" or source[found.end()] in "<{"
            return unseen(space) + ("" if is_beside else " ")

        return IN_TEXT.sub(in_text, source)


def unseen(space: str) -> str:
    """A comment with as many line breaks, so that the lines keep their numbers."""
    return "{#" + "\n" * space.count("\n") + "#}"


class SaidBeforehand(Extension):
    """Puts messages that need no variables, and icons, into templates before they are compiled: most words of a page.

    Where `t('undo')` stands, the compiled template has the word itself, and next to HTML it is one piece with that.
    """

    priority = TemplateLines.priority + 1
    language: str

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """The source in the words of the language."""
        messages = messages_in(self.language)
        source = ALWAYS_SAID.sub(lambda found: repr(messages.say(full_id(messages, found[1]))), source)
        if name == MACROS:  # where icons are drawn
            return source
        return ALWAYS_DRAWN.sub(lambda found: f"({drawn_icon(found[1])!r}|safe)", source)


class Writer(CodeGenerator):
    """Compiles templates. What they fill in goes into the text as it is, without an object of its own for each word;
    what they call is called at once, since nothing of ours asks for the context.
    """

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        if node.dyn_args or node.dyn_kwargs or any(iskeyword(given.key) for given in node.kwargs):
            return super().visit_Call(node, frame, forward_caller)
        self.visit(node.node, frame)
        self.write("(")
        for given in (*node.args, *node.kwargs):
            self.visit(given, frame)
            self.write(", ")
        self.write("caller=caller)" if forward_caller else ")")
        return None

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.autoescape and not frame.eval_ctx.volatile and finalize.src is None:
            self.write("environment.text_of(")
        else:
            super()._output_child_pre(node, frame, finalize)


class Templates(Environment):
    """Our templates, compiled our way."""

    code_generator_class = Writer

    @staticmethod
    def text_of(value: object) -> str:
        """What stands in a page for a value."""
        kind = type(value)
        if kind is str:
            return escaped(value)
        if kind is int:
            return str(value)
        return value if kind is Markup else escape(value)  # type: ignore[return-value]


escaped: Final = lru_cache(maxsize=8192)(escape)
"""Text as HTML: the same few words, again and again."""


@lru_cache(maxsize=256)
def drawn_icon(name: str) -> str:
    """An icon as the macro draws it."""
    macros: Any = new_environment().get_template(MACROS).module
    return str(macros.ic(name))


def make_environment(language: str) -> Environment:
    """The templates of a language."""
    return new_environment(type("Said", (SaidBeforehand,), {"language": language}))


def new_environment(*extensions: type[Extension]) -> Environment:
    """Our templates."""
    return Templates(
        loader=LOADER,
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        auto_reload=False,
        extensions=[TemplateLines, *extensions],
    )
