# The Palaces of Carrara: every word a player reads.

game-carrara = The Palaces of Carrara
    .about = Buy marble while the wheel makes it cheaper, build in six Tuscan cities, and score at the right moment.
    .time = about 60 minutes
    .weight = medium
    .feel = Quiet and sharp: everybody watches the same wheel, and the right moment is worth more than the right place.

## Options

option-carrara-expansion = Expansion
    .help = Adds 8-buildings, Upgrade tiles, improving, category scoring and four cards with other objectives.
option-carrara-expansion-false = Base game
option-carrara-expansion-true = With the expansion
option-carrara-cards = Cards
    .help = Only with the expansion: drawn at random, a suggested set, or one card of each deck. The cards of the suggested sets are reconstructed, except those of the first game.
option-carrara-cards-random = Drawn at random
option-carrara-cards-first-expansion-game = First game with the expansion
option-carrara-cards-great-freedom = Great Freedom
option-carrara-cards-multipliers = Multipliers
option-carrara-cards-hot-shot = Hot Shot
option-carrara-cards-double-trouble = Double Trouble
option-carrara-cards-megacity = Megacity
option-carrara-cards-four-of-a-kind = Four of a Kind
option-carrara-open-holdings = Open holdings
    .help = Shows everybody’s coins, blocks and objects. All of it can be worked out from the log anyway.
option-carrara-open-holdings-false = Behind screens
option-carrara-open-holdings-true = Open to all
option-carrara-start-seat = Start player
    .help = Who takes the first turn.
option-carrara-start-seat-random = Drawn by lot
option-carrara-start-seat-0 = First seat
option-carrara-start-seat-1 = Second seat
option-carrara-start-seat-2 = Third seat
option-carrara-start-seat-3 = Fourth seat

## Names

carrara-colour-white = white
carrara-colour-yellow = yellow
carrara-colour-red = red
carrara-colour-green = green
carrara-colour-blue = blue
carrara-colour-black = black
carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lérici
carrara-type-biblioteca = Biblioteca
carrara-type-palazzo = Palazzo
carrara-type-porta = Porta
carrara-type-cathedrale = Cathedrale
carrara-type-castello = Castello
carrara-type-villa = Villa
carrara-category-urban = City buildings
carrara-category-rural = Land buildings
carrara-space-biblioteca = Biblioteca
carrara-space-palazzo = Palazzo
carrara-space-porta = Porta
carrara-space-cathedrale = Cathedrale
carrara-space-castello = Castello
carrara-space-villa = Villa
carrara-space-livorno = Livorno
carrara-space-pisa = Pisa
carrara-space-lucca = Lucca
carrara-space-viareggio = Viareggio
carrara-space-massa = Massa
carrara-space-lerici = Lérici
carrara-space-urban = City buildings
carrara-space-rural = Land buildings
carrara-object-book = book
carrara-object-crown = crown
carrara-object-gate = gate
carrara-object-cup = cup
carrara-object-flag = flag
carrara-object-coat-of-arms = coat of arms
carrara-deck-top = Top card
carrara-deck-object = Object card
carrara-deck-building = Building card
carrara-deck-bonus = Bonus Points card
carrara-tile = { $type } { $cost }
carrara-upgrade = Upgrade tile: { $target }

## Amounts

carrara-list = { $items }
carrara-and = { $items } and { $last }
carrara-or = { $items } or { $last }
carrara-nothing = nothing
carrara-vp = { $count } VP
carrara-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
carrara-blocks-white = { $count ->
    [one] { $count } white block
   *[other] { $count } white blocks
}
carrara-blocks-yellow = { $count ->
    [one] { $count } yellow block
   *[other] { $count } yellow blocks
}
carrara-blocks-red = { $count ->
    [one] { $count } red block
   *[other] { $count } red blocks
}
carrara-blocks-green = { $count ->
    [one] { $count } green block
   *[other] { $count } green blocks
}
carrara-blocks-blue = { $count ->
    [one] { $count } blue block
   *[other] { $count } blue blocks
}
carrara-blocks-black = { $count ->
    [one] { $count } black block
   *[other] { $count } black blocks
}
carrara-objects-book = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
carrara-objects-crown = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
carrara-objects-gate = { $count ->
    [one] { $count } gate
   *[other] { $count } gates
}
carrara-objects-cup = { $count ->
    [one] { $count } cup
   *[other] { $count } cups
}
carrara-objects-flag = { $count ->
    [one] { $count } flag
   *[other] { $count } flags
}
carrara-objects-coat-of-arms = { $count ->
    [one] { $count } coat of arms
   *[other] { $count } coats of arms
}

