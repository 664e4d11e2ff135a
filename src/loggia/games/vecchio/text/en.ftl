game-vecchio = Il Vecchio
    .about = Send your family through Tuscany, win Followers and Scrolls, and take over provinces and offices before the Medici crests run out.
    .time = about 75 minutes
    .weight = medium
    .feel = A journey with intrigue: many small gains on the road, and the towns fill faster than one thinks.

option-vecchio-less-luck = Variant with less luck
    .help = After the set-up, new family members are placed in any town without dice; the crests’ events are ignored.
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
    [one] { $count } Florin
   *[other] { $count } Florins
}
vecchio-some-assassin = { $count ->
    [one] { $count } Assassin
   *[other] { $count } Assassins
}
vecchio-some-knight = { $count ->
    [one] { $count } Knight
   *[other] { $count } Knights
}
vecchio-some-abbot = { $count ->
    [one] { $count } Abbot
   *[other] { $count } Abbots
}
vecchio-some-scroll = { $count ->
    [one] { $count } Scroll
   *[other] { $count } Scrolls
}
vecchio-some-carriage = { $count ->
    [one] { $count } Carriage
   *[other] { $count } Carriages
}
vecchio-some-bishop = { $count ->
    [one] { $count } Bishop
   *[other] { $count } Bishops
}
vecchio-some-same-follower = { $count ->
    [one] { $count } Follower of any colour
   *[other] { $count } Followers of one colour
}
vecchio-good-florin = Florins
vecchio-good-assassin = Assassins
vecchio-good-knight = Knights
vecchio-good-abbot = Abbots
vecchio-good-scroll = Scrolls
vecchio-good-carriage = Carriages
vecchio-good-bishop = Bishops
vecchio-nothing = nothing
vecchio-price-same = { $count ->
    [one] { $count } Follower of one colour
   *[other] { $count } Followers of one colour
}
vecchio-price-other = { $count } of another colour
vecchio-price-third = { $count } of the third colour

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
    [one] Take { $scroll } Scroll.
   *[other] Take { $scroll } Scrolls.
}
vecchio-about-v-assassin = { $assassin ->
    [one] Take { $assassin } Assassin.
   *[other] Take { $assassin } Assassins.
}
vecchio-about-v-towncoin = { $florin ->
    [one] Take { $florin } Florin for each of your family members in a town, standing or lying.
   *[other] Take { $florin } Florins for each of your family members in a town, standing or lying.
}
vecchio-about-v-reuse = Apply one of your used Province tiles once more.
vecchio-about-v-nocoin = When you take over a province: pay no Florins for the space.
vecchio-about-v-choice =
    Take { $followerany ->
        [one] { $followerany } Follower of any colour
       *[other] { $followerany } Followers of one colour
    }, or { $orscroll ->
        [one] { $orscroll } Scroll
       *[other] { $orscroll } Scrolls
    }, or { $orflorin ->
        [one] { $orflorin } Florin
       *[other] { $orflorin } Florins
    }.
vecchio-about-m-knight = { $knight ->
    [one] Take { $knight } Knight.
   *[other] Take { $knight } Knights.
}
vecchio-about-m-abbot = { $abbot ->
    [one] Take { $abbot } Abbot.
   *[other] Take { $abbot } Abbots.
}
vecchio-about-m-roll = { $members ->
    [one] Roll the dice and put { $members } family member from your supply into a town bordering that area.
   *[other] Roll the dice and put { $members } family members from your supply into towns bordering that area.
}
vecchio-about-m-roll-free = { $members ->
    [one] Put { $members } family member from your supply into any town, Florence included.
   *[other] Put { $members } family members from your supply into any towns, Florence included.
}
vecchio-about-m-double = Give 1 Follower or 1 Scroll; take any 2 Followers, or 2 Scrolls.
vecchio-about-m-buy =
    Pay { $payflorin ->
        [one] { $payflorin } Florin
       *[other] { $payflorin } Florins
    }; take { $followerany ->
        [one] { $followerany } Follower of any colour
       *[other] { $followerany } Followers of any colours
    } and { $scroll ->
        [one] { $scroll } Scroll
       *[other] { $scroll } Scrolls
    }.
vecchio-about-m-place = { $members ->
    [one] Put { $members } family member from your supply into any town, Florence included.
   *[other] Put { $members } family members from your supply into any towns, Florence included.
}
vecchio-about-c-anycolour = When you take over a province: pay with Followers of any colours. Their number stays the same.
vecchio-about-c-follower = { $followerany ->
    [one] Take { $followerany } Follower of any colour.
   *[other] Take { $followerany } Followers of any colours.
}
vecchio-about-c-sixcoin = { $florin ->
    [one] Take { $florin } Florin.
   *[other] Take { $florin } Florins.
}
vecchio-about-c-scribe = { $scroll ->
    [one] Pay any 1 Follower; take { $scroll } Scroll.
   *[other] Pay any 1 Follower; take { $scroll } Scrolls.
}
vecchio-about-c-escort =
    Take { $bishop ->
        [one] { $bishop } Bishop
       *[other] { $bishop } Bishops
    } and { $carriage ->
        [one] { $carriage } Carriage
       *[other] { $carriage } Carriages
    }.
