### What happened, in French, told in the present. $you: yes where it is the reader's own doing.

## Where something came from.

from-card = grâce à « { $name } »
from-event = grâce à l’événement « { $name } »
from-surface = { at-the-surface }
from-space = sur la case { $number } de « { $board } »

## What happened.

log-round-began = La manche { $round } commence.
log-event-revealed = Événement : { $event }.
log-dealt = { $you ->
    [yes] Vous recevez
   *[no] { $player } reçoit
} « { $card } ».
log-dealt-hidden = { $player } reçoit une carte.
log-kept = { $you ->
    [yes] Vous gardez
   *[no] { $player } garde
} « { $card } ».
log-kept-hidden = { $player } garde une carte.
log-chose = { $you ->
    [yes] Vous choisissez
   *[no] { $player } choisit
} « { $card } ».
log-chose-blind = { $you ->
    [yes] Vous jouerez
   *[no] { $player } jouera
} la première carte du paquet I.
log-chose-hidden = { $player } a choisi.
log-revealed = { $you ->
    [yes] Vous jouez
   *[no] { $player } joue
} « { $card } » { $free ->
    [yes] { "" }
   *[no] pour { coin-count-acc }
}.
log-revealed-blind = { $you ->
    [yes] Vous révélez
   *[no] { $player } révèle
} « { $card } » du paquet I.
log-placed = { $you ->
    [yes] Vous placez
   *[no] { $player } place
} « { $card } » dans la rangée { $row }.
log-activated = { $you ->
    [yes] Vous activez
   *[no] { $player } active
} « { $card } » : { $text }
log-declined = { $you ->
    [yes] Vous refusez
   *[no] { $player } refuse
} ce que propose « { $name } ».
log-passed = { $you ->
    [yes] Votre réaction en chaîne
   *[no] La réaction en chaîne de { $player }
} traverse « { $card } », déjà activée.
log-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
} { $what } { $source }.
log-paid = { $you ->
    [yes] Vous payez
   *[no] { $player } paie
} { coin-count-acc } ({ $name }).
log-drew = { $you ->
    [yes] Vous piochez
   *[no] { $player } pioche
} « { $card } » { from-level-deck }.
log-drew-hidden = { $player } pioche { level-card-a }.
log-drew-faction = { $you ->
    [yes] Vous trouvez
   *[no] { $player } trouve
} { faction-card-a } { from-level-deck } : « { $card } ».
log-drew-faction-hidden = { $player } trouve { faction-card-a } { from-level-deck }.
log-turned-up = { $you ->
    [yes] Vous révélez
   *[no] { $player } révèle
} { from-level-deck } : { $cards }.
log-found-none = { $you ->
    [yes] Vous ne trouvez
   *[no] { $player } ne trouve
} { faction-card-no } { from-level-deck }.
log-reshuffled = La { level-discard-pile } est mélangée et devient le nouveau paquet.
log-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $player } défausse
} « { $card } ».
log-entered = { $you ->
    [yes] Vous entrez
   *[no] { $player } entre
} sur « { $board } ».
log-advanced = { $you ->
    [yes] Vous avancez
   *[no] { $player } avance
} sur « { $board } » de la case { $from } à la case { $to }.
log-completed-board = { $you ->
    [yes] Vous terminez
   *[no] { $player } termine
} « { $board } ».
log-machine-put = { $you ->
    [yes] Vous placez
   *[no] { $player } place
} { machine-count-acc } sur « { $card } ».
log-machine-spent = { $you ->
    [yes] Vous dépensez
   *[no] { $player } dépense
} { machine-count-acc } de « { $card } ».
log-collapse-put = { $you ->
    [yes] Vous placez
   *[no] { $player } place
} un éboulement sur « { $card } ».
log-collapse-cleared = { $you ->
    [yes] Vous déblayez
   *[no] { $player } déblaie
} l’éboulement de « { $card } ».
log-collapse-cleared-activation = { $you ->
    [yes] Vous activez
   *[no] { $player } active
} « { $card } » : son éboulement est déblayé.
log-marker-put = { $you ->
    [yes] Vous placez
   *[no] { $player } place
} un jeton Chariot sur une jonction de « { $card } ».
log-carts-completed = { $you ->
    [yes] Vous complétez
   *[no] { $player } complète
} { $count ->
    [one] { $count } chariot
   *[other] { $count } chariots
}.
log-reached = { $you ->
    [yes] Vous arrivez
   *[no] { $player } arrive
} à « { $card } ».
log-missed-no-border = { $you ->
    [yes] Vous ne posez
   *[no] { $player } ne pose
} { cart-marker-no } ({ $name }) : aucune jonction ne peut en recevoir.
log-missed-no-room = { $you ->
    [yes] Vous ne posez
   *[no] { $player } ne pose
} { machine-no } ({ $name }) : la carte ne peut plus en recevoir.
log-missed-no-card = { $you ->
    [yes] Vous ne choisissez
   *[no] { $player } ne choisit
} aucune carte ({ $name }) : aucune ne convient à cet effet.
log-missed-nothing-counted = { $you ->
    [yes] Vous ne gagnez
   *[no] { $player } ne gagne
} rien ({ $name }) : il n’y a rien à compter.
log-surfaced = { $you ->
    [yes] Vous choisissez
   *[no] { $player } choisit
} à la Surface : { $text }
log-skipped-draw = { $you ->
    [yes] Vous ne piochez
   *[no] { $player } ne pioche
} rien : il ne reste aucune carte.
log-ended = { $you ->
    [yes] Vous finissez
   *[no] { $player } finit
} la partie avec { $score } points ({ $vp }, { $carts }) et { $coins }.
log-faction-chosen = { $you ->
    [yes] Vous choisissez
   *[no] { $player } choisit
} les { faction-name }.
