## Leçons : la première partie guidée

lucca-lesson-palace = Terminer un palais
    .goal = D’abord un avant-goût, tard dans une partie : vous bâtissez des palais, d’une couleur chacun. Un palais de cinq cartes est achevé et donne un point par fenêtre. Achevez-en un !
    .end = Deux palais terminés : 12 points. Maintenant la partie depuis son début.
lucca-lesson-palace-1 = Vos palais marron et vert ont quatre cartes chacun. Prenez les trois cartes au cadre doré : une est marron, une est verte.
    .wrong = Ce triplet n’a pas de carte marron : votre meilleur palais reste à quatre cartes.
    .right = Personne d’autre n’aura ces trois cartes.
lucca-lesson-palace-2 = Vous jouez les trois cartes, l’une après l’autre. Posez le marron 29 sur votre palais marron : c’est la cinquième.
    .wrong = Le palais marron n’est toujours pas terminé.
    .wrong-other = Bien aussi, le vert rapporte 5 points. Mais commençons par le marron.
    .wrong-waste = Un rempart ou une défausse n’apporte pas de fenêtre : le palais marron reste inachevé.
    .right = { $gain } points : un par fenêtre sur les cinq cartes !
lucca-lesson-palace-3 = Et les points suivants ? Vous voyez quoi faire.
    .wrong = Cela n’a rien rapporté. L’une des deux cartes restantes est la cinquième d’un palais.
    .right = { $gain } points de plus.
lucca-lesson-palace-4 = Il reste une carte, rouge, et vous n’avez pas de palais rouge. En commencer un, bâtir un rempart (face cachée), ou la défausser ? Après cette manche on n’en joue plus qu’une.
    .wrong = Perdue. Face cachée, elle pouvait encore faire un rempart.
    .wrong-late = Un palais rouge demanderait quatre autres cartes rouges en une manche : il ne sera jamais terminé.
    .right = Oui : face cachée, toute carte est un rempart. La valeur des remparts vient bientôt.

lucca-lesson-party = Inaugurer un palais
    .goal = Un palais achevé peut être ouvert, au début d’un tour suivant. Sa fête rapporte pour les cartes que les autres ont dans cette couleur et n’ont pas encore ouvertes.
    .end = 8 points avec deux fêtes. Les autres ne perdent rien, mais ce qu’ils ont déjà inauguré ne vous rapporte plus : n’attendez pas trop.
lucca-lesson-party-1 = Une fête rapporte 1 point par carte de cette couleur que les autres ont en chantier, et 2 par palais terminé chez eux. Inaugurez le meilleur des deux.
    .wrong = Il n’y a pas eu de fête.
    .wrong-smaller = Le vert ne rapporte que 3 : les cartes de Fiora. Le palais vert de Cosimo est inauguré et ne rapporte rien. Le marron rapporte 5.
    .wrong-late = On inaugure d’abord : dès que vous prenez un triplet, les portes restent fermées pour ce tour.
    .right = { $gain } points : Cosimo a trois cartes marron en chantier, et le palais terminé de Fiora compte 2.
lucca-lesson-party-2 = Vous pouvez en inaugurer autant que vous voulez. Y a-t-il une raison d’attendre pour l’autre ?
    .wrong = C’est la dernière manche. À la fin tout s’inaugure dans l’ordre, et quelqu’un peut inaugurer le vert avant vous : il rapporterait moins.
    .right = { $gain } points. Et chacun de vos remparts vaut un point de plus : deux palais sont inaugurés.

lucca-lesson-draft = Trois cartes à la fois
    .goal = La première manche. À chaque tour vous prenez un triplet et jouez ses trois cartes. Apprenez les façons de jouer une carte.
    .end = Voilà un tour entier : trois prises, trois jouées. Les autres ont fait de même, et le triplet restant a disparu.
lucca-lesson-draft-1 = Vous avez un palais bleu et un marron d’une carte chacun. Prenez le triplet 1 : une carte marron et deux couleurs nouvelles.
    .wrong = Possible, mais ce triplet vous donne moins de boucliers, et vous en aurez bientôt besoin.
