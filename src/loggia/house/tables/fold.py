"""Folding the log: one entry of the log changes the state of its table. The same code plays live and rebuilds.

Every kind of entry has one function here, in the table `FOLD`. Moves are checked by the match: a refused one raises
`Refused` and nothing has changed. Other entries were checked before they were written, and always succeed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from loggia.house.store import LogEntry
from loggia.house.tables.state import AppliedEntry, OpenRequest, Pausing, SeatState, TableState
from loggia.kernel import Refused, Told, deal_anew
from loggia.kernel.timing import current_talk, end_talk, seconds_allowed, timeout
from loggia.table import Step, Table

KEPT_STEPS = 48
"""Maximum moves that can be taken back; older positions are not kept in memory."""


class Outcome(NamedTuple):
    """What an entry told, the number to which it went back, and from whom it is hidden."""

    told: tuple[Told, ...] = ()
    back: int = 0
    hidden_from: tuple[int, ...] = ()


NOTHING_TOLD = Outcome()


def apply(state: TableState, entry: LogEntry) -> AppliedEntry:
    """Carry out an entry. `Refused` for a move that is not legal, and nothing has changed."""
    skipped = state.frozen and entry.kind in NEED_THE_RULES
    outcome = NOTHING_TOLD if skipped else FOLD[entry.kind](state, entry)
    state.number = entry.number
    state.log_digest.update(entry.content())
    if outcome.hidden_from:
        state.numbering.hide(entry.number, outcome.hidden_from)
    else:
        state.changed = entry.at
    _keep_time(state, entry, bool(outcome.hidden_from))
    if state.status == "over":
        state.ended = state.ended or entry.at
        _forget_positions(state)
    applied = AppliedEntry(entry, *outcome)
    state.remember(applied)
    return applied


class BadLog(Exception):
    """A log that cannot have been written by the house: a gap, an unknown kind, a move that the rules refuse."""


def apply_next(state: TableState, entry: LogEntry) -> AppliedEntry:
    """Carry out an entry of a stored log; `BadLog` says which one cannot be."""
    if entry.number != state.number + 1:
        raise BadLog(f"entry {entry.number} follows entry {state.number}")
    try:
        return apply(state, entry)
    except Exception as error:
        said = error.why.id if isinstance(error, Refused) else f"{type(error).__name__} {error}"
        raise BadLog(f"entry {entry.number} ({entry.kind[:20]}): {said}") from error


def _forget_positions(state: TableState) -> None:
    """After the end nothing is taken back: an open request and the kept positions go."""
    state.request = None
    state.step_numbers.clear()
    state.secret_steps.clear()
    if state.history is not None:
        state.history.steps.clear()


# --- moves and take-backs -------------------------------------------------------------------------------------------


def _move(state: TableState, entry: LogEntry) -> Outcome:
    history = state.history
    assert history is not None, "a move before the start"
    history.play(entry.seat, entry.text)
    step = history.steps[-1]
    state.step_numbers.append(entry.number)
    hidden_from = _hidden_from(state, step)
    if hidden_from:
        state.secret_steps.add(entry.number)
    elif len(state.step_numbers) - len(state.secret_steps) > 2 * KEPT_STEPS:
        kept = state.last_steps(KEPT_STEPS)
        del history.steps[:-kept]
        del state.step_numbers[:-kept]
        state.secret_steps &= set(state.step_numbers)
    _age_request(state, 1, bool(hidden_from))
    for seat in range(len(state.seats)):
        if seat == entry.seat or ((step.reveals or seat not in step.deciding) and seat not in hidden_from):
            state.decision_began[seat] = entry.number
    if not history.match.deciding:
        state.status = "over"
    return Outcome(step.told, hidden_from=hidden_from)


def _hidden_from(state: TableState, step: Step) -> tuple[int, ...]:
    """The viewers that must not learn of a step: those to whom none of its events is told.

    Whose decision it is stays public: a step that changes it is told to everybody.
    """
    if not step.secret:
        return ()
    viewers = [viewer for viewer in range(-1, len(state.seats)) if step.hides_from(viewer if viewer >= 0 else None)]
    return tuple(viewers) if viewers and state.match and state.match.deciding == step.deciding else ()


def _undo(state: TableState, entry: LogEntry) -> Outcome:
    """Go back some moves; hidden from those who heard of none of them."""
    assert state.history is not None, "an undo before the start"
    count = int(entry.text)
    back, undone = state.number_before(count), state.step_numbers[-count:]
    shown = state.numbering.shown
    hidden_from = tuple(
        viewer
        for viewer in range(-1, len(state.seats))
        if all(shown(viewer, number) == shown(viewer, number - 1) for number in undone)
    )
    state.history.take_back(count)
    del state.step_numbers[-count:]
    state.secret_steps.difference_update(undone)
    _age_request(state, -count, bool(hidden_from))
    state.decision_began = [
        began if seat in hidden_from else entry.number for seat, began in enumerate(state.decision_began)
    ]
    return Outcome(back=back, hidden_from=hidden_from)


def _age_request(state: TableState, moves: int, hidden: bool) -> None:
    """Moves were made or taken back: an open request to take back is over, unless nobody is told of them; a request for
    a pause stays."""
    request = state.request
    if request is not None and request.what != "pause":
        if hidden:
            request.count += moves
        else:
            state.request = None


def _ask_pause(state: TableState, entry: LogEntry) -> Outcome:
    state.request = OpenRequest(entry.seat, "pause", why=entry.text)
    return NOTHING_TOLD


def _ask(state: TableState, entry: LogEntry) -> Outcome:
    what, count = entry.text.split()
    state.request = OpenRequest(entry.seat, what, int(count))
    return NOTHING_TOLD


def _answer(state: TableState, entry: LogEntry) -> Outcome:
    if state.request is not None:
        if entry.text == "yes":
            state.request.agreed.add(entry.seat)
        else:
            if state.request.what == "pause":
                state.pause_refused[state.request.seat] = entry.at
            state.request = None
    return NOTHING_TOLD


def _imagine(state: TableState, entry: LogEntry) -> Outcome:
    """What a seat could not know is dealt anew, by the seed that the entry holds. Nothing before it is taken back."""
    history = state.history
    assert history is not None, "imagined before the start"
    deal_anew(history.match, entry.seat, entry.text)
    history.steps.clear()
    state.step_numbers.clear()
    state.secret_steps.clear()
    state.request = None
    state.decision_began = [entry.number] * len(state.seats)
    return NOTHING_TOLD


def _hush(state: TableState, entry: LogEntry) -> Outcome:
    """The time of a talk is over: nothing new may be proposed."""
    assert state.history is not None, "a talk before the start"
    end_talk(state.history.match)
    return NOTHING_TOLD


# --- seats ----------------------------------------------------------------------------------------------------------


def _join(state: TableState, entry: LogEntry) -> Outcome:
    seat = state.seats[entry.seat]
    seat.person, seat.level, seat.replace, seat.away, seat.lost = entry.person, "", False, False, False
    seat.ready, seat.kept = False, 0
    return NOTHING_TOLD


def _keep(state: TableState, entry: LogEntry) -> Outcome:
    """A free seat waits for one person, who sat at the table before."""
    state.seats[entry.seat].kept = entry.person
    return NOTHING_TOLD


def _leave(state: TableState, entry: LogEntry) -> Outcome:
    state.seats[entry.seat] = SeatState()
    return NOTHING_TOLD


def _set_seat(state: TableState, entry: LogEntry) -> Outcome:
    state.seats[entry.seat] = SeatState(level=entry.text)
    return NOTHING_TOLD


def _ready(state: TableState, entry: LogEntry) -> Outcome:
    """A person says before the start that it may begin, or no longer."""
    state.seats[entry.seat].ready = entry.text == "yes"
    return NOTHING_TOLD


def _lose(state: TableState, entry: LogEntry) -> Outcome:
    """A person resigns or runs out of time; a bot plays on."""
    seat = state.seats[entry.seat]
    seat.lost, seat.away, seat.level = True, False, entry.text
    if entry.seat not in state.lost_seats:
        state.lost_people.append((seat.person, entry.seat))
    state.lost_seats.append(entry.seat)
    request = state.request
    if request is not None and (request.seat == entry.seat or not state.answers_missing()):
        state.request = None
    return NOTHING_TOLD


def _away(state: TableState, entry: LogEntry) -> Outcome:
    """A bot plays on until the person is back."""
    seat = state.seats[entry.seat]
    seat.away, seat.level = True, entry.text
    return NOTHING_TOLD


def _replace(state: TableState, entry: LogEntry) -> Outcome:
    """Who plays on in a seat: its person again (`me`), whoever joins (`open`), or a bot of a level."""
    seat = state.seats[entry.seat]
    if entry.text == "me":
        seat.away, seat.replace, seat.level = False, False, ""
    elif entry.text == "open":
        seat.replace = True
    else:
        seat.level, seat.replace = entry.text, False
    return NOTHING_TOLD


# --- the match as a whole -------------------------------------------------------------------------------------------


def _start(state: TableState, entry: LogEntry) -> Outcome:
    for seat in state.seats:
        seat.ready, seat.kept = False, 0
        if seat.open:
            seat.level = entry.text
    state.history = Table(state.game.new(len(state.seats), state.setup.options, state.seed))
    state.status = "playing"
    state.decision_began = [entry.number] * len(state.seats)
    return Outcome(state.history.match.opening)


def _end(state: TableState, entry: LogEntry) -> Outcome:
    """The table ends without the match's own end: its host has left, or too few people are left."""
    state.status = "over"
    return NOTHING_TOLD


