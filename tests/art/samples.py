"""Two dozen sample cards in several languages, Events and boards, to draw in tests and to look at."""

from __future__ import annotations

from imperial_miners.art import BoardFace, CardFace, EventFace, SurfaceFace, Words
from imperial_miners.art.faces import Effect

OR = Words("or")
LONG = {
    "de": "Zahle 4 Münzen, 1 weniger je Schottenkarte in deiner Mine, und erhalte 3 Siegpunkte sowie 1 Siegpunkt je "
    "vollständiger Lore an den gemeinsamen Grenzen dieser Karte mit ihren Nachbarkarten.",
    "uk": "Покладіть 2 жетони вагонеток на спільні межі карток вашої шахти, а потім активуйте щонайбільше дві "
    "сусідні картки третього рівня, на яких немає обвалу, та отримайте по 1 переможному очку за кожну.",
    "fr": "Posez 1 machine sur chaque carte égyptienne adjacente\u00a0; puis avancez jusqu’à 3 cases et résolvez aussi "
    "chacune des cases dépassées par votre marqueur.",
}


def effect(icons: str, text: str = "") -> Effect:
    return tuple(icons.split()), text


def face(id: str, name: str, level: int, cost: int, factions: str, carts: str, *effects: Effect) -> CardFace:
    return CardFace(id, name, level, cost, tuple(factions.split()), tuple(mark == "1" for mark in carts), effects)


E = effect
SAMPLES: tuple[CardFace, ...] = (
    face("quicksand", "Quicksand", 1, 0, "", "100110", E("coin:1", "Gain 1 coin."),
         E("coin:1 arrow advance:1", "Spend 1 coin to advance 1.")),
    face("still_house", "Whisky\u00adbrennerei", 2, 2, "scots", "011001",
         E("coin:4 less:1 per faction:scots arrow vp:3", LONG["de"]),
         E("draw-faction:scots", "Ziehe 1 Schottenkarte.")),
    face("sun_stair", "Stair of the Sun", 3, 5, "egyptians", "110010", E("advance:3", "Advance 3."),
         E("vp:1 per:2 space", "Gain 1 VP for every 2 spaces your marker stands above the bottom.")),
    face("deep_heart", "Heart of the Deep", 4, 0, "", "111111", E("vp:5", "Gain 5 VP."),
         E("activate:2", "Activate 2 cards of your mine.")),
    face("platinum_drill", "Platinum Drill", 2, 2, "atlanteans", "010101", E("put machine here", "Put 1 machine here."),
         E("vp:1 per machine here", "Gain 1 VP for each machine here.")),
    face("unrequited_love", "Unrequited Love", 3, 4, "barbarians", "001100",
         E("put collapse here arrow vp:3", "Put 1 collapse on this card to gain 3 VP.")),
    face("embassy", "Embassy", 2, 2, "japanese", "101011", E("coin:2", "Gain 2 coins."),
         E("if at-least:6 factions arrow vp:2", "With 6 or more Factions in the mine gain 2 VP.")),
    face("forum_below", "Підземний форум", 3, 7, "romans", "111001", E("cart-marker:2", LONG["uk"]),
         E("vp:1 per cart max:5", "Отримайте 1 переможне очко за кожну повну вагонетку, щонайбільше 5.")),
    face("tartan_gallery", "Tartan Gallery", 1, 0, "scots", "010010", E("coin:2", "Gain 2 coins."),
         E("draw-level:2", "Draw 1 Level 2 card.")),
    face("lapis_gate", "Lapislazuliwächterpforte", 1, 0, "egyptians", "100001", E("advance:1", "Rücke 1 Feld vor."),
         E("coin:1 per faction:egyptians", "Erhalte 1 Münze je Ägypterkarte.")),
    face("tide_engine", "Tide Engine", 3, 6, "atlanteans", "001111",
         E("put machine other then activate", "Put 1 machine on another card and activate it."),
         E("coin:2 per machine here", "Gain 2 coins for each machine here.")),
    face("ember_hall", "Ember Hall", 2, 2, "barbarians", "110100",
         E("put collapse:2 mine arrow coin:6", "Put 2 collapses on cards of your mine to gain 6 coins."),
         E("remove collapse arrow vp:1", "Discard 1 collapse to gain 1 VP.")),
    face("lantern_bridge", "Lantern Bridge", 3, 3, "japanese", "011010",
         E("vp:1 per factions", "Gain 1 VP for each different Faction in your mine."),
         E("draw-faction:japanese", "Draw 1 Japanese card.")),
    face("aqueduct", "Aqueduct", 2, 2, "romans", "100111", E("cart-marker", "Put 1 cart marker in your mine."),
         E("if beside half-full half-empty arrow coin:3", "With a full half beside an empty one gain 3 coins.")),
    face("clan_and_crypt", "Clan and Crypt", 3, 9, "scots egyptians", "110110",
         E("coin:6 less:1 per faction:scots arrow vp:4 advance-upto:2",
           "Pay 6 coins, 1 less per Scots card, to gain 4 VP and advance up to 2."), E("draw:2", "Draw 2 cards.")),
    face("storm_forge", "Storm Forge", 3, 8, "atlanteans barbarians", "011100",
         E("put collapse here arrow put machine:3 adjacent", "Put 1 collapse here to put 3 machines on other cards."),
         E("vp:1 per machine mine", "Gain 1 VP for each machine in your mine.")),
    face("silk_and_purple", "Seide und Purpur", 2, 2, "japanese romans", "101101",
         E("if at-least:2 cart-marker arrow vp:2",
           "Erhalte 2 Siegpunkte, wenn mindestens zwei Lorenverbindungsmarkierungen in deiner Mine liegen."),
         E("coin:3", "Erhalte 3 Münzen.")),
    face("peat_pit", "Peat Pit", 1, 0, "scots barbarians", "000110", E("coin:3 arrow vp:2", "Pay 3 coins: 2 VP."),
         E("put collapse here arrow coin:4", "Put 1 collapse here to gain 4 coins.")),
    face("old_seam", "Old Seam", 2, 2, "", "010110",
         E("draw-level:1 draw-level:2 draw-level:3", "Draw one card of each deck."), E("coin:2", "Gain 2 coins.")),
    face("slate_winch", "Лебідка", 3, 0, "", "111010", E("activate adjacent", "Активуйте 1 сусідню картку шахти."),
         E("coin:3", "Отримайте 3 монети.")),
    face("reed_shaft", "Schilfrohrschacht", 3, 13, "egyptians romans", "001011",
         E("advance-upto:5 passed", LONG["fr"]), E("vp:6", "Erhalte 6 Siegpunkte.")),
    face("koi_cistern", "Koi Cistern", 1, 0, "japanese atlanteans", "100100",
         E("coin:1 put machine here", "Gain 1 coin and put 1 machine here."), E("draw:1", "Draw 1 card.")),
    face("warband_stair", "Warband Stair", 3, 5, "barbarians", "011011",
         E("vp:1 per collapse then remove all collapse", "Gain 1 VP for each collapse, then discard them all."),
         E("coin:4", "Gain 4 coins.")),
    face("violet_throne", "Violet Throne", 4, 0, "romans", "111111", E("vp:4", "Gain 4 VP."),
         E("vp:2 per level:4", "Gain 2 VP for each Level 4 card in your mine.")),
)  # fmt: skip

