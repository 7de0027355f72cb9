"""`python -m bench [part ...]`: all parts, or those named."""

from __future__ import annotations

import sys
from functools import partial

from bench import bots, engine, envs, luck, start, web, web_processes, workers

PARTS = {
    "engine": engine.report,
    "luck": luck.report,
    "bots": bots.report,
    "envs": envs.report,
    "web": web.report,
    "processes": web_processes.report,
    "start": start.report,
}
OF_PARTS = {f"web:{name}": partial(web.report, name) for name in web.PARTS} | {
    "envs:batches": envs.report_batches,
    "envs:pgx": envs.report_pgx,
    "envs:workers": workers.report,
}


def main() -> None:
    """Run the parts asked for."""
    wanted = sys.argv[1:] or list(PARTS)
    known = PARTS | OF_PARTS
    unknown = [part for part in wanted if part not in known]
    if unknown:
        sys.exit(f"No such part: {', '.join(unknown)}. There are: {', '.join(known)}.")
    for part in wanted:
        known[part]()


if __name__ == "__main__":
    main()
