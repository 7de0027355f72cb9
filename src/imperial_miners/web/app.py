"""Puts the server together: the service, the guard at the door, the API, and the pages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response

from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.web.api import deals as deal_api
from imperial_miners.web.api import help as help_api
from imperial_miners.web.api import play as play_api
from imperial_miners.web.api import responses
from imperial_miners.web.api import seats as seat_api
from imperial_miners.web.api import table as api
from imperial_miners.web.http.dependencies import answer
from imperial_miners.web.http.guard import Guard, Renderer
from imperial_miners.web.http.languages import language_of
from imperial_miners.web.http.limits import Buckets
from imperial_miners.web.http.routing import join
from imperial_miners.web.pages import install as pages
from imperial_miners.web.refusals import Trouble, body_of, refused
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.bots import Thinker
from imperial_miners.web.tables.service import Service

HTTP_CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "wrong-media-type"}


def make_app(settings: Settings, thinker: Thinker | None = None, with_pages: bool = True) -> FastAPI:
    """A server, not yet started. Its `state` holds `service`, `buckets` and `settings`.

    Pages are joined on by `pages.install(app)`; they may set `state.render_page_trouble`, which then answers refusals
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
            await service.stop()

    app = FastAPI(
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
    app.state.render_page_trouble = None

    def render(connection: HTTPConnection, trouble: Trouble) -> Response:
        page: Renderer | None = app.state.render_page_trouble
        if page is not None and not connection.url.path.startswith(("/api/", "/healthz", "/metrics")):
            return page(connection, trouble)
        return render_json(connection, trouble)

    app.add_middleware(Guard, settings=settings, buckets=app.state.buckets, metrics=service.metrics, render=render)
    add_handlers(app, render)
    for part in (play_api, api, seat_api, help_api, deal_api):
        join(app, part.router)
    add_watching(app, service)
    describe_refusals(app)
    if with_pages:
        pages.install(app)
    return app


def describe_refusals(app: FastAPI) -> None:
    """Say in the description that a refusal is JSON, at addresses whose answers are not, too."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        description = plain()
        for operation in (operation for methods in description["paths"].values() for operation in methods.values()):
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    schema = {"$ref": "#/components/schemas/ErrorOut"}
                    response["content"] = {"application/json": {"schema": schema}}
        return description

    app.openapi = openapi  # type: ignore[method-assign]


def render_json(connection: HTTPConnection, trouble: Trouble) -> Response:
    """A refusal in the one form."""
    headers = {}
    if trouble.status in (429, 503):
        headers["retry-after"] = str(trouble.details.get("retry_after", 2))
    body = to_json(body_of(trouble, language_of(connection)))
    return Response(body, trouble.status, headers, media_type="application/json")


def add_handlers(app: FastAPI, render: Renderer) -> None:
    """Bring every refusal, whoever makes it, into the one form."""

    @app.exception_handler(Trouble)
    async def on_trouble(request: Request, error: Trouble) -> Response:
        if error.status >= 500:
            app.state.service.metrics.count(f"trouble_{error.code.replace('-', '_')}")
        return render(request, error)

    @app.exception_handler(IllegalAction)
    async def on_illegal(request: Request, error: IllegalAction) -> Response:
        return render(request, refused(error))

    @app.exception_handler(RequestValidationError)
    async def on_malformed(request: Request, error: RequestValidationError) -> Response:
        problems = [
            {"where": ".".join(str(part) for part in found["loc"])[:100], "problem": str(found["msg"])[:200]}
            for found in error.errors()[:20]
        ]
        return render(request, Trouble("malformed", problems=problems))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        response = render(request, Trouble(HTTP_CODES.get(error.status_code, "malformed")))
        if error.headers and "Allow" in error.headers:
            response.headers["allow"] = error.headers["Allow"]
        return response


def add_watching(app: FastAPI, service: Service) -> None:
    """What tells others how the server is."""

    @app.get("/healthz", response_model=responses.HealthOut, responses=api.errors(), tags=["server"])
    async def health() -> Response:
        """Whether the server and its database answer."""
        await service.store.ping()
        return answer({"status": "ok"})

    @app.get("/metrics", response_class=PlainTextResponse, responses=api.errors(), tags=["server"])
    async def metrics() -> Response:
        """Counters of this process."""
        gauges = {
            "tables": len(service.tables),
            "streams": service.hub.count,
            "bots_thinking": len(service.bots.tasks),
        }
        return PlainTextResponse(service.metrics.to_text(gauges))
