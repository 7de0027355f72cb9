"""Devices that are signed in: who they are is looked up before anything else asks, since it may end at any time."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from imperial_miners.web.http.dependencies import SCOPE, SESSION_COOKIE
from imperial_miners.web.http.guard import Renderer
from imperial_miners.web.log.device import SIGNED_IN, new_session
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.tables.accounts import Accounts

TOKEN: Final = re.compile(re.escape(SIGNED_IN) + r"[A-Za-z0-9_-]{43}")
FOR_EVERYBODY: Final = ("/static/", "/art/", "/healthz", "/metrics")
"""Where it does not matter who asks."""


class SignedIn:
    """Finds out whose device asks, if its cookie is one of somebody who is signed in; else it is one like any other."""

    def __init__(self, app: ASGIApp, accounts: Accounts, render: Renderer) -> None:
        self.app = app
        self.accounts = accounts
        self.render = render

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Note the device in the scope of a request."""
        if scope["type"] == "http" and not scope["path"].startswith(FOR_EVERYBODY):
            connection = HTTPConnection(scope)
            token = connection.cookies.get(SESSION_COOKIE, "")
            if TOKEN.fullmatch(token) and "authorization" not in connection.headers:
                try:
                    scope[SCOPE] = await self.accounts.session(token) or new_session()
                except Refusal as refusal:
                    scope[SCOPE] = new_session()
                    await self.render(connection, refusal)(scope, receive, send)
                    return
        await self.app(scope, receive, send)
