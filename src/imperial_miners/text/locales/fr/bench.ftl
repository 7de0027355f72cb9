### The designer's bench.

ui-bench = Atelier
ui-bench-lead = Modifiez une carte et voyez aussitôt son dessin, son texte et ce qu’elle vaut.
ui-bench-ours = Ce jeu de cartes est livré avec le jeu et reste tel quel. Copiez-le dans un dossier à vous pour le modifier.
ui-bench-folder = Dossier (nouveau ou vide) ; son nom devient l’identifiant du paquet
ui-bench-copy = Copier dans un dossier
ui-bench-new-card = Nouvelle carte
ui-bench-new-event = Nouvel événement
ui-bench-new-board = Nouvelle face de plateau
ui-bench-add-language = Noms dans une autre langue
ui-bench-add = Ajouter
ui-bench-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
ui-bench-elsewhere = { $count ->
    [one] Tout est en ordre ici. Ailleurs, le jeu de cartes a { $count } problème :
   *[other] Tout est en ordre ici. Ailleurs, le jeu de cartes a { $count } problèmes :
}
ui-bench-no-problems = Aucun problème
ui-bench-missing = sans nom : { $languages }
ui-bench-worth = vaut { $figure }
ui-bench-overtaken = Quelqu’un d’autre a modifié ceci entre-temps. Rien n’a été écrasé : votre version est dans le formulaire, l’autre en dessous.
ui-bench-not-whole = Cela ne peut pas encore se jouer : corrigez d’abord ce qui est marqué.
ui-bench-not-gone = Le dossier du jeu de cartes a disparu ou est illisible. Votre saisie est conservée : remettez le dossier, puis enregistrez.
ui-bench-not-wrong = Rien n’a été enregistré : corrigez d’abord ce qui est marqué. Votre brouillon est conservé.
ui-bench-not-toml = Rien n’a été enregistré : un fichier du jeu de cartes doit d’abord être corrigé à la main.
ui-bench-not-room = Rien n’a été écrit, tous les fichiers sont inchangés et votre brouillon est conservé. Le système dit :
ui-bench-not-ours = Ce jeu de cartes est livré avec le jeu : copiez-le d’abord dans un dossier à vous.
ui-bench-not-name = Le nom du dossier ne donne pas d’identifiant : commencez-le par une lettre de a à z.
ui-bench-not-empty = Le dossier n’est pas vide : choisissez-en un autre.
ui-bench-removed = Retiré du jeu de cartes ; son historique est conservé.
ui-bench-no-such = Le jeu de cartes ne contient rien de tel.
ui-bench-no-picture = Rien à dessiner pour l’instant
ui-bench-points = points
ui-bench-deals = { $count ->
    [one] { $count } donne en { $seconds } s ; apparaît dans { $seen } %.
   *[other] { $count } donnes en { $seconds } s ; apparaît dans { $seen } %.
}
ui-bench-going-on = Mesure en cours…
ui-bench-meter-failed = La mesure a échoué :
ui-bench-measuring = Mesure en cours : une première estimation vient dans quelques secondes…
ui-bench-meter-off = Rien n’est mesuré en ce moment.
ui-bench-changed = Les fichiers ont changé sur le disque. Votre saisie est toujours là.
ui-bench-reload = Revoir
ui-bench-begun = Ces modifications ne sont pas encore enregistrées.
ui-bench-check = Vérifier
ui-bench-picture = Dessin
ui-bench-rails = Moitiés de chariot
ui-bench-rail-left = Moitié de chariot pleine à gauche
ui-bench-rail-right = Moitié de chariot pleine à droite
ui-bench-rail-upper-left = Moitié de chariot pleine en haut à gauche
ui-bench-rail-upper-right = Moitié de chariot pleine en haut à droite
ui-bench-rail-lower-left = Moitié de chariot pleine en bas à gauche
ui-bench-rail-lower-right = Moitié de chariot pleine en bas à droite
ui-bench-values = Valeurs
ui-bench-id = Identifiant, jamais utilisé : en minuscules, comme gold_vein
ui-bench-cost = Coût
ui-bench-copies = Exemplaires
ui-bench-factions = Factions (deux au plus)
ui-bench-may = Peut être refusé
ui-bench-space = Case { $number }
ui-bench-effect = Effet { $number }
ui-bench-next-words = Mots possibles ensuite
ui-bench-save = Enregistrer
ui-bench-save-mine = Enregistrer la mienne par-dessus
ui-bench-play = Y jouer maintenant
ui-bench-drop = Abandonner les modifications
ui-bench-saved = Comme enregistré
ui-bench-unsaved = Pas encore enregistré ; gardé comme brouillon
ui-bench-away = Le serveur ne répond pas ; votre saisie reste sur cette page
ui-bench-meter = Ce que cela vaut
ui-bench-measure-always = Mesurer pendant que je travaille
ui-bench-measure = Mesurer
ui-bench-readings = Texte dans toutes les langues
ui-bench-names = Noms
ui-bench-no-name = manque
ui-bench-name = Nom
ui-bench-flavour = Une ligne pour l’ambiance
ui-bench-other-languages = Le jeu de cartes n’a pas de noms en : { $languages }. Les langues s’ajoutent à la première page de l’atelier.
ui-bench-remove = Retirer du jeu de cartes
ui-bench-remove-help = Il quitte les fichiers, avec ses noms. L’historique le conserve.
ui-bench-theirs = L’autre version
ui-bench-take-theirs = Prendre l’autre, abandonner la mienne
ui-bench-theirs-gone = Elle a été retirée du jeu de cartes.
ui-bench-history = Versions
ui-bench-was-saved = enregistrée
ui-bench-was-tried = seulement essayée
