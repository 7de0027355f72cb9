### The words of effects in Brazilian Portuguese: every effect's text is put together from these by the tree of the effect.
### $mood: do (an order), to (after a price: "para"), may (after "você pode"). Phrases start small and end without a stop.
### $form of cards: acc (so many, as an object), nom (so many, as a subject), gen (so many, after "at most"), each, no,
### on (several, on which something lies), of (several, to which something belongs), all (several, as a subject),
### a (one, as an object), is (one, as what something is).

## Which cards.

grammar-s = { $count ->
    [one] { "" }
   *[other] s
}
cards = { $form ->
    [each] cada { $head }
    [no] nenhuma { $head }
    [on] { $head }
    [of] { $head }
    [one] uma { $head }
    [all] as { $head }
    [a] uma { $head }
    [is] uma { $head }
    [acc] { $other ->
        [yes] { $count ->
            [one] { $head }
           *[other] { $count } { $head }
        }
       *[no] { $count } { $head }
    }
   *[count] { $count } { $head }
}
cards-head = { $other } { $noun } { $level } { $adjacent } { $factionless } { $with } { $place } { $end } { $mine } { $activated } { $only }
cards-noun = { $count ->
    [one] { $faction ->
        [plain] { card }
       *[other] { faction-card }
    }
   *[other] { $faction ->
        [plain] { card-plural }
       *[other] { faction-card-plural }
    }
}
cards-level = { level-of }
cards-factionless = sem Facção
cards-other = outra{ grammar-s }
cards-adjacent = adjacente{ grammar-s }
cards-above = na fileira de cima
cards-below = na fileira de baixo
cards-beside = na mesma fileira
cards-row = nesta fileira
cards-end = com o lado esquerdo ou direito livre
cards-activated = ativada{ grammar-s } nesta rodada
cards-fresh = ainda não ativada{ grammar-s } nesta rodada
cards-in-mine = { in-your-mine }
cards-only-this = (só esta carta)
cards-with-machine = com Máquina
cards-without-machine = sem Máquina
cards-with-collapse = com Desmoronamento
cards-without-collapse = sem Desmoronamento
cards-with-both = { $first } e { $second }

## Where something lies or goes.

on-cards = nas { $what }
onto-cards = { $spread ->
    [yes] em cada uma de { $what }
   *[no] em { $what }
}
onto-each = em { $what }
onto-this-if = nesta carta, se ela for { $what },
cart-on-this = nas bordas desta carta
cart-on-cards = nas bordas das { $what }

## For each of something counted.

per-each = para { $what }
per-every = para cada { $what }
count-faction-each = para cada Facção diferente na sua Mina
count-faction-every = para cada { $count } Facções diferentes na sua Mina
count-hand-each = para cada carta na sua mão
count-hand-every = para cada { $count } cartas na sua mão
count-coin-each = para cada Moeda que você tiver
count-coin-every = para cada { $count } Moedas que você tiver
count-space-each = para cada espaço desde o mais baixo até o do seu marcador de Progresso inclusive
count-space-every = para cada { $count } espaços desde o mais baixo até o do seu marcador de Progresso inclusive
count-board-each = para cada tabuleiro de Progresso que você completou
count-board-every = para cada { $count } tabuleiros de Progresso que você completou
count-moved-each = para cada espaço que você avançou nesta rodada
count-moved-every = para cada { $count } espaços que você avançou nesta rodada
amount = { $what } { $per } { $most }
at-most = (no máximo { $what })
at-most-more = (no máximo { $what } a mais)

## Conditions.

if-there-least = se houver { $what } ou mais { $where }
if-there-most = se houver no máximo { $what } { $where }
if-there-none = se não houver { $what } { $where }
if-this-is = se esta carta for { $what }
if-this-is-not = se esta carta não for { $what }
if-this-end = se o lado esquerdo ou direito desta carta estiver livre
if-this-end-not = se nem o lado esquerdo nem o direito desta carta estiver livre
if-faction-least = se houver { $count ->
    [one] { $count } Facção ou mais
   *[other] { $count } ou mais Facções diferentes
} na sua Mina
if-faction-most = se houver no máximo { $count ->
    [one] { $count } Facção
   *[other] { $count } Facções diferentes
} na sua Mina
if-faction-none = se não houver nenhuma Facção na sua Mina
if-hand-least = se você tiver { card-count } ou mais na mão
if-hand-most = se você tiver no máximo { card-count } na mão
if-hand-none = se você não tiver nenhuma carta na mão
if-coin-least = se você tiver { coin-count } ou mais
if-coin-most = se você tiver no máximo { coin-count }
if-coin-none = se você não tiver nenhuma Moeda
if-space-least = se o seu marcador de Progresso estiver no espaço { $count } ou acima
if-space-most = se o seu marcador de Progresso estiver no espaço { $count } ou abaixo, ou fora dos tabuleiros,
if-space-none = se o seu marcador de Progresso não estiver em nenhum tabuleiro
if-board-least = se você completou { progress-board-count } ou mais
if-board-most = se você completou no máximo { progress-board-count }
if-board-none = se você não completou nenhum tabuleiro de Progresso
if-moved-least = se você avançou { space-count } ou mais nesta rodada
if-moved-most = se você avançou no máximo { space-count } nesta rodada
if-moved-none = se você não avançou nesta rodada

