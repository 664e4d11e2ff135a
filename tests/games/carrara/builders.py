"""Short builders: set a table up in the notation of the rules, play in text, ask in text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from loggia.games.carrara import GAME, CarraraGame
from loggia.games.carrara.rules.pieces import (
    BUILDINGS,
    COLOURS,
    NO_TILE,
    OBJECTS,
    SECTIONS,
    SPACES,
    TILES,
    TYPES,
    UPGRADES,
)
from loggia.games.carrara.rules.pieces.packs import counts, pack_of
from loggia.games.carrara.rules.state import AFTER, OVER, CarraraState
from loggia.kernel import Event, Match, Move, NotAllowed, Refused

NO_CARDS = "random"


def blocks(words: str) -> int:
    """`blocks("red 2 green")` as a pack; a number counts the colour after it."""
    return _pack(words, COLOURS)


def objects(words: str) -> int:
    """`objects("2 book crown")` as a pack."""
    return _pack(words, OBJECTS)


def _pack(words: str, names: tuple[str, ...]) -> int:
    kinds: list[int] = []
    many = 1
    for word in words.split():
        if word.isdigit():
            many = int(word)
        else:
            kinds += [names.index(word)] * many
            many = 1
    return pack_of(kinds)


def buildings(words: str) -> tuple[int, ...]:
    """`buildings("villa-3@viareggio porta-2@pisa")`."""
    return tuple(BUILDINGS.index(word) for word in words.split())


@dataclass
class Table:
    """A match with readable questions; seat 0 is the one who acts unless said otherwise."""

    match: Match

    @property
    def state(self) -> CarraraState:
        assert isinstance(self.match.state, CarraraState)
        return self.match.state

    def play(self, *moves: str | Move, seat: int | None = None) -> list[Event]:
        """Play for whoever decides (or that seat) and say what happened."""
        told = []
        for move in moves:
            told += self.match.play(self.match.deciding[0] if seat is None else seat, move)
        return [one.event for one in told]

    def refusal(self, move: str | Move, seat: int | None = None) -> NotAllowed:
        """The refusal that the move meets; an error if it is allowed."""
        before = self.match.save()
        try:
            self.play(move, seat=seat)
        except NotAllowed as refused:
            assert self.match.save() == before, "a refused move changed the match"
            return refused
        raise AssertionError(f"{move} was allowed")

    def rule(self, move: str | Move, seat: int | None = None) -> str:
        """The id of the rule that forbids the move."""
        return self.refusal(move, seat).rule

    def allows(self, move: str) -> bool:
        """Whether the move is offered, and accepted."""
        seat = self.match.deciding[0]
        offered = move in self.offers()
        accepted = self.match.refusal(seat, self.match.move(move)) is None
        assert offered == accepted, f"offered: {offered}, accepted: {accepted}"
        return offered

    def offers(self, verb: str = "") -> list[str]:
        """The texts of what is offered now, or those that begin with a verb."""
        return [m.text() for m in self.match.choices(self.match.deciding[0]) if m.text().startswith(verb)]

    # --- asking -------------------------------------------------------------------------------------------------------

    def vp(self, seat: int = 0) -> int:
        return self.match.game.rules.tally(self.state)[seat]

    def coins(self, seat: int = 0) -> int:
        return self.state.coins[seat]

    def blocks(self, seat: int = 0) -> dict[str, int]:
        return _named(self.state.blocks[seat], COLOURS)

    def objects(self, seat: int = 0) -> dict[str, int]:
        return _named(self.state.objects[seat], OBJECTS)

    def bag(self) -> int:
        return sum(counts(self.state.bag))

    def wheel(self, section: str) -> dict[str, int]:
        return _named(self.state.wheel[SECTIONS.index(section)], COLOURS)

    def on_wheel(self) -> int:
        return sum(counts(sum(self.state.wheel)))

    def supply(self, kind: str) -> int:
        return counts(self.state.supply)[OBJECTS.index(kind)]

    def buildings(self, seat: int = 0) -> list[str]:
        return [BUILDINGS[b] for b in self.state.buildings[seat]]

    def display(self) -> list[str]:
        return [TILES[tile] for tile in self.state.display if tile != NO_TILE]

    def markers_left(self, seat: int = 0) -> int:
        left = self.view(seat)["players"][seat]["markers_left"]
        assert isinstance(left, int)
        return left

    def view(self, viewer: int | None = 0) -> dict[str, Any]:
        table = self.match.view(viewer)["table"]
        assert isinstance(table, dict)
        return table

    def final(self, seat: int = 0) -> dict[str, int]:
        """What the final scoring brings a seat, by message of its source."""
        ended = self.match.copy()
        assert isinstance(ended.state, CarraraState)
        ended.state.phase = OVER
        assert ended.result is not None
        found: dict[str, int] = {}
        for point in ended.result.points[seat]:
            name = point.source.id.removeprefix("carrara-point-")
            found[name] = found.get(name, 0) + point.points
        return found


def _named(pack: int, names: tuple[str, ...]) -> dict[str, int]:
    return {name: many for name, many in zip(names, counts(pack), strict=True) if many}


def table(
    seats: int = 3,
    *,
    game: CarraraGame = GAME,
    cards: str = "",
    coins: int | None = None,
    holds: str | None = None,
    objects_held: str = "",
    built: str = "",
    others: dict[int, str] | None = None,
    scored: str = "",
    scored_by: dict[int, str] | None = None,
    wheel: dict[str, str] | None = None,
    bag: str | None = None,
    display: str | None = None,
    pile: str | None = None,
    sale: str | None = None,
    supply: str | None = None,
    upgraded: str = "",
    turn_of: int = 0,
    after_action: bool = False,
    expansion: bool = False,
    open_holdings: bool = False,
    seed: int = 1,
) -> Table:
    """A new match of which only what is named is changed; seat 0 starts, and holds what is named."""
    options: dict[str, object] = {
        "start_seat": 0,
        "open_holdings": open_holdings,
        "expansion": expansion or bool(cards),
    }
    if cards:
        options["cards"] = cards
    match = game.new(seats, options, seed)
    state = match.state
    assert isinstance(state, CarraraState)
    state.seat = turn_of
    state.turn = turn_of
    if coins is not None:
        state.coins[turn_of] = coins
    if holds is not None:
        state.blocks[turn_of] = blocks(holds)
    state.objects[turn_of] = objects(objects_held)
    state.buildings[turn_of] = buildings(built)
    for seat, words in (others or {}).items():
        state.buildings[seat] = buildings(words)
    for seat, words in {turn_of: scored, **(scored_by or {})}.items():
        spaces = [SPACES.index(word) for word in words.split()]
        state.scorings[seat] = tuple((space, 0) for space in spaces)
        state.marks[seat] = sum(1 << space for space in spaces)
    if wheel is not None:
        state.wheel = [blocks(wheel.get(section, "")) for section in SECTIONS]
    if bag is not None:
        state.bag = blocks(bag)
    if display is not None:
        shown = [TILES.index(word) for word in display.split()]
        state.display = shown + [NO_TILE] * (9 - len(shown))
        state.pile = [tile for tile in state.pile if tile not in shown]
    if pile is not None:
        state.pile = [TILES.index(word) for word in pile.split()]
    if sale is not None:
        state.sale = objects(sale)
    if supply is not None:
        state.supply = objects(supply)
    state.upgraded[turn_of] = sum(1 << UPGRADES.index(word) for word in upgraded.split())
    state.upgrades &= ~state.upgraded[turn_of]
    for words in [built, *(others or {}).values()]:
        for word in words.split():
            kind, cost = word.split("@")[0].split("-")
            if cost == "8":
                state.eights &= ~(1 << TYPES.index(kind))
    if after_action:
        state.phase = AFTER
    return Table(match)


__all__ = ["NO_CARDS", "Refused", "Table", "blocks", "buildings", "objects", "table"]
