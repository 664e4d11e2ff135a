game-vecchio = Il Vecchio
    .about = Send your family through Tuscany, win Followers and Scrolls, and take over provinces and offices before the Medici crests run out.

option-vecchio-less-luck = Variant with less luck
    .help = New family members are placed in any town without dice, and the crests’ events are ignored.
option-vecchio-less-luck-true = less luck
option-vecchio-less-luck-false = dice and events
option-vecchio-middlemen = Middlemen at the start
    .help = Where the five middlemen begin: drawn by lot, or always in the same towns.
option-vecchio-middlemen-random = drawn by lot
option-vecchio-middlemen-standard = the standard places

## Towns

vecchio-town-florence = Florence
vecchio-town-pistoia = Pistoia
vecchio-town-vernio = Vernio
vecchio-town-prato = Prato
vecchio-town-carmignano = Carmignano
vecchio-town-sesto = Sesto
vecchio-town-borgo-san-lorenzo = Borgo San Lorenzo
vecchio-town-vicchio = Vicchio
vecchio-town-san-godenzo = San Godenzo
vecchio-town-dicomano = Dicomano
vecchio-town-ponte-a-sieve = Ponte a Sieve
vecchio-town-empoli = Empoli
vecchio-town-san-miniato = San Miniato
vecchio-town-castel-fiorentino = Castel Fiorentino
vecchio-town-volterra = Volterra
vecchio-town-poggibonsi = Poggibonsi
vecchio-town-colle = Colle
vecchio-town-mensano = Mensano
vecchio-town-sovicille = Sovicille
vecchio-town-siena = Siena
vecchio-town-radda = Radda
vecchio-town-montevarchi = Montevarchi

vecchio-colour-brown = brown
vecchio-colour-black = black
vecchio-colour-gray = gray
vecchio-colour-white = white
vecchio-colour-purple = purple
vecchio-colour-green = green
vecchio-colour-red = red
vecchio-colour-florence = Florence

vecchio-track-milan = Duchy of Milan
vecchio-track-venice = Republic of Venice
vecchio-track-church = Church State
vecchio-track-council = City council
vecchio-track-nobility = Nobility

vecchio-crest-levy = Levy
vecchio-crest-family = Family member

## Goods

vecchio-some-florin = { $count ->
    [one] 1 Florin
   *[other] { $count } Florins
}
vecchio-some-assassin = { $count ->
    [one] 1 Assassin
   *[other] { $count } Assassins
}
vecchio-some-knight = { $count ->
    [one] 1 Knight
   *[other] { $count } Knights
}
vecchio-some-abbot = { $count ->
    [one] 1 Abbot
   *[other] { $count } Abbots
}
vecchio-some-scroll = { $count ->
    [one] 1 Scroll
   *[other] { $count } Scrolls
}
vecchio-some-carriage = { $count ->
    [one] 1 Carriage
   *[other] { $count } Carriages
}
vecchio-some-bishop = { $count ->
    [one] 1 Bishop
   *[other] { $count } Bishops
}
vecchio-good-florin = Florins
vecchio-good-assassin = Assassins
vecchio-good-knight = Knights
vecchio-good-abbot = Abbots
vecchio-good-scroll = Scrolls
vecchio-good-carriage = Carriages
vecchio-good-bishop = Bishops
vecchio-nothing = nothing
vecchio-price-colours = { $counts } Followers, each number in a colour of its own

## Tiles

vecchio-tile-v-scroll = Scroll
vecchio-tile-v-assassin = Assassin
vecchio-tile-v-towncoin = Family coin
vecchio-tile-v-reuse = Once more
vecchio-tile-v-nocoin = Free entry
vecchio-tile-v-choice = Gift of choice
vecchio-tile-m-knight = Knight
vecchio-tile-m-abbot = Abbot
vecchio-tile-m-roll = Recruit by dice
vecchio-tile-m-double = Two for one
vecchio-tile-m-buy = Purchase
vecchio-tile-m-place = Free recruit
vecchio-tile-c-anycolour = Any colours
vecchio-tile-c-follower = Any Follower
vecchio-tile-c-sixcoin = Purse
vecchio-tile-c-scribe = Scribe
vecchio-tile-c-escort = Escort
vecchio-tile-cc-scroll = Chancellor
vecchio-tile-cc-coin = Banker
vecchio-tile-cc-wage = Paymaster
vecchio-tile-cc-abbot = Prior
vecchio-tile-cc-knight = Captain
vecchio-tile-cc-assassin = Spymaster
vecchio-tile-cc-bishop = Canon
vecchio-tile-cc-carriage = Coachman
vecchio-tile-cc-recover = Physician
vecchio-tile-cc-reinforce = Recruiter
vecchio-tile-cc-province = Governor
vecchio-tile-cc-office = Patron
vecchio-tile-nb-supply = Great household
vecchio-tile-nb-towns = Country houses
vecchio-tile-nb-regions = Lords abroad
vecchio-tile-nb-nobles = Old nobility
vecchio-tile-nb-council = Aldermen
vecchio-tile-nb-escort = Stately train
vecchio-tile-nb-homes = Three homes
vecchio-tile-nb-embassy = Embassies
vecchio-tile-nb-neighbours = Neighbours
vecchio-tile-nb-hoard = Treasure chamber
vecchio-tile-nb-unused = Patience
vecchio-tile-nb-crests = Medici favour
vecchio-tile-again = { $tile } once more

