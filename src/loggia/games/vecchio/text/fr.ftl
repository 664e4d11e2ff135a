game-vecchio = Il Vecchio
    .about = Envoyez votre famille à travers la Toscane, gagnez partisans et parchemins, et prenez provinces et charges avant l’épuisement des blasons des Médicis.
    .time = environ 75 minutes
    .weight = moyen
    .feel = Un voyage avec des intrigues : mille petits gains en route, et les villes se remplissent plus vite qu’on ne pense.

option-vecchio-less-luck = Variante avec moins de hasard
    .help = Après la mise en place, les nouveaux membres de la famille se placent sans dés dans n’importe quelle ville ; les événements des blasons sont ignorés.
vecchio-some-same-follower = { $count ->
    [one] { $count } partisan au choix
   *[other] { $count } partisans d’une même couleur
}
option-vecchio-less-luck-true = moins de hasard
option-vecchio-less-luck-false = dés et événements
option-vecchio-middlemen = Intermédiaires au départ
    .help = Où commencent les cinq intermédiaires : par tirage au sort, ou toujours dans les mêmes villes.
option-vecchio-middlemen-random = tirés au sort
option-vecchio-middlemen-standard = places habituelles

## Villes

vecchio-town-florence = Florence
vecchio-town-pistoia = Pistoia
vecchio-town-vernio = Vernio
vecchio-town-prato = Prato
vecchio-town-carmignano = Carmignano
vecchio-town-sesto = Sesto
vecchio-town-borgo-san-lorenzo = Borgo San Lorenzo
vecchio-town-vicchio = Vicchio
vecchio-town-san-godenzo = San Godenzo
vecchio-town-dicomano = Dicomano
vecchio-town-ponte-a-sieve = Ponte a Sieve
vecchio-town-empoli = Empoli
vecchio-town-san-miniato = San Miniato
vecchio-town-castel-fiorentino = Castel Fiorentino
vecchio-town-volterra = Volterra
vecchio-town-poggibonsi = Poggibonsi
vecchio-town-colle = Colle
vecchio-town-mensano = Mensano
vecchio-town-sovicille = Sovicille
vecchio-town-siena = Sienne
vecchio-town-radda = Radda
vecchio-town-montevarchi = Montevarchi

vecchio-colour-brown = brun
vecchio-colour-black = noir
vecchio-colour-gray = gris
vecchio-colour-white = blanc
vecchio-colour-purple = violet
vecchio-colour-green = vert
vecchio-colour-red = rouge
vecchio-colour-florence = Florence

vecchio-track-milan = Duché de Milan
vecchio-track-venice = République de Venise
vecchio-track-church = États de l’Église
vecchio-track-council = Conseil municipal
vecchio-track-nobility = Noblesse

vecchio-crest-levy = Tribut
vecchio-crest-family = Membre de la famille

## Biens

vecchio-some-florin = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
vecchio-some-assassin = { $count ->
    [one] { $count } assassin
   *[other] { $count } assassins
}
vecchio-some-knight = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
vecchio-some-abbot = { $count ->
    [one] { $count } abbé
   *[other] { $count } abbés
}
vecchio-some-scroll = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
}
vecchio-some-carriage = { $count ->
    [one] { $count } carrosse
   *[other] { $count } carrosses
}
vecchio-some-bishop = { $count ->
    [one] { $count } évêque
   *[other] { $count } évêques
}
vecchio-good-florin = Florins
vecchio-good-assassin = Assassins
vecchio-good-knight = Chevaliers
vecchio-good-abbot = Abbés
vecchio-good-scroll = Parchemins
vecchio-good-carriage = Carrosses
vecchio-good-bishop = Évêques
vecchio-nothing = rien
vecchio-price-same = { $count ->
    [one] { $count } partisan d’une couleur
   *[other] { $count } partisans d’une même couleur
}
vecchio-price-other = { $count } d’une autre couleur
vecchio-price-third = { $count } de la troisième couleur

## Tuiles

vecchio-tile-v-scroll = Parchemin
vecchio-tile-v-assassin = Assassin
vecchio-tile-v-towncoin = Denier de famille
vecchio-tile-v-reuse = Encore une fois
vecchio-tile-v-nocoin = Entrée libre
vecchio-tile-v-choice = Présent au choix
vecchio-tile-m-knight = Chevalier
vecchio-tile-m-abbot = Abbé
vecchio-tile-m-roll = Recrue aux dés
vecchio-tile-m-double = Deux pour un
vecchio-tile-m-buy = Achat
vecchio-tile-m-place = Recrue libre
vecchio-tile-c-anycolour = Toutes couleurs
vecchio-tile-c-follower = Partisan au choix
vecchio-tile-c-sixcoin = Bourse
vecchio-tile-c-scribe = Scribe
vecchio-tile-c-escort = Escorte
vecchio-tile-cc-scroll = Chancelier
vecchio-tile-cc-coin = Banquier
vecchio-tile-cc-wage = Trésorier
vecchio-tile-cc-abbot = Prieur
vecchio-tile-cc-knight = Capitaine
vecchio-tile-cc-assassin = Maître espion
vecchio-tile-cc-bishop = Chanoine
vecchio-tile-cc-carriage = Cocher
vecchio-tile-cc-recover = Médecin
vecchio-tile-cc-reinforce = Recruteur
vecchio-tile-cc-province = Gouverneur
vecchio-tile-cc-office = Mécène
vecchio-tile-nb-supply = Grande maisonnée
vecchio-tile-nb-towns = Maisons de campagne
vecchio-tile-nb-regions = Seigneurs au loin
vecchio-tile-nb-nobles = Vieille noblesse
vecchio-tile-nb-council = Échevins
vecchio-tile-nb-escort = Cortège d’apparat
vecchio-tile-nb-homes = Trois demeures
vecchio-tile-nb-embassy = Ambassades
vecchio-tile-nb-neighbours = Voisins
vecchio-tile-nb-hoard = Chambre du trésor
vecchio-tile-nb-unused = Patience
vecchio-tile-nb-crests = Faveur des Médicis
vecchio-tile-again = { $tile } encore une fois

vecchio-about-v-scroll = { $scroll ->
    [one] Prenez { $scroll } parchemin.
   *[other] Prenez { $scroll } parchemins.
}
vecchio-about-v-assassin = { $assassin ->
    [one] Prenez { $assassin } assassin.
   *[other] Prenez { $assassin } assassins.
}
vecchio-about-v-towncoin = { $florin ->
    [one] Prenez { $florin } florin par membre de votre famille présent dans une ville, debout ou couché.
   *[other] Prenez { $florin } florins par membre de votre famille présent dans une ville, debout ou couché.
}
vecchio-about-v-reuse = Appliquez de nouveau une de vos tuiles Province déjà utilisées.
vecchio-about-v-nocoin = En prenant une province : ne payez aucun florin pour la case.
vecchio-about-v-choice =
    Prenez { $followerany ->
        [one] { $followerany } partisan au choix
       *[other] { $followerany } partisans d’une même couleur
    }, ou { $orscroll ->
        [one] { $orscroll } parchemin
       *[other] { $orscroll } parchemins
    }, ou { $orflorin ->
        [one] { $orflorin } florin
       *[other] { $orflorin } florins
    }.
