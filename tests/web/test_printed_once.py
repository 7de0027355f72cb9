"""What a page keeps of its stream: a fragment is sent once and named afterwards, and comes out as it went in."""

import re

from markupsafe import Markup

from imperial_miners.packs import load_pack
from imperial_miners.web.pages.rendering import PrintedOnce, printed_for
from imperial_miners.web.scene.mine import plain_face
from imperial_miners.web.scene.words import reader_for


def test_a_fragment_is_sent_once_and_named_afterwards():
    pack = load_pack("base")
    reader = reader_for(pack, "en")
    printed, face = printed_for(reader), plain_face(pack.cards[3], reader)
    once = PrintedOnce(printed)
    first, again = once.in_hand(face, 2), once.in_hand(face, 2)
    found = re.fullmatch(r"<!--keep (\w+)-->(.*)<!--/keep-->", first, re.DOTALL)
    assert found
    assert found[2] == printed.in_hand(face, 2)
    assert again == f"<!--use {found[1]}-->"
    assert isinstance(first, Markup)
    assert isinstance(again, Markup)
    assert PrintedOnce(printed).in_hand(face, 2) == first, "another page has been sent nothing yet"


def test_what_is_short_is_sent_as_it_is():
    reader = reader_for(load_pack("base"), "en")
    assert PrintedOnce(printed_for(reader)).once(Markup("<b>3</b>")) == "<b>3</b>"