vecchio-about-cc-scroll = { $bonusscroll ->
    [one] Taking Scrolls in a brown town: you may pay { $bonusoptionalpayflorin } F for { $bonusscroll } more Scroll.
   *[other] Taking Scrolls in a brown town: you may pay { $bonusoptionalpayflorin } F for { $bonusscroll } more Scrolls.
}
vecchio-about-cc-coin = Taking Florins in a brown town: { $bonusflorin } F more.
vecchio-about-cc-wage = Black, gray or white town: { $bonusflorin } F as well.
vecchio-about-cc-abbot = { $bonusabbot ->
    [one] White town: { $bonusabbot } more Abbot.
   *[other] White town: { $bonusabbot } more Abbots.
}
vecchio-about-cc-knight = { $bonusknight ->
    [one] Gray town: { $bonusknight } more Knight.
   *[other] Gray town: { $bonusknight } more Knights.
}
vecchio-about-cc-assassin = { $bonusassassin ->
    [one] Black town: { $bonusassassin } more Assassin.
   *[other] Black town: { $bonusassassin } more Assassins.
}
vecchio-about-cc-bishop = { $bonuscarriage ->
    [one] Taking Bishops in a purple town: { $bonuscarriage } Carriage and { $bonusflorin } F as well.
   *[other] Taking Bishops in a purple town: { $bonuscarriage } Carriages and { $bonusflorin } F as well.
}
vecchio-about-cc-carriage = { $bonusbishop ->
    [one] Taking Carriages in a purple town: { $bonusbishop } Bishop and { $bonusflorin } F as well.
   *[other] Taking Carriages in a purple town: { $bonusbishop } Bishops and { $bonusflorin } F as well.
}
vecchio-about-cc-recover = { $bonusoptionalplaceroll ->
    [one] Recovery: you may also roll the dice and place { $bonusoptionalplaceroll } family member from your supply.
   *[other] Recovery: you may also roll the dice and place { $bonusoptionalplaceroll } family members from your supply.
}
vecchio-about-cc-recover-free = { $bonusoptionalplaceroll ->
    [one] Recovery: you may also place { $bonusoptionalplaceroll } family member from your supply.
   *[other] Recovery: you may also place { $bonusoptionalplaceroll } family members from your supply.
}
vecchio-about-cc-reinforce = { $bonusextramembers ->
    [one] Reinforcement: { $bonusextramembers } more family member on the same roll.
   *[other] Reinforcement: { $bonusextramembers } more family members on the same roll.
}
vecchio-about-cc-reinforce-free = { $bonusextramembers ->
    [one] Reinforcement: { $bonusextramembers } more family member.
   *[other] Reinforcement: { $bonusextramembers } more family members.
}
vecchio-about-cc-province = { $bonusscroll ->
    [one] Taking over a province: { $bonusscroll } Scroll.
   *[other] Taking over a province: { $bonusscroll } Scrolls.
}
vecchio-about-cc-office = { $bonusfollowerany ->
    [one] Putting a family member on a Florence track: { $bonusfollowerany } Follower of any colour.
   *[other] Putting a family member on a Florence track: { $bonusfollowerany } Followers of any colours.
}
vecchio-about-nb-supply =
    { $points } PP for every 2 family members in your supply{ $most ->
        [0] .
       *[other] , at most { $most } PP.
    }
vecchio-about-nb-towns =
    { $points } PP for every 2 of your family members in towns{ $most ->
        [0] .
       *[other] , at most { $most } PP.
    }
vecchio-about-nb-regions =
    { $points } PP for every 2 of your family members on the Region tracks{ $most ->
        [0] .
       *[other] , at most { $most } PP.
    }
vecchio-about-nb-nobles =
    { $points } PP for each of your family members on the Nobility track{ $most ->
        [0] .
       *[other] , at most { $most } PP.
    }
vecchio-about-nb-council =
    { $points } PP for each of your family members on the City council track{ $most ->
        [0] .
       *[other] , at most { $most } PP.
    }
vecchio-about-nb-escort =
    { $points } PP for each pair of 1 Carriage and 1 Bishop{ $most ->
        [0] .
       *[other] , at most { $most } PP.
    }
vecchio-about-nb-homes = { $points } PP if you have family members in a white, in a black and in a gray town.
vecchio-about-nb-embassy =
    { $points } PP for each set of 3 of your family members, one in each region{ $most ->
        [0] .
       *[other] , at most { $most } PP.
    }
vecchio-about-nb-neighbours =
    As many PP as there are players for each pair of your family members on neighbouring spaces of a track{ $count ->
        [0] .
        [one] , for { $count } pair at most.
       *[other] , for { $count } pairs at most.
    }
