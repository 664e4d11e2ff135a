"""Bargaining: the deals worth talking about and what each would bring every seat, for bots (kernel's `Bargain`).

A deal's gain is counted beside what happens without it: the tower player could take the action himself or lead the
tower elsewhere, the buyer would get nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from loggia.games.genoa.bundles import NOTHING, Bundle
from loggia.games.genoa.catalogue import FIRST_YIELD, Catalogue
from loggia.games.genoa.choices import choices, may_post, opponent_basics, tower_basics
from loggia.games.genoa.insight import Estimate
from loggia.games.genoa.moves import Accept, Agree, Counter, GenoaMove, Hold, Offer, PlayTrade, Withdraw
from loggia.games.genoa.negotiating import counter_refusal, posting_refusal
from loggia.games.genoa.pieces import KINDS, N_BUILDINGS, N_GOODS, Box, bits
from loggia.games.genoa.rights import can_act, hand_size
from loggia.games.genoa.rules import awaited
from loggia.games.genoa.state import KEY, MOVE, TOWER, GenoaState, Standing
from loggia.kernel import Bargain, Deal

TALKS: Final = 3
"""A seat proposes at most so often in one visit: a negotiation is closed in a few steps."""
COUNTERS: Final = 2
"""The tower player makes at most so many counter-offers in one visit."""
FAR_SIGHT: Final = 0.8
"""What an action one step further on is worth beside one at hand."""
TOP_BID: Final = 100
"""No bot bids more than this many ducats."""
SECOND_ACTION: Final = 12.0
"""What the second action is worth that a sale gives the tower player between two."""
FAIR_BID: Final = 0.5
"""The part of an action's worth that a bidder is thought to offer."""
PLAN_STEPS: Final = 3
"""How many steps ahead the tower player looks for an action of his own."""


def bargain(box: Box, book: Catalogue, state: GenoaState, seat: int) -> Bargain | None:
    """What the seat could say now; None outside of a negotiation, and in slow play, where bids are sealed."""
    if state.phase not in (TOWER, MOVE) or state.slow:
        return None
    talk = Talk(box, book, state)
    return talk.tower_player() if seat == state.tower else talk.opponent(seat)


def gist(box: Box, book: Catalogue, state: GenoaState, seat: int) -> Sequence[GenoaMove]:
    """A negotiation in a few words: the tower player acts or accepts, the others pass or make one fair bid.

    In an action, no trades of one good for another (there are hundreds), and messages are not held back.
    """
    if state.phase not in (TOWER, MOVE) or state.slow:
        listed = choices(box, book, state, seat)
        if len(listed) < 4:
            return listed
        return [move for move in listed if type(move) is not PlayTrade and type(move) is not Hold] or listed
    if seat == state.tower:
        found = [move for move in tower_basics(box, book, state) if type(move) is not Withdraw]
        return found or choices(box, book, state, seat)
    found = [move for move in opponent_basics(box, book, state, seat) if type(move) is not Withdraw]
    here = state.path[-1]
    if state.phase == TOWER and state.seats > 2 and seat * KEY + here not in state.offers and can_act(box, state, seat):
        worth = Estimate(box, state, seat).action(here)
        money = min(int(worth * FAIR_BID), state.money[seat], box.bot_money) // box.step_money * box.step_money
        if money > 0:
            found.append(book.offer(here, money))
    return found or choices(box, book, state, seat)


