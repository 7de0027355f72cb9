### The deal of the day, and ghosts, in French.

ui-daily = Donne du jour
ui-daily-help = Chaque jour les mêmes cartes pour tous. Saurez-vous creuser ?
ui-daily-lead = Aujourd’hui tout le monde joue cette donne : mêmes cartes, mêmes événements, même chance. Vous la jouez une fois, seul, puis vous voyez ce qu’ont fait les autres et les robots. Ses cartes découlent de la seule date : personne n’a besoin de nous croire, mais qui y tient peut les calculer à l’avance.
ui-daily-past = Cette donne appartient à un jour passé.
ui-daily-play = Jouer la donne du jour
ui-daily-go-on = Continuer la partie
ui-daily-yours = Votre partie du jour
ui-daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
ui-daily-table = Scores du jour
ui-daily-nobody = Personne n’a encore de score.
ui-daily-count = { $count ->
    [one] { $count } score
   *[other] { $count } scores
}
ui-daily-rank = Rang
ui-daily-name = Nom
ui-daily-points = Points
ui-daily-bots = Les robots sur la même donne
ui-daily-bots-help = Ils ont les mêmes cartes et n’en savent pas plus que vous.
ui-daily-playing = joue encore
ui-daily-reload = Rechargez la page pour voir ce qu’ils ont fait.
ui-daily-share = Partager
ui-daily-share-help = Rien que des chiffres : la donne reste secrète.
ui-daily-share-bots = Face aux robots, du plus faible au plus fort
ui-daily-picture = Enregistrer l’image
ui-daily-picture-of = Votre résultat en image
ui-daily-closed = Le tableau de ce jour est fermé.
ui-daily-upload = Une partie jouée ailleurs
ui-daily-upload-help = L’enregistrement d’une partie finie de cette donne inscrit votre score, si chaque coup peut être vérifié.
ui-daily-file = Enregistrement (fichier)
ui-daily-enter = Inscrire le score
ui-daily-before = La veille
ui-daily-after = Le lendemain
ui-daily-won = gagné
ui-daily-even = égalité
ui-daily-lost = perdu
ui-ghosts = Fantômes
ui-ghosts-help = Mesurez-vous à des parties enregistrées avec les mêmes cartes, quand vous voulez.
ui-ghosts-lead = Un fantôme est une partie enregistrée de la même donne : la vôtre, celle d’un ami ou d’un robot. Sa mine grandit à côté de la vôtre, manche après manche. Il avait les mêmes cartes et la même chance que vous.
ui-ghosts-deal = La donne
ui-ghosts-own = Une partie finie
ui-ghosts-fresh = une nouvelle donne
ui-ghosts-upload = Enregistrements d’amis (fichiers)
ui-ghosts-upload-help = Tous de la même donne. Les parties à paquets communs ne conviennent pas : les joueurs s’y prenaient des cartes.
ui-ghosts-friend = Nom de votre ami
ui-ghosts-bots = Robots qui jouent cette donne
ui-ghosts-most = Quatre fantômes au plus.
ui-ghosts-begin = Jouer à côté d’eux
ui-ghosts-link = Lien pour les amis
ui-ghosts-link-help = Qui ouvre ce lien peut jouer cette donne à côté de cette partie.
ui-ghost-run = partie enregistrée
ui-ghost-yours = Votre partie
ui-ghost-friend = Ami
ui-ghosts-waiting = { $count ->
    [one] { $count } robot joue encore cette donne.
   *[other] { $count } robots jouent encore cette donne.
}
ui-ghosts-result = À côté de parties enregistrées
ui-ghosts-again = Jouer cette donne à côté de cette partie
record-unfinished = Cette partie n’a pas été jouée jusqu’au bout.
record-shared-decks = Les joueurs de cette partie piochaient dans les mêmes paquets : aucun n’avait sa propre donne.
record-other-deal = Cet enregistrement est celui d’une autre donne.
record-not-alone = La donne du jour se joue seul.

## How fair a deal was.

fair-drawn = Prouvé : chaque coup suit les règles, et les cartes ont été mélangées d’après une graine faite du secret du serveur et de ce que les places y ont ajouté. Si l’empreinte du secret est bien celle qui vous a été montrée avant de vous asseoir, et si votre contribution figure ici, alors ni le serveur seul ni aucun joueur sans le serveur n’a pu choisir cette donne. Non prouvé : que personne n’a regardé. Le serveur connaît les cartes pendant la partie, et avec la complicité de la dernière place à contribuer il aurait pu les choisir.
fair-chosen = Prouvé : chaque coup suit les règles, et les cartes ont été mélangées d’après la graine. Non prouvé : d’où vient la graine. La personne qui a commencé la partie a pu la choisir ou la connaître, comme pour toute partie sur son propre appareil et pour la donne du jour, la même pour tout le monde.
fair-old = Prouvé : chaque coup suit les règles, et les cartes ont été mélangées d’après la graine. Non prouvé : que personne n’en savait trop. Cette partie a été mélangée par le générateur des versions antérieures, que l’on pouvait calculer, avec quelque effort, d’après ce que voyait une seule place.
