# Les Palais de Carrara : tous les mots qu’un joueur lit.

game-carrara = Les Palais de Carrara
    .about = Achetez le marbre quand la roue le rend moins cher, bâtissez dans six villes de Toscane et évaluez au bon moment.
    .time = environ 60 minutes
    .weight = moyen
    .feel = Calme et affûté : tous guettent la même roue, et le bon moment vaut mieux que le bon endroit.

## Options

option-carrara-expansion = Extension
    .help = Ajoute les bâtiments coûtant 8, les tuiles Amélioration, l’amélioration des bâtiments, l’évaluation par catégorie et quatre cartes aux objectifs différents.
option-carrara-expansion-false = Jeu de base
option-carrara-expansion-true = Avec l’extension
option-carrara-cards = Cartes
    .help = Avec l’extension seulement : au hasard, une combinaison proposée, ou une carte de chaque paquet. Les cartes des combinaisons sont reconstituées, sauf celles de la première partie.
option-carrara-cards-random = Tirées au hasard
option-carrara-cards-first-expansion-game = Première partie avec l’extension
option-carrara-cards-great-freedom = Grande liberté
option-carrara-cards-multipliers = Multiplions
option-carrara-cards-hot-shot = Hot Shot
option-carrara-cards-double-trouble = Trouble double
option-carrara-cards-megacity = Mégapole
option-carrara-cards-four-of-a-kind = 4 partout
option-carrara-open-holdings = Avoirs ouverts
    .help = Montre à tous les pièces, les blocs et les objets de chacun. Tout cela peut de toute façon se déduire du journal.
option-carrara-open-holdings-false = Derrière les paravents
option-carrara-open-holdings-true = Visibles de tous
option-carrara-start-seat = Premier joueur
    .help = Qui joue le premier tour.
option-carrara-start-seat-random = Tiré au sort
option-carrara-start-seat-0 = Première place
option-carrara-start-seat-1 = Deuxième place
option-carrara-start-seat-2 = Troisième place
option-carrara-start-seat-3 = Quatrième place

## Noms

carrara-colour-white = blanc
carrara-colour-yellow = jaune
carrara-colour-red = rouge
carrara-colour-green = vert
carrara-colour-blue = bleu
carrara-colour-black = noir
carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lérici
carrara-type-biblioteca = Biblioteca
carrara-type-palazzo = Palazzo
carrara-type-porta = Porta
carrara-type-cathedrale = Cathedrale
carrara-type-castello = Castello
carrara-type-villa = Villa
carrara-category-urban = Bâtiments urbains
carrara-category-rural = Bâtiments ruraux
carrara-space-biblioteca = le type Biblioteca
carrara-space-palazzo = le type Palazzo
carrara-space-porta = le type Porta
carrara-space-cathedrale = le type Cathedrale
carrara-space-castello = le type Castello
carrara-space-villa = le type Villa
carrara-space-livorno = la ville de Livorno
carrara-space-pisa = la ville de Pisa
carrara-space-lucca = la ville de Lucca
carrara-space-viareggio = la ville de Viareggio
carrara-space-massa = la ville de Massa
carrara-space-lerici = la ville de Lérici
carrara-space-urban = les bâtiments urbains
carrara-space-rural = les bâtiments ruraux
carrara-object-book = livre
carrara-object-crown = couronne
carrara-object-gate = porte
carrara-object-cup = coupe
carrara-object-flag = drapeau
carrara-object-coat-of-arms = blason
carrara-deck-top = Carte Supérieure
carrara-deck-object = Carte Objet
carrara-deck-building = Carte Bâtiment
carrara-deck-bonus = Carte Points bonus
carrara-tile = { $type } { $cost }
carrara-upgrade = Tuile Amélioration : { $target }

## Quantités

carrara-list = { $items }
carrara-and = { $items } et { $last }
carrara-or = { $items } ou { $last }
carrara-nothing = rien
carrara-vp = { $count } PV
carrara-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
carrara-blocks-white = { $count ->
    [one] { $count } bloc blanc
   *[other] { $count } blocs blancs
}
carrara-blocks-yellow = { $count ->
    [one] { $count } bloc jaune
   *[other] { $count } blocs jaunes
}
carrara-blocks-red = { $count ->
    [one] { $count } bloc rouge
   *[other] { $count } blocs rouges
}
carrara-blocks-green = { $count ->
    [one] { $count } bloc vert
   *[other] { $count } blocs verts
}
carrara-blocks-blue = { $count ->
    [one] { $count } bloc bleu
   *[other] { $count } blocs bleus
}
carrara-blocks-black = { $count ->
    [one] { $count } bloc noir
   *[other] { $count } blocs noirs
}
carrara-objects-book = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
carrara-objects-crown = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
carrara-objects-gate = { $count ->
    [one] { $count } porte
   *[other] { $count } portes
}
carrara-objects-cup = { $count ->
    [one] { $count } coupe
   *[other] { $count } coupes
}
carrara-objects-flag = { $count ->
    [one] { $count } drapeau
   *[other] { $count } drapeaux
}
carrara-objects-coat-of-arms = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}