lucca-lesson-draft-2 = Ajoutez le marron 59 à votre palais marron. Ses trois fenêtres rapporteront quand le palais sera terminé.
    .wrong = La carte est dépensée et le palais n’a pas grandi.
    .wrong-other = L’ordre des cartes est libre. Mais commencez par le marron 59.
    .right = Deux cartes sur cinq.
lucca-lesson-draft-3 = Le violet 96 porte trois boucliers. Vous n’avez pas de palais violet : commencez-en un.
    .wrong = L’ordre est libre, mais essayez maintenant le violet 96.
    .wrong-waste = Dans un rempart, les boucliers ne comptent pas. Dans un palais en chantier, si.
    .right = Les boucliers comptent tant que le palais n’est pas terminé.
lucca-lesson-draft-4 = La dernière : le vert 31. À vous de décider.
    .wrong = C’est permis, et gâché : un palais ou un rempart peut encore rapporter.
    .right = Bien. Les palais donnent fenêtres et fêtes, les remparts des points à la fin : les deux conviennent.

lucca-lesson-order = Qui commence
    .goal = Le premier à prendre un triplet a le choix. Les boucliers décident : le plus de boucliers en chantier commence. Gardez la tête !
    .end = Vous avez choisi en premier trois manches de suite. Un palais terminé perd ses boucliers : des points maintenant, ou le choix plus tard. C’est le cœur de Lucca.
lucca-lesson-order-1 = Vous menez avec 11 boucliers ; Cosimo en a 9. Prenez le triplet 4 : toutes ses cartes trouvent place, et il porte cinq boucliers.
    .wrong = Un bastion compte comme un rempart à la fin, mais ce triplet n’a que deux boucliers.
    .wrong-shields = Sept boucliers vous garderaient en tête, mais aucune carte ne va sur un de vos palais. Cherchez les deux.
    .wrong-windows = Beaucoup de fenêtres, deux boucliers : Cosimo vous dépasserait.
    .right = Cinq boucliers, et une place pour chaque carte.
lucca-lesson-order-2 = Ajoutez le vert 39 à votre palais vert : trois fenêtres.
    .wrong = D’abord le vert 39 : sa place est sur votre palais vert.
lucca-lesson-order-3 = L’une des deux cartes restantes porte trois boucliers et une couleur que vous n’avez pas encore.
    .wrong = Cherchez les trois boucliers : le jaune 6. Commencez un palais avec lui.
    .right = Trois boucliers de plus.
lucca-lesson-order-4 = Manche 3, et vous choisissez encore le premier. Sans aide cette fois : quel triplet a des boucliers, et des cartes qui vont à vos palais ?
    .wrong = Presque que des fenêtres. Avec Cosimo à 16 boucliers, vous prendriez ce qu’il laisse.
    .right = Bien : au moins cinq boucliers, et des cartes utiles.

lucca-lesson-walls = Les remparts
    .goal = Un palais achevé peut être inauguré plus tard. À la fin, chaque rempart rapporte 1 point par palais inauguré. Mais il faut les tenir : deux boucliers en chantier par rempart.
    .end = Les remparts, et les bastions gris qui comptent comme eux, sont pour la fin. Comptez : deux boucliers par rempart, ou rien de tout cela ne rapporte.
lucca-lesson-walls-1 = Vous avez 20 boucliers : assez pour dix remparts. Le violet est loin de la fin : faites un rempart du violet 48.
    .wrong = Pas mauvais. Mais le violet demande cinq cartes et vous bâtissez cinq palais à la fois : quelques cartes feront mieux des remparts.
    .right = Un rempart : il demande 2 de vos 20 boucliers.
lucca-lesson-walls-2 = Une manche plus tard vous avez pris le marron 1, à trois fenêtres. Où va-t-il ?
    .wrong = Ses trois fenêtres ne rapportent que dans votre palais marron.
    .right = Quatre cartes sur cinq, sept fenêtres.
lucca-lesson-walls-3 = Après le jaune 70, il reste le rouge 40. Palais, rempart ou rien ? Trois manches sont encore à jouer.
    .wrong = Perdue : un rempart aurait rapporté un point par palais que vous inaugurerez.
    .wrong-late = Un sixième palais demande quatre autres cartes rouges en trois manches. Vous avez déjà de quoi faire.
    .right = Deux remparts, quatre boucliers nécessaires, 22 disponibles. Ils tiennent.

