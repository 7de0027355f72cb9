"""What is read beside the pointer: everything that a table names has a panel, in every language."""

import pytest

from imperial_miners.packs import load_pack
from imperial_miners.text import LANGUAGES
from imperial_miners.text.rulebook import load_rulebook
from imperial_miners.web.pages.reading import panel
from imperial_miners.web.refusals import Refusal
from tests.web.reading import Reader, one


@pytest.mark.anyio
async def test_whatever_a_table_names_can_be_read(reader: Reader) -> None:
    table = await reader.begin("read")
    page = await reader.get(f"/table/{table.id}/1")
    base = str(one(page, "body")["data-reading"])
    named = {str(each["data-read"]) for each in page.select("[data-read]")}
    assert {name.partition("/")[0] for name in named} == {"card", "space", "sign", "term"}
    for name in named:
        response = await reader.http.get(f"{base}/{name}")
        assert response.status_code == 200, name
        assert "immutable" in response.headers["cache-control"]
        assert "set-cookie" not in response.headers


@pytest.mark.parametrize(
    "name", ["card/none", "space/none.1", "space/great_winch.99", "sign/9", "term/none", "dog/cat"]
)
def test_what_there_is_not_is_not_found(name: str) -> None:
    pack = load_pack("base")
    kind, _, id = name.partition("/")
    with pytest.raises(Refusal):
        panel(pack, "en", kind, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_words(language: str) -> None:
    pack = load_pack("base")
    for item in (*pack.cards, *pack.events, *pack.boards):
        assert "</article>" in panel(pack, language, "card", item.id)
    for board in pack.boards:
        for number in range(1, len(board.spaces) + 1):
            assert panel(pack, language, "space", f"{board.id}.{number}")
    for entry in load_rulebook(language).glossary:
        assert entry.term in panel(pack, language, "term", entry.id).replace("&#39;", "'")
