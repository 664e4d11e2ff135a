# Les mots des pages à côté de l’accueil et de la table ; ils sont chargés avec ces pages.

ui-name-ask = Comment les autres doivent-ils vous appeler ?
ui-name-help = Vous jouez avec d’autres personnes. Elles lisent ce nom à côté de votre blason ; vous pouvez le changer quand vous voulez.
ui-name-keep = Prendre ce nom
ui-name-later = Continuer sans nom
ui-name-stay = Rester { $name }
ui-name-change = Changer mon nom
ui-name-account = Se connecter ou ouvrir un compte
ui-name-bot = { $name } (robot, { $level })
ui-host = hôte
ui-host-away = L’hôte de cette table regarde.
ui-seat-guest = invité
ui-seat-account = compte
ui-seat-free = place libre pour tous
ui-seat-asked = on lui propose de rejouer
ui-ready = Je peux commencer
ui-ready-not = Encore un moment
ui-ready-yes = peut commencer
ui-ready-no = pas encore
ui-waiting-ready = Avant de commencer, on attend : { $names }
ui-chat-sit = Pour parler, prenez place à une table ou un nom dans la maison.
ui-looking-on = Vous regardez
ui-seat-take = Prendre la place de { $name }
ui-missing = Il n’y a rien ici
ui-missing-more = L’adresse est peut-être incomplète, ou la table a été débarrassée.
ui-missing-cleared = Cette table a été débarrassée avant le début de la partie.
ui-missing-play = Jouer une partie
ui-missing-mine = Voir mes tables
ui-missing-rules = Lire les règles
ui-missing-replay = Revoir une partie
ui-agreed = Ce qu’on joue
ui-clear = Débarrasser la table
ui-clear-sure = La table disparaîtrait, pour tout le monde. En êtes-vous sûr ?
ui-clear-no = La garder
ui-waiting-me = On attend que { $names } puissiez commencer
ui-you-among = vous
ui-clock-own = { $seconds } s par décision, { $reserve } min de réserve
ui-clock-end = Quand le temps est écoulé : { $what }.
ui-begins = Début
ui-begins-full = La partie commence dès que toutes les places sont prises.
    .when = dès que c’est complet
ui-begins-ready = La partie commence quand toutes les places sont prises et que tout le monde est d’accord.
    .when = quand tous sont prêts
ui-begins-host = La partie commence quand l’hôte le dit.
    .when = quand l’hôte le dit
ui-archive = Parties à regarder
ui-archive-about = Des parties finies que leurs joueurs laissent voir à tous, coup par coup et cartes sur table.
ui-archive-none = Il n’y a pas encore de telle partie.
ui-archive-all = Voir toutes les parties
ui-leaders = Classements
ui-leaders-rated = Parties classées entre personnes avec un compte. Plus on a joué, plus la place est sûre.
ui-leaders-level = Les comptes qui ont gagné le plus de parties seuls contre des robots de ce niveau.
ui-leaders-none = Personne n’est encore classé ici.
ui-leaders-place = Place
ui-leaders-won = Gagnées
ui-record-open = Ouvrir un fichier
ui-filter-all = tous
ui-filter-against = Contre
ui-filter-people = des personnes
ui-filter-bots = des robots
ui-filter-rated = des personnes, partie classée
ui-sharing-open = Tous ceux qui ont le lien peuvent voir cette partie ; elle est dans les archives.
ui-sharing-closed = Seuls ceux qui l’ont jouée peuvent voir cette partie.
ui-sharing-waits = Tout le monde pourrait voir cette partie si tous ses joueurs sont d’accord. On attend encore : { $names }.
ui-sharing-denied = Cette partie reste entre ceux qui l’ont jouée : ainsi le veut { $names }.
ui-sharing-allow = La laisser voir à tous
ui-sharing-keep = La garder entre nous
ui-friends-about = Suivez des personnes sur leur page. Quand deux personnes se suivent, elles voient si l’autre est là et peuvent s’inviter à une table.
ui-friends-none = Vous ne suivez encore personne. Ouvrez la page de quelqu’un depuis une table ou une liste, et suivez-le.
ui-friends-here = Ici maintenant
ui-friends-mine = Vous suivez
ui-friends-back = Vous suivent
ui-friend-here = ici maintenant
ui-friend-waits = ne vous suit pas encore
ui-friend-table = À sa table
ui-friend-invite = Inviter à une table
ui-friend-link = Copier le lien de ma page
ui-friend-link-about = Qui l’ouvre peut vous suivre.
ui-new-friend = { $name } en sera informé.
ui-follow = Suivre
ui-follow-back = Suivre aussi
ui-follow-done = Vous suivez maintenant cette personne.
ui-unfollow = Ne plus suivre
ui-unfollow-done = Vous ne suivez plus cette personne.
ui-notes = Avis
ui-bring = Prévenir :
ui-brought = { $name } est au courant
ui-cards-own = notre propre choix

