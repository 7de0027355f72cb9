"""How each word of the effect language reads, in all five languages."""

import pytest

from imperial_miners.engine.words import WORDS
from imperial_miners.packs.notation import parse_effect, parse_feature
from imperial_miners.text.features import feature_text
from imperial_miners.text.icons import SHOWN
from imperial_miners.text.messages import messages_in
from imperial_miners.text.sentences import SAYINGS, effect_text


def assert_reads(notation: str, en: str, de: str, fr: str, pt: str, uk: str) -> None:
    effect = parse_effect(notation)
    for language, text in {"en": en, "de": de, "fr": fr, "pt-BR": pt, "uk": uk}.items():
        assert effect_text(messages_in(language), effect).replace("\u00a0", " ") == text


def test_every_word_can_be_said_and_drawn():
    assert [*SAYINGS] == [word.word for word in WORDS] == [*SHOWN]


@pytest.mark.word("gain")
def test_gain():
    assert_reads(
        "gain 1 coin, gain 2 vp per 2 carts max 6",
        en="Gain 1 coin, plus 2 VP for every 2 complete carts in your mine (at most 6 VP).",
        de="Erhalte 1 Münze und zusätzlich 2 Siegpunkte für je 2 vollständige Loren in deiner Mine (höchstens 6 "
        "Siegpunkte).",
        fr="Gagnez 1 pièce, plus 2 PV par tranche de 2 chariots complets dans votre mine (max. 6 PV).",
        pt="Ganhe 1 Moeda, mais 2 PV para cada 2 Carrinhos completos na sua Mina (no máximo 6 PV).",
        uk="Отримайте 1 монету та ще 2 ПБ за кожні 2 зібрані візки у вашій шахті (не більше 6 ПБ).",
    )


@pytest.mark.word("gain")
def test_a_maximum_does_not_seem_to_count_what_was_gained_before():
    assert_reads(
        "gain 1 coin, gain 1 coin per japanese card max 4",
        en="Gain 1 coin, plus 1 coin for each Japanese card in your mine (at most 4 coins more).",
        de="Erhalte 1 Münze und zusätzlich 1 Münze für jede Japanerkarte in deiner Mine (dafür höchstens 4 Münzen).",
        fr="Gagnez 1 pièce, plus 1 pièce pour chaque carte Japonais de votre mine (max. 4 pièces de plus).",
        pt="Ganhe 1 Moeda, mais 1 Moeda para cada carta Japonesa na sua Mina (no máximo 4 Moedas a mais).",
        uk="Отримайте 1 монету та ще 1 монету за кожну карту японців у вашій шахті (додатково не більше 4 монет).",
    )


@pytest.mark.word("pay")
def test_pay():
    assert_reads(
        "pay 4 coins less 1 per scottish card: gain 5 vp",
        en="Pay 4 coins, minus 1 for each Scottish card in your mine, to gain 5 VP.",
        de="Zahle 4 Münzen, abzüglich 1 für jede Schottenkarte in deiner Mine, um 5 Siegpunkte zu erhalten.",
        fr="Payez 4 pièces, moins 1 pour chaque carte Écossais de votre mine, pour gagner 5 PV.",
        pt="Gaste 4 Moedas, menos 1 para cada carta Escocesa na sua Mina, para ganhar 5 PV.",
        uk="Сплатіть 4 монети (на 1 менше за кожну карту шотландців у вашій шахті), щоб отримати 5 ПБ.",
    )


@pytest.mark.word("draw")
def test_draw():
    assert_reads(
        "draw 2 level 3 cards per board completed",
        en="Draw 2 Level 3 cards for each Progress board you have completed.",
        de="Ziehe 2 Karten der Ebene III für jeden deiner abgeschlossenen Entwicklungspläne.",
        fr="Piochez 2 cartes III pour chaque plateau Progrès que vous avez terminé.",
        pt="Compre 2 cartas de Nível 3 para cada tabuleiro de Progresso que você completou.",
        uk="Візьміть 2 карти третього рівня за кожен пройдений вами планшет прогресу.",
    )


@pytest.mark.word("faction-draw")
def test_faction_draw():
    assert_reads(
        "draw 2 roman cards, draw 1 card of any faction",
        en="Draw 2 Roman cards, then draw 1 card of any Faction.",
        de="Ziehe 2 Römerkarten und ziehe dann 1 Karte eines beliebigen Volkes.",
        fr="Piochez 2 cartes Romains, puis piochez 1 carte de n’importe quelle faction.",
        pt="Compre 2 cartas Romanas e depois compre 1 carta de qualquer Facção.",
        uk="Візьміть 2 карти римлян, а потім візьміть 1 карту будь-якої фракції.",
    )


