# --- the game and its options

game-genoa = The Traders of Genoa
    .about = Steer the tower of traders through Genoa and haggle over every step: whoever turns wares, messages and privileges into the most ducats wins.
    .time = 90 to 120 minutes
    .weight = heavy
    .feel = All talk: every step of the tower is for sale, and the best bargain is the one both remember.
option-genoa-start-seat = Who starts
    .help = The seat that is tower player first; by lot, or a seat of your choice.
option-genoa-start-seat-random = By lot
option-genoa-start-seat-0 = Seat 1
option-genoa-start-seat-1 = Seat 2
option-genoa-start-seat-2 = Seat 3
option-genoa-start-seat-3 = Seat 4
option-genoa-start-seat-4 = Seat 5
option-genoa-pace = Pace of the negotiation
    .help = Live: everybody speaks at any time. Slow: a few rounds of sealed answers per building or step, for matches over days.
option-genoa-pace-live = Live
option-genoa-pace-slow = Slow, in sealed rounds

# --- goods

genoa-ware-silver = silver
    .one = silver
    .some = { $count } × silver
genoa-ware-copper = copper
    .one = copper
    .some = { $count } × copper
genoa-ware-salt = salt
    .one = salt
    .some = { $count } × salt
genoa-ware-pepper = pepper
    .one = pepper
    .some = { $count } × pepper
genoa-ware-wheat = wheat
    .one = wheat
    .some = { $count } × wheat
genoa-ware-rice = rice
    .one = rice
    .some = { $count } × rice
genoa-ware-linen = linen
    .one = linen
    .some = { $count } × linen
genoa-ware-silk = silk
    .one = silk
    .some = { $count } × silk
genoa-good-any-start = “any start” card
    .one = an “any start” card
    .some = { $count ->
        [one] { $count } “any start” card
       *[other] { $count } “any start” cards
    }
genoa-good-any-ware = “any ware” card
    .one = an “any ware” card
    .some = { $count ->
        [one] { $count } “any ware” card
       *[other] { $count } “any ware” cards
    }
genoa-good-further-action = “further action” card
    .one = a “further action” card
    .some = { $count ->
        [one] { $count } “further action” card
       *[other] { $count } “further action” cards
    }
genoa-good-building-action = “building action” card
    .one = a “building action” card
    .some = { $count ->
        [one] { $count } “building action” card
       *[other] { $count } “building action” cards
    }
genoa-good-trade-1-1 = “1:1 trade” card
    .one = a “1:1 trade” card
    .some = { $count ->
        [one] { $count } “1:1 trade” card
       *[other] { $count } “1:1 trade” cards
    }
genoa-good-marker = owner marker
    .one = an owner marker
    .some = { $count ->
        [one] { $count } owner marker
       *[other] { $count } owner markers
    }
genoa-kind-large-order = large order
    .one = a large order
    .some = { $count ->
        [one] { $count } large order
       *[other] { $count } large orders
    }
    .stack = the stack of large orders
genoa-kind-small-order = small order
    .one = a small order
    .some = { $count ->
        [one] { $count } small order
       *[other] { $count } small orders
    }
    .stack = the stack of small orders
genoa-kind-message = message
    .one = a message
    .some = { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }
    .stack = the stack of messages
genoa-kind-privilege = privilege
    .one = a privilege
    .some = { $count ->
        [one] { $count } privilege
       *[other] { $count } privileges
    }
    .stack = the stack of privileges
genoa-times = { $count } × { $item }
genoa-ducats = { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
}
genoa-and = { $some } and { $last }
genoa-nothing = nothing
genoa-no-field = no field of the board
genoa-no-good = nothing that can be traded
genoa-card-large-order = large order “{ $building }: { $wares }”
    .the = the large order “{ $building }: { $wares }”
genoa-card-small-order = small order “{ $building }: { $ware }”
    .the = the small order “{ $building }: { $ware }”
genoa-card-message = message “{ $one } – { $other }”
    .the = the message “{ $one } – { $other }”
genoa-card-privilege = privilege “{ $building }”
    .the = the privilege “{ $building }”
genoa-closed = { $item } (face down)
genoa-drawn = { $item } from the action
genoa-drawn-giver = { $item } from the action (giver’s choice)
genoa-drawn-receiver = { $item } from the action (receiver’s choice)

# --- what happens

genoa-began = { $seat } starts and keeps the starting-player card
genoa-turn = { $seat } gets the tower (space { $space } of the round track)
    .brief = –
genoa-marker-round = The round marker moves to space { $space }
genoa-marker-market = A start on the market: the round marker moves to space { $space }
genoa-rolled = { $seat } rolls { $red }/{ $blue }: the tower starts { $field }
    .brief = starts with the tower { $field }
genoa-start-chosen = { $seat } plays an “any start” card: the tower starts { $field }
genoa-stepped = { $seat } moves the tower { $field }
genoa-stopped = { $seat } stops
    .brief = –
genoa-stuck = { $seat } cannot move the tower any further
    .brief = –
genoa-offered = { $seat } offers { $pay } for { $field }
genoa-offered-ask = { $seat } offers { $pay } for { $field } and asks for { $ask } in return
genoa-countered = { $seat } proposes to { $to }: { $field } for { $pay }
genoa-countered-ask = { $seat } proposes to { $to }: { $field } plus { $ask } for { $pay }
genoa-withdrawn = { $seat } withdraws the offer for { $field }
    .brief = –
genoa-counter-withdrawn = { $seat } no longer proposes { $field } to { $to }
    .brief = –
genoa-lapsed = { $seat } no longer bids for { $fields }
    .brief = –
genoa-passed = { $seat } passes
genoa-submitted = { $seat } has handed in a sealed answer
    .brief = –
genoa-bids-asked = Round { $round } of the negotiation: sealed answers, please
genoa-bids-opened = The answers of round { $round } are opened
genoa-dealt = Deal: { $buyer } gets { $field } from { $seat } for { $pay }
    .brief = sells { $field } to { $buyer } for { $pay }
genoa-dealt-ask = Deal: { $buyer } gets { $field } plus { $ask } from { $seat } for { $pay }
    .brief = sells { $field } and { $ask } to { $buyer } for { $pay }