vecchio-about-m-knight = { $knight ->
    [one] Prenez { $knight } chevalier.
   *[other] Prenez { $knight } chevaliers.
}
vecchio-about-m-abbot = { $abbot ->
    [one] Prenez { $abbot } abbé.
   *[other] Prenez { $abbot } abbés.
}
vecchio-about-m-roll = { $members ->
    [one] Lancez les dés et placez { $members } membre de votre réserve dans une ville bordant cette zone.
   *[other] Lancez les dés et placez { $members } membres de votre réserve dans des villes bordant cette zone.
}
vecchio-about-m-roll-free = { $members ->
    [one] Placez { $members } membre de votre réserve dans une ville quelconque, Florence comprise.
   *[other] Placez { $members } membres de votre réserve dans des villes quelconques, Florence comprise.
}
vecchio-about-m-double = Donnez 1 partisan ou 1 parchemin ; prenez 2 partisans au choix, ou 2 parchemins.
vecchio-about-m-buy =
    Payez { $payflorin ->
        [one] { $payflorin } florin
       *[other] { $payflorin } florins
    } ; prenez { $followerany ->
        [one] { $followerany } partisan au choix
       *[other] { $followerany } partisans au choix
    } et { $scroll ->
        [one] { $scroll } parchemin
       *[other] { $scroll } parchemins
    }.
vecchio-about-m-place = { $members ->
    [one] Placez { $members } membre de votre réserve dans une ville quelconque, Florence comprise.
   *[other] Placez { $members } membres de votre réserve dans des villes quelconques, Florence comprise.
}
vecchio-about-c-anycolour = En prenant une province : payez avec des partisans de couleurs quelconques. Leur nombre ne change pas.
vecchio-about-c-follower = { $followerany ->
    [one] Prenez { $followerany } partisan au choix.
   *[other] Prenez { $followerany } partisans au choix.
}
vecchio-about-c-sixcoin = { $florin ->
    [one] Prenez { $florin } florin.
   *[other] Prenez { $florin } florins.
}
vecchio-about-c-scribe = { $scroll ->
    [one] Payez 1 partisan au choix ; prenez { $scroll } parchemin.
   *[other] Payez 1 partisan au choix ; prenez { $scroll } parchemins.
}
vecchio-about-c-escort =
    Prenez { $bishop ->
        [one] { $bishop } évêque
       *[other] { $bishop } évêques
    } et { $carriage ->
        [one] { $carriage } carrosse
       *[other] { $carriage } carrosses
    }.
vecchio-about-cc-scroll = { $bonusscroll ->
    [one] Parchemins pris dans une ville brune : vous pouvez payer { $bonusoptionalpayflorin } F pour { $bonusscroll } parchemin de plus.
   *[other] Parchemins pris dans une ville brune : vous pouvez payer { $bonusoptionalpayflorin } F pour { $bonusscroll } parchemins de plus.
}
vecchio-about-cc-coin = Florins pris dans une ville brune : { $bonusflorin } F de plus.
vecchio-about-cc-wage = Ville noire, grise ou blanche : { $bonusflorin } F en plus.
vecchio-about-cc-abbot = { $bonusabbot ->
    [one] Ville blanche : { $bonusabbot } abbé de plus.
   *[other] Ville blanche : { $bonusabbot } abbés de plus.
}
vecchio-about-cc-knight = { $bonusknight ->
    [one] Ville grise : { $bonusknight } chevalier de plus.
   *[other] Ville grise : { $bonusknight } chevaliers de plus.
}
vecchio-about-cc-assassin = { $bonusassassin ->
    [one] Ville noire : { $bonusassassin } assassin de plus.
   *[other] Ville noire : { $bonusassassin } assassins de plus.
}
vecchio-about-cc-bishop = { $bonuscarriage ->
    [one] Évêques pris dans une ville violette : { $bonuscarriage } carrosse et { $bonusflorin } F en plus.
   *[other] Évêques pris dans une ville violette : { $bonuscarriage } carrosses et { $bonusflorin } F en plus.
}
vecchio-about-cc-carriage = { $bonusbishop ->
    [one] Carrosses pris dans une ville violette : { $bonusbishop } évêque et { $bonusflorin } F en plus.
   *[other] Carrosses pris dans une ville violette : { $bonusbishop } évêques et { $bonusflorin } F en plus.
}
vecchio-about-cc-recover = { $bonusoptionalplaceroll ->
    [one] Récupération : vous pouvez aussi lancer les dés et placer { $bonusoptionalplaceroll } membre de votre réserve.
   *[other] Récupération : vous pouvez aussi lancer les dés et placer { $bonusoptionalplaceroll } membres de votre réserve.
}
vecchio-about-cc-recover-free = { $bonusoptionalplaceroll ->
    [one] Récupération : vous pouvez aussi placer { $bonusoptionalplaceroll } membre de votre réserve.
   *[other] Récupération : vous pouvez aussi placer { $bonusoptionalplaceroll } membres de votre réserve.
}
vecchio-about-cc-reinforce = { $bonusextramembers ->
    [one] Renfort : { $bonusextramembers } membre de plus avec le même jet.
   *[other] Renfort : { $bonusextramembers } membres de plus avec le même jet.
}
vecchio-about-cc-reinforce-free = { $bonusextramembers ->
    [one] Renfort : { $bonusextramembers } membre de plus.
   *[other] Renfort : { $bonusextramembers } membres de plus.
}
vecchio-about-cc-province = { $bonusscroll ->
    [one] Prise d’une province : { $bonusscroll } parchemin.
   *[other] Prise d’une province : { $bonusscroll } parchemins.
}
vecchio-about-cc-office = { $bonusfollowerany ->
    [one] Membre placé sur une piste de Florence : { $bonusfollowerany } partisan au choix.
   *[other] Membre placé sur une piste de Florence : { $bonusfollowerany } partisans au choix.
}
vecchio-about-nb-supply =
    { $points } PP par paire de membres de la famille dans votre réserve{ $most ->
        [0] .
       *[other] , { $most } PP au maximum.
    }
vecchio-about-nb-towns =
    { $points } PP par paire de membres de votre famille dans les villes{ $most ->
        [0] .
       *[other] , { $most } PP au maximum.
    }
vecchio-about-nb-regions =
    { $points } PP par paire de membres de votre famille sur les pistes de région{ $most ->
        [0] .
       *[other] , { $most } PP au maximum.
    }
vecchio-about-nb-nobles =
    { $points } PP par membre de votre famille sur la piste Noblesse{ $most ->
        [0] .
       *[other] , { $most } PP au maximum.
    }
vecchio-about-nb-council =
    { $points } PP par membre de votre famille sur la piste Conseil municipal{ $most ->
        [0] .
       *[other] , { $most } PP au maximum.
    }
vecchio-about-nb-escort =
    { $points } PP par paire d’un carrosse et d’un évêque{ $most ->
        [0] .
       *[other] , { $most } PP au maximum.
    }
