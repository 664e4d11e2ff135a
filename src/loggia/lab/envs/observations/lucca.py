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
from loggia.games.lucca.rules.state import CITY, KEEPING, PHASES, TURN, Cards, LuccaState
from loggia.lab.envs.observations import Encoder, Memory
from loggia.lab.envs.observations.fields import Field, Memo, flags, from_me, packed, packer, padded, relative

CARD: Final = 5
PALACE: Final = 5
NO_CARD = [0] * CARD
LAYOUT: Final = 100
SECRET: Final = 200
"""Places in an encoder's memory; a seat's quarter is at its own number."""


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


class _LuccaParts:
    """The parts of observations that depend on few things, for one deck."""

    def __init__(self, setting: Setting) -> None:
        self._setting, self.triplet_size = setting, setting.triplet_size
        numbers = range(len(setting.colour_of))
        self._card = [packed(self._figures(card)) for card in numbers]
        self._no_cards = [
            packed(NO_CARD * left) for left in range(max(setting.triplet_size, setting.constants.deal) + 1)
        ]
        self.palace: Memo[tuple[Cards, int]] = Memo(self._palace)
        self.order: Memo[tuple[Cards, int]] = Memo(self._order)
        self._no_layout = b"\0\0" * (setting.triplets * setting.triplet_size * CARD)
        self._player, self._city = packer(5), packer(2 + len(setting.colours))

    def layout(self, triplets: list[Cards]) -> bytes:
        """The cards of the layout, place by place."""
        size = self.triplet_size
        return b"".join([self.cards(cards, size) for cards in triplets]) or self._no_layout

    def secret(self, state: LuccaState, seat: int, memory: Memory) -> bytes:
        """The seat's own cards of the beginning."""
        key = (state.hands[seat], state.kept[seat], state.given_back[seat])
        known = memory.get(SECRET + seat)
        if known is None or known[0] != key:
            deal, keep = self._setting.constants.deal, self._setting.constants.keep
            told = self.cards(key[0], deal) + self.cards(key[1], keep) + self.cards(key[2], deal - keep)
            known = memory[SECRET + seat] = (key, told)
        found: bytes = known[1]
        return found

    def quarters(self, state: LuccaState, memory: Memory) -> list[bytes]:
        """The quarter of each seat."""
        keeping, count = state.phase == KEEPING, len(self._setting.colours)
        found: list[bytes] = []
        for seat in range(state.seats):
            first = seat * count
            stacks, areas = state.stacks[first : first + count], state.areas[first : first + count]
            chosen = keeping and bool(state.kept[seat])
            key = (stacks, areas, state.ledgers[seat], state.walls[seat], state.bastions[seat], chosen)
            known = memory.get(seat)
            if known is None or known[0] != key:
                score = sum([line[2] for line in state.ledgers[seat]])
                aside = state.aside[seat]
                line = self._player(score, state.bastions[seat], len(state.walls[seat]), aside, chosen)
                known = memory[seat] = (key, line + self._palaces(stacks, areas))
            found.append(known[1])
        return found

    def city_of(self, state: LuccaState) -> bytes:
        """The City's quarter."""
        done = flags((colour for colour, _ in state.city_completed), len(self._setting.colours))
        first = state.seats * len(self._setting.colours)
        line = self._city(state.bastions[state.seats], state.city_from + 1, *done)
        return line + self._palaces(state.stacks[first:], state.areas[first:])

    def _palaces(self, stacks: list[Cards], areas: list[int]) -> bytes:
        palace = self.palace
        return b"".join([palace[key] for key in zip(stacks, areas, strict=True)])

    def cards(self, cards: Sequence[int], size: int) -> bytes:
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

    def _palace(self, key: tuple[Cards, int]) -> list[int]:
        stack, area = key
        if area == NOWHERE:
            return [0] * PALACE
        windows, shields = self._setting.windows, self._setting.shields
        return [area, len(stack), stack[-1], sum(windows[card] for card in stack), sum(shields[card] for card in stack)]

    def _order(self, key: tuple[Cards, int]) -> list[int]:
        order, viewer = key
        seats = self._setting.seats
        return padded([relative(seat, viewer, seats) for seat in order], seats)


def encoder(box: LuccaBox, seats: int) -> Encoder:
    """The same from a state."""
    parts = [_LuccaParts(box.settings[seats, variant]) for variant in (False, True)]
    head, join = packer(6), b"".join
    with_city = box.settings[seats, False].city
    clockwise = [from_me(range(seats), seat) for seat in range(seats)]

    def encode(state: LuccaState, seat: int, memory: Memory) -> bytes:
        part = parts[state.celebration]
        phase = state.phase
        active = (state.order[state.at] - seat) % seats + 1 if TURN <= phase <= CITY else 0
        known = memory.get(LAYOUT)
        if known is None or known[0] != state.triplets:
            known = memory[LAYOUT] = (state.triplets.copy(), part.layout(state.triplets))
        figures = [
            head(phase, state.celebration, state.round, len(state.deck), len(state.discards), active),
            part.order[state.order, seat],
            known[1],
            part.cards(state.hand, part.triplet_size),
            part.secret(state, seat, memory),
        ]
        # Few moves change more than one quarter: those that are as they were are not encoded again.
        quarters = part.quarters(state, memory)
        figures += [quarters[other] for other in clockwise[seat]]
        if with_city:
            figures.append(part.city_of(state))
        return join(figures)

    return encode
