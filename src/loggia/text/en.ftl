# Words that every front end uses: set-up, refusals, records, the terminal.

seat-number = Player { $number }
seat-name = { $seat }

## What is wrong with a set-up

setup-game-unknown = There is no game called “{ $given }”. Known games: { $allowed }.
setup-seats = { $game } is for { $allowed } players, not { $seats }.
setup-option-unknown = There is no option “{ $option }”. Known options: { $allowed }.
setup-option-value = Option “{ $option }” cannot be “{ $given }”. Allowed: { $allowed }.
setup-seed = A seed is one line of 1 to 200 printable characters.
setup-no-data = { $game } has no data file that can be replaced.
setup-bot-unknown = There is no bot called “{ $given }”. Known bots: { $allowed }.
setup-bots-count = { $bots } bots were named for { $seats } seats: name one for all, or one for each seat.

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
record-setup = The record’s set-up is impossible: { $why }
record-move = Move { $number } of the record (“{ $move }” by player { $seat }) is refused: { $why } [{ $rule }]
record-scores = The record claims the scores { $told }, but its moves lead to others.
record-unreadable = The file { $file } cannot be read: { $why }

## The terminal

cli-you = { $name } (you)
cli-bot = Player { $number } ({ $level })
cli-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
cli-narrow = Many choices: type the beginning of one to see those that begin with it.
cli-help-hint = Choose by number or by writing the move; “?” shows all commands.
cli-help-choose = Type a number to choose, or the beginning of a move to narrow the list.
cli-help-text = Type a whole move as it stands in brackets, for example in a record.
cli-help-commands = Commands: undo, undo turn, hint, log, rule ID, save FILE, quit.
cli-commitment = The dice are bound to the commitment { $digest }…; the seed is told at the end.
cli-seed = The seed of this match was { $seed }.
cli-result = Final scoring
cli-total = points in all
cli-left = You left the table.
cli-undone = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
cli-saved = Saved to { $file }.
cli-save-where = Say where: “save FILE”.
cli-no-rule = There is no rule { $id }.
cli-playing = Playing
cli-verified = The record is genuine: { $moves } moves, digest { $digest }.
cli-replay-step = Enter: next move; “q”: stop.
cli-file-exists = The file { $file } exists already: resume it with --resume, or choose another name.
cli-resume-over = The match in { $file } is over: “loggia replay { $file }” shows it.
cli-simulated = { $finished } of { $games } matches finished: { $moves } moves, { $rate } moves a second.
cli-errors = { $count ->
    [one] One match failed:
   *[other] { $count } matches failed:
}
cli-number = “{ $given }” is not a number that makes sense for { $name }.
cli-option-form = Options are written name=value, not “{ $given }”.
cli-no-rules = There is no rules page for { $game } yet.
cli-arena-head = { $games } matches of { $game } with { $seats } seats, { $length } moves each, { $rate } decisions a second
cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-rank = mean rank
cli-arena-score = mean score
cli-arena-rating = rating
