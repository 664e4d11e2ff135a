"""Negotiations: what a seat could say, what each deal would bring every seat, and how long a live talk may last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from loggia.kernel.move import Move
from loggia.kernel.phrase import Phrase


@dataclass(frozen=True)
class Deal:
    """One thing to say: a proposal, or an answer that binds."""

    move: Move
    gains: tuple[float, ...]
    """What the deal would bring each seat beside what happens without it, in the game's points."""
    partner: int = -1
    """The other party; -1: nobody (an own proposal is taken back)."""
    binds: bool = False
    """Whether the move brings the deal about at once; else the partner has to answer."""
    compels: bool = False
    """Whether the partner has to take the proposal if nobody makes a better one."""
    said: int = 0
    """How often the seat has proposed something about the same matter already."""
    pressure: float = 0.0
    """What the partner loses by not taking a proposal that he may not simply ignore."""
    answer: Move | None = None
    """The partner's move that takes the proposal at once; None where there is none yet, or where the move binds."""
    sealed: bool = False
    """Whether the partner can give that answer only when others have answered too, each without knowing the rest."""
    price: int = 0
    """What the seat gets, or below zero pays, in smallest steps of money; 0: with goods, or no free sale."""
    doubt: float = 0.0
    """How far the partner is known for never giving more than the least, 0 to 1, by what everybody has seen."""
    breaks_word: bool = False
    """Whether it is worse for the seat than its own last proposal about the same matter, which still stands."""
    amounts_to: Move | None = None
    """A move after which the rules would force the same deal on the seat: whoever refuses the deal plays neither."""
    stands_after: tuple[Move, ...] = ()
    """The moves after which it can still be taken, or answered: it is not gone with them."""


@dataclass(frozen=True)
class Bargain:
    """A seat's part in a negotiation."""

    deals: tuple[Deal, ...]
    otherwise: tuple[Move, ...]
    """The moves that are no talk: what the seat can do if no deal is worth it. Empty: it can only talk or be silent."""
    wait: bool = False
    """Whether others are still to be heard before the seat has to do anything."""


class OrderSlot(NamedTuple):
    """A blank in the text of a standing order: one of some things, or a number."""

    name: str
    """It stands for `{name}` in the form's text."""
    label: Phrase
    items: tuple[tuple[str, Phrase], ...] = ()
    """What can be chosen: its text and its words. Empty: a number."""
    least: int = 0
    most: int = 0
    step: int = 1


class OrderForm(NamedTuple):
    """A standing order that people put together by clicking."""

    text: str
    """The order's text with its blanks: `bid {field} upto {most}`."""
    label: Phrase
    slots: tuple[OrderSlot, ...] = ()
    often: bool = False
    """Whether it is usually meant for every time that it fits."""
    kind: Literal["play", "pass", "accept"] = "play"
    """The kind of order; the only blank of an `accept` is its least value."""


class Proposal(NamedTuple):
    """A standing proposal, seen from the seat that could take it."""

    id: str
    """The piece that stands for it: `offer:2:park`."""
    version: int
    writer: int
    payable: bool
    """Whether the seat has what it would give: only that seat is told."""


class Reply(NamedTuple):
    """What somebody answers whose proposal was turned down."""

    move: Move | None
    """A better proposal; None: there is none."""
    say: Phrase


class No(NamedTuple):
    """Why a seat does not take a deal that was proposed to it."""

    deal: Deal
    more: float = 0.0
    """What it wants beside, in the game's points."""
    bearable: bool = True
    """Whether the partner would still gain if he gave that."""
    later: bool = False
    """Whether it only wants to hear the others first."""
    gone: bool = False
    """Whether it goes on without a deal: the proposal cannot be mended any more."""
    last: bool = False
    """Whether what it wants is the least that it would take."""
    character: str = ""
    """How it speaks: patient, hurried, greedy, friendly."""


class Talk(NamedTuple):
    """A negotiation with a time of its own. The clock keeps the time; the game only knows whether it is over."""

    id: int
    """Another number, another talk."""
    least: int
    """Seconds from its opening that it lasts at least."""
    extend: int
    """Seconds that every proposal adds."""
    most: int
    """Seconds that it lasts at most, however much is proposed."""
    proposals: int
    """How many there were so far."""
    silent: tuple[int, ...]
    """The seats that have not answered; when the talk is over, the game's `timeout` answers for them."""
    over: bool
    """Whether it has been ended: nothing new may be proposed."""