def _close(state: TableState, entry: LogEntry) -> Outcome:
    state.closed = True
    return _end(state, entry)


def _share(state: TableState, entry: LogEntry) -> Outcome:
    """Somebody lets everybody see the finished match, or no longer."""
    state.votes[entry.person] = entry.text == "yes"
    return NOTHING_TOLD


def _pause(state: TableState, entry: LogEntry) -> Outcome:
    state.status = "paused"
    state.pausing = Pausing(entry.seat, entry.at, entry.text)
    if state.request is not None and state.request.what == "pause":
        state.request = None
    state.clock.pause(entry.at)
    return NOTHING_TOLD


def _resume(state: TableState, entry: LogEntry) -> Outcome:
    state.status = "playing"
    state.pausing = None
    state.clock.resume(entry.at)
    return NOTHING_TOLD


def _rematch(state: TableState, entry: LogEntry) -> Outcome:
    state.rematch = entry.text
    return NOTHING_TOLD


def _forgive(state: TableState, entry: LogEntry) -> Outcome:
    """So many seconds do not count: the house was closed, or has just started; for one seat or (-1) for all."""
    state.clock.exclude_time(float(entry.text), entry.seat if entry.seat >= 0 else None)
    return NOTHING_TOLD


FOLD: Mapping[str, Callable[[TableState, LogEntry], Outcome]] = {
    "join": _join,
    "keep": _keep,
    "leave": _leave,
    "close": _close,
    "set-seat": _set_seat,
    "ready": _ready,
    "start": _start,
    "move": _move,
    "undo": _undo,
    "ask": _ask,
    "answer": _answer,
    "ask-pause": _ask_pause,
    "forgive": _forgive,
    "hush": _hush,
    "imagine": _imagine,
    "resign": _lose,
    "lost": _lose,
    "away": _away,
    "replace": _replace,
    "pause": _pause,
    "resume": _resume,
    "over": _end,
    "rematch": _rematch,
    "share": _share,
}
"""Every kind of entry that a log may hold."""

