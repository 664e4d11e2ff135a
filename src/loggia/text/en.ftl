# Words that every front end uses: set-up, refusals, records, the terminal.

seat-number = Player { $number }
seat-name = { $seat }
guest-name = Guest { $number }
people-joined = { $some } and { $last }

## What is wrong with a set-up

setup-game-unknown = There is no game called “{ $given }”. Known games: { $allowed }.
setup-seats = { $game } is for { $allowed } players, not { $seats }.
setup-option-unknown = There is no option “{ $option }”. Known options: { $allowed }.
setup-option-value = Option “{ $option }” cannot be “{ $given }”. Allowed: { $allowed }.
setup-seed = A seed is one line of 1 to 200 printable characters.
setup-no-observations = { $game } has no observations for learners. Games that have: { $allowed }.
setup-reward-unknown = There is no reward called “{ $given }”. Known rewards: { $allowed }.
setup-batch = A batch needs at least one match, and no more processes than matches (matches: { $matches }, processes: { $workers }).
setup-batch-learners = Some seats have to learn, and no more than there are (learners: { $learners }, seats: { $seats }).
lab-page-title = { $game }: many matches
lab-page-printed = as printed
lab-page-what = run
lab-page-bots = bots
lab-page-options = options
lab-page-seats = seats
lab-page-matches = matches
lab-page-seed = seed
lab-page-compared = What changes
lab-page-compared-note = Means with their 95% intervals; below the first lines, points of the winners by where they came from. Bold: chance does not explain the difference from the first run.
lab-page-length = Length in moves
lab-page-winner = Points of the winner
lab-page-lead = Points ahead of the second
lab-page-unfair = Mean distance of the seats from an even share of victories
lab-page-wins = Who wins, by seat
lab-page-wins-note = The lines are 95% intervals; dashed: an even share.
lab-page-points = Points by seat
lab-page-interval = The lines are 95% intervals.
lab-page-length-note = The share of matches with so many moves.
lab-page-sources = Where the points came from
lab-page-verbs = What was done: moves by their kind
lab-page-winners = winners
lab-page-others = others
lab-page-difference = difference
lab-page-clear = Means a seat and match, with their 95% intervals. Bold: chance does not explain the difference, even among so many lines.
lab-page-told = What these matches show
lab-page-deeds = What winners did, and with what
lab-page-deeds-note = Moves a seat and match (matches looked at: { $matches }), with their 95% intervals. Only what chance does not explain among all tiles, places and cards.
lab-page-none = Nothing that chance does not explain.
lab-found-random = Random players played: this shows what the rules allow, not how people would fare. Choose other bots for that.
lab-found-few = With { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} only large differences show.
lab-found-length = Length in moves: { $mean } on average, { $low } to { $high } in nine of ten matches.
lab-found-points = Points of the winner: { $points }; ahead of the second: { $lead }.
lab-found-seat-more = Player { $number } wins more than an even share: { $rate } % ({ $low }–{ $high }) instead of { $share } %.
lab-found-seat-less = Player { $number } wins less than an even share: { $rate } % ({ $low }–{ $high }) instead of { $share } %.
lab-found-seats-even = No seat wins clearly more or less than an even share ({ $share } %); { $margin } % more or less would have shown.
lab-found-sources-more = Winners have more points than others from: { $what }.
lab-found-sources-less = Winners have fewer points than others from: { $what }.
lab-found-verbs-more = Moves that winners make more often, a match: { $what }.
lab-found-verbs-less = Moves that winners make less often: { $what }.
lab-found-deeds-more = With what winners do more than others: { $what }.
lab-found-deeds-less = With what winners do less: { $what }.
lab-found-strong-more = points of the winners are up from: { $what }.
lab-found-strong-less = points of the winners are down from: { $what }.
lab-found-played-more = done more often, a seat and match: { $what }.
lab-found-played-less = done less often: { $what }.
lab-found-length-more = matches become longer (moves): { $before } → { $after }.
lab-found-length-less = matches become shorter (moves): { $before } → { $after }.
lab-found-winner-more = winners become richer (points): { $before } → { $after }.
lab-found-winner-less = winners become poorer (points): { $before } → { $after }.
lab-found-lead-more = matches become less close (points ahead of the second): { $before } → { $after }.
lab-found-lead-less = matches become closer (points ahead of the second): { $before } → { $after }.
lab-found-unfairness-more = the seats become less equal: mean distance from an even share { $before } → { $after }.
lab-found-unfairness-less = the seats become more equal: mean distance from an even share { $before } → { $after }.
lab-found-and-more = { $what }, and { $rest } more
lab-found-with = { $name }: { $what }
lab-found-same = no clear change in: { $what }.
setup-folder = The folder { $file } cannot be used: { $why }. What was finished is kept.
setup-folder-other = The folder { $file } keeps another run: choose another folder, or the same game, bots, seed and options.
setup-ray-missing = Ray is not installed: pip install ray
setup-ray-silent = No Ray cluster answers at { $address }, or it wants a token that is not in RAY_AUTH_TOKEN.
setup-parquet-missing = Parquet needs pyarrow: pip install pyarrow
setup-variant = A variant is written option=value, bots=LEVEL or data=FILE, not “{ $given }”.
cli-simulated-page = The report with plots: { $file }
cli-arena-test = Test “{ $question }”: is the lead of { $bot }, in normalised Elo, { $high } or { $low }? Alpha = beta = 0.05; rotations: { $samples }; log-likelihood ratio: { $ratio }. { $why }
cli-arena-test-yes = The first.
cli-arena-test-no = The second.
cli-arena-test-open = Not settled yet.
setup-decisions-where = Decisions need a folder: --out FOLDER.
setup-question = There is no test called “{ $given }”. Known: { $allowed }, or LOW,HIGH in normalised Elo.
setup-bot-broken = The bot “{ $given }” cannot be made: { $why }
setup-bot-seconds = Bots of a simulation think in iterations, not “{ $given }”: equal seeds have to give equal matches.
lab-bot-failed = The bot “{ $bot }” failed in match { $match }, and the contest ends there: { $why }
lab-bot-silent = The bot “{ $bot }” says nothing in match { $match }, where it has to move; the contest ends there.
setup-question-alone = A test compares the first bot with others: name at least two.
setup-no-data = { $game } has no data file that can be replaced.
setup-bot-unknown = There is no bot called “{ $given }”. Known bots: { $allowed }.
setup-bots-count = { $bots ->
    [one] { $bots } bot was named for { $seats } seats: name one for all, or one for each seat.
   *[other] { $bots } bots were named for { $seats } seats: name one for all, or one for each seat.
}

