"""A match with its history: plays moves, and takes them back. No clock, no network, no storage."""

from __future__ import annotations

from dataclasses import dataclass

from loggia.kernel import Mark, Match, Move, OutOfDate, Told, phrase
from loggia.kernel.refusal import NotAllowed


@dataclass(slots=True)
class Step:
    """One move of the history: what it told, whether it revealed anything, and the position before it."""

    seat: int
    move: Move
    told: tuple[Told, ...]
    reveals: bool
    turn: int
    deciding: tuple[int, ...]
    before: Mark

    @property
    def secret(self) -> bool:
        """Whether everything it told went to some viewers only."""
        return bool(self.told) and all(t.only is not None or t.but for t in self.told)

    def hides_from(self, viewer: int | None) -> bool:
        """Whether that viewer was told nothing of it (None: an onlooker)."""
        return viewer != self.seat and self.secret and not any(t.reaches(viewer) for t in self.told)


class Table:
    """Plays the moves of one match, keeps them, and takes them back.

    `number` counts the moves in the history. A move sent with the number that its sender saw is refused as out of date
    when somebody else has moved since and the sender's choices may have changed.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.steps: list[Step] = []

    @property
    def number(self) -> int:
        """How many moves have been played and not taken back."""
        return len(self.match.moves)

    def play(self, seat: int, given: Move | str, seen: int | None = None) -> list[Told]:
        """Play a move. Raises `Refused`; then nothing has changed."""
        match = self.match
        if seen is not None and seen != self.number and self._is_out_of_date(seat, seen):
            raise OutOfDate(phrase("refused-out-of-date"), "KERNEL-SEEN")
        before, spent, deciding = match.mark(), match.spent_chance, match.deciding
        turn = match.game.rules.turn(match.state)
        move = match.move(given)
        told = match.play(seat, move)
        reveals = match.spent_chance != spent or any(t.event.reveals for t in told)
        self.steps.append(Step(seat, move, tuple(told), reveals, turn, deciding, before))
        return told

    def _is_out_of_date(self, seat: int, seen: int) -> bool:
        """Whether a move since then may have changed what the seat would choose.

        Moves of other seats that decided at the same time do not count, unless they revealed something.
        """
        if seen > self.number:
            return True
        missed = self.steps[seen - self.number :] if self.number - seen <= len(self.steps) else None
        if missed is None:
            return True
        return any(step.seat == seat or seat not in step.deciding or step.reveals for step in missed)

    # --- taking back ----------------------------------------------------------------------------------

    def free_undo(self, seat: int, whole_turn: bool = False) -> int:
        """How many moves that seat may take back without asking: none after a reveal or another seat's move.

        Later secret moves of others do not prevent it, or the seat would learn of them. They are taken back too; the
        caller plays them again (`secret_moves_to_replay`).
        """
        count, turn = 0, None
        for back, step in enumerate(reversed(self.steps), 1):
            if step.reveals:
                break
            if step.seat == seat and turn in (None, step.turn):
                count, turn = back, step.turn
                if not whole_turn:
                    break
            elif not step.hides_from(seat):
                break
        return count

    def secret_moves_to_replay(self, seat: int, count: int) -> list[Step]:
        """The secret moves of others among the last `count` that are still legal once those are taken back."""
        world = self.match.copy()
        world.back_to(self.steps[-count].before)
        again = []
        for step in self.steps[-count:]:
            if step.hides_from(seat) and world.refusal(step.seat, step.move) is None:
                world.play(step.seat, step.move)
                again.append(step)
        return again

    def requested_undo(self, seat: int) -> int:
        """How many moves an undo request to the others is about: back to before that seat's latest move."""
        for count, step in enumerate(reversed(self.steps), 1):
            if step.seat == seat:
                return count
        return 0

    def undo(self, seat: int, whole_turn: bool = False) -> int:
        """Take back what may be taken back without asking; returns how many moves."""
        count = self.free_undo(seat, whole_turn)
        if count == 0:
            raise NotAllowed(phrase("refused-undo"), "KERNEL-UNDO")
        self.take_back(count)
        return count

    def take_back(self, count: int) -> None:
        """Return to the position before the last `count` moves. The caller has checked that this is allowed."""
        if not 0 < count <= len(self.steps):
            raise NotAllowed(phrase("refused-undo"), "KERNEL-UNDO")
        self.match.back_to(self.steps[-count].before)
        del self.steps[-count:]

    # --- history --------------------------------------------------------------------------------------

    def told_to(self, viewer: int | None, since: int = 0) -> list[Told]:
        """What a viewer was told by every move from number `since` on; with 0, by the set-up too."""
        opening = list(self.match.opening) if since == 0 else []
        first = self.number - len(self.steps)
        told = [t for step in self.steps[max(0, since - first) :] for t in step.told]
        return [t for t in [*opening, *told] if t.reaches(viewer)]
