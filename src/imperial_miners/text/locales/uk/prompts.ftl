### What a player is asked, in Ukrainian: a question and a word of help for each kind of decision, and the labels of answers.

## Who asks.

by-event = Подія: { $name }
by-space = { $board }, поле { $number }
by-rules = Правила

## Questions, by what is resolved and what is chosen.

ask-keep-keep = Яку карту ви залишаєте? ({ $number } з { $of })
help-keep-keep = Решта карт іде до своїх стопок скидання.
ask-play-play = Яку карту ви розігруєте?
help-play-play = { $alone ->
    [yes] Ви одразу сплачуєте її вартість, а тоді обираєте для неї місце.
   *[no] Її відкриють, коли всі оберуть, і тоді ви сплатите її вартість.
}
ask-play-blind = Ви не можете розіграти жодної карти з руки.
help-play-blind = Натомість ви розігруєте верхню карту колоди першого рівня.
ask-place-place = Куди ви кладете карту «{ $card }»?
help-place-place = У ряд її рівня, під суміжну карту ряду вище.
ask-activation-effect = Який ефект ви застосовуєте?
help-activation-effect = Ви можете відмовитися; карта однаково вважається активованою.
ask-climb-chain = Якої карти вище досягає ланцюгова реакція?
help-climb-chain = Оберіть суміжну карту в ряді вище; її буде активовано наступною.
ask-surface-effect = Який ефект поверхні ви застосовуєте?
help-surface-effect = Один треба обрати. На цьому ваша ланцюгова реакція завершується.
ask-next-board-board = Який планшет прогресу буде наступним?
help-next-board-board = Ваш маркер стає на нижнє поле іншого планшета й там зупиняється.
ask-hand-limit-discard = Яку карту ви скидаєте? (зайвих: { $number })
help-hand-limit-discard = На руці вміщується вісім карт.
ask-event-effect = Який ефект події ви застосовуєте?
help-event-effect = Відмовитися можна лише від події, яка каже «ви можете».
ask-draw-deck = З якої колоди ви берете карту?
help-draw-deck = Ви берете карту за картою й бачите кожну, перш ніж обирати знову.
ask-faction-draw-faction = Яку фракцію ви шукаєте?
help-faction-draw-faction = Потім ви обираєте колоду й берете з неї першу карту цієї фракції.
ask-faction-draw-deck = У якій колоді ви шукаєте карту?
help-faction-draw-deck = Ви берете першу карту фракції, решту затасовують назад.
ask-advance-advance = На скільки полів ви просуваєтеся?
help-advance-advance = Щось дає лише поле, на якому ви зупинилися, хіба що карта каже інакше.
ask-advance-board = На який планшет прогресу ви заходите?
help-advance-board = Ваш маркер стає на нижнє поле й рушає звідти вгору.
ask-machine-target = Яка карта отримує механізм?
help-machine-target = Годиться карта будь-якої фракції, якщо на ній є місце для механізму.
ask-spend-machine-target = З якої карти ви витрачаєте механізм?
help-spend-machine-target = Механізм повертається до запасу.
ask-collapse-target = Яка карта отримує руйнування?
help-collapse-target = На карті вміщується одне руйнування. Її наступна активація лише прибере його.
ask-clear-target = Яке руйнування ви прибираєте?
help-clear-target = Це не активація карти.
ask-marker-border = Яка межа отримує жетон візка?
help-marker-border = Межа з повною половинкою візка, де візок ще не зібраний.
ask-activate-target = Яку карту ви активуєте?
help-activate-target = Ланцюгова реакція від неї не починається. Карту активують раз на раунд.
ask-discard-discard = Яку карту ви скидаєте?
help-discard-discard = Вона йде до стопки скидання свого рівня.
ask-either-choice = Що ви обираєте?
help-either-choice = Одне з цього, не більше.
ask-effect-effect = Бажаєте це зробити?
help-effect-effect = Ви можете відмовитися.

## Answers.

answer-decline = Відмовитися
answer-blind = Розіграти верхню карту колоди { level-of }
answer-keep = Залишити «{ $card }»
answer-play = { $free ->
    [yes] Розіграти «{ $card }» (безкоштовно)
   *[no] Розіграти «{ $card }» ({ coin-count })
}
answer-discard = Скинути «{ $card }»
answer-do = Зробити
answer-letter = Варіант { $letter }
answer-chain-left = Вгору ліворуч: { $card }
answer-chain-right = Вгору праворуч: { $card }
answer-stay = Не просуватися
answer-advance = Просунутися на { space-count-acc }
answer-advance-to = Просунутися на { space-count-acc } ({ $text })
answer-between = Між «{ $first }» і «{ $second }»
answer-copy = { $card } (карта { $number })
answer-place = Ряд { $row }
answer-place-below-both = Ряд { $row }, під «{ $first }» і «{ $second }»
answer-place-below-left = Ряд { $row }, під «{ $first }» ліворуч
answer-place-below-right = Ряд { $row }, під «{ $first }» праворуч
answer-place-left = { $count ->
    [one] Ряд { $row }, ліворуч від «{ $first }»
    [few] Ряд { $row }, { $count } місця ліворуч від «{ $first }»
    [many] Ряд { $row }, { $count } місць ліворуч від «{ $first }»
   *[other] Ряд { $row }, { $count } місця ліворуч від «{ $first }»
}
answer-place-right = { $count ->
    [one] Ряд { $row }, праворуч від «{ $first }»
    [few] Ряд { $row }, { $count } місця праворуч від «{ $first }»
    [many] Ряд { $row }, { $count } місць праворуч від «{ $first }»
   *[other] Ряд { $row }, { $count } місця праворуч від «{ $first }»
}
