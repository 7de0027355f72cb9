### The plain mode of the terminal and what its commands say, in German.

## Words that can be typed, the shown one first. The English ones are understood in every language.

plain-word-help = hilfe, h
plain-word-mine = mine, m
plain-word-hand = hand
plain-word-boards = pläne, plan
plain-word-players = spieler
plain-word-event = ereignis
plain-word-card = karte
plain-word-decks = stapel
plain-word-log = verlauf
plain-word-rules = regel, regeln
plain-word-undo = zurück, z
plain-word-hint = tipp
plain-word-why = warum, w
plain-word-agree = zustimmen
plain-word-skip = überspringen
plain-word-save = speichern
plain-word-quit = ende, beenden

## What these words do.

plain-does-help = zeigt diese Wörter
plain-does-mine = deine Mine; mit dem Namen eines Spielers dessen Mine
plain-does-hand = die Karten auf deiner Hand
plain-does-boards = die Entwicklungspläne
plain-does-players = was alle haben
plain-does-event = das Ereignis dieser Runde
plain-does-card = eine Karte, nach ihrem Namen oder einem Teil davon
plain-does-decks = wie viele Karten in den Stapeln sind und was auf den Ablagestapeln liegt
plain-does-log = was zuletzt geschehen ist
plain-does-rules = eine Regel nach ihrer Nummer; ohne Nummer die Regel hinter der Frage
plain-does-undo = nimmt deine letzte Antwort zurück; zurück Karte oder zurück Zug nimmt mehr zurück
plain-does-hint = ein Tipp, jedes Mal einen Schritt weiter: wohin schauen, ein guter Weg, warum
plain-does-why = warum ein Bot etwas getan hat (mit seinem Namen) oder warum etwas nicht geht (mit Wörtern daraus)
plain-does-agree = stimmt Tipps zu, wenn mehrere Menschen spielen, oder nicht mehr
plain-does-skip = überspringt die Erklärungen eines geführten Spiels oder zeigt sie wieder
plain-does-save = speichert das Spiel
plain-does-quit = speichert das Spiel und hört auf
plain-help-answers = Antworte mit der Nummer einer Möglichkeit, mit ihrem Schlüssel in Klammern oder mit Wörtern daraus.

## The table.

plain-begin = { $count ->
    [1] Ein Solospiel { game-title } beginnt.
   *[other] Ein Spiel { game-title } mit { $count } Spielern beginnt.
}
plain-continued = Ein gespeichertes Spiel { game-title } geht weiter.
plain-seats = Am Tisch: { $players }.
plain-bot = { $player } (Bot: { $bot })
plain-bot-random = Zufall
plain-bot-greedy = Raffzahn
plain-bot-planner = Planer
plain-bot-expert = Experte
plain-you = { $player } (du)
plain-seed-hash = Der SHA-256 des Startwerts ist { $hash }. Der Startwert selbst wird am Ende gezeigt.
plain-fair = Die Karten werden aus einem Geheimnis des Servers und aus dem gegeben, was jeder Platz hinzufügt. Der SHA-256 des Geheimnisses ist { $hash }, dein Anteil ist { $adds }.
plain-fair-kept = Geprüft: Die Karten wurden aus dem Geheimnis gegeben, dessen SHA-256 dir gezeigt wurde, und dein Anteil steckt darin.
plain-fair-broken = Vorsicht: Die Karten wurden nicht aus dem Geheimnis gegeben, dessen SHA-256 dir gezeigt wurde, oder dein Anteil steckt nicht darin.
plain-typing = „{ $word }“ zeigt die Wörter, die du eingeben kannst.
plain-have = Du hast { $coins }, { $vp }, { $carts } und { $cards } auf der Hand.
plain-now = { $line } (jetzt { $totals })
plain-pass = Gib die Tastatur weiter an { $player }.
plain-enter = { $player }, drück die Eingabetaste, wenn du bereit bist.
plain-turn = { $player }, du bist dran.
plain-and = { $first } und { $second }

## What is shown on request.

