### Die Oberfläche auf Deutsch. Jede Kennung beginnt mit ui-.

ui-game-name = Imperial Miners
ui-skip-to-content = Zum Inhalt
ui-skip-to-question = Zur Frage

## Der obere Rand des Tisches.

ui-round-of = Runde { $round }/{ $rounds }
ui-round-n = Runde { $round }
ui-set-up = Spielaufbau
ui-game-over = Das Spiel ist zu Ende
ui-waiting-for = Warten auf
ui-you = du
ui-you-awaited = du bist dran
ui-tools = Werkzeuge
ui-dock = Mehr vom Tisch
ui-which-to-keep = { $count ->
    [one] Welche Karte behältst du?
   *[other] Welche { $count } Karten behältst du?
}
ui-keep-these = { $count ->
    [one] Diese Karte behalten
   *[other] Diese { $count } Karten behalten
}
ui-again = { $count }-mal hintereinander
ui-elsewhere = Anderswo in der Reihe
ui-all-of-them = Alle
ui-play-it = Spielen
ui-put-back = Zurücklegen
ui-undo = Rückgängig
ui-undo-why = Nimmt deine letzte Antwort zurück, solange seither nichts Neues zu sehen war
ui-undo-more = Mehr rückgängig machen
ui-undo-answer = Die letzte Antwort
ui-undo-card = { $count ->
    [one] Die Karte dieser Runde ({ $count } Antwort)
   *[other] Die Karte dieser Runde ({ $count } Antworten)
}
ui-undo-turn = { $count ->
    [one] Den ganzen Zug ({ $count } Antwort)
   *[other] Den ganzen Zug ({ $count } Antworten)
}
ui-undo-line = Was man gesehen hat, lässt sich nicht zurücknehmen.
ui-redo = Wiederholen
ui-plan = Plan
ui-plan-why = Einen ganzen Zug ausprobieren, dann ausführen oder verwerfen
ui-hint = Tipp
ui-menu = Menü

## Die Mine.

ui-your-mine = Deine Mine
ui-mine-of = Mine von { $name }
ui-mine-cells = Karten und Plätze der Mine, Reihe für Reihe
ui-back-to-mine = Zurück zu deiner Mine
ui-level-n = Ebene { level-numeral }
ui-card-used = in dieser Runde aktiviert
ui-card-collapsed = eingestürzt
ui-collapsed = Eingestürzt
ui-cost-free = gratis
ui-cost-two = 2 Münzen
ui-decks = Stapel
ui-deck-n = Stapel der Ebene { level-numeral }
ui-face-down = Eine verdeckte Karte der Ebene { level-numeral }: zu sehen ist sie erst, wenn sie gezogen wird
ui-zoom-in = Größer
ui-zoom-out = Kleiner
ui-look-closer = Genauer ansehen
ui-look-at = { $name } genauer ansehen
ui-deal = Deine acht Karten

## Was eine Möglichkeit bewirken würde.

ui-change-coin = { $sign ->
    [minus] du zahlst { coin-count-acc }
   *[plus] du erhältst { coin-count-acc }
}
ui-change-vp = { $sign ->
    [minus] du verlierst { vp-count-acc }
   *[plus] du erhältst { vp-count-acc }
}
ui-change-cart = { $count ->
    [one] vervollständigt { $count } Lore
   *[other] vervollständigt { $count } Loren
}
ui-change-machine = { $sign ->
    [minus] entfernt { machine-count-acc }
   *[plus] bringt { machine-count-acc }
}
ui-change-collapse = { $sign ->
    [minus] räumt { collapse-count-acc } weg
   *[plus] bringt { collapse-count-acc }
}
ui-to-space = { $board }: auf Feld { $space }
ui-reveals = das deckt eine Karte auf
ui-cannot-undo = das lässt sich nicht zurücknehmen

## Pläne, Beutel, Hand.