## Cards

carrara-card-top-1 = Scorings
carrara-card-top-2 = Great works
carrara-card-top-3 = Cities scored
carrara-card-top-4 = Many buildings
carrara-card-top-5 = Full coffers
carrara-card-top-6 = Renown
carrara-card-obj-1 = Any objects
carrara-card-obj-2 = Small collections
carrara-card-obj-3 = Large collections
carrara-card-obj-4 = Growing collections
carrara-card-obj-5 = Pair and quadruplet
carrara-card-obj-6 = Growing variety
carrara-card-obj-7 = Mixed sets
carrara-card-obj-8 = Object product
carrara-card-bdg-1 = Total cost
carrara-card-bdg-2 = Small quarters
carrara-card-bdg-3 = Large quarters
carrara-card-bdg-4 = Crowded city
carrara-card-bdg-5 = Masterpiece
carrara-card-bdg-6 = Countryside
carrara-card-bdg-7 = Townscape
carrara-card-bdg-8 = City product
carrara-card-bdg-9 = Town and country
carrara-card-bon-2 = Cities of choice
carrara-card-bon-3 = Trade route I
carrara-card-bon-4 = Trade route II
carrara-card-bon-5 = Trade route III
carrara-card-bon-6 = Building types of choice
carrara-card-bon-7 = Smallest of each type
carrara-card-bon-8 = Regions
carrara-card-bon-9 = City leaders

## What the cards say: every figure is an argument from the data file

