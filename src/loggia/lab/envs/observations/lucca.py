"""Observations of Lucca: the layout, the quarters palace by palace, the City, one's own secret cards.

A card is five figures: street number, colour (1 to 6; 7: wild; 8: bastion), windows, shields, golden; all 0: no card.
A palace is five figures: area (1: under construction, 2: completed, 3: opened; 0: none), cards, top street number,
windows, shields. Left out: which cards were discarded (only their number), and what follows from the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from loggia.games.lucca.rules.box import LuccaBox, Setting
from loggia.games.lucca.rules.pieces import AREAS, NOWHERE
from loggia.games.lucca.rules.state import CITY, KEEPING, PHASES, TURN, Cards, LedgerLine, LuccaState
from loggia.lab.envs.observations import Encoder, Memory
from loggia.lab.envs.observations.fields import Field, Memo, flags, from_me, packed, packer, padded, relative, words

CARD: Final = 5
PALACE: Final = 5
NO_CARD = [0] * CARD
SEEN: Final = 0
"""The place of what was seen last in an encoder's memory."""
NEVER: Final = -9
UNSEEN: Final[Cards] = (NEVER,)
NO_LEDGER: Final[tuple[LedgerLine, ...]] = ((NEVER, NEVER, NEVER),)
"""Stand for what was not seen yet: no state has these."""


def fields(box: LuccaBox, seats: int) -> list[Field]:
    """The fields, by what they take from a view."""
    return [*_table_fields(box, seats), *_card_fields(box, seats), *_quarter_fields(box, seats)]


def _table_fields(box: LuccaBox, seats: int) -> list[Field]:
    return [
        Field("phase", 1, lambda t, v: [PHASES.index(t["phase"])], "0 keeping, 1 turn, 2 playing, 3 city, 4 over"),
        Field("celebration", 1, lambda t, v: [int(t["celebration"])], "the variant"),
        Field("round", 1, lambda t, v: [t["round"]], "from 1"),
        Field("piles", 2, lambda t, v: [t["deck"], len(t["discards"])], "cards in the deck, cards discarded"),
        Field("active", 1, lambda t, v: [relative(t["active"], v, seats)], "whose turn it is"),
        Field(
            "order",
            seats,
            lambda t, v: padded([relative(seat, v, seats) for seat in t["order"]], seats),
            "the seats in order of play",
        ),
    ]


def _card_fields(box: LuccaBox, seats: int) -> list[Field]:
    colours, setting = list(box.colours), box.settings[seats, False]
    deal, keep, most = box.constants.deal, box.constants.keep, setting.triplet_size
    layout = setting.triplets * most * CARD

    def colour(name: str, kind: str) -> int:
        return colours.index(name) + 1 if name else len(colours) + (1 if kind == "wild" else 2)

    def cards(found: Any, size: int) -> list[int]:
        figures: list[int] = []
        for one in found:
            figures += [one["street"], colour(one["colour"], one["kind"])]
            figures += [one["windows"], one["shields"], int(one["golden"])]
        return padded(figures, size * CARD)

    return [
        Field(
            "triplets",
            layout,
            lambda t, v: [n for one in t["triplets"] for n in cards(one["cards"], most)] or [0] * layout,
            "the cards of the layout, place by place",
        ),
        Field("hand", most * CARD, lambda t, v: cards(t["hand"], most), "open cards left to play in this turn"),
        Field("opening hand", deal * CARD, lambda t, v: cards(t["opening_hand"], deal), "my cards to choose from"),
        Field("kept", keep * CARD, lambda t, v: cards(t["kept"], keep), "what I chose to keep"),
        Field(
            "given back",
            (deal - keep) * CARD,
            lambda t, v: cards(t["given_back"], deal - keep),
            "cards that I put back into the deck",
        ),
    ]


def _quarter_fields(box: LuccaBox, seats: int) -> list[Field]:
    colours = list(box.colours)

    def palaces(found: Any) -> list[int]:
        by_colour = {one["colour"]: one for one in found if one["area"] != "completed" or "city" not in one["id"]}
        figures = []
        for one in (by_colour.get(name) for name in colours):
            figures += [0] * PALACE if one is None else _palace_seen(one)
        return figures

    def player(one: Any) -> list[int]:
        head = [one["score"], one["bastions"], len(one["walls"]), one["bastions_aside"], int(one["has_chosen"])]
        return head + palaces(one["palaces"])

    def city(table: Any, viewer: int) -> list[int]:
        done = [one["colour"] for one in table["city"]["palaces"] if one["area"] == "completed"]
        head = [table["city"]["bastions"], table["city_from"]]
        return head + flags(map(colours.index, done), len(colours)) + palaces(table["city"]["palaces"])

    players = Field(
        "players",
        seats * (5 + PALACE * len(colours)),
        lambda t, v: [n for one in from_me(t["players"], v) for n in player(one)],
        "by seat: points, bastions, walls, bastions replaced, has chosen; then its palace of each colour",
    )
    says = "bastions, the triplet used already, completed palaces by colour, then those it is building"
    of_city = Field("city", 2 + len(colours) + PALACE * len(colours), city, says)
    return [players, of_city] if box.settings[seats, False].city else [players]