genoa-cards-shown = { $seat } shows: { $cards }
genoa-cards-given = { $giver } gives { $receiver }: { $cards }
genoa-left = { $seat } lets the action { $field } go
genoa-acts = { $seat } takes the action { $field }
genoa-acts-further = { $seat } takes the action { $field } with a “further action” card
genoa-income = { $seat } receives { $money } for the marker { $field }
genoa-received = { $seat } receives { $field }: { $goods }
genoa-received-nothing = { $seat } receives nothing { $field }: the supply is empty
genoa-drew = { $seat } draws: { $cards }
genoa-drew-nothing = { $seat } draws nothing: { $stack } is empty
genoa-drew-faces = Drawn: { $cards }
genoa-shown = { $giver } shows { $receiver }: { $cards }
genoa-shuffled = The stack is shuffled and turned over: { $cards }
genoa-handed-over = { $giver } hands { $receiver } what was promised: { $goods }
genoa-large-done = { $seat } fulfils the { $card }: { $money } and { $special }
genoa-large-done-plain = { $seat } fulfils the { $card }: { $money }
genoa-small-done = { $seat } delivers the { $card }: { $money }
genoa-message-done = { $seat } delivers the { $card }: { $money }
genoa-message-auto = End of the turn: { $seat } delivers the { $card }, { $money }
    .brief = delivers the { $card } for { $money }
genoa-message-held = { $seat } keeps the { $card } for later
genoa-any-ware-played = { $seat } plays an “any ware” card and takes { $ware }
genoa-traded = { $seat } plays a “1:1 trade” card: { $give } for { $take }
genoa-building-played = { $seat } plays a “building action” card { $field }
genoa-action-ended = { $seat } has finished { $field }
    .brief = –
genoa-owned = { $seat } uses { $street }: { $done }
genoa-op-place = marker placed { $building }
genoa-op-remove = marker removed { $building }
genoa-op-remove-place = marker replaced { $building }
genoa-owners-skipped = { $seat } places no marker
    .brief = –
genoa-scored = { $seat }: privileges { $privileges }, markers on buildings { $markers }, in all { $total }

# --- what is being decided

genoa-prompt-place = Roll the dice for the first tower field
genoa-prompt-place-card = Roll the dice, or choose the first tower field with an “any start” card
genoa-prompt-place-other = { $seat } places the tower
genoa-prompt-tower-take-sell-leave = Take the action { $field }, sell it, or let it go
genoa-prompt-tower-take-sell = Take the action { $field } or sell it; you may let it go once all who could buy it have passed
genoa-prompt-tower-take-leave = Take the action { $field }, or let it go
genoa-prompt-tower-take = Take the action { $field }, or wait for the others’ answers
genoa-prompt-tower-sell-leave = You have no action left: sell the action { $field }, or let it go
genoa-prompt-tower-sell = You have no action left: sell the action { $field }; you may let it go once all who could buy it have passed
genoa-prompt-tower-leave = You have no action left: let the action { $field } go
genoa-prompt-tower-wait = You have no action left: wait for the others’ answers about the action { $field }
genoa-prompt-sell-or-take = An offer stands: take the action { $field } or accept an offer
genoa-prompt-sell = An offer stands and you have no action left: accept an offer for the action { $field }
genoa-prompt-proposed = { $seat } proposes a deal to you: you may agree
genoa-prompt-proposed-bid = { $seat } proposes a deal to you: agree, or make an offer of your own
genoa-prompt-proposed-pass = { $seat } proposes a deal to you: agree, or pass
genoa-prompt-proposed-bid-pass = { $seat } proposes a deal to you: agree, make an offer of your own, or pass
genoa-prompt-bid = Make { $seat } an offer for the action { $field }, or pass
genoa-prompt-bid-passed = You may still make { $seat } an offer for the action { $field }
genoa-prompt-bid-free = You may make { $seat } an offer for the action { $field }
genoa-prompt-bid-stands = You may change or withdraw your offer for the action { $field }
genoa-prompt-bid-stands-open = Your offer asks for something in return, so it obliges nobody: offer without asking, or pass
genoa-prompt-bid-stands-last = You may withdraw your offer for the action { $field }
genoa-prompt-pass = Pass if you do not want the action { $field }
genoa-prompt-hushed = The time for offers is over: { $seat } decides about the action { $field }
genoa-prompt-no-action = You have no action left: { $seat } decides about the action { $field }
genoa-prompt-tower-other = { $seat } decides about the action { $field }
genoa-prompt-move = Move the tower, or stop ({ $left ->
    [one] { $left } step left
   *[other] { $left } steps left
})
genoa-prompt-move-sell = Move the tower, sell a step, or stop ({ $left ->
    [one] { $left } step left
   *[other] { $left } steps left
})
genoa-prompt-move-bid = { $seat } decides about the next step: you may make an offer for a step ({ $left ->
    [one] { $left } step left
   *[other] { $left } steps left
})
genoa-prompt-move-watch = { $seat } decides about the next step
genoa-prompt-action = Your action { $field }: take its effect
genoa-prompt-action-play = Your action { $field }: take its effect; you may also use your cards
genoa-prompt-action-done = Your action { $field }: finish it
genoa-prompt-action-done-play = Your action { $field }: use your cards, or finish it
genoa-prompt-action-other = { $seat } takes the action { $field }
genoa-prompt-pick = { $count ->
    [one] Choose the promised card
   *[other] Choose { $count } promised cards
}
genoa-prompt-pick-other = { $count ->
    [one] { $seat } chooses the promised card
   *[other] { $seat } chooses { $count } promised cards
}
genoa-prompt-own = Use a street for your owner markers, or place none
genoa-prompt-own-other = { $seat } may use a street for owner markers
genoa-prompt-over = The match is over

genoa-spoken-better = Then how about this, { $to }?
genoa-spoken-last = No, { $to }, { $pay } is my last word.
genoa-spoken-last-deal = No, { $to }, that is my last word.
genoa-spoken-never-mind = Never mind, { $to }.
genoa-stance-passed = You passed.
genoa-stance-offer = Your offer stands.

# --- moves in words

genoa-do-roll = Roll the dice
genoa-do-stop = Stop moving
genoa-do-pass = Pass
genoa-do-take = Take the action
genoa-do-take-here = Take the action { $field }
genoa-do-leave = Let the action go
genoa-do-leave-here = Let the action { $field } go
genoa-do-again = Ask for sealed answers
genoa-do-done = Finish the action
genoa-do-skip = Place no marker
genoa-do-main = Take the effect
genoa-do-withdraw = Withdraw
genoa-do-deliver = Deliver a message now
    .about = else it is delivered at the end of the turn
