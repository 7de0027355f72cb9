### Інтерфейс українською. Кожен ідентифікатор починається з ui-.

ui-game-name = Рудокопи
ui-skip-to-content = До вмісту
ui-skip-to-question = До запитання

## Верх столу.

ui-round-of = Раунд { $round }/{ $rounds }
ui-round-n = Раунд { $round }
ui-set-up = Підготовка
ui-game-over = Гру завершено
ui-waiting-for = Чекаємо на:
ui-you = ви
ui-you-awaited = ваш хід
ui-tools = Інструменти
ui-dock = Решта столу
ui-which-to-keep = { $count ->
    [one] Яку карту ви залишаєте?
    [few] Які { $count } карти ви залишаєте?
    [many] Які { $count } карт ви залишаєте?
   *[other] Які { $count } карти ви залишаєте?
}
ui-keep-these = { $count ->
    [one] Залишити цю карту
    [few] Залишити ці { $count } карти
    [many] Залишити ці { $count } карт
   *[other] Залишити ці { $count } карти
}
ui-again = { $count ->
    [one] { $count } раз поспіль
    [few] { $count } рази поспіль
    [many] { $count } разів поспіль
   *[other] { $count } разу поспіль
}
ui-elsewhere = Деінде в ряду
ui-all-of-them = Усі
ui-play-it = Зіграти
ui-put-back = Покласти назад
ui-undo = Скасувати
ui-undo-why = Скасовує вашу останню відповідь, доки не відкрито нічого нового
ui-undo-more = Скасувати більше
ui-undo-answer = Останню відповідь
ui-undo-card = { $count ->
    [one] Карту цього раунду ({ $count } відповідь)
    [few] Карту цього раунду ({ $count } відповіді)
    [many] Карту цього раунду ({ $count } відповідей)
   *[other] Карту цього раунду ({ $count } відповіді)
}
ui-undo-turn = { $count ->
    [one] Увесь хід ({ $count } відповідь)
    [few] Увесь хід ({ $count } відповіді)
    [many] Увесь хід ({ $count } відповідей)
   *[other] Увесь хід ({ $count } відповіді)
}
ui-undo-line = Побачене скасувати не можна.
ui-redo = Повторити
ui-plan = План
ui-plan-why = Спробуйте цілий хід, а тоді виконайте або відкиньте його
ui-hint = Порада
ui-menu = Меню

## Шахта.

ui-your-mine = Ваша шахта
ui-mine-of = Шахта: { $name }
ui-mine-cells = Карти й місця шахти, ряд за рядом
ui-back-to-mine = До вашої шахти
ui-level-n = Рівень { $level }
ui-card-used = активована цього раунду
ui-card-collapsed = зруйнована
ui-collapsed = Зруйновано
ui-cost-free = безкоштовно
ui-cost-two = 2 монети
ui-decks = Колоди
ui-deck-n = Колода рівня { $level }
ui-face-down = Закрита карта рівня { $level }: її видно, коли її взято
ui-zoom-in = Більше
ui-zoom-out = Менше
ui-look-closer = Роздивитися
ui-look-at = Роздивитися: { $name }
ui-deal = Ваші вісім карт

## Що дасть варіант.

ui-change-coin = { $sign ->
    [minus] ви сплачуєте { coin-count-acc }
   *[plus] ви отримуєте { coin-count-acc }
}
ui-change-vp = { $sign ->
    [minus] ви втрачаєте { vp-count-acc }
   *[plus] ви отримуєте { vp-count-acc }
}
ui-change-cart = { $count ->
    [one] збирає { $count } візок
    [few] збирає { $count } візки
   *[other] збирає { $count } візків
}
ui-change-machine = { $sign ->
    [minus] забирає { machine-count-acc }
   *[plus] додає { machine-count-acc }
}
ui-change-collapse = { $sign ->
    [minus] прибирає { collapse-count-acc }
   *[plus] кладе { collapse-count-acc }
}
ui-to-space = { $board }: до поля { $space }
ui-reveals = це відкриє карту
ui-cannot-undo = це не можна буде скасувати

