# What the house itself says: refusals, notes, lines of the log.

house-nobody = Come in first: choose a name
house-here-already = You are here already, as { $name }
house-account-already = You have an account already
house-account-needed = This needs an account
house-name-taken = “{ $name }” is somebody’s account
house-name-length = A name has 1 to 30 characters
house-name-characters = A name has none of these: < > & " \ and braces
house-name-reserved = Only the house gives names that begin with “guest:” or “bot:”
house-name-kept = An account keeps its name: you log in with it
house-email-wrong = This is no e-mail address
house-login-wrong = This name and this password do not belong together
house-password-wrong = This is not your password
house-no-person = There is nobody with that number
house-no-table = There is no such table, or it is by invitation
house-no-game = There is no game called “{ $game }” here
house-no-language = There are no words in “{ $lang }” here
house-no-rules = The rules page of { $game } is not written yet
house-no-study = There is no such study, or it is somebody’s own.
house-study-owner = Only its owner changes a study. Download it, and begin one of your own from the file.
house-study-changed = The study was changed elsewhere. Look at it again first.
house-study-no-undo = No earlier edit is kept.
house-study-long = The study has become too long.
house-many-studies = You keep as many studies as the house allows. Delete one first.
house-no-lesson = There is no such lesson
house-no-exercise = There is no such exercise
house-no-lesson-match = No match goes on from this lesson
house-lesson-moves = A lesson does not go on after a wrong move or after its end: go back first
house-no-action = There is no such action
house-no-such-page = There is nothing here
house-wrong-method = This cannot be done here
house-no-push = This house sends no notifications
house-push-address = This is no address of a push service
house-no-hints = This table allows no hints
house-no-proposal = There is no such proposal for you now
house-spoken-no = No, { $to }.
house-nothing-to-decide = You have nothing to decide now
house-hint-wait = wait for an answer from { $seats }
house-hint-wait-then = wait for an answer from { $seats }; as things stand, do this then: { $move }
house-hint-silent = say nothing for now
house-not-seated = You do not sit in this seat
house-host-only = Only the host can do this
house-begun = The match has begun
house-over = The match is over
house-no-such-position = There is no such position in this match.
house-other-rules = The match was played by earlier rules: it cannot be played on.
house-not-over = The match is not over yet
house-not-paused = The match is not paused
house-not-playing-waiting = The match has not begun
house-not-playing-paused = The match is paused
house-not-playing-over = The match is over
house-not-playing-damaged = The log of this table cannot be read: whoever runs the house has been told
house-still-damaged = The log of this table still cannot be read, so nothing was repaired: { $why }
house-act-failed = The house could not do this; its log tells more: { $why }
house-table-damaged = This table cannot be read: whoever runs the house has been told
house-not-playing-frozen = This match began with rules that are not installed here any more
house-seat-lost = This seat is lost
house-seat-taken = This seat is taken
house-away = A bot plays for you: come back first
house-table-full = No seat is free here
house-one-seat = You can only take one seat
house-seats = { $seats ->
    [one] This game is not for { $seats } player
   *[other] This game is not for { $seats } players
}
house-rated-people = A rated match is between people with accounts
house-rated-seat = At a rated table nobody plays for you: play on, ask for a pause, or give up
house-no-clock = The rules of this game set no times: choose another clock
house-out-of-date = Something has happened in the meantime: look again
house-undo-ask = This cannot be taken back without asking the others
house-asked-already = A request is open already
house-pause-refused = The others want to play on; ask again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
house-nothing-asked = Nobody has asked you anything
house-nothing-to-undo = There is nothing to take back
house-nothing-said = There is nothing to say in that
house-json-only = The house understands JSON only
house-malformed = The house does not understand this: { $why }
house-too-long = That is too long
house-other-data = This record was made with another data file, which is not here
house-too-many = That is too many
house-too-fast = Not so fast: { $wait ->
    [one] wait a second
   *[other] wait { $wait } seconds
}
house-other-origin = This request comes from another site
house-busy = The house is busy: try again
house-closing = The house closes for a moment
house-cannot-write = The house cannot write anything down at the moment: nothing was changed, try again soon
house-takes-too-long = This takes too long: it has been given up
house-many-tables = You have set up many tables that are not finished: end some of them first
house-many-tables-here = Many open tables come from where you are: play at those first, or open an account
house-our-fault = Something went wrong in the house; it has been written down
house-note-turn = { $game }: it is your turn
house-note-started = { $game }: the match has begun
house-note-over = { $game }: the match is over
house-note-asked = { $game }: somebody asks to take a move back
house-note-pause = { $game }: somebody asks for a pause
house-note-warned =
    Of your last rated matches ({ $matches }) you have left too many ({ $bad }): given up at once { $resigned }, lost on time { $late }. The others had come for a whole match.
    If it goes on, the hosts of this house will be told. Without the time for a match, play unrated: there nobody minds.
