### Як звуть ботів українською: для культури кожної фракції по імені на кожне місце.

ui-bot-scots-1 = Ейлса
ui-bot-scots-2 = Келлум
ui-bot-scots-3 = Мораґ
ui-bot-scots-4 = Ферґус
ui-bot-scots-5 = Айла

ui-bot-egyptians-1 = Меріт
ui-bot-egyptians-2 = Хорі
ui-bot-egyptians-3 = Туя
ui-bot-egyptians-4 = Сенбі
ui-bot-egyptians-5 = Нофрет

ui-bot-atlanteans-1 = Галена
ui-bot-atlanteans-2 = Нерео
ui-bot-atlanteans-3 = Пелагія
ui-bot-atlanteans-4 = Таліон
ui-bot-atlanteans-5 = Кімо

ui-bot-barbarians-1 = Гільда
ui-bot-barbarians-2 = Ульф
ui-bot-barbarians-3 = Раґна
ui-bot-barbarians-4 = Ґуннар
ui-bot-barbarians-5 = Сольвейг

ui-bot-japanese-1 = Хана
ui-bot-japanese-2 = Кендзі
ui-bot-japanese-3 = Юкі
ui-bot-japanese-4 = Хару
ui-bot-japanese-5 = Айко

ui-bot-romans-1 = Лівія
ui-bot-romans-2 = Тит
ui-bot-romans-3 = Флавія
ui-bot-romans-4 = Квінт
ui-bot-romans-5 = Марція
