### The plain mode of the terminal and what its commands say, in Ukrainian.

## Words that can be typed, the shown one first. The English ones are understood in every language.

plain-word-help = довідка, допомога, д
plain-word-mine = шахта, ш
plain-word-hand = рука
plain-word-boards = планшети, планшет
plain-word-players = гравці
plain-word-event = подія
plain-word-card = карта
plain-word-decks = колоди, колода
plain-word-log = журнал
plain-word-rules = правило, правила
plain-word-undo = назад, скасувати
plain-word-hint = порада, підказка
plain-word-why = чому, w
plain-word-agree = згода
plain-word-skip = пропустити
plain-word-save = зберегти
plain-word-quit = вийти, вихід

## What these words do.

plain-does-help = показує ці слова
plain-does-mine = ваша шахта; з іменем гравця — його шахта
plain-does-hand = карти на вашій руці
plain-does-boards = планшети прогресу
plain-does-players = що має кожен гравець
plain-does-event = подія цього раунду
plain-does-card = карта за назвою або її частиною
plain-does-decks = скільки карт у колодах і що лежить у стопках скидання
plain-does-log = що сталося останнім часом
plain-does-rules = правило за номером; без номера — правило, на якому тримається питання
plain-does-undo = скасовує вашу останню відповідь; «назад карта» або «назад хід» скасовує більше
plain-does-hint = порада, щоразу на крок далі: куди дивитися, добрий шлях, чому
plain-does-why = чому бот так зробив (з його назвою) або чому чогось не можна обрати (зі словами з нього)
plain-does-agree = дає згоду на поради, коли грає кілька людей, або забирає її
plain-does-skip = пропускає пояснення керованої гри або показує їх знову
plain-does-save = зберігає гру
plain-does-quit = зберігає гру й завершує роботу
plain-help-answers = Відповідайте номером варіанта, його ключем у дужках або словами з нього.

## The table.

plain-begin = { $count ->
    [1] Починається гра «{ game-title }» для одного гравця.
   *[other] Починається гра «{ game-title }» для { $count } гравців.
}
plain-continued = Збережена гра «{ game-title }» триває.
plain-seats = За столом: { $players }.
plain-bot = { $player } (бот: { $bot })
plain-bot-random = навмання
plain-bot-greedy = жаднюга
plain-bot-planner = стратег
plain-bot-expert = знавець
plain-you = { $player } (ви)
plain-seed-hash = SHA-256 початкового значення: { $hash }. Саме значення буде показано наприкінці.
plain-fair = Карти роздають із секрету сервера й того, що додає кожне місце. SHA-256 секрету: { $hash }; ваша частка: { $adds }.
plain-fair-kept = Перевірено: карти роздано із секрету, чий SHA-256 вам було показано, і ваша частка в роздачі є.
plain-fair-broken = Увага: карти роздано не із секрету, чий SHA-256 вам було показано, або вашої частки в роздачі немає.
plain-typing = Введіть «{ $word }», щоб побачити доступні слова.
plain-have = Ви маєте { $coins }, { $vp }, { $carts } та { $cards } на руці.
plain-now = { $line } (тепер { $totals })
plain-pass = Передайте клавіатуру: { $player }.
plain-enter = { $player }, натисніть Enter, коли будете готові.
plain-turn = { $player }, ваш хід.
plain-and = { $first } та { $second }

## What is shown on request.