genoa-do-hold = Keep a message for later
    .about = it is not delivered this turn
genoa-move-start = Start { $field } (“any start” card)
genoa-move-go = Move the tower { $field }
genoa-move-offer = Offer { $pay } for { $field }
genoa-move-offer-ask = Offer { $pay } for { $field } and ask for { $ask } in return
genoa-move-counter = Propose to { $seat }: { $field } for { $pay }
genoa-move-counter-ask = Propose to { $seat }: { $field } plus { $ask } for { $pay }
genoa-move-withdraw = Withdraw your offer for { $field }
genoa-move-withdraw-counter = No longer propose { $field } to { $seat }
genoa-move-accept = Accept the offer of { $seat } for { $field }
genoa-move-agree = Agree with { $seat } about { $field }
genoa-opening = First action { $field }
genoa-move-main = Take the effect { $field }
genoa-move-main-privilege = Draw a privilege
genoa-move-main-order = Fulfil the { $card } and take { $special }
genoa-move-main-order-plain = Fulfil the { $card }
genoa-move-pick-take = Take the { $card }
genoa-move-pick-give = Give the { $card }
genoa-move-order = Deliver the { $card }
genoa-move-any-ware = Play “any ware”: take { $ware }
genoa-move-trade = Play “1:1 trade”: { $give } for { $take }
genoa-move-building = Play “building action”: the effect { $building }
genoa-move-building-privilege = Play “building action” { $building }: draw a privilege
genoa-move-building-order = Play “building action” { $building }: fulfil the { $card } and take { $special }
genoa-move-building-order-plain = Play “building action” { $building }: fulfil the { $card }
genoa-move-deliver = Deliver the { $card }
genoa-move-hold = Keep the { $card } for later
genoa-move-own = Use { $street }: { $done }

# --- what a move brings

genoa-effect-take = The action brings { $gain }
genoa-effect-take-nothing = The action brings nothing
genoa-effect-take-further = The action brings { $gain }; a “further action” card is spent
genoa-effect-take-further-nothing = The action brings nothing; a “further action” card is spent
genoa-effect-gain = You get { $gain }
genoa-effect-gain-nothing = You get nothing
genoa-effect-order = You get { $money } and return { $wares }
genoa-effect-large = You get { $money } and { $special }, and return { $wares }
genoa-effect-promised = { $effect }; you hand { $give } over to { $seat } as promised
genoa-effect-income = { $effect }; your marker there brings { $money }
genoa-effect-money = You get { $money }
genoa-effect-hold = It will not deliver itself this turn: you do not get { $money } for it yet, and it stays in your hand
genoa-effect-sell = You get { $get }; { $buyer } gets { $bought }
genoa-effect-sell-ask = You get { $get }; { $buyer } gets { $bought } as well as { $give }
genoa-effect-buy = You get { $bought } and give { $give }
genoa-effect-buy-ask = You get { $bought } as well as { $get }, and give { $give }
genoa-effect-buy-further = You get { $bought } and give { $give }; a “further action” card is spent
genoa-effect-buy-ask-further = You get { $bought } as well as { $get }, and give { $give }; a “further action” card is spent
genoa-bought-action = the action { $field }
genoa-bought-step = the step { $field }
genoa-bought-step-action = the step { $field } with the action there
genoa-effect-buys = Its action would bring { $gain }
genoa-effect-buys-nothing = Its action would bring nothing
genoa-effect-buys-there = The tower would go there, and its action would bring { $gain }
genoa-effect-buys-there-nothing = The tower would go there, and its action would bring nothing
genoa-effect-buys-step = The tower would go there, without an action
genoa-effect-go = { $left ->
    [0] The last step
    [one] { $left } step left after it
   *[other] { $left } steps left after it
}
genoa-effect-go-messages = { $left ->
    [0] The last step
    [one] { $left } step left after it
   *[other] { $left } steps left after it
}; { $count ->
    [one] completes a message worth { $money }
   *[other] completes { $count } messages worth { $money }
}
genoa-gain-villa = a privilege, or the reward for a large order
genoa-gain-order = the reward for a large order

# --- why not (later)