vecchio-about-v-scroll = { $scroll ->
    [one] Take 1 Scroll.
   *[other] Take { $scroll } Scrolls.
}
vecchio-about-v-assassin = { $assassin ->
    [one] Take 1 Assassin.
   *[other] Take { $assassin } Assassins.
}
vecchio-about-v-towncoin = { $florin ->
    [one] Take 1 Florin for each of your family members in a town, standing or lying.
   *[other] Take { $florin } Florins for each of your family members in a town, standing or lying.
}
vecchio-about-v-reuse = Apply one of your used Province tiles once more.
vecchio-about-v-nocoin = When you take over a province: pay no Florins for the space.
vecchio-about-v-choice = Take { $followerany } Follower of any colour, or { $orscroll } Scroll, or { $orflorin } Florins.
vecchio-about-m-knight = { $knight ->
    [one] Take 1 Knight.
   *[other] Take { $knight } Knights.
}
vecchio-about-m-abbot = { $abbot ->
    [one] Take 1 Abbot.
   *[other] Take { $abbot } Abbots.
}
vecchio-about-m-roll = { $members ->
    [one] Roll the dice and put 1 family member from your supply into a town bordering that area.
   *[other] Roll the dice and put { $members } family members from your supply into towns bordering that area.
}
vecchio-about-m-double = Give 1 Follower or 1 Scroll; take any 2 Followers, or 2 Scrolls.
vecchio-about-m-buy = Pay { $payflorin } Florins; take { $followerany } Follower of any colour and { $scroll } Scroll.
vecchio-about-m-place = { $members ->
    [one] Put 1 family member from your supply into any town, Florence included.
   *[other] Put { $members } family members from your supply into any towns, Florence included.
}
vecchio-about-c-anycolour = When you take over a province: pay with Followers of any colours.
vecchio-about-c-follower = { $followerany ->
    [one] Take 1 Follower of any colour.
   *[other] Take { $followerany } Followers of any colours.
}
vecchio-about-c-sixcoin = { $florin ->
    [one] Take 1 Florin.
   *[other] Take { $florin } Florins.
}
vecchio-about-c-scribe = { $scroll ->
    [one] Pay any 1 Follower; take 1 Scroll.
   *[other] Pay any 1 Follower; take { $scroll } Scrolls.
}
vecchio-about-c-escort = Take { $bishop } Bishop and { $carriage } Carriage.
vecchio-about-cc-scroll = Taking a Scroll in a brown town: you may pay { $bonusoptionalpayflorin } F for { $bonusscroll } more Scroll. When turned up: { $revealscroll } Scroll.
vecchio-about-cc-coin = Taking Florins in a brown town: { $bonusflorin } F more. When turned up: { $revealflorin } F.
vecchio-about-cc-wage = Black, gray or white town: { $bonusflorin } F as well. When turned up: { $revealflorin } F.
vecchio-about-cc-abbot = White town: { $bonusabbot } more Abbot. When turned up: { $revealabbot } Abbot.
vecchio-about-cc-knight = Gray town: { $bonusknight } more Knight. When turned up: { $revealknight } Knight.
vecchio-about-cc-assassin = Black town: { $bonusassassin } more Assassin. When turned up: { $revealassassin } Assassin.
vecchio-about-cc-bishop = Taking Bishops in a purple town: also { $bonuscarriage } Carriage and { $bonusflorin } F. When turned up: { $revealcarriage } Carriage and { $revealflorin } F.
vecchio-about-cc-carriage = Taking Carriages in a purple town: also { $bonusbishop } Bishop and { $bonusflorin } F. When turned up: { $revealbishop } Bishop and { $revealflorin } F.
vecchio-about-cc-recover = Recovery: you may also roll and place { $bonusoptionalplaceroll } new family member. When turned up: roll and place { $revealplaceroll }.
vecchio-about-cc-reinforce = Reinforcement: { $bonusextramembers } family member more on the same roll. When turned up: roll and place { $revealplaceroll }.
vecchio-about-cc-province = Taking over a province: { $bonusscroll } Scroll. When turned up: { $revealscroll } Scroll.
vecchio-about-cc-office = Putting a family member on a Florence track: any { $bonusfollowerany } Follower. When turned up: any { $revealfollowerany } Follower.
vecchio-about-nb-supply = { $points } PP for every 2 family members in your supply.
vecchio-about-nb-towns = { $points } PP for every 2 of your family members in towns.
vecchio-about-nb-regions = { $points } PP for every 2 of your family members on the Region tracks.
vecchio-about-nb-nobles = { $points } PP for each of your family members on the Nobility track.
vecchio-about-nb-council = { $points } PP for each of your family members on the City council track.
vecchio-about-nb-escort = { $points } PP for each pair of 1 Carriage and 1 Bishop, at most { $most }.
vecchio-about-nb-homes = { $points } PP if you have somebody in a white, in a black and in a gray town.
vecchio-about-nb-embassy = { $points } PP for each set of 3 family members, one in each outside region.
vecchio-about-nb-neighbours = As many PP as there are players for each pair of your family members on neighbouring spaces of a track.
vecchio-about-nb-hoard = { $points } PP if you still own at least 1 Florin, 1 Follower, 1 Scroll, 1 Carriage and 1 Bishop.
vecchio-about-nb-unused = { $points } PP for each Province tile you have not used.
vecchio-about-nb-crests = { $p1 } / { $p2 } / { $p3 } / { $p4 } PP for 1 / 2 / 3 / 4 or more Medici crests.

