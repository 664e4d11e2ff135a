# Les Palais de Carrara : tous les mots qu’un joueur lit.

game-carrara = Les Palais de Carrara
    .about = Achetez le marbre quand la roue le rend moins cher, bâtissez dans six villes de Toscane et évaluez au bon moment.

## Options

option-carrara-expansion = Extension
    .help = Ajoute les bâtiments coûtant 8, les tuiles Amélioration, l’amélioration des bâtiments, l’évaluation par catégorie et quatre cartes aux objectifs différents.
option-carrara-expansion-false = Jeu de base
option-carrara-expansion-true = Avec l’extension
option-carrara-cards = Cartes
    .help = Avec l’extension seulement : au hasard, une combinaison proposée, ou quatre cartes comme « top-2 obj-2 bdg-2 bon-2 ». Les cartes des combinaisons sont reconstituées, sauf celles de la première partie.
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

carrara-card-top-1 = Quatre évaluations
    .text = Objectif : avoir réalisé au moins 4 évaluations.
carrara-card-top-2 = Grands ouvrages
    .text = Objectif : posséder assez de bâtiments de coût 5 ou 8.
carrara-card-top-3 = Villes évaluées
    .text = Objectif : avoir son marqueur sur assez de villes du plateau de jeu.
carrara-card-top-4 = Nombreux bâtiments
    .text = Objectif : posséder assez de bâtiments.
carrara-card-top-5 = Coffres pleins
    .text = Objectif : détenir assez de pièces au moment de l’annonce.
carrara-card-top-6 = Renommée
    .text = Objectif : assez de PV sur la piste. Décompte final : 2 pièces, au lieu de 5, valent 1 PV.
carrara-card-obj-1 = Objets libres
    .text = Objectif : posséder assez d’objets. Décompte final : 3 PV par objet.
carrara-card-obj-2 = Trois paires
    .text = Objectif : 3 paires. Décompte final : 5 PV par paire, les autres objets 1 PV.
carrara-card-obj-3 = Deux triplets
    .text = Objectif : 2 triplets. Décompte final : 7 PV par triplet, les autres objets 1 PV.
carrara-card-obj-4 = Quadruplet
    .text = Objectif : 4 objets identiques. Décompte final : chaque type d’objet marque selon sa taille.
carrara-card-obj-5 = Paire et quadruplet
    .text = Objectif : une paire plus un quadruplet. Décompte final : 20 PV par combinaison, les autres objets 1 PV.
carrara-card-obj-6 = Quatre sortes
    .text = Objectif : 4 objets différents. Décompte final : les séries d’objets différents marquent selon leur taille.
carrara-card-obj-7 = Deux trios
    .text = Objectif : 2 séries de 3 objets différents. Décompte final : 8 PV par série, les autres objets 1 PV.
carrara-card-obj-8 = Produit d’objets
    .text = Objectif : 3 paires. Décompte final : multiplier la taille de 3 groupes d’objets identiques au plus, les autres objets 1 PV.
carrara-card-bdg-1 = Coût total
    .text = Objectif : coût total des bâtiments suffisant. Décompte final : 1 PV par point de coût.
carrara-card-bdg-2 = Deux dans trois villes
    .text = Objectif : 2 bâtiments dans chacune de 3 villes. Décompte final : points par lot de 2 bâtiments dans une ville.
carrara-card-bdg-3 = Trois dans deux villes
    .text = Objectif : 3 bâtiments dans chacune de 2 villes. Décompte final : points par lot de 3 bâtiments dans une ville.
carrara-card-bdg-4 = Quatre dans une ville
    .text = Objectif : une ville comptant 4 bâtiments. Décompte final : points par lot de 4 bâtiments dans une ville.
carrara-card-bdg-5 = Chef-d’œuvre
    .text = Objectif : un bâtiment de coût 8. Décompte final : points par bâtiment de coût 8 selon sa ville.
carrara-card-bdg-6 = Campagne
    .text = Objectif : assez de bâtiments ruraux. Décompte final : 6 PV par bâtiment rural.
carrara-card-bdg-7 = Paysage urbain
    .text = Objectif : assez de bâtiments urbains. Décompte final : 3 PV par bâtiment urbain.
carrara-card-bdg-8 = Produit de villes
    .text = Objectif : 2 bâtiments dans chacune de 3 villes. Décompte final : multiplier le nombre de bâtiments de vos 3 villes les plus remplies.
carrara-card-bdg-9 = Ville et campagne
    .text = Objectif : assez de bâtiments urbains et autant de ruraux. Décompte final : le coût de chaque paire urbain-rural.