## Планшети, гаманець, рука.

ui-boards = Планшети прогресу
ui-boards-short = Планшети
ui-space-bottom = Нижнє поле
ui-carts-short = візки
ui-vp-short = ПБ
ui-cards-in-hand = Карти на руці
ui-of-eight = із 8
ui-hand-count = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[other] { $count } карт на руці
}
ui-your-hand = { $count ->
    [0] Ваша рука порожня
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карти
   *[other] Ваша рука: { $count } карт
}
ui-hand-empty = Ваша рука порожня.
ui-note-kept = залишено
ui-note-short = { $count ->
    [one] бракує { $count } монети
   *[other] бракує { $count } монет
}
ui-note-no-card = ще немає карти { $level }
ui-note-no-place = немає місця під { $level }

## Подія.

ui-event-kind = Подія раунду { $round } · { $when }
ui-no-event = Підготовка
ui-no-event-help = Першу подію буде відкрито, щойно залишать чотири карти.

## Гравці та перебіг.

ui-at-the-table = За столом
ui-players = Гравці
ui-have-chosen = обрали: { $count } з { $of }
ui-seat-open = вільне місце
ui-is-thinking = думає
ui-has-chosen = обрано
ui-is-done = готово
ui-seat-name = { $colour ->
    [red] Червоний
    [blue] Синій
    [green] Зелений
    [purple] Фіолетовий
   *[gold] Золотий
}
ui-log = Перебіг
ui-phrase = Готова фраза
ui-say-something = Скажіть щось
ui-say = Сказати
ui-phrase-hello = Вітаю!
ui-phrase-good-luck = Хай щастить!
ui-phrase-one-moment = Хвилинку, будь ласка.
ui-phrase-your-turn = Чекаємо на вас.
ui-phrase-well-played = Чудово зіграно!
ui-phrase-thank-you = Дякую!
ui-phrase-sorry = Перепрошую!
ui-phrase-oh-no = О ні!
ui-phrase-good-game = Гарна гра!
ui-phrase-play-again = Зіграємо ще раз?
ui-phrase-goodbye = До побачення!

## Коли нічого не запитано.

ui-planning = План
ui-idle-waiting = Чекаємо на: { $names }
ui-idle-over = Гру завершено.
ui-idle-bot = За вас грає бот.
ui-idle-bot-help = Поверніться за стіл, коли захочете.
ui-idle-plan-end = Далі план не сягає.
ui-idle-plan-end-help = Наступний крок щось відкрив би, або спершу мають ходити інші.
ui-watching = Ви спостерігаєте.
ui-watching-help = Ви спостерігаєте за цією грою. Руки та приховані рішення лишаються прихованими.
ui-take-back = Повернутися за стіл
ui-commit-plan = Виконати план
ui-drop-plan = Відкинути план
ui-see-result = До результату

## Меню та налаштування.

ui-menu-start = Початок
ui-menu-rules = Правила
ui-menu-cards = Карти
ui-menu-seats = Місця та запрошення
ui-menu-device = Перейти на інший пристрій
ui-language = Мова
ui-theme = Тема
ui-theme-system = як у системі
ui-theme-day = світла
ui-theme-night = темна
ui-apply = Застосувати

## Початок.