## What is being decided

vecchio-prompt-draft = Keep one of the three City council tiles: it enhances one kind of action for the whole game.
vecchio-prompt-settle-area = Put two family members into towns bordering area { $area }.
vecchio-prompt-settle-free = A 7: choose any one area and put two family members into its towns.
vecchio-prompt-settle = Choose any one area and put two more family members into its towns.
vecchio-prompt-main = Your turn: do one action. Province tiles may be used before and after it.
vecchio-prompt-double = Your double-turn: two actions, or pass it as a whole.
vecchio-prompt-second = You may do a second action, or end your turn.
vecchio-prompt-end = Use Province tiles if you like, then end your turn.
vecchio-prompt-send = Who does it in { $town }, and how does he get there?
vecchio-prompt-work = Use { $town }: through whom, and what will you take?
vecchio-prompt-pay = { $track }: which Followers do you pay? The space costs { $price } F.
vecchio-prompt-place-area = { $count ->
    [one] Put a family member into a town bordering area { $area }.
   *[other] Put { $count } family members, one by one, into towns bordering area { $area }.
}
vecchio-prompt-place = { $count ->
    [one] Put a family member into any town.
   *[other] Put { $count } family members, one by one, into any towns.
}
vecchio-prompt-choose-province = { $track }: choose a Province tile.
vecchio-prompt-choose-florence = { $track }: keep one of the tiles you are looking at.
vecchio-prompt-take = Take a Follower of any colour.
vecchio-prompt-take-any = Take a Follower, a Scroll or Florins.
vecchio-prompt-give = Which Follower do you pay for the Scrolls?
vecchio-prompt-exchange = Give one Follower or Scroll, and take two.
vecchio-prompt-levy = A Levy! Pay { $florins } Florins or one token.
vecchio-prompt-family = Lay down a standing family member, or return a lying one to your supply.
vecchio-prompt-over = The game is over.

vecchio-wait-draft = Everybody chooses a City council tile in secret.
vecchio-wait-settle = { $seat } places two family members.
vecchio-wait-main = It is the turn of { $seat }.
vecchio-wait-send = { $seat } sends a family member.
vecchio-wait-work = { $seat } uses a town.
vecchio-wait-pay = { $seat } pays for a province.
vecchio-wait-place = { $seat } places a family member.
vecchio-wait-choose = { $seat } chooses a tile.
vecchio-wait-take = { $seat } chooses what to take.
vecchio-wait-give = { $seat } chooses a Follower to pay.
vecchio-wait-exchange = { $seat } exchanges a token.
vecchio-wait-levy = { $seat } has to pay the Levy.
vecchio-wait-family = { $seat } has to choose a family member.

## Choices

