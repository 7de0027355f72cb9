"""What the pages promise is tried: images that a command makes, commands that are understood, Python that runs."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from imperial_miners.cli import app
from tools.site.problems import Problems

ROOT: Final = Path(__file__).parents[2]
IMAGE: Final = re.compile(
    r"(?:!\[[^\]]*\]\(|^```\{image\} )([^)\s]+)|<(?:img|source)[^>]* (?:src|srcset)=\"([^\"]+)\"", re.MULTILINE
)
BLOCK: Final = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
MADE: Final = {
    "docs/balance-expert/": "imperial-miners measure balance",
    "docs/balance-expert-4/": "imperial-miners measure balance",
    "docs/balance-planner/": "imperial-miners measure balance",
    "docs/balance-plots/": "imperial-miners measure strength",
    "docs/pictures/": "python3 go.py docs picture",
    "docs/pictures/made/": "python3 go.py docs",
    "examples/solo_learner.svg": "python examples/solo_learner.py",
}
"""Where pictures lie, and the command that makes them."""
TRIED: Final = {
    "README.md": "tests/test_repository.py",
    "docs/api.md": "tests/web/test_api_description.py",
    "docs/bots.md": "tests/bots/test_docs.py",
    "docs/environments.md": "tests/envs/test_docs.py",
    "docs/packs.md": "tests/packs/test_making.py",
}
"""Pages whose blocks of Python a test runs; those of all other pages are run here."""
OURS: Final = ("imperial-miners ", "python3 go.py ")
GO: Final = re.compile(r'^    "(\w+)": \w+,$', re.MULTILINE)
SECONDS: Final = 300


def pages() -> list[Path]:
    """The pages that people wrote."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def check_pages(problems: Problems) -> None:
    """Check every page."""
    jobs = set(GO.findall((ROOT / "go.py").read_text(encoding="utf-8")))
    for page in pages():
        name = page.relative_to(ROOT).as_posix()
        text = page.read_text(encoding="utf-8")
        for image in images(text):
            check_image(name, page, image, problems)
        for kind, code in BLOCK.findall(text):
            for line in commands(code) if kind in ("", "console", "sh") else ():
                check_command(name, line, jobs, problems)
        if name in TRIED:
            check_tried(name, problems)
        else:
            run_python(name, [code for kind, code in BLOCK.findall(text) if kind == "python"], problems)


def images(text: str) -> Iterator[str]:
    """The images of a page."""
    for plain, html in IMAGE.findall(text):
        yield plain or html


def check_image(name: str, page: Path, image: str, problems: Problems) -> None:
    """Complain about an image that no command makes."""
    if ":" in image:
        problems.add(name, f"The picture {image} would be fetched from elsewhere.")
        return
    path = os.path.relpath((page.parent / image).resolve(), ROOT)
    if not any(path.startswith(place) for place in MADE):
        problems.add(name, f"No command makes the picture {path}.")
    elif "/made/" not in path and not (ROOT / path).is_file():
        problems.add(name, f"The picture {path} is not there.")


def commands(code: str) -> Iterator[str]:
    """The lines of a block that call the game or go.py; long ones may go on after a backslash."""
    for line in code.replace("\\\n", " ").splitlines():
        plain = line.strip().removeprefix("$ ").partition("  #")[0]
        if plain.startswith(OURS):
            yield plain


def check_command(name: str, line: str, jobs: set[str], problems: Problems) -> None:
    """Complain about a command line that the program would not understand."""
    words = shlex.split(line.partition(" | ")[0].partition(" > ")[0])
    words = words[1:] if words[0] == "imperial-miners" else words[2:]
    if line.startswith("python3 go.py ") and words[:1] and words[0] in jobs:
        return
    words = [word for word in words if word not in ("--help", "--version", "--debug")]
    if not words or words[0] in ("COMMAND", "install-completion") or any(word.isupper() for word in words):
        return
    try:
        app.parse_args(words, exit_on_error=False, print_error=False)
    except Exception as problem:
        problems.add(name, f"`{line}` is not understood: {problem}")


def check_tried(name: str, problems: Problems) -> None:
    """Complain where the test that is said to run a page does not read it."""
    test = ROOT / TRIED[name]
    if not test.is_file() or Path(name).name not in test.read_text(encoding="utf-8"):
        problems.add(name, f"{TRIED[name]} should run its Python, but does not name it.")


def run_python(name: str, blocks: list[str], problems: Problems) -> None:
    """Run the Python of a page, block after block in one program, in an empty folder."""
    if not blocks:
        return
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_DATA_HOME": folder, "OPENBLAS_NUM_THREADS": "1"}
        command = [sys.executable, "-c", "\n".join(blocks)]
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    if done.returncode:
        problems.add(name, f"Its Python does not run: {done.stderr.strip().splitlines()[-1]}")
