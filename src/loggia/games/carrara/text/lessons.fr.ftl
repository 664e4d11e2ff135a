## Leçons : la première partie guidée

carrara-lesson-points = Premiers points
    .goal = Vous bâtissez en Toscane : achetez du marbre, construisez, évaluez. Le plus de points gagne.
    .end = Voilà le jeu : acheter du marbre, construire, évaluer, une seule des trois actions par tour.
carrara-lesson-points-1 = La tuile au cadre doré, Porta 2, est une porte ; elle coûte deux blocs. À Livorno chaque bloc compte 3 points (l’écu rouge), mais on n’y paie qu’en marbre blanc. Vous avez deux blocs blancs : touchez la porte, puis Livorno !
    .wrong = Ce bâtiment a pris vos blocs et votre tour. La porte reste aux autres ; à Livorno elle vaudrait 6 points.
    .wrong-city = Ici la porte vaudrait moins de points : regardez l’écu rouge de chaque ville. Livorno donne 3 points par bloc.
    .wrong-later = Vous avez déjà les deux blocs blancs pour la porte. Un autre pourrait la prendre.
    .wrong-coins = Cette ville donne des pièces (le disque doré), et pas de points. Livorno, avec son écu rouge, donne 3 points par bloc.
carrara-lesson-points-2 = Évaluez-la : touchez le cadre doré, là où sont dessinés les six types de bâtiments. 2 blocs × 3 points, et une porte de bois, un « objet », pour la fin.
    .wrong = Un bâtiment ne rapporte rien avant d’être évalué. 6 points vous attendent.
    .wrong-later = Le marbre peut attendre un tour. 6 points vous attendent pour votre porte, et elle ne rapporte rien avant d’être évaluée.
    .right = { $gain } points, et un objet qui en vaudra 3 de plus à la fin.
carrara-lesson-points-3 = À vous de nouveau. Castello 1 coûte un seul bloc : un rouge, un bleu ou un noir à vous. Chaque ville montre les couleurs qu’elle accepte et ce que compte un bloc. Où Castello 1 rapporte-t-il le plus de points ?
    .wrong = Castello 1 ne coûte qu’un bloc. Construisez-le où un bloc compte le plus de points.
    .wrong-coins = Cette ville donne des pièces, et pas de points. Les écus rouges sont des points : Lucca en donne 2 par bloc, et accepte le rouge.
    .wrong-less = Massa donne 1 point par bloc. Lucca en donne 2, et accepte aussi votre bloc rouge.
    .right = 2 points, dès que vous l’évaluerez.

carrara-lesson-wheel = Le marbre de la roue
    .goal = Tout le marbre vient de la roue. Elle tourne à chaque achat, et chaque tour de roue rend les blocs moins chers d’une pièce.
    .end = Attendez, et le marbre devient bon marché ; attendez trop, et un autre le prend. Le noir est le moins cher, le blanc le plus cher.
carrara-lesson-wheel-1 = Votre premier tour : 20 pièces et un bloc bleu. Tournez la roue pour acheter.
    .wrong = Le bleu ne va qu’à Massa et à Lérici, les villes les plus pauvres. Prenez d’abord de meilleurs blocs.
    .right = Tout avance d’une section, VI revient en I, et de nouveaux blocs arrivent.
carrara-lesson-wheel-2 = On n’achète que dans une section. Les chiffres du bord sont les prix. Prenez les deux blancs, le rouge et le noir de la section II : 13 pièces.
    .wrong = C’est permis. Mais avec deux blancs vous pouvez bâtir une porte à Livorno, où chaque point compte triple.
    .wrong-dear = En section I chaque bloc coûte une pièce de plus qu’en II. Et les blancs sont en II.
    .wrong-short = Les blancs sont justes. Mais le noir est gratuit ici et le rouge peu cher : prenez-les aussi.
    .right = Quatre blocs pour 13 pièces.