carrara-card-bon-2 = Deux villes au choix
    .text = Décompte final : valoriser deux villes différentes de son plateau, au choix.
carrara-card-bon-3 = Livorno et Lérici
    .text = Décompte final : valoriser Livorno et Lérici.
carrara-card-bon-4 = Pisa et Massa
    .text = Décompte final : valoriser Pisa et Massa.
carrara-card-bon-5 = Lucca et Viareggio
    .text = Décompte final : valoriser Lucca et Viareggio.
carrara-card-bon-6 = Deux types de bâtiment au choix
    .text = Décompte final : valoriser deux types de bâtiment différents de son plateau, au choix.
carrara-card-bon-7 = Le plus petit de chaque type
    .text = Décompte final : valoriser le bâtiment le moins cher de chaque type possédé.
carrara-card-bon-8 = Deux régions
    .text = Décompte final : plus haut coût total dans Livorno, Pisa et Lucca : 9 PV ; plus haut coût total dans Viareggio, Massa et Lérici : 9 PV.
carrara-card-bon-9 = Meneurs des villes
    .text = Décompte final : le plus haut coût total dans chaque ville rapporte les PV de cette ville.

## Invites

carrara-prompt-start = Choisissez votre action : acheter des blocs, construire ou évaluer
carrara-prompt-take = Choisissez une section et les blocs voulus dans celle-ci
carrara-prompt-pay = { $owed ->
    [one] { $tile } à { $city } : choisissez { $owed } bloc pour payer
   *[other] { $tile } à { $city } : choisissez { $owed } blocs pour payer
}
carrara-prompt-pay-dear = { $tile } à { $city }, { $owed } blocs : choisissez d’abord les blancs, les jaunes et les rouges que vous payez
carrara-prompt-upgrade = Prenez une tuile Amélioration pour votre bâtiment coûtant 8
carrara-prompt-after = Terminez votre tour
carrara-prompt-after-purchase = Achetez un objet pour { $price } pièces, ou terminez votre tour
carrara-prompt-over = La partie est finie
carrara-wait-start = { $seat } choisit une action
carrara-wait-take = { $seat } choisit des blocs sur la roue
carrara-wait-pay = { $seat } choisit les blocs pour payer
carrara-wait-pay-dear = { $seat } choisit les blocs pour payer
carrara-wait-upgrade = { $seat } choisit une tuile Amélioration
carrara-wait-after = { $seat } peut acheter un objet, puis termine son tour

## Les coups en mots

carrara-do-buy = Tourner la roue et acheter des blocs
carrara-do-buy-still = Acheter des blocs sans tourner la roue
carrara-do-take = Prendre { $blocks } dans la section { $section }
carrara-do-build = Construire { $tile } à { $city }
carrara-do-improve = Améliorer { $old } à { $city } en { $tile }
carrara-do-pay = Payer { $blocks }
carrara-do-upgrade = Prendre la tuile Amélioration pour { $target }
carrara-do-score = Évaluer { $space }
carrara-do-purchase = Acheter l’objet : { $object }
carrara-do-announce = Annoncer la fin de la partie
carrara-do-two = Prendre les pièces d’un tour sans action
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
    [one] coûte { $cost } bloc ; à chaque évaluation : { $worth }
   *[other] coûte { $cost } blocs ; à chaque évaluation : { $worth }
}
carrara-effect-improve = { $cost ->
    [one] coûte { $cost } bloc
   *[other] coûte { $cost } blocs
}
carrara-effect-pay = il reste : { $blocks }
carrara-effect-upgrade = { $worth } par point de coût au lieu de { $was }
carrara-effect-upgrade-reconstructed = { $worth } par point de coût au lieu de { $was } (valeurs reconstituées)
carrara-effect-score = rapporte { $gain }
carrara-effect-purchase = coûte { $price } pièces, il en reste { $left } ; vaut { $vp } PV de plus à la fin
carrara-effect-announce = { $vp } PV tout de suite, et c’est la dernière manche
carrara-effect-two = rapporte { $coins } pièces

## Le journal

