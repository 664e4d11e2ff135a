# Les mots communs : mise en place, refus, enregistrements, terminal.

seat-number = Joueur { $number }
seat-name = { $seat }
guest-name = Invité { $number }
people-joined = { $some } et { $last }

## Ce qui cloche dans une mise en place

setup-game-unknown = Il n’y a pas de jeu « { $given } ». Jeux connus : { $allowed }.
setup-seats = { $game } se joue à { $allowed }, pas à { $seats }.
setup-option-unknown = Il n’y a pas d’option « { $option } ». Options connues : { $allowed }.
setup-option-value = L’option « { $option } » ne peut pas valoir « { $given } ». Valeurs permises : { $allowed }.
setup-seed = Une graine est une ligne de 1 à 200 caractères imprimables.
setup-no-observations = { $game } n’a pas d’observations pour l’apprentissage. Jeux qui en ont : { $allowed }.
setup-reward-unknown = Il n’y a pas de récompense nommée « { $given } ». Récompenses connues : { $allowed }.
setup-batch = Il faut au moins une partie, et pas plus de processus que de parties (parties : { $matches }, processus : { $workers }).
setup-batch-learners = Des places doivent apprendre, et pas plus qu’il n’y en a (apprenants : { $learners }, places : { $seats }).
lab-page-title = { $game } : beaucoup de parties
lab-page-printed = tel qu’imprimé
lab-page-what = série
lab-page-bots = robots
lab-page-options = options
lab-page-seats = places
lab-page-matches = parties
lab-page-seed = graine
lab-page-compared = Ce qui change
lab-page-compared-note = Moyennes avec leurs intervalles à 95 % ; après les premières lignes, les points des vainqueurs selon leur origine. En gras : le hasard n’explique pas la différence avec la première série.
lab-page-length = Longueur en coups
lab-page-winner = Points du vainqueur
lab-page-lead = Points d’avance sur le second
lab-page-unfair = Écart moyen des places à une part égale des victoires
lab-page-wins = Qui gagne, selon la place
lab-page-wins-note = Les traits sont des intervalles à 95 % ; en pointillé : une part égale.
lab-page-points = Points selon la place
lab-page-interval = Les traits sont des intervalles à 95 %.
lab-page-length-note = La part des parties qui ont autant de coups.
lab-page-sources = D’où viennent les points
lab-page-verbs = Ce qui a été fait : les coups par genre
lab-page-winners = vainqueurs
lab-page-others = autres
lab-page-difference = différence
lab-page-clear = Moyennes par place et par partie, avec leurs intervalles à 95 %. En gras : le hasard n’explique pas la différence, même parmi tant de lignes.
lab-page-told = Ce que montrent ces parties
lab-page-deeds = Ce qu’ont fait les vainqueurs, et avec quoi
lab-page-deeds-note = Coups par place et par partie (parties examinées : { $matches }), avec leurs intervalles à 95 %. Seulement ce que le hasard n’explique pas parmi toutes les tuiles, tous les lieux et toutes les cartes.
lab-page-none = Rien que le hasard n’explique.
lab-found-random = Des joueurs au hasard ont joué : cela montre ce que les règles permettent, non ce que des gens obtiendraient. Choisissez pour cela d’autres robots.
lab-found-few = Avec { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, seules de grandes différences se montrent.
lab-found-length = Longueur en coups : { $mean } en moyenne, { $low } à { $high } dans neuf parties sur dix.
lab-found-points = Points du vainqueur : { $points } ; avance sur le second : { $lead }.
lab-found-seat-more = Le joueur { $number } gagne plus que sa part égale : { $rate } % ({ $low }–{ $high }) au lieu de { $share } %.
lab-found-seat-less = Le joueur { $number } gagne moins que sa part égale : { $rate } % ({ $low }–{ $high }) au lieu de { $share } %.
lab-found-seats-even = Aucune place ne gagne nettement plus ou moins que sa part égale ({ $share } %) ; { $margin } % de plus ou de moins se seraient montrés.
lab-found-sources-more = Les vainqueurs ont plus de points que les autres par : { $what }.
lab-found-sources-less = Les vainqueurs ont moins de points que les autres par : { $what }.
lab-found-verbs-more = Coups que les vainqueurs jouent plus souvent, par partie : { $what }.
lab-found-verbs-less = Coups que les vainqueurs jouent moins souvent : { $what }.
lab-found-deeds-more = Avec quoi les vainqueurs en font plus que les autres : { $what }.
lab-found-deeds-less = Avec quoi les vainqueurs en font moins : { $what }.
lab-found-strong-more = les vainqueurs ont plus de points par : { $what }.
lab-found-strong-less = les vainqueurs ont moins de points par : { $what }.
lab-found-played-more = joué plus souvent, par place et par partie : { $what }.
lab-found-played-less = joué moins souvent : { $what }.
lab-found-length-more = les parties deviennent plus longues (coups) : { $before } → { $after }.
lab-found-length-less = les parties deviennent plus courtes (coups) : { $before } → { $after }.
lab-found-winner-more = les vainqueurs deviennent plus riches (points) : { $before } → { $after }.
lab-found-winner-less = les vainqueurs deviennent moins riches (points) : { $before } → { $after }.
lab-found-lead-more = les parties deviennent moins serrées (avance sur le second) : { $before } → { $after }.
lab-found-lead-less = les parties deviennent plus serrées (avance sur le second) : { $before } → { $after }.
lab-found-unfairness-more = les places deviennent moins égales : écart moyen à une part égale { $before } → { $after }.
lab-found-unfairness-less = les places deviennent plus égales : écart moyen à une part égale { $before } → { $after }.
lab-found-and-more = { $what }, et { $rest } de plus
lab-found-with = { $name } : { $what }
lab-found-same = pas de changement net : { $what }.
setup-folder = Le dossier { $file } ne peut pas servir : { $why }. Ce qui est fini est gardé.
setup-folder-other = Le dossier { $file } garde une autre série : choisissez un autre dossier, ou les mêmes jeu, robots, graine et options.
setup-ray-missing = Ray n’est pas installé : pip install ray
setup-ray-silent = Aucun groupe Ray ne répond à { $address }, ou il veut un jeton qui n’est pas dans RAY_AUTH_TOKEN.
setup-parquet-missing = Parquet a besoin de pyarrow : pip install pyarrow
setup-variant = Une variante s’écrit option=valeur, bots=NIVEAU ou data=FICHIER, et non « { $given } ».
cli-simulated-page = Le rapport avec ses graphiques : { $file }
cli-arena-test = Test « { $question } » : l’avance de { $bot }, en Elo normalisé, est-elle { $high } ou { $low } ? Alpha = bêta = 0,05 ; rotations : { $samples } ; log du rapport de vraisemblance : { $ratio }. { $why }
cli-arena-test-yes = La première.
cli-arena-test-no = La seconde.
cli-arena-test-open = Pas encore tranché.
setup-decisions-where = Les décisions ont besoin d’un dossier : --out DOSSIER.
setup-question = Il n’y a pas de test nommé « { $given } ». Connus : { $allowed }, ou BAS,HAUT en Elo normalisé.
setup-bot-broken = Le robot « { $given } » ne peut pas être créé : { $why }
setup-bot-seconds = Les robots d’une simulation réfléchissent en itérations, et non « { $given } » : des graines égales doivent donner des parties égales.
lab-bot-failed = Le robot « { $bot } » a échoué dans la partie { $match }, et la rencontre s’arrête là : { $why }
lab-bot-silent = Le robot « { $bot } » ne dit rien dans la partie { $match }, où il doit jouer ; la rencontre s’arrête là.
setup-question-alone = Un test compare le premier robot à d’autres : nommez-en au moins deux.
setup-no-data = { $game } n’a pas de fichier de données remplaçable.
setup-bot-unknown = Il n’y a pas de robot « { $given } ». Robots connus : { $allowed }.
setup-bots-count = { $bots ->
    [one] { $bots } robot nommé pour { $seats } places : nommez-en un pour tous, ou un par place.
   *[other] { $bots } robots nommés pour { $seats } places : nommez-en un pour tous, ou un par place.
}

## Refus du noyau

refused-over = La partie est terminée.
refused-not-your-decision = Ce n’est pas à vous de décider maintenant.
refused-no-such-code = Il n’y a pas de coup numéro { $code }.
refused-out-of-date = La table a avancé depuis : regardez à nouveau.
refused-undo = On ne peut plus revenir en arrière librement : quelque chose a été révélé, ou quelqu’un d’autre a choisi.

## Enregistrements

record-not-one = Ce n’est pas un enregistrement Loggia : la première ligne devrait être « loggia record 1 ».
record-truncated = L’enregistrement est tronqué : sa dernière ligne devrait être son empreinte.
record-digest = L’empreinte ne correspond pas au contenu : l’enregistrement est abîmé ou modifié.
record-commitment = La graine ne correspond pas à l’engagement pris au début de la partie.
record-form = L’enregistrement n’a pas la forme habituelle.
record-line = La ligne { $number } de l’enregistrement n’a pas de sens.
record-revision = L’enregistrement est une partie de { $game }, révision { $revision } des règles ; ici, c’est la révision { $ours }.
record-data = L’enregistrement a été fait avec un autre fichier de données (empreinte { $digest }) ; donnez-le avec --data.
record-imagined = Le siège { $seat } ne peut pas imaginer à nouveau ce qui est caché après le coup { $number }.
record-setup = La mise en place de l’enregistrement est impossible : { $why }
record-move = Le coup { $number } de l’enregistrement (« { $move } », { $seat }) est refusé : { $why } [{ $rule }]
record-scores = L’enregistrement annonce les scores { $told }, mais ses coups mènent à d’autres.
record-unreadable = Le fichier { $file } est illisible : { $why }

study-form = Ce n’est pas une étude telle que la maison les écrit.
study-no-node = L’étude n’a pas ce coup.
study-full = { $most ->
    [one] Une étude a { $most } coup au plus.
   *[other] Une étude a { $most } coups au plus.
}
study-comment = { $most ->
    [one] Un commentaire a { $most } caractère au plus, et aucun caractère de commande.
   *[other] Un commentaire a { $most } caractères au plus, et aucun caractère de commande.
}
study-drawn = { $most ->
    [one] Une position a { $most } flèche ou marque au plus.
   *[other] Une position a { $most } flèches et marques au plus.
}
study-title = { $most ->
    [one] Un titre a { $most } caractère au plus.
   *[other] Un titre a { $most } caractères au plus.
}
study-main-already = C’est déjà la ligne principale.
study-move = Un coup de l’étude ne peut pas être joué : { $why }

## Le terminal

cli-guest = Invité
cli-you = { $name } (vous)
cli-learn-help = Tapez le numéro ou la notation d’un coup. « back » : un pas en arrière ; « skip » : montrez-moi ; « quit » : partir.
cli-learn-again = Rien n’est perdu : essayez encore.
cli-learn-lit = Dans le cadre doré : { $numbers }.
cli-learn-broken = Cette leçon ne peut pas être montrée, ses fichiers sont en défaut : { $why }
cli-learn-none = { $game } n’a pas encore de leçons.
cli-learn-unknown = La leçon { $given } n’est pas parmi celles-ci : { $allowed }.
cli-learn-next = Leçon suivante : Entrée ; « quit » pour arrêter.
cli-learn-match = Et maintenant la vraie partie : elle continue d’ici, contre des apprentis. Appuyez sur Entrée ; « quit » pour arrêter.
cli-exercise-help = Tapez le numéro ou la notation d’un coup, ou un prix. « show » : la réponse ; « quit » : partir.
cli-exercise-none = { $game } n’a pas encore d’exercices.
cli-exercise-unknown = « { $given } » n’est pas parmi ceux-ci : { $allowed }.
cli-exercise-missing = Il n’y a pas d’exercice « { $given } ».
cli-exercise-next = Exercice suivant : Entrée ; « quit » pour arrêter.
cli-exercise-end = Résolus du premier coup : { $solved } sur { $tried }.
cli-learn-end = C’est tout ce qu’il faut. À vous de jouer : loggia play { $game }
cli-bot = { $name } ({ $level })
cli-choices = { $count ->
    [1] un choix
   *[other] { $count } choix
}
cli-narrow = Beaucoup de choix : tapez le début d’un coup pour voir ceux qui commencent ainsi.
cli-help-hint = Choisissez par numéro ou en écrivant le coup ; « ? » montre toutes les commandes.
cli-help-choose = Tapez un numéro pour choisir, ou le début d’un coup pour réduire la liste.
cli-help-text = Tapez un coup entier comme il est écrit entre parenthèses, par exemple dans un enregistrement.
cli-sure = C’est sûr ? « ! » le joue quand même ; Entrée vous laisse réfléchir.
cli-hint-do = « hint 1 » joue le premier.
cli-hint-wait = Attendez d’abord les autres.
cli-hint-which = Ce conseil n’existe pas : « hint » seul montre { $count ->
    [0] qu’il vaut mieux attendre
    [one] le seul qu’il y a
   *[other] les { $count }
}.
cli-help-commands = Commandes : undo, undo turn, hint, hint NUMÉRO, log, rule ID, save FICHIER, quit.
cli-commitment = Les dés sont liés à l’engagement { $digest }… ; la graine est révélée à la fin.
cli-seed = La graine de cette partie était { $seed }.
cli-result = Décompte final
cli-total = { $count ->
    [one] point en tout
   *[other] points en tout
}
cli-left = Vous avez quitté la table.
cli-undone = { $count ->
    [one] { $count } coup repris.
   *[other] { $count } coups repris.
}
cli-saved = Enregistré dans { $file }.
cli-save-where = Dites où : « save FICHIER ».
cli-no-rule = Il n’y a pas de règle { $id }.
cli-review-not-over = La partie n’est pas finie : seule une partie finie peut être analysée.
cli-reviewing = Analyse en cours
cli-playing = En jeu
cli-verified = { $moves ->
    [one] L’enregistrement est authentique : { $moves } coup, empreinte { $digest }.
   *[other] L’enregistrement est authentique : { $moves } coups, empreinte { $digest }.
}
cli-study-start = { $moves ->
    [0] Depuis la mise en place :
    [one] Après { $moves } coup :
   *[other] Après { $moves } coups :
}
cli-study-dealt = distribué à nouveau
cli-replay-imagined = Ici, ce qui était caché a été distribué à nouveau.
cli-replay-step = Entrée : coup suivant ; « q » : arrêter.
cli-file-exists = Le fichier { $file } existe déjà : choisissez un autre nom.
cli-match-exists = Le fichier { $file } existe déjà : reprenez-le avec --resume, ou choisissez un autre nom.
cli-resume-over = La partie de { $file } est terminée : « loggia replay { $file } » la montre.
cli-simulated = 
    { $finished ->
        [one] { $finished } partie terminée
       *[other] { $finished } parties terminées
    } sur { $games } : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $rate ->
        [one] { $rate } coup
       *[other] { $rate } coups
    } par seconde.
