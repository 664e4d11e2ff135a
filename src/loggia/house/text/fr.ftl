# Ce que dit la maison elle-même : refus, avis, lignes du journal.

house-nobody = Entrez d’abord : choisissez un nom
house-here-already = Vous êtes déjà là, sous le nom de { $name }
house-account-already = Vous avez déjà un compte
house-account-needed = Il faut un compte pour cela
house-name-taken = « { $name } » est déjà le compte de quelqu’un
house-name-length = Un nom compte de 1 à 30 caractères
house-name-characters = Un nom ne contient ni < > & " \ ni accolades
house-name-reserved = Seule la maison donne des noms qui commencent par « guest: » ou « bot: »
house-name-kept = Un compte garde son nom : c’est avec lui que vous vous connectez
house-email-wrong = Ce n’est pas une adresse électronique
house-login-wrong = Ce nom et ce mot de passe ne vont pas ensemble
house-password-wrong = Ce n’est pas votre mot de passe
house-no-person = Il n’y a personne avec ce numéro
house-no-table = Cette table n’existe pas, ou l’on y vient sur invitation
house-no-game = Il n’y a pas de jeu « { $game } » ici
house-no-language = Il n’y a pas de textes en « { $lang } » ici
house-no-rules = Les règles de ce jeu ({ $game }) ne sont pas encore écrites
house-no-study = Il n’y a pas d’étude de ce nom, ou elle est privée.
house-study-owner = Seule la personne à qui elle appartient modifie une étude. Téléchargez-la et commencez la vôtre avec ce fichier.
house-study-changed = L’étude a été modifiée ailleurs. Regardez-la d’abord de nouveau.
house-study-no-undo = Aucune modification antérieure n’est conservée.
house-study-long = L’étude est devenue trop longue.
house-many-studies = Vous gardez autant d’études que la maison le permet. Supprimez-en une d’abord.
house-no-lesson = Cette leçon n’existe pas
house-no-exercise = Cet exercice n’existe pas
house-no-lesson-match = Aucune partie ne continue cette leçon
house-lesson-moves = Une leçon ne continue pas après un coup faux ni après la fin : revenez d’abord en arrière
house-no-action = Cette action n’existe pas
house-no-such-page = Il n’y a rien ici
house-wrong-method = Cela ne se fait pas ici
house-no-push = Cette maison n’envoie pas de notifications
house-push-address = Ce n’est pas l’adresse d’un service de notifications
house-no-hints = Cette table n’admet pas de conseils
house-no-proposal = Aucune proposition de ce genre ne vous attend
house-spoken-no = Non, { $to }.
house-nothing-to-decide = Vous n’avez rien à décider pour l’instant
house-hint-wait = attendre la réponse de { $seats }
house-hint-wait-then = attendre la réponse de { $seats } ; en l’état, faire ensuite ceci : { $move }
house-hint-silent = ne rien dire pour l’instant
house-not-seated = Vous n’occupez pas cette place
house-host-only = Seul l’hôte peut faire cela
house-begun = La partie a commencé
house-over = La partie est terminée
house-no-such-position = Cette partie n’a pas de telle position.
house-other-rules = La partie a été jouée selon d’anciennes règles : on ne peut pas la continuer.
house-not-over = La partie n’est pas encore terminée
house-not-paused = La partie n’est pas en pause
house-not-playing-waiting = La partie n’a pas commencé
house-not-playing-paused = La partie est en pause
house-not-playing-over = La partie est terminée
house-not-playing-damaged = Le journal de cette table est illisible : qui tient la maison est prévenu
house-still-damaged = Le journal de cette table reste illisible, rien n’est donc réparé : { $why }
house-act-failed = La maison n’a pas pu le faire ; son journal en dit plus : { $why }
house-table-damaged = Cette table est illisible : qui tient la maison est prévenu
house-not-playing-frozen = Cette partie a commencé avec des règles qui ne sont plus installées ici
house-seat-lost = Cette place est perdue
house-seat-taken = Cette place est prise
house-away = Un robot joue pour vous : revenez d’abord
house-table-full = Aucune place n’est libre ici
house-one-seat = Vous ne pouvez occuper qu’une place
house-seats = { $seats ->
    [one] Ce jeu ne se joue pas à { $seats } joueur
   *[other] Ce jeu ne se joue pas à { $seats } joueurs
}
house-rated-people = Une partie classée se joue entre personnes ayant un compte
house-rated-seat = À une table classée, personne ne joue pour vous : continuez, demandez une pause ou abandonnez
house-no-clock = La règle de ce jeu ne fixe pas de temps : choisissez une autre pendule
house-out-of-date = Il s’est passé quelque chose entre-temps : regardez à nouveau
house-undo-ask = On ne peut pas revenir là-dessus sans demander aux autres
house-asked-already = Une demande est déjà en cours
house-pause-refused = Les autres veulent continuer ; redemandez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
house-nothing-asked = Personne ne vous a rien demandé
house-nothing-to-undo = Il n’y a rien à reprendre
house-nothing-said = Ce message ne dit rien
house-json-only = La maison ne comprend que le JSON
house-malformed = La maison ne comprend pas cela : { $why }
house-too-long = C’est trop long
house-other-data = Cet enregistrement a été fait avec un autre fichier de données, qui n’est pas ici
house-too-many = C’est trop
house-too-fast = 
    Pas si vite : { $wait ->
        [1] attendez une seconde
        [one] attendez { $wait } seconde
       *[other] attendez { $wait } secondes
    }