vecchio-about-nb-homes = { $points } PP si vous avez des membres de la famille dans une ville blanche, une noire et une grise.
vecchio-about-nb-embassy =
    { $points } PP par ensemble de 3 membres de votre famille, un dans chaque région{ $most ->
        [0] .
       *[other] , { $most } PP au maximum.
    }
vecchio-about-nb-neighbours =
    Autant de PP que de joueurs par paire de membres de votre famille sur des cases voisines d’une piste{ $count ->
        [0] .
        [one] , pour { $count } paire au maximum.
       *[other] , pour { $count } paires au maximum.
    }
vecchio-about-nb-hoard = { $points } PP si vous possédez encore au moins 1 florin, 1 partisan, 1 parchemin, 1 carrosse et 1 évêque.
vecchio-about-nb-unused =
    { $points } PP par tuile Province que vous n’avez pas utilisée{ $most ->
        [0] .
       *[other] , { $most } PP au maximum.
    }
vecchio-about-nb-crests = { $p0 } / { $p1 } / { $p2 } / { $p3 } / { $p4 } PP pour 0 / 1 / 2 / 3 / 4 blasons des Médicis ou plus.
vecchio-reveal-cc-scroll = { $revealscroll ->
    [one] À la révélation : { $revealscroll } parchemin.
   *[other] À la révélation : { $revealscroll } parchemins.
}
vecchio-reveal-cc-coin = À la révélation : { $revealflorin } F.
vecchio-reveal-cc-wage = À la révélation : { $revealflorin } F.
vecchio-reveal-cc-abbot = { $revealabbot ->
    [one] À la révélation : { $revealabbot } abbé.
   *[other] À la révélation : { $revealabbot } abbés.
}
vecchio-reveal-cc-knight = { $revealknight ->
    [one] À la révélation : { $revealknight } chevalier.
   *[other] À la révélation : { $revealknight } chevaliers.
}
vecchio-reveal-cc-assassin = { $revealassassin ->
    [one] À la révélation : { $revealassassin } assassin.
   *[other] À la révélation : { $revealassassin } assassins.
}
vecchio-reveal-cc-bishop = { $revealcarriage ->
    [one] À la révélation : { $revealcarriage } carrosse et { $revealflorin } F.
   *[other] À la révélation : { $revealcarriage } carrosses et { $revealflorin } F.
}
vecchio-reveal-cc-carriage = { $revealbishop ->
    [one] À la révélation : { $revealbishop } évêque et { $revealflorin } F.
   *[other] À la révélation : { $revealbishop } évêques et { $revealflorin } F.
}
vecchio-reveal-cc-recover = { $revealplaceroll ->
    [one] À la révélation : lancez les dés et placez { $revealplaceroll } membre, si votre réserve n’est pas vide.
   *[other] À la révélation : lancez les dés { $revealplaceroll } fois et placez un membre à chaque fois, si votre réserve n’est pas vide.
}
vecchio-reveal-cc-recover-free = { $revealplaceroll ->
    [one] À la révélation : placez { $revealplaceroll } membre, si votre réserve n’est pas vide.
   *[other] À la révélation : placez { $revealplaceroll } membres, si votre réserve n’est pas vide.
}
vecchio-reveal-cc-reinforce = { $revealplaceroll ->
    [one] À la révélation : lancez les dés et placez { $revealplaceroll } membre, si votre réserve n’est pas vide.
   *[other] À la révélation : lancez les dés { $revealplaceroll } fois et placez un membre à chaque fois, si votre réserve n’est pas vide.
}
vecchio-reveal-cc-reinforce-free = { $revealplaceroll ->
    [one] À la révélation : placez { $revealplaceroll } membre, si votre réserve n’est pas vide.
   *[other] À la révélation : placez { $revealplaceroll } membres, si votre réserve n’est pas vide.
}
vecchio-reveal-cc-province = { $revealscroll ->
    [one] À la révélation : { $revealscroll } parchemin.
   *[other] À la révélation : { $revealscroll } parchemins.
}
vecchio-reveal-cc-office = { $revealfollowerany ->
    [one] À la révélation : { $revealfollowerany } partisan au choix.
   *[other] À la révélation : { $revealfollowerany } partisans au choix.
}

## Ce qui se décide

vecchio-prompt-draft = { $count ->
    [1] Gardez la tuile Conseil municipal : elle améliore une sorte d’action pendant toute la partie.
   *[other] Gardez une des { $count } tuiles Conseil municipal : elle améliore une sorte d’action pendant toute la partie.
}
vecchio-prompt-settle-area = Placez deux membres de la famille dans des villes bordant la zone { $area }.
vecchio-prompt-settle-free = Un { $roll } : choisissez une zone et placez deux membres de la famille dans ses villes.
vecchio-prompt-settle = Choisissez une zone et placez deux autres membres de la famille dans ses villes.
vecchio-prompt-main = À vous : faites une action.
vecchio-prompt-main-tiles = À vous : faites une action. Avant et après, vous pouvez utiliser des tuiles Province.
vecchio-prompt-double = { $count ->
    [one] Votre double tour : faites { $count } action.
   *[other] Votre double tour : faites une action, jusqu’à { $count } en tout.
}
vecchio-prompt-double-tiles = { $count ->
    [one] Votre double tour : faites { $count } action. Avant et après, vous pouvez utiliser des tuiles Province.
   *[other] Votre double tour : faites une action, jusqu’à { $count } en tout. Vous pouvez aussi utiliser des tuiles Province.
}
vecchio-prompt-double-pass = { $count ->
    [one] Votre double tour : faites { $count } action, ou passez-le en entier pour { $points } PP.
   *[other] Votre double tour : faites jusqu’à { $count } actions, ou passez-le en entier pour { $points } PP.
}
vecchio-prompt-double-pass-tiles = { $count ->
    [one] Votre double tour : faites { $count } action, avec des tuiles Province si vous voulez, ou passez-le en entier pour { $points } PP.
   *[other] Votre double tour : faites jusqu’à { $count } actions, avec des tuiles Province si vous voulez, ou passez-le en entier pour { $points } PP.
}
vecchio-prompt-second = Vous pouvez faire une autre action, ou terminer votre tour.
vecchio-prompt-second-tiles = Vous pouvez faire une autre action, utiliser des tuiles Province, ou terminer votre tour.
vecchio-prompt-end = Terminez votre tour.
vecchio-prompt-end-tiles = Utilisez des tuiles Province si vous voulez, puis terminez votre tour.
vecchio-prompt-send = Qui agit à { $town } ? D’ailleurs, on y va à pied pour des florins, ou en carrosse.
vecchio-prompt-work-middleman = { $town } : utilisez la ville avec l’intermédiaire et couchez-vous.
vecchio-prompt-work-middleman-take = { $town } : que prenez-vous ? L’intermédiaire vous aide, et vous vous couchez.
vecchio-prompt-work-bishop = { $town } : payez un évêque pour utiliser la ville ; personne ne se couche.
vecchio-prompt-work-bishop-take = { $town } : que prenez-vous ? Vous payez un évêque, et personne ne se couche.
vecchio-prompt-work-middleman-bishop = { $town } : avec l’intermédiaire et vous coucher, ou payer un évêque et rester debout ?
vecchio-prompt-work-middleman-bishop-take = { $town } : avec l’intermédiaire et vous coucher, ou payer un évêque et rester debout ? Que prenez-vous ?
vecchio-prompt-work-lie = { $town } : utilisez la ville et couchez-vous.
vecchio-prompt-work-lie-bishop = { $town } : vous coucher, ou payer un évêque et rester debout ?
vecchio-prompt-pay-tiles = { $track } : quels partisans payez-vous, et utilisez-vous une tuile ? Prix sans tuile : { $price }.
vecchio-prompt-pay-only-tiles = { $track } : quels partisans payez-vous, et avec quelles tuiles ? Prix sans tuile : { $price }.
vecchio-prompt-pay = { $track } : quels partisans payez-vous ? Prix : { $price }.
vecchio-prompt-place-area = { $count ->
    [one] Placez { $count } membre de la famille dans une ville bordant la zone { $area }.
   *[other] Placez { $count } membres de la famille, un par un, dans des villes bordant la zone { $area }.
}
vecchio-prompt-place = { $count ->
    [one] Placez { $count } membre de la famille dans la ville de votre choix.
   *[other] Placez { $count } membres de la famille, un par un, dans les villes de votre choix.
}
vecchio-prompt-choose-province = { $track } : choisissez une tuile Province.
vecchio-prompt-choose-florence = { $count ->
    [1] { $track } : gardez la tuile que vous regardez.
   *[other] { $track } : gardez une des { $count } tuiles que vous regardez.
}
vecchio-prompt-take = Prenez un partisan de la couleur de votre choix.
vecchio-prompt-take-any = Prenez { $followers }, { $scrolls } ou { $florins }.
vecchio-prompt-give = Quel partisan payez-vous pour { $goods } ?
vecchio-prompt-exchange = Donnez un partisan ou un parchemin ; prenez deux partisans au choix, ou deux parchemins.
vecchio-prompt-exchange-follower = Donnez un partisan ; prenez deux partisans au choix, ou deux parchemins.
vecchio-prompt-exchange-scroll = Donnez un parchemin ; prenez deux partisans au choix, ou deux parchemins.
vecchio-prompt-levy = Un tribut ! Payez { $florins } ou un jeton.
vecchio-prompt-levy-florins = Un tribut ! Payez { $florins }.
vecchio-prompt-levy-token = Un tribut ! Payez un jeton.
vecchio-prompt-family-lay = Un événement des Médicis ! Couchez un membre debout.
vecchio-prompt-family-return = Un événement des Médicis ! Remettez un membre couché dans votre réserve.
vecchio-prompt-family = Un événement des Médicis ! Couchez un membre debout, ou remettez un membre couché dans votre réserve.
vecchio-prompt-over = La partie est terminée.