cli-errors = { $count ->
    [one] { $count } partie a échoué :
   *[other] { $count } parties ont échoué :
}
cli-number = « { $given } » n’est pas un nombre qui convient à { $name }.
cli-option-form = Les options s’écrivent nom=valeur, pas « { $given } ».
cli-no-rules = Il n’y a pas encore de page de règles pour { $game }.
cli-serving = La maison est ouverte : { $address } (Ctrl-C la ferme)
cli-stale-wal = { $file }-wal a été écrit pour un autre { $file }, remplacé depuis : SQLite mêlerait les deux. Mettez { $file }-wal et { $file }-shm de côté ; si les trois ont été copiés ici ensemble, supprimez plutôt { $name }.
cli-taken = Une autre maison tient { $file } : fermez-la d’abord, ou donnez à celle-ci sa propre base de données
cli-no-store = La base de données { $file } ne s’ouvre pas : { $why }
cli-no-database = Il n’y a pas de base de données { $file }
cli-is-folder = { $file } est un dossier : nommez un fichier dedans
cli-no-house = { $file } n’est pas la base de données d’une maison, et reste comme il est
cli-house-missing = { $file } manque, mais { $old } est à côté : une restauration l’avait remplacé. Pour le remettre : loggia restore { $old } --database { $file }. Pour commencer une maison vide, mettez-le dans un autre dossier.
cli-backed-up = { $file } est une sauvegarde entière : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } ligne de journal
   *[other] { $entries } lignes de journal
  }
