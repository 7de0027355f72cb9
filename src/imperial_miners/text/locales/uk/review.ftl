### Погляд назад на гру, українською: перегляд, відгалуження, розбір і сторінка, у якій усе разом.

## The replay.

ui-replay = Перегляд
ui-replay-of = Перегляд: { $names }
ui-replay-see = Переглянути гру
ui-replay-controls = Рух переглядом
ui-replay-point = Відповідь { $at } з { $count }
ui-replay-begins = До першої відповіді
ui-replay-first = На початок
ui-replay-last = У кінець
ui-replay-back = На одну відповідь назад
ui-replay-on = На одну відповідь далі
ui-replay-round-back = На один раунд назад
ui-replay-round-on = На один раунд далі
ui-replay-rounds = Раунди
ui-replay-seen-by = Хто бачить
ui-replay-everyone = усі
ui-replay-show = Показати
ui-replay-answered = { $player } відповідає: { $answer }
ui-replay-asked = Запитання до гравця { $player }: { $question }
ui-replay-keys = Стрілки: відповідь за відповіддю. { $pages }: раунд за раундом. { $ends }: на початок і в кінець.
ui-replay-happened = Що з того вийшло
ui-replay-quiet = Більше нічого не сталося.
ui-replay-hand-of = { $name }: { $count ->
    [0] немає карт на руці
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[other] { $count } карт на руці
}
ui-replay-hand-hidden = Звідси цієї руки не було видно.

## Going on from a point, and records from elsewhere.

ui-branch = Грати далі звідси
ui-branch-help = Нова гра з цього місця, з тією самою роздачею. На інших місцях грають боти.
ui-branch-help-solo = Нова гра з цього місця, з тією самою роздачею.
ui-branch-seat = Ваше місце:
ui-branch-from = Ця гра продовжує іншу, від відповіді { $at }.
ui-branch-see = Переглянути ту гру
ui-replay-bring = Повернутися до зіграної гри
ui-replay-bring-help = Додайте запис завершеної гри: його перевірять відповідь за відповіддю, а тоді гру можна переглянути, розібрати й продовжити з будь-якого місця.
ui-replay-file = Файл запису
ui-replay-check = Перевірити й переглянути
ui-replay-refused = Цей запис неможливо переглянути.
ui-replay-not-finished = Цю гру ще не завершено: переглядати можна лише завершені ігри.
ui-replay-page = Завантажити однією сторінкою
ui-replay-page-help = Перегляд і розбір в одному файлі: зберегти, надіслати, читати без з’єднання.

## The review.

ui-review = Розбір
ui-review-of = Розбір: { $name }
ui-review-begin = Розібрати гру
ui-review-begin-help = Кожен хід поряд із найкращим, який можна було знайти з тодішнім знанням. Це триває кілька секунд; тим часом можна робити інше.
ui-review-whose = Чия гра
ui-review-running = Розбір готується
ui-review-progress = Готово частин: { $done } з { $total }.
ui-review-ahead = { $count ->
    [one] Перед ним ще { $count } розбір.
    [few] Перед ним ще { $count } розбори.
   *[other] Перед ним ще { $count } розборів.
}
ui-review-reload = Глянути ще раз
ui-review-failed = Розбір не вдався.
ui-review-again = Спробувати ще раз
ui-review-missing = Цього розбору ще ніхто не просив.
ui-review-scores = Бали за раундами
ui-review-score = Бали наприкінці
ui-review-accuracy = Точність
ui-review-accuracy-what = Що це таке?
ui-review-accuracy-text = 100 % означає, що кращого ходу ніде не знайдено; 0 % — що ходи навмання залишили б на столі стільки ж балів. Це одиниця мінус усі залишені бали, поділені на все, що було на кону; на кону — те, наскільки найкращий хід кращий за середній з усіх можливих.
ui-review-left = Залишено на столі
ui-review-left-text = На скільки балів більше дали б наприкінці найкращі знайдені ходи порівняно зі зробленими, якщо судити лише за тим, що було відомо тоді. «Точно» означає, що кожен можливий хід переглянуто до кінця. Решта — оцінка з ходів, дограних у багатьох навмання розданих колодах; число після ± — її стандартна похибка. Помилок самого судді в ній немає.
ui-review-luck = Удача
ui-review-luck-text = Чого варті були перша рука, узяті карти й події порівняно з тим, що ще могло випасти, щоразу за навмання розданими колодами. У середньому удача дорівнює нулю; те, що ви з неї зробили, — ваша гра.
ui-review-luck-parts = Перша рука { $deal }, узяті карти { $draws }, події { $events }
ui-review-exact = точно
ui-review-estimate = оцінка
ui-review-turning = Три поворотні моменти
ui-review-rounds = Раунд за раундом
ui-review-taken = Зроблений хід
ui-review-best = Найкращий знайдений хід
ui-review-none = Кращого ходу не знайдено.
ui-review-forced = Тут не було з чого вибирати.
ui-review-unseen = … а далі що принесе невідома карта
ui-review-most = Найбільше, що можливо до кінця цього раунду, у балах: { $count } (точно)
ui-review-went = { $before } → { $after } б.
ui-review-see = Переглянути
ui-review-see-better = Переглянути кращий варіант
ui-replay-as-played = Переглянути, як було зіграно
ui-review-steps = Усі відповіді гри

## The turning points in words.

ui-turning-missed = Обрано: { $taken }. Краще: { $best } — на { $points } б. більше ({ $sure ->
    [yes] точно
   *[no] приблизно
}).
ui-turning-now = Із них { $points } б. — того самого раунду.
ui-turning-later = Того самого раунду це коштувало б { $points } б., зате згодом дало б більше.
ui-turning-found = { $taken }: найкраще, що можна було знайти, приблизно на { $points } б. краще за середній хід.
ui-turning-deal = { $sign ->
    [minus] Ваша перша рука була приблизно на { $points } б. гірша за середню.
   *[plus] Ваша перша рука була приблизно на { $points } б. краща за середню.
}
ui-turning-draw = { $sign ->
    [minus] Узято: { $cards } — приблизно на { $points } б. гірше, ніж у середньому.
   *[plus] Узято: { $cards } — приблизно на { $points } б. краще, ніж у середньому.
}
ui-turning-event = { $sign ->
    [minus] Подія «{ $event }» не пасувала вашій шахті: приблизно на { $points } б. менше за середню подію.
   *[plus] Подія «{ $event }» пасувала вашій шахті: приблизно на { $points } б. більше за середню подію.
}