carrara-lesson-wheel-3 = Quelques tours plus tard : 7 pièces, un bloc rouge et un noir. Un bâtiment à trois blocs est offert, et Massa accepte tout sauf le noir. Quels blocs achetez-vous ?
    .wrong = Alors vous ne pourrez pas bâtir pour trois blocs à Massa au prochain tour. La section II en a qui vont ensemble.
    .wrong-dear = La section I est la plus chère. En II la même couleur coûte une pièce de moins.
    .wrong-single = Gratuit, mais un seul bloc, et les tuiles en coûtent trois ou plus.
    .right = Peu cher et suffisant : deux blocs bleus à une pièce.

carrara-lesson-build = Où construire
    .goal = Une tuile coûte autant de blocs que son chiffre. La ville décide des couleurs acceptées et de la valeur du bâtiment. Dans cette partie, votre porte est à Livorno.
    .end = Les bonnes villes sont exigeantes : Livorno ne prend que le blanc. Le marbre bon marché bâtit à Massa pour des points, à Lérici pour des pièces.
carrara-lesson-build-1 = Construisez Castello 1 à Massa. Seul, il vaut peu, mais avec trois bâtiments à Massa on peut évaluer toute la ville.
    .wrong = Utile à un autre moment. Commençons par Massa.
    .wrong-early = 6 points maintenant. Mais un type ne s’évalue qu’une fois : avec une deuxième porte il rapportera plus.
    .wrong-city = Possible aussi. Mais vous aurez beaucoup de marbre bon marché, et trois bâtiments à Massa comptent ensemble.
carrara-lesson-build-2 = Payer avec quel bloc, le rouge ou le bleu ? Massa accepte les deux.
    .wrong = Le rouge va aussi à Lucca, qui rapporte le double. Dépensez le marbre le plus pauvre.
    .right = Oui : gardez la meilleure couleur.

carrara-lesson-types = Évaluer un type
    .goal = Évaluer un type compte tous vos bâtiments de ce type, où qu’ils soient. Cela prend l’un de vos six marqueurs (×6), et chaque type ne s’évalue qu’une fois. Quand est-il mûr ?
    .end = 9 points et deux objets avec un marqueur. Vous n’en avez que six pour toute la partie : employez-les quand ils rapportent.
carrara-lesson-types-1 = Vous pourriez évaluer votre porte, pour 6. Mais une autre est arrivée : Porta 3. Construisez-la là où elle donne des points.
    .wrong = Une deuxième porte améliorerait votre évaluation. Regardez la tuile éclairée.
    .wrong-early = 6 points, et plus jamais d’évaluation du type des portes. La deuxième porte devrait attendre celle de sa ville.
    .wrong-coins = À Lérici elle vaut 3 pièces. À Massa elle vaut 3 points.
carrara-lesson-types-2 = Un tour plus tard vous avez deux portes : 2 × 3 et 3 × 1 points. La porte offerte coûte 4 blocs, et vous en avez trop peu. Quel type évaluez-vous ?
    .wrong = Vous n’avez rien de mieux à faire. Évaluez !
    .wrong-small = Un seul bâtiment. Vos deux portes rapportent 9 points.
    .right = { $gain } points et deux objets.

carrara-lesson-cities = Évaluer une ville
    .goal = Une ville s’évalue d’un coup, avec au moins deux ou trois de vos bâtiments. Mais un seul joueur de la partie évalue chaque ville. Soyez le premier !
    .end = 7 points et trois objets d’un coup. Et plus personne ne peut évaluer Massa.
carrara-lesson-cities-1 = Massa a deux de vos bâtiments et il en faut trois. Cathedrale 3 serait le troisième : rouge, vert et bleu y sont bienvenus.
    .wrong = Massa n’a alors que deux bâtiments, et Cosimo y construit aussi.
    .wrong-other = Lérici donne des pièces, et vous n’y avez qu’un bâtiment. Massa serait complète maintenant.
    .right = Trois bâtiments à Massa.
carrara-lesson-cities-2 = Personne n’a encore évalué Massa. Qu’est-ce qui rapporte le plus ?
    .wrong = Cosimo bâtit aussi à Massa : quelqu’un peut aller plus vite. Évaluez-la.
    .wrong-type = Moins, et Massa peut être prise au prochain tour. Une ville est pour un seul, vos types restent à vous.
    .right = { $gain } points : 1 + 3 + 3, et un objet par bâtiment.