cli-exported = { $file } contient { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  } et { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } ; chaque partie a été rejouée
cli-club-starting = Un club démarre sur cette machine. Données et journaux : { $folder }
cli-club-part = { $name } { $where }
cli-club-open = Le club est ouvert : { $address } (Ctrl-C le ferme)
cli-club-again = { $name } s’est arrêté et redémarre ; son journal : { $file }
cli-club-closing = Le club ferme : les pages sont prévenues, les tables conservées…
cli-club-closed = Le club est fermé.
cli-no-club = On ne peut pas ouvrir de club ici : { $why }
cli-not-exported = Il n’y a pas d’export : { $why }
cli-imported = De { $file } : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  } et { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } ; { $known ->
    [one] { $known } table était
   *[other] { $known } tables étaient
  } déjà là ; chaque partie a été rejouée
cli-not-imported = Rien n’a été pris dans { $file } : { $why }
cli-import-names = Rien n’a été pris. D’autres comptes portent ces noms ici : { $names }. Avec --as-guests, ils viennent en invités.
cli-not-backed-up = Pas de sauvegarde : { $why }
cli-restored = La maison de { $house } a ce que { $file } contient : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } ligne de journal
   *[other] { $entries } lignes de journal
  }
cli-not-restored = { $file } n’a pas été remise, et rien n’a changé : { $why }
cli-source-missing = Rien n’a changé : il n’y a pas de fichier { $file }
cli-source-folder = Rien n’a changé : { $file } est un dossier, pas un fichier
cli-source-unreadable = Rien n’a changé : { $file } est illisible : { $why }
cli-source-export = Rien n’a changé : { $file } n’est pas une sauvegarde. Si « loggia export » l’a écrit, « loggia import » le prend.
cli-source-backup = Rien n’a changé : { $file } est une sauvegarde ou une base de données, pas un export. « loggia restore » remet une sauvegarde.
cli-source-no-backup = Rien n’a changé : { $file } n’est ni une sauvegarde de « loggia backup » ni une copie d’une base de données
cli-source-no-export = Rien n’a changé : { $file } n’a pas été écrit par « loggia export »
cli-restore-no-answer = La maison ouverte n’a pas remis la sauvegarde, et rien n’a changé : fermez-la et recommencez
cli-check-file = Le fichier : { $why }
cli-check-table = Table { $table } : { $why }
cli-admin-no-answer = La maison ouverte n’a pas répondu en une minute, et ne le fera plus : regardez son journal
cli-admin-nobody = Il n’y a pas de compte du nom de « { $name } ». Les invités vont par leur numéro : « loggia admin people { $name } » le montre.
cli-admin-nothing = Il n’y a personne ni rien du nom de « { $name } »
cli-admin-done = Fait : { $act } { $about } ({ $how })
cli-checked = { $tables ->
    [one] { $tables } table lue
   *[other] { $tables } tables lues
  }, { $problems ->
    [0] rien à signaler
    [one] { $problems } problème
   *[other] { $problems } problèmes
  }