def _palace_seen(one: Any) -> list[int]:
    return [AREAS.index(one["area"]), len(one["cards"]), one["street"], one["windows"], one["shields"]]


class _LuccaSeen:
    """What was encoded of one match last, beside what it was encoded from: tuples by identity, as they never change."""

    __slots__ = (
        "areas",
        "bastions",
        "chosen",
        "given_back",
        "hand",
        "hands",
        "held",
        "kept",
        "layout",
        "ledgers",
        "order",
        "orders",
        "palaces",
        "quarters",
        "secrets",
        "stacks",
        "triplets",
        "walls",
    )

    def __init__(self, seats: int, places: int) -> None:
        nothing: list[Cards] = [UNSEEN] * seats
        self.triplets: list[Cards] = [UNSEEN]
        self.layout = b""
        self.hand: list[int] = [NEVER]
        self.held = b""
        self.order: Cards = UNSEEN
        self.orders = [b""] * seats
        self.hands = nothing.copy()
        self.kept = nothing.copy()
        self.given_back = nothing.copy()
        self.secrets = [b""] * seats
        self.stacks: list[Cards] = [UNSEEN] * places
        self.areas = [NEVER] * places
        self.palaces = [b""] * places
        self.walls = nothing.copy()
        self.ledgers: list[tuple[LedgerLine, ...]] = [NO_LEDGER] * seats
        self.bastions = [NEVER] * seats
        self.chosen = [False] * seats
        self.quarters = [b""] * seats