carrara-text-objective = Objective: { $objective }.
carrara-text-scoring = Final scoring: { $scoring }.
carrara-text-both = Objective: { $objective }. Final scoring: { $scoring }.
carrara-objective-scorings = { $need ->
    [one] { $need } Scoring action done
   *[other] { $need } Scoring actions done
}
carrara-objective-great-works = { $need ->
    [one] own { $need } building of cost { $cost } or { $eight }
   *[other] own { $need } buildings of cost { $cost } or { $eight }
}
carrara-objective-cities-scored = { $need ->
    [one] your marker on { $need } city of the game board
   *[other] your markers on { $need } cities of the game board
}
carrara-objective-buildings = { $need ->
    [one] own { $need } building
   *[other] own { $need } buildings
}
carrara-objective-coins = { $need ->
    [one] hold { $need } coin when announcing
   *[other] hold { $need } coins when announcing
}
carrara-objective-vp = { $need } VP on the track
carrara-objective-objects = { $need ->
    [one] own { $need } object
   *[other] own { $need } objects
}
carrara-objective-identical = { $size ->
    [one] { $need ->
        [one] { $need } object
       *[other] { $need } objects
    }
    [2] { $need ->
        [one] { $need } pair of identical objects
       *[other] { $need } pairs of identical objects
    }
    [3] { $need ->
        [one] { $need } triplet of identical objects
       *[other] { $need } triplets of identical objects
    }
   *[other] { $need ->
        [one] { $need } group of { $size } identical objects
       *[other] { $need } groups of { $size } identical objects
    }
}
carrara-objective-pair-and-quadruplet = { $need ->
    [one] { $need } quadruplet and, apart from it, { $need } pair of identical objects
   *[other] { $need } quadruplets and, apart from them, { $need } pairs of identical objects
}
carrara-objective-kinds = { $need ->
    [one] objects of { $need } kind
   *[other] objects of { $need } different kinds
}
carrara-objective-different = { $size ->
    [one] { $need ->
        [one] { $need } object
       *[other] { $need } objects
    }
   *[other] { $need ->
        [one] { $need } set of { $size } different objects
       *[other] { $need } sets of { $size } different objects
    }
}
carrara-objective-cost = buildings of a total cost of { $need }
carrara-objective-cities-with = { $buildings ->
    [one] { $need ->
        [one] { $buildings } building in { $need } city
       *[other] { $buildings } building in each of { $need } cities
    }
   *[other] { $need ->
        [one] { $buildings } buildings in { $need } city
       *[other] { $buildings } buildings in each of { $need } cities
    }
}
carrara-objective-eights = { $need ->
    [one] own { $need } building of cost { $eight }
   *[other] own { $need } buildings of cost { $eight }
}
carrara-objective-urban = { $need ->
    [one] own { $need } City building
   *[other] own { $need } City buildings
}
carrara-objective-rural = { $need ->
    [one] own { $need } Land building
   *[other] own { $need } Land buildings
}
carrara-objective-category-pairs = { $need ->
    [one] own { $need } City building and as many Land buildings
   *[other] own { $need } City buildings and as many Land buildings
}
carrara-scoring-coins = { $coins ->
    [one] { $coins } coin is worth 1 VP, instead of { $usual }
   *[other] { $coins } coins are worth 1 VP, instead of { $usual }
}
carrara-scoring-objects = { $vp } VP per object
carrara-scoring-identical = { $size ->
    [one] { $vp } VP per object
    [2] { $vp } VP per pair of identical objects, { $leftover } VP per other object
    [3] { $vp } VP per triplet of identical objects, { $leftover } VP per other object
   *[other] { $vp } VP per group of { $size } identical objects, { $leftover } VP per other object
}
carrara-scoring-sizes = each kind of object by its number, { $table } VP for 1 to { $most }
carrara-scoring-pair-and-quadruplet = { $vp } VP per quadruplet with a pair of identical objects, { $leftover } VP per other object
carrara-scoring-sets = sets of different objects, the largest first, { $table } VP for sizes 1 to { $most }
carrara-scoring-different = { $size ->
    [one] { $vp } VP per object
   *[other] { $vp } VP per set of { $size } different objects, { $leftover } VP per other object
}
carrara-scoring-product = { $groups ->
    [one] the size of { $groups } group of identical objects (sizes { $least } to { $most }), { $leftover } VP per other object
   *[other] the sizes of at most { $groups } groups of identical objects, multiplied (sizes { $least } to { $most }); { $leftover } VP per other object
}
carrara-scoring-cost = { $vp } VP per point of cost of your buildings
carrara-scoring-lots = { $lot ->
    [one] for every building in a city, in VP: { $cities }
   *[other] for every { $lot } buildings in a city, in VP: { $cities }
}
carrara-scoring-eights = for every building of cost { $eight } by its city, in VP: { $cities }
carrara-scoring-urban = { $vp } VP per City building
carrara-scoring-rural = { $vp } VP per Land building
carrara-scoring-city-product = { $cities ->
    [one] the number of buildings in your fullest city
   *[other] the numbers of buildings in your { $cities } fullest cities, multiplied; empty ones are left out
}
carrara-scoring-category-pairs = the costs of your dearest City and Land buildings, as many of each as make pairs
carrara-scoring-cities-of-choice = { $count ->
    [one] value the best city of your board
   *[other] value the best { $count } different cities of your board
}
carrara-scoring-types-of-choice = { $count ->
    [one] value the best building type of your board
   *[other] value the best { $count } different building types of your board
}
carrara-scoring-cities = value { $cities }
carrara-scoring-smallest = value the cheapest building of every building type you own
carrara-scoring-regions = { $vp } VP for the highest total cost in each region: { $regions }
carrara-scoring-leaders = for the highest total cost in a city, in VP: { $cities }
carrara-city-figure = { $city } { $vp }
carrara-region = ({ $cities })

## Prompts

