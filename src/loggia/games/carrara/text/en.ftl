# The Palaces of Carrara: every word a player reads.

game-carrara = The Palaces of Carrara
    .about = Buy marble while the wheel makes it cheaper, build in six Tuscan cities, and score at the right moment.

## Options

option-carrara-expansion = Expansion
    .help = Adds 8-buildings, Upgrade tiles, improving, category scoring and four cards with other objectives.
option-carrara-expansion-false = Base game
option-carrara-expansion-true = With the expansion
option-carrara-cards = Cards
    .help = Only with the expansion: random, a suggested set, or four card ids such as “top-2 obj-2 bdg-2 bon-2”. The cards of the suggested sets are reconstructed, except those of the first game.
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

carrara-card-top-1 = Four scorings
    .text = Objective: at least 4 Scoring actions done.
carrara-card-top-2 = Great works
    .text = Objective: own enough buildings of cost 5 or 8.
carrara-card-top-3 = Cities scored
    .text = Objective: have your marker on enough cities of the game board.
carrara-card-top-4 = Many buildings
    .text = Objective: own enough buildings.
carrara-card-top-5 = Full coffers
    .text = Objective: hold enough coins when announcing.
carrara-card-top-6 = Renown
    .text = Objective: enough VP on the track. Final scoring: every 2 coins are worth 1 VP instead of every 5.
carrara-card-obj-1 = Any objects
    .text = Objective: own enough objects. Final scoring: 3 VP per object.
carrara-card-obj-2 = Three pairs
    .text = Objective: 3 pairs. Final scoring: 5 VP per pair, other objects 1 VP.
carrara-card-obj-3 = Two triplets
    .text = Objective: 2 triplets. Final scoring: 7 VP per triplet, other objects 1 VP.
carrara-card-obj-4 = Quadruplet
    .text = Objective: 4 identical objects. Final scoring: each type of object scores by its size.
carrara-card-obj-5 = Pair and quadruplet
    .text = Objective: a pair plus a quadruplet. Final scoring: 20 VP per such combination, other objects 1 VP.
carrara-card-obj-6 = Four kinds
    .text = Objective: 4 different objects. Final scoring: sets of different objects score by their size.
carrara-card-obj-7 = Two trios
    .text = Objective: 2 sets of 3 different objects. Final scoring: 8 VP per such set, other objects 1 VP.
carrara-card-obj-8 = Object product
    .text = Objective: 3 pairs. Final scoring: multiply the sizes of at most three groups, each made of one kind; other objects 1 VP.
carrara-card-bdg-1 = Total cost
    .text = Objective: enough total building cost. Final scoring: 1 VP per point of cost.
carrara-card-bdg-2 = Two in three cities
    .text = Objective: 2 buildings in each of 3 cities. Final scoring: points for every 2 buildings in a city.
carrara-card-bdg-3 = Three in two cities
    .text = Objective: 3 buildings in each of 2 cities. Final scoring: points for every 3 buildings in a city.
carrara-card-bdg-4 = Four in one city
    .text = Objective: a city holding 4 buildings. Final scoring: points for every 4 buildings in a city.
carrara-card-bdg-5 = Masterpiece
    .text = Objective: one building of cost 8. Final scoring: points for every cost-8 building by its city.
carrara-card-bdg-6 = Countryside
    .text = Objective: enough Land buildings. Final scoring: 6 VP per Land building.
carrara-card-bdg-7 = Townscape
    .text = Objective: enough City buildings. Final scoring: 3 VP per City building.
carrara-card-bdg-8 = City product
    .text = Objective: 2 buildings in each of 3 cities. Final scoring: multiply the building counts of your 3 fullest cities.
carrara-card-bdg-9 = Town and country
    .text = Objective: enough City buildings and as many Land buildings. Final scoring: the cost of every City-Land pair.
carrara-card-bon-2 = Two cities of choice
    .text = Final scoring: value any two different cities of your board.
carrara-card-bon-3 = Livorno and Lérici
    .text = Final scoring: value Livorno and Lérici.
carrara-card-bon-4 = Pisa and Massa
    .text = Final scoring: value Pisa and Massa.
carrara-card-bon-5 = Lucca and Viareggio
    .text = Final scoring: value Lucca and Viareggio.
carrara-card-bon-6 = Two building types of choice
    .text = Final scoring: value any two different building types of your board.
carrara-card-bon-7 = Smallest of each type
    .text = Final scoring: value the cheapest building of every building type you own.
carrara-card-bon-8 = Two regions
    .text = Final scoring: highest total cost in Livorno, Pisa and Lucca: 9 VP; highest total cost in Viareggio, Massa and Lérici: 9 VP.
carrara-card-bon-9 = City leaders
    .text = Final scoring: the highest total cost in each city earns that city’s VP.

