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
    { $sign }{ $whole },{ $tenth } { $whole ->
        [one] ducat
       *[other] ducats
    }
bots-why = gain attendu par rapport à un choix moyen : { $gain }
bots-why-effect = gain attendu par rapport à un choix moyen : { $gain } ; { $effect }
bots-why-prices = { $why }. { $prices }
