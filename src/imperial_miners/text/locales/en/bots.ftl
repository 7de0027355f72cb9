### What bots are called, in English: for each Faction's culture one name for each seat.

ui-bot-scots-1 = Ailsa
ui-bot-scots-2 = Callum
ui-bot-scots-3 = Morag
ui-bot-scots-4 = Fergus
ui-bot-scots-5 = Isla

ui-bot-egyptians-1 = Merit
ui-bot-egyptians-2 = Hori
ui-bot-egyptians-3 = Tuya
ui-bot-egyptians-4 = Senbi
ui-bot-egyptians-5 = Nofret

ui-bot-atlanteans-1 = Galene
ui-bot-atlanteans-2 = Nereo
ui-bot-atlanteans-3 = Pelagia
ui-bot-atlanteans-4 = Thalion
ui-bot-atlanteans-5 = Kymo

ui-bot-barbarians-1 = Hilda
ui-bot-barbarians-2 = Ulf
ui-bot-barbarians-3 = Ragna
ui-bot-barbarians-4 = Gunnar
ui-bot-barbarians-5 = Solveig

ui-bot-japanese-1 = Hana
ui-bot-japanese-2 = Kenji
ui-bot-japanese-3 = Yuki
ui-bot-japanese-4 = Haru
ui-bot-japanese-5 = Aiko

ui-bot-romans-1 = Livia
ui-bot-romans-2 = Titus
ui-bot-romans-3 = Flavia
ui-bot-romans-4 = Quintus
ui-bot-romans-5 = Marcia
