game-lucca = Lucca
    .about = Draft three cards at a time, build palaces, throw open their doors for a party, and keep enough shields to hold the walls.
    .time = about 45 minutes
    .weight = light
    .feel = Light and friendly: three cards at a time, and a little envy at every party.

option-lucca-celebration = Celebration variant
    .help = Special cards with golden street numbers join the deck; some of them are wild.
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

lucca-phase-keeping = choosing the opening cards
lucca-phase-turn = opening palaces and taking a triplet
lucca-phase-playing = playing the cards of the triplet
lucca-phase-city = giving cards to the City
lucca-phase-over = the end of the match

lucca-prompt-keeping = Keep { $keep } of your { $deal ->
    [one] { $deal } card
   *[other] { $deal } cards
}{ $city ->
    [0] {""}
   *[other] , the City gets the others
}. Two of one colour form one palace: you say which lies on top.
lucca-prompt-keeping-wild = Keep { $keep } of your { $deal ->
    [one] { $deal } card
   *[other] { $deal } cards
}{ $city ->
    [0] {""}
   *[other] , the City gets the others
}. Two of one colour form one palace: you say which lies on top. A wild card lies on the palace card kept with it.
lucca-prompt-keeping-others = Still choosing { $keep } of their { $deal ->
    [one] { $deal } card
   *[other] { $deal } cards
}: { $seats }.
lucca-stance-kept = You have chosen.
lucca-prompt-open = { $count ->
    [one] Open your completed palace if you like, then take a triplet.
   *[other] Open any of your { $count } completed palaces if you like, then take a triplet.
}
lucca-prompt-take = Take a triplet.
lucca-prompt-open-other = { $seat } may open palaces, and takes a triplet.
lucca-prompt-take-other = { $seat } takes a triplet.
lucca-prompt-playing = { $count ->
    [one] Play the last card of your triplet.
   *[other] You have { $count } cards of your triplet to play, one by one.
}
lucca-prompt-playing-other = { $count ->
    [one] { $seat } plays the last card of a triplet.
   *[other] { $seat } has { $count } cards of a triplet to play.
}
lucca-prompt-city = Each of you gives the City a card: choose one of either triplet that is left.
lucca-prompt-city-one = Give the City one card of triplet { $number }.
lucca-prompt-city-other = { $seat } gives the City a card.
lucca-prompt-over = The match is over.

## Choices

lucca-opening-one = Two cards of one palace
lucca-opening-two = Cards of two palaces
lucca-opening-wild = A wild card kept
lucca-keep = Keep { $first } and { $second }
lucca-keep-pile = Keep { $first } with { $second } on top
lucca-open = Open the { $colour } palace
lucca-take = Take triplet { $number }: { $cards }
lucca-play-start = Start a palace with { $card }
lucca-play-add = Add { $card } to the { $colour } palace
lucca-play-wall = Build a city wall with { $card }
lucca-play-bastion = Build a bastion
lucca-play-discard = Discard { $card }
lucca-build = Add { $card } to the City’s { $colour } palace
lucca-build-start = Start a palace of the City with { $card }
lucca-build-bastion = Give the City the bastion of triplet { $number }

lucca-do-start = Start a new palace
lucca-do-wall = Build a city wall
lucca-do-bastion = Build a bastion
lucca-do-discard = Discard

## What a choice brings

