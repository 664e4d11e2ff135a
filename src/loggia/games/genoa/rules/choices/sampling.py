"""Random lawful moves in a negotiation, of all kinds: also those that no short list holds (GEN-NEG-18)."""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.choices.listing import choices, opponent_basics, tower_basics
from loggia.games.genoa.rules.moves import PASS, Accept, Agree, Counter, GenoaMove, Offer
from loggia.games.genoa.rules.phases import bidders
from loggia.games.genoa.rules.pieces import (
    DRAW_CARDS,
    GOODS,
    KINDS,
    MARKER,
    MESSAGE,
    N_BUILDINGS,
    N_GOODS,
    SPECIALS,
    TAKE_GOODS,
    TAKE_MARKERS,
    bits,
)
from loggia.games.genoa.rules.state import (
    MOVE,
    TOWER,
    GenoaState,
    offer_key,
)
from loggia.games.genoa.rules.trade.bundles import GIVER, NOTHING, RECEIVER, Bundle
from loggia.games.genoa.rules.trade.negotiating import agree_refusal, counter_refusal, posting_refusal
from loggia.games.genoa.rules.trade.rights import can_act, eligible, hand_size
from loggia.kernel import Chance

TRIES = 3
_BUILDING_MASK = (1 << N_BUILDINGS) - 1


def sample(box: GenoaBox, state: GenoaState, seat: int, chance: Chance) -> GenoaMove:
    """A random lawful move; outside of a negotiation any choice."""
    if state.phase in (TOWER, MOVE):
        move = _tower_player(box, state, chance) if seat == state.tower else _opponent(box, state, seat, chance)
        if move is not None:
            return move
    listed = choices(box, state, seat)
    return listed[chance.below(len(listed))]


def _tower_player(box: GenoaBox, state: GenoaState, chance: Chance) -> GenoaMove | None:
    """Mostly goes on; accepts one offer in two; proposes and stops now and then."""
    mood = chance.below(16)
    may_propose = not state.hushed and (not state.slow or (not state.round_open and state.round < box.rounds))
    if mood < 2 and may_propose:
        proposal = _counter(box, state, chance)
        if proposal is not None:
            return proposal
    if state.phase == MOVE and mood > 6 and not state.offers and not state.round_open:
        return box.moves.go[_one_of(state.near, chance)]
    basics = tower_basics(box, state)
    if not basics:
        return _counter(box, state, chance) if may_propose else None
    if state.offers and mood & 1:
        accepts = [move for move in basics if type(move) is Accept]
        if accepts:
            return _naming(box, state, state.tower, accepts[chance.below(len(accepts))], chance)
    move = basics[chance.below(len(basics))]
    return _naming(box, state, state.tower, move, chance) if type(move) is Accept else move


def _one_of(fields: int, chance: Chance) -> int:
    """A random member of a set of fields."""
    for _ in range(chance.below(fields.bit_count())):
        fields &= fields - 1
    return (fields & -fields).bit_length() - 1


def _opponent(box: GenoaBox, state: GenoaState, seat: int, chance: Chance) -> GenoaMove | None:
    """Passes one time in two, else bids; agrees, withdraws or sees to its messages now and then."""
    mood = chance.below(16)
    may_pass = _may_pass(box, state, seat)
    if may_pass and mood < 8:
        return PASS
    if mood < 11 and (state.offers or state.counters):
        basics = opponent_basics(box, state, seat)
        if basics:
            return _naming(box, state, seat, basics[chance.below(len(basics))], chance)
    if mood == 15 and state.hands[seat] & box.kind_mask[MESSAGE]:
        return None
    if state.posts[seat] < box.posts and not state.hushed and (may_pass or not state.slow):
        for _ in range(TRIES):
            field = _target(box, state, seat, chance)
            if field >= 0:
                offer = _offer(box, state, seat, field, chance)
                if not offer.pay.empty and posting_refusal(box, state, seat, offer) is None:
                    return offer
    return PASS if may_pass else None


def _may_pass(box: GenoaBox, state: GenoaState, seat: int) -> bool:
    if state.slow:
        return state.round_open and seat not in state.sealed and bool(bidders(box, state) >> seat & 1)
    return state.phase == TOWER and not state.passed >> seat & 1 and eligible(box, state, seat)


def _target(box: GenoaBox, state: GenoaState, seat: int, chance: Chance) -> int:
    """The tower building, a neighbour, or sometimes any field within reach; -1: nothing that the seat may buy."""
    acts = can_act(box, state, seat)
    draw = chance.below(8)
    if acts and state.phase == TOWER and draw < 5:
        return state.path[-1]
    fields = state.reach if draw == 7 else state.near
    if not acts:
        fields &= ~_BUILDING_MASK
    return _one_of(fields, chance) if fields else -1