genoa-now-place = the tower is being placed
genoa-now-tower = the action of the tower building is being negotiated
genoa-now-move = the next step of the tower is being negotiated
genoa-now-action = somebody is taking an action
genoa-now-pick = a promised card is being chosen
genoa-now-owners = owner markers are being placed
genoa-now-over = the match is over
genoa-refused-order-least = A bid is { $least } at least.
genoa-refused-window = Not at this moment: { $now }.
genoa-refused-placed = The tower has been placed: the start cannot be chosen any more.
genoa-refused-not-tower = Only the tower player may do that.
genoa-refused-no-field = There is no such field.
genoa-refused-no-card = You have no { $card }.
genoa-refused-visited = The tower has already visited { $field } this turn.
genoa-refused-no-disc = Only one disc is left in the tower: it cannot move any further.
genoa-refused-no-neighbour = These fields are not neighbours: { $field } and { $here }.
genoa-refused-must-sell = An offer stands: take the action yourself, or sell it.
genoa-refused-must-accept = An offer stands and you have no action left: the action must be sold.
genoa-refused-wait = Somebody who could buy the action has not passed yet.
genoa-refused-tower-pass = The tower player does not pass.
genoa-refused-tower-agrees = The tower player accepts offers; only an opponent agrees to a proposal.
genoa-refused-leave-first = Let the action of this building go first.
genoa-refused-tower-offers = The tower player makes proposals, not offers: every deal is between the tower player and one opponent.
genoa-refused-limit-posts = { $count ->
    [one] You have used up your { $count } offer for this stage.
   *[other] You have used up your { $count } offers for this stage.
}
genoa-refused-limit-standing = { $count ->
    [one] You have { $count } offer on the table already: withdraw it first.
   *[other] You have { $count } offers on the table already: withdraw one first.
}
genoa-refused-limit-counters = { $count ->
    [0] No proposals can be made here.
    [one] You have used up your { $count } proposal to { $seat } for this stage.
   *[other] You have used up your { $count } proposals to { $seat } for this stage.
}
genoa-refused-hushed = The time for talk about this building is over: nothing new may be offered or proposed. What stands can still be accepted or withdrawn.
genoa-refused-target = Nobody can bid for { $field } now: the tower has been there this turn, or can no longer get there.
genoa-refused-empty-pay = The buyer must pay something.
genoa-refused-money-both = Money can only go one way.
genoa-refused-money = { $amount } is not an amount of money: ducats come in steps of { $step }.
genoa-refused-purse = You do not have { $money }.
genoa-refused-not-a-good = Only money and goods can be given: no promises, no actions, no waivers.
genoa-refused-twice = Name each thing once per side, with a number above zero: { $good }.
genoa-refused-not-owned = You do not have: { $good }.
genoa-refused-other-lacks = { $seat } does not have: { $good }.
genoa-refused-naming = The { $card } fits none of your face-down items, or is named twice.
genoa-refused-no-action = { $seat } has no action left for it; a “further action” card that is given away does not count.
genoa-refused-no-action-left = You have no action left this turn.
genoa-refused-drawn-ask = Only the buyer can promise goods of the action.
genoa-refused-yield = No action there brings this now: { $good }.
genoa-refused-villa-both = A villa brings either a privilege or a special card, not both.
genoa-refused-villa-order = To promise the special card you need, after the deal, a large order { $villa } and its wares.
genoa-refused-marker-supply = { $count ->
    [one] { $seat } has no marker left in the supply.
   *[other] { $seat } does not have { $count } markers in the supply.
}
genoa-refused-good-returns = With two players the buyer must give a good that does not come back in the same deal.
genoa-refused-needs-good = With two players the buyer must give at least one good.
genoa-refused-nothing-stands = Nothing of yours stands for { $field }.
genoa-refused-passed = You have passed already.
genoa-refused-cannot-buy = You cannot buy this action: you count as passed anyway.
genoa-refused-no-opponent = There is no such opponent.
genoa-refused-far = The tower is not next to { $field } yet: a bid for it can be neither accepted nor rejected.
genoa-refused-tower-first = No deal about { $field } now: first the action of the tower building, then the next step.
genoa-refused-stale = This offer or proposal does not stand (any more), or not in this version.
genoa-refused-no-round = Answers can only be handed in during a round.
genoa-refused-submitted = You are not asked, or your answer is already in.
genoa-refused-live = At a live table there are no rounds: everybody may speak.
genoa-refused-round-open = A round is open: wait until it is closed.
genoa-refused-last-round = { $rounds ->
    [one] There is no more than { $rounds } round.
   *[other] There are no more than { $rounds } rounds.
}
genoa-refused-no-bidders = Nobody could make an offer.
genoa-refused-main-done = The effect of the building has been taken already.
genoa-refused-main-first = Take the effect of the building first.
genoa-refused-pick-first = First the promised card must be chosen.
genoa-refused-no-choice = There is no choice to make here: { $building }.
genoa-refused-villa-choice = A villa leaves a choice: say “privilege”, or name a large order and a special card.
genoa-refused-not-this-order = This is not one of your large orders { $villa }: { $card }.
genoa-refused-ware = You have no { $ware }.
genoa-refused-reward = This reward is not available: { $special }.
genoa-refused-reward-open = Name the special card that you take as a reward.
genoa-refused-promised = You have promised: { $good }.
genoa-refused-pick = This is not one of the cards in question: { $card }.
genoa-refused-no-order = This is not one of your small orders: { $card }.
genoa-refused-order-elsewhere = The { $card } cannot be delivered { $building }.
genoa-refused-ordered = One small order has been delivered { $building } this turn already.
genoa-refused-not-a-ware = Name one of the wares.
genoa-refused-supply = There is none left: { $good }.
genoa-refused-not-a-street = Markers are placed from a street, and this is none: { $field }.
genoa-refused-trade-give = You do not have it, or it is the card you are playing: { $good }.
genoa-refused-not-mine = You have no marker { $building }.
genoa-refused-palace = A “building action” { $building } would only fetch itself.
genoa-refused-no-message = This is not one of your messages: { $card }.
genoa-refused-before-placing = Messages can be seen to once the tower is placed.
genoa-refused-held = You keep it already this turn: { $card }.
genoa-refused-not-visited = The tower has not visited both buildings this turn: { $card }.
genoa-refused-not-your-placing = It is not your turn to place markers.
genoa-refused-street = There is no disc (any more) to be used on { $street }.
genoa-refused-no-operation = A street is used for at least one marker.
genoa-refused-not-touching = These do not touch: { $building } and { $street }.
genoa-refused-once-each = One operation per building: place, remove, or remove+place ({ $building }).
genoa-refused-own-marker = Your own marker stays { $building }.
genoa-refused-occupied = There is a marker { $building } already: remove it first.
genoa-refused-nothing-to-remove = There is no marker { $building }.
genoa-refused-markers = { $needed ->
    [one] That takes { $needed } marker; you have { $have } in your play area.
   *[other] That takes { $needed } markers; you have { $have } in your play area.
}

# --- notation, explained on the spot (later)

genoa-not-a-move = “{ $given }” is not a move of Genoa. { $notation }
genoa-notation = Write for example “roll”, “go st_47”, “offer 15 + silk for fabrics”, “pass”, “take”, “main”, “done”, “deliver MS01”.
genoa-notation-start = Write “start harbor”: the field for the “any start” card.
genoa-notation-go = Write “go st_47” or “go coach_house”.
genoa-notation-offer = Write “offer 15 + silk for fabrics”, or “offer city_hall pay 15 + drawn small_order giver ask copper”. Items: money, “2 silk”, “further_action”, “marker”, a card such as SO13 (open), “message” (face down; name yours with “with MS01”), “drawn silk” (from the action).
genoa-notation-counter = Write “counter 2 fabrics pay 10 + drawn silk ask copper”: the seat (from 0), the field, what it shall pay, what you give.
genoa-notation-withdraw = Write “withdraw park”, or as tower player “withdraw 2 park”.
genoa-notation-accept = Write “accept 2 park v1”, “accept 2 park” or “accept 2”; name face-down cards with “with MS01”.
genoa-notation-agree = Write “agree park v1”, “agree park” or “agree”; name face-down cards with “with MS01”.
genoa-notation-main = Write “main”; in a villa “main privilege” or “main LO01 further_action”.
genoa-notation-pick = Write “pick SO09”.
genoa-notation-order = Write “order SO13”.
genoa-notation-deliver = Write “deliver MS01”.
genoa-notation-hold = Write “hold MS01”.
genoa-notation-play = Write “play any_ware silk”, “play trade_1_1 MS05 for marker” or “play building_action harbor”.
genoa-notation-own = Write “own st_47 guild_hall:place coach_house:remove+place”.
genoa-notation-standing = Standing orders are “bid metals upto 25”, “bid park upto 10 + silk”, “deliver”, “place harbor” and “pass”.
genoa-notation-roll = Write “roll” alone.
genoa-notation-stop = Write “stop” alone.
genoa-notation-pass = Write “pass” alone.
genoa-notation-take = Write “take” alone.
genoa-notation-leave = Write “leave” alone.
genoa-notation-again = Write “again” alone.
genoa-notation-done = Write “done” alone.
genoa-notation-skip = Write “skip” alone.

