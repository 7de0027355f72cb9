### The words of the game in Brazilian Portuguese, as the Brazilian edition uses them.
### Each thing X has the same forms in every language: X and X-plural are names; X-count is a number with its noun
### ($count), -acc as the object of gain, pay, put or discard, -gen after a limit such as "at most", -ins after "with";
### X-a and X-the are objects with an article; X-each is "for each X", X-no "no X", X-all "all X", X-number "number of X".
### What no effect counts has the first four alone. Write without isolating marks: some words are put together.
### The edition writes the things of the game large: Mina, Moeda, Carrinho, Facção, Nível, Evento.

## Tokens.

coin = Moeda
coin-plural = Moedas
coin-count = { $count ->
    [one] { $count } Moeda
   *[other] { $count } Moedas
}
coin-count-acc = { coin-count }
coin-count-gen = { coin-count }
coin-count-ins = { coin-count }
coin-a = uma Moeda
coin-the = a Moeda
coin-each = para cada Moeda
coin-no = nenhuma Moeda
coin-all = todas as Moedas
coin-number = quantidade de Moedas

vp = PV
vp-plural = PV
vp-count = { $count } PV
vp-count-acc = { vp-count }
vp-count-gen = { vp-count }
vp-count-ins = { vp-count }
vp-a = um PV
vp-the = o PV
vp-each = para cada PV
vp-no = nenhum PV
vp-all = todos os PV
vp-number = quantidade de PV

victory-point = Ponto de Vitória
victory-point-plural = Pontos de Vitória
victory-point-count = { $count ->
    [one] { $count } Ponto de Vitória
   *[other] { $count } Pontos de Vitória
}
victory-point-count-acc = { victory-point-count }

machine = Máquina
machine-plural = Máquinas
machine-count = { $count ->
    [one] { $count } Máquina
   *[other] { $count } Máquinas
}
machine-count-acc = { machine-count }
machine-count-gen = { machine-count }
machine-count-ins = { machine-count }
machine-a = uma Máquina
machine-the = a Máquina
machine-each = para cada Máquina
machine-no = nenhuma Máquina
machine-all = todas as Máquinas
machine-number = quantidade de Máquinas

collapse = Desmoronamento
collapse-plural = Desmoronamentos
collapse-count = { $count ->
    [one] { $count } Desmoronamento
   *[other] { $count } Desmoronamentos
}
collapse-count-acc = { collapse-count }
collapse-count-gen = { collapse-count }
collapse-count-ins = { collapse-count }
collapse-a = um Desmoronamento
collapse-the = o Desmoronamento
collapse-each = para cada Desmoronamento
collapse-no = nenhum Desmoronamento
collapse-all = todos os Desmoronamentos
collapse-number = quantidade de Desmoronamentos

cart = Carrinho completo
cart-plural = Carrinhos completos
cart-count = { $count ->
    [one] { $count } Carrinho completo
   *[other] { $count } Carrinhos completos
}
cart-count-acc = { cart-count }
cart-count-gen = { cart-count }
cart-count-ins = { cart-count }
cart-a = um Carrinho completo
cart-the = o Carrinho completo
cart-each = para cada Carrinho completo
cart-no = nenhum Carrinho completo
cart-all = todos os Carrinhos completos
cart-number = quantidade de Carrinhos completos

# The edition names only the full ones: "Meio Carrinho Cheio".
half-cart = Meio Carrinho
half-cart-plural = Meios Carrinhos
half-cart-count = { $count ->
    [one] { $count } Meio Carrinho
   *[other] { $count } Meios Carrinhos
}
half-cart-count-acc = { half-cart-count }
half-cart-count-gen = { half-cart-count }
half-cart-count-ins = { half-cart-count }
half-cart-a = um Meio Carrinho
half-cart-the = o Meio Carrinho
half-cart-each = para cada Meio Carrinho
half-cart-no = nenhum Meio Carrinho
half-cart-all = todos os Meios Carrinhos
half-cart-number = quantidade de Meios Carrinhos

# "Carrinhos" in the list of components, "peça de Carrinho" in the rules.
cart-marker = peça de Carrinho
cart-marker-plural = peças de Carrinho
cart-marker-count = { $count ->
    [one] { $count } peça de Carrinho
   *[other] { $count } peças de Carrinho
}
cart-marker-count-acc = { cart-marker-count }
cart-marker-count-gen = { cart-marker-count }
cart-marker-count-ins = { cart-marker-count }
cart-marker-a = uma peça de Carrinho
cart-marker-the = a peça de Carrinho
cart-marker-each = para cada peça de Carrinho
cart-marker-no = nenhuma peça de Carrinho
cart-marker-all = todas as peças de Carrinho
cart-marker-number = quantidade de peças de Carrinho

## Cards and their parts.

card = carta
card-plural = cartas
card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
card-count-acc = { card-count }
card-count-gen = { card-count }
card-count-ins = { card-count }
card-a = uma carta
card-the = a carta
card-each = para cada carta
card-no = nenhuma carta
card-all = todas as cartas
card-number = quantidade de cartas