ui-boards = Entwicklungspläne
ui-boards-short = Pläne
ui-space-bottom = Unterstes Feld
ui-carts-short = Loren
ui-vp-short = SP
ui-cards-in-hand = Handkarten
ui-of-eight = von 8
ui-hand-count = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
ui-your-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
ui-hand-empty = Deine Hand ist leer.
ui-note-kept = behalten
ui-note-short = { $count ->
    [one] { $count } Münze fehlt
   *[other] { $count } Münzen fehlen
}
ui-note-no-card = noch keine Karte { $level }
ui-note-no-place = kein Platz unter { $level }

## Das Ereignis.

ui-event-kind = Ereignis der Runde { $round } · { $when }
ui-no-event = Spielaufbau
ui-no-event-help = Das erste Ereignis wird aufgedeckt, sobald vier Karten behalten sind.

## Spieler und Verlauf.

ui-at-the-table = Am Tisch
ui-players = Spieler
ui-have-chosen = { $count } von { $of } haben gewählt
ui-seat-open = freier Platz
ui-is-thinking = überlegt
ui-has-chosen = hat gewählt
ui-is-done = fertig
ui-seat-name = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [purple] Lila
   *[gold] Gold
}
ui-log = Verlauf
ui-phrase = Ein fertiger Satz
ui-say-something = Etwas sagen
ui-say = Sagen
ui-phrase-hello = Hallo!
ui-phrase-good-luck = Viel Glück!
ui-phrase-one-moment = Einen Moment, bitte.
ui-phrase-your-turn = Wir warten auf dich.
ui-phrase-well-played = Gut gespielt!
ui-phrase-thank-you = Danke!
ui-phrase-sorry = Entschuldigung!
ui-phrase-oh-no = Oh nein!
ui-phrase-good-game = Schönes Spiel!
ui-phrase-play-again = Spielen wir noch einmal?
ui-phrase-goodbye = Tschüss!

## Der Kopf der Frage, wenn nichts gefragt ist.

ui-planning = Plan
ui-idle-waiting = Warten auf { $names }
ui-idle-over = Das Spiel ist zu Ende.
ui-idle-bot = Ein Bot spielt auf deinem Platz.
ui-idle-bot-help = Du kannst jederzeit selbst weiterspielen.
ui-idle-plan-end = Weiter reicht der Plan nicht.
ui-idle-plan-end-help = Der nächste Schritt würde etwas aufdecken, oder erst sind andere am Zug.
ui-watching = Du schaust zu.
ui-watching-help = Du schaust diesem Spiel zu. Handkarten und verdeckte Entscheidungen bleiben verborgen.
ui-take-back = Selbst weiterspielen
ui-commit-plan = Plan ausführen
ui-drop-plan = Plan verwerfen
ui-see-result = Zum Ergebnis

## Menü und Einstellungen.

ui-menu-start = Startseite
ui-menu-rules = Regeln
ui-menu-cards = Karten
ui-menu-seats = Plätze und Einladungen
ui-menu-device = Auf ein anderes Gerät umziehen
ui-language = Sprache
ui-theme = Design
ui-theme-system = wie das System
ui-theme-day = hell
ui-theme-night = dunkel
ui-apply = Übernehmen

## Startseite.

ui-pages = Seiten
ui-about = Über dieses Spiel
ui-tagline = Grab tief, löse die Kettenreaktion aus, komm groß heraus.
ui-play-now = Jetzt allein spielen
ui-continue = Weiterspielen
ui-you-are-awaited = du bist dran
ui-tables-waiting = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
ui-options = Optionen
ui-set-up-option = Spielaufbau
ui-variant-standard = 4 von 8 Karten behalten
ui-variant-first-game = erstes Spiel: alle 6 behalten
ui-decks-shared = ein Satz für alle
ui-decks-duplicate = für jeden der gleiche Satz
ui-clock = Bedenkzeit
ui-clock-none = unbegrenzt
ui-clock-minutes = { $count ->
    [one] { $count } Minute je Runde
   *[other] { $count } Minuten je Runde
}
ui-clock-hours = { $count ->
    [one] { $count } Stunde je Antwort
   *[other] { $count } Stunden je Antwort
}
ui-clock-days = { $count ->
    [one] { $count } Tag je Antwort
   *[other] { $count } Tage je Antwort
}
ui-colour = Farbe
ui-your-name = Dein Name
ui-against-bots = Gegen Bots
ui-against-bots-help = Ein bis vier Gegner, die dich nie warten lassen.
ui-bots-number = Bots
ui-bots-level = Können
ui-begin = Beginnen
ui-with-friends = Mit Freunden
ui-with-friends-help = Jeder am eigenen Gerät: Für jeden freien Platz gibt es einen Link und einen QR-Code.
ui-seats = Plätze
ui-one-device = An einem Gerät
ui-one-device-help = Reicht es herum; ein Vorhang verbirgt jede Hand.
ui-name-of-player = Spieler { $number }
ui-join-or-watch = Einsteigen oder zuschauen
ui-enter-code-help = Du spielst auf einem anderen Gerät? Mit seinem Code geht es hier weiter.
ui-code = Code
ui-enter-code = Hier weiterspielen
ui-watch-link = Link oder Kennung eines Spiels
ui-watch = Zuschauen

