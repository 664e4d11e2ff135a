# Words of the pages beside the lobby and the table; they are loaded with those pages.

ui-name-ask = What shall the others call you?
ui-name-help = You sit with other people. They read this name beside your arms; you can change it whenever you like.
ui-name-keep = Use this name
ui-name-later = Go on without a name
ui-name-stay = Go on as { $name }
ui-name-change = Change my name
ui-name-account = Log in, or open an account
ui-name-bot = { $name } (bot, { $level })
ui-host = host
ui-host-away = The host of this table looks on.
ui-seat-guest = guest
ui-seat-account = account
ui-seat-free = anybody may sit here
ui-seat-asked = asked to play again
ui-ready = I am ready
ui-ready-not = Not ready after all
ui-ready-yes = ready
ui-ready-no = not ready yet
ui-waiting-ready = Waiting until { $names } can begin
ui-chat-sit = Whoever sits at a table, or has a name here, can talk.
ui-looking-on = You look on
ui-seat-take = Take the seat of { $name }
ui-missing = There is nothing here
ui-missing-more = Perhaps the address is not complete, or the table was cleared away.
ui-missing-cleared = This table was cleared away before its match began.
ui-missing-play = Play a game now
ui-missing-mine = See my tables
ui-missing-rules = Read the rules
ui-missing-replay = Watch a match
ui-agreed = What is played
ui-clear = Clear the table
ui-clear-sure = The table would be gone, for everybody. Are you sure?
ui-clear-no = Keep it
ui-waiting-me = Waiting until { $names } can begin
ui-you-among = you
ui-clock-own = { $seconds } s a decision, { $reserve } min in reserve
ui-clock-end = When the time is up: { $what }.
ui-begins = It begins
ui-begins-full = It begins as soon as every seat is taken.
    .when = when every seat is taken
ui-begins-ready = It begins when every seat is taken and everybody is ready.
    .when = when everybody is ready
ui-begins-host = It begins when the host says so.
    .when = when the host says so
ui-archive = Matches to watch
ui-archive-about = Finished matches whose players let everybody watch them, move by move and with all hands open.
ui-archive-none = There is no such match yet.
ui-archive-all = Show every match
ui-leaders = Leaders
ui-leaders-rated = Rated matches between people with accounts. Whoever has played more is more surely placed.
ui-leaders-level = Accounts that have won most matches alone against bots of this level.
ui-leaders-none = Nobody is placed here yet.
ui-leaders-place = Place
ui-leaders-won = Won
ui-record-open = Open a record
ui-filter-all = all
ui-filter-against = Against
ui-filter-people = people
ui-filter-bots = bots
ui-filter-rated = people, rated
ui-sharing-open = Everybody who has the link may watch this match; it stands in the archive.
ui-sharing-closed = Only those who played it may watch this match.
ui-sharing-waits = Everybody could watch this match if all who played agree. Still to say yes: { $names }.
ui-sharing-denied = This match stays among those who played it: { $names } wants it so.
ui-sharing-allow = Let everybody watch it
ui-sharing-keep = Keep it among us
ui-friends-about = Follow people on their pages. Where both follow each other, you see who is here and can invite each other to a table.
ui-friends-none = You follow nobody yet. Open somebody’s page from a table or a list, and follow them.
ui-friends-here = Here now
ui-friends-mine = You follow
ui-friends-back = They follow you
ui-friend-here = here now
ui-friend-waits = does not follow you yet
ui-friend-table = To their table
ui-friend-invite = Invite to a table
ui-friend-link = Copy the link to my page
ui-friend-link-about = Whoever opens it can follow you.
ui-new-friend = { $name } will be told of this table.
ui-follow = Follow
ui-follow-back = Follow back
ui-follow-done = You follow this person now.
ui-unfollow = Follow no longer
ui-unfollow-done = You do not follow this person any more.
ui-notes = Notes
ui-bring = Tell a friend:
ui-brought = { $name } has been told
ui-cards-own = our own choice