vecchio-about-nb-hoard = { $points } PP if you still own at least 1 Florin, 1 Follower, 1 Scroll, 1 Carriage and 1 Bishop.
vecchio-about-nb-unused =
    { $points } PP for each Province tile you have not used{ $most ->
        [0] .
       *[other] , at most { $most } PP.
    }
vecchio-about-nb-crests = { $p0 } / { $p1 } / { $p2 } / { $p3 } / { $p4 } PP for 0 / 1 / 2 / 3 / 4 or more Medici crests.
vecchio-reveal-cc-scroll = { $revealscroll ->
    [one] When turned up: { $revealscroll } Scroll.
   *[other] When turned up: { $revealscroll } Scrolls.
}
vecchio-reveal-cc-coin = When turned up: { $revealflorin } F.
vecchio-reveal-cc-wage = When turned up: { $revealflorin } F.
vecchio-reveal-cc-abbot = { $revealabbot ->
    [one] When turned up: { $revealabbot } Abbot.
   *[other] When turned up: { $revealabbot } Abbots.
}
vecchio-reveal-cc-knight = { $revealknight ->
    [one] When turned up: { $revealknight } Knight.
   *[other] When turned up: { $revealknight } Knights.
}
vecchio-reveal-cc-assassin = { $revealassassin ->
    [one] When turned up: { $revealassassin } Assassin.
   *[other] When turned up: { $revealassassin } Assassins.
}
vecchio-reveal-cc-bishop = { $revealcarriage ->
    [one] When turned up: { $revealcarriage } Carriage and { $revealflorin } F.
   *[other] When turned up: { $revealcarriage } Carriages and { $revealflorin } F.
}
vecchio-reveal-cc-carriage = { $revealbishop ->
    [one] When turned up: { $revealbishop } Bishop and { $revealflorin } F.
   *[other] When turned up: { $revealbishop } Bishops and { $revealflorin } F.
}
vecchio-reveal-cc-recover = { $revealplaceroll ->
    [one] When turned up: roll the dice and place { $revealplaceroll } family member, if your supply has any.
   *[other] When turned up: roll the dice { $revealplaceroll } times and place a family member each time, if your supply has any.
}
vecchio-reveal-cc-recover-free = { $revealplaceroll ->
    [one] When turned up: place { $revealplaceroll } family member, if your supply has any.
   *[other] When turned up: place { $revealplaceroll } family members, if your supply has any.
}
vecchio-reveal-cc-reinforce = { $revealplaceroll ->
    [one] When turned up: roll the dice and place { $revealplaceroll } family member, if your supply has any.
   *[other] When turned up: roll the dice { $revealplaceroll } times and place a family member each time, if your supply has any.
}
vecchio-reveal-cc-reinforce-free = { $revealplaceroll ->
    [one] When turned up: place { $revealplaceroll } family member, if your supply has any.
   *[other] When turned up: place { $revealplaceroll } family members, if your supply has any.
}
vecchio-reveal-cc-province = { $revealscroll ->
    [one] When turned up: { $revealscroll } Scroll.
   *[other] When turned up: { $revealscroll } Scrolls.
}
vecchio-reveal-cc-office = { $revealfollowerany ->
    [one] When turned up: { $revealfollowerany } Follower of any colour.
   *[other] When turned up: { $revealfollowerany } Followers of any colours.
}

## What is being decided

