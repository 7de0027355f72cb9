"""Everything that can be refused, under one code each, and the one form in which it is answered.

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
    "cannot-share": 409,
    "foreign-origin": 403,
    "form-expired": 403,
    "too-large": 413,
    "too-slow": 408,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "too-many-reviews": 429,
    "too-many-plans": 429,
    "too-many-uploads": 429,
    "not-found": 404,
    "method-not-allowed": 405,
    "wrong-media-type": 415,
    "no-such-game": 404,
    "no-such-seat": 404,
    "no-such-pack": 404,
    "no-such-invitation": 404,
    "no-such-code": 404,
    "passkey-refused": 403,
    "last-passkey": 409,
    "not-signed-in": 403,
    "webhook-address": 422,
    "webhook-inside": 422,
    "not-your-seat": 403,
    "not-at-the-table": 403,
    "seat-taken": 409,
    "colour-taken": 409,
    "bot-plays": 409,
    "bot-plays-not": 409,
    "still-playing": 409,
    "too-few-hours": 409,
    "stale": 409,
    "illegal": 409,
    "nothing-asked": 409,
    "nothing-to-redo": 409,
    "hints-off": 403,
    "too-many-undos": 409,
    "no-plan": 409,
    "plan-ends-here": 409,
    "plan-outdated": 409,
    "game-closed": 409,
    "bad-record": 409,
    "no-such-day": 404,
    "day-closed": 409,
    "day-entered": 409,
    "record-entered": 409,
    "no-such-puzzle": 404,
    "promise-void": 409,
    "busy": 503,
    "database-away": 503,
    "broken": 500,
}
"""For each code its HTTP status; its message is `refusal-<code>`."""


class Refusal(Exception):
    """A request that is refused. `details` go into the answer beside code and message."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = CODES[code]
        self.details = details
        self.illegal: IllegalAction | None = None
        self.record_error: RecordError | None = None


CARDS, THE_RULES, ANSWERS = "cards", "rules", "answers"


class Closed(Refusal):
    """A game that cannot go on: its cards are nowhere to be found, its rules are no longer played, or an answer in its
    log is none by them.

    What is stored of it can still be read (`tables.closed`), and the refusal says where.
    """

    def __init__(self, reason: str, game: str) -> None:
        super().__init__("game-closed", reason=reason, record=f"/api/v1/games/{game}/record")
        self.reason = reason
        self.game = game


def bad_record(error: RecordError) -> Refusal:
    """A record that is not in order, in the form of everything else."""
    refusal = Refusal("bad-record", where=error.where, problem=error.problem)
    refusal.record_error = error
    return refusal


def refused(illegal: IllegalAction) -> Refusal:
    """What the rules do not allow, in the form of everything else."""
    refusal = Refusal("illegal", reason=illegal.reason, rule=illegal.rule, at=illegal.at)
    refusal.illegal = illegal
    return refusal


@cache
def messages(language: str) -> dict[str, str]:
    """For each code its message in one language."""
    source = (files("imperial_miners.web") / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return {code: plain(bundle, f"refusal-{code}") for code in CODES}


def plain(bundle: FluentBundle, id: str) -> str:
    """A message of ours as text; none of them has variables."""
    pattern = bundle.get_message(id).value
    assert pattern is not None, id
    return str(bundle.format_pattern(pattern)[0])


def message_of(refusal: Refusal, language: str) -> str:
    """What a person reads: the words for the code, or for what the rules or a record got wrong."""
    if refusal.illegal is not None:
        return refusal_text(messages_in(language), refusal.illegal)
    if refusal.record_error is not None:
        return record_error_text(messages_in(language), refusal.record_error)
    return messages(language)[refusal.code]


def headers_of(refusal: Refusal) -> dict[str, str]:
    """When to come again, where waiting helps."""
    return {"retry-after": str(refusal.details.get("retry_after", 2))} if refusal.status in (429, 503) else {}


def body_of(refusal: Refusal, language: str = "en") -> dict[str, Any]:
    """The one form of an error."""
    return {"error": {"code": refusal.code, "message": message_of(refusal, language), **refusal.details}}