vecchio-move-draft = Keep “{ $tile }”
vecchio-move-settle = Settle in { $towns }
vecchio-move-town = Town action in { $town }
vecchio-move-takeover = Take over a province: { $track }
vecchio-move-office = Assume an office: { $track }
vecchio-move-reinforce = Reinforcement
vecchio-move-recover = Recovery
vecchio-move-recover-roll = Recovery with a new family member
vecchio-move-send-stay = The family member in { $town }
vecchio-move-send-walk = From { $town } to { $goal } on foot
vecchio-move-send-carriage = From { $town } to { $goal } by Carriage
vecchio-move-work-middleman = By middleman, lying down: { $taken }
vecchio-move-work-bishop = By Bishop, still standing: { $taken }
vecchio-move-work-lie = Lying down: { $taken }
vecchio-take-yield = what the town offers
vecchio-take-florins = Florins
vecchio-take-scroll = a Scroll
vecchio-take-scroll-extra = a Scroll, and buy another one
vecchio-take-bishops = Bishops
vecchio-take-carriages = Carriages
vecchio-move-pay = Pay { $followers }
vecchio-move-pay-with = Pay { $followers }, using { $tiles }
vecchio-move-place = Place in { $town }
vecchio-move-choose = Choose “{ $tile }”
vecchio-move-keep = Keep “{ $tile }”
vecchio-move-use = Use “{ $tile }”
vecchio-move-reuse = Use “{ $tile }” for “{ $target }”
vecchio-move-take = Take { $goods }
vecchio-move-give = Pay { $goods }
vecchio-move-exchange = Give { $give }, take { $take }
vecchio-move-levy = Pay { $goods }
vecchio-move-lay = Lay down the family member in { $town }
vecchio-move-return = Return the lying family member in { $town } to the supply
vecchio-move-end = End your turn
vecchio-move-pass = Pass the whole double-turn

vecchio-do-reinforce = Reinforcement
vecchio-do-recover = Recovery
vecchio-do-recover-roll = Recovery, and roll for a new family member
vecchio-do-lie = Lie down
vecchio-do-end = End turn
vecchio-do-pass = Pass

## What a choice brings

vecchio-effect-gain = brings { $goods }
vecchio-effect-either = brings { $one } or { $other }
vecchio-effect-gain-for = brings { $goods } for { $price }
vecchio-effect-cost = costs { $goods }
vecchio-effect-track = costs { $florins }, worth { $points } PP
vecchio-effect-track-crest = costs { $florins }, worth { $points } PP, and takes a Medici crest
vecchio-effect-nobility = { $about } Worth { $points } PP as things stand.
vecchio-effect-points = worth { $points } PP
vecchio-effect-recover = { $count ->
    [0] nobody lies down; brings { $goods }
    [one] one family member stands up; brings { $goods }
   *[other] { $count } family members stand up; brings { $goods }
}

## What happens

vecchio-event-middlemen-placed = The middlemen wait in { $towns }.
vecchio-event-dealt = You are dealt { $tiles }.
vecchio-event-chosen = { $seat } has chosen a City council tile.
vecchio-event-drafted = { $seat } keeps “{ $tile }”.
vecchio-event-rolled = { $seat } rolls { $roll }.
vecchio-event-rolled-free = { $seat } rolls { $roll }: a free choice.
vecchio-event-settled = { $seat } settles in { $towns }.
vecchio-event-turn = Round { $round }: the turn of { $seat }.
vecchio-event-double-turn = The double-turn of { $seat }.
vecchio-event-end-triggered = { $seat } took the last Medici crest: this round is finished, then the final round follows.
vecchio-event-final-round = The final round begins: everybody has a double-turn.
vecchio-event-passed = { $seat } passes for { $points } PP.
vecchio-event-nobility-shown = { $seat } shows the Nobility tiles: { $tiles }.
vecchio-event-travelled-walk = { $seat } walks from { $origin } to { $goal } for { $fare } F.
vecchio-event-travelled-carriage = { $seat } takes a Carriage from { $origin } to { $goal }.
vecchio-event-worked-middleman = { $seat } uses { $town } with the middleman and lies down there.
vecchio-event-worked-bishop = { $seat } uses { $town } with a Bishop.
vecchio-event-worked-lie = { $seat } uses { $town } and lies down there.
vecchio-event-middleman-moved = The { $colour } middleman goes on to { $goal }.
vecchio-event-gained = { $seat } gains { $goods }.
vecchio-event-spent = { $seat } pays { $goods }.
vecchio-event-entered = { $seat } enters space { $space } of the { $track } for { $points } PP.
vecchio-event-tile-taken = { $seat } takes the Province tile “{ $tile }”.
vecchio-event-looked = { $count ->
    [one] { $seat } looks at the only tile of the { $track }.
   *[other] { $seat } looks at the top { $count } tiles of the { $track }.
}
vecchio-event-saw = You look at { $tiles }.
vecchio-event-kept = { $seat } keeps a tile of the { $track } face-down.
vecchio-event-kept-this = You keep “{ $tile }”.
vecchio-event-revealed = { $seat } turns up “{ $tile }”.
vecchio-event-reinforced = { $seat } calls for reinforcement.
vecchio-event-placed = { $seat } places a family member in { $town }.
vecchio-event-recovered = { $count ->
    [0] { $seat } takes a rest, though nobody lies down.
    [one] { $seat } recovers: one family member stands up.
   *[other] { $seat } recovers: { $count } family members stand up.
}
vecchio-event-tile-used = { $seat } uses “{ $tile }”.
vecchio-event-tile-reused = { $seat } uses “{ $tile }” for “{ $target }”.
vecchio-event-crest = { $left ->
    [0] { $seat } takes the last Medici crest: { $event }.
   *[other] { $seat } takes a Medici crest: { $event }. { $left } left.
}
vecchio-event-cost-token = The Additional cost token moves to the Nobility stack.
vecchio-event-unaffected = { $seat } is unaffected.
vecchio-event-laid-down = { $seat } lays down the family member in { $town }.
vecchio-event-returned = { $seat } returns the family member in { $town } to the supply.

