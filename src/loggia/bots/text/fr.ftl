bots-level-random = Hasard
    .about = Joue n’importe quel coup permis.
bots-level-apprentice = Apprenti
    .about = Voit un coup d’avance et se trompe parfois.
bots-level-merchant = Marchand
    .about = Réfléchit à ce que les autres peuvent faire.
bots-level-master = Maître
    .about = Le plus fort de la maison.
bots-points =
    { $sign }{ $whole },{ $tenth } { $whole ->
        [one] point
       *[other] points
    }
bots-ducats =
    { $sign }{ $whole } { $whole ->
        [one] ducat
       *[other] ducats
    }
bots-why = gain attendu par rapport à un choix moyen : { $gain }
bots-why-effect = gain attendu par rapport à un choix moyen : { $gain } ; { $effect }
bots-why-prices = { $why }. { $prices }

# Les mots du conseiller.
coach-only = le seul choix
coach-sure = le seul choix à envisager
coach-best = le meilleur choix : { $gain } par rapport au suivant
coach-best-even = le meilleur choix, mais le suivant le vaut presque
coach-even = presque aussi bien
coach-cost = { $cost } par rapport au meilleur
coach-and = { $first } ; { $second }
coach-then = { $first }. { $second }
coach-brings = rapporte plus, « { $source } » : { $points }
coach-gives = aide { $seat } : { $points } de son côté
coach-costs-rival = gêne { $seat } : { $points } de son côté
coach-blocks = ensuite, { $seat } ne peut plus faire ceci : { $move }
coach-wanted = sinon { $seat } le ferait ensuite

# L’avertissement avant une erreur nette.
warning-why = { $why } { $cost }
warning-gives = { $seat } a ensuite { $points } de plus qu’après votre meilleur coup.
warning-gives-by = { $seat } a ensuite { $points } de plus qu’après votre meilleur coup, surtout par « { $source } ».
warning-better = Mieux : { $move }.
warning-misses = Il vous échappe { $points } de « { $source } ».
warning-lets = Ensuite, { $seat } peut faire ceci : { $move }.
warning-cost = Par rapport à votre meilleur coup, vous perdez environ { $points }.
warning-chance = Vos chances de gagner baissent d’environ { $percent } %.
warning-points = { $count ->
    [0] { $count } point
    [one] { $count } point
   *[other] { $count } points
}
warning-ducats = { $count ->
    [0] { $count } ducat
    [one] { $count } ducat
   *[other] { $count } ducats
}