setting-file = Les réglages de { $file } sont illisibles : { $why }
setting-unknown = { $where } : ce réglage n’existe pas
setting-unknown-meant = { $where } : ce réglage n’existe pas ; vouliez-vous dire { $option } ?
setting-variable = { $name } n’est pas un réglage et n’est pas pris en compte
setting-variable-meant = { $name } n’est pas un réglage et n’est pas pris en compte : vouliez-vous dire { $option } ?
setting-bool = { $where } vaut true ou false, pas « { $given } »
setting-text = { $where } est un texte, pas « { $given } »
setting-whole = { $where } est un nombre entier de { $least } à { $most }, pas « { $given } »
setting-number = { $where } est un nombre de { $least } à { $most }, pas « { $given } »
setting-one-of = { $where } n’est pas « { $given } », mais l’un de ceux-ci : { $allowed }
setting-address = { $where } est une adresse comme https://play.example.org, pas « { $given } »
cli-bad-setting = Un réglage est faux. { $why }
cli-port-taken = La maison n’a pas pu ouvrir à { $host }, port { $port } : le port est pris. Arrêtez ce qui l’occupe, ou choisissez-en un autre avec --port
cli-not-serving = La maison n’a pas pu ouvrir à { $host }, port { $port } : { $why }
cli-arena-head = 
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game } à { $seats }, { $length ->
        [one] { $length } coup
       *[other] { $length } coups
    } chacune, { $rate ->
        [one] { $rate } décision
       *[other] { $rate } décisions
    } par seconde
cli-arena-bot = robot
cli-arena-wins = victoires
cli-arena-rank = rang moyen
cli-arena-score = score moyen
cli-arena-rating = classement
cli-version = Loggia { $version }, { $build ->
    [compiled] compilé
    [changed] en Python pur (la version compilée est périmée : { $detail } a changé ; make compiled)
    [python] en Python pur (la version compilée est faite pour { $detail })
    [broken] en Python pur (la version compilée est incomplète : { $detail })
   *[plain] en Python pur
}
cli-version-game = { $game } : révision { $revision } des règles

## Le navigateur : la maison

ui-title = { $page } · Loggia
ui-title-house = Loggia : quatre jeux de société italiens
ui-title-turn = À vous de jouer : { $game } · Loggia
ui-welcome = Asseyez-vous et jouez
ui-welcome-more = Choisissez un jeu : un clic, et vous voilà à table contre des robots. Aucun compte nécessaire.
ui-games = Jeux
ui-lobby = Jouer
ui-new = Nouvelle table
ui-new-table = Dresser une table à plusieurs
ui-rules = Règles
ui-review = Analyse
ui-replays = Parties
ui-settings = Réglages
ui-me = Ma page
ui-home = Vers l’accueil
ui-nav = Pages
ui-skip-content = Aller au contenu
ui-loading = Un instant…
ui-close = Fermer
ui-on = oui
ui-off = non
ui-you = Vous
ui-name-again = { $name } ({ $seat })
ui-you-named = { $name } (vous)
ui-players = { $least } à { $most } joueurs
ui-play-now = Jouer tout de suite
ui-play-starting = On dresse la table…
ui-play-how = Places et niveau
ui-play-seats = Joueurs
ui-play-level = Robots
ui-play-usual = comme d’habitude
ui-play-options = Toutes les options
ui-mine = Mes tables
ui-open = Tables ouvertes
ui-open-none = Personne n’attend de joueurs en ce moment. Dressez une table et envoyez le lien à vos amis.
ui-running = Parties à regarder
ui-table-your-turn = À vous
ui-table-go-on = Continuer
ui-table-join = Voir la table
ui-table-watch = Regarder
ui-notes-open = Voir
ui-waiting-for = { $count ->
    [1] Une place est libre
    [one] { $count } place est libre
   *[other] { $count } places sont libres
}
ui-waiting-kept = On attend { $names }
ui-waiting-start = Tout le monde est là
ui-waiting-soon = Toutes les places sont prises
ui-sit = S’asseoir ici
ui-start = Commencer
ui-start-bots = Commencer, avec des robots aux places libres
ui-leave = Quitter la table
ui-invite = Copier le lien d’invitation
ui-share = Partager
ui-share-table = Partager cette table
ui-share-link = Partager le lien
ui-copied = Copié

ui-new-game = Jeu
ui-new-seats = Qui joue
ui-new-options = Options
ui-new-table-legend = La table
ui-new-make = Dresser la table
ui-new-listed = Visible à l’accueil
    .help = Chacun peut s’asseoir ou regarder ; sinon, seulement ceux qui ont le lien.
ui-new-rated = Classée
    .help = Le résultat compte pour le classement des personnes à la table. Ni robots ni conseils, une pause seulement si tous sont d’accord ; qui s’en va a perdu. Sans pendule : trois jours par coup.
ui-new-hints = Conseils
    .help = Les joueurs peuvent demander à un robot ce qu’il ferait.