lucca-lesson-streets = Les numéros de rue
    .goal = Le numéro du dessus est l’adresse du palais. À la fin, celui qui montre le plus bas de tous paie 3 points à celui qui montre le plus haut.
    .end = Seule la carte du dessus compte. Un numéro haut départage pour l’ordre du tour, et 3 points changent de main à la fin.
lucca-lesson-streets-1 = Le vert 11 et le vert 90 vont tous deux sur votre palais vert. Le dernier joué montre son numéro. Lequel d’abord ?
    .wrong = Les deux cartes vont sur votre palais vert. Il lui en manque trois.
    .wrong-covered = Alors le 11 sera dessus : un numéro bas qui peut coûter 3 points.
    .wrong-later = Le rouge 33 peut attendre. D’abord les deux vertes.
    .right = Le 11 sera couvert.
lucca-lesson-streets-2 = Il reste le rouge 33, et deux manches. Vous avez 26 boucliers et deux remparts. À vous de décider.
    .wrong = Permis, et gâché.
    .wrong-late = Un palais rouge au numéro 33, jamais terminé : il pourrait même vous faire payer.
    .right = Un troisième rempart ; six boucliers suffisent à les tenir.

lucca-lesson-opening = Le premier choix
    .goal = Une partie commence avec quatre cartes, dont vous gardez deux. Vous voyez les premiers triplets : faites un plan.
    .end = Des boucliers pour choisir en premier, et une couleur qui reviendra. La partie continue d’ici.
lucca-lesson-opening-1 = Gardez deux cartes : regardez les boucliers, les numéros, et les couleurs des triplets.
    .wrong = Il y a du marron dans les quatre triplets, et le marron 12 porte trois boucliers : gardez-le.
    .wrong-shields = Le marron 12 est juste : il y a du marron partout. Le meilleur compagnon est le bleu 94 : deux boucliers et un numéro haut.
    .right = Cinq boucliers, un numéro haut, et du marron dans chaque triplet.
lucca-lesson-opening-2 = Vous commencez. Cosimo a cinq boucliers aussi. Quel triplet ?
    .wrong = Trois boucliers au plus : un autre choisirait en premier à la manche suivante.
    .right = Un bon début : le marron grandit, et vous avez des boucliers pour choisir.

lucca-lesson-end = La dernière manche
    .goal = La pioche est vide : c’est le dernier tour. Aucun de vos palais ne peut plus être achevé.
    .end = Vos remparts rapportent 7 × 2 = 14 points, et le bleu 94, le plus haut numéro, 3 de Cosimo : 37 points. Les autres en ont 41, avec une ou deux fêtes de plus. La prochaine fois, ouvrez plus tôt ! La vraie partie reprend à la troisième manche de celle-ci.
lucca-lesson-end-1 = Tout ce que vous prendrez fera des remparts. Mais il manque à Fiora une carte jaune pour terminer un palais. Laquelle lui rapporterait le plus ? Ôtez-la-lui.
    .wrong = Fiora aura le jaune 60 : il termine son palais et porte trois fenêtres. Le jaune 22 n’en a que deux.
    .right = Elle devra se contenter du jaune 22.
lucca-lesson-end-2 = Vous avez 14 boucliers, 4 remparts et 2 palais inaugurés. Ils tiennent 7 remparts. Que faire du jaune 60 ?
    .wrong = D’abord le jaune 60 : que peut-il devenir ?
    .wrong-unfinished = Les fenêtres d’un palais inachevé ne rapportent rien, et la carte n’a pas de bouclier.
    .wrong-waste = Un rempart rapporterait 2 points : un par palais inauguré.
    .right = Cinq remparts.
lucca-lesson-end-3 = Le vert 61 : votre palais vert est déjà inauguré, et chaque couleur ne se bâtit qu’une fois.
    .wrong = Un rempart de plus, c’est 2 points.
    .right = Six remparts demandent 12 boucliers.
