"""The faces of a move for people: the pieces to point at, the move in words, and what it would bring."""

from __future__ import annotations

from loggia.games.genoa.bundles import Bundle
from loggia.games.genoa.effects import FIRST_SPECIAL
from loggia.games.genoa.moves import (
    PRIVILEGE_CHOICE,
    REMOVE,
    REPLACE,
    Accept,
    Again,
    Agree,
    Counter,
    Deliver,
    Done,
    GenoaMove,
    Go,
    Hold,
    Leave,
    Main,
    Offer,
    Order,
    Own,
    Pass,
    Pick,
    PlayAnyWare,
    PlayBuilding,
    PlayTrade,
    Roll,
    Skip,
    Start,
    Stop,
    Take,
    Withdraw,
)
from loggia.games.genoa.names import (
    bundle_words,
    card_of,
    ducats,
    field_name,
    good_name,
    message_part,
    some,
    thing_name,
)
from loggia.games.genoa.negotiating import found_counter, found_offer
from loggia.games.genoa.pieces import (
    DRAW_CARDS,
    GOOD_NO,
    GOODS,
    KINDS,
    MARKER,
    MESSAGE,
    N_BUILDINGS,
    N_GOODS,
    PRIVILEGE,
    TAKE_MARKERS,
    VILLA,
    Box,
    bits,
)
from loggia.games.genoa.rights import can_act, quota, yields
from loggia.games.genoa.state import ACTION, KEY, MOVE, OVER, OWNERS, PICK, PLACE, TOWER, GenoaState
from loggia.kernel import Phrase, Said, Seat, phrase

_VERBS: dict[type, str] = {
    Roll: "roll",
    Stop: "stop",
    Pass: "pass",
    Take: "take",
    Leave: "leave",
    Again: "again",
    Done: "done",
    Skip: "skip",
}


# --- ids --------------------------------------------------------------------------------------------------------------


def ids(box: Box, state: GenoaState, seat: int, move: GenoaMove) -> tuple[str, ...]:
    """The pieces that name a move; every move of one list has its own multiset of them."""
    verb = _VERBS.get(type(move))
    if verb is not None:
        return (f"do:{verb}",)
    match move:
        case Start():
            return ("good:any_start", f"field:{move.field}")
        case Go():
            return (f"field:{move.field}",)
        case Offer():
            return (f"field:{move.field}", *_bundle_ids(box, move.pay, "give"), *_bundle_ids(box, move.ask, "ask"))
        case Counter():
            pieces = (*_bundle_ids(box, move.pay, "ask"), *_bundle_ids(box, move.ask, "give"))
            return (f"seat:{move.seat}", f"field:{move.field}", *pieces)
        case Withdraw():
            mine = f"offer:{seat}" if move.seat < 0 else f"counter:{move.seat}"
            return ("do:withdraw", f"{mine}:{move.field}")
        case Accept():
            return (f"offer:{move.seat}:{move.field}", *(f"card:{card}" for card in move.cards))
        case Agree():
            return (f"counter:{seat}:{move.field}", *(f"card:{card}" for card in move.cards))
        case Main():
            return ("do:main", *_choice_ids(move.choice, move.special)) if move.choice else ("do:main",)
        case Pick() | Order():
            return (f"card:{move.card}",)
        case Deliver():
            return ("do:deliver", f"card:{move.card}")
        case Hold():
            return ("do:hold", f"card:{move.card}")
        case PlayAnyWare():
            return ("good:any_ware", f"supply:{move.ware}")
        case PlayTrade():
            give = f"good:{move.give}" if move.give in GOOD_NO else f"card:{move.give}"
            take = f"supply:{move.take}" if move.take in GOOD_NO else f"stack:{move.take}"
            return ("good:trade_1_1", give, take)
        case PlayBuilding():
            return ("good:building_action", f"field:{move.building}", *_choice_ids(move.choice, move.special))
        case Own():
            return (f"field:{move.street}", *(_op_id(building, op) for building, op in move.ops))
        case _:
            return ()