carrara-lesson-objects = Les objets
    .goal = Chaque bâtiment évalué donne un objet : le château un drapeau, la cathédrale une coupe, la villa un blason, et ainsi de suite. Chacun vaut 3 points à la fin : souvent plus que l’évaluation.
    .end = Trois villas : 4 points, 2 pièces et trois objets, 9 points de plus. Des objets sont aussi à vendre : un après votre action, pour 10 pièces.
carrara-lesson-objects-1 = Vous avez une cathédrale, un château et une villa. Quelle évaluation donne des points et un objet ? (Il n’y a plus de drapeaux.)
    .wrong = Vous avez deux pièces et presque pas de marbre. Évaluez quelque chose.
    .wrong-villa = Un blason et 2 pièces. Mais d’autres villas peuvent venir : attendez pour ce type.
    .wrong-none = 1 point et pas d’objet : il n’y a plus de drapeaux.
    .right = 3 points et une coupe : 6 au bout du compte.
carrara-lesson-objects-2 = Villa 3 a été construite pour vous aussi : deux villas. Et voici Villa 1, pour un seul bloc jaune ! Où ?
    .wrong = Une troisième villa pour un bloc : rien n’est moins cher.
    .wrong-early = Deux objets. Une troisième villa ne coûte qu’un bloc.
    .wrong-coins = Il vous faut des points plus que des pièces : Lucca en donne 2, Massa 1.
    .right = Trois villas.
carrara-lesson-objects-3 = Trois villas sont debout, et il vous reste des marqueurs. Construire encore, ou évaluer, et quoi ? À vous de décider.
    .wrong = Les villas sont mûres : trois objets.
    .wrong-none = 1 point sans objet. Les villas donnent 4 points et trois objets.
    .right = { $gain } points maintenant, et 9 de plus pour trois blasons à la fin.

carrara-lesson-end = La fin
    .goal = Trois objectifs sont imprimés sur le plateau : évaluations, objets, coût total. Qui remplit les trois peut annoncer la fin et reçoit 5 points ; ou le dernier bâtiment est construit. Puis on compte tout.
    .end = Compté : 3 points par objet, 1 par point de coût, 1 pour cinq pièces. Vous avez 85, mais Fiora a annoncé la fin à temps et en a 89 : les 5 points de l’annonce ont décidé. Vous saurez faire mieux. La vraie partie reprend à l’un des premiers tours de celle-ci.
carrara-lesson-end-1 = Vous avez 15 points de coût ; il en faut 25. Palazzo 3 vous en rapproche, et donnera une couronne à l’évaluation. Construisez-le pour des points.
    .wrong = Le coût total de vos bâtiments compte à la fin, point pour point. Construisez.
carrara-lesson-end-2 = Il reste deux marqueurs. Quelle évaluation donne un objet ?
    .wrong = Le marbre ne manque pas. Évaluez tant qu’il y a des couronnes.
    .wrong-less = 1 point seulement. Le palais en donne 3, et une couronne qui en vaut 3 autres.
    .right = 3 points et une couronne.
carrara-lesson-end-3 = Fiora a annoncé la fin : votre dernier tour. Plus de marqueurs. Qu’est-ce qui compte encore ?
    .wrong = Les blocs et les tours inutilisés ne comptent pas. Un bâtiment de coût 5 vaut 5 points à la fin.
    .right = 5 points de coût, donc 5 points à la fin, dans n’importe quelle ville.

carrara-course-expansion = L’extension
    .about = Des bâtiments de coût 8, des tuiles Amélioration, des bâtiments améliorés, deux catégories à évaluer, et d’autres objectifs à chaque partie.

carrara-lesson-eight = Un bâtiment de coût 8
    .goal = Six bâtiments de coût 8 sont à côté du plateau, un par type. Qui en construit un choisit aussi une tuile Amélioration : elle donne plus de valeur à une ville ou à une catégorie, pour lui seul.
    .end = Un bâtiment, et une valeur plus haute pour le reste de la partie.
