"""Packs kept by their digest: all their files, found again when the pack itself has changed."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path

import pytest

from imperial_miners import Game, RecordError, load_pack
from imperial_miners.engine.record import Record
from imperial_miners.packs import folder_of
from imperial_miners.packs.editions import Shelf, edition_of, find_edition, sources_of
from imperial_miners.text.naming import names_of
from tests.packs.conftest import SMALL


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "shelf")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A pack that a test may change."""
    return Path(shutil.copytree(SMALL, tmp_path / "pack"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")


def test_an_edition_outlives_the_pack(shelf: Shelf, folder: Path):
    pack = load_pack(folder)
    shelf.keep(pack.digest, sources_of(pack))
    shutil.rmtree(folder)
    found = Shelf(shelf.home).find(pack.digest)
    assert found is not None
    assert (found.id, found.digest) == (pack.id, pack.digest)
    assert [card.id for card in found.cards] == [card.id for card in pack.cards]
    assert names_of(found, "de").names == names_of(load_pack(SMALL), "de").names


def test_every_file_of_the_base_set_is_kept(shelf: Shelf):
    pack = load_pack("base")
    shelf.keep(pack.digest, sources_of(pack))
    home = folder_of(pack)
    assert home is not None
    kept = {path.relative_to(shelf.home / pack.digest): path.read_bytes() for path in shelf.home.rglob("*.toml")}
    assert kept == {path.relative_to(home): path.read_bytes() for path in home.rglob("*.toml")}


def test_two_editions_stand_side_by_side(shelf: Shelf, folder: Path):
    old = load_pack(folder)
    shelf.keep(old.digest, sources_of(old))
    change(folder, "pack.toml", 'version = "1"', 'version = "2"')
    change(folder, "pack.toml", "gain 2 coins", "gain 3 coins")
    new = load_pack(folder)
    shelf.keep(new.digest, sources_of(new))
    assert old.digest != new.digest
    for pack, name in ((old, "1"), (new, "2")):
        found = shelf.find(pack.digest)
        assert found is not None
        assert edition_of(found) == f"{name} ({pack.digest[:8]})"


def test_corrected_names_take_the_place_of_the_old(shelf: Shelf, folder: Path):
    pack = load_pack(folder)
    shelf.keep(pack.digest, sources_of(pack))
    first = next(iter(names_of(pack, "en").names.values()))
    change(folder, "names/en.toml", first, "Corrected")
    shelf.keep(pack.digest, sources_of(load_pack(folder)))
    found = Shelf(shelf.home).find(pack.digest)
    assert found is not None
    assert "Corrected" in names_of(found, "en").names.values()
    assert [path.name for path in shelf.home.iterdir()] == [pack.digest], "nothing is left beside it"


def test_files_that_changed_since_are_not_kept_under_the_old_digest(folder: Path):
    pack = load_pack(folder)
    change(folder, "pack.toml", "gain 2 coins", "gain 3 coins")
    with pytest.raises(OSError, match="have changed"):
        sources_of(pack)


def test_a_spoilt_edition_is_as_good_as_none(shelf: Shelf, folder: Path):
    pack = load_pack(folder)
    shelf.keep(pack.digest, sources_of(pack))
    change(shelf.home / pack.digest, "pack.toml", "gain 2 coins", "gain 3 coins")
    assert shelf.find(pack.digest) is None
    (shelf.home / pack.digest / "pack.toml").write_text("no pack", encoding="utf-8")
    assert shelf.find(pack.digest) is None
    shelf.keep(pack.digest, sources_of(pack))  # whoever has it makes it whole again
    assert shelf.find(pack.digest) is not None


@pytest.mark.parametrize("digest", ["", "..", "0" * 63, "0" * 64 + "/..", "../" + "0" * 61, "Z" * 64])
def test_a_digest_leads_nowhere_else(shelf: Shelf, digest: str):
    assert shelf.find(digest) is None
    with pytest.raises(ValueError, match="edition"):
        shelf.keep(digest, {})


@pytest.mark.parametrize("name", ["../out.toml", "cards/../../out.toml", "/out.toml", "cards/a/b.toml", "pack.py"])
def test_an_edition_writes_only_files_of_a_pack(shelf: Shelf, name: str):
    with pytest.raises(ValueError, match="no file"):
        shelf.keep("0" * 64, {name: ""})
    assert not list(shelf.home.rglob("*"))


def test_a_record_finds_its_edition(shelf: Shelf, folder: Path, monkeypatch: pytest.MonkeyPatch):
    pack = load_pack(folder)
    game = Game.new(pack, 2, "7")
    for seat in (0, 1):
        game.apply(seat, game.decision(seat).options[0])
    text = game.record().to_json()
    with pytest.raises(RecordError, match="pack"):
        Record.from_json(text).replay()
    shelf.keep(pack.digest, sources_of(pack))
    monkeypatch.setattr("imperial_miners.packs.editions.SHIPPED", shelf)
    replayed = Record.from_json(text).replay()
    assert replayed.digest() == game.digest()
    assert pickle.loads(pickle.dumps(replayed.pack)).digest == pack.digest
    assert find_edition("base", pack.digest) is None, "an edition of another pack"
