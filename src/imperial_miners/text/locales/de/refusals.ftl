### Why an answer is refused and what to do, in German; and what is wrong with a record.

refusal = { $text } (Regel { $rule })
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht. Wähle einen der Plätze, die mitspielen.
refusal-unknown-action = Diese Antwort kennt das Spiel nicht. Wähle eine der angebotenen Antworten.
refusal-game-over = Das Spiel ist zu Ende. Beginne ein neues, um weiterzuspielen.
refusal-not-awaited = Du bist gerade nicht gefragt. Warte, bis die anderen gewählt haben.
refusal-other-question = Gerade wird etwas anderes gefragt. Beantworte die angezeigte Frage.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand. Wähle eine, die du hast.
refusal-too-dear = Für diese Karte fehlen dir Münzen. Wähle eine, die du bezahlen kannst.
refusal-no-card-above = In der Reihe darüber liegt keine benachbarte Karte. Sie ist nötig; wähle einen anderen Platz oder eine andere Karte.
refusal-has-playable-card = Du kannst eine Karte aus deiner Hand spielen, also musst du es. Wähle eine davon.
refusal-wrong-row = Die Karte gehört in die Reihe ihrer Ebene. Wähle einen Platz in dieser Reihe.
refusal-place-taken = Dort liegt schon eine Karte. Wähle einen freien Platz.
refusal-too-far = Dieser Platz ist zu weit außen; dort wäre nichts anders. Wähle einen näheren.
refusal-deck-empty = Dieser Stapel und sein Ablagestapel sind leer. Wähle einen anderen Stapel.
refusal-condition-not-met = Die Bedingung dieses Effekts ist nicht erfüllt. Wähle einen anderen Effekt oder lehne ab.
refusal-price-not-payable = Du kannst den Preis dieses Effekts nicht ganz bezahlen. Wähle einen anderen Effekt oder lehne ab.
refusal-no-such-effect = Diesen Effekt hat die Karte nicht. Wähle einen, der auf ihr steht.
refusal-not-offered = Das lässt sich jetzt nicht wählen. Wähle eine der angebotenen Antworten.
refusal-nothing-to-undo = Es gibt nichts mehr zurückzunehmen: Du hast seitdem Verdecktes erfahren, oder die anderen haben weitergespielt.
refusal-line-reveals = Eine dieser Antworten würde dir etwas Neues zeigen; die Antworten danach müssen warten, bis du es gesehen hast.

## Records.

record-text = Das ist keine Aufzeichnung eines Spiels: Die Datei lässt sich nicht lesen.
record-format = Diese Datei ist keine Aufzeichnung dieses Spiels.
record-version = Diese Aufzeichnung hat eine Version, die hier nicht gelesen wird.
record-rules = Diese Aufzeichnung wurde nach anderen Regeln gespielt als den hiesigen.
record-seed = Der Startwert dieser Aufzeichnung kann nicht stimmen.
record-seed-hash = Der Startwert passt nicht zu der Prüfsumme, die am Anfang gezeigt wurde.
record-luck = Diese Aufzeichnung nennt eine Art von Zufall, die hier unbekannt ist.
record-secret = Das Geheimnis und die Beiträge ergeben nicht diesen Startwert.
record-secret-hash = Das Geheimnis passt nicht zu der Prüfsumme, die am Anfang gezeigt wurde.
record-contributions = Was die Plätze zum Mischen beigetragen haben, lässt sich nicht lesen.
record-variant = Diese Aufzeichnung nennt eine Variante, die hier unbekannt ist.
record-decks = Diese Aufzeichnung nennt eine Art von Stapeln, die hier unbekannt ist.
record-seats = Mit der Zahl der Plätze dieser Aufzeichnung lässt sich nicht spielen.
record-pack = Das Kartenpaket dieser Aufzeichnung ist hier unbekannt.
record-pack-digest = Diese Aufzeichnung wurde mit einer anderen Fassung ihres Kartenpakets gespielt.
record-moves = Die Züge dieser Aufzeichnung lassen sich nicht lesen.
record-move = Zug { $number } dieser Aufzeichnung ist nicht möglich.
record-scores = Die Züge führen zu anderen Punktzahlen als den aufgezeichneten.
record-digest = Die Züge führen zu einem anderen Spiel als dem aufgezeichneten.
