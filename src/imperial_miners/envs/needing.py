"""What to say when a library of an extra is not installed."""

from __future__ import annotations

from importlib.util import find_spec


def require(module: str, extra: str) -> None:
    """Raise an ImportError that tells in one sentence what to install."""
    if find_spec(module) is None:
        raise ImportError(
            f"{module} is not installed: `pip install 'imperial-miners[{extra}]'` brings it.", name=module
        )