vecchio-prompt-draft = { $count ->
    [one] Keep the City council tile: it enhances one kind of action for the whole game.
   *[other] Keep one of the { $count } City council tiles: it enhances one kind of action for the whole game.
}
vecchio-prompt-settle-area = Put two family members into towns bordering area { $area }.
vecchio-prompt-settle-free = A { $roll }: choose any one area and put two family members into its towns.
vecchio-prompt-settle = Choose any one area and put two more family members into its towns.
vecchio-prompt-main = Your turn: do one action.
vecchio-prompt-main-tiles = Your turn: do one action. Before and after it you may use Province tiles.
vecchio-prompt-double = { $count ->
    [one] Your double-turn: do { $count } action.
   *[other] Your double-turn: do an action, up to { $count } in all.
}
vecchio-prompt-double-tiles = { $count ->
    [one] Your double-turn: do { $count } action. Before and after it you may use Province tiles.
   *[other] Your double-turn: do an action, up to { $count } in all. You may also use Province tiles.
}
vecchio-prompt-double-pass = { $count ->
    [one] Your double-turn: do { $count } action, or pass it as a whole for { $points } PP.
   *[other] Your double-turn: do up to { $count } actions, or pass it as a whole for { $points } PP.
}
vecchio-prompt-double-pass-tiles = { $count ->
    [one] Your double-turn: do { $count } action, with Province tiles if you like, or pass it as a whole for { $points } PP.
   *[other] Your double-turn: do up to { $count } actions, with Province tiles if you like, or pass it as a whole for { $points } PP.
}
vecchio-prompt-second = You may do another action, or end your turn.
vecchio-prompt-second-tiles = You may do another action, use Province tiles, or end your turn.
vecchio-prompt-end = End your turn.
vecchio-prompt-end-tiles = Use Province tiles if you like, then end your turn.
vecchio-prompt-send = Who acts in { $town }? From elsewhere he walks for Florins, or takes a Carriage.
vecchio-prompt-work-middleman = { $town }: use it with the middleman and lie down.
vecchio-prompt-work-middleman-take = { $town }: what do you take? The middleman helps, and you lie down.
vecchio-prompt-work-bishop = { $town }: pay a Bishop to use it; nobody lies down.
vecchio-prompt-work-bishop-take = { $town }: what do you take? You pay a Bishop, and nobody lies down.
vecchio-prompt-work-middleman-bishop = { $town }: with the middleman and lie down, or pay a Bishop and stay standing?
vecchio-prompt-work-middleman-bishop-take = { $town }: with the middleman and lie down, or pay a Bishop and stay standing? What do you take?
vecchio-prompt-work-lie = { $town }: use it and lie down.
vecchio-prompt-work-lie-bishop = { $town }: lie down, or pay a Bishop and stay standing?
vecchio-prompt-pay-tiles = { $track }: which Followers do you pay, and do you use a tile? Price without tiles: { $price }.
vecchio-prompt-pay-only-tiles = { $track }: which Followers do you pay, and with which tiles? Price without tiles: { $price }.
vecchio-prompt-pay = { $track }: which Followers do you pay? Price: { $price }.
vecchio-prompt-place-area = { $count ->
    [one] Put a family member into a town bordering area { $area }.
   *[other] Put { $count } family members, one by one, into towns bordering area { $area }.
}
vecchio-prompt-place = { $count ->
    [one] Put a family member into any town.
   *[other] Put { $count } family members, one by one, into any towns.
}
vecchio-prompt-choose-province = { $track }: choose a Province tile.
vecchio-prompt-choose-florence = { $count ->
    [one] { $track }: keep the tile you are looking at.
   *[other] { $track }: keep one of the { $count } tiles you are looking at.
}
vecchio-prompt-take = Take a Follower of any colour.
vecchio-prompt-take-any = Take { $followers }, { $scrolls } or { $florins }.
vecchio-prompt-give = Which Follower do you pay for { $goods }?
vecchio-prompt-exchange = Give a Follower or a Scroll; take two Followers of any colours, or two Scrolls.
vecchio-prompt-exchange-follower = Give a Follower; take two Followers of any colours, or two Scrolls.
vecchio-prompt-exchange-scroll = Give a Scroll; take two Followers of any colours, or two Scrolls.
vecchio-prompt-levy = A Levy! Pay { $florins } or one token.
vecchio-prompt-levy-florins = A Levy! Pay { $florins }.
vecchio-prompt-levy-token = A Levy! Pay one token.
vecchio-prompt-family-lay = A Medici event! Lay down a standing family member.
vecchio-prompt-family-return = A Medici event! Return a lying family member to your supply.
vecchio-prompt-family = A Medici event! Lay down a standing family member, or return a lying one to your supply.
vecchio-prompt-over = The game is over.

vecchio-stance-draft = You have chosen.
vecchio-wait-draft = The City council tiles are being chosen in secret.
vecchio-wait-settle = { $seat } places two family members.
vecchio-wait-main = It is the turn of { $seat }.
vecchio-wait-send = { $seat } sends a family member.
vecchio-wait-work = { $seat } uses a town.
vecchio-wait-pay = { $seat } pays for a province.
vecchio-wait-place = { $count ->
    [one] { $seat } places a family member.
   *[other] { $seat } places { $count } family members.
}
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
vecchio-opening-province = First a province: { $track }
vecchio-opening-office = First an office: { $track }
vecchio-move-takeover = Take over a province: { $track }
vecchio-move-office = Assume an office: { $track }
vecchio-move-reinforce = Reinforcement
vecchio-move-recover = Recovery
vecchio-move-recover-roll = Recovery with a placement
vecchio-take-bought = { $goods }, for { $price } extra
vecchio-move-send-stay = The family member in { $town }
vecchio-move-send-walk = From { $town } to { $goal } on foot
vecchio-move-send-carriage = From { $town } to { $goal } by Carriage
vecchio-move-work-middleman = By middleman, lying down: { $taken }
vecchio-move-work-bishop = By Bishop, still standing: { $taken }
vecchio-move-work-lie = Lying down: { $taken }
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
vecchio-move-return = Return the lying family member in { $town } to your supply
vecchio-move-end = End your turn
vecchio-move-pass = Pass the whole double-turn

vecchio-do-reinforce = Reinforcement
vecchio-do-recover = Recovery
vecchio-do-recover-roll = Recovery with a placement
vecchio-effect-either-for = brings either { $one }, or { $other }, for { $price }
vecchio-effect-either-more = brings either { $one }, or { $other }, or { $more } for { $extra }
vecchio-effect-either-more-for = brings either { $one }, or { $other }, or { $more } for { $extra } more; costs { $price }
vecchio-effect-entry = the space costs { $price } and is worth { $points } PP
vecchio-effect-entry-crest = the space costs { $price }, is worth { $points } PP and takes a Medici crest
vecchio-effect-entry-tiles = without tiles the space costs { $price }; it is worth { $points } PP
vecchio-effect-entry-tiles-crest = without tiles the space costs { $price }; it is worth { $points } PP and takes a Medici crest
vecchio-do-lie = Lie down
vecchio-do-end = End turn
vecchio-do-pass = Pass