## Cartes

carrara-card-top-1 = Évaluations
carrara-card-top-2 = Grands ouvrages
carrara-card-top-3 = Villes évaluées
carrara-card-top-4 = Nombreux bâtiments
carrara-card-top-5 = Coffres pleins
carrara-card-top-6 = Renommée
carrara-card-obj-1 = Objets libres
carrara-card-obj-2 = Petites collections
carrara-card-obj-3 = Grandes collections
carrara-card-obj-4 = Collections croissantes
carrara-card-obj-5 = Paire et quadruplet
carrara-card-obj-6 = Variété croissante
carrara-card-obj-7 = Séries variées
carrara-card-obj-8 = Produit d’objets
carrara-card-bdg-1 = Coût total
carrara-card-bdg-2 = Petits quartiers
carrara-card-bdg-3 = Grands quartiers
carrara-card-bdg-4 = Ville dense
carrara-card-bdg-5 = Chef-d’œuvre
carrara-card-bdg-6 = Campagne
carrara-card-bdg-7 = Paysage urbain
carrara-card-bdg-8 = Produit de villes
carrara-card-bdg-9 = Ville et campagne
carrara-card-bon-2 = Villes au choix
carrara-card-bon-3 = Route marchande I
carrara-card-bon-4 = Route marchande II
carrara-card-bon-5 = Route marchande III
carrara-card-bon-6 = Types de bâtiment au choix
carrara-card-bon-7 = Le plus petit de chaque type
carrara-card-bon-8 = Régions
carrara-card-bon-9 = Meneurs des villes

## Ce que disent les cartes : chaque chiffre vient du fichier de données

