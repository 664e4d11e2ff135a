"""Short builders: positions in the notation of the rules' worked examples, and decks stacked by hand.

A quarter is written `UC R9>R40, B3 | CP G2>G11>G17 | OP Y6>Y7>Y15 | walls 2 | bastions 1 | score 6`: colour letter and
street number, `W500` for a wild, bottom card first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from loggia.games.lucca import GAME, LuccaGame
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.pieces import BASTION, COMPLETED, CONSTRUCTION, NOWHERE, OPENED
from loggia.games.lucca.rules.rounds import order_of_play
from loggia.games.lucca.rules.state import NO_TRIPLET, PLAYING, TURN, WINDOWS, LedgerLine, LuccaState
from loggia.kernel import Chance, Event, Match, OptionValue, Point, Teller

T = TypeVar("T")

LETTERS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "P": "purple", "N": "brown"}
AREAS = {"UC": CONSTRUCTION, "CP": COMPLETED, "OP": OPENED}
X = BASTION


class Stacked(Chance):
    """A chance whose shuffles put these cards on top, the first to be drawn first; one list for each shuffle."""

    def __init__(self, *tops: Sequence[int]) -> None:
        super().__init__("stacked")
        self.tops = [list(top) for top in tops]

    def shuffle(self, things: list[T]) -> None:
        top = self.tops.pop(0) if self.tops else []
        rest: list[object] = list(things)
        for card in top:
            rest.remove(card)
        things[:] = [*rest, *reversed(top)]  # type: ignore[list-item]


def stacked(seats: int, *tops: Sequence[int], celebration: bool = False) -> Match:
    """A new match with a deck stacked by hand."""
    chance, tell = Stacked(*tops), Teller()
    options: dict[str, OptionValue] = {"celebration": celebration}
    state = GAME.rules.start(seats, options, chance, tell)
    return Match(GAME, seats, options, state, chance, None, [], tuple(tell.told))


def _cards(stack: str) -> tuple[int, ...]:
    return tuple(int(card.strip()[1:]) for card in stack.split(">"))


def _colour(stack: str) -> int:
    return GAME.box.colours.index(LETTERS[stack.strip()[0]])


def position(
    *quarters: str,
    city: str = "",
    celebration: bool = False,
    triplets: Sequence[Sequence[int]] = (),
    hand: Sequence[int] = (),
    deck: Sequence[int] = (),
    order: tuple[int, ...] = (),
    round: int = 2,
    at: int = 0,
    phase: int | None = None,
) -> Match:
    """A match in the middle of a round. With a hand, the first in order has just taken a triplet."""
    seats = len(quarters)
    state = LuccaState(seats, celebration, len(GAME.box.colours), city=seats == 2)
    state.phase = (PLAYING if hand else TURN) if phase is None else phase
    state.round, state.at = round, at
    state.deck, state.hand = list(deck), list(hand)
    state.triplets = [tuple(triplet) for triplet in triplets]
    state.taken = 0 if hand else NO_TRIPLET
    for seat, quarter in enumerate([*quarters, city]):
        for part in filter(None, (one.strip() for one in quarter.split("|"))):
            _lay(state, seat, part)
    state.order = order or order_of_play(setting_of(state), state)
    return Match(GAME, seats, {"celebration": celebration}, state, Chance("position"), None, [])


def _lay(state: LuccaState, seat: int, part: str) -> None:
    word, _, rest = part.partition(" ")
    if word == "walls":
        state.walls[seat] = (1,) * int(rest)
    elif word == "bastions":
        state.bastions[seat] = int(rest)
    elif word == "score":
        line: LedgerLine = (WINDOWS, 0, int(rest))
        state.ledgers[seat] = (line,)
    else:
        for stack in rest.split(","):
            if word == "CP" and seat == state.seats:
                state.city_completed += ((_colour(stack), _cards(stack)),)
            else:
                place = state.place(seat, _colour(stack))
                assert state.areas[place] == NOWHERE, f"two palaces of one colour: {part}"
                state.stacks[place], state.areas[place] = _cards(stack), AREAS[word]


def setting_of(state: LuccaState, game: LuccaGame = GAME) -> Setting:
    """What stays the same during that state's match."""
    return game.box.settings[state.seats, state.celebration]


def state_of(match: Match) -> LuccaState:
    """The state of a match of Lucca."""
    assert isinstance(match.state, LuccaState)
    return match.state


def play(match: Match, *moves: str) -> list[Event]:
    """Play moves of whoever decides now, in turn, and say what happened."""
    told: list[Event] = []
    for move in moves:
        told += [one.event for one in match.play(match.deciding[0], move)]
    return told


def refused(match: Match, move: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the message with which a move is refused."""
    why = match.refusal(match.deciding[0] if seat is None else seat, match.move(move))
    assert why is not None, f"{move} is allowed"
    return why.rule, why.why.id


def texts(match: Match, beginning: str = "") -> set[str]:
    """The choices of whoever decides now, as text."""
    return {move.text() for move in match.choices(match.deciding[0]) if move.text().startswith(beginning)}


def scores(match: Match) -> tuple[int, ...]:
    """Everybody's points."""
    return match.game.rules.tally(match.state)


def palace(match: Match, seat: int, colour: str) -> tuple[str, tuple[int, ...]]:
    """Where a seat's palace lies, and its cards; the City is the seat after the last."""
    state, number = state_of(match), GAME.box.colours.index(colour)
    area = ("", "UC", "CP", "OP")[state.area(seat, number)]
    return area, state.palace(seat, number)


def sources(points: Sequence[Point]) -> dict[str, int]:
    """Points by the message of their source."""
    found: dict[str, int] = {}
    for point in points:
        found[point.source.id] = found.get(point.source.id, 0) + point.points
    return found