mine-card = carta de Mina
mine-card-plural = cartas de Mina
mine-card-count = { $count ->
    [one] { $count } carta de Mina
   *[other] { $count } cartas de Mina
}
mine-card-count-acc = { mine-card-count }

adjacent-card = carta adjacente
adjacent-card-plural = cartas adjacentes
adjacent-card-count = { $count ->
    [one] { $count } carta adjacente
   *[other] { $count } cartas adjacentes
}
adjacent-card-count-acc = { adjacent-card-count }
adjacent-card-count-gen = { adjacent-card-count }
adjacent-card-count-ins = { adjacent-card-count }
adjacent-card-a = uma carta adjacente
adjacent-card-the = a carta adjacente
adjacent-card-each = para cada carta adjacente
adjacent-card-no = nenhuma carta adjacente
adjacent-card-all = todas as cartas adjacentes
adjacent-card-number = quantidade de cartas adjacentes

event = Evento
event-plural = Eventos
event-count = { $count ->
    [one] { $count } Evento
   *[other] { $count } Eventos
}
event-count-acc = { event-count }

faction = Facção
faction-plural = Facções
faction-count = { $count ->
    [one] { $count } Facção
   *[other] { $count } Facções
}
faction-count-acc = { faction-count }
faction-count-gen = { faction-count }
faction-count-ins = { faction-count }
faction-a = uma Facção
faction-the = a Facção
faction-each = para cada Facção
faction-no = nenhuma Facção
faction-all = todas as Facções
faction-number = quantidade de Facções

effect = efeito
effect-plural = efeitos
effect-count = { $count ->
    [one] { $count } efeito
   *[other] { $count } efeitos
}
effect-count-acc = { effect-count }

activation = ativação
activation-plural = ativações
activation-count = { $count ->
    [one] { $count } ativação
   *[other] { $count } ativações
}
activation-count-acc = { activation-count }

special-activation = Ativação Especial
special-activation-plural = Ativações Especiais
special-activation-count = { $count ->
    [one] { $count } Ativação Especial
   *[other] { $count } Ativações Especiais
}
special-activation-count-acc = { special-activation-count }

## Boards, places and people.

progress-board = tabuleiro de Progresso
progress-board-plural = tabuleiros de Progresso
progress-board-count = { $count ->
    [one] { $count } tabuleiro de Progresso
   *[other] { $count } tabuleiros de Progresso
}
progress-board-count-acc = { progress-board-count }

progress-marker = marcador de Progresso
progress-marker-plural = marcadores de Progresso
progress-marker-count = { $count ->
    [one] { $count } marcador de Progresso
   *[other] { $count } marcadores de Progresso
}
progress-marker-count-acc = { progress-marker-count }

space = espaço
space-plural = espaços
space-count = { $count ->
    [one] { $count } espaço
   *[other] { $count } espaços
}
space-count-acc = { space-count }
space-count-gen = { space-count }
space-count-ins = { space-count }
space-a = um espaço
space-the = o espaço
space-each = para cada espaço
space-no = nenhum espaço
space-all = todos os espaços
space-number = quantidade de espaços

row = fileira
row-plural = fileiras
row-count = { $count ->
    [one] { $count } fileira
   *[other] { $count } fileiras
}
row-count-acc = { row-count }
row-count-gen = { row-count }
row-count-ins = { row-count }
row-a = uma fileira
row-the = a fileira
row-each = para cada fileira
row-no = nenhuma fileira
row-all = todas as fileiras
row-number = quantidade de fileiras

level = Nível
level-plural = Níveis
level-count = { $count ->
    [one] { $count } Nível
   *[other] { $count } Níveis
}
level-count-acc = { level-count }

border = borda
border-plural = bordas
border-count = { $count ->
    [one] { $count } borda
   *[other] { $count } bordas
}
border-count-acc = { border-count }

# A Mine deck is a "monte", the Event deck a "baralho".
deck = monte
deck-plural = montes
deck-count = { $count ->
    [one] { $count } monte
   *[other] { $count } montes
}
deck-count-acc = { deck-count }

discard-pile = descarte
discard-pile-plural = descartes
discard-pile-count = { $count ->
    [one] { $count } descarte
   *[other] { $count } descartes
}
discard-pile-count-acc = { discard-pile-count }

round = rodada
round-plural = rodadas
round-count = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
round-count-acc = { round-count }

player = jogador
player-plural = jogadores
player-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
player-count-acc = { player-count }

## Factions: names, and "a Scottish card" in every form.