carrara-prompt-start = Choose your action: { $actions }
carrara-prompt-start-announce = Choose your action: { $actions }; before it you may announce the end of the game
carrara-prompt-start-pass = Choose your action: { $actions }; or pass
carrara-prompt-two = { $coins ->
    [one] No action is possible: take { $coins } coin
   *[other] No action is possible: take { $coins } coins
}
carrara-prompt-two-announce = { $coins ->
    [one] No action is possible: take { $coins } coin; before it you may announce the end of the game
   *[other] No action is possible: take { $coins } coins; before it you may announce the end of the game
}
carrara-prompt-two-pass = { $coins ->
    [one] No action is possible: take { $coins } coin, or pass
   *[other] No action is possible: take { $coins } coins, or pass
}
carrara-action-buy = buy blocks
carrara-action-build = build
carrara-action-improve = improve a building
carrara-action-score = score
carrara-prompt-take = Choose one section and the blocks you want from it
carrara-prompt-pay = { $owed ->
    [one] { $tile } in { $city }: choose { $owed } block to pay with
   *[other] { $tile } in { $city }: choose { $owed } blocks to pay with
}
carrara-prompt-pay-dear = { $owed ->
    [one] { $tile } in { $city }, { $owed } block: first choose which of these you pay with: { $blocks }
   *[other] { $tile } in { $city }, { $owed } blocks: first choose which of these you pay with: { $blocks }
}
carrara-prompt-pay-rest = { $owed ->
    [one] { $tile } in { $city }: choose { $owed } more block to pay with
   *[other] { $tile } in { $city }: choose { $owed } more blocks to pay with
}
carrara-prompt-upgrade = Take an Upgrade tile for your 8-building
carrara-prompt-after = End your turn
carrara-prompt-after-announce = Announce the end of the game, or end your turn
carrara-prompt-after-purchase = { $price ->
    [one] Buy one object for { $price } coin, or end your turn
   *[other] Buy one object for { $price } coins, or end your turn
}
carrara-prompt-after-purchase-announce = { $price ->
    [one] Buy one object for { $price } coin, announce the end of the game, or end your turn
   *[other] Buy one object for { $price } coins, announce the end of the game, or end your turn
}
carrara-prompt-over = The game is over
carrara-wait-start = { $seat } chooses an action
carrara-wait-take = { $seat } chooses blocks from the wheel
carrara-wait-pay = { $seat } chooses the blocks to pay with
carrara-wait-upgrade = { $seat } chooses an Upgrade tile
carrara-wait-after = { $seat } finishes the turn

## Moves in words

carrara-do-buy = Turn the wheel and buy blocks
carrara-do-buy-still = Buy blocks without turning the wheel
carrara-do-take = Take { $blocks } from section { $section }
carrara-opening = First building in { $city }
carrara-do-build = Build { $tile } in { $city }
carrara-do-improve = Improve { $old } in { $city } to { $tile }
carrara-do-pay = Pay { $blocks }
carrara-do-pay-dear = Pay { $blocks }, the rest in other colours
carrara-do-pay-no-dear = Keep { $blocks }, pay in other colours
carrara-do-upgrade = Take the Upgrade tile for { $target }
carrara-do-score = Score { $space }
carrara-do-purchase = Buy the { $object }
carrara-do-announce = Announce the end of the game
carrara-do-two = { $coins ->
    [one] Take { $coins } coin for a turn without action
   *[other] Take { $coins } coins for a turn without action
}
carrara-do-pass = Pass
carrara-do-end = End the turn

## Effects

carrara-effect-buy = { $count ->
    [0] no new block comes
    [one] { $count } new block comes into section I
   *[other] { $count } new blocks come into section I
}
carrara-effect-price = { $price ->
    [0] free
    [one] costs { $price } coin, leaves { $left }
   *[other] costs { $price } coins, leaves { $left }
}
carrara-effect-build = { $cost ->
    [one] costs { $cost } block; scored by type or city it brings { $worth }
   *[other] costs { $cost } blocks; scored by type or city it brings { $worth }
}
carrara-effect-improve = { $cost ->
    [one] costs { $cost } block
   *[other] costs { $cost } blocks
}
carrara-effect-pay = leaves { $blocks }
carrara-effect-pay-part = { $owed ->
    [one] { $owed } more block is then chosen
   *[other] { $owed } more blocks are then chosen
}
carrara-effect-upgrade = { $worth } per point of cost instead of { $was }
carrara-effect-upgrade-reconstructed = { $worth } per point of cost instead of { $was } (figures reconstructed)
carrara-effect-score = brings { $gain }
carrara-effect-purchase = { $price ->
    [one] costs { $price } coin, leaves { $left }; your objects then score { $vp } VP at the end instead of { $before }
   *[other] costs { $price } coins, leaves { $left }; your objects then score { $vp } VP at the end instead of { $before }
}
carrara-effect-announce = { $vp } VP now, and this is the last round
carrara-effect-two = { $coins ->
    [one] brings { $coins } coin
   *[other] brings { $coins } coins
}

## The log

carrara-event-began = { $seat } is the start player
carrara-event-began-cards = { $seat } is the start player; cards in play: { $cards }
carrara-event-turned = { $seat } turns the wheel; new in section I: { $blocks }
    .brief = –
carrara-event-turned-only = { $seat } turns the wheel; no new block comes
    .brief = –
