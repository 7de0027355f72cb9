"""Pages of the reference that are made from the code: the API's operations, and the public names of Python."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from imperial_miners.web.app import make_app
from imperial_miners.web.settings import Settings
from tools.public_names import PUBLIC, described

METHODS: Final = ("get", "post", "put", "patch", "delete")


def api_page() -> str:
    """Every operation of the API, from its own description."""
    with tempfile.TemporaryDirectory() as folder:
        told = make_app(Settings(data_dir=Path(folder)), with_pages=False).openapi()
    lines = ["# The API, operation by operation", ""]
    lines += ["Made from `/openapi.json` of a server; how they go together is told in [the API](../api.md).", ""]
    groups: dict[str, list[str]] = {}
    for path, ways in told["paths"].items():
        for method in METHODS:
            if method in ways:
                tag = (ways[method].get("tags") or ["other"])[0]
                groups.setdefault(tag, []).extend(operation(method, path, ways[method]))
    for tag, found in groups.items():
        lines += [f"## {tag.capitalize()}", "", *found]
    lines += ["## Forms", "", "What is sent and answered, field by field.", ""]
    for name, form in told["components"]["schemas"].items():
        lines += form_of(name, form)
    return "\n".join(lines) + "\n"


def operation(method: str, path: str, told: dict[str, Any]) -> Iterator[str]:
    """One operation: what it does, what it takes, what it answers."""
    yield from (f"### {method.upper()} {path}", "", told.get("description", told.get("summary", "")), "")
    for each in told.get("parameters", ()):
        says = each.get("description") or each["schema"].get("description", "")
        must = ", required" if each.get("required") else ""
        yield f"- `{each['name']}` ({each['in']}, {type_of(each['schema'])}{must}){': ' + says if says else ''}"
    for content in told.get("requestBody", {}).get("content", {}).values():
        yield f"- body: {type_of(content['schema'])}"
    codes = []
    for code, answer in told["responses"].items():
        forms = [type_of(content.get("schema", {})) for content in answer.get("content", {}).values()]
        codes.append(f"{code} {forms[0]}" if code.startswith("2") and forms else code)
    yield from (f"- answers: {', '.join(codes)}", "")


def form_of(name: str, told: dict[str, Any]) -> Iterator[str]:
    """One form with its fields."""
    yield from (f"### {name}", "")
    if told.get("description"):
        yield from (told["description"], "")
    if "enum" in told:
        yield from (", ".join(f"`{value}`" for value in told["enum"]), "")
    must = told.get("required", ())
    for field, schema in told.get("properties", {}).items():
        says = schema.get("description", "")
        yield f"- `{field}`: {type_of(schema)}{'' if field in must else ', optional'}{'. ' + says if says else ''}"
    yield ""


def type_of(schema: dict[str, Any]) -> str:
    """The type of a schema in a few characters; a form is a link to it."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " or ".join(dict.fromkeys(type_of(each) for each in schema[choice]))
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))


def python_page() -> str:
    """The public names of Python with their signatures and first sentences."""
    lines = ["# Public Python names", ""]
    lines += ["These names, and what they take, change only as [the promise](../stability.md) says.", ""]
    for module in PUBLIC:
        lines += [f"## {module}", ""]
        for name, signature, says in described(module):
            lines += [f"### {module}.{name}", "", "```text", signature, "```", "", says, ""]
    return "\n".join(lines) + "\n"
