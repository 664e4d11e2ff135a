game-lucca = Lucca
    .about = Choisissez vos cartes trois par trois, bâtissez des palais, inaugurez-les en fête et gardez assez de boucliers pour tenir les remparts.
    .time = environ 45 minutes
    .weight = léger
    .feel = Léger et aimable : trois cartes à la fois, et un peu d’envie à chaque fête.

option-lucca-celebration = Variante commémorative
    .help = Des cartes spéciales aux numéros dorés rejoignent la pioche ; certaines sont des jokers.
option-lucca-celebration-true = avec les cartes dorées
option-lucca-celebration-false = jeu de base

## Le matériel

lucca-colour-red = rouge
lucca-colour-blue = bleu
lucca-colour-green = vert
lucca-colour-yellow = jaune
lucca-colour-purple = violet
lucca-colour-brown = marron
lucca-colour-orange = orange
lucca-colour-pink = rose
lucca-colour-white = blanc
lucca-colour-grey = gris
lucca-colour-black = noir

lucca-card-palace = le { $street } { $colour }
lucca-card-wild = le joker { $street }
lucca-card-bastion = un bastion
lucca-card-other = la carte { $street }
lucca-city-payer = La Ville de Lucques
lucca-city-taker = la Ville de Lucques
lucca-city-name = Ville de Lucques

## Ce qui se décide

lucca-phase-keeping = le choix des cartes de départ
lucca-phase-turn = le moment d’inaugurer et de prendre un triplet
lucca-phase-playing = le moment de jouer les cartes du triplet
lucca-phase-city = le moment de donner des cartes à la Ville
lucca-phase-over = la fin de la partie

lucca-prompt-keeping = Gardez { $keep } de vos { $deal ->
    [one] { $deal } carte
   *[other] { $deal } cartes
}{ $city ->
    [0] . Deux de même couleur forment un palais : vous dites laquelle est dessus.
   *[other] , le reste va à la Ville. Deux de même couleur : dites laquelle est dessus.
}
lucca-prompt-keeping-wild = Gardez { $keep } de vos { $deal ->
    [one] { $deal } carte
   *[other] { $deal } cartes
}{ $city ->
    [0] . Deux de même couleur forment un palais : vous dites laquelle est dessus.
   *[other] , le reste va à la Ville. Deux de même couleur : dites laquelle est dessus.
} Un joker se pose sur la carte palais gardée avec lui.
lucca-prompt-keeping-others = Le choix de { $keep } sur { $deal ->
    [one] { $deal } carte
   *[other] { $deal } cartes
} continue pour : { $seats }.
lucca-stance-kept = Vous avez choisi.
lucca-prompt-open = { $count ->
    [1] Inaugurez votre palais terminé si vous voulez, puis prenez un triplet.
   *[other] Inaugurez ceux que vous voulez de vos { $count } palais terminés, puis prenez un triplet.
}
lucca-prompt-take = Prenez un triplet.
lucca-prompt-open-other = { $seat } peut inaugurer des palais, et prend un triplet.
lucca-prompt-take-other = { $seat } prend un triplet.
lucca-prompt-playing = { $count ->
    [1] Jouez la dernière carte de votre triplet.
   *[other] Il vous reste { $count } cartes de votre triplet à jouer, une par une.
}
lucca-prompt-playing-other = { $count ->
    [1] { $seat } joue la dernière carte d’un triplet.
   *[other] { $seat } a { $count } cartes d’un triplet à jouer.
}
lucca-prompt-city = Chacun donne une carte à la Ville : choisissez-en une de l’un des deux triplets restants.
lucca-prompt-city-one = Donnez à la Ville une carte du triplet { $number }.
lucca-prompt-city-other = { $seat } donne une carte à la Ville.
lucca-prompt-over = La partie est terminée.

## Les choix

lucca-opening-one = Deux cartes d’un même palais
lucca-opening-two = Cartes de deux palais
lucca-opening-wild = Un joker gardé
lucca-keep = Garder { $first } et { $second }
lucca-keep-pile = Garder { $first } avec { $second } par-dessus
lucca-open = Inaugurer le palais { $colour }
lucca-take = Prendre le triplet { $number } : { $cards }
lucca-play-start = Commencer un palais avec { $card }
lucca-play-add = Agrandir le palais { $colour } avec { $card }
lucca-play-wall = Bâtir un rempart avec { $card }
lucca-play-bastion = Bâtir un bastion
lucca-play-discard = Défausser { $card }
lucca-build = Agrandir le palais { $colour } de la Ville avec { $card }
lucca-build-start = Commencer un palais de la Ville avec { $card }
lucca-build-bastion = Donner à la Ville le bastion du triplet { $number }

