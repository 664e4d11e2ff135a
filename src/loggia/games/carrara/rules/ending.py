"""After the action: the additional purchase, announcing the end, passing, the end of a turn and of the game.

Sections 8 and 9 of the rules, and CAR-TURN-3.
"""

from __future__ import annotations

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.cards.kinds import BuildingCard, ObjectCard, Objective, TopCard
from loggia.games.carrara.rules.events import EndAnnounced, FinalScored, ObjectPurchased, Passed, TurnEnded
from loggia.games.carrara.rules.final import final_points
from loggia.games.carrara.rules.moves import ANNOUNCE, END_TURN, PURCHASES, Announce, EndTurn, Pass, Purchase
from loggia.games.carrara.rules.pieces import OBJECTS
from loggia.games.carrara.rules.pieces.names import card_said, object_said
from loggia.games.carrara.rules.pieces.packs import SINGLES, count, counts
from loggia.games.carrara.rules.state import ANNOUNCED, NOBODY, OPEN, OVER, START, CarraraState
from loggia.kernel import Chance, Move, NotAllowed, Teller, not_allowed

# --- what may be done -------------------------------------------------------------------------------------------------


def objective_cards(box: CarraraBox, state: CarraraState) -> tuple[TopCard | ObjectCard | BuildingCard, ...]:
    """CAR-ANN-1: the three cards with the objectives of this match."""
    top, of_objects, of_buildings, _ = state.cards
    return box.tops[top], box.object_cards[of_objects], box.building_cards[of_buildings]


def can_announce(box: CarraraBox, state: CarraraState, seat: int) -> bool:
    """CAR-MOV-4, CAR-RUL-18, CAR-RUL-20: no end has been triggered, and all three objectives are met now."""
    if state.ending != OPEN:
        return False
    top, of_objects, of_buildings, _ = state.cards
    return (
        _is_met(box.tops[top].objective, state, seat)
        and _is_met(box.object_cards[of_objects].objective, state, seat)
        and _is_met(box.building_cards[of_buildings].objective, state, seat)
    )


def _is_met(objective: Objective, state: CarraraState, seat: int) -> bool:
    return objective.measure(state, seat) >= objective.need[len(state.coins)]


def after_choices(box: CarraraBox, state: CarraraState, seat: int) -> list[Move]:
    """CAR-TURN-3: one purchase, the announcement, and the end of the turn; CAR-RUL-15: in any order."""
    moves: list[Move] = [END_TURN]
    if not state.purchased and state.sale and state.coins[seat] >= box.object_price:
        moves += [PURCHASES[kind] for kind, many in enumerate(counts(state.sale)) if many]
    if can_announce(box, state, seat):
        moves.append(ANNOUNCE)
    return moves


# --- what may not -----------------------------------------------------------------------------------------------------


def refuse_purchase(box: CarraraBox, state: CarraraState, seat: int, move: Purchase) -> NotAllowed | None:
    """Why that object cannot be bought."""
    if state.purchased:
        return not_allowed("CAR-ADD-2", "carrara-refused-one-purchase")
    if not count(state.sale, move.object):
        return not_allowed("CAR-ADD-3", "carrara-refused-object-gone", object=object_said(OBJECTS[move.object]))
    if state.coins[seat] < box.object_price:
        coins = state.coins[seat]
        return not_allowed("CAR-ADD-1", "carrara-refused-object-price", price=box.object_price, coins=coins)
    return None


def refuse_announce(box: CarraraBox, state: CarraraState, seat: int, move: Announce) -> NotAllowed | None:
    """CAR-ANN-6, CAR-RUL-17: why the end cannot be announced."""
    if state.ending == ANNOUNCED:
        return not_allowed("CAR-ANN-5", "carrara-refused-announced-already")
    if state.ending != OPEN:
        return not_allowed("CAR-RUL-18", "carrara-refused-announce-late")
    for card in objective_cards(box, state):
        value, need = card.objective.measure(state, seat), card.objective.need[state.seats]
        if value < need:
            return not_allowed(
                "CAR-ANN-1", "carrara-refused-objective", card=card_said(card.id), value=value, need=need
            )
    return None


def refuse_pass(box: CarraraBox, state: CarraraState, seat: int, move: Pass) -> NotAllowed | None:
    """CAR-TURN-4, CAR-RUL-19: passing is for the last round after an announcement."""
    if state.ending == ANNOUNCED:
        return None
    rule = "CAR-TURN-4" if state.ending == OPEN else "CAR-RUL-19"
    return not_allowed(rule, "carrara-refused-pass")


def refuse_end_turn(box: CarraraBox, state: CarraraState, seat: int, move: EndTurn) -> NotAllowed | None:
    """After the action, a turn may always end."""
    return None


# --- what then happens ------------------------------------------------------------------------------------------------


def purchase(box: CarraraBox, state: CarraraState, seat: int, move: Purchase, chance: Chance, tell: Teller) -> None:
    """CAR-ADD-1, CAR-ADD-3: the object leaves the board for good."""
    state.coins[seat] -= box.object_price
    state.sale -= SINGLES[move.object]
    state.objects[seat] += SINGLES[move.object]
    state.purchased = True
    if tell.heard:
        tell.made(ObjectPurchased.of(seat, move.object, box.object_price))


def announce(box: CarraraBox, state: CarraraState, seat: int, move: Announce, chance: Chance, tell: Teller) -> None:
    """CAR-ANN-3, CAR-HID-5: VP at once, and the objectives are shown; CAR-RUL-16: the turn goes on."""
    cards = objective_cards(box, state)
    values = tuple(card.objective.measure(state, seat) for card in cards)
    state.ending = ANNOUNCED
    state.announcer = seat
    tell(EndAnnounced, seat, box.announce_vp, tuple(card.id for card in cards), values)


def pass_turn(box: CarraraBox, state: CarraraState, seat: int, move: Pass, chance: Chance, tell: Teller) -> None:
    """CAR-ANN-5, CAR-RUL-14: no action, and so no purchase either."""
    tell(Passed, seat)
    end_turn(box, state, tell)


def finish_turn(box: CarraraBox, state: CarraraState, seat: int, move: EndTurn, chance: Chance, tell: Teller) -> None:
    """CAR-TURN-3."""
    end_turn(box, state, tell)


def end_turn(box: CarraraBox, state: CarraraState, tell: Teller) -> None:
    """CAR-TURN-1: the next player begins, unless this was the last turn of the last round (CAR-END-2, CAR-ANN-4)."""
    seat = state.seat
    following = (seat + 1) % len(state.coins)
    state.purchased = False
    if state.ending != OPEN and following == state.start:
        state.phase = OVER
        tell(TurnEnded, seat, NOBODY)
        for player in range(len(state.coins)):  # CAR-FIN-4
            if tell.heard:
                tell.made(_final_scored(box, state, player))
        return
    state.phase = START
    state.seat = following
    state.turn += 1
    if tell.heard:
        tell.made(TurnEnded(seat, following))


def _final_scored(box: CarraraBox, state: CarraraState, seat: int) -> FinalScored:
    points = final_points(box, state, seat)
    return FinalScored(seat, points.objects, points.buildings, points.bonus, points.coins)
