## Leçons : la première partie guidée

vecchio-lesson-province = Prendre une province
    .goal = Le vieux Médicis règne à Florence, et votre famille veut son pouvoir. Placez des membres sur cinq pistes : plus tôt, plus de points.
    .end = 13 points pour votre première province. Réunissez des partisans dans les villes, allez à la porte d’une région, et payez.
vecchio-lesson-province-1 = La première case des États de l’Église coûte deux partisans d’une couleur, un d’une autre et 4 florins, et vaut 10 points. Vous avez quatre chevaliers gris, un abbé blanc et 6 florins : touchez son cadre doré !
    .wrong = Rien de mal, mais vous pouvez payer 10 points tout de suite, et d’autres veulent cette case.
    .wrong-milan = 7 points. La première case des États de l’Église en vaut 10, et chaque case n’est prise qu’une fois.
vecchio-lesson-province-2 = L’un des vôtres doit aller à Sovicille, sa porte. Qui est debout peut agir, qui est couché se repose. Un carrosse (la roue violette) mène partout : qui envoyez-vous ?
    .wrong = Envoyez l’un des deux qui sont debout.
    .right = Deux chevaliers, un abbé, 4 florins : 10 points. Et 3 de plus tant que personne n’a plus de membres sur cette piste.
vecchio-lesson-province-3 = Une nouvelle province donne une tuile qui sert une fois. Il vous reste 2 florins : prenez la bourse.
    .wrong = Utile aussi. Mais sans florins personne ne voyage et aucune case ne se paie.
vecchio-lesson-province-4 = Une tuile s’utilise quand on veut pendant son tour. Touchez-la pour l’utiliser, ou terminez votre tour et gardez-la ?
    .wrong = Vous pouvez la garder. Mais avec de l’argent vous voyagerez au prochain tour.
    .right = 6 florins. Un tour, c’est une action ; les tuiles viennent en plus.

vecchio-lesson-work = Travailler dans une ville
    .goal = Les villes donnent ce qu’il faut : noires des assassins, grises des chevaliers, blanches des abbés, brunes des florins ou des parchemins. L’intermédiaire de la couleur, le pion coloré près d’une ville, doit y être, ou vous payez un évêque.
    .end = Avec l’intermédiaire votre homme se couche, avec un évêque il reste debout. Et l’intermédiaire suit les pointillés vers la prochaine ville de sa couleur.
vecchio-lesson-work-1 = L’un des vôtres est à San Godenzo, ville grise, où votre Capitaine donne un chevalier de plus. L’intermédiaire n’y est pas, mais vous avez un évêque. Travaillez là !
    .wrong = Cela rapporte aussi. Mais votre Capitaine double les chevaliers des villes grises.
    .wrong-rest = Personne n’est couché : vous n’auriez qu’1 florin.
    .wrong-prato = Bien aussi : Prato est grise, et avec l’intermédiaire on n’y paie pas d’évêque. Mais votre homme se coucherait, et un autre joueur va bientôt pousser cet intermédiaire à San Godenzo, chez vous. Gardez celui de Prato debout, et voyez ce que fait un évêque.
    .right = Deux chevaliers. L’intermédiaire n’était pas là : vous avez payé votre évêque, et votre homme reste debout : il peut encore travailler.
vecchio-lesson-work-2 = L’homme de Cosimo a travaillé à Prato, et l’intermédiaire gris est arrivé à San Godenzo. Quelle chance ! Où travaillez-vous ?
    .wrong = Les villes grises vous donnent deux chevaliers. L’intermédiaire gris est juste à côté d’un des vôtres.
    .wrong-rest = Personne n’est encore couché.
    .right = Deux chevaliers de plus. Maintenant il se couche : il ne peut rien faire avant de récupérer.

vecchio-lesson-travel = En route
    .goal = Avant une action l’un des vôtres peut voyager : un pas coûte 1 florin, un carrosse va partout sans rien de plus. Suivez les intermédiaires !
    .end = Deux petits chemins, deux actions, et tout est prêt pour les États de l’Église : chevaliers, abbé, florins.
