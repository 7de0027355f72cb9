### Como se chamam os bots em português do Brasil: para a cultura de cada Facção, um nome por lugar.

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

ui-bot-atlanteans-1 = Galena
ui-bot-atlanteans-2 = Nereu
ui-bot-atlanteans-3 = Pelágia
ui-bot-atlanteans-4 = Tálion
ui-bot-atlanteans-5 = Kimo

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

ui-bot-romans-1 = Lívia
ui-bot-romans-2 = Tito
ui-bot-romans-3 = Flávia
ui-bot-romans-4 = Quinto
ui-bot-romans-5 = Márcia
