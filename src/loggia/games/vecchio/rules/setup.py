"""Setting up the table (rules, *Set-up*)."""

from __future__ import annotations

from collections.abc import Mapping

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.pieces import BISHOP, CARRIAGE, EVENTS, FLORIN, GOODS_AT
from loggia.games.vecchio.rules.state import DRAFT, NO_TILE, VecchioState
from loggia.kernel import Chance, Options, Teller


def start(box: VecchioBox, seats: int, options: Options, chance: Chance, tell: Teller) -> VecchioState:
    """VEC-SETUP-1 to VEC-SETUP-6, up to the draft of the City council tiles. VEC-MOVE-3: all draws are `chance`'s."""
    players = box.sheet.players[seats]
    nobility = list(range(len(box.nobility)))
    chance.shuffle(nobility)  # VEC-SETUP-1
    crests = [event for event in range(len(EVENTS)) for _ in range(box.sheet.crests[event])]
    chance.shuffle(crests)  # VEC-SETUP-2: those beyond the stack leave the game unseen
    # VEC-SETUP-3, VEC-RUL-2
    middlemen = box.standard if options["middlemen"] == "standard" else chance.choice(box.starts)
    tell(events.MiddlemenPlaced, tuple(box.map.towns[town] for town in middlemen))
    state = VecchioState(seats)
    state.less_luck = bool(options["less_luck"])
    for seat in range(seats):  # VEC-SETUP-4, VEC-SETUP-5
        state.goods[GOODS_AT[seat] + FLORIN] = players.florins[seat]
        state.goods[GOODS_AT[seat] + CARRIAGE] = players.carriages
        state.goods[GOODS_AT[seat] + BISHOP] = players.bishops
        state.supply[seat] = box.sheet.members  # VEC-SCORE-0, VEC-RUL-36: nobody marks the score
    state.middlemen = list(middlemen)
    state.pool = [tile.copies for tile in box.province]  # VEC-RUL-27: with two players, too
    state.nobility_stack = tuple(nobility)
    state.crest_stack = tuple(crests[: players.crests])
    state.crests_out = tuple(sorted(crests[players.crests :]))
    _deal(box, state, chance, tell)
    return state


def _deal(box: VecchioBox, state: VecchioState, chance: Chance, tell: Teller) -> None:
    """VEC-SETUP-6: City council tiles to choose from; the others are the stack until the draft is over."""
    each = box.sheet.players[state.seats].dealt
    council = list(range(len(box.council)))
    chance.shuffle(council)
    for seat in range(state.seats):
        state.dealt[seat] = tuple(sorted(council[seat * each : (seat + 1) * each]))
        tell.only((seat,), events.Dealt, seat, tuple(box.council[tile] for tile in state.dealt[seat]))
    state.council_stack = tuple(council[state.seats * each :])


def inventory(box: VecchioBox, state: VecchioState) -> Mapping[str, int]:
    """VEC-MOVE-5: every piece that is counted, over all places."""
    council = [*state.council_stack, *(tile for tiles in state.council for tile in tiles)]
    if state.phase == DRAFT:
        council += [tile for tiles in state.dealt for tile in tiles]
    else:
        council += [tile for tile in state.council_down if tile != NO_TILE]
    nobility = [*state.nobility_stack, *(tile for tiles in state.nobility for tile in tiles)]
    crests = [*state.crest_stack, *state.crests_out, *(event for seat in state.crests for event in seat)]
    found = {f"crest {event}": crests.count(event) for event in range(len(box.sheet.crests))}
    found |= {f"tile {name}": council.count(tile) for tile, name in enumerate(box.council)}
    found |= {f"tile {name}": nobility.count(tile) for tile, name in enumerate(box.nobility)}
    for tile in box.province:
        owned = sum(tiles.count(tile.number) for tiles in (*state.unused, *state.used))
        found[f"tile {tile.name}"] = state.pool[tile.number] + owned
    for seat in range(state.seats):
        on_tracks = sum(track.count(seat) for track in state.tracks)
        found[f"members {seat}"] = state.supply[seat] + state.in_towns(seat) + on_tracks
    found["middlemen"] = len(state.middlemen)
    return found