vecchio-lesson-travel-1 = Vous avez des chevaliers, mais les États de l’Église demandent une deuxième couleur. L’intermédiaire blanc vient d’arriver à Sesto : un abbé vous y attend.
    .wrong = Utile, mais il vous manque une deuxième couleur de partisans, et Sesto est proche.
vecchio-lesson-travel-2 = De Prato il n’y a qu’un pas : touchez votre homme là-bas, puis le florin qui le paie.
    .wrong = Ce chemin est plus long et plus cher.
    .wrong-next = Même prix. Mais de Vernio il n’y a qu’un pas jusqu’à Pistoia, où l’intermédiaire brun arrive : laissez-le là.
    .wrong-carriage = Un carrosse va partout. Pour un pas il est gâché.
    .right = Un abbé pour 1 florin.
vecchio-lesson-travel-3 = Un tour plus tard il ne vous reste presque plus de florins. La première case des États de l’Église en coûte 4. Une ville brune donne 5 florins ou un parchemin, une verte 3 : où travaillez-vous ?
    .wrong = Les villes vertes donnent 3 florins. L’intermédiaire brun est à Pistoia : 5 là-bas.
    .wrong-abbot = Vous avez un abbé. C’est l’argent qui manque.
    .wrong-knights = Vous avez quatre chevaliers. C’est l’argent qui manque.
vecchio-lesson-travel-4 = Les villes brunes donnent 5 florins ou un parchemin. Les parchemins paient les charges de Florence. Votre plan : les États de l’Église.
    .wrong = Une bonne chose pour Florence. Mais la province coûte 4 florins au prochain tour, et vous n’en avez pas.
    .right = Vous pouvez payer : deux chevaliers, un abbé, 4 florins.

vecchio-lesson-venice = Un plan en trois tours
    .goal = Venise est bon marché : un assassin et quelques florins, 5 points. Réunir, récupérer, prendre.
    .end = Réunir, récupérer, prendre : c’est le rythme du jeu. Les cases suivantes coûtent plus et valent moins : n’attendez pas.
vecchio-lesson-venice-1 = Pour Venise il faut un assassin. L’intermédiaire noir est à Borgo San Lorenzo, à un pas de votre homme de Dicomano.
    .wrong = Pas maintenant : pour Venise il faut un assassin.
    .right = Maintenant tous les vôtres sont couchés.
vecchio-lesson-venice-2 = Aucun des vôtres n’est debout. Quelle action aide le plus ?
    .wrong = Un membre de plus. Mais la récupération en relève trois d’un coup.
    .right = La récupération relève les trois, et paie toujours 1 florin.
vecchio-lesson-venice-3 = Tout est là. Quelle action ?
    .wrong = Cosimo et Fiora se préparent aussi. Vous avez un assassin et des florins : prenez la case avant les autres.
vecchio-lesson-venice-4 = Qui va à Vicchio, porte de Venise ?
    .wrong = Trop cher : quelqu’un est plus près.
    .right = 1 florin pour le chemin, 3 pour la case : 5 points.
vecchio-lesson-venice-5 = Choisissez librement une tuile. Lisez ce qu’elles font : montrez-les.
    .wrong = Prenez l’une des tuiles.
    .right = Chacune peut être bonne. L’entrée libre épargne le plus quand les cases deviennent chères.

vecchio-lesson-family = Des bras de plus
    .goal = Sur les pistes, les membres restent pour toujours. Appelez-en d’autres de votre réserve, et utilisez vos tuiles au bon moment.
    .end = 28 points, et un blason : chacun vaut un point, et quand il n’y en a plus, la fin est proche. Un blason révèle aussi un événement : ici un tribut, et chacun a dû payer.
vecchio-lesson-family-1 = Il ne vous reste que deux membres dans les villes. Demandez du renfort : deux dés désignent une zone, un grand chiffre de la carte, et vous placez un membre dans une ville autour.
    .wrong = Avec deux membres vous passerez votre temps à récupérer.
