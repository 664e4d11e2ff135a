game-lucca = Lucca
    .about = Draft three cards at a time, build palaces, throw open their doors for a party, and keep enough shields to hold the walls.

option-lucca-celebration = Celebration variant
    .help = Five special cards with golden street numbers join the deck; three of them are wild.
option-lucca-celebration-true = with the golden cards
option-lucca-celebration-false = base game

## Pieces

lucca-colour-red = red
lucca-colour-blue = blue
lucca-colour-green = green
lucca-colour-yellow = yellow
lucca-colour-purple = purple
lucca-colour-brown = brown
lucca-colour-orange = orange
lucca-colour-pink = pink
lucca-colour-white = white
lucca-colour-grey = grey
lucca-colour-black = black

lucca-card-palace = { $colour } { $street }
lucca-card-wild = the wild { $street }
lucca-card-bastion = a bastion
lucca-card-other = card { $street }
lucca-city-payer = The City of Lucca
lucca-city-taker = the City of Lucca
lucca-city-name = City of Lucca

## What is being decided

lucca-phase-keeping = the choice of the opening cards
lucca-phase-turn = opening palaces and taking a triplet
lucca-phase-playing = playing the cards of the triplet
lucca-phase-city = the City’s step
lucca-phase-over = nothing: the match is over

lucca-prompt-keeping = Keep two of your four cards. Two of one colour form one palace: you say which lies on top.
lucca-prompt-keeping-others = All players choose two of their four cards.
lucca-prompt-open = Open completed palaces if you like, then take a triplet.
lucca-prompt-take = Take a triplet.
lucca-prompt-turn-other = { $seat } may open palaces and takes a triplet.
lucca-prompt-playing = { $count ->
    [one] Play the last card of your triplet.
   *[other] Play the { $count } cards of your triplet, one by one.
}
lucca-prompt-playing-other = { $seat } plays the cards of a triplet.
lucca-prompt-city = Give the City one card of either triplet that is left.
lucca-prompt-city-second = Give the City one card of the other triplet.
lucca-prompt-city-other = { $seat } gives the City a card.
lucca-prompt-over = The match is over.

## Choices

lucca-keep = Keep { $first } and { $second }
lucca-keep-pile = Keep { $first } with { $second } on top
lucca-open = Open your { $colour } palace
lucca-take = Take triplet { $number }: { $cards }
lucca-play-start = Start a palace with { $card }
lucca-play-add = Add { $card } to your { $colour } palace
lucca-play-wall = Build a city wall with { $card }
lucca-play-bastion = Build the bastion
lucca-play-discard = Discard { $card }
lucca-build = Add { $card } to the City’s { $colour } palace
lucca-build-start = Start a palace of the City with { $card }
lucca-build-bastion = Give the City the bastion of triplet { $number }

lucca-do-start = Start a new palace
lucca-do-wall = Build a city wall
lucca-do-bastion = Build the bastion
lucca-do-discard = Discard

## What a choice brings

