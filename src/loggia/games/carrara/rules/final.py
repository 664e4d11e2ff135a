"""Final scoring and the winner: sections 10 and 11.6 of the rules."""

from __future__ import annotations

from typing import NamedTuple

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.pieces import OBJECTS, SPACES, TILE_OF, TILES
from loggia.games.carrara.rules.pieces.names import card_said, space_said
from loggia.games.carrara.rules.pieces.packs import total
from loggia.games.carrara.rules.state import NO_CARD, OVER, CarraraState
from loggia.kernel import Phrase, Point, Result, SeatPoints, phrase, ranked


class FinalPoints(NamedTuple):
    """The VP of one player's final scoring, with the coins that the bonus card brought."""

    objects: int
    buildings: int
    bonus: int
    coins: int
    bonus_coins: int

    @property
    def vp(self) -> int:
        """All of them."""
        return self.objects + self.buildings + self.bonus + self.coins


def coins_per_vp(box: CarraraBox, state: CarraraState) -> int:
    """CAR-FIN-3, CAR-TOP-6: five coins a VP, or as the Top card says."""
    return box.tops[state.cards[0]].coins_per_vp or box.coins_per_vp


def final_points(box: CarraraBox, state: CarraraState, seat: int) -> FinalPoints:
    """CAR-FIN-1, CAR-FIN-2, CAR-FIN-3, and with the expansion CAR-XFIN-1, CAR-XFIN-2, CAR-XFIN-3, CAR-XFIN-4, by the
    cards in play."""
    rate = coins_per_vp(box, state)
    objects = box.object_cards[state.cards[1]].score(state.objects[seat])
    buildings = box.building_cards[state.cards[2]].score(state.buildings[seat])
    bonus, bonus_coins = 0, 0
    if state.cards[3] != NO_CARD:
        bonus, bonus_coins = box.bonus_cards[state.cards[3]].score(box.values, state, seat, rate)
    # CAR-XFIN-4, CAR-RUL-28: the bonus coins come before coins become VP.
    return FinalPoints(objects, buildings, bonus, (state.coins[seat] + bonus_coins) // rate, bonus_coins)


def points(box: CarraraBox, state: CarraraState, seat: int) -> int:
    """CAR-SCO-5, CAR-FIN-4: the VP on the scoring track, the final scoring among them once the game is over."""
    track = state.track(seat, box.announce_vp)
    return track + final_points(box, state, seat).vp if state.phase == OVER else track


def tally(box: CarraraBox, state: CarraraState) -> tuple[int, ...]:
    """CAR-SCO-5: the scoring track; after the game with the final scoring."""
    return tuple(points(box, state, seat) for seat in range(state.seats))


def result(box: CarraraBox, state: CarraraState) -> Result | None:
    """CAR-TIE-1, CAR-TIE-2: most VP, then most blocks behind the screen, then a shared victory."""
    if state.phase != OVER:
        return None
    sources = tuple(_points(box, state, seat) for seat in range(state.seats))
    scores = tuple(sum(point.points for point in own) for own in sources)
    blocks = tuple(total(own) for own in state.blocks)  # CAR-RUL-34
    ranks = ranked(list(zip(scores, blocks, strict=True)))
    return Result(scores, ranks, sources, _tie_break(scores, blocks))


def points_now(box: CarraraBox, state: CarraraState, viewer: int | None) -> tuple[SeatPoints, ...]:
    """CAR-SCO-5, CAR-FIN-4: the scoring track, and what the final scoring would add as far as the viewer may know."""
    return tuple(_seat_points(box, state, seat, viewer) for seat in range(state.seats))


def _seat_points(box: CarraraBox, state: CarraraState, seat: int, viewer: int | None) -> SeatPoints:
    if state.phase == OVER:
        return SeatPoints(_points(box, state, seat))
    if may_look(state, viewer, seat):
        return SeatPoints(_on_the_track(box, state, seat), _final(box, state, seat))
    screen = [phrase("carrara-point-hidden")]  # CAR-HID-1: objects and coins
    if state.cards[3] != NO_CARD:  # its coins, and some cards' VP, come from behind the screen
        screen.append(card_said(box.bonus_cards[state.cards[3]].id))
    return SeatPoints(_on_the_track(box, state, seat), (_buildings(box, state, seat),), tuple(screen))


def may_look(state: CarraraState, viewer: int | None, seat: int) -> bool:
    """CAR-COMP-5, CAR-HID-1, CAR-HID-4, CAR-RUL-35: own screen; behind all with open holdings or at the end."""
    return state.open_holdings or state.phase == OVER or viewer == seat


def _points(box: CarraraBox, state: CarraraState, seat: int) -> tuple[Point, ...]:
    """Every point of a player with its source, in the order in which it came."""
    return _on_the_track(box, state, seat) + _final(box, state, seat)


def _on_the_track(box: CarraraBox, state: CarraraState, seat: int) -> tuple[Point, ...]:
    """CAR-SCO-5, CAR-ANN-3: what was scored during the game."""
    found = [
        Point(
            phrase(
                "carrara-point-scored" if vp or not box.always_pays else "carrara-point-scored-coins",
                space=space_said(SPACES[space]),
            ),
            vp,
            ids=(f"space:{SPACES[space]}", f"mark:{seat}:{SPACES[space]}"),
        )
        for space, vp in state.scorings[seat]
    ]
    if seat == state.announcer:
        found.append(Point(phrase("carrara-point-announced"), box.announce_vp))
    return tuple(found)


def _buildings(box: CarraraBox, state: CarraraState, seat: int) -> Point:
    """CAR-FIN-2: by the building card."""
    card, own = box.building_cards[state.cards[2]], state.buildings[seat]
    source = phrase("carrara-point-buildings", card=card_said(card.id), count=len(own))
    return Point(
        source, card.score(own), True, (f"card:{card.id}", *(f"tile:{TILES[TILE_OF[building]]}" for building in own))
    )


def _final(box: CarraraBox, state: CarraraState, seat: int) -> tuple[Point, ...]:
    """CAR-FIN-1 to CAR-FIN-3, CAR-XFIN-1 to CAR-XFIN-4: what the final scoring brings or would bring now."""
    final = final_points(box, state, seat)
    card = box.object_cards[state.cards[1]].id
    objects = phrase("carrara-point-objects", card=card_said(card), count=total(state.objects[seat]))
    owned = tuple(f"owned:{seat}:{name}" for name in OBJECTS)
    found = [Point(objects, final.objects, True, (f"card:{card}", *owned)), _buildings(box, state, seat)]
    if state.cards[3] != NO_CARD:
        bonus = box.bonus_cards[state.cards[3]].id
        source = phrase("carrara-point-bonus", card=card_said(bonus), coins=final.bonus_coins)
        found.append(Point(source, final.bonus, True, (f"card:{bonus}",)))
    coins = state.coins[seat] + final.bonus_coins
    source = phrase("carrara-point-coins", count=coins, rate=coins_per_vp(box, state))
    found.append(Point(source, final.coins, True, (f"coins:{seat}",)))
    return tuple(found)


def _tie_break(scores: tuple[int, ...], blocks: tuple[int, ...]) -> Phrase | None:
    """What decided between the best: nothing had to, the blocks, or not even they."""
    leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(leaders) == 1:
        return None
    most = max(blocks[seat] for seat in leaders)
    shared = sum(blocks[seat] == most for seat in leaders) > 1
    return phrase("carrara-tie-shared" if shared else "carrara-tie-blocks", blocks=most)