carrara-event-began = Premier joueur : { $seat }
carrara-event-began-cards = Premier joueur : { $seat } ; cartes en jeu : { $cards }
carrara-event-turned = { $seat } tourne la roue ; nouveaux blocs dans la section I : { $blocks }
carrara-event-turned-only = { $seat } tourne la roue ; aucun nouveau bloc n’arrive
carrara-event-left = { $seat } ne tourne pas la roue
carrara-event-bought = { $price ->
    [0] { $seat } prend { $blocks } dans la section { $section } gratuitement
    [one] { $seat } prend { $blocks } dans la section { $section } pour { $price } pièce
   *[other] { $seat } prend { $blocks } dans la section { $section } pour { $price } pièces
}
carrara-event-nothing-affordable = Aucun bloc n’est à portée : { $seat } reçoit { $coins } pièces et termine son tour
carrara-event-no-action = { $seat } n’a aucune action possible et prend { $coins } pièces
carrara-event-built = { $seat } construit { $tile } à { $city } avec { $blocks }
carrara-event-improved = { $seat } améliore { $old } à { $city } en { $tile } avec { $blocks }
carrara-event-shown = Nouvelle tuile visible : { $tile }
carrara-event-upgraded = { $seat } prend la tuile Amélioration pour { $target } : { $gain } par point de coût
carrara-event-scored = { $seat } évalue { $space } : { $gain }
carrara-event-purchased = { $seat } achète un objet ({ $object }) pour { $price } pièces
carrara-event-announced = { $seat } annonce la fin de la partie et reçoit { $vp } PV. Objectifs : { $objectives }
carrara-event-last-building = { $seat } a construit la dernière tuile visible : c’est la dernière manche
carrara-event-passed = { $seat } passe
carrara-event-turn = C’est à { $seat } de jouer
carrara-event-over = La partie est finie
carrara-event-final = Décompte final, { $seat } : objets { $objects }, bâtiments { $buildings }, bonus { $bonus }, pièces { $coins }
carrara-objective-value = { $card } { $value }

## Refus

carrara-refused-no-blocks = Il ne reste aucun bloc sur la roue ni dans le sac.
carrara-refused-still-base = Sans l’extension, la roue tourne toujours.
carrara-refused-still-nothing = Sans tourner la roue, aucun bloc n’est à votre portée.
carrara-refused-take-none = Vous devez prendre au moins un bloc.
carrara-refused-section = { $there ->
    [0] Il n’y a pas de bloc { $colour } dans la section { $section }.
    [one] Il n’y a que { $there } bloc de couleur { $colour } dans la section { $section }.
   *[other] Il n’y a que { $there } blocs de couleur { $colour } dans la section { $section }.
}
carrara-refused-price = Ces blocs coûtent { $price }, et vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
carrara-refused-two-buy = Les deux pièces sont pour qui n’a aucune action : vous pouvez encore acheter des blocs.
carrara-refused-two-build = Les deux pièces sont pour qui n’a aucune action : vous pouvez encore construire.
carrara-refused-two-score = Les deux pièces sont pour qui n’a aucune action : vous pouvez encore évaluer.
carrara-refused-base = { $tile } appartient à l’extension.
carrara-refused-eight-gone = { $tile } est déjà construit.
carrara-refused-not-displayed = { $tile } n’est pas parmi les tuiles visibles.
carrara-refused-blocks = { $cost ->
    [one] Ce bâtiment coûte { $cost } bloc, et vous en avez { $blocks }.
   *[other] Ce bâtiment coûte { $cost } blocs, et vous en avez { $blocks }.
}
carrara-refused-city = { $city } n’accepte que { $blocks } de vos blocs, et il en faut { $cost }.
carrara-refused-improve-base = Sans l’extension, les bâtiments ne s’améliorent pas.
carrara-refused-not-own = { $tile } n’est pas sur votre plateau.
carrara-refused-not-dearer = { $tile } ne coûte pas plus que { $old }.
carrara-refused-colour = { $city } n’accepte pas la couleur { $colour }.
carrara-refused-not-held = Vous n’avez pas ces blocs.
carrara-refused-already-chosen = Pour ce qui reste dû, choisissez parmi les blocs verts, bleus et noirs.
carrara-refused-dear-first = Choisissez d’abord les blocs blancs, jaunes et rouges que vous payez.
carrara-refused-amount = { $given ->
    [one] { $given } bloc est proposé ; il en faut { $owed }, ni plus ni moins.
   *[other] { $given } blocs sont proposés ; il en faut { $owed }, ni plus ni moins.
}
carrara-refused-upgrade-gone = La tuile Amélioration pour { $target } est déjà prise.
carrara-refused-category-base = Sans l’extension, on n’évalue que les types et les villes.
carrara-refused-no-marker = Vos { $markers } marqueurs sont tous placés.
carrara-refused-marked = Vous avez déjà évalué { $space }.
carrara-refused-none-built = Vous n’avez aucun bâtiment à évaluer pour { $space }.
carrara-refused-city-scored = { $city } a déjà été évaluée par { $seat }.
carrara-refused-too-few = { $city } demande { $needed } de vos bâtiments, et vous en avez { $built }.
carrara-refused-one-purchase = On n’achète qu’un objet par tour.
carrara-refused-object-gone = Cet objet du plateau est déjà vendu : { $object }.
carrara-refused-object-price = Un objet coûte { $price } pièces, et vous en avez { $coins }.
carrara-refused-announced-already = La fin est déjà annoncée.
carrara-refused-announce-late = Le dernier bâtiment a déjà mis fin à la partie.
carrara-refused-objective = L’objectif « { $card } » n’est pas atteint : { $value } sur { $need }.
carrara-refused-pass = Tant qu’une action est possible, il faut en faire une.
carrara-refused-take-first = Vous avez commencé un achat : prenez d’abord vos blocs sur la roue.
carrara-refused-pay-first = Choisissez d’abord les blocs qui paient { $tile }.
carrara-refused-upgrade-first = Prenez d’abord une tuile Amélioration pour votre bâtiment coûtant 8.
carrara-refused-nothing-to-pay = Il n’y a rien à payer maintenant.
carrara-refused-no-upgrade = On ne prend une tuile Amélioration qu’après un bâtiment coûtant 8.
carrara-refused-one-action = Vous avez déjà fait votre action de ce tour.
carrara-refused-buy-first = Dites d’abord que vous achetez.
carrara-refused-purchase-after = Les objets s’achètent après l’action.
carrara-refused-no-action = Faites d’abord une action.

