"""The settings of environments, as types for those who call, and checked by name where nobody checks types."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode

    from imperial_miners.engine.pack import Pack

Reward = Literal["rank", "margin", "vp"]
Variant = Literal["standard", "first-game"]
Decks = Literal["shared", "duplicate"]
RenderMode = Literal["human", "ansi", "rgb_array"]


class SoloSettings(TypedDict, total=False):
    """The settings of the environment for one seat."""

    reward: Reward
    pack: str | Pack
    variant: Variant
    render_mode: RenderMode | None
    strict: bool


class TableSettings(SoloSettings, total=False):
    """The settings of PettingZoo's environments."""

    seats: int
    decks: Decks


class BatchSettings(TypedDict, total=False):
    """Of batches, beside their number and that of their workers."""

    seats: int
    reward: Reward
    pack: str | Pack
    variant: Variant
    decks: Decks
    autoreset_mode: Literal["NextStep", "SameStep", "Disabled"] | AutoresetMode
    layout: Literal["bytes", "floats", "scaled", "cards"]
    copy: bool
    max_episode_steps: int | None


def check_names(settings: Mapping[str, Any], kind: type[Any], *more: str) -> None:
    """Refuse a setting that there is not, with the one that was probably meant."""
    known = [*more, *kind.__annotations__]
    for name in settings:
        if name not in known:
            close = get_close_matches(name, known, 1)
            meant = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(known)}"
            raise TypeError(f"there is no setting {name!r}: {meant}")
