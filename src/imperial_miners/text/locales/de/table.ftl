### Einstellungen, Uhr und Verlauf am Tisch auf Deutsch.

ui-sound = Ton
ui-sound-off = aus
ui-sound-on = an
ui-chat = Unterhaltung
ui-chat-on = sichtbar
ui-chat-off = stumm
ui-notify = Melden, wenn ich dran bin
ui-notify-done = Du bekommst eine Meldung, wenn du dran bist.
ui-time-left = Restzeit
ui-whole-log = Ganzer Verlauf
ui-log-empty = Bisher ist nichts geschehen.
ui-all-final = endgültig: erst planen
ui-choices = Mögliche Antworten
ui-away = Der Server ist nicht erreichbar. Nichts ist verloren, gleich ein neuer Versuch …
