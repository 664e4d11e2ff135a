"""The parts of a game, one per kind of caller: `Rules`, `Faces`, `Insight`, and for some games `Trade` and `Clock`.

Each is a table of functions that a room fills with its own: the functions get the state they speak about and keep
nothing. A room binds what else they need, such as its box, with `functools.partial`. `eventclass` is how a room makes
its kinds of events.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any, Generic, TypeAlias, TypeVar, dataclass_transform

from loggia.kernel.chance import Chance
from loggia.kernel.event import Event, Teller
from loggia.kernel.move import Move, State
from loggia.kernel.option import Options, OptionValue
from loggia.kernel.phrase import Phrase
from loggia.kernel.refusal import NotAllowed
from loggia.kernel.result import Result, SeatPoints
from loggia.kernel.trade import Bargain, Deal, No, OrderForm, Proposal, Reply, Talk

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)

View: TypeAlias = Mapping[str, Any]
Say: TypeAlias = Callable[[Phrase], str]

_DERIVED: Any = None
"""Marks a field that follows from the others unless a room gives it."""


def _options_as_given(seats: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    return options


def lists_every_choice(state: State, seat: int) -> bool:
    """For games whose `choices` is always the whole list; callers may ask whether it is this function."""
    return True


def _scores_hidden(state: State) -> tuple[int, ...]:
    return ()


def _points_unknown(state: State, viewer: int | None) -> tuple[SeatPoints, ...]:
    return ()


def _one_turn(state: State) -> int:
    return 0


def _nothing_counted(state: State) -> Mapping[str, int]:
    return {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules(Generic[S, M]):
    """What the rulebook says."""

    start: Callable[[int, Options, Chance, Teller], S]
    """Set up a match for so many seats."""
    deciding: Callable[[S], tuple[int, ...]]
    """The seats that must or may decide now: public knowledge. Empty when the match is over."""
    choices: Callable[[S, int], Sequence[M]]
    """Every legal move of that seat in a canonical order, or a bounded list where `lists_all` is false."""
    refusal: Callable[[S, int, M], NotAllowed | None]
    """Why that seat may not play that move now, with the rule's id; None if it may."""
    advance: Callable[[S, int, M, Chance, Teller], None]
    """Carry out a legal move, in place and unchecked, for search. `Match.play` checks first."""
    result: Callable[[S], Result | None]
    """None until the match is over."""
    open_view: Callable[[S], View]
    """The part of the view that is the same for everybody, as JSON data. The house makes it once for all viewers."""
    own_view: Callable[[S, int | None], View]
    """The part of the view that depends on the viewer (None: an onlooker). The two parts have no key in common."""
    imagine: Callable[[S, int, Chance], S]
    """A complete state that the seat cannot tell from the real one, by all it was ever told."""
    check_options: Callable[[int, dict[str, OptionValue]], dict[str, OptionValue]] = _options_as_given
    """The options as the match will keep them; raises `WrongSetup` where they contradict each other."""
    awaited: Callable[[S], tuple[int, ...]] = _DERIVED
    """The deciding seats that the match waits for; each has at least one choice. All of them unless given."""
    speaks: Callable[[S, int], bool] = _DERIVED
    """Whether a deciding seat has any choice, for games that know without listing them."""
    lists_all: Callable[[S, int], bool] = lists_every_choice
    """Whether `choices` is the whole list. Where it is not, `refusal` checks any move and `sample` finds some."""
    sample: Callable[[S, int, Chance], M] = _DERIVED
    """A random legal move, also from outside a bounded list."""
    tally: Callable[[S], tuple[int, ...]] = _scores_hidden
    """The public score of each seat so far; empty if scores are hidden. At the end of a match, its scores."""
    points_now: Callable[[S, int | None], tuple[SeatPoints, ...]] = _points_unknown
    """Where every seat's points come from now, and what the final scoring would add, as far as that viewer (None: an
    onlooker) may know; a seat knows all of its own. After the end, the points of the result. Empty: not told."""
    turn: Callable[[S], int] = _one_turn
    """A number that changes when a new turn begins, so that a whole turn can be undone at once."""
    round: Callable[[S], int] = _one_turn
    """The number of the round, for games that have rounds: it changes when a new one begins."""
    inventory: Callable[[S], Mapping[str, int]] = _nothing_counted
    """Every kind of piece with its number over all places: the same at every moment of a match."""

    def __post_init__(self) -> None:
        choices = self.choices
        derived: dict[str, object] = {
            "awaited": self.deciding,
            "speaks": lambda state, seat: bool(choices(state, seat)),
            "sample": lambda state, seat, chance: chance.choice(choices(state, seat)),
        }
        for name, default in derived.items():
            if self.__dict__[name] is _DERIVED:
                object.__setattr__(self, name, default)

    def view(self, state: S, viewer: int | None) -> dict[str, Any]:
        """All that one seat (None: an onlooker) may know."""
        return {**self.open_view(state), **self.own_view(state, viewer)}