lucca-do-start = Commencer un nouveau palais
lucca-do-wall = Bâtir un rempart
lucca-do-bastion = Bâtir un bastion
lucca-do-discard = Défausser

## Ce qu’un choix rapporte

lucca-effect-keep = { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}, plus grand numéro de rue : { $street }
lucca-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lucca-effect-take = { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
}, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
lucca-effect-completes = termine le palais : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses fenêtres ; { $shields ->
    [0] vous ne perdez aucun bouclier
    [one] { $shields } de vos boucliers ne comptera plus
   *[other] { $shields } de vos boucliers ne compteront plus
}
lucca-effect-grows = carte { $size } sur { $of } ; { $shields ->
    [0] aucun bouclier
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
} de plus ; montre le numéro { $street }
lucca-effect-wall = vos remparts demanderont alors { $needed ->
    [one] { $needed } bouclier
   *[other] { $needed } boucliers
} à la fin ; vous en avez { $shields } en construction
lucca-effect-bastion = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin par palais inauguré, si vos remparts tiennent ; { $opened ->
    [one] { $opened } inauguré
   *[other] { $opened } inaugurés
} pour l’instant
lucca-effect-city-completes = termine le palais { $colour } de la Ville : il rapportera alors { $points ->
    [one] { $points } point
   *[other] { $points } points
} à chaque fête de cette couleur
lucca-effect-city-grows = carte { $size } sur { $of }

## Ce qui s’est passé

lucca-bastions-replaced = { $count ->
    [one] { $seat } a reçu { $count } bastion, qui a été remplacé.
   *[other] { $seat } a reçu { $count } bastions, qui ont été remplacés.
}
lucca-hand-dealt = Vos cartes de départ : { $cards }.
lucca-triplets-laid = Manche { $round } : { $count ->
    [one] { $count } triplet est posé
   *[other] { $count } triplets sont posés
}, { $left ->
    [0] et la pioche est vide
    [one] et il reste { $left } carte dans la pioche
   *[other] et il reste { $left } cartes dans la pioche
}.
lucca-has-chosen = { $seat } a choisi.
    .brief = –