## What is done.

do-gain = { $mood ->
   *[do] ganhe { $what }
    [to] ganhar { $what }
    [may] ganhar { $what }
}
do-pay = { $mood ->
   *[do] gaste { $what }
    [to] gastar { $what }
    [may] gastar { $what }
}
pay-less = { $what }, menos 1 { $each },
do-draw = { $mood ->
   *[do] compre { $what }
    [to] comprar { $what }
    [may] comprar { $what }
}
do-faction-draw = { do-draw }
do-advance = { $mood ->
   *[do] avance { $what } { $more }
    [to] avançar { $what } { $more }
    [may] avançar { $what } { $more }
}
advance-number = { space-count-acc }
advance-up-to = até { space-count-acc }
advance-passing = (os espaços do caminho também são resolvidos)
do-machine = { $mood ->
   *[do] coloque { $what } { $where }
    [to] colocar { $what } { $where }
    [may] colocar { $what } { $where }
}
machines-put = { machine-count-acc }
do-spend-machine = { $mood ->
   *[do] gaste { $what } { $where }
    [to] gastar { $what } { $where }
    [may] gastar { $what } { $where }
}
spend-here = desta carta
spend-anywhere = da sua Mina
do-collapse = { do-machine }
collapse-put = { collapse-a }
do-clear = { $mood ->
   *[do] remova { $what } { $where }
    [to] remover { $what } { $where }
    [may] remover { $what } { $where }
}
clear-mine = da sua Mina
clear-this = desta carta
clear-cards = das { $of }
clear-card = de { $on }
do-marker = { do-machine }
marker-here = { $count ->
    [one] em uma borda desta carta
   *[other] em bordas desta carta
}
marker-anywhere = { in-your-mine }
do-activate = { $mood ->
   *[do] ative { $what }
    [to] ativar { $what }
    [may] ativar { $what }
}
do-discard = { $mood ->
   *[do] descarte { $what } { from-hand }
    [to] descartar { $what } { from-hand }
    [may] descartar { $what } { from-hand }
}

## How the parts are joined.

if-then = { $condition }, { $rest }
if-also = { $condition }: { $rest }
may = você pode { $what }
may-do = você pode fazer isto: { $what }
pay-to = { $price } para { $steps }
prices-and = { $first } e { $second }
gains-and = { $first } e { $second }
gains-plus = { $first }, mais { $second }
steps-list = { $first }, { $second }
steps-then = { $mood ->
   *[do] { $first } e depois { $second }
    [to] { $first } e { $second }
    [may] { $first } e { $second }
}
gain-after = { $first } e depois { do-gain }
after-that = depois, { $sentence }
either = escolha uma opção: { $ways }
either-or = { $first }; ou { $second }
inside = ({ $sentence })

## Features of a round. $what names cards where they are not all.

feature-cost = as cartas custam { coin-count } a menos
feature-cost-for = { $what } custam { coin-count } a menos
feature-extra-gain = cada ganho de { $token ->
    [coin] Moedas
   *[vp] PV
} no efeito de uma carta dá { $what } a mais
feature-extra-draw = sempre que um efeito fizer você comprar cartas, compre { card-count-acc } a mais (exceto ao comprar carta de Facção)
feature-extra-advance = sempre que um efeito fizer você avançar, avance { space-count-acc } a mais
feature-both-effects = resolva os dois efeitos da carta que você colocar, em qualquer ordem
feature-no-hand-limit = não há limite de cartas na mão
feature-machine-limit = uma carta pode ter até { machine-count }
feature-surface-twice = resolva dois efeitos diferentes da Superfície
feature-ignore-collapses = ao ativar uma carta com Desmoronamento, remova o Desmoronamento e resolva um efeito mesmo assim
feature-when = sempre que você { $trigger }, { $effect }
trigger-activating = ativar { $what }
trigger-placing = colocar { $what }
trigger-advancing = avançar
trigger-completing-cart = completar um Carrinho
trigger-drawing = comprar uma carta
trigger-putting-machine = colocar Máquinas em uma carta
trigger-putting-collapse = colocar um Desmoronamento em uma carta

## An Event in one line.

event-line = { $kind }: { $text }
event-or = { $before } Ou: { $after }