## What a choice brings

vecchio-effect-gain = brings { $goods }
vecchio-effect-either = brings either { $one }, or { $other }
vecchio-effect-gain-for = brings { $goods } for { $price }
vecchio-effect-walk = walk { $fare } F; { $brings }
vecchio-effect-carriage = by Carriage; { $brings }
vecchio-effect-left = leaves you { $goods }
vecchio-effect-cost = costs { $goods }
vecchio-effect-track = costs { $price }, worth { $points } PP
vecchio-effect-track-crest = costs { $price }, worth { $points } PP, and takes a Medici crest
vecchio-effect-council = { $about } { $reveal }
vecchio-effect-place = { $count ->
    [one] { $count } family member comes from your supply
   *[other] { $count } family members come from your supply
}
vecchio-effect-nobility = { $about } Worth { $points } PP as things stand.
vecchio-effect-points = worth { $points } PP
vecchio-effect-recover = { $count ->
    [0] nobody is lying; brings { $goods }
    [one] { $count } family member stands up; brings { $goods }
   *[other] { $count } family members stand up; brings { $goods }
}
vecchio-effect-recover-place = { $count ->
    [0] nobody is lying; brings { $goods }; { $placed }
    [one] { $count } family member stands up; brings { $goods }; { $placed }
   *[other] { $count } family members stand up; brings { $goods }; { $placed }
}
vecchio-event-no-nobility = { $seat } has no Nobility tiles to show.

## What happens

vecchio-event-middlemen-placed = The middlemen wait in { $towns }.
vecchio-event-dealt = You are dealt: { $tiles }.
vecchio-event-chosen = { $seat } has chosen a City council tile.
    .brief = –
vecchio-event-drafted = { $seat } keeps “{ $tile }”.
vecchio-event-rolled = { $seat } rolls { $roll }.
    .brief = –
vecchio-event-rolled-free = { $seat } rolls { $roll }: a free choice.
    .brief = –
vecchio-both-in = { $town } (both)
vecchio-event-settled = { $seat } settles in { $towns }.
vecchio-event-turn = Round { $round }: the turn of { $seat }.
vecchio-event-double-turn = The double-turn of { $seat }.
vecchio-event-end-triggered = { $seat } took the last Medici crest: this round is finished, then the final round follows.
    .brief = –
vecchio-event-final-round = The final round begins: everybody has a double-turn.
vecchio-event-passed = { $seat } passes for { $points } PP.
vecchio-event-nobility-shown = { $seat } shows the Nobility tiles: { $tiles }.
vecchio-event-travelled-walk = { $seat } walks from { $origin } to { $goal } for { $fare } F.
    .brief = walks to { $goal }
vecchio-event-travelled-carriage = { $seat } takes a Carriage from { $origin } to { $goal }.
    .brief = drives to { $goal }
vecchio-event-worked-middleman = { $seat } uses { $town } with the middleman and lies down there.
    .brief = uses { $town } with the middleman
vecchio-event-worked-bishop = { $seat } uses { $town } with a Bishop.
vecchio-event-worked-lie = { $seat } uses { $town } and lies down there.
    .brief = uses { $town }
vecchio-event-middleman-moved = The { $colour } middleman goes on to { $goal }.
vecchio-event-gained = { $seat } gains { $goods }.
vecchio-event-spent = { $seat } pays { $goods }.
vecchio-event-entered = { $seat } enters space { $space } of the { $track } for { $points } PP.
vecchio-event-tile-taken = { $seat } takes the Province tile “{ $tile }”.
vecchio-event-looked = { $count ->
    [one] { $seat } looks at the top tile of the { $track }.
   *[other] { $seat } looks at the top { $count } tiles of the { $track }.
}
    .brief = –
vecchio-event-saw = You look at: { $tiles }.
vecchio-event-kept = { $seat } keeps a tile of the { $track }.
vecchio-event-kept-this = You keep “{ $tile }”.
vecchio-event-revealed = { $seat } turns up “{ $tile }”.
vecchio-event-reinforced = { $seat } calls for reinforcement.
vecchio-event-placed = { $seat } places a family member in { $town }.
vecchio-event-recovered = { $count ->
    [0] { $seat } recovers, though nobody is lying.
    [one] { $seat } recovers: { $count } family member stands up.
   *[other] { $seat } recovers: { $count } family members stand up.
}
vecchio-event-crest-only = { $left ->
    [0] { $seat } takes the last Medici crest.
   *[other] { $seat } takes a Medici crest. { $left } left.
}
    .brief = takes a Medici crest