carrara-text-objective = Objectif : { $objective }.
carrara-text-scoring = Décompte final : { $scoring }.
carrara-text-both = Objectif : { $objective }. Décompte final : { $scoring }.
carrara-objective-scorings = { $need ->
    [one] { $need } évaluation faite
   *[other] { $need } évaluations faites
}
carrara-objective-great-works = { $need ->
    [one] posséder { $need } bâtiment de coût { $cost } ou { $eight }
   *[other] posséder { $need } bâtiments de coût { $cost } ou { $eight }
}
carrara-objective-cities-scored = { $need ->
    [one] son marqueur sur { $need } ville du plateau de jeu
   *[other] ses marqueurs sur { $need } villes du plateau de jeu
}
carrara-objective-buildings = { $need ->
    [one] posséder { $need } bâtiment
   *[other] posséder { $need } bâtiments
}
carrara-objective-coins = { $need ->
    [one] détenir { $need } pièce au moment de l’annonce
   *[other] détenir { $need } pièces au moment de l’annonce
}
carrara-objective-vp = { $need } PV sur la piste
carrara-objective-objects = { $need ->
    [one] posséder { $need } objet
   *[other] posséder { $need } objets
}
carrara-objective-identical = { $size ->
    [one] { $need ->
        [one] { $need } groupe de { $size } objet
       *[other] { $need } groupes de { $size } objet
    }
    [2] { $need ->
        [one] { $need } paire d’objets identiques
       *[other] { $need } paires d’objets identiques
    }
    [3] { $need ->
        [one] { $need } triplet d’objets identiques
       *[other] { $need } triplets d’objets identiques
    }
   *[other] { $need ->
        [one] { $need } groupe de { $size } objets identiques
       *[other] { $need } groupes de { $size } objets identiques
    }
}
carrara-objective-pair-and-quadruplet = { $need ->
    [one] { $need } quadruplet et, à part, { $need } paire d’objets identiques
   *[other] { $need } quadruplets et, à part, { $need } paires d’objets identiques
}
carrara-objective-kinds = { $need ->
    [one] des objets de { $need } sorte
   *[other] des objets de { $need } sortes différentes
}
carrara-objective-different = { $size ->
    [one] { $need ->
        [one] { $need } série de { $size } objet
       *[other] { $need } séries de { $size } objet
    }
   *[other] { $need ->
        [one] { $need } série de { $size } objets différents
       *[other] { $need } séries de { $size } objets différents
    }
}
carrara-objective-cost = des bâtiments d’un coût total de { $need }
carrara-objective-cities-with = { $buildings ->
    [one] { $need ->
        [one] { $buildings } bâtiment dans { $need } ville
       *[other] { $buildings } bâtiment dans chacune de { $need } villes
    }
   *[other] { $need ->
        [one] { $buildings } bâtiments dans { $need } ville
       *[other] { $buildings } bâtiments dans chacune de { $need } villes
    }
}
carrara-objective-eights = { $need ->
    [one] posséder { $need } bâtiment de coût { $eight }
   *[other] posséder { $need } bâtiments de coût { $eight }
}
carrara-objective-urban = { $need ->
    [one] posséder { $need } bâtiment urbain
   *[other] posséder { $need } bâtiments urbains
}
carrara-objective-rural = { $need ->
    [one] posséder { $need } bâtiment rural
   *[other] posséder { $need } bâtiments ruraux
}
carrara-objective-category-pairs = { $need ->
    [one] posséder { $need } bâtiment urbain et autant de bâtiments ruraux
   *[other] posséder { $need } bâtiments urbains et autant de bâtiments ruraux
}
carrara-scoring-coins = { $coins ->
    [one] { $coins } pièce, au lieu de { $usual }, vaut 1 PV
   *[other] { $coins } pièces, au lieu de { $usual }, valent 1 PV
}
carrara-scoring-objects = { $vp } PV par objet
carrara-scoring-identical = { $size ->
    [one] { $vp } PV par groupe de { $size } objet
    [2] { $vp } PV par paire d’objets identiques, { $leftover } PV par autre objet
    [3] { $vp } PV par triplet d’objets identiques, { $leftover } PV par autre objet
   *[other] { $vp } PV par groupe de { $size } objets identiques, { $leftover } PV par autre objet
}
carrara-scoring-sizes = chaque sorte d’objet selon son nombre, { $table } PV pour 1 à { $most }
carrara-scoring-pair-and-quadruplet = { $vp } PV par quadruplet avec une paire d’objets identiques, { $leftover } PV par autre objet
carrara-scoring-sets = séries d’objets différents, la plus grande d’abord, { $table } PV pour les tailles 1 à { $most }
carrara-scoring-different = { $size ->
    [one] { $vp } PV par série de { $size } objet
   *[other] { $vp } PV par série de { $size } objets différents, { $leftover } PV par autre objet
}
carrara-scoring-product = { $groups ->
    [one] la taille de { $groups } groupe d’objets identiques (tailles { $least } à { $most }), { $leftover } PV par autre objet
   *[other] le produit des tailles de { $groups } groupes au plus d’objets identiques (tailles { $least } à { $most }), { $leftover } PV par autre objet
}
carrara-scoring-cost = { $vp } PV par point de coût de ses bâtiments
carrara-scoring-lots = { $lot ->
    [one] par lot de { $lot } bâtiment dans une ville, en PV : { $cities }
   *[other] par lot de { $lot } bâtiments dans une ville, en PV : { $cities }
}
carrara-scoring-eights = par bâtiment, selon sa ville, s’il est de coût { $eight }, en PV : { $cities }
carrara-scoring-urban = { $vp } PV par bâtiment urbain
carrara-scoring-rural = { $vp } PV par bâtiment rural
carrara-scoring-city-product = { $cities ->
    [one] le nombre de bâtiments de { $cities } ville, la plus remplie
   *[other] le produit des nombres de bâtiments de ses { $cities } villes les plus remplies, villes vides exclues
}
carrara-scoring-category-pairs = les coûts de ses bâtiments urbains et ruraux les plus chers, autant de chaque qu’il y a de paires
carrara-scoring-cities-of-choice = { $count ->
    [one] valoriser { $count } ville de son plateau, la meilleure
   *[other] valoriser les { $count } meilleures villes de son plateau
}
carrara-scoring-types-of-choice = { $count ->
    [one] valoriser { $count } type de bâtiment de son plateau, le meilleur
   *[other] valoriser les { $count } meilleurs types de bâtiment de son plateau
}
carrara-scoring-cities = valoriser { $cities }
carrara-scoring-smallest = valoriser le bâtiment le moins cher de chaque type possédé
carrara-scoring-regions = { $vp } PV pour le plus haut coût total dans chaque région : { $regions }
carrara-scoring-leaders = pour le plus haut coût total dans une ville, en PV : { $cities }
carrara-city-figure = { $city } { $vp }
carrara-region = ({ $cities })

## Invites