house-other-origin = Cette demande vient d’un autre site
house-busy = La maison est occupée : réessayez
house-closing = La maison ferme un instant
house-cannot-write = La maison ne peut rien noter en ce moment : rien n’a changé, réessayez bientôt
house-takes-too-long = C’est trop long : la maison y a renoncé
house-many-tables = Vous avez dressé beaucoup de tables inachevées : finissez-en d’abord quelques-unes
house-many-tables-here = Beaucoup de tables ouvertes viennent d’où vous êtes : jouez-y d’abord, ou ouvrez un compte
house-our-fault = Quelque chose a mal tourné dans la maison ; c’est noté
house-note-turn = { $game } : c’est à vous
house-note-started = { $game } : la partie a commencé
house-note-over = { $game } : la partie est terminée
house-note-asked = { $game } : on demande à reprendre un coup
house-note-pause = { $game } : on demande une pause
house-note-warned =
    Sur vos dernières parties classées ({ $matches }), vous en avez quitté trop ({ $bad }) : abandon immédiat { $resigned }, perdues au temps { $late }. Les autres étaient venus pour une partie entière.
    Si cela continue, les hôtes de cette maison en seront informés. Si le temps vous manque, jouez des parties non classées : personne ne vous en voudra.
house-report-conduct = Sur les dernières parties classées ({ $matches }), trop ont été quittées ({ $bad }) : abandon immédiat { $resigned }, perdues au temps { $late }. La maison a déjà donné un avertissement.
house-note-invited = { $game } : on vous propose une revanche
house-mail-turn = 
    { $name },

    { $what }
    { $link }

    { $house }
house-name-blank = Un nom a besoin d’une lettre ou d’un chiffre lisible
house-name-mixed = Un nom a les lettres d’un seul alphabet
house-no-session = Il n’y a pas d’appareil de ce numéro
house-no-mail = Cette maison n’envoie pas de courriel : demandez à son hôte
house-link-old = Ce lien ne vaut plus : demandez-en un autre
house-mail-verify-subject = est-ce bien votre adresse ?
house-mail-verify = 
    { $name },

    avec ce lien, vous nous dites que cette adresse est la vôtre. Sans cela, aucun courriel n’arrive ici.
    { $link }

    Si vous n’avez pas de compte chez nous, ne faites rien.

    { $house }
house-mail-reset-subject = un autre mot de passe
house-mail-reset = 
    { $name },

    avec ce lien, vous choisissez un autre mot de passe, d’ici une heure. Si vous n’avez rien demandé, ne faites rien : l’ancien reste.
    { $link }

    { $house }
house-hosts-only = Seuls ceux qui s’occupent de cette maison peuvent le faire
house-no-line = Cette ligne n’est pas là
house-no-report = Il n’y a pas de signalement ouvert de ce numéro
house-reported-already = Vous avez déjà signalé cette personne : un hôte va regarder
house-blocked = Vous et quelqu’un à cette table ne jouez pas ensemble
house-banned = Vous ne pouvez pas entrer pour l’instant : un hôte de cette maison en a décidé ainsi
house-line-join = { $seat } s’assied
house-line-leave = { $seat } s’en va
house-line-close = L’hôte a débarrassé la table
house-line-set-seat = L’hôte a changé une place
house-line-start = La partie commence
house-line-move = { $seat } a décidé
house-line-undo = { $seat } reprend un coup
house-line-ask = { $seat } demande à reprendre un coup
house-line-answer = { $seat } est d’accord
house-line-not-answer = { $seat } dit non
house-line-resign = { $seat } abandonne ; un robot prend sa place
house-line-lost = { $seat } a perdu au temps ; un robot prend sa place
house-line-away = { $seat } s’absente ; un robot continue
house-line-replace = La place de { $seat } change de main
house-line-ask-pause = { $seat } demande une pause
house-line-forgive-short = La maison a été fermée un instant, qui ne compte pour personne
house-line-forgive = { $minutes ->
    [one] La maison était fermée : { $minutes } minute ne compte pour personne
   *[other] La maison était fermée : { $minutes } minutes ne comptent pour personne
}
house-line-forgive-seat = { $minutes ->
    [one] La maison vient d’ouvrir : { $seat } a { $minutes } minute de plus
   *[other] La maison vient d’ouvrir : { $seat } a { $minutes } minutes de plus
}
house-line-pause = { $seat } met la partie en pause
house-line-resume = { $seat } reprend la partie
house-line-imagine = Ce que { $seat } ne pouvait pas savoir a été distribué à nouveau
house-line-hush = Le temps de la discussion est écoulé : plus rien de nouveau ne peut être offert
house-line-over = Il reste trop peu de monde : la partie s’arrête ici
house-line-rematch = { $seat } veut une revanche
house-line-keep = Une place est gardée pour la personne qui y jouait
house-line-ready = { $seat } peut commencer
house-line-not-ready = { $seat } demande encore un moment
house-line-pause-why = { $seat } met la partie en pause : { $why }
house-pause-break = une petite pause
house-pause-call = un appel
house-pause-meal = un repas
house-pause-rules = une vérification dans les règles
house-pause-later = à reprendre une autre fois
house-not-shared = Les joueurs de cette partie ne l’ont pas ouverte à tous
house-no-follow = Vous ne pouvez pas suivre cette personne
house-no-friend = Vous pouvez inviter ceux qui vous suivent
house-note-followed = { $name } vous suit
house-note-invited-by = { $name } vous invite à une table : { $game }
house-line-share = { $seat } laisse tout le monde voir cette partie
house-line-not-share = { $seat } réserve cette partie à ceux qui l’ont jouée
house-preview = { $names }. Regardez cette partie coup par coup.