def _offer(box: GenoaBox, state: GenoaState, seat: int, field: int, chance: Chance) -> Offer:
    """Money, one good, one promise, or anything at all."""
    style = chance.below(8)
    money = 5 * chance.below(min(state.money[seat] // 5, 8) + 1)
    if style < 4 and state.seats > 2:
        return box.moves.offer(field, money or 5)
    if style < 6:
        return box.moves.offer(field, money, 1 + chance.below(20))
    pay, named = _bundle(box, state, seat, field, chance, True, True)
    ask = NOTHING
    if chance.below(2):
        ask, _ = _bundle(box, state, state.tower, -1, chance, False, not pay.money)
    return Offer(box.fields[field], pay, ask, named)


def _counter(box: GenoaBox, state: GenoaState, chance: Chance) -> Counter | None:
    fields = [state.path[-1]] if state.phase == TOWER else bits(state.near)
    for _ in range(TRIES):
        seat = chance.below(state.seats)
        if seat == state.tower:
            continue
        field = fields[chance.below(len(fields))]
        if chance.below(2):
            move = box.moves.counter(seat, field, chance.below(box.moves.per_field))
        else:
            pay, _ = _bundle(box, state, seat, field, chance, False, True)
            ask, named = _bundle(box, state, state.tower, -1, chance, True, not pay.money)
            move = Counter(seat, box.fields[field], pay, ask, named)
        if not move.pay.empty and counter_refusal(box, state, state.tower, move) is None:
            return move
    return None


def _bundle(
    box: GenoaBox, state: GenoaState, giver: int, field: int, chance: Chance, own: bool, with_money: bool
) -> tuple[Bundle, tuple[str, ...]]:
    """A random side of a deal, with the cards that its writer names for closed items."""
    money = 5 * chance.below(min(state.money[giver] // 5, 10) + 1) if own and with_money and chance.below(2) else 0
    if not own and with_money and not chance.below(3):
        money = 5 + 5 * chance.below(10)
    held = [good for good in range(N_GOODS) if state.area[giver * N_GOODS + good]]
    goods: tuple[tuple[str, int], ...] = ()
    if held and chance.below(2):
        chosen = sorted({held[chance.below(len(held))] for _ in range(1 + chance.below(2))})
        goods = tuple((GOODS[good], 1 + chance.below(state.area[giver * N_GOODS + good])) for good in chosen)
    kind = chance.below(len(KINDS))
    size = hand_size(box, state, giver, kind)
    cards: tuple[str, ...] = ()
    closed: tuple[tuple[str, int], ...] = ()
    named: tuple[str, ...] = ()
    if size:
        mine = bits(state.hands[giver] & box.kind_mask[kind]) if own else list(box.kind_cards[kind])
        style = chance.below(6)
        if style == 0:
            cards = (box.card_ids[mine[chance.below(len(mine))]],)
        elif style == 1:
            closed = ((KINDS[kind], 1 + chance.below(size)),)
            if own and chance.below(2):
                named = (box.card_ids[mine[chance.below(len(mine))]],)
    drawn, picks = _promise(box, field, chance) if 0 <= field < N_BUILDINGS and not chance.below(3) else ((), "")
    return Bundle(money, goods, cards, closed, drawn, picks), named


def _promise(box: GenoaBox, field: int, chance: Chance) -> tuple[tuple[tuple[str, int], ...], str]:
    """A random promise of what the action of a building brings."""
    effect = box.effects[field]
    if effect.what == TAKE_GOODS:
        goods = [good for good in effect.goods if chance.below(2)] or [effect.goods[0]]
        return tuple((GOODS[good], 1) for good in sorted(goods)), ""
    if effect.what == TAKE_MARKERS:
        return ((MARKER, 1 + chance.below(effect.count)),), ""
    if effect.what == DRAW_CARDS:
        picks = RECEIVER if chance.below(2) else GIVER
        return ((KINDS[effect.kind], 1 + chance.below(effect.count)),), picks
    if chance.below(2):
        return ((KINDS[3], 1),), GIVER
    return ((SPECIALS[chance.below(len(SPECIALS))], 1),), ""


def _naming(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove, chance: Chance) -> GenoaMove:
    """An acceptance or agreement that names one own card for the closed items it has to give, now and then."""
    if isinstance(move, Accept):
        side = state.offers[offer_key(move.seat, box.field_no[move.field])].ask
    elif isinstance(move, Agree):
        side = state.counters[offer_key(seat, box.field_no[move.field])].pay
    else:
        return move
    if not side.closed or chance.below(2):
        return move
    openly = {box.card_no[card] for card in side.cards}
    mine = [c for c in bits(state.hands[seat] & box.kind_mask[KINDS.index(side.closed[0][0])]) if c not in openly]
    cards = (box.card_ids[mine[chance.below(len(mine))]],)
    if isinstance(move, Accept):
        return Accept(move.seat, move.field, move.version, cards)
    named = Agree(move.field, move.version, cards)
    return named if agree_refusal(box, state, seat, named) is None else move
