"""Builds the site into the package, from where the table serves it: `python3 go.py docs` calls this.

What people wrote is copied, what is made from code is written beside it, Sphinx turns all of it into pages, and these
are made fit for the table's content policy. Everything that is wrong is said at once, and then there is no new site.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from imperial_miners.art import app_icon, box_for
from imperial_miners.packs import load_pack
from tools import game_picture
from tools.site.checks import ROOT, check_pages
from tools.site.plain import make_plain
from tools.site.players import write_players
from tools.site.problems import Problems
from tools.site.reference import api_page, python_page
from tools.site.screens import shoot

BUILD: Final = ROOT / ".build" / "site"
SITE: Final = ROOT / "src" / "imperial_miners" / "web" / "site"
PROJECT: Final = ("CHANGELOG", "CODE_OF_CONDUCT", "CONTRIBUTING", "SECURITY", "SUPPORT")
"""Pages of the root that belong to the site."""
CARDS: Final = ("quicksand", "sand_stairs", "thunder_forge")
"""Cards of which the site shows the drawing."""
LINK: Final = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
LEFT: Final = ("objects.inv", ".buildinfo", ".doctrees", "_sources")


def assemble(source: Path) -> Path:
    """Lay out what Sphinx reads; returns the folder for pictures."""
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "docs", source)
    (source / "examples").mkdir()
    shutil.copy(ROOT / "examples" / "solo_learner.svg", source / "examples")
    for page in source.rglob("*.md"):
        relink(page, "../" * (len(page.relative_to(source).parts) - 1))
    (source / "project").mkdir()
    for name in PROJECT:
        page = source / "project" / f"{name}.md"
        shutil.copy(ROOT / f"{name}.md", page)
        text = page.read_text(encoding="utf-8")
        page.write_text(LINK.sub(lambda found: from_root(found[1]), text), encoding="utf-8")
    drawings = source / "pictures" / "made"
    drawings.mkdir()
    return drawings


def relink(page: Path, up: str) -> None:
    """Point links of a page at files of the root to where these are in the site."""

    def new(found: re.Match[str]) -> str:
        address = found[1]
        outside = f"{up}../"
        if not address.startswith(outside):
            return address
        rest = address.removeprefix(outside)
        return f"{up}{rest}" if rest.startswith("examples/") else f"{up}project/{rest}"

    page.write_text(LINK.sub(new, page.read_text(encoding="utf-8")), encoding="utf-8")


def from_root(address: str) -> str:
    """A link of a page of the root, as it is in the site."""
    if ":" in address or address.startswith("#"):
        return address
    if address.startswith("docs/"):
        return f"../{address.removeprefix('docs/')}"
    return "../index.md" if address.startswith("README.md") else address


def draw(drawings: Path) -> None:
    """The drawings that need no browser."""
    (drawings / "icon.svg").write_text(app_icon.draw_app_icon(), encoding="utf-8")
    pack = load_pack("base")
    box = box_for(pack, "en")
    for name in CARDS:
        design = next(number for number, card in enumerate(pack.cards) if card.id == name)
        (drawings / f"card-{name}.svg").write_text(box.card(design), encoding="utf-8")


def sphinx(source: Path, out: Path, problems: Problems) -> None:
    """Turn the source into pages; a warning is an error."""
    shutil.rmtree(out, ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "-b", "html", "-q", "-W", "--keep-going", "-E"]
    command += [
        "-D",
        f"html_favicon={source}/pictures/made/icon.svg",
        "-d",
        str(BUILD / "doctrees"),
        "-c",
        str(Path(__file__).parent),
        str(source),
        str(out),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    for line in done.stderr.splitlines():
        if "WARNING" in line or "ERROR" in line or "xception" in line:
            problems.add("pages", line.removeprefix(f"{source}/"))
    if done.returncode and not problems.found:
        problems.add("pages", done.stderr.strip()[-500:])


def main() -> int:
    """Build, check, and put in place."""
    if sys.argv[1:] == ["picture"]:
        game_picture.main()
        return 0
    problems, source, out = Problems(), BUILD / "source", BUILD / "html"
    check_pages(problems)
    drawings = assemble(source)
    draw(drawings)
    shoot(drawings, problems)
    write_players(source, drawings)
    (source / "reference").mkdir(exist_ok=True)
    (source / "reference" / "api.md").write_text(api_page(), encoding="utf-8")
    (source / "reference" / "python.md").write_text(python_page(), encoding="utf-8")
    sphinx(source, out, problems)
    for name in LEFT:
        shutil.rmtree(out / name, ignore_errors=True)
        (out / name).unlink(missing_ok=True)
    if out.is_dir():
        make_plain(out, problems)
    for problem in problems.found:
        print(problem, file=sys.stderr)
    if problems.found:
        print(f"The site was not built: {len(problems.found)} problems.", file=sys.stderr)
        return 1
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(out, SITE)
    print(f"{len(list(SITE.rglob('*.html')))} pages in {SITE.relative_to(ROOT)}; the table serves them at /docs/.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