## Plätze.

ui-seats-waiting = Einige Plätze sind noch frei. Du kannst schon an den Tisch.
ui-seats-full = Alle Plätze sind besetzt.
ui-to-the-table = Zum Tisch
ui-chair-open = freier Platz
ui-chair-bot = Bot
ui-chair-person = Spieler
ui-chair-away = ein Bot springt ein
ui-qr-for = QR-Code des Links für { $name }
ui-link-for = Link für { $name }
ui-invite-help = Schick diesen Link weiter oder lass den Code einscannen.
ui-only-here = Diese Links funktionieren im Moment nur auf diesem Gerät.
ui-share = Geräte in diesem Netzwerk zulassen
ui-share-friends = Freunde im selben WLAN oder Netzwerk können mitspielen
ui-share-command = Damit Freunde im selben Netzwerk mitspielen können, starte den Server mit: python3 go.py serve --lan
ui-copy = Kopieren
ui-copied = Kopiert
ui-or-bot = Oder ein Bot:
ui-give-to-bot = Bot spielen lassen
ui-free-seat = Bot wegschicken
ui-let-bot-play = Bot für mich spielen lassen
ui-bot-for-absent = Bot spielen lassen, solange dieser Spieler weg ist
ui-watch-help = Mit diesem Link kann jeder zuschauen; Handkarten bleiben verborgen.
ui-join-title = { $player } lädt dich ein
ui-join-to = zu Imperial Miners: In zehn Runden graben alle ihre eigene Mine, lösen Kettenreaktionen aus und sammeln Punkte.
ui-join-players = Wer mitspielt
ui-join-yours = dein Platz
ui-is-here = am Tisch
ui-is-gone = gerade nicht am Tisch
ui-sit-down = Platz nehmen
ui-pass-device = Gerät weitergeben
ui-pass-to = Gib das Gerät an { $name } weiter
ui-pass-help = Jetzt sollte sonst niemand hinsehen.
ui-pass-nobody = An diesem Gerät ist gerade niemand an der Reihe.
ui-i-am = Ich bin { $name }
ui-device-help = Gib diesen Code auf der Startseite des anderen Geräts ein oder scanne ihn dort. Deine Plätze ziehen mit um.
ui-device-expires = Der Code gilt einmal und zehn Minuten lang.

## Das Ende.

ui-you-are-title = Du bist: { $title }
ui-score-of = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
ui-winner-is = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
ui-tie-coins = Gleich viele Punkte: Die meisten Münzen gewinnen.
ui-tie-carts = Gleich viele Punkte und Münzen: Die meisten vollständigen Loren gewinnen.
ui-tie-shared = Gleich viele Punkte, Münzen und Loren: Der Sieg wird geteilt.
ui-titles = Titel
ui-play-again = Noch einmal
ui-record = Aufzeichnung
ui-record-help = Jede Entscheidung dieses Spiels, zum Wiederholen und Prüfen: Die Prüfsumme war von Anfang an bekannt, der Startwert wird jetzt verraten.
ui-seed = Startwert
ui-seed-hash = SHA-256 des Startwerts
ui-download = Aufzeichnung herunterladen
ui-see-table = Den Tisch ansehen

## Karten und Regeln.

