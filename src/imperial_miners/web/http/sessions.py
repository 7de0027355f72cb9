"""Who is asking: one unguessable token for each device, in a cookie or an Authorization header.

The server stores only hashes. Invitations and form tokens are made from the device's token, so that they can be
shown again without being stored.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from imperial_miners.web.log.device import Session, new_session

COOKIE: Final = "imperial_miners"
YEAR: Final = 365 * 24 * 3600
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def session_of(connection: HTTPConnection) -> Session:
    """The device that asks; a new one if it shows no token of ours."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and TOKEN.fullmatch(token):
        return Session(token)
    token = connection.cookies.get(COOKIE, "")
    return Session(token) if TOKEN.fullmatch(token) else new_session()


def remember(response: Response, session: Session, is_secure: bool) -> None:
    """Hand a new device its token, out of reach of scripts and of other sites."""
    if session.is_new:
        response.set_cookie(
            COOKIE, session.token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=is_secure
        )
