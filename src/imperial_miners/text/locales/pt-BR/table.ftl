### Ajustes, relógio e registro da mesa em português do Brasil.

ui-sound = Som
ui-sound-off = desligado
ui-sound-on = ligado
ui-chat = Conversa
ui-chat-on = visível
ui-chat-off = silenciada
ui-notify = Avise quando for a minha vez
ui-notify-done = Você será avisado quando for a sua vez.
ui-time-left = Tempo restante
ui-whole-log = Histórico completo
ui-log-empty = Nada aconteceu ainda.
ui-all-final = definitivo: planeje antes
ui-choices = Respostas possíveis
ui-away = O servidor não responde. Nada se perdeu; tentando de novo…
