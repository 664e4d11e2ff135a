# Les mots communs : mise en place, refus, enregistrements, terminal.

seat-number = Joueur { $number }
seat-name = { $seat }

## Ce qui cloche dans une mise en place

setup-game-unknown = Il n’y a pas de jeu « { $given } ». Jeux connus : { $allowed }.
setup-seats = { $game } se joue à { $allowed }, pas à { $seats }.
setup-option-unknown = Il n’y a pas d’option « { $option } ». Options connues : { $allowed }.
setup-option-value = L’option « { $option } » ne peut pas valoir « { $given } ». Valeurs permises : { $allowed }.
setup-seed = Une graine est une ligne de 1 à 200 caractères imprimables.
setup-no-data = { $game } n’a pas de fichier de données remplaçable.
setup-bot-unknown = Il n’y a pas de robot « { $given } ». Robots connus : { $allowed }.
setup-bots-count = { $bots } robots nommés pour { $seats } places : nommez-en un pour tous, ou un par place.

## Refus du noyau

refused-over = La partie est finie.
refused-not-your-decision = Ce n’est pas à vous de décider maintenant.
refused-no-such-code = Il n’y a pas de coup numéro { $code }.
refused-out-of-date = La table a avancé depuis : regardez à nouveau.
refused-undo = On ne peut plus revenir en arrière librement : quelque chose a été révélé, ou quelqu’un d’autre a choisi.

## Enregistrements

record-not-one = Ce n’est pas un enregistrement Loggia : la première ligne devrait être « loggia record 1 ».
record-truncated = L’enregistrement est tronqué : sa dernière ligne devrait être son empreinte.
record-digest = L’empreinte ne correspond pas au contenu : l’enregistrement est abîmé ou modifié.
record-commitment = La graine ne correspond pas à l’engagement pris au début de la partie.
record-form = L’enregistrement n’a pas la forme habituelle.
record-line = La ligne { $number } de l’enregistrement n’a pas de sens.
record-revision = L’enregistrement est de { $game }, règles révision { $revision } ; ici c’est la révision { $ours }.
record-data = L’enregistrement a été fait avec un autre fichier de données (empreinte { $digest }) ; donnez-le avec --data.
record-setup = La mise en place de l’enregistrement est impossible : { $why }
record-move = Le coup { $number } (« { $move } », joueur { $seat }) est refusé : { $why } [{ $rule }]
record-scores = L’enregistrement annonce les scores { $told }, mais ses coups mènent à d’autres.
record-unreadable = Le fichier { $file } est illisible : { $why }

## Le terminal

cli-you = { $name } (vous)
cli-bot = Joueur { $number } ({ $level })
cli-choices = { $count ->
    [one] un choix
   *[other] { $count } choix
}
cli-narrow = Beaucoup de choix : tapez le début d’un coup pour voir ceux qui commencent ainsi.
cli-help-hint = Choisissez par numéro ou en écrivant le coup ; « ? » montre toutes les commandes.
cli-help-choose = Tapez un numéro pour choisir, ou le début d’un coup pour réduire la liste.
cli-help-text = Tapez un coup entier comme il est écrit entre parenthèses.
cli-help-commands = Commandes : undo, undo turn, hint, log, rule ID, save FICHIER, quit.
cli-commitment = Les dés sont liés à l’engagement { $digest }… ; la graine est révélée à la fin.
cli-seed = La graine de cette partie était { $seed }.
cli-result = Décompte final
cli-total = points en tout
cli-left = Vous avez quitté la table.
cli-undone = { $count ->
    [one] Un coup repris.
   *[other] { $count } coups repris.
}
cli-saved = Enregistré dans { $file }.
cli-save-where = Dites où : « save FICHIER ».
cli-no-rule = Il n’y a pas de règle { $id }.
cli-playing = En jeu
cli-verified = L’enregistrement est authentique : { $moves } coups, empreinte { $digest }.
cli-replay-step = Entrée : coup suivant ; « q » : arrêter.
cli-file-exists = Le fichier { $file } existe déjà : reprenez-le avec --resume, ou choisissez un autre nom.
cli-resume-over = La partie de { $file } est finie : « loggia replay { $file } » la montre.
cli-simulated = { $finished } parties sur { $games } finies : { $moves } coups, { $rate } coups par seconde.
cli-errors = { $count ->
    [one] Une partie a échoué :
   *[other] { $count } parties ont échoué :
}
cli-number = « { $given } » n’est pas un nombre sensé pour { $name }.
cli-option-form = Les options s’écrivent nom=valeur, pas « { $given } ».
cli-no-rules = Il n’y a pas encore de page de règles pour { $game }.
cli-arena-head = { $games } parties de { $game } à { $seats }, { $length } coups chacune, { $rate } décisions par seconde
cli-arena-bot = robot
cli-arena-wins = victoires
cli-arena-rank = rang moyen
cli-arena-score = score moyen
cli-arena-rating = cote
