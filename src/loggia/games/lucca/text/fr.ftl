game-lucca = Lucca
    .about = Choisissez vos cartes trois par trois, bâtissez des palais, inaugurez-les en fête et gardez assez de boucliers pour tenir les remparts.

option-lucca-celebration = Variante commémorative
    .help = Cinq cartes spéciales aux numéros dorés rejoignent la pioche ; trois d’entre elles sont des jokers.
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
lucca-phase-city = l’étape de la Ville
lucca-phase-over = la fin de la partie

lucca-prompt-keeping = Gardez deux de vos quatre cartes. Deux cartes d’une même couleur forment un palais : vous dites laquelle est dessus.
lucca-prompt-keeping-others = Chacun choisit deux de ses quatre cartes.
lucca-prompt-open = Inaugurez des palais terminés si vous voulez, puis prenez un triplet.
lucca-prompt-take = Prenez un triplet.
lucca-prompt-turn-other = { $seat } peut inaugurer des palais et prend un triplet.
lucca-prompt-playing = { $count ->
    [1] Jouez la dernière carte de votre triplet.
   *[other] Jouez les { $count } cartes de votre triplet, une par une.
}
lucca-prompt-playing-other = { $seat } joue les cartes d’un triplet.
lucca-prompt-city = Donnez à la Ville une carte de l’un des deux triplets restants.
lucca-prompt-city-second = Donnez à la Ville une carte de l’autre triplet.
lucca-prompt-city-other = { $seat } donne une carte à la Ville.
lucca-prompt-over = La partie est finie.

## Les choix

lucca-keep = Garder { $first } et { $second }
lucca-keep-pile = Garder { $first } avec { $second } par-dessus
lucca-open = Inaugurer votre palais { $colour }
lucca-take = Prendre le triplet { $number } : { $cards }
lucca-play-start = Commencer un palais avec { $card }
lucca-play-add = Agrandir votre palais { $colour } avec { $card }
lucca-play-wall = Bâtir un rempart avec { $card }
lucca-play-bastion = Bâtir le bastion
lucca-play-discard = Défausser { $card }
lucca-build = Agrandir le palais { $colour } de la Ville avec { $card }
lucca-build-start = Commencer un palais de la Ville avec { $card }
lucca-build-bastion = Donner à la Ville le bastion du triplet { $number }

lucca-do-start = Commencer un nouveau palais
lucca-do-wall = Bâtir un rempart
lucca-do-bastion = Bâtir le bastion
lucca-do-discard = Défausser

## Ce qu’un choix rapporte

lucca-effect-keep = { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}, plus haut numéro de rue { $street }
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
    [0] aucun bouclier ne sera perdu
    [1] un de vos boucliers ne comptera plus
   *[other] { $shields } de vos boucliers ne compteront plus
}
lucca-effect-grows = carte { $size } sur { $of } ; { $shields ->
    [0] aucun bouclier
    [1] un bouclier
   *[other] { $shields } boucliers
} de plus ; montre le numéro { $street }
lucca-effect-wall = vos remparts demanderont { $needed } boucliers à la fin ; vous en avez { $shields } en construction
lucca-effect-bastion = 1 point à la fin par palais inauguré, si vos remparts tiennent ; { $opened ->
    [one] { $opened } inauguré
   *[other] { $opened } inaugurés
} pour l’instant
lucca-effect-city-completes = termine le palais { $colour } de la Ville : il comptera alors 2 lors d’une fête
lucca-effect-city-grows = carte { $size } sur { $of }

## Ce qui s’est passé

