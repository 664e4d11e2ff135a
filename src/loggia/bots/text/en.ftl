bots-level-random = Random
    .about = Plays anything that is allowed.
bots-level-apprentice = Apprentice
    .about = Looks one step ahead and slips now and then.
bots-level-merchant = Merchant
    .about = Thinks through what the others may do.
bots-level-master = Master
    .about = The strongest in the house.
bots-points = { $sign }{ $whole }.{ $tenth } points
bots-ducats = { $sign }{ $whole } { $whole ->
    [one] ducat
   *[other] ducats
}
bots-why = expected gain over an average choice: { $gain }
bots-why-effect = expected gain over an average choice: { $gain }; { $effect }
bots-why-prices = { $why }. { $prices }

# Words of the coach.
coach-only = the only choice
coach-sure = the only choice worth a thought
coach-best = the best: { $gain } against the next choice
coach-best-even = the best, though the next choice is about as good
coach-even = about as good
coach-cost = against the best: { $cost }
coach-and = { $first }; { $second }
coach-then = { $first }. { $second }
coach-brings = more from “{ $source }”: { $points }
coach-gives = helps { $seat }: { $points } for them
coach-costs-rival = hurts { $seat }: { $points } for them
coach-blocks = { $seat } can then no longer do this next: { $move }
coach-wanted = otherwise { $seat } would do it next

# The warning before a clear mistake.
warning-why = { $why } { $cost }
warning-gives = Beside your best move, { $seat } gains { $points }.
warning-gives-by = Beside your best move, { $seat } gains { $points }, mostly by “{ $source }”.
warning-better = Better: { $move }.
warning-misses = You miss { $points } from “{ $source }”.
warning-lets = Afterwards { $seat } can do this: { $move }.
warning-cost = Against your best move you lose about { $points }.
warning-chance = Your chance to win falls by about { $percent }%.
warning-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
warning-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