carrara-lesson-eight-1 = Vous tenez huit blocs que Lérici accepte : verts, bleus et noirs. Construisez-y Biblioteca 8.
    .wrong = Huit blocs sont prêts pour un bâtiment de coût 8.
    .wrong-land = Un bâtiment de coût 8 aussi. Mais vous avez déjà un bâtiment rural : prenez-en un urbain, pour avoir les deux sortes.
    .wrong-small = Un plus petit bâtiment n’apporte pas de tuile Amélioration, et les autres prendraient celui de coût 8.
    .wrong-later = Vous avez tous les blocs qu’il faut.
    .wrong-score = Il n’y a qu’un petit bâtiment à évaluer. Construisez d’abord.
    .right = Coût 8 : le bâtiment le plus cher du plateau.
carrara-lesson-eight-2 = Choisissez une tuile Amélioration. Votre Biblioteca est un bâtiment urbain et se trouve à Lérici. Quelle valeur doit monter ?
    .wrong = Bonne tuile pour qui construit là. La vôtre devrait élever une valeur qui compte votre Biblioteca : Lérici, ou les bâtiments urbains.
    .right = Désormais vous recevez aussi des points, là où il n’y avait que des pièces.

carrara-lesson-still = La roue peut rester immobile
    .goal = Avec l’extension vous décidez à chaque achat si la roue tourne. Vous n’avez pas une pièce ; un bloc rouge est gratuit en section VI.
    .end = Tourner rend les blocs moins chers, mais ceux de la section VI reviennent en I, chers de nouveau. Laissez la roue quand ce que vous voulez est déjà bon marché.
carrara-lesson-still-1 = Prenez ce bloc rouge tant qu’il est gratuit : comment achetez-vous ?
    .wrong = Achetez, sans tourner.
    .wrong-turned = La roue a tourné : le bloc rouge gratuit est revenu en section I et coûte 4 pièces.
    .wrong-score = Cette évaluation ne se sauve pas. Le bloc, lui, n’est gratuit que jusqu’au prochain tour de roue.
    .right = La roue ne bouge pas, et le bloc est à vous pour rien.
carrara-lesson-still-2 = Votre Biblioteca 8 est à Lérici, avec votre tuile Amélioration : 1 point et 1 pièce pour chacun de ses 8. Évaluez-la de la façon qui rapporte le plus de points.
    .wrong = Il vous faut des pièces et des points : évaluez.
    .wrong-less = { $gain } points seulement. Voyez ce que rapporte le type Biblioteca.
    .right = { $gain } points, 8 pièces et un livre.

carrara-lesson-improve = Améliorer, et évaluer une catégorie
    .goal = Un de vos bâtiments peut être remplacé par un plus cher ; vous ne payez que la différence. Et tous les bâtiments ruraux, ou tous les urbains, s’évaluent ensemble, où qu’ils soient.
    .end = Trois blocs, et 18 points : la tuile Amélioration a doublé ce que valent ensemble tous vos bâtiments ruraux.
carrara-lesson-improve-1 = Votre Castello 5 de Lérici est déjà évalué. Remplacez-le par un bâtiment rural de coût 8 : il n’y faut que trois blocs.
    .wrong = Vous tenez juste les trois blocs de cette amélioration.
    .wrong-city = Cela en fait un bâtiment urbain. Vous voulez évaluer les ruraux : Villa et Castello.
    .wrong-build = Un nouveau bâtiment de coût 3, au lieu d’un qui monte à 8 et apporte une tuile Amélioration.
    .wrong-early = { $gain } points. Agrandissez d’abord, évaluez ensuite.
    .right = Trois blocs pour un bâtiment de coût 8, et une autre tuile Amélioration.
carrara-lesson-improve-2 = Vos bâtiments ruraux coûtent maintenant 9 ensemble. Quelle tuile Amélioration vaut le plus ?
    .wrong = Pas mal. Mais où avez-vous le plus à évaluer ? Les ruraux donnent 1 point pour chacun de leurs 9 ; avec la tuile, 2 points et 1 pièce.
    .right = Bâtiments ruraux : 2 points et 1 pièce par point de coût.
