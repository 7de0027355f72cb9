### Puzzles, in German.

ui-puzzles = Rätsel
ui-puzzles-help = Finde den besten Zug. Es gibt nur einen, und das ist bewiesen.
ui-puzzles-lead = Stellungen aus echten Partien von Bots, in denen eine Karte an einem Platz alles andere schlägt. Spiele den Zug am Tisch: Jedes Rätsel wurde bis zur letzten Möglichkeit durchsucht.
ui-puzzle-n = Rätsel { $number }
ui-puzzle-goal = Finde den Zug, der in dieser Runde die meisten Punkte bringt.
ui-puzzle-goal-help = Punkte sind Siegpunkte und vollständige Loren. Der beste Zug braucht kein Glück beim Nachziehen.
ui-puzzle-next = Nächstes Rätsel
ui-puzzle-again = Noch einmal versuchen
ui-puzzle-all = Alle Rätsel
ui-puzzle-over = Von vorn
ui-puzzle-so-far = Bisher gewonnen
ui-puzzle-solved = Gelöst: Das ist der beste Zug!
ui-puzzle-missed = Es gibt einen besseren Zug
ui-puzzle-you = Dein Zug
ui-puzzle-best = Der beste Zug
ui-puzzle-margin = { $count ->
    [one] Mit einer anderen Karte oder an einem anderen Platz bringt der beste Zug { $count } Punkt.
   *[other] Mit einer anderen Karte oder an einem anderen Platz bringt der beste Zug { $count } Punkte.
}
ui-puzzle-lines = { $count ->
    [one] { $count } Ausgang der Runde wurde verglichen.
   *[other] { $count } Ausgänge der Runde wurden verglichen.
}
ui-puzzle-rating = Deine Wertung
ui-puzzle-rating-of = Wertung dieses Rätsels
ui-puzzle-rated-once = Nur dein erster Versuch zählt für die Wertungen. Sie bleiben auf diesem Gerät.
ui-puzzle-tally = { $solved } von { $tried } versuchten gelöst
ui-puzzle-state-solved = gelöst
ui-puzzle-state-missed = verfehlt
ui-puzzle-state-new = neu
ui-puzzles-none = Für diese Karten gibt es noch keine Rätsel.