lucca-kept = { $seat } garde { $cards }.
lucca-city-founded = Les autres cartes fondent la Ville de Lucques : { $cards }.
lucca-reshuffled = La pioche est mélangée de nouveau. { $removed ->
    [0] Aucune carte ne quitte la partie
    [one] { $removed } carte quitte la partie sans être vue
   *[other] { $removed } cartes quittent la partie sans être vues
}, { $left ->
    [one] il reste { $left } carte
   *[other] il reste { $left } cartes
}.
lucca-order-place = { $seat } ({ $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
})
lucca-order-fixed = Ordre du tour : { $order }.
lucca-order-last = Dernières inaugurations, dans cet ordre : { $order }.
lucca-opened = { $seat } inaugure le palais { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la fête.
lucca-opened-last = { $seat } inaugure à la fin le palais { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la fête.
lucca-taken = { $seat } prend le triplet { $number } : { $cards }.
    .brief = prend le triplet { $number }
lucca-started = { $seat } commence un palais avec { $card }.
lucca-added = { $seat } agrandit le palais { $colour } avec { $card } ({ $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}).
    .brief = agrandit le palais { $colour } avec { $card }
lucca-completed = { $seat } termine le palais { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses fenêtres.
lucca-wall-built = { $seat } bâtit un rempart avec { $card }.
lucca-bastion-built = { $seat } bâtit un bastion.
lucca-discarded = { $seat } défausse { $card }.
lucca-city-built = { $seat } donne { $card } au palais { $colour } de la Ville ({ $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}).
    .brief = donne { $card } au palais { $colour } de la Ville
lucca-city-completed = Le palais { $colour } de la Ville est terminé.
lucca-city-bastion = { $seat } donne un bastion à la Ville.
lucca-city-passed-over = Rien de ce qui reste ne peut être bâti dans la Ville : { $seat } ne lui donne aucune carte.
lucca-left-over = Cartes restantes, défaussées : { $cards }.
lucca-walls-scored = { $seat } : { $walls ->
    [0] aucun rempart
    [one] { $walls } rempart
   *[other] { $walls } remparts
} et { $bastions ->
    [0] aucun bastion
    [one] { $bastions } bastion
   *[other] { $bastions } bastions
}, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}, { $opened ->
    [one] { $opened } palais inauguré
   *[other] { $opened } palais inaugurés
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lucca-walls-unsupported = { $seat } : { $shields ->
    [one] { $shields } bouclier ne suffit
   *[other] { $shields } boucliers ne suffisent
} pas pour { $walls ->
    [one] { $walls } rempart
   *[other] { $walls } remparts
} ; remparts et bastions ne rapportent rien.
lucca-streets-paid = { $payer } montre le plus petit numéro de rue, { $lowest }, et doit { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $taker }, qui montre le plus grand, { $highest }.
lucca-streets-same = { $payer } montre à la fois le plus petit numéro de rue, { $lowest }, et le plus grand, { $highest } : personne ne paie.

## D’où viennent les points

lucca-point-windows = Fenêtres du palais { $colour }
lucca-point-party = Fête dans le palais { $colour }
lucca-point-last-party = Dernière fête dans le palais { $colour }
lucca-point-walls = { $walls ->
    [0] Aucun rempart
    [one] { $walls } rempart
   *[other] { $walls } remparts
} et { $bastions ->
    [0] aucun bastion
    [one] { $bastions } bastion
   *[other] { $bastions } bastions
}, multipliés par { $opened ->
    [one] { $opened } palais inauguré
   *[other] { $opened } palais inaugurés
}
    .brief = Remparts et bastions
lucca-point-walls-unsupported = { $walls ->
    [one] { $walls } rempart
   *[other] { $walls } remparts
} pour seulement { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
} : remparts et bastions ne rapportent rien
    .brief = Remparts et bastions
lucca-point-lowest = Le plus petit numéro de rue, { $street }
    .brief = Le plus petit numéro de rue
lucca-point-highest = Le plus grand numéro de rue, { $street }
    .brief = Le plus grand numéro de rue

## Refus (later)

lucca-refused-wrong-phase = Pas maintenant : c’est { $now }, et non { $wanted }.
lucca-refused-card-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
lucca-refused-same-card = Gardez deux cartes différentes, et non { $card } deux fois.
lucca-refused-two-wilds = Deux jokers ne peuvent pas être gardés ensemble : l’une des deux cartes doit être une carte palais.
lucca-refused-wild-first = Un joker se pose sur l’autre carte : nommez { $card } en second, « { $example } ».
lucca-refused-keep-enough = Vous ne gardez que { $keep ->
    [one] { $keep } carte
   *[other] { $keep } cartes
} ; de deux cartes d’une même couleur, désignez de nouveau celle qui sera dessus.
lucca-refused-not-completed-nowhere = Vous n’avez pas de palais { $colour }.
lucca-refused-not-completed-construction = Votre palais { $colour } est encore en construction.
lucca-refused-not-completed-opened = Votre palais { $colour } est déjà inauguré.
lucca-refused-no-such-triplet = Il n’y a pas de triplet { $number } : chaque manche en a { $most }.
lucca-refused-triplet-taken = Le triplet { $number } n’est plus là.
lucca-refused-card-not-in-triplet = Cette carte n’est pas parmi celles que vous avez à jouer maintenant : { $card }.
lucca-refused-card-not-there = Cette carte n’est pas dans le triplet { $number } : { $card }.
lucca-refused-palace-named = On ne nomme un palais que pour le joker qui l’agrandit ; ce n’est pas le cas ici : { $card }.
lucca-refused-no-such-way = « { $way } » n’est pas une façon de jouer une carte. Façons : start, add, wall, bastion, discard.
lucca-refused-one-card = Une carte après l’autre : vous en avez déjà désigné une autre.
lucca-refused-bastion-only = Seule une carte bastion peut être bâtie comme bastion, et non { $card }.
lucca-refused-bastion-no-palace = Un bastion ne fait jamais partie d’un palais.
lucca-refused-wild-cannot-start = Un joker n’est jamais la première carte d’un palais : impossible de commencer avec { $card }.
lucca-refused-colour-already-construction = Vous bâtissez déjà un palais { $colour } : agrandissez-le.
lucca-refused-colour-already-completed = Votre palais { $colour } est terminé ; personne n’en bâtit un second de la même couleur.
lucca-refused-colour-already-opened = Votre palais { $colour } est inauguré ; personne n’en bâtit un second de la même couleur.
lucca-refused-no-palace-to-extend = Vous n’avez pas de palais { $colour } en construction.
lucca-refused-other-colour = On ne peut agrandir avec { $card } qu’un palais { $own }, et non un palais { $colour }.
lucca-refused-palace-of-another = Ce palais { $colour } appartient à { $seat } : vous n’inaugurez et n’agrandissez que vos propres palais.
lucca-refused-wild-needs-palace = Dites quel palais agrandir avec { $card }, par exemple « { $example } ».
lucca-refused-wild-no-palace = Vous n’avez aucun palais en construction à agrandir avec { $card }.
lucca-refused-must-use-other-triplet = La Ville a déjà une carte du triplet { $number } : prenez-en une dans l’autre triplet.
lucca-refused-city-must-build = La Ville n’a aucun palais en construction à agrandir avec { $card }, et n’accepte ni rempart ni défausse.
lucca-refused-city-no-palace = La Ville n’a pas de palais { $colour } en construction.
lucca-refused-city-completed = Ce palais { $colour } de la Ville est terminé : on ne l’agrandit plus.
lucca-refused-city-card-first = Désignez d’abord une carte. Une carte palais va au palais de sa couleur ; on ne choisit le palais que pour un joker.
lucca-refused-palace-of-city = Ce palais { $colour } est à la Ville : personne ne l’inaugure, et on ne l’agrandit qu’au moment de donner une carte à la Ville.

## La notation (later)

lucca-not-a-move = « { $given } » n’est pas un coup de Lucca. Coups : « keep 12 45 », « open red », « take 2 », « play 45 add », « city 2 45 ».
lucca-not-a-move-keep = « { $given } » ne nomme pas deux cartes : écrivez « keep 12 45 » avec les numéros de rue de deux cartes de votre main. La seconde est dessus si les deux sont d’une même couleur ; un joker est toujours en second.
lucca-not-a-move-open = « { $given } » ne nomme pas une couleur : écrivez « open red ».
lucca-not-a-move-take = « { $given } » ne nomme pas un triplet : écrivez « take 2 ».
lucca-not-a-move-play = « { $given } » ne dit pas comment jouer une carte : écrivez « play 45 start », « add », « wall » ou « discard », « play x bastion » pour un bastion, « play 10 add red » pour un joker.
lucca-not-a-move-city = « { $given } » ne nomme pas un triplet et une carte : écrivez « city 2 45 », « city 2 x » pour un bastion, « city 2 10 red » pour un joker.
lucca-not-a-move-palace = La carte { $card } ne fait jamais partie d’un palais { $colour }.
lucca-not-a-colour = « { $given } » n’est pas une couleur ici. Couleurs : { $allowed }.
lucca-not-a-triplet = « { $given } » n’est pas un triplet : ils sont numérotés de 1 à { $most }.
lucca-not-a-card = « { $given } » n’est pas une carte : nommez-la par son numéro de rue, ou « x » pour un bastion.

## Le fichier de données du propriétaire (later)

lucca-data-colours = Le fichier de données compte { $count ->
    [one] { $count } couleur différente
   *[other] { $count } couleurs différentes
} ; il en faut { $expected }.
lucca-data-twice = La carte { $card } figure deux fois.
lucca-data-symbols = Carte { $card } : { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
} et { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
} ; le total doit être de { $expected }.
lucca-data-wild-in-deck = La carte de numéro { $street } est un joker ; les jokers ont leur place dans la section « celebration ».
lucca-data-golden-bastion = Les cartes spéciales de la section « celebration » ne peuvent pas comprendre de bastion.
lucca-data-wilds = La section « celebration » a { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
} ; avec plus de { $most }, une main de départ pourrait ne contenir rien d’autre.
lucca-data-street-twice = Le numéro de rue { $street } figure sur deux cartes ; tous doivent être différents.
lucca-data-summary = Le fichier de données annonce { $stated } pour « { $key } », mais ses cartes donnent { $counted }.
lucca-data-per-colour = Le fichier de données annonce { $stated ->
    [one] { $stated } carte
   *[other] { $stated } cartes
} par couleur, mais « { $colour } » en a { $counted }.
lucca-data-removed = Le numéro { $street } doit quitter la pioche dans la variante commémorative, mais aucune carte palais ne le porte.
lucca-data-golden-colour = La carte dorée { $street } porte le numéro d’une carte ordinaire de couleur « { $colour } » et doit avoir sa couleur.
lucca-data-size-base = La pioche du jeu de base compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; les règles en demandent { $expected }.
lucca-data-size-celebration = La pioche de la variante commémorative compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; les règles en demandent { $expected }.

## Le terminal (later)

lucca-sketch-round = Manche { $round } sur { $rounds }
lucca-sketch-deck = pioche { $deck } · retirées { $removed } · un palais demande { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
lucca-sketch-triplets = Triplets
lucca-sketch-gone = pris
lucca-sketch-hand = À jouer :
lucca-sketch-opening = Vos cartes de départ :
lucca-sketch-kept = Vous gardez :
lucca-sketch-given-back = Vous avez rendu :
lucca-sketch-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
lucca-sketch-construction = en construction :
lucca-sketch-completed = terminés :
lucca-sketch-opened = inaugurés :
lucca-sketch-walls = { $walls ->
    [0] aucun rempart
    [one] { $walls } rempart
   *[other] { $walls } remparts
}
lucca-sketch-bastions = { $bastions ->
    [0] aucun bastion
    [one] { $bastions } bastion
   *[other] { $bastions } bastions
}
lucca-sketch-shields = { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
lucca-sketch-needed = (les remparts en demandent { $needed })
lucca-sketch-chosen = a choisi
lucca-sketch-choosing = choisit
lucca-sketch-legend = 45 2f1b : numéro de rue 45, 2 fenêtres, 1 bouclier ; x : bastion ; * : joker ; la dernière carte d’un palais montre son numéro
lucca-sketch-symbols = { $windows }f{ $shields }b

## Le plateau

lucca-board = La ville de Lucques
lucca-board-mine = Votre quartier et vos cartes
lucca-board-card = { $street } { $colour }
lucca-board-wild = Joker { $street }
lucca-board-bastion = Bastion
lucca-board-signs = { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
  }, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  }.
lucca-board-card-about = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par fenêtre quand son palais est terminé ; tant qu’il est en construction, ses boucliers comptent pour l’ordre du tour et tiennent les remparts.
lucca-board-wild-about = Il peut agrandir tout palais que vous construisez, mais n’en commence jamais un.
lucca-board-bastion-about = N’a pas besoin de boucliers et compte à la fin comme un rempart.
lucca-board-triplet = Triplet { $number } : { $cards }
lucca-board-triplet-sum = En tout { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
  } et { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  }.
lucca-board-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
lucca-board-deck-about = { $removed ->
    [0] Aucune carte n’a été retirée sans être vue.
    [one] { $removed } carte a été retirée sans être vue.
   *[other] { $removed } cartes ont été retirées sans être vues.
  } Quand la pioche est vide, on joue la dernière manche.
lucca-board-reconstructed = La liste imprimée des cartes est perdue : la couleur et les symboles de chaque numéro ont été reconstitués pour cette pioche.
lucca-board-round = Manche { $round } sur { $rounds }
lucca-board-round-short = Manche { $round }/{ $rounds }
lucca-board-discards = Défausse : { $count }
lucca-board-order-place = { $place }. { $name }
lucca-board-order-about = Qui a le plus de boucliers en construction commence ; à égalité, c’est le plus grand numéro de rue. L’ordre a été fixé au début de cette manche.
lucca-board-order-now = Maintenant { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  } et { $highest } comme plus grand numéro : ce serait la place { $next } à la prochaine manche.
lucca-board-order-last = Maintenant { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  } et { $highest } comme plus grand numéro : ce serait la place { $next } pour les dernières inaugurations.
lucca-board-order-later = L’ordre du tour est fixé quand tout le monde a choisi.
lucca-board-area-construction = Chantier
lucca-board-area-completed = Terminés
lucca-board-area-opened = Inaugurés
lucca-board-area-hand = À jouer
lucca-board-area-keep = À garder : { $keep }
lucca-board-area-kept = Vous gardez
lucca-board-palace = Palais { $colour } ({ $name })
lucca-board-palace-mine = votre palais { $colour }
lucca-board-palace-construction = En construction : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } sur { $size }. { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
  }, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  }, numéro { $street } au-dessus.
lucca-board-palace-completed = Terminé : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
  }, numéro { $street } au-dessus. Ses boucliers ne comptent plus.
lucca-board-palace-opened = Inauguré, numéro { $street } au-dessus. Il ne donne rien aux fêtes des autres et multiplie remparts et bastions.
lucca-board-palace-party = Inauguré dans la situation actuelle, il rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour sa fête.
lucca-board-palace-city-construction = En construction : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } sur { $size }, numéro { $street } au-dessus. Une fête de cette couleur compte ses cartes.
lucca-board-palace-city-completed = Terminé, numéro { $street } au-dessus. À une fête de cette couleur, il rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
lucca-board-walls = Remparts et bastions ({ $name })
lucca-board-walls-count = { $walls ->
    [one] { $walls } rempart
   *[other] { $walls } remparts
  } et { $bastions ->
    [one] { $bastions } bastion
   *[other] { $bastions } bastions
  }.
