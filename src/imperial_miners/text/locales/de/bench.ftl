### The designer's bench.

ui-bench = Werkbank
ui-bench-lead = Ändere eine Karte und sieh sofort, wie sie aussieht, was sie sagt und was sie wert ist.
ui-bench-ours = Dieses Paket gehört zum Spiel und bleibt, wie es ist. Kopiere es in einen eigenen Ordner, um es zu ändern.
ui-bench-folder = Ordner (neu oder leer); sein Name wird die Kennung des Pakets
ui-bench-copy = In einen Ordner kopieren
ui-bench-new-card = Neue Karte
ui-bench-new-event = Neues Ereignis
ui-bench-new-board = Neue Planseite
ui-bench-add-language = Namen in einer weiteren Sprache
ui-bench-add = Hinzufügen
ui-bench-problems = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
}
ui-bench-elsewhere = { $count ->
    [one] Hier stimmt alles. Anderswo hat das Paket { $count } Problem:
   *[other] Hier stimmt alles. Anderswo hat das Paket { $count } Probleme:
}
ui-bench-no-problems = Keine Probleme
ui-bench-missing = ohne Namen: { $languages }
ui-bench-worth = Wert { $figure }
ui-bench-overtaken = Das hat inzwischen jemand anderes geändert. Nichts wurde überschrieben: Deine Fassung steht im Formular, die andere darunter.
ui-bench-not-whole = So lässt sich das noch nicht spielen: Bring erst in Ordnung, was markiert ist.
ui-bench-not-gone = Der Ordner des Pakets ist verschwunden oder nicht lesbar. Was du getippt hast, bleibt erhalten: Leg den Ordner zurück und speichere dann.
ui-bench-not-wrong = Nichts wurde gespeichert: Bring erst in Ordnung, was markiert ist. Dein Entwurf bleibt erhalten.
ui-bench-not-toml = Nichts wurde gespeichert: Eine Datei des Pakets muss erst von Hand in Ordnung gebracht werden.
ui-bench-not-room = Nichts wurde geschrieben, alle Dateien sind wie zuvor, und dein Entwurf bleibt erhalten. Das System sagt:
ui-bench-not-ours = Dieses Paket gehört zum Spiel: Kopiere es erst in einen eigenen Ordner.
ui-bench-not-name = Aus dem Namen des Ordners wird keine Kennung: Beginne ihn mit einem Buchstaben von a bis z.
ui-bench-not-empty = Der Ordner ist nicht leer: Wähle einen anderen.
ui-bench-removed = Es wurde aus dem Paket genommen; sein Verlauf bleibt erhalten.
ui-bench-no-such = So etwas gibt es im Paket nicht.
ui-bench-no-picture = Noch nichts zu zeichnen
ui-bench-points = Punkte
ui-bench-deals = { $count ->
    [one] { $count } Spiel in { $seconds } s; kommt in { $seen } % vor.
   *[other] { $count } Spiele in { $seconds } s; kommt in { $seen } % vor.
}
ui-bench-going-on = Messung läuft …
ui-bench-meter-failed = Das ließ sich nicht messen:
ui-bench-measuring = Messung läuft: Eine erste Schätzung kommt in wenigen Sekunden …
ui-bench-meter-off = Gerade wird nichts gemessen.
ui-bench-changed = Die Dateien haben sich auf der Platte geändert. Was du getippt hast, ist noch hier.
ui-bench-reload = Neu ansehen
ui-bench-begun = Diese Änderungen sind noch nicht gespeichert.
ui-bench-check = Prüfen
ui-bench-picture = Bild
ui-bench-rails = Halbe Loren
ui-bench-rail-left = Volle halbe Lore links
ui-bench-rail-right = Volle halbe Lore rechts
ui-bench-rail-upper-left = Volle halbe Lore oben links
ui-bench-rail-upper-right = Volle halbe Lore oben rechts
ui-bench-rail-lower-left = Volle halbe Lore unten links
ui-bench-rail-lower-right = Volle halbe Lore unten rechts
ui-bench-values = Werte
ui-bench-id = Kennung, nie zuvor benutzt: klein geschrieben, etwa gold_vein
ui-bench-cost = Kosten
ui-bench-copies = Anzahl
ui-bench-factions = Völker (höchstens zwei)
ui-bench-may = Darf abgelehnt werden
ui-bench-space = Feld { $number }
ui-bench-effect = Effekt { $number }
ui-bench-next-words = Wörter, die folgen können
ui-bench-save = Speichern
ui-bench-save-mine = Meine darüber speichern
ui-bench-play = Jetzt spielen
ui-bench-drop = Änderungen verwerfen
ui-bench-saved = Wie gespeichert
ui-bench-unsaved = Noch nicht gespeichert; als Entwurf aufgehoben
ui-bench-away = Der Server antwortet nicht; was du tippst, bleibt auf dieser Seite
ui-bench-meter = Was es wert ist
ui-bench-measure-always = Messen, während ich arbeite
ui-bench-measure = Messen
ui-bench-readings = Text in allen Sprachen
ui-bench-names = Namen
ui-bench-no-name = fehlt
ui-bench-name = Name
ui-bench-flavour = Eine Zeile für die Stimmung
ui-bench-other-languages = Keine Namen hat das Paket in: { $languages }. Sprachen kommen auf der ersten Seite der Werkbank dazu.
ui-bench-remove = Aus dem Paket nehmen
ui-bench-remove-help = Es verschwindet aus den Dateien, samt seinen Namen. Der Verlauf hebt es auf.
ui-bench-theirs = Die andere Fassung
ui-bench-take-theirs = Die andere nehmen, meine verwerfen
ui-bench-theirs-gone = Es wurde aus dem Paket genommen.
ui-bench-history = Fassungen
ui-bench-was-saved = gespeichert
ui-bench-was-tried = nur ausprobiert