lucca-bastions-replaced = { $count ->
    [1] { $seat } a reçu un bastion, qui a été remplacé.
   *[other] { $seat } a reçu { $count } bastions, qui ont été remplacés.
}
lucca-hand-dealt = Vos cartes de départ : { $cards }.
lucca-triplets-laid = Manche { $round } : { $count } triplets sont étalés, { $left ->
    [0] et la pioche est vide
    [1] et il reste une carte dans la pioche
   *[other] et il reste { $left } cartes dans la pioche
}.
lucca-has-chosen = { $seat } a choisi.
lucca-kept = { $seat } garde { $cards }.
lucca-city-founded = Les autres cartes fondent la Ville de Lucques : { $cards }.
lucca-reshuffled = La pioche est mélangée de nouveau. { $removed ->
    [0] Aucune carte ne quitte la partie
    [1] Une carte quitte la partie sans être vue
   *[other] { $removed } cartes quittent la partie sans être vues
}, il en reste { $left }.
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
lucca-started = { $seat } commence un palais avec { $card }.
lucca-added = { $seat } agrandit le palais { $colour } avec { $card } ({ $size } cartes).
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
lucca-city-completed = Le palais { $colour } de la Ville est terminé.
lucca-city-bastion = { $seat } donne un bastion à la Ville.
lucca-city-passed-over = Rien de ce qui reste ne peut être bâti dans la Ville : { $seat } ne lui donne aucune carte.
lucca-left-over = Reste défaussé : { $cards }.
lucca-walls-scored = { $seat } : { $walls ->
    [0] aucun rempart
    [1] 1 rempart
   *[other] { $walls } remparts
} et { $bastions ->
    [0] aucun bastion
    [1] 1 bastion
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
lucca-streets-paid = { $payer } montre le plus petit numéro de rue, { $lowest }, et doit { $points } points à { $taker }, qui montre le plus grand, { $highest }.
lucca-streets-same = { $payer } montre à la fois le plus petit numéro de rue, { $lowest }, et le plus grand, { $highest } : personne ne paie.

## D’où viennent les points

lucca-point-windows = Fenêtres du palais { $colour }
lucca-point-party = Fête dans le palais { $colour }
lucca-point-last-party = Dernière fête dans le palais { $colour }
lucca-point-walls = { $walls ->
    [one] { $walls } rempart
   *[other] { $walls } remparts
} et { $bastions ->
    [one] { $bastions } bastion
   *[other] { $bastions } bastions
}, fois { $opened ->
    [one] { $opened } palais inauguré
   *[other] { $opened } palais inaugurés
}
lucca-point-walls-unsupported = { $walls ->
    [one] { $walls } rempart
   *[other] { $walls } remparts
} pour seulement { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
} : remparts et bastions ne rapportent rien
lucca-point-lowest = Le plus petit numéro de rue, { $street }
lucca-point-highest = Le plus grand numéro de rue, { $street }
lucca-tie-break = Égalité : le plus grand numéro de rue visible, { $street }, décide.

## Refus

lucca-refused-wrong-phase = Pas maintenant : c’est { $now }, et ce coup appartient à une autre étape ({ $wanted }).
lucca-refused-card-not-in-hand = Vous n’avez pas en main { $card }.
lucca-refused-same-card = Gardez deux cartes différentes, et non { $card } deux fois.
lucca-refused-two-wilds = Deux jokers ne peuvent pas être gardés ensemble : l’une des deux cartes doit être une carte palais.
lucca-refused-wild-first = Le joker { $wild } ne peut pas être dessous : écrivez « keep { $other } { $wild } ».
lucca-refused-not-completed-nowhere = Vous n’avez pas de palais { $colour }.
lucca-refused-not-completed-construction = Votre palais { $colour } est encore en construction.
lucca-refused-not-completed-opened = Votre palais { $colour } est déjà inauguré.
lucca-refused-no-such-triplet = Il n’y a pas de triplet { $number } : cette partie en a { $most }.
lucca-refused-triplet-taken = Le triplet { $number } n’est plus là.
lucca-refused-card-not-in-triplet = Parmi les cartes à jouer maintenant, il n’y a pas { $card }.
lucca-refused-card-not-there = Dans le triplet { $number }, il n’y a pas { $card }.
lucca-refused-palace-named = Seul un joker nomme le palais qu’il agrandit ; ici, { $card } n’en est pas un.
lucca-refused-bastion-only = Seule une carte bastion peut être bâtie comme bastion, et non { $card }.
lucca-refused-bastion-no-palace = Un bastion ne fait jamais partie d’un palais.
lucca-refused-wild-cannot-start = Un joker n’est jamais la première carte d’un palais : impossible de commencer avec { $card }.
lucca-refused-colour-already-construction = Vous bâtissez déjà un palais { $colour } : agrandissez-le.
lucca-refused-colour-already-completed = Votre palais { $colour } est terminé ; personne n’en bâtit un second de la même couleur.
lucca-refused-colour-already-opened = Votre palais { $colour } est inauguré ; personne n’en bâtit un second de la même couleur.
lucca-refused-no-palace-to-extend = Vous n’avez pas de palais { $colour } en construction.
lucca-refused-wild-needs-palace = Dites quel palais agrandir avec { $card }, par exemple « add red ».
lucca-refused-must-use-other-triplet = La Ville a déjà une carte du triplet { $number } : prenez-en une dans l’autre triplet.
lucca-refused-city-must-build = La Ville n’a aucun palais en construction pour { $card }, et n’accepte ni rempart ni défausse.
lucca-refused-city-no-palace = La Ville n’a pas de palais { $colour } en construction.

## La notation

lucca-not-a-move = « { $given } » n’est pas un coup de Lucca. Coups : « keep 12 45 », « open red », « take 2 », « play 45 add », « city 2 45 ».
lucca-not-a-move-keep = « { $given } » ne nomme pas deux cartes : écrivez « keep 12 45 » avec les numéros de rue de deux cartes de votre main, celle du dessus en dernier.
lucca-not-a-move-open = « { $given } » ne nomme pas une couleur : écrivez « open red ».
lucca-not-a-move-take = « { $given } » ne nomme pas un triplet : écrivez « take 2 ».
lucca-not-a-move-play = « { $given } » ne dit pas comment jouer une carte : écrivez « play 45 start », « add », « wall » ou « discard », « play x bastion » pour un bastion, « play 10 add red » pour un joker.
lucca-not-a-move-city = « { $given } » ne nomme pas un triplet et une carte : écrivez « city 2 45 », « city 2 x » pour un bastion, « city 2 10 red » pour un joker.
lucca-not-a-move-palace = La carte { $card } ne fait jamais partie d’un palais { $colour }.
lucca-not-a-colour = « { $given } » n’est pas une couleur ici. Couleurs : { $allowed }.
lucca-not-a-triplet = « { $given } » n’est pas un triplet : ils sont numérotés de 1 à { $most }.
lucca-not-a-card = « { $given } » n’est pas une carte : nommez-la par son numéro de rue, ou « x » pour un bastion.

## Le fichier de données du propriétaire

lucca-data-unreadable = Le fichier de données { $file } ne peut pas être lu : { $why }.
lucca-data-not-toml = Le fichier de données n’est pas du TOML valide : { $why }.
lucca-data-section = « { $section } » doit être une section du fichier de données.
lucca-data-fixed = « { $key } » vaut { $given } dans le fichier de données ; les règles disent { $ours }, et seules les cartes et les couleurs peuvent être remplacées.
lucca-data-figure = « { $key } » doit être un nombre entier dans le fichier de données, et non { $given }.
lucca-data-palette = « { $colour } » n’est pas une couleur que nous savons montrer. Couleurs connues : { $allowed }.
lucca-data-colours = Le fichier de données compte { $count } couleurs différentes ; il en faut { $expected }.
lucca-data-no-cards = La section « { $section } » du fichier de données n’a pas de liste « cards ».
lucca-data-twice = La carte { $card } figure deux fois.
lucca-data-kind = Carte { $card } : « { $given } » n’est pas une sorte de carte. Sortes connues : palace, bastion, wild.
lucca-data-count = Carte { $card } : « { $key } » doit être un nombre entier, et non { $given }.
lucca-data-street = Carte { $card } : le numéro de rue { $street } n’est pas compris entre 1 et { $most }.
lucca-data-symbols = Carte { $card } : { $windows } fenêtres et { $shields } boucliers ; chacun doit aller de 0 à 3, avec un total de { $expected }.
lucca-data-colour = Carte { $card } : « { $colour } » n’est pas une couleur du fichier : { $allowed }.
lucca-data-wild-in-deck = La carte de numéro { $street } est un joker ; les jokers ont leur place dans la section « celebration ».
lucca-data-golden-bastion = Les cartes spéciales de la section « celebration » ne comptent aucun bastion.
lucca-data-wilds = La section « celebration » a { $count } jokers ; avec plus de { $most }, une main de départ pourrait ne contenir rien d’autre.
lucca-data-street-twice = Le numéro de rue { $street } figure sur deux cartes ; tous doivent être différents.
lucca-data-summary = Le fichier de données annonce { $stated } pour « { $key } », mais ses cartes donnent { $counted }.
lucca-data-per-colour = Le fichier de données annonce { $stated } cartes par couleur, mais « { $colour } » en a { $counted }.
lucca-data-removed = Le numéro { $street } doit quitter la pioche dans la variante commémorative, mais aucune carte palais ne le porte.
lucca-data-golden-colour = La carte dorée { $street } porte le numéro d’une carte ordinaire ({ $colour }) et doit avoir sa couleur.
lucca-data-size = La pioche ({ $variant }) compte { $count } cartes ; les règles en demandent { $expected }.

## Le terminal

lucca-sketch-round = Manche { $round } sur { $rounds }
lucca-sketch-deck = pioche { $deck } · retirées { $removed } · un palais demande { $size } cartes
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
    [1] 1 rempart
   *[other] { $walls } remparts
}
lucca-sketch-bastions = { $bastions ->
    [0] aucun bastion
    [1] 1 bastion
   *[other] { $bastions } bastions
}
lucca-sketch-shields = { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
lucca-sketch-needed = sur { $needed } nécessaires aux remparts
lucca-sketch-chosen = a choisi
lucca-sketch-choosing = choisit
lucca-sketch-legend = 45 2f1b : numéro de rue 45, 2 fenêtres, 1 bouclier ; x : bastion ; * : joker ; la dernière carte d’un palais montre son numéro
lucca-sketch-symbols = { $windows }f{ $shields }b

## The board

lucca-board = La ville de Lucques
lucca-board-mine = Votre quartier et vos cartes
lucca-board-card = Carte { $colour }, numéro { $street }
lucca-board-wild = Joker, numéro { $street }
lucca-board-bastion = Bastion
lucca-board-signs = { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
  }, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  }.