## Refusals of the kernel

refused-over = The match is over.
refused-not-your-decision = It is not your decision now.
refused-no-such-code = There is no move number { $code }.
refused-out-of-date = The table has moved on since you looked: please look again.
refused-undo = This cannot be taken back freely: something was revealed, or somebody else has chosen.

## Records

record-not-one = This is not a Loggia record: its first line should be “loggia record 1”.
record-truncated = The record is cut short: its last line should be its digest.
record-digest = The record’s digest does not fit its content: it was damaged or changed.
record-commitment = The record’s seed does not fit the commitment made at the start of the match.
record-form = The record is not written in the standard form.
record-line = Line { $number } of the record makes no sense.
record-revision = The record is of { $game }, rules revision { $revision }; here is revision { $ours }.
record-data = The record was made with another data file (digest { $digest }); give it with --data.
record-imagined = Seat { $seat } cannot imagine the hidden things anew after move { $number }.
record-setup = The record’s set-up is impossible: { $why }
record-move = Move { $number } of the record (“{ $move }”, { $seat }) is refused: { $why } [{ $rule }]
record-scores = The record claims the scores { $told }, but its moves lead to others.
record-unreadable = The file { $file } cannot be read: { $why }

study-form = This is not a study as the house writes it.
study-no-node = The study has no such move.
study-full = { $most ->
    [one] A study has at most one move.
   *[other] A study has at most { $most } moves.
}
study-comment = { $most ->
    [one] A comment has at most one character, and no control characters.
   *[other] A comment has at most { $most } characters, and no control characters.
}
study-drawn = { $most ->
    [one] A position has at most one arrow or mark.
   *[other] A position has at most { $most } arrows and marks.
}
study-title = { $most ->
    [one] A title has at most one character.
   *[other] A title has at most { $most } characters.
}
study-main-already = This is the main line already.
study-move = A move of the study cannot be played: { $why }

## The terminal