def _no_ids(state: State, seat: int, move: Move) -> tuple[str, ...]:
    return ()


def _no_effect(state: State, seat: int, move: Move) -> Phrase | None:
    return None


def _no_opening(state: State, seat: int, move: Move) -> Phrase | None:
    return None


def _never(state: State, seat: int, move: Move) -> bool:
    return False


def _no_stance(state: State, seat: int) -> Phrase | None:
    return None


def _nothing_meant(state: State, seat: int, ids: Sequence[str]) -> Iterable[str | NotAllowed]:
    return ()


def _keys_and_values(view: View, say: Say, width: int) -> list[str]:
    return [f"{key}: {value}"[:width] for key, value in view.items()]


@dataclass(frozen=True, kw_only=True, eq=False)
class Faces(Generic[S, M]):
    """How people and programs point at, read and write moves; what they are told about a decision."""

    codes: int
    """How many integers the moves' integer face needs: codes are 0 to codes - 1."""
    parse: Callable[[str], M]
    """The move with that text, or `NotAMove`. Forgives case and extra spaces."""
    read: Callable[[S, str], M] = _DERIVED
    """The move that a text means in that match, where an option changes how a text is read; `parse` unless given."""
    code: Callable[[M], int | None]
    """The move's integer; None only for moves outside a bounded list."""
    decode: Callable[[int], M]
    """The move with that integer."""
    prompt: Callable[[S, int | None], Phrase]
    """What is being decided, said to that viewer. It offers nothing that `Rules.choices` does not."""
    describe: Callable[[S, int, M], Phrase]
    """The move in words."""
    effect: Callable[[S, int, M], Phrase | None] = _no_effect
    """What a move would bring or cost, as far as the seat can know; for previews."""
    opening: Callable[[S, int, M], Phrase | None] = _no_opening
    """The name of the way in which the seat opens, where this move settles it; None: it does not. A seat's first name
    counts. Few names in all, since people compare their results by them."""
    aside: Callable[[S, int, M], bool] = _never
    """Whether a move is a power beside the decision, which most leave alone: it is offered small, with its effect."""
    led: Callable[[S, int, M], bool] = _never
    """Whether the first of the move's pieces stands for all of them until it is pointed at: a card that is played, and
    then for what. Only that one is lit at first, unless another move needs the others."""
    stance: Callable[[S, int], Phrase | None] = _no_stance
    """What that seat has already said in the present decision ("You passed."), for whoever is not waited for now."""
    ids: Callable[[S, int, M], tuple[str, ...]] = _no_ids
    """The pieces that name the move, to be pointed at: `("section:2", "block:green", "block:green")`."""
    meant: Callable[[S, int, Sequence[str]], Iterable[str | NotAllowed]] = _nothing_meant
    """What somebody may want to play who points at these pieces, the last of them dim: moves in the notation, the
    likeliest first. The first that `Rules.refusal` refuses tells why that piece is dim. Where no move of the notation
    says what was meant, the reason itself; it is given only to a seat that decides now."""
    sketch: Callable[[Any, Say, int], list[str]] = _keys_and_values
    """The view drawn as lines of text in rich's console markup, at most so many columns wide."""

    def __post_init__(self) -> None:
        if self.__dict__["read"] is _DERIVED:
            parse = self.parse
            object.__setattr__(self, "read", lambda state, text: parse(text))


def _no_news(state: State) -> Hashable:
    return None