## Notation

carrara-not-a-move = « { $given } » n’est pas un coup ; un coup commence par l’un de ces mots : { $verbs }.
carrara-not-this-way = « { $given } » n’est pas un coup ; écrivez { $how }.
carrara-how-buy = « buy », ou « buy still » pour ne pas tourner la roue
carrara-how-take = « take », une section et ses blocs : « take II green blue black »
carrara-how-build = « build », une tuile et une ville : « build villa-3 viareggio »
carrara-how-improve = « improve », votre tuile et la nouvelle : « improve castello-3 biblioteca-4 »
carrara-how-pay = « pay » et les blocs : « pay red green green »
carrara-how-upgrade = « upgrade » et une tuile : « upgrade up-lucca »
carrara-how-score = « score » et un type, une ville ou une catégorie : « score villa », « score pisa », « score urban »
carrara-how-purchase = « purchase » et un objet : « purchase crown »
carrara-how-announce = « announce » seul
carrara-how-two = « two » seul
carrara-how-pass = « pass » seul
carrara-how-end = « end » seul

## Mise en place et fichiers de données

carrara-setup-start-seat = La place { $given } ne peut pas commencer : les places vont de 0 à { $last }.
carrara-setup-cards-base = Les cartes ne se choisissent qu’avec l’extension (demandé : { $given }).
carrara-setup-cards = « { $given } » n’est pas un choix de cartes : écrivez { $sets }, ou une carte de chaque pile comme « top-2 obj-2 bdg-2 bon-2 ».
carrara-data-unreadable = Le fichier de données { $file } ne peut pas être lu : { $why }.
carrara-data-not-toml = Le fichier de données { $file } n’est pas du TOML valide : { $why }.
carrara-data-missing = Le fichier de données ne dit rien à { $where }.
carrara-data-number = Le fichier de données a « { $given } » à { $where } ; il y faut un nombre entier de { $least } à { $most }.
carrara-data-word = Le fichier de données a « { $given } » à { $where } ; il y faut l’un de ceux-ci : { $allowed }.
carrara-data-list = Le fichier de données n’a pas de liste à { $where }.
carrara-data-fixed = Le fichier de données a « { $given } » à { $where } ; tout fichier de ce jeu y a « { $expected } ».
carrara-data-too-few-blocks = Le fichier de données a trop peu de blocs pour la mise en place, couleur : { $colour }.

## Le résultat

carrara-point-scored = Évaluation : { $space }
carrara-point-announced = Annonce de la fin
carrara-point-objects = { $count ->
    [one] { $count } objet ({ $card })
   *[other] { $count } objets ({ $card })
}
carrara-point-buildings = { $count ->
    [one] { $count } bâtiment ({ $card })
   *[other] { $count } bâtiments ({ $card })
}
carrara-point-bonus = { $coins ->
    [0] Carte Points bonus ({ $card })
    [one] Carte Points bonus ({ $card }), et { $coins } pièce
   *[other] Carte Points bonus ({ $card }), et { $coins } pièces
}
carrara-point-coins = { $count ->
    [one] { $count } pièce, { $rate } pour un point
   *[other] { $count } pièces, { $rate } pour un point
}
carrara-tie-blocks = L’égalité est tranchée par les blocs derrière le paravent : { $blocks }
carrara-tie-shared = Égalité de points et de blocs ({ $blocks }) : la victoire est partagée