ui-pages = Сторінки
ui-about = Про гру
ui-tagline = Копайте вглиб, запускайте ланцюгову реакцію, здобудьте славу.
ui-play-now = Грати зараз, наодинці
ui-continue = Продовжити
ui-you-are-awaited = ваш хід
ui-tables-waiting = { $count ->
    [one] { $count } стіл чекає на вас
    [few] { $count } столи чекають на вас
   *[other] { $count } столів чекають на вас
}
ui-options = Параметри
ui-set-up-option = Підготовка
ui-variant-standard = залишити 4 карти з 8
ui-variant-first-game = перша гра: залишити всі 6
ui-decks-shared = один набір на всіх
ui-decks-duplicate = кожному такий самий набір
ui-clock = Ліміт часу
ui-clock-none = без обмежень
ui-clock-minutes = { $count ->
    [one] { $count } хвилина на раунд
    [few] { $count } хвилини на раунд
   *[other] { $count } хвилин на раунд
}
ui-clock-hours = { $count ->
    [one] { $count } година на відповідь
    [few] { $count } години на відповідь
   *[other] { $count } годин на відповідь
}
ui-clock-days = { $count ->
    [one] { $count } день на відповідь
    [few] { $count } дні на відповідь
   *[other] { $count } днів на відповідь
}
ui-colour = Колір
ui-your-name = Ваше ім’я
ui-against-bots = Проти ботів
ui-against-bots-help = Від одного до чотирьох суперників, які ніколи не змушують чекати.
ui-bots-number = Боти
ui-bots-level = Майстерність
ui-begin = Почати
ui-with-friends = З друзями
ui-with-friends-help = Кожен на своєму пристрої: для кожного вільного місця є посилання і QR-код.
ui-seats = Місця
ui-one-device = На одному пристрої
ui-one-device-help = Передавайте його одне одному; завіса ховає кожну руку.
ui-name-of-player = Гравець { $number }
ui-join-or-watch = Приєднатися чи дивитися
ui-enter-code-help = Граєте на іншому пристрої? З його кодом продовжите тут.
ui-code = Код
ui-enter-code = Продовжити тут
ui-watch-link = Посилання або код гри
ui-watch = Дивитися

## Місця.

ui-seats-waiting = Деякі місця ще вільні. До столу можна вже зараз.
ui-seats-full = Усі місця зайнято.
ui-to-the-table = До столу
ui-chair-open = вільне місце
ui-chair-bot = бот
ui-chair-person = гравець
ui-chair-away = заміняє бот
ui-qr-for = QR-код посилання: { $name }
ui-link-for = Посилання: { $name }
ui-invite-help = Надішліть це посилання або дайте відсканувати код.
ui-only-here = Ці посилання поки що працюють лише на цьому пристрої.
ui-share = Відкрити для пристроїв цієї мережі
ui-share-friends = Друзі в тій самій мережі Wi-Fi можуть приєднатися
ui-share-command = Щоб друзі з вашої мережі могли приєднатися, запустіть сервер так: python3 go.py serve --lan
ui-copy = Копіювати
ui-copied = Скопійовано
ui-or-bot = Або бот:
ui-give-to-bot = Хай грає бот
ui-free-seat = Відпустити бота
ui-let-bot-play = Хай бот грає за мене
ui-bot-for-absent = Хай бот грає, доки гравця немає
ui-watch-help = За цим посиланням може дивитися будь-хто; руки лишаються прихованими.
ui-join-title = { $player } запрошує вас
ui-join-to = до Imperial Miners: за десять раундів кожен копає власну шахту, запускає ланцюгові реакції та збирає очки.
ui-join-players = Хто грає
ui-join-yours = ваше місце
ui-is-here = за столом
ui-is-gone = зараз не за столом
ui-sit-down = Сісти за стіл
ui-pass-device = Передати пристрій
ui-pass-to = Передайте пристрій: { $name }
ui-pass-help = Зараз ніхто інший не має дивитися.
ui-pass-nobody = На цьому пристрої зараз нікому ходити.
ui-i-am = Це я: { $name }
ui-device-help = Введіть цей код на початковій сторінці іншого пристрою або відскануйте його там. Ваші місця перейдуть туди.
ui-device-expires = Код діє один раз, упродовж десяти хвилин.

## Кінець.