def _op_id(building: str, op: str) -> str:
    verb = {REMOVE: "do:remove-", REPLACE: "do:replace-"}.get(op)
    return f"field:{building}" if verb is None else f"{verb}{message_part(building)}"


def _choice_ids(choice: str, special: str) -> tuple[str, ...]:
    if not choice:
        return ()
    if choice == PRIVILEGE_CHOICE:
        return ("stack:privilege",)
    return (f"card:{choice}", f"supply:{special}") if special else (f"card:{choice}",)


def _bundle_ids(box: Box, bundle: Bundle, side: str) -> list[str]:
    """`give` for what the mover gives, `ask` for what he wants; coins count in steps of 5."""
    good = "good" if side == "give" else "ask"
    coin = "coin" if side == "give" else "ask:coin"
    found = [coin] * (bundle.money // box.step_money)
    for name, count in (*bundle.goods, *bundle.closed):
        found += [f"{good}:{name}"] * count
    found += [f"card:{card}" if side == "give" else f"ask:{card}" for card in bundle.cards]
    for name, count in bundle.drawn:
        found += [f"yield:{name}{':' + bundle.picks if bundle.picks else ''}"] * count
    return found


# --- words ------------------------------------------------------------------------------------------------------------


def describe(box: Box, state: GenoaState, seat: int, move: GenoaMove) -> Phrase:
    """The move in words."""
    verb = _VERBS.get(type(move))
    if verb in ("take", "leave") and state.path:
        return phrase(f"genoa-do-{verb}-here", field=field_name(box.fields[state.path[-1]], "of"))
    if verb is not None:
        return phrase(f"genoa-do-{verb}")
    match move:
        case Start():
            return phrase("genoa-move-start", field=field_name(move.field, "at"))
        case Go():
            return phrase("genoa-move-go", field=field_name(move.field, "to"))
        case Offer():
            return _proposal(box, "genoa-move-offer", move.field, move.pay, move.ask)
        case Counter():
            return _proposal(box, "genoa-move-counter", move.field, move.pay, move.ask, seat=Seat(move.seat))
        case Withdraw():
            if move.seat < 0:
                return phrase("genoa-move-withdraw", field=field_name(move.field))
            return phrase("genoa-move-withdraw-counter", field=field_name(move.field), seat=Seat(move.seat))
        case Accept() | Agree():
            return _acceptance(box, state, seat, move)
        case Main():
            return _main_words(box, state, "genoa-move-main", move.choice, move.special)
        case Pick():
            message = "genoa-move-pick-take" if seat == state.tower else "genoa-move-pick-give"
            return phrase(message, card=card_of(box, move.card))
        case Order():
            return phrase("genoa-move-order", card=card_of(box, move.card))
        case PlayAnyWare():
            return phrase("genoa-move-any-ware", ware=good_name(move.ware))
        case PlayTrade():
            return phrase("genoa-move-trade", give=thing_name(box, move.give), take=good_name(move.take))
        case PlayBuilding():
            return phrase("genoa-move-building", building=field_name(move.building, "of"))
        case Deliver():
            return phrase("genoa-move-deliver", card=card_of(box, move.card))
        case Hold():
            return phrase("genoa-move-hold", card=card_of(box, move.card))
        case Own():
            done = tuple(_op_words(building, op) for building, op in move.ops)
            return phrase("genoa-move-own", street=field_name(move.street), done=done)
        case _:
            return phrase("genoa-nothing")


def _op_words(building: str, op: str) -> Phrase:
    return phrase(f"genoa-op-{op.replace('+', '-')}", building=field_name(building, "at"))


def _proposal(box: Box, message: str, field: str, pay: Bundle, ask: Bundle, **who: Said) -> Phrase:
    words: dict[str, Said] = {"field": field_name(field), "pay": bundle_words(box, pay), **who}
    if ask.empty:
        return phrase(message, **words)
    return phrase(f"{message}-ask", ask=bundle_words(box, ask), **words)


def _acceptance(box: Box, state: GenoaState, seat: int, move: Accept | Agree) -> Phrase:
    if isinstance(move, Accept):
        key = found_offer(box, state, move)
        field = box.fields[key % KEY] if key >= 0 else move.field
        return phrase("genoa-move-accept", seat=Seat(move.seat), field=field_name(field))
    key = found_counter(box, state, seat, move)
    field = box.fields[key % KEY] if key >= 0 else move.field
    return phrase("genoa-move-agree", seat=Seat(state.tower), field=field_name(field))


def _main_words(box: Box, state: GenoaState, message: str, choice: str, special: str) -> Phrase:
    if choice == PRIVILEGE_CHOICE:
        return phrase(f"{message}-privilege")
    if choice:
        card = card_of(box, choice)
        if special:
            return phrase(f"{message}-order", card=card, special=good_name(special))
        return phrase(f"{message}-order-plain", card=card)
    field = box.fields[state.path[-1]] if state.path else ""
    return phrase(message, field=field_name(field, "of"))


# --- effects ----------------------------------------------------------------------------------------------------------


def effect(box: Box, state: GenoaState, seat: int, move: GenoaMove) -> Phrase | None:
    """What the move would bring or cost, as far as the seat can know."""
    match move:
        case Accept():
            key = found_offer(box, state, move)
            return None if key < 0 else _exchange_words(box, state.offers[key].pay, state.offers[key].ask)
        case Agree():
            key = found_counter(box, state, seat, move)
            return None if key < 0 else _exchange_words(box, state.counters[key].ask, state.counters[key].pay)
        case Take():
            spends = state.acted[seat] >= quota(box, state, seat)
            gain = gains(box, state, seat, state.path[-1])
            return phrase("genoa-effect-take-further" if spends else "genoa-effect-take", gain=gain)
        case Main():
            if move.choice and move.choice != PRIVILEGE_CHOICE:
                return phrase("genoa-effect-money", money=ducats(box.large_pay))
            return phrase("genoa-effect-gain", gain=gains(box, state, seat, state.path[-1], bool(move.choice)))
        case PlayBuilding():
            if move.choice and move.choice != PRIVILEGE_CHOICE:
                return phrase("genoa-effect-money", money=ducats(box.large_pay))
            return phrase(
                "genoa-effect-gain", gain=gains(box, state, seat, box.field_no[move.building], bool(move.choice))
            )
        case Order():
            return phrase("genoa-effect-money", money=ducats(box.small_pay))
        case Deliver():
            return phrase("genoa-effect-money", money=ducats(box.message_pay))
        case Go():
            return _go_effect(box, state, seat, box.field_no[move.field])
        case Offer():
            field = box.field_no[move.field]
            if field < N_BUILDINGS:
                return phrase("genoa-effect-buys", gain=gains(box, state, seat, field))
            return phrase("genoa-effect-buys-step")
        case _:
            return None


def _exchange_words(box: Box, get: Bundle, give: Bundle) -> Phrase:
    if give.empty:
        return phrase("genoa-effect-get", get=bundle_words(box, get))
    return phrase("genoa-effect-exchange", get=bundle_words(box, get), give=bundle_words(box, give))


def gains(box: Box, state: GenoaState, seat: int, building: int, privilege: bool = False) -> Said:
    """What the main effect of a building would give that seat, by the present supplies."""
    one = box.effects[building]
    if one.what == VILLA:
        if not privilege:
            return phrase("genoa-gain-villa")
        names = [KINDS[PRIVILEGE]]
    elif one.what == DRAW_CARDS:
        names = [KINDS[one.kind]]
    elif one.what == TAKE_MARKERS:
        names = [MARKER]
    else:
        names = [GOODS[good] for good in one.goods]
    counts = [(name, yields(box, state, seat, building, name)) for name in names]
    found = tuple(some(name, count) for name, count in counts if count)
    return found or phrase("genoa-nothing")


def _go_effect(box: Box, state: GenoaState, seat: int, field: int) -> Phrase:
    """The steps that remain, and the own messages that the step completes."""
    left = box.discs - len(state.path) - 1
    done = 0
    for card in bits(state.hands[seat] & box.kind_mask[MESSAGE]):
        wanted = box.visits[card]
        if wanted >> field & 1 and not wanted & ~state.visited & ~(1 << field):
            done += 1
    if done:
        return phrase("genoa-effect-go-messages", left=left, money=ducats(done * box.message_pay))
    return phrase("genoa-effect-go", left=left)


# --- prompts ----------------------------------------------------------------------------------------------------------


def prompt(box: Box, state: GenoaState, viewer: int | None) -> Phrase:
    """What is being decided, said to that viewer."""
    phase = state.phase
    tower = Seat(state.tower)
    mine = viewer == state.tower
    if phase == OVER:
        return phrase("genoa-prompt-over")
    if phase == PLACE:
        cards = state.area[state.tower * N_GOODS + FIRST_SPECIAL]
        if mine:
            return phrase("genoa-prompt-place-card" if cards else "genoa-prompt-place")
        return phrase("genoa-prompt-place-other", seat=tower)
    here = field_name(box.fields[state.path[-1]], "of")
    if phase == TOWER:
        return _tower_prompt(box, state, viewer, here)
    if phase == MOVE:
        return _move_prompt(box, state, viewer, here)
    if phase == ACTION:
        if viewer != state.actor:
            return phrase("genoa-prompt-action-other", seat=Seat(state.actor), field=here)
        return phrase("genoa-prompt-action-done" if state.main_done else "genoa-prompt-action", field=here)
    if phase == PICK:
        message = "genoa-prompt-pick" if viewer == state.picker else "genoa-prompt-pick-other"
        return phrase(message, seat=Seat(state.picker), count=state.pick_left)
    assert phase == OWNERS
    if viewer == state.owner_seat:
        return phrase("genoa-prompt-own")
    return phrase("genoa-prompt-own-other", seat=Seat(state.owner_seat))


def _tower_prompt(box: Box, state: GenoaState, viewer: int | None, here: Phrase) -> Phrase:
    tower = Seat(state.tower)
    if viewer != state.tower:
        if viewer is None or (state.slow and (not state.round_open or viewer in state.sealed)):
            return phrase("genoa-prompt-tower-other", seat=tower, field=here)
        if state.hushed:
            return phrase("genoa-prompt-hushed", seat=tower, field=here)
        if not can_act(box, state, viewer):
            return phrase("genoa-prompt-no-action", seat=tower, field=here)
        return phrase("genoa-prompt-bid", seat=tower, field=here)
    if state.round_open:
        return phrase("genoa-prompt-bids-awaited", field=here)
    if state.must_sell():
        message = "genoa-prompt-sell-or-take" if can_act(box, state, viewer) else "genoa-prompt-sell"
        return phrase(message, field=here)
    return phrase("genoa-prompt-tower" if can_act(box, state, viewer) else "genoa-prompt-tower-no-action", field=here)


def _move_prompt(box: Box, state: GenoaState, viewer: int | None, here: Phrase) -> Phrase:
    left = box.discs - len(state.path)
    if viewer == state.tower:
        if state.round_open:
            return phrase("genoa-prompt-bids-awaited", field=here)
        return phrase("genoa-prompt-move", field=here, left=left)
    if viewer is None or (state.slow and (not state.round_open or viewer in state.sealed)):
        return phrase("genoa-prompt-move-watch", seat=Seat(state.tower), field=here)
    return phrase("genoa-prompt-move-bid", seat=Seat(state.tower), field=here, left=left)