## Prompts

carrara-prompt-start = Choose your action: buy blocks, build or score
carrara-prompt-take = Choose one section and the blocks you want from it
carrara-prompt-pay = { $owed ->
    [one] { $tile } in { $city }: choose { $owed } block to pay with
   *[other] { $tile } in { $city }: choose { $owed } blocks to pay with
}
carrara-prompt-pay-dear = { $tile } in { $city }, { $owed } blocks: first choose the white, yellow and red ones you pay with
carrara-prompt-upgrade = Take an Upgrade tile for your 8-building
carrara-prompt-after = End your turn
carrara-prompt-after-purchase = Buy one object for { $price } coins, or end your turn
carrara-prompt-over = The game is over
carrara-wait-start = { $seat } chooses an action
carrara-wait-take = { $seat } chooses blocks from the wheel
carrara-wait-pay = { $seat } chooses the blocks to pay with
carrara-wait-pay-dear = { $seat } chooses the blocks to pay with
carrara-wait-upgrade = { $seat } chooses an Upgrade tile
carrara-wait-after = { $seat } may buy an object, then ends the turn

## Moves in words

carrara-do-buy = Turn the wheel and buy blocks
carrara-do-buy-still = Buy blocks without turning the wheel
carrara-do-take = Take { $blocks } from section { $section }
carrara-do-build = Build { $tile } in { $city }
carrara-do-improve = Improve { $old } in { $city } to { $tile }
carrara-do-pay = Pay { $blocks }
carrara-do-upgrade = Take the Upgrade tile for { $target }
carrara-do-score = Score { $space }
carrara-do-purchase = Buy the { $object }
carrara-do-announce = Announce the end of the game
carrara-do-two = Take the coins for a turn without action
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
    [one] costs { $cost } block; each scoring of it: { $worth }
   *[other] costs { $cost } blocks; each scoring of it: { $worth }
}
carrara-effect-improve = { $cost ->
    [one] costs { $cost } block
   *[other] costs { $cost } blocks
}
carrara-effect-pay = leaves { $blocks }
carrara-effect-upgrade = { $worth } per point of cost instead of { $was }
carrara-effect-upgrade-reconstructed = { $worth } per point of cost instead of { $was } (figures reconstructed)
carrara-effect-score = brings { $gain }
carrara-effect-purchase = costs { $price } coins, leaves { $left }; worth { $vp } VP more at the end
carrara-effect-announce = { $vp } VP now, and this is the last round
carrara-effect-two = brings { $coins } coins

## The log

carrara-event-began = { $seat } is the start player
carrara-event-began-cards = { $seat } is the start player; cards in play: { $cards }
carrara-event-turned = { $seat } turns the wheel; new in section I: { $blocks }
carrara-event-turned-only = { $seat } turns the wheel; no new block comes
carrara-event-left = { $seat } leaves the wheel as it is
carrara-event-bought = { $price ->
    [0] { $seat } takes { $blocks } from section { $section } for nothing
    [one] { $seat } takes { $blocks } from section { $section } for { $price } coin
   *[other] { $seat } takes { $blocks } from section { $section } for { $price } coins
}
carrara-event-nothing-affordable = No block is within reach of { $seat }, who receives { $coins } coins; the turn is over
carrara-event-no-action = { $seat } has no possible action and takes { $coins } coins
carrara-event-built = { $seat } builds { $tile } in { $city } with { $blocks }
carrara-event-improved = { $seat } improves { $old } in { $city } to { $tile } with { $blocks }
carrara-event-shown = New on display: { $tile }
carrara-event-upgraded = { $seat } takes the Upgrade tile for { $target }: { $gain } per point of cost
carrara-event-scored = { $seat } scores { $space }: { $gain }
carrara-event-purchased = { $seat } buys the { $object } for { $price } coins
carrara-event-announced = { $seat } announces the end of the game and receives { $vp } VP. Objectives: { $objectives }
carrara-event-last-building = { $seat } has built the last tile of the display: this is the last round
carrara-event-passed = { $seat } passes
carrara-event-turn = { $seat } begins a turn
carrara-event-over = The game is over
carrara-event-final = Final scoring of { $seat }: objects { $objects }, buildings { $buildings }, bonus { $bonus }, coins { $coins }
carrara-objective-value = { $card } { $value }

## Refusals