carrara-event-left = { $seat } leaves the wheel as it is
    .brief = –
carrara-event-bought = { $price ->
    [0] { $seat } takes { $blocks } from section { $section } for nothing
    [one] { $seat } takes { $blocks } from section { $section } for { $price } coin
   *[other] { $seat } takes { $blocks } from section { $section } for { $price } coins
}
carrara-event-nothing-affordable = { $coins ->
    [one] No block is within reach of { $seat }, who receives { $coins } coin; the turn is over
   *[other] No block is within reach of { $seat }, who receives { $coins } coins; the turn is over
}
    .brief = finds no block within reach
carrara-event-no-action = { $coins ->
    [one] { $seat } has no possible action and takes { $coins } coin
   *[other] { $seat } has no possible action and takes { $coins } coins
}
carrara-event-built = { $seat } builds { $tile } in { $city } with { $blocks }
    .brief = builds { $tile } in { $city }
carrara-event-improved = { $seat } improves { $old } in { $city } to { $tile } with { $blocks }
    .brief = improves { $old } in { $city } to { $tile }
carrara-event-shown = New on display: { $tile }
carrara-event-upgraded = { $seat } takes the Upgrade tile for { $target }: { $gain } per point of cost
    .brief = takes the Upgrade tile for { $target }
carrara-event-scored = { $seat } scores { $space }: { $gain }
carrara-event-purchased = { $price ->
    [one] { $seat } buys the { $object } for { $price } coin
   *[other] { $seat } buys the { $object } for { $price } coins
}
carrara-event-announced = { $seat } announces the end of the game and receives { $vp } VP. Objectives: { $objectives }
    .brief = announces the end of the game
carrara-event-last-building = { $seat } has built the last tile of the display: this is the last round
    .brief = begins the last round
carrara-event-passed = { $seat } passes
carrara-event-turn = { $seat } begins a turn
    .brief = –
carrara-event-over = The game is over
carrara-event-final = Final scoring of { $seat }, in VP: objects { $objects }, buildings { $buildings }, bonus { $bonus }, coins { $coins }
carrara-objective-value = { $card } { $value }

## Refusals (later)