@dataclass(frozen=True, kw_only=True, eq=False)
class Insight(Generic[S, M]):
    """What bots care about."""

    values: Callable[[S], list[float]]
    """An estimate of each seat's final standing, higher is better."""
    weigh: Callable[[S, int, Sequence[M]], list[float]]
    """How promising each move looks at a glance, above zero; guides playouts and search."""
    gist: Callable[[S, int], Sequence[M]]
    """The few choices that matter when a match is only thought through; all of them, where they are few."""
    judge: Callable[[S], list[float]] = _DERIVED
    """Better `values` of a position between two turns, where the room has learned some from many matches."""
    news: Callable[[S], Hashable] = _no_news
    """What chance has laid open to all by now, such as a new display: a search tells decisions apart by it.
    None where the moves alone say what everybody sees, or where it matters little."""

    def __post_init__(self) -> None:
        if self.__dict__["judge"] is _DERIVED:
            object.__setattr__(self, "judge", self.values)


def plain_insight(rules: Rules[S, M]) -> Insight[S, M]:
    """For a game without insight of its own: the tally, and all moves alike."""
    return Insight(
        values=lambda state: [float(score) for score in rules.tally(state)],
        weigh=lambda state, seat, moves: [1.0] * len(moves),
        gist=rules.choices,
    )


@dataclass(frozen=True, kw_only=True, eq=False)
class Trade(Generic[S, M]):
    """Bargaining, for games that have it."""

    bargain: Callable[[S, int], Bargain | None]
    """In a negotiation: what the seat could say and what each deal would bring; None where nobody negotiates."""
    appraise: Callable[[S, int, Sequence[Deal]], Sequence[Deal]]
    """Deals of the seat's bargain in another imagined world, with what they would bring there."""
    proposals: Callable[[S, int], Sequence[Proposal]]
    """The standing proposals that are for that seat to take or to turn down, as it knows them."""
    moment: float
    """From which gain on a deal is worth a moment's wait of others, in the game's points."""
    reply: Callable[[S, int, str], Reply]
    """What a bot answers in an imagined world when its proposal with that id is turned down."""
    standing_move: Callable[[S, int, Sequence[str]], M | None]
    """What the seat's standing orders, in the game's own words, call for now; None: nothing. Raises `NotAMove`."""
    order_forms: Callable[[S, int], Sequence[OrderForm]]
    """The game's own standing orders, as forms to be filled in."""
    order_words: Callable[[S, int, str], Phrase]
    """A standing order of the game's own in words. Raises `NotAMove`, or `NotAllowed` where it could never apply."""
    talk: Callable[[S], Talk | None]
    """The negotiation that a live table's clock has to end; None where the rules set it no time."""
    end_talk: Callable[[S], None]
    """The time of the talk is over, in place: nothing new may be proposed in it. This only forbids, and no move does
    anything else after it: a record needs no trace of it."""
    refuse: Callable[[S, int, No], Phrase]
    """How the seat says no to a proposal in an imagined world."""
    prices: Callable[[S, int, M], Phrase | None]
    """What the two parties of a deal can give or take at most, in an imagined world; None: it is no deal."""
    limits: Callable[[S, int, M], Phrase | None]
    """The same of a deal that is looked back on, in words that fit whoever reads them."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Clock(Generic[S, M]):
    """Time, for games whose rules speak of it."""

    reserve: int
    """Seconds that the rules give each seat for a whole match beside `seconds`."""
    seconds: Callable[[S], int]
    """How long the rules let the present decision take; 0 where they say nothing."""
    timeout: Callable[[S, int], M | None]
    """What the rules say happens when that seat's time runs out; None: a bot decides."""


@dataclass_transform(frozen_default=True)
def eventclass(kind: type[E]) -> type[E]:
    """Makes a frozen dataclass of a kind of event, one that is made four times as fast.

    The `__init__` of a frozen dataclass asks `object.__setattr__` for every field; this one writes them into the
    instance's own dict. Every move that is told makes an event or two, so that this is a part of what a checked move
    costs.
    """
    made = dataclass(frozen=True)(kind)
    known: dict[str, Any] = {}
    parameters, lines = ["self"], ["    _own = self.__dict__"]
    for one in fields(made):  # type: ignore[arg-type]
        if one.default is not MISSING:
            known[f"_default_{one.name}"] = one.default
        parameters.append(one.name if one.default is MISSING else f"{one.name}=_default_{one.name}")
        lines.append(f"    _own[{one.name!r}] = {one.name}")
    text = "\n".join([f"def __init__({', '.join(parameters)}):", *lines])
    exec(text, known)
    init = known["__init__"]
    init.__qualname__ = f"{kind.__qualname__}.__init__"
    setattr(made, "__init__", init)  # noqa: B010 - mypy knows that methods are not assigned
    return made