carrara-prompt-start = Choisissez votre action : { $actions }
carrara-prompt-start-announce = Choisissez votre action : { $actions } ; avant elle, vous pouvez annoncer la fin de la partie
carrara-prompt-start-pass = Choisissez votre action : { $actions } ; ou passez
carrara-prompt-two = { $coins ->
    [one] Aucune action n’est possible : prenez { $coins } pièce
   *[other] Aucune action n’est possible : prenez { $coins } pièces
}
carrara-prompt-two-announce = { $coins ->
    [one] Aucune action n’est possible : prenez { $coins } pièce ; avant cela, vous pouvez annoncer la fin de la partie
   *[other] Aucune action n’est possible : prenez { $coins } pièces ; avant cela, vous pouvez annoncer la fin de la partie
}
carrara-prompt-two-pass = { $coins ->
    [one] Aucune action n’est possible : prenez { $coins } pièce, ou passez
   *[other] Aucune action n’est possible : prenez { $coins } pièces, ou passez
}
carrara-action-buy = acheter des blocs
carrara-action-build = construire
carrara-action-improve = améliorer un bâtiment
carrara-action-score = évaluer
carrara-prompt-take = Choisissez une section et les blocs que vous y prenez
carrara-prompt-pay = { $owed ->
    [one] { $tile } à { $city } : choisissez { $owed } bloc pour payer
   *[other] { $tile } à { $city } : choisissez { $owed } blocs pour payer
}
carrara-prompt-pay-dear = { $owed ->
    [one] { $tile } à { $city }, { $owed } bloc : choisissez d’abord lesquels de ces blocs vous payez : { $blocks }
   *[other] { $tile } à { $city }, { $owed } blocs : choisissez d’abord lesquels de ces blocs vous payez : { $blocks }
}
carrara-prompt-pay-rest = { $owed ->
    [one] { $tile } à { $city } : choisissez encore { $owed } bloc pour payer
   *[other] { $tile } à { $city } : choisissez encore { $owed } blocs pour payer
}
carrara-prompt-upgrade = Prenez une tuile Amélioration pour votre bâtiment coûtant 8
carrara-prompt-after = Terminez votre tour
carrara-prompt-after-announce = Annoncez la fin de la partie, ou terminez votre tour
carrara-prompt-after-purchase = { $price ->
    [one] Achetez un objet pour { $price } pièce, ou terminez votre tour
   *[other] Achetez un objet pour { $price } pièces, ou terminez votre tour
}
carrara-prompt-after-purchase-announce = { $price ->
    [one] Achetez un objet pour { $price } pièce, annoncez la fin de la partie, ou terminez votre tour
   *[other] Achetez un objet pour { $price } pièces, annoncez la fin de la partie, ou terminez votre tour
}
carrara-prompt-over = La partie est terminée
carrara-wait-start = { $seat } choisit une action
carrara-wait-take = { $seat } choisit des blocs sur la roue
carrara-wait-pay = { $seat } choisit les blocs pour payer
carrara-wait-upgrade = { $seat } choisit une tuile Amélioration
carrara-wait-after = { $seat } termine son tour

## Les coups en mots

carrara-do-buy = Tourner la roue et acheter des blocs
carrara-do-buy-still = Acheter des blocs sans tourner la roue
carrara-do-take = Prendre { $blocks } dans la section { $section }
carrara-opening = Premier bâtiment à { $city }
carrara-do-build = Construire { $tile } à { $city }
carrara-do-improve = Améliorer { $old } à { $city } en { $tile }
carrara-do-pay = Payer { $blocks }
carrara-do-pay-dear = Payer { $blocks }, le reste en d’autres couleurs
carrara-do-pay-no-dear = Garder { $blocks }, payer en d’autres couleurs
carrara-do-upgrade = Prendre la tuile Amélioration pour { $target }
carrara-do-score = Évaluer { $space }
carrara-do-purchase = Acheter l’objet : { $object }
carrara-do-announce = Annoncer la fin de la partie
carrara-do-two = { $coins ->
    [one] Prendre { $coins } pièce pour un tour sans action
   *[other] Prendre { $coins } pièces pour un tour sans action
}
carrara-do-pass = Passer
carrara-do-end = Terminer le tour

## Effets

carrara-effect-buy = { $count ->
    [0] aucun nouveau bloc n’arrive
    [one] { $count } nouveau bloc arrive dans la section I
   *[other] { $count } nouveaux blocs arrivent dans la section I
}
carrara-effect-price = { $price ->
    [0] gratuit
    [one] coûte { $price } pièce, il en reste { $left }
   *[other] coûte { $price } pièces, il en reste { $left }
}
carrara-effect-build = { $cost ->
    [one] coûte { $cost } bloc ; évalué par son type ou sa ville : { $worth }
   *[other] coûte { $cost } blocs ; évalué par son type ou sa ville : { $worth }
}
carrara-effect-improve = { $cost ->
    [one] coûte { $cost } bloc
   *[other] coûte { $cost } blocs
}
carrara-effect-pay = il reste : { $blocks }
carrara-effect-pay-part = { $owed ->
    [one] encore { $owed } bloc à choisir ensuite
   *[other] encore { $owed } blocs à choisir ensuite
}
carrara-effect-upgrade = par point de coût : { $worth }, au lieu de : { $was }
carrara-effect-upgrade-reconstructed = par point de coût : { $worth }, au lieu de : { $was } (valeurs reconstituées)
carrara-effect-score = gain : { $gain }
carrara-effect-purchase = { $price ->
    [one] coûte { $price } pièce, il en reste { $left } ; vos objets vaudront alors { $vp } PV à la fin, au lieu de { $before }
   *[other] coûte { $price } pièces, il en reste { $left } ; vos objets vaudront alors { $vp } PV à la fin, au lieu de { $before }
}
carrara-effect-announce = { $vp } PV tout de suite, et c’est la dernière manche
carrara-effect-two = { $coins ->
    [one] rapporte { $coins } pièce
   *[other] rapporte { $coins } pièces
}

## Le journal

carrara-event-began = Premier joueur : { $seat }
carrara-event-began-cards = Premier joueur : { $seat } ; cartes en jeu : { $cards }
carrara-event-turned = { $seat } tourne la roue ; nouveaux blocs dans la section I : { $blocks }
    .brief = –
carrara-event-turned-only = { $seat } tourne la roue ; aucun nouveau bloc n’arrive
    .brief = –
carrara-event-left = { $seat } ne tourne pas la roue
    .brief = –