cli-guest = Guest
cli-you = { $name } (you)
cli-learn-help = Type the number or the notation of a move. “back”: one step back; “skip”: show me; “quit”: leave.
cli-learn-again = Nothing is lost: try again.
cli-learn-lit = In the golden frame: { $numbers }.
cli-learn-broken = This lesson cannot be shown, its files are at fault: { $why }
cli-learn-none = { $game } has no lessons yet.
cli-learn-unknown = Lesson { $given } is not among these: { $allowed }.
cli-learn-next = Next lesson: press Enter; “quit” to stop.
cli-learn-match = Now the real match: it goes on from here, against apprentices. Press Enter; “quit” to stop.
cli-exercise-help = Type the number or the notation of a move, or a price. “show”: the answer; “quit”: leave.
cli-exercise-none = { $game } has no exercises yet.
cli-exercise-unknown = “{ $given }” is not among these: { $allowed }.
cli-exercise-missing = There is no exercise “{ $given }”.
cli-exercise-next = Next exercise: press Enter; “quit” to stop.
cli-exercise-end = Solved at the first try: { $solved } of { $tried }.
cli-learn-end = That is all you need. Now play: loggia play { $game }
cli-bot = { $name } ({ $level })
cli-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
cli-narrow = Many choices: type the beginning of one to see those that begin with it.
cli-help-hint = Choose by number or by writing the move; “?” shows all commands.
cli-help-choose = Type a number to choose, or the beginning of a move to narrow the list.
cli-help-text = Type a whole move as it stands in brackets, for example in a record.
cli-sure = Sure? “!” plays it anyway; Enter lets you think.
cli-hint-do = “hint 1” carries out the first one.
cli-hint-wait = Wait for the others first.
cli-hint-which = There is no such advice: “hint” alone shows { $count ->
    [0] that it is better to wait
    [one] the one there is
   *[other] all { $count }
}.
cli-help-commands = Commands: undo, undo turn, hint, hint NUMBER, log, rule ID, save FILE, quit.
cli-commitment = The dice are bound to the commitment { $digest }…; the seed will be revealed at the end.
cli-seed = The seed of this match was { $seed }.
cli-result = Final scoring
cli-total = { $count ->
    [one] point in all
   *[other] points in all
}
cli-left = You left the table.
cli-undone = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
cli-saved = Saved to { $file }.
cli-save-where = Say where: “save FILE”.
cli-no-rule = There is no rule { $id }.
cli-review-not-over = The match is not over: only a finished one can be reviewed.
cli-reviewing = Reviewing
cli-playing = Playing
cli-verified = { $moves ->
    [one] The record is genuine: { $moves } move, digest { $digest }.
   *[other] The record is genuine: { $moves } moves, digest { $digest }.
}
cli-study-start = { $moves ->
    [0] From the set-up:
    [one] After one move:
   *[other] After { $moves } moves:
}
cli-study-dealt = dealt anew
cli-replay-imagined = What nobody knew was dealt anew here.
cli-replay-step = Enter: next move; “q”: stop.
cli-file-exists = The file { $file } exists already: choose another name.
cli-match-exists = The file { $file } exists already: resume it with --resume, or choose another name.
cli-resume-over = The match in { $file } is over: “loggia replay { $file }” shows it.
cli-simulated = 
    { $finished } of { $games ->
        [one] { $games } match
       *[other] { $games } matches
    } finished: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $rate ->
        [one] { $rate } move
       *[other] { $rate } moves
    } a second.
cli-errors = { $count ->
    [one] One match failed:
   *[other] { $count } matches failed:
}
cli-number = “{ $given }” is not a number that makes sense for { $name }.
cli-option-form = Options are written name=value, not “{ $given }”.
cli-no-rules = There is no rules page for { $game } yet.
cli-serving = The house is open: { $address } (Ctrl-C closes it)
cli-stale-wal = { $file }-wal was written for another { $file }, which has been replaced since: SQLite would mix the two. Move { $file }-wal and { $file }-shm away; if all three were copied here together, remove { $name } instead.
cli-taken = Another house has { $file } open: end it first, or give this one a database of its own
cli-no-store = The database { $file } cannot be opened: { $why }
cli-no-database = There is no database { $file }
cli-is-folder = { $file } is a folder: name a file in it
cli-no-house = { $file } is no database of a house, and is left as it is
cli-house-missing = { $file } is missing, but { $old } stands beside it, which a restore has replaced. To put it back: loggia restore { $old } --database { $file }. To begin an empty house, move it to another folder.
cli-backed-up = { $file } is a whole backup: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
  }
cli-exported = { $file } holds { $people ->
    [one] { $people } person
   *[other] { $people } people
  } and { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }; every record was played again
cli-club-starting = A club starts on this machine. Data and logs: { $folder }
cli-club-part = { $name } { $where }
cli-club-open = The club is open: { $address } (Ctrl-C closes it)
cli-club-again = { $name } has ended and is started again; its log: { $file }
cli-club-closing = The club closes: pages are told, tables are kept…
cli-club-closed = The club is closed.
cli-no-club = A club cannot be started here: { $why }
cli-not-exported = There is no export: { $why }
cli-imported = From { $file }: { $people ->
    [one] { $people } person
   *[other] { $people } people
  } and { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } taken in, { $known ->
    [one] { $known } table was
   *[other] { $known } tables were
  } here already; every record was played again
cli-not-imported = Nothing was taken from { $file }: { $why }
cli-import-names = Nothing was taken. Other accounts have these names here: { $names }. With --as-guests they come as guests.
cli-not-backed-up = There is no backup: { $why }
cli-restored = The house at { $house } has what { $file } holds: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
  }
cli-not-restored = { $file } was not put back, and nothing has changed: { $why }
cli-source-missing = Nothing was changed: there is no file { $file }
cli-source-folder = Nothing was changed: { $file } is a folder, not a file
cli-source-unreadable = Nothing was changed: { $file } cannot be read: { $why }
cli-source-export = Nothing was changed: { $file } is not a backup. If it was made by “loggia export”, “loggia import” takes it in.
cli-source-backup = Nothing was changed: { $file } is a backup or a database, not an export. “loggia restore” puts a backup back.
cli-source-no-backup = Nothing was changed: { $file } is not a backup made by “loggia backup”, nor a copy of a database
cli-source-no-export = Nothing was changed: { $file } is not a file made by “loggia export”
cli-restore-no-answer = The running house did not put the backup back, and nothing has changed: end it and try again
cli-check-file = The file: { $why }
cli-check-table = Table { $table }: { $why }
cli-admin-no-answer = The running house did not answer within a minute, and will not do it any more: look at its log
cli-admin-nobody = There is no account called “{ $name }”. Guests go by their number: “loggia admin people { $name }” shows it.
cli-admin-nothing = There is nobody and nothing called “{ $name }”
cli-admin-done = Done: { $act } { $about } ({ $how })
cli-checked = { $tables ->
    [one] { $tables } table read
   *[other] { $tables } tables read
  }, { $problems ->
    [0] nothing wrong
    [one] { $problems } problem
   *[other] { $problems } problems
  }