@pytest.mark.word("advance")
def test_advance():
    assert_reads(
        "pay 3 coins: advance up to 5 resolving passed",
        en="Pay 3 coins to advance up to 5 spaces (the spaces you pass are resolved too).",
        de="Zahle 3 Münzen, um bis zu 5 Felder zu entwickeln (auch die Effekte der passierten Felder "
        "werden ausgeführt).",
        fr="Payez 3 pièces pour avancer de 5 cases au maximum (les cases traversées sont résolues aussi).",
        pt="Gaste 3 Moedas para avançar até 5 espaços (os espaços do caminho também são resolvidos).",
        uk="Сплатіть 3 монети, щоб просунутися щонайбільше на 5 полів (ефекти пройдених полів теж застосовуються).",
    )


@pytest.mark.word("machine")
def test_machine():
    assert_reads(
        "put 1 machine on 2 other cards, put 2 machines here",
        en="Put 1 machine on each of 2 other cards, then put 2 machines on this card.",
        de="Lege je 1 Maschine auf 2 andere Karten und lege dann 2 Maschinen auf diese Karte.",
        fr="Placez 1 machine sur chacune de 2 autres cartes, puis placez 2 machines sur cette carte.",
        pt="Coloque 1 Máquina em cada uma de 2 outras cartas e depois coloque 2 Máquinas nesta carta.",
        uk="Покладіть по 1 механізму на 2 інші карти, а потім покладіть 2 механізми на цю карту.",
    )


@pytest.mark.word("gain")
def test_a_gain_that_counts_coins_counts_those_just_gained():
    assert_reads(
        "pay 1 coin: gain 2 coins, gain 1 coin per 5 coins",
        en="Pay 1 coin to gain 2 coins, then gain 1 coin for every 5 coins you have.",
        de="Zahle 1 Münze, um 2 Münzen zu erhalten und danach 1 Münze für je 5 deiner Münzen zu erhalten.",
        fr="Payez 1 pièce pour gagner 2 pièces, puis gagner 1 pièce par tranche de 5 pièces que vous avez.",
        pt="Gaste 1 Moeda para ganhar 2 Moedas e depois ganhar 1 Moeda para cada 5 Moedas que você tiver.",
        uk="Сплатіть 1 монету, щоб отримати 2 монети, а потім отримати 1 монету за кожні 5 ваших монет.",
    )


@pytest.mark.word("activate")
def test_a_level_does_not_seem_to_be_the_factions():
    assert_reads(
        "activate 1 factionless level 1 card",
        en="Activate 1 Level 1 card without a Faction.",
        de="Aktiviere 1 Karte der Ebene I ohne Volk.",
        fr="Activez 1 carte I sans faction.",
        pt="Ative 1 carta de Nível 1 sem Facção.",
        uk="Активуйте 1 карту першого рівня без фракції.",
    )


@pytest.mark.word("spend-machine")
def test_spend_machine():
    assert_reads(
        "spend 2 machines here: gain 4 vp",
        en="Spend 2 machines from this card to gain 4 VP.",
        de="Gib 2 Maschinen von dieser Karte ab, um 4 Siegpunkte zu erhalten.",
        fr="Dépensez 2 machines de cette carte pour gagner 4 PV.",
        pt="Gaste 2 Máquinas desta carta para ganhar 4 PV.",
        uk="Витратьте 2 механізми із цієї карти, щоб отримати 4 ПБ.",
    )


@pytest.mark.word("collapse")
def test_collapse():
    assert_reads(
        "put collapse on 1 above card: put collapse on each level 1 card without collapse",
        en="Put a collapse on 1 adjacent card in the row above to put a collapse on each Level 1 "
        "card without a collapse.",
        de="Lege einen Einsturz auf 1 benachbarte Karte in der Reihe darüber, um einen Einsturz auf jede Karte der "
        "Ebene I ohne Einsturz zu legen.",
        fr="Placez un éboulement sur 1 carte adjacente dans la rangée du dessus pour placer un éboulement sur chaque "
        "carte I sans éboulement.",
        pt="Coloque um Desmoronamento em 1 carta adjacente na fileira de cima para colocar um Desmoronamento em cada "
        "carta de Nível 1 sem Desmoronamento.",
        uk="Покладіть руйнування на 1 суміжну карту в ряді вище, щоб покласти руйнування на кожну карту першого рівня "
        "без руйнування.",
    )