lucca-board-walls-held = Les remparts demandent { $needed ->
    [one] { $needed } bouclier
   *[other] { $needed } boucliers
  } et en ont { $shields } : ils tiennent.
lucca-board-walls-fall = Les remparts demandent { $needed ->
    [one] { $needed } bouclier
   *[other] { $needed } boucliers
  } et n’en ont que { $shields } : dans cette situation, ni remparts ni bastions ne rapportent rien.
lucca-board-walls-worth = Dans cette situation, ils rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin, avec { $palaces ->
    [one] { $palaces } palais terminé ou inauguré
   *[other] { $palaces } palais terminés ou inaugurés
  }.
lucca-board-city = Ville de Lucques
lucca-board-city-name = la Ville
lucca-board-city-state = compte aux fêtes, ne joue pas
lucca-board-city-about = Elle ne joue pas de tour, mais aux fêtes ses palais comptent comme ceux d’un adversaire. Après les deux tours d’une manche, chacun lui donne une carte.
lucca-board-city-bastions = Bastions de la Ville : { $count }
lucca-board-shields-of = { $name } : { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  }
lucca-board-highest = Plus grand numéro de rue ({ $name }) : { $highest }
lucca-board-highest-none = Pas encore de numéro de rue visible ({ $name })
lucca-board-streets-highest = C’est le plus grand numéro de la table : il reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin, aux dépens du plus petit ({ $lowest }).
lucca-board-streets-lowest = Ce quartier montre aussi le plus petit numéro de la table ({ $lowest }) : il coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin, au profit du plus grand ({ $highest }).
lucca-board-streets-both = Ce quartier montre à la fois le plus grand numéro de la table ({ $highest }) et le plus petit ({ $lowest }) : dans cette situation, personne ne paie.
lucca-board-chosen = A choisi
lucca-board-choosing = Choisit

# --- the unit of the score

lucca-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# --- tables entières (later)

lucca-preset-first = Première partie
    .about = Vous et deux apprentis, sans la fête.
lucca-preset-evening = Courte soirée
    .about = Deux places : vous contre un marchand, une vingtaine de minutes.
lucca-preset-full = Jeu complet
    .about = Quatre personnes, avec la fête.

## Égalités (later)

lucca-tie-break = Égalité pour la première place : parmi ces joueurs, le plus grand numéro de rue visible, { $street }, l’emporte.

## Les sources de points dans les rapports du laboratoire (later)

lucca-point-windows-in-all = Fenêtres
lucca-point-party-in-all = Fêtes
lucca-point-last-party-in-all = Dernières fêtes
lucca-point-walls-in-all = Remparts et bastions
lucca-point-walls-unsupported-in-all = Remparts sans assez de blasons
lucca-point-lowest-in-all = Le plus petit numéro de rue
lucca-point-highest-in-all = Le plus grand numéro de rue