## Scoring

vecchio-point-tile = Nobility tile “{ $tile }”
vecchio-point-track = Family members: { $track }
vecchio-point-all-tracks = On all five tracks
vecchio-point-majority = Majority: { $track }
vecchio-point-crests = { $count ->
    [one] 1 Medici crest
   *[other] { $count } Medici crests
}
vecchio-point-passed = Passed the double-turn
vecchio-tie-followers = Tie broken: { $seat } has { $count } Followers and Scrolls left.
vecchio-tie-florins = Tie broken: { $seat } has { $count } Florins left.
vecchio-tie-shared = { $seats } share the victory: equal in everything.

## Refusals

vecchio-refused-unknown = That town or tile is not in this game’s box.
vecchio-refused-first-draft = First everybody keeps one City council tile.
vecchio-refused-first-settle = First put your two family members into towns.
vecchio-refused-first-send = First say which family member does it.
vecchio-refused-first-work = First use the town you went to.
vecchio-refused-first-pay = First pay for the province.
vecchio-refused-first-place = First place your family member.
vecchio-refused-first-choose = First choose a tile.
vecchio-refused-first-take = First choose what to take.
vecchio-refused-first-give = First say which Follower you pay.
vecchio-refused-first-exchange = First finish the exchange.
vecchio-refused-first-levy = First pay the Levy.
vecchio-refused-first-family = First choose a family member for the event.
vecchio-refused-not-now-draft = City council tiles are drafted at the start only.
vecchio-refused-not-now-settle = Family members are settled at the start only.
vecchio-refused-not-now-send = Travelling is part of an action: say first what is to be done, and where.
vecchio-refused-not-now-work = Say first in which town, for example “town siena”.
vecchio-refused-not-now-pay = Say first which province, for example “takeover milan”.
vecchio-refused-not-now-place = Family members are placed after a reinforcement or a tile that says so.
vecchio-refused-not-now-choose = A tile is chosen only after entering a track.
vecchio-refused-not-now-take = No tile offers you something to take now.
vecchio-refused-not-now-give = That is for the tile “Scribe”, once it is used.
vecchio-refused-not-now-exchange = That is for the tile “Two for one”, once it is used.
vecchio-refused-not-now-levy = There is no Levy to pay now.
vecchio-refused-not-now-laydown = No event asks for a family member now.
vecchio-refused-not-now-return = No event asks for a family member now.
vecchio-refused-not-dealt = “{ $tile }” was not dealt to you.
vecchio-refused-not-bordering = { $town } does not border area { $area }.
vecchio-refused-two-areas = No area borders both of these: { $towns }.
vecchio-refused-acted = You have done your action: use tiles or end your turn.
vecchio-refused-nobody-stands = None of your family members is standing: recover first.
vecchio-refused-fare = Nobody can get to { $town }: the walk costs { $fare } F, and you have { $florins }.
vecchio-refused-price = That costs { $fare } F on the way and { $price } F there; you have { $florins }.
vecchio-refused-no-town-action = { $town } offers no town action.
vecchio-refused-no-middleman = The { $colour } middleman is not in { $town }, and you have no Bishop for it.
vecchio-refused-bishop-only = The { $colour } middleman is not in { $town }: pay a Bishop.
vecchio-refused-full = All spaces are taken: { $track }. Only the final round lets you in.
vecchio-refused-followers = { $track } takes exactly { $price }.
vecchio-refused-scrolls = An office costs { $need } Scrolls; you have { $have }.
vecchio-refused-surcharge = The Additional cost token makes it { $price } F; with the journey, your { $florins } F are not enough.
vecchio-refused-empty-supply = Your supply is empty: there is nobody to place.
vecchio-refused-no-recover-tile = Only the tile “Physician” lets you place a family member in a recovery.
vecchio-refused-not-standing = None of your family members stands in { $town }.
vecchio-refused-not-lying = None of your family members lies in { $town }.
vecchio-refused-is-there = The family member in { $town } is there already and stays.
vecchio-refused-not-there = The family member in { $town } must travel to { $goal }.
vecchio-refused-no-carriage = You have no Carriage.
vecchio-refused-lie = In { $town } one lies down only with the middleman.
vecchio-refused-green = Middlemen never come to { $town }: lie down, or pay a Bishop.
vecchio-refused-no-bishop = You have no Bishop.
vecchio-refused-yield = { $town } does not offer that.
vecchio-refused-no-scroll-tile = Only the tile “Chancellor” sells a second Scroll.
vecchio-refused-extra-price = The second Scroll costs { $price } F.
vecchio-refused-lacking = You do not have { $goods }.
vecchio-refused-tile-for-nothing = “{ $tile }” would change nothing here.
vecchio-refused-not-used-yet = “{ $tile }” is not a used tile of yours that could be applied again.
vecchio-refused-tile-not-there = “{ $tile }” is not among the tiles left: { $track }.
vecchio-refused-tile-not-seen = “{ $tile }” is not among the tiles you are looking at.
vecchio-refused-tile-used = “{ $tile }” is used already.
vecchio-refused-tile-not-yours = You do not own “{ $tile }”.
vecchio-refused-no-target = Say which used tile is applied again, for example “use V-REUSE C-SIXCOIN”.
vecchio-refused-take-over-tile = “{ $tile }” is used while paying for a province.
vecchio-refused-nothing-to-give = You have nothing to give for “{ $tile }”.
vecchio-refused-follower-only = Choose a Follower: Assassin, Knight or Abbot.
vecchio-refused-mix = Take two Followers or two Scrolls, not one of each.
vecchio-refused-act-first = One action is required in a turn; recovery is always possible.
vecchio-refused-act-or-pass = Do at least one action, or pass the double-turn before doing anything.
vecchio-refused-no-passing = Passing is possible in the final round only.
vecchio-refused-too-late-to-pass = The { $points } PP are for passing the whole double-turn, before doing anything in it.

