"""What is said about a decision and about a move. The words themselves are in `text/`."""

from __future__ import annotations

from typing import Final

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.building import DEAR, own_building, payments
from loggia.games.carrara.rules.choices import choices
from loggia.games.carrara.rules.events import colour_names, object_names
from loggia.games.carrara.rules.moves import (
    Announce,
    Build,
    Buy,
    EndTurn,
    Improve,
    Pass,
    Pay,
    Purchase,
    Score,
    Take,
    TakeTwo,
    Upgrade,
)
from loggia.games.carrara.rules.pieces import (
    CITIES,
    CITY_OF,
    OBJECTS,
    SECTIONS,
    SPACES,
    TILE_COST,
    TILE_OF,
    TILES,
    UPGRADES,
)
from loggia.games.carrara.rules.pieces.names import (
    blocks_said,
    city_said,
    gain_said,
    object_said,
    objects_said,
    or_said,
    space_said,
    tile_said,
)
from loggia.games.carrara.rules.pieces.packs import SINGLES, total
from loggia.games.carrara.rules.scoring import gain
from loggia.games.carrara.rules.state import AFTER, OVER, PAY, PAY_DEAR, PHASES, START, CarraraState
from loggia.kernel import Move, Phrase, Seat, phrase


def opening(state: CarraraState, seat: int, move: Move) -> Phrase | None:
    """The city of the first building."""
    return phrase("carrara-opening", city=city_said(CITIES[move.city])) if isinstance(move, Build) else None


def describe(box: CarraraBox, state: CarraraState, seat: int, move: Move) -> Phrase:
    """The move in words."""
    match move:
        case Buy():
            return phrase("carrara-do-buy" if move.turning else "carrara-do-buy-still")
        case Take():
            blocks = blocks_said(colour_names(move.blocks))
            return phrase("carrara-do-take", blocks=blocks, section=SECTIONS[move.section])
        case Build():
            return phrase("carrara-do-build", tile=tile_said(TILES[move.tile]), city=city_said(CITIES[move.city]))
        case Improve():
            city = city_said(CITIES[CITY_OF[own_building(state, seat, move.old)]])
            old, tile = tile_said(TILES[move.old]), tile_said(TILES[move.tile])
            return phrase("carrara-do-improve", old=old, tile=tile, city=city)
        case Pay():
            return _describe_pay(state, move)
        case Upgrade():
            target = space_said(UPGRADES[move.upgrade].removeprefix("up-"))
            return phrase("carrara-do-upgrade", target=target)
        case Score():
            return phrase("carrara-do-score", space=space_said(SPACES[move.space]))
        case Purchase():
            return phrase("carrara-do-purchase", object=object_said(OBJECTS[move.object]))
        case Announce():
            return phrase("carrara-do-announce")
        case TakeTwo():
            return phrase("carrara-do-two", coins=box.consolation)
        case Pass():
            return phrase("carrara-do-pass")
        case EndTurn() | _:
            return phrase("carrara-do-end")


def _describe_pay(state: CarraraState, move: Pay) -> Phrase:
    """A payment; where the dear colours are asked first, a part of one."""
    if state.phase != PAY_DEAR:
        return phrase("carrara-do-pay", blocks=blocks_said(colour_names(move.blocks)))
    if not move.blocks:
        kept = blocks_said(colour_names(state.payable & DEAR))
        return phrase("carrara-do-pay-no-dear", blocks=kept)
    blocks = blocks_said(colour_names(move.blocks))
    return phrase("carrara-do-pay" if total(move.blocks) == state.owed else "carrara-do-pay-dear", blocks=blocks)


def effect(box: CarraraBox, state: CarraraState, seat: int, move: Move) -> Phrase | None:
    """What the move would bring or cost, as far as the player can know."""
    match move:
        case Buy():
            return _effect_of_buy(box, state) if move.turning else None
        case Take():
            price = box.price(move.section, move.blocks)
            return phrase("carrara-effect-price", price=price, left=state.coins[seat] - price)
        case Build():
            vp, coins = box.values[state.upgraded[seat]][move.city]
            cost = TILE_COST[move.tile]
            worth = gain_said(cost * vp, cost * coins)
            return phrase("carrara-effect-build", cost=cost, worth=worth)
        case Improve():
            return phrase("carrara-effect-improve", cost=TILE_COST[move.tile] - TILE_COST[move.old])
        case Pay():
            return _effect_of_pay(state, seat, move)
        case Upgrade():
            worth = gain_said(*box.upgrade_worth[move.upgrade])
            was = gain_said(*box.printed[move.upgrade])
            name = "carrara-effect-upgrade"
            if box.upgrade_reconstructed[move.upgrade]:
                name = "carrara-effect-upgrade-reconstructed"
            return phrase(name, worth=worth, was=was)
        case Score():
            vp, coins, objects = gain(box, state, seat, move.space)
            return phrase("carrara-effect-score", gain=gain_said(vp, coins, objects_said(object_names(objects))))
        case Purchase():
            price = box.object_price
            score = box.object_cards[state.cards[1]].score
            now, then = score(state.objects[seat]), score(state.objects[seat] + SINGLES[move.object])
            return phrase("carrara-effect-purchase", price=price, left=state.coins[seat] - price, vp=then, before=now)
        case Announce():
            return phrase("carrara-effect-announce", vp=box.announce_vp)
        case TakeTwo():
            return phrase("carrara-effect-two", coins=box.consolation)
        case _:
            return None


