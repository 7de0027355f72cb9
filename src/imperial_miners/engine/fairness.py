"""Nobody chooses the deal: its seed is made from a secret of the server and from what each seat adds to it.

The server shows the hash of its secret first, so it cannot choose another one later. Each seat then adds a text of its
own, which the server could not know. The secret is shown with the finished game, and anyone can make the seed again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

MOST_CONTRIBUTION: Final = 64  # characters that a seat may add: enough for 256 bits as hexadecimal digits
MOST_SECRET: Final = 200


def hash_of(text: str) -> str:
    """What is shown of a secret or a seed before the game: its SHA-256, as `sha256sum` prints it.

    >>> hash_of("secret")[:16]
    '2bb80d537b1da3e3'
    """
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def combined_seed(secret: str, contributions: list[str]) -> str:
    """The seed of a deal: the SHA-256 of the secret and each seat's contribution, in the order of seats.

    Each part is written as its length in bytes, a colon, the part and a comma, so that no two lists look alike. A seat
    that added nothing has the empty text.

    >>> combined_seed("secret", ["salt", ""]) == hash_of("6:secret,4:salt,0:,")
    True
    """
    written = b""
    for part in [secret, *contributions]:
        content = part.encode("utf-8", "surrogatepass")
        written += str(len(content)).encode() + b":" + content + b","
    return sha256(written).hexdigest()