# --- points

genoa-point-start = Money at the start
genoa-point-large = Large orders
genoa-point-small = Small orders
genoa-point-messages = Messages
genoa-point-income = Income from owner markers
genoa-point-deals = Deals
genoa-point-chain = Privileges: { $buildings }
genoa-point-hidden-money = the ducats
genoa-point-hidden-privileges = { $count ->
    [one] { $count } privilege that you do not know
   *[other] { $count } privileges that you do not know
}
genoa-point-marker = Owner marker { $building }

# --- words of the board and the terminal

genoa-ui-round = Space { $space } of { $last }
genoa-ui-phase-place = Placing the tower
genoa-ui-phase-tower = Tower building
genoa-ui-phase-move = Moving
genoa-ui-phase-action = Action
genoa-ui-phase-pick = Choosing a card
genoa-ui-phase-owners = Owner markers
genoa-ui-phase-over = Over
genoa-ui-tower = Tower
genoa-ui-tower-player = Tower player
genoa-ui-starting-player = Starting player
genoa-ui-steps = { $left ->
    [one] { $left } step left
   *[other] { $left } steps left
}
genoa-ui-supply = Supply
genoa-ui-stacks = Stacks
genoa-ui-stack = { $kind }: { $down } down, { $up } up
genoa-ui-hand = Hand
genoa-ui-purse = Purse
genoa-ui-purse-line = Purse: { $money }
genoa-ui-tower-line = Tower player: { $player }
genoa-ui-pays-line = pays: { $what }
genoa-ui-asks-line = asks: { $what }
genoa-ui-hidden = hidden
genoa-ui-wares = Wares
genoa-ui-specials = Special cards
genoa-ui-markers = Markers
genoa-ui-markers-line = Markers: { $area } ready + { $supply } in supply
genoa-ui-path = Path
genoa-ui-offers = Offers
genoa-ui-counters = Proposals
genoa-ui-pays = pays
genoa-ui-asks = asks
genoa-ui-give = You give
genoa-ui-want = You want
genoa-ui-from-action = From the action
genoa-ui-giver-picks = giver’s choice
genoa-ui-receiver-picks = receiver’s choice
genoa-ui-closed = face down
genoa-ui-must-sell = The action must be used: an offer stands.
genoa-ui-passed = passed
genoa-ui-acted = has acted
genoa-ui-can-act = can act
genoa-ui-mode-tower = for the action here
genoa-ui-mode-next = next step
genoa-ui-mode-plain = next step
genoa-ui-mode-far = not yet
genoa-ui-your-cards = This turn
genoa-ui-chance-ready = now
genoa-ui-chance-steps = { $steps ->
    [0] here
    [one] in { $steps } step
   *[other] in { $steps } steps
}
genoa-ui-chance-none = not this turn
genoa-ui-missing = missing: { $wares }
genoa-ui-held = kept
genoa-ui-owner = Owner
genoa-ui-version = version { $version }
genoa-ui-send = Send the offer
genoa-ui-kind-villa = Villa
genoa-ui-kind-building = Building
genoa-ui-kind-street = Street
genoa-ui-kind-market = Market

# --- an owner's data file (later)

genoa-setup-start-seat = { $seats ->
    [one] Seat { $seat } cannot start: there is only { $seats } seat (numbered from 0).
   *[other] Seat { $seat } cannot start: there are only { $seats } seats (numbered from 0).
}
genoa-data-twice = { $where } must name each thing once, in the right form: { $given }.
genoa-data-steps = { $key } is { $given }, but money comes in steps of { $step }.
genoa-data-grid-shape = { $size ->
    [one] The grid must be a square of 2 to 9 rows with at most 63 fields; it has { $size } row.
   *[other] The grid must be a square of 2 to 9 rows with at most 63 fields; it has { $size } rows.
}
genoa-data-torn = The spaces of { $field } do not hang together.
genoa-data-card-count = The number of cards of the kind { $kind } ({ $count }) differs from the number told, or is too small to deal.
genoa-data-unreachable = The tower can never get to { $field }.
genoa-data-ring = { $one } and { $other } follow each other in the ring but are not neighbours on the board.

# --- fields and buttons

genoa-building-guild-hall = Guild hall
    .the = the Guild hall
    .to = to the Guild hall
    .at = at the Guild hall
    .of = of the Guild hall
    .short = Guild
    .label = Guild
genoa-building-city-hall = City hall
    .the = the City hall
    .to = to the City hall
    .at = at the City hall
    .of = of the City hall
    .short = City
    .label = City hall
genoa-building-post-office = Post office
    .the = the Post office
    .to = to the Post office
    .at = at the Post office
    .of = of the Post office
    .short = Post
    .label = Post
genoa-building-cathedral = Cathedral
    .the = the Cathedral
    .to = to the Cathedral
    .at = at the Cathedral
    .of = of the Cathedral
    .short = Cathed.
    .label = Cathedral
genoa-building-palace = Palace
    .the = the Palace
    .to = to the Palace
    .at = at the Palace
    .of = of the Palace
    .short = Palace
    .label = Palace
genoa-building-park = Park
    .the = the Park
    .to = to the Park
    .at = at the Park
    .of = of the Park
    .short = Park
    .label = Park
genoa-building-coach-house = Coach house
    .the = the Coach house
    .to = to the Coach house
    .at = at the Coach house
    .of = of the Coach house
    .short = Coach
    .label = Coach