lucca-board-card-about = Un point par fenêtre quand son palais est terminé ; les boucliers décident de l'ordre du tour tant qu'il est en construction.
lucca-board-wild-about = Il s'ajoute à tout palais que vous construisez, mais n'en commence jamais.
lucca-board-bastion-about = N'a pas besoin de boucliers et compte à la fin comme un rempart.
lucca-board-triplet = Triplet { $number } : { $cards }
lucca-board-triplet-sum = En tout { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
  } et { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  }.
lucca-board-triplet-taken = Le triplet { $number } a été pris
lucca-board-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
lucca-board-deck-about = { $removed ->
    [0] Aucune carte n'a été retirée sans être vue.
    [one] { $removed } carte a été retirée sans être vue.
   *[other] { $removed } cartes ont été retirées sans être vues.
  } Quand la pioche est vide, on joue la dernière manche.
lucca-board-reconstructed = La liste imprimée des cartes est perdue : la couleur et les signes de chaque numéro ont été reconstitués pour ce paquet.
lucca-board-round = Manche { $round } sur { $rounds }
lucca-board-round-short = Manche { $round }/{ $rounds }
lucca-board-discards = Défausse : { $count }
lucca-board-order = Ordre du tour
lucca-board-order-place = { $place }. { $name }
lucca-board-order-about = Qui a le plus de boucliers en construction commence ; à égalité, le plus haut numéro de rue. L'ordre a été fixé quand les triplets de cette manche ont été posés.
lucca-board-order-now = Maintenant { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  } et { $highest } comme plus haut numéro : ce serait la place { $next } à la prochaine manche.
lucca-board-order-later = L'ordre du tour est fixé quand tout le monde a choisi.
lucca-board-area-construction = Chantier
lucca-board-area-completed = Terminés
lucca-board-area-opened = Inaugurés
lucca-board-area-hand = À jouer
lucca-board-area-keep = Gardez-en deux
lucca-board-area-kept = Vous gardez
lucca-board-palace = Palais { $colour } de { $name }
lucca-board-palace-construction = En construction : { $cards } cartes sur { $size }. { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
  }, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  }, numéro { $street } au-dessus.