lucca-lesson-end-4 = Le violet 27 porte deux boucliers. Sur le palais violet, ou un septième rempart ? Comptez.
    .wrong = Un rempart rapporte 2 points, une carte défaussée rien.
    .wrong-six = 16 boucliers pour six remparts : quatre de trop. Un septième rempart demande exactement vos 14 boucliers et rapporte 2 points.
    .right = Juste assez : 7 remparts, 14 boucliers.

lucca-course-more = Encore : le premier choix
    .about = Une partie commence avec quatre cartes en main.

lucca-course-two = Lucques à deux
    .about = À deux joueurs, un troisième est à la table : la Ville de Lucques, qui reçoit ses cartes de vous deux.

lucca-lesson-city = Des cartes pour la Ville
    .goal = Après vos tours il reste deux triplets : chacun donne à la Ville une carte de l’un d’eux. Elle ne joue jamais, mais aux fêtes ses palais comptent comme ceux d’un adversaire : 1 point par carte, 2 s’il est terminé.
    .end = Chaque don à la Ville enrichit une fête. Donnez-lui les couleurs où c’est vous qui inaugurerez.
lucca-lesson-city-1 = Cosimo bâtit en violet et y a trois cartes. Vous donnez le violet 18, le marron 78 ou le bastion ; nul ne bâtit en marron. Lequel n’aide personne ?
    .wrong = Choisissez une carte du triplet 3.
    .wrong-purple = La Ville bâtit maintenant aussi en violet : quand Cosimo inaugurera son palais violet, ce sera un point de plus pour lui.
    .right = Cela n’aide personne, donc Cosimo non plus.
lucca-lesson-city-2 = Manche 2. Votre palais bleu a trois cartes et le rouge deux ; le bleu de Cosimo en a deux et son rouge une. En vert vous êtes à égalité. Quelle carte pour la Ville ?
    .wrong = Choisissez une carte du triplet 3.
    .wrong-green = En vert Cosimo est aussi avancé que vous : le premier à inaugurer prend le point. Mieux vaut le rouge ou le bleu, où vous menez.
    .right = Un point de plus à votre fête, si vous inaugurez le premier.

lucca-lesson-leave = Ce que vous laissez
    .goal = Chacun prend l’un des quatre triplets. Les deux qui restent ne sont pas perdus : une carte de chacun va à la Ville. Voyez donc ce qui vous sert, et ce que vous laissez.
    .end = Prenez le triplet dont vous pouvez employer le plus de cartes. Un palais auquel il ne manque qu’une carte peut attendre : sa couleur revient.
lucca-lesson-leave-1 = Manche 3. Vous bâtissez en rouge, bleu, vert et jaune ; Cosimo est devant en vert et en violet. De quel triplet pouvez-vous employer toutes les cartes ?
    .wrong = Deux seulement de ses cartes vont dans vos palais. Le triplet 4 en a une pour le rouge, une pour le vert et une pour le bleu.
    .right = Trois cartes pour trois palais. En rouge et en bleu vous restez devant Cosimo.
lucca-lesson-leave-2 = Manche 5. Il manque une carte à votre palais bleu, et le bleu 51 est dans le triplet 4. Mais regardez toutes les cartes : quel triplet prenez-vous ?
    .wrong = Une carte jaune, et deux marron dont vous ne faites rien. Le triplet 1 sert deux de vos palais, et sa troisième carte devient un rempart.
    .wrong-blue = Le bleu est terminé, mais le violet et le marron ne vous servent à rien. Le triplet 1 a une carte rouge, une jaune et un rempart ; jugé sur beaucoup de parties, cela vaut environ 6 points de plus.
    .right = Le rouge et le jaune ont quatre cartes chacun, et la carte marron devient un rempart.

lucca-lesson-numbers = Les numéros de la Ville
    .goal = À la fin, le plus petit numéro visible paie 3 points au plus grand. La Ville y prend part, et ce qu’elle paie ne coûte à personne. Votre palais bleu montre le 3, le plus petit de tous ; Cosimo montre le 95.
    .end = Vous gagnez de quatre points : les 3 que vous n’avez pas dû payer, et quelques-uns aux fêtes. À deux, la carte de la Ville n’est jamais sans importance.
