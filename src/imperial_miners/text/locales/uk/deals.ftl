### The deal of the day, and ghosts, in Ukrainian.

ui-daily = Роздача дня
ui-daily-help = Щодня ті самі карти для всіх. Чи добре ви копаєте?
ui-daily-lead = Сьогодні всі грають цю роздачу: ті самі карти, ті самі події, та сама удача. Ви граєте її раз, наодинці, а тоді бачите, як упоралися інші та боти.
ui-daily-past = Ця роздача належить дню, що вже минув.
ui-daily-play = Зіграти роздачу дня
ui-daily-go-on = Грати далі
ui-daily-yours = Ваша гра дня
ui-daily-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дня поспіль
}
ui-daily-table = Результати дня
ui-daily-nobody = Результатів іще немає.
ui-daily-count = { $count ->
    [one] { $count } результат
    [few] { $count } результати
    [many] { $count } результатів
   *[other] { $count } результату
}
ui-daily-rank = Місце
ui-daily-name = Ім’я
ui-daily-points = Бали
ui-daily-bots = Боти з тією самою роздачею
ui-daily-bots-help = Вони мають ті самі карти й знають не більше за вас.
ui-daily-playing = ще грає
ui-daily-reload = Оновіть сторінку, щоб побачити, як вони впоралися.
ui-daily-share = Поділитися
ui-daily-share-help = Лише числа: про роздачу не сказано нічого.
ui-daily-share-bots = Проти ботів, від найслабшого
ui-daily-picture = Зберегти картинку
ui-daily-picture-of = Ваш результат як картинка
ui-daily-closed = Таблицю цього дня закрито.
ui-daily-upload = Гра, зіграна деінде
ui-daily-upload-help = Запис завершеної гри з цією роздачею вносить ваш результат, якщо можна перевірити кожен хід.
ui-daily-file = Запис (файл)
ui-daily-enter = Внести результат
ui-daily-before = Попередній день
ui-daily-after = Наступний день
ui-daily-won = перемога
ui-daily-even = нічия
ui-daily-lost = поразка
ui-ghosts = Привиди
ui-ghosts-help = Грайте роздачу поруч із записаними іграми й ні на кого не чекайте.
ui-ghosts-lead = Привид — це записана гра тієї самої роздачі: ваша, друга чи бота. Його шахта росте поруч із вашою раунд за раундом. Він мав ті самі карти й ту саму удачу, що й ви.
ui-ghosts-deal = Роздача
ui-ghosts-own = Завершена гра
ui-ghosts-fresh = нова роздача
ui-ghosts-upload = Записи друзів (файли)
ui-ghosts-upload-help = Усі з тією самою роздачею. Ігри зі спільними колодами не підходять: там гравці забирали карти одне в одного.
ui-ghosts-friend = Ім’я друга
ui-ghosts-bots = Боти, що грають цю роздачу
ui-ghosts-most = Щонайбільше чотири привиди.
ui-ghosts-begin = Грати поруч із ними
ui-ghosts-link = Посилання для друзів
ui-ghosts-link-help = Хто відкриє це посилання, зможе зіграти цю роздачу поруч із цією грою.
ui-ghost-run = записана гра
ui-ghost-yours = Ваша гра
ui-ghost-friend = Друг
ui-ghosts-waiting = { $count ->
    [one] { $count } бот іще грає цю роздачу.
    [few] { $count } боти ще грають цю роздачу.
    [many] { $count } ботів іще грають цю роздачу.
   *[other] { $count } бота ще грають цю роздачу.
}
ui-ghosts-result = Поруч із записаними іграми
ui-ghosts-again = Зіграти цю роздачу поруч із цією грою
record-unfinished = Цю гру не дограно до кінця.
record-shared-decks = Гравці цієї гри брали карти з тих самих колод, тож ніхто не мав власної роздачі.
record-other-deal = Цей запис належить іншій роздачі.
record-not-alone = Роздачу дня грають наодинці.