vecchio-not-a-move = “{ $given }” is not a move of Il Vecchio. Moves begin with: town, takeover, office, reinforce, recover, send, work, pay, place, choose, use, take, give, levy, lay, return, end, pass, draft, settle.
vecchio-not-a-move-draft = “{ $given }”: write “draft” and a City council tile, as in “draft CC-COIN”.
vecchio-not-a-move-settle = “{ $given }”: write “settle” and two towns, as in “settle empoli castel_fiorentino”.
vecchio-not-a-move-town = “{ $given }”: write “town” and a town, as in “town siena”.
vecchio-not-a-move-takeover = “{ $given }”: write “takeover milan”, “takeover venice” or “takeover church”.
vecchio-not-a-move-office = “{ $given }”: write “office council” or “office nobility”.
vecchio-not-a-move-reinforce = “{ $given }”: write just “reinforce”.
vecchio-not-a-move-recover = “{ $given }”: write “recover” or “recover roll”.
vecchio-not-a-move-send = “{ $given }”: write “send”, the town he leaves and “walk”, “carriage” or “stay”, as in “send empoli walk”.
vecchio-not-a-move-work = “{ $given }”: write “work” with “middleman”, “bishop” or “lie” and what to take, as in “work middleman florins” or “work bishop scroll extra”.
vecchio-not-a-move-pay = “{ $given }”: write “pay”, the Followers and perhaps tiles, as in “pay knight abbot with V-NOCOIN” or “pay assassin with V-REUSE:V-NOCOIN”.
vecchio-not-a-move-place = “{ $given }”: write “place” and a town, as in “place siena”.
vecchio-not-a-move-choose = “{ $given }”: write “choose” and a tile, as in “choose V-SCROLL”.
vecchio-not-a-move-use = “{ $given }”: write “use” and a tile, as in “use C-SIXCOIN” or “use V-REUSE C-SIXCOIN”.
vecchio-not-a-move-take = “{ $given }”: write “take” with assassin, knight, abbot, scroll or florins.
vecchio-not-a-move-give = “{ $given }”: write “give knight”, or “give scroll take knight abbot”.
vecchio-not-a-move-levy = “{ $given }”: write “levy” with florins, assassin, knight, abbot, scroll, carriage or bishop.
vecchio-not-a-move-lay = “{ $given }”: write “lay” and a town, as in “lay siena”.
vecchio-not-a-move-return = “{ $given }”: write “return” and a town, as in “return colle”.
vecchio-not-a-move-end = “{ $given }”: write just “end”.
vecchio-not-a-move-pass = “{ $given }”: write just “pass”.

