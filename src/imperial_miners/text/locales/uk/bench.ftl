### The designer's bench.

ui-bench = Верстак
ui-bench-lead = Змініть карту й одразу побачите, яка вона на вигляд, що каже і чого варта.
ui-bench-ours = Цей набір постачається з грою й лишається незмінним. Скопіюйте його до своєї теки, щоб змінювати.
ui-bench-folder = Тека (нова або порожня); її назва стане ідентифікатором набору
ui-bench-copy = Скопіювати до теки
ui-bench-new-card = Нова карта
ui-bench-new-event = Нова подія
ui-bench-new-board = Новий бік планшета
ui-bench-add-language = Назви ще однією мовою
ui-bench-add = Додати
ui-bench-problems = { $count ->
    [one] { $count } проблема
    [few] { $count } проблеми
   *[other] { $count } проблем
}
ui-bench-elsewhere = { $count ->
    [one] Тут усе гаразд. Деінде в наборі { $count } проблема:
    [few] Тут усе гаразд. Деінде в наборі { $count } проблеми:
   *[other] Тут усе гаразд. Деінде в наборі { $count } проблем:
}
ui-bench-no-problems = Проблем немає
ui-bench-missing = без назви: { $languages }
ui-bench-worth = варта { $figure }
ui-bench-overtaken = Тим часом це змінив хтось інший. Нічого не перезаписано: ваша версія у формі, інша — нижче.
ui-bench-not-whole = Так ще не зіграти: спершу виправте позначене.
ui-bench-not-gone = Тека набору зникла або не читається. Те, що введено, збережено: поверніть теку й тоді збережіть.
ui-bench-not-wrong = Нічого не збережено: спершу виправте позначене. Чернетка лишається.
ui-bench-not-toml = Нічого не збережено: спершу треба вручну виправити файл набору.
ui-bench-not-room = Нічого не записано, усі файли такі, як були, чернетка лишається. Система каже:
ui-bench-not-ours = Цей набір постачається з грою: спершу скопіюйте його до своєї теки.
ui-bench-not-name = З назви теки не вийде ідентифікатора: почніть її малою латинською літерою.
ui-bench-not-empty = Тека не порожня: виберіть іншу.
ui-bench-removed = Вилучено з набору; історія лишається.
ui-bench-no-such = Такого в наборі немає.
ui-bench-no-picture = Поки нічого малювати
ui-bench-points = очок
ui-bench-deals = { $count ->
    [one] { $count } роздача за { $seconds } с; трапляється у { $seen } %.
    [few] { $count } роздачі за { $seconds } с; трапляється у { $seen } %.
   *[other] { $count } роздач за { $seconds } с; трапляється у { $seen } %.
}
ui-bench-going-on = Вимірювання триває…
ui-bench-meter-failed = Не вдалося виміряти:
ui-bench-measuring = Вимірювання: перша оцінка за кілька секунд…
ui-bench-meter-off = Зараз нічого не вимірюється.
ui-bench-changed = Файли на диску змінилися. Те, що введено, досі тут.
ui-bench-reload = Переглянути знову
ui-bench-begun = Ці зміни ще не збережено.
ui-bench-check = Перевірити
ui-bench-picture = Малюнок
ui-bench-rails = Половинки візків
ui-bench-rail-left = Повна половинка візка ліворуч
ui-bench-rail-right = Повна половинка візка праворуч
ui-bench-rail-upper-left = Повна половинка візка вгорі ліворуч
ui-bench-rail-upper-right = Повна половинка візка вгорі праворуч
ui-bench-rail-lower-left = Повна половинка візка внизу ліворуч
ui-bench-rail-lower-right = Повна половинка візка внизу праворуч
ui-bench-values = Значення
ui-bench-id = Ідентифікатор, ще не вживаний: малими літерами
ui-bench-cost = Вартість
ui-bench-copies = Копій
ui-bench-factions = Фракції (щонайбільше дві)
ui-bench-may = Можна відмовитися
ui-bench-space = Поле { $number }
ui-bench-effect = Ефект { $number }
ui-bench-next-words = Слова, що можуть іти далі
ui-bench-save = Зберегти
ui-bench-save-mine = Зберегти мою поверх
ui-bench-play = Зіграти зараз
ui-bench-drop = Відкинути зміни
ui-bench-saved = Як збережено
ui-bench-unsaved = Ще не збережено; є чернетка
ui-bench-away = Сервер не відповідає; введене лишається на цій сторінці
ui-bench-meter = Чого це варте
ui-bench-measure-always = Вимірювати, поки я працюю
ui-bench-measure = Виміряти
ui-bench-readings = Текст усіма мовами
ui-bench-names = Назви
ui-bench-no-name = бракує
ui-bench-name = Назва
ui-bench-flavour = Рядок для настрою
ui-bench-other-languages = У наборі немає назв мовами: { $languages }. Мови додаються на першій сторінці верстака.
ui-bench-remove = Вилучити з набору
ui-bench-remove-help = Зникне з файлів разом із назвами. Історія його збереже.
ui-bench-theirs = Інша версія
ui-bench-take-theirs = Узяти іншу, мою відкинути
ui-bench-theirs-gone = Її вилучено з набору.
ui-bench-history = Версії
ui-bench-was-saved = збережено
ui-bench-was-tried = лише спроба
