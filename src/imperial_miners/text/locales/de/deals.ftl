### The deal of the day, and ghosts, in German.

ui-daily = Tagespartie
ui-daily-help = Jeden Tag dieselben Karten für alle. Wie gut gräbst du?
ui-daily-lead = Heute spielen alle diese Partie: dieselben Karten, dieselben Ereignisse, dasselbe Glück. Du spielst sie einmal, allein, und siehst dann, wie es den anderen und den Bots ergangen ist. Ihre Karten folgen allein aus dem Datum, damit niemand uns vertrauen muss; wer es darauf anlegt, kann sie vorher berechnen.
ui-daily-past = Diese Partie gehört zu einem Tag, der vorbei ist.
ui-daily-play = Tagespartie spielen
ui-daily-go-on = Weiterspielen
ui-daily-yours = Deine Tagespartie
ui-daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
ui-daily-table = Wertungen des Tages
ui-daily-nobody = Noch hat niemand eine Wertung.
ui-daily-count = { $count ->
    [one] { $count } Wertung
   *[other] { $count } Wertungen
}
ui-daily-rank = Rang
ui-daily-name = Name
ui-daily-points = Punkte
ui-daily-bots = Die Bots mit denselben Karten
ui-daily-bots-help = Sie haben dieselben Karten und wissen nicht mehr als du.
ui-daily-playing = spielt noch
ui-daily-reload = Lade die Seite neu, um zu sehen, wie es ihnen ergangen ist.
ui-daily-share = Teilen
ui-daily-share-help = Nur Zahlen: Von den Karten wird nichts verraten.
ui-daily-share-bots = Gegen die Bots, der schwächste zuerst
ui-daily-picture = Bild speichern
ui-daily-picture-of = Dein Ergebnis als Bild
ui-daily-closed = Die Tabelle dieses Tages ist geschlossen.
ui-daily-upload = Eine Partie von anderswo
ui-daily-upload-help = Die Aufzeichnung einer beendeten Tagespartie trägt deine Wertung ein, wenn sich jeder Zug prüfen lässt.
ui-daily-file = Aufzeichnung (Datei)
ui-daily-enter = Wertung eintragen
ui-daily-before = Vorheriger Tag
ui-daily-after = Nächster Tag
ui-daily-won = gewonnen
ui-daily-even = gleich
ui-daily-lost = verloren
ui-ghosts = Geister
ui-ghosts-help = Miss dich mit aufgezeichneten Partien mit denselben Karten, wann du willst.
ui-ghosts-lead = Ein Geist ist eine aufgezeichnete Partie mit denselben Karten: deine, die einer Freundin oder eines Bots. Seine Mine wächst Runde für Runde neben deiner. Er hatte dieselben Karten und dasselbe Glück wie du.
ui-ghosts-deal = Die Karten
ui-ghosts-own = Ein beendetes Spiel
ui-ghosts-fresh = neu gemischt
ui-ghosts-upload = Aufzeichnungen von Freunden (Dateien)
ui-ghosts-upload-help = Alle mit denselben Karten. Spiele mit gemeinsamen Stapeln taugen nicht für Geister: Dort haben sich die Spieler gegenseitig Karten weggenommen.
ui-ghosts-friend = Name deiner Freundin oder deines Freundes
ui-ghosts-bots = Bots, die mit diesen Karten spielen
ui-ghosts-most = Höchstens vier Geister.
ui-ghosts-begin = Neben ihnen spielen
ui-ghosts-link = Link für Freunde
ui-ghosts-link-help = Wer diesen Link öffnet, kann mit denselben Karten neben dieser Partie spielen.
ui-ghost-run = aufgezeichnet
ui-ghost-yours = Deine Partie
ui-ghost-friend = Freund
ui-ghosts-waiting = { $count ->
    [one] { $count } Bot spielt noch mit diesen Karten.
   *[other] { $count } Bots spielen noch mit diesen Karten.
}
ui-ghosts-result = Neben aufgezeichneten Partien
ui-ghosts-again = Mit diesen Karten neben dieser Partie spielen
record-unfinished = Diese Partie wurde nicht zu Ende gespielt.
record-shared-decks = In diesem Spiel zogen alle von denselben Stapeln, niemand hatte also eigene Karten.
record-other-deal = Diese Aufzeichnung gehört zu anderen Karten.
record-not-alone = Die Tagespartie spielt man allein.

## How fair a deal was.

fair-drawn = Bewiesen ist: Jeder Zug folgt den Regeln, und die Karten wurden aus einem Startwert gemischt, den das Geheimnis des Servers und die Beiträge der Plätze ergeben. Wenn dir die Prüfsumme des Geheimnisses gezeigt wurde, bevor du dich gesetzt hast, und dein eigener Beitrag hier steht, dann konnten weder der Server allein noch irgendwer ohne den Server diese Karten auswählen. Nicht bewiesen ist, dass niemand hineingesehen hat. Der Server kennt die Karten, während du spielst, und gemeinsam mit einem Platz, der zuletzt beigetragen hat, hätte er sie auswählen können.
fair-chosen = Bewiesen ist: Jeder Zug folgt den Regeln, und die Karten wurden aus dem Startwert gemischt. Nicht bewiesen ist, woher der Startwert kam. Wer das Spiel begonnen hat, konnte ihn wählen oder kennen, wie bei jedem Spiel auf dem eigenen Gerät und bei der Tagespartie, die für alle gleich ist.
fair-old = Bewiesen ist: Jeder Zug folgt den Regeln, und die Karten wurden aus dem Startwert gemischt. Nicht bewiesen ist, dass niemand mehr wusste als erlaubt. Dieses Spiel wurde mit dem Zufall früherer Versionen gemischt, der sich mit etwas Aufwand aus dem berechnen ließ, was ein Platz sah.