scots = Escoceses
egyptians = Egípcios
atlanteans = Atlantes
barbarians = Bárbaros
japanese = Japoneses
romans = Romanos
faction-name = { $faction ->
    [scots] { scots }
    [egyptians] { egyptians }
    [atlanteans] { atlanteans }
    [barbarians] { barbarians }
    [japanese] { japanese }
    [romans] { romans }
   *[other] { $faction }
}
faction-of = dos { faction-name }
# Feminine, to agree with "carta".
faction-adjective = { $faction ->
    [scots] Escocesa
    [egyptians] Egípcia
    [atlanteans] Atlante
    [barbarians] Bárbara
    [japanese] Japonesa
    [romans] Romana
   *[other] { $faction }
}
faction-adjective-plural = { faction-adjective }s
# $faction: one of the six, or any, none, chosen.
faction-card = { $faction ->
    [any] { card } de qualquer Facção
    [none] { card } sem Facção
    [chosen] { card } da Facção escolhida
   *[other] { card } { faction-adjective }
}
faction-card-plural = { $faction ->
    [any] { card-plural } de qualquer Facção
    [none] { card-plural } sem Facção
    [chosen] { card-plural } da Facção escolhida
   *[other] { card-plural } { faction-adjective-plural }
}
faction-card-count = { $faction ->
    [any] { card-count } { $count ->
            [one] de qualquer Facção
           *[other] de quaisquer Facções
        }
    [none] { card-count } sem Facção
    [chosen] { card-count } da Facção escolhida
   *[other] { card-count } { $count ->
            [one] { faction-adjective }
           *[other] { faction-adjective-plural }
        }
}
faction-card-count-acc = { faction-card-count }
faction-card-count-gen = { faction-card-count }
faction-card-count-ins = { faction-card-count }
faction-card-a = { $faction ->
    [any] { card-a } de qualquer Facção
    [none] { card-a } sem Facção
    [chosen] { card-a } da Facção escolhida
   *[other] { card-a } { faction-adjective }
}
faction-card-the = { $faction ->
    [any] { card-the } de qualquer Facção
    [none] { card-the } sem Facção
    [chosen] { card-the } da Facção escolhida
   *[other] { card-the } { faction-adjective }
}
faction-card-each = { $faction ->
    [any] { card-each } de qualquer Facção
    [none] { card-each } sem Facção
    [chosen] { card-each } da Facção escolhida
   *[other] { card-each } { faction-adjective }
}
faction-card-no = { $faction ->
    [any] { card-no } de qualquer Facção
    [none] { card-no } sem Facção
    [chosen] { card-no } da Facção escolhida
   *[other] { card-no } { faction-adjective }
}
faction-card-all = { $faction ->
    [any] { card-all } de qualquer Facção
    [none] { card-all } sem Facção
    [chosen] { card-all } da Facção escolhida
   *[other] { card-all } { faction-adjective-plural }
}
faction-card-number = { $faction ->
    [any] { card-number } de qualquer Facção
    [none] { card-number } sem Facção
    [chosen] { card-number } da Facção escolhida
   *[other] { card-number } { faction-adjective-plural }
}

## Cards, decks and rows of a Level ($level).

level-numeral = { $level }
level-name = Nível { level-numeral }
level-of = de Nível { level-numeral }
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
level-deck = monte de Nível { level-numeral }
from-level-deck = do monte de Nível { level-numeral }
level-discard-pile = descarte de Nível { level-numeral }
level-row = fileira { $level }
in-level-row = na fileira { $level }

## Places and piles.

game-title = Imperial Miners
mine = Mina
your-mine = sua Mina
in-your-mine = na sua Mina
hand = mão
in-hand = na mão
to-hand = à sua mão
from-hand = da sua mão
supply = reserva
event-card = carta de Evento
event-cards = cartas de Evento
event-deck = baralho de Eventos
surface = Superfície
surface-board = tabuleiro de Superfície
the-surface = a Superfície
at-the-surface = na Superfície
this-card = esta carta
on-this-card = nesta carta
onto-this-card = nesta carta
top-space = espaço mais alto
bottom-space = espaço mais baixo

## What is done, as names.

cost = custo
advance = avançar
activate = ativar
# To draw is "comprar"; to play a card is "baixar".
draw = comprar
discard = descartar
faction-draw = comprar carta de Facção específica
chain-reaction = reação em cadeia
set-up = preparação
solo-game = modo solo

## Half-carts, full or empty, and where they lie on a card.

half-cart-full = Meio Carrinho Cheio
half-cart-empty = Meio Carrinho vazio
cart-incomplete = Carrinho incompleto
side-left = esquerda
side-right = direita
side-upper-left = superior esquerda
side-upper-right = superior direita
side-lower-left = inferior esquerda
side-lower-right = inferior direita

## The round.

round-of = Rodada { $round } de { $rounds }
event-phase = fase de Evento
mine-phase = fase de Mina
card-or = ou
event-immediate = Imediato
event-immediate-when = imediato
# Literally "ability".
event-feature = Habilidade
event-feature-when = habilidade
event-end = Fim da rodada
event-end-when = fim da rodada

## Solo titles: below 35, 35-45, 46-55, 56-60, 61-65, above 65.

title-digger = Escavador
title-laborer = Operário do Subterrâneo
title-adept = Minerador Perito
title-engineer = Engenheiro do Subterrâneo
title-veteran = Minerador Veterano
title-king = Rei do Subterrâneo

## Seats: a colour always comes with its shape.

seat-red = Vermelho
seat-blue = Azul
seat-green = Verde
seat-purple = Roxo
seat-gold = Dourado
seat-red-shape = losango vermelho
seat-blue-shape = círculo azul
seat-green-shape = triângulo verde
seat-purple-shape = quadrado roxo
seat-gold-shape = estrela dourada
