"""What a stranger sees first is true: the picture is made from a game of today's rules, and public names are kept."""

import re
import zipfile
from pathlib import Path

from imperial_miners.review.replay import Replay
from tools import accessibility, game_picture, public_names, release

ROOT = Path(__file__).parent.parent
LIGHT_ENOUGH = 300_000


def test_the_picture_of_the_readme_is_made_from_what_lies_beside_it():
    assert game_picture.digest() in game_picture.MADE.read_text("utf-8"), "run: python3 go.py docs picture"


def test_the_game_of_the_picture_is_one_of_todays_rules_and_cards():
    replay = Replay.read(game_picture.RECORD.read_text("utf-8"))
    assert replay.is_over
    assert len(replay) > game_picture.END


def test_the_readme_shows_the_picture_by_day_and_by_night():
    page = (ROOT / "README.md").read_text("utf-8")
    shown = re.findall(r'(?:srcset|src)="([^"]+)"', page)
    assert shown == [f"docs/pictures/game-{theme}.webp" for theme in ("dark", "light")]
    assert all((ROOT / path).stat().st_size < LIGHT_ENOUGH for path in shown)
    assert 'media="(prefers-color-scheme: dark)"' in page
    assert re.search(r' alt="[^"]{20,}"', page)


def test_public_names_and_signatures_are_kept():
    kept = public_names.KEPT.read_text("utf-8")
    assert kept == public_names.page(), (
        "if a promise may change (docs/stability.md): python -m tools.public_names --write"
    )


def test_every_public_name_is_there():
    for module in public_names.PUBLIC:
        space: dict = {}
        exec(f"import {module} as found", space)
        assert [name for name in public_names.names_of(module) if not hasattr(space["found"], name)] == []


def test_a_changed_signature_is_seen(tmp_path: Path, monkeypatch):
    made = tmp_path / "src" / "ours.py"
    made.parent.mkdir()
    monkeypatch.setattr(public_names, "ROOT", tmp_path)
    made.write_text('__all__ = ["f"]\ndef f(a: int) -> str: ...\n')
    assert [line for _, line, _ in public_names.described("ours")] == ["def f(a: int) -> str"]
    public_names.source.cache_clear()
    made.write_text('__all__ = ["f"]\ndef f(a: int, b: int) -> str: ...\n')
    assert [line for _, line, _ in public_names.described("ours")] == ["def f(a: int, b: int) -> str"]
    public_names.source.cache_clear()


def test_the_actions_of_the_release_are_pinned_by_commit():
    flow = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    used = re.findall(r"uses: (.+)$", flow, re.MULTILINE)
    assert len(used) > 5
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)] == []
    assert "permissions: {}" in flow


def test_the_files_that_name_the_version_agree():
    assert release.version()


def test_a_wheel_is_settled_whatever_its_order_and_time(tmp_path: Path):
    made = []
    for names, year in ((("b.py", "a.py"), 2001), (("a.py", "b.py"), 2020)):
        wheel = tmp_path / f"{year}.whl"
        with zipfile.ZipFile(wheel, "w") as packed:
            for name in names:
                packed.writestr(zipfile.ZipInfo(name, (year, 1, 1, 0, 0, 0)), f"# {name}")
        made.append(release.hash_of(release.settle(wheel)))
    assert made[0] == made[1]


def test_the_list_of_what_is_inside_has_every_pin():
    listed = release.bill("1.0.0")
    pinned = re.findall(r"^([a-z0-9-]+)\S*==", (ROOT / "requirements" / "runtime.txt").read_text("utf-8"), re.MULTILINE)
    assert [each["name"] for each in listed["components"]] == pinned
    assert listed["bomFormat"] == "CycloneDX"
    assert len(listed["dependencies"][0]["dependsOn"]) == len(pinned) > 20


def test_the_accessibility_statement_is_made_from_the_tests():
    assert accessibility.PAGE.read_text("utf-8") == accessibility.page(), "run: python -m tools.accessibility --write"
    assert {each.way for each in accessibility.claims()} == {*accessibility.WAYS}
