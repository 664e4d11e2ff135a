# --- le jeu et ses options

game-genoa = Les Marchands de Gênes
    .about = Menez la tour des marchands à travers Gênes et négociez chaque pas : qui tire le plus de ducats de ses marchandises, messages et privilèges l’emporte.
    .time = 90 à 120 minutes
    .weight = exigeant
    .feel = Tout se négocie : chaque pas de la tour est à vendre, et le meilleur marché est celui dont les deux se souviennent.
option-genoa-start-seat = Qui commence
    .help = La place qui mène la tour en premier : tirée au sort, ou choisie.
option-genoa-start-seat-random = Au sort
option-genoa-start-seat-0 = Place 1
option-genoa-start-seat-1 = Place 2
option-genoa-start-seat-2 = Place 3
option-genoa-start-seat-3 = Place 4
option-genoa-start-seat-4 = Place 5
option-genoa-pace = Rythme de la négociation
    .help = En direct : chacun parle à tout moment. Lent : quelques tours de réponses scellées par bâtiment ou par pas, pour des parties de plusieurs jours.
option-genoa-pace-live = En direct
option-genoa-pace-slow = Lent, par réponses scellées

# --- biens

genoa-ware-silver = argent
    .one = argent
    .some = { $count } × argent
genoa-ware-copper = cuivre
    .one = cuivre
    .some = { $count } × cuivre
genoa-ware-salt = sel
    .one = sel
    .some = { $count } × sel
genoa-ware-pepper = poivre
    .one = poivre
    .some = { $count } × poivre
genoa-ware-wheat = blé
    .one = blé
    .some = { $count } × blé
genoa-ware-rice = riz
    .one = riz
    .some = { $count } × riz
genoa-ware-linen = lin
    .one = lin
    .some = { $count } × lin
genoa-ware-silk = soie
    .one = soie
    .some = { $count } × soie
genoa-good-any-start = carte « départ au choix »
    .one = une carte « départ au choix »
    .some = { $count ->
        [one] { $count } carte « départ au choix »
       *[other] { $count } cartes « départ au choix »
    }
genoa-good-any-ware = carte « marchandise au choix »
    .one = une carte « marchandise au choix »
    .some = { $count ->
        [one] { $count } carte « marchandise au choix »
       *[other] { $count } cartes « marchandise au choix »
    }
genoa-good-further-action = carte « action supplémentaire »
    .one = une carte « action supplémentaire »
    .some = { $count ->
        [one] { $count } carte « action supplémentaire »
       *[other] { $count } cartes « action supplémentaire »
    }
genoa-good-building-action = carte « action de bâtiment »
    .one = une carte « action de bâtiment »
    .some = { $count ->
        [one] { $count } carte « action de bâtiment »
       *[other] { $count } cartes « action de bâtiment »
    }
genoa-good-trade-1-1 = carte « échange 1:1 »
    .one = une carte « échange 1:1 »
    .some = { $count ->
        [one] { $count } carte « échange 1:1 »
       *[other] { $count } cartes « échange 1:1 »
    }
genoa-good-marker = marqueur de propriété
    .one = un marqueur de propriété
    .some = { $count ->
        [one] { $count } marqueur de propriété
       *[other] { $count } marqueurs de propriété
    }
genoa-kind-large-order = grosse commande
    .one = une grosse commande
    .some = { $count ->
        [one] { $count } grosse commande
       *[other] { $count } grosses commandes
    }
    .stack = la pile des grosses commandes
genoa-kind-small-order = petite commande
    .one = une petite commande
    .some = { $count ->
        [one] { $count } petite commande
       *[other] { $count } petites commandes
    }
    .stack = la pile des petites commandes
genoa-kind-message = message
    .one = un message
    .some = { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }
    .stack = la pile des messages
genoa-kind-privilege = privilège
    .one = un privilège
    .some = { $count ->
        [one] { $count } privilège
       *[other] { $count } privilèges
    }
    .stack = la pile des privilèges
genoa-times = { $count } × { $item }
genoa-ducats = { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
}
genoa-and = { $some } et { $last }
genoa-nothing = rien
genoa-no-field = aucune case du plateau
genoa-no-good = rien qui puisse s’échanger
genoa-card-large-order = grosse commande « { $building } : { $wares } »
    .the = la grosse commande « { $building } : { $wares } »
genoa-card-small-order = petite commande « { $building } : { $ware } »
    .the = la petite commande « { $building } : { $ware } »
genoa-card-message = message « { $one } – { $other } »
    .the = le message « { $one } – { $other } »
genoa-card-privilege = privilège « { $building } »
    .the = le privilège « { $building } »
genoa-closed = { $item } (face cachée)
genoa-drawn = { $item } (de l’action)
genoa-drawn-giver = { $item } (de l’action, au choix de qui donne)
genoa-drawn-receiver = { $item } (de l’action, au choix de qui reçoit)

# --- ce qui se passe

genoa-began = { $seat } commence et garde la carte de premier joueur
genoa-turn = { $seat } reçoit la tour (case { $space } de la piste des manches)
    .brief = –
genoa-marker-round = Le marqueur de manche avance sur la case { $space }
genoa-marker-market = Départ sur la place du marché : le marqueur de manche avance sur la case { $space }
genoa-rolled = { $seat } lance { $red }/{ $blue } : la tour commence { $field }
    .brief = commence avec la tour { $field }
genoa-start-chosen = { $seat } joue une carte « départ au choix » : la tour commence { $field }
genoa-stepped = { $seat } mène la tour { $field }
genoa-stopped = { $seat } s’arrête
    .brief = –
genoa-stuck = { $seat } ne peut plus déplacer la tour
    .brief = –
genoa-offered = { $seat } offre pour { $field } : { $pay }
genoa-offered-ask = { $seat } offre pour { $field } : { $pay } ; demande en échange : { $ask }
genoa-countered = { $seat } propose à { $to } : { $field } contre { $pay }
genoa-countered-ask = { $seat } propose à { $to } : { $field }, plus { $ask }, contre { $pay }
genoa-withdrawn = { $seat } retire son offre pour { $field }
    .brief = –
genoa-counter-withdrawn = { $seat } ne propose plus { $field } à { $to }
    .brief = –
genoa-lapsed = { $seat } n’offre plus rien pour { $fields }
    .brief = –
genoa-passed = { $seat } passe
genoa-submitted = { $seat } a remis une réponse scellée
    .brief = –
genoa-bids-asked = Tour d’offres { $round } : réponses scellées, s’il vous plaît
genoa-bids-opened = Tour d’offres { $round } : les réponses sont ouvertes
genoa-dealt = Accord : { $seat } cède { $field } à { $buyer } contre { $pay }
    .brief = cède { $field } à { $buyer } contre { $pay }
genoa-dealt-ask = Accord : { $seat } cède à { $buyer } { $field }, plus { $ask }, contre { $pay }
    .brief = cède à { $buyer } { $field } et { $ask } contre { $pay }
