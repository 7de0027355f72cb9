"""What `cards` does: cards as lists, as drawings and as pages to print and cut, in any of the languages."""

from __future__ import annotations

from pathlib import Path

from imperial_miners.art import EventFace, Face, Words, draw_card, draw_event, print_pdf, spread
from imperial_miners.art.sheet import ACROSS, DOWN, PrintingUnavailable
from imperial_miners.engine.pack import EVENT_KINDS, Pack
from imperial_miners.packs import load_pack
from imperial_miners.terminal.answers import simple
from imperial_miners.terminal.problem import Problem
from imperial_miners.terminal.telling import Teller
from imperial_miners.terminal.voice import Voice
from imperial_miners.text.icons import feature_icons, icons


class Gallery:
    """The cards and Events of a pack, with their words in one language."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack = pack
        self.voice = Voice(pack, language)
        self.teller = Teller(self.voice, ())
        say = self.voice.say
        self.words = Words(say("cards-or"), say("event-immediate"), say("event-feature"), say("event-end-of-round"))

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
            head, *effects = self.teller.card(design)
            copies = self.voice.say("cards-copies", count=self.pack.cards[design].copies)
            lines += [f"{head} [{self.pack.cards[design].id}, {copies}]", *effects]
        return [*lines, self.voice.say("cards-found", count=len(designs))]

    def faces(self) -> list[Face]:
        """Every card, each with a scene of its own."""
        return spread(
            Face(
                card.id,
                self.voice.speaker.card_name(design),
                card.level,
                card.cost,
                card.factions,
                card.carts,
                tuple(
                    (icons(effect), text)
                    for effect, text in zip(card.effects, self.voice.speaker.card_effects(design), strict=True)
                ),
            )
            for design, card in enumerate(self.pack.cards)
        )

    def drawn(self, designs: list[int]) -> dict[str, str]:
        """The drawings of cards, by id."""
        faces = self.faces()
        return {faces[design].id: draw_card(faces[design], words=self.words) for design in designs}

    def events(self) -> dict[str, str]:
        """The drawings of the Events, by id."""
        found = {}
        for number, event in enumerate(self.pack.events):
            lines = [icons(effect) for effect in event.effects] + [feature_icons(each) for each in event.features]
            texts = self.voice.speaker.event_effects(number)
            name = self.voice.speaker.event_name(number)
            face = EventFace(event.id, name, EVENT_KINDS[event.kind], tuple(zip(lines, texts, strict=True)))
            found[event.id] = draw_event(face, words=self.words)
        return found


def show_cards(text: str, language: str, pack: str, svg: Path | None, pdf: Path | None) -> int:
    """List the cards that fit, or draw them; with nothing to narrow them down, drawings include the Events."""
    gallery = Gallery(load_pack(pack), language)
    designs = gallery.found(text)
    if not designs:
        raise Problem(gallery.voice.say("cards-none", text=text))
    if svg is None and pdf is None:
        print("\n".join(gallery.listed(designs)))
        return 0
    drawings = gallery.drawn(designs)
    events = {} if text else gallery.events()
    if svg is not None:
        svg.mkdir(parents=True, exist_ok=True)
        for id, drawing in (drawings | events).items():
            (svg / f"{id}.svg").write_text(drawing, encoding="utf-8")
        print(gallery.voice.say("cards-drawn", count=len(drawings) + len(events), folder=svg))
    if pdf is not None:
        # As many of each as lie in the box: what is printed can be played.
        cards = [drawings[gallery.pack.cards[design].id] for design in designs for _ in range(copies(gallery, design))]
        cards += events.values()
        try:
            pdf.write_bytes(print_pdf(cards))
        except PrintingUnavailable as missing:
            raise Problem(f"{missing}: install them, or draw with --svg.") from missing
        print(gallery.voice.say("cards-printed", pages=-(-len(cards) // (ACROSS * DOWN)), file=pdf))
    return 0


def copies(gallery: Gallery, design: int) -> int:
    """How many of a card are in the box."""
    return gallery.pack.cards[design].copies
