"""A push service and a browser for the tests: takes messages, checks who sends them, reads them as a browser does."""

import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """What a browser keeps of its subscription."""

    def __init__(self, endpoint: str, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"a" * 16) -> None:
        self.endpoint = endpoint
        self.key = key or ec.generate_private_key(CURVE)
        self.auth = auth

    @property
    def form(self) -> dict[str, str]:
        """What its page sends."""
        return {"endpoint": self.endpoint, "p256dh": letters(point_of(self.key)), "auth": letters(self.auth)}

    def read(self, sealed: bytes) -> bytes:
        """A message, by RFC 8188 and RFC 8291; an error if it is not for this browser."""
        salt, length = sealed[:16], sealed[20]
        theirs, text = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(sealed) <= 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))

        def derive(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
            return HKDF(SHA256(), length, salt, about).derive(secret)

        secret = derive(shared, self.auth, b"WebPush: info\0" + point_of(self.key) + theirs, 32)
        key, nonce = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16), b"Content-Encoding: nonce\0"
        padded = AESGCM(key).decrypt(derive(secret, salt, nonce, 12), text, None)
        assert padded.rstrip(b"\0").endswith(b"\x02")
        return padded.rstrip(b"\0")[:-1]


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """What a token by RFC 8292 claims; an error if it is not signed by the key that the browser has chosen."""
    scheme, _, fields = authorization.partition(" ")
    found = dict(field.strip().split("=", 1) for field in fields.split(","))
    assert (scheme, found["k"]) == ("vapid", public)
    signed, _, signature = found["t"].rpartition(".")
    raw = plain(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, plain(public))
    key.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    header, claims = (json.loads(plain(part)) for part in signed.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    return dict(claims)


class PushService:
    """Takes messages at an address of this machine; answers with `status`, once `gate` is open."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.gate = threading.Event()
        self.gate.set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.taken.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                service.gate.wait(30)
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *words: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.gate.set()
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(10)
