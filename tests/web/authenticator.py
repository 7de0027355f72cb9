"""A passkey for the tests, and the browser that asks it: signs what it is asked to, or something else."""

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.web.push_service import letters

ORIGIN, SITE = "http://localhost", "localhost"
USED, VERIFIED, NEW = 1, 4, 64


class Passkey:
    """A passkey of one site. `flags`, `origin` and `site` are what an honest one would say."""

    def __init__(self) -> None:
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def made(
        self, options: dict[str, Any], origin: str = ORIGIN, site: str = SITE, flags: int = USED | VERIFIED
    ) -> str:
        """The answer to a wish for a new passkey."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        about = self.about(site, flags | NEW)
        about += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        data = client_data("webauthn.create", options["challenge"], origin)
        return self.answer({"clientDataJSON": letters(data), "attestationObject": letters(attested)})

    def signed(
        self, options: dict[str, Any], origin: str = ORIGIN, site: str = SITE, flags: int = USED | VERIFIED
    ) -> str:
        """The answer to the question whose account it is."""
        self.uses += 1
        data, about = client_data("webauthn.get", options["challenge"], origin), self.about(site, flags)
        signature = self.key.sign(about + sha256(data).digest(), ec.ECDSA(SHA256()))
        fields = {"clientDataJSON": data, "authenticatorData": about, "signature": signature}
        return self.answer({name: letters(value) for name, value in fields.items()})

    def about(self, site: str, flags: int) -> bytes:
        return sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def answer(self, response: dict[str, str]) -> str:
        id = letters(self.id)
        return json.dumps({"id": id, "rawId": id, "type": "public-key", "response": response})


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
