"""Palio: the smallest complete game that needs the whole contract. `docs/adding-a-game.md` walks through it.

Two to four quarters race for five prizes. Every seat holds the horses 1 to 5. For each prize, all seats enter
one horse secretly and at once; the fastest wins the prize, and equal fastest horses win nothing.
The prizes are 1 to 5 points; which one is run for next is drawn by lot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypedDict

from loggia.kernel import (
    Chance,
    Event,
    Faces,
    Game,
    Move,
    NotAllowed,
    NotAMove,
    Options,
    Phrase,
    Point,
    Result,
    Rules,
    Seat,
    State,
    Teller,
    not_allowed,
    phrase,
    plain_insight,
    ranked,
)

HORSES = 5
NOT_ENTERED = 0


@dataclass(frozen=True)
class Enter(Move):
    """Enter a horse for the prize that is run for now."""

    horse: int

    def text(self) -> str:
        """`enter 3`."""
        return f"enter {self.horse}"


MOVES = tuple(Enter(horse) for horse in range(1, HORSES + 1))


@dataclass(frozen=True)
class PrizeDrawn(Event):
    """PAL-PRIZE-1: the next prize was drawn by lot."""

    prize: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("palio-prize-drawn", prize=self.prize)


@dataclass(frozen=True)
class Entered(Event):
    """PAL-ENTER-2: everybody sees that a seat has chosen, not what."""

    seat: int

    def say(self) -> Phrase:
        """The sentence for the log."""
        return phrase("palio-entered", seat=Seat(self.seat))


@dataclass(frozen=True)
class Raced(Event):
    """PAL-RACE-1: all horses are shown, and the prize goes to its winner (-1: to nobody)."""

    horses: tuple[int, ...]
    winner: int
    prize: int
    reveals: ClassVar[bool] = True

    def say(self) -> Phrase:
        """The sentence for the log."""
        if self.winner < 0:
            return phrase("palio-nobody-won", prize=self.prize)
        return phrase("palio-won", seat=Seat(self.winner), prize=self.prize)


class PalioState(State):
    """Everything on the table."""

    __slots__ = ("entered", "hands", "prize", "prizes", "won")

    def __init__(
        self,
        hands: list[list[int]],
        entered: list[int],
        prizes: list[int],
        prize: int,
        won: list[list[int]],
    ) -> None:
        self.hands = hands
        self.entered = entered
        self.prizes = prizes
        self.prize = prize
        self.won = won

    def copy(self) -> PalioState:
        """An equal state that shares nothing."""
        return PalioState(
            [hand.copy() for hand in self.hands],
            self.entered.copy(),
            self.prizes.copy(),
            self.prize,
            [won.copy() for won in self.won],
        )


class OpenView(TypedDict):
    """What everybody sees."""

    prize: int
    prizes_left: list[int]
    hands: list[list[int]]
    entered: list[bool]
    won: list[list[int]]


class OwnView(TypedDict):
    """What only the viewer knows."""

    mine: int


class PalioView(OpenView, OwnView):
    """What a seat may know: its own entered horse, never another's before the race."""


def start(seats: int, options: Options, chance: Chance, tell: Teller) -> PalioState:
    """PAL-SET-1: horses 1 to 5 for every seat, prizes 1 to 5, the first prize by lot."""
    horses = list(range(1, HORSES + 1))
    hands = [horses.copy() for _ in range(seats)]
    state = PalioState(hands, [NOT_ENTERED] * seats, horses, 0, [[] for _ in range(seats)])
    draw_prize(state, chance, tell)
    return state


def draw_prize(state: PalioState, chance: Chance, tell: Teller) -> None:
    """PAL-PRIZE-1."""
    if state.prizes:
        state.prize = state.prizes.pop(chance.below(len(state.prizes)))
        tell(PrizeDrawn, state.prize)
    else:
        state.prize = 0


def deciding(state: PalioState) -> tuple[int, ...]:
    """PAL-ENTER-1: all seats that have not entered a horse yet, at the same time."""
    if not state.prize:
        return ()
    return tuple(seat for seat, horse in enumerate(state.entered) if horse == NOT_ENTERED)


def choices(state: PalioState, seat: int) -> Sequence[Enter]:
    """PAL-ENTER-3: any horse still in the stable."""
    return [MOVES[horse - 1] for horse in state.hands[seat]]


def refusal(state: PalioState, seat: int, move: Enter) -> NotAllowed | None:
    """Why not that horse."""
    if move.horse not in state.hands[seat]:
        return not_allowed("PAL-ENTER-3", "palio-refused-horse", horse=move.horse)
    return None