## The owner’s data file

vecchio-data-no-file = The data file { $path } cannot be read: { $why }
vecchio-data-unreadable = The data file is not valid TOML: { $why }
vecchio-data-schema = The data file has schema { $given }; this game reads schema 1.
vecchio-data-missing = The data file lacks “{ $where }”.
vecchio-data-kind = “{ $where }” should be { $wanted }.
vecchio-data-wants-number = a whole number
vecchio-data-wants-text = a text
vecchio-data-wants-list = a list
vecchio-data-wants-table = a table
vecchio-data-wants-truth = true or false
vecchio-data-small = “{ $where }” is { $given }; it must be at least { $least }.
vecchio-data-word = “{ $where }” cannot be “{ $given }”. Allowed: { $allowed }.
vecchio-data-town-id = “{ $given }” cannot be a town’s id: use small letters, with “_” between words.
vecchio-data-town-twice = The town “{ $town }” is listed twice.
vecchio-data-unknown-town = Unknown town “{ $town }” in { $where }.
vecchio-data-colour = The town “{ $town }” has the unknown colour “{ $given }”. Allowed: { $allowed }.
vecchio-data-florence = There must be one town of the colour florence, with the id “florence”.
vecchio-data-road-entry = The road { $a } – { $b } has the unknown entry “{ $entry }”: roads join two towns and go both ways.
vecchio-data-road-loop = A road leads from “{ $town }” to itself.
vecchio-data-road-twice = The road { $a } – { $b } is listed twice: roads go both ways.
vecchio-data-unreachable = No road leads from Florence to: { $towns }.
vecchio-data-area-numbers = Every sum of the dice but 7 needs exactly one area. Wrong: { $numbers }.
vecchio-data-area-twice = Area { $area } lists a town twice.
vecchio-data-area-size = Area { $area } has { $given } towns; it should have { $least } to { $most }.
vecchio-data-middlemen = There must be one middleman for each of the five crest colours. Wrong: { $colours }.
vecchio-data-cycle = The { $colour } middleman’s cycle ({ $given }) is not the clockwise order, seen from Florence, of all { $colour } towns: { $wanted }.
vecchio-data-standard = The { $colour } middleman cannot start in “{ $town }”: it is not in his cycle.
vecchio-data-standard-crowded = The standard places put two middlemen around one area: { $towns }.
vecchio-data-spaces = The spaces of track “{ $track }” must be numbered 1 to { $length }.
vecchio-data-followers = The Followers of track “{ $track }” make no price: give “followers” or “follower_pattern” that add up to “follower_count” (1 to 4).
vecchio-data-gate = Track “{ $track }” cannot be entered from “{ $town }”: its gate must be of the colour { $wanted }.
vecchio-data-gates-shared = Each region needs a gate of its own: { $towns }.
vecchio-data-tile-count = Tile { $tile } is listed { $given } times in “{ $kind }”; it should be there once.
vecchio-data-reuse = There can be one copy of V-REUSE at most, not { $given }.
vecchio-data-crest-table = NB-CRESTS needs five figures, for 0 to 4 crests, not { $given }.
vecchio-data-start-florins = The starting Florins for { $seats } players must be { $seats } numbers, none below 0.
vecchio-data-first-members = Two family members are placed in each of the two rounds of the set-up.
vecchio-data-crests = { $seats } players: { $given } crests in play, but there are only { $most }.
vecchio-data-dealt = { $seats } players: { $given } City council tiles each are too many; at most { $most }.
vecchio-data-first-space = { $seats } players: no track has a space { $given } to begin with.
vecchio-data-no-end = { $seats } players: the game might never end. { $given } crests are in play, but the tracks are sure to use up only { $most }.

## The terminal’s drawing