ui-seat-open = place libre
ui-seat-kept = gardée pour { $name }
ui-seat-anybody = n’importe qui
ui-seat-me = moi
ui-seat-who = Place { $number }
ui-seat-level = Robot : { $level }
ui-how = Comment on joue
ui-how-of = { $game } : comment on joue
ui-how-goal = Le but
ui-how-turn = Votre tour
ui-how-scores = Ce qui rapporte
ui-how-end = La fin
ui-how-signs = Les signes
ui-learn = Apprendre en quelques minutes
ui-exercises = Exercices
ui-learn-of = Apprendre { $game }
ui-learn-lesson = { $lesson } · { $game }
ui-learn-about = De courtes leçons sur le vrai plateau, une minute chacune. C’est vous qui jouez ; rien n’est jamais perdu. Partez quand vous voulez, et reprenez plus tard.
ui-learn-begin = Commencer
ui-learn-new = Votre première partie : { $game } ?
ui-learn-new-about = De courtes leçons sur le vrai plateau l’apprennent en quelques minutes, puis continuent en vraie partie. Vous pourrez aussi apprendre plus tard : le bouton reste sur la carte.
ui-learn-new-play = Jouer tout de suite
ui-learn-go-on = Continuer
ui-learn-all = Les leçons
ui-learn-done = Fait
ui-learn-coach = Le maître
ui-learn-step = Étape { $step } sur { $steps }
ui-learn-watch = Voyez ce qui arrive
ui-learn-hurry = Tout de suite
ui-learn-again = Essayer encore
ui-learn-back = Retour
ui-learn-skip = Montrez-moi
ui-learn-do = Jouer pour moi
ui-learn-once-more = Encore une fois
ui-learn-next = Leçon suivante
ui-learn-match = Jouer une vraie partie
ui-learn-match-on = Continuer en vraie partie
ui-learn-match-new = Nouvelle partie
ui-learn-finished = La leçon est finie
ui-learn-consequence = Voici ce qui en résulte
ui-learn-did = { $name } : { $what }
ui-learn-later = Quelques tours passent, et les vôtres sont joués pour vous.
ui-learn-guest = Invité
ui-bot-0 = Beatrice
ui-bot-1 = Cosimo
ui-bot-2 = Fiora
ui-bot-3 = Lapo
ui-bot-4 = Nella
ui-clock = Temps
ui-clock-none = Sans pendule
    .help = Chacun réfléchit aussi longtemps que nécessaire.
ui-clock-quick = Rapide
    .help = 15 secondes par décision, et 5 minutes en réserve.
ui-clock-calm = Tranquille
    .help = 45 secondes par décision, et 15 minutes en réserve.
ui-clock-day = Un jour par coup
    .help = Pour jouer au fil des jours : 24 heures pour chaque décision.
ui-clock-days = Trois jours par coup
    .help = Pour jouer au fil des jours : trois jours pour chaque décision.
ui-clock-rules = Selon la règle
    .help = Le temps que la règle du jeu donne à chaque sorte de décision, et sa réserve.
ui-clock-days-left = { $count ->
    [1] un jour
    [one] { $count } jour
   *[other] { $count } jours
}
ui-clock-hours = { $count } h
ui-clock-then = Quand le temps est écoulé
ui-clock-then-bot = un robot joue jusqu’au retour du joueur
ui-clock-then-lost = la place est perdue
ui-talk-open = Offres
    .help = De nouvelles offres peuvent être faites pendant ce temps ; ensuite, qui n’a pas répondu passe.
ui-talk-over = Offres closes
    .help = Plus rien de nouveau ne peut être offert ; ce qui est sur la table peut encore être accepté ou retiré.

ui-problem-connection = La maison ne répond pas. Cet appareil est-il en ligne ?
ui-problem-house = Quelque chose a mal tourné dans la maison. Veuillez réessayer.

ui-rules-of = Règles : { $game }
ui-rules-search = Chercher dans les règles
ui-rules-exercises = Des positions à essayer : { $theme }
ui-rules-try = Essayez sur le plateau : { $lesson }
ui-rules-nothing = Aucune règle ne parle de « { $wanted } ».
ui-contents = Sommaire
ui-table-wide = Tableau
ui-rule = Lire la règle · { $id }

ui-language = Langue
    .help = Toute la maison la parle aussitôt.
ui-language-en = English
ui-language-fr = Français
ui-theme = Apparence
    .help = Claire, sombre, ou celle de l’appareil.
ui-theme-auto = celle de l’appareil
ui-theme-light = claire
ui-theme-dark = sombre
ui-moving = Mouvement
    .help = Les pièces voyagent de leur ancienne place à la nouvelle. Selon l’appareil : pas du tout s’il demande moins de mouvement.
ui-moving-auto = selon l’appareil
ui-moving-quick = rapide
ui-moving-calm = calme
ui-moving-off = aucun
ui-confirming = Confirmation
    .help = Quand un coup choisi attend un second clic. Un bouton ou une phrase sont assez clairs : ils partent aussitôt, sauf si vous confirmez toujours.
ui-confirming-always = toujours
ui-confirming-careful = quand on ne peut pas le reprendre librement
ui-confirming-never = jamais : envoyer aussitôt
ui-ending = Fin de mon tour
    .help = Quand il ne reste qu’un bouton après mon coup, l’actionner pour moi ; le coup ne peut alors plus être repris librement.
ui-ending-on = Terminer mon tour tout seul
ui-mistakes = Avertissement avant une erreur nette
    .help = Le conseiller regarde vos choix pendant que vous réfléchissez. Si un coup perd nettement, il dit pourquoi et demande : c’est sûr ? Jamais aux tables classées, ni là où les conseils sont exclus.
ui-mistakes-first = dans mes premières parties d’un jeu, contre des robots
ui-mistakes-always = toujours, là où les conseils sont permis
ui-mistakes-never = jamais
ui-sounds = Sons
    .help = Des notes discrètes, chacune pour une chose ; choisissez celles que vous voulez entendre.
ui-sounds-on = Sons activés
ui-sounds-turn = mon tour
ui-sounds-offer = une offre qui attend ma réponse
ui-sounds-refusal = un coup refusé
ui-sounds-end = la fin de la partie
ui-sounds-listen = Écouter : { $name }
ui-notify = Votre tour
    .help = Une page ouverte vous prévient toujours. Si aucune n’est ouverte, ce navigateur peut le faire, et un courriel aussi.
ui-notify-push = M’avertir dans ce navigateur
ui-notify-mail = M’envoyer un courriel aux tables lentes
ui-notify-impossible = Ce navigateur ou cette maison ne peut pas envoyer de notifications.
ui-notify-forbidden = Les notifications sont bloquées pour cette page dans les réglages du navigateur.
ui-notify-failed = Cela n’a pas marché : le service de notifications du navigateur est injoignable.

ui-profile-guest = Invité de passage.
ui-profile-since = Ici depuis le { $date }.
ui-profile-played = 
    { $played ->
        [0] Aucune partie terminée pour l’instant.
        [one] Une partie terminée, { $won ->
            [one] { $won } gagnée
           *[other] { $won } gagnées
        }.
       *[other] { $played } parties terminées, { $won ->
            [one] { $won } gagnée
           *[other] { $won } gagnées
        }.
    }