genoa-cards-shown = { $seat } montre : { $cards }
genoa-cards-given = { $giver } donne à { $receiver } : { $cards }
genoa-left = { $seat } laisse passer l’action { $field }
genoa-acts = { $seat } réalise l’action { $field }
genoa-acts-further = { $seat } réalise l’action { $field } avec une carte « action supplémentaire »
genoa-income = { $seat } reçoit { $money } pour son marqueur { $field }
genoa-received = { $seat } reçoit { $field } : { $goods }
genoa-received-nothing = { $seat } ne reçoit rien { $field } : la réserve est vide
genoa-drew = { $seat } pioche : { $cards }
genoa-drew-nothing = { $seat } ne pioche rien : { $stack } est vide
genoa-drew-faces = Pioché : { $cards }
genoa-shown = { $giver } montre à { $receiver } : { $cards }
genoa-shuffled = La pile est mélangée et retournée : { $cards }
genoa-handed-over = { $giver } remet à { $receiver } ce qui était promis : { $goods }
genoa-large-done = { $seat } honore la { $card } : { $money } et { $special }
genoa-large-done-plain = { $seat } honore la { $card } : { $money }
genoa-small-done = { $seat } livre la { $card } : { $money }
genoa-message-done = { $seat } livre le { $card } : { $money }
genoa-message-auto = Fin du tour : { $seat } livre le { $card }, { $money }
    .brief = livre le { $card } pour { $money }
genoa-message-held = { $seat } garde pour plus tard le { $card }
genoa-any-ware-played = { $seat } joue une carte « marchandise au choix » et prend : { $ware }
genoa-traded = { $seat } joue une carte « échange 1:1 » : { $give } contre { $take }
genoa-building-played = { $seat } joue une carte « action de bâtiment » { $field }
genoa-action-ended = { $seat } a terminé { $field }
    .brief = –
genoa-owned = { $seat } utilise { $street } : { $done }
genoa-op-place = marqueur placé { $building }
genoa-op-remove = marqueur retiré { $building }
genoa-op-remove-place = marqueur remplacé { $building }
genoa-owners-skipped = { $seat } ne place aucun marqueur
    .brief = –
genoa-scored = { $seat } : privilèges { $privileges }, marqueurs sur bâtiments { $markers }, en tout { $total }

# --- ce qui se décide

genoa-prompt-place = Lancez les dés pour la case de départ de la tour
genoa-prompt-place-card = Lancez les dés, ou choisissez la case de départ avec une carte « départ au choix »
genoa-prompt-place-other = { $seat } place la tour
genoa-prompt-tower-take-sell-leave = Réalisez l’action { $field }, vendez-la, ou laissez-la passer
genoa-prompt-tower-take-sell = Réalisez l’action { $field } ou vendez-la ; vous pourrez la laisser passer quand tous ceux qui peuvent l’acheter auront passé
genoa-prompt-tower-take-leave = Réalisez l’action { $field }, ou laissez-la passer
genoa-prompt-tower-take = Réalisez l’action { $field }, ou attendez les réponses des autres
genoa-prompt-tower-sell-leave = Vous n’avez plus d’action : vendez l’action { $field }, ou laissez-la passer
genoa-prompt-tower-sell = Vous n’avez plus d’action : vendez l’action { $field } ; vous pourrez la laisser passer quand tous ceux qui peuvent l’acheter auront passé
genoa-prompt-tower-leave = Vous n’avez plus d’action : laissez passer l’action { $field }
genoa-prompt-tower-wait = Vous n’avez plus d’action : attendez les réponses des autres sur l’action { $field }
genoa-prompt-sell-or-take = Une offre est sur la table : réalisez l’action { $field } ou acceptez une offre
genoa-prompt-sell = Une offre est sur la table et vous n’avez plus d’action : acceptez une offre pour l’action { $field }
genoa-prompt-proposed = { $seat } vous propose un accord : vous pouvez l’accepter
genoa-prompt-proposed-bid = { $seat } vous propose un accord : acceptez-le, ou faites vous-même une offre
genoa-prompt-proposed-pass = { $seat } vous propose un accord : acceptez-le, ou passez
genoa-prompt-proposed-bid-pass = { $seat } vous propose un accord : acceptez-le, faites vous-même une offre, ou passez
genoa-prompt-bid = Faites une offre à { $seat } pour l’action { $field }, ou passez
genoa-prompt-bid-passed = Vous pouvez encore faire une offre à { $seat } pour l’action { $field }
genoa-prompt-bid-free = Vous pouvez faire une offre à { $seat } pour l’action { $field }
genoa-prompt-bid-stands = Vous pouvez changer ou retirer votre offre pour l’action { $field }
genoa-prompt-bid-stands-open = Votre offre demande quelque chose en retour et n’oblige donc personne : offrez sans rien demander, ou passez
genoa-prompt-bid-stands-last = Vous pouvez retirer votre offre pour l’action { $field }
genoa-prompt-pass = Passez si vous ne voulez pas l’action { $field }
genoa-prompt-hushed = Le temps des offres est écoulé : { $seat } décide de l’action { $field }
genoa-prompt-no-action = Vous n’avez plus d’action : { $seat } décide de l’action { $field }
genoa-prompt-tower-other = { $seat } décide de l’action { $field }
genoa-prompt-move = Déplacez la tour, ou arrêtez-vous ({ $left ->
    [one] encore { $left } pas
   *[other] encore { $left } pas
})
genoa-prompt-move-sell = Déplacez la tour, vendez un pas, ou arrêtez-vous ({ $left ->
    [one] encore { $left } pas
   *[other] encore { $left } pas
})
genoa-prompt-move-bid = { $seat } décide du prochain pas : vous pouvez faire une offre pour un pas ({ $left ->
    [one] encore { $left } pas
   *[other] encore { $left } pas
})
genoa-prompt-move-watch = { $seat } décide du prochain pas
genoa-prompt-action = Votre action { $field } : prenez son effet
genoa-prompt-action-play = Votre action { $field } : prenez son effet ; vous pouvez aussi utiliser vos cartes
genoa-prompt-action-done = Votre action { $field } : terminez-la
genoa-prompt-action-done-play = Votre action { $field } : utilisez vos cartes, ou terminez-la
genoa-prompt-action-other = { $seat } réalise l’action { $field }
genoa-prompt-pick = { $count ->
    [1] Choisissez la carte promise
    [one] Choisissez { $count } carte promise
   *[other] Choisissez { $count } cartes promises
}
genoa-prompt-pick-other = { $count ->
    [1] { $seat } choisit la carte promise
    [one] { $seat } choisit { $count } carte promise
   *[other] { $seat } choisit { $count } cartes promises
}
genoa-prompt-own = Utilisez une rue pour vos marqueurs de propriété, ou n’en placez aucun
genoa-prompt-own-other = { $seat } peut utiliser une rue pour ses marqueurs de propriété
genoa-prompt-over = La partie est terminée

genoa-spoken-better = Et comme ceci, { $to } ?
genoa-spoken-last = Non, { $to }, { $pay }, c’est mon dernier mot.
genoa-spoken-last-deal = Non, { $to }, c’est mon dernier mot.
genoa-spoken-never-mind = Tant pis, { $to }.
genoa-stance-passed = Vous avez passé.
genoa-stance-offer = Votre offre est sur la table.

# --- les coups en mots

genoa-do-roll = Lancer les dés
genoa-do-stop = Arrêter le déplacement
genoa-do-pass = Passer
genoa-do-take = Réaliser l’action
genoa-do-take-here = Réaliser l’action { $field }
genoa-do-leave = Laisser passer l’action
genoa-do-leave-here = Laisser passer l’action { $field }
genoa-do-again = Demander des réponses scellées
genoa-do-done = Terminer l’action
genoa-do-skip = Ne placer aucun marqueur
genoa-do-main = Prendre l’effet
genoa-do-withdraw = Retirer
genoa-do-deliver = Livrer un message maintenant
    .about = sinon il est livré à la fin du tour
genoa-do-hold = Garder un message pour plus tard
    .about = il n’est pas livré ce tour-ci
