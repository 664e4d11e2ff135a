# Les mots communs : mise en place, refus, enregistrements, terminal.

seat-number = Joueur { $number }
seat-name = { $seat }

## Ce qui cloche dans une mise en place

setup-game-unknown = Il n’y a pas de jeu « { $given } ». Jeux connus : { $allowed }.
setup-seats = { $game } se joue à { $allowed }, pas à { $seats }.
setup-option-unknown = Il n’y a pas d’option « { $option } ». Options connues : { $allowed }.
setup-option-value = L’option « { $option } » ne peut pas valoir « { $given } ». Valeurs permises : { $allowed }.
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
