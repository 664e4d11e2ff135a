"""Setting up the table (section 5)."""

from __future__ import annotations

from collections.abc import Mapping

from loggia.games.vecchio import events
from loggia.games.vecchio.box import Box
from loggia.games.vecchio.flow import FIRST_PLACEMENT
from loggia.games.vecchio.pieces import BISHOP, CARRIAGE, COUNCIL, EVENTS, FLORIN, GOOD_KINDS
from loggia.games.vecchio.state import DRAFT, NO_TILE, NOBODY, NOWHERE, VecchioState
from loggia.kernel import Chance, Options, Teller


def start(box: Box, seats: int, options: Options, chance: Chance, tell: Teller) -> VecchioState:
    """VEC-SETUP-1 to VEC-SETUP-6, up to the draft of the City council tiles."""
    players = box.sheet.players[seats]
    nobility = list(range(len(box.nobility)))
    chance.shuffle(nobility)  # VEC-SETUP-1
    crests = [event for event in range(len(EVENTS)) for _ in range(box.sheet.crests[event])]
    chance.shuffle(crests)  # VEC-SETUP-2: those beyond the stack leave the game unseen
    middlemen = box.standard if options["middlemen"] == "standard" else chance.choice(box.starts)  # VEC-SETUP-3
    tell(events.MiddlemenPlaced, tuple(box.map.towns[town] for town in middlemen))
    goods = [0] * (seats * GOOD_KINDS)
    for seat in range(seats):  # VEC-SETUP-4, VEC-SETUP-5
        goods[seat * GOOD_KINDS + FLORIN] = players.florins[seat]
        goods[seat * GOOD_KINDS + CARRIAGE] = players.carriages
        goods[seat * GOOD_KINDS + BISHOP] = players.bishops
    council = list(range(len(box.council)))
    chance.shuffle(council)
    dealt = [tuple(sorted(council[seat * players.dealt : (seat + 1) * players.dealt])) for seat in range(seats)]
    for seat, tiles in enumerate(dealt):  # VEC-SETUP-6
        tell.only((seat,), events.Dealt, seat, tuple(box.council[tile] for tile in tiles))
    nothing: list[tuple[int, ...]] = [()] * seats
    return VecchioState(
        seats=seats,
        less_luck=bool(options["less_luck"]),
        phase=DRAFT,
        active=0,
        decider=NOBODY,
        round=FIRST_PLACEMENT,
        turn=0,
        final=False,
        actions_left=0,
        touched=False,
        area=0,
        to_place=0,
        goal=0,
        entering=NOWHERE,
        source=NO_TILE,
        cost_token=COUNCIL,
        agenda=[],
        looked=(),
        dealt=dealt,
        goods=goods,
        supply=[box.sheet.members] * seats,
        standing=nothing.copy(),
        lying=nothing.copy(),
        tracks=[()] * len(box.gate),
        middlemen=list(middlemen),
        pool=[tile.copies for tile in box.province],
        unused=nothing.copy(),
        used=nothing.copy(),
        council=nothing.copy(),
        council_down=[NO_TILE] * seats,
        nobility=nothing.copy(),
        council_stack=tuple(council[seats * players.dealt :]),
        nobility_stack=tuple(nobility),
        looks=[(), ()],
        crest_stack=tuple(crests[: players.crests]),
        crests_out=tuple(sorted(crests[players.crests :])),
        crests=nothing.copy(),
        passed=[False] * seats,
    )


def inventory(box: Box, state: VecchioState) -> Mapping[str, int]:
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