genoa-move-start = Commencer { $field } (carte « départ au choix »)
genoa-move-go = Mener la tour { $field }
genoa-move-offer = Offrir pour { $field } : { $pay }
genoa-move-offer-ask = Offrir pour { $field } : { $pay } ; demander en échange : { $ask }
genoa-move-counter = Proposer à { $seat } : { $field } contre { $pay }
genoa-move-counter-ask = Proposer à { $seat } : { $field }, plus { $ask }, contre { $pay }
genoa-move-withdraw = Retirer votre offre pour { $field }
genoa-move-withdraw-counter = Ne plus proposer { $field } à { $seat }
genoa-move-accept = Accepter l’offre pour { $field } ({ $seat })
genoa-move-agree = Accepter la proposition pour { $field } ({ $seat })
genoa-opening = Première action { $field }
genoa-move-main = Prendre l’effet { $field }
genoa-move-main-privilege = Piocher un privilège
genoa-move-main-order = Honorer la { $card } et prendre { $special }
genoa-move-main-order-plain = Honorer la { $card }
genoa-move-pick-take = Prendre : { $card }
genoa-move-pick-give = Donner : { $card }
genoa-move-order = Livrer la { $card }
genoa-move-any-ware = Jouer « marchandise au choix » : { $ware }
genoa-move-trade = Jouer « échange 1:1 » : { $give } contre { $take }
genoa-move-building = Jouer « action de bâtiment » : l’effet { $building }
genoa-move-building-privilege = Jouer « action de bâtiment », l’effet { $building } : piocher un privilège
genoa-move-building-order = Jouer « action de bâtiment », l’effet { $building } : honorer la { $card } et prendre { $special }
genoa-move-building-order-plain = Jouer « action de bâtiment », l’effet { $building } : honorer la { $card }
genoa-move-deliver = Livrer le { $card }
genoa-move-hold = Garder pour plus tard le { $card }
genoa-move-own = Utiliser { $street } : { $done }

# --- ce qu’un coup apporte

genoa-effect-take = L’action rapporte : { $gain }
genoa-effect-take-nothing = L’action ne rapporte rien
genoa-effect-take-further = L’action rapporte : { $gain }. Une carte « action supplémentaire » est dépensée
genoa-effect-take-further-nothing = L’action ne rapporte rien. Une carte « action supplémentaire » est dépensée
genoa-effect-gain = Vous recevez : { $gain }
genoa-effect-gain-nothing = Vous ne recevez rien
genoa-effect-order = Vous recevez { $money } et rendez : { $wares }
genoa-effect-large = Vous recevez { $money } et { $special }, et rendez : { $wares }
genoa-effect-promised = { $effect }. Vous remettez comme promis à { $seat } : { $give }
genoa-effect-income = { $effect }. Votre marqueur sur place rapporte { $money }
genoa-effect-money = Vous recevez { $money }
genoa-effect-hold = Il ne se livrera pas de lui-même ce tour-ci : vous ne recevez pas encore { $money }, et il reste dans votre main
genoa-effect-sell = Vous recevez : { $get }. Pour { $buyer } : { $bought }
genoa-effect-sell-ask = Vous recevez : { $get }. Pour { $buyer } : { $bought }, plus { $give }
genoa-effect-buy = Vous obtenez { $bought }. Vous donnez : { $give }
genoa-effect-buy-ask = Vous obtenez { $bought }, plus { $get }. Vous donnez : { $give }
genoa-effect-buy-further = Vous obtenez { $bought }. Vous donnez : { $give }. Une carte « action supplémentaire » est dépensée
genoa-effect-buy-ask-further = Vous obtenez { $bought }, plus { $get }. Vous donnez : { $give }. Une carte « action supplémentaire » est dépensée
genoa-bought-action = l’action { $field }
genoa-bought-step = le pas de la tour { $field }
genoa-bought-step-action = le pas de la tour { $field } et l’action sur place
genoa-effect-buys = Son action rapporterait : { $gain }
genoa-effect-buys-nothing = Son action ne rapporterait rien
genoa-effect-buys-there = La tour irait là, et son action rapporterait : { $gain }
genoa-effect-buys-there-nothing = La tour irait là, et son action ne rapporterait rien
genoa-effect-buys-step = La tour irait là, sans action
genoa-effect-go = { $left ->
    [0] Le dernier pas
    [one] Il restera { $left } pas
   *[other] Il restera { $left } pas
}
genoa-effect-go-messages = { $left ->
    [0] Le dernier pas
    [one] Il restera { $left } pas
   *[other] Il restera { $left } pas
} ; { $count ->
    [one] achève { $count } message pour { $money }
   *[other] achève { $count } messages pour { $money }
}
genoa-gain-villa = un privilège, ou la récompense d’une grosse commande
genoa-gain-order = la récompense d’une grosse commande

# --- pourquoi pas (later)