genoa-building-harbor = Harbor
    .the = the Harbor
    .to = to the Harbor
    .at = at the Harbor
    .of = of the Harbor
    .short = Harbor
    .label = Harbor
genoa-building-tavern = Tavern
    .the = the Tavern
    .to = to the Tavern
    .at = at the Tavern
    .of = of the Tavern
    .short = Tavern
    .label = Tavern
genoa-building-restaurant = Restaurant
    .the = the Restaurant
    .to = to the Restaurant
    .at = at the Restaurant
    .of = of the Restaurant
    .short = Restau.
    .label = Restaurant
genoa-building-grains = Grains warehouse
    .the = the Grains warehouse
    .to = to the Grains warehouse
    .at = at the Grains warehouse
    .of = of the Grains warehouse
    .short = Grains
    .label = Grains
genoa-building-metals = Metals warehouse
    .the = the Metals warehouse
    .to = to the Metals warehouse
    .at = at the Metals warehouse
    .of = of the Metals warehouse
    .short = Metals
    .label = Metals
genoa-building-fabrics = Fabrics warehouse
    .the = the Fabrics warehouse
    .to = to the Fabrics warehouse
    .at = at the Fabrics warehouse
    .of = of the Fabrics warehouse
    .short = Fabrics
    .label = Fabrics
genoa-building-spices = Spices warehouse
    .the = the Spices warehouse
    .to = to the Spices warehouse
    .at = at the Spices warehouse
    .of = of the Spices warehouse
    .short = Spices
    .label = Spices
genoa-building-villa-colini = Villa Colini
    .the = Villa Colini
    .to = to Villa Colini
    .at = at Villa Colini
    .of = of Villa Colini
    .short = Colini
    .label = Colini
genoa-building-villa-monetti = Villa Monetti
    .the = Villa Monetti
    .to = to Villa Monetti
    .at = at Villa Monetti
    .of = of Villa Monetti
    .short = Monetti
    .label = Monetti
genoa-building-villa-ricci = Villa Ricci
    .the = Villa Ricci
    .to = to Villa Ricci
    .at = at Villa Ricci
    .of = of Villa Ricci
    .short = Ricci
    .label = Ricci
genoa-building-villa-zasteri = Villa Zasteri
    .the = Villa Zasteri
    .to = to Villa Zasteri
    .at = at Villa Zasteri
    .of = of Villa Zasteri
    .short = Zasteri
    .label = Zasteri
genoa-market = Market
    .the = the market
    .to = to the market
    .at = at the market
    .of = of the market
    .short = Market
    .label = Market
genoa-street = Street { $red }/{ $blue }
    .the = the street { $red }/{ $blue }
    .to = to the street { $red }/{ $blue }
    .at = on the street { $red }/{ $blue }
    .of = of the street { $red }/{ $blue }
    .short = ·{ $red }{ $blue }
    .label = ·{ $red }{ $blue }

## The board

genoa-board = The city of Genoa
genoa-board-coin = ducats
genoa-board-gives = Its action brings: { $goods }
genoa-board-no-action = No action here
genoa-board-owner = Marker of { $name }: { $money } whenever somebody else acts here
genoa-board-tower-here = { $discs ->
    [one] The tower stands here, { $discs } disc
   *[other] The tower stands here, { $discs } discs
}
genoa-board-visited = Visited this turn
genoa-board-action-open = Its action is open
genoa-board-action-taken = Its action has been taken this turn
genoa-board-action-gone = Its action was let go this turn
genoa-board-mode-tower = An offer for it buys the action here
genoa-board-mode-next = Next to the tower: an offer buys the step and the action
genoa-board-mode-plain = Next to the tower: an offer buys the step
genoa-board-mode-far = Not next to the tower yet: an offer binds nobody and can only be accepted later
genoa-board-tower = { $discs ->
    [one] The tower { $field }, { $discs } disc
   *[other] The tower { $field }, { $discs } discs
}
genoa-board-track = The match ends with the round in which the marker stands on the last space.
genoa-board-round-marker = Round marker
genoa-board-dice = Dice: red { $red }, blue { $blue }
genoa-board-dice-none = Dice: not rolled this turn
genoa-board-dice-about = Red chooses the column, blue the row: there the tower starts.
genoa-board-supply = Supply, { $good }: { $count }
genoa-board-about-any-start = Instead of rolling, choose the first tower field.
genoa-board-about-any-ware = In your own action: take a ware of your choice.
genoa-board-about-further-action = Lets you take one more action in a turn.
genoa-board-about-building-action = In your own action: take the effect of a building with your marker.
genoa-board-about-trade-1-1 = In your own action: swap any good of yours for any other from the supply.
genoa-board-about-marker = At the end of a turn it can be placed on a building beside a visited street.
genoa-board-about-large-order = Bring its wares to its villa as the action there: { $money } and a special card.
genoa-board-about-small-order = Deliver its ware during your own action in its building: { $money }.
genoa-board-about-message = { $money } as soon as the tower has visited both buildings in one turn.
genoa-board-about-privilege = Counts at the end: neighbouring privileges form chains. By their length these are worth { $values } … ducats.
genoa-board-stands-tower = Has the tower: every deal is with this player
genoa-board-stands-submitted = Has handed in a sealed answer
genoa-board-stands-passed = Has passed
genoa-board-stands-bids = Has an offer on the table
genoa-board-stands-acted = Has no action left
genoa-board-stands-thinks = Has neither bid nor passed yet
genoa-board-short-submitted = sealed
genoa-board-short-passed = passed
genoa-board-short-bids = bids
genoa-board-short-acted = acted
genoa-board-short-thinks = thinks
genoa-board-area = Has: { $goods }
genoa-board-hand = In hand: { $cards }
genoa-deal-buy = You pay { $pay }, you get { $bought }.
genoa-deal-buy-ask = You pay { $pay }, you get { $bought }, and { $ask } from { $seller }.
genoa-deal-sell = { $buyer } pays you { $pay } and gets { $bought }.
genoa-deal-sell-ask = { $buyer } pays you { $pay } and gets { $bought }, and { $ask } from you.
genoa-deal-others = { $buyer } pays { $pay } to { $seller } and gets { $bought }.
genoa-deal-others-ask = { $buyer } pays { $pay } to { $seller } and gets { $bought }, and { $ask }.
genoa-board-no = No
genoa-board-refused = You said no.
genoa-board-answer = { $name }: { $text }
genoa-board-plus = + { $bought }
genoa-board-slip-offer = { $name } offers { $pay } for { $field }
genoa-board-slip-counter = { $name } proposes to { $other }: { $field } for { $pay }
genoa-board-obliges = It asks nothing in return: the action must be used
genoa-board-cannot-pay = You do not have what it asks of you
genoa-board-accept = Accept
genoa-board-agree = Agree
genoa-board-change = Change
genoa-board-counter = Other terms
genoa-board-deal = The deal
genoa-board-you-have = You have
genoa-board-you-get = You get
genoa-board-you-give = You give
genoa-board-which-cards = Which cards, face down?
genoa-board-shake = Shake hands
genoa-board-not-yet = Not yet
genoa-board-less = Less money
genoa-board-more = More money
genoa-board-face-up = face up
genoa-board-who-picks = Who picks among the cards drawn?
genoa-board-composer = Write a proposal
genoa-board-for-field = For which field
genoa-board-with-whom = With whom
genoa-board-left = { $count ->
    [0] You can propose nothing more here.
    [one] You can propose { $count } more time here.
   *[other] You can propose { $count } more times here.
}
genoa-board-close = Close
genoa-board-they-give = { $name } gives
genoa-board-lacking-form = Nothing can be proposed for this field any more.
genoa-board-lacking-pay = The buyer must pay something.
genoa-board-lacking-good = With two players the buyer must give at least one good that does not come back.
genoa-board-send-change = Send the change
genoa-board-send-counter = Propose it
genoa-board-propose-to = Propose to { $name }
genoa-board-write = Write an offer…
genoa-board-write-counter = Propose…
genoa-board-quick-ask = Ask { $name } for
genoa-board-quick-offer = Offer
genoa-board-write-else = Something else…
genoa-board-table = The bargaining table
genoa-board-table-action = The talk is over for now: an action is carried out
genoa-board-acting = { $name } takes the action { $field }
genoa-board-acting-mine = You have the action { $field }
genoa-board-promised = Promised to { $name }:
genoa-board-table-quiet = The table is quiet
genoa-board-table-tower = What becomes of the action { $field }?
genoa-board-table-move = { $left ->
    [one] Where next? { $left } step left with { $name }
   *[other] Where next? { $left } steps left with { $name }
}
genoa-board-table-move-mine = { $left ->
    [one] Where next? You have { $left } step left
   *[other] Where next? You have { $left } steps left
}
genoa-board-table-empty = Nothing on the table yet.
genoa-board-table-empty-tap = Nothing on the table yet. One tap makes an offer.
genoa-board-waits = No answer yet
genoa-board-duty = An offer stands: { $name } must take the action or sell it.
genoa-board-mine = Your purse, goods and cards
genoa-board-purse = { $amount ->
    [one] Purse: { $amount } ducat
   *[other] Purse: { $amount } ducats
}
genoa-board-purse-about = { $step ->
    [one] Nobody else sees it. In a negotiation each tap offers { $step } ducat.
   *[other] Nobody else sees it. In a negotiation each tap offers { $step } ducats.
}
genoa-board-asked = Ask for { $good }
genoa-board-promise = Promise { $good }

