### The words of the game in Ukrainian, as the Ukrainian edition uses them.
### Each thing X has the same forms in every language: X and X-plural are names; X-count is a number with its noun
### ($count), -acc as the object of gain, pay, put or discard, -gen after a limit such as "at most", -ins after "with";
### X-a and X-the are objects with an article; X-each is "for each X", X-no "no X", X-all "all X", X-number "number of X".
### What no effect counts has the first four alone. Write without isolating marks: some words are put together.
### Numbers take one, few, many, other (1 монета, 2 монети, 5 монет, 1,5 монети).

## Tokens.

coin = монета
coin-plural = монети
coin-count = { $count ->
    [one] { $count } монета
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
coin-count-acc = { $count ->
    [one] { $count } монету
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
coin-count-gen = { $count ->
    [one] { $count } монети
    [few] { $count } монет
    [many] { $count } монет
   *[other] { $count } монети
}
coin-count-ins = { $count ->
    [one] { $count } монетою
    [few] { $count } монетами
    [many] { $count } монетами
   *[other] { $count } монети
}
coin-a = монету
coin-the = монету
coin-each = за кожну монету
coin-no = жодної монети
coin-all = усі монети
coin-number = кількість монет

vp = ПБ
vp-plural = ПБ
vp-count = { $count } ПБ
vp-count-acc = { vp-count }
vp-count-gen = { vp-count }
vp-count-ins = { vp-count }
vp-a = ПБ
vp-the = ПБ
vp-each = за кожен ПБ
vp-no = жодного ПБ
vp-all = усі ПБ
vp-number = кількість ПБ

victory-point = переможний бал
victory-point-plural = переможні бали
victory-point-count = { $count ->
    [one] { $count } переможний бал
    [few] { $count } переможні бали
    [many] { $count } переможних балів
   *[other] { $count } переможного бала
}
victory-point-count-acc = { victory-point-count }

# A machine is a "механізм".
machine = механізм
machine-plural = механізми
machine-count = { $count ->
    [one] { $count } механізм
    [few] { $count } механізми
    [many] { $count } механізмів
   *[other] { $count } механізму
}
machine-count-acc = { machine-count }
machine-count-gen = { $count ->
    [one] { $count } механізму
    [few] { $count } механізмів
    [many] { $count } механізмів
   *[other] { $count } механізму
}
machine-count-ins = { $count ->
    [one] { $count } механізмом
    [few] { $count } механізмами
    [many] { $count } механізмами
   *[other] { $count } механізму
}
machine-a = механізм
machine-the = механізм
machine-each = за кожен механізм
machine-no = жодного механізму
machine-all = усі механізми
machine-number = кількість механізмів

# A collapse is a "руйнування", destruction.
collapse = руйнування
collapse-plural = руйнування
collapse-count = { $count ->
    [one] { $count } руйнування
    [few] { $count } руйнування
    [many] { $count } руйнувань
   *[other] { $count } руйнування
}
collapse-count-acc = { collapse-count }
collapse-count-gen = { $count ->
    [one] { $count } руйнування
    [few] { $count } руйнувань
    [many] { $count } руйнувань
   *[other] { $count } руйнування
}
collapse-count-ins = { $count ->
    [one] { $count } руйнуванням
    [few] { $count } руйнуваннями
    [many] { $count } руйнуваннями
   *[other] { $count } руйнування
}
collapse-a = руйнування
collapse-the = руйнування
collapse-each = за кожне руйнування
collapse-no = жодного руйнування
collapse-all = усі руйнування
collapse-number = кількість руйнувань

# A complete cart is an assembled one: "зібраний".
cart = зібраний візок
cart-plural = зібрані візки
cart-count = { $count ->
    [one] { $count } зібраний візок
    [few] { $count } зібрані візки
    [many] { $count } зібраних візків
   *[other] { $count } зібраного візка
}
cart-count-acc = { cart-count }
cart-count-gen = { $count ->
    [one] { $count } зібраного візка
    [few] { $count } зібраних візків
    [many] { $count } зібраних візків
   *[other] { $count } зібраного візка
}
cart-count-ins = { $count ->
    [one] { $count } зібраним візком
    [few] { $count } зібраними візками
    [many] { $count } зібраними візками
   *[other] { $count } зібраного візка
}
cart-a = зібраний візок
cart-the = зібраний візок
cart-each = за кожен зібраний візок
cart-no = жодного зібраного візка
cart-all = усі зібрані візки
cart-number = кількість зібраних візків

half-cart = половинка візка
half-cart-plural = половинки візків
half-cart-count = { $count ->
    [one] { $count } половинка візка
    [few] { $count } половинки візків
    [many] { $count } половинок візків
   *[other] { $count } половинки візка
}
half-cart-count-acc = { $count ->
    [one] { $count } половинку візка
    [few] { $count } половинки візків
    [many] { $count } половинок візків
   *[other] { $count } половинки візка
}
half-cart-count-gen = { $count ->
    [one] { $count } половинки візка
    [few] { $count } половинок візків
    [many] { $count } половинок візків
   *[other] { $count } половинки візка
}
half-cart-count-ins = { $count ->
    [one] { $count } половинкою візка
    [few] { $count } половинками візків
    [many] { $count } половинками візків
   *[other] { $count } половинки візка
}
half-cart-a = половинку візка
half-cart-the = половинку візка
half-cart-each = за кожну половинку візка
half-cart-no = жодної половинки візка
half-cart-all = усі половинки візків
half-cart-number = кількість половинок візків

cart-marker = жетон візка
cart-marker-plural = жетони візків
cart-marker-count = { $count ->
    [one] { $count } жетон візка
    [few] { $count } жетони візків
    [many] { $count } жетонів візків
   *[other] { $count } жетона візка
}
cart-marker-count-acc = { cart-marker-count }
cart-marker-count-gen = { $count ->
    [one] { $count } жетона візка
    [few] { $count } жетонів візків
    [many] { $count } жетонів візків
   *[other] { $count } жетона візка
}
cart-marker-count-ins = { $count ->
    [one] { $count } жетоном візка
    [few] { $count } жетонами візків
    [many] { $count } жетонами візків
   *[other] { $count } жетона візка
}
cart-marker-a = жетон візка
cart-marker-the = жетон візка
cart-marker-each = за кожен жетон візка
cart-marker-no = жодного жетона візка
cart-marker-all = усі жетони візків
cart-marker-number = кількість жетонів візків

## Cards and their parts.

card = карта
card-plural = карти
card-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
card-count-acc = { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
card-count-gen = { $count ->
    [one] { $count } карти
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карти
}
card-count-ins = { $count ->
    [one] { $count } картою
    [few] { $count } картами
    [many] { $count } картами
   *[other] { $count } карти
}
card-a = карту
card-the = карту
card-each = за кожну карту
card-no = жодної карти
card-all = усі карти
card-number = кількість карт

mine-card = карта шахти
mine-card-plural = карти шахти
mine-card-count = { $count ->
    [one] { $count } карта шахти
    [few] { $count } карти шахти
    [many] { $count } карт шахти
   *[other] { $count } карти шахти
}
mine-card-count-acc = { $count ->
    [one] { $count } карту шахти
    [few] { $count } карти шахти
    [many] { $count } карт шахти
   *[other] { $count } карти шахти
}

adjacent-card = суміжна карта
adjacent-card-plural = суміжні карти
adjacent-card-count = { $count ->
    [one] { $count } суміжна карта
    [few] { $count } суміжні карти
    [many] { $count } суміжних карт
   *[other] { $count } суміжної карти
}
adjacent-card-count-acc = { $count ->
    [one] { $count } суміжну карту
    [few] { $count } суміжні карти
    [many] { $count } суміжних карт
   *[other] { $count } суміжної карти
}
adjacent-card-count-gen = { $count ->
    [one] { $count } суміжної карти
    [few] { $count } суміжних карт
    [many] { $count } суміжних карт
   *[other] { $count } суміжної карти
}
adjacent-card-count-ins = { $count ->
    [one] { $count } суміжною картою
    [few] { $count } суміжними картами
    [many] { $count } суміжними картами
   *[other] { $count } суміжної карти
}
adjacent-card-a = суміжну карту
adjacent-card-the = суміжну карту
adjacent-card-each = за кожну суміжну карту
adjacent-card-no = жодної суміжної карти
adjacent-card-all = усі суміжні карти
adjacent-card-number = кількість суміжних карт

event = подія
event-plural = події
event-count = { $count ->
    [one] { $count } подія
    [few] { $count } події
    [many] { $count } подій
   *[other] { $count } події
}
event-count-acc = { $count ->
    [one] { $count } подію
    [few] { $count } події
    [many] { $count } подій
   *[other] { $count } події
}

faction = фракція
faction-plural = фракції
faction-count = { $count ->
    [one] { $count } фракція
    [few] { $count } фракції
    [many] { $count } фракцій
   *[other] { $count } фракції
}
faction-count-acc = { $count ->
    [one] { $count } фракцію
    [few] { $count } фракції
    [many] { $count } фракцій
   *[other] { $count } фракції
}
faction-count-gen = { $count ->
    [one] { $count } фракції
    [few] { $count } фракцій
    [many] { $count } фракцій
   *[other] { $count } фракції
}
faction-count-ins = { $count ->
    [one] { $count } фракцією
    [few] { $count } фракціями
    [many] { $count } фракціями
   *[other] { $count } фракції
}
faction-a = фракцію
faction-the = фракцію
faction-each = за кожну фракцію
faction-no = жодної фракції
faction-all = усі фракції
faction-number = кількість фракцій

effect = ефект
effect-plural = ефекти
effect-count = { $count ->
    [one] { $count } ефект
    [few] { $count } ефекти
    [many] { $count } ефектів
   *[other] { $count } ефекту
}
effect-count-acc = { effect-count }

activation = активація
activation-plural = активації
activation-count = { $count ->
    [one] { $count } активація
    [few] { $count } активації
    [many] { $count } активацій
   *[other] { $count } активації
}
activation-count-acc = { $count ->
    [one] { $count } активацію
    [few] { $count } активації
    [many] { $count } активацій
   *[other] { $count } активації
}

special-activation = спеціальна активація
special-activation-plural = спеціальні активації
special-activation-count = { $count ->
    [one] { $count } спеціальна активація
    [few] { $count } спеціальні активації
    [many] { $count } спеціальних активацій
   *[other] { $count } спеціальної активації
}
special-activation-count-acc = { $count ->
    [one] { $count } спеціальну активацію
    [few] { $count } спеціальні активації
    [many] { $count } спеціальних активацій
   *[other] { $count } спеціальної активації
}

## Boards, places and people.

progress-board = планшет прогресу
progress-board-plural = планшети прогресу
progress-board-count = { $count ->
    [one] { $count } планшет прогресу
    [few] { $count } планшети прогресу
    [many] { $count } планшетів прогресу
   *[other] { $count } планшета прогресу
}
progress-board-count-acc = { progress-board-count }

progress-marker = маркер прогресу
progress-marker-plural = маркери прогресу
progress-marker-count = { $count ->
    [one] { $count } маркер прогресу
    [few] { $count } маркери прогресу
    [many] { $count } маркерів прогресу
   *[other] { $count } маркера прогресу
}
progress-marker-count-acc = { progress-marker-count }

space = поле
space-plural = поля
space-count = { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полів
   *[other] { $count } поля
}
space-count-acc = { space-count }
space-count-gen = { $count ->
    [one] { $count } поля
    [few] { $count } полів
    [many] { $count } полів
   *[other] { $count } поля
}
space-count-ins = { $count ->
    [one] { $count } полем
    [few] { $count } полями
    [many] { $count } полями
   *[other] { $count } поля
}
space-a = поле
space-the = поле
space-each = за кожне поле
space-no = жодного поля
space-all = усі поля
space-number = кількість полів

row = ряд
row-plural = ряди
row-count = { $count ->
    [one] { $count } ряд
    [few] { $count } ряди
    [many] { $count } рядів
   *[other] { $count } ряду
}
row-count-acc = { row-count }
row-count-gen = { $count ->
    [one] { $count } ряду
    [few] { $count } рядів
    [many] { $count } рядів
   *[other] { $count } ряду
}
row-count-ins = { $count ->
    [one] { $count } рядом
    [few] { $count } рядами
    [many] { $count } рядами
   *[other] { $count } ряду
}
row-a = ряд
row-the = ряд
row-each = за кожен ряд
row-no = жодного ряду
row-all = усі ряди
row-number = кількість рядів

level = рівень
level-plural = рівні
level-count = { $count ->
    [one] { $count } рівень
    [few] { $count } рівні
    [many] { $count } рівнів
   *[other] { $count } рівня
}
level-count-acc = { level-count }

border = межа
border-plural = межі
border-count = { $count ->
    [one] { $count } межа
    [few] { $count } межі
    [many] { $count } меж
   *[other] { $count } межі
}
border-count-acc = { $count ->
    [one] { $count } межу
    [few] { $count } межі
    [many] { $count } меж
   *[other] { $count } межі
}

deck = колода
deck-plural = колоди
deck-count = { $count ->
    [one] { $count } колода
    [few] { $count } колоди
    [many] { $count } колод
   *[other] { $count } колоди
}
deck-count-acc = { $count ->
    [one] { $count } колоду
    [few] { $count } колоди
    [many] { $count } колод
   *[other] { $count } колоди
}

discard-pile = стопка скидання
discard-pile-plural = стопки скидання
discard-pile-count = { $count ->
    [one] { $count } стопка скидання
    [few] { $count } стопки скидання
    [many] { $count } стопок скидання
   *[other] { $count } стопки скидання
}
discard-pile-count-acc = { $count ->
    [one] { $count } стопку скидання
    [few] { $count } стопки скидання
    [many] { $count } стопок скидання
   *[other] { $count } стопки скидання
}

round = раунд
round-plural = раунди
round-count = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
    [many] { $count } раундів
   *[other] { $count } раунду
}
round-count-acc = { round-count }

player = гравець
player-plural = гравці
player-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
player-count-acc = { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
    [many] { $count } гравців
   *[other] { $count } гравця
}

## Factions: names, and "a Scottish card" in every form.

scots = Шотландці
egyptians = Єгиптяни
atlanteans = Атланти
barbarians = Варвари
japanese = Японці
romans = Римляни
faction-name = { $faction ->
    [scots] { scots }
    [egyptians] { egyptians }
    [atlanteans] { atlanteans }
    [barbarians] { barbarians }
    [japanese] { japanese }
    [romans] { romans }
   *[other] { $faction }
}
faction-of = { $faction ->
    [scots] шотландців
    [egyptians] єгиптян
    [atlanteans] атлантів
    [barbarians] варварів
    [japanese] японців
    [romans] римлян
   *[other] { $faction }
}
# The edition uses no adjective but the genitive: "карта шотландців".
faction-adjective = { faction-of }
faction-adjective-plural = { faction-adjective }
# $faction: one of the six, or any, none, chosen.
faction-card = { $faction ->
    [any] { card } будь-якої фракції
    [none] { card } без фракції
    [chosen] { card } обраної фракції
   *[other] { card } { faction-adjective }
}
faction-card-plural = { $faction ->
    [any] { card-plural } будь-якої фракції
    [none] { card-plural } без фракції
    [chosen] { card-plural } обраної фракції
   *[other] { card-plural } { faction-adjective }
}
faction-card-count = { $faction ->
    [any] { card-count } { $count ->
            [one] будь-якої фракції
            [few] будь-яких фракцій
            [many] будь-яких фракцій
           *[other] будь-яких фракцій
        }
    [none] { card-count } без фракції
    [chosen] { card-count } обраної фракції
   *[other] { card-count } { faction-adjective }
}
faction-card-count-acc = { $faction ->
    [any] { card-count-acc } { $count ->
            [one] будь-якої фракції
            [few] будь-яких фракцій
            [many] будь-яких фракцій
           *[other] будь-яких фракцій
        }
    [none] { card-count-acc } без фракції
    [chosen] { card-count-acc } обраної фракції
   *[other] { card-count-acc } { faction-adjective }
}
faction-card-count-gen = { $faction ->
    [any] { card-count-gen } { $count ->
            [one] будь-якої фракції
            [few] будь-яких фракцій
            [many] будь-яких фракцій
           *[other] будь-яких фракцій
        }
    [none] { card-count-gen } без фракції
    [chosen] { card-count-gen } обраної фракції
   *[other] { card-count-gen } { faction-adjective }
}
faction-card-count-ins = { $faction ->
    [any] { card-count-ins } { $count ->
            [one] будь-якої фракції
            [few] будь-яких фракцій
            [many] будь-яких фракцій
           *[other] будь-яких фракцій
        }
    [none] { card-count-ins } без фракції
    [chosen] { card-count-ins } обраної фракції
   *[other] { card-count-ins } { faction-adjective }
}
faction-card-a = { $faction ->
    [any] { card-a } будь-якої фракції
    [none] { card-a } без фракції
    [chosen] { card-a } обраної фракції
   *[other] { card-a } { faction-adjective }
}
faction-card-the = { $faction ->
    [any] { card-the } будь-якої фракції
    [none] { card-the } без фракції
    [chosen] { card-the } обраної фракції
   *[other] { card-the } { faction-adjective }
}
faction-card-each = { $faction ->
    [any] { card-each } будь-якої фракції
    [none] { card-each } без фракції
    [chosen] { card-each } обраної фракції
   *[other] { card-each } { faction-adjective }
}
faction-card-no = { $faction ->
    [any] { card-no } будь-якої фракції
    [none] { card-no } без фракції
    [chosen] { card-no } обраної фракції
   *[other] { card-no } { faction-adjective }
}
faction-card-all = { $faction ->
    [any] { card-all } будь-якої фракції
    [none] { card-all } без фракції
    [chosen] { card-all } обраної фракції
   *[other] { card-all } { faction-adjective }
}
faction-card-number = { $faction ->
    [any] { card-number } будь-якої фракції
    [none] { card-number } без фракції
    [chosen] { card-number } обраної фракції
   *[other] { card-number } { faction-adjective }
}

## Cards, decks and rows of a Level ($level).

level-numeral = { $level }
level-name = рівень { level-numeral }
level-of = { $level ->
    [1] першого рівня
    [2] другого рівня
    [3] третього рівня
    [4] четвертого рівня
   *[other] рівня { $level }
}
level-card = { card } { level-of }
level-card-plural = { card-plural } { level-of }
level-card-count = { card-count } { level-of }
level-card-count-acc = { card-count-acc } { level-of }
level-card-count-gen = { card-count-gen } { level-of }
level-card-count-ins = { card-count-ins } { level-of }
level-card-a = { card-a } { level-of }
level-card-the = { card-the } { level-of }
level-card-each = { card-each } { level-of }
level-card-no = { card-no } { level-of }
level-card-all = { card-all } { level-of }
level-card-number = { card-number } { level-of }
level-deck = колода { level-of }
from-level-deck = з колоди { level-of }
level-discard-pile = стопка скидання { level-of }
level-row = ряд { $level }
in-level-row = у ряді { $level }

## Places and piles.

# The Ukrainian edition has a title of its own, "diggers of ore".
game-title = Рудокопи
mine = шахта
your-mine = ваша шахта
in-your-mine = у вашій шахті
hand = рука
in-hand = на руці
to-hand = до руки
from-hand = з руки
supply = запас
event-card = карта події
event-cards = карти подій
event-deck = колода подій
surface = поверхня
surface-board = планшет поверхні
the-surface = поверхню
at-the-surface = на поверхні
this-card = ця карта
on-this-card = на цій карті
onto-this-card = на цю карту
top-space = найвище поле
bottom-space = нижнє поле

## What is done, as names.

cost = вартість
advance = просування
activate = активувати
draw = узяти
discard = скинути
faction-draw = узяти карту фракції
chain-reaction = ланцюгова реакція
set-up = підготовка до гри
solo-game = режим для одного гравця

## Half-carts, full or empty, and where they lie on a card.

half-cart-full = повна половинка візка
half-cart-empty = порожня половинка візка
cart-incomplete = незавершений візок
side-left = ліворуч
side-right = праворуч
side-upper-left = вгорі ліворуч
side-upper-right = вгорі праворуч
side-lower-left = внизу ліворуч
side-lower-right = внизу праворуч

## The round.

round-of = Раунд { $round } з { $rounds }
event-phase = фаза подій
mine-phase = фаза шахти
card-or = або
event-immediate = Негайно
event-immediate-when = негайно
# Literally "in the Mine phase".
event-feature = У фазі шахти
event-feature-when = у фазі шахти
event-end = Наприкінці раунду
event-end-when = наприкінці раунду

## Solo titles: below 35, 35-45, 46-55, 56-60, 61-65, above 65.

title-digger = Копач
title-laborer = Чорнороб
title-adept = Досвідчений шахтар
title-engineer = Підземний інженер
title-veteran = Ветеран шахти
title-king = Король підземелля

## Seats: a colour always comes with its shape.

seat-red = Червоний
seat-blue = Синій
seat-green = Зелений
seat-purple = Фіолетовий
seat-gold = Золотий
seat-red-shape = червоний ромб
seat-blue-shape = синє коло
seat-green-shape = зелений трикутник
seat-purple-shape = фіолетовий квадрат
seat-gold-shape = золота зірка