genoa-now-place = on place la tour
genoa-now-tower = on négocie l’action du bâtiment de la tour
genoa-now-move = on négocie le prochain pas de la tour
genoa-now-action = quelqu’un réalise une action
genoa-now-pick = on choisit une carte promise
genoa-now-owners = on place les marqueurs de propriété
genoa-now-over = la partie est terminée
genoa-refused-order-least = Une mise est d’au moins { $least }.
genoa-refused-window = Pas en ce moment : { $now }.
genoa-refused-placed = La tour est placée : on ne peut plus choisir le départ.
genoa-refused-not-tower = Seul le joueur de la tour peut faire cela.
genoa-refused-no-field = Cette case n’existe pas.
genoa-refused-no-card = Vous n’avez pas de { $card }.
genoa-refused-visited = La tour a déjà visité { $field } ce tour-ci.
genoa-refused-no-disc = Il ne reste qu’un disque à la tour : elle ne peut plus avancer.
genoa-refused-no-neighbour = Ces cases ne sont pas voisines : { $field } et { $here }.
genoa-refused-must-sell = Une offre est sur la table : réalisez l’action vous-même, ou vendez-la.
genoa-refused-must-accept = Une offre est sur la table et vous n’avez plus d’action : l’action doit être vendue.
genoa-refused-wait = Quelqu’un qui pourrait acheter l’action n’a pas encore passé.
genoa-refused-tower-pass = Le joueur de la tour ne passe pas.
genoa-refused-tower-agrees = Le joueur de la tour accepte des offres ; c’est l’adversaire qui accepte une proposition.
genoa-refused-leave-first = Laissez d’abord passer l’action de ce bâtiment.
genoa-refused-tower-offers = Le joueur de la tour fait des propositions, pas des offres : tout accord se conclut entre lui et un seul adversaire.
genoa-refused-limit-posts = { $count ->
    [one] Vous avez épuisé votre { $count } offre pour cette étape.
   *[other] Vous avez épuisé vos { $count } offres pour cette étape.
}
genoa-refused-limit-standing = { $count ->
    [one] Vous avez déjà { $count } offre sur la table : retirez-la d’abord.
   *[other] Vous avez déjà { $count } offres sur la table : retirez-en une d’abord.
}
genoa-refused-limit-counters = { $count ->
    [0] Ici, on ne fait pas de propositions.
    [one] Vous avez épuisé votre { $count } proposition à { $seat } pour cette étape.
   *[other] Vous avez épuisé vos { $count } propositions à { $seat } pour cette étape.
}
genoa-refused-hushed = Le temps de parler de ce bâtiment est écoulé : plus rien ne peut être offert ni proposé. Ce qui est sur la table peut encore être accepté ou retiré.
genoa-refused-target = Personne ne peut offrir pour { $field } : la tour y est déjà passée ce tour-ci, ou ne peut plus y aller.
genoa-refused-empty-pay = L’acheteur doit payer quelque chose.
genoa-refused-money-both = L’argent ne va que dans un sens.
genoa-refused-money = { $amount } n’est pas une somme : les ducats vont de { $step } en { $step }.
genoa-refused-purse = Vous n’avez pas { $money }.
genoa-refused-not-a-good = On ne donne que de l’argent et des biens : ni promesses, ni actions, ni renoncements.
genoa-refused-twice = Nommez une seule fois par côté, avec un nombre au-dessus de zéro : { $good }.
genoa-refused-not-owned = Vous n’avez pas ceci : { $good }.
genoa-refused-other-lacks = { $seat } n’a pas ceci : { $good }.
genoa-refused-naming = Cette carte ne convient à aucun de vos biens face cachée, ou elle est nommée deux fois : { $card }.
genoa-refused-no-action = { $seat } n’a plus d’action pour cela ; une carte « action supplémentaire » que l’on donne ne compte pas.
genoa-refused-no-action-left = Vous n’avez plus d’action ce tour-ci.
genoa-refused-drawn-ask = Seul l’acheteur peut promettre des biens de l’action.
genoa-refused-yield = Aucune action ne rapporte cela ici en ce moment : { $good }.
genoa-refused-villa-both = Une villa apporte soit un privilège, soit une carte spéciale, pas les deux.
genoa-refused-villa-order = Pour promettre la carte spéciale, il vous faut, après l’accord, une grosse commande { $villa } et ses marchandises.
genoa-refused-marker-supply = { $count ->
    [1] { $seat } n’a plus de marqueur dans la réserve.
    [one] { $seat } n’a pas { $count } marqueur dans la réserve.
   *[other] { $seat } n’a pas { $count } marqueurs dans la réserve.
}
genoa-refused-good-returns = À deux joueurs, l’acheteur doit donner un bien qui ne revient pas dans le même accord.
genoa-refused-needs-good = À deux joueurs, l’acheteur doit donner au moins un bien.
genoa-refused-nothing-stands = Rien de vous n’est sur la table pour { $field }.
genoa-refused-passed = Vous avez déjà passé.
genoa-refused-cannot-buy = Vous ne pouvez pas acheter cette action : vous comptez de toute façon comme ayant passé.
genoa-refused-no-opponent = Cet adversaire n’existe pas.
genoa-refused-far = La tour n’est pas encore à côté de cette case ({ $field }) : une offre ne peut être ni acceptée ni refusée.
genoa-refused-tower-first = Pas d’accord pour { $field } en ce moment : d’abord l’action du bâtiment de la tour, puis le prochain pas.
genoa-refused-stale = Cette offre ou proposition n’est pas (ou plus) sur la table, ou pas dans cette version.
genoa-refused-no-round = Les réponses ne se remettent que pendant un tour d’offres.
genoa-refused-submitted = On ne vous demande rien, ou votre réponse est déjà remise.
genoa-refused-live = À une table en direct, pas de tours d’offres : chacun peut parler.
genoa-refused-round-open = Un tour d’offres est ouvert : attendez qu’il soit clos.
genoa-refused-last-round = { $rounds ->
    [one] Il n’y a pas plus de { $rounds } tour d’offres.
   *[other] Il n’y a pas plus de { $rounds } tours d’offres.
}
genoa-refused-no-bidders = Personne ne pourrait faire d’offre.
genoa-refused-main-done = L’effet du bâtiment a déjà été pris.
genoa-refused-main-first = Prenez d’abord l’effet du bâtiment.
genoa-refused-pick-first = Il faut d’abord choisir la carte promise.
genoa-refused-no-choice = Ici, il n’y a pas de choix à faire : { $building }.
genoa-refused-villa-choice = Une villa laisse le choix : dites « privilege », ou nommez une grosse commande et une carte spéciale.
genoa-refused-not-this-order = Ce n’est pas une de vos grosses commandes { $villa } : { $card }.
genoa-refused-ware = Il vous manque une marchandise : { $ware }.
genoa-refused-reward = Cette récompense n’est pas disponible : { $special }.
genoa-refused-reward-open = Nommez la carte spéciale que vous prenez en récompense.
genoa-refused-promised = Vous avez promis : { $good }.
genoa-refused-pick = Cette carte n’est pas en question : { $card }.
genoa-refused-no-order = Ce n’est pas une de vos petites commandes : { $card }.
genoa-refused-order-elsewhere = Cette carte ne se livre pas { $building } : { $card }.
genoa-refused-ordered = Une petite commande a déjà été livrée { $building } ce tour-ci.
genoa-refused-not-a-ware = Nommez une des marchandises.
genoa-refused-supply = Il n’y en a plus : { $good }.
genoa-refused-trade-give = Vous ne l’avez pas, ou c’est la carte que vous jouez : { $good }.
genoa-refused-not-mine = Vous n’avez pas de marqueur { $building }.
genoa-refused-palace = Une « action de bâtiment » { $building } n’irait chercher qu’elle-même.
genoa-refused-no-message = Ce n’est pas un de vos messages : { $card }.
genoa-refused-not-a-street = On place les marqueurs depuis une rue, et ce n’en est pas une : { $field }.
genoa-refused-before-placing = On s’occupe des messages une fois la tour placée.
genoa-refused-held = Vous le gardez déjà ce tour-ci : { $card }.
genoa-refused-not-visited = La tour n’a pas visité les deux bâtiments ce tour-ci : { $card }.
genoa-refused-not-your-placing = Ce n’est pas à vous de placer des marqueurs.
genoa-refused-street = Il n’y a pas (ou plus) de disque à utiliser pour { $street }.
genoa-refused-no-operation = On n’utilise une rue que pour au moins un marqueur.
genoa-refused-not-touching = Ce bâtiment ne touche pas cette rue : { $building }, { $street }.
genoa-refused-once-each = Une opération par bâtiment : place, remove ou remove+place ({ $building }).
genoa-refused-own-marker = Votre propre marqueur reste { $building }.
genoa-refused-occupied = Il y a déjà un marqueur { $building } : retirez-le d’abord.
genoa-refused-nothing-to-remove = Il n’y a pas de marqueur { $building }.
genoa-refused-markers = { $needed ->
    [one] Il faut { $needed } marqueur ; vous en avez { $have } dans votre zone de jeu.
   *[other] Il faut { $needed } marqueurs ; vous en avez { $have } dans votre zone de jeu.
}

# --- la notation, expliquée sur-le-champ (later)