ui-you-are-title = Ваше звання: { $title }
ui-score-of = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[other] { $count } балів
}
ui-winner-is = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
ui-tie-coins = Балів порівну: перемагає той, у кого більше монет.
ui-tie-carts = Балів і монет порівну: перемагає той, у кого більше зібраних візків.
ui-tie-shared = Порівну балів, монет і візків: перемога спільна.
ui-titles = Звання
ui-play-again = Зіграти ще
ui-record = Запис
ui-record-help = Усі рішення цієї гри, щоб повторити й перевірити: хеш був відомий від початку, початкове значення відкрито тепер.
ui-seed = Початкове значення
ui-seed-hash = SHA-256 початкового значення
ui-download = Завантажити запис
ui-see-table = До столу

## Карти та правила.

ui-all-cards = Усі карти, події та планшети
ui-search = Пошук
ui-kind = Вид
ui-kind-all = усе
ui-kind-card = карти шахти
ui-kind-event = події
ui-kind-board = планшети прогресу
ui-level = Рівень
ui-faction = Фракція
ui-faction-none = без фракції
ui-show = Показати
ui-found = Знайдено: { $count }
ui-copies = Копій у коробці: { $count }
ui-rules-notes = Правила до цього
ui-close = Закрити
ui-contents = Зміст
ui-how-to-play = Як грати
ui-glossary = Словник
ui-examples = Приклади
ui-about-game = «Рудокопи» (Imperial Miners) — настільна гра для одного–п’ятьох гравців про шахти, що оживають у ланцюгових реакціях. Це вільний стіл для неї: без облікового запису, без реклами, і вашим гостям нічого не треба встановлювати.
ui-alert-turn = Ваш хід, раунд { $round }. За столом: { $names }.
ui-alerts = Сповіщення
ui-alerts-help = Повідомлення на цьому пристрої, коли на вас чекають уже хвилину. Раз за хід і не тоді, коли ви за столом.
ui-alerts-begin = Сповіщати, коли мій хід
ui-alerts-change = Змінити тихі години
ui-alerts-stop = Більше не сповіщати
ui-alerts-quiet-from = Тиша з
ui-alerts-quiet-to = до
ui-alerts-denied = Ваш браузер не дозволяє сповіщень звідси. Це можна змінити в його налаштуваннях.
ui-webhook = Сповіщення на вашу адресу
ui-webhook-offer = Надсилати сповіщення на вашу адресу
ui-webhook-help = Для тих, кому зручніший чат, розумний дім чи скрипт: у ті самі миті, що й пристрій, ваша адреса отримує підписане повідомлення (вебхук).
ui-webhook-address = Адреса
ui-webhook-begin = Надсилати сповіщення туди
ui-webhook-test = Надіслати пробне
ui-webhook-test-body = Це проба. Тут ви дізнаватиметеся про свої ходи.
ui-webhook-stop = Більше нічого не надсилати
ui-webhook-secret = Секрет
ui-webhook-secret-once = Запишіть його: він показується лише цього разу. Ним підписано повідомлення, тож ваша адреса знає, що вони звідси.
ui-webhook-arrived = Пробне повідомлення надійшло.
ui-webhook-refused = Пробне повідомлення не прийнято: адреса відповіла { $status }.
ui-webhook-unreached = Пробне повідомлення не надійшло: за цією адресою ніхто не відповів.
ui-webhook-given-up = Туди більше нічого не надсилається: адреси вже немає або п’ять повідомлень поспіль не надійшли. Пробне повідомлення, що надійде, почне все знову.

## Партії на кілька днів.

ui-deadline = до: { $when }
ui-deadline-yours = Ваш час спливає: { $when }. Потім за вас зіграє бот.
ui-paused = пауза
ui-paused-why = За столом пауза, і всі годинники стоять, доки хтось не захоче продовжити.
ui-pause-help = Усі годинники стоять, щойно погодяться всі, хто тут грає. Кожен може завершити паузу.
ui-pause-begin = Зробити паузу
ui-pause-take-back = Таки без паузи
ui-pause-end = Завершити паузу
ui-hours = Мої години гри
ui-hours-help = У партіях із годинами чи днями на відповідь ваш годинник іде лише в ці години вашої доби. Щонайменше вісім; двічі та сама година означає цілу добу.
ui-hours-from = З
ui-hours-to = до
ui-hours-zone = Часовий пояс
ui-alert-reminder = Ваш час у раунді { $round } спливає: { $when }. За столом: { $names }.
ui-alert-last = Останнє нагадування: { $when } у раунді { $round } за вас зіграє бот. За столом: { $names }.

