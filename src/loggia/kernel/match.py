"""A match: one playing of a game, with the one gate through which every move goes."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from loggia.kernel.chance import Chance, commitment
from loggia.kernel.doors import Rules
from loggia.kernel.event import SILENCE, Teller, Told
from loggia.kernel.game import AnyGame
from loggia.kernel.move import Move, State
from loggia.kernel.option import OptionValue
from loggia.kernel.phrase import Phrase, Seat, phrase
from loggia.kernel.record import BadRecord, Imagined, Record
from loggia.kernel.refusal import NotAllowed, NotAMove, Refused
from loggia.kernel.result import Result
from loggia.kernel.showing import common_view, own_view


class Choice(NamedTuple):
    """A legal move with all its faces, as front ends get it."""

    move: Move
    text: str
    ids: tuple[str, ...]
    say: Phrase
    effect: Phrase | None


class Doors:
    """The rules that every move asks, looked up once for a game: that takes as long as some of the answers."""

    __slots__ = ("advance", "awaited", "choices", "deciding", "lists_all", "refusal", "result", "sample", "speaks")

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.deciding, self.awaited, self.speaks = rules.deciding, rules.awaited, rules.speaks
        self.choices, self.lists_all, self.sample = rules.choices, rules.lists_all, rules.sample
        self.refusal, self.advance, self.result = rules.refusal, rules.advance, rules.result


def doors_of(game: AnyGame) -> Doors:
    """The doors of a game, made with its first match."""
    doors: Doors | None = game.__dict__.get(_DOORS)
    if doors is None:
        doors = game.__dict__[_DOORS] = Doors(game.rules)
    return doors


_DOORS: Final = "_doors"


class Mark(NamedTuple):
    """A moment of a match to which it can return."""

    moves: int
    state: State
    chance: Chance
    imagined: int = 0


class Match:
    """One playing of a game. `play` always checks; nothing else changes a match.

    >>> import loggia
    >>> match = loggia.game("palio").new(seats=2, seed=7)
    >>> match.deciding
    (0, 1)
    >>> told = match.play(0, match.choices(0)[0])
    >>> match.deciding
    (1,)
    """

    __slots__ = (
        "_chance",
        "_doors",
        "_seed",
        "game",
        "imagined",
        "moves",
        "opening",
        "options",
        "seats",
        "state",
    )

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: dict[str, OptionValue],
        state: State,
        chance: Chance,
        seed: str | None,
        moves: list[tuple[int, Move]],
        opening: tuple[Told, ...] = (),
        imagined: tuple[Imagined, ...] = (),
        doors: Doors | None = None,
    ) -> None:
        self.game = game
        self._doors: Doors = doors_of(game) if doors is None else doors
        self.seats = seats
        self.options = options
        self.state = state
        self.moves = moves
        self.opening = opening
        self.imagined = imagined
        self._chance = chance
        self._seed = seed

    # --- asking ---------------------------------------------------------------------------------------

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that must or may decide now."""
        return self._doors.deciding(self.state)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the match waits for."""
        return self._doors.awaited(self.state)

    def choices(self, seat: int) -> Sequence[Move]:
        """Every legal move of that seat (a bounded list where there are too many), in a canonical order."""
        doors, state = self._doors, self.state
        return doors.choices(state, seat) if seat in doors.deciding(state) else ()

    def faces(self, seat: int) -> list[Choice]:
        """The choices with everything a front end needs to show them."""
        game, state = self.game, self.state
        return [
            Choice(
                move,
                move.text(),
                game.faces.ids(state, seat, move),
                game.faces.describe(state, seat, move),
                game.faces.effect(state, seat, move),
            )
            for move in self.choices(seat)
        ]

    def refusal(self, seat: int, move: Move) -> NotAllowed | None:
        """Why that seat may not play that move now; None if it may."""
        return _why_not(self._doors, self.state, seat, move)

    def view(self, viewer: int | None) -> dict[str, Any]:
        """All that a seat (None: an onlooker) may know now, with the prompt; JSON data."""
        common, own = common_view(self), own_view(self, viewer)
        return {**common, **own, "table": {**common["table"], **own["table"]}}

    @property
    def result(self) -> Result | None:
        """None until the match is over."""
        return self._doors.result(self.state)

    @property
    def over(self) -> bool:
        """Whether nobody decides any more."""
        return not self._doors.deciding(self.state)

    # --- changing -------------------------------------------------------------------------------------

    def move(self, given: Move | str | int) -> Move:
        """The typed move meant by any of its three faces, or `NotAMove`."""
        if isinstance(given, Move):
            return given
        if isinstance(given, str):
            return self.game.faces.read(self.state, given)  # type: ignore[no-any-return]
        if not 0 <= given < self.game.faces.codes:
            raise NotAMove(phrase("refused-no-such-code", code=str(given)))
        return self.game.faces.decode(given)  # type: ignore[no-any-return]

    def play(self, seat: int, given: Move | str | int) -> list[Told]:
        """Play a move of that seat and say what happened; or `Refused`, and nothing has changed."""
        move = given if isinstance(given, Move) else self.move(given)
        doors, state = self._doors, self.state
        why = _why_not(doors, state, seat, move)
        if why is not None:
            raise why
        tell = Teller()
        doors.advance(state, seat, move, self._chance, tell)
        self.moves.append((seat, move))
        return tell.told

    def advance(self, seat: int, move: Move) -> None:
        """Play without checking, for search and simulation: the move must come from `choices`. Tells nobody."""
        self._doors.advance(self.state, seat, move, self._chance, SILENCE)
        self.moves.append((seat, move))

    # --- copies ---------------------------------------------------------------------------------------

    def copy(self, chance: Chance | None = None) -> Match:
        """The same match again. With a chance of its own for thinking, its record cannot be told."""
        return Match(
            self.game,
            self.seats,
            self.options,
            self.state.copy(),
            self._chance.copy() if chance is None else chance,
            self._seed if chance is None else None,
            self.moves.copy(),
            self.opening,
            self.imagined,
            self._doors,
        )

    def imagine(self, seat: int, chance: Chance) -> Match:
        """A complete match that the seat cannot tell from the real one, with a chance of its own."""
        state = self.game.rules.imagine(self.state, seat, chance)
        return Match(self.game, self.seats, self.options, state, chance, None, [], (), (), self._doors)

    def mark(self) -> Mark:
        """Remember this moment; costs one copy of the state."""
        return Mark(len(self.moves), self.state.copy(), self._chance.copy(), len(self.imagined))

    def back_to(self, mark: Mark) -> None:
        """Return to a moment of this same match, for undo."""
        del self.moves[mark.moves :]
        self.imagined = self.imagined[: mark.imagined]
        self.state = mark.state.copy()
        self._chance = mark.chance.copy()

    def save(self) -> bytes:
        """A snapshot for caches of the same program version; the record is the lasting form."""
        parts = (
            self.seats,
            self.options,
            self.state,
            self._chance,
            self._seed,
            self.moves,
            self.opening,
            self.imagined,
        )
        return pickle.dumps(parts, protocol=5)

    @classmethod
    def restore(cls, game: AnyGame, saved: bytes) -> Match:
        """The match of a snapshot that this very program wrote (never feed it foreign bytes)."""
        seats, options, state, chance, seed, moves, opening, imagined = pickle.loads(saved)
        return cls(game, seats, options, state, chance, seed, moves, opening, imagined)

    # --- the record -----------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """Published at the start: binds the seed."""
        return commitment(self.seed)

    @property
    def seed(self) -> str:
        """The seed: to be kept secret until the match is over."""
        if self._seed is None:
            raise ValueError("an imagined match has no seed")
        return self._seed

    @property
    def spent_chance(self) -> int:
        """How much was left to chance so far; unchanged over a move means that the move was certain."""
        return self._chance.spent

    @property
    def record(self) -> Record:
        """All that is needed to rebuild this match exactly."""
        result = self.result
        return Record(
            game=self.game.name,
            revision=self.game.revision,
            seats=self.seats,
            options=dict(self.options),
            seed=self.seed,
            data=self.game.data_digest,
            moves=tuple((seat, move.text()) for seat, move in self.moves),
            scores=result.scores if result else None,
            imagined=self.imagined,
        )


def _why_not(doors: Doors, state: State, seat: int, move: Move) -> NotAllowed | None:
    """Why that seat may not play that move now; None if it may."""
    if seat not in doors.deciding(state):
        if doors.result(state) is not None:
            return NotAllowed(phrase("refused-over"), "KERNEL-OVER")
        return NotAllowed(phrase("refused-not-your-decision"), "KERNEL-TURN")
    return doors.refusal(state, seat, move)


def begin(game: AnyGame, seats: int, options: dict[str, OptionValue], seed: str) -> Match:
    """Set up a match; the events of the set-up are kept as its `opening`."""
    chance = Chance(seed)
    tell = Teller()
    state = game.rules.start(seats, options, chance, tell)
    return Match(game, seats, options, state, chance, seed, [], tuple(tell.told))


def deal_anew(match: Match, seat: int, seed: str) -> None:
    """Go on in a world that the seat cannot tell from the present one, in place: all that it does not know, and all
    chance to come, is another. A record of the match names the seed, and rebuilds it."""
    if not 0 <= seat < match.seats or match.over:
        raise BadRecord(phrase("record-imagined", seat=Seat(seat), number=len(match.moves)))
    chance = Chance(seed)
    match.state = match.game.rules.imagine(match.state, seat, chance)
    match._chance = chance
    match.imagined = (*match.imagined, Imagined(len(match.moves), seat, seed))


def deal_as_recorded(match: Match, record: Record) -> bool:
    """Deal anew where the record did so after the present number of moves; whether it did. To be called before the
    first move and after each."""
    now = [one for one in record.imagined if one.at == len(match.moves)] if record.imagined else []
    for one in now:
        deal_anew(match, one.seat, one.seed)
    return bool(now)


def replay(game: AnyGame, record: Record, upto: int | None = None) -> Match:
    """Rebuild the match of a record, or its first `upto` moves; `BadRecord` where it does not fit.

    A record of an earlier revision of the rules is replayed by that one, if the game still keeps it.
    """
    game = game.at_revision(record.revision) or game
    if (record.game, record.revision) != (game.name, game.revision):
        raise BadRecord(
            phrase(
                "record-revision",
                game=phrase(f"game-{game.name}") if record.game == game.name else record.game,
                revision=record.revision,
                ours=game.revision,
            )
        )
    if record.data != game.data_digest:
        raise BadRecord(phrase("record-data", digest=record.data or "-"))
    try:
        match = game.new(record.seats, record.options, record.seed)
    except ValueError as error:
        raise BadRecord(phrase("record-setup", why=getattr(error, "why", str(error)))) from error
    deal_as_recorded(match, record)
    for number, (seat, text) in enumerate(record.moves[:upto], 1):
        try:
            match.play(seat, text)
        except Refused as refused:
            raise BadRecord(
                phrase(
                    "record-move",
                    number=number,
                    seat=Seat(seat),
                    move=text,
                    why=refused.why,
                    rule=refused.rule,
                )
            ) from refused
        deal_as_recorded(match, record)
    if upto is None and record.scores is not None:
        result = match.result
        if result is None or result.scores != record.scores:
            raise BadRecord(phrase("record-scores", told=" ".join(map(str, record.scores))))
    return match