# How a person plays.
ui-play-mine = How I play
ui-play-theirs = How they play
ui-play-none = You have not finished a match yet. After the first one, your results, openings and errors are drawn here.
ui-play-none-theirs = No finished match of theirs is open to you.
ui-play-none-chosen = There is no such match.
ui-play-go = Choose a game
ui-play-players = Players
ui-play-people = People
ui-play-mixed = Bots of several levels
ui-play-percent = { $percent }%
ui-play-sum = { $played ->
    [one] { $played } match
   *[other] { $played } matches
  }, { $won } won. With equal chances for everybody it would be { $fair }.
ui-play-older = Only the last 10,000 matches are counted.
ui-play-table = The numbers
ui-play-date = Date
ui-play-wins = Wins
ui-play-fair = Equal chances
ui-play-form = Wins over time
ui-play-form-about = The share of wins over the last 20 matches. Dashed: what equal chances for everybody at the table would give.
ui-play-form-label = Wins over time: at first { $first }, now { $last }; with equal chances: { $fair }.
ui-play-errors = Errors over time
ui-play-errors-about = What one decision costs on average, in chance to win, as reviews have found it: a dot for each match, the line for the last five. Lower is better.
ui-play-errors-label = Errors over time, { $count ->
    [one] { $count } reviewed match
   *[other] { $count } reviewed matches
  }: at first { $first } of chance to win lost per decision, now { $last }.
ui-play-errors-none = No match of these is reviewed yet. A review tells what each decision cost; then your errors are drawn here.
ui-play-errors-none-theirs = No match of theirs that is open to you has a review yet.
ui-play-lost = Lost per decision
ui-play-mean = Last five
ui-play-points = In points
ui-play-decisions = Decisions
ui-play-review = Review
ui-play-review-now = { $count ->
    [1] Review my last match
   *[other] Review my last { $count } matches
  }
ui-play-reviewing = Reviewing { $number } of { $count }: { $percent }%
ui-play-reviewed = All reviewed.
ui-play-rating-about = After every rated match; newcomers begin with 1500.
ui-play-rating-label = Rating over time: at first { $first }, now { $last }.
ui-play-opponents = By opponents
ui-play-bars-about = How often the match was won. The mark is where equal chances would be.
ui-play-by-seat = By seat
ui-play-by-seat-about = The first seat begins. The mark is where equal chances would be.
ui-play-seat = Seat { $seat } of { $players }
ui-play-openings = Openings
ui-play-openings-about = How matches began, the most frequent first, and how often they were won.
ui-play-share = { $share }, { $won } of { $played }
ui-play-fair-share = equal chances: { $fair }
ui-play-exercises = Exercises
ui-play-exercises-about = My rating at the exercises of this game, after every answer.
ui-play-exercises-label = My rating at exercises is now { $last }.
ui-play-exercises-none = You have not answered an exercise of this game yet. Each asks for the best move in one position, and says why.
ui-play-exercises-go = To the exercises
ui-play-solved = Solved
ui-play-download = Download my matches:
ui-play-csv = CSV table
ui-play-json = JSON
ui-play-records = Records of the last 100

# Exercises

