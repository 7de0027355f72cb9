### What a player is asked, in German: a question and a word of help for each kind of decision, and the labels of answers.

## Who asks.

by-event = Ereignis: { $name }
by-space = { $board }, Feld { $number }
by-rules = Die Regeln

## Questions, by what is resolved and what is chosen.

ask-keep-keep = Welche Karte behältst du? ({ $number } von { $of })
help-keep-keep = Die übrigen Karten kommen auf ihre Ablagestapel.
ask-play-play = Welche Karte spielst du?
help-play-play = { $alone ->
    [yes] Du bezahlst sie sofort und wählst dann ihren Platz.
   *[no] Sie wird aufgedeckt, wenn alle gewählt haben; dann bezahlst du sie.
}
ask-play-blind = Du kannst keine Karte aus deiner Hand spielen.
help-play-blind = Du spielst stattdessen die oberste Karte vom Stapel der Ebene I.
ask-place-place = Wohin legst du „{ $card }“?
help-place-place = In die Reihe ihrer Ebene, unter eine benachbarte Karte der Reihe darüber.
ask-activation-effect = Welchen Effekt führst du aus?
help-activation-effect = Du darfst ablehnen; die Karte gilt trotzdem als aktiviert.
ask-climb-chain = Welche Karte darüber erreicht die Kettenreaktion?
help-climb-chain = Wähle eine benachbarte Karte in der Reihe darüber; sie wird als Nächste aktiviert.
ask-surface-effect = Welchen Effekt des Stolleneingangs führst du aus?
help-surface-effect = Einen davon musst du wählen. Damit endet deine Kettenreaktion.
ask-next-board-board = Welcher Entwicklungsplan kommt als Nächster?
help-next-board-board = Dein Plättchen kommt auf das unterste Feld eines anderen Plans und bleibt dort stehen.
ask-hand-limit-discard = Welche Karte wirfst du ab? ({ $number } zu viel)
help-hand-limit-discard = Du darfst acht Karten auf der Hand haben.
ask-event-effect = Welchen Effekt des Ereignisses führst du aus?
help-event-effect = Ablehnen kannst du nur ein Ereignis, das „du darfst“ sagt.
ask-draw-deck = Von welchem Stapel ziehst du?
help-draw-deck = Du ziehst Karte für Karte und siehst jede, bevor du wieder wählst.
ask-faction-draw-faction = Welches Volk suchst du?
help-faction-draw-faction = Danach wählst du einen Stapel und nimmst daraus die erste Karte dieses Volkes.
ask-faction-draw-deck = In welchem Stapel suchst du die Karte?
help-faction-draw-deck = Du nimmst die erste Karte des Volkes; die anderen werden zurückgemischt.
ask-advance-advance = Wie viele Felder entwickelst du?
help-advance-advance = Nur das Feld, auf dem du stehen bleibst, gibt dir etwas, außer die Karte sagt etwas anderes.
ask-advance-board = Welchen Entwicklungsplan betrittst du?
help-advance-board = Dein Plättchen kommt auf das unterste Feld und zieht von dort nach oben.
ask-machine-target = Welche Karte bekommt eine Maschine?
help-machine-target = Jede Karte ist recht, egal von welchem Volk, solange Platz für eine Maschine ist.
ask-spend-machine-target = Von welcher Karte gibst du eine Maschine ab?
help-spend-machine-target = Die Maschine geht zurück in den Vorrat.
ask-collapse-target = Welche Karte bekommt einen Einsturz?
help-collapse-target = Auf einer Karte liegt höchstens ein Einsturz. Ihre nächste Aktivierung räumt ihn nur weg.
ask-clear-target = Welchen Einsturz räumst du weg?
help-clear-target = Das ist keine Aktivierung der Karte.
ask-marker-border = Welche Kante bekommt ein Lorenplättchen?
help-marker-border = Eine Kante mit einer gefüllten halben Lore, die noch nicht vollständig ist.
ask-activate-target = Welche Karte aktivierst du?
help-activate-target = Es folgt keine Kettenreaktion. Jede Karte wird einmal pro Runde aktiviert.
ask-discard-discard = Welche Karte wirfst du ab?
help-discard-discard = Sie kommt auf den Ablagestapel ihrer Ebene.
ask-either-choice = Was wählst du?
help-either-choice = Eines davon, nicht mehr.
ask-effect-effect = Möchtest du das tun?
help-effect-effect = Du darfst ablehnen.

## Answers.

answer-decline = Ablehnen
answer-blind = Die oberste Karte vom { level-deck } spielen
answer-keep = „{ $card }“ behalten
answer-play = { $free ->
    [yes] „{ $card }“ spielen (kostenlos)
   *[no] „{ $card }“ spielen ({ coin-count })
}
answer-discard = „{ $card }“ abwerfen
answer-do = Ausführen
answer-letter = Möglichkeit { $letter }
answer-chain-left = Nach links oben: { $card }
answer-chain-right = Nach rechts oben: { $card }
answer-stay = Nicht entwickeln
answer-advance = Um { space-count-acc } entwickeln
answer-advance-to = Um { space-count-acc } entwickeln ({ $text })
answer-between = Zwischen „{ $first }“ und „{ $second }“
answer-copy = { $card } (Karte { $number })
answer-place = Reihe { $row }
answer-place-below-both = Reihe { $row }, unter „{ $first }“ und „{ $second }“
answer-place-below-left = Reihe { $row }, links unter „{ $first }“
answer-place-below-right = Reihe { $row }, rechts unter „{ $first }“
answer-place-left = { $count ->
    [one] Reihe { $row }, links von „{ $first }“
   *[other] Reihe { $row }, { $count } Plätze links von „{ $first }“
}
answer-place-right = { $count ->
    [one] Reihe { $row }, rechts von „{ $first }“
   *[other] Reihe { $row }, { $count } Plätze rechts von „{ $first }“
}
