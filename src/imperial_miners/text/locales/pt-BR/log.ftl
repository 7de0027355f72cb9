### What happened, in Brazilian Portuguese, told in the present. $you: yes where it is the reader's own doing.

## Where something came from.

from-card = com “{ $name }”
from-event = com o Evento “{ $name }”
from-surface = { at-the-surface }
from-space = no espaço { $number } de “{ $board }”

## What happened.

log-round-began = Começa a rodada { $round }.
log-event-revealed = Evento: { $event }.
log-dealt = { $you ->
    [yes] Você recebe
   *[no] { $player } recebe
} “{ $card }”.
log-dealt-hidden = { $player } recebe uma carta.
log-kept = { $you ->
    [yes] Você fica
   *[no] { $player } fica
} com “{ $card }”.
log-kept-hidden = { $player } fica com uma carta.
log-chose = { $you ->
    [yes] Você escolhe
   *[no] { $player } escolhe
} “{ $card }”.
log-chose-blind = { $you ->
    [yes] Você vai
   *[no] { $player } vai
} baixar a carta do topo do monte de Nível 1.
log-chose-hidden = { $player } já escolheu.
log-revealed = { $you ->
    [yes] Você baixa
   *[no] { $player } baixa
} “{ $card }” { $free ->
    [yes] { "" }
   *[no] por { coin-count-acc }
}.
log-revealed-blind = { $you ->
    [yes] Você vira
   *[no] { $player } vira
} “{ $card }” do monte de Nível 1.
log-placed = { $you ->
    [yes] Você coloca
   *[no] { $player } coloca
} “{ $card }” na fileira { $row }.
log-activated = { $you ->
    [yes] Você ativa
   *[no] { $player } ativa
} “{ $card }”: { $text }
log-declined = { $you ->
    [yes] Você recusa
   *[no] { $player } recusa
} o que “{ $name }” oferece.
log-passed = { $you ->
    [yes] Sua reação em cadeia
   *[no] A reação em cadeia de { $player }
} passa por “{ $card }”, que já foi ativada.
log-gained = { $you ->
    [yes] Você ganha
   *[no] { $player } ganha
} { $what } { $source }.
log-paid = { $you ->
    [yes] Você gasta
   *[no] { $player } gasta
} { coin-count-acc } ({ $name }).
log-drew = { $you ->
    [yes] Você compra
   *[no] { $player } compra
} “{ $card }” { from-level-deck }.
log-drew-hidden = { $player } compra { level-card-a }.
log-drew-faction = { $you ->
    [yes] Você encontra
   *[no] { $player } encontra
} { faction-card-a } no { level-deck }: “{ $card }”.
log-drew-faction-hidden = { $player } encontra { faction-card-a } no { level-deck }.
log-turned-up = { $you ->
    [yes] Você revela
   *[no] { $player } revela
} no { level-deck }: { $cards }.
log-found-none = { $you ->
    [yes] Você não encontra
   *[no] { $player } não encontra
} { faction-card-no } no { level-deck }.
log-reshuffled = O { level-discard-pile } é embaralhado e vira o novo monte.
log-discarded = { $you ->
    [yes] Você descarta
   *[no] { $player } descarta
} “{ $card }”.
log-entered = { $you ->
    [yes] Você entra
   *[no] { $player } entra
} em “{ $board }”.
log-advanced = { $you ->
    [yes] Você avança
   *[no] { $player } avança
} em “{ $board }” do espaço { $from } ao espaço { $to }.
log-completed-board = { $you ->
    [yes] Você completa
   *[no] { $player } completa
} “{ $board }”.
log-machine-put = { $you ->
    [yes] Você coloca
   *[no] { $player } coloca
} { machine-count-acc } em “{ $card }”.
log-machine-spent = { $you ->
    [yes] Você gasta
   *[no] { $player } gasta
} { machine-count-acc } de “{ $card }”.
log-collapse-put = { $you ->
    [yes] Você coloca
   *[no] { $player } coloca
} um Desmoronamento em “{ $card }”.
log-collapse-cleared = { $you ->
    [yes] Você remove
   *[no] { $player } remove
} o Desmoronamento de “{ $card }”.
log-collapse-cleared-activation = { $you ->
    [yes] Você ativa
   *[no] { $player } ativa
} “{ $card }”: o Desmoronamento dela é removido.
log-marker-put = { $you ->
    [yes] Você coloca
   *[no] { $player } coloca
} uma peça de Carrinho em uma borda de “{ $card }”.
log-carts-completed = { $you ->
    [yes] Você completa
   *[no] { $player } completa
} { $count ->
    [one] { $count } Carrinho
   *[other] { $count } Carrinhos
}.
log-reached = { $you ->
    [yes] Você chega
   *[no] { $player } chega
} a “{ $card }”.
log-missed-no-border = { $you ->
    [yes] Você não coloca
   *[no] { $player } não coloca
} { cart-marker-no } ({ $name }): não há borda para ela.
log-missed-no-room = { $you ->
    [yes] Você não coloca
   *[no] { $player } não coloca
} { machine-no } ({ $name }): não cabe mais nenhuma na carta.
log-missed-no-card = { $you ->
    [yes] Você não escolhe
   *[no] { $player } não escolhe
} nenhuma carta ({ $name }): nenhuma serve para este efeito.
log-missed-nothing-counted = { $you ->
    [yes] Você não ganha
   *[no] { $player } não ganha
} nada ({ $name }): não há o que contar.
log-surfaced = { $you ->
    [yes] Você escolhe
   *[no] { $player } escolhe
} na Superfície: { $text }
log-skipped-draw = { $you ->
    [yes] Você não compra
   *[no] { $player } não compra
} nada: não há mais cartas.
log-ended = { $you ->
    [yes] Você termina
   *[no] { $player } termina
} a partida com { $score } pontos ({ $vp }, { $carts }) e { $coins }.
log-faction-chosen = { $you ->
    [yes] Você escolhe
   *[no] { $player } escolhe
} os { faction-name }.