exercises-about = Decisions from matches between bots, in which one move is clearly best and the first idea is wrong. Find it: the answer tells the reason.
exercises-of = Exercises: { $game }
exercises-daily = Today’s exercise
exercises-daily-solve = Solve it
exercises-daily-done = You have answered it
exercises-count = { $count ->
    [one] { $count } exercise
   *[other] { $count } exercises
}
exercises-solved = Solved: { $solved } of { $tried }
exercises-rating = Your rating: { $rating }
exercises-rating-new = Your rating begins at { $rating }
exercises-next = Next exercise
exercises-begin = Begin
exercises-all = All exercises
exercises-every = all themes
exercises-theme = Theme
exercises-level = Level
exercises-level-1 = easy
exercises-level-2 = medium
exercises-level-3 = hard
exercises-levels = all levels
exercises-state = Answered
exercises-open = not yet
exercises-right = solved
exercises-missed = missed
exercises-any = all
exercises-none = No exercise fits.
exercises-number = Exercise { $number }
exercises-difficulty = rating { $rating }
exercises-changed-up = { $points ->
    [one] +{ $points } point for your rating, now { $rating }
   *[other] +{ $points } points for your rating, now { $rating }
}
exercises-changed-down = { $points ->
    [one] −{ $points } point for your rating, now { $rating }
   *[other] −{ $points } points for your rating, now { $rating }
}
exercises-unrated = Only the first answer counts for the rating.
exercises-again = Try again
exercises-show = Show the answer
exercises-price = Your price
exercises-price-less = Less
exercises-price-more = More
exercises-price-name = Name this price
exercises-consequence = This is what comes of it
exercises-solved-now = Solved
exercises-shown-now = The answer
exercises-asks = The question
exercise-ask = What is the best move now?
exercise-best = Right, the best move: { $move }. Compared with the first idea, “{ $glance }”: { $why }.
exercise-good = Right: { $move }, as good as the best. Compared with the first idea, “{ $glance }”: { $why }.
exercise-wrong = Not the best: { $move }. Against the best move { $cost }, and about { $percent }% less chance to win. What the best has over it: { $why }.
exercise-wrong-unknown = Not the best: { $move }. What the best has over the first idea, “{ $glance }”: { $why }.
exercise-shown = The answer: { $move }. Compared with the first idea, “{ $glance }”: { $why }.
exercise-nothing = What it is worth to you, you have to judge yourself.

# Studies.
ui-studies = Studies
ui-studies-about = A study is a tree of variations from one position, with comments, arrows and marks. All cards lie open in it. Begin one from any position of a replay or a review, or here.
ui-studies-mine = Your studies
ui-studies-none = You have no study yet.
ui-studies-public = Studies that everybody may see
ui-studies-public-none = Nobody has published a study yet.
ui-studies-new = New study
ui-studies-begin = Begin
ui-studies-import = Open a study’s file
ui-study-untitled = Untitled study
ui-study-title = Title
ui-study-by = by { $name }
ui-study-tree = Variations
ui-study-start = Start
ui-study-start-after = { $moves ->
    [one] Start, after one move
   *[other] Start, after { $moves } moves
}
ui-study-variation = variation
ui-study-comment = Comment on this position
ui-study-commented = with a comment
ui-study-dealt = dealt anew
ui-study-from = Look from
ui-study-auto = whoever decides
ui-study-back = One move back
ui-study-next = One move on
ui-study-first = To the start
ui-study-last = To the end of the line
ui-study-promote = Make it the main line
ui-study-delete = Delete from here
ui-study-undo = Undo the last edit
ui-study-draw = Arrows and marks
ui-study-draw-help = Point at a piece twice to mark it, or at a second piece to draw an arrow.
ui-study-draw-to = { $piece }: now the second piece, or the same once more.
ui-study-draw-clear = Remove all
ui-study-colour = Colour
ui-study-colour-green = green
ui-study-colour-red = red
ui-study-colour-blue = blue
ui-study-colour-yellow = yellow
ui-study-drawn-arrow = Arrow: { $piece } → { $to }
ui-study-drawn-mark = Mark: { $piece }
ui-study-again = Deal anew
ui-study-again-help = The same move once more, with all that its mover could not know dealt anew
ui-study-access = Who may see it
ui-study-access-private = only I
ui-study-access-link = whoever has the link
ui-study-access-public = everybody
ui-study-file = Download
ui-study-remove = Delete the study
ui-study-remove-sure = Delete this study for good?
ui-study-over = The match is over here.
ui-study-reading = Read only: begin your own study from its file to add moves.
ui-study-report = Report
ui-study-report-why = What is wrong with this study?
ui-study-reported = A host of the house will look at it.
ui-new-presets = A whole table with one click
