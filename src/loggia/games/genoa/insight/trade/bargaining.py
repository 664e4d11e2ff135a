"""Bargaining: the deals worth talking about and what each would bring every seat, for bots (kernel's `Bargain`).

A deal's gain is counted beside what happens without it: the tower player could take the action himself or lead the
tower elsewhere, the buyer would get nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from loggia.games.genoa.insight.trade.gains import WORTH_A_WAY, DealGains
from loggia.games.genoa.insight.trade.reputation import SURE_MISER, is_deaf, nags, never_sells, presses, stinginess
from loggia.games.genoa.insight.trade.terms import Terms, goods_both_ways, priced
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.choices.listing import may_post, opponent_basics, tower_basics
from loggia.games.genoa.rules.moves import AGAIN, Accept, Again, Agree, Counter, Go, Offer, Withdraw
from loggia.games.genoa.rules.pieces import N_BUILDINGS, bits
from loggia.games.genoa.rules.state import (
    MOVE,
    TOWER,
    GenoaState,
    offer_field,
    offer_key,
    offer_seat,
)
from loggia.games.genoa.rules.trade.bundles import NOTHING
from loggia.games.genoa.rules.trade.negotiating import acceptable, counter_refusal, posting_refusal
from loggia.games.genoa.rules.trade.rights import can_act
from loggia.games.genoa.rules.trade.rounds import again_refusal, counter_round_refusal
from loggia.games.genoa.rules.turns import awaited
from loggia.kernel import Bargain, Deal

TALKS: Final = 3
"""Maximum proposals of a seat in one node, so that negotiations end soon."""
COUNTERS: Final = 2
"""Maximum counter-offers of the tower player in one node."""
ROUNDS: Final = 2
"""Slow play: maximum rounds of bids that the tower player asks for, the second one for his own proposal."""
HOPE: Final = 0.5
"""Slow play: the part of a possible gain that the tower player expects from another round."""
WELL_ABOVE: Final = 2
"""In steps of money: a bid for what has to be sold is lowered if it is higher than that."""
MOMENT: Final = 15.0
"""What a deal must bring a person before bots leave him a moment to propose it, in ducats."""
WORTH_A_ROUND: Final = 8.0
"""Slow play: before a step bids are asked for only if a deal could bring both sides this many ducats, as a round takes
days."""


def bargain(box: GenoaBox, state: GenoaState, seat: int) -> Bargain | None:
    """What the seat could say now; None outside of a negotiation."""
    if state.phase not in (TOWER, MOVE):
        return None
    talk = Bargaining(box, state)
    return talk.tower_player() if seat == state.tower else talk.opponent(seat)


def appraise(box: GenoaBox, state: GenoaState, seat: int, deals: Sequence[Deal]) -> list[Deal]:
    """The same deals with what they would bring at this table."""
    talk = Bargaining(box, state)
    return [talk.appraised(seat, deal) for deal in deals]


class Bargaining(DealGains):
    """One negotiation: what the tower player and the others could say."""

    # --- the tower player -----------------------------------------------------------------------------

    def tower_player(self) -> Bargain:
        """Accepting, proposing, taking a proposal back, or going on without a deal; he hears the others first."""
        box, state = self.box, self.state
        basics = tower_basics(box, state)
        deals: list[Deal] = []
        for move in basics:
            if isinstance(move, Accept):
                deals.append(self._accepted(move))
            elif isinstance(move, Withdraw):
                back = self._taken_back(state.tower, move)
                if back[state.tower] > 0:
                    deals.append(Deal(move, back, binds=True))
        said = sum(state.countered)
        asks: list[Deal] = []
        if said < COUNTERS and not state.counters and not state.round_open and not state.hushed:
            asks = list(self._counters(said))
            if not said:
                asks = self._to_the_point(asks) or asks
        if state.slow:
            if counter_round_refusal(box, state) is None:
                deals += asks
            deals += self._another_round(asks)
        else:
            deals += asks
        otherwise = tuple(move for move in basics if not isinstance(move, Accept | Withdraw | Again))
        others = any(seat != state.tower for seat in awaited(box, state))
        return Bargain(tuple(deals), otherwise, wait=others)

    def _accepted(self, move: Accept) -> Deal:
        """Accepting a bid, with what is known of the bidder and of the tower player's own last word."""
        state, field = self.state, self.box.field_no[move.field]
        brings = self.bid(move.seat, field)
        return Deal(
            move,
            brings,
            move.seat,
            binds=True,
            price=self.price(state.offers[offer_key(move.seat, field)]),
            doubt=stinginess(state, move.seat),
            breaks_word=self._breaks_word(move.seat, field, brings[state.tower]),
            amounts_to=self._walking_into(move),
            stands_after=self._steps_that_keep(field),
        )

    def _steps_that_keep(self, field: int) -> tuple[Go, ...]:
        """GEN-NEG-3: the steps after which a bid for a field stands on: onto it, or to where it is within reach."""
        box, state = self.box, self.state
        if state.phase != MOVE:
            return ()
        left = box.discs - len(state.path) - 1
        steps = [
            one
            for one in bits(state.near)
            if one == field or box.board.reach(one, state.visited | 1 << one, left) >> field & 1
        ]
        return tuple(box.moves.go[one] for one in steps)

    def _breaks_word(self, buyer: int, field: int, gain: float) -> bool:
        """Whether a bid is worse than the tower player's own proposal, and taking it would belie him.

        The last of his proposals is his last word; an earlier one answers the smallest bid: who asks for 10 does not
        take the 5 that he has just turned down.
        """
        state, key = self.state, offer_key(buyer, field)
        own, bid = state.counters.get(key), state.offers[key]
        if own is None or gain >= self.standing(buyer, field, own)[state.tower] - 0.01:
            return False
        return sum(state.countered) >= COUNTERS or (self.price(bid) == 1 and bid.since < own.since)

    def _to_the_point(self, asks: Sequence[Deal]) -> list[Deal]:
        """The proposals that answer a standing bid, about the same field to the same seat: bids are answered first."""
        box, offers = self.box, self.state.offers
        return [
            ask
            for ask in asks
            if isinstance(ask.move, Counter) and offer_key(ask.move.seat, box.field_no[ask.move.field]) in offers
        ]

    def _walking_into(self, move: Accept) -> Go | None:
        """GEN-TRADE-1.1d: the step onto a building where the bid stands and he, who cannot act, would have to sell."""
        box, state = self.box, self.state
        field = box.field_no[move.field]
        standing = state.offers[offer_key(move.seat, field)]
        if state.phase != MOVE or field >= N_BUILDINGS or not standing.ask.empty or can_act(box, state, state.tower):
            return None
        return box.moves.go[field]

    def _counters(self, said: int) -> Iterator[Deal]:
        """What the tower player could propose to each opponent."""
        box, state, tower = self.box, self.state, self.state.tower
        for seat in range(state.seats):
            if seat == tower:
                continue
            deaf, miser = is_deaf(state, seat), stinginess(state, seat) > SURE_MISER
            streets = [field for field in self._streets(seat) if offer_key(seat, field) in state.offers]
            for field in self._fields(seat) + streets:
                standing = state.offers.get(offer_key(seat, field))
                if deaf and (standing is None or self.price(standing) == 1):
                    continue  # the price is named when his bid of the least is refused
                least = self.standing(seat, field, standing)[tower] if standing is not None else 0.0
                for goods in goods_both_ways(self.exchanges, seat, field, tower):
                    bare = self.gains(seat, field, *goods)
                    for pay, ask in priced(box, goods, max(least, 0.0) - bare[tower], bare[seat]):
                        if miser and pay.money > box.step_money:
                            continue  # he never pays more: the price is named when his bid is refused
                        move = Counter(seat, box.fields[field], pay, ask)
                        if not nags(state, move, field) and counter_refusal(box, state, tower, move) is None:
                            brings = self.gains(seat, field, pay, ask)
                            price = self.price(move)
                            yield Deal(move, brings, seat, said=said, answer=self._agreeing(field), price=price)

    def _agreeing(self, field: int) -> Agree | None:
        """What an opponent says to a counter-offer that he takes; at a slow table nobody can at once."""
        return None if self.state.slow else Agree(self.box.fields[field])

    def _accepting(self, seat: int, field: int) -> Accept:
        """What the tower player says to an offer that he takes; at a slow table once all answers are open."""
        return Accept(seat, self.box.fields[field])

    def _another_round(self, asks: Sequence[Deal]) -> Iterator[Deal]:
        """GEN-NEG-14: ask for bids if a deal is worth the wait: before a step, or after an own proposal."""
        state, tower = self.state, self.state.tower
        if again_refusal(self.box, state, tower, AGAIN) is not None or state.round >= ROUNDS:
            return
        hopes = [
            (self.standing(offer_seat(key), offer_field(key), one), offer_seat(key))
            for key, one in state.counters.items()
        ]
        if any(one.since < state.talk for one in state.counters.values()):
            return  # it was answered
        if not hopes and state.phase == MOVE and not state.round:
            hopes = [(deal.gains, deal.partner) for deal in asks]
            hopes = [hope for hope in hopes if _shared(hope, tower) > WORTH_A_ROUND]
        if hopes:
            gains, _ = max(hopes, key=lambda hope: _shared(hope, tower))
            yield Deal(AGAIN, tuple(HOPE * gain for gain in gains), binds=True)

    # --- the others -----------------------------------------------------------------------------------

    def opponent(self, seat: int) -> Bargain:
        """Agreeing, bidding, changing a bid, taking it back, or passing."""
        box, state = self.box, self.state
        basics = opponent_basics(box, state, seat)
        deals: list[Deal] = []
        bids: list[Deal] = []
        if may_post(box, state, seat) and state.posts[seat] < TALKS:
            quiet = never_sells(state) and not self._must_sell()
            near = self._worth_a_word(seat) if quiet else self._fields(seat) + self._streets(seat)
            bids = [bid for field in near for bid in self._bids(seat, field)]
            if not quiet and not any(offer_seat(key) == seat for key in state.versions):
                bids += [bid for field in self._far(seat) for bid in self._bids(seat, field)]
        changed = {bid.move.field for bid in bids if isinstance(bid.move, Offer)}
        # GEN-NEG-6: a counter-offer reopens a pass, so whoever has passed since has said no to it, and means it.
        refused = not state.slow and bool(state.passed >> seat & 1)
        for move in basics:
            if isinstance(move, Agree):
                if refused:
                    continue
                field = box.field_no[move.field]
                brings = self.standing(seat, field, state.counters[offer_key(seat, field)])
                asked = state.counters[offer_key(seat, field)]
                price = -self.price(asked)
                if asked.pay.closed:
                    move = replace(move, cards=self.exchanges.worst(seat, asked.pay))
                deals.append(Deal(move, brings, state.tower, binds=True, price=price))
            elif isinstance(move, Withdraw) and move.field not in changed:
                back = self._taken_back(seat, move)
                if back[seat] > 0:
                    deals.append(Deal(move, back, binds=True))
        otherwise = tuple(move for move in basics if not isinstance(move, Agree | Withdraw))
        return Bargain((*deals, *bids), otherwise)

    def _bids(self, seat: int, field: int) -> Iterator[Deal]:
        """Offers for a field: better than what the others bid; a standing one is changed only with a reason."""
        box, state, tower = self.box, self.state, self.state.tower
        most, least = 1e9, self._best_rival(seat, field)
        own = state.offers.get(offer_key(seat, field))
        if own is not None:
            mine = self.standing(seat, field, own)
            if self._too_dear(seat, field, mine):
                most = mine[tower]
            elif self._reason_to_raise(seat, field, mine[tower], least):
                least = max(least, mine[tower])
            else:
                return
        said = max(state.versions.get(offer_key(seat, field), 0), state.round - 1)
        counter = state.counters.get(offer_key(seat, field))
        # Whoever would give what he was asked for agrees.
        asked = 1e9 if counter is None or state.slow else self.standing(seat, field, counter)[tower]
        for goods in self._goods(seat, field):
            bare = self.gains(seat, field, *goods)
            trial = Offer(box.fields[field], *goods)
            low = max(least - self.pressure(trial) - bare[tower], -1.0 - state.money[tower])
            if self.compels(trial) and least <= 0.0:
                low = -0.1
            elif own is not None and self._must_sell() and least <= 0.0:
                continue  # he has to take a lower bid of money alone: nothing else is worth another word
            top = min(bare[seat], most - bare[tower], state.money[seat] + 0.1)
            for pay, ask in priced(box, goods, low, top):
                move = Offer(box.fields[field], pay, ask, self.exchanges.worst(seat, pay) if pay.closed else ())
                stands = own is not None and own.pay == pay and own.ask == ask
                brings = self.gains(seat, field, pay, ask)
                if stands or brings[tower] >= asked or presses(state, seat, move):
                    continue
                if posting_refusal(box, state, seat, move) is None:
                    pressure, compels = self.pressure(move), self.compels(move)
                    answer = self._accepting(seat, field)
                    repeated, price = min(said, TALKS - 1), -self.price(move)
                    yield Deal(move, brings, tower, False, compels, repeated, pressure, answer, state.slow, price)

    def _worth_a_word(self, seat: int) -> list[int]:
        """What is bid for to a tower player who never sells: one thing in a turn, if it is worth very much."""
        if any(offer_seat(key) == seat for key in self.state.versions):
            return []
        found = [(self.exchanges.action(seat, field), field) for field in self._fields(seat)]
        worth, best = max(found, default=(0.0, -1))
        return [best] if worth >= WORTH_A_WAY else []

    def _goods(self, seat: int, field: int) -> list[Terms]:
        """The goods of a seat's offers; a bid that cannot be taken yet is of money alone, where there are three."""
        if self.state.seats > 2 and not (self._here(field) or self.state.near >> field & 1):
            return [(NOTHING, NOTHING)]
        return goods_both_ways(self.exchanges, seat, field, seat)

    def _best_rival(self, seat: int, field: int) -> float:
        """What the best bid of the others would bring the tower player; 0 without one."""
        state = self.state
        rivals = [
            self.standing(offer_seat(key), offer_field(key), one)[state.tower]
            for key, one in state.offers.items()
            if offer_seat(key) != seat and acceptable(state, offer_field(key))
        ]
        return max(rivals, default=0.0)

    def _too_dear(self, seat: int, field: int, mine: Sequence[float]) -> bool:
        """A bid that costs more than it brings; or one well above nobody, for an action that has to be sold."""
        state = self.state
        if mine[seat] <= 0:
            return True
        alone = all(offer_seat(key) == seat for key in state.offers if offer_field(key) == field)
        must = self._here(field) and self._must_sell()
        return must and alone and state.offers[offer_key(seat, field)].pay.money > WELL_ABOVE * self.box.step_money

    def _reason_to_raise(self, seat: int, field: int, mine: float, rival: float) -> bool:
        """Somebody bids more, or the tower player has asked for more; nobody bids against himself."""
        state = self.state
        bidding = any(offer_seat(key) != seat for key in state.offers)
        return offer_key(seat, field) in state.counters or (bidding and rival >= mine)


def _shared(hope: tuple[tuple[float, ...], int], tower: int) -> float:
    """What a deal brings each of its two parties at least."""
    gains, partner = hope
    return min(gains[tower], gains[partner])