# Comment joue une personne.
ui-play-mine = Mon jeu
ui-play-theirs = Son jeu
ui-play-none = Vous n’avez encore terminé aucune partie. Après la première, vos résultats, vos ouvertures et vos erreurs apparaîtront ici.
ui-play-none-theirs = Aucune de ses parties terminées ne vous est ouverte.
ui-play-none-chosen = Il n’y a pas de telle partie.
ui-play-go = Choisir un jeu
ui-play-players = Joueurs
ui-play-people = Des personnes
ui-play-mixed = Des robots de plusieurs niveaux
ui-play-percent = { $percent } %
ui-play-sum = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
  }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }. À chances égales pour tous, ce serait { $fair }.
ui-play-older = Seules les 10 000 dernières parties sont comptées.
ui-play-table = Les chiffres
ui-play-date = Date
ui-play-wins = Victoires
ui-play-fair = Chances égales
ui-play-form = Victoires au fil du temps
ui-play-form-about = La part de victoires sur les 20 dernières parties. En tirets : ce que donneraient des chances égales pour toute la table.
ui-play-form-label = Victoires au fil du temps : d’abord { $first }, maintenant { $last } ; à chances égales : { $fair }.
ui-play-errors = Erreurs au fil du temps
ui-play-errors-about = Ce que coûte une décision en moyenne, en chances de gagner, d’après les analyses : un point par partie, la ligne pour les cinq dernières. Plus bas, c’est mieux.
ui-play-errors-label = Erreurs au fil du temps, { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
  } : d’abord { $first } de chances de gagner perdues par décision, maintenant { $last }.
ui-play-errors-none = Aucune de ces parties n’est encore analysée. Une analyse dit ce que chaque décision a coûté ; vos erreurs apparaîtront alors ici.
ui-play-errors-none-theirs = Aucune de ses parties qui vous sont ouvertes n’est encore analysée.
ui-play-lost = Perdu par décision
ui-play-mean = Cinq dernières
ui-play-points = En points
ui-play-decisions = Décisions
ui-play-review = Analyse
ui-play-review-now = { $count ->
    [1] Analyser ma dernière partie
   *[other] Analyser mes { $count } dernières parties
  }
ui-play-reviewing = Analyse { $number } sur { $count } : { $percent } %
ui-play-reviewed = Tout est analysé.
ui-play-rating-about = Après chaque partie classée ; les nouveaux commencent à 1500.
ui-play-rating-label = Classement au fil du temps : d’abord { $first }, maintenant { $last }.
ui-play-opponents = Selon les adversaires
ui-play-bars-about = La part de parties gagnées. Le trait marque les chances égales.
ui-play-by-seat = Selon la place
ui-play-by-seat-about = La première place commence. Le trait marque les chances égales.
ui-play-seat = Place { $seat } sur { $players }
ui-play-openings = Ouvertures
ui-play-openings-about = Comment les parties ont commencé, les plus fréquentes d’abord, et combien ont été gagnées.
ui-play-share = { $share }, { $won } sur { $played }
ui-play-fair-share = chances égales : { $fair }
ui-play-exercises = Exercices
ui-play-exercises-about = Mon classement aux exercices de ce jeu, après chaque réponse.
ui-play-exercises-label = Mon classement aux exercices est maintenant { $last }.
ui-play-exercises-none = Vous n’avez encore répondu à aucun exercice de ce jeu. Chacun demande le meilleur coup d’une position, et dit pourquoi.
ui-play-exercises-go = Vers les exercices
ui-play-solved = Résolu
ui-play-download = Télécharger mes parties :
ui-play-csv = Tableau CSV
ui-play-json = JSON
ui-play-records = Les 100 derniers enregistrements

# Exercices

