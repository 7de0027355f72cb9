"""Everything that can be refused, under one code each, and the one form in which it is told.

`{"error": {"code": ..., "message": ..., ...}}`: the code is for programs and never changes its meaning, the message is
for people, in the reader's language.
"""

from __future__ import annotations

from typing import Any, Final

CODES: Final[dict[str, tuple[int, str]]] = {
    "malformed": (422, "The request is not in the form that this address expects."),
    "bad-host": (421, "This server does not answer under that host name. Start it with --public to allow others."),
    "foreign-origin": (403, "This request came from another site, so it was not carried out."),
    "form-expired": (403, "This form has expired. Load the page again and repeat the choice."),
    "too-large": (413, "The request is too large."),
    "too-slow": (408, "The request took too long to arrive."),
    "too-many-requests": (429, "Too many requests. Wait a moment and try again."),
    "not-found": (404, "There is nothing at this address."),
    "method-not-allowed": (405, "This address does not take that kind of request."),
    "wrong-media-type": (415, "Send the request as application/json."),
    "no-such-game": (404, "There is no such game."),
    "no-such-seat": (404, "This game has no such seat."),
    "no-such-pack": (404, "There is no such pack of cards."),
    "no-such-invitation": (404, "This invitation is not valid."),
    "no-such-code": (404, "This code is not valid, or it has expired."),
    "not-your-seat": (403, "This seat is not yours."),
    "not-at-the-table": (403, "Only those who sit at this table can do that."),
    "seat-taken": (409, "This seat is already taken."),
    "seat-not-open": (409, "This seat is neither open nor played by a bot alone."),
    "colour-taken": (409, "Another seat already has this colour."),
    "bot-plays": (409, "A bot is playing this seat. Take the seat back first."),
    "bot-plays-not": (409, "No bot is playing this seat."),
    "still-playing": (409, "This player has not been away for long enough."),
    "stale": (409, "This seat has moved on since. Look again and repeat the choice."),
    "illegal": (422, "The rules do not allow this now."),
    "nothing-to-redo": (409, "There is nothing to redo."),
    "no-plan": (409, "There is no plan to do this with."),
    "plan-ends-here": (409, "This would reveal something, so it cannot be planned. Carry the plan out first."),
    "plan-outdated": (409, "The table has changed and the plan no longer fits. Drop it and plan anew."),
    "pack-changed": (409, "This game was begun with another version of its pack and cannot go on."),
    "game-running": (409, "The game is not over yet."),
    "busy": (503, "The table is very busy. Try again."),
    "database-away": (503, "The database cannot be reached. Nothing was lost; try again in a moment."),
    "broken": (500, "Something went wrong here. Nothing was changed."),
}
"""For each code its HTTP status and its message in English."""


class Trouble(Exception):
    """A request that is refused. `details` go into the answer beside code and message."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = CODES[code][0]
        self.details = details


def message_of(trouble: Trouble, language: str) -> str:
    """The message for people."""
    return CODES[trouble.code][1]


def body_of(trouble: Trouble, language: str = "en") -> dict[str, Any]:
    """The one form of an error."""
    return {"error": {"code": trouble.code, "message": message_of(trouble, language), **trouble.details}}
