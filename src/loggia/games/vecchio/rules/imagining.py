"""Imagining: a complete state that a seat cannot tell from the real one, made from what it knows and nothing else."""

from __future__ import annotations

from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.pieces import COUNCIL, EVENTS
from loggia.games.vecchio.rules.state import CHOOSE, DRAFT, NO_TILE, OVER, Look, VecchioState
from loggia.kernel import Chance

IN_STACK = -1
"""Where a slot leads that no look has emptied: to the present stack."""
NOT_RECOGNISED = 1 << 62
"""As a bit among those of the looks: the seat does not recognise the tile again."""


def imagine(box: VecchioBox, state: VecchioState, seat: int, chance: Chance) -> VecchioState:
    """VEC-INFO-2, VEC-INFO-3: shuffle everything hidden, keeping all that the seat was ever told."""
    imagined = state.copy()
    if state.phase == OVER:
        return imagined
    _imagine_crests(box, imagined, chance)
    if state.phase == DRAFT:
        _imagine_draft(box, imagined, seat, chance)
    else:
        _imagine_stack(box, imagined, True, seat, chance)
    _imagine_stack(box, imagined, False, seat, chance)
    return imagined


def _imagine_crests(box: VecchioBox, imagined: VecchioState, chance: Chance) -> None:
    """VEC-INFO-2: the crests not yet taken, in the stack or out of the game."""
    taken = [event for crests in imagined.crests for event in crests]
    hidden = [event for event in range(len(EVENTS)) for _ in range(box.sheet.crests[event] - taken.count(event))]
    chance.shuffle(hidden)
    left = len(imagined.crest_stack)
    imagined.crest_stack = tuple(hidden[:left])
    imagined.crests_out = tuple(sorted(hidden[left:]))


def _imagine_draft(box: VecchioBox, imagined: VecchioState, seat: int, chance: Chance) -> None:
    """VEC-RUL-5: the others hold any three other tiles, and who has chosen may have chosen any of them."""
    rest = [tile for tile in range(len(box.council)) if tile not in imagined.dealt[seat]]
    chance.shuffle(rest)
    for other, tiles in enumerate(imagined.dealt):
        if other != seat:
            imagined.dealt[other] = tuple(sorted(rest[: len(tiles)]))
            rest = rest[len(tiles) :]
            if imagined.council_down[other] != NO_TILE:
                imagined.council_down[other] = chance.choice(imagined.dealt[other])
    imagined.council_stack = tuple(rest)


def _imagine_stack(box: VecchioBox, imagined: VecchioState, council: bool, seat: int, chance: Chance) -> None:
    """The tiles of a Florence stack and the face-down ones of the others, as the seat can imagine them."""
    which = 0 if council else 1
    looks = imagined.looks[which]
    began = imagined.council_stack if council else imagined.nobility_stack
    tiles = sorted([*began, *(kept for _, _, kept in looks)])  # all but the drafted ones: everybody knows them
    shown = [who == seat or (council and kept in imagined.council[who]) for who, _, kept in looks]
    looking = imagined.phase == CHOOSE and imagined.entering == COUNCIL + which
    mine = imagined.looked if looking and imagined.active == seat else ()
    paths = TilePaths(tiles, looks, seat, shown, mine)
    while not paths.draw(chance):
        pass
    imagined.looks[which] = paths.imagined_looks()
    stack = tuple(paths.slots[slot] for slot in paths.stack)
    if looking:
        imagined.looked = tuple(sorted(stack[: len(imagined.looked)]))
    if council:
        imagined.council_stack = stack
        for (who, _, _), kept, known in zip(looks, paths.kept, shown, strict=True):
            if not known:
                imagined.council_down[who] = kept
        return
    imagined.nobility_stack = stack
    held: list[list[int]] = [[] for _ in imagined.nobility]
    for (who, _, _), kept in zip(looks, paths.kept, strict=True):
        held[who].append(kept)
    imagined.nobility = [tuple(sorted(tiles)) for tiles in held]


