### Hints, why a bot did something, and why something cannot be done, in Ukrainian.

## A hint: where to look.

look-hand = Погляньте на карти { level-of } у вас на руці.
look-deal = Погляньте на карти, які вам роздали.
look-row = Погляньте на місця в ряді { $row }.
look-card = Погляньте на карту «{ $card }» і на те, що вона пропонує.
look-mine = Погляньте на карти своєї шахти.
look-surface = Погляньте на поверхню.
look-event = Погляньте на подію.
look-decks = Погляньте на колоди.
look-boards = Погляньте на планшети прогресу.
look-offer = Зважте, чи варте того те, що пропонують.
aim-vp = Цього ходу можна здобути ПБ.
aim-carts = Цього ходу можна зібрати візки.
aim-spaces = Це добрий хід, щоб просунутися.
aim-machines = Це добрий хід для механізмів.
aim-cards = Це добрий хід, щоб узяти карти.
aim-coins = Це добрий хід, щоб назбирати монет.
aim-later = Цей хід готує наступні раунди.

## A hint: the line, and why.

hint-line = Добрий шлях:
hint-gains = До кінця ходу він дає { $gains }.
hint-gains-nothing = Одразу він нічого не дає: він готує подальше.
hint-later = Звідти до кінця гри можна чекати ще близько { $points } ПБ.
hint-other = Наступну за силою відповідь оцінено на { $points } ПБ нижче: { $answer }.
hint-even = Інші відповіді оцінено майже так само.
hint-keep = За оцінкою, ці карти найкраще пасують одна одній: ранні заробляють монети на глибокі.
hint-estimate = Це оцінка: ніхто не знає, що принесуть колоди та події.
hint-none = Тут лише одна відповідь.
hint-more-line = Показати шлях
hint-more-why = А чому?
hints-off = Коли за столом є інші люди, порад немає, доки не погодяться всі.
hints-waiting = Ще мають погодитися: { $names }.
hints-agree = Я за поради
hints-disagree = Більше без порад
hints-agreed = { $player }: згода на поради.
hints-refused = { $player }: без порад.
pause-agreed = { $player } хоче паузи.
pause-refused = { $player } хоче грати далі.

## Why a bot did what it did.

why-ask = Чому?
why-ask-of = { $player }: чому такий хід?
why-round = Раунд { $round }: { $player } розігрує карту «{ $card }».
why-gains = У цьому раунді це дало { $gains }.
why-gains-nothing = У цьому раунді це нічого не дало одразу: це готує подальше.
why-best = Кращого способу діяти далі з цією картою не знайдено.
why-best-of-all = Кращого ходу з картами на руці не знайдено.
why-next = Наступну за силою відповідь оцінено на { $points } ПБ нижче: { $answer }.
why-slip = Іншу відповідь оцінено на { $points } ПБ вище: { $answer }.
why-slip-hidden = Іншу відповідь оцінено на { $points } ПБ вище.
why-slips = Бот цього рівня хибить у { $slips } зі 100 рішень.
why-only = З цією картою іншого шляху не було.
why-hidden = Руки лишаються прихованими: що ще можна було розіграти, побачите після гри.
why-nothing = { $player } ще не показує жодної карти.
why-rounds = Раунди

## Why something cannot be done.

why-not = Чому ні?
why-not-of = Чому не «{ $what }»?
why-not-title = Чому ні?
why-not-cost = Це коштує { $cost }, а ви маєте { $coins }.
why-not-above = Над нею має лежати карта { level-of }.
why-not-rule = Правило { $rule }: { $text }
why-not-offered = Зараз це можна обрати.
why-not-nothing = Усе, що видно, зараз можна обрати.