ui-ratings = Classements
ui-rating = Classement
ui-matches = Parties
ui-history = Parties terminées
ui-name = Nom
ui-password = Mot de passe
ui-email = Courriel (facultatif)
ui-account = Compte
ui-account-new = Ouvrir un compte
ui-account-keep = Garder ce que vous avez
ui-account-help = Un compte garde votre nom, vos réglages, vos parties et vos classements, sur tous vos appareils.
ui-account-make = Ouvrir le compte
ui-account-done = Bienvenue : le compte est ouvert.
ui-login = Se connecter
ui-login-done = Heureux de vous revoir.
ui-logout = Se déconnecter
ui-mail-turns = Me prévenir par courriel quand c’est à moi
ui-export = Télécharger tout ce qui est gardé à mon sujet
ui-email-verify = Est-ce votre adresse ?
ui-email-verify-help = Dites-le, et la maison pourra y envoyer du courriel.
ui-email-verify-yes = Oui, cette adresse est à moi
ui-email-verified = Cette adresse est vérifiée.
ui-email-waits = Cette adresse attend que vous ouvriez le lien qui y a été envoyé.
ui-email-no-mail = Cette maison n’envoie pas de courriel.
ui-email-again = Renvoyer le lien
ui-email-sent = Un lien est en route : ouvrez-le pour vérifier l’adresse.
ui-email-kept = L’adresse est gardée.
ui-email-keep = Garder cette adresse
ui-password-new = Un nouveau mot de passe
ui-password-change = Changer le mot de passe
ui-password-new-done = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
ui-password-forgotten = J’ai oublié mon mot de passe
ui-password-sent = Si ce compte a une adresse vérifiée, un lien est en route.
ui-sessions = Où vous êtes connecté
ui-session-here = ici
ui-session-seen = dernier usage { $when }
ui-session-unknown = Un programme
ui-session-ended = Déconnecté là-bas.
ui-session-end-of = Se déconnecter : { $device }
ui-report = Signaler aux hôtes
ui-report-reason = Que doivent regarder les hôtes de cette maison ?
ui-report-done = C’est signalé. Un hôte va regarder.
ui-report-line = Ne plus entendre, bloquer ou signaler { $name }
ui-report-person = Bloquer ou signaler cette personne
ui-block = Bloquer
ui-unblock = Ne plus bloquer
ui-block-help = Qui vous bloquez ne peut pas s’asseoir avec vous, ni vous avec cette personne, et vous ne voyez pas ce qu’elle dit.
ui-block-done = C’est bloqué.
ui-unblock-done = Ce n’est plus bloqué.
ui-desk = Le bureau de l’hôte
ui-desk-reports = Signalements ouverts
ui-desk-none = Rien à regarder.
ui-desk-by = signalé par { $name }, { $when }
ui-desk-table = Voir la table
ui-desk-study = Voir l’étude
ui-desk-unstudy = Supprimer l’étude
ui-desk-unsay = Retirer la ligne
ui-desk-close = Fermer la table
ui-desk-ban = Exclure une semaine
ui-desk-handled = C’est réglé
ui-desk-audit = Ce que les hôtes ont fait
ui-desk-shell = la console
ui-desk-house = la maison elle-même
ui-desk-yes = Oui
ui-desk-no = Non
ui-desk-sure = { $what ->
    [unsay] Retirer cette ligne de la table, pour tout le monde ?
    [close] Terminer cette partie pour toute la table ? Elle ne comptera pour personne.
    [unstudy] Supprimer cette étude, pour tout le monde ?
   *[ban] Déconnecter { $name } partout, et ne plus laisser entrer cette personne pendant une semaine ?
}
ui-desk-did = { $act ->
    [close] a fermé la table { $about }
    [unsay] a retiré la ligne { $about } d’une discussion
    [unstudy] a supprimé l’étude { $about }
    [ban] a exclu ou réadmis la personne { $about } :
    [rename] a renommé la personne { $about }
    [remove] a supprimé la personne { $about }
    [host] a fait de la personne { $about } un hôte, ou l’inverse :
    [repair] a relu la table { $about } depuis son journal
    [purge] a effacé ce qui est ancien :
    [rotate] a renouvelé la clé des cookies
    [handled] a réglé { $about }
   *[other] { $act } { $about }
}
ui-mute = Ne plus entendre
ui-unmute = Entendre à nouveau
ui-mute-done = Vous ne voyez plus ce que cette personne écrit.
ui-unmute-done = Vous voyez à nouveau ce que cette personne écrit.
ui-farewell = Supprimer mes données
ui-farewell-help = Vos places vont à des robots, et votre nom disparaît de la maison. C’est définitif.
ui-farewell-yes = Supprimer tout ce qui me concerne
ui-farewell-done = Adieu. Plus rien n’est gardé à votre sujet.

## Le navigateur : la table

ui-who-you = À vous de décider
ui-who-asked = Une proposition attend votre réponse
ui-who-lost = Vous avez quitté cette partie ; un robot joue pour vous.
ui-who-away = Un robot joue pour vous.
ui-also = Possible aussi
ui-who-moment = Vous pouvez parler d’abord : les robots attendent un moment
ui-go-on = Continuez
ui-pace = Rythme des robots
    .help = Combien de temps on montre ce que font les robots, et combien ils attendent là où vous pourriez conclure une affaire.