vecchio-stance-draft = Vous avez choisi.
vecchio-wait-draft = Les tuiles Conseil municipal se choisissent en secret.
vecchio-wait-settle = { $seat } place deux membres de la famille.
vecchio-wait-main = C’est à { $seat } de jouer.
vecchio-wait-send = { $seat } envoie un membre de la famille.
vecchio-wait-work = { $seat } utilise une ville.
vecchio-wait-pay = { $seat } paie une province.
vecchio-wait-place = { $count ->
    [one] { $seat } place { $count } membre de la famille.
   *[other] { $seat } place { $count } membres de la famille.
}
vecchio-wait-choose = { $seat } choisit une tuile.
vecchio-wait-take = { $seat } choisit quoi prendre.
vecchio-wait-give = { $seat } choisit un partisan à payer.
vecchio-wait-exchange = { $seat } échange un jeton.
vecchio-wait-levy = { $seat } doit payer le tribut.
vecchio-wait-family = { $seat } doit choisir un membre de la famille.

## Choix

vecchio-move-draft = Garder « { $tile } »
vecchio-move-settle = S’installer : { $towns }
vecchio-move-town = Action de ville : { $town }
vecchio-opening-province = D’abord une province : { $track }
vecchio-opening-office = D’abord une charge : { $track }
vecchio-move-takeover = Prendre une province : { $track }
vecchio-move-office = Prendre une charge : { $track }
vecchio-move-reinforce = Renfort
vecchio-move-recover = Récupération
vecchio-move-recover-roll = Récupération avec placement
vecchio-take-bought = { $goods }, pour { $price } de plus
vecchio-move-send-stay = Le membre déjà sur place ({ $town })
vecchio-move-send-walk = À pied : { $town } → { $goal }
vecchio-move-send-carriage = En carrosse : { $town } → { $goal }
vecchio-move-work-middleman = Par l’intermédiaire, en se couchant : { $taken }
vecchio-move-work-bishop = Par un évêque, en restant debout : { $taken }
vecchio-move-work-lie = En se couchant : { $taken }
vecchio-move-pay = Payer { $followers }
vecchio-move-pay-with = Payer { $followers }, avec { $tiles }
vecchio-move-place = Placer : { $town }
vecchio-move-choose = Choisir « { $tile } »
vecchio-move-keep = Garder « { $tile } »
vecchio-move-use = Utiliser « { $tile } »
vecchio-move-reuse = Utiliser « { $tile } » pour « { $target } »
vecchio-move-take = Prendre { $goods }
vecchio-move-give = Payer { $goods }
vecchio-move-exchange = Donner { $give }, prendre { $take }
vecchio-move-levy = Payer { $goods }
vecchio-move-lay = Coucher le membre : { $town }
vecchio-move-return = Remettre dans votre réserve le membre couché : { $town }
vecchio-move-end = Terminer votre tour
vecchio-move-pass = Passer tout le double tour

vecchio-do-reinforce = Renfort
vecchio-do-recover = Récupération
vecchio-do-recover-roll = Récupération avec placement
vecchio-effect-either-for = rapporte soit { $one }, soit { $other }, pour { $price }
vecchio-effect-either-more = rapporte soit { $one }, soit { $other }, soit { $more } pour { $extra }
vecchio-effect-either-more-for = rapporte soit { $one }, soit { $other }, soit { $more } pour { $extra } de plus ; coûte { $price }
vecchio-effect-entry = la case coûte { $price } et vaut { $points } PP
vecchio-effect-entry-crest = la case coûte { $price }, vaut { $points } PP et prend un blason des Médicis
vecchio-effect-entry-tiles = sans tuiles, la case coûte { $price } ; elle vaut { $points } PP
vecchio-effect-entry-tiles-crest = sans tuiles, la case coûte { $price } ; elle vaut { $points } PP et prend un blason des Médicis
vecchio-do-lie = Se coucher
vecchio-do-end = Fin du tour
vecchio-do-pass = Passer

## Ce qu’un choix rapporte