vecchio-sketch-setup = Set-up
vecchio-sketch-round = Round { $round }
vecchio-sketch-final = Final round
vecchio-sketch-crests = Crests left: { $left } of { $all }
vecchio-sketch-surcharge = { $track } costs { $florins } F more
vecchio-sketch-area = Area { $area }
vecchio-sketch-middlemen = Middlemen
vecchio-sketch-stack = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
vecchio-sketch-dealt = Dealt to you:
vecchio-sketch-looking = You are looking at:
vecchio-sketch-put-under = You put under the stack ({ $track }):
vecchio-sketch-supply = { $count } in supply
vecchio-sketch-owned-crests = { $count ->
    [one] 1 crest
   *[other] { $count } crests
}
vecchio-sketch-points = { $points } PP so far
vecchio-sketch-passed = passed
vecchio-sketch-council = City council:
vecchio-sketch-council-down = to be turned up:
vecchio-sketch-nobility = Nobility:
vecchio-sketch-tiles = Province tiles:
vecchio-sketch-used = used:
vecchio-sketch-legend = ◆ middleman · 1↑ player 1 stands, 1↓ lies, with a number for several · roads by the first letters of the towns · tracks: price F/points, ✠ crest, ▸ next space, numbers are players · brown: Florins or a Scroll; black: Assassin; gray: Knight; white: Abbot; purple: Bishops or Carriages; green: Florins

## The board

vecchio-board = The board of Il Vecchio
vecchio-board-hidden-tile = Hidden tile
vecchio-board-hidden-about = Only its owner knows this tile.
vecchio-board-when-free = Use it once, before or after the action of your turn.
vecchio-board-when-takeover = Use it once, while you take over a province.
vecchio-board-when-reuse = Use it once, at the moment of the tile that it repeats.
vecchio-board-when-always = It works every time, once it is face-up.
vecchio-board-when-end = It is scored at the end.
vecchio-board-town-brown = Brown town: Florins or a Scroll, with the middleman or a Bishop.
vecchio-board-town-black = Black town: an Assassin, with the middleman or a Bishop.
vecchio-board-town-gray = Gray town: a Knight, with the middleman or a Bishop.
vecchio-board-town-white = White town: an Abbot, with the middleman or a Bishop.
vecchio-board-town-purple = Purple town: Bishops or Carriages, with the middleman or a Bishop.
vecchio-board-town-green = Green town: Florins, without a middleman.
vecchio-board-town-red = A gate to a region: no town action.
vecchio-board-town-florence = Florence: the gate to City council and Nobility.
vecchio-board-town-areas = Borders area { $areas }.
vecchio-board-town-walk = From { $town } the walk costs { $fare } F.
vecchio-board-middleman = The { $colour } middleman
vecchio-board-middleman-about = He lets you use the town where he stands, then he walks on.
vecchio-board-middleman-next = The middleman’s next stop is { $town }.
vecchio-board-standing = { $name } in { $town }: { $count } standing
vecchio-board-lying = { $name } in { $town }: { $count } lying
vecchio-board-standing-about = A standing family member can travel and act.
vecchio-board-lying-about = A lying family member waits for a recovery.
vecchio-board-track-gate = The gate is { $town }.
vecchio-board-track-full = No free space now.
vecchio-board-track-next = Space { $space } is next: { $price } and { $florins } F, worth { $points } PP.
vecchio-board-track-crest = This space takes a Medici crest: an event follows.
vecchio-board-track-tiles = Tiles left: { $tiles }.
vecchio-board-track-stack = { $count ->
    [one] One tile is left in the stack.
   *[other] { $count } tiles are left in the stack.
}
vecchio-board-tray-draft = Keep one City council tile
vecchio-board-tray-look = Keep one of these tiles
vecchio-board-tray-province = Take one Province tile
vecchio-board-supply = { $name }: { $count } family members in reserve
vecchio-board-supply-about = Reinforcement brings one of them to a town.
vecchio-board-crests = { $name }: { $count } Medici crests
vecchio-board-owns = { $name } owns { $goods }
vecchio-board-take = Take from the supply: { $good }
vecchio-board-good-florin = Florins pay for walking and for spaces on the tracks.
vecchio-board-good-assassin = One Assassin opens the Republic of Venice.
vecchio-board-good-knight = A Knight and an Abbot open the Duchy of Milan.
vecchio-board-good-abbot = A Knight and an Abbot open the Duchy of Milan.
vecchio-board-good-scroll = Scrolls open the offices in Florence.
vecchio-board-good-carriage = One Carriage pays for one journey of any length.
vecchio-board-good-bishop = One Bishop replaces the middleman, and nobody lies down.
vecchio-board-crests-left = { $count ->
    [0] The last Medici crest is taken.
    [one] One Medici crest left
   *[other] { $count } Medici crests left
}
vecchio-board-last-round = The last crest is taken: this round ends, then the final double-turns follow.
vecchio-board-final = Final round: two actions in a row, or pass.
vecchio-board-no-tiles = No tiles yet
