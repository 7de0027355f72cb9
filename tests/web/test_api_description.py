"""The API is as it describes itself: what fits the description is answered as described, what does not is refused."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as openapi_checks

from imperial_miners.bots.naming import LEVELS
from imperial_miners.engine.happening import FIELDS, REASONS
from imperial_miners.text import LANGUAGES
from imperial_miners.text.messages import messages_in
from imperial_miners.text.rulebook import Language
from imperial_miners.web.app import make_app
from imperial_miners.web.log import terms
from imperial_miners.web.refusals import CODES
from tests.web.processes import Server, server
from tests.web.tables import BOT, PERSON, settings_for

ROOT = Path(__file__).parent.parent.parent
CHECKS = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.unsupported_method,
    openapi_checks.allow_header_conformance,
    openapi_checks.negative_data_rejection,
    openapi_checks.positive_data_acceptance,
    openapi_checks.missing_required_header,
    openapi_checks.response_headers_conformance,
    openapi_checks.use_after_free,
    openapi_checks.ensure_resource_availability,
    openapi_checks.ignored_auth,
]


class Described:
    """A server, and somebody who sits at one of its tables."""

    def __init__(self, process: Server) -> None:
        self.address = process.address
        self.token = httpx.post(f"{self.address}/api/v1/sessions").json()["token"]
        self.headers = {"authorization": f"Bearer {self.token}"}
        promise = httpx.post(f"{self.address}/api/v1/promises", headers=self.headers).json()["promise"]
        wanted = {"promise": promise, "seats": [PERSON, PERSON, BOT], "pack": "small"}
        self.game = httpx.post(f"{self.address}/api/v1/games", json=wanted, headers=self.headers).json()["id"]


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    with server("", tmp_path_factory.mktemp("described")) as process:
        yield Described(process)


@pytest.fixture(scope="module")
def description(described: Described):
    return schemathesis.openapi.from_url(f"{described.address}/openapi.json")


# A stream has no end, so it cannot be waited for here; test_streams follows them.
schema = schemathesis.pytest.from_fixture("description").exclude(path_regex="/stream$")


@schema.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
def test_the_api_is_as_described(case, described: Described):
    wanted = list(CHECKS)
    if "game" in case.path_parameters and case.path_parameters.get("seat", 0) in (0, 1, 2):
        if not re.fullmatch(r"[\w-]{1,32}", str(case.path_parameters["game"]), re.ASCII):
            wanted.remove(openapi_checks.negative_data_rejection)  # what was wrong is mended by the next line
        case.path_parameters["game"] = described.game  # an unknown game would hide what lies behind it
    case.call_and_validate(headers=described.headers, checks=wanted)


def routes() -> dict[str, dict]:
    return make_app(settings_for("", Path("unused")), with_pages=False).openapi()["paths"]


def test_every_refusal_is_described_in_the_one_form():
    for path, methods in routes().items():
        for method, operation in methods.items():
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    schema = response["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/ErrorOut"}, (method, path, status)


def test_operations_have_short_names_and_say_who_may_ask():
    description = make_app(settings_for("", Path("unused")), with_pages=False).openapi()
    operations = [operation for methods in description["paths"].values() for operation in methods.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z_]{3,20}", name) for name in names)
    (scheme,) = description["components"]["securitySchemes"]
    assert description["components"]["securitySchemes"][scheme]["scheme"] == "bearer"
    for operation in operations:
        is_open = operation["operationId"] in ("open_session", "health", "metrics")
        assert operation["security"] == ([] if is_open else [{scheme: []}, {}])


def test_every_route_and_every_code_is_documented():
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for path, methods in routes().items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in page
    for code, status in CODES.items():
        assert f"| `{code}` | {status} |" in page


def test_every_happening_is_documented_with_its_fields():
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    rows = [row.split(" | ") for row in page.splitlines() if row.startswith("| `")]
    for kind, *fields in FIELDS:
        (row,) = [row for row in rows if f"`{kind}`" in row[0]]
        assert [f"`{field.lstrip('?')}`" for field in fields] == re.findall(r"`\w+`", row[1])[: len(fields)], kind
    for reason in REASONS:
        assert f"`{reason}`" in page


def test_the_described_words_are_those_that_the_game_knows():
    assert get_args(terms.Level) == terms.LEVELS == tuple(level.title for level in LEVELS)
    assert get_args(terms.Colour) == terms.COLOURS
    assert get_args(terms.Phrase) == terms.PHRASES
    assert set(get_args(Language)) == set(LANGUAGES)
    for language in LANGUAGES:
        for phrase in terms.PHRASES:
            assert messages_in(language).say(f"ui-phrase-{phrase}")