vecchio-event-tile-used = { $seat } uses “{ $tile }”.
vecchio-event-tile-reused = { $seat } uses “{ $tile }” for “{ $target }”.
vecchio-event-crest = { $left ->
    [0] { $seat } takes the last Medici crest: { $event }.
   *[other] { $seat } takes a Medici crest: { $event }. { $left } left.
}
    .brief = takes a Medici crest: { $event }
vecchio-event-cost-token = The Additional cost token moves to the Nobility stack.
vecchio-event-unaffected = { $seat } is unaffected.
    .brief = –
vecchio-event-laid-down = { $seat } lays down the family member in { $town }.
vecchio-event-returned = { $seat } returns the family member in { $town } to the supply.

## Scoring

vecchio-point-tile = Nobility tile “{ $tile }”
vecchio-point-track = Family members: { $track }
vecchio-point-all-tracks = On all five tracks
vecchio-point-majority = Majority: { $track }
vecchio-point-crests = { $count ->
    [one] { $count } Medici crest
   *[other] { $count } Medici crests
}
    .brief = Medici crests
vecchio-point-hidden-tiles = { $count ->
    [one] { $count } Nobility tile
   *[other] { $count } Nobility tiles
}
vecchio-point-passed = Passed the double-turn

## Refusals (later)

vecchio-refused-unknown = That town or tile is not in this game’s box.
vecchio-refused-first-draft = First everybody keeps one City council tile.
vecchio-refused-first-settle = First put your two family members into towns.
vecchio-refused-first-send = First say which family member does it.
vecchio-refused-first-work = First use the town you went to.
vecchio-refused-first-pay = First pay for the province.
vecchio-refused-first-place = { $count ->
    [one] First place your family member.
   *[other] First place your { $count } family members.
}
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
vecchio-refused-acted = You have no action left in this turn.
vecchio-refused-nobody-stands = None of your family members is standing: recover first.
vecchio-refused-fare = Nobody can get to { $town }: the shortest walk costs { $fare } F, and you have { $florins } F.
vecchio-refused-walk = That walk costs { $fare } F; you have { $florins } F.
vecchio-refused-price = That costs { $fare } F on the way and { $price } F there; you have { $florins } F.
vecchio-refused-space-price = That costs { $price } F; you have { $florins } F.
vecchio-refused-other-middleman = The { $colour } middleman is not in { $town }.
vecchio-refused-no-town-action = { $town } offers no town action.
vecchio-refused-no-middleman = The { $colour } middleman is not in { $town }, and you have no Bishop for it.
vecchio-refused-bishop-only = The { $colour } middleman is not in { $town }: pay a Bishop.
vecchio-refused-full = All spaces are taken: { $track }. Only the final round lets you in.
vecchio-refused-followers = The { $track } takes exactly { $price }.
vecchio-refused-scrolls = The { $track } costs { $need }; you have { $have }.
vecchio-refused-surcharge = The Additional cost token makes it { $price } F, besides any journey; you have { $florins } F.
vecchio-refused-lying = The family member in { $town } is lying and can do nothing before a recovery.
vecchio-refused-empty-supply = Your supply is empty: there is nobody to place.
vecchio-refused-no-recover-tile = Only the tile “Physician” lets you place a family member in a recovery.
vecchio-refused-not-standing = None of your family members stands in { $town }.
vecchio-refused-not-lying = None of your family members lies in { $town }.
vecchio-refused-is-there = The family member in { $town } is there already and stays.
vecchio-refused-not-there = The family member in { $town } must travel to { $goal }.
vecchio-refused-no-carriage = You have no Carriage.
vecchio-refused-lie = In { $town } one lies down only with the middleman.
vecchio-refused-green = Middlemen never come to { $town }.
vecchio-refused-no-bishop = You have no Bishop.
vecchio-refused-yield = { $town } does not offer that.
vecchio-refused-no-scroll-tile = Only the tile “Chancellor” sells more Scrolls.
vecchio-refused-extra-price = More Scrolls cost { $price } F; you have { $florins } F.
vecchio-refused-nothing-to-repeat = None of your used tiles could be applied again now: “{ $tile }” needs one.
vecchio-refused-lacking = You do not have { $goods }.
vecchio-refused-tile-for-nothing = “{ $tile }” would change nothing here.
vecchio-refused-not-used-yet = “{ $tile }” is not a used tile of yours that could be applied again.
vecchio-refused-tile-not-there = “{ $tile }” is not among the tiles left: { $track }.
vecchio-refused-tile-not-seen = “{ $tile }” is not among the tiles you are looking at.
vecchio-refused-tile-used = “{ $tile }” is used already.
vecchio-refused-tile-not-yours = You do not own “{ $tile }”.
vecchio-refused-no-target = Say which used tile is applied again, for example “use V-REUSE C-SIXCOIN”.
vecchio-refused-take-over-tile = “{ $tile }” is used while paying for a province.
vecchio-refused-nothing-to-give = You have no Follower and no Scroll to give for “{ $tile }”.
vecchio-refused-no-follower-to-pay = You have no Follower to pay for “{ $tile }”.
vecchio-refused-act-in-double = Do at least one action in your double-turn; recovery is always possible.
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