carrara-lesson-improve-3 = À vous de nouveau. Quelle évaluation ?
    .wrong = Évaluez maintenant : beaucoup de points vous attendent.
    .wrong-less = { $gain } points. L’une de vos évaluations en rapporte 18.
    .right = { $gain } points d’un coup.

carrara-lesson-goals = D’autres objectifs
    .goal = Quatre cartes rendent chaque partie différente : trois objectifs pour annoncer la fin, et un bonus au décompte. Ici : quatre évaluations, sept objets, et trois bâtiments urbains avec trois ruraux.
    .end = Objets, bâtiments et carte bonus sont comptés, et vous gagnez avec 133 points. Lisez les cartes avant votre premier bâtiment.
carrara-lesson-goals-1 = Vous avez évalué six fois et avez neuf objets. Il ne manque que « Ville et campagne » : vous avez trois bâtiments urbains et deux ruraux. Que construisez-vous ?
    .wrong = Vous avez juste les deux blocs qu’il faut, et la pile est vide : construisez.
    .wrong-city = Un quatrième bâtiment urbain. Il manque un troisième à la campagne : la Villa.
    .right = Trois et trois : tous les objectifs sont atteints.
carrara-lesson-goals-2 = Vous menez, et tout est atteint. Et maintenant ?
    .wrong = La partie continue, et les autres rattrapent. Annoncez la fin : 5 points.
    .right = 5 points, et c’est la dernière manche.

## Le jeu en un coup d’œil

carrara-how-goal = Achetez du marbre, bâtissez dans six villes et évaluez vos bâtiments. Le plus de points à la fin gagne.
carrara-how-turn = Une action : tourner la roue et acheter des blocs d’une section ; ou construire une tuile dans une ville ; ou évaluer. Ensuite vous pouvez acheter un objet pour 10 pièces.
carrara-how-scores = Évaluez un type : tous vos bâtiments de ce type, chacun son coût fois la valeur de sa ville, une fois par type. Ou évaluez une ville où vous avez assez de bâtiments : un seul joueur le fait. Chaque bâtiment évalué donne un objet.
carrara-how-end = Qui remplit les trois objectifs peut annoncer la fin pour 5 points ; ou toutes les tuiles sont construites. Chaque objet rapporte alors 3 points, chaque point de coût 1, et 5 pièces 1.
carrara-how-sign-blocks = Le marbre du plus cher au moins cher : blanc, jaune, rouge, vert, bleu, noir
carrara-how-sign-wheel = La roue : chaque tour rend ses blocs moins chers d’une pièce ; de la section VI ils reviennent en I
carrara-how-sign-tile = Un bâtiment : le chiffre est son coût en blocs
carrara-how-sign-value = Ville à points : chaque point de coût en vaut autant
carrara-how-sign-coins = Ville à pièces : chaque point de coût en donne autant
carrara-how-sign-least = Bâtiments qu’il y faut pour évaluer la ville
carrara-how-sign-biblioteca = Bibliothèque (Biblioteca) ; son objet est le livre
carrara-how-sign-palazzo = Palais (Palazzo) et couronne
carrara-how-sign-porta = Porte (Porta) ; son objet est une petite porte
carrara-how-sign-cathedrale = Cathédrale (Cathedrale) et coupe
carrara-how-sign-castello = Château (Castello) et drapeau
carrara-how-sign-villa = Villa et blason
carrara-how-sign-scoring = Vos marqueurs d’évaluation restants ; sur une ville ou un type, qui l’a évalué
carrara-how-sign-sale = Objets à vendre : un après votre action, 10 pièces
carrara-how-sign-objective = Un objectif : ce qu’il demande, et où en est chacun
carrara-how-sign-final = Ce que le décompte final vous donnerait à présent
carrara-how-sign-categories = Extension : bâtiments urbains et ruraux ; chaque sorte s’évalue en bloc
carrara-how-sign-upgrade = Extension : tuile Amélioration, et ce qu’elle ajoute par point de coût

## Exercices

carrara-theme-wheel = Tourner la roue
carrara-theme-blocks = Choisir les blocs
carrara-theme-building = Bâtir
carrara-theme-scoring = Évaluer
carrara-theme-objects = Objets