genoa-not-a-move = « { $given } » n’est pas un coup de Gênes. { $notation }
genoa-notation = Écrivez par exemple « roll », « go st_47 », « offer 15 + silk for fabrics », « pass », « take », « main », « done », « deliver MS01 ».
genoa-notation-start = Écrivez « start harbor » : la case pour la carte « départ au choix ».
genoa-notation-go = Écrivez « go st_47 » ou « go coach_house ».
genoa-notation-offer = Écrivez « offer 15 + silk for fabrics », ou « offer city_hall pay 15 + drawn small_order giver ask copper ». Éléments : argent, « 2 silk », « further_action », « marker », une carte comme SO13 (ouverte), « message » (face cachée ; nommez la vôtre par « with MS01 »), « drawn silk » (de l’action).
genoa-notation-counter = Écrivez « counter 2 fabrics pay 10 + drawn silk ask copper » : la place (à partir de 0), la case, ce qu’elle doit payer, ce que vous donnez.
genoa-notation-withdraw = Écrivez « withdraw park », ou comme joueur de la tour « withdraw 2 park ».
genoa-notation-accept = Écrivez « accept 2 park v1 », « accept 2 park » ou « accept 2 » ; nommez les cartes cachées par « with MS01 ».
genoa-notation-agree = Écrivez « agree park v1 », « agree park » ou « agree » ; nommez les cartes cachées par « with MS01 ».
genoa-notation-main = Écrivez « main » ; dans une villa « main privilege » ou « main LO01 further_action ».
genoa-notation-pick = Écrivez « pick SO09 ».
genoa-notation-order = Écrivez « order SO13 ».
genoa-notation-deliver = Écrivez « deliver MS01 ».
genoa-notation-hold = Écrivez « hold MS01 ».
genoa-notation-play = Écrivez « play any_ware silk », « play trade_1_1 MS05 for marker » ou « play building_action harbor ».
genoa-notation-own = Écrivez « own st_47 guild_hall:place coach_house:remove+place ».
genoa-notation-standing = Les ordres permanents sont « bid metals upto 25 », « bid park upto 10 + silk », « deliver », « place harbor » et « pass ».
genoa-notation-roll = Écrivez seulement « roll ».
genoa-notation-stop = Écrivez seulement « stop ».
genoa-notation-pass = Écrivez seulement « pass ».
genoa-notation-take = Écrivez seulement « take ».
genoa-notation-leave = Écrivez seulement « leave ».
genoa-notation-again = Écrivez seulement « again ».
genoa-notation-done = Écrivez seulement « done ».
genoa-notation-skip = Écrivez seulement « skip ».

# --- les points

genoa-point-start = Argent au départ
genoa-point-large = Grosses commandes
genoa-point-small = Petites commandes
genoa-point-messages = Messages
genoa-point-income = Revenus des marqueurs de propriété
genoa-point-deals = Accords
genoa-point-chain = Privilèges : { $buildings }
genoa-point-hidden-money = les ducats
genoa-point-hidden-privileges = { $count ->
    [one] { $count } privilège que vous ne connaissez pas
   *[other] { $count } privilèges que vous ne connaissez pas
}
genoa-point-marker = Marqueur de propriété { $building }

# --- les mots du plateau et du terminal

genoa-ui-round = Case { $space } sur { $last }
genoa-ui-phase-place = Placement de la tour
genoa-ui-phase-tower = Bâtiment de la tour
genoa-ui-phase-move = Déplacement
genoa-ui-phase-action = Action
genoa-ui-phase-pick = Choix d’une carte
genoa-ui-phase-owners = Marqueurs de propriété
genoa-ui-phase-over = Terminé
genoa-ui-tower = Tour
genoa-ui-tower-player = Joueur de la tour
genoa-ui-starting-player = Premier joueur
genoa-ui-steps = { $left ->
    [one] encore { $left } pas
   *[other] encore { $left } pas
}
genoa-ui-supply = Réserve
genoa-ui-stacks = Piles
genoa-ui-stack = { $kind } : { $down ->
    [one] { $down } carte cachée
   *[other] { $down } cartes cachées
}, { $up ->
    [one] { $up } visible
   *[other] { $up } visibles
}
genoa-ui-hand = Main
genoa-ui-purse = Bourse
genoa-ui-purse-line = Bourse : { $money }
genoa-ui-tower-line = Joueur de la tour : { $player }
genoa-ui-pays-line = paie : { $what }
genoa-ui-asks-line = demande : { $what }
genoa-ui-hidden = cachée
genoa-ui-wares = Marchandises
genoa-ui-specials = Cartes spéciales
genoa-ui-markers = Marqueurs
genoa-ui-markers-line = { $area ->
    [one] Marqueurs : { $area } prêt + { $supply } en réserve
   *[other] Marqueurs : { $area } prêts + { $supply } en réserve
}
genoa-ui-path = Chemin
genoa-ui-offers = Offres
genoa-ui-counters = Propositions
genoa-ui-pays = paie
genoa-ui-asks = demande
genoa-ui-give = Vous donnez
genoa-ui-want = Vous voulez
genoa-ui-from-action = De l’action
genoa-ui-giver-picks = au choix de qui donne
genoa-ui-receiver-picks = au choix de qui reçoit
genoa-ui-closed = face cachée
genoa-ui-must-sell = L’action doit servir : une offre est sur la table.
genoa-ui-passed = a passé
genoa-ui-acted = a agi
genoa-ui-can-act = peut agir
genoa-ui-mode-tower = pour l’action sur place
genoa-ui-mode-next = prochain pas
genoa-ui-mode-plain = prochain pas
genoa-ui-mode-far = pas encore
genoa-ui-your-cards = Ce tour-ci
genoa-ui-chance-ready = maintenant
genoa-ui-chance-steps = { $steps ->
    [0] ici
    [one] dans { $steps } pas
   *[other] dans { $steps } pas
}
genoa-ui-chance-none = pas ce tour-ci
genoa-ui-missing = manque : { $wares }
genoa-ui-held = gardé
genoa-ui-owner = Propriétaire
genoa-ui-version = version { $version }
genoa-ui-send = Envoyer l’offre
genoa-ui-kind-villa = Villa
genoa-ui-kind-building = Bâtiment
genoa-ui-kind-street = Rue
genoa-ui-kind-market = Place du marché

# --- un fichier de données à soi (later)

genoa-setup-start-seat = { $seats ->
    [one] La place { $seat } ne peut pas commencer : il n’y a que { $seats } place (numérotée à partir de 0).
   *[other] La place { $seat } ne peut pas commencer : il n’y a que { $seats } places (numérotées à partir de 0).
}
genoa-data-twice = { $where } doit nommer chaque chose une fois, dans la bonne forme : { $given }.
genoa-data-steps = { $key } vaut { $given }, mais l’argent va de { $step } en { $step }.
genoa-data-grid-shape = { $size ->
    [one] La grille doit être un carré de 2 à 9 lignes avec 63 cases au plus ; elle a { $size } ligne.
   *[other] La grille doit être un carré de 2 à 9 lignes avec 63 cases au plus ; elle a { $size } lignes.
}
genoa-data-torn = Ces cases ne se tiennent pas d’un seul morceau : { $field }.
genoa-data-card-count = Le nombre de cartes de la sorte { $kind } ({ $count }) diffère du nombre annoncé, ou ne suffit pas à la donne.
genoa-data-unreachable = La tour ne peut jamais atteindre { $field }.
genoa-data-ring = { $one } et { $other } se suivent dans l’anneau mais ne sont pas voisins sur le plateau.

# --- cases et boutons

genoa-building-guild-hall = Halle de la guilde
    .the = la Halle de la guilde
    .to = à la Halle de la guilde
    .at = à la Halle de la guilde
    .of = de la Halle de la guilde
    .short = Guilde
    .label = Guilde
genoa-building-city-hall = Hôtel de ville
    .the = l’Hôtel de ville
    .to = à l’Hôtel de ville
    .at = à l’Hôtel de ville
    .of = de l’Hôtel de ville
    .short = H.ville
    .label = Hôtel de ville
genoa-building-post-office = Bureau de poste
    .the = le Bureau de poste
    .to = au Bureau de poste
    .at = au Bureau de poste
    .of = du Bureau de poste
    .short = Poste
    .label = Poste