carrara-refused-no-blocks = There is no block left on the wheel or in the bag.
carrara-refused-still-base = Without the expansion the wheel always turns.
carrara-refused-still-nothing = Without turning the wheel, no block is within your means.
carrara-refused-take-none = You must take at least one block.
carrara-refused-section = { $there ->
    [0] There is no { $colour } block in section { $section }.
    [one] There is only { $there } { $colour } block in section { $section }.
   *[other] There are only { $there } { $colour } blocks in section { $section }.
}
carrara-refused-price = These blocks cost { $price }, and you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
carrara-refused-two-buy = The two coins are only for a player without any action: you can still buy blocks.
carrara-refused-two-build = The two coins are only for a player without any action: you can still build.
carrara-refused-two-score = The two coins are only for a player without any action: you can still score.
carrara-refused-base = { $tile } belongs to the expansion.
carrara-refused-eight-gone = { $tile } has been built already.
carrara-refused-not-displayed = { $tile } is not on display.
carrara-refused-blocks = { $cost ->
    [one] This building costs { $cost } block, and you have { $blocks }.
   *[other] This building costs { $cost } blocks, and you have { $blocks }.
}
carrara-refused-city = { $cost ->
    [one] { $city } accepts only { $blocks } of your blocks, and { $cost } is needed.
   *[other] { $city } accepts only { $blocks } of your blocks, and { $cost } are needed.
}
carrara-refused-improve-base = Without the expansion buildings cannot be improved.
carrara-refused-not-own = { $tile } does not stand on your board.
carrara-refused-not-dearer = { $tile } does not cost more than { $old }.
carrara-refused-colour = { $city } does not accept { $colour } blocks.
carrara-refused-not-held = You do not have these blocks.
carrara-refused-already-chosen = For what is still owed, choose among the green, blue and black blocks.
carrara-refused-dear-first = First choose the white, yellow and red blocks you pay with.
carrara-refused-amount = { $given ->
    [one] { $given } block is offered; the price is { $owed }, no more and no less.
   *[other] { $given } blocks are offered; the price is { $owed }, no more and no less.
}
carrara-refused-upgrade-gone = The Upgrade tile for { $target } has been taken already.
carrara-refused-category-base = Without the expansion only types and cities are scored.
carrara-refused-no-marker = All your { $markers } scoring markers are used.
carrara-refused-marked = You have scored { $space } already.
carrara-refused-none-built = You have no building to score for { $space }.
carrara-refused-city-scored = { $city } has been scored already, by { $seat }.
carrara-refused-too-few = { $city } needs { $needed } of your buildings, and you have { $built }.
carrara-refused-one-purchase = Only one object a turn can be bought.
carrara-refused-object-gone = The { $object } on the board has been sold.
carrara-refused-object-price = An object costs { $price } coins, and you have { $coins }.
carrara-refused-announced-already = The end has been announced already.
carrara-refused-announce-late = The last building has ended the game already.
carrara-refused-objective = The objective “{ $card }” is not met: { $value } of { $need }.
carrara-refused-pass = While an action is possible you must take one.
carrara-refused-take-first = You have begun to buy: first take your blocks from the wheel.
carrara-refused-pay-first = First choose the blocks that pay for { $tile }.
carrara-refused-upgrade-first = First take an Upgrade tile for your 8-building.
carrara-refused-nothing-to-pay = There is nothing to pay now.
carrara-refused-no-upgrade = Upgrade tiles are only taken after an 8-building.
carrara-refused-one-action = You have had your action in this turn.
carrara-refused-buy-first = First say that you buy.
carrara-refused-purchase-after = Objects are bought after the action.
carrara-refused-no-action = First take an action.

## Notation

carrara-not-a-move = “{ $given }” is not a move; a move begins with one of { $verbs }.
carrara-not-this-way = “{ $given }” is not a move; write { $how }.
carrara-how-buy = “buy”, or “buy still” to leave the wheel as it is
carrara-how-take = “take”, a section and its blocks: “take II green blue black”
carrara-how-build = “build”, a tile and a city: “build villa-3 viareggio”
carrara-how-improve = “improve”, your tile and the new one: “improve castello-3 biblioteca-4”
carrara-how-pay = “pay” and the blocks: “pay red green green”
carrara-how-upgrade = “upgrade” and a tile: “upgrade up-lucca”
carrara-how-score = “score” and a type, city or category: “score villa”, “score pisa”, “score urban”
carrara-how-purchase = “purchase” and an object: “purchase crown”
carrara-how-announce = “announce” alone
carrara-how-two = “two” alone
carrara-how-pass = “pass” alone
carrara-how-end = “end” alone

## Set-up and data files

carrara-setup-start-seat = Seat { $given } cannot start: the seats are 0 to { $last }.
carrara-setup-cards-base = Cards can only be chosen with the expansion (given: { $given }).
carrara-setup-cards = “{ $given }” is not a set of cards: write one of { $sets }, or one card of each deck such as “top-2 obj-2 bdg-2 bon-2”.
carrara-data-unreadable = The data file { $file } cannot be read: { $why }.
carrara-data-not-toml = The data file { $file } is not valid TOML: { $why }.
carrara-data-missing = The data file says nothing at { $where }.
carrara-data-number = The data file has “{ $given }” at { $where }, where a whole number from { $least } to { $most } belongs.
carrara-data-word = The data file has “{ $given }” at { $where }, where one of these belongs: { $allowed }.
carrara-data-list = The data file has no list at { $where }.
carrara-data-fixed = The data file has “{ $given }” at { $where }, where every file of this game has “{ $expected }”.
carrara-data-too-few-blocks = The data file has too few { $colour } blocks for the set-up.

