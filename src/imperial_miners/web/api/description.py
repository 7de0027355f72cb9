"""How the API describes itself: short names of operations, who may ask, and what a refusal is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from fastapi import FastAPI
from fastapi.routing import APIRoute

SCHEME: Final = "token"
OPEN: Final = {"open_session", "health", "metrics"}
"""What nobody has to sign in for, nor is known better for it."""
BEARER: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token of a session (`POST /api/v1/sessions`). Without one, what anybody may see is shown.",
}


def describe(app: FastAPI) -> None:
    """Complete the description: refusals are JSON everywhere, a token says who asks."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        description = plain()
        description["components"]["securitySchemes"] = {SCHEME: BEARER}
        for path, method, name in handlers(app):
            operation = description["paths"][path][method]
            operation["operationId"] = name
            operation["security"] = [] if operation["operationId"] in OPEN else [{SCHEME: []}, {}]
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    schema = {"$ref": "#/components/schemas/ErrorOut"}
                    response["content"] = {"application/json": {"schema": schema}}
        return description

    app.openapi = openapi  # type: ignore[method-assign]


def handlers(app: FastAPI) -> Iterator[tuple[str, str, str]]:
    """Path, method and name of every operation that is described."""
    for route in app.routes:
        if isinstance(route, APIRoute) and route.include_in_schema:
            yield from ((route.path_format, method.lower(), route.name) for method in route.methods or ())
