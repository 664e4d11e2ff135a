# Les mots des pages à côté de l’accueil et de la table ; ils sont chargés avec ces pages.

ui-name-ask = Comment les autres doivent-ils vous appeler ?
ui-name-help = Vous jouez avec d’autres personnes. Elles lisent ce nom à côté de votre blason ; vous pouvez le changer quand vous voulez.
ui-name-keep = Prendre ce nom
ui-name-later = Continuer sans nom
ui-name-stay = Rester { $name }
ui-name-change = Changer mon nom
ui-name-account = Se connecter ou ouvrir un compte
ui-name-bot = { $name } (robot, { $level })
ui-host = hôte
ui-host-away = L’hôte de cette table regarde.
ui-seat-guest = invité
ui-seat-account = compte
ui-seat-free = place libre pour tous
ui-ready = Je peux commencer
ui-ready-not = Encore un moment
ui-ready-yes = peut commencer
ui-ready-no = pas encore
ui-waiting-ready = On attend que { $names } puisse commencer
ui-agreed = Ce qu’on joue
ui-clear = Débarrasser la table
ui-clock-own = { $seconds } s par décision, { $reserve } min de réserve
ui-clock-end = Quand le temps est écoulé : { $what }.
ui-begins = Début
ui-begins-full = La partie commence dès que toutes les places sont prises.
ui-begins-ready = La partie commence quand toutes les places sont prises et que tout le monde est d’accord.
ui-begins-host = La partie commence quand l’hôte le dit.
