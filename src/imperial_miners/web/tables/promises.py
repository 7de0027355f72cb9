"""Nobody chooses the deal: the server shows the hash of a secret before anybody adds to it, and keeps to it.

A promise is a token that names a secret without telling it: the secret is made from the token by a key that all servers
of a database share, so nothing is stored until a game begins, and a server may restart in between. It is good for one
device, one game (the database sees to that) and some hours.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from imperial_miners.engine.fairness import hash_of
from imperial_miners.web.log.device import Session
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.store.pack_store import PackStore

LIFE: Final = 12 * 3600 * 1000
"""Milliseconds. Games are kept for a day at least, so no promise outlives the game that has used it."""
KEY: Final = "promises"


@dataclass(frozen=True, slots=True)
class Promise:
    """What is shown before a game: the hash of a secret, and the token by which a game is begun with it."""

    token: str
    secret_hash: str
    expires: int


class Promises:
    """Makes promises and keeps them."""

    def __init__(self, kept: PackStore) -> None:
        self.kept = kept
        self.key = b""

    async def start(self) -> None:
        """Find the key that all servers of the database share."""
        self.key = bytes.fromhex(await self.kept.key(KEY))

    def make(self, session: Session, now: int) -> Promise:
        """A promise to a device."""
        named = f"{secrets.token_hex(12)}.{now + LIFE}"
        return Promise(f"{named}.{self.sign(named, session)}", hash_of(self.secret(named, session)), now + LIFE)

    def redeem(self, session: Session, token: str, now: int) -> tuple[str, str]:
        """The secret of a promise and the name under which it is good for one game; Refusal if it is no longer."""
        named, _, signed = token.rpartition(".")
        number, _, expires = named.partition(".")
        if not hmac.compare_digest(signed.encode(), self.sign(named, session).encode()) or int(expires) < now:
            raise Refusal("promise-void")
        return self.secret(named, session), number

    def secret(self, named: str, session: Session) -> str:
        """The secret, which only the servers can make."""
        return self.derive(f"secret {named} {session.holder}")

    def sign(self, named: str, session: Session) -> str:
        """What shows that a promise is ours, and this device's."""
        return self.derive(f"promise {named} {session.holder}")[:32]

    def derive(self, text: str) -> str:
        """A text that only the servers can make."""
        return hmac.new(self.key, text.encode(), sha256).hexdigest()