house-report-conduct = Of the last rated matches ({ $matches }) too many were left ({ $bad }): given up at once { $resigned }, lost on time { $late }. The house has given a warning before.
house-note-invited = { $game }: you are invited to a rematch
house-mail-turn = 
    { $name },

    { $what }
    { $link }

    { $house }
house-name-blank = A name needs a letter or a digit that can be read
house-name-mixed = A name has letters of one alphabet
house-no-session = There is no such device
house-no-mail = This house sends no mail: ask its host
house-link-old = This link is not good any more: ask for another
house-mail-verify-subject = is this your address?
house-mail-verify = 
    { $name },

    with this link you tell us that this address is yours. Without it, no mail comes here.
    { $link }

    If you have no account with us, do nothing.

    { $house }
house-mail-reset-subject = another password
house-mail-reset = 
    { $name },

    with this link you choose another password, within an hour. If you did not ask for it, do nothing: the old one stays.
    { $link }

    { $house }
house-hosts-only = Only those who look after this house can do this
house-no-line = This line is not there
house-no-report = There is no such open report
house-reported-already = You have reported this person already: a host will look at it
house-blocked = You and somebody at this table do not play with each other
house-banned = You cannot come in for now: a host of this house has decided so
house-line-join = { $seat } sits down
house-line-leave = { $seat } leaves
house-line-close = The host has cleared the table
house-line-set-seat = The host has changed a seat
house-line-start = The match begins
house-line-move = { $seat } has decided
house-line-undo = { $seat } takes a move back
house-line-ask = { $seat } asks to take a move back
house-line-answer = { $seat } agrees
house-line-not-answer = { $seat } says no
house-line-resign = { $seat } resigns; a bot takes the seat
house-line-lost = { $seat } has lost on time; a bot takes the seat
house-line-away = { $seat } is away; a bot plays on
house-line-replace = The seat of { $seat } changes hands
house-line-ask-pause = { $seat } asks for a pause
house-line-forgive-short = The house was closed for a moment, which counts for nobody
house-line-forgive = { $minutes ->
    [one] The house was closed: { $minutes } minute counts for nobody
   *[other] The house was closed: { $minutes } minutes count for nobody
}
house-line-forgive-seat = { $minutes ->
    [one] The house has just started: { $seat } has { $minutes } minute more
   *[other] The house has just started: { $seat } has { $minutes } minutes more
}
house-line-pause = { $seat } pauses the match
house-line-resume = { $seat } resumes the match
house-line-imagine = What { $seat } could not know was dealt anew
house-line-hush = Time for talk is over: nothing new may be offered
house-line-over = Too few people are left: the match ends here
house-line-rematch = { $seat } wants a rematch
house-line-keep = A seat is kept for whoever sat there before
house-line-ready = { $seat } is ready
house-line-not-ready = { $seat } is not ready yet
house-line-pause-why = { $seat } pauses the match: { $why }
house-pause-break = a short break
house-pause-call = somebody calls
house-pause-meal = a meal
house-pause-rules = looking something up in the rules
house-pause-later = let us go on another time
house-not-shared = Those who played this match have not opened it to everybody
house-no-follow = You cannot follow this person
house-no-friend = You can invite those who follow you
house-note-followed = { $name } follows you
house-note-invited-by = { $name } invites you to a table of { $game }
house-line-share = { $seat } lets everybody watch this match
house-line-not-share = { $seat } keeps this match among those who played it
house-preview = { $names }. Watch this match move by move.
