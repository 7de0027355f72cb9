### What happened, in Ukrainian, told in the present. $you: yes where it is the reader's own doing.

## Where something came from.

from-card = завдяки карті «{ $name }»
from-event = завдяки події «{ $name }»
from-surface = { at-the-surface }
from-space = на полі { $number } планшета «{ $board }»

## What happened.

log-round-began = Починається раунд { $round }.
log-event-revealed = Подія: { $event }.
log-dealt = { $you ->
    [yes] Ви отримуєте
   *[no] { $player } отримує
} карту «{ $card }».
log-dealt-hidden = { $player } отримує карту.
log-kept = { $you ->
    [yes] Ви залишаєте
   *[no] { $player } залишає
} карту «{ $card }».
log-kept-hidden = { $player } залишає карту.
log-chose = { $you ->
    [yes] Ви обираєте
   *[no] { $player } обирає
} карту «{ $card }».
log-chose-blind = { $you ->
    [yes] Ви розіграєте
   *[no] { $player } розіграє
} верхню карту колоди першого рівня.
log-chose-hidden = { $player }: вибір зроблено.
log-revealed = { $you ->
    [yes] Ви розігруєте
   *[no] { $player } розігрує
} карту «{ $card }» { $free ->
    [yes] { "" }
   *[no] за { coin-count-acc }
}.
log-revealed-blind = { $you ->
    [yes] Ви відкриваєте
   *[no] { $player } відкриває
} з колоди першого рівня карту «{ $card }».
log-placed = { $you ->
    [yes] Ви кладете
   *[no] { $player } кладе
} карту «{ $card }» у ряд { $row }.
log-activated = { $you ->
    [yes] Ви активуєте
   *[no] { $player } активує
} карту «{ $card }»: { $text }
log-declined = { $you ->
    [yes] Ви відмовляєтеся
   *[no] { $player } відмовляється
} від того, що пропонує «{ $name }».
log-passed = { $you ->
    [yes] Ваша ланцюгова реакція
   *[no] Ланцюгова реакція гравця { $player }
} проходить крізь уже активовану карту «{ $card }».
log-gained = { $you ->
    [yes] Ви отримуєте
   *[no] { $player } отримує
} { $what } { $source }.
log-paid = { $you ->
    [yes] Ви сплачуєте
   *[no] { $player } сплачує
} { coin-count-acc } ({ $name }).
log-drew = { $you ->
    [yes] Ви берете
   *[no] { $player } бере
} карту «{ $card }» { from-level-deck }.
log-drew-hidden = { $player } бере { level-card-a }.
log-drew-faction = { $you ->
    [yes] Ви знаходите
   *[no] { $player } знаходить
} { faction-card-a } { from-level-deck }: «{ $card }».
log-drew-faction-hidden = { $player } знаходить { faction-card-a } { from-level-deck }.
log-turned-up = { $you ->
    [yes] Ви відкриваєте
   *[no] { $player } відкриває
} у колоді { level-of }: { $cards }.
log-found-none = { $you ->
    [yes] Ви не знаходите
   *[no] { $player } не знаходить
} { faction-card-no } у колоді { level-of }.
log-reshuffled = Стопка скидання { level-of } перетасована й стає новою колодою.
log-discarded = { $you ->
    [yes] Ви скидаєте
   *[no] { $player } скидає
} карту «{ $card }».
log-entered = { $you ->
    [yes] Ви заходите
   *[no] { $player } заходить
} на планшет «{ $board }».
log-advanced = { $you ->
    [yes] Ви просуваєтеся
   *[no] { $player } просувається
} планшетом «{ $board }» з поля { $from } на поле { $to }.
log-completed-board = { $you ->
    [yes] Ви проходите
   *[no] { $player } проходить
} планшет «{ $board }».
log-machine-put = { $you ->
    [yes] Ви кладете
   *[no] { $player } кладе
} { machine-count-acc } на карту «{ $card }».
log-machine-spent = { $you ->
    [yes] Ви витрачаєте
   *[no] { $player } витрачає
} { machine-count-acc } з карти «{ $card }».
log-collapse-put = { $you ->
    [yes] Ви кладете
   *[no] { $player } кладе
} руйнування на карту «{ $card }».
log-collapse-cleared = { $you ->
    [yes] Ви прибираєте
   *[no] { $player } прибирає
} руйнування з карти «{ $card }».
log-collapse-cleared-activation = { $you ->
    [yes] Ви активуєте
   *[no] { $player } активує
} карту «{ $card }»: руйнування прибрано.
log-marker-put = { $you ->
    [yes] Ви кладете
   *[no] { $player } кладе
} жетон візка на межу карти «{ $card }».
log-carts-completed = { $you ->
    [yes] Ви збираєте
   *[no] { $player } збирає
} { $count ->
    [one] { $count } візок
    [few] { $count } візки
    [many] { $count } візків
   *[other] { $count } візка
}.
log-reached = { $you ->
    [yes] Ви дійшли
   *[no] { $player } доходить
} до карти «{ $card }».
log-missed-no-border = { $you ->
    [yes] Ви не кладете
   *[no] { $player } не кладе
} { cart-marker-no } ({ $name }): немає межі, куди його покласти.
log-missed-no-room = { $you ->
    [yes] Ви не кладете
   *[no] { $player } не кладе
} { machine-no } ({ $name }): на карті більше немає місця.
log-missed-no-card = { $you ->
    [yes] Ви не обираєте
   *[no] { $player } не обирає
} жодної карти ({ $name }): жодна не підходить.
log-missed-nothing-counted = { $you ->
    [yes] Ви нічого не отримуєте
   *[no] { $player } нічого не отримує
} ({ $name }): нема чого рахувати.
log-surfaced = { $you ->
    [yes] Ви обираєте
   *[no] { $player } обирає
} на поверхні: { $text }
log-skipped-draw = { $you ->
    [yes] Ви нічого не берете
   *[no] { $player } нічого не бере
}: карт більше немає.
log-ended = { $you ->
    [yes] Ви завершуєте
   *[no] { $player } завершує
} гру з результатом { $score } ({ $vp }, { $carts }; { $coins }).
log-faction-chosen = { $you ->
    [yes] Ви обираєте
   *[no] { $player } обирає
} фракцію «{ faction-name }».