setting-file = The settings in { $file } cannot be read: { $why }
setting-unknown = { $where }: there is no such setting
setting-unknown-meant = { $where }: there is no such setting; is { $option } meant?
setting-variable = { $name } is no setting, and is ignored
setting-variable-meant = { $name } is no setting, and is ignored: is { $option } meant?
setting-bool = { $where } is true or false, not “{ $given }”
setting-text = { $where } is a text, not “{ $given }”
setting-whole = { $where } is a whole number from { $least } to { $most }, not “{ $given }”
setting-number = { $where } is a number from { $least } to { $most }, not “{ $given }”
setting-one-of = { $where } is one of these, not “{ $given }”: { $allowed }
setting-address = { $where } is an address like https://play.example.org, not “{ $given }”
cli-bad-setting = A setting is wrong. { $why }
cli-port-taken = The house could not open at { $host }, port { $port }: the port is in use. End what uses it, or choose another with --port
cli-not-serving = The house could not open at { $host }, port { $port }: { $why }
cli-arena-head = 
    { $games ->
        [one] { $games } match
       *[other] { $games } matches
    } of { $game } with { $seats } seats, { $length ->
        [one] { $length } move
       *[other] { $length } moves
    } each, { $rate ->
        [one] { $rate } decision
       *[other] { $rate } decisions
    } a second
cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-rank = mean rank
cli-arena-score = mean score
cli-arena-rating = rating

cli-version = Loggia { $version }, { $build ->
    [compiled] compiled
    [changed] plain Python (the compiled build is out of date: { $detail } has changed; make compiled)
    [python] plain Python (the compiled build is for { $detail })
    [broken] plain Python (the compiled build is incomplete: { $detail })
   *[plain] plain Python
}
cli-version-game = { $game }: rules revision { $revision }

## The browser: the house

ui-title = { $page } · Loggia
ui-title-house = Loggia: four Italian board games
ui-title-turn = Your turn: { $game } · Loggia
ui-welcome = Sit down and play
ui-welcome-more = Choose a game: one click and you are at the table against bots. No account needed.
ui-games = Games
ui-lobby = Play
ui-new = Set up a table
ui-new-table = Set up a table for people
ui-rules = Rules
ui-review = Review
ui-replays = Replays
ui-settings = Settings
ui-me = My page
ui-home = To the lobby
ui-nav = Pages
ui-skip-content = Skip to the content
ui-loading = One moment…
ui-close = Close
ui-on = yes
ui-off = no
ui-you = You
ui-name-again = { $name } ({ $seat })
ui-you-named = { $name } (you)
ui-players = { $least } to { $most } players
ui-play-now = Play now
ui-play-starting = The table is being laid…
ui-play-how = Seats and level
ui-play-seats = Players
ui-play-level = Bots
ui-play-usual = as usual
ui-play-options = All options
ui-mine = My tables
ui-open = Open tables
ui-open-none = Nobody is waiting for players just now. Set up a table and send the link to friends.
ui-running = Matches to watch
ui-table-your-turn = Your turn
ui-table-go-on = Go on
ui-table-join = To the table
ui-table-watch = Watch
ui-notes-open = See
ui-waiting-for = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
ui-waiting-kept = Waiting for { $names }
ui-waiting-start = Everybody is here
ui-waiting-soon = All seats are taken
ui-sit = Sit here
ui-start = Start
ui-start-bots = Start, with bots in the free seats
ui-leave = Leave the table
ui-invite = Copy the invitation link
ui-share = Share
ui-share-table = Share this table
ui-share-link = Share the link
ui-copied = Copied

ui-new-game = Game
ui-new-seats = Who plays
ui-new-options = Options
ui-new-table-legend = The table
ui-new-make = Set up the table
ui-new-listed = Shown in the lobby
    .help = Anybody may sit down or watch; otherwise only those with the link.
ui-new-rated = Rated
    .help = The result counts for the ratings of the people at the table. No bots, no hints, a pause only if all agree; who leaves has lost. Without a clock: three days a move.
ui-new-hints = Hints
    .help = Players may ask a bot what it would do.