lucca-board-palace-completed = Terminé : { $cards } cartes, { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
  }, numéro { $street } au-dessus. Ses boucliers ne comptent plus.
lucca-board-palace-opened = Inauguré, numéro { $street } au-dessus. Il ne donne rien aux fêtes des autres et multiplie remparts et bastions.
lucca-board-palace-party = Inauguré maintenant, sa fête rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
lucca-board-walls = Remparts et bastions de { $name }
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
  }, il y en a { $shields } : ils tiennent.
lucca-board-walls-fall = Les remparts demandent { $needed ->
    [one] { $needed } bouclier
   *[other] { $needed } boucliers
  }, il n'y en a que { $shields } : ni remparts ni bastions ne compteraient.
lucca-board-walls-worth = Avec { $opened ->
    [one] { $opened } palais inauguré
   *[other] { $opened } palais inaugurés
  }, ils rapporteraient { $points ->
    [one] { $points } point
   *[other] { $points } points
  } si la partie finissait maintenant.
lucca-board-city = Ville de Lucques
lucca-board-city-name = la Ville
lucca-board-city-about = Elle n'a pas de tour, mais aux fêtes ses palais comptent comme ceux d'un adversaire. Après les deux tours d'une manche, chacun lui donne une carte.
lucca-board-city-bastions = Bastions de la Ville : { $count }
lucca-board-shields = Boucliers en construction : { $shields }
lucca-board-shields-of = { $name } : { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  }
lucca-board-highest = Plus haut numéro de rue de { $name } : { $highest }
lucca-board-streets-highest = À la fin, il recevrait { $points } points du plus bas numéro de la table ({ $lowest }).
lucca-board-streets-lowest = Ce joueur montre aussi le plus bas numéro de la table ({ $lowest }), qui paierait { $points } points au plus haut ({ $highest }).
lucca-board-chosen = A choisi deux cartes
lucca-board-choosing = Choisit
lucca-board-hand-face-down = Deux cartes de { $name }, face cachée