@pytest.mark.word("clear")
def test_clear():
    assert_reads(
        "clear 2 collapses: clear all collapses on adjacent cards",
        en="Clear 2 collapses to clear all collapses on adjacent cards.",
        de="Räume 2 Einstürze weg, um alle Einstürze auf benachbarten Karten wegzuräumen.",
        fr="Déblayez 2 éboulements pour déblayer tous les éboulements sur les cartes adjacentes.",
        pt="Remova 2 Desmoronamentos para remover todos os Desmoronamentos das cartas adjacentes.",
        uk="Приберіть 2 руйнування, щоб прибрати всі руйнування із суміжних карт.",
    )


@pytest.mark.word("marker")
def test_marker():
    assert_reads(
        "put 2 cart markers here, put 1 cart marker",
        en="Put 2 cart markers on borders of this card, then put 1 cart marker in your mine.",
        de="Lege 2 Lorenplättchen auf Kanten dieser Karte und lege dann 1 Lorenplättchen in deine Mine.",
        fr="Placez 2 jetons Chariot sur des jonctions de cette carte, puis placez 1 jeton Chariot dans votre mine.",
        pt="Coloque 2 peças de Carrinho em bordas desta carta e depois coloque 1 peça de Carrinho na sua Mina.",
        uk="Покладіть 2 жетони візків на межі цієї карти, а потім покладіть 1 жетон візка у вашу шахту.",
    )


@pytest.mark.word("activate")
def test_activate():
    assert_reads(
        "activate 2 other fresh egyptian cards",
        en="Activate 2 other Egyptian cards not activated this round.",
        de="Aktiviere 2 andere in dieser Runde noch nicht aktivierte Ägypterkarten.",
        fr="Activez 2 autres cartes Égyptiens pas encore activées pendant cette manche.",
        pt="Ative 2 outras cartas Egípcias ainda não ativadas nesta rodada.",
        uk="Активуйте 2 інші ще не активовані цього раунду карти єгиптян.",
    )


@pytest.mark.word("discard")
def test_discard():
    assert_reads(
        "discard 5 cards: draw 1 card",
        en="Discard 5 cards from your hand to draw 1 card.",
        de="Wirf 5 Karten von der Hand ab, um 1 Karte zu ziehen.",
        fr="Défaussez 5 cartes de votre main pour piocher 1 carte.",
        pt="Descarte 5 cartas da sua mão para comprar 1 carta.",
        uk="Скиньте 5 карт з руки, щоб узяти 1 карту.",
    )


@pytest.mark.word("either")
def test_either():
    assert_reads(
        "either (gain 2 coins) or (pay 1 coin: advance 1) or (if no collapses: draw 2 cards)",
        en="Choose one: gain 2 coins; or pay 1 coin to advance 1 space; or if there is no collapse in your mine, draw "
        "2 cards.",
        de="Wähle eines: Erhalte 2 Münzen; oder zahle 1 Münze, um 1 Feld zu entwickeln; oder wenn es in deiner Mine "
        "keinen Einsturz gibt, ziehe 2 Karten.",
        fr="Choisissez une option : gagnez 2 pièces ; ou payez 1 pièce pour avancer de 1 case ; ou s’il n’y a aucun "
        "éboulement dans votre mine, piochez 2 cartes.",
        pt="Escolha uma opção: ganhe 2 Moedas; ou gaste 1 Moeda para avançar 1 espaço; ou se não houver nenhum "
        "Desmoronamento na sua Mina, compre 2 cartas.",
        uk="Оберіть одне: отримайте 2 монети; або сплатіть 1 монету, щоб просунутися на 1 поле; або якщо у вашій шахті "
        "немає жодного руйнування, візьміть 2 карти.",
    )