ui-seat-open = free seat
ui-seat-kept = kept for { $name }
ui-seat-anybody = anybody
ui-seat-me = me
ui-seat-who = Seat { $number }
ui-seat-level = Bot: { $level }
ui-how = How it works
ui-how-of = How { $game } works
ui-how-goal = The goal
ui-how-turn = Your turn
ui-how-scores = What scores
ui-how-end = How it ends
ui-how-signs = The signs
ui-learn = Learn in minutes
ui-exercises = Exercises
ui-learn-of = Learn { $game }
ui-learn-lesson = { $lesson } · { $game }
ui-learn-about = Short lessons on the real board, a minute each. You make the moves; nothing you do can go wrong for good. Leave whenever you like, and go on later.
ui-learn-begin = Begin
ui-learn-new = Your first match of { $game }?
ui-learn-new-about = Short lessons on the real board teach it in a few minutes, and then go on as a real match. You can learn later as well: the button stays on the card.
ui-learn-new-play = Play right away
ui-learn-go-on = Go on
ui-learn-all = All lessons
ui-learn-done = Done
ui-learn-coach = The teacher
ui-learn-step = Step { $step } of { $steps }
ui-learn-watch = See what happens
ui-learn-hurry = Go on at once
ui-learn-again = Try again
ui-learn-back = Back
ui-learn-skip = Show me
ui-learn-do = Do it for me
ui-learn-once-more = Once more
ui-learn-next = Next lesson
ui-learn-match = Play a real match
ui-learn-match-on = Play on from here, for real
ui-learn-match-new = A new match
ui-learn-finished = The lesson is over
ui-learn-consequence = This is what comes of it
ui-learn-did = { $name }: { $what }
ui-learn-later = Some turns go by, and yours are played for you.
ui-learn-guest = Guest
ui-bot-0 = Beatrice
ui-bot-1 = Cosimo
ui-bot-2 = Fiora
ui-bot-3 = Lapo
ui-bot-4 = Nella
ui-clock = Time
ui-clock-none = No clock
    .help = Everybody thinks as long as they like.
ui-clock-quick = Quick
    .help = 15 seconds a decision, and 5 minutes in reserve.
ui-clock-calm = Calm
    .help = 45 seconds a decision, and 15 minutes in reserve.
ui-clock-day = A day a move
    .help = For a match alongside everyday life: 24 hours for each decision.
ui-clock-days = Three days a move
    .help = For a match alongside everyday life: three days for each decision.
ui-clock-rules = By the rules
    .help = As long as the rules of the game give each kind of decision, and their reserve.
ui-clock-days-left = { $count ->
    [one] one day
   *[other] { $count } days
}
ui-clock-hours = { $count } h
ui-clock-then = When the time is up
ui-clock-then-bot = a bot plays on until the player is back
ui-clock-then-lost = the seat is lost
ui-talk-open = Offers
    .help = New offers may be made for this long; after that, whoever has not answered passes.
ui-talk-over = Offers closed
    .help = Nothing new may be offered; what stands can still be accepted or withdrawn.

ui-problem-connection = The house cannot be reached. Is this device online?
ui-problem-house = Something went wrong in the house. Please try again.

ui-rules-of = The rules of { $game }
ui-rules-search = Search the rules
ui-rules-exercises = Positions to try: { $theme }
ui-rules-try = Try it on the board: { $lesson }
ui-rules-nothing = No rule speaks of “{ $wanted }”.
ui-contents = Contents
ui-table-wide = Table
ui-rule = Read the rule · { $id }

ui-language = Language
    .help = The whole house speaks it at once.
ui-language-en = English
ui-language-fr = Français
ui-theme = Appearance
    .help = Light, dark, or the same as this device.
ui-theme-auto = same as the device
ui-theme-light = light
ui-theme-dark = dark
ui-moving = Motion
    .help = Pieces travel from their old place to the new one. As the device: not at all where it asks for less motion.
ui-moving-auto = same as the device
ui-moving-quick = quick
ui-moving-calm = calm
ui-moving-off = off
ui-confirming = Confirmation
    .help = When a chosen move waits for a second click. A button or a line in words is clear enough and is sent at once, unless you always want to confirm.
ui-confirming-always = always
ui-confirming-careful = where it cannot be taken back freely
ui-confirming-never = never: send at once
ui-ending = End of my turn
    .help = When nothing but one button is left after my move, press it for me; then the move cannot be taken back freely.
ui-ending-on = End my turn by itself
ui-mistakes = Warning before a clear mistake
    .help = The coach looks at your choices while you think. If a move clearly loses, it says why and asks: sure? Never at rated tables, nor where hints are off.
ui-mistakes-first = in my first matches of a game, against bots
ui-mistakes-always = always, where hints are allowed
ui-mistakes-never = never
ui-sounds = Sounds
    .help = Quiet notes, each for one thing; choose those you want to hear.
ui-sounds-on = Sounds on
ui-sounds-turn = my turn
ui-sounds-offer = an offer that waits for my answer
ui-sounds-refusal = a move that is refused
ui-sounds-end = the end of the match
ui-sounds-listen = Listen: { $name }
ui-notify = Your turn
    .help = An open page always tells you. When none is open, this browser can tell you, and so can an e-mail.
ui-notify-push = Notify me in this browser
ui-notify-mail = Send me an e-mail at slow tables
ui-notify-impossible = This browser or this house cannot send notifications.
ui-notify-forbidden = Notifications are blocked in this browser’s settings for this page.
ui-notify-failed = That did not work: the browser’s push service could not be reached.

