"""What a viewer is shown of a match: its view, why a piece is dim, whether a choice could be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from loggia.kernel.chance import Chance
from loggia.kernel.move import Move
from loggia.kernel.phrase import PlainPhrase
from loggia.kernel.refusal import NotAllowed, NotAMove

if TYPE_CHECKING:
    from loggia.kernel.match import Match


class MatchView(TypedDict):
    """What `Match.view` gives a viewer, as JSON data. The game's own part is in `table`."""

    game: str
    seats: int
    viewer: int | None
    deciding: list[int]
    awaited: list[int]
    prompt: PlainPhrase
    part: Literal["must", "asked", ""]
    """What the match wants of the viewer: see `called`."""
    stance: PlainPhrase | None
    """What the viewer has said already, while others decide."""
    tally: list[int]
    over: bool
    table: dict[str, Any]


def common_view(match: Match) -> dict[str, Any]:
    """The part of every view that is the same for all: whoever has many viewers asks for it once."""
    game, state = match.game, match.state
    return {
        "game": game.name,
        "seats": match.seats,
        "deciding": list(game.rules.deciding(state)),
        "awaited": list(game.rules.awaited(state)),
        "tally": list(game.rules.tally(state)),
        "over": match.result is not None,
        "table": game.rules.open_view(state),
    }


def own_view(match: Match, viewer: int | None) -> dict[str, Any]:
    """The part of a view that depends on who looks: who that is, its prompt, and its part of the game's `table`.

    `part` says what the match wants of the viewer (`called`), `stance` what the viewer has said already.
    """
    game, state = match.game, match.state
    stance = None if viewer is None else game.faces.stance(state, viewer)
    return {
        "viewer": viewer,
        "prompt": game.faces.prompt(state, viewer).plain(),
        "part": "" if viewer is None else called(match, viewer),
        "stance": stance.plain() if stance else None,
        "table": game.rules.own_view(state, viewer),
    }


def all_open_view(match: Match, viewer: int | None = None) -> dict[str, Any]:
    """The view with all cards on the table, for replays after the end and for studies: an onlooker's or a seat's, where
    every seat's own part is what that seat sees itself."""
    seen = match.view(viewer)
    own = [own_view(match, seat)["table"] for seat in range(match.seats)]
    shown = {name: _opened(value, [one.get(name) for one in own]) for name, value in seen["table"].items()}
    return {**seen, "table": shown}


def _opened(shown: Any, own: list[Any]) -> Any:
    """An onlooker's value with what each seat sees of itself, where lists go by seat.

    >>> _opened({"coins": [None, None], "bag": 3}, [{"coins": [4, None], "bag": 3}, {"coins": [None, 2], "bag": 3}])
    {'coins': [4, 2], 'bag': 3}
    """
    if all(value == shown for value in own):
        return shown
    if isinstance(shown, dict) and all(isinstance(value, dict) for value in own):
        return {name: _opened(part, [value.get(name) for value in own]) for name, part in shown.items()}
    if isinstance(shown, list) and all(isinstance(value, list) and len(value) == len(shown) for value in own):
        each = [_opened(part, [value[at] for value in own]) for at, part in enumerate(shown)]
        if len(shown) != len(own):
            return each
        # As many as seats: whichever reading tells more is meant, and by seat only if it does.
        by_seat = [value[seat] for seat, value in enumerate(own)]
        return by_seat if _told(by_seat) > _told(each) else each
    return shown


def _told(value: Any) -> int:
    """How much a view tells: its values that are not left out."""
    if isinstance(value, dict):
        return sum(map(_told, value.values()))
    if isinstance(value, (list, tuple)):
        return sum(map(_told, value))
    return int(value is not None and value != "")


def called(match: Match, seat: int) -> str:
    """What the match wants of a seat: `must` where it waits for it, `asked` where a proposal waits for its answer,
    else nothing. A seat that is not called may still have choices."""
    game, state = match.game, match.state
    if seat in game.rules.awaited(state):
        return "must"
    trade = game.trade
    if trade is None or seat not in game.rules.deciding(state):
        return ""
    return "asked" if any(one.payable for one in trade.proposals(state, seat)) else ""


def why_not(match: Match, seat: int, ids: Sequence[str]) -> NotAllowed | None:
    """Why no choice of the seat goes with these pieces, by the rule that refuses what was most likely meant."""
    game = match.game
    for meant in game.faces.meant(match.state, seat, ids):
        if isinstance(meant, NotAllowed):
            return meant
        try:
            why = match.refusal(seat, game.faces.read(match.state, meant))
        except NotAMove:
            continue
        if why is not None:
            return why
    return None


def is_final(match: Match, seat: int, given: Move | str) -> bool:
    """Whether a legal move could not be freely taken back: it leaves something to chance or lays it open, others hear
    a proposal, or it is another's turn after it. Tried in a world that the seat imagines, so that the answer tells
    nothing hidden."""
    trial = match.imagine(seat, Chance(f"final {len(match.moves)}"))
    spent = trial.spent_chance
    told = trial.play(seat, given)
    if trial.spent_chance != spent or any(t.event.reveals or t.event.proposes for t in told):
        return True
    return bool(trial.awaited) and seat not in trial.awaited
