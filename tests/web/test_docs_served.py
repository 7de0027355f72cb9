"""The documentation at the table: files where it was built, and a page that says how where it was not."""

from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from imperial_miners.text import LANGUAGES
from imperial_miners.web.pages import docs
from tests.web.reading import Reader

pytestmark = pytest.mark.anyio


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "site"
    (home / "_static").mkdir(parents=True)
    (home / "index.html").write_text("<h1>The site</h1>")
    (home / "_static" / "look.css").write_text("h1 { color: red }")
    (tmp_path / "secret.txt").write_text("nobody may read this")
    monkeypatch.setattr(docs, "SITE", home)
    return home


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_it_was_not_built_the_page_names_the_command(
    reader: Reader, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(docs, "SITE", tmp_path / "nowhere")
    response = await reader.http.get("/docs/", headers={"accept-language": language})
    assert response.status_code == 404
    page = BeautifulSoup(response.text, "html.parser")
    assert page.html["lang"] == language
    assert page.select_one("code").text == "python3 go.py docs"
    assert page.select("main a[href='/rules']")


async def test_its_files_are_served_with_the_policy_of_the_table(reader: Reader, site: Path):
    first = await reader.http.get("/docs/")
    assert (first.status_code, first.text) == (200, "<h1>The site</h1>")
    assert "script-src 'self';" in first.headers["content-security-policy"]
    assert "img-src 'self' data:;" in first.headers["content-security-policy"]
    sheet = await reader.http.get("/docs/_static/look.css")
    assert sheet.headers["content-type"].startswith("text/css")
    moved = await reader.http.get("/docs")
    assert (moved.status_code, moved.headers["location"]) == (308, "/docs/")


@pytest.mark.parametrize(
    "path", ["../secret.txt", "%2e%2e/secret.txt", "_static/..%2f..%2fsecret.txt", "_static", "no.html"]
)
async def test_nothing_else_is_served(reader: Reader, site: Path, path: str):
    assert (await reader.http.get(f"/docs/{path}")).status_code == 404