vecchio-lesson-family-2 = Les dés donnent la zone 6. Laquelle de ses villes vous convient ?
    .wrong = Mensano est une ville grise : pensez à votre Capitaine. Et elle est à un pas de Sovicille.
    .right = Grise, et à un pas de la porte des États de l’Église.
vecchio-lesson-family-3 = Deux tours plus tard : de nouveau deux couleurs de partisans. Quelle action rapporte le plus ?
    .wrong = Vous pouvez payer une case de 9 points. Les autres aussi.
    .right = En route pour Sovicille.
vecchio-lesson-family-4 = La tuile d’entrée libre épargne les florins d’une case. L’utiliser ici ?
    .wrong = Alors vous avez payé 5 florins. La tuile ne vaut rien à la fin : utilisez-la quand elle épargne beaucoup.
    .right = { $gain } points : 9 pour la case, 1 pour le blason. Sans florins.

vecchio-lesson-start = Le début
    .goal = Avant le premier tour vous gardez une tuile sur trois et placez quatre membres sur la carte. Bien commencer, c’est la moitié du chemin.
    .end = Vous êtes là où sont les intermédiaires, et près d’une porte. La partie continue d’ici.
vecchio-lesson-start-1 = Gardez une tuile : chacune améliore une sorte de villes pour toute la partie. À vous !
    .wrong = Gardez l’une des trois.
    .right = Bien. Utilisez souvent ces villes.
vecchio-lesson-start-2 = Des dés désignent une zone, un grand chiffre de la carte : cette fois 5. Placez deux membres dans ses villes. L’intermédiaire brun est à Dicomano.
    .wrong = Personne là où est l’intermédiaire : votre premier tour coûterait un évêque ou un voyage.
    .right = L’intermédiaire est là : travaillez tout de suite.
vecchio-lesson-start-3 = Deux autres, dans une seule zone au choix. Voyez où sont les intermédiaires. La zone 10 en a un, avec la porte de Milan à côté.
    .wrong = Possible aussi. Mais Prato a l’intermédiaire gris, et Vernio, porte de Milan, est à côté.
    .right = Avec l’intermédiaire, et près de la porte de Milan.

vecchio-lesson-end = Les charges, et la fin
    .goal = À Florence deux pistes s’ouvrent avec des parchemins ; le jeton posé sur l’une la rend plus chère de 3 florins. Et il reste un seul blason : qui le prend amène la fin.
    .end = On compte tout : les cases des pistes, 3 par majorité, 5 pour être sur les cinq, un point par blason, et les tuiles Noblesse, cachées jusqu’ici : elles mettent Fiora devant. La vraie partie reprend au quatrième tour de celle-ci.
vecchio-lesson-end-1 = Vous avez deux parchemins. La troisième case du Conseil municipal porte le dernier blason. Prenez cette charge !
    .wrong = Alors un autre décidera de la fin de la partie.
vecchio-lesson-end-2 = Qui va à Florence ?
    .wrong = L’un de ceux qui sont debout.
    .right = 2 points, et 1 pour le blason. Le dernier tour arrive : deux actions pour chacun.
vecchio-lesson-end-3 = Une tuile du Conseil, librement choisie. Il ne reste que deux actions : qu’est-ce qui aide tout de suite ?
    .wrong = Prenez l’une des tuiles.
    .right = Bien : tout ce qui se révèle tout de suite aide au dernier tour.

vecchio-course-more = Encore : le début
    .about = Une tuile à garder, et quatre membres à placer avant le premier tour.

vecchio-course-tiles = Les tuiles Province
    .about = Chaque province apporte une tuile qui sert une fois, quand elle aide le plus.