## The owner’s data file (later)

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
vecchio-data-area-size = { $given ->
    [one] Area { $area } has { $given } town; it should have { $least } to { $most }.
   *[other] Area { $area } has { $given } towns; it should have { $least } to { $most }.
}
vecchio-data-middlemen = There must be one middleman for each of the five crest colours. Wrong: { $colours }.
vecchio-data-cycle = The { $colour } middleman’s cycle ({ $given }) is not the clockwise order, seen from Florence, of all { $colour } towns: { $wanted }.
vecchio-data-standard = The { $colour } middleman cannot start in “{ $town }”: it is not in his cycle.
vecchio-data-standard-crowded = The standard places put two middlemen around one area: { $towns }.
vecchio-data-spaces = The spaces of track “{ $track }” must be numbered 1 to { $length }.
vecchio-data-followers = The Followers of track “{ $track }” make no price: give “followers” or “follower_pattern” that add up to “follower_count” (1 to 4).
vecchio-data-gate = Track “{ $track }” cannot be entered from “{ $town }”: its gate must be of the colour { $wanted }.
vecchio-data-gates-shared = Each region needs a gate of its own: { $towns }.
vecchio-data-tile-count = { $given ->
    [one] Tile { $tile } is listed { $given } time in “{ $kind }”; it should be there once.
   *[other] Tile { $tile } is listed { $given } times in “{ $kind }”; it should be there once.
}
vecchio-data-reuse = There can be one copy of V-REUSE at most, not { $given }.
vecchio-data-crest-table = NB-CRESTS needs five figures, for 0 to 4 crests, not { $given }.
vecchio-data-start-florins = The starting Florins for { $seats } players must be { $seats } numbers, none below 0.
vecchio-data-first-members = Two family members are placed in each of the two rounds of the set-up.
vecchio-data-crests = { $given ->
    [one] { $seats } players: { $given } crest in play, but there are only { $most }.
   *[other] { $seats } players: { $given } crests in play, but there are only { $most }.
}
vecchio-data-dealt = { $given ->
    [one] { $seats } players: { $given } City council tile each is too many; at most { $most }.
   *[other] { $seats } players: { $given } City council tiles each are too many; at most { $most }.
}
vecchio-data-first-space = { $seats } players: no track has a space { $given } to begin with.
vecchio-data-no-end = { $given ->
    [one] { $seats } players: the game might never end. { $given } crest is in play, but the tracks are sure to use up only { $most }.
   *[other] { $seats } players: the game might never end. { $given } crests are in play, but the tracks are sure to use up only { $most }.
}

## The terminal’s drawing (later)

vecchio-sketch-setup = Set-up
vecchio-sketch-round = Round { $round }
vecchio-sketch-final = Final round
vecchio-sketch-over = The game is over
vecchio-sketch-crests = Crests left: { $left } of { $all }
vecchio-sketch-surcharge = { $track } costs { $florins } F more
vecchio-sketch-area = Area { $area }
vecchio-sketch-middlemen = Middlemen
vecchio-sketch-stack = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
vecchio-sketch-no-tiles = no tiles left
vecchio-sketch-dealt = Dealt to you:
vecchio-sketch-looking = You are looking at:
vecchio-sketch-put-under = You put under the stack ({ $track }):
vecchio-sketch-supply = { $count } in supply
vecchio-sketch-owned-crests = { $count ->
    [one] { $count } crest
   *[other] { $count } crests
}
vecchio-sketch-points = { $points } PP so far
vecchio-sketch-final-points = { $points } PP
vecchio-sketch-passed = passed
vecchio-sketch-council = City council:
vecchio-sketch-council-down = to be turned up:
vecchio-sketch-nobility = Nobility:
vecchio-sketch-tiles = Province tiles:
vecchio-sketch-used = used:
vecchio-sketch-legend = ◆ middleman · 1↑ player 1 stands, 1↓ lies, with a number for several · roads by the first letters of the towns · tracks: price F/points, ✠ crest, ▸ next space, numbers are players · brown: Florins or Scrolls; black: Assassins; gray: Knights; white: Abbots; purple: Bishops or Carriages; green: Florins

## The board