ui-pace-instant = Sans attendre
ui-pace-quick = Rapide
ui-pace-easy = Facile à suivre
ui-who-you-too = À vous de décider, et à d’autres aussi
ui-who-one = { $name } décide
ui-who-many = On attend { $names }
ui-who-waiting = On attend { $names }.
ui-who-over = La partie est terminée
ui-who-sending = Un instant…
ui-who-paused = La table est en pause
ui-who-damaged = Le journal de cette table est illisible ; qui tient la maison est prévenu
ui-who-frozen = Cette table a commencé avec des règles qui ne sont pas installées ici
ui-can-point = { $count ->
    [1] Il y a un choix.
   *[other] Désignez ce qui est éclairé.
}
ui-can-more = { $count ->
    [1] Il reste un choix.
   *[other] Continuez : désignez ce qui est éclairé maintenant.
}
ui-can-add = Vous pouvez en désigner d’autres.
ui-confirm = Confirmer
ui-cancel = Annuler
ui-choices = Choix
ui-choices-none = Vous n’avez rien à décider pour l’instant.
ui-choices-count = { $count ->
    [1] Un choix
   *[other] { $count } choix
}
ui-choices-bounded = D’autres choix que ceux de cette liste sont possibles.
ui-choices-search = Chercher parmi les choix
ui-choices-all = Montrer tout ({ $count })
ui-piece-choices = { $count ->
    [1] Mène à un choix
   *[other] Mène à { $count } choix
}
ui-piece-picked = Déjà choisi : désignez à nouveau pour annuler
ui-piece-told = Mis en évidence
ui-piece-dim = Ne fait pas partie de cette décision
ui-no-board = Ce jeu n’est pas encore dessiné. Vous pouvez y jouer depuis cette liste.
ui-tray = Ce qui est éclairé
ui-tray-none = Rien n’est éclairé sur le plateau : utilisez les boutons ci-dessous.
ui-more-right = +{ $count } ›
ui-more-waiting = { $count } à répondre
ui-more-left = ‹ +{ $count }
ui-more-below = encore { $count } plus bas
ui-more-above = encore { $count } plus haut
ui-zoom = Zoom
ui-zoom-lit = Zoomer sur ce qui est éclairé
ui-zoom-others = Montrer les autres
ui-zoom-in = Plus près
ui-zoom-whole = Tout montrer
ui-drawer = Journal, choix, discussion
ui-drawer-open = Ouvrir le tiroir
ui-drawer-close = Fermer le tiroir
ui-news = du nouveau
ui-log = Journal
ui-log-earlier = Plus tôt
ui-log-away = Pendant votre absence
ui-log-undone = (repris)
ui-chat = Discussion
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-say = Dites quelque chose
ui-chat-send = Envoyer
ui-score = Score
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-seat-bot = robot, { $level }
ui-seat-here = à la table
ui-seat-gone = ne regarde pas en ce moment
ui-seat-lost = un robot joue à sa place
ui-seat-decides = décide
ui-seat-given = Un robot joue pour { $name }.
ui-seat-reopen = Laisser quelqu’un d’autre s’y asseoir
ui-undo-step = Reprendre la dernière étape
ui-undo-turn = Reprendre tout le tour
ui-undo-moves = Reprendre tous mes coups de ce tour qui peuvent l’être
ui-undo-what = { $what } : { $moves }
ui-undo-title = Reprendre
ui-undo-way-step = Revenir avant mon dernier coup
ui-undo-way-turn = Revenir au début de mon tour
ui-undo-way-moves = Revenir avant mon premier coup de ce tour
ui-undo-vanish = { $count ->
    [0] Aucun coup ne disparaîtrait.
    [one] Ce coup disparaîtrait :
   *[other] Ces { $count } coups disparaîtraient :
}
ui-undo-hidden = Un coup de { $name }
ui-undo-now = Reprendre
ui-undo-ask-others = Demander aux autres
ui-undo-your-deal = L’un d’eux est votre propre affaire : sans votre accord, elle tient.
ui-undo-ask = Demander à reprendre
ui-undo-asked = { $what ->
    [turn] { $name } demande à reprendre tout un tour.
    [moves] { $name } demande à reprendre plusieurs coups.
   *[step] { $name } demande à reprendre un coup.
}
ui-undo-agree = D’accord
ui-undo-deny = Non
ui-undo-waiting = On attend { $names }.
ui-sure = C’est sûr ?
ui-sure-move = { $move } : c’est sûr ?
ui-sure-think = Je réfléchis encore
ui-sure-play = Jouer quand même
ui-sure-never = Jouer, et ne plus jamais m’avertir
ui-hint = Demander conseil
ui-hint-says = Le conseiller : { $move }
ui-hint-options = Le conseiller
ui-hint-before = Avant, c’était : { $move }.
ui-hint-since = Depuis : { $what }
ui-connection-lost = La connexion est perdue. Nouvel essai…
ui-catching-up = { $count ->
    [one] Encore { $count } événement
   *[other] Encore { $count } événements
}
ui-skip = Passer
ui-back-again = Me revoici
ui-onlooker = Spectateur
ui-table-about = À propos de cette table
ui-table-do = À la table
ui-dice = Un hasard honnête
ui-dice-help = Tout le hasard de cette partie vient d’une graine secrète. Ce nombre a été fixé avant le premier coup et lie la maison à cette graine ; à la fin, la graine est révélée, et chacun peut vérifier.
ui-dice-was = La graine était { $seed }.
ui-dice-seed = Graine { $seed }, comme promis par { $commitment }.
ui-pause = Pause
ui-pause-ask = Demander une pause
ui-pause-asked = { $name } demande une pause.
ui-pause-asked-why = { $name } demande une pause : { $why }.
ui-rated-about = Partie classée : ni robots ni conseils, une pause seulement si tous sont d’accord. Qui abandonne ou dépasse son temps a perdu, quelle que soit la personne qui prend la place ensuite.
ui-warning = Avertissement de la maison.
ui-warning-read = Je l’ai lu
ui-resume = Reprendre
ui-leave-bot = Laisser un robot jouer pour moi
ui-resign = Abandonner
ui-resign-sure = Vous finiriez à la dernière place, et un robot jouerait pour vous. Voulez-vous vraiment abandonner ?
ui-resign-sure-end = Vous finiriez à la dernière place, et la partie s’arrêterait là, car il resterait trop peu de monde. Voulez-vous vraiment abandonner ?
ui-resign-yes = Abandonner
ui-result-you = Vous avez gagné !
ui-result-shared = Vous partagez la victoire !
ui-result-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } partagent la victoire
}
ui-result-lost = A quitté la partie avant la fin : dernière place
ui-result-sources = D’où viennent les points de { $name }
ui-rank = { $rank ->
    [1] { $rank }er
   *[other] { $rank }e
}
ui-plot = Les scores au fil du temps
ui-plot-title = Le cours de la partie
ui-see-board = Voir le plateau
ui-see-result = Voir le résultat
ui-rematch = Rejouer
ui-rematch-join = Vers la partie suivante
ui-record-download = Télécharger l’enregistrement
ui-replay = Partie revue
ui-replay-watch = Revoir la partie
ui-replay-drop = Déposez un enregistrement ici (un fichier .loggia)
ui-replay-choose = Choisir un fichier
ui-replay-help = Un enregistrement reconstitue une partie exactement. Vous trouverez les vôtres sous
ui-replay-eyes = Vue de
ui-replay-first = Au début
ui-replay-back = Un pas en arrière
ui-replay-play = Jouer
ui-replay-next = Un pas en avant
ui-replay-last = À la fin
ui-replay-time = Ligne de temps
ui-replay-move = Coup { $number } sur { $count }
ui-keys = Touches
ui-key-tab = vers le plateau, les boutons, le tiroir
ui-key-arrows = vers la pièce la plus proche qu’on peut choisir
ui-key-all = avec Maj : vers n’importe quelle pièce
ui-key-enter = désigner une pièce ; confirmer un choix complet
ui-key-escape = annuler ce qui a été désigné
ui-key-board = vers le plateau ; là, vers la pièce suivante qu’on peut choisir
ui-key-others = vers les plateaux des autres
ui-key-choices = tous les choix en mots
ui-key-log = journal
ui-key-chat = discussion
ui-key-undo = reprendre une étape
ui-key-turn = reprendre le tour
ui-key-hint = conseil
ui-key-help = cette page

