### Revenir sur une partie, en français : la relecture, la bifurcation, le bilan et la page qui contient tout.

## The replay.

ui-replay = Relecture
ui-replay-of = Relecture : { $names }
ui-replay-see = Voir la relecture
ui-replay-controls = Parcourir la relecture
ui-replay-point = Réponse { $at } sur { $count }
ui-replay-begins = Avant la première réponse
ui-replay-first = Au début
ui-replay-last = À la fin
ui-replay-back = Une réponse en arrière
ui-replay-on = Une réponse en avant
ui-replay-round-back = Une manche en arrière
ui-replay-round-on = Une manche en avant
ui-replay-rounds = Manches
ui-replay-seen-by = Vue de
ui-replay-everyone = tout le monde
ui-replay-show = Montrer
ui-replay-answered = { $player } répond : { $answer }
ui-replay-asked = On demande à { $player } : { $question }
ui-replay-keys = Flèches : réponse par réponse. { $pages } : manche par manche. { $ends } : aux extrémités.
ui-replay-happened = Ce qui en est résulté
ui-replay-quiet = Il n’en est rien résulté d’autre.
ui-replay-hand-of = { $name } : { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
ui-replay-hand-hidden = D’ici, cette main était cachée.

## Going on from a point, and records from elsewhere.

ui-branch = Rejouer à partir d’ici
ui-branch-help = Une nouvelle partie à partir d’ici, avec la même donne. Des robots occupent les autres places.
ui-branch-help-solo = Une nouvelle partie à partir d’ici, avec la même donne.
ui-branch-seat = Votre place
ui-branch-from = Cette partie en prolonge une autre, à partir de la réponse { $at }.
ui-branch-see = Voir cette autre partie
ui-replay-bring = Revenir sur une partie
ui-replay-bring-help = Déposez l’enregistrement d’une partie finie : il est vérifié réponse par réponse, puis vous pouvez la relire, en demander le bilan et la rejouer à partir de n’importe où.
ui-replay-file = Fichier de l’enregistrement
ui-replay-check = Vérifier et relire
ui-replay-refused = Cet enregistrement ne peut pas être relu.
ui-replay-not-finished = Cette partie n’est pas finie : seules les parties finies se relisent.
ui-replay-page = Télécharger en une page
ui-replay-page-help = La relecture et le bilan en un fichier, à garder ou à envoyer, lisible sans connexion.

## The review.

ui-review = Bilan
ui-review-of = Bilan : { $name }
ui-review-begin = Faire le bilan
ui-review-begin-help = Chaque tour à côté du meilleur qu’on pouvait trouver avec ce qu’on savait alors. Cela prend quelques secondes ; vous pouvez continuer entre-temps.
ui-review-whose = Partie de
ui-review-running = Le bilan est en préparation
ui-review-progress = Étapes prêtes : { $done } sur { $total }.
ui-review-ahead = { $count ->
    [one] { $count } autre bilan passe avant.
   *[other] { $count } autres bilans passent avant.
}
ui-review-reload = Regarder à nouveau
ui-review-failed = Le bilan n’a pas pu être fait.
ui-review-again = Réessayer
ui-review-missing = Personne n’a encore demandé ce bilan.
ui-review-scores = Points par manche
ui-review-score = Points à la fin
ui-review-accuracy = Précision
ui-review-accuracy-what = Qu’est-ce que c’est ?
ui-review-accuracy-text = 100 % signifie qu’aucun meilleur tour n’a été trouvé ; 0 %, que des tours tirés au sort auraient laissé autant de points sur la table. C’est un moins tous les points laissés, divisés par tout ce qui était en jeu ; l’enjeu est l’avance du meilleur tour sur la moyenne de tous les tours possibles.
ui-review-left = Laissés sur la table
ui-review-left-text = Combien de points les meilleurs tours trouvés auraient valu de plus à la fin que ceux qui ont été joués, en ne jugeant que d’après ce qu’on savait alors. « Exact » signifie que chaque tour possible a été suivi jusqu’au bout. Le reste est une estimation tirée de tours joués dans de nombreuses donnes tirées au sort ; le nombre après ± est son erreur type. Les erreurs du juge lui-même n’y sont pas.
ui-review-luck = Chance
ui-review-luck-text = Ce que la première main, les pioches et les événements ont valu par rapport à ce qui aurait pu venir, chaque fois sur des donnes tirées au sort. En moyenne la chance est nulle ; ce que vous en faites, c’est votre jeu.
ui-review-luck-parts = Première main { $deal }, pioches { $draws }, événements { $events }
ui-review-exact = exact
ui-review-estimate = estimation
ui-review-turning = Trois tournants
ui-review-rounds = Manche par manche
ui-review-taken = Le tour joué
ui-review-best = Le meilleur tour trouvé
ui-review-none = Aucun meilleur tour n’a été trouvé.
ui-review-forced = Il n’y avait rien à choisir.
ui-review-unseen = … puis ce qu’apporte la carte encore cachée
ui-review-most = Maximum possible à la fin de cette manche : { $count } points (exact)
ui-review-went = { $before } → { $after } points
ui-review-see = Voir
ui-review-see-better = Voir la meilleure suite
ui-replay-as-played = Voir ce qui a été joué
ui-review-steps = Toutes les réponses de la partie

## The turning points in words.

ui-turning-missed = Votre choix : { $taken }. Mieux : { $best }, soit { $sure ->
    [yes] exactement
   *[no] environ
} { $points } { $single ->
    [yes] point
   *[no] points
} de plus.
ui-turning-now = Dont { $points } dès la même manche.
ui-turning-later = Cela aurait coûté { $points } points dans la même manche et rapporté davantage ensuite.
ui-turning-found = { $taken } : ce qu’on pouvait trouver de mieux, environ { $points } points de plus qu’un tour moyen.
ui-turning-deal = { $sign ->
    [minus] Votre première main valait environ { $points } points de moins qu’une main moyenne.
   *[plus] Votre première main valait environ { $points } points de plus qu’une main moyenne.
}
ui-turning-draw = { $sign ->
    [minus] Piocher { $cards } valait environ { $points } points de moins qu’une pioche moyenne.
   *[plus] Piocher { $cards } valait environ { $points } points de plus qu’une pioche moyenne.
}
ui-turning-event = { $sign ->
    [minus] L’événement « { $event } » convenait mal à votre mine : environ { $points } points de moins qu’un événement moyen.
   *[plus] L’événement « { $event } » convenait à votre mine : environ { $points } points de plus qu’un événement moyen.
}