exercises-about = Des décisions tirées de parties entre robots, où un coup est nettement le meilleur et où la première idée trompe. Trouvez-le : la réponse en donne la raison.
exercises-of = Exercices : { $game }
exercises-daily = L’exercice du jour
exercises-daily-solve = Le résoudre
exercises-daily-done = Vous y avez répondu
exercises-count = { $count ->
    [one] { $count } exercice
   *[other] { $count } exercices
}
exercises-solved = Résolus : { $solved } sur { $tried }
exercises-rating = Votre classement : { $rating }
exercises-rating-new = Votre classement commence à { $rating }
exercises-next = Exercice suivant
exercises-begin = Commencer
exercises-all = Tous les exercices
exercises-every = tous les thèmes
exercises-theme = Thème
exercises-level = Niveau
exercises-level-1 = facile
exercises-level-2 = moyen
exercises-level-3 = difficile
exercises-levels = tous les niveaux
exercises-state = Réponse
exercises-open = pas encore
exercises-right = résolu
exercises-missed = manqué
exercises-any = toutes
exercises-none = Aucun exercice ne convient.
exercises-number = Exercice { $number }
exercises-difficulty = classement { $rating }
exercises-changed-up = { $points ->
    [one] +{ $points } point pour votre classement, maintenant { $rating }
   *[other] +{ $points } points pour votre classement, maintenant { $rating }
}
exercises-changed-down = { $points ->
    [one] −{ $points } point pour votre classement, maintenant { $rating }
   *[other] −{ $points } points pour votre classement, maintenant { $rating }
}
exercises-unrated = Seule la première réponse compte pour le classement.
exercises-again = Essayer encore
exercises-show = Montrer la réponse
exercises-price = Votre prix
exercises-price-less = Moins
exercises-price-more = Plus
exercises-price-name = Dire ce prix
exercises-consequence = Voici ce que cela donne
exercises-solved-now = Résolu
exercises-shown-now = La réponse
exercises-asks = La question
exercise-ask = Quel est le meilleur coup maintenant ?
exercise-best = Juste, le meilleur coup : { $move }. Par rapport à la première idée, « { $glance } » : { $why }.
exercise-good = Juste : { $move }, aussi bon que le meilleur. Par rapport à la première idée, « { $glance } » : { $why }.
exercise-wrong = Pas le meilleur : { $move }. Par rapport au meilleur coup { $cost }, et environ { $percent } % de chances de gagner en moins. Ce que le meilleur a de plus : { $why }.
exercise-wrong-unknown = Pas le meilleur : { $move }. Ce que le meilleur a de plus que la première idée, « { $glance } » : { $why }.
exercise-shown = La réponse : { $move }. Par rapport à la première idée, « { $glance } » : { $why }.
exercise-nothing = Ce qu’elle vaut pour vous, à vous de l’estimer.

# Études.
ui-studies = Études
ui-studies-about = Une étude est un arbre de variantes à partir d’une position, avec des commentaires, des flèches et des marques. Toutes les cartes y sont visibles. Commencez-en une depuis n’importe quelle position d’une partie rejouée ou analysée, ou ici.
ui-studies-mine = Vos études
ui-studies-none = Vous n’avez pas encore d’étude.
ui-studies-public = Études que tout le monde peut voir
ui-studies-public-none = Personne n’a encore publié d’étude.
ui-studies-new = Nouvelle étude
ui-studies-begin = Commencer
ui-studies-import = Ouvrir le fichier d’une étude
ui-study-untitled = Étude sans titre
ui-study-title = Titre
ui-study-by = de { $name }
ui-study-tree = Variantes
ui-study-start = Départ
ui-study-start-after = { $moves ->
    [one] Départ, après { $moves } coup
   *[other] Départ, après { $moves } coups
}
ui-study-variation = variante
ui-study-comment = Commentaire sur cette position
ui-study-commented = avec un commentaire
ui-study-dealt = distribué à nouveau
ui-study-from = Vu par
ui-study-auto = qui décide
ui-study-back = Un coup en arrière
ui-study-next = Un coup en avant
ui-study-first = Au départ
ui-study-last = À la fin de la ligne
ui-study-promote = En faire la ligne principale
ui-study-delete = Supprimer à partir d’ici
ui-study-undo = Annuler la dernière modification
ui-study-draw = Flèches et marques
ui-study-draw-help = Désignez une pièce deux fois pour la marquer, ou une seconde pièce pour tracer une flèche.
ui-study-draw-to = { $piece } : maintenant la seconde pièce, ou la même encore une fois.
ui-study-draw-clear = Tout effacer
ui-study-colour = Couleur
ui-study-colour-green = vert
ui-study-colour-red = rouge
ui-study-colour-blue = bleu
ui-study-colour-yellow = jaune
ui-study-drawn-arrow = Flèche : { $piece } → { $to }
ui-study-drawn-mark = Marque : { $piece }
ui-study-again = Distribuer à nouveau
ui-study-again-help = Le même coup encore une fois, avec tout ce que son auteur ne pouvait pas savoir distribué à nouveau
ui-study-access = Qui peut la voir
ui-study-access-private = moi seulement
ui-study-access-link = qui a le lien
ui-study-access-public = tout le monde
ui-study-file = Télécharger
ui-study-remove = Supprimer l’étude
ui-study-remove-sure = Supprimer cette étude pour de bon ?
ui-study-over = La partie est finie ici.
ui-study-reading = Lecture seule : commencez votre propre étude avec son fichier pour ajouter des coups.
ui-study-report = Signaler
ui-study-report-why = Qu’est-ce qui ne va pas dans cette étude ?
ui-study-reported = Un hôte de la maison va la regarder.
ui-new-presets = Une table entière en un clic
