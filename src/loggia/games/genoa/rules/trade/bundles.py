"""Bundles: what one side of a deal gives (GEN-TRADE-2.5, GEN-TRADE-2.7), and how it is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from loggia.games.genoa.rules.pieces import GOOD_NO, KIND_NO

GIVER: Final = "giver"
RECEIVER: Final = "receiver"


@dataclass(frozen=True)
class Bundle:
    """Money and goods on one side of an offer.

    >>> Bundle(15, (("silk", 1), ("rice", 2))).text()
    '15 + 2 rice + silk'
    >>> Bundle(drawn=(("small_order", 1),), picks="giver").text()
    'drawn small_order giver'
    """

    money: int = 0
    goods: tuple[tuple[str, int], ...] = ()
    """Wares, special cards and owner markers of a play area, each with its number."""
    cards: tuple[str, ...] = ()
    """Game cards that are named openly."""
    closed: tuple[tuple[str, int], ...] = ()
    """Game cards of which only the kind is told."""
    drawn: tuple[tuple[str, int], ...] = ()
    """What the action that is being bought will bring."""
    picks: str = ""
    """Who chooses among drawn cards: giver or receiver; empty where no card is drawn."""

    def __hash__(self) -> int:
        return hash((self.money, self.goods, self.cards, self.closed, self.drawn, self.picks))

    def __post_init__(self) -> None:
        """One deal has one written form: goods and promises in their order, and a picker only for cards."""
        if len(self.goods) > 1:
            object.__setattr__(self, "goods", tuple(sorted(self.goods, key=_place)))
        if len(self.closed) > 1:
            object.__setattr__(self, "closed", tuple(sorted(self.closed, key=_place)))
        if len(self.drawn) > 1:
            object.__setattr__(self, "drawn", tuple(sorted(self.drawn, key=_place)))
        if self.picks or self.drawn:
            card = any(name in KIND_NO for name, _ in self.drawn)
            picks = "" if not card else RECEIVER if self.picks == RECEIVER else GIVER
            object.__setattr__(self, "picks", picks)

    def __reduce__(self) -> tuple[type[Bundle], tuple[object, ...]]:
        """A pickle makes the bundle again from its fields, as for moves."""
        return Bundle, (self.money, self.goods, self.cards, self.closed, self.drawn, self.picks)

    @property
    def empty(self) -> bool:
        """Whether nothing is given."""
        return not (self.money or self.goods or self.cards or self.closed or self.drawn)

    def has_good(self) -> bool:
        """GEN-2P-1: whether there is more than money."""
        return bool(self.goods or self.cards or self.closed or self.drawn)

    def items(self) -> list[str]:
        """The items in their written form."""
        items = [str(self.money)] if self.money else []
        items += [counted(name, count) for name, count in self.goods]
        items += self.cards
        items += [counted(name, count) for name, count in self.closed]
        for name, count in self.drawn:
            who = f" {self.picks}" if self.picks and name in KIND_NO else ""
            items.append(f"drawn {counted(name, count)}{who}")
        return items

    def text(self) -> str:
        """The bundle in notation; an empty one is `nothing`."""
        return " + ".join(self.items()) or "nothing"


def _place(item: tuple[str, int]) -> int:
    """Where a good stands in a written bundle."""
    name = item[0]
    return GOOD_NO[name] if name in GOOD_NO else len(GOOD_NO) + KIND_NO.get(name, len(KIND_NO))


def counted(name: str, count: int) -> str:
    """`silk`, `2 silk`."""
    return name if count == 1 else f"{count} {name}"


NOTHING: Final = Bundle()