# Standing orders

ui-orders = Ordres permanents
ui-orders-help = La maison les joue pour vous dès qu’ils conviennent : personne n’a à attendre. Personne d’autre ne les voit.
ui-orders-mine = { $count ->
    [one] { $count } ordre permanent que la maison joue pour vous
   *[other] { $count } ordres permanents que la maison joue pour vous
}
ui-orders-none-now = Aucun ordre possible en ce moment : on ne sait pas encore ce que vous pourrez faire.
ui-order-new = Un nouvel ordre
ui-order-expert = L’écrire en texte
ui-order-text = Jouer
ui-order-repeat = chaque fois que c’est possible
ui-order-add = Laisser cet ordre
ui-order-drop = Retirer cet ordre
ui-order-less = moins
ui-order-more = plus

# --- fichiers de données : un seul lecteur pour tous les jeux ------------------------------------

data-unreadable = Le fichier de données { $file } ne peut pas être lu : { $why }.
data-not-toml = Le fichier de données { $file } n’est pas du TOML valable : { $why }.
data-missing = Le fichier de données ne dit rien à { $where }.
data-kind = Le fichier de données contient « { $given } » à { $where }, où l’on attend { $wanted }.
data-a-number = un nombre entier
data-a-text = un texte
data-a-list = une liste
data-a-table = une table
data-a-truth = true ou false
data-number = Le fichier de données contient { $given } à { $where }, où l’on attend un nombre de { $least } à { $most }.
data-small = Le fichier de données contient { $given } à { $where } ; il faut au moins { $least }.
data-word = Le fichier de données contient « { $given } » à { $where }. Valeurs permises : { $allowed }.
data-fixed = Le fichier de données contient « { $given } » à { $where }, où tout fichier de ce jeu a « { $expected } ».

## Depuis le dernier tour, qui mène, la fin

ui-since = Depuis votre dernier tour
ui-since-one = { $name } { $deeds }.
ui-since-nothing = Rien de nouveau sur le plateau depuis votre dernier tour.
ui-since-last = … { $deeds }
ui-since-last-of = { $count ->
    [one] { $deeds } (et { $count } chose avant)
   *[other] { $deeds } (et { $count } choses avant)
}
ui-since-play = Le revoir sur le plateau
ui-since-stop = Revenir au présent
ui-lead-open = Points de { $name }
ui-lead-of = Points de { $name }
ui-lead-mine = Vos points
ui-lead-counted = Comptés jusqu’ici
ui-lead-at-end = Si la partie finissait maintenant
ui-lead-hidden = Caché pour vous : { $what }.
ui-lead-known = Ensemble, pour autant que vous sachiez
ui-lead-total = Ensemble
ui-lead-expected = Un robot attend environ { $score } à la fin.
ui-lead-now = Si la partie finissait maintenant : { $score }
ui-lead-now-short = à la fin { $score }
ui-lead-now-known = Si la partie finissait maintenant, pour autant que vous sachiez : { $score }
ui-since-playing = Revu
ui-lead-nothing = Ce jeu ne dit pas les points avant la fin.
ui-lead-expect = Résultat attendu
ui-end-count = Le décompte final
ui-end-last = Le dernier coup
ui-end-step = Le décompte final, { $number } sur { $count }
ui-end-row = { $name } : { $what }
ui-end-plus = + { $score }
ui-end-minus = − { $score }
ui-end-next = Continuer
ui-end-skip = Au résultat
ui-end-again = Recompter sur le plateau
ui-dice-proof = Comment vérifier le hasard
ui-plot-about = Ce que chacun aurait marqué si la partie avait fini à ce moment.
ui-replay-open = Toutes les mains ouvertes
ui-replay-by = Avancer par
ui-replay-unit-move = décision
ui-replay-unit-turn = tour
ui-replay-unit-round = manche
ui-replay-speed = Vitesse
ui-replay-times = × { $speed }
ui-replay-round = manche { $round }
ui-paused-by = En pause, à la demande de { $name }
ui-paused-mine = Vous avez mis la partie en pause
ui-paused-why = { $what } : { $why }
ui-pause-why = Raison de la pause
ui-pause-no-reason = sans raison donnée
ui-said = { $text }
ui-offline = Cet appareil est hors ligne : la table reste telle que vous la voyez.
ui-offline-kept = Votre coup est gardé et sera envoyé.
ui-offline-retry = Réessayer
ui-online-again = De nouveau en ligne.
ui-gone = { $count ->
    [one] { $names } n’est pas à la table en ce moment.
   *[other] { $names } ne sont pas à la table en ce moment.
}
ui-friends = Amis
ui-game-facts = { $time }, { $weight }

# Les ordres permanents, en mots

order-pass = Passer jusqu’à ce que quelque chose me concerne
order-keep = À chaque décision, jusqu’à ce que quelque chose me concerne : { $what }
order-accept = Accepter tout ce qui rapporte au moins { $least }
order-accept-form = Accepter une offre
order-least = si elle rapporte au moins
order-play = Une fois, dès que c’est possible : { $what }
order-play-always = Chaque fois que c’est possible : { $what }
order-move-form = Jouer un coup dès que je peux
order-move = le coup
order-no-pass = On ne passe pas dans ce jeu : un tel ordre ne pourrait jamais être exécuté.
order-no-offers = Personne ne fait d’offres dans ce jeu : il n’y a rien à accepter.
order-twice = Vous avez déjà laissé cet ordre.