vecchio-effect-gain = rapporte { $goods }
vecchio-effect-either = rapporte soit { $one }, soit { $other }
vecchio-effect-gain-for = rapporte { $goods } pour { $price }
vecchio-effect-walk = à pied, { $fare } F ; { $brings }
vecchio-effect-carriage = en carrosse ; { $brings }
vecchio-effect-left = il vous reste { $goods }
vecchio-effect-cost = coûte { $goods }
vecchio-effect-track = coûte { $price }, vaut { $points } PP
vecchio-effect-track-crest = coûte { $price }, vaut { $points } PP et prend un blason des Médicis
vecchio-effect-council = { $about } { $reveal }
vecchio-effect-place = { $count ->
    [one] { $count } membre sort de votre réserve
   *[other] { $count } membres sortent de votre réserve
}
vecchio-effect-recover-place = { $count ->
    [0] personne n’est couché ; rapporte { $goods } ; { $placed }
    [one] { $count } membre se relève ; rapporte { $goods } ; { $placed }
   *[other] { $count } membres se relèvent ; rapporte { $goods } ; { $placed }
}
vecchio-effect-nobility = { $about } Vaut { $points } PP en l’état.
vecchio-effect-points = vaut { $points } PP
vecchio-effect-recover = { $count ->
    [0] personne n’est couché ; rapporte { $goods }
    [one] { $count } membre se relève ; rapporte { $goods }
   *[other] { $count } membres se relèvent ; rapporte { $goods }
}

## Ce qui se passe

vecchio-event-middlemen-placed = Les intermédiaires attendent : { $towns }.
vecchio-event-dealt = Vous recevez : { $tiles }.
vecchio-event-chosen = { $seat } a choisi une tuile Conseil municipal.
    .brief = –
vecchio-event-drafted = { $seat } garde « { $tile } ».
vecchio-event-rolled = { $seat } obtient { $roll } aux dés.
    .brief = –
vecchio-event-rolled-free = { $seat } obtient { $roll } aux dés : libre choix.
    .brief = –
vecchio-both-in = { $town } (les deux)
vecchio-event-settled = { $seat } s’installe : { $towns }.
vecchio-event-turn = Manche { $round } : à { $seat } de jouer.
vecchio-event-double-turn = Double tour : à { $seat } de jouer.
vecchio-event-no-nobility = { $seat } n’a pas de tuile Noblesse à montrer.
vecchio-event-end-triggered = { $seat } a pris le dernier blason des Médicis : on finit cette manche, puis vient la manche finale.
    .brief = –
vecchio-event-final-round = La manche finale commence : chacun a un double tour.
vecchio-event-passed = { $seat } passe pour { $points } PP.
vecchio-event-nobility-shown = { $seat } montre ses tuiles Noblesse : { $tiles }.
vecchio-event-travelled-walk = { $seat } marche : { $origin } → { $goal }, pour { $fare } F.
    .brief = marche jusqu’à { $goal }
vecchio-event-travelled-carriage = { $seat } prend un carrosse : { $origin } → { $goal }.
    .brief = va en carrosse à { $goal }
vecchio-event-worked-middleman = { $seat } utilise { $town } avec l’intermédiaire et s’y couche.
    .brief = utilise { $town } avec l’intermédiaire
vecchio-event-worked-bishop = { $seat } utilise { $town } avec un évêque.
vecchio-event-worked-lie = { $seat } utilise { $town } et s’y couche.
    .brief = utilise { $town }
vecchio-event-middleman-moved = L’intermédiaire { $colour } continue : { $goal }.
vecchio-event-gained = { $seat } gagne { $goods }.
vecchio-event-spent = { $seat } paie { $goods }.
vecchio-event-entered = { $seat } entre sur la case { $space } ({ $track }) pour { $points } PP.
vecchio-event-tile-taken = { $seat } prend la tuile Province « { $tile } ».
vecchio-event-looked = { $count ->
    [1] { $seat } regarde la tuile du dessus de la pile ({ $track }).
   *[other] { $seat } regarde les { $count } tuiles du dessus de la pile ({ $track }).
}
    .brief = –
vecchio-event-saw = Vous regardez : { $tiles }.
vecchio-event-kept = { $seat } garde une tuile ({ $track }).
vecchio-event-kept-this = Vous gardez « { $tile } ».
vecchio-event-revealed = { $seat } révèle « { $tile } ».
vecchio-event-reinforced = { $seat } appelle du renfort.
vecchio-event-placed = { $seat } place un membre de la famille : { $town }.
vecchio-event-recovered = { $count ->
    [0] { $seat } récupère, bien que personne ne soit couché.
    [one] { $seat } récupère : { $count } membre se relève.
   *[other] { $seat } récupère : { $count } membres se relèvent.
}
vecchio-event-tile-used = { $seat } utilise « { $tile } ».
vecchio-event-tile-reused = { $seat } utilise « { $tile } » pour « { $target } ».
vecchio-event-crest = { $left ->
    [0] { $seat } prend le dernier blason des Médicis : { $event }.
   *[other] { $seat } prend un blason des Médicis : { $event }. Il en reste { $left }.
}
    .brief = prend un blason des Médicis : { $event }
vecchio-event-crest-only = { $left ->
    [0] { $seat } prend le dernier blason des Médicis.
   *[other] { $seat } prend un blason des Médicis. Il en reste { $left }.
}
    .brief = prend un blason des Médicis
vecchio-event-cost-token = Le jeton Surcoût passe sur la pile Noblesse.
vecchio-event-unaffected = { $seat } : aucun effet.
    .brief = –
vecchio-event-laid-down = { $seat } couche un membre de la famille : { $town }.
vecchio-event-returned = { $seat } remet un membre dans sa réserve : { $town }.

## Décompte

vecchio-point-tile = Tuile Noblesse « { $tile } »
vecchio-point-track = Membres de la famille : { $track }
vecchio-point-all-tracks = Présence sur les cinq pistes
vecchio-point-majority = Majorité : { $track }
vecchio-point-crests = { $count ->
    [one] { $count } blason des Médicis
   *[other] { $count } blasons des Médicis
}
    .brief = Blasons des Médicis
vecchio-point-hidden-tiles = { $count ->
    [one] { $count } tuile Noblesse
   *[other] { $count } tuiles Noblesse
}
vecchio-point-passed = Double tour passé

## Refus (later)