carrara-event-bought = { $price ->
    [0] { $seat } prend { $blocks } dans la section { $section } gratuitement
    [one] { $seat } prend { $blocks } dans la section { $section } pour { $price } pièce
   *[other] { $seat } prend { $blocks } dans la section { $section } pour { $price } pièces
}
carrara-event-nothing-affordable = { $coins ->
    [one] Aucun bloc n’est à portée : { $seat } reçoit { $coins } pièce et termine son tour
   *[other] Aucun bloc n’est à portée : { $seat } reçoit { $coins } pièces et termine son tour
}
    .brief = ne trouve aucun bloc à sa portée
carrara-event-no-action = { $coins ->
    [one] { $seat } n’a aucune action possible et prend { $coins } pièce
   *[other] { $seat } n’a aucune action possible et prend { $coins } pièces
}
carrara-event-built = { $seat } construit { $tile } à { $city } avec { $blocks }
    .brief = construit { $tile } à { $city }
carrara-event-improved = { $seat } améliore { $old } à { $city } en { $tile } avec { $blocks }
    .brief = améliore { $old } à { $city } en { $tile }
carrara-event-shown = Nouvelle tuile visible : { $tile }
carrara-event-upgraded = { $seat } prend la tuile Amélioration pour { $target }, par point de coût : { $gain }
    .brief = prend la tuile Amélioration pour { $target }
carrara-event-scored = { $seat } évalue { $space } : { $gain }
carrara-event-purchased = { $price ->
    [one] { $seat } achète un objet ({ $object }) pour { $price } pièce
   *[other] { $seat } achète un objet ({ $object }) pour { $price } pièces
}
carrara-event-announced = { $seat } annonce la fin de la partie et reçoit { $vp } PV. Objectifs : { $objectives }
    .brief = annonce la fin de la partie
carrara-event-last-building = { $seat } a construit la dernière tuile visible : c’est la dernière manche
    .brief = ouvre la dernière manche
carrara-event-passed = { $seat } passe
carrara-event-turn = C’est à { $seat } de jouer
    .brief = –
carrara-event-over = La partie est terminée
carrara-event-final = Décompte final, { $seat }, en PV : objets { $objects }, bâtiments { $buildings }, bonus { $bonus }, pièces { $coins }
carrara-objective-value = { $card } { $value }

## Refus (later)

