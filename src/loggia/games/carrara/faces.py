"""How decisions look to a player: the prompt, and each move's pieces, words and what it would bring or cost."""

from __future__ import annotations

from loggia.games.carrara.box import Box
from loggia.games.carrara.building import own_building
from loggia.games.carrara.events import colour_names, object_names
from loggia.games.carrara.moves import (
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
from loggia.games.carrara.names import (
    blocks_said,
    city_said,
    gain_said,
    object_said,
    objects_said,
    space_said,
    tile_said,
)
from loggia.games.carrara.packs import total
from loggia.games.carrara.pieces import (
    CITIES,
    CITY_OF,
    OBJECTS,
    SECTIONS,
    SPACES,
    TILE_COST,
    TILES,
    UPGRADES,
)
from loggia.games.carrara.scoring import gain
from loggia.games.carrara.state import OVER, PAY, PAY_DEAR, PHASES, START, TAKE, UPGRADE, CarraraState
from loggia.kernel import Move, Phrase, Seat, phrase


def ids(state: CarraraState, seat: int, move: Move) -> tuple[str, ...]:
    """The pieces to point at; a verb without a piece is a button `do:...`."""
    match move:
        case Buy():
            return ("do:buy" if move.turning else "do:buy-still",)
        case Take():
            return tuple(f"wheel:{move.section + 1}-{colour}" for colour in colour_names(move.blocks))
        case Build():
            return (f"tile:{TILES[move.tile]}", f"city:{CITIES[move.city]}")
        case Improve():
            return (f"tile:{TILES[move.old]}", f"tile:{TILES[move.tile]}")
        case Pay():
            return _blocks(move.blocks) or ("do:pay-none",)
        case Upgrade():
            return (f"upgrade:{UPGRADES[move.upgrade]}",)
        case Score():
            return (f"space:{SPACES[move.space]}",)
        case Purchase():
            return (f"object:{OBJECTS[move.object]}",)
        case Announce():
            return ("do:announce",)
        case TakeTwo():
            return ("do:take-two",)
        case Pass():
            return ("do:pass",)
        case _:
            return ("do:end-turn",)


def _blocks(blocks: int) -> tuple[str, ...]:
    return tuple(f"block:{colour}" for colour in colour_names(blocks))


def describe(box: Box, state: CarraraState, seat: int, move: Move) -> Phrase:
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
            return phrase("carrara-do-pay", blocks=blocks_said(colour_names(move.blocks)))
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
            return phrase("carrara-do-two")
        case Pass():
            return phrase("carrara-do-pass")
        case EndTurn() | _:
            return phrase("carrara-do-end")


def effect(box: Box, state: CarraraState, seat: int, move: Move) -> Phrase | None:
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
            left = colour_names(state.blocks[seat] - state.paid - move.blocks)
            return phrase("carrara-effect-pay", blocks=blocks_said(left))
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
            now = box.object_cards[state.cards[1]].score
            more = now(state.objects[seat] + (1 << 8 * move.object)) - now(state.objects[seat])
            return phrase("carrara-effect-purchase", price=price, left=state.coins[seat] - price, vp=more)
        case Announce():
            return phrase("carrara-effect-announce", vp=box.announce_vp)
        case TakeTwo():
            return phrase("carrara-effect-two", coins=box.consolation)
        case _:
            return None


def _effect_of_buy(box: Box, state: CarraraState) -> Phrase:
    """CAR-BUY-2: how many blocks the refill will draw."""
    drawn = min(box.wheel_capacity - total(sum(state.wheel)), total(state.bag))
    return phrase("carrara-effect-buy", count=drawn)


def prompt(box: Box, state: CarraraState, viewer: int | None) -> Phrase:
    """What is being decided, said to the one who decides or to those who wait."""
    if state.phase == OVER:
        return phrase("carrara-prompt-over")
    if viewer != state.seat:
        return phrase(f"carrara-wait-{PHASES[state.phase]}", seat=Seat(state.seat))
    if state.phase in (PAY, PAY_DEAR):
        return phrase(
            f"carrara-prompt-{PHASES[state.phase]}",
            tile=tile_said(TILES[state.pending // 6]),
            city=city_said(CITIES[CITY_OF[state.pending]]),
            owed=state.owed,
        )
    if state.phase in (START, TAKE, UPGRADE):
        return phrase(f"carrara-prompt-{PHASES[state.phase]}")
    can_purchase = not state.purchased and state.sale and state.coins[viewer] >= box.object_price
    return phrase("carrara-prompt-after-purchase" if can_purchase else "carrara-prompt-after", price=box.object_price)
