"""What is being asked, said to whoever looks. A sentence invites only to what the position allows."""

from __future__ import annotations

from loggia.games.vecchio.rules import names
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.choices import can_use_a_tile, levied, pay, space_cost, work
from loggia.games.vecchio.rules.moves import Levy, Pay, Work
from loggia.games.vecchio.rules.pieces import BROWN, FLORIN, LEVY_CHOICES, PURPLE, REGIONS, SCROLL, TRACKS
from loggia.games.vecchio.rules.state import (
    CHOOSE,
    DRAFT,
    EXCHANGE,
    FIRST_PLACEMENT,
    GIVE,
    LEVIED,
    MAIN,
    NO_TILE,
    OVER,
    PAY,
    PHASE_NAMES,
    PLACE,
    SEND,
    SETTLE,
    TAKE,
    WORK,
    VecchioState,
)
from loggia.kernel import Phrase, Seat, phrase

FLORINS = LEVY_CHOICES[FLORIN]


def prompt(box: VecchioBox, state: VecchioState, viewer: int | None) -> Phrase:
    """What is being decided, said to whoever looks."""
    if state.phase == OVER:
        return phrase("vecchio-prompt-over")
    if state.phase == DRAFT:
        waiting = viewer is None or state.council_down[viewer] != NO_TILE
        if viewer is None or waiting:
            return phrase("vecchio-wait-draft")
        return phrase("vecchio-prompt-draft", count=len(state.dealt[viewer]))
    if viewer != state.decider:
        if state.phase == PLACE:
            return phrase("vecchio-wait-place", seat=Seat(state.decider), count=state.to_place)
        return phrase(f"vecchio-wait-{PHASE_NAMES[state.phase]}", seat=Seat(state.decider))
    return _question(box, state)


def stance(state: VecchioState, seat: int) -> Phrase | None:
    """VEC-RUL-5: that the seat has chosen its tile, as long as others have not."""
    return phrase("vecchio-stance-draft") if state.phase == DRAFT and state.council_down[seat] != NO_TILE else None


def _question(box: VecchioBox, state: VecchioState) -> Phrase:
    if state.phase == SETTLE:
        return _settle(box, state)
    if state.phase == MAIN:
        return _main(box, state)
    if state.phase == SEND:
        return phrase("vecchio-prompt-send", town=names.town(box.map.towns[state.goal]))
    if state.phase == WORK:
        return _work(box, state)
    if state.phase == PAY:
        return _pay(box, state)
    if state.phase == PLACE:
        if state.area:
            return phrase("vecchio-prompt-place-area", area=state.area, count=state.to_place)
        return phrase("vecchio-prompt-place", count=state.to_place)
    if state.phase == CHOOSE:
        track = names.track(TRACKS[state.entering])
        if state.entering < len(REGIONS):
            return phrase("vecchio-prompt-choose-province", track=track)
        return phrase("vecchio-prompt-choose-florence", track=track, count=len(state.looked))
    if state.phase == TAKE:
        return _take(box, state)
    if state.phase == GIVE:
        scrolls = box.province[state.source].amounts["scroll"]
        return phrase("vecchio-prompt-give", goods=names.some("scroll", scrolls))
    if state.phase == EXCHANGE:
        return _exchange(state)
    return _levy(box, state) if state.phase == LEVIED else _family(state)


def _settle(box: VecchioBox, state: VecchioState) -> Phrase:
    if state.area:
        return phrase("vecchio-prompt-settle-area", area=state.area)
    if state.round == FIRST_PLACEMENT:
        return phrase("vecchio-prompt-settle-free", roll=box.sheet.free_roll)
    return phrase("vecchio-prompt-settle")


def _main(box: VecchioBox, state: VecchioState) -> Phrase:
    """VEC-TURN-2, VEC-END-2 to VEC-END-4: the pass is offered only where it is still allowed, tiles only to use now."""
    tiles = "-tiles" if can_use_a_tile(box, state, state.active) else ""
    left, most = state.actions_left, box.rules["final_round_actions"]
    if not left:
        return phrase(f"vecchio-prompt-end{tiles}")
    if not state.final:
        return phrase(f"vecchio-prompt-main{tiles}")
    if left < most:
        return phrase(f"vecchio-prompt-second{tiles}")
    if state.touched:
        return phrase(f"vecchio-prompt-double{tiles}", count=most)
    return phrase(f"vecchio-prompt-double-pass{tiles}", count=most, points=box.rules["pass_points"])


def _work(box: VecchioBox, state: VecchioState) -> Phrase:
    """VEC-TOWN-2, VEC-TOWN-4: the ways that are open now, and whether there is something to choose in the town."""
    ways = {move.way for move in work(box, state, state.decider) if isinstance(move, Work)}
    take = "-take" if box.map.colour[state.goal] in (BROWN, PURPLE) else ""
    kind = "-".join(way for way in ("middleman", "lie", "bishop") if way in ways)
    return phrase(f"vecchio-prompt-work-{kind}{take}", town=names.town(box.map.towns[state.goal]))


def _pay(box: VecchioBox, state: VecchioState) -> Phrase:
    """VEC-PROV-2: the printed price, and whether take-over tiles may or must be used."""
    ways = [move for move in pay(box, state, state.active) if isinstance(move, Pay)]
    with_tiles = [move for move in ways if move.tiles]
    kind = "" if not with_tiles else "-only-tiles" if len(with_tiles) == len(ways) else "-tiles"
    price = names.region_price(box, state.entering, space_cost(box, state, state.entering))
    return phrase(f"vecchio-prompt-pay{kind}", track=names.track(TRACKS[state.entering]), price=price)


def _take(box: VecchioBox, state: VecchioState) -> Phrase:
    offer = box.offer(state.source)
    if not offer:
        return phrase("vecchio-prompt-take")
    return phrase(
        "vecchio-prompt-take-any",
        followers=phrase("vecchio-some-same-follower", count=offer["follower_any"]),
        scrolls=names.some("scroll", offer["or_scroll"]),
        florins=names.some("florin", offer["or_florin"]),
    )


def _exchange(state: VecchioState) -> Phrase:
    """VEC-PT-M-DOUBLE: what the seat has to give."""
    followers, scrolls = any(state.followers(state.active)), state.has(state.active, SCROLL)
    kind = "" if followers and scrolls else "-follower" if followers else "-scroll"
    return phrase(f"vecchio-prompt-exchange{kind}")


def _levy(box: VecchioBox, state: VecchioState) -> Phrase:
    """VEC-EVT-4: what the seat can pay with."""
    ways = {move.good for move in levied(box, state, state.decider) if isinstance(move, Levy)}
    florins, tokens = FLORINS in ways, bool(ways - {FLORINS})
    kind = "" if florins and tokens else "-florins" if florins else "-token"
    amount = names.some("florin", box.rules["levy_florins"])
    return phrase(f"vecchio-prompt-levy{kind}", florins=amount)


def _family(state: VecchioState) -> Phrase:
    """VEC-EVT-3: whether somebody stands, lies, or both."""
    standing, lying = state.standing[state.decider], state.lying[state.decider]
    kind = "" if standing and lying else "-lay" if standing else "-return"
    return phrase(f"vecchio-prompt-family{kind}")