plain-mine = { $you ->
    [yes] Ваша шахта:
   *[no] Шахта гравця { $player }:
}
plain-mine-empty = { $you ->
    [yes] Ваша шахта ще порожня.
   *[no] Шахта гравця { $player } ще порожня.
}
plain-legend = Позначки: { $half } половинка візка, { $full } зібраний візок, { $marked } зібраний жетоном візка, M механізми, X руйнування, * активовано в цьому раунді.
plain-mine-card = Карта { $number }: { $facts }.
plain-below = під: { $cards }
plain-beside = поруч: { $cards }
plain-with-collapse = з руйнуванням
plain-activated = активовано в цьому раунді
plain-carts = Зібрані візки: { $carts }.
plain-card = { $card }: { $facts }; { $carts }.
plain-free = безкоштовно
plain-no-faction = без фракції
plain-half-carts = половинки візків: { $sides }
plain-no-half-carts = без половинок візків
plain-hand = На руці у вас { card-count }.
plain-board = { $board }: полів { $count }, знизу вгору.
plain-space = Поле { $number }: { $text }
plain-space-empty = Поле { $number }: нічого.
plain-markers = Тут: { $players }.
plain-player = { $player }: { $coins }, { $vp }, { $carts }; на руці { $cards }, у шахті { $mine }; { $where }.
plain-known = Усі бачили в цій руці: { $cards }.
plain-on-board = на полі { $space } планшета «{ $board }»
plain-on-no-board = ще на жодному планшеті прогресу
plain-event = Подія: { $event }. { $text }
plain-no-event = Жодної події ще не відкрито.
plain-events-left = { $count ->
    [0] Це остання подія.
    [one] Попереду ще { event-count }.
    [few] Попереду ще { event-count }.
    [many] Попереду ще { event-count }.
   *[other] Попереду ще { event-count }.
}
plain-deck = { level-deck }: { card-count }. Стопка скидання: { $cards }.
plain-nothing = нічого
plain-rule = Правило { $rule }: { $text }
plain-undone = Вашу останню відповідь скасовано.
plain-undone-card = Вашу карту повернено.
plain-undone-turn = Ваш хід скасовано, наскільки це можливо.
plain-undo-answer = відповідь
plain-undo-card = карта
plain-undo-turn = хід
plain-undo-what = Можна скасувати: { $answer }, { $card }, { $turn }.
plain-hint = Стратег обрав би { $number }: { $label }
plain-lesson = Урок { $number } з { $of }, { $name }: { $text }
plain-why-nothing = «{ $text }» — це не бот за столом і не те, що тут видно.
plain-no-lessons = Це не керована гра. Почніть таку з --guided.

## What went wrong while typing.

plain-not-understood = «{ $text }» — це не відповідь і не слово гри. Введіть число від 1 до { $most } або «{ $word }».
plain-several = «{ $text }» підходить до кількох відповідей: { $numbers }. Введіть одне з цих чисел.
plain-no-option = Варіанта { $number } немає. Введіть число від 1 до { $most }.
plain-which-card = Скажіть, яку карту: «{ $word }» і назву.
plain-no-card = Жодна карта не називається «{ $text }».
plain-several-cards = «{ $text }» підходить до кількох карт: { $cards }.
plain-no-player = Нікого не звуть «{ $text }». За столом: { $players }.
plain-no-rule = Правила «{ $text }» немає. Правила звуться, наприклад, R5.4 або I7.
plain-bad-line = Рядок { $number } файлу { $file } — не відповідь: «{ $text }». Виправте його та продовжуйте.
plain-mark-how = Позначайте карти їхніми номерами, можна кілька в одному рядку; той самий номер ще раз знімає позначку. Enter залишає позначені.
plain-marked = Позначено { $count } з { $of }: { $cards }.
plain-mark-full = Уже позначено карт: { $of }. Спершу зніміть одну позначку: введіть її номер ще раз.
plain-mark-send = Enter залишає їх.

## Leaving.

plain-saved = Гру збережено у файлі { $file }
plain-continue = Щоб продовжити, введіть: { $command }
plain-cannot-save = Гру неможливо зберегти у файлі { $file } ({ $reason }). Оберіть інший файл: --save.
plain-input-ended = Введення скінчилося раніше за гру.
plain-interrupted = Перервано.
plain-no-saved-game = Немає збереженої гри, яку можна продовжити. Почніть нову без --continue.
plain-finished-game = Гру у файлі { $file } вже завершено. Почніть нову без --continue.
plain-closed-cards = Цю гру почато з виданням карт, якого тут немає, тому вона не може тривати далі.
plain-closed-rules = Цю гру почато за виданням правил, за яким тут більше не грають, тому вона не може тривати далі.
plain-closed-answers = Одну з відповідей цієї гри її правила, як за ними грають тут, не дозволяють, тому вона не може тривати далі.
plain-closed-left = Нічого не втрачено: ось стан гри, усі відповіді так, як їх містить запис, і сам запис. Версія гри з цими картами й правилами може її продовжити.
plain-closed-state = Стан гри в раунді { $round }, відповідей: { $count }
plain-unreadable = Файл { $file } неможливо прочитати: { $reason }. Назвіть інший файл.
plain-name-bots = У цій грі грає { $text }, сторонній бот; його ніколи не запускають лише тому, що так сказано у файлі. Додайте: { $command }
plain-on-server = Гра лежить на сервері: { $file }
plain-line-lost = Зв’язок утрачено; нова спроба…
plain-agree = Введіть «{ $word }», щоб погодитися.
plain-moved-on = За цей час стіл пішов далі: ось питання ще раз.
plain-bot-played = Тим часом за вас грав бот; місце знову ваше.
plain-unreachable = { $file } недоступний: { $reason }. Спробуйте пізніше.
plain-no-link = { $text } — не посилання на стіл: воно починається з http:// або https://. Ботів називають через --bots.
plain-no-seat = За { $text } тут немає вашого місця: візьміть посилання із запрошення або з кодом.
plain-other-cards = { $text } грає іншими картами, ніж ця програма: оновіть обидві до однієї версії.