carrara-refused-no-blocks = There is no block left on the wheel or in the bag.
carrara-refused-still-base = Without the expansion the wheel always turns.
carrara-refused-still-nothing = Without turning the wheel, no block is within your means.
carrara-refused-take-none = You must take at least one block.
carrara-refused-section = { $there ->
    [0] There is no { $colour } block in section { $section }.
    [one] There is only { $blocks } in section { $section }.
   *[other] There are only { $blocks } in section { $section }.
}
carrara-refused-two-sections = All the blocks you take must come from one section.
carrara-refused-empty-section = There is no block in section { $section }.
carrara-refused-choose-blocks = Point at the blocks that you want from section { $section }.
carrara-refused-price = { $price ->
    [one] This costs { $price } coin, and you have { $coins }.
   *[other] This costs { $price } coins, and you have { $coins }.
}
carrara-refused-two-buy = { $coins ->
    [one] Only a player without any action takes { $coins } coin: you can still buy blocks.
   *[other] Only a player without any action takes { $coins } coins: you can still buy blocks.
}
carrara-refused-two-build = { $coins ->
    [one] Only a player without any action takes { $coins } coin: you can still build.
   *[other] Only a player without any action takes { $coins } coins: you can still build.
}
carrara-refused-two-score = { $coins ->
    [one] Only a player without any action takes { $coins } coin: you can still score.
   *[other] Only a player without any action takes { $coins } coins: you can still score.
}
carrara-refused-only-two = { $coins ->
    [one] No action is possible: take { $coins } coin, and your turn is over.
   *[other] No action is possible: take { $coins } coins, and your turn is over.
}
carrara-refused-two-or-pass = { $coins ->
    [one] No action is possible: take { $coins } coin, or pass.
   *[other] No action is possible: take { $coins } coins, or pass.
}
carrara-refused-base = { $tile } belongs to the expansion.
carrara-refused-eight-gone = { $tile } has been built already.
carrara-refused-not-displayed = { $tile } is not on display.
carrara-refused-no-tiles = No tile is left to build.
carrara-refused-one-tile = Only one tile can be built in a turn.
carrara-refused-blocks = { $cost ->
    [one] This building costs { $cost } block, and you have { $blocks }.
   *[other] This building costs { $cost } blocks, and you have { $blocks }.
}
carrara-refused-city = { $blocks ->
    [0] { $city } accepts none of your blocks, and { $cost ->
        [one] { $cost } is needed
       *[other] { $cost } are needed
    }.
   *[other] { $city } accepts only { $blocks } of your blocks, and { $cost ->
        [one] { $cost } is needed
       *[other] { $cost } are needed
    }.
}
carrara-refused-improve-base = Without the expansion buildings cannot be improved.
carrara-refused-not-own = { $tile } does not stand on your board.
carrara-refused-not-dearer = { $tile } does not cost more than { $old }.
carrara-refused-colour = { $city } does not accept { $colour } blocks.
carrara-refused-not-held = You do not have these blocks.
carrara-refused-already-chosen = The white, yellow and red blocks have been chosen already: pay what is still owed in other colours.
carrara-refused-dear-first = First choose only among your white, yellow and red blocks.
carrara-refused-dear-few = At least { $least } of the blocks must be white, yellow or red: your other blocks do not suffice.
carrara-refused-amount = { $given ->
    [one] { $given } block is offered, and { $owed ->
        [one] exactly { $owed } is owed
       *[other] exactly { $owed } are owed
    }.
   *[other] { $given } blocks are offered, and { $owed ->
        [one] exactly { $owed } is owed
       *[other] exactly { $owed } are owed
    }.
}
carrara-refused-upgrade-gone = The Upgrade tile for { $target } has been taken already.
carrara-refused-category-base = Without the expansion only types and cities are scored.
carrara-refused-no-marker = { $markers ->
    [one] Your { $markers } scoring marker is used.
   *[other] All your { $markers } scoring markers are used.
}
carrara-refused-marked = You have scored { $space } already.
carrara-refused-none-built = You have no building to score for { $space }.
carrara-refused-city-scored = { $city } has been scored already, by { $seat }.
carrara-refused-too-few = { $needed ->
    [one] { $city } needs { $needed } of your buildings, and you have { $built } there.
   *[other] { $city } needs { $needed } of your buildings, and you have { $built } there.
}
carrara-refused-one-purchase = Only one object a turn can be bought.
carrara-refused-object-gone = No { $object } is for sale on the board.
carrara-refused-object-price = { $price ->
    [one] An object costs { $price } coin, and you have { $coins }.
   *[other] An object costs { $price } coins, and you have { $coins }.
}
carrara-refused-announced-already = The end has been announced already.
carrara-refused-announce-late = The last tile has been built: nobody can announce the end any more.
carrara-refused-objective = The objective “{ $card }” is not met: { $value } of { $need }.
carrara-refused-pass = While an action is possible you must take one.
carrara-refused-take-first = You have begun to buy: first take your blocks from the wheel.
carrara-refused-pay-first = First choose the blocks that pay for { $tile }.
carrara-refused-upgrade-first = First take an Upgrade tile for your 8-building.
carrara-refused-nothing-to-pay = There is nothing to pay now.
carrara-refused-no-upgrade = Upgrade tiles are only taken after an 8-building.
carrara-refused-no-upgrade-base = Without the expansion there are no Upgrade tiles.
carrara-refused-one-action = You have had your action in this turn.
carrara-refused-buy-first = First choose to buy blocks; then take them.
carrara-refused-purchase-after = Objects are bought after the action.
carrara-refused-no-action = First take an action.
carrara-refused-act-or-pass = First take an action, or pass.

## Notation (later)

carrara-not-a-move = “{ $given }” is not a move; a move begins with one of { $verbs }.
carrara-not-this-way = “{ $given }” is not a move; write { $how }.
carrara-write-buy = “buy”, or “buy still” to leave the wheel as it is
carrara-write-take = “take”, a section and its blocks: “take II green blue black”
carrara-write-build = “build”, a tile and a city: “build villa-3 viareggio”
carrara-write-improve = “improve”, your tile and the new one: “improve castello-3 biblioteca-4”
carrara-write-pay = “pay” and the blocks: “pay red green green”
carrara-write-upgrade = “upgrade” and a tile: “upgrade up-lucca”
carrara-write-score = “score” and a type, city or category: “score villa”, “score pisa”, “score urban”
carrara-write-purchase = “purchase” and an object: “purchase crown”
carrara-write-announce = “announce” alone
carrara-write-two = “two” alone
carrara-write-pass = “pass” alone
carrara-write-end = “end” alone

