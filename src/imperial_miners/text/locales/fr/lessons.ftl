### The guided first game in French: one sentence for each first time.

guide-begin = Apprendre en jouant
guide-begin-help = Une première partie où chaque règle est expliquée quand elle se présente. Quittez-la et revenez quand vous voulez.
guide-title = Votre première partie
guide-progress = { $met } leçons sur { $of }
guide-nothing = Rien de nouveau ici : jouez comme vous voulez.
guide-skip = Passer les explications
guide-again = Montrer les explications
guide-skipped = Les explications sont désactivées.
guide-shown = Les explications sont de retour.
guide-type = Tapez « { $word } » pour voir.
guide-done = C’était tout : vous connaissez le jeu.

lesson-events-name = Événements
lesson-events = Chacune des dix manches commence par un événement : il agit tout de suite, toute la manche ou à la fin de la manche.
lesson-playing-name = Jouer une carte
lesson-playing = Jouez une carte par manche : le niveau I est gratuit, les cartes plus profondes coûtent des pièces et demandent une carte du niveau au-dessus.
lesson-placing-name = Placer la carte
lesson-placing = Une carte va dans la rangée de son niveau, sous une carte de la rangée du dessus ; le niveau I est accroché à la Surface.
lesson-effects-name = Effets
lesson-effects = La carte placée agit aussitôt : choisissez l’un de ses effets, ou refusez.
lesson-surface-name = La Surface
lesson-surface = Chaque tour finit à la Surface : prenez des pièces, payez-en pour avancer, ou piochez des cartes.
lesson-chain-name = La réaction en chaîne
lesson-chain = D’ici, la réaction en chaîne remonte : une carte de chaque rangée du dessus agit aussi, jusqu’à la Surface.
lesson-drawing-name = Piocher
lesson-drawing = Vous piochez carte par carte, chacune dans le paquet de votre choix ; votre main peut en contenir huit.
lesson-advancing-name = Avancer
lesson-advancing = Votre marqueur grimpe sur un plateau Progrès : seule la case où il s’arrête rapporte, et celle du haut rapporte le plus.
lesson-machines-name = Machines
lesson-machines = Les machines restent sur leur carte, trois au plus, et renforcent certains effets.
lesson-collapse-name = Éboulements
lesson-collapse = Un éboulement bloque sa carte : la prochaine fois qu’elle devrait agir, on se contente de le déblayer.
lesson-carts-name = Chariots
lesson-carts = Deux moitiés pleines sur une même jonction font un chariot complet, qui vaut 1 PV à la fin.
lesson-scoring-name = Score
lesson-scoring = Les PV font gagner : après dix manches, on additionne vos PV et vos chariots complets.
