### Puzzles, in Ukrainian.

ui-puzzles = Задачі
ui-puzzles-help = Знайдіть найкращий хід: він лише один, і це доведено.
ui-puzzles-lead = Позиції зі справжніх ігор ботів, у яких одна карта на одному місці краща за все інше. Зіграйте хід за столом: кожну задачу перебрано до останньої можливості.
ui-puzzle-n = Задача { $number }
ui-puzzle-goal = Знайдіть хід, який дає найбільше балів у цьому раунді.
ui-puzzle-goal-help = Бали — це переможні бали та зібрані візки. Найкращий хід не потребує удачі з картами, які ви берете.
ui-puzzle-next = Наступна задача
ui-puzzle-again = Спробувати ще раз
ui-puzzle-all = Усі задачі
ui-puzzle-over = Від початку
ui-puzzle-so-far = Здобуто досі
ui-puzzle-solved = Розв’язано: це найкращий хід!
ui-puzzle-missed = Є кращий хід
ui-puzzle-you = Ваш хід
ui-puzzle-best = Найкращий хід
ui-puzzle-margin = { $count ->
    [one] З іншою картою чи на іншому місці найкращий хід дає { $count } бал.
    [few] З іншою картою чи на іншому місці найкращий хід дає { $count } бали.
    [many] З іншою картою чи на іншому місці найкращий хід дає { $count } балів.
   *[other] З іншою картою чи на іншому місці найкращий хід дає { $count } бала.
}
ui-puzzle-lines = { $count ->
    [one] Порівняно { $count } кінець раунду.
    [few] Порівняно { $count } кінці раунду.
    [many] Порівняно { $count } кінців раунду.
   *[other] Порівняно { $count } кінця раунду.
}
ui-puzzle-rating = Ваш рейтинг
ui-puzzle-rating-of = Рейтинг цієї задачі
ui-puzzle-rated-once = Лише перша спроба змінює рейтинги. Вони залишаються на цьому пристрої.
ui-puzzle-tally = Розв’язано { $solved } з { $tried } { $tried ->
    [one] спроби
    [few] спроб
    [many] спроб
   *[other] спроби
}
ui-puzzle-state-solved = розв’язано
ui-puzzle-state-missed = не розв’язано
ui-puzzle-state-new = нова
ui-puzzles-none = Для цих карт задач іще немає.