lucca-effect-keep = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}, highest street number { $street }
lucca-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lucca-effect-take = { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
lucca-effect-completes = completes the palace: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for its windows; { $shields ->
    [0] you lose no shield
    [one] { $shields } shield of yours will no longer count
   *[other] { $shields } shields of yours will no longer count
}
lucca-effect-grows = card { $size } of { $of }; { $shields ->
    [0] no more shields
    [one] { $shields } more shield
   *[other] { $shields } more shields
}; shows number { $street }
lucca-effect-wall = your walls then need { $needed ->
    [one] { $needed } shield
   *[other] { $needed } shields
} at the end; you have { $shields } under construction
lucca-effect-bastion = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end for each opened palace, if your walls hold; { $opened } opened so far
lucca-effect-city-completes = completes the City’s { $colour } palace: at each { $colour } party it then brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lucca-effect-city-grows = card { $size } of { $of }

## What happened

lucca-bastions-replaced = { $count ->
    [one] { $seat } was dealt a bastion; it was replaced.
   *[other] { $seat } was dealt { $count } bastions; they were replaced.
}
lucca-hand-dealt = Your opening cards: { $cards }.
lucca-triplets-laid = Round { $round }: { $count ->
    [one] { $count } triplet is laid out
   *[other] { $count } triplets are laid out
}, { $left ->
    [0] and the deck is empty
    [one] and { $left } card is left in the deck
   *[other] and { $left } cards are left in the deck
}.
lucca-has-chosen = { $seat } has chosen.
    .brief = –
lucca-kept = { $seat } keeps { $cards }.
lucca-city-founded = The other cards found the City of Lucca: { $cards }.
lucca-reshuffled = The deck is shuffled again. { $removed ->
    [0] No card leaves the game
    [one] { $removed } card leaves the game unseen
   *[other] { $removed } cards leave the game unseen
}, { $left ->
    [one] { $left } card is left
   *[other] { $left } cards are left
}.
lucca-order-place = { $seat } ({ $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
})
lucca-order-fixed = Order of play: { $order }.
lucca-order-last = The last openings, in this order: { $order }.
lucca-opened = { $seat } opens the { $colour } palace: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the party.
lucca-opened-last = { $seat } opens the { $colour } palace at the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the party.
lucca-taken = { $seat } takes triplet { $number }: { $cards }.
    .brief = takes triplet { $number }
lucca-started = { $seat } starts a palace with { $card }.
lucca-added = { $seat } adds { $card } to the { $colour } palace ({ $size ->
    [one] { $size } card
   *[other] { $size } cards
}).
    .brief = adds { $card } to the { $colour } palace
lucca-completed = { $seat } completes the { $colour } palace: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for its windows.
lucca-wall-built = { $seat } builds a city wall with { $card }.
lucca-bastion-built = { $seat } builds a bastion.
lucca-discarded = { $seat } discards { $card }.
lucca-city-built = { $seat } gives { $card } to the City’s { $colour } palace ({ $size ->
    [one] { $size } card
   *[other] { $size } cards
}).
    .brief = gives { $card } to the City’s { $colour } palace
lucca-city-completed = The City’s { $colour } palace is complete.
lucca-city-bastion = { $seat } gives the City a bastion.
lucca-city-passed-over = Nothing that is left can be built in the City: { $seat } gives it no card.
lucca-left-over = Left over and discarded: { $cards }.
lucca-walls-scored = { $seat }: { $walls ->
    [0] no walls
    [one] { $walls } wall
   *[other] { $walls } walls
} and { $bastions ->
    [0] no bastions
    [one] { $bastions } bastion
   *[other] { $bastions } bastions
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}, { $opened ->
    [one] { $opened } opened palace
   *[other] { $opened } opened palaces
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lucca-walls-unsupported = { $seat }: { $shields ->
    [one] { $shields } shield does
   *[other] { $shields } shields do
} not hold { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
}; walls and bastions bring nothing.
lucca-streets-paid = { $payer } shows the lowest street number, { $lowest }, and owes { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $taker }, who shows the highest, { $highest }.
lucca-streets-same = { $payer } shows both the lowest street number, { $lowest }, and the highest, { $highest }: nobody pays.

## Where points come from

lucca-point-windows = Windows of the { $colour } palace
lucca-point-party = Party in the { $colour } palace
lucca-point-last-party = Last party in the { $colour } palace
lucca-point-walls = { $walls ->
    [0] No walls
    [one] { $walls } wall
   *[other] { $walls } walls
} and { $bastions ->
    [0] no bastions
    [one] { $bastions } bastion
   *[other] { $bastions } bastions
}, times { $opened ->
    [one] { $opened } opened palace
   *[other] { $opened } opened palaces
}
    .brief = Walls and bastions
lucca-point-walls-unsupported = { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
} with only { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}: walls and bastions bring nothing
    .brief = Walls and bastions
lucca-point-lowest = The lowest street number, { $street }
    .brief = The lowest street number
lucca-point-highest = The highest street number, { $street }
    .brief = The highest street number

## Refusals (later)

lucca-refused-wrong-phase = Not now: it is time for { $now }, not for { $wanted }.
lucca-refused-card-not-in-hand = You do not hold { $card }.
lucca-refused-same-card = Keep two different cards, not { $card } twice.
lucca-refused-two-wilds = Two wild cards cannot be kept together: one of the two must be a palace card.
lucca-refused-wild-first = A wild card is laid on the other card, so { $card } must be named second: “{ $example }”.
lucca-refused-keep-enough = You keep only { $keep ->
    [one] { $keep } card
   *[other] { $keep } cards
}; of two of one colour, point again at the one that is to lie on top.
lucca-refused-not-completed-nowhere = You have no { $colour } palace.
lucca-refused-not-completed-construction = Your { $colour } palace is still under construction.
lucca-refused-not-completed-opened = Your { $colour } palace is open already.
lucca-refused-no-such-triplet = There is no triplet { $number }: each round has { $most }.
lucca-refused-triplet-taken = Triplet { $number } is gone.
lucca-refused-card-not-in-triplet = The cards that you have to play now do not include { $card }.
lucca-refused-card-not-there = Triplet { $number } does not hold { $card }.
lucca-refused-palace-named = A palace is named only for a wild card that is added to it; { $card } needs none here.
lucca-refused-no-such-way = “{ $way }” is no way to play a card. Ways: start, add, wall, bastion, discard.
lucca-refused-one-card = One card after the other: you have pointed at another one already.
lucca-refused-bastion-only = Only a bastion card can be built as a bastion, not { $card }.
lucca-refused-bastion-no-palace = A bastion is no part of a palace.
lucca-refused-wild-cannot-start = A wild card is never the first card of a palace: { $card } cannot start one.
lucca-refused-colour-already-construction = You are building a { $colour } palace already: add to it.
lucca-refused-colour-already-completed = Your { $colour } palace is completed; nobody builds a second one of a colour.
lucca-refused-colour-already-opened = Your { $colour } palace is open; nobody builds a second one of a colour.
lucca-refused-no-palace-to-extend = You have no { $colour } palace under construction.
lucca-refused-other-colour = You can add { $card } only to a palace of its own colour, { $own }, not to a { $colour } one.
lucca-refused-palace-of-another = That { $colour } palace belongs to { $seat }: you open only palaces of your own, and add cards only to them.
lucca-refused-wild-needs-palace = Say which palace { $card } is added to, for example “{ $example }”.
lucca-refused-wild-no-palace = You have no palace under construction to add { $card } to.
lucca-refused-must-use-other-triplet = The City already has a card of triplet { $number }: take one of the other triplet.
lucca-refused-city-must-build = The City has no palace under construction for { $card }, and takes no walls or discards.
lucca-refused-city-no-palace = The City has no { $colour } palace under construction.
lucca-refused-city-completed = This { $colour } palace of the City is completed: nothing is added to it any more.
lucca-refused-city-card-first = Point at a card first. A palace card goes to the City’s palace of its colour; only for a wild card do you choose the palace.
lucca-refused-palace-of-city = This { $colour } palace belongs to the City: nobody opens it, and cards are added only when the City is given one.

## The notation (later)

lucca-not-a-move = “{ $given }” is not a move of Lucca. Moves: “keep 12 45”, “open red”, “take 2”, “play 45 add”, “city 2 45”.
lucca-not-a-move-keep = “{ $given }” does not name two cards: write “keep 12 45”, with the street numbers of two cards of your hand. The second lies on top if both have one colour; a wild card is always the second.
lucca-not-a-move-open = “{ $given }” does not name one colour: write “open red”.
lucca-not-a-move-take = “{ $given }” does not name one triplet: write “take 2”.
lucca-not-a-move-play = “{ $given }” does not say how to play a card: write “play 45 start”, “add”, “wall” or “discard”, “play x bastion” for a bastion, “play 10 add red” for a wild card.
lucca-not-a-move-city = “{ $given }” does not name a triplet and a card: write “city 2 45”, “city 2 x” for a bastion, “city 2 10 red” for a wild card.
lucca-not-a-move-palace = Card { $card } is never part of a { $colour } palace.
lucca-not-a-colour = “{ $given }” is not a colour here. Colours: { $allowed }.
lucca-not-a-triplet = “{ $given }” is not a triplet: they are numbered from 1 to { $most }.
lucca-not-a-card = “{ $given }” is not a card: name it by its street number, or “x” for a bastion.

## The owner’s data file (later)

lucca-data-colours = The data file lists { $count ->
    [one] { $count } different colour
   *[other] { $count } different colours
}; there must be { $expected }.
lucca-data-twice = Card { $card } is listed twice.
lucca-data-symbols = Card { $card }: { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
} and { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}; the total must be { $expected }.
lucca-data-wild-in-deck = The card with street number { $street } is wild; wild cards belong in the section “celebration”.
lucca-data-golden-bastion = The special cards of the section “celebration” cannot include a bastion.
lucca-data-wilds = The section “celebration” has { $count ->
    [one] { $count } wild card
   *[other] { $count } wild cards
}; with more than { $most } an opening hand could hold nothing else.
lucca-data-street-twice = Street number { $street } stands on two cards; all street numbers must be different.
lucca-data-summary = The data file states “{ $key }” as { $stated }, but its cards give { $counted }.
lucca-data-per-colour = The data file states { $stated ->
    [one] { $stated } card
   *[other] { $stated } cards
} per colour, but “{ $colour }” has { $counted }.
lucca-data-removed = Street number { $street } is to leave the deck in the Celebration variant, but no palace card has it.
lucca-data-golden-colour = The golden card { $street } has the number of an ordinary card of the colour “{ $colour }” and must have its colour.
lucca-data-size-base = The deck of the base game has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; the rules need { $expected }.
lucca-data-size-celebration = The deck of the Celebration variant has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; the rules need { $expected }.

## The terminal (later)

lucca-sketch-round = Round { $round } of { $rounds }
lucca-sketch-deck = deck { $deck } · removed { $removed } · a palace needs { $size ->
    [one] { $size } card
   *[other] { $size } cards
}
lucca-sketch-triplets = Triplets
lucca-sketch-gone = taken
lucca-sketch-hand = To play:
lucca-sketch-opening = Your opening cards:
lucca-sketch-kept = You keep:
lucca-sketch-given-back = You gave back:
lucca-sketch-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
lucca-sketch-construction = building:
lucca-sketch-completed = completed:
lucca-sketch-opened = opened:
lucca-sketch-walls = { $walls ->
    [0] no walls
    [one] { $walls } wall
   *[other] { $walls } walls
}
lucca-sketch-bastions = { $bastions ->
    [0] no bastions
    [one] { $bastions } bastion
   *[other] { $bastions } bastions
}
lucca-sketch-shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
lucca-sketch-needed = (the walls need { $needed })
lucca-sketch-chosen = has chosen
lucca-sketch-choosing = is choosing
lucca-sketch-legend = 45 2w1s: street number 45, 2 windows, 1 shield; x: bastion; *: wild; the last card of a palace shows its number
lucca-sketch-symbols = { $windows }w{ $shields }s

## The board

lucca-board = The city of Lucca
lucca-board-mine = Your quarter and your cards
lucca-board-card = { $colour } card { $street }
lucca-board-wild = Wild card { $street }
lucca-board-bastion = Bastion
lucca-board-signs = { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
  }, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
  }.
lucca-board-card-about = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for each window when its palace is completed; while it is under construction, its shields count for the order of play and hold walls.
lucca-board-wild-about = It can be added to any palace that you are building, never begin one.
lucca-board-bastion-about = Needs no shields, and at the end counts like a wall.
lucca-board-triplet = Triplet { $number }: { $cards }
lucca-board-triplet-sum = Together { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
  } and { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
  }.
lucca-board-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
lucca-board-deck-about = { $removed ->
    [0] No card was taken out unseen.
    [one] { $removed } card was taken out unseen.
   *[other] { $removed } cards were taken out unseen.
  } When the deck is empty, the last round is being played.
lucca-board-reconstructed = The printed card list is lost: which colour and signs each number has was reconstructed for this deck.
lucca-board-round = Round { $round } of { $rounds }
lucca-board-round-short = Round { $round }/{ $rounds }
lucca-board-discards = Discarded: { $count }
lucca-board-order-place = { $place }. { $name }
lucca-board-order-about = Most shields under construction go first; a tie goes to the highest street number. The order was fixed at the beginning of this round.
lucca-board-order-now = Now { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
  } and highest number { $highest }: this would be place { $next } in the next round.
lucca-board-order-last = Now { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
  } and highest number { $highest }: this would be place { $next } for the last openings.
lucca-board-order-later = The order of play is fixed when everybody has chosen.
lucca-board-area-construction = Building
lucca-board-area-completed = Completed
lucca-board-area-opened = Opened
lucca-board-area-hand = To play
lucca-board-area-keep = To keep: { $keep }
lucca-board-area-kept = You keep
lucca-board-palace = { $colour } palace of { $name }
lucca-board-palace-mine = your { $colour } palace
lucca-board-palace-construction = Under construction: { $cards } of { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }. { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
  }, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
  }, number { $street } on top.
