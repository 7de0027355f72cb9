"""Everything that can be refused, under one code each, and the one form in which it is told.

`{"error": {"code": ..., "message": ..., ...}}`: the code is for programs and never changes its meaning, the message is
for people, in the reader's language (`locales/`, or the text layer for what the rules refuse).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from imperial_miners.engine.record import RecordError
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.text.messages import messages_in
from imperial_miners.text.refusals import record_error_text, refusal_text

CODES: Final = {
    "malformed": 422,
    "bad-host": 421,
    "foreign-origin": 403,
    "form-expired": 403,
    "too-large": 413,
    "too-slow": 408,
    "too-many-requests": 429,
    "not-found": 404,
    "method-not-allowed": 405,
    "wrong-media-type": 415,
    "no-such-game": 404,
    "no-such-seat": 404,
    "no-such-pack": 404,
    "no-such-invitation": 404,
    "no-such-code": 404,
    "not-your-seat": 403,
    "not-at-the-table": 403,
    "seat-taken": 409,
    "colour-taken": 409,
    "bot-plays": 409,
    "bot-plays-not": 409,
    "still-playing": 409,
    "stale": 409,
    "illegal": 422,
    "nothing-asked": 409,
    "nothing-to-redo": 409,
    "hints-off": 403,
    "too-many-undos": 409,
    "no-plan": 409,
    "plan-ends-here": 409,
    "plan-outdated": 409,
    "pack-changed": 409,
    "bad-record": 422,
    "no-such-day": 404,
    "day-closed": 409,
    "day-entered": 409,
    "no-such-puzzle": 404,
    "busy": 503,
    "database-away": 503,
    "broken": 500,
}
"""For each code its HTTP status; its message is `trouble-<code>`."""


class Trouble(Exception):
    """A request that is refused. `details` go into the answer beside code and message."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = CODES[code]
        self.details = details
        self.refusal: IllegalAction | None = None
        self.record_error: RecordError | None = None


def bad_record(error: RecordError) -> Trouble:
    """A record that is not in order, in the form of everything else."""
    trouble = Trouble("bad-record", where=error.where, problem=error.problem)
    trouble.record_error = error
    return trouble


def refused(refusal: IllegalAction) -> Trouble:
    """What the rules do not allow, in the form of everything else."""
    trouble = Trouble("illegal", reason=refusal.reason, rule=refusal.rule)
    trouble.refusal = refusal
    return trouble


@cache
def messages(language: str) -> dict[str, str]:
    """For each code its message in one language."""
    source = (files("imperial_miners.web") / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return {code: plain(bundle, f"trouble-{code}") for code in CODES}


def plain(bundle: FluentBundle, id: str) -> str:
    """A message without variables."""
    pattern = bundle.get_message(id).value
    assert pattern is not None, id
    return str(bundle.format_pattern(pattern)[0])


def message_of(trouble: Trouble, language: str) -> str:
    """The message for people."""
    if trouble.refusal is not None:
        return refusal_text(messages_in(language), trouble.refusal)
    if trouble.record_error is not None:
        return record_error_text(messages_in(language), trouble.record_error)
    return messages(language)[trouble.code]


def body_of(trouble: Trouble, language: str = "en") -> dict[str, Any]:
    """The one form of an error."""
    return {"error": {"code": trouble.code, "message": message_of(trouble, language), **trouble.details}}
