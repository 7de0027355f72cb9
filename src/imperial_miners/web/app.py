"""Puts the server together: the service, the guard at the door, the API, and the pages."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.asyncexitstack import AsyncExitStackMiddleware
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from imperial_miners.web.api import deals as deal_api
from imperial_miners.web.api import help as help_api
from imperial_miners.web.api import play as play_api
from imperial_miners.web.api import responses
from imperial_miners.web.api import seats as seat_api
from imperial_miners.web.api import table as api
from imperial_miners.web.api.description import describe
from imperial_miners.web.bench import pages as bench_pages
from imperial_miners.web.bench.workbench import Workbench
from imperial_miners.web.http.dependencies import answer, language_of
from imperial_miners.web.http.guard import Buckets, Guard, Renderer, is_here
from imperial_miners.web.http.reach import Reach
from imperial_miners.web.http.routing import ShortWay, allowed, join
from imperial_miners.web.http.signed_in import SignedIn
from imperial_miners.web.pages import install as pages
from imperial_miners.web.refusals import Refusal, body_of, headers_of
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.bots import Thinker
from imperial_miners.web.tables.service import Service

HTTP_CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "wrong-media-type"}


class GuardedApp(FastAPI):
    """The application without the layers around the guard: it catches what breaks, and telemetry is not ours."""

    def build_middleware_stack(self) -> ASGIApp:
        """The guard, the short way, and the long one."""
        way: ASGIApp = AsyncExitStackMiddleware(self.router)
        way = ExceptionMiddleware(way, handlers=self.exception_handlers)
        way = ShortWay(way, self.routes)
        for middleware, arguments, options in reversed(self.user_middleware):  # the last that was added is outermost
            way = middleware(way, *arguments, **options)
        return way

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Straight to the guard."""
        if scope["type"] == "http":
            scope["app"] = self
            if self.middleware_stack is None:
                self.middleware_stack = self.build_middleware_stack()
            await self.middleware_stack(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def make_app(settings: Settings, thinker: Thinker | None = None, with_pages: bool = True) -> FastAPI:
    """A server, not yet started. Its `state` holds `service`, `buckets` and `settings`.

    Pages are joined on by `pages.install(app)`; they may set `state.render_page_refusal`, which then answers refusals
    outside the API.
    """
    service = Service(settings, thinker)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await service.start()
        warming = asyncio.get_running_loop().call_later(pages.WARM_AFTER, pages.warm_up, app) if with_pages else None
        try:
            yield
        finally:
            if warming is not None:
                warming.cancel()
            await app.state.bench.stop()
            await service.stop()

    app = GuardedApp(
        title="Imperial Miners",
        version="1",
        summary="Begin, join, watch and play games of Imperial Miners.",
        lifespan=lifespan,
        docs_url=None,  # the page would be fetched from another site
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.service, app.state.settings = service, settings
    app.state.buckets = Buckets(settings.limits)
    service.live.fellows.share("taken", app.state.buckets)
    app.state.reach = Reach()
    app.state.bench = Workbench(settings, service)
    app.state.render_page_refusal = None

    def render(connection: HTTPConnection, refusal: Refusal) -> Response:
        page: Renderer | None = app.state.render_page_refusal
        path = connection.scope["path"]
        if page is not None and not path.startswith(("/api/", "/healthz", "/metrics")) and not path.endswith("/stream"):
            return page(connection, refusal)
        return render_json(connection, refusal)

    app.add_middleware(SignedIn, accounts=service.accounts, render=render)
    app.add_middleware(
        Guard,
        settings=settings,
        reach=app.state.reach,
        buckets=app.state.buckets,
        metrics=service.metrics,
        render=render,
    )
    add_handlers(app, render)
    for part in (play_api, api, seat_api, help_api, deal_api):
        join(app, part.router)
    add_watching(app, service)
    describe(app)
    if with_pages:
        pages.install(app)
        join(app, bench_pages.router)
    return app


def render_json(connection: HTTPConnection, refusal: Refusal) -> Response:
    """A refusal in the one form."""
    body = to_json(body_of(refusal, language_of(connection)))
    return Response(body, refusal.status, headers_of(refusal), media_type="application/json")


def add_handlers(app: FastAPI, render: Renderer) -> None:
    """Bring what the framework refuses into the one form; the guard does so with refusals of ours."""

    @app.exception_handler(RequestValidationError)
    async def on_malformed(request: Request, error: RequestValidationError) -> Response:
        problems = [
            {"where": ".".join(str(part) for part in found["loc"])[:100], "problem": str(found["msg"])[:200]}
            for found in error.errors()[:20]
        ]
        return render(request, Refusal("malformed", problems=problems))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        response = render(request, Refusal(HTTP_CODES.get(error.status_code, "malformed")))
        if error.status_code == 405:
            response.headers["allow"] = allowed(app.routes, request.scope, (error.headers or {}).get("Allow", ""))
        return response


def may_watch(request: Request, settings: Settings) -> bool:
    """Whether somebody may read the metrics: with the token; where there is none, on this machine, unless public."""
    if settings.metrics_token:
        shown = request.headers.get("authorization", "")
        return hmac.compare_digest(shown.encode(), f"Bearer {settings.metrics_token}".encode())
    return not settings.public and is_here(request.client.host if request.client else "")


def add_watching(app: FastAPI, service: Service) -> None:
    """What tells others how the server is."""

    @app.get("/healthz", response_model=responses.HealthOut, responses=api.errors(), tags=["server"])
    async def health(request: Request) -> Response:
        """Whether the server and its database answer, and how it sees who asks."""
        await service.store.ping()
        client = request.client.host if request.client else ""
        return answer({"status": "ok", "client": client, "scheme": request.url.scheme})

    @app.get("/.well-known/security.txt", include_in_schema=False)
    async def security() -> Response:
        """Where weaknesses are reported to (RFC 9116), if the operator has said so."""
        if not service.settings.contact:
            raise Refusal("not-found")
        expires = datetime.now(UTC).replace(microsecond=0) + timedelta(days=90)
        lines = (
            f"Contact: {service.settings.contact}",
            f"Expires: {expires.isoformat()}",
            "Preferred-Languages: en, de",
        )
        return PlainTextResponse("".join(f"{line}\n" for line in lines))

    @app.get("/metrics", response_class=PlainTextResponse, responses=api.errors(), tags=["server"])
    async def metrics(request: Request) -> Response:
        """Counters, gauges and durations of this process, as Prometheus reads them, for those who may."""
        if not may_watch(request, service.settings):
            raise Refusal("not-found")
        return Response(service.metrics.to_text(), media_type=CONTENT_TYPE_LATEST)