lucca-lesson-numbers-1 = Pour l’instant vous devriez 3 points à Cosimo. Quelle carte pour la Ville change cela ?
    .wrong = Choisissez une carte du triplet 3.
    .wrong-brown = Le palais marron de la Ville est terminé, mais il montre le 67. Le plus petit numéro reste votre 3.
    .wrong-yellow = Un point pour qui inaugurera en jaune. Mais le plus petit numéro reste votre 3, et cela vous coûte 3 points.
    .right = La Ville montre maintenant le 1 : elle paie à votre place.
lucca-lesson-numbers-2 = Manche 6. Votre palais jaune a quatre cartes, il n’en manque qu’une. Jaune ou marron pour la Ville ?
    .wrong = Choisissez une carte du triplet 1.
    .wrong-brown = Personne ne bâtit en marron : cela ne nuit ni n’aide à personne. Le jaune vous apporterait un point à votre propre fête.
    .right = Un point de plus quand vous inaugurerez le jaune.
lucca-lesson-numbers-3 = La dernière carte de la partie. Cosimo inaugurera en violet, où la Ville a quatre cartes : 4 points pour lui. Une carte rouge ou jaune vous apporterait un point. Que donnez-vous ?
    .wrong = Choisissez une carte du triplet 2.
    .wrong-red = Un point pour votre fête rouge. Mais le violet en aurait enlevé deux à Cosimo : un palais terminé ne compte que 2.
    .wrong-yellow = Un point pour votre fête jaune. Mais le violet en aurait enlevé deux à Cosimo : un palais terminé ne compte que 2.
    .right = Le palais violet de la Ville est terminé : la fête de Cosimo ne rapporte que 2 points au lieu de 4.

## Le jeu en un coup d’œil

lucca-how-goal = Bâtissez des palais, terminez-les et inaugurez-les par des fêtes. Le plus de points à la fin gagne.
lucca-how-turn = Inaugurez des palais terminés si vous voulez. Puis prenez un triplet et jouez ses trois cartes : commencer un palais, en agrandir un, bâtir un rempart, ou défausser.
lucca-how-scores = Un palais terminé rapporte un point par fenêtre. Inauguré, il rapporte selon ce que les autres ont dans sa couleur : 1 par carte en chantier, 2 par palais terminé. À la fin chaque rempart et bastion rapporte 1 point par palais que vous avez inauguré, si vous avez deux boucliers par rempart.
lucca-how-end = Quand la pioche est vide, la manche est la dernière. Tous les palais terminés s’inaugurent, on compte les remparts, et le numéro de rue visible le plus bas paie 3 points au plus haut.
lucca-how-sign-card = Une carte : numéro de rue, fenêtres et boucliers, couleur
lucca-how-sign-window = Fenêtre : 1 point quand son palais est terminé
lucca-how-sign-shield = Bouclier : compte tant que le palais est en chantier ; le plus de boucliers choisit d’abord, et deux tiennent un rempart
lucca-how-sign-street = Numéro de rue : celui du dessus compte
lucca-how-sign-colours = Les six couleurs, chacune avec sa marque
lucca-how-sign-building = Un palais en chantier ; les tirets sont les cartes qui manquent
lucca-how-sign-completed = Terminé : il a son toit, et s’inaugure dès votre tour suivant
lucca-how-sign-opened = Inauguré : il ne donne rien aux fêtes des autres et multiplie vos remparts
lucca-how-sign-party = Ce que sa fête rapporterait maintenant
lucca-how-sign-wall = Rempart : n’importe quelle carte, face cachée
lucca-how-sign-bastion = Bastion : compte comme un rempart et ne demande pas de boucliers
lucca-how-sign-order = Votre rang : qui a le plus de boucliers choisit d’abord
lucca-how-sign-city = À deux : les palais de la Ville, jamais inaugurés, mais comptés aux fêtes

## Exercices

lucca-theme-opening = La main de départ
lucca-theme-draft = Prendre un triplet
lucca-theme-cards = Jouer les cartes
lucca-theme-parties = Ouvrir les palais
