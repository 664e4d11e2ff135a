"""Notices: which changes of a table are worth a note to people who do not look at it."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.house.people.conduct import Conduct
from loggia.house.people.notifications import Notifications
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.state import AppliedEntry
from loggia.kernel import phrase


class Notices:
    """Chooses what people are notified of."""

    def __init__(self, notifications: Notifications, conduct: Conduct) -> None:
        self._notifications = notifications
        self._conduct = conduct

    def on_change(self, live: LiveTable, done: Sequence[AppliedEntry]) -> None:
        """Something has happened at a table: note it for those whom it concerns and who are not there."""
        state = live.state
        waited = {seat for seat in state.awaited if not state.seats[seat].played_by_bot}
        fresh, live.notified = waited - live.notified, waited
        kinds = {applied.entry.kind for applied in done}
        if kinds == {"forgive"}:
            return
        if state.setup.rated:
            for applied in done:
                if applied.entry.kind in ("resign", "lost"):
                    self._conduct.look_at(applied.entry.person, live.code, state.game.name)
        if not fresh and kinds == {"move"} and state.status == "playing":
            return
        present = live.present()
        for number, seat in enumerate(state.seats):
            if seat.person and seat.person not in present:
                kind = self._kind(live, number, number in fresh, kinds)
                if kind:
                    self._notify(live, seat.person, kind)

    @staticmethod
    def _kind(live: LiveTable, seat: int, its_turn: bool, kinds: set[str]) -> str:
        """The kind of note for a seat, empty for none."""
        state = live.state
        if state.status == "over" and kinds & {"move", "over"}:
            return "over"
        if its_turn:
            return "turn"
        if "start" in kinds and len(state.people) > 1:
            return "started"
        if seat in state.answers_missing():
            if "ask" in kinds:
                return "asked"
            if "ask-pause" in kinds:
                return "pause"
        return "invited" if "rematch" in kinds else ""

    def _notify(self, live: LiveTable, person: int, kind: str) -> None:
        state = live.state
        said = phrase(NOTES[kind], game=phrase(f"game-{state.game.name}"))
        table = state.rematch if kind == "invited" else live.code
        self._notifications.notify(person, kind, table, state.game.name, said, state.slow)


NOTES = {
    "over": "house-note-over",
    "turn": "house-note-turn",
    "started": "house-note-started",
    "asked": "house-note-asked",
    "invited": "house-note-invited",
    "pause": "house-note-pause",
}
"""The words of each kind of note."""
