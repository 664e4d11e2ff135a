"""Prompts: what is being decided, said to one viewer. A prompt names only what the viewer's choices offer now."""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.choices.listing import choices
from loggia.games.genoa.rules.moves import (
    Accept,
    Agree,
    Counter,
    Leave,
    Main,
    Offer,
    Order,
    Pass,
    PlayAnyWare,
    PlayBuilding,
    PlayTrade,
    Take,
)
from loggia.games.genoa.rules.names import field_name
from loggia.games.genoa.rules.pieces import ANY_START, N_GOODS
from loggia.games.genoa.rules.state import (
    ACTION,
    MOVE,
    OVER,
    OWNERS,
    PICK,
    PLACE,
    TOWER,
    GenoaState,
    offer_key,
)
from loggia.games.genoa.rules.trade.rights import can_act, eligible
from loggia.kernel import Phrase, Seat, phrase

_SALES = (Accept, Counter)
_PLAYS = (Order, PlayAnyWare, PlayBuilding, PlayTrade)


def prompt(box: GenoaBox, state: GenoaState, viewer: int | None) -> Phrase:
    """What is being decided, said to that viewer."""
    phase = state.phase
    if phase == OVER:
        return phrase("genoa-prompt-over")
    if phase == PLACE:
        if viewer != state.tower:
            return phrase("genoa-prompt-place-other", seat=Seat(state.tower))
        card = state.area[state.tower * N_GOODS + ANY_START]
        return phrase("genoa-prompt-place-card" if card else "genoa-prompt-place")
    if phase in (TOWER, MOVE):
        return _Talk(box, state, viewer).prompt()
    if phase == ACTION:
        return _action_prompt(box, state, viewer)
    if phase == PICK:
        message = "genoa-prompt-pick" if viewer == state.picker else "genoa-prompt-pick-other"
        return phrase(message, seat=Seat(state.picker), count=state.pick_left)
    assert phase == OWNERS
    if viewer == state.owner_seat:
        return phrase("genoa-prompt-own")
    return phrase("genoa-prompt-own-other", seat=Seat(state.owner_seat))


def stance(box: GenoaBox, state: GenoaState, seat: int) -> Phrase | None:
    """What an opponent has already answered in the present negotiation: an offer, a pass, a sealed answer."""
    if state.phase not in (TOWER, MOVE) or seat == state.tower:
        return None
    if seat in state.sealed:
        return phrase("genoa-stance-sealed")
    if state.round_open:
        return None
    here = state.path[-1]
    if state.phase == TOWER and offer_key(seat, here) in state.offers:
        return phrase("genoa-stance-offer", field=field_name(box.fields[here], "of"))
    if state.phase == TOWER and state.passed >> seat & 1 and eligible(box, state, seat):
        return phrase("genoa-stance-passed")
    return None


def _action_prompt(box: GenoaBox, state: GenoaState, viewer: int | None) -> Phrase:
    here = box.fields[state.path[-1]]
    if viewer is None or viewer != state.actor:
        return phrase("genoa-prompt-action-other", seat=Seat(state.actor), field=field_name(here, "of"))
    moves = choices(box, state, viewer)
    message = "genoa-prompt-action" if any(isinstance(move, Main) for move in moves) else "genoa-prompt-action-done"
    plays = any(isinstance(move, _PLAYS) for move in moves)
    return phrase(f"{message}-play" if plays else message, field=field_name(here, "at"))


class _Talk:
    """The prompts of a negotiation, by the kinds of moves that the viewer has."""

    def __init__(self, box: GenoaBox, state: GenoaState, viewer: int | None) -> None:
        self.box = box
        self.state = state
        self.viewer = viewer
        self.moves = () if viewer is None else choices(box, state, viewer)
        self.verbs = {type(move) for move in self.moves}
        self.tower = Seat(state.tower)
        self.field = box.fields[state.path[-1]]
        self.left = box.discs - len(state.path)

    def _say(self, name: str) -> Phrase:
        """All arguments that any prompt of a negotiation needs."""
        return phrase(f"genoa-prompt-{name}", seat=self.tower, field=field_name(self.field, "of"), left=self.left)

    def prompt(self) -> Phrase:
        """What is being decided."""
        at_tower = self.state.phase == TOWER
        if self.viewer == self.state.tower:
            return self._say(self._tower() if at_tower else self._mover())
        if self.viewer is None:
            return self._say("bids-awaited" if self.state.round_open else self._watching())
        if Agree in self.verbs:
            bids = "-bid" if Offer in self.verbs else ""
            return self._say(f"proposed{bids}{'-pass' if Pass in self.verbs else ''}")
        if self.state.slow:
            return self._say(self._sealed(self.viewer))
        return self._say(self._bidder(self.viewer) if at_tower else self._step_bidder())

    def _watching(self) -> str:
        return "tower-other" if self.state.phase == TOWER else "move-watch"

    # --- the tower player -----------------------------------------------------------------------------

    def _tower(self) -> str:
        """GEN-TRADE-1.1: what the tower player can do with the action where the tower stands."""
        take, leave = Take in self.verbs, Leave in self.verbs
        if self.state.round_open and not leave:
            return "bids-awaited-take" if take else "bids-awaited"
        if self.state.must_sell():
            return "sell-or-take" if take else "sell"
        sell = any(verb in self.verbs for verb in _SALES)
        ways = [name for name, free in (("take", take), ("sell", sell), ("leave", leave)) if free]
        return "-".join(["tower", *ways]) if ways else "tower-wait"

    def _mover(self) -> str:
        """GEN-TRADE-1.2: before a step."""
        if self.state.round_open:
            return "bids-awaited-move"
        return "move-sell" if any(verb in self.verbs for verb in _SALES) else "move"

    # --- opponents ------------------------------------------------------------------------------------

    def _sealed(self, viewer: int) -> str:
        """GEN-NEG-14: one sealed answer per round."""
        if not self.state.round_open:
            return self._watching()
        if Pass in self.verbs:
            if Offer not in self.verbs:
                return "sealed-pass"
            return "sealed-bid" if self.state.phase == TOWER else "sealed-step"
        return "handed-in" if viewer in self.state.sealed else "bids-awaited"

    def _bidder(self, viewer: int) -> str:
        """GEN-NEG-7: an opponent in a live tower building."""
        state = self.state
        bids = any(isinstance(move, Offer) and move.field == self.field for move in self.moves)
        if offer_key(viewer, state.path[-1]) in state.offers:
            if bids and Pass in self.verbs and viewer not in state.qualifying() and not state.passed >> viewer & 1:
                return "bid-stands-open"
            return "bid-stands" if bids else "bid-stands-last"
        if state.hushed:
            return "hushed"
        if not can_act(self.box, state, viewer):
            return "no-action"
        if Pass in self.verbs:
            return "bid" if bids else "pass"
        if bids:
            return "bid-passed" if state.passed >> viewer & 1 else "bid-free"
        return "tower-other"

    def _step_bidder(self) -> str:
        return "move-bid" if Offer in self.verbs else "move-watch"
