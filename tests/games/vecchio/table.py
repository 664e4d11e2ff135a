"""Short builders: a table set up in the notation of the rules' test vectors.

A family is written `sesto+, colle-, 2 florin, CC-COIN, V-SCROLL, M-KNIGHT used, NB-HOARD, supply 5, crests 2`: `x+`
stands in town x, `x-` lies there. Tracks list their owners by letter, in order of arrival: `tracks={"venice": "AC"}`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from loggia.games.vecchio import GAME
from loggia.games.vecchio.rules.pieces import COUNCIL, EVENTS, GOOD_KINDS, GOODS, NOBILITY, TRACKS
from loggia.games.vecchio.rules.state import MAIN, VecchioState
from loggia.kernel import SILENCE, Chance, Event, Match, NotAllowed, Options, Told

BOX = GAME.box
LETTERS = "ABCD"
TOWNS = set(BOX.map.towns)


class Rigged(Chance):
    """A chance whose dice show the sums that are given; everything else is drawn as usual."""

    def __init__(self, *sums: int) -> None:
        super().__init__("rigged")
        self.faces: list[int] = []
        for total in sums:
            first = min(6, total - 1)
            self.faces += [first - 1, total - first - 1]

    def below(self, n: int) -> int:
        if n == 6 and self.faces:
            return self.faces.pop(0)
        return super().below(n)


def town(name: str) -> int:
    return BOX.map.index[name]


def table(
    *families: str,
    tracks: Mapping[str, str] | None = None,
    active: str = "A",
    final: bool = False,
    less_luck: bool = False,
    token: str = "council",
    crests: str = "levy family levy family levy family levy",
    rolls: Sequence[int] = (),
    council_stack: str | None = None,
    nobility_stack: str | None = None,
    middlemen: Mapping[str, str] | None = None,
) -> Match:
    """A match in which the active seat is to choose its action; four families unless more or fewer are written."""
    written = [*families, *[""] * (4 - len(families))] if len(families) < 2 else list(families)
    seats = len(written)
    options: dict[str, bool | int | str] = {"less_luck": less_luck, "middlemen": "standard"}
    state = GAME.rules.start(seats, options, Chance("table"), SILENCE)
    state.dealt = [()] * seats
    state.phase, state.round, state.turn = MAIN, 3, 9
    state.active = state.decider = LETTERS.index(active)
    state.final = final
    state.actions_left = BOX.rules["final_round_actions"] if final else 1
    state.cost_token = COUNCIL if token == "council" else NOBILITY
    state.goods = [0] * (seats * GOOD_KINDS)
    state.crest_stack = tuple(EVENTS.index(event) for event in crests.split())
    for name, owners in (tracks or {}).items():
        state.tracks[TRACKS.index(name)] = tuple(LETTERS.index(owner) for owner in owners)
    for colour, where in (middlemen or {}).items():
        state.middlemen[("brown", "black", "gray", "white", "purple").index(colour)] = town(where)
    for seat, text in enumerate(written):
        _family(state, seat, text)
    held = {tile for tiles in state.council for tile in tiles}
    state.council_stack = _stack(council_stack, BOX.council, held)
    state.nobility_stack = _stack(nobility_stack, BOX.nobility, {tile for tiles in state.nobility for tile in tiles})
    return Match(GAME, seats, options, state, Rigged(*rolls), None, [])


def _stack(written: str | None, printed: tuple[str, ...], held: set[int]) -> tuple[int, ...]:
    if written is None:
        return tuple(tile for tile in range(len(printed)) if tile not in held)
    return tuple(printed.index(name) for name in written.split())


def _family(state: VecchioState, seat: int, text: str) -> None:
    supply = None
    for part in filter(None, (one.strip() for one in text.split(","))):
        if (found := re.fullmatch(r"([a-z_]+)([+-])", part)) and found[1] in TOWNS:
            place = state.standing if found[2] == "+" else state.lying
            place[seat] = tuple(sorted((*place[seat], town(found[1]))))
        elif (found := re.fullmatch(r"(\d+) ([a-z]+)", part)) and found[2] in GOODS:
            state.goods[seat * GOOD_KINDS + GOODS.index(found[2])] = int(found[1])
        elif part.startswith("CC-"):
            tile = BOX.council_index[part.split()[0]]
            if part.endswith("down"):
                state.council_down[seat] = tile
            else:
                state.council[seat] += (tile,)
        elif part.startswith("NB-"):
            state.nobility[seat] = tuple(sorted((*state.nobility[seat], BOX.nobility_index[part])))
        elif part.split()[0] in BOX.province_index:
            tile = BOX.province_index[part.split()[0]]
            place = state.used if part.endswith("used") else state.unused
            place[seat] = tuple(sorted((*place[seat], tile)))
            state.pool[tile] -= 1
        elif part.startswith("supply "):
            supply = int(part[7:])
        elif part.startswith("crests "):
            state.crests[seat] = (0,) * int(part[7:])
        elif part == "passed":
            state.passed[seat] = True
        else:
            raise ValueError(part)
    on_tracks = sum(track.count(seat) for track in state.tracks)
    state.supply[seat] = 12 - state.in_towns(seat) - on_tracks if supply is None else supply


# --- asking and playing ----------------------------------------------------------------------------------------------


def play(match: Match, *moves: str) -> list[Event]:
    """Play the moves, each by the seat that decides, and say what happened."""
    told: list[Told] = []
    for move in moves:
        told += match.play(match.deciding[0], move)
    return [one.event for one in told]


def refused(match: Match, move: str, seat: int | None = None) -> str:
    """The rule that forbids a move now; empty if it is allowed."""
    why = match.refusal(match.deciding[0] if seat is None else seat, GAME.faces.parse(move))
    assert why is None or isinstance(why, NotAllowed)
    return why.rule if why else ""


def offered(match: Match, verb: str = "") -> list[str]:
    """The texts of the choices that begin with a verb."""
    texts = [move.text() for move in match.choices(match.deciding[0])]
    return [text for text in texts if text.split()[0] == verb] if verb else texts


def state_of(match: Match) -> VecchioState:
    assert isinstance(match.state, VecchioState)
    return match.state


def goods(match: Match, seat: int = 0) -> dict[str, int]:
    """What a seat owns, without what it has none of."""
    owned = zip(GOODS, state_of(match).goods_of(seat), strict=True)
    return {good: count for good, count in owned if count}


def standing(match: Match, seat: int = 0) -> list[str]:
    return [BOX.map.towns[where] for where in state_of(match).standing[seat]]


def lying(match: Match, seat: int = 0) -> list[str]:
    return [BOX.map.towns[where] for where in state_of(match).lying[seat]]


def unused(match: Match, seat: int = 0) -> list[str]:
    return [BOX.province[tile].name for tile in state_of(match).unused[seat]]


def used(match: Match, seat: int = 0) -> list[str]:
    return [BOX.province[tile].name for tile in state_of(match).used[seat]]


def council(match: Match, seat: int = 0) -> list[str]:
    return [BOX.council[tile] for tile in state_of(match).council[seat]]


def nobility(match: Match, seat: int = 0) -> list[str]:
    return [BOX.nobility[tile] for tile in state_of(match).nobility[seat]]


def track(match: Match, name: str) -> str:
    return "".join(LETTERS[owner] for owner in state_of(match).tracks[TRACKS.index(name)])


def middleman(match: Match, colour: str) -> str:
    number = ("brown", "black", "gray", "white", "purple").index(colour)
    return BOX.map.towns[state_of(match).middlemen[number]]


def settled(seats: int = 3, options: Options | None = None, seed: str = "settled") -> Match:
    """A new match, played at random up to the first turn."""
    match = GAME.new(seats, options or {"middlemen": "standard"}, seed)
    chance = Chance(seed)
    while state_of(match).phase != MAIN:
        seat = match.deciding[0]
        match.advance(seat, chance.choice(match.choices(seat)))
    return match