genoa-building-cathedral = Cathédrale
    .the = la Cathédrale
    .to = à la Cathédrale
    .at = à la Cathédrale
    .of = de la Cathédrale
    .short = Cathéd.
    .label = Cathédrale
genoa-building-palace = Palais
    .the = le Palais
    .to = au Palais
    .at = au Palais
    .of = du Palais
    .short = Palais
    .label = Palais
genoa-building-park = Parc
    .the = le Parc
    .to = au Parc
    .at = au Parc
    .of = du Parc
    .short = Parc
    .label = Parc
genoa-building-coach-house = Relais des carrosses
    .the = le Relais des carrosses
    .to = au Relais des carrosses
    .at = au Relais des carrosses
    .of = du Relais des carrosses
    .short = Relais
    .label = Relais
genoa-building-harbor = Port
    .the = le Port
    .to = au Port
    .at = au Port
    .of = du Port
    .short = Port
    .label = Port
genoa-building-tavern = Taverne
    .the = la Taverne
    .to = à la Taverne
    .at = à la Taverne
    .of = de la Taverne
    .short = Taverne
    .label = Taverne
genoa-building-restaurant = Restaurant
    .the = le Restaurant
    .to = au Restaurant
    .at = au Restaurant
    .of = du Restaurant
    .short = Restau.
    .label = Restaurant
genoa-building-grains = Entrepôt de céréales
    .the = l’Entrepôt de céréales
    .to = à l’Entrepôt de céréales
    .at = à l’Entrepôt de céréales
    .of = de l’Entrepôt de céréales
    .short = Céréal.
    .label = Céréales
genoa-building-metals = Entrepôt de métaux
    .the = l’Entrepôt de métaux
    .to = à l’Entrepôt de métaux
    .at = à l’Entrepôt de métaux
    .of = de l’Entrepôt de métaux
    .short = Métaux
    .label = Métaux
genoa-building-fabrics = Entrepôt d’étoffes
    .the = l’Entrepôt d’étoffes
    .to = à l’Entrepôt d’étoffes
    .at = à l’Entrepôt d’étoffes
    .of = de l’Entrepôt d’étoffes
    .short = Étoffes
    .label = Étoffes
genoa-building-spices = Entrepôt d’épices
    .the = l’Entrepôt d’épices
    .to = à l’Entrepôt d’épices
    .at = à l’Entrepôt d’épices
    .of = de l’Entrepôt d’épices
    .short = Épices
    .label = Épices
genoa-building-villa-colini = Villa Colini
    .the = la Villa Colini
    .to = à la Villa Colini
    .at = à la Villa Colini
    .of = de la Villa Colini
    .short = Colini
    .label = Colini
genoa-building-villa-monetti = Villa Monetti
    .the = la Villa Monetti
    .to = à la Villa Monetti
    .at = à la Villa Monetti
    .of = de la Villa Monetti
    .short = Monetti
    .label = Monetti
genoa-building-villa-ricci = Villa Ricci
    .the = la Villa Ricci
    .to = à la Villa Ricci
    .at = à la Villa Ricci
    .of = de la Villa Ricci
    .short = Ricci
    .label = Ricci
genoa-building-villa-zasteri = Villa Zasteri
    .the = la Villa Zasteri
    .to = à la Villa Zasteri
    .at = à la Villa Zasteri
    .of = de la Villa Zasteri
    .short = Zasteri
    .label = Zasteri
genoa-market = Place du marché
    .the = la place du marché
    .to = sur la place du marché
    .at = sur la place du marché
    .of = de la place du marché
    .short = Marché
    .label = Marché
genoa-street = Rue { $red }/{ $blue }
    .the = la rue { $red }/{ $blue }
    .to = dans la rue { $red }/{ $blue }
    .at = dans la rue { $red }/{ $blue }
    .of = de la rue { $red }/{ $blue }
    .short = ·{ $red }{ $blue }
    .label = ·{ $red }{ $blue }

## The board