lucca-effect-keep = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}, highest street number { $street }
lucca-effect-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
lucca-effect-take = { $windows ->
    [one] 1 window
   *[other] { $windows } windows
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
lucca-effect-completes = completes the palace: { $points ->
    [one] 1 point
   *[other] { $points } points
} for its windows; { $shields ->
    [0] no shield
    [one] 1 shield
   *[other] { $shields } shields
} of yours will no longer count
lucca-effect-grows = card { $size } of { $of }; { $shields ->
    [0] no shield
    [one] 1 shield
   *[other] { $shields } shields
} more; shows number { $street }
lucca-effect-wall = your walls then need { $needed } shields at the end; you have { $shields } under construction
lucca-effect-bastion = 1 point at the end for each opened palace, if your walls hold; { $opened } opened so far
lucca-effect-city-completes = completes the City’s { $colour } palace: it then counts 2 at a party
lucca-effect-city-grows = card { $size } of { $of }

## What happened

lucca-bastions-replaced = { $count ->
    [one] { $seat } was dealt a bastion; it was replaced.
   *[other] { $seat } was dealt { $count } bastions; they were replaced.
}
lucca-hand-dealt = Your opening cards: { $cards }.
lucca-triplets-laid = Round { $round }: { $count } triplets are laid out, { $left ->
    [0] and the deck is empty
    [one] and 1 card is left in the deck
   *[other] and { $left } cards are left in the deck
}.
lucca-has-chosen = { $seat } has chosen.
lucca-kept = { $seat } keeps { $cards }.
lucca-city-founded = The other cards found the City of Lucca: { $cards }.
lucca-reshuffled = The deck is shuffled again. { $removed ->
    [0] No card leaves the game
    [one] 1 card leaves the game unseen
   *[other] { $removed } cards leave the game unseen
}, { $left } are left.
lucca-order-place = { $seat } ({ $shields ->
    [one] 1 shield
   *[other] { $shields } shields
})
lucca-order-fixed = Order of play: { $order }.
lucca-order-last = The last openings, in this order: { $order }.
lucca-opened = { $seat } opens the { $colour } palace: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the party.
lucca-opened-last = { $seat } opens the { $colour } palace at the end: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the party.
lucca-taken = { $seat } takes triplet { $number }: { $cards }.
lucca-started = { $seat } starts a palace with { $card }.
lucca-added = { $seat } adds { $card } to the { $colour } palace ({ $size } cards).
lucca-completed = { $seat } completes the { $colour } palace: { $points ->
    [one] 1 point
   *[other] { $points } points
} for its windows.
lucca-wall-built = { $seat } builds a city wall with { $card }.
lucca-bastion-built = { $seat } builds a bastion.
lucca-discarded = { $seat } discards { $card }.
lucca-city-built = { $seat } gives { $card } to the City’s { $colour } palace ({ $size ->
    [one] 1 card
   *[other] { $size } cards
}).
lucca-city-completed = The City’s { $colour } palace is complete.
lucca-city-bastion = { $seat } gives the City a bastion.
lucca-city-passed-over = Nothing that is left can be built in the City: { $seat } gives it no card.
lucca-left-over = Left over and discarded: { $cards }.
lucca-walls-scored = { $seat }: { $walls ->
    [0] no walls
    [one] 1 wall
   *[other] { $walls } walls
} and { $bastions ->
    [0] no bastions
    [one] 1 bastion
   *[other] { $bastions } bastions
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}, { $opened ->
    [one] 1 opened palace
   *[other] { $opened } opened palaces
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lucca-walls-unsupported = { $seat }: { $shields ->
    [one] 1 shield does
   *[other] { $shields } shields do
} not hold { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
}; walls and bastions bring nothing.
lucca-streets-paid = { $payer } shows the lowest street number, { $lowest }, and owes { $points } points to { $taker }, who shows the highest, { $highest }.
lucca-streets-same = { $payer } shows both the lowest street number, { $lowest }, and the highest, { $highest }: nobody pays.

## Where points come from

lucca-point-windows = Windows of the { $colour } palace
lucca-point-party = Party in the { $colour } palace
lucca-point-last-party = Last party in the { $colour } palace
lucca-point-walls = { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
} and { $bastions ->
    [one] 1 bastion
   *[other] { $bastions } bastions
}, times { $opened ->
    [one] 1 opened palace
   *[other] { $opened } opened palaces
}
lucca-point-walls-unsupported = { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
} with only { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}: walls and bastions bring nothing
lucca-point-lowest = The lowest street number, { $street }
lucca-point-highest = The highest street number, { $street }
lucca-tie-break = Tied: the highest visible street number, { $street }, decides.

## Refusals

lucca-refused-wrong-phase = Not now: this is { $now }, and that belongs to { $wanted }.
lucca-refused-card-not-in-hand = You do not hold { $card }.
lucca-refused-same-card = Keep two different cards, not { $card } twice.
lucca-refused-two-wilds = Two wild cards cannot be kept together: one of the two must be a palace card.
lucca-refused-wild-first = The wild { $wild } cannot lie at the bottom: write “keep { $other } { $wild }”.
lucca-refused-not-completed-nowhere = You have no { $colour } palace.
lucca-refused-not-completed-construction = Your { $colour } palace is still under construction.
lucca-refused-not-completed-opened = Your { $colour } palace is open already.
lucca-refused-no-such-triplet = There is no triplet { $number }: this match has { $most }.
lucca-refused-triplet-taken = Triplet { $number } is gone.
lucca-refused-card-not-in-triplet = The cards that you have to play now do not include { $card }.
lucca-refused-card-not-there = Triplet { $number } does not hold { $card }.
lucca-refused-palace-named = Only a wild card names the palace it is added to; { $card } is none here.
lucca-refused-bastion-only = Only a bastion card can be built as a bastion, not { $card }.
lucca-refused-bastion-no-palace = A bastion is no part of a palace.
lucca-refused-wild-cannot-start = A wild card is never the first card of a palace: { $card } cannot start one.
lucca-refused-colour-already-construction = You are building a { $colour } palace already: add to it.
lucca-refused-colour-already-completed = Your { $colour } palace is completed; nobody builds a second one of a colour.
lucca-refused-colour-already-opened = Your { $colour } palace is open; nobody builds a second one of a colour.
lucca-refused-no-palace-to-extend = You have no { $colour } palace under construction.
lucca-refused-wild-needs-palace = Say which palace { $card } is added to, for example “add red”.
lucca-refused-must-use-other-triplet = The City already has a card of triplet { $number }: take one of the other triplet.
lucca-refused-city-must-build = The City has no palace under construction for { $card }, and takes no walls or discards.
lucca-refused-city-no-palace = The City has no { $colour } palace under construction.

## The notation

lucca-not-a-move = “{ $given }” is not a move of Lucca. Moves: “keep 12 45”, “open red”, “take 2”, “play 45 add”, “city 2 45”.
lucca-not-a-move-keep = “{ $given }” does not name two cards: write “keep 12 45”, with the street numbers of two cards of your hand, the top one last.
lucca-not-a-move-open = “{ $given }” does not name one colour: write “open red”.
lucca-not-a-move-take = “{ $given }” does not name one triplet: write “take 2”.
lucca-not-a-move-play = “{ $given }” does not say how to play a card: write “play 45 start”, “add”, “wall” or “discard”, “play x bastion” for a bastion, “play 10 add red” for a wild card.
lucca-not-a-move-city = “{ $given }” does not name a triplet and a card: write “city 2 45”, “city 2 x” for a bastion, “city 2 10 red” for a wild card.
lucca-not-a-move-palace = Card { $card } is never part of a { $colour } palace.
lucca-not-a-colour = “{ $given }” is not a colour here. Colours: { $allowed }.
lucca-not-a-triplet = “{ $given }” is not a triplet: they are numbered from 1 to { $most }.
lucca-not-a-card = “{ $given }” is not a card: name it by its street number, or “x” for a bastion.

## The owner’s data file

lucca-data-unreadable = The data file { $file } cannot be read: { $why }.
lucca-data-not-toml = The data file is not valid TOML: { $why }.
lucca-data-section = “{ $section }” in the data file must be a section.
lucca-data-fixed = “{ $key }” in the data file is { $given }; the rules say { $ours }, and only cards and colours can be replaced.
lucca-data-figure = “{ $key }” in the data file must be a whole number, not { $given }.
lucca-data-palette = “{ $colour }” is not a colour we can show. Known colours: { $allowed }.
lucca-data-colours = The data file lists { $count } different colours; there must be { $expected }.
lucca-data-no-cards = Section “{ $section }” of the data file has no list “cards”.
lucca-data-twice = Card { $card } is listed twice.
lucca-data-kind = Card { $card }: “{ $given }” is not a kind of card. Known kinds: palace, bastion, wild.
lucca-data-count = Card { $card }: “{ $key }” must be a whole number, not { $given }.
lucca-data-street = Card { $card }: the street number { $street } is not between 1 and { $most }.
lucca-data-symbols = Card { $card }: { $windows } windows and { $shields } shields; each must be 0 to 3, together { $expected }.
lucca-data-colour = Card { $card }: “{ $colour }” is not one of the file’s colours: { $allowed }.
lucca-data-wild-in-deck = The card with street number { $street } is wild; wild cards belong in the section “celebration”.
lucca-data-golden-bastion = The special cards of the section “celebration” hold no bastion.
lucca-data-wilds = The section “celebration” has { $count } wild cards; with more than { $most } an opening hand could hold nothing else.
lucca-data-street-twice = Street number { $street } stands on two cards; all street numbers must be different.
lucca-data-summary = The data file states “{ $key }” as { $stated }, but its cards give { $counted }.
lucca-data-per-colour = The data file states { $stated } cards per colour, but { $colour } has { $counted }.
lucca-data-removed = Street number { $street } is to leave the deck in the Celebration variant, but no palace card has it.
lucca-data-golden-colour = The golden card { $street } has the number of an ordinary { $colour } card and must have its colour.
lucca-data-size = The deck ({ $variant }) has { $count } cards; the rules need { $expected }.

## The terminal

lucca-sketch-round = Round { $round } of { $rounds }
lucca-sketch-deck = deck { $deck } · removed { $removed } · a palace needs { $size } cards
lucca-sketch-triplets = Triplets
lucca-sketch-gone = taken
lucca-sketch-hand = To play:
lucca-sketch-opening = Your opening cards:
lucca-sketch-kept = You keep:
lucca-sketch-given-back = You gave back:
lucca-sketch-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
lucca-sketch-construction = building:
lucca-sketch-completed = completed:
lucca-sketch-opened = opened:
lucca-sketch-walls = { $walls ->
    [0] no walls
    [one] 1 wall
   *[other] { $walls } walls
}
lucca-sketch-bastions = { $bastions ->
    [0] no bastions
    [one] 1 bastion
   *[other] { $bastions } bastions
}
lucca-sketch-shields = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
lucca-sketch-needed = of { $needed } needed for the walls
lucca-sketch-chosen = has chosen
lucca-sketch-choosing = is choosing
lucca-sketch-legend = 45 2w1s: street number 45, 2 windows, 1 shield; x: bastion; *: wild; the last card of a palace shows its number
lucca-sketch-symbols = { $windows }w{ $shields }s

## The board

lucca-board = The city of Lucca
lucca-board-mine = Your quarter and your cards
lucca-board-card = { $colour } card, number { $street }
lucca-board-wild = Wild card, number { $street }
lucca-board-bastion = Bastion
lucca-board-signs = { $windows ->
    [one] 1 window
   *[other] { $windows } windows
  }, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
  }.
lucca-board-card-about = A point for each window when its palace is completed; shields decide the order of play while it is under construction.
lucca-board-wild-about = It can be added to any palace that you are building, never begin one.
lucca-board-bastion-about = Needs no shields, and at the end counts like a wall.
lucca-board-triplet = Triplet { $number }: { $cards }
lucca-board-triplet-sum = Together { $windows ->
    [one] 1 window
   *[other] { $windows } windows
  } and { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
  }.
lucca-board-triplet-taken = Triplet { $number } was taken
lucca-board-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
lucca-board-deck-about = { $removed ->
    [0] No card was taken out unseen.
    [one] 1 card was taken out unseen.
   *[other] { $removed } cards were taken out unseen.
  } When the deck is empty, the last round is being played.
lucca-board-reconstructed = The printed card list is lost: which colour and signs each number has was reconstructed for this deck.
lucca-board-round = Round { $round } of { $rounds }
lucca-board-round-short = Round { $round }/{ $rounds }
lucca-board-discards = Discarded: { $count }
lucca-board-order = Order of play
lucca-board-order-place = { $place }. { $name }
lucca-board-order-about = Most shields under construction go first; a tie goes to the highest street number. The order was fixed when this round's triplets were laid out.
lucca-board-order-now = Now { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
  } and highest number { $highest }: this would be place { $next } in the next round.
lucca-board-order-later = The order of play is fixed when everybody has chosen.
lucca-board-area-construction = Building
lucca-board-area-completed = Completed
lucca-board-area-opened = Opened
lucca-board-area-hand = To play
lucca-board-area-keep = Keep two
lucca-board-area-kept = You keep
lucca-board-palace = { $colour } palace of { $name }
lucca-board-palace-construction = Under construction: { $cards } of { $size } cards. { $windows ->
    [one] 1 window
   *[other] { $windows } windows
  }, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
  }, number { $street } on top.
