"""A box for other tables: sheets that Tabletop Simulator takes, every card as often as in the box, pictures of all."""

import json
from io import BytesIO
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import url2pathname

from PIL import Image

from imperial_miners.art import box_for
from imperial_miners.art.tabletop import ACROSS, DOWN, MOST_PIXELS, DeckSheet, painted, write_tabletop
from imperial_miners.cli import main
from imperial_miners.packs import load_pack


def size_of(file: Path) -> tuple[int, int]:
    with Image.open(file) as image:
        return image.size


def test_a_saved_object_has_every_card_as_often_as_the_box(tmp_path: Path):
    pack = load_pack("starter")
    written = write_tabletop(box_for(pack, "de"), tmp_path)
    assert all(file.is_file() for file in written)
    objects = json.loads((tmp_path / "starter.json").read_text(encoding="utf-8"))["ObjectStates"]
    decks = [each for each in objects if each["Name"] == "Deck"]
    assert [len(deck["DeckIDs"]) for deck in decks] == [
        len(pack.events),
        *(len(pack.box(level)) for level in (1, 2, 3, 4)),
    ]
    for deck in decks:
        assert deck["DeckIDs"] == [card["CardID"] for card in deck["ContainedObjects"]]
        [(number, sheet)] = deck["CustomDeck"].items()
        face = Path(url2pathname(urlparse(sheet["FaceURL"]).path))
        wide, high = size_of(face)
        assert max(wide, high) <= MOST_PIXELS
        assert sheet["NumWidth"] <= ACROSS
        assert sheet["NumHeight"] <= DOWN
        places = sheet["NumWidth"] * sheet["NumHeight"]
        assert all(id // 100 == int(number) and id % 100 < places for id in deck["DeckIDs"])
        back = Path(url2pathname(urlparse(sheet["BackURL"]).path))
        card = wide / sheet["NumWidth"] / (high / sheet["NumHeight"])
        assert abs(size_of(back)[0] / size_of(back)[1] - card) < 0.01
    tiles = [each for each in objects if each["Name"] == "Custom_Tile"]
    assert len(tiles) == len(pack.boards) + 5


def test_a_full_sheet_fits():
    red = '<rect width="600" height="600" fill="#c00"/>'
    face = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">{red}</svg>'
    many = ACROSS * DOWN
    sheet = DeckSheet("full", (face,) * many, ("A",) * many, (1,) * many, face)
    with Image.open(BytesIO(painted(sheet.draw(), sheet.across * 400))) as image:
        assert image.size == (4000, 2800)
        assert image.getpixel((3990, 2790))[:3] == (204, 0, 0)


def test_single_pictures_by_the_command(tmp_path: Path, capsys):
    pack = load_pack("starter")
    assert main(["pack", "export", "starter", str(tmp_path), "--to", "png", "--lang", "en"]) == 0
    number = len(pack.cards) + len(pack.events) + len(pack.boards) + 5 + 5
    assert capsys.readouterr().out == f"{number} drawings are in {tmp_path}\n"
    files = sorted(tmp_path.glob("*.png"))
    assert len(files) == number
    assert {max(size_of(file)) for file in files} == {1000}