vecchio-refused-unknown = Cette ville ou cette tuile n’est pas dans la boîte de ce jeu.
vecchio-refused-first-draft = D’abord, chacun garde une tuile Conseil municipal.
vecchio-refused-first-settle = Placez d’abord vos deux membres de la famille.
vecchio-refused-first-send = Dites d’abord quel membre de la famille agit.
vecchio-refused-first-work = Utilisez d’abord la ville de votre action.
vecchio-refused-first-pay = Payez d’abord la province.
vecchio-refused-first-place = { $count ->
    [1] Placez d’abord votre membre de la famille.
   *[other] Placez d’abord vos { $count } membres de la famille.
}
vecchio-refused-first-choose = Choisissez d’abord une tuile.
vecchio-refused-first-take = Choisissez d’abord ce que vous prenez.
vecchio-refused-first-give = Dites d’abord quel partisan vous payez.
vecchio-refused-first-exchange = Terminez d’abord l’échange.
vecchio-refused-first-levy = Payez d’abord le tribut.
vecchio-refused-first-family = Choisissez d’abord un membre de la famille pour l’événement.
vecchio-refused-not-now-draft = Les tuiles Conseil municipal se choisissent au début seulement.
vecchio-refused-not-now-settle = L’installation n’a lieu qu’au début.
vecchio-refused-not-now-send = Voyager fait partie d’une action : dites d’abord ce qu’il faut faire, et où.
vecchio-refused-not-now-work = Dites d’abord dans quelle ville, par exemple « town siena ».
vecchio-refused-not-now-pay = Dites d’abord quelle province, par exemple « takeover milan ».
vecchio-refused-not-now-place = On place un membre de la famille après un renfort ou une tuile qui le dit.
vecchio-refused-not-now-choose = On choisit une tuile seulement en entrant sur une piste.
vecchio-refused-not-now-take = Aucune tuile ne vous offre quelque chose à prendre.
vecchio-refused-not-now-give = C’est pour la tuile « Scribe », une fois utilisée.
vecchio-refused-not-now-exchange = C’est pour la tuile « Deux pour un », une fois utilisée.
vecchio-refused-not-now-levy = Il n’y a pas de tribut à payer.
vecchio-refused-not-now-laydown = Aucun événement ne demande un membre de la famille.
vecchio-refused-not-now-return = Aucun événement ne demande un membre de la famille.
vecchio-refused-not-dealt = Vous n’avez pas reçu « { $tile } ».
vecchio-refused-not-bordering = { $town } ne borde pas la zone { $area }.
vecchio-refused-two-areas = Aucune zone ne touche à la fois ces deux villes : { $towns }.
vecchio-refused-acted = Il ne vous reste pas d’action pour ce tour.
vecchio-refused-nobody-stands = Aucun membre de votre famille n’est debout : récupérez d’abord.
vecchio-refused-fare = Personne ne peut s’y rendre ({ $town }) : la marche la plus courte coûte { $fare } F et vous avez { $florins } F.
vecchio-refused-walk = Cette marche coûte { $fare } F ; vous avez { $florins } F.
vecchio-refused-price = Cela coûte { $fare } F en chemin et { $price } F sur place ; vous avez { $florins } F.
vecchio-refused-space-price = Cela coûte { $price } F ; vous avez { $florins } F.
vecchio-refused-other-middleman = L’intermédiaire { $colour } n’est pas là ({ $town }).
vecchio-refused-no-town-action = { $town } n’offre pas d’action de ville.
vecchio-refused-no-middleman = L’intermédiaire { $colour } n’est pas là ({ $town }), et vous n’avez pas d’évêque.
vecchio-refused-bishop-only = L’intermédiaire { $colour } n’est pas là ({ $town }) : payez un évêque.
vecchio-refused-full = Toutes les cases sont prises : { $track }. Seule la manche finale y donne accès.
vecchio-refused-followers = { $track } : il faut exactement { $price }.
vecchio-refused-scrolls = { $track } : il faut { $need } ; vous en avez { $have }.
vecchio-refused-surcharge = Le jeton Surcoût porte le prix à { $price } F, sans compter le voyage ; vous avez { $florins } F.
vecchio-refused-lying = Ce membre ({ $town }) est couché et ne peut rien faire avant une récupération.
vecchio-refused-empty-supply = Votre réserve est vide : il n’y a personne à placer.
vecchio-refused-no-recover-tile = Seule la tuile « Médecin » permet de placer un membre pendant une récupération.
vecchio-refused-not-standing = Aucun membre de votre famille n’y est debout ({ $town }).
vecchio-refused-not-lying = Aucun membre de votre famille n’y est couché ({ $town }).
vecchio-refused-is-there = Ce membre est déjà sur place ({ $town }) et y reste.
vecchio-refused-not-there = Ce membre ({ $town }) doit voyager : { $goal }.
vecchio-refused-no-carriage = Vous n’avez pas de carrosse.
vecchio-refused-lie = À cet endroit ({ $town }), on ne se couche qu’avec l’intermédiaire.
vecchio-refused-green = Aucun intermédiaire ne vient ici ({ $town }).
vecchio-refused-no-bishop = Vous n’avez pas d’évêque.
vecchio-refused-yield = { $town } n’offre pas cela.
vecchio-refused-no-scroll-tile = Seule la tuile « Chancelier » vend d’autres parchemins.
vecchio-refused-extra-price = Les parchemins de plus coûtent { $price } F ; vous avez { $florins } F.
vecchio-refused-nothing-to-repeat = Aucune de vos tuiles utilisées ne peut s’appliquer de nouveau maintenant : « { $tile } » en demande une.
vecchio-refused-lacking = Vous n’avez pas { $goods }.
vecchio-refused-tile-for-nothing = « { $tile } » ne changerait rien ici.
vecchio-refused-not-used-yet = « { $tile } » n’est pas une de vos tuiles utilisées que l’on puisse appliquer de nouveau.
vecchio-refused-tile-not-there = « { $tile } » ne fait pas partie des tuiles restantes : { $track }.
vecchio-refused-tile-not-seen = « { $tile } » n’est pas parmi les tuiles que vous regardez.
vecchio-refused-tile-used = La tuile « { $tile } » est déjà utilisée.
vecchio-refused-tile-not-yours = Vous ne possédez pas la tuile « { $tile } ».
vecchio-refused-no-target = Dites quelle tuile utilisée s’applique de nouveau, par exemple « use V-REUSE C-SIXCOIN ».
vecchio-refused-take-over-tile = La tuile « { $tile } » s’utilise en payant une province.
vecchio-refused-nothing-to-give = Vous n’avez ni partisan ni parchemin à donner pour « { $tile } ».
vecchio-refused-no-follower-to-pay = Vous n’avez pas de partisan à payer pour « { $tile } ».
vecchio-refused-act-in-double = Faites au moins une action dans votre double tour ; la récupération est toujours possible.
vecchio-refused-follower-only = Choisissez un partisan : assassin, chevalier ou abbé.
vecchio-refused-mix = Prenez deux partisans ou deux parchemins, pas un de chaque.
vecchio-refused-act-first = Une action est obligatoire à chaque tour ; la récupération est toujours possible.
vecchio-refused-act-or-pass = Faites au moins une action, ou passez le double tour avant toute chose.
vecchio-refused-no-passing = On ne passe que dans la manche finale.
vecchio-refused-too-late-to-pass = Les { $points } PP récompensent le double tour passé en entier, avant toute chose.

