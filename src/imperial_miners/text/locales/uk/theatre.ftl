# What happened, shown: the show after an answer, the end of a round, receipts.

ui-speed = Анімація
ui-speed-off = вимкнено
ui-sum-you = Ви: { $what }.
ui-round-is-over = Раунд { $round } завершено
ui-chain-of = ланцюг: { $count }
ui-next-event = Наступна подія
ui-played-nothing = без карти
ui-last-round = Минулий раунд: { $what }
ui-known-of = Карти, які { $player } бере на очах в усіх:
ui-receipts = Звідки це
ui-receipts-sum = Разом ці частини дають { $count }.
ui-receipts-by-source = За картами, подіями й полями
ui-receipts-by-round = За раундами
ui-receipts-of = Звідки числа гравця { $player }
ui-receipts-number = { $what }: звідки це
ui-given = Що вона дала досі
ui-given-nothing = Вона ще нічого не дала.
ui-source-space = { $board }, поле { $space }
ui-source-rules = Роздача й ліміт руки
ui-number-score = очки
ui-number-vp = ПБ
ui-number-carts = візки
ui-number-coins = монети
ui-number-cards = карти в руці

## A replay that plays by itself.

ui-replay-play = Програти гру
ui-replay-scrub = Момент гри

## Coming back.

ui-away-title = Поки вас не було
ui-away-nothing = Відтоді ніхто нічого не зробив.
ui-away-back = Попередній хід
ui-away-next = Далі
ui-away-skip = Пропустити

## The end.

ui-points-from = Звідки взялися очки
ui-points-card = Карти
ui-points-event = Події
ui-points-surface = Поверхня
ui-points-carts = Візки
ui-next-title = { $count ->
    [one] Ще { $count } очко — і буде титул «{ $title }».
    [few] Ще { $count } очки — і буде титул «{ $title }».
    [many] Ще { $count } очок — і буде титул «{ $title }».
   *[other] Ще { $count } очка — і буде титул «{ $title }».
}
ui-top-title = Вищого титулу немає.
ui-best-here = Найкращий результат на цьому пристрої
ui-best-new = Ваш найкращий результат на цьому пристрої!
ui-place-of = { $place }-е місце з { $count }
ui-result-share = Щоб поділитися
ui-result-picture-of = Результат як картинка