## Le terminal

carrara-sketch-wheel = Roue
carrara-sketch-display = Tuiles visibles
carrara-sketch-pile = { $pile } dans la pile
carrara-sketch-bag = { $bag ->
    [one] { $bag } bloc dans le sac
   *[other] { $bag } blocs dans le sac
}
carrara-sketch-objects = Objets
carrara-sketch-sale = à vendre :
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
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
carrara-sketch-scored = évalué :
carrara-sketch-hidden = pièces, blocs et objets derrière le paravent
carrara-sketch-total = coût { $cost }
carrara-sketch-your-scorings = Vous pourriez évaluer :
carrara-sketch-final = Si la partie finissait ici :
carrara-sketch-paying = { $seat } paie { $tile } à { $city } : il reste { $owed } à payer
carrara-sketch-pair = { $name } : { $items }
carrara-sketch-upgraded = amélioré :
carrara-sketch-final-objects = objets { $vp }
carrara-sketch-final-buildings = bâtiments { $vp }
carrara-sketch-final-bonus = bonus { $vp }
carrara-sketch-final-coins = pièces { $vp }

## The board

carrara-board = La table de Carrare
carrara-board-of = Plateau de { $name }
carrara-board-last-round = Dernière manche
carrara-board-block-wheel = Bloc { $colour } dans la section { $section }
carrara-board-block-price = { $price ->
    [0] Il est gratuit ici.
    [one] Il coûte { $price } pièce ici.
   *[other] Il coûte { $price } pièces ici.
  }
carrara-board-block-mine = Un de vos blocs : { $colour }
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
carrara-board-pile-about = Une tuile construite est remplacée d'ici. Quand l'étal et la pile sont vides, la dernière manche est venue.
carrara-board-tile-about = { $cost ->
    [one] { $cost } bloc pour la construire.
   *[other] { $cost } blocs pour la construire.
  } { $category }. Évaluée, elle rapporte aussi l'objet { $object }.
carrara-board-tile-in = { $tile } à { $city }
carrara-board-eight = Qui le construit prend une tuile Amélioration.
carrara-board-worth = À l'évaluation, chaque point de coût rapporte { $worth }.
carrara-board-object-sale = À vendre : { $object }
carrara-board-object-sold = Vendu : { $object }
carrara-board-object-price = Après votre action, vous pouvez l'acheter pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  }, un objet par tour.
carrara-board-object-supply = { $supply ->
    [0] La réserve n'en a plus pour les évaluations.
    [one] Il en reste { $supply } en réserve pour les évaluations.
   *[other] Il en reste { $supply } en réserve pour les évaluations.
  }
carrara-board-object-reconstructed = Le type de bâtiment de cet objet a été reconstitué ; rien dans le jeu n'en dépend.
carrara-board-city-of = { $city }, plateau de { $name }
carrara-board-city-accepts = Accepte ces blocs : { $colours }.
carrara-board-space = Évaluer : { $space }
carrara-board-space-of = { $space }, plateau de { $name }
carrara-board-space-free = Pas encore évalué.
carrara-board-space-scored = Évalué par { $name }.
carrara-board-space-needed = Évaluée une fois par partie, par un seul joueur, à qui il y faut { $needed ->
    [one] { $needed } bâtiment
   *[other] { $needed } bâtiments
  }.
carrara-board-space-gain = L'évaluer maintenant vous donnerait { $gain }.
carrara-board-space-later = Pas évaluable maintenant ; vos bâtiments y donneraient { $gain }.
carrara-board-card-progress = { $name } : { $value } sur { $need }.
carrara-board-card-hidden = { $name } : caché derrière le paravent.
carrara-board-card-worth = Au décompte final, cela vous rapporterait { $vp } PV en l'état.
carrara-board-reconstructed = Reconstitué : la valeur ou la carte imprimée est perdue.
carrara-board-coins-about = À la fin, { $per } pièces valent 1 PV.
carrara-board-markers = { $name } : encore { $count ->
    [one] { $count } marqueur d'évaluation
   *[other] { $count } marqueurs d'évaluation
  }
carrara-board-final = Si la partie finissait maintenant : { $vp } PV de plus
carrara-board-final-about = Objets { $objects } PV, bâtiments { $buildings } PV, carte bonus { $bonus } PV, pièces { $coins } PV.
carrara-board-short-livorno = Livorno
carrara-board-short-pisa = Pisa
carrara-board-short-lucca = Lucca
carrara-board-short-viareggio = Viareg.
carrara-board-short-massa = Massa
carrara-board-short-lerici = Lérici