class Talk:
    """One negotiation; what things are worth to each seat is worked out once."""

    def __init__(self, box: Box, book: Catalogue, state: GenoaState) -> None:
        self.box = box
        self.book = book
        self.state = state
        self._estimates: dict[int, Estimate] = {}
        self._actions: dict[tuple[int, int], float] = {}
        self._given_up: dict[int, float] = {}

    # --- what a deal brings ---------------------------------------------------------------------------

    def estimate(self, seat: int) -> Estimate:
        """What things are worth to that seat."""
        found = self._estimates.get(seat)
        if found is None:
            found = self._estimates[seat] = Estimate(self.box, self.state, seat)
        return found

    def action(self, seat: int, field: int) -> float:
        """What the step to a field and its action are worth to that seat; a street only leads messages on their way."""
        found = self._actions.get((seat, field))
        if found is None:
            estimate = self.estimate(seat)
            found = 0.0 if self.state.visited >> field & 1 else estimate.route(field)
            if field < N_BUILDINGS and can_act(self.box, self.state, seat):
                found += estimate.action(field)
            self._actions[seat, field] = found
        return found

    def _plan(self, field: int, visited: int, steps: int) -> float:
        """The tower player's best action on the way from a field, each step further counting for less."""
        best = 0.0
        for beyond in self.box.board.near_list[field]:
            if not visited >> beyond & 1:
                best = max(best, self.action(self.state.tower, beyond))
                if steps > 1:
                    best = max(best, self._plan(beyond, visited | 1 << beyond, steps - 1))
        return FAR_SIGHT * best

    def given_up(self, field: int) -> float:
        """What the tower player could have without a deal about that field."""
        found = self._given_up.get(field)
        if found is None:
            found = self._given_up[field] = self._without(field)
        return found

    def _without(self, field: int) -> float:
        state, here = self.state, self.state.path[-1]
        steps = min(self.box.discs - len(state.path), PLAN_STEPS)
        plan = self._plan(here, state.visited, steps) if steps else 0.0
        if field == here:
            return max(0.0, self.action(state.tower, here) - plan)
        after = self._plan(field, state.visited | 1 << field, steps - 1) if steps > 1 else 0.0
        return max(0.0, plan - after - self.estimate(state.tower).route(field))

    def gains(self, buyer: int, field: int, pay: Bundle, ask: Bundle) -> tuple[float, ...]:
        """What a deal brings every seat: the action, the payment both ways, and an owner's income."""
        state, tower = self.state, self.state.tower
        found = [0.0] * state.seats
        found[buyer] = self.action(buyer, field)
        if field < N_BUILDINGS and state.owners[field] not in (-1, buyer):
            found[state.owners[field]] += self.box.income
        found[buyer] += self.estimate(buyer).bundle(ask, False) - self.estimate(buyer).bundle(pay, True)
        found[tower] += self.estimate(tower).bundle(pay, False) - self.estimate(tower).bundle(ask, True)
        found[tower] -= self.given_up(field)
        if state.seats == 2 and field < N_BUILDINGS and not state.acted[buyer]:
            found[tower] += SECOND_ACTION * self.estimate(tower).time  # GEN-2P-2: he may then act twice
        return tuple(found)

    def standing(self, buyer: int, field: int, one: Standing) -> tuple[float, ...]:
        """What a standing offer or counter-offer would bring."""
        return self.gains(buyer, field, one.pay, one.ask)

    # --- the tower player -----------------------------------------------------------------------------

    def tower_player(self) -> Bargain:
        """Accepting, proposing, or going on without a deal; he hears the others first."""
        box, state = self.box, self.state
        basics = tower_basics(box, self.book, state)
        deals: list[Deal] = []
        for move in basics:
            if isinstance(move, Accept):
                field = box.field_no[move.field]
                brings = self.standing(move.seat, field, state.offers[move.seat * KEY + field])
                deals.append(Deal(move, brings, move.seat, binds=True))
        said = sum(state.countered)
        if said < COUNTERS and not state.counters:
            deals += self._counters(said)
        otherwise = tuple(move for move in basics if not isinstance(move, Accept | Withdraw))
        others = any(seat != state.tower for seat in awaited(box, state))
        return Bargain(tuple(deals), otherwise, wait=others)

    def _counters(self, said: int) -> Iterator[Deal]:
        """What the tower player could ask of each opponent."""
        box, state = self.box, self.state
        fields = [state.path[-1]] if state.phase == TOWER else [f for f in bits(state.near) if f < N_BUILDINGS]
        for seat in range(state.seats):
            if seat == state.tower or not can_act(box, state, seat):
                continue
            for field in fields:
                for pay in self._asks(seat, field):
                    brings = self.gains(seat, field, pay, NOTHING)
                    if brings[seat] > 0 and brings[state.tower] > 0:
                        move = Counter(seat, box.fields[field], pay)
                        if counter_refusal(box, state, state.tower, move) is None:
                            yield Deal(move, brings, seat, said=said)

    def _asks(self, seat: int, field: int) -> Iterator[Bundle]:
        """Money, more than is offered already; for two players a part of what the action brings."""
        box, state = self.box, self.state
        if state.seats > 2:
            standing = state.offers.get(seat * KEY + field)
            least = standing.pay.money if standing is not None else 0
            most = min(TOP_BID, int(self.action(seat, field)))
            for money in range(least + box.step_money, most + 1, box.step_money):
                yield Bundle(money)
            return
        for at in range(len(box.yields[field])):
            for money in (0, 10, 20):
                yield self.book.offer(field, money, FIRST_YIELD + at).pay

    # --- the others -----------------------------------------------------------------------------------

    def opponent(self, seat: int) -> Bargain:
        """Agreeing, bidding, taking a bid back, or passing."""
        box, state = self.box, self.state
        basics = opponent_basics(box, self.book, state, seat)
        deals: list[Deal] = []
        for move in basics:
            if isinstance(move, Agree):
                field = box.field_no[move.field]
                brings = self.standing(seat, field, state.counters[seat * KEY + field])
                deals.append(Deal(move, brings, state.tower, binds=True))
            elif isinstance(move, Withdraw):
                field = box.field_no[move.field]
                lost = self.standing(seat, field, state.offers[seat * KEY + field])
                if lost[seat] < 0:
                    deals.append(Deal(move, tuple(-gain for gain in lost), binds=True))
        if may_post(box, state, seat) and state.posts[seat] < TALKS and can_act(box, state, seat):
            deals += self._offers(seat)
        otherwise = tuple(move for move in basics if not isinstance(move, Agree | Withdraw))
        return Bargain(tuple(deals), otherwise)

    def _offers(self, seat: int) -> Iterator[Deal]:
        """Offers for the tower building and its neighbours; a standing one is only raised when there is a reason."""
        box, state, tower = self.box, self.state, self.state.tower
        fields = [field for field in bits(state.near) if field < N_BUILDINGS]
        if state.phase == TOWER:
            fields = [state.path[-1]]
        # GEN-TRADE-1.1d: who cannot act himself has to sell, however low the only offer is.
        forced = state.phase == TOWER and not can_act(box, state, tower)
        for field in fields:
            own = state.offers.get(seat * KEY + field)
            if own is not None and not self._reason_to_raise(seat, field, own):
                continue
            least = self.standing(seat, field, own)[tower] if own is not None else 0.0
            said = min(state.versions.get(seat * KEY + field, 0), TALKS - 1)
            for offer in self._bids(seat, field):
                brings = self.gains(seat, field, offer.pay, offer.ask)
                if brings[seat] > 0 and brings[tower] > least and posting_refusal(box, state, seat, offer) is None:
                    yield Deal(offer, brings, tower, compels=forced and offer.ask.empty, said=said)

    def _reason_to_raise(self, seat: int, field: int, own: Standing) -> bool:
        """Somebody bids more, or the tower player has asked for more; nobody bids against himself."""
        state = self.state
        if seat * KEY + field in state.counters:
            return True
        tower = self.estimate(state.tower)
        mine = tower.bundle(own.pay, False)
        return any(
            key % KEY == field and key // KEY != seat and tower.bundle(one.pay, False) >= mine
            for key, one in state.offers.items()
        )

    def _bids(self, seat: int, field: int) -> Iterator[Offer]:
        """Money, a part of what the action brings, and for two players an own good with some money."""
        box, book, state = self.box, self.book, self.state
        purse = min(state.money[seat], TOP_BID, int(self.action(seat, field)))
        if state.seats > 2:
            for money in range(box.step_money, purse + 1, box.step_money):
                yield book.offer(field, money) if money <= box.bot_money else Offer(box.fields[field], Bundle(money))
        things = [FIRST_YIELD + at for at in range(len(box.yields[field]))]
        if state.seats == 2:
            first = seat * N_GOODS
            things += [1 + good for good in range(N_GOODS) if state.area[first + good]]
            things += [1 + N_GOODS + kind for kind in range(len(KINDS)) if hand_size(box, state, seat, kind)]
        for thing in things:
            for money in (0, 5, 10, 20, 30) if state.seats == 2 else (0, 10):
                if money <= state.money[seat]:
                    yield book.offer(field, money, thing)