# --- the unit of the score

genoa-score = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}

# --- what bots say to a proposal that they do not take (later)

genoa-spoken-no = No, { $to }.
genoa-spoken-later = { $manner ->
    [hurried] In a moment, { $to }: the others first.
    [friendly] Perhaps, { $to }. Let me hear the others first.
   *[other] Later, { $to }. I want to hear the others first.
}
genoa-spoken-price = { $manner ->
    [greedy] So little, { $to }? { $money }.
    [hurried] { $money }, { $to }, and it is done.
    [friendly] Not quite enough, { $to }. For { $money }, gladly.
   *[other] No, { $to }. I can wait: { $money }.
}
genoa-spoken-last-price = { $manner ->
    [friendly] I cannot go below { $money }, { $to }.
   *[other] { $money } is my last word, { $to }.
}
genoa-spoken-known = { $manner ->
    [greedy] Always the least, { $to }. From you I want { $money }.
    [friendly] You always pay the least, { $to }. This time I need { $money }.
   *[other] You pay everybody the least, { $to }. For you: { $money }.
}
genoa-spoken-known-gone = { $manner ->
    [friendly] You always pay the least, { $to }, so no. For { $money } it would have been yours.
   *[other] Always the least with you, { $to }. For { $money } it would have been yours.
}
genoa-spoken-stands = No, { $to }. My proposal stands.
genoa-spoken-gone = { $manner ->
    [friendly] Sorry, { $to }, no. For { $money } it would have been yours.
   *[other] No, { $to }. For { $money } it would have been yours.
}
genoa-spoken-no-deal = { $manner ->
    [friendly] A pity, { $to }. Then without you.
   *[other] Then no deal, { $to }.
}
genoa-spoken-more = Not enough, { $to }. { $money } more, and we agree.
genoa-spoken-about = For { $place }: { $word }
genoa-spoken-only-with = Only with { $good }, { $to }.
genoa-spoken-not-for-sale = { $manner ->
    [greedy] You cannot pay what that is worth to me, { $to }.
    [friendly] Sorry, { $to }, I have other plans.
   *[other] No, { $to }, I have other plans.
}
genoa-spoken-at-most = { $manner ->
    [greedy] { $money }, { $to }, not more.
    [hurried] { $money } at most, { $to }, or not at all.
    [friendly] More than { $money } is too much for me, { $to }.
   *[other] Too dear, { $to }. { $money } at most.
}
genoa-spoken-too-dear = { $manner ->
    [friendly] Sorry, { $to }, that is too dear for me.
   *[other] Too dear for me, { $to }.
}

# --- standing orders (later)

genoa-order-example = bid metals upto 25
genoa-order-bid-form = Bid for the action of a building
genoa-order-field = for the action of
genoa-order-most = up to (ducats)
genoa-order-good = and with it
genoa-order-no-good = nothing else
genoa-order-place-form = Place an owner marker
genoa-order-where = at the building
genoa-order-bid = Bid for the action { $field }: always a step above any rival, up to { $most }
genoa-order-bid-with = Bid for the action { $field } with { $goods }: always a step above any rival, up to { $most }
genoa-order-way = Bid for the tower’s way { $field }: always a step above any rival, up to { $most }
genoa-order-way-with = Bid for the tower’s way { $field } with { $goods }: always a step above any rival, up to { $most }
genoa-order-deliver = Deliver messages at once
genoa-order-place = Place an owner marker { $building } as soon as it is allowed
genoa-order-pass = Pass, and place no marker