vecchio-lesson-entry = Une tuile au bon moment
    .goal = Avec chaque province vous choisissez une de ses tuiles. Vous avez « Entrée libre » : une case ne vous coûte aucun florin. Servez-vous-en où elle épargne le plus.
    .end = 9 points et un blason pour un seul florin, et une nouvelle tuile. Les tuiles vous attendent ; un tribut peut prendre florins, partisans et parchemins.
vecchio-lesson-entry-1 = Vous avez 5 florins, deux assassins et un chevalier. Les États de l’Église demandent ces trois partisans et 5 florins ; le voyage en coûte un de plus. « Entrée libre » paie la case : prenez-les !
    .wrong = Les États de l’Église sont à votre portée.
    .wrong-venice = 4 points pour 4 florins. Les États de l’Église en rapportent 9, et « Entrée libre » y épargne 5 florins.
    .wrong-town = Pas besoin de plus de florins : votre tuile paie la case, et d’autres la veulent aussi.
vecchio-lesson-entry-2 = Qui va à Sovicille, leur porte ? Le voyage se paie de toute façon.
    .wrong = 5 florins de voyage, alors qu’un des vôtres est juste à côté, à Sienne.
    .right = Un florin pour le voyage, aucun pour la case : 9 points et un blason.
vecchio-lesson-entry-3 = Le blason apporte un tribut : 3 de vos 4 derniers florins sont partis. Choisissez une tuile des États de l’Église. Que faut-il à votre prochain voyage ?
    .wrong = Choisissez une des tuiles.
    .wrong-scribe = Deux parchemins, mais contre un partisan, et il ne vous en reste aucun.
    .wrong-other = Un partisan est toujours bon. Mais avec un florin on ne va nulle part : voyages et provinces en coûtent.
    .right = « Bourse » : 6 florins.
vecchio-lesson-entry-4 = L’utiliser maintenant, ou la garder ? À vous de décider.
    .wrong = Utilisez la tuile, ou finissez votre tour.
    .right = Les deux sont justes : maintenant, vous avez les florins en main ; gardés, ils sont à l’abri du prochain tribut.

vecchio-lesson-again = Encore une fois
    .goal = Trois manches plus tard vous avez pris une autre province, à Venise, et un autre tribut a pris vos derniers florins. « Entrée libre » et « Bourse » sont utilisées.
    .end = Lisez les tuiles avant de prendre une province : parfois la tuile vaut plus que les points.
vecchio-lesson-again-1 = Choisissez une tuile de Venise. Laquelle vous apporte le plus, sans un seul florin ?
    .wrong = Choisissez une des tuiles.
    .wrong-coin = Un florin par membre de votre famille dans une ville : vous n’y en avez guère.
    .wrong-one = Une seule pièce. « Encore une fois » peut répéter votre Bourse : 6 florins.
    .right = « Encore une fois » applique de nouveau une de vos tuiles utilisées, celle qui convient le mieux.
vecchio-lesson-again-2 = Et maintenant ?
    .wrong = Utilisez la tuile, ou finissez votre tour.
    .right = Bien. Pour la Bourse elle rapporte 6 florins ; gardée, elle pourrait aussi valoir une autre « Entrée libre ».

vecchio-lesson-fits = Une tuile qui convient
    .goal = Plus tard vous pouvez payer Milan : un chevalier, un abbé et 4 florins, pour 7 points. Et cinq tuiles s’y trouvent : cette fois, lisez-les avant de choisir.
    .end = Une tuile vaut ce qu’elle fait pour vous maintenant : regardez d’abord votre bourse et vos partisans. La vraie partie reprend à votre « Encore une fois ».
vecchio-lesson-fits-1 = Prenez Milan, avant que la case ne parte.
    .wrong = Bien aussi : on pourrait d’abord réunir. Mais la case vaut 7 points, et d’autres peuvent la prendre.
    .wrong-venice = 4 points pour 5 florins. Milan en rapporte 7 pour 4.
vecchio-lesson-fits-2 = Vernio est sa porte. Qui part ?
    .wrong = Ce chemin coûte 2 florins, et de Prato il n’y a qu’un pas.
    .right = 7 points. Il vous reste 4 florins et un assassin.