@pytest.mark.word("effect")
def test_effect():
    assert_reads(
        "discard 1 card and pay 2 coins: gain 3 vp, may (if 6 factions: pay 1 coin: draw 1 card)",
        en="Discard 1 card from your hand and pay 2 coins to gain 3 VP. Then, if there are at least 6 different "
        "Factions in your mine, you may pay 1 coin to draw 1 card.",
        de="Wirf 1 Karte von der Hand ab und zahle 2 Münzen, um 3 Siegpunkte zu erhalten. Danach: Wenn du mindestens 6 "
        "verschiedene Völker in deiner Mine hast, darfst du 1 Münze zahlen, um 1 Karte zu ziehen.",
        fr="Défaussez 1 carte de votre main et payez 2 pièces pour gagner 3 PV. Ensuite, s’il y a au moins 6 factions "
        "différentes dans votre mine, vous pouvez payer 1 pièce pour piocher 1 carte.",
        pt="Descarte 1 carta da sua mão e gaste 2 Moedas para ganhar 3 PV. Depois, se houver 6 ou mais Facções "
        "diferentes na sua Mina, você pode gastar 1 Moeda para comprar 1 carta.",
        uk="Скиньте 1 карту з руки та сплатіть 2 монети, щоб отримати 3 ПБ. Потім, якщо у вашій шахті є щонайменше 6 "
        "різних фракцій, ви можете сплатити 1 монету, щоб узяти 1 карту.",
    )


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("if 1 this end card: gain 2 coins", "If the left or right side of this card is free, gain 2 coins."),
        ("if no this scottish card: gain 2 coins", "If this card is not a Scottish card, gain 2 coins."),
        ("if 6 spaces: gain 1 vp", "If your Progress marker is on space 6 or higher, gain 1 VP."),
        ("if at most 2 spaces advanced: draw 1 card", "If you have advanced at most 2 spaces this round, draw 1 card."),
        ("if at most 1 card in hand: draw 1 card", "If you have at most 1 card in hand, draw 1 card."),
        ("if no beside cards: gain 3 vp", "If there is no adjacent card in the same row, gain 3 VP."),
        ("gain 1 vp per row card", "Gain 1 VP for each card in this row."),
        ("gain 1 vp per cart on below cards",
         "Gain 1 VP for each complete cart on the borders of adjacent cards in the row below."),
        ("gain 1 coin per factionless card", "Gain 1 coin for each card without a Faction in your mine."),
        ("gain 1 vp per 2 activated cards", "Gain 1 VP for every 2 cards in your mine activated this round."),
        ("activate 1 atlantean level 1 card with machine without collapse",
         "Activate 1 Level 1 Atlantean card with a machine and without a collapse."),
        ("activate 1 end card without collapse", "Activate 1 card without a collapse with a free left or right side."),
        ("draw 3 cards of any faction", "Draw 3 cards of any Factions."),
    ],
)  # fmt: skip
def test_cards_counts_and_conditions(notation: str, text: str):
    assert effect_text(messages_in("en"), parse_effect(notation)) == text


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("gain 1 coin per adjacent card", "Отримайте 1 монету за кожну суміжну карту."),
        ("activate 1 adjacent card", "Активуйте 1 суміжну карту."),
        ("activate 5 adjacent cards", "Активуйте 5 суміжних карт."),
        ("if 1 adjacent card: gain 1 vp", "Якщо є щонайменше 1 суміжна карта, отримайте 1 ПБ."),
        ("if 5 adjacent cards: gain 1 vp", "Якщо є щонайменше 5 суміжних карт, отримайте 1 ПБ."),
        ("if at most 2 adjacent cards: gain 1 vp", "Якщо є не більше 2 суміжних карт, отримайте 1 ПБ."),
        ("if no adjacent cards: gain 1 vp", "Якщо немає жодної суміжної карти, отримайте 1 ПБ."),
        ("gain 1 vp per machine on adjacent cards", "Отримайте 1 ПБ за кожен механізм на суміжних картах."),
        ("gain 1 vp per cart on adjacent cards", "Отримайте 1 ПБ за кожен зібраний візок на межах суміжних карт."),
        ("put 5 machines on 2 cards", "Покладіть по 5 механізмів на 2 карти."),
        ("draw 10 cards of any faction", "Візьміть 10 карт будь-яких фракцій."),
    ],
)
def test_ukrainian_cases(notation: str, text: str):
    assert effect_text(messages_in("uk"), parse_effect(notation)) == text


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("when drawing a card: gain 1 coin", "Щоразу, коли ви берете карту, отримуйте 1 монету."),
        ("when advancing: draw 1 card, put 1 machine on 1 card",
         "Щоразу, коли ви просуваєтеся, беріть 1 карту, а потім кладіть 1 механізм на 1 карту."),
        ("when advancing: may (pay 1 coin: draw 1 card)",
         "Щоразу, коли ви просуваєтеся, ви можете сплатити 1 монету, щоб узяти 1 карту."),
    ],
)  # fmt: skip
def test_what_is_done_each_time_is_imperfective_in_ukrainian(notation: str, text: str):
    assert feature_text(messages_in("uk"), parse_feature(notation)) == text
