"""The forms of what comes in, with every limit on it. What goes out is described in `answers`."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator
from pydantic.config import JsonDict

from imperial_miners.engine.fairness import MOST_CONTRIBUTION
from imperial_miners.text import LANGUAGES as LANGUAGES
from imperial_miners.text.rulebook import Language
from imperial_miners.web.log.pace import LONGEST
from imperial_miners.web.log.terms import NAME_LENGTH, Colour, Level, Phrase

CHAT_LENGTH: Final = 200
MOST_AHEAD: Final = 8
"""Answers said beforehand."""
MOST_ANSWERS: Final = 30
"""In one line: more than any turn has without something revealed on the way."""


def one_line(value: str) -> str:
    """Plain text in one line: no control characters, no runs of spaces, nothing that turns the direction of writing.

    >>> one_line("  Ann \\t of the  Mine ")
    'Ann of the Mine'
    """
    composed = unicodedata.normalize("NFC", value)
    kept = "".join(" " if sign.isspace() else sign for sign in composed if sign.isspace() or not is_hidden(sign))
    return " ".join(kept.split())


def is_hidden(sign: str) -> bool:
    """Control and format signs, surrogates, and signs of private use; the joiners of emoji and scripts may stay."""
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn") and sign not in "\u200c\u200d"


def one_short_line(limit: int) -> Callable[[str], str]:
    """One line of so many characters: composing a few scripts makes more characters of one."""
    return lambda value: one_line(value)[:limit]


Name = Annotated[str, Field(max_length=NAME_LENGTH), AfterValidator(one_short_line(NAME_LENGTH))]


class Form(BaseModel):
    """What comes in: nothing unknown, nothing bent into shape."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def whole(value: Any) -> Any:
    """2.0 is the integer 2, as JSON Schema has it.

    >>> whole(2.0), whole(2.5), whole("2")
    (2, 2.5, '2')
    """
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE: Final = BeforeValidator(whole)


class NewSeat(Form):
    """A seat of a new game. Seats of kind `person` are held by whoever creates it."""

    kind: Literal["person", "bot", "open"] = "person"
    name: Name = ""
    colour: Colour | None = None
    level: Level | None = Field(default=None, description="Of a bot; the middle one if none is given.")


Addition = Annotated[
    str,
    Field(max_length=MOST_CONTRIBUTION, description="Anything unguessable, which becomes a part of the luck."),
    AfterValidator(one_short_line(MOST_CONTRIBUTION)),
]


PromiseToken = Annotated[
    str, Field(max_length=100, description="From `/promises`: names the secret whose hash was shown.")
]


def given(name: str, *values: str) -> JsonDict:
    """JSON Schema of an object in which something is given, and is one of these values."""
    return {"properties": {name: {"enum": list(values)}}, "required": [name]}


NOBODY_INVITES: Final[JsonDict] = {"contains": given("kind", "open"), "items": given("kind", "bot", "open")}


class NewTable(Form):
    """A game to begin: who sits where, and the options that hold for all."""

    seats: list[NewSeat] = Field(
        default_factory=lambda: [NewSeat()],
        min_length=1,
        max_length=5,
        description="Open seats need a person at one of the others, who can invite.",
        json_schema_extra={"not": NOBODY_INVITES},
    )
    variant: Literal["standard", "first-game"] = "standard"
    decks: Literal["shared", "duplicate"] = "shared"
    clock: Annotated[int, Field(ge=15, le=LONGEST), WHOLE] | None = Field(
        default=None,
        description="Seconds for each round; more than an hour is for each answer, in a player's own hours.",
    )
    language: Language = "en"
    pack: Annotated[str, Field(max_length=64)] = Field(default="", description="The server's main pack if empty.")
    promise: PromiseToken = ""
    adds: Addition = ""

    @model_validator(mode="after")
    def check_seats(self) -> NewTable:
        """Open seats need a person who can invite others to them."""
        kinds = {seat.kind for seat in self.seats}
        if "open" in kinds and "person" not in kinds:
            raise ValueError("a game with open seats needs a person at one of its seats")
        return self


class NewGame(NewTable):
    """A game to begin with the secret of a promise, since nobody is to choose the deal."""

    promise: PromiseToken


Number = Annotated[
    int, Field(ge=0, le=1_000_000, description="How many answers the seat has given, as last seen."), WHOLE
]
OptionKey = Annotated[str, Field(min_length=1, max_length=64, description="An option's key, such as `place:2:+1`.")]


Then = Annotated[
    list[OptionKey],
    Field(
        default_factory=list,
        max_length=MOST_AHEAD,
        description="Options said beforehand for the questions after what is revealed, given as long as they fit.",
    ),
]


class Choice(Form):
    """An answer to a seat's decision."""

    number: Number
    option: OptionKey
    then: Then


class AnswerLine(Form):
    """Several answers of a seat, given together."""

    number: Number
    options: Annotated[list[OptionKey], Field(min_length=1, max_length=MOST_ANSWERS)]
    then: Then


class TakeBack(Form):
    """An undo: of the last answer, of this round's card, or of the turn as far as it can be taken back."""

    number: Number
    target: Literal["answer", "card", "turn"] = "answer"


class Turn(Form):
    """A redo, or a plan that is carried out."""

    number: Number


class Trial(Form):
    """An option to try in a plan."""

    option: OptionKey


class BotLevel(Form):
    """The bot to play a seat."""

    level: Level = "adept"


class Looks(Form):
    """A seat's name and colour."""

    name: Name = ""
    colour: Colour | None = None


class Joining(Looks):
    """A seat to be taken by its link."""

    adds: Addition = ""

    token: Annotated[str, Field(min_length=1, max_length=100)]


class Code(Form):
    """A code shown on another device."""

    code: Annotated[str, Field(min_length=1, max_length=20)]


SAYS_NOTHING: Final[JsonDict] = {"properties": {"phrase": {"type": "null"}, "text": {"enum": [None, ""]}}}
SAYS_BOTH: Final[JsonDict] = {
    "properties": {"phrase": {"type": "string"}, "text": {"type": "string", "minLength": 1}},
    "required": ["phrase", "text"],
}


class ChatLine(Form):
    """A chat line: a ready phrase or free text. A text in which nothing can be seen says nothing."""

    model_config = ConfigDict(json_schema_extra={"not": {"anyOf": [SAYS_NOTHING, SAYS_BOTH]}})

    phrase: Phrase | None = None
    text: Annotated[str, Field(max_length=CHAT_LENGTH)] | None = None

    @model_validator(mode="after")
    def check_one(self) -> ChatLine:
        """A line is a phrase or a text, never both and never neither."""
        if (self.phrase is None) == (not self.text):
            raise ValueError("either a phrase or a text that is not empty")
        return self

    @property
    def said(self) -> str:
        """The text as it is shown: in one line, of signs that can be seen."""
        return one_short_line(CHAT_LENGTH)(self.text or "")