plain-mine = { $you ->
    [yes] Deine Mine:
   *[no] Die Mine von { $player }:
}
plain-mine-empty = { $you ->
    [yes] Deine Mine ist noch leer.
   *[no] Die Mine von { $player } ist noch leer.
}
plain-legend = Zeichen: { $half } halbe Lore, { $full } vollständige Lore, { $marked } durch ein Lorenplättchen vollständig, M Maschinen, X Einsturz, * in dieser Runde aktiviert.
plain-mine-card = Karte { $number }: { $facts }.
plain-below = unter { $cards }
plain-beside = neben { $cards }
plain-with-collapse = mit einem Einsturz
plain-activated = in dieser Runde aktiviert
plain-carts = Vollständige Loren: { $carts }.
plain-card = { $card }: { $facts }; { $carts }.
plain-free = kostenlos
plain-no-faction = ohne Volk
plain-half-carts = halbe Loren: { $sides }
plain-no-half-carts = keine halben Loren
plain-hand = Du hast { card-count-acc } auf der Hand.
plain-board = { $board }: { $count } Felder von unten nach oben.
plain-space = Feld { $number }: { $text }
plain-space-empty = Feld { $number }: nichts.
plain-markers = Hier: { $players }.
plain-player = { $player }: { $coins }, { $vp }, { $carts }; { $cards } auf der Hand, { $mine } in der Mine; { $where }.
plain-known = Aus dieser Hand haben alle gesehen: { $cards }.
plain-on-board = auf Feld { $space } von „{ $board }“
plain-on-no-board = noch auf keinem Entwicklungsplan
plain-event = Ereignis: { $event }. { $text }
plain-no-event = Noch ist kein Ereignis aufgedeckt.
plain-events-left = { $count ->
    [0] Das ist das letzte Ereignis.
    [one] { event-count } kommt noch.
   *[other] { event-count } kommen noch.
}
plain-deck = { level-deck }: { card-count }. Ablagestapel: { $cards }.
plain-nothing = nichts
plain-rule = Regel { $rule }: { $text }
plain-undone = Deine letzte Antwort ist zurückgenommen.
plain-undone-card = Deine Karte ist zurückgenommen.
plain-undone-turn = Dein Zug ist zurückgenommen, so weit es geht.
plain-undo-answer = Antwort
plain-undo-card = Karte
plain-undo-turn = Zug
plain-undo-what = Zurücknehmen kannst du: { $answer }, { $card }, { $turn }.
plain-hint = Der Planer würde { $number } wählen: { $label }
plain-lesson = Lektion { $number } von { $of }, { $name }: { $text }
plain-why-nothing = „{ $text }“ ist weder ein Bot am Tisch noch etwas, das hier zu sehen ist.
plain-no-lessons = Das ist kein geführtes Spiel. Beginne eines mit --guided.

## What went wrong while typing.

plain-not-understood = „{ $text }“ ist weder eine Antwort noch ein Wort des Spiels. Gib eine Zahl von 1 bis { $most } ein oder „{ $word }“.
plain-several = „{ $text }“ passt zu mehreren Antworten: { $numbers }. Gib eine dieser Zahlen ein.
plain-no-option = Eine Möglichkeit { $number } gibt es nicht. Gib eine Zahl von 1 bis { $most } ein.
plain-which-card = Sag, welche Karte: „{ $word }“ und einen Namen.
plain-no-card = Keine Karte heißt „{ $text }“.
plain-several-cards = „{ $text }“ passt zu mehreren Karten: { $cards }.
plain-no-player = Niemand heißt „{ $text }“. Am Tisch: { $players }.
plain-no-rule = Eine Regel „{ $text }“ gibt es nicht. Regeln heißen zum Beispiel R5.4 oder I7.
plain-bad-line = Zeile { $number } von { $file } ist keine Antwort: „{ $text }“. Berichtige sie und spiel weiter.
plain-mark-how = Markiere die Karten mit ihren Nummern, gern mehrere in einer Zeile; dieselbe Nummer noch einmal hebt die Markierung auf. Enter behält die markierten.
plain-marked = Markiert, { $count } von { $of }: { $cards }.
plain-mark-full = { $of } Karten sind schon markiert. Hebe erst eine Markierung auf: Tippe die Nummer noch einmal.
plain-mark-send = Enter behält sie.

## Leaving.

