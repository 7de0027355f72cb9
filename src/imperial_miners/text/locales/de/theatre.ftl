# What happened, shown: the show after an answer, the end of a round, receipts.

ui-speed = Animationen
ui-speed-off = aus
ui-sum-you = Du: { $what }.
ui-round-is-over = Runde { $round } ist vorbei
ui-chain-of = Kette von { $count }
ui-next-event = Nächstes Ereignis
ui-played-nothing = keine Karte
ui-last-round = Letzte Runde: { $what }
ui-known-of = Karten, die { $player } vor aller Augen genommen hat:
ui-receipts = Woher es kommt
ui-receipts-sum = Diese Teile ergeben zusammen { $count }.
ui-receipts-by-source = Nach Karte, Ereignis und Feld
ui-receipts-by-round = Nach Runden
ui-receipts-of = Woher die Zahlen von { $player } kommen
ui-receipts-number = { $what }: woher es kommt
ui-given = Was sie bisher gegeben hat
ui-given-nothing = Sie hat bisher nichts gegeben.
ui-source-space = { $board }, Feld { $space }
ui-source-rules = Spielaufbau und Handlimit
ui-number-score = Punkte
ui-number-vp = SP
ui-number-carts = Loren
ui-number-coins = Münzen
ui-number-cards = Handkarten

## A replay that plays by itself.

ui-replay-play = Das Spiel abspielen
ui-replay-scrub = Stelle im Spiel

## Coming back.

ui-away-title = Während du weg warst
ui-away-nothing = Seitdem hat niemand etwas getan.
ui-away-back = Der Zug davor
ui-away-next = Weiter
ui-away-skip = Überspringen

## The end.

ui-points-from = Woher die Punkte kommen
ui-points-card = Karten
ui-points-event = Ereignisse
ui-points-surface = Stolleneingang
ui-points-carts = Loren
ui-next-title = { $count ->
    [one] Noch { $count } Punkt, dann heißt es: { $title }.
   *[other] Noch { $count } Punkte, dann heißt es: { $title }.
}
ui-top-title = Einen höheren Titel gibt es nicht.
ui-best-here = Bestes Ergebnis auf diesem Gerät
ui-best-new = Dein bestes Ergebnis auf diesem Gerät!
ui-place-of = Platz { $place } von { $count }
ui-result-share = Zum Teilen
ui-result-picture-of = Das Ergebnis als Bild