EVENTS: tuple[EventFace, ...] = (
    EventFace("pay_day", "Pay Day", "immediate", (E("coin:3", "Every player gains 3 coins."),), "now"),
    EventFace("long_shift", "Überstundenregelung", "feature", (E(
        "when activate arrow coin:1", "In dieser Runde erhältst du für jede weitere aktivierte Karte 1 Münze."),),
        "this round", is_choice=False),
    EventFace("night_bell", "Нічний дзвін", "end", (E("vp:1 per cart max:4", LONG["uk"]),), "end of round"),
)  # fmt: skip
BOARD = BoardFace(
    "royal_road",
    "Royal Road",
    tuple(tuple(line.split()) for line in (
        "coin:1", "coin:2", "vp:1", "coin:3", "draw:2", "vp:2", "put machine", "coin:4", "draw-level:4", "vp:3",
        "coin:2 vp:2", "vp:8",
    )),
)  # fmt: skip
SURFACE = SurfaceFace(
    "Surface",
    (
        E("coin:2", "Gain 2 coins."),
        E("coin:4 arrow advance-upto:2 or coin:8 arrow advance-upto:5", "Pay 4 coins to advance up to 2, or 8: 5."),
        E("draw:3", "Draw 3 cards."),
    ),
)


def pack(count: int = 140) -> list[CardFace]:
    """A full set: every Level and set of Factions, as many cards of each as a real pack has."""
    kinds = ["", "scots", "egyptians", "egyptians", "atlanteans", "barbarians", "japanese", "romans"]
    pairs = ["scots egyptians", "atlanteans barbarians", "japanese romans", "scots romans", "egyptians japanese"]
    lines = SAMPLES[1].effects
    out = []
    for i in range(count):
        factions = pairs[i // 9 % 5] if i % 9 == 8 else kinds[i % 8]
        out.append(face(f"card_{i}", f"Card {i}", i % 3 + 1, i % 14, factions, "101010", *lines))
    return out