class TilePaths:
    """The ways that the tiles of a Florence stack went: every slot leads to a look, or to the present stack.

    Positions are public: each look takes so many slots from the top and opens one less at the bottom. Only the tiles
    in the slots are unknown. The seat recognises a tile where it looked itself and where a kept tile was turned up, so
    each tile is sent along slots that lead to where it is recognised next, and everything else is left to chance.
    """

    def __init__(
        self, tiles: list[int], looks: tuple[Look, ...], seat: int, shown: list[bool], looking_at: tuple[int, ...]
    ) -> None:
        self.tiles = tiles
        self.looks = looks
        self.shown = shown
        self.mine = [who == seat for who, _, _ in looks]
        queue = list(range(len(tiles)))
        self.inputs: list[list[int]] = []
        self.outputs: list[list[int]] = []
        self.leads_to = [IN_STACK] * (len(tiles) + sum(len(seen) - 1 for _, seen, _ in looks))
        fresh = len(tiles)
        for number, (_, seen, _) in enumerate(looks):
            taken = queue[: len(seen)]
            opened = list(range(fresh, fresh + len(seen) - 1))
            fresh += len(opened)
            queue = queue[len(seen) :] + opened
            self.inputs.append(taken)
            self.outputs.append(opened)
            for slot in taken:
                self.leads_to[slot] = number
        self.stack = queue
        self.looking_at = looking_at
        for slot in queue[: len(looking_at)]:
            self.leads_to[slot] = len(looks)
        self.reaches = self._reaches()
        self.first = {tile: self._next(tile, IN_STACK) for tile in tiles}
        self.slots: list[int] = []
        self.kept: list[int] = []

    def _reaches(self) -> list[int]:
        """For each slot, the looks (as bits) where a tile in it can be recognised next."""
        looks = [0] * len(self.looks) + [1 << len(self.looks)]
        slots = [NOT_RECOGNISED] * len(self.leads_to)
        for number in range(len(self.looks), -1, -1):
            if number < len(self.looks):
                looks[number] = 1 << number if self.shown[number] else NOT_RECOGNISED
                if not self.mine[number]:
                    for slot in self.outputs[number]:
                        looks[number] |= slots[slot]
            for slot, to in enumerate(self.leads_to):
                if to == number:
                    slots[slot] = looks[number]
        return slots

    def _next(self, tile: int, after: int) -> int:
        """Where the seat recognises a tile next after a look, as a bit."""
        for number in range(after + 1, len(self.looks)):
            _, seen, kept = self.looks[number]
            if tile in seen if self.mine[number] else self.shown[number] and tile == kept:
                return 1 << number
        return 1 << len(self.looks) if tile in self.looking_at else NOT_RECOGNISED

    def draw(self, chance: Chance) -> bool:
        """Draw the tiles of all slots at random; false where the draw ran into a contradiction."""
        self.slots = [IN_STACK] * len(self.leads_to)
        self.kept = []
        aims = self.first.copy()
        if not self._fill(list(range(len(self.tiles))), self.tiles, aims, chance):
            return False
        for number, (_, _, keeps) in enumerate(self.looks):
            here = [self.slots[slot] for slot in self.inputs[number]]
            if not self.shown[number]:
                free = sorted(tile for tile in here if aims[tile] == NOT_RECOGNISED)
                if not free:
                    return False
                keeps = chance.choice(free)
            self.kept.append(keeps)
            back = sorted(tile for tile in here if tile != keeps)
            for tile in back:
                if aims[tile] == 1 << number:
                    aims[tile] = self._next(tile, number)
            if not self._fill(self.outputs[number], back, aims, chance):
                return False
        return True

    def _fill(self, opened: list[int], tiles: list[int], aims: dict[int, int], chance: Chance) -> bool:
        """Put the tiles into the slots at random, each only where it can still come to where it is recognised."""
        left = tiles.copy()
        chance.shuffle(left)
        for slot in sorted(opened, key=lambda slot: self.reaches[slot].bit_count()):
            allowed = self.reaches[slot]
            for at, tile in enumerate(left):
                if aims[tile] & allowed:
                    self.slots[slot] = tile
                    del left[at]
                    break
            else:
                return False
        return not left

    def imagined_looks(self) -> tuple[Look, ...]:
        """The looks with the tiles that were drawn for them."""
        return tuple(
            (who, tuple(sorted(self.slots[slot] for slot in slots)), kept)
            for (who, _, _), slots, kept in zip(self.looks, self.inputs, self.kept, strict=True)
        )
