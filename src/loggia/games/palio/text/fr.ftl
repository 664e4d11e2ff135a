game-palio = Palio
    .about = Inscrivez un cheval en secret ; le plus rapide gagne le prix.
    .time = 5 minutes
    .weight = très léger
    .feel = Un pari et un sourire : le jeu d’exemple.
palio-prompt =
    Inscrivez un cheval pour le prix de { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
palio-over = Les courses sont terminées
palio-opening = D’abord le cheval { $horse }
palio-enter = Inscrire le cheval { $horse }
palio-prize-drawn =
    Le prochain prix vaut { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
palio-entered = { $seat } a inscrit un cheval
palio-won =
    { $seat } gagne le prix de { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
palio-nobody-won =
    Chevaux à égalité : personne ne gagne le prix de { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
palio-point =
    Le prix de { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
    .brief = Prix
palio-board = La place avec les prix et les écuries
palio-prize =
    Le prix de { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
palio-horse = Cheval { $horse }
palio-entered-mine = inscrit : { $horse }
palio-entered-other = a inscrit
palio-wait =
    Les autres inscrivent leurs chevaux pour le prix de { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }

## Refus (later)

palio-refused-horse = Le cheval { $horse } a déjà couru
palio-not-a-move = « { $given } » n’est pas un coup de Palio : écrivez « enter 3 »