## Місця, що йдуть за гравцем.

ui-account = Мої місця йдуть за мною
ui-account-offer = Візьміть свої місця на інші пристрої
ui-account-mine = Мої місця йдуть за мною
ui-account-enter = Увійти з ключем доступу або кодом відновлення
ui-account-help = Ваші місця належать цьому пристрою. З ключем доступу вони йдуть за вами: ті самі партії, результати й налаштування скрізь, де ви увійдете. Без імені, пошти й пароля.
ui-account-signed-in = { $count ->
    [one] Ваші місця йдуть за вами. Вхід виконано на { $count } пристрої.
    [few] Ваші місця йдуть за вами. Вхід виконано на { $count } пристроях.
   *[other] Ваші місця йдуть за вами. Вхід виконано на { $count } пристроях.
}
ui-passkeys = Ключі доступу
ui-passkeys-help = Ключ доступу зберігає ваш пристрій або ключ, який ви носите з собою; його відмикають відбиток, обличчя чи PIN. Усе працює й без нього.
ui-passkeys-not-here = За цією адресою ключі доступу не працюють. Їм потрібні https та ім’я, або localhost, і сервер, який уміє їх перевіряти.
ui-passkey-add = Додати ключ доступу
ui-passkey-more = Додати ще один ключ доступу
ui-passkey-enter = Увійти зі своїм ключем доступу
ui-passkey-of = Додано: { $day }
ui-passkey-remove = Вилучити
ui-passkey-failed = Ключ доступу не використано. Нічого не змінилося.
ui-recovery = Код відновлення
ui-recovery-once = Запишіть його: його показано лише цього разу. Якщо ключ доступу втрачено, він один раз дає увійти, і тоді ви отримаєте наступний.
ui-recovery-help = Він дає увійти, коли ключ доступу втрачено. Якщо його вже немає, зробіть новий; старий більше не діятиме.
ui-recovery-new = Зробити новий код відновлення
ui-recovery-enter = Код відновлення
ui-devices = Пристрої
ui-devices-help = Пристрій, з якого вийшли, не лишає собі місць. Вони лишаються з вами.
ui-leave-others = Вийти на всіх інших пристроях
ui-leave-this = Вийти на цьому пристрої
ui-kept-page = Немає зв’язку: сторінку показано такою, якою ви бачили її востаннє.
ui-offline = Немає зв’язку
ui-offline-lead = Цієї сторінки немає на вашому пристрої. Без зв’язку можна читати головну сторінку, правила, карти, а також перегляди й розбори, які ви вже переглядали.
ui-about-privacy = Ваш пристрій зберігає один файл cookie з вашими місцями, налаштування та сторінки для читання без зв’язку. Більше нікуди нічого не надсилається, крім сповіщень, які ви попросили: їх запечатаними доставляє розробник вашого браузера, або вони йдуть на адресу, яку ви назвете.
ui-about-api = Програми теж можуть грати:
ui-about-docs = Документація, від першої гри до програмування:
ui-docs = Документація
ui-docs-missing = Документації в цьому встановленні немає. У копії репозиторію її створює ця команда:
ui-report = Повідомити про проблему
ui-report-help = Щось не так? Скажіть одним-двома реченнями, що сталося і що мало статися, і додайте цей текст.
ui-report-record = У ньому є запис цієї гри, який повторює її до останньої монети.
ui-report-position = У ньому є позиція, якою ви її бачите зараз, і нічого з того, що від вас приховано.
ui-report-nobody = У ньому немає ні імен, ні повідомлень, ні даних про пристрій.
ui-report-text = Повідомлення
ui-report-file = Завантажити файлом