vecchio-board = The board of Il Vecchio
vecchio-board-hidden-tile = Hidden tile
vecchio-board-hidden-about = Only its owner knows this tile.
vecchio-board-when-free = It can be used once, before or after an action in its owner’s turn.
vecchio-board-when-takeover = It can be used once, while its owner takes over a province.
vecchio-board-when-reuse = It can be used once, at the moment of the tile that it repeats.
vecchio-board-when-used = It is used.
vecchio-board-when-always = It works every time, once it is face-up.
vecchio-board-when-end = It is scored at the end.
vecchio-board-town-brown = Brown town: { $one } or { $other }, with the middleman or a Bishop.
vecchio-board-town-black = Black town: { $one }, with the middleman or a Bishop.
vecchio-board-town-gray = Gray town: { $one }, with the middleman or a Bishop.
vecchio-board-town-white = White town: { $one }, with the middleman or a Bishop.
vecchio-board-town-purple = Purple town: { $one } or { $other }, with the middleman or a Bishop.
vecchio-board-town-green = Green town: { $one }, without a middleman.
vecchio-board-town-red = Red town: no town action.
vecchio-board-town-gate = It is the gate to the { $track }.
vecchio-board-town-florence = Florence: no town action, but the gate to the City council and the Nobility.
vecchio-board-town-areas = { $count ->
    [one] Borders area { $areas }.
   *[other] Borders areas { $areas }.
}
vecchio-board-town-walk = From { $town } the walk costs { $fare } F.
vecchio-board-middleman = The { $colour } middleman
vecchio-board-middleman-about = He lets you use the town where he stands, then he walks on.
vecchio-board-middleman-next = The middleman’s next stop is { $town }.
vecchio-board-standing = { $name } in { $town }: { $count } standing
vecchio-board-lying = { $name } in { $town }: { $count } lying
vecchio-board-mine-standing = { $count ->
    [one] Yours in { $town }
   *[other] { $count } of yours in { $town }
}
vecchio-board-mine-lying = { $count ->
    [one] Yours in { $town }, lying
   *[other] { $count } of yours in { $town }, lying
}
vecchio-board-fare = { $fare } F on foot
vecchio-board-standing-about = A standing family member can travel and act.
vecchio-board-lying-about = A lying family member waits for a recovery.
vecchio-board-track-gate = The gate is { $town }.
vecchio-board-track-full = No free space now.
vecchio-board-track-next = Space { $space } is next: it costs { $price } and is worth { $points } PP.
vecchio-board-track-beyond = The track is full, but the final round still lets you in: for { $price } and { $points } PP.
vecchio-board-track-crest = This space takes a Medici crest, and an event follows.
vecchio-board-track-crest-only = This space takes a Medici crest.
vecchio-board-track-surcharge = The Additional cost token lies here: { $florins } F more.
vecchio-board-track-majority = { $name } holds the majority.
vecchio-board-track-tiles = Tiles left: { $tiles }.
vecchio-board-track-stack = { $count ->
    [one] One tile is left in the stack.
   *[other] { $count } tiles are left in the stack.
}
vecchio-board-tray-draft = Keep one City council tile
vecchio-board-tray-look = Keep one of these tiles
vecchio-board-tray-province = Take one Province tile
vecchio-board-supply = { $count ->
    [one] { $name }: { $count } family member in supply
   *[other] { $name }: { $count } family members in supply
}
vecchio-board-supply-about = Reinforcement brings family members from here to towns.
vecchio-board-crests = { $count ->
    [one] { $name }: { $count } Medici crest
   *[other] { $name }: { $count } Medici crests
}
vecchio-board-more-tiles = { $count ->
    [one] { $name }: one more tile
   *[other] { $name }: { $count } more tiles
}
vecchio-board-owns = { $name } owns { $goods }
vecchio-board-take = Take: { $good }
vecchio-board-good-price = { $track }: { $price }.
vecchio-board-good-florin = Florins pay for walking and for spaces on the tracks.
vecchio-board-good-carriage = One Carriage pays for one journey of any length.
vecchio-board-good-bishop = One Bishop replaces the middleman, and nobody lies down.
vecchio-board-crests-left = { $count ->
    [0] The last Medici crest is taken.
    [one] { $count } Medici crest left before the end
   *[other] { $count } Medici crests left before the end
}
vecchio-board-last-round = The last crest is taken: this round ends, then the final double-turns follow.
vecchio-board-final = { $count ->
    [one] Final round: one double-turn of { $count } action for everybody.
   *[other] Final round: one double-turn of { $count } actions for everybody.
}
vecchio-board-no-tiles = No tiles yet

# --- the unit of the score

vecchio-score = { $count } PP

# --- whole tables (later)

vecchio-preset-first = First game
    .about = You and two apprentices, the middlemen where the rules put them first.
vecchio-preset-evening = Short evening
    .about = Two seats, with less luck: you against a merchant.
vecchio-preset-full = Full game
    .about = Four people, the middlemen placed by lot.

## Ties (later)

vecchio-tie-followers = { $count ->
    [one] Tie broken: { $seat } has { $count } Follower or Scroll left.
   *[other] Tie broken: { $seat } has { $count } Followers and Scrolls left.
}
vecchio-tie-florins = { $count ->
    [one] Tie broken: { $seat } has { $count } Florin left.
   *[other] Tie broken: { $seat } has { $count } Florins left.
}
vecchio-tie-shared = { $seats } share the victory: equal in everything.

## Sources of points in the lab’s reports (later)

vecchio-point-tile-in-all = Nobility tiles
vecchio-point-track-in-all = Family members on tracks
vecchio-point-majority-in-all = Majorities
vecchio-point-crests-in-all = Medici crests