ui-profile-guest = Guest of the house.
ui-profile-since = Here since { $date }.
ui-profile-played = { $played ->
    [0] No finished match yet.
    [one] One finished match, { $won } won.
   *[other] { $played } finished matches, { $won } won.
}
ui-ratings = Ratings
ui-rating = Rating
ui-matches = Matches
ui-history = Finished matches
ui-name = Name
ui-password = Password
ui-email = E-mail (optional)
ui-account = Account
ui-account-new = Open an account
ui-account-keep = Keep what you have
ui-account-help = An account keeps your name, settings, matches and ratings, on every device.
ui-account-make = Open the account
ui-account-done = Welcome: the account is open.
ui-login = Log in
ui-login-done = Welcome back.
ui-logout = Log out
ui-mail-turns = Tell me by e-mail when it is my turn
ui-export = Download everything that is kept about me
ui-email-verify = Is this your address?
ui-email-verify-help = Say so, and the house may send mail there.
ui-email-verify-yes = Yes, this address is mine
ui-email-verified = This address is verified.
ui-email-waits = This address waits for you to open the link that was sent there.
ui-email-no-mail = This house sends no mail.
ui-email-again = Send the link once more
ui-email-sent = A link is on its way: open it to verify the address.
ui-email-kept = The address is kept.
ui-email-keep = Keep this address
ui-password-new = A new password
ui-password-change = Change the password
ui-password-new-done = The password is changed. Every other device is logged out.
ui-password-forgotten = I have forgotten my password
ui-password-sent = If this account has a verified address, a link is on its way.
ui-sessions = Where you are logged in
ui-session-here = here
ui-session-seen = last used { $when }
ui-session-unknown = A program
ui-session-ended = Logged out there.
ui-session-end-of = Log out: { $device }
ui-report = Report to the hosts
ui-report-reason = What should the hosts of this house look at?
ui-report-done = Reported. A host will look at it.
ui-report-line = Mute, block or report { $name }
ui-report-person = Block or report this person
ui-block = Block
ui-unblock = Block no longer
ui-block-help = Whoever you block cannot sit down with you, nor you with them, and you do not see what they say.
ui-block-done = Blocked.
ui-unblock-done = Not blocked any more.
ui-desk = The host’s desk
ui-desk-reports = Open reports
ui-desk-none = Nothing to look at.
ui-desk-by = reported by { $name }, { $when }
ui-desk-table = See the table
ui-desk-study = See the study
ui-desk-unstudy = Delete the study
ui-desk-unsay = Remove the line
ui-desk-close = Close the table
ui-desk-ban = Keep out for a week
ui-desk-handled = Dealt with
ui-desk-audit = What hosts have done
ui-desk-shell = the shell
ui-desk-house = the house itself
ui-desk-yes = Yes
ui-desk-no = No
ui-desk-sure = { $what ->
    [unsay] Remove this line from the table, for everybody?
    [close] End this match for all at the table? It will count for nobody.
    [unstudy] Delete this study, for everybody?
   *[ban] Log { $name } out everywhere, and keep { $name } out for a week?
}
ui-desk-did = { $act ->
    [close] closed the table { $about }
    [unsay] removed line { $about } of a chat
    [unstudy] deleted the study { $about }
    [ban] kept person { $about } out, or let them in again:
    [rename] gave person { $about } another name
    [remove] deleted person { $about }
    [host] made person { $about } a host, or no longer:
    [repair] read the table { $about } from its log again
    [purge] deleted what is old:
    [rotate] made the key of the cookies anew
    [handled] dealt with { $about }
   *[other] { $act } { $about }
}
ui-mute = Mute
ui-unmute = Mute no longer
ui-mute-done = You no longer see what they write.
ui-unmute-done = You see again what they write.
ui-farewell = Delete me
ui-farewell-help = Your seats go to bots, and your name disappears from the house. This cannot be undone.
ui-farewell-yes = Delete everything about me
ui-farewell-done = Farewell. Nothing about you is kept any more.

## The browser: the table

ui-who-you = Your decision
ui-who-asked = A proposal waits for your answer
ui-who-lost = You have left this match; a bot plays on for you.
ui-who-away = A bot plays for you.
ui-also = Also possible
ui-who-moment = You may speak first: the bots wait a moment
ui-go-on = Go on
ui-pace = Pace of the bots
    .help = How long what bots do is shown, and how long they wait where you could make a deal.
