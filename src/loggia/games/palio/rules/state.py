"""Everything on the table, and nothing else."""

from __future__ import annotations

from loggia.kernel import State


class PalioState(State):
    """Stables, entered horses and prizes."""

    __slots__ = ("entered", "hands", "prize", "prizes", "won")

    def __init__(
        self, hands: list[list[int]], entered: list[int], prizes: list[int], prize: int, won: list[list[int]]
    ) -> None:
        self.hands = hands
        """The horses that have not run yet, by seat."""
        self.entered = entered
        """The horse that each seat has entered for the present prize, or `NO_HORSE`."""
        self.prizes = prizes
        """The prizes still to be drawn."""
        self.prize = prize
        """The prize that is run for, or `NO_PRIZE`."""
        self.won = won
        """The prizes that each seat has won."""

    def copy(self) -> PalioState:
        """An equal state that shares nothing."""
        return PalioState(
            [hand.copy() for hand in self.hands],
            self.entered.copy(),
            self.prizes.copy(),
            self.prize,
            [won.copy() for won in self.won],
        )
