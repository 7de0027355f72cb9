"""What `cards` does: cards as lists, the box as drawings and as pages to print and cut, in any of the languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from imperial_miners.art import box_for, print_pages, print_pdf
from imperial_miners.art.sheet import BOARDS, CARDS, EVENTS, SURFACES, PrintingUnavailable
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import MOST_SEATS
from imperial_miners.packs import load_pack
from imperial_miners.terminal.answers import simple
from imperial_miners.terminal.describing import Describer
from imperial_miners.terminal.problem import Problem
from imperial_miners.terminal.voice import Voice, plain
from imperial_miners.text.messages import capital


class Gallery:
    """The cards and Events of a pack, with their words in one language."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack = pack
        self.voice = Voice(pack, language)
        self.describer = Describer(self.voice, ())
        self.box = box_for(pack, language)

    def found(self, text: str) -> list[int]:
        """The card designs that a text fits: by id, name, Faction, Level or words of an effect. All without one."""
        words = simple(text).split()
        return [
            design
            for design in range(len(self.pack.cards))
            if all(any(part.startswith(word) for part in self.about(design)) for word in words)
        ]

    def about(self, design: int) -> list[str]:
        """Every word by which a card can be found."""
        card = self.pack.cards[design]
        factions = [self.voice.say("faction-name", faction=faction) for faction in card.factions]
        level = self.voice.say("level-name", level=card.level)
        texts = [card.id, card.id.replace("_", " "), str(card.level), level, *card.factions, *factions]
        effects = simple(" ".join(self.voice.speaker.card_effects(design))).split()
        # A number means the Level, not how much an effect gives.
        return simple(" ".join([self.voice.card(design), *texts])).split() + [w for w in effects if not w.isdigit()]

    def listed(self, designs: list[int]) -> list[str]:
        """The cards in words, each with its id and how many there are."""
        lines = []
        for design in designs:
            head, *effects = self.describer.card(design)
            copies = self.voice.say("cards-copies", count=self.pack.cards[design].copies)
            lines += [f"{head} [{self.pack.cards[design].id}, {copies}]", *effects]
        return [*lines, self.voice.say("cards-found", count=len(designs))]

    def lines_about(self, id: str) -> list[str]:
        """Anything of the box in words, by its id: what is no card, Event or board is a Surface."""
        pack = self.pack
        tellings: dict[str, Callable[[], list[str]]] = {
            **{card.id: partial(self.describer.card, i) for i, card in enumerate(pack.cards)},
            **{event.id: partial(self.event, i) for i, event in enumerate(pack.events)},
            **{side.id: partial(self.board, i) for i, side in enumerate(pack.boards)},
        }
        return tellings.get(id, self.surface)()

    def event(self, number: int) -> list[str]:
        """An Event in one line."""
        return [self.describer.event_line(number)]

    def board(self, side: int) -> list[str]:
        """A side of a Progress board, space by space."""
        count = len(self.pack.boards[side].spaces)
        lines = [self.voice.say("plain-board", board=plain(self.voice.speaker.board_name(side)), count=count)]
        for number in range(1, count + 1):
            text = plain(self.voice.speaker.space(side, number))
            message = "plain-space" if text else "plain-space-empty"
            lines.append(f"   {self.voice.say(message, number=number, text=text)}")
        return lines

    def surface(self) -> list[str]:
        """The Surface of a seat and its effects, as lines."""
        return [capital(self.voice.say("surface")), *self.describer.lettered(self.voice.speaker.surface())]

    def write_drawings(self, designs: list[int], folder: Path, *, with_boards: bool) -> None:
        """A file for each drawing."""
        ids = list(self.box.contents) if with_boards else [self.pack.cards[design].id for design in designs]
        folder.mkdir(parents=True, exist_ok=True)
        for id in ids:
            (folder / f"{id}.svg").write_text(self.box.contents[id](), encoding="utf-8")
        print(self.voice.say("cards-drawn", count=len(ids), folder=folder))

    def write_pages(self, designs: list[int], file: Path, *, with_boards: bool) -> None:
        """Pages to cut, with as many of each card as lie in the box: what is printed can be played."""
        box, pack = self.box, self.pack
        drawn = [drawing for design in designs for drawing in [box.card(design)] * pack.cards[design].copies]
        pages = print_pages(drawn, CARDS)
        if with_boards:
            pages += print_pages([box.event(number) for number in range(len(pack.events))], EVENTS)
            pages += print_pages([box.board(side) for side in range(len(pack.boards))], BOARDS)
            pages += print_pages([box.surface(seat) for seat in range(MOST_SEATS)], SURFACES)
        try:
            file.write_bytes(print_pdf(pages))
        except PrintingUnavailable as missing:
            raise Problem(self.voice.say("error-printing", command=f"pip install {missing}")) from missing
        print(self.voice.say("cards-printed", pages=len(pages), file=file))


def browse_cards(text: str, language: str, pack: str) -> int:
    """The cards on the whole screen."""
    from imperial_miners.terminal.card_app import CardApp

    CardApp(Gallery(load_pack(pack), language), text).run()
    return 0


def show_cards(text: str, language: str, pack: str, svg: Path | None, pdf: Path | None) -> int:
    """List the cards that fit, or draw them; with nothing to narrow them down, draw the whole box."""
    gallery = Gallery(load_pack(pack), language)
    designs = gallery.found(text)
    if not designs:
        raise Problem(gallery.voice.say("cards-none", text=text))
    if svg is not None:
        gallery.write_drawings(designs, svg, with_boards=not text)
    if pdf is not None:
        gallery.write_pages(designs, pdf, with_boards=not text)
    if svg is None and pdf is None:
        print("\n".join(gallery.listed(designs)))
    return 0