ui-pace-instant = At once
ui-pace-quick = Quick
ui-pace-easy = Easy to follow
ui-who-you-too = Your decision, and others decide too
ui-who-one = { $name } decides
ui-who-many = Waiting for { $names }
ui-who-waiting = Waiting for { $names }.
ui-who-over = The match is over
ui-who-sending = One moment…
ui-who-paused = The table is paused
ui-who-damaged = The log of this table cannot be read; whoever runs the house has been told
ui-who-frozen = This table was begun under rules that are not installed here
ui-can-point = { $count ->
    [one] There is one choice.
   *[other] Point at something lit.
}
ui-can-more = { $count ->
    [one] One choice left.
   *[other] Go on: point at what is lit now.
}
ui-can-add = You can point at more.
ui-confirm = Confirm
ui-cancel = Cancel
ui-choices = Choices
ui-choices-none = There is nothing for you to decide now.
ui-choices-count = { $count ->
    [one] One choice
   *[other] { $count } choices
}
ui-choices-bounded = More are possible than are listed here.
ui-choices-search = Search the choices
ui-choices-all = Show all { $count }
ui-piece-choices = { $count ->
    [one] Leads to one choice
   *[other] Leads to { $count } choices
}
ui-piece-picked = Chosen: point again to take it back
ui-piece-told = Pointed out
ui-piece-dim = Not part of this decision
ui-no-board = This game has no drawing yet. You can play it from this list.
ui-tray = What is lit
ui-tray-none = Nothing is lit on the board: use the buttons below.
ui-more-right = +{ $count } ›
ui-more-waiting = { $count } to answer
ui-more-left = ‹ +{ $count }
ui-more-below = { $count } more below
ui-more-above = { $count } more above
ui-zoom = Zoom
ui-zoom-lit = Zoom to what is lit
ui-zoom-others = Show the others
ui-zoom-in = Closer
ui-zoom-whole = Show everything
ui-drawer = Log, choices, chat
ui-drawer-open = Open the drawer
ui-drawer-close = Close the drawer
ui-news = news
ui-log = Log
ui-log-earlier = Earlier
ui-log-away = While you were away
ui-log-undone = (taken back)
ui-chat = Chat
ui-chat-empty = Nothing has been said yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-score = Score
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-seat-bot = bot, { $level }
ui-seat-here = at the table
ui-seat-gone = not looking just now
ui-seat-lost = a bot plays on
ui-seat-decides = decides
ui-seat-given = A bot plays on for { $name }.
ui-seat-reopen = Let somebody else sit there
ui-undo-step = Take back the last step
ui-undo-turn = Take back the whole turn
ui-undo-moves = Take back all my moves of this turn that can go
ui-undo-what = { $what }: { $moves }
ui-undo-title = Take back
ui-undo-way-step = Back to before my last move
ui-undo-way-turn = Back to the beginning of my turn
ui-undo-way-moves = Back to before my first move in this turn
ui-undo-vanish = { $count ->
    [0] No move would vanish.
    [one] This move would vanish:
   *[other] These { $count } moves would vanish:
}
ui-undo-hidden = A move of { $name }
ui-undo-now = Take back
ui-undo-ask-others = Ask the others
ui-undo-your-deal = One of them is your own deal: without your word it stands.
ui-undo-ask = Ask to take back
ui-undo-asked = { $what ->
    [turn] { $name } asks to take back a whole turn.
    [moves] { $name } asks to take back several moves.
   *[step] { $name } asks to take back a move.
}
ui-undo-agree = Agree
ui-undo-deny = No
ui-undo-waiting = Waiting for { $names }.
ui-sure = Sure?
ui-sure-move = { $move }: sure?
ui-sure-think = Let me think
ui-sure-play = Play it anyway
ui-sure-never = Play it, and never warn me again
ui-hint = Ask the coach
ui-hint-says = The coach: { $move }
ui-hint-options = The coach
ui-hint-before = Before, it was: { $move }.
ui-hint-since = Since then: { $what }
ui-connection-lost = The connection is lost. Trying again…
ui-catching-up = { $count ->
    [one] { $count } more event
   *[other] { $count } more events
}
ui-skip = Skip
ui-back-again = I am back
ui-onlooker = Spectator
ui-table-about = About this table
ui-table-do = At the table
ui-dice = Fair dice
ui-dice-help = All chance in this match comes from a secret seed. This number was fixed before the first move and binds the house to that seed; at the end the seed is revealed, and anybody can check it.
ui-dice-was = The seed was { $seed }.
ui-dice-seed = Seed { $seed }, as promised by { $commitment }.
ui-pause = Pause
ui-pause-ask = Ask for a pause
ui-pause-asked = { $name } asks for a pause.
ui-pause-asked-why = { $name } asks for a pause: { $why }.
ui-rated-about = A rated match: no bots, no hints, a pause only if all agree. Whoever gives up or runs out of time has lost, whoever sits down there later.
ui-warning = A warning of the house.
ui-warning-read = I have read it
ui-resume = Go on
ui-leave-bot = Let a bot play for me
ui-resign = Give up
ui-resign-sure = You would come last, and a bot would play on. Are you sure?
ui-resign-sure-end = You would come last, and the match would end here, for too few people would be left. Are you sure?
ui-resign-yes = Give up
ui-result-you = You have won!
ui-result-shared = You share the victory!
ui-result-won = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
ui-result-lost = Left before the end, and comes last
ui-result-sources = Where the points of { $name } came from
ui-rank = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
}
ui-plot = The scores over time
ui-plot-title = How it went
ui-see-board = See the board
ui-see-result = See the result
ui-rematch = Play again
ui-rematch-join = To the next match
ui-record-download = Download the record
ui-replay = Replay
ui-replay-watch = Watch the match
ui-replay-drop = Drop a record here (a .loggia file)
ui-replay-choose = Choose a file
ui-replay-help = A record rebuilds a match exactly. You will find yours under
ui-replay-eyes = Seen by
ui-replay-first = To the start
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-next = One step on
ui-replay-last = To the end
ui-replay-time = Timeline
ui-replay-move = Move { $number } of { $count }
ui-keys = Keys
ui-key-tab = to the board, the buttons, the drawer
ui-key-arrows = to the nearest piece that can be chosen
ui-key-all = with Shift: to any piece
ui-key-enter = point at a piece; confirm a complete choice
ui-key-escape = take back what you pointed at
ui-key-board = to the board; there, to the next piece that can be chosen
ui-key-others = to the others’ boards
ui-key-choices = all choices in words
ui-key-log = log
ui-key-chat = chat
ui-key-undo = take back a step
ui-key-turn = take back the turn
ui-key-hint = hint
ui-key-help = this page