lucca-board-palace-completed = Completed: { $cards } cards, { $windows ->
    [one] 1 window
   *[other] { $windows } windows
  }, number { $street } on top. Its shields no longer count.
lucca-board-palace-opened = Opened, number { $street } on top. It gives nothing to others' parties and multiplies walls and bastions.
lucca-board-palace-party = Opened now, its party would bring { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
lucca-board-walls = Walls and bastions of { $name }
lucca-board-walls-count = { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
  } and { $bastions ->
    [one] 1 bastion
   *[other] { $bastions } bastions
  }.
lucca-board-walls-held = The walls need { $needed ->
    [one] 1 shield
   *[other] { $needed } shields
  } and have { $shields }: they hold.
lucca-board-walls-fall = The walls need { $needed ->
    [one] 1 shield
   *[other] { $needed } shields
  } and have only { $shields }: neither walls nor bastions would score.
lucca-board-walls-worth = With { $opened ->
    [one] 1 opened palace
   *[other] { $opened } opened palaces
  } they would bring { $points ->
    [one] 1 point
   *[other] { $points } points
  } if the match ended now.
lucca-board-city = City of Lucca
lucca-board-city-name = the City
lucca-board-city-about = It takes no turn, but at parties its palaces count like an opponent's. After both turns of a round each player gives it a card.
lucca-board-city-bastions = Bastions of the City: { $count }
lucca-board-shields = Shields under construction: { $shields }
lucca-board-shields-of = { $name }: { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
  }
lucca-board-highest = Highest street number of { $name }: { $highest }
lucca-board-streets-highest = At the end it would get { $points } points from the lowest number on the table ({ $lowest }).
lucca-board-streets-lowest = It also shows the lowest number on the table ({ $lowest }), which would pay { $points } points to the highest ({ $highest }).
lucca-board-chosen = Has chosen two cards
lucca-board-choosing = Is choosing
lucca-board-hand-face-down = Two cards of { $name }, face down
