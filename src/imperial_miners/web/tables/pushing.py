"""Web Push: a message to a device by way of its browser's maker, who can neither read it (RFC 8291) nor be sent one by
somebody else (RFC 8292). Needs the library `cryptography`, the extra `push`.
"""

from __future__ import annotations

import base64
import json
import logging
import secrets
import time
from typing import Final
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from imperial_miners.web.log.alerts import DONE, GONE, LATER, REFUSED, Subscription

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Private keys of the curve are the numbers below this one, but for 0."""
RECORD: Final = 4096
LAST: Final = b"\x02"
"""What ends the only record of a message."""
TOKEN_LIFE: Final = 12 * 3600
KEPT_FOR: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a device that is off."""
PATIENCE: Final = 10.0
log = logging.getLogger(__name__)


class Pusher:
    """Sends messages under the key of this server, 32 bytes as hexadecimal digits."""

    def __init__(self, key: str, contact: str) -> None:
        self.key = ec.derive_private_key(int(key, 16) % (ORDER - 1) + 1, CURVE)
        self.public = letters(point_of(self.key.public_key()))
        self.contact = contact
        self.client = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False)

    async def push(self, to: Subscription, message: bytes, topic: str) -> str:
        """Send a message to a device; one of the same topic that has not arrived yet is replaced."""
        headers = {
            "authorization": f"vapid t={self.token(to.endpoint)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_FOR),
            "topic": topic,
            "urgency": "normal",
        }
        try:
            response = await self.client.post(to.endpoint, content=seal(to, message), headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL):
            return LATER
        status = response.status_code
        if status < 300:
            return DONE
        if status in (404, 410):
            return GONE
        if status == 429 or status >= 500:
            return LATER
        log.warning("a push service refused a message", extra={"status": status})
        return REFUSED

    def token(self, endpoint: str) -> str:
        """What shows a push service that a message is from the server that the device has chosen."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_LIFE}
        if self.contact:
            claims["sub"] = self.contact
        signed = ".".join(letters(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{letters(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"

    async def close(self) -> None:
        """Hang up."""
        await self.client.aclose()


def can_be_sealed(to: Subscription) -> bool:
    """Whether the keys of a subscription are keys."""
    try:
        seal(to, b"")
    except ValueError:
        return False
    return len(plain(to.auth)) == 16


def seal(
    to: Subscription, message: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only a device can read. A key and a salt are drawn for each."""
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, plain(to.p256dh))
    ours = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = derived(shared, plain(to.auth), b"WebPush: info\0" + point_of(theirs) + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, message + LAST, None)


def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    """A key made from a secret, for one purpose."""
    return HKDF(SHA256(), length, salt, about).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as both standards write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def letters(data: bytes) -> str:
    """Bytes as letters that may stand in an address."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(text: str) -> bytes:
    """Such letters as bytes; ValueError if they are none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