vecchio-not-a-move = « { $given } » n’est pas un coup d’Il Vecchio. Les coups commencent par : town, takeover, office, reinforce, recover, send, work, pay, place, choose, use, take, give, levy, lay, return, end, pass, draft, settle.
vecchio-not-a-move-draft = « { $given } » : écrivez « draft » et une tuile Conseil municipal, comme « draft CC-COIN ».
vecchio-not-a-move-settle = « { $given } » : écrivez « settle » et deux villes, comme « settle empoli castel_fiorentino ».
vecchio-not-a-move-town = « { $given } » : écrivez « town » et une ville, comme « town siena ».
vecchio-not-a-move-takeover = « { $given } » : écrivez « takeover milan », « takeover venice » ou « takeover church ».
vecchio-not-a-move-office = « { $given } » : écrivez « office council » ou « office nobility ».
vecchio-not-a-move-reinforce = « { $given } » : écrivez seulement « reinforce ».
vecchio-not-a-move-recover = « { $given } » : écrivez « recover » ou « recover roll ».
vecchio-not-a-move-send = « { $given } » : écrivez « send », la ville de départ et « walk », « carriage » ou « stay », comme « send empoli walk ».
vecchio-not-a-move-work = « { $given } » : écrivez « work » avec « middleman », « bishop » ou « lie » et ce que vous prenez, comme « work middleman florins » ou « work bishop scroll extra ».
vecchio-not-a-move-pay = « { $given } » : écrivez « pay », les partisans et éventuellement des tuiles, comme « pay knight abbot with V-NOCOIN » ou « pay assassin with V-REUSE:V-NOCOIN ».
vecchio-not-a-move-place = « { $given } » : écrivez « place » et une ville, comme « place siena ».
vecchio-not-a-move-choose = « { $given } » : écrivez « choose » et une tuile, comme « choose V-SCROLL ».
vecchio-not-a-move-use = « { $given } » : écrivez « use » et une tuile, comme « use C-SIXCOIN » ou « use V-REUSE C-SIXCOIN ».
vecchio-not-a-move-take = « { $given } » : écrivez « take » avec assassin, knight, abbot, scroll ou florins.
vecchio-not-a-move-give = « { $given } » : écrivez « give knight », ou « give scroll take knight abbot ».
vecchio-not-a-move-levy = « { $given } » : écrivez « levy » avec florins, assassin, knight, abbot, scroll, carriage ou bishop.
vecchio-not-a-move-lay = « { $given } » : écrivez « lay » et une ville, comme « lay siena ».
vecchio-not-a-move-return = « { $given } » : écrivez « return » et une ville, comme « return colle ».
vecchio-not-a-move-end = « { $given } » : écrivez seulement « end ».
vecchio-not-a-move-pass = « { $given } » : écrivez seulement « pass ».

## Le fichier de données du propriétaire (later)

vecchio-data-town-id = « { $given } » ne peut pas être l’identifiant d’une ville : minuscules, avec « _ » entre les mots.
vecchio-data-town-twice = La ville « { $town } » figure deux fois.
vecchio-data-unknown-town = Ville inconnue « { $town } » dans { $where }.
vecchio-data-colour = La ville « { $town } » a la couleur inconnue « { $given } ». Permis : { $allowed }.
vecchio-data-florence = Il faut une seule ville de couleur florence, d’identifiant « florence ».
vecchio-data-road-entry = La route { $a } – { $b } a l’entrée inconnue « { $entry } » : une route joint deux villes, dans les deux sens.
vecchio-data-road-loop = Une route mène de « { $town } » à elle-même.
vecchio-data-road-twice = La route { $a } – { $b } figure deux fois : les routes vont dans les deux sens.
vecchio-data-unreachable = Aucune route ne mène de Florence à : { $towns }.
vecchio-data-area-numbers = Chaque somme des dés sauf 7 veut exactement une zone. Faux : { $numbers }.
vecchio-data-area-twice = La zone { $area } cite deux fois une ville.
vecchio-data-area-size = { $given ->
    [one] La zone { $area } a { $given } ville ; il en faut de { $least } à { $most }.
   *[other] La zone { $area } a { $given } villes ; il en faut de { $least } à { $most }.
}
vecchio-data-middlemen = Il faut un intermédiaire pour chacune des cinq couleurs à blason. Faux : { $colours }.
vecchio-data-cycle = Le cycle de l’intermédiaire { $colour } ({ $given }) n’est pas l’ordre horaire, vu de Florence, de toutes les villes de cette couleur : { $wanted }.
vecchio-data-standard = L’intermédiaire { $colour } ne peut pas commencer à « { $town } » : cette ville n’est pas dans son cycle.
vecchio-data-standard-crowded = Les places habituelles mettent deux intermédiaires autour d’une même zone : { $towns }.
vecchio-data-spaces = Les cases de la piste « { $track } » doivent être numérotées de 1 à { $length }.
vecchio-data-followers = Les partisans de la piste « { $track } » ne font pas un prix : donnez « followers » ou « follower_pattern », dont le total est « follower_count » (1 à 4).
vecchio-data-gate = On n’entre pas sur la piste « { $track } » depuis « { $town } » : la porte doit être de couleur { $wanted }.
vecchio-data-gates-shared = Chaque région veut sa propre porte : { $towns }.
vecchio-data-tile-count = La tuile { $tile } figure { $given } fois dans « { $kind } » ; il la faut une fois.
vecchio-data-reuse = Il peut y avoir au plus un exemplaire de V-REUSE, pas { $given }.
vecchio-data-crest-table = NB-CRESTS veut cinq chiffres, pour 0 à 4 blasons, pas { $given }.
vecchio-data-start-florins = Les florins de départ pour { $seats } joueurs doivent être { $seats } nombres, aucun négatif.
vecchio-data-first-members = On place deux membres de la famille à chacune des deux étapes de la mise en place.
vecchio-data-crests = { $given ->
    [one] { $seats } joueurs : { $given } blason en jeu, mais il n’y en a que { $most }.
   *[other] { $seats } joueurs : { $given } blasons en jeu, mais il n’y en a que { $most }.
}
vecchio-data-dealt = { $given ->
    [one] { $seats } joueurs : { $given } tuile Conseil municipal chacun, c’est trop ; au plus { $most }.
   *[other] { $seats } joueurs : { $given } tuiles Conseil municipal chacun, c’est trop ; au plus { $most }.
}
vecchio-data-first-space = { $seats } joueurs : aucune piste n’a de case { $given } pour commencer.
vecchio-data-no-end = { $given ->
    [one] { $seats } joueurs : la partie pourrait ne jamais finir. { $given } blason est en jeu, mais les pistes n’en épuisent à coup sûr que { $most }.
   *[other] { $seats } joueurs : la partie pourrait ne jamais finir. { $given } blasons sont en jeu, mais les pistes n’en épuisent à coup sûr que { $most }.
}

## Le dessin du terminal (later)

vecchio-sketch-setup = Mise en place
vecchio-sketch-round = Manche { $round }
vecchio-sketch-final = Manche finale
vecchio-sketch-over = La partie est terminée
vecchio-sketch-crests = Blasons restants : { $left } sur { $all }
vecchio-sketch-surcharge = { $track } : { $florins } F de plus
vecchio-sketch-area = Zone { $area }
vecchio-sketch-middlemen = Intermédiaires
vecchio-sketch-stack = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
vecchio-sketch-no-tiles = plus de tuiles
vecchio-sketch-dealt = Vous avez reçu :
vecchio-sketch-looking = Vous regardez :
vecchio-sketch-put-under = Remises sous la pile ({ $track }) :
vecchio-sketch-supply = { $count } en réserve
vecchio-sketch-owned-crests = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
vecchio-sketch-points = { $points } PP pour l’instant
vecchio-sketch-final-points = { $points } PP
vecchio-sketch-passed = a passé
vecchio-sketch-council = Conseil municipal :
vecchio-sketch-council-down = à révéler :
vecchio-sketch-nobility = Noblesse :
vecchio-sketch-tiles = Tuiles Province :
vecchio-sketch-used = utilisées :
vecchio-sketch-legend = ◆ intermédiaire · 1↑ le joueur 1 est debout, 1↓ couché, avec un nombre s’ils sont plusieurs · routes : premières lettres des villes · pistes : prix F/points, ✠ blason, ▸ case suivante, les numéros sont les joueurs · brun : florins ou parchemins ; noir : assassins ; gris : chevaliers ; blanc : abbés ; violet : évêques ou carrosses ; vert : florins