genoa-board = La ville de Gênes
genoa-board-coin = ducats
genoa-board-gives = Son action rapporte : { $goods }
genoa-board-no-action = Aucune action ici
genoa-board-owner = Marqueur ({ $name }) : { $money } dès que quelqu’un d’autre agit ici
genoa-board-tower-here = { $discs ->
    [one] La tour est ici, { $discs } disque
   *[other] La tour est ici, { $discs } disques
}
genoa-board-visited = La tour y est passée ce tour-ci
genoa-board-action-open = Son action est libre
genoa-board-action-taken = Son action est déjà prise ce tour-ci
genoa-board-action-gone = On a laissé passer son action ce tour-ci
genoa-board-mode-tower = Une offre achète l’action sur place
genoa-board-mode-next = À côté de la tour : une offre achète le pas et l’action
genoa-board-mode-plain = À côté de la tour : une offre achète le pas
genoa-board-mode-far = Pas encore à côté de la tour : une offre n’engage personne et ne peut être acceptée que plus tard
genoa-board-tower = { $discs ->
    [one] La tour { $field }, { $discs } disque
   *[other] La tour { $field }, { $discs } disques
}
genoa-board-track = La partie finit avec la manche où le marqueur est sur la dernière case.
genoa-board-round-marker = Marqueur de manche
genoa-board-dice = Dés : rouge { $red }, bleu { $blue }
genoa-board-dice-none = Dés : pas lancés ce tour-ci
genoa-board-dice-about = Le rouge choisit la colonne, le bleu la ligne : la tour y commence.
genoa-board-supply = Réserve, { $good } : { $count }
genoa-board-about-any-start = Au lieu de lancer les dés, choisissez la première case de la tour.
genoa-board-about-any-ware = Pendant votre action : prenez une marchandise au choix.
genoa-board-about-further-action = Permet une action de plus dans un tour.
genoa-board-about-building-action = Pendant votre action : l’effet d’un bâtiment qui porte votre marqueur.
genoa-board-about-trade-1-1 = Pendant votre action : échangez un de vos biens contre un autre de la réserve.
genoa-board-about-marker = À la fin d’un tour, il peut être posé sur un bâtiment au bord d’une rue visitée.
genoa-board-about-large-order = Apportez ses marchandises à sa villa comme action : { $money } et une carte spéciale.
genoa-board-about-small-order = Livrez sa marchandise pendant votre action dans son bâtiment : { $money }.
genoa-board-about-message = { $money } dès que la tour a visité les deux bâtiments dans un même tour.
genoa-board-about-privilege = Compte à la fin : des privilèges voisins forment des chaînes. Selon leur longueur, elles valent { $values } … ducats.
genoa-board-stands-tower = A la tour : tout accord se conclut avec ce joueur
genoa-board-stands-submitted = A remis une réponse scellée
genoa-board-stands-passed = A passé
genoa-board-stands-bids = A une offre sur la table
genoa-board-stands-acted = N’a plus d’action
genoa-board-stands-thinks = N’a encore ni offert ni passé
genoa-board-short-submitted = scellée
genoa-board-short-passed = a passé
genoa-board-short-bids = offre
genoa-board-short-acted = a agi
genoa-board-short-thinks = réfléchit
genoa-board-area = Possède : { $goods }
genoa-board-hand = En main : { $cards }
genoa-deal-buy = Vous payez { $pay }, vous recevez { $bought }.
genoa-deal-buy-ask = Vous payez { $pay }, vous recevez { $bought }, et { $ask } de { $seller }.
genoa-deal-sell = { $buyer } vous paie { $pay } et reçoit { $bought }.
genoa-deal-sell-ask = { $buyer } vous paie { $pay } et reçoit { $bought }, et de vous { $ask }.
genoa-deal-others = { $buyer } paie { $pay } à { $seller } et reçoit { $bought }.
genoa-deal-others-ask = { $buyer } paie { $pay } à { $seller } et reçoit { $bought }, et { $ask }.
genoa-board-no = Non
genoa-board-refused = Vous avez dit non.
genoa-board-answer = { $name } : { $text }
genoa-board-plus = + { $bought }
genoa-board-slip-offer = { $name } offre pour { $field } : { $pay }
genoa-board-slip-counter = { $name } propose à { $other } : { $field } contre { $pay }
genoa-board-obliges = Rien n’est demandé en échange : l’action doit servir
genoa-board-cannot-pay = Vous n’avez pas ce qui vous est demandé
genoa-board-accept = Accepter
genoa-board-agree = D’accord
genoa-board-change = Changer
genoa-board-counter = Autres conditions
genoa-board-deal = L’accord
genoa-board-you-have = Vous avez
genoa-board-you-get = Vous recevez
genoa-board-you-give = Vous donnez
genoa-board-which-cards = Quelles cartes, face cachée ?
genoa-board-shake = Tope là
genoa-board-not-yet = Pas encore
genoa-board-less = Moins d’argent
genoa-board-more = Plus d’argent
genoa-board-face-up = face visible
genoa-board-who-picks = Qui choisit parmi les cartes piochées ?
genoa-board-composer = Rédiger une proposition
genoa-board-for-field = Pour quelle case
genoa-board-with-whom = Avec qui
genoa-board-left = { $count ->
    [0] Vous ne pouvez plus rien proposer ici.
    [one] Vous pouvez encore proposer { $count } fois ici.
   *[other] Vous pouvez encore proposer { $count } fois ici.
}
genoa-board-close = Fermer
genoa-board-they-give = { $name } donne
genoa-board-lacking-form = On ne peut plus rien proposer pour cette case.
genoa-board-lacking-pay = L’acheteur doit payer quelque chose.
genoa-board-lacking-good = À deux joueurs, l’acheteur doit donner au moins un bien qui ne lui revient pas.
genoa-board-send-change = Envoyer le changement
genoa-board-send-counter = Proposer
genoa-board-propose-to = Proposer à { $name }
genoa-board-write = Rédiger une offre…
genoa-board-write-counter = Proposer…
genoa-board-quick-ask = Demander à { $name }
genoa-board-quick-offer = Offrir
genoa-board-write-else = Autre chose…
genoa-board-table = La table des négociations
genoa-board-table-action = Les échanges s’interrompent : une action a lieu
genoa-board-acting = { $name } réalise l’action { $field }
genoa-board-acting-mine = À vous l’action { $field }
genoa-board-promised = Promis à { $name } :
genoa-board-table-quiet = La table est calme
genoa-board-table-tower = Que devient l’action { $field } ?
genoa-board-table-move = { $left ->
    [one] Où aller ? Encore { $left } pas pour { $name }
   *[other] Où aller ? Encore { $left } pas pour { $name }
}
genoa-board-table-move-mine = { $left ->
    [one] Où aller ? Il vous reste { $left } pas
   *[other] Où aller ? Il vous reste { $left } pas
}
genoa-board-table-empty = Rien sur la table pour l’instant.
genoa-board-table-empty-tap = Rien sur la table pour l’instant. Un geste suffit pour une offre.
genoa-board-waits = Pas encore de réponse
genoa-board-duty = Une offre est sur la table : { $name } doit réaliser l’action ou la vendre.
genoa-board-mine = Votre bourse, vos biens et vos cartes
genoa-board-purse = { $amount ->
    [one] Bourse : { $amount } ducat
   *[other] Bourse : { $amount } ducats
}
genoa-board-purse-about = { $step ->
    [one] Personne d’autre ne la voit. Dans une négociation, chaque geste offre { $step } ducat.
   *[other] Personne d’autre ne la voit. Dans une négociation, chaque geste offre { $step } ducats.
}
genoa-board-asked = Demander : { $good }
genoa-board-promise = Promettre : { $good }

# --- the unit of the score

genoa-score = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}

# --- what bots say to a proposal that they do not take (later)

genoa-spoken-no = Non, { $to }.
genoa-spoken-later = { $manner ->
    [hurried] Un instant, { $to } : d’abord les autres.
    [friendly] Peut-être, { $to }. Laissez-moi d’abord entendre les autres.
   *[other] Plus tard, { $to }. Je veux d’abord entendre les autres.
}
genoa-spoken-price = { $manner ->
    [greedy] Si peu, { $to } ? { $money }.
    [hurried] { $money }, { $to }, et c’est fait.
    [friendly] Pas tout à fait assez, { $to }. Pour { $money }, volontiers.
   *[other] Non, { $to }. Je peux attendre : { $money }.
}
genoa-spoken-last-price = { $manner ->
    [friendly] Je ne peux pas descendre au-dessous de { $money }, { $to }.
   *[other] { $money }, c’est mon dernier mot, { $to }.
}
genoa-spoken-known = { $manner ->
    [greedy] Toujours le minimum, { $to }. De vous, je veux { $money }.
    [friendly] Vous payez toujours le minimum, { $to }. Cette fois, il me faut { $money }.
   *[other] Vous payez le minimum à tout le monde, { $to }. Pour vous : { $money }.
}
genoa-spoken-known-gone = { $manner ->
    [friendly] Vous payez toujours le minimum, { $to }, alors non. Pour { $money }, c’était à vous.
   *[other] Toujours le minimum avec vous, { $to }. Pour { $money }, c’était à vous.
}
genoa-spoken-stands = Non, { $to }. Ma proposition tient.
genoa-spoken-gone = { $manner ->
    [friendly] Désolé, { $to }, non. Pour { $money }, c’était à vous.
   *[other] Non, { $to }. Pour { $money }, c’était à vous.
}
genoa-spoken-no-deal = { $manner ->
    [friendly] Dommage, { $to }. Alors sans vous.
   *[other] Alors pas d’affaire, { $to }.
}
genoa-spoken-more = Pas assez, { $to }. { $money } de plus, et c’est d’accord.
genoa-spoken-about = Pour { $place } : { $word }
genoa-spoken-only-with = Seulement avec { $good }, { $to }.
genoa-spoken-not-for-sale = { $manner ->
    [greedy] Vous ne pouvez pas payer ce que cela vaut pour moi, { $to }.
    [friendly] Désolé, { $to }, j’ai d’autres projets.
   *[other] Non, { $to }, j’ai d’autres projets.
}
genoa-spoken-at-most = { $manner ->
    [greedy] { $money }, { $to }, pas plus.
    [hurried] { $money } au plus, { $to }, ou rien.
    [friendly] Plus de { $money }, c’est trop pour moi, { $to }.
   *[other] Trop cher, { $to }. { $money } au plus.
}
genoa-spoken-too-dear = { $manner ->
    [friendly] Désolé, { $to }, c’est trop cher pour moi.
   *[other] Trop cher pour moi, { $to }.
}

# --- ordres permanents (later)

