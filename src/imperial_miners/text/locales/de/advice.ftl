### Hints, why a bot did something, and why something cannot be done, in German.

## A hint: where to look.

look-hand = Sieh dir die Karten der Ebene { level-numeral } auf deiner Hand an.
look-deal = Sieh dir die Karten an, die du bekommen hast.
look-row = Sieh dir die Plätze in Reihe { $row } an.
look-card = Sieh dir die Karte „{ $card }“ an und was sie bietet.
look-mine = Sieh dir die Karten deiner Mine an.
look-surface = Sieh dir den Stolleneingang an.
look-event = Sieh dir das Ereignis an.
look-decks = Sieh dir die Stapel an.
look-boards = Sieh dir die Entwicklungspläne an.
look-offer = Überlege, ob sich lohnt, was dir geboten wird.
aim-vp = In diesem Zug sind Siegpunkte zu holen.
aim-carts = In diesem Zug lassen sich Loren vervollständigen.
aim-spaces = Ein guter Zug, um zu entwickeln.
aim-machines = Ein guter Zug für Maschinen.
aim-cards = Ein guter Zug, um Karten zu ziehen.
aim-coins = Ein guter Zug, um Münzen zu sammeln.
aim-later = Dieser Zug bereitet spätere Runden vor.

## A hint: the line, and why.

hint-line = Ein guter Weg:
hint-gains = Bis zum Ende des Zuges bringt er { $gains }.
hint-gains-nothing = Er bringt nicht sofort etwas, sondern bereitet Späteres vor.
hint-later = Von dort aus { $points ->
    [one] ist bis zum Ende des Spiels etwa { $points } Siegpunkt
   *[other] sind bis zum Ende des Spiels etwa { $points } Siegpunkte
} mehr zu erwarten.
hint-other = Die nächstbeste Antwort gilt als { $points } Siegpunkte schwächer: { $answer }.
hint-even = Andere Antworten gelten als ungefähr gleich gut.
hint-keep = Diese Karten passen wohl am besten zusammen: Frühe verdienen die Münzen für tiefe.
hint-estimate = Das ist eine Schätzung: Niemand weiß, was Stapel und Ereignisse noch bringen.
hint-none = Hier gibt es nur eine Antwort.
hint-more-line = Den Weg zeigen
hint-more-why = Und warum?
hints-off = Sitzen andere Menschen am Tisch, gibt es Tipps erst, wenn alle zustimmen.
hints-waiting = Es fehlt noch die Zustimmung von: { $names }.
hints-agree = Ich stimme Tipps zu
hints-disagree = Keine Tipps mehr
hints-agreed = { $player } stimmt Tipps zu.
hints-refused = { $player } möchte keine Tipps.
pause-agreed = { $player } möchte eine Pause.
pause-refused = { $player } möchte weiterspielen.

## Why a bot did what it did.

why-ask = Warum?
why-ask-of = Warum hat { $player } das getan?
why-round = Runde { $round }: { $player } spielt „{ $card }“.
why-gains = In dieser Runde brachte das { $gains }.
why-gains-nothing = In dieser Runde brachte das nicht sofort etwas: Es bereitet Späteres vor.
why-best = Ein besserer Weg, mit dieser Karte weiterzumachen, fand sich nicht.
why-best-of-all = Ein besserer Zug fand sich mit den Handkarten nicht.
why-next = Die nächstbeste Antwort gilt als { $points } Siegpunkte schwächer: { $answer }.
why-slip = Eine andere Antwort gilt als { $points } Siegpunkte besser: { $answer }.
why-slip-hidden = Eine andere Antwort gilt als { $points } Siegpunkte besser.
why-slips = Ein Bot dieser Stufe vertut sich bei { $slips } von 100 Entscheidungen.
why-only = Mit dieser Karte gab es keinen anderen Weg.
why-hidden = Handkarten bleiben verborgen: Was sonst noch möglich war, erfährst du nach dem Spiel.
why-nothing = { $player } hat noch keine Karte gezeigt.
why-rounds = Runden

## Why something cannot be done.

why-not = Warum nicht?
why-not-of = Warum nicht „{ $what }“?
why-not-title = Warum nicht?
why-not-cost = Das kostet { $cost }, und du hast { $coins }.
why-not-above = Darüber muss eine Karte der Ebene { level-numeral } liegen.
why-not-rule = Regel { $rule }: { $text }
why-not-offered = Das lässt sich jetzt wählen.
why-not-nothing = Alles, was zu sehen ist, lässt sich jetzt wählen.
