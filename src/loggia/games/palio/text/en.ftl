game-palio = Palio
    .about = Enter a horse in secret; the fastest wins the prize.
    .time = 5 minutes
    .weight = very light
    .feel = A guess and a grin: the example game.
palio-prompt =
    Enter a horse for the prize of { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
palio-over = The races are over
palio-opening = Horse { $horse } first
palio-enter = Enter horse { $horse }
palio-prize-drawn =
    The next prize is worth { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
palio-entered = { $seat } has entered a horse
palio-won =
    { $seat } wins the prize of { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
palio-nobody-won =
    Equal fastest horses: nobody wins the prize of { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
palio-point =
    The prize of { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
    .brief = Prizes
palio-board = The square with the prizes and the stables
palio-prize =
    The prize of { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
palio-horse = Horse { $horse }
palio-entered-mine = entered: { $horse }
palio-entered-other = has entered
palio-wait =
    The others enter their horses for the prize of { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }

## Refusals (later)

palio-refused-horse = Horse { $horse } has run already
palio-not-a-move = “{ $given }” is not a move of Palio: write “enter 3”
