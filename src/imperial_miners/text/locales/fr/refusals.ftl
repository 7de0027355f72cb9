### Why an answer is refused and what to do, in French; and what is wrong with a record.

refusal = { $text } (Règle { $rule })
refusal-no-such-seat = Cette place n’existe pas à cette table. Choisissez l’une des places qui jouent.
refusal-unknown-action = Le jeu ne connaît pas cette réponse. Choisissez l’une des réponses proposées.
refusal-game-over = La partie est finie. Commencez-en une autre pour continuer à jouer.
refusal-not-awaited = Ce n’est pas à vous de répondre. Attendez que les autres aient choisi.
refusal-other-question = Une autre question est posée maintenant. Répondez à celle qui est affichée.
refusal-not-in-hand = Vous n’avez pas cette carte en main. Choisissez-en une que vous avez.
refusal-too-dear = Vous n’avez pas assez de pièces pour cette carte. Choisissez-en une que vous pouvez payer.
refusal-no-card-above = Aucune carte n’est adjacente dans la rangée du dessus. Il en faut une ; choisissez une autre place ou une autre carte.
refusal-has-playable-card = Vous pouvez jouer une carte de votre main, donc vous devez le faire. Choisissez l’une d’elles.
refusal-wrong-row = La carte va dans la rangée de son niveau. Choisissez une place dans cette rangée.
refusal-place-taken = Une carte s’y trouve déjà. Choisissez une place libre.
refusal-too-far = Cette place est trop éloignée ; rien n’y serait différent. Choisissez-en une plus proche.
refusal-deck-empty = Ce paquet et sa défausse sont vides. Choisissez un autre paquet.
refusal-condition-not-met = La condition de cet effet n’est pas remplie. Choisissez un autre effet ou refusez.
refusal-price-not-payable = Vous ne pouvez pas payer tout le prix de cet effet. Choisissez un autre effet ou refusez.
refusal-no-such-effect = La carte n’a pas cet effet. Choisissez-en un qui y figure.
refusal-not-offered = Ce choix n’est pas possible maintenant. Choisissez l’une des réponses proposées.
refusal-nothing-to-undo = Il n’y a plus rien à reprendre : vous avez appris depuis quelque chose de caché, ou les autres ont continué.
refusal-line-reveals = Une de ces réponses vous montrerait quelque chose de nouveau : les suivantes doivent attendre que vous l’ayez vu.

## Records.

record-text = Ce n’est pas l’enregistrement d’une partie : le fichier est illisible.
record-format = Ce fichier n’est pas un enregistrement de ce jeu.
record-version = Cet enregistrement a une version qui n’est pas lue ici.
record-rules = Cet enregistrement suit d’autres règles que celles d’ici.
record-seed = La graine de cet enregistrement ne peut pas être juste.
record-seed-hash = La graine ne correspond pas à l’empreinte montrée au début.
record-luck = Cet enregistrement nomme un genre de hasard inconnu ici.
record-secret = Le secret et les contributions ne donnent pas cette graine.
record-secret-hash = Le secret ne correspond pas à l’empreinte montrée au début.
record-contributions = Ce que les places ont ajouté à la donne est illisible.
record-variant = Cet enregistrement nomme une variante inconnue ici.
record-decks = Cet enregistrement nomme un genre de paquets inconnu ici.
record-seats = On ne peut pas jouer avec le nombre de places de cet enregistrement.
record-pack = Le jeu de cartes de cet enregistrement est inconnu ici.
record-pack-digest = Cet enregistrement a été joué avec une autre version de son jeu de cartes.
record-moves = Les coups de cet enregistrement sont illisibles.
record-move = Le coup { $number } de cet enregistrement est impossible.
record-scores = Les coups mènent à d’autres scores que ceux enregistrés.
record-digest = Les coups mènent à une autre partie que celle enregistrée.
