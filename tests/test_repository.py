"""The repository keeps its promises: two commands, one gate, links that lead somewhere, nothing of one machine."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
# Written in pieces, so that this file does not find itself.
REGISTRIES = re.compile(
    r"\b(?:"
    + "|".join(["py" + r"pi\.org", "python" + r"hosted\.org", "npm" + r"js\.(?:org|com)", "ana" + r"conda\.org"])
    + ")"
)
MACHINE_PATH = re.compile(
    r"(?<![\w.~$}/-])/" + "(?:" + "|".join(["wo" + "rk", "ro" + "ot", "ho" + "me", "Us" + "ers", "t" + "mp"]) + r")/\w"
)


def tracked() -> list[Path]:
    """Every file under version control; in a copy without its history, every file that is not made by a tool."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if done.returncode == 0:
        return [ROOT / name for name in done.stdout.decode().split("\0") if name and (ROOT / name).is_file()]
    made = {"__pycache__", "dist"}
    files = [path for path in ROOT.rglob("*") if path.is_file()]
    parts = {path: path.relative_to(ROOT).parts for path in files}
    return [
        p for p in files if not made & {*parts[p]} and (parts[p][0] in {".ci", ".gitignore"} or parts[p][0][0] != ".")
    ]


def texts() -> dict[str, str]:
    """Name and content of every tracked text file."""
    found = {}
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            found[path.relative_to(ROOT).as_posix()] = content.decode("utf-8")
    return found


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Where the pattern is found, as `file:line: text`."""
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in texts().items()
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def anchors(text: str) -> set[str]:
    """The fragments that the headings of a Markdown text can be reached by."""
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}


def broken_links(page: Path) -> list[str]:
    """Links of a Markdown page to files or headings that are not there."""
    broken = []
    for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, fragment = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (fragment and fragment not in anchors(target.read_text(encoding="utf-8"))):
            broken.append(link)
    return broken


def test_no_registry_is_named():
    assert lines_with(REGISTRIES) == []


def test_no_path_of_a_machine_is_written_down():
    assert lines_with(MACHINE_PATH) == []


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        (REGISTRIES, "--index-url https://" + "pypi" + ".org/simple", True),
        (REGISTRIES, "hosted by nobody", False),
        (MACHINE_PATH, 'open("/' + 'home/someone/mine")', True),
        (MACHINE_PATH, "see /" + "tmp/x", True),
        (MACHINE_PATH, "https://example.org/" + "home/page", False),
        (MACHINE_PATH, "/usr/lib/postgresql", False),
    ],
)
def test_the_patterns_find_what_they_should(pattern: re.Pattern[str], text: str, found: bool):
    assert bool(pattern.search(text)) == found


def test_the_first_screen_of_the_readme_shows_both_commands():
    screen = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:25]
    commands = [line.split("#")[0].strip() for line in screen]
    assert {"python3 go.py", "python3 go.py test"} <= {*commands}


def test_the_python_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]):
    code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert code
    assert len(code[1].splitlines()) <= 12  # ten, and what tells them apart
    exec(compile(code[1], "README.md", "exec"), {})
    assert re.search(r"^\[\d+, \d+\]$", capsys.readouterr().out, re.MULTILINE)


def test_the_gate_is_go_py_test():
    gate = ROOT / ".ci" / "run"
    lines = gate.read_text(encoding="utf-8").splitlines()
    assert lines[0].endswith("bash")
    assert "set -euo pipefail" in lines
    assert any("python3 go.py test" in line for line in lines if not line.startswith("#"))
    assert os.access(gate, os.X_OK)


PAGES = [path for path in tracked() if path.suffix == ".md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path):
    assert broken_links(page) == []


def test_every_test_that_the_chapter_of_testing_names_is_there():
    named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", (ROOT / "docs/testing.md").read_text(encoding="utf-8"))
    assert len(named) > 30
    gone = [
        f"{file}::{name}" for file, name in named if f"def {name}(" not in (ROOT / "tests" / file).read_text("utf-8")
    ]
    assert gone == []


def test_a_broken_link_is_seen(tmp_path: Path):
    page = tmp_path / "page.md"
    page.write_text(
        "# One two\n[a](nowhere.md) [b](page.md) [c](#one-two) [d](#three) [e](https://example.org) `[f](g.md)`"
    )
    assert broken_links(page) == ["nowhere.md", "#three"]


def pins(file: str) -> dict[str, set[str]]:
    """Versions by package of a pinned requirements file; every line has to be a pin or one of its hashes."""
    found: dict[str, set[str]] = {}
    for line in (ROOT / "requirements" / file).read_text(encoding="utf-8").splitlines():
        if not re.fullmatch(r" +--hash=sha256:[0-9a-f]{64}( \\)?", line):
            pin = re.fullmatch(r"([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)(?: ; .+)? \\", line)
            assert pin, f"{file}: {line}"
            found.setdefault(pin[1], set()).add(pin[2])
    return found


@pytest.mark.parametrize(
    "file", ["bench.txt", "build.txt", "docs.txt", "release.txt", "runtime.txt", "test.txt", "uv.txt"]
)
def test_requirements_are_pins_with_hashes(file: str):
    assert pins(file)


@pytest.mark.parametrize("file", ["build.txt", "runtime.txt"])
def test_the_tests_run_on_the_versions_that_the_game_runs_on(file: str):
    tested = pins("test.txt")
    assert {name: tested.get(name) for name in pins(file)} == pins(file)


def test_everything_the_project_asks_for_is_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(line for extra in project["optional-dependencies"].values() for line in extra),
    ]
    names = {re.split(r"[\[<>=;~! ]", line)[0].lower().replace("_", "-").replace(".", "-") for line in wanted}
    assert names - {*pins("test.txt")} == set()


def test_what_the_readme_prints_can_be_printed_where_go_py_set_it_up():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {line.partition(">")[0] for line in project["optional-dependencies"]["print"]}
    assert wanted <= {*pins("runtime.txt")}