# --- whole tables (later)

genoa-preset-first = First game
    .about = You and two apprentices: time to learn the bargaining.
genoa-preset-evening = Short evening
    .about = Three people, live: the fewest who can truly bargain.
genoa-preset-full = Full game
    .about = Five people around one tower, live.
genoa-preset-days = Over days
    .about = Four people, sealed rounds, three days for each decision.

# --- ties (later)

genoa-tie-decided = Equal money: the most unused goods decide ({ $goods })
genoa-tie-shared = Equal money and equally many unused goods ({ $goods }): the victory is shared
genoa-tie-shared-by-most = Equal money: those with the most unused goods ({ $goods }) share the victory

# --- prices in a hint (later)

genoa-prices-sell = { $goods ->
    [yes] Beside the goods in the deal: worth
   *[no] Worth
} { $room ->
    [yes] about { $least } to you, about { $most } to { $other }: ask { $fair } (here: { $price })
   *[no] about { $least } to you, about { $most } to { $other }: no price suits both (here: { $price })
}
genoa-prices-buy = { $goods ->
    [yes] Beside the goods in the deal: worth
   *[no] Worth
} { $room ->
    [yes] about { $most } to you, about { $least } to { $other }: offer { $fair } (here: { $price })
   *[no] about { $most } to you, about { $least } to { $other }: no price suits both (here: { $price })
}
genoa-prices-limits-top = { $room ->
    [yes] No ducats changed hands: up to about { $most } on top would have suited both, too.
   *[no] No ducats changed hands, and no amount would have suited both.
}
genoa-prices-limits = { $room ->
    [yes] Instead of { $price }, anything from about { $least } to about { $most } would have suited both.
   *[no] Instead of { $price }, no amount would have suited both.
}

# --- the buttons of the owner phase (later)

genoa-do-remove-guild-hall = Remove the marker: { genoa-building-guild-hall }
genoa-do-replace-guild-hall = Remove it and place mine: { genoa-building-guild-hall }
genoa-do-remove-city-hall = Remove the marker: { genoa-building-city-hall }
genoa-do-replace-city-hall = Remove it and place mine: { genoa-building-city-hall }
genoa-do-remove-post-office = Remove the marker: { genoa-building-post-office }
genoa-do-replace-post-office = Remove it and place mine: { genoa-building-post-office }
genoa-do-remove-cathedral = Remove the marker: { genoa-building-cathedral }
genoa-do-replace-cathedral = Remove it and place mine: { genoa-building-cathedral }
genoa-do-remove-palace = Remove the marker: { genoa-building-palace }
genoa-do-replace-palace = Remove it and place mine: { genoa-building-palace }
genoa-do-remove-park = Remove the marker: { genoa-building-park }
genoa-do-replace-park = Remove it and place mine: { genoa-building-park }
genoa-do-remove-coach-house = Remove the marker: { genoa-building-coach-house }
genoa-do-replace-coach-house = Remove it and place mine: { genoa-building-coach-house }
genoa-do-remove-harbor = Remove the marker: { genoa-building-harbor }
genoa-do-replace-harbor = Remove it and place mine: { genoa-building-harbor }
genoa-do-remove-tavern = Remove the marker: { genoa-building-tavern }
genoa-do-replace-tavern = Remove it and place mine: { genoa-building-tavern }
genoa-do-remove-restaurant = Remove the marker: { genoa-building-restaurant }
genoa-do-replace-restaurant = Remove it and place mine: { genoa-building-restaurant }
genoa-do-remove-grains = Remove the marker: { genoa-building-grains }
genoa-do-replace-grains = Remove it and place mine: { genoa-building-grains }
genoa-do-remove-metals = Remove the marker: { genoa-building-metals }
genoa-do-replace-metals = Remove it and place mine: { genoa-building-metals }
genoa-do-remove-fabrics = Remove the marker: { genoa-building-fabrics }
genoa-do-replace-fabrics = Remove it and place mine: { genoa-building-fabrics }
genoa-do-remove-spices = Remove the marker: { genoa-building-spices }
genoa-do-replace-spices = Remove it and place mine: { genoa-building-spices }
genoa-do-remove-villa-colini = Remove the marker: { genoa-building-villa-colini }
genoa-do-replace-villa-colini = Remove it and place mine: { genoa-building-villa-colini }
genoa-do-remove-villa-monetti = Remove the marker: { genoa-building-villa-monetti }
genoa-do-replace-villa-monetti = Remove it and place mine: { genoa-building-villa-monetti }
genoa-do-remove-villa-ricci = Remove the marker: { genoa-building-villa-ricci }
genoa-do-replace-villa-ricci = Remove it and place mine: { genoa-building-villa-ricci }
genoa-do-remove-villa-zasteri = Remove the marker: { genoa-building-villa-zasteri }
genoa-do-replace-villa-zasteri = Remove it and place mine: { genoa-building-villa-zasteri }

# --- rounds of sealed bids (later)

genoa-prompt-bids-awaited = The sealed answers are awaited
genoa-prompt-bids-awaited-take = The sealed answers are awaited; you may take the action { $field } at once
genoa-prompt-bids-awaited-move = The sealed answers are awaited; you may move the tower or stop at once
genoa-prompt-handed-in = The others’ sealed answers are awaited
genoa-prompt-sealed-bid = Hand in a sealed answer about the action { $field }: an offer, or a pass
genoa-prompt-sealed-step = Hand in a sealed answer about the next step: an offer, or a pass
genoa-prompt-sealed-pass = Hand in a sealed answer: you may pass
genoa-stance-sealed = Your sealed answer is in.
genoa-ui-rounds = { $round ->
    [0] No sealed answers yet (up to { $rounds } rounds)
   *[other] Sealed answers, round { $round } of { $rounds }
}

## Sources of points in the lab’s reports (later)

genoa-point-chain-in-all = Privileges
genoa-point-marker-in-all = Owner markers