class _LuccaParts:
    """Encodes for one deck. Few moves change more than one quarter: what is as it was is not encoded again."""

    def __init__(self, setting: Setting) -> None:
        self._setting, self._seats, self._triplet_size = setting, setting.seats, setting.triplet_size
        self._colours, self._with_city = len(setting.colours), setting.city
        self._places = setting.seats * len(setting.colours)
        """Of the seats' palaces; those of the City come after them."""
        numbers = range(len(setting.colour_of))
        self._card = [packed(self._figures(card)) for card in numbers]
        self._no_cards = [
            packed(NO_CARD * left) for left in range(max(setting.triplet_size, setting.constants.deal) + 1)
        ]
        self._palace: Memo[tuple[Cards, int]] = Memo(self._palace_figures)
        self._order: Memo[tuple[Cards, int]] = Memo(self._order_figures)
        self._triplet: Memo[Cards] = Memo(self._triplet_figures)
        self._no_layout = b"\0\0" * (setting.triplets * setting.triplet_size * CARD)
        self._player, self._city = packer(5), packer(2 + len(setting.colours))
        self._clockwise: list[list[int]] = [from_me(range(setting.seats), seat) for seat in range(setting.seats)]
        self._words = words()

    def encode(self, state: LuccaState, seat: int, memory: Memory) -> bytes:
        """What the seat sees; parts that are as they were when `memory` was last used are not encoded again."""
        known = memory.get(SEEN)
        if known is None:
            known = memory[SEEN] = _LuccaSeen(self._seats, self._places)
        seen: _LuccaSeen = known
        if state.order is not seen.order:
            seen.order = state.order
            seen.orders = [self._order[state.order, viewer] for viewer in range(self._seats)]
        if state.triplets != seen.triplets:
            triplet = self._triplet
            seen.triplets = state.triplets.copy()
            seen.layout = b"".join([triplet[cards] for cards in state.triplets]) or self._no_layout
        if state.hand != seen.hand:
            seen.hand = state.hand.copy()
            seen.held = self._cards(state.hand, self._triplet_size)
        self._quarters(state, seen)
        phase, words = state.phase, self._words
        figures = [
            words[phase],
            words[1 if state.celebration else 0],
            words[state.round],
            words[len(state.deck)],
            words[len(state.discards)],
            words[(state.order[state.at] - seat) % self._seats + 1 if TURN <= phase <= CITY else 0],
            seen.orders[seat],
            seen.layout,
            seen.held,
            self._secret(state, seat, seen),
        ]
        for other in self._clockwise[seat]:
            figures.append(seen.quarters[other])
        if self._with_city:
            figures.append(self._city_of(state))
        return b"".join(figures)

    def _secret(self, state: LuccaState, seat: int, seen: _LuccaSeen) -> bytes:
        """The seat's own cards of the beginning."""
        hand, kept, given_back = state.hands[seat], state.kept[seat], state.given_back[seat]
        if hand is not seen.hands[seat] or kept is not seen.kept[seat] or given_back is not seen.given_back[seat]:
            seen.hands[seat], seen.kept[seat], seen.given_back[seat] = hand, kept, given_back
            deal, keep = self._setting.constants.deal, self._setting.constants.keep
            told = self._cards(hand, deal) + self._cards(kept, keep) + self._cards(given_back, deal - keep)
            seen.secrets[seat] = told
        return seen.secrets[seat]

    def _quarters(self, state: LuccaState, seen: _LuccaSeen) -> None:
        """The quarters that have changed."""
        keeping, count, stacks, areas = state.phase == KEEPING, self._colours, state.stacks, state.areas
        moved = stacks != seen.stacks or areas != seen.areas
        for seat in range(self._seats):
            first = seat * count
            last = first + count
            built = False
            if moved:
                built = stacks[first:last] != seen.stacks[first:last] or areas[first:last] != seen.areas[first:last]
            if built:
                self._palaces(stacks, areas, first, seen)
            ledger, walls, bastions = state.ledgers[seat], state.walls[seat], state.bastions[seat]
            chosen = keeping and bool(state.kept[seat])
            if (
                built
                or ledger is not seen.ledgers[seat]
                or walls is not seen.walls[seat]
                or bastions != seen.bastions[seat]
                or chosen != seen.chosen[seat]
            ):
                seen.ledgers[seat], seen.walls[seat] = ledger, walls
                seen.bastions[seat], seen.chosen[seat] = bastions, chosen
                line = self._player(state.score(seat), bastions, len(walls), state.aside[seat], chosen)
                seen.quarters[seat] = line + b"".join(seen.palaces[first:last])

    def _palaces(self, stacks: list[Cards], areas: list[int], first: int, seen: _LuccaSeen) -> None:
        """The palaces of one quarter that have changed."""
        for place in range(first, first + self._colours):
            stack, area = stacks[place], areas[place]
            if stack is not seen.stacks[place] or area != seen.areas[place]:
                seen.stacks[place], seen.areas[place] = stack, area
                seen.palaces[place] = self._palace[stack, area]

    def _city_of(self, state: LuccaState) -> bytes:
        """The City's quarter."""
        done = flags((colour for colour, _ in state.city_completed), self._colours)
        line = self._city(state.bastions[state.seats], state.city_from + 1, *done)
        palace, first = self._palace, self._places
        stacks, areas = state.stacks[first:], state.areas[first:]
        return line + b"".join([palace[key] for key in zip(stacks, areas, strict=True)])

    def _cards(self, cards: Sequence[int], size: int) -> bytes:
        """So many places for cards, the first of them filled."""
        card = self._card
        return b"".join([card[number] for number in cards]) + self._no_cards[size - len(cards)]

    def _figures(self, card: int) -> list[int]:
        setting, colour = self._setting, self._setting.colour_of[card]
        if card not in setting.cards:
            return NO_CARD
        printed = setting.cards[card]
        kind = colour + 1 if colour >= 0 else len(setting.colours) + -colour
        return [card, kind, printed.windows, printed.shields, int(printed.golden)]

    def _palace_figures(self, key: tuple[Cards, int]) -> list[int]:
        stack, area = key
        if area == NOWHERE:
            return [0] * PALACE
        windows, shields = self._setting.windows, self._setting.shields
        return [area, len(stack), stack[-1], sum(windows[card] for card in stack), sum(shields[card] for card in stack)]

    def _triplet_figures(self, cards: Cards) -> list[int]:
        return padded([figure for card in cards for figure in self._figures(card)], self._triplet_size * CARD)

    def _order_figures(self, key: tuple[Cards, int]) -> list[int]:
        order, viewer = key
        return padded([relative(seat, viewer, self._seats) for seat in order], self._seats)


class _LuccaEncoder:
    """Both decks of one number of seats."""

    def __init__(self, box: LuccaBox, seats: int) -> None:
        self._plain, self._celebration = (_LuccaParts(box.settings[seats, variant]) for variant in (False, True))

    def encode(self, state: LuccaState, seat: int, memory: Memory) -> bytes:
        """What the seat sees."""
        return (self._celebration if state.celebration else self._plain).encode(state, seat, memory)


def encoder(box: LuccaBox, seats: int) -> Encoder:
    """The same from a state."""
    return _LuccaEncoder(box, seats).encode
