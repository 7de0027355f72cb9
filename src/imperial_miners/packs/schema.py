"""JSON Schemas of a pack's files, for editors that complete and check while one types. Made from `fields`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from imperial_miners.packs.fields import (
    CARD_FIELDS,
    EVENT_FIELDS,
    ID_PATTERN,
    LANGUAGE_PATTERN,
    NAME_FIELDS,
    PACK_FIELDS,
    SIDE_FIELDS,
    SURFACE_FIELDS,
    TomlKey,
)
from imperial_miners.packs.names import SECTIONS
from imperial_miners.packs.tokens import MOST_CHARACTERS

Schema = dict[str, Any]
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
EFFECT: Final[Schema] = {"type": "string", "maxLength": MOST_CHARACTERS}


def pack_schemas() -> dict[str, Schema]:
    """File -> schema, for each kind of file of a pack."""
    pack = table(PACK_FIELDS)
    pack["properties"]["surface"] = table(SURFACE_FIELDS)
    pack["properties"]["id"]["pattern"] = f"^{ID_PATTERN}$"
    pack["properties"]["languages"]["items"]["pattern"] = f"^{LANGUAGE_PATTERN}$"
    names = {section: by_id(NAME_FIELDS) for section in SECTIONS}
    schemas = {
        "pack": pack,
        "cards": by_id(CARD_FIELDS),
        "events": by_id(EVENT_FIELDS),
        "boards": by_id(SIDE_FIELDS),
        "names": {"type": "object", "properties": names, "additionalProperties": False},
    }
    return {name: {"$schema": DIALECT, "title": f"{name} of a pack"} | schema for name, schema in schemas.items()}


def write_schemas(folder: Path) -> list[Path]:
    """Write each schema to a file of its own, such as cards.schema.json."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, schema in pack_schemas().items():
        path = folder / f"{name}.schema.json"
        path.write_text(json.dumps(schema, indent=2) + "\n", "utf-8")
        written.append(path)
    return written


def by_id(fields: Sequence[TomlKey]) -> Schema:
    """A file of tables under ids."""
    return {"type": "object", "propertyNames": {"pattern": f"^{ID_PATTERN}$"}, "additionalProperties": table(fields)}


def table(fields: Sequence[TomlKey]) -> Schema:
    """A table with these keys and no others."""
    return {
        "type": "object",
        "properties": {field.name: value_schema(field) | {"description": field.about} for field in fields},
        "required": [field.name for field in fields if field.is_required],
        "additionalProperties": False,
    }


def value_schema(field: TomlKey) -> Schema:
    """What a key may hold."""
    if field.kind == "int":
        return {"type": "integer", "minimum": field.low, "maximum": field.high}
    if field.kind == "bool":
        return {"type": "boolean"}
    if field.kind == "text":
        text: Schema = {"type": "string", "minLength": field.low, "maxLength": field.high}
        return text | ({"enum": list(field.choices)} if field.choices else {})
    if field.kind == "halves":
        half = "|".join(field.choices)
        return {"type": "string", "pattern": f"^\\s*(({half})(\\s+({half}))*)?\\s*$"}
    if field.kind == "groups":
        group = {"type": "array", "items": EFFECT, "minItems": 1}
        return {"type": "array", "items": {"anyOf": [EFFECT, group]}, "minItems": field.low}
    items: Schema = {"type": "string", "enum": list(field.choices)} if field.choices else dict(EFFECT)
    return {"type": "array", "items": items, "minItems": field.low, "maxItems": field.high}
