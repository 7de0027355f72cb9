### The guided first game in German: one sentence for each first time.

guide-begin = Spielend lernen
guide-begin-help = Ein erstes Spiel, in dem jede Regel erklärt wird, sobald sie zum ersten Mal vorkommt. Du kannst es jederzeit verlassen und fortsetzen.
guide-title = Dein erstes Spiel
guide-progress = { $met } von { $of } Lektionen
guide-nothing = Hier ist nichts neu: Spiel, wie du magst.
guide-skip = Erklärungen überspringen
guide-again = Erklärungen zeigen
guide-skipped = Die Erklärungen sind aus.
guide-shown = Die Erklärungen sind wieder da.
guide-type = Mit „{ $word }“ siehst du es dir an.
guide-done = Das war alles: Du kennst das Spiel.

lesson-events-name = Ereignisse
lesson-events = Jede der zehn Runden beginnt mit einem Ereignis: Es wirkt sofort, die ganze Runde lang oder am Ende der Runde.
lesson-playing-name = Eine Karte spielen
lesson-playing = Spiel jede Runde eine Karte: Ebene I ist kostenlos, tiefere Karten kosten Münzen und brauchen eine Karte der Ebene darüber.
lesson-placing-name = Die Karte legen
lesson-placing = Eine Karte liegt in der Reihe ihrer Ebene, unter einer Karte der Reihe darüber; Ebene I hängt am Stolleneingang.
lesson-effects-name = Effekte
lesson-effects = Die gelegte Karte wird sofort aktiviert: Wähle einen ihrer Effekte oder lehne ab.
lesson-surface-name = Der Stolleneingang
lesson-surface = Jeder Zug endet am Stolleneingang: Nimm Münzen, zahl Münzen, um zu entwickeln, oder zieh Karten.
lesson-chain-name = Die Kettenreaktion
lesson-chain = Von hier steigt die Kettenreaktion auf: Auch eine Karte jeder Reihe darüber wird aktiviert, bis hinauf zum Stolleneingang.
lesson-drawing-name = Karten ziehen
lesson-drawing = Du ziehst Karte für Karte, jede von dem Stapel, den du willst; auf deine Hand passen acht.
lesson-advancing-name = Entwickeln
lesson-advancing = Dein Plättchen klettert auf einem Entwicklungsplan: Nur das Feld, auf dem es stehen bleibt, bringt etwas, das oberste am meisten.
lesson-machines-name = Maschinen
lesson-machines = Maschinen bleiben auf ihrer Karte, höchstens drei, und machen manche Effekte stärker.
lesson-collapse-name = Einstürze
lesson-collapse = Ein Einsturz sperrt seine Karte: Wenn sie das nächste Mal aktiviert wird, wird nur der Einsturz weggeräumt.
lesson-carts-name = Loren
lesson-carts = Zwei gefüllte Hälften an einer gemeinsamen Kante ergeben eine vollständige Lore, am Ende 1 Siegpunkt wert.
lesson-scoring-name = Wertung
lesson-scoring = Siegpunkte entscheiden das Spiel: Nach zehn Runden werden deine Siegpunkte und deine vollständigen Loren zusammengezählt.