carrara-refused-no-blocks = Il ne reste aucun bloc sur la roue ni dans le sac.
carrara-refused-still-base = Sans l’extension, la roue tourne toujours.
carrara-refused-still-nothing = Sans tourner la roue, aucun bloc n’est à votre portée.
carrara-refused-take-none = Vous devez prendre au moins un bloc.
carrara-refused-section = { $there ->
    [0] Il n’y a pas de bloc { $colour } dans la section { $section }.
   *[other] Il n’y a que { $blocks } dans la section { $section }.
}
carrara-refused-two-sections = Tous les blocs pris doivent venir d’une seule section.
carrara-refused-empty-section = Il n’y a pas de bloc dans la section { $section }.
carrara-refused-choose-blocks = Désignez les blocs que vous voulez dans la section { $section }.
carrara-refused-price = { $price ->
    [one] Cela coûte { $price } pièce, et vous en avez { $coins }.
   *[other] Cela coûte { $price } pièces, et vous en avez { $coins }.
}
carrara-refused-two-buy = { $coins ->
    [one] On ne prend { $coins } pièce que si aucune action n’est possible : vous pouvez encore acheter des blocs.
   *[other] On ne prend { $coins } pièces que si aucune action n’est possible : vous pouvez encore acheter des blocs.
}
carrara-refused-two-build = { $coins ->
    [one] On ne prend { $coins } pièce que si aucune action n’est possible : vous pouvez encore construire.
   *[other] On ne prend { $coins } pièces que si aucune action n’est possible : vous pouvez encore construire.
}
carrara-refused-two-score = { $coins ->
    [one] On ne prend { $coins } pièce que si aucune action n’est possible : vous pouvez encore évaluer.
   *[other] On ne prend { $coins } pièces que si aucune action n’est possible : vous pouvez encore évaluer.
}
carrara-refused-only-two = { $coins ->
    [one] Aucune action n’est possible : prenez { $coins } pièce, et votre tour est fini.
   *[other] Aucune action n’est possible : prenez { $coins } pièces, et votre tour est fini.
}
carrara-refused-two-or-pass = { $coins ->
    [one] Aucune action n’est possible : prenez { $coins } pièce, ou passez.
   *[other] Aucune action n’est possible : prenez { $coins } pièces, ou passez.
}
carrara-refused-base = { $tile } appartient à l’extension.
carrara-refused-eight-gone = Le bâtiment { $tile } est déjà construit.
carrara-refused-not-displayed = { $tile } n’est pas parmi les tuiles visibles.
carrara-refused-no-tiles = Il ne reste aucune tuile à construire.
carrara-refused-one-tile = On ne construit qu’une tuile par tour.
carrara-refused-blocks = { $cost ->
    [one] Ce bâtiment coûte { $cost } bloc, et vous en avez { $blocks }.
   *[other] Ce bâtiment coûte { $cost } blocs, et vous en avez { $blocks }.
}
carrara-refused-city = { $blocks ->
    [0] { $city } n’accepte aucun de vos blocs, et il en faut { $cost }.
   *[other] { $city } n’accepte que { $blocks } de vos blocs, et il en faut { $cost }.
}
carrara-refused-improve-base = Sans l’extension, les bâtiments ne s’améliorent pas.
carrara-refused-not-own = { $tile } n’est pas sur votre plateau.
carrara-refused-not-dearer = { $tile } ne coûte pas plus que { $old }.
carrara-refused-colour = { $city } n’accepte pas les blocs de cette couleur : { $colour }.
carrara-refused-not-held = Vous n’avez pas ces blocs.
carrara-refused-already-chosen = Les blocs blancs, jaunes et rouges sont déjà choisis : payez ce qui reste dû en d’autres couleurs.
carrara-refused-dear-first = Choisissez d’abord parmi vos seuls blocs blancs, jaunes et rouges.
carrara-refused-dear-few = { $least ->
    [one] Il faut au moins { $least } bloc blanc, jaune ou rouge : vos autres blocs ne suffisent pas.
   *[other] Il faut au moins { $least } blocs blancs, jaunes ou rouges : vos autres blocs ne suffisent pas.
}
carrara-refused-amount = { $given ->
    [one] { $given } bloc est proposé ; il en faut exactement { $owed }.
   *[other] { $given } blocs sont proposés ; il en faut exactement { $owed }.
}
carrara-refused-upgrade-gone = La tuile Amélioration pour { $target } est déjà prise.
carrara-refused-category-base = Sans l’extension, on n’évalue que les types et les villes.
carrara-refused-no-marker = { $markers ->
    [one] Votre marqueur d’évaluation est déjà placé (vous en aviez { $markers }).
   *[other] Vos { $markers } marqueurs d’évaluation sont tous placés.
}
carrara-refused-marked = Vous avez déjà évalué { $space }.
carrara-refused-none-built = Vous n’avez aucun bâtiment à évaluer pour { $space }.
carrara-refused-city-scored = { $city } a déjà été évaluée par { $seat }.
carrara-refused-too-few = { $needed ->
    [one] { $city } demande { $needed } de vos bâtiments, et vous y en avez { $built }.
   *[other] { $city } demande { $needed } de vos bâtiments, et vous y en avez { $built }.
}
carrara-refused-one-purchase = On n’achète qu’un objet par tour.
carrara-refused-object-gone = Cet objet n’est pas en vente sur le plateau : { $object }.
carrara-refused-object-price = { $price ->
    [one] Un objet coûte { $price } pièce, et vous en avez { $coins }.
   *[other] Un objet coûte { $price } pièces, et vous en avez { $coins }.
}
carrara-refused-announced-already = La fin est déjà annoncée.
carrara-refused-announce-late = La dernière tuile est construite : personne ne peut plus annoncer la fin.
carrara-refused-objective = L’objectif « { $card } » n’est pas atteint : { $value } sur { $need }.
carrara-refused-pass = Tant qu’une action est possible, il faut en faire une.
carrara-refused-take-first = Vous avez commencé un achat : prenez d’abord vos blocs sur la roue.
carrara-refused-pay-first = Choisissez d’abord les blocs qui paient { $tile }.
carrara-refused-upgrade-first = Prenez d’abord une tuile Amélioration pour votre bâtiment coûtant 8.
carrara-refused-nothing-to-pay = Il n’y a rien à payer maintenant.
carrara-refused-no-upgrade = On ne prend une tuile Amélioration qu’après un bâtiment coûtant 8.
carrara-refused-no-upgrade-base = Sans l’extension, il n’y a pas de tuiles Amélioration.
carrara-refused-one-action = Vous avez déjà fait votre action de ce tour.
carrara-refused-buy-first = Choisissez d’abord d’acheter des blocs, puis prenez-les.
carrara-refused-purchase-after = Les objets s’achètent après l’action.
carrara-refused-no-action = Faites d’abord une action.
carrara-refused-act-or-pass = Faites d’abord une action, ou passez.

## Notation (later)

carrara-not-a-move = « { $given } » n’est pas un coup ; un coup commence par l’un de ces mots : { $verbs }.
carrara-not-this-way = « { $given } » n’est pas un coup ; écrivez { $how }.
carrara-write-buy = « buy », ou « buy still » pour ne pas tourner la roue
carrara-write-take = « take », une section et ses blocs : « take II green blue black »
carrara-write-build = « build », une tuile et une ville : « build villa-3 viareggio »
carrara-write-improve = « improve », votre tuile et la nouvelle : « improve castello-3 biblioteca-4 »
carrara-write-pay = « pay » et les blocs : « pay red green green »
carrara-write-upgrade = « upgrade » et une tuile : « upgrade up-lucca »
carrara-write-score = « score » et un type, une ville ou une catégorie : « score villa », « score pisa », « score urban »
carrara-write-purchase = « purchase » et un objet : « purchase crown »
carrara-write-announce = « announce » seul
carrara-write-two = « two » seul
carrara-write-pass = « pass » seul
carrara-write-end = « end » seul