genoa-order-example = bid metals upto 25
genoa-order-bid-form = Miser sur l’action d’un bâtiment
genoa-order-field = pour l’action de
genoa-order-most = jusqu’à (ducats)
genoa-order-good = et avec cela
genoa-order-no-good = rien d’autre
genoa-order-place-form = Poser un marqueur de propriété
genoa-order-where = au bâtiment
genoa-order-bid = Miser sur l’action { $field } : toujours un pas au-dessus des rivaux, jusqu’à { $most }
genoa-order-bid-with = Miser sur l’action { $field } avec { $goods } : toujours un pas au-dessus des rivaux, jusqu’à { $most }
genoa-order-way = Miser pour que la tour aille { $field } : toujours un pas au-dessus des rivaux, jusqu’à { $most }
genoa-order-way-with = Miser pour que la tour aille { $field } avec { $goods } : toujours un pas au-dessus des rivaux, jusqu’à { $most }
genoa-order-deliver = Livrer les messages aussitôt
genoa-order-place = Poser un marqueur de propriété { $building } dès que c’est permis
genoa-order-pass = Passer, et ne poser aucun marqueur

# --- tables entières (later)

genoa-preset-first = Première partie
    .about = Vous et deux apprentis : le temps d’apprendre à négocier.
genoa-preset-evening = Courte soirée
    .about = Trois personnes, en direct : le minimum pour vraiment négocier.
genoa-preset-full = Jeu complet
    .about = Cinq personnes autour d’une tour, en direct.
genoa-preset-days = Sur plusieurs jours
    .about = Quatre personnes, des tours scellés, trois jours par décision.

# --- égalités (later)

genoa-tie-decided = À argent égal, le plus grand nombre de biens non utilisés l’emporte ({ $goods })
genoa-tie-shared = Autant d’argent et autant de biens non utilisés ({ $goods }) : la victoire est partagée
genoa-tie-shared-by-most = À argent égal, ceux qui ont le plus de biens non utilisés ({ $goods }) se partagent la victoire

# --- les prix d’un conseil (later)

genoa-prices-sell = { $goods ->
    [yes] En plus des biens du marché, vaut
   *[no] Vaut
} { $room ->
    [yes] environ { $least } pour vous, environ { $most } pour { $other } : demandez { $fair } (ici : { $price })
   *[no] environ { $least } pour vous, environ { $most } pour { $other } : aucun prix ne convient aux deux (ici : { $price })
}
genoa-prices-buy = { $goods ->
    [yes] En plus des biens du marché, vaut
   *[no] Vaut
} { $room ->
    [yes] environ { $most } pour vous, environ { $least } pour { $other } : proposez { $fair } (ici : { $price })
   *[no] environ { $most } pour vous, environ { $least } pour { $other } : aucun prix ne convient aux deux (ici : { $price })
}
genoa-prices-limits-top = { $room ->
    [yes] Aucun ducat n’a changé de mains : jusqu’à environ { $most } de plus auraient aussi convenu aux deux.
   *[no] Aucun ducat n’a changé de mains, et aucun montant n’aurait convenu aux deux.
}
genoa-prices-limits = { $room ->
    [yes] Au lieu de { $price }, tout montant d’environ { $least } à environ { $most } aurait convenu aux deux.
   *[no] Au lieu de { $price }, aucun montant n’aurait convenu aux deux.
}

# --- les boutons de la phase des propriétaires (later)

genoa-do-remove-guild-hall = Retirer le marqueur : { genoa-building-guild-hall }
genoa-do-replace-guild-hall = Le retirer et placer le mien : { genoa-building-guild-hall }
genoa-do-remove-city-hall = Retirer le marqueur : { genoa-building-city-hall }
genoa-do-replace-city-hall = Le retirer et placer le mien : { genoa-building-city-hall }
genoa-do-remove-post-office = Retirer le marqueur : { genoa-building-post-office }
genoa-do-replace-post-office = Le retirer et placer le mien : { genoa-building-post-office }
genoa-do-remove-cathedral = Retirer le marqueur : { genoa-building-cathedral }
genoa-do-replace-cathedral = Le retirer et placer le mien : { genoa-building-cathedral }
genoa-do-remove-palace = Retirer le marqueur : { genoa-building-palace }
genoa-do-replace-palace = Le retirer et placer le mien : { genoa-building-palace }
genoa-do-remove-park = Retirer le marqueur : { genoa-building-park }
genoa-do-replace-park = Le retirer et placer le mien : { genoa-building-park }
genoa-do-remove-coach-house = Retirer le marqueur : { genoa-building-coach-house }
genoa-do-replace-coach-house = Le retirer et placer le mien : { genoa-building-coach-house }
genoa-do-remove-harbor = Retirer le marqueur : { genoa-building-harbor }
genoa-do-replace-harbor = Le retirer et placer le mien : { genoa-building-harbor }
genoa-do-remove-tavern = Retirer le marqueur : { genoa-building-tavern }
genoa-do-replace-tavern = Le retirer et placer le mien : { genoa-building-tavern }
genoa-do-remove-restaurant = Retirer le marqueur : { genoa-building-restaurant }
genoa-do-replace-restaurant = Le retirer et placer le mien : { genoa-building-restaurant }
genoa-do-remove-grains = Retirer le marqueur : { genoa-building-grains }
genoa-do-replace-grains = Le retirer et placer le mien : { genoa-building-grains }
genoa-do-remove-metals = Retirer le marqueur : { genoa-building-metals }
genoa-do-replace-metals = Le retirer et placer le mien : { genoa-building-metals }
genoa-do-remove-fabrics = Retirer le marqueur : { genoa-building-fabrics }
genoa-do-replace-fabrics = Le retirer et placer le mien : { genoa-building-fabrics }
genoa-do-remove-spices = Retirer le marqueur : { genoa-building-spices }
genoa-do-replace-spices = Le retirer et placer le mien : { genoa-building-spices }
genoa-do-remove-villa-colini = Retirer le marqueur : { genoa-building-villa-colini }
genoa-do-replace-villa-colini = Le retirer et placer le mien : { genoa-building-villa-colini }
genoa-do-remove-villa-monetti = Retirer le marqueur : { genoa-building-villa-monetti }
genoa-do-replace-villa-monetti = Le retirer et placer le mien : { genoa-building-villa-monetti }
genoa-do-remove-villa-ricci = Retirer le marqueur : { genoa-building-villa-ricci }
genoa-do-replace-villa-ricci = Le retirer et placer le mien : { genoa-building-villa-ricci }
genoa-do-remove-villa-zasteri = Retirer le marqueur : { genoa-building-villa-zasteri }
genoa-do-replace-villa-zasteri = Le retirer et placer le mien : { genoa-building-villa-zasteri }

# --- les tours d’offres secrètes (later)

genoa-prompt-bids-awaited = On attend les réponses scellées
genoa-prompt-bids-awaited-take = On attend les réponses scellées ; vous pouvez réaliser tout de suite l’action { $field }
genoa-prompt-bids-awaited-move = On attend les réponses scellées ; vous pouvez déplacer la tour ou vous arrêter tout de suite
genoa-prompt-handed-in = On attend les réponses scellées des autres
genoa-prompt-sealed-bid = Remettez une réponse scellée sur l’action { $field } : faites une offre, ou passez
genoa-prompt-sealed-step = Remettez une réponse scellée sur le prochain pas : faites une offre, ou passez
genoa-prompt-sealed-pass = Remettez une réponse scellée : vous pouvez passer
genoa-stance-sealed = Votre réponse scellée est remise.
genoa-ui-rounds = { $round ->
    [0] Pas encore de réponses scellées ({ $rounds } tours au plus)
   *[other] Réponses scellées, tour { $round } sur { $rounds }
}

## Les sources de points dans les rapports du laboratoire (later)

genoa-point-chain-in-all = Privilèges
genoa-point-marker-in-all = Marqueurs de propriété
