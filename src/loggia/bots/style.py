"""How a searching bot thinks: the few numbers that differ between levels and games, chosen in the arena."""

from __future__ import annotations

from dataclasses import dataclass

from loggia.bots.bargaining import FIRM, FRIENDLY, Manner


@dataclass(frozen=True)
class Style:
    """The settings of one search."""

    explore: float = 0.6
    """How much a promising but little tried move is worth trying."""
    reduction: float = 0.02
    """How much worse than the average a move is taken to be before it was tried."""
    horizon: int = 2
    """How many turns a playout runs beyond the tree before the insight's values judge."""
    farther: int = 0
    """After so many iterations playouts run twice as far, and again after as many more; 0: never.

    Far playouts err at random, values err in one direction: the longer a search lasts, the less it should trust values.
    """
    priors: float = 1.0
    """The power of the insight's weights in the tree: 0 tries all moves alike, higher follows the first glance."""
    lookahead: float = 0.0
    """How much of the first glance at the own moves is a look one move ahead with the insight's values, 0 to 1."""
    greed: float = 1.0
    """The power of the insight's weights in playouts: 0 plays anything, higher plays the best more often."""
    widen: float = 2.0
    """Tried moves of a decision grow as `widen * visits ** 0.5`: few visits go to few moves."""
    learned: bool = False
    """Whether positions are judged by what the room has learned from many matches, where it has, or by its insight."""
    scale: float = 10.0
    """Points of lead that make a clear favourite."""
    deals: int = 0
    """In a negotiation, so many binding answers and so many proposals are searched; 0: it decides at a glance."""
    manner: Manner = FRIENDLY
    """How it haggles where the game is one of bargaining."""


MERCHANT: dict[str, Style] = {
    "carrara": Style(horizon=4, learned=True),
    "lucca": Style(farther=200),
    "genoa": Style(horizon=4, greed=2.0, scale=60.0, learned=True, deals=4),
    "vecchio": Style(horizon=2, farther=400, priors=0.3),
}
"""Merchant's style in each game, close to the textbook: playouts wander (less so in Genoa, where a turn is long); any
other game gets the default."""

MASTER: dict[str, Style] = {
    "carrara": Style(horizon=2, greed=3.0, lookahead=0.7, learned=True),
    "lucca": Style(horizon=2, farther=100, greed=3.0, scale=7.0, learned=True),
    "genoa": Style(explore=0.3, horizon=1, greed=2.0, lookahead=0.5, scale=60.0, manner=FIRM, learned=True, deals=4),
    "vecchio": Style(horizon=3, greed=4.0, lookahead=0.5, learned=True),
}
"""Master's style in each game: what won most in the arena. It looks one move ahead, and its playouts do not wander."""
