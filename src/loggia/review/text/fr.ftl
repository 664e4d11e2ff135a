# Les mots d’une analyse.

review-percent = { $percent } %
review-silent = ne rien dire
review-and = { $first } ; { $second }
review-why-best = le meilleur coup : { $chance } de chances de gagner
review-why-equal = aussi bon que le meilleur coup : { $chance } de chances de gagner
review-why-costs = { $cost } par rapport au meilleur coup
review-why-gives = { $cost } par rapport au meilleur coup, et { $seat } a { $chance } de chances de plus
review-why-effect = { $worth } ; { $effect }
review-turn-chance = Coup { $number }, hasard : après « { $move } » de { $mover }, { $who } passe de { $before } à { $after }.
review-turn-luck = Coup { $number }, hasard ({ $came }) : { $who } passe de { $before } à { $after }.
review-turn-mistake = Coup { $number } : { $who } joue « { $move } » au lieu de « { $better } » : { $after } de chances de gagner au lieu de { $before }.
review-mark-slip = imprécision
review-mark-error = erreur
review-mark-blunder = gaffe
review-marks-slip = { $count ->
    [0] { $count } imprécision
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
review-marks-error = { $count ->
    [0] { $count } erreur
    [one] { $count } erreur
   *[other] { $count } erreurs
}
review-marks-blunder = { $count ->
    [0] { $count } gaffe
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
review-title = Analyse
review-judge = Jugé par les simulations de « { $level } », d’après ce que chaque place savait alors. Son goût n’est pas le dernier mot : les pertes de moins de deux erreurs types ne sont pas marquées.
review-own = ses propres choix
review-chance = hasard
review-others = choix des autres
review-began = au départ
review-result = résultat
review-adjusted = sans le hasard
review-loss = perte par décision
review-decisions = vraies décisions
review-turning = Tournants de la partie
review-no-turning = Aucun coup n’a beaucoup changé la partie à lui seul.
review-chances = Chances de gagner
review-mistakes = Erreurs
review-no-mistakes = Aucun coup n’a coûté nettement plus que le meilleur.
review-deals = Marchés
review-deal = Coup { $number } : { $one } et { $other }, « { $move } » : vaut { $mine } pour { $one } et { $theirs } pour { $other }.
review-luck = Moments de chance et de malchance
review-luck-line = Coup { $number }, { $who } : { $change }
review-luck-came = { $line } ({ $came })
review-played = joué
review-better = mieux
review-cut = Le temps était écoulé avant que tout soit examiné : à partir du coup { $move }, rien n’est analysé. Pour plus de temps : --time.
review-move = Coup { $number }
ui-review-about = Pour chaque joueur : ses chances de gagner au départ, et ce qui les a changées : ses propres choix, le hasard, les choix des autres. Le tout donne le résultat. « Sans le hasard », c’est le résultat moins le hasard ; la « perte par décision » dit de combien ses coups sont restés en deçà des meilleurs. Ses propres choix se mesurent à la suite qu’auraient jouée de rapides parties d’essai du juge : qui joue mieux qu’elles est au-dessus de zéro, erreurs comprises.
ui-review-yours = Où vous avez le plus perdu
ui-review-better = Mieux : { $move }
ui-review-because = Ce qui parle pour « { $move } » : { $why }.
ui-review-seen-from = Vu de la place de { $seat } : « vous » désigne ici { $seat }, et seul compte ce que { $seat } savait alors.
ui-review-players = Les choix, le hasard et les autres
ui-review-marks-about = Les coups qui ont coûté nettement plus de chances de gagner que le meilleur. Touchez-en un pour le voir sur le plateau, avec ce qui valait mieux.
ui-review-making = La partie est en cours d’analyse. Les premiers résultats arrivent dans quelques secondes.
ui-review-done = Analyse : { $percent } %
ui-review-so-far = jusqu’ici (avant le coup { $move })
ui-review-mistake-before = L’erreur précédente
ui-review-mistake-next = L’erreur suivante
ui-review-plot = Les chances de gagner de chacun, coup par coup. Les points sont des erreurs.
ui-review-before = avant : { $chance } de chances de gagner
ui-review-unsure = trop juste pour trancher
ui-review-deal = À première vue, vaut { $mine } pour { $one } et { $theirs } pour { $other }.
ui-review-loss = { $count ->
    [0] { $loss } % pour { $count } décision
    [one] { $loss } % pour { $count } décision
   *[other] { $loss } % pour { $count } décisions
}
ui-review-only = Coups de
ui-review-everybody = tout le monde
ui-review-from = Jouer à partir d’ici
ui-review-from-about = Une partie contre des robots commence par cette position.
ui-review-from-seat = Je joue
ui-review-from-level = contre
ui-review-from-hidden = Ce qui est caché
ui-review-from-imagined = imaginé à nouveau : je ne sais que ce que ce siège savait alors
ui-review-from-as-was = comme c’était, avec les mêmes cartes et tirages à venir
ui-review-from-go = S’asseoir
ui-review-luck = hasard : { $changes }
ui-review-study = Étudier à partir d’ici