## The end.

plain-over = Гру завершено.
plain-score = { $rank }. { $player }: { $score ->
    [one] { $score } бал
    [few] { $score } бали
    [many] { $score } балів
   *[other] { $score } бала
}: { $vp } та { $carts }; залишок: { $coins }.
plain-title = { $score ->
    [one] { $score } бал дає
    [few] { $score } бали дають
    [many] { $score } балів дають
   *[other] { $score } бала дають
} звання: { $title }.
plain-won = Перемагає { $player }.
plain-tie-coins = { $players } мають порівну балів: попереду той, хто має більше монет.
plain-tie-carts = { $players } мають порівну балів і монет: попереду той, хто має більше зібраних візків.
plain-tie-shared = { $players } мають порівну балів, монет і зібраних візків та ділять місце.
plain-seed = Початкове значення: { $seed }; його SHA-256: { $hash }.
plain-record = Запис гри лежить у файлі { $file }
plain-verify = Перевірити його може кожен: { $command }

## Checking a record.

verify-good = З цією грою все гаразд: початкове значення, ходи й рахунок збігаються.
verify-facts = { player-count }; { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
}; бали: { $scores }.
verify-secret = Секрет сервера: { $seed }; його SHA-256: { $hash }.
verify-contribution = Місце { $seat } додало: { $text }
verify-no-contribution = Місце { $seat } нічого не додало.
verify-pack = Назвіть його теку параметром --pack.
verify-unfinished = Цю гру не завершено: { $moves ->
    [one] { $moves } хід перевірено
    [few] { $moves } ходи перевірено
    [many] { $moves } ходів перевірено
   *[other] { $moves } ходу перевірено
}, але остаточного рахунку ще немає.

## Lists of cards.

cards-found = { card-count }
cards-none = Жодна карта не підходить до «{ $text }». Спробуйте частину назви, фракцію або рівень.
cards-copies = { $count ->
    [1] 1 примірник
    [one] { $count } примірник
    [few] { $count } примірники
    [many] { $count } примірників
   *[other] { $count } примірника
}
cards-drawn = { $count ->
    [one] { $count } малюнок лежить у теці { $folder }
    [few] { $count } малюнки лежать у теці { $folder }
    [many] { $count } малюнків лежать у теці { $folder }
   *[other] { $count } малюнка лежить у теці { $folder }
}
cards-printed = { $pages ->
    [one] { $pages } сторінка лежить у файлі { $file }
    [few] { $pages } сторінки лежать у файлі { $file }
    [many] { $pages } сторінок лежать у файлі { $file }
   *[other] { $pages } сторінки лежить у файлі { $file }
}

## The table on the whole screen.

app-choose = обрати
app-keep = Залишити позначені карти ({ $count } з { $of })
app-redo = повторити
app-theme = світла чи темна тема
app-speed = швидкість новин
app-thinking = Боти думають…
app-waiting = Чекаємо на інших…
app-leave = Натисніть q, щоб вийти.
app-cards = карти
app-search = Слова карти: назва, фракція, рівень, ефекти

## Looking back at a game.

