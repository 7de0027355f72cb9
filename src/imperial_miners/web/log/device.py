"""Who plays: one unguessable token for each device, of which only hashes are ever stored.

Invitations and form tokens are made from the device's token, so that they can be shown again without being stored.
"""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No letter that can be read as another or as a digit."""


CODE_LENGTH: Final = 8
RECOVERY_LENGTH: Final = 20
"""Letters of a code that is good for ever: 97 bits."""
SIGNED_IN: Final = "a."
"""How tokens of devices begin that are signed in."""


@dataclass(frozen=True)
class Session:
    """A device. `is_new` until it has been handed its token. One that is signed in sits where its account does."""

    token: str
    is_new: bool = False
    account: str = ""
    account_holder: str = ""

    @property
    def holder(self) -> str:
        """Who sits at a table, as the store knows it."""
        return self.account_holder or self.device

    @property
    def device(self) -> str:
        """What the store knows of the token."""
        return hash_of(self.token)

    @property
    def form_token(self) -> str:
        """What a form of this device carries to show that it came from one of our pages."""
        return derive(self.token, "form")

    def invitation(self, game: str, seat: int) -> str:
        """The token of this device's link to a seat."""
        return derive(self.token, f"invite {game} {seat}")


def new_session() -> Session:
    """A device that was not here before."""
    return Session(secrets.token_urlsafe(32), is_new=True)


def hash_of(token: str) -> str:
    """SHA-256 of a token, all that is ever stored of it."""
    return sha256(token.encode()).hexdigest()


def derive(token: str, purpose: str) -> str:
    """A token that only the owner of another can make."""
    digest = hmac.new(token.encode(), purpose.encode(), sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def new_code(length: int = CODE_LENGTH) -> str:
    """A short code to type on another device."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def plain_code(typed: str) -> str:
    """A code as it was meant: without spaces and dashes, in capitals.

    >>> plain_code(" ab2c-d3ef ")
    'AB2CD3EF'
    """
    return re.sub(r"[\s-]", "", typed).upper()
