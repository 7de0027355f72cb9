"""Why a bot chose: data that the text layer puts into words."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """The line a bot expects (option keys), what it gains now, what it values later, and the best alternative.

    `gains` counts vp, coins, carts, cards, machines and spaces by the end of the line; `prepares` is the value of what
    the line leaves for later rounds; `behind` is how much worse the alternative is judged.
    """

    choice: str
    line: tuple[str, ...] = ()
    gains: dict[str, int] = field(default_factory=dict)
    prepares: float = 0.0
    alternative: str | None = None
    behind: float = 0.0
    is_exact: bool = False