## Set-up and data files (later)

carrara-setup-start-seat = Seat { $given } cannot start: the seats are 0 to { $last }.
carrara-setup-cards-base = Cards can only be chosen with the expansion (given: { $given }).
carrara-setup-cards = “{ $given }” is not a set of cards: write one of { $sets }, or one card of each deck such as “top-2 obj-2 bdg-2 bon-2”.
carrara-data-too-few-blocks = The data file has too few { $colour } blocks for the set-up.

## The result

carrara-point-scored = Scored: { $space }
carrara-point-scored-coins = Scored for coins: { $space }
carrara-point-announced = Announced the end
carrara-point-objects = { $count ->
    [one] { $card } (Object card): { $count } object
   *[other] { $card } (Object card): { $count } objects
}
    .brief = { $card }
carrara-point-buildings = { $count ->
    [one] { $card } (Building card), with { $count } building in all
   *[other] { $card } (Building card), with { $count } buildings in all
}
    .brief = { $card }
carrara-point-bonus = { $coins ->
    [0] Bonus card ({ $card })
    [one] Bonus card ({ $card }), and { $coins } coin
   *[other] Bonus card ({ $card }), and { $coins } coins
}
    .brief = Bonus card ({ $card })
carrara-point-hidden = objects and coins behind the screen
carrara-point-coins = { $count ->
    [one] { $count } coin, { $rate } for 1 VP
   *[other] { $count } coins, { $rate } for 1 VP
}
    .brief = Coins at the end

## The terminal (later)

carrara-sketch-wheel = Wheel
carrara-sketch-display = Display
carrara-sketch-pile = { $pile ->
    [one] { $pile } tile in the pile
   *[other] { $pile } tiles in the pile
}
carrara-sketch-bag = { $bag ->
    [one] { $bag } block in the bag
   *[other] { $bag } blocks in the bag
}
carrara-sketch-objects = Objects
carrara-sketch-sale = for sale:
carrara-sketch-supply = supply:
carrara-sketch-eights = 8-buildings
carrara-sketch-upgrades = Upgrade tiles
carrara-sketch-objectives = Objectives
carrara-sketch-need = need
carrara-sketch-bonus = Bonus
carrara-sketch-reconstructed = (reconstructed)
carrara-sketch-city = City
carrara-sketch-least = least
carrara-sketch-scored-by = scored by
carrara-sketch-round = Round { $round }
carrara-sketch-last-round = Last round
carrara-sketch-markers = { $count ->
    [one] { $count } marker left
   *[other] { $count } markers left
}
carrara-sketch-scored = scored:
carrara-sketch-hidden = coins, blocks and objects behind the screen
carrara-sketch-total = cost { $cost }
carrara-sketch-your-scorings = You could score:
carrara-sketch-final = If the game ended now:
carrara-sketch-paying = { $owed ->
    [one] { $seat } pays for { $tile } in { $city }: { $owed } block still owed
   *[other] { $seat } pays for { $tile } in { $city }: { $owed } blocks still owed
}
carrara-sketch-pair = { $name }: { $items }
carrara-sketch-upgraded = upgraded:
carrara-sketch-final-objects = objects { $vp }
carrara-sketch-final-buildings = buildings { $vp }
carrara-sketch-final-bonus = bonus { $vp }
carrara-sketch-final-coins = coins { $vp }

## The board

carrara-board = The table of Carrara
carrara-board-of = Board of { $name }
carrara-board-last-round = Last round
carrara-board-block-wheel = { $colour } block in section { $section }
carrara-board-block-price = { $price ->
    [0] Free here.
    [one] Costs { $price } coin.
   *[other] Costs { $price } coins.
  }
carrara-board-block-mine = { $colour } block of yours
carrara-board-block-of = { $colour } block of { $name }
carrara-board-wheel = The wheel
carrara-board-section = Section { $section } of the wheel
carrara-board-section-prices = A block costs: { $prices }.
carrara-board-price = { $colour } { $price ->
    [0] nothing
   *[other] { $price }
  }
carrara-board-bag = Bag: { $count ->
    [one] { $count } block
   *[other] { $count } blocks
  }