## The result

carrara-point-scored = Scored: { $space }
carrara-point-announced = Announced the end
carrara-point-objects = { $count ->
    [one] { $count } object ({ $card })
   *[other] { $count } objects ({ $card })
}
carrara-point-buildings = { $count ->
    [one] { $count } building ({ $card })
   *[other] { $count } buildings ({ $card })
}
carrara-point-bonus = { $coins ->
    [0] Bonus card ({ $card })
    [one] Bonus card ({ $card }), and { $coins } coin
   *[other] Bonus card ({ $card }), and { $coins } coins
}
carrara-point-coins = { $count ->
    [one] { $count } coin, { $rate } for a point
   *[other] { $count } coins, { $rate } for a point
}
carrara-tie-blocks = The tie is broken by the blocks behind the screen: { $blocks }
carrara-tie-shared = Equal in points and in blocks ({ $blocks }): the victory is shared

## The terminal

carrara-sketch-wheel = Wheel
carrara-sketch-display = Display
carrara-sketch-pile = { $pile } in the pile
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
carrara-sketch-paying = { $seat } pays for { $tile } in { $city }: { $owed } still owed
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
    [0] It is free here.
    [one] It costs 1 coin here.
   *[other] It costs { $price } coins here.
  }
carrara-board-block-mine = { $colour } block of yours
carrara-board-section = Section { $section } of the wheel
carrara-board-section-prices = A block costs: { $prices }.
carrara-board-price = { $colour } { $price ->
    [0] nothing
   *[other] { $price }
  }
carrara-board-bag = Bag: { $count ->
    [one] 1 block
   *[other] { $count } blocks
  }
carrara-board-bag-about = After a turn of the wheel it is filled up from the bag, into section I. Nobody sees what will come.
carrara-board-pile = Pile: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
carrara-board-pile-about = A tile that is built is replaced from here. When display and pile are empty, the last round has come.
carrara-board-tile-about = { $cost ->
    [one] 1 block to build it.
   *[other] { $cost } blocks to build it.
  } { $category }. Scored, it also brings the object { $object }.
carrara-board-tile-in = { $tile } in { $city }
carrara-board-eight = Whoever builds it takes an Upgrade tile.
carrara-board-worth = Scored, each point of cost brings { $worth }.
carrara-board-object-sale = For sale: { $object }
carrara-board-object-sold = Sold: { $object }
carrara-board-object-price = After your action you may buy it for { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }, one object a turn.
carrara-board-object-supply = { $supply ->
    [0] None is left in the supply for scorings.
    [one] 1 is left in the supply for scorings.
   *[other] { $supply } are left in the supply for scorings.
  }
carrara-board-object-reconstructed = Which building type this object belongs to was reconstructed; nothing in the game depends on it.
carrara-board-city-of = { $city }, board of { $name }
carrara-board-city-accepts = Accepts these blocks: { $colours }.
carrara-board-space = Score { $space }
carrara-board-space-of = { $space }, board of { $name }
carrara-board-space-free = Not scored yet.
carrara-board-space-scored = Scored by { $name }.
carrara-board-space-needed = Scored once in a match, by one player, who needs { $needed ->
    [one] 1 building there
   *[other] { $needed } buildings there
  }.
carrara-board-space-gain = Scoring it now would give you { $gain }.
carrara-board-space-later = It cannot be scored now; your buildings there would give { $gain }.
carrara-board-card-progress = { $name }: { $value } of { $need }.
carrara-board-card-hidden = { $name }: hidden behind the screen.
carrara-board-card-worth = In the final scoring this would bring you { $vp } VP as things stand.
carrara-board-reconstructed = Reconstructed: the printed figure or card is lost.
carrara-board-coins-about = At the end every { $per } coins are worth 1 VP.
carrara-board-markers = { $name }: { $count ->
    [one] 1 scoring marker left
   *[other] { $count } scoring markers left
  }
carrara-board-final = If the match ended now: { $vp } VP more
carrara-board-final-about = Objects { $objects } VP, buildings { $buildings } VP, bonus card { $bonus } VP, coins { $coins } VP.
carrara-board-short-livorno = Livorno
carrara-board-short-pisa = Pisa
carrara-board-short-lucca = Lucca
carrara-board-short-viareggio = Viareg.
carrara-board-short-massa = Massa
carrara-board-short-lerici = Lérici