## Mise en place et fichiers de données (later)

carrara-setup-start-seat = La place { $given } ne peut pas commencer : les places vont de 0 à { $last }.
carrara-setup-cards-base = Les cartes ne se choisissent qu’avec l’extension (demandé : { $given }).
carrara-setup-cards = « { $given } » n’est pas un choix de cartes : écrivez { $sets }, ou une carte de chaque pile comme « top-2 obj-2 bdg-2 bon-2 ».
carrara-data-too-few-blocks = Le fichier de données a trop peu de blocs pour la mise en place, couleur : { $colour }.

## Le résultat

carrara-point-scored = Évaluation : { $space }
carrara-point-scored-coins = Évaluation contre des pièces : { $space }
carrara-point-announced = Annonce de la fin
carrara-point-objects = { $count ->
    [one] { $card } (carte Objet) : { $count } objet
   *[other] { $card } (carte Objet) : { $count } objets
}
    .brief = { $card }
carrara-point-buildings = { $count ->
    [one] { $card } (carte Bâtiment), pour { $count } bâtiment en tout
   *[other] { $card } (carte Bâtiment), pour { $count } bâtiments en tout
}
    .brief = { $card }
carrara-point-bonus = { $coins ->
    [0] Carte Points bonus ({ $card })
    [one] Carte Points bonus ({ $card }), et { $coins } pièce
   *[other] Carte Points bonus ({ $card }), et { $coins } pièces
}
    .brief = Carte Points bonus ({ $card })
carrara-point-hidden = les objets et les pièces derrière le paravent
carrara-point-coins = { $count ->
    [one] { $count } pièce, { $rate } pour 1 PV
   *[other] { $count } pièces, { $rate } pour 1 PV
}
    .brief = Pièces à la fin

## Le terminal (later)

carrara-sketch-wheel = Roue
carrara-sketch-display = Tuiles visibles
carrara-sketch-pile = { $pile ->
    [one] { $pile } tuile dans la pile
   *[other] { $pile } tuiles dans la pile
}
carrara-sketch-bag = { $bag ->
    [one] { $bag } bloc dans le sac
   *[other] { $bag } blocs dans le sac
}
carrara-sketch-objects = Objets
carrara-sketch-sale = en vente :
carrara-sketch-supply = réserve :
carrara-sketch-eights = Bâtiments coûtant 8
carrara-sketch-upgrades = Tuiles Amélioration
carrara-sketch-objectives = Objectifs
carrara-sketch-need = il faut
carrara-sketch-bonus = Bonus
carrara-sketch-reconstructed = (reconstitué)
carrara-sketch-city = Ville
carrara-sketch-least = minimum
carrara-sketch-scored-by = évaluée par
carrara-sketch-round = Manche { $round }
carrara-sketch-last-round = Dernière manche
carrara-sketch-markers = { $count ->
    [one] { $count } marqueur restant
   *[other] { $count } marqueurs restants
}
carrara-sketch-scored = évalué :
carrara-sketch-hidden = pièces, blocs et objets derrière le paravent
carrara-sketch-total = coût { $cost }
carrara-sketch-your-scorings = Vous pourriez évaluer :
carrara-sketch-final = Si la partie finissait maintenant :
carrara-sketch-paying = { $owed ->
    [one] { $seat } paie { $tile } à { $city } : il reste { $owed } bloc à payer
   *[other] { $seat } paie { $tile } à { $city } : il reste { $owed } blocs à payer
}
carrara-sketch-pair = { $name } : { $items }
carrara-sketch-upgraded = amélioré :
carrara-sketch-final-objects = objets { $vp }
carrara-sketch-final-buildings = bâtiments { $vp }
carrara-sketch-final-bonus = bonus { $vp }
carrara-sketch-final-coins = pièces { $vp }

## The board

carrara-board = La table de Carrara
carrara-board-of = Plateau ({ $name })
carrara-board-last-round = Dernière manche
carrara-board-block-wheel = Bloc { $colour }, section { $section }
carrara-board-block-price = { $price ->
    [0] Gratuit ici.
    [one] Coûte { $price } pièce.
   *[other] Coûte { $price } pièces.
  }
carrara-board-block-mine = Un de vos blocs : { $colour }
carrara-board-block-of = Bloc derrière le paravent ({ $name }) : { $colour }
carrara-board-wheel = La roue
carrara-board-section = Section { $section } de la roue
carrara-board-section-prices = Un bloc coûte : { $prices }.
carrara-board-price = { $colour } { $price ->
    [0] gratuit
   *[other] { $price }
  }
carrara-board-bag = Sac : { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
  }