def advance(state: PalioState, seat: int, move: Enter, chance: Chance, tell: Teller) -> None:
    """Enter the horse; when it is the last one, race."""
    state.entered[seat] = move.horse
    tell(Entered, seat)
    if NOT_ENTERED in state.entered:
        return
    fastest = max(state.entered)
    winner = state.entered.index(fastest) if state.entered.count(fastest) == 1 else -1
    tell(Raced, tuple(state.entered), winner, state.prize)
    if winner >= 0:
        state.won[winner].append(state.prize)
    for hand, horse in zip(state.hands, state.entered, strict=True):
        hand.remove(horse)
    state.entered = [NOT_ENTERED] * len(state.hands)
    draw_prize(state, chance, tell)


def result(state: PalioState) -> Result | None:
    """PAL-END-1: most points win; ties share."""
    if state.prize:
        return None
    scores = tuple(sum(won) for won in state.won)
    points = tuple(tuple(Point(phrase("palio-point", prize=p), p) for p in won) for won in state.won)
    return Result(scores, ranked(scores), points)


def tally(state: PalioState) -> tuple[int, ...]:
    """Points won so far."""
    return tuple(sum(won) for won in state.won)


def turn(state: PalioState) -> int:
    """One race is one turn."""
    return len(state.prizes)


def open_view(state: PalioState) -> OpenView:
    """The parts that are the same for everybody; a game may also leave that question open."""
    return {
        "prize": state.prize,
        "prizes_left": sorted(state.prizes),
        "hands": [hand.copy() for hand in state.hands],
        "entered": [horse != NOT_ENTERED for horse in state.entered],
        "won": [won.copy() for won in state.won],
    }


def own_view(state: PalioState, viewer: int | None) -> OwnView:
    """The other parts."""
    return {"mine": NOT_ENTERED if viewer is None else state.entered[viewer]}


def prompt(state: PalioState, viewer: int | None) -> Phrase:
    """What is being decided."""
    return phrase("palio-prompt", prize=state.prize) if state.prize else phrase("palio-over")


def imagine(state: PalioState, seat: int, chance: Chance) -> PalioState:
    """The others' entered horses could be any of their hands."""
    twin = state.copy()
    for other, horse in enumerate(state.entered):
        if other != seat and horse != NOT_ENTERED:
            twin.entered[other] = chance.choice(state.hands[other])
    return twin


def inventory(state: PalioState) -> Mapping[str, int]:
    """The races already run have used up one horse of everybody."""
    run = HORSES - len(state.prizes) - (1 if state.prize else 0)
    return {f"horses {seat}": len(hand) + run for seat, hand in enumerate(state.hands)}


def parse(text: str) -> Enter:
    """`enter 3`."""
    words = text.lower().split()
    if len(words) == 2 and words[0] == "enter" and words[1] in {"1", "2", "3", "4", "5"}:
        return MOVES[int(words[1]) - 1]
    raise NotAMove(phrase("palio-not-a-move", given=text))


def code(move: Enter) -> int | None:
    """The horse's number less one."""
    return move.horse - 1


def decode(code: int) -> Enter:
    """The move of that integer."""
    return MOVES[code]


def ids(state: PalioState, seat: int, move: Enter) -> tuple[str, ...]:
    """The horse to point at."""
    return (f"horse:{move.horse}",)


def describe(state: PalioState, seat: int, move: Enter) -> Phrase:
    """The move in words."""
    return phrase("palio-enter", horse=move.horse)


def sketch(view: Mapping[str, Any], say: Callable[[Phrase], str], width: int) -> list[str]:
    """One line per seat."""
    lines = [say(phrase("palio-prompt", prize=view["prize"])) if view["prize"] else say(phrase("palio-over"))]
    for seat, hand in enumerate(view["hands"]):
        mark = "*" if view["entered"][seat] else " "
        name = say(phrase("seat-name", seat=Seat(seat)))
        lines.append(f"{mark} {name}: {' '.join(map(str, hand))}   {sum(view['won'][seat])}")
    return lines


RULES = Rules(
    start=start,
    deciding=deciding,
    choices=choices,
    refusal=refusal,
    advance=advance,
    result=result,
    tally=tally,
    turn=turn,
    open_view=open_view,
    own_view=own_view,
    imagine=imagine,
    inventory=inventory,
)

GAME = Game(
    name="palio",
    seats=(2, 3, 4),
    box=None,
    rules=RULES,
    faces=Faces(
        codes=HORSES,
        parse=parse,
        code=code,
        decode=decode,
        prompt=prompt,
        describe=describe,
        ids=ids,
        sketch=sketch,
    ),
    insight=plain_insight(RULES),
    view_type=PalioView,
    move_types=(Enter,),
    event_types=(PrizeDrawn, Entered, Raced),
)
