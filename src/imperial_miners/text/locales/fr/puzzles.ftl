### Puzzles, in French.

ui-puzzles = Problèmes
ui-puzzles-help = Trouvez le meilleur tour : il n’y en a qu’un, c’est prouvé.
ui-puzzles-lead = Des positions tirées de vraies parties de robots, où une carte à un emplacement vaut mieux que tout le reste. Jouez le tour à la table : chaque problème a été examiné jusqu’à la dernière possibilité.
ui-puzzle-n = Problème { $number }
ui-puzzle-goal = Trouvez le tour qui rapporte le plus de points dans cette manche.
ui-puzzle-goal-help = Les points sont les PV et les chariots complets. Le meilleur tour ne demande aucune chance à la pioche.
ui-puzzle-next = Problème suivant
ui-puzzle-again = Réessayer
ui-puzzle-all = Tous les problèmes
ui-puzzle-over = Depuis le début
ui-puzzle-so-far = Gagné jusqu’ici
ui-puzzle-solved = Résolu : c’est le meilleur tour !
ui-puzzle-missed = Il existe un meilleur tour
ui-puzzle-you = Votre tour
ui-puzzle-best = Le meilleur tour
ui-puzzle-margin = { $count ->
    [one] Avec une autre carte ou un autre emplacement, le meilleur tour rapporte { $count } point.
   *[other] Avec une autre carte ou un autre emplacement, le meilleur tour rapporte { $count } points.
}
ui-puzzle-lines = { $count ->
    [one] { $count } fin de manche a été comparée.
   *[other] { $count } fins de manche ont été comparées.
}
ui-puzzle-rating = Votre cote
ui-puzzle-rating-of = Cote de ce problème
ui-puzzle-rated-once = Seul votre premier essai change les cotes. Elles restent sur cet appareil.
ui-puzzle-tally = { $solved } résolus sur { $tried } essayés
ui-puzzle-state-solved = résolu
ui-puzzle-state-missed = manqué
ui-puzzle-state-new = nouveau
ui-puzzles-none = Il n’y a pas encore de problèmes pour ces cartes.