carrara-board-bag-about = Quand la roue a tourné, on la complète depuis le sac, en section I. Personne ne voit ce qui viendra.
carrara-board-pile = Pile : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
carrara-board-pile-about = Une tuile prise parmi les visibles est remplacée d’ici, tant que dure la pile. Quand il ne reste ni tuile visible ni pile, la manche est la dernière.
carrara-board-tile-about = { $cost ->
    [one] { $cost } bloc pour la construire.
   *[other] { $cost } blocs pour la construire.
  } { $category }. Évaluée par type ou par ville, elle rapporte aussi un objet tant que dure la réserve : { $object }.
carrara-board-tile-in = { $tile } à { $city }
carrara-board-eight = Qui le construit prend une tuile Amélioration.
carrara-board-worth = Évalué par type ou par ville, un point de coût rapporte : { $worth }.
carrara-board-upgrade-worth = Avec elle, un point de coût rapporte : { $worth }.
carrara-board-object-sale = En vente : { $object }
carrara-board-object-sold = Pas en vente : { $object }
carrara-board-object-price = Après une action, on peut l’acheter pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  }, un objet par tour.
carrara-board-object-supply = { $supply ->
    [0] La réserve n’en a plus pour les évaluations.
    [one] Il en reste { $supply } en réserve pour les évaluations.
   *[other] Il en reste { $supply } en réserve pour les évaluations.
  }
carrara-board-object-reconstructed = Le type de bâtiment de cet objet a été reconstitué ; rien dans le jeu n’en dépend.
carrara-board-city-of = { $city }, plateau ({ $name })
carrara-board-city-accepts = Accepte ces blocs : { $colours }.
carrara-board-space = Évaluer : { $space }
carrara-board-space-of = { $space }, plateau ({ $name })
carrara-board-space-free = Pas encore d’évaluation.
carrara-board-space-scored = Évaluation faite par { $name }.
carrara-board-space-needed = Évaluée une fois par partie, par un seul joueur, à qui il y faut { $needed ->
    [one] { $needed } bâtiment
   *[other] { $needed } bâtiments
  }.
carrara-board-space-gain = L’évaluer en l’état vous rapporterait : { $gain }.
carrara-board-space-later = Vous ne pouvez pas l’évaluer en l’état ; vos bâtiments y rapporteraient : { $gain }.
carrara-board-card-progress = { $name } : { $value } sur { $need }.
carrara-board-card-hidden = { $name } : caché derrière le paravent.
carrara-board-card-worth = Au décompte final, cela vous rapporterait en l’état : { $gain }.
carrara-board-reconstructed = Reconstitué : la valeur ou la carte imprimée est perdue.
carrara-board-coins-about = { $per ->
    [one] À la fin, { $per } pièce vaut 1 PV.
   *[other] À la fin, { $per } pièces valent 1 PV.
}
carrara-board-markers = { $name } : encore { $count ->
    [one] { $count } marqueur d’évaluation
   *[other] { $count } marqueurs d’évaluation
  }
carrara-caption-coins = { $count ->
    [one] pièce
   *[other] pièces
}
carrara-caption-markers = { $count ->
    [one] marqueur
   *[other] marqueurs
}
carrara-caption-final = à la fin
carrara-board-final = Si la partie finissait maintenant : { $vp } PV de plus
carrara-board-final-about = Objets { $objects } PV, bâtiments { $buildings } PV, carte bonus { $bonus } PV, pièces { $coins } PV.
carrara-board-short-livorno = Livorno
carrara-board-short-pisa = Pisa
carrara-board-short-lucca = Lucca
carrara-board-short-viareggio = Viareg.
carrara-board-short-massa = Massa
carrara-board-short-lerici = Lérici

# --- the unit of the score

carrara-score = { $count } PV

# --- tables entières (later)

carrara-preset-first = Première partie
    .about = Vous et deux apprentis, le jeu de base à découvert : on voit tout.
carrara-preset-evening = Courte soirée
    .about = Deux places, le jeu de base : vous contre un marchand.
carrara-preset-full = Jeu complet
    .about = Quatre personnes, avec l’extension ; ses cartes sont tirées au sort.
carrara-preset-first-expansion = Première partie avec l’extension
    .about = Vous et deux apprentis, avec les cartes qui apprennent l’extension.

## Égalités (later)

carrara-tie-blocks = { $blocks ->
    [one] L’égalité est tranchée par les blocs derrière le paravent : { $blocks } bloc l’emporte
   *[other] L’égalité est tranchée par les blocs derrière le paravent : { $blocks } blocs l’emportent
}
carrara-tie-shared = { $blocks ->
    [one] Égalité de points et de blocs ({ $blocks } bloc chacun) : la victoire est partagée
   *[other] Égalité de points et de blocs ({ $blocks } blocs chacun) : la victoire est partagée
}

## Les sources de points dans les rapports du laboratoire (later)

carrara-point-scored-in-all = Décompte des bâtiments
carrara-point-scored-coins-in-all = Décompte contre des pièces
carrara-point-objects-in-all = Carte Objet
carrara-point-buildings-in-all = Carte Bâtiment
carrara-point-bonus-in-all = Carte Bonus
carrara-point-coins-in-all = Pièces restantes
