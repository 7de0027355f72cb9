### The words of effects in Ukrainian: every effect's text is put together from these by the tree of the effect.
### $mood: do (an order), when (an order for each time: the imperfective), to (after a price: "щоб"), may (after "ви
### можете"). Phrases start small and end without a stop.
### $form of cards: acc (so many, as an object), nom (so many, as a subject), gen (so many, after "at most"), each, no,
### on (several, on which something lies), of (several, to which something belongs), all (several, as a subject),
### a (one, as an object), is (one, as what something is).

## Which cards.

grammar-ending = { $form ->
    [each] у
    [a] у
    [is] а
    [no] ої
    [one] ої
    [on] их
    [of] их
    [all] і
    [acc] { $count ->
        [one] у
        [few] і
        [many] их
       *[other] ої
    }
    [gen] { $count ->
        [one] ої
        [few] их
        [many] их
       *[other] ої
    }
   *[nom] { $count ->
        [one] а
        [few] і
        [many] их
       *[other] ої
    }
}
grammar-card = { $form ->
    [each] карту
    [a] карту
    [is] карта
    [no] карти
    [one] карти
    [on] картах
    [of] карт
    [all] карти
    [acc] { $count ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }
    [gen] { $count ->
        [one] карти
        [few] карт
        [many] карт
       *[other] карти
    }
   *[nom] { $count ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
}
cards = { $form ->
    [each] кожну { $head }
    [no] жодної { $head }
    [on] { $head }
    [of] { $head }
    [one] { $head }
    [all] { $head }
    [a] { $head }
    [is] { $head }
   *[count] { $count } { $head }
}
cards-head = { $other } { $activated } { $adjacent } { $noun } { $level } { $factionless } { $with } { $place } { $end } { $mine } { $only }
cards-noun = { $faction ->
    [plain] { grammar-card }
   *[other] { grammar-card } { faction-of }
}
cards-level = { level-of }
cards-factionless = без фракції
cards-other = інш{ grammar-ending }
cards-adjacent = суміжн{ grammar-ending }
cards-above = у ряді вище
cards-below = у ряді нижче
cards-beside = у тому самому ряді
cards-row = у цьому ряді
cards-end = із вільним лівим або правим боком
cards-activated = активован{ grammar-ending } цього раунду
cards-fresh = ще не активован{ grammar-ending } цього раунду
cards-in-mine = { in-your-mine }
cards-only-this = (лише ця карта)
cards-with-machine = із механізмом
cards-without-machine = без механізмів
cards-with-collapse = із руйнуванням
cards-without-collapse = без руйнування
cards-with-both = { $first } та { $second }

## Where something lies or goes.

on-cards = на { $what }
onto-cards = на { $what }
onto-each = на { $what }
onto-this-if = на цю карту, якщо це { $what },
cart-on-this = на межах цієї карти
cart-on-cards = на межах { $what }

## For each of something counted.

per-each = за { $what }
per-every = за кожні { $what }
count-faction-each = за кожну фракцію у вашій шахті
count-faction-every = за кожні { $count ->
    [one] { $count } фракцію
    [few] { $count } різні фракції
    [many] { $count } різних фракцій
   *[other] { $count } фракції
} у вашій шахті
count-hand-each = за кожну карту на вашій руці
count-hand-every = за кожні { card-count-acc } на вашій руці
count-coin-each = за кожну вашу монету
count-coin-every = за кожні { $count ->
    [one] { $count } вашу монету
    [few] { $count } ваші монети
    [many] { $count } ваших монет
   *[other] { $count } ваші монети
}
count-space-each = за кожне поле від нижнього до поля з вашим маркером прогресу включно
count-space-every = за кожні { space-count-acc } від нижнього до поля з вашим маркером прогресу включно
count-board-each = за кожен пройдений вами планшет прогресу
count-board-every = за кожні { $count ->
    [one] { $count } пройдений вами планшет
    [few] { $count } пройдені вами планшети
    [many] { $count } пройдених вами планшетів
   *[other] { $count } пройденого вами планшета
} прогресу
count-moved-each = за кожне пройдене цього раунду поле
count-moved-every = за кожні { $count ->
    [one] { $count } пройдене цього раунду поле
    [few] { $count } пройдені цього раунду поля
    [many] { $count } пройдених цього раунду полів
   *[other] { $count } пройденого цього раунду поля
}
amount = { $what } { $per } { $most }
at-most = (не більше { $what })
at-most-more = (додатково не більше { $what })

## Conditions.

if-there-least = якщо { $where } є щонайменше { $what }
if-there-most = якщо { $where } є не більше { $what }
if-there-none = якщо { $where } немає { $what }
if-this-is = якщо ця карта — це { $what }
if-this-is-not = якщо ця карта — не { $what }
if-this-end = якщо лівий або правий бік цієї карти вільний
if-this-end-not = якщо ні лівий, ні правий бік цієї карти не вільний
if-faction-least = якщо у вашій шахті є щонайменше { $count ->
    [one] { $count } фракція
    [few] { $count } різні фракції
    [many] { $count } різних фракцій
   *[other] { $count } фракції
}
if-faction-most = якщо у вашій шахті є не більше { $count ->
    [one] { $count } фракції
    [few] { $count } різних фракцій
    [many] { $count } різних фракцій
   *[other] { $count } фракції
}
if-faction-none = якщо у вашій шахті немає жодної фракції
if-hand-least = якщо у вас на руці щонайменше { card-count }
if-hand-most = якщо у вас на руці не більше { card-count-gen }
if-hand-none = якщо у вас на руці немає жодної карти
if-coin-least = якщо у вас щонайменше { coin-count }
if-coin-most = якщо у вас не більше { coin-count-gen }
if-coin-none = якщо у вас немає жодної монети
if-space-least = якщо ваш маркер прогресу на полі { $count } або вище
if-space-most = якщо ваш маркер прогресу на полі { $count } або нижче чи ще не на планшеті
if-space-none = якщо ваш маркер прогресу ще не на планшеті
if-board-least = якщо ви пройшли щонайменше { progress-board-count-acc }
if-board-most = якщо ви пройшли не більше ніж { progress-board-count-acc }
if-board-none = якщо ви не пройшли жодного планшета прогресу
if-moved-least = якщо цього раунду ви просунулися щонайменше на { space-count-acc }
if-moved-most = якщо цього раунду ви просунулися не більше ніж на { space-count-acc }
if-moved-none = якщо цього раунду ви не просувалися

## What is done.

do-gain = { $mood ->
   *[do] отримайте { $what }
    [when] отримуйте { $what }
    [to] отримати { $what }
    [may] отримати { $what }
}
do-pay = { $mood ->
   *[do] сплатіть { $what }
    [when] сплачуйте { $what }
    [to] сплатити { $what }
    [may] сплатити { $what }
}
pay-less = { $what } (на 1 менше { $each })
do-draw = { $mood ->
   *[do] візьміть { $what }
    [when] беріть { $what }
    [to] узяти { $what }
    [may] узяти { $what }
}
do-faction-draw = { do-draw }
do-advance = { $mood ->
   *[do] просуньтеся { $what } { $more }
    [when] просувайтеся { $what } { $more }
    [to] просунутися { $what } { $more }
    [may] просунутися { $what } { $more }
}
advance-number = на { space-count-acc }
advance-up-to = щонайбільше на { space-count-acc }
advance-passing = (ефекти пройдених полів теж застосовуються)
do-machine = { $mood ->
   *[do] покладіть { $what } { $where }
    [when] кладіть { $what } { $where }
    [to] покласти { $what } { $where }
    [may] покласти { $what } { $where }
}
machines-put = { $spread ->
    [yes] по { $count ->
        [one] { $count } механізму
        [few] { $count } механізми
        [many] { $count } механізмів
       *[other] { $count } механізму
    }
   *[no] { machine-count-acc }
}
do-spend-machine = { $mood ->
   *[do] витратьте { $what } { $where }
    [when] витрачайте { $what } { $where }
    [to] витратити { $what } { $where }
    [may] витратити { $what } { $where }
}
spend-here = із цієї карти
spend-anywhere = із вашої шахти
do-collapse = { do-machine }
collapse-put = { $spread ->
    [yes] по одному руйнуванню
   *[no] { collapse-a }
}
do-clear = { $mood ->
   *[do] приберіть { $what } { $where }
    [when] прибирайте { $what } { $where }
    [to] прибрати { $what } { $where }
    [may] прибрати { $what } { $where }
}
clear-mine = з вашої шахти
clear-this = із цієї карти
clear-cards = із { $of }
clear-card = із { $on }
do-marker = { do-machine }
marker-here = { $count ->
    [one] на межу цієї карти
    [few] на межі цієї карти
    [many] на межі цієї карти
   *[other] на межі цієї карти
}
marker-anywhere = у вашу шахту
do-activate = { $mood ->
   *[do] активуйте { $what }
    [to] активувати { $what }
    [may] активувати { $what }
}
do-discard = { $mood ->
   *[do] скиньте { $what } { from-hand }
    [when] скидайте { $what } { from-hand }
    [to] скинути { $what } { from-hand }
    [may] скинути { $what } { from-hand }
}

## How the parts are joined.

if-then = { $condition }, { $rest }
if-also = { $condition }: { $rest }
may = ви можете { $what }
may-do = ви можете зробити таке: { $what }
pay-to = { $price }, щоб { $steps }
prices-and = { $first } та { $second }
gains-and = { $first } та { $second }
gains-plus = { $first } та ще { $second }
steps-list = { $first }, { $second }
steps-then = { $mood ->
   *[do] { $first }, а потім { $second }
    [to] { $first } та { $second }
    [may] { $first } та { $second }
}
gain-after = { $first }, а потім { do-gain }
after-that = { $conditional ->
    [yes] потім, { $sentence }
   *[no] потім { $sentence }
}
either = оберіть одне: { $ways }
either-or = { $first }; або { $second }
inside = ({ $sentence })

## Features of a round. $what names cards where they are not all.

feature-cost = карти коштують на { coin-count-acc } менше
feature-cost-for = { $what } коштують на { coin-count-acc } менше
feature-extra-gain = кожне отримання { $token ->
    [coin] монет
   *[vp] ПБ
} в ефекті карти дає на { $what } більше
feature-extra-draw = щоразу, коли за ефектом ви берете карти, беріть на { card-count-acc } більше (крім карт фракції)
feature-extra-advance = щоразу, коли за ефектом ви просуваєтеся, просувайтеся на { space-count-acc } далі
feature-both-effects = застосуйте обидва ефекти карти, яку кладете, у будь-якому порядку
feature-no-hand-limit = ліміту карт на руці немає
feature-machine-limit = на карті може лежати до { machine-count-gen }
feature-surface-twice = застосуйте два різні ефекти поверхні
feature-ignore-collapses = активуючи карту з руйнуванням, приберіть руйнування й усе одно застосуйте ефект
feature-when = щоразу, коли ви { $trigger }, { $effect }
trigger-activating = активуєте { $what }
trigger-placing = кладете { $what }
trigger-advancing = просуваєтеся
trigger-completing-cart = збираєте візок
trigger-drawing = берете карту
trigger-putting-machine = кладете механізми на карту
trigger-putting-collapse = кладете руйнування на карту

## An Event in one line.

event-line = { $kind }: { $text }
event-or = { $before } Або: { $after }
