### Zurückblicken auf ein Spiel, auf Deutsch: Wiedergabe, Abzweigung, Rückschau und die Seite, die alles enthält.

## The replay.

ui-replay = Wiedergabe
ui-replay-of = Wiedergabe: { $names }
ui-replay-see = Wiedergabe ansehen
ui-replay-controls = Durch die Wiedergabe gehen
ui-replay-point = Antwort { $at } von { $count }
ui-replay-begins = Vor der ersten Antwort
ui-replay-first = Zum Anfang
ui-replay-last = Zum Ende
ui-replay-back = Eine Antwort zurück
ui-replay-on = Eine Antwort weiter
ui-replay-round-back = Eine Runde zurück
ui-replay-round-on = Eine Runde weiter
ui-replay-rounds = Runden
ui-replay-seen-by = Gesehen von
ui-replay-everyone = allen
ui-replay-show = Zeigen
ui-replay-answered = { $player } antwortet: { $answer }
ui-replay-asked = { $player } ist gefragt: { $question }
ui-replay-keys = Pfeiltasten: Antwort für Antwort. { $pages }: Runde für Runde. { $ends }: zum Anfang und zum Ende.
ui-replay-happened = Was daraus wurde
ui-replay-quiet = Sonst geschah nichts.
ui-replay-hand-of = { $name }: { $count ->
    [0] keine Handkarten
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
ui-replay-hand-hidden = Diese Hand war von hier aus verborgen.

## Going on from a point, and records from elsewhere.

ui-branch = Von hier aus weiterspielen
ui-branch-help = Ein neues Spiel ab dieser Stelle, mit denselben Stapeln. Die anderen Plätze spielen Bots.
ui-branch-help-solo = Ein neues Spiel ab dieser Stelle, mit denselben Stapeln.
ui-branch-seat = Dein Platz
ui-branch-from = Dieses Spiel zweigt von einem anderen ab, bei Antwort { $at }.
ui-branch-see = Jenes Spiel ansehen
ui-replay-bring = Auf ein Spiel zurückblicken
ui-replay-bring-help = Lade die Aufzeichnung eines beendeten Spiels hoch: Sie wird Antwort für Antwort geprüft; dann kannst du sie wiedergeben, das Spiel rückschauend beurteilen lassen und von jeder Stelle aus weiterspielen.
ui-replay-file = Datei der Aufzeichnung
ui-replay-check = Prüfen und wiedergeben
ui-replay-refused = Diese Aufzeichnung lässt sich nicht wiedergeben.
ui-replay-not-finished = Dieses Spiel ist noch nicht zu Ende: Nur beendete Spiele werden wiedergegeben.
ui-replay-page = Als eine Seite herunterladen
ui-replay-page-help = Wiedergabe und Rückschau in einer Datei, zum Aufheben oder Verschicken, lesbar ohne Verbindung.

## The review.

ui-review = Rückschau
ui-review-of = Rückschau: { $name }
ui-review-begin = Rückschau auf das Spiel
ui-review-begin-help = Jeder Zug neben dem besten, der sich mit dem damaligen Wissen finden ließ. Dauert einige Sekunden; du kannst inzwischen weitermachen.
ui-review-whose = Wessen Spiel
ui-review-running = Die Rückschau entsteht gerade
ui-review-progress = { $done } von { $total } Teilen sind fertig.
ui-review-ahead = { $count ->
    [one] { $count } andere Rückschau kommt vorher dran.
   *[other] { $count } andere Rückschauen kommen vorher dran.
}
ui-review-reload = Noch einmal nachsehen
ui-review-failed = Die Rückschau ist nicht gelungen.
ui-review-again = Noch einmal versuchen
ui-review-missing = Diese Rückschau hat noch niemand verlangt.
ui-review-scores = Punkte nach Runden
ui-review-score = Punkte am Ende
ui-review-accuracy = Genauigkeit
ui-review-accuracy-what = Was ist das?
ui-review-accuracy-text = 100 % heißt, dass nirgends ein besserer Zug zu finden war; 0 %, dass ausgeloste Züge ebenso viele Punkte liegen gelassen hätten. Gerechnet wird eins weniger alle liegen gelassenen Punkte, geteilt durch alles, was auf dem Spiel stand; das ist, um wie viel der beste Zug besser ist als der Durchschnitt aller möglichen.
ui-review-left = Liegen gelassen
ui-review-left-text = Um wie viele Punkte die besten gefundenen Züge am Ende mehr wert gewesen wären als die gewählten, beurteilt nur nach dem, was damals bekannt war. „Genau“ heißt, dass jeder mögliche Zug bis zum Ende durchgesehen wurde. Alles andere ist eine Schätzung aus Zügen, die in vielen ausgelosten Verteilungen weitergespielt wurden; die Zahl hinter ± ist ihr Standardfehler. Worin sich der Beurteiler selbst irrt, steckt nicht darin.
ui-review-luck = Glück
ui-review-luck-text = Was die erste Hand, die gezogenen Karten und die Ereignisse wert waren, verglichen mit dem, was sonst hätte kommen können, jeweils über ausgeloste Verteilungen. Im Durchschnitt ist Glück null; was du daraus machst, ist dein Spiel.
ui-review-luck-parts = Erste Hand { $deal }, gezogene Karten { $draws }, Ereignisse { $events }
ui-review-exact = genau
ui-review-estimate = geschätzt
ui-review-turning = Drei Wendepunkte
ui-review-rounds = Runde für Runde
ui-review-taken = Der gewählte Zug
ui-review-best = Der beste gefundene Zug
ui-review-none = Ein besserer Zug war nicht zu finden.
ui-review-forced = Hier gab es nichts zu entscheiden.
ui-review-unseen = … und dann, was die verdeckte Karte bringt
ui-review-most = Höchstens möglich bis zum Ende dieser Runde: { $count } Punkte (genau)
ui-review-went = { $before } → { $after } Punkte
ui-review-see = Ansehen
ui-review-see-better = Den besseren Zug ansehen
ui-replay-as-played = Ansehen, wie gespielt wurde
ui-review-steps = Alle Antworten des Spiels

## The turning points in words.

ui-turning-missed = Gewählt: { $taken }. Besser: { $best } – { $sure ->
    [yes] genau
   *[no] etwa
} { $points } { $single ->
    [yes] Punkt
   *[no] Punkte
} mehr wert.
ui-turning-now = { $points } davon wären noch in derselben Runde gekommen.
ui-turning-later = Das hätte in derselben Runde { $points } Punkte gekostet und später mehr gebracht.
ui-turning-found = { $taken }: das Beste, was zu finden war, etwa { $points } Punkte besser als ein durchschnittlicher Zug.
ui-turning-deal = { $sign ->
    [minus] Deine erste Hand war etwa { $points } Punkte schlechter als eine durchschnittliche.
   *[plus] Deine erste Hand war etwa { $points } Punkte besser als eine durchschnittliche.
}
ui-turning-draw = { $sign ->
    [minus] Gezogen: { $cards } – etwa { $points } Punkte schlechter als durchschnittlich.
   *[plus] Gezogen: { $cards } – etwa { $points } Punkte besser als durchschnittlich.
}
ui-turning-event = { $sign ->
    [minus] Das Ereignis „{ $event }“ passte nicht zu deiner Mine: etwa { $points } Punkte weniger als ein durchschnittliches.
   *[plus] Das Ereignis „{ $event }“ passte zu deiner Mine: etwa { $points } Punkte mehr als ein durchschnittliches.
}