NEED_THE_RULES = ("move", "undo", "start", "hush", "imagine")
"""Kinds that are skipped where the game's rules revision is not installed."""


# --- clocks ---------------------------------------------------------------------------------------------------------


def _keep_time(state: TableState, entry: LogEntry, hidden: bool) -> None:
    """Whoever has moved begins a new decision. A secret move does not show on the clock either."""
    clock = state.clock
    if clock.rule.counts and state.status != "paused":
        match = state.match if state.status == "playing" else None
        clock.update_talk(current_talk(match) if match and clock.rule.kind == "live" else None, entry.at)
        waited = [seat for seat in _timed(state) if not state.seats[seat].played_by_bot]
        moved = entry.seat if entry.kind in ("move", "undo") and not hidden else None
        ruled = seconds_allowed(match) if match and state.setup.clock.kind == "rules" else None
        clock.wait_for(waited, entry.at, moved, ruled)


def _timed(state: TableState) -> Sequence[int]:
    """The seats whose time runs.

    Where the rules say what a time-out means for some of those who are awaited, the others' time begins when these
    have answered. Whoever has to answer in a talk has as long as the talk lasts.
    """
    match, talk = state.match, state.clock.talk
    ruled = [seat for seat in state.awaited if match and timeout(match, seat) is not None]
    return [seat for seat in ruled or state.awaited if not talk or seat not in talk.silent]