# Standing orders

ui-orders = Standing orders
ui-orders-help = The house plays them for you as soon as they fit, so that nobody has to wait. Nobody else sees them.
ui-orders-mine = { $count ->
    [one] { $count } standing order: the house plays it for you
   *[other] { $count } standing orders: the house plays them for you
}
ui-orders-none-now = Nothing can be ordered at this moment: what you may do next is not known yet.
ui-order-new = A new order
ui-order-expert = Write it as text
ui-order-text = Play
ui-order-repeat = every time that it is possible
ui-order-add = Leave this order
ui-order-drop = Withdraw this order
ui-order-less = less
ui-order-more = more

# --- data files: one reader for all games -------------------------------------------------------

data-unreadable = The data file { $file } cannot be read: { $why }.
data-not-toml = The data file { $file } is not valid TOML: { $why }.
data-missing = The data file says nothing at { $where }.
data-kind = The data file has “{ $given }” at { $where }, where { $wanted } belongs.
data-a-number = a whole number
data-a-text = a text
data-a-list = a list
data-a-table = a table
data-a-truth = true or false
data-number = The data file has { $given } at { $where }, where a number from { $least } to { $most } belongs.
data-small = The data file has { $given } at { $where }; it must be at least { $least }.
data-word = The data file has “{ $given }” at { $where }. Allowed: { $allowed }.
data-fixed = The data file has “{ $given }” at { $where }, where every file of this game has “{ $expected }”.

## Since the last turn, who leads, the end

ui-since = Since your last turn
ui-since-one = { $name } { $deeds }.
ui-since-nothing = Nothing new on the board since your last turn.
ui-since-last = … { $deeds }
ui-since-last-of = { $count ->
    [one] { $deeds } (and { $count } thing before)
   *[other] { $deeds } (and { $count } things before)
}
ui-since-play = Show it again on the board
ui-since-stop = Back to the present
ui-lead-open = Points of { $name }
ui-lead-of = Points of { $name }
ui-lead-mine = Your points
ui-lead-counted = Counted so far
ui-lead-at-end = If the match ended now
ui-lead-hidden = Hidden from you: { $what }.
ui-lead-known = Together, as far as you know
ui-lead-total = Together
ui-lead-expected = A bot expects about { $score } in the end.
ui-lead-now = If the match ended now: { $score }
ui-lead-now-short = at the end { $score }
ui-lead-now-known = If the match ended now, as far as you know: { $score }
ui-since-playing = Shown again
ui-lead-nothing = This game does not tell points before the end.
ui-lead-expect = Expected result
ui-end-count = The final count
ui-end-last = The last move
ui-end-step = The final count, { $number } of { $count }
ui-end-row = { $name }: { $what }
ui-end-plus = + { $score }
ui-end-minus = − { $score }
ui-end-next = Go on
ui-end-skip = To the result
ui-end-again = Count again on the board
ui-dice-proof = How chance can be checked
ui-plot-about = What each would have scored if the match had ended then.
ui-replay-open = All hands open
ui-replay-by = Step by
ui-replay-unit-move = decision
ui-replay-unit-turn = turn
ui-replay-unit-round = round
ui-replay-speed = Speed
ui-replay-times = × { $speed }
ui-replay-round = round { $round }
ui-paused-by = Paused by { $name }
ui-paused-mine = You have paused the match
ui-paused-why = { $what }: { $why }
ui-pause-why = Reason for a pause
ui-pause-no-reason = no reason given
ui-said = { $text }
ui-offline = This device is offline: the table stands as you see it.
ui-offline-kept = Your move is kept and will be sent.
ui-offline-retry = Try now
ui-online-again = Connected again.
ui-gone = { $count ->
    [one] { $names } is not at the table just now.
   *[other] { $names } are not at the table just now.
}
ui-friends = Friends
ui-game-facts = { $time }, { $weight }

# Standing orders, in words

order-pass = Pass until something concerns me
order-keep = At every decision, until something concerns me: { $what }
order-accept = Accept whatever brings at least { $least }
order-accept-form = Accept an offer
order-least = if it brings at least
order-play = Once, as soon as it is possible: { $what }
order-play-always = Whenever it is possible: { $what }
order-move-form = Play a move as soon as I can
order-move = the move
order-no-pass = Nobody passes in this game: such an order could never be carried out.
order-no-offers = Nobody makes offers in this game: there is nothing to accept.
order-twice = You have already left this order.