lucca-board-palace-completed = Completed: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
  }, number { $street } on top. Its shields no longer count.
lucca-board-palace-opened = Opened, number { $street } on top. It gives nothing to others’ parties and multiplies walls and bastions.
lucca-board-palace-party = Opened as things stand, its party would bring { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
lucca-board-palace-city-construction = Under construction: { $cards } of { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }, number { $street } on top. A party of this colour counts its cards.
lucca-board-palace-city-completed = Completed, number { $street } on top. To a party of this colour it brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
lucca-board-walls = Walls and bastions of { $name }
lucca-board-walls-count = { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
  } and { $bastions ->
    [one] { $bastions } bastion
   *[other] { $bastions } bastions
  }.
lucca-board-walls-held = The walls need { $needed ->
    [one] { $needed } shield
   *[other] { $needed } shields
  } and have { $shields }: they hold.
lucca-board-walls-fall = The walls need { $needed ->
    [one] { $needed } shield
   *[other] { $needed } shields
  } and have only { $shields }: as things stand, neither walls nor bastions score.
lucca-board-walls-worth = As things stand, they bring { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end, with { $palaces ->
    [one] { $palaces } palace completed or opened
   *[other] { $palaces } palaces completed or opened
  }.
lucca-board-city = City of Lucca
lucca-board-city-name = the City
lucca-board-city-state = counts at parties, takes no turn
lucca-board-city-about = It takes no turn, but at parties its palaces count like an opponent’s. After both turns of a round each player gives it a card.
lucca-board-city-bastions = Bastions of the City: { $count }
lucca-board-shields-of = { $name }: { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
  }
lucca-board-highest = Highest street number of { $name }: { $highest }
lucca-board-highest-none = { $name } shows no street number yet
lucca-board-streets-highest = This is the highest number on the table: it gets { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end, at the cost of the lowest ({ $lowest }).
lucca-board-streets-lowest = This player also shows the lowest number on the table ({ $lowest }): it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end, to the gain of the highest ({ $highest }).
lucca-board-streets-both = This player shows both the highest number on the table ({ $highest }) and the lowest ({ $lowest }): as things stand, nobody pays.
lucca-board-chosen = Has chosen
lucca-board-choosing = Is choosing

# --- the unit of the score

lucca-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# --- whole tables (later)

lucca-preset-first = First game
    .about = You and two apprentices, without the celebration.
lucca-preset-evening = Short evening
    .about = Two seats: you against a merchant, about twenty minutes.
lucca-preset-full = Full game
    .about = Four people, with the celebration.

## Ties (later)

lucca-tie-break = Tied for first place: of those players, the one showing the highest street number, { $street }, wins.

## Sources of points in the lab’s reports (later)

lucca-point-windows-in-all = Windows
lucca-point-party-in-all = Parties
lucca-point-last-party-in-all = Last parties
lucca-point-walls-in-all = Walls and bastions
lucca-point-walls-unsupported-in-all = Walls without enough shields
lucca-point-lowest-in-all = The lowest street number
lucca-point-highest-in-all = The highest street number