plain-word-back = назад, b
plain-word-round = раунд, r
plain-word-seat = місце, s
replay-at = Відповідь { $at } з { $of }, раунд { $round }.
replay-set-up = Відповідь { $at } з { $of }, підготовка.
replay-answer = { $player }: { $label }
replay-help = Клавіша введення веде на відповідь далі, «{ $back }» — на одну назад; «{ $round }» і число веде до раунду, саме число — до відповіді; «{ $seat }» і гравець показує його шахту; «{ $quit }» завершує.
replay-unknown = «{ $text }» — такого місця в цій грі немає. Введіть «{ $word }», щоб побачити, що можна робити.
app-next = далі
app-back = назад
app-round = раунд
app-player = гравець

## The arena on the screen.

arena-title = Арена: { $bots }
arena-progress = Ігор: { $done } з { $of }, за секунду { $rate }
arena-done = Зіграно всі ігри: { $of }, за секунду { $rate }.
arena-place = Місце
arena-bot = Бот
arena-games = Ігри
arena-score = Середній рахунок
arena-wins = Перемоги %
arena-rating = Рейтинг
arena-note = У дужках: де лежить справжнє значення з певністю 95 %. Місця, які ігри лишають відкритими, подано проміжком.

## Помилки командного рядка.

error-see-help = Дивіться imperial-miners --help.
error-option = Параметра { $text } тут немає.
error-command = Команди { $text } немає.
error-meant = Може, { $label }?
error-value = Значення { $text } не підходить для { $command }.
error-choices = Оберіть із { $label }.
error-needed = Параметру { $command } потрібне значення.
error-usage = Командний рядок незрозумілий: { $reason }
error-missing = такого файлу чи теки немає
error-forbidden = система цього не дозволяє
error-is-folder = це тека
error-no-folder = частина шляху не є текою
error-full = немає вільного місця
error-refused = там ніхто не відповідає
error-other-file = Оберіть інший файл або іншу теку.
error-no-pack = Набору { $text } немає: назвіть один із наших, наприклад base, або теку набору.
error-pack = { $reason } ({ $count ->
    [one] { $count } проблема
    [few] { $count } проблеми
    [many] { $count } проблем
   *[other] { $count } проблеми
}). Усі покаже { $command }.
error-bot = { $text } — не назва бота. Є { $label }, file.py:Class та cmd:command.
error-seats = У грі від 1 до { $most } місць, а не { $number }: оберіть через --seats.
error-no-person = Для людини не лишилося місця: назвіть менше ботів або нехай вони грають самі через simulate.
error-seed = Початкове значення має щонайбільше { $most } знаків: оберіть коротше.
error-there = Файл { $file } уже є: додайте --continue, щоб продовжити його гру, або назвіть інший файл.
error-no-bots = Жодного бота не названо: назвіть принаймні одного.
error-bots-twice = Одного бота названо двічі: назвіть кожного раз, місця заповняться самі.
error-no-games = Немає чого грати: замовте принаймні одну гру через --games.
error-no-id = У наборі ніщо не має позначення { $text }: усі позначення покаже { $command }.
error-svg-id = Параметру --svg потрібне позначення того, що малювати: усі позначення покаже { $command }.
error-printing = Для друку бракує двох модулів: установіть їх командою «{ $command }» або малюйте за допомогою --svg.
error-extra = Для цього бракує модуля { $text }: установіть його командою «{ $command }».
begin-without-table = Стіл у браузері відкриває команда «{ $command }». А ось стіл у терміналі.
error-unexpected = Несподівано: { $reason }. Де саме, покаже та сама команда з --debug.

## A trial of players that only read and write.

trial-play = Ви самі граєте в настільну гру Imperial Miners і хочете мати наприкінці якомога більше очок. Ось її правила.
trial-words = Можливі відповіді не перелічено. Останній рядок вашої відповіді кількома словами каже, що ви обираєте: скажімо, назву карти, літеру ефекту або номер карти у вашій шахті, і більше нічого.
trial-list = Усі можливі відповіді перелічено, кожну з її ключем перед двокрапкою. Останній рядок вашої відповіді — ключ тієї, яку ви обираєте, і більше нічого.
trial-tools = Стіл ви бачите лише через виклики. Останній рядок кожної відповіді — один виклик і більше нічого: «state» описує стіл, «options» — можливі відповіді з їхніми ключами, «what_if КЛЮЧ» — що зробила б відповідь, нічого не змінюючи, а «answer КЛЮЧ» — це ваша відповідь.
trial-refused = «{ $text }» не можна прийняти. Дайте відповідь ще раз, як описано на початку.
