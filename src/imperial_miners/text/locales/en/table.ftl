### The table's settings, clock and log in English. Every id begins with ui-.

ui-sound = Sound
ui-sound-off = off
ui-sound-on = on
ui-chat = Chat
ui-chat-on = shown
ui-chat-off = muted
ui-notify = Tell me when I am awaited
ui-notify-done = You will be told when you are awaited.
ui-time-left = Time left
ui-whole-log = The whole log
ui-log-empty = Nothing has happened yet.
ui-all-final = final: plan it first
ui-choices = Possible answers
ui-away = The server cannot be reached. Nothing is lost; trying again …
