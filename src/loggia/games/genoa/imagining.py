"""Imagining: another complete state that a seat cannot tell from the real one, by all it was ever told.

Money is derivable: every payment is public, so it stays. What a seat cannot know is which unknown cards of one group
lie where (see `stacks.py`), which messages others hold back, and what others have sealed in a slow round.
"""

from __future__ import annotations

from loggia.games.genoa.catalogue import Catalogue
from loggia.games.genoa.moves import PASS, GenoaMove, Offer, Withdraw
from loggia.games.genoa.pieces import Box, bits
from loggia.games.genoa.sampling import sample
from loggia.games.genoa.state import GenoaState, Standing
from loggia.kernel import Chance

TRIES = 20
SWAPS = 60


def imagine(box: Box, book: Catalogue, state: GenoaState, seat: int, chance: Chance) -> GenoaState:
    """Exchange what the seat does not know."""
    twin = state.copy()
    table = _exchange(box, state, seat, chance)
    _apply(twin, state, seat, table)
    for other in state.sealed:
        if other != seat:
            twin.sealed[other] = _sealed(box, book, twin, other, chance)
    return twin


def _exchange(box: Box, state: GenoaState, seat: int, chance: Chance) -> list[int]:
    """For every card the card that the seat imagines in its place; facts that were hinted at stay true."""
    groups: dict[tuple[int, int], list[int]] = {}
    for card, knowers in enumerate(state.known):
        if not knowers >> seat & 1 and not state.up >> card & 1:
            groups.setdefault((box.card_kind[card], state.group[card]), []).append(card)
    table = list(range(len(box.cards)))
    for unknown in groups.values():
        faces = unknown.copy()
        members = sum(1 << card for card in unknown)
        hints = [hint for hint in state.hints if hint[0] & members]
        for _ in range(TRIES):
            chance.shuffle(faces)
            for card, face in zip(unknown, faces, strict=True):
                table[card] = face
            if all(_true(hint, table) for hint in hints):
                break
        else:
            _swap_lawfully(unknown, hints, table, chance)
    return table


def _swap_lawfully(unknown: list[int], hints: list[tuple[int, int]], table: list[int], chance: Chance) -> None:
    """From the real places, many random exchanges that keep every hint true: always possible, and thorough enough."""
    for card in unknown:
        table[card] = card
    for _ in range(SWAPS):
        one, other = unknown[chance.below(len(unknown))], unknown[chance.below(len(unknown))]
        table[one], table[other] = table[other], table[one]
        if not all(_true(hint, table) for hint in hints):
            table[one], table[other] = table[other], table[one]


def _true(hint: tuple[int, int], table: list[int]) -> bool:
    where, faces = hint
    return any(faces >> table[card] & 1 for card in bits(where))


def _apply(twin: GenoaState, state: GenoaState, seat: int, table: list[int]) -> None:
    """Put the imagined cards wherever the real ones are spoken of."""

    def moved(cards: int) -> int:
        found = 0
        for card in bits(cards):
            found |= 1 << table[card]
        return found

    twin.hands = [moved(hand) for hand in state.hands]
    translation = bytes(table) + bytes(range(len(table), 256))
    twin.down = [stack.translate(translation) for stack in state.down]
    for card, face in enumerate(table):
        twin.known[face] = state.known[card]
        twin.group[face] = state.group[card]
    twin.held = moved(state.held)
    twin.fresh = moved(state.fresh)
    twin.pick_cards = tuple(table[card] for card in state.pick_cards)
    twin.hints = tuple((moved(where), faces) for where, faces in state.hints)
    for standing, mine in ((twin.offers, state.offers), (twin.counters, state.counters)):
        for key, one in mine.items():
            if one.named:
                standing[key] = Standing(one.version, one.since, one.pay, one.ask, moved(one.named))


def _sealed(box: Box, book: Catalogue, twin: GenoaState, seat: int, chance: Chance) -> GenoaMove:
    """GEN-NEG-14: some answer that the seat could have sealed."""
    answer = twin.sealed.pop(seat)
    for _ in range(3):
        move = sample(box, book, twin, seat, chance)
        if isinstance(move, Offer | Withdraw):
            answer = move
            break
    else:
        answer = PASS
    twin.sealed[seat] = answer
    return answer