plain-saved = Das Spiel ist gespeichert in { $file }
plain-continue = Weiter geht es mit: { $command }
plain-cannot-save = Das Spiel lässt sich nicht in { $file } speichern ({ $reason }). Wähle mit --save eine andere Datei.
plain-input-ended = Die Eingabe endete, bevor das Spiel zu Ende war.
plain-interrupted = Unterbrochen.
plain-no-saved-game = Es gibt kein gespeichertes Spiel, das weitergehen könnte. Beginne eines ohne --continue.
plain-finished-game = Das Spiel in { $file } ist schon zu Ende. Beginne ein neues ohne --continue.
plain-closed-cards = Dieses Spiel begann mit einer Fassung seiner Karten, die es hier nicht gibt. Deshalb kann es nicht weitergehen.
plain-closed-rules = Dieses Spiel begann mit einer Fassung der Regeln, nach der hier nicht mehr gespielt wird. Deshalb kann es nicht weitergehen.
plain-closed-answers = Eine Antwort dieses Spiels erlauben seine Regeln, wie sie hier gespielt werden, nicht. Deshalb kann es nicht weitergehen.
plain-closed-left = Nichts davon ist verloren: Hier stehen der Spielstand, alle Antworten, wie die Aufzeichnung sie schreibt, und die Aufzeichnung selbst. Eine Version des Spiels mit diesen Karten und Regeln kann es fortsetzen.
plain-closed-state = So stand es in Runde { $round } nach { $count } Antworten:
plain-unreadable = { $file } lässt sich nicht lesen: { $reason }. Nenne eine andere Datei.
plain-name-bots = In diesem Spiel spielt { $text } mit, ein Bot von außen; er wird nie gestartet, nur weil eine Datei es sagt. Füge hinzu: { $command }
plain-on-server = Das Spiel liegt auf dem Server: { $file }
plain-line-lost = Die Verbindung ist unterbrochen; neuer Versuch …
plain-agree = Mit „{ $word }“ stimmst du zu.
plain-moved-on = Der Tisch ist inzwischen weiter: Hier ist die Frage noch einmal.
plain-bot-played = Inzwischen hat ein Bot für dich gespielt; der Platz gehört wieder dir.
plain-unreachable = { $file } ist nicht erreichbar: { $reason }. Versuche es später noch einmal.
plain-no-link = { $text } ist kein Link zu einem Tisch: Er beginnt mit http:// oder https://. Bots nennst du mit --bots.
plain-no-seat = An { $text } hast du hier keinen Platz: Nimm den Link einer Einladung oder eines Codes.
plain-other-cards = { $text } spielt mit anderen Karten als dieses Programm: Bring beide auf denselben Stand.

## The end.

plain-over = Das Spiel ist zu Ende.
plain-score = { $rank }. { $player }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}: { $vp } und { $carts }; { $coins } übrig.
plain-title = { $score ->
    [one] { $score } Punkt bringt
   *[other] { $score } Punkte bringen
} den Titel: { $title }.
plain-won = { $player } gewinnt.
plain-tie-coins = { $players } haben gleich viele Punkte: Wer mehr Münzen hat, liegt vorn.
plain-tie-carts = { $players } haben gleich viele Punkte und Münzen: Wer mehr vollständige Loren hat, liegt vorn.
plain-tie-shared = { $players } haben gleich viele Punkte, Münzen und vollständige Loren und teilen sich den Platz.
plain-seed = Der Startwert war { $seed }; sein SHA-256 ist { $hash }.
plain-record = Die Aufzeichnung des Spiels liegt in { $file }
plain-verify = Prüfen kann sie jeder mit: { $command }

## Checking a record.

verify-good = Dieses Spiel ist in Ordnung: Startwert, Züge und Endstand stimmen überein.
verify-facts = { player-count }; { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}; Punkte: { $scores }.
verify-secret = Das Geheimnis des Servers war { $seed }; sein SHA-256 ist { $hash }.
verify-contribution = Platz { $seat } hat beigetragen: { $text }
verify-no-contribution = Platz { $seat } hat nichts beigetragen.
verify-pack = Nenne seinen Ordner mit --pack.
verify-unfinished = Dieses Spiel ist nicht zu Ende: { $moves ->
    [one] { $moves } bisheriger Zug ist
   *[other] { $moves } bisherige Züge sind
} in Ordnung, aber es gibt keinen Endstand zu prüfen.

## Lists of cards.

cards-found = { card-count }
cards-none = Keine Karte passt zu „{ $text }“. Versuche es mit einem Teil eines Namens, einem Volk oder einer Ebene.
cards-copies = { $count ->
    [1] 1-mal
   *[other] { $count }-mal
}
cards-drawn = { $count ->
    [one] { $count } Zeichnung liegt in { $folder }
   *[other] { $count } Zeichnungen liegen in { $folder }
}
cards-printed = { $pages ->
    [one] { $pages } Seite liegt in { $file }
   *[other] { $pages } Seiten liegen in { $file }
}

## The table on the whole screen.

app-choose = wählen
app-keep = Die markierten Karten behalten ({ $count } von { $of })
app-redo = wiederholen
app-theme = hell oder dunkel
app-speed = Tempo der Neuigkeiten
app-thinking = Die Bots denken nach …
app-waiting = Warten auf die anderen …
app-leave = Mit q geht es hinaus.
app-cards = Karten
app-search = Wörter einer Karte: Name, Volk, Ebene, Effekte

## Looking back at a game.

plain-word-back = zurück, b
plain-word-round = runde, r
plain-word-seat = platz, s
replay-at = Antwort { $at } von { $of }, Runde { $round }.
replay-set-up = Antwort { $at } von { $of }, Spielaufbau.
replay-answer = { $player }: { $label }
replay-help = Die Eingabetaste geht eine Antwort weiter, „{ $back }“ eine zurück; „{ $round }“ und eine Zahl führt zu einer Runde, eine Zahl allein zu einer Antwort; „{ $seat }“ und ein Spieler zeigt dessen Mine; „{ $quit }“ beendet.
replay-unknown = „{ $text }“ ist keine Stelle in diesem Spiel. Mit „{ $word }“ siehst du, was du tun kannst.
app-next = weiter
app-back = zurück
app-round = Runde
app-player = Spieler

