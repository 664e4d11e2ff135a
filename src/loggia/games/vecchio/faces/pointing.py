"""The pieces that name a move, and what a player may mean who points at one that is dim."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from loggia.games.vecchio.rules import names
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.moves import (
    Choose,
    Draft,
    EndTurn,
    Exchange,
    Give,
    LayDown,
    Levy,
    Office,
    Pass,
    Pay,
    Place,
    Recover,
    Reinforce,
    Return,
    Send,
    Settle,
    Take,
    TakeOver,
    Town,
    Use,
    Work,
)
from loggia.games.vecchio.rules.pieces import (
    ANY_COLOUR,
    COLOURS,
    CREST_COLOURS,
    FOLLOWERS,
    GOODS,
    LEVY_CHOICES,
    NO_COIN,
    REGIONS,
    REUSE,
)
from loggia.games.vecchio.rules.state import (
    CHOOSE,
    DRAFT,
    EXCHANGE,
    FAMILY_EVENT,
    GIVE,
    LEVIED,
    MAIN,
    PAY,
    PLACE,
    SEND,
    SETTLE,
    WORK,
    VecchioState,
)
from loggia.kernel import Move, NotAllowed, not_allowed

# --- the pieces that name a move -------------------------------------------------------------------------------------


def _send_ids(box: VecchioBox, state: VecchioState, move: Send) -> tuple[str, ...]:
    paid = {"stay": (), "walk": ("good:florin",), "carriage": ("good:carriage",)}[move.means]
    return (f"member:{move.town}", *paid)


def _work_ids(box: VecchioBox, state: VecchioState, move: Work) -> tuple[str, ...]:
    colour = box.map.colour[state.goal]
    who = {
        "middleman": f"middleman:{COLOURS[colour]}",
        "bishop": "good:bishop",
        "lie": "do:lie",
    }[move.way]
    taken = {"": "", "florins": "florin", "scroll": "scroll", "bishops": "bishop", "carriages": "carriage"}[move.take]
    if not taken:
        return (who,)
    return (who, *[f"supply:{taken}"] * (2 if move.extra else 1))


def _pay_ids(box: VecchioBox, state: VecchioState, move: Pay) -> tuple[str, ...]:
    found = [f"good:{follower}" for follower in move.followers]
    for tile in move.tiles:
        own, _, target = tile.partition(":")
        found.append(f"tile:{own}")
        if target:
            found.append(f"used:{target}")
    return tuple(found)


def _use_ids(box: VecchioBox, state: VecchioState, move: Use) -> tuple[str, ...]:
    return (f"tile:{move.tile}", f"used:{move.target}") if move.target else (f"tile:{move.tile}",)


def _supply(good: str) -> str:
    return "supply:florin" if good == "florins" else f"supply:{good}"


Ids = Callable[[VecchioBox, VecchioState, Any], tuple[str, ...]]


IDS: dict[type[Move], Ids] = {
    Draft: lambda box, state, move: (f"tile:{move.tile}",),
    Settle: lambda box, state, move: tuple(f"town:{town}" for town in move.towns),
    Town: lambda box, state, move: (f"town:{move.town}",),
    TakeOver: lambda box, state, move: (f"track:{move.region}",),
    Office: lambda box, state, move: (f"track:{move.track}",),
    Reinforce: lambda box, state, move: ("do:reinforce",),
    Recover: lambda box, state, move: ("do:recover-roll" if move.roll else "do:recover",),
    Send: _send_ids,
    Work: _work_ids,
    Pay: _pay_ids,
    Place: lambda box, state, move: (f"town:{move.town}",),
    Choose: lambda box, state, move: (f"tile:{move.tile}",),
    Use: _use_ids,
    Take: lambda box, state, move: (_supply(move.good),),
    Give: lambda box, state, move: (f"good:{move.good}",),
    Exchange: lambda box, state, move: (f"good:{move.give}", *(_supply(good) for good in move.take)),
    Levy: lambda box, state, move: (f"good:{GOODS[LEVY_CHOICES.index(move.good)]}",),
    LayDown: lambda box, state, move: (f"member:{move.town}",),
    Return: lambda box, state, move: (f"lying:{move.town}",),
    EndTurn: lambda box, state, move: ("do:end",),
    Pass: lambda box, state, move: ("do:pass",),
}


def ids(box: VecchioBox, state: VecchioState, seat: int, move: Move) -> tuple[str, ...]:
    """The pieces to be pointed at."""
    return IDS[type(move)](box, state, move)


# --- what pointing at a dim piece may mean ---------------------------------------------------------------------------

MEANS = {"florin": "walk", "carriage": "carriage"}
TOKENS = {"florin": "florins"}
"""Goods that moves call otherwise than pieces do."""
TAKEN = {"florin": "florins", "scroll": "scroll", "bishop": "bishops", "carriage": "carriages"}
"""Goods as a town action calls them where one chooses."""
DEEDS = {
    "reinforce": "reinforce",
    "recover": "recover",
    "recover-roll": "recover roll",
    "lie": "work lie",
    "end": "end",
    "pass": "pass",
}

Pointed = list[tuple[str, str]]
Meant = Iterator[str | NotAllowed]


def meant(box: VecchioBox, state: VecchioState, seat: int, ids: Sequence[str]) -> Meant:
    """Moves in the notation, the likeliest first; or the refusal itself where no move says what was meant."""
    pointed: Pointed = [piece.partition(":")[::2] for piece in ids]
    kind, name = pointed[-1]
    if kind == "town":
        yield from _with_town(state, [name for kind, name in pointed if kind == "town"])
    elif kind == "track":
        yield f"takeover {name}" if name in REGIONS else f"office {name}"
    elif kind == "tile":
        yield from _with_tile(box, state, seat, pointed)
    elif kind == "used":
        yield from _with_used(box, state, seat, pointed)
    elif kind == "member":
        yield from (f"lay {name}",) if state.phase == FAMILY_EVENT else (f"send {name} walk", f"send {name} carriage")
    elif kind == "lying":
        yield from _with_lying(box, state, seat, name)
    elif kind == "middleman":
        yield from _with_middleman(box, state, seat, name)
    elif kind == "supply":
        yield from _with_supply(state, pointed)
    elif kind == "good":
        yield from _with_good(box, state, seat, pointed)
    elif kind == "do" and name in DEEDS:
        yield DEEDS[name]


def _with_town(state: VecchioState, towns: list[str]) -> Meant:
    if state.phase == SETTLE:
        yield f"settle {towns[0]} {towns[-1]}"
    elif state.phase == PLACE:
        yield f"place {towns[-1]}"
    else:
        yield f"town {towns[-1]}"


def _with_tile(box: VecchioBox, state: VecchioState, seat: int, pointed: Pointed) -> Meant:
    name = pointed[-1][1]
    if state.phase == PAY and name in (NO_COIN, ANY_COLOUR):
        yield from _payment(box, state, seat, pointed)
    else:
        verb = {DRAFT: "draft", CHOOSE: "choose"}.get(state.phase, "use")
        yield f"{verb} {name}"


def _with_used(box: VecchioBox, state: VecchioState, seat: int, pointed: Pointed) -> Meant:
    """VEC-PT-0: a used tile is used up, unless V-REUSE applies it again (VEC-RUL-9)."""
    name = pointed[-1][1]
    if state.phase == PAY and name in (NO_COIN, ANY_COLOUR):
        yield from _payment(box, state, seat, pointed)
    elif state.phase == MAIN and ("tile", REUSE) in pointed:
        yield f"use {REUSE} {name}"
    elif state.phase == MAIN and box.reuse in state.unused[seat]:
        yield f"use {REUSE} {name}"
        yield f"use {name}"
    else:
        yield f"use {name}"


def _payment(box: VecchioBox, state: VecchioState, seat: int, pointed: Pointed) -> Meant:
    """VEC-PROV-2: the tiles pointed at, with every payment that has the Followers pointed at, then with those alone."""
    followers = [name for kind, name in pointed if kind == "good"]
    tiles = [name for kind, name in pointed if kind == "tile" and name != REUSE]
    tiles += [f"{REUSE}:{name}" for kind, name in pointed if kind == "used"]
    using = f" with {' '.join(tiles)}" if tiles else ""
    for mix in box.mixes[box.price_size[state.entering]]:
        paid = [name for name, count in zip(FOLLOWERS, mix, strict=True) for _ in range(count)]
        owned = zip(FOLLOWERS, state.followers(seat), strict=True)
        if all(followers.count(name) <= paid.count(name) <= have for name, have in owned):
            yield f"pay {' '.join(paid)}{using}"
    yield f"pay {' '.join(followers)}{using}"


def _with_lying(box: VecchioBox, state: VecchioState, seat: int, name: str) -> Meant:
    """VEC-TOWN-6: who lies does nothing until a recovery."""
    if state.phase == FAMILY_EVENT:
        yield f"return {name}"
        return
    lies = name in box.map.index and box.map.index[name] in state.lying[seat]
    if lies and seat == state.decider and state.phase in (MAIN, SEND):
        yield not_allowed("VEC-TOWN-6", "vecchio-refused-lying", town=names.town(name))
    yield f"send {name} walk"


def _with_middleman(box: VecchioBox, state: VecchioState, seat: int, colour: str) -> Meant:
    """VEC-TOWN-2: he helps only in the town where he is, in a town action."""
    if colour not in CREST_COLOURS:
        return
    if state.phase == MAIN:
        yield f"town {box.map.towns[state.middlemen[CREST_COLOURS.index(colour)]]}"
        yield "work middleman"
        return
    elsewhere = state.middlemen[CREST_COLOURS.index(colour)] != state.goal
    if state.phase == WORK and elsewhere and seat == state.decider:
        town = names.town(box.map.towns[state.goal])
        yield not_allowed("VEC-TOWN-2", "vecchio-refused-other-middleman", town=town, colour=names.colour(colour))
    yield "work middleman"


def _with_supply(state: VecchioState, pointed: Pointed) -> Meant:
    name = pointed[-1][1]
    if state.phase == EXCHANGE:
        given = [name for kind, name in pointed if kind == "good"] or ["scroll"]
        taken = [name for kind, name in pointed if kind == "supply"]
        yield f"give {given[-1]} take {taken[0]} {taken[-1]}"
    elif state.phase == WORK:
        for way in ("middleman", "bishop"):
            yield f"work {way} {TAKEN.get(name, name)}"
    else:
        yield f"take {TOKENS.get(name, name)}"


def _with_good(box: VecchioBox, state: VecchioState, seat: int, pointed: Pointed) -> Meant:
    name = pointed[-1][1]
    phase = state.phase
    if phase == SEND:
        yield from (f"send {town} {MEANS[name]}" for kind, town in pointed if kind == "member" and name in MEANS)
    elif phase == WORK:
        yield f"work {name}"
        yield f"work {name} scroll"
    elif phase == PAY and name in FOLLOWERS:
        yield from _payment(box, state, seat, pointed)
    elif phase == LEVIED:
        yield f"levy {TOKENS.get(name, name)}"
    elif phase == GIVE:
        yield f"give {name}"
    elif phase == EXCHANGE:
        yield f"give {name} take scroll scroll"