def _effect_of_buy(box: CarraraBox, state: CarraraState) -> Phrase:
    """CAR-BUY-2: how many blocks the refill will draw."""
    drawn = min(box.wheel_capacity - total(sum(state.wheel)), total(state.bag))
    return phrase("carrara-effect-buy", count=drawn)


def _effect_of_pay(state: CarraraState, seat: int, move: Pay) -> Phrase:
    """What is left behind the screen; after the dear colours, what is still to be chosen."""
    paid = state.paid + move.blocks
    if state.phase == PAY_DEAR:
        owed = state.owed - total(move.blocks)
        rest = payments(state.payable & ~DEAR, owed)
        if len(rest) > 1:
            return phrase("carrara-effect-pay-part", owed=owed)
        paid += rest[0].blocks
    return phrase("carrara-effect-pay", blocks=blocks_said(colour_names(state.blocks[seat] - paid)))


def prompt(box: CarraraBox, state: CarraraState, viewer: int | None) -> Phrase:
    """What is being decided, said to the one who decides or to those who wait."""
    if state.phase == OVER:
        return phrase("carrara-prompt-over")
    if viewer != state.seat:  # CAR-HID-1: the blocks decide whether a payment is asked in two steps
        return phrase(f"carrara-wait-{PHASES[PAY if state.phase == PAY_DEAR else state.phase]}", seat=Seat(state.seat))
    if state.phase in (PAY, PAY_DEAR):
        return _prompt_of_payment(state)
    if state.phase == START:
        return _prompt_of_start(box, state, viewer)
    if state.phase == AFTER:
        return _prompt_of_after(box, state, viewer)
    return phrase(f"carrara-prompt-{PHASES[state.phase]}")


def _prompt_of_start(box: CarraraBox, state: CarraraState, seat: int) -> Phrase:
    """CAR-TURN-2, CAR-ANN-2, CAR-ANN-5, CAR-RUL-04: the actions that are possible, or the coins for none."""
    possible = {type(move) for move in choices(box, state, seat)}
    more = "-announce" if Announce in possible else "-pass" if Pass in possible else ""
    if TakeTwo in possible:
        return phrase(f"carrara-prompt-two{more}", coins=box.consolation)
    actions = [phrase(message) for action, message in _ACTIONS.items() if action in possible]
    return phrase(f"carrara-prompt-start{more}", actions=or_said(actions))


_ACTIONS: Final[dict[type[Move], str]] = {
    Buy: "carrara-action-buy",
    Build: "carrara-action-build",
    Improve: "carrara-action-improve",
    Score: "carrara-action-score",
}


def _prompt_of_payment(state: CarraraState) -> Phrase:
    """CAR-BLD-2: all blocks of a payment, or the dear ones first and then the rest."""
    tile, city = tile_said(TILES[TILE_OF[state.pending]]), city_said(CITIES[CITY_OF[state.pending]])
    if state.phase == PAY_DEAR:
        dear = blocks_said(colour_names(state.payable & DEAR))
        return phrase("carrara-prompt-pay-dear", tile=tile, city=city, owed=state.owed, blocks=dear)
    return phrase(
        "carrara-prompt-pay-rest" if state.paid else "carrara-prompt-pay", tile=tile, city=city, owed=state.owed
    )


def _prompt_of_after(box: CarraraBox, state: CarraraState, seat: int) -> Phrase:
    """CAR-TURN-3: what may still be done before the turn ends."""
    possible = {type(move) for move in choices(box, state, seat)}
    name = "carrara-prompt-after"
    if Purchase in possible:
        name += "-purchase"
    if Announce in possible:
        name += "-announce"
    return phrase(name, price=box.object_price) if Purchase in possible else phrase(name)
