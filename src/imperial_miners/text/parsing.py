"""Where each message of a Fluent file lies and what it refers to, as `fluent.syntax` reads it.

Parsing all messages of a language takes longer than the rest of a start, which needs few of them. So a file is parsed
whole only once: the places of its messages are kept in the data folder, and a message is parsed when it is first said.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Term, TermReference
from fluent.syntax.visitor import Visitor

from imperial_miners.data_folder import data_folder

FOLDER: Final = "messages-1"
"""Of what is kept; another number when another form of it is written."""
Place = tuple[int, int, list[str]]
"""Where a message begins and ends in its file, and the ids of the messages and terms that it refers to."""


class References(Visitor):
    """Collects what a message refers to; the id of a term begins with a hyphen."""

    def __init__(self) -> None:
        self.ids: dict[str, None] = {}

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.ids[node.id.name] = None

    def visit_TermReference(self, node: TermReference) -> None:
        self.ids[f"-{node.id.name}"] = None
        self.generic_visit(node)


def parsed_places(source: str) -> dict[str, Place]:
    """The places of a file's messages and terms, by their ids.

    >>> parsed_places("-mine = mine\\n# A comment.\\nfull = Your { -mine } is full.\\n")
    {'-mine': (0, 12, []), 'full': (26, 56, ['-mine'])}
    """
    return dict(places(source))


def places(source: str) -> Iterator[tuple[str, Place]]:
    """Every message and term of a file; of what the parser cannot read there is none."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message | Term) and entry.span is not None:
            references = References()
            references.visit(entry)
            id = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            start = entry.comment.span.end + 1 if entry.comment is not None and entry.comment.span else entry.span.start
            yield id, (start, entry.span.end, list(references.ids))


def kept_places(source: str) -> dict[str, Place]:
    """As `parsed_places`, read from the data folder if this very file has been parsed before."""
    digest = hashlib.sha256(source.encode()).hexdigest()
    file = data_folder() / "cache" / FOLDER / f"{digest[:32]}.json"
    try:
        return {id: (start, end, ids) for id, (start, end, ids) in json.loads(file.read_bytes()).items()}
    except (OSError, ValueError, AttributeError, TypeError):
        found = parsed_places(source)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(f".{os.getpid()}")
        fresh.write_text(json.dumps(found), encoding="utf-8")
        fresh.replace(file)
    except OSError:
        pass  # a machine that cannot keep them parses at every start
    return found