## The arena on the screen.

arena-title = Arena: { $bots }
arena-progress = { $done } von { $of } Spielen, { $rate } in der Sekunde
arena-done = Alle { $of } Spiele sind gespielt, { $rate } in der Sekunde.
arena-place = Platz
arena-bot = Bot
arena-games = Spiele
arena-score = Mittlere Punktzahl
arena-wins = Siege %
arena-rating = Wertung
arena-note = In Klammern: wo der wahre Wert mit 95 % Sicherheit liegt. Plätze, die die Spiele offen lassen, stehen als Spanne da.

## Fehler der Befehlszeile.

error-see-help = Siehe imperial-miners --help.
error-option = Die Option { $text } gibt es hier nicht.
error-command = Den Befehl { $text } gibt es nicht.
error-meant = Meintest du { $label }?
error-value = { $text } passt nicht zu { $command }.
error-choices = Zur Wahl stehen { $label }.
error-needed = { $command } braucht einen Wert.
error-usage = Die Befehlszeile ist nicht zu verstehen: { $reason }
error-missing = eine solche Datei oder einen solchen Ordner gibt es nicht
error-forbidden = das System erlaubt es nicht
error-is-folder = das ist ein Ordner
error-no-folder = ein Teil des Pfades ist kein Ordner
error-full = es ist kein Platz mehr da
error-refused = dort antwortet niemand
error-other-file = Wähle eine andere Datei oder einen anderen Ordner.
error-no-pack = Das Paket { $text } gibt es nicht: Nenne eines von unseren, etwa base, oder den Ordner eines Pakets.
error-pack = { $reason } ({ $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
}). Alle zeigt { $command }.
error-bot = { $text } passt zu keinem Bot. Es gibt { $label }, file.py:Class und cmd:command.
error-seats = Ein Spiel hat 1 bis { $most } Plätze, nicht { $number }: Wähle mit --seats.
error-no-person = Für einen Menschen bleibt kein Platz: Nenne weniger Bots oder lass Bots mit simulate allein spielen.
error-seed = Ein Startwert hat höchstens { $most } Zeichen: Wähle einen kürzeren.
error-there = { $file } gibt es schon: Mit --continue geht dieses Spiel weiter; sonst nenne eine andere Datei.
error-no-bots = Es ist kein Bot genannt: Nenne mindestens einen.
error-bots-twice = Ein Bot ist zweimal genannt: Nenne jeden einmal, die Plätze füllen sich von selbst.
error-no-games = Es gibt nichts zu spielen: Verlange mit --games mindestens ein Spiel.
error-no-id = Nichts im Paket hat die Kennung { $text }: Alle Kennungen zeigt { $command }.
error-svg-id = --svg braucht die Kennung dessen, was gezeichnet wird: Alle Kennungen zeigt { $command }.
error-printing = Zum Drucken fehlen zwei Programmpakete: Installiere sie mit „{ $command }“ oder zeichne mit --svg.
error-extra = Dafür fehlt das Programmpaket { $text }: Installiere es mit „{ $command }“.
begin-without-table = Den Tisch im Browser öffnest du mit „{ $command }“. Hier ist einer im Terminal.
error-unexpected = Unerwartet: { $reason }. Wo es geschah, zeigt derselbe Befehl mit --debug.

## A trial of players that only read and write.

trial-play = Du spielst das Brettspiel Imperial Miners allein und willst am Ende so viele Punkte wie möglich haben. Das sind seine Regeln.
trial-words = Welche Antworten möglich sind, steht nicht dabei. Die letzte Zeile deiner Antwort sagt in wenigen Worten, was du wählst, etwa den Namen einer Karte, den Buchstaben eines Effekts oder die Nummer einer Karte in deiner Mine, und sonst nichts.
trial-list = Alle möglichen Antworten stehen dabei, jede mit ihrem Schlüssel vor dem Doppelpunkt. Die letzte Zeile deiner Antwort ist der Schlüssel dessen, was du wählst, und sonst nichts.
trial-tools = Den Tisch siehst du nur durch Aufrufe. Die letzte Zeile jeder Antwort ist ein Aufruf und sonst nichts: „state“ sagt, was auf dem Tisch liegt, „options“ die möglichen Antworten mit ihren Schlüsseln, „what_if SCHLÜSSEL“, was eine Antwort bewirken würde, ohne etwas zu ändern, und „answer SCHLÜSSEL“ ist deine Antwort.
trial-refused = „{ $text }“ kann nicht angenommen werden. Antworte noch einmal, so wie am Anfang beschrieben.