carrara-board-bag-about = When the wheel has turned, it is filled up from the bag, into section I. Nobody sees what will come.
carrara-board-pile = Pile: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
carrara-board-pile-about = A tile taken from the display is replaced from here, while the pile lasts. When display and pile are both empty, the round is the last.
carrara-board-tile-about = { $cost ->
    [one] { $cost } block to build it.
   *[other] { $cost } blocks to build it.
  } { $category }. Scored by type or city, it also brings an object while the supply lasts: { $object }.
carrara-board-tile-in = { $tile } in { $city }
carrara-board-eight = Whoever builds it takes an Upgrade tile.
carrara-board-worth = Scored by type or city, each point of cost brings { $worth }.
carrara-board-upgrade-worth = With it, each point of cost brings { $worth }.
carrara-board-object-sale = For sale: { $object }
carrara-board-object-sold = Not for sale: { $object }
carrara-board-object-price = After an action a player may buy it for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }, one object a turn.
carrara-board-object-supply = { $supply ->
    [0] None is left in the supply for scorings.
    [one] { $supply } is left in the supply for scorings.
   *[other] { $supply } are left in the supply for scorings.
  }
carrara-board-object-reconstructed = Which building type this object belongs to was reconstructed; nothing in the game depends on it.
carrara-board-city-of = { $city }, board of { $name }
carrara-board-city-accepts = Accepts these blocks: { $colours }.
carrara-board-space = Score { $space }
carrara-board-space-of = { $space }, board of { $name }
carrara-board-space-free = Not scored yet.
carrara-board-space-scored = Scored by { $name }.
carrara-board-space-needed = Scored once in a game, by one player, who needs { $needed ->
    [one] { $needed } building there
   *[other] { $needed } buildings there
  }.
carrara-board-space-gain = Scored as things stand, it would give you { $gain }.
carrara-board-space-later = You cannot score it as things stand; your buildings there would give { $gain }.
carrara-board-card-progress = { $name }: { $value } of { $need }.
carrara-board-card-hidden = { $name }: hidden behind the screen.
carrara-board-card-worth = In the final scoring this would bring you { $gain } as things stand.
carrara-board-reconstructed = Reconstructed: the printed figure or card is lost.
carrara-board-coins-about = { $per ->
    [one] At the end every coin is worth 1 VP.
   *[other] At the end every { $per } coins are worth 1 VP.
}
carrara-board-markers = { $name }: { $count ->
    [one] { $count } scoring marker left
   *[other] { $count } scoring markers left
  }
carrara-caption-coins = { $count ->
    [one] coin
   *[other] coins
}
carrara-caption-markers = { $count ->
    [one] scoring
   *[other] scorings
}
carrara-caption-final = at the end
carrara-board-final = If the game ended now: { $vp } VP more
carrara-board-final-about = Objects { $objects } VP, buildings { $buildings } VP, bonus card { $bonus } VP, coins { $coins } VP.
carrara-board-short-livorno = Livorno
carrara-board-short-pisa = Pisa
carrara-board-short-lucca = Lucca
carrara-board-short-viareggio = Viareg.
carrara-board-short-massa = Massa
carrara-board-short-lerici = Lérici

# --- the unit of the score

carrara-score = { $count } VP

# --- whole tables (later)

carrara-preset-first = First game
    .about = You and two apprentices, the base game with open holdings: everything can be seen.
carrara-preset-evening = Short evening
    .about = Two seats, the base game: you against a merchant.
carrara-preset-full = Full game
    .about = Four people, with the expansion; its cards are drawn by lot.
carrara-preset-first-expansion = First game with the expansion
    .about = You and two apprentices, with the cards that teach the expansion.

## Ties (later)

carrara-tie-blocks = { $blocks ->
    [one] The tie is broken by the blocks behind the screen: { $blocks } block is the most
   *[other] The tie is broken by the blocks behind the screen: { $blocks } blocks are the most
}
carrara-tie-shared = { $blocks ->
    [one] Equal in points and in blocks ({ $blocks } block each): the victory is shared
   *[other] Equal in points and in blocks ({ $blocks } blocks each): the victory is shared
}

## Sources of points in the lab’s reports (later)

carrara-point-scored-in-all = Scoring of buildings
carrara-point-scored-coins-in-all = Scoring for coins
carrara-point-objects-in-all = Object card
carrara-point-buildings-in-all = Building card
carrara-point-bonus-in-all = Bonus Points card
carrara-point-coins-in-all = Coins left
