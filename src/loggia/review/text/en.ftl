# Words of a review.

review-percent = { $percent }%
review-silent = say nothing
review-and = { $first }; { $second }
review-why-best = the best move: { $chance } to win
review-why-equal = as good as the best move: { $chance } to win
review-why-costs = { $cost } beside the best move
review-why-gives = { $cost } beside the best move, and { $seat } is { $chance } likelier to win
review-why-effect = { $worth }; { $effect }
review-turn-chance = Move { $number }, luck: after “{ $move }” by { $mover }, { $who } goes from { $before } to { $after }.
review-turn-luck = Move { $number }, luck ({ $came }): { $who } goes from { $before } to { $after }.
review-turn-mistake = Move { $number }: { $who } plays “{ $move }” instead of “{ $better }”: { $after } to win instead of { $before }.
review-mark-slip = slip
review-mark-error = error
review-mark-blunder = blunder
review-marks-slip = { $count ->
    [one] { $count } slip
   *[other] { $count } slips
}
review-marks-error = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
review-marks-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
review-title = Review
review-judge = Judged by the playouts of “{ $level }” from what each seat knew then. Its taste is not the last word: losses below two standard errors are not marked.
review-own = own choices
review-chance = luck
review-others = the others’ choices
review-began = at the start
review-result = result
review-adjusted = without luck
review-loss = lost per decision
review-decisions = real decisions
review-turning = Turning points
review-no-turning = No single move changed much.
review-chances = Chance to win
review-mistakes = Mistakes
review-no-mistakes = No move cost clearly more than the best one.
review-deals = Deals
review-deal = Move { $number }: { $one } and { $other }, “{ $move }”: worth { $mine } to { $one } and { $theirs } to { $other }.
review-luck = Luckiest and unluckiest moments
review-luck-line = Move { $number }, { $who }: { $change }
review-luck-came = { $line } ({ $came })
review-played = played
review-better = better
review-cut = The time was over before all was looked at: what comes from move { $move } on is not reviewed. More time: --time.
review-move = Move { $number }
ui-review-about = For each player: the chance to win at the start, and what changed it: own choices, luck, and what the others chose. Together they give the result. “Without luck” is the result less the luck; “lost per decision” is how far the own moves fell short of the best ones. Own choices are measured by how quick playouts of the judge would have gone on: whoever plays better than those is above zero, mistakes and all.
ui-review-yours = Where you lost most
ui-review-better = Better: { $move }
ui-review-because = What speaks for “{ $move }”: { $why }.
ui-review-seen-from = Seen from { $seat }’s seat: “you” is { $seat } here, and only what { $seat } knew then counts.
ui-review-players = Choices, luck and the others
ui-review-marks-about = Moves that cost clearly more chance to win than the best one did. Press one to see it on the board, with what was better.
ui-review-making = The match is being reviewed. The first results come in a few seconds.
ui-review-done = Reviewing: { $percent }%
ui-review-so-far = so far (before move { $move })
ui-review-mistake-before = The mistake before
ui-review-mistake-next = The next mistake
ui-review-plot = Everybody’s chance to win, move by move. The dots are mistakes.
ui-review-before = before it: { $chance } to win
ui-review-unsure = too close to call
ui-review-deal = At a glance worth { $mine } to { $one } and { $theirs } to { $other }.
ui-review-loss = { $count ->
    [one] { $loss }% in { $count } decision
   *[other] { $loss }% in { $count } decisions
}
ui-review-only = Moves of
ui-review-everybody = everybody
ui-review-from = Play on from here
ui-review-from-about = A match against bots begins with this position.
ui-review-from-seat = I play
ui-review-from-level = against
ui-review-from-hidden = Hidden things
ui-review-from-imagined = imagined anew: I know only what this seat knew then
ui-review-from-as-was = as they were, with the same cards and dice to come
ui-review-from-go = Sit down
ui-review-luck = luck: { $changes }
ui-review-study = Study from here
