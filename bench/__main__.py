"""`python -m bench [part ...]`: all parts, or those named."""

from __future__ import annotations

import sys

from bench import bots, engine, envs, luck, start, web, web_processes

PARTS = {
    "engine": engine.report,
    "luck": luck.report,
    "bots": bots.report,
    "envs": envs.report,
    "web": web.report,
    "processes": web_processes.report,
    "start": start.report,
}


def main() -> None:
    """Run the parts asked for."""
    wanted = sys.argv[1:] or list(PARTS)
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        sys.exit(f"No such part: {', '.join(unknown)}. There are: {', '.join(PARTS)}.")
    for part in wanted:
        PARTS[part]()


if __name__ == "__main__":
    main()
