"""What is the same for all who may see a table: its set-up, seats, status and clocks."""

from __future__ import annotations

from collections.abc import Mapping

from loggia.house import wire
from loggia.house.store.queries.tables import ClockSetup
from loggia.house.tables.state import SeatState, TableState
from loggia.kernel import commitment

Names = Mapping[int, tuple[str, bool]]
"""People's names, and whether they are guests, by id."""


def table_info(state: TableState, names: Names, insider: bool, viewer: int = -1) -> wire.TableInfo:
    """The table's info. Only insiders get the invite; numbers are as the viewer counts."""
    setup, over = state.setup, state.status == "over"
    return wire.TableInfo(
        id=state.code,
        game=state.game.name,
        revision=state.game.revision,
        options=setup.options,
        status=state.status,
        host=state.host,
        seats=[seat_info(seat, names) for seat in state.seats],
        public=state.public,
        rated=setup.rated,
        hints=setup.hints,
        clock=clock_info(setup.clock),
        start=setup.start,
        made=state.made,
        commitment=commitment(state.seed) if state.match else "",
        seed=state.seed if over and state.match else "",
        result=state.result(),
        request=request_info(state, viewer),
        next=state.rematch,
        invite=setup.invite if insider else "",
        paused=_paused(state),
        sharing=sharing_info(state) if over else None,
    )


def _paused(state: TableState) -> wire.PausedBy | None:
    pausing = state.pausing
    return wire.PausedBy(pausing.seat, pausing.at, pausing.why) if pausing else None  # type: ignore[arg-type]


def sharing_info(state: TableState) -> wire.Sharing:
    """Whether everybody may see the finished match, and who has said what."""
    said = {number: state.votes.get(seat.person) for number, seat in enumerate(state.seats) if seat.person}
    several = len(state.voters) > 1
    return wire.Sharing(
        state.shared,
        [seat for seat, word in said.items() if word],
        [seat for seat, word in said.items() if word is False],
        [seat for seat, word in said.items() if word is None and several],
    )


def seat_info(seat: SeatState, names: Names) -> wire.SeatInfo:
    """Who sits in a seat."""
    name, guest = names.get(seat.person or seat.kept, ("", False))
    return wire.SeatInfo(
        "person" if seat.person else "bot" if seat.level else "open",
        seat.person,
        name,
        guest,
        seat.level,
        seat.lost,
        seat.away,
        seat.replace,
        seat.ready,
        seat.kept,
    )


def clock_info(clock: ClockSetup) -> wire.ClockRule:
    """How time is counted, for the wire."""
    return wire.ClockRule(clock.kind, clock.move, clock.reserve, clock.then)


def request_info(state: TableState, viewer: int) -> wire.Request | None:
    """The open request to take back."""
    request = state.request
    if request is None:
        return None
    to = state.numbering.shown(viewer, state.number_before(request.count))
    deals = state.settled_with(request.seat, request.count)
    agreed, missing = sorted(request.agreed), state.answers_missing()
    return wire.Request(request.seat, request.what, to, agreed, missing, deals, request.why)  # type: ignore[arg-type]


def clock_face(state: TableState, now: float) -> wire.ClockFace | None:
    """The clocks, where there are any."""
    clock = state.clock
    if not clock.rule.counts or state.history is None:
        return None
    seats = []
    for seat in range(len(state.seats)):
        move, reserve = clock.left(seat, now)
        seats.append(wire.SeatClock(round(move, 3), round(reserve, 3), clock.runs(seat)))
    talk = clock.talk and wire.TalkClock(round(clock.talk_left(now), 3), clock.stopped is None, clock.talk.over)
    return wire.ClockFace(round(now, 3), seats, talk)
