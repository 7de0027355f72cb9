"""The tables in docs/environments.md, rendered from the code."""

from __future__ import annotations

import re
from pathlib import Path

from imperial_miners.engine.action import CARD, KINDS
from imperial_miners.engine.pack import Pack
from imperial_miners.envs.layouts import LAYOUTS
from imperial_miners.envs.rewards import REWARDS
from imperial_miners.envs.schema import Part, schema_of
from imperial_miners.packs import load_pack


def tables() -> dict[str, str]:
    """Every table of the page by the name of its marks."""
    pack = load_pack("base")
    solo = schema_of(pack, 1)
    first = next(number for number, part in enumerate(solo.parts) if part.name.startswith("0."))
    return {
        "spaces": spaces_table(pack),
        "table": parts_table(solo.parts[:first]),
        "seat": parts_table(solo.parts[first:], solo.parts[first].start),
        "options": parts_table(solo.option_parts),
        "actions": actions_table(pack),
        "rewards": rewards_table(),
        "layouts": layouts_table(),
    }


def spaces_table(pack: Pack) -> str:
    """Sizes by the number of seats."""
    lines = ["| seats | observation | action mask | option |", "| ---: | ---: | ---: | ---: |"]
    for seats in range(1, 6):
        schema = schema_of(pack, seats)
        lines.append(f"| {seats} | {schema.size} | {schema.action_count} | {schema.option_size} |")
    return "\n".join(lines)


def parts_table(parts: list[Part], origin: int = 0) -> str:
    """Parts with their places counted from `origin`."""
    lines = ["| part | first | numbers | values | kind | scale | meaning |"]
    lines += ["| --- | ---: | ---: | --- | --- | ---: | --- |"]
    for part in parts:
        name = part.name.removeprefix("0.")
        columns = f"{part.start - origin} | {part.size} | {part.low} to {part.high} | {part.kind} | {part.scale}"
        lines.append(f"| {name} | {columns} | {part.meaning} |")
    return "\n".join(lines)


def actions_table(pack: Pack) -> str:
    """The ranges of the vocabulary."""
    starts = [start for start, _ in reversed(KINDS)]
    starts += [CARD + verb * pack.designs for verb in range(3)]
    ends = [*starts[1:], pack.action_count]
    lines = ["| actions | first key | last key |", "| --- | --- | --- |"]
    for start, end in zip(starts, ends, strict=True):
        lines.append(f"| {start} to {end - 1} | `{pack.vocabulary.key(start)}` | `{pack.vocabulary.key(end - 1)}` |")
    return "\n".join(lines)


def rewards_table() -> str:
    """The rewards on offer, as a table of the documentation."""
    return "\n".join(
        ["| name | gives |", "| --- | --- |", *(f"| `{name}` | {meaning} |" for name, meaning in REWARDS.items())]
    )


def layouts_table() -> str:
    """Layouts of batches by name."""
    return "\n".join(
        ["| layout | gives |", "| --- | --- |", *(f"| `{name}` | {given} |" for name, given in LAYOUTS.items())]
    )


def put_tables(document: Path) -> None:
    """Render every table anew between its marks."""
    text = document.read_text("utf-8")
    for name, table in tables().items():
        marked = re.compile(f"(?<=<!-- {name} -->\n).*?(?=\n<!-- /{name} -->)", re.DOTALL)
        text = marked.sub(lambda _, table=table: table, text)  # type: ignore[misc]
    document.write_text(text, "utf-8")