vecchio-lesson-fits-3 = Lisez les cinq tuiles de Milan : montrez-les. Vous avez 4 florins, un assassin, et aucun autre partisan. Laquelle vous apporte le plus ?
    .wrong = Un membre de plus. Le renfort en donne aussi ; ce sont des partisans qui manquent. Jugé sur beaucoup de parties, l’abbé vaut environ 2 points de mieux.
    .wrong-buy = Un partisan et un parchemin, cela semble le plus. Mais « Achat » coûte 5 florins, et vous en avez 4. Jugée sur beaucoup de parties, c’est la tuile la plus faible ici.
    .wrong-double = Un partisan de plus, comme avec « Abbé ». Mais cela coûte l’assassin que Venise demande : environ un point de moins, jugé sur beaucoup de parties.
    .right = Un abbé tout de suite, pour rien.

## Le jeu en un coup d’œil

vecchio-how-goal = Placez votre famille sur cinq pistes de pouvoir : trois régions et deux à Florence. Le plus de points de pouvoir à la fin gagne.
vecchio-how-turn = Une action : travailler dans une ville, prendre une province, prendre une charge, demander du renfort, ou récupérer. Avant de travailler ou de prendre, l’un des vôtres peut voyager : un florin par pas, ou un carrosse pour n’importe où.
vecchio-how-scores = Chaque case d’une piste rapporte ses points ; plus tôt, moins cher et mieux. La majorité d’une piste rapporte 3, être sur les cinq 5, chaque blason 1, et les tuiles Noblesse ce qu’elles disent.
vecchio-how-end = Certaines cases prennent un blason des Médicis. Le dernier pris, le tour s’achève, et chacun a un dernier tour de deux actions.
vecchio-how-sign-standing = Membre de la famille debout : il peut agir
vecchio-how-sign-lying = Couché : il ne peut rien faire avant la récupération
vecchio-how-sign-middleman = Intermédiaire : sans lui, une ville de sa couleur coûte un évêque
vecchio-how-sign-towns = Les villes par couleur. Brune : 5 florins ou un parchemin ; noire : un assassin ; grise : un chevalier ; blanche : un abbé ; violette : deux évêques ou deux carrosses ; verte : 3 florins
vecchio-how-sign-gate = Ville-porte : d’ici on prend une région
vecchio-how-sign-florence = Florence : charges du Conseil municipal et de la Noblesse
vecchio-how-sign-florin = Florin : l’argent
vecchio-how-sign-assassin = Assassin : paie Venise
vecchio-how-sign-knight = Chevalier : avec un abbé, paie Milan
vecchio-how-sign-abbot = Abbé : avec un chevalier, paie Milan. Les États de l’Église prennent deux partisans d’une couleur et un d’une autre
vecchio-how-sign-scroll = Parchemin : deux paient une charge
vecchio-how-sign-bishop = Évêque : travailler sans l’intermédiaire, et rester debout
vecchio-how-sign-carriage = Carrosse : voyager n’importe où
vecchio-how-sign-crest = Blason des Médicis : 1 point ; le dernier amène la fin
vecchio-how-sign-space = Cases d’une piste : coût en haut, points en bas, parfois un blason ; la rouge est la suivante
vecchio-how-sign-majority = Armes sur une piste : qui y a le plus de membres, 3 points
vecchio-how-sign-dearer = À Florence, cette piste coûte 3 florins de plus à présent
vecchio-how-sign-area = Un grand chiffre : une zone, que les dés désignent pour de nouveaux membres
vecchio-how-sign-way = Pointillés : où va ensuite l’intermédiaire

## Exercices

vecchio-theme-opening = Le début
vecchio-theme-action = Quelle action
vecchio-theme-travel = Qui envoyer
vecchio-theme-towns = Dans les villes
vecchio-theme-payment = Payer et prendre
vecchio-theme-family = La famille
vecchio-theme-tiles = Tuiles
