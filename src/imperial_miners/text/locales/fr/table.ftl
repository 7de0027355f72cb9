### Réglages, horloge et journal de la table en français.

ui-sound = Son
ui-sound-off = coupé
ui-sound-on = actif
ui-chat = Discussion
ui-chat-on = visible
ui-chat-off = masquée
ui-notify = Me prévenir quand c’est à moi
ui-notify-done = Vous serez prévenu quand ce sera à vous.
ui-time-left = Temps restant
ui-whole-log = Tout le journal
ui-log-empty = Rien ne s’est encore passé.
ui-all-final = définitif : planifiez d’abord
ui-choices = Réponses possibles
ui-away = Le serveur est injoignable. Rien n’est perdu ; nouvel essai…