ui-all-cards = Alle Karten, Ereignisse und Pläne
ui-search = Suche
ui-kind = Art
ui-kind-all = alle
ui-kind-card = Minenkarten
ui-kind-event = Ereignisse
ui-kind-board = Entwicklungspläne
ui-level = Ebene
ui-faction = Volk
ui-faction-none = keines
ui-show = Anzeigen
ui-found = { $count } gefunden
ui-copies = { $count }-mal in der Schachtel
ui-rules-notes = Regeln dazu
ui-close = Schließen
ui-contents = Inhalt
ui-how-to-play = So wird gespielt
ui-glossary = Glossar
ui-examples = Beispiele
ui-about-game = Imperial Miners ist ein Brettspiel für eine bis fünf Personen über Minen, die in Kettenreaktionen zum Leben erwachen. Dies ist ein freier Tisch dafür: ohne Konto, ohne Werbung, und deine Gäste müssen nichts installieren.
ui-alert-turn = Du bist dran, in Runde { $round }. Am Tisch: { $names }.
ui-alerts = Meldungen
ui-alerts-help = Eine Meldung auf diesem Gerät, wenn andere seit einer Minute auf dich warten. Einmal je Zug, und nicht, während du am Tisch bist.
ui-alerts-begin = Melden, wenn ich dran bin
ui-alerts-change = Ruhezeit ändern
ui-alerts-stop = Keine Meldungen mehr
ui-alerts-quiet-from = Ruhe von
ui-alerts-quiet-to = bis
ui-alerts-denied = Dein Browser erlaubt keine Meldungen von hier. Das lässt sich in seinen Einstellungen ändern.
ui-webhook = Meldungen an eine eigene Adresse
ui-webhook-offer = Meldungen an eine eigene Adresse senden
ui-webhook-help = Für alle, denen ein Chat, eine Haussteuerung oder ein Skript lieber ist: In denselben Augenblicken wie ein Gerät bekommt eine Adresse von dir eine signierte Meldung (einen Webhook).
ui-webhook-address = Adresse
ui-webhook-begin = Meldungen dorthin senden
ui-webhook-test = Probe senden
ui-webhook-test-body = Das ist eine Probe. Hier wird gemeldet, wenn du dran bist.
ui-webhook-stop = Nichts mehr senden
ui-webhook-secret = Geheimnis
ui-webhook-secret-once = Schreib es auf: Es wird nur dieses eine Mal gezeigt. Damit sind die Meldungen signiert, sodass deine Adresse weiß, dass sie von hier kommen.
ui-webhook-arrived = Die Probe ist angekommen.
ui-webhook-refused = Die Probe wurde nicht angenommen: Die Adresse hat mit { $status } geantwortet.
ui-webhook-unreached = Die Probe ist nicht angekommen: Unter dieser Adresse hat niemand geantwortet.
ui-webhook-given-up = Dorthin wird nichts mehr gesendet: Die Adresse gibt es nicht mehr, oder fünf Meldungen hintereinander sind nicht angekommen. Mit einer Probe, die ankommt, geht es weiter.

## Partien über Tage.

ui-deadline = bis { $when }
ui-deadline-yours = Deine Zeit endet am { $when }. Dann spielt ein Bot für dich.
ui-paused = Pause
ui-paused-why = Der Tisch macht Pause und alle Uhren stehen, bis jemand weiterspielen will.
ui-pause-help = Alle Uhren stehen, sobald alle zustimmen, die hier spielen. Jeder kann die Pause beenden.
ui-pause-begin = Pause machen
ui-pause-take-back = Doch keine Pause
ui-pause-end = Pause beenden
ui-hours = Meine Spielzeiten
ui-hours-help = In Partien mit Stunden oder Tagen je Antwort läuft deine Uhr nur in diesen Stunden deines Tages. Mindestens acht; zweimal dieselbe Stunde heißt den ganzen Tag.
ui-hours-from = Von
ui-hours-to = bis
ui-hours-zone = Zeitzone
ui-alert-reminder = Deine Zeit in Runde { $round } endet am { $when }. Am Tisch: { $names }.
ui-alert-last = Letzte Erinnerung: Am { $when } spielt in Runde { $round } ein Bot für dich. Am Tisch: { $names }.

