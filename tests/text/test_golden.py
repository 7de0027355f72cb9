"""The texts of the base pack are those that were read last: after a change read `golden/` and write it anew."""

import pytest

from imperial_miners.text import LANGUAGES
from tests.text.golden import GOLDEN, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_those_that_were_read(language: str):
    written = (GOLDEN / f"{language}.txt").read_text(encoding="utf-8")
    assert texts(language) == written, "read the new texts, then: python -m tests.text.golden --write"