## Le plateau

vecchio-board = Le plateau d’Il Vecchio
vecchio-board-hidden-tile = Tuile cachée
vecchio-board-hidden-about = Seul son propriétaire connaît cette tuile.
vecchio-board-when-free = S’utilise une fois, avant ou après une action, pendant le tour de son propriétaire.
vecchio-board-when-takeover = S’utilise une fois, quand son propriétaire prend une province.
vecchio-board-when-reuse = S’utilise une fois, au moment de la tuile qu’elle répète.
vecchio-board-when-used = Elle est utilisée.
vecchio-board-when-always = Agit à chaque fois, dès qu’elle est face visible.
vecchio-board-when-end = Se compte à la fin.
vecchio-board-town-brown = Ville brune : { $one } ou { $other }, avec l’intermédiaire ou un évêque.
vecchio-board-town-black = Ville noire : { $one }, avec l’intermédiaire ou un évêque.
vecchio-board-town-gray = Ville grise : { $one }, avec l’intermédiaire ou un évêque.
vecchio-board-town-white = Ville blanche : { $one }, avec l’intermédiaire ou un évêque.
vecchio-board-town-purple = Ville violette : { $one } ou { $other }, avec l’intermédiaire ou un évêque.
vecchio-board-town-green = Ville verte : { $one }, sans intermédiaire.
vecchio-board-town-red = Ville rouge : pas d’action de ville.
vecchio-board-town-gate = C’est la porte de cette région : { $track }.
vecchio-board-town-florence = Florence : pas d’action de ville, mais la porte du Conseil municipal et de la Noblesse.
vecchio-board-town-areas = { $count ->
    [one] Borde la zone { $areas }.
   *[other] Borde les zones { $areas }.
}
vecchio-board-town-walk = Depuis { $town }, la marche coûte { $fare } F.
vecchio-board-middleman = L’intermédiaire { $colour }
vecchio-board-middleman-about = Il permet d’utiliser la ville où il se tient, puis il s’en va.
vecchio-board-middleman-next = Prochaine étape de l’intermédiaire : { $town }.
vecchio-board-standing = { $name } à { $town } : { $count } debout
vecchio-board-lying = { $count ->
    [one] { $name } à { $town } : { $count } couché
   *[other] { $name } à { $town } : { $count } couchés
}
vecchio-board-mine-standing = { $count ->
    [1] Le vôtre à { $town }
   *[other] { $count } des vôtres à { $town }
}
vecchio-board-mine-lying = { $count ->
    [1] Le vôtre à { $town }, couché
   *[other] { $count } des vôtres à { $town }, couchés
}
vecchio-board-fare = { $fare } F à pied
vecchio-board-standing-about = Un membre debout peut voyager et agir.
vecchio-board-lying-about = Un membre couché attend une récupération.
vecchio-board-track-gate = La porte est { $town }.
vecchio-board-track-full = Pas de case libre pour l’instant.
vecchio-board-track-next = La case { $space } est la suivante : elle coûte { $price } et vaut { $points } PP.
vecchio-board-track-beyond = La piste est pleine, mais la manche finale vous laisse entrer : pour { $price } et { $points } PP.
vecchio-board-track-crest = Cette case prend un blason des Médicis, et un événement suit.
vecchio-board-track-crest-only = Cette case prend un blason des Médicis.
vecchio-board-track-surcharge = Le jeton Coût supplémentaire est ici : { $florins } F de plus.
vecchio-board-track-majority = { $name } y a la majorité.
vecchio-board-track-tiles = Tuiles restantes : { $tiles }.
vecchio-board-track-stack = { $count ->
    [one] Il reste { $count } tuile dans la pile.
   *[other] Il reste { $count } tuiles dans la pile.
}
vecchio-board-tray-draft = Gardez une tuile Conseil municipal
vecchio-board-tray-look = Gardez l’une de ces tuiles
vecchio-board-tray-province = Prenez une tuile Province
vecchio-board-supply = { $count ->
    [one] { $name } : { $count } membre en réserve
   *[other] { $name } : { $count } membres en réserve
}
vecchio-board-supply-about = Un renfort amène des membres d’ici dans des villes.
vecchio-board-crests = { $count ->
    [one] { $name } : { $count } blason des Médicis
   *[other] { $name } : { $count } blasons des Médicis
}
vecchio-board-more-tiles = { $count ->
    [one] { $name } : encore { $count } tuile
   *[other] { $name } : encore { $count } tuiles
}
vecchio-board-owns = { $name } possède { $goods }
vecchio-board-take = Prendre : { $good }
vecchio-board-good-price = { $track } : { $price }.
vecchio-board-good-florin = Les florins paient la marche et les cases des pistes.
vecchio-board-good-carriage = Un carrosse paie un voyage, si long soit-il.
vecchio-board-good-bishop = Un évêque remplace l’intermédiaire, et personne ne se couche.
vecchio-board-crests-left = { $count ->
    [0] Le dernier blason des Médicis est pris.
    [one] Il reste { $count } blason des Médicis avant la fin
   *[other] Il reste { $count } blasons des Médicis avant la fin
}
vecchio-board-last-round = Le dernier blason est pris : la manche s’achève, puis viennent les doubles tours.
vecchio-board-final = { $count ->
    [one] Manche finale : un double tour de { $count } action pour chacun.
   *[other] Manche finale : un double tour de { $count } actions pour chacun.
}
vecchio-board-no-tiles = Pas encore de tuiles

# --- the unit of the score

vecchio-score = { $count } PP

# --- tables entières (later)

vecchio-preset-first = Première partie
    .about = Vous et deux apprentis, les intermédiaires placés comme au début de la règle.
vecchio-preset-evening = Courte soirée
    .about = Deux places, avec moins de hasard : vous contre un marchand.
vecchio-preset-full = Jeu complet
    .about = Quatre personnes, les intermédiaires placés au hasard.

## Égalités (later)

vecchio-tie-followers = { $count ->
    [one] Égalité départagée : il reste { $count } partisan ou parchemin à { $seat }.
   *[other] Égalité départagée : il reste { $count } partisans et parchemins à { $seat }.
}
vecchio-tie-florins = { $count ->
    [one] Égalité départagée : il reste { $count } florin à { $seat }.
   *[other] Égalité départagée : il reste { $count } florins à { $seat }.
}
vecchio-tie-shared = Victoire partagée entre { $seats } : égalité en tout.

## Les sources de points dans les rapports du laboratoire (later)

vecchio-point-tile-in-all = Tuiles Noblesse
vecchio-point-track-in-all = Membres de la famille sur les pistes
vecchio-point-majority-in-all = Majorités
vecchio-point-crests-in-all = Blasons des Médicis