## Plätze, die mitkommen.

ui-account = Meine Plätze kommen mit
ui-account-offer = Nimm deine Plätze auf andere Geräte mit
ui-account-mine = Meine Plätze kommen mit
ui-account-enter = Mit Passkey oder Notfallcode anmelden
ui-account-help = Deine Plätze gehören diesem Gerät. Mit einem Passkey kommen sie mit: dieselben Partien, Ergebnisse und Einstellungen, wo du dich anmeldest. Kein Name, keine Mail, kein Passwort.
ui-account-signed-in = { $count ->
    [one] Deine Plätze kommen mit. Du bist auf diesem Gerät angemeldet.
   *[other] Deine Plätze kommen mit. Du bist auf { $count } Geräten angemeldet.
}
ui-passkeys = Passkeys
ui-passkeys-help = Einen Passkey bewahrt dein Gerät auf oder ein Schlüssel, den du bei dir hast; Fingerabdruck, Gesicht oder PIN entsperren ihn. Alles geht auch ohne.
ui-passkeys-not-here = Unter dieser Adresse gehen keine Passkeys. Sie brauchen https und einen Namen, oder localhost, und einen Server, der sie prüfen kann.
ui-passkey-add = Passkey hinzufügen
ui-passkey-more = Noch einen Passkey hinzufügen
ui-passkey-enter = Mit meinem Passkey anmelden
ui-passkey-of = Hinzugefügt am { $day }
ui-passkey-remove = Entfernen
ui-passkey-failed = Es wurde kein Passkey verwendet. Nichts hat sich geändert.
ui-recovery = Notfallcode
ui-recovery-once = Schreib ihn auf: Er wird nur dieses eine Mal gezeigt. Ist dein Passkey verloren, meldet er dich einmal an, und du bekommst den nächsten.
ui-recovery-help = Er meldet dich an, wenn dein Passkey verloren ist. Hast du ihn nicht mehr, mach einen neuen; der alte gilt dann nicht mehr.
ui-recovery-new = Neuen Notfallcode machen
ui-recovery-enter = Notfallcode
ui-devices = Geräte
ui-devices-help = Ein abgemeldetes Gerät behält keine Plätze. Sie bleiben bei dir.
ui-leave-others = Alle anderen Geräte abmelden
ui-leave-this = Dieses Gerät abmelden
ui-kept-page = Keine Verbindung: Diese Seite ist so, wie du sie zuletzt gesehen hast.
ui-offline = Keine Verbindung
ui-offline-lead = Diese Seite ist nicht auf deinem Gerät aufgehoben. Ohne Verbindung lesen kannst du die Startseite, die Regeln, die Karten und die Wiedergaben und Rückschauen, die du dir angesehen hast.
ui-about-privacy = Dein Gerät merkt sich in einem Cookie deine Plätze, dazu deine Einstellungen und Seiten zum Lesen ohne Verbindung. Sonst wird nichts irgendwohin gesendet, außer den Meldungen, um die du bittest: Die stellt der Hersteller deines Browsers verschlossen zu, oder sie gehen an eine Adresse, die du nennst.
ui-about-api = Auch Programme können mitspielen:
ui-about-docs = Die Dokumentation, vom ersten Spiel bis zur API:
ui-docs = Dokumentation
ui-docs-missing = Die Dokumentation gehört nicht zu dieser Installation. In einer Kopie des Quelltexts baut sie dieser Befehl:
ui-report = Ein Problem melden
ui-report-help = Stimmt etwas nicht? Sag in ein, zwei Sätzen, was geschehen ist und was hätte geschehen sollen, und schick diesen Text mit.
ui-report-record = Er enthält die Aufzeichnung dieses Spiels, mit der es sich bis zur letzten Münze wiederholen lässt.
ui-report-position = Er enthält die Stellung, wie du sie jetzt siehst, und nichts, was dir verborgen ist.
ui-report-nobody = Kein Name, kein Wort aus dem Gespräch und kein Gerät kommt darin vor.
ui-report-text = Die Meldung
ui-report-file = Als Datei herunterladen
