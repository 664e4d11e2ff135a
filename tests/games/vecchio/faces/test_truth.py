"""What Il Vecchio says about a position is true: prompts, previews, the final view."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from loggia.games.vecchio import GAME
from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.moves import Choose, Pay, Recover, Send, Town, Use, Work
from loggia.games.vecchio.rules.pieces import GOODS, OFFICES
from loggia.games.vecchio.rules.scoring import nobility_points
from loggia.games.vecchio.rules.state import PLACE, TAKE
from loggia.games.vecchio.rules.view.board import board
from loggia.kernel import Chance, Match, Move, OptionValue, Phrase, Said, Told
from loggia.kernel.laws.truth import EffectCheck, hold_truth
from loggia.kernel.random_play import random_decision
from tests.fixtures import setups
from tests.games.vecchio.table import BOX, state_of

VERBS: dict[str, tuple[str, ...]] = {
    "vecchio-prompt-draft": ("draft",),
    "vecchio-prompt-settle-area": ("settle",),
    "vecchio-prompt-settle-free": ("settle",),
    "vecchio-prompt-settle": ("settle",),
    "vecchio-prompt-main": ("recover",),
    "vecchio-prompt-main-tiles": ("recover", "use"),
    "vecchio-prompt-double": ("recover",),
    "vecchio-prompt-double-tiles": ("recover", "use"),
    "vecchio-prompt-double-pass": ("recover", "pass"),
    "vecchio-prompt-double-pass-tiles": ("recover", "use", "pass"),
    "vecchio-prompt-second": ("recover", "end"),
    "vecchio-prompt-second-tiles": ("recover", "use", "end"),
    "vecchio-prompt-end": ("end",),
    "vecchio-prompt-end-tiles": ("use", "end"),
    "vecchio-prompt-send": ("send",),
    **{
        f"vecchio-prompt-work-{ways}": ("work",)
        for ways in (
            *("middleman", "bishop", "middleman-bishop", "lie", "lie-bishop"),
            *("middleman-take", "bishop-take", "middleman-bishop-take"),
        )
    },
    "vecchio-prompt-pay": ("pay",),
    "vecchio-prompt-pay-tiles": ("pay",),
    "vecchio-prompt-pay-only-tiles": ("pay",),
    "vecchio-prompt-place-area": ("place",),
    "vecchio-prompt-place": ("place",),
    "vecchio-prompt-choose-province": ("choose",),
    "vecchio-prompt-choose-florence": ("choose",),
    "vecchio-prompt-take": ("take",),
    "vecchio-prompt-take-any": ("take",),
    "vecchio-prompt-give": ("give",),
    "vecchio-prompt-exchange": ("give",),
    "vecchio-prompt-exchange-follower": ("give",),
    "vecchio-prompt-exchange-scroll": ("give",),
    "vecchio-prompt-levy": ("levy",),
    "vecchio-prompt-levy-florins": ("levy",),
    "vecchio-prompt-levy-token": ("levy",),
    "vecchio-prompt-family": ("lay", "return"),
    "vecchio-prompt-family-lay": ("lay",),
    "vecchio-prompt-family-return": ("return",),
    "vecchio-prompt-over": (),
} | {
    f"vecchio-wait-{phase}": ()
    for phase in (
        *("draft", "settle", "main", "send", "work", "pay", "place", "choose", "take", "give", "exchange", "levy"),
        "family",
    )
}

# --- reading phrases -------------------------------------------------------------------------------------------------


def _args(said: Phrase) -> dict[str, Said]:
    return dict(said.args)


def _amounts(said: Said) -> dict[str, int]:
    """The goods that a phrase names: `1 Knight, 4 Florins` as numbers."""
    parts = said if isinstance(said, tuple) else (said,)
    found: dict[str, int] = {}
    for part in parts:
        assert isinstance(part, Phrase)
        count = _args(part)["count"]
        assert isinstance(count, int)
        if count:
            found[part.id.removeprefix("vecchio-some-")] = count
    return found


def _owned(match: Match, seat: int) -> dict[str, int]:
    return dict(zip(GOODS, state_of(match).goods_of(seat), strict=True))


def _change(before: Match, after: Match, seat: int) -> dict[str, int]:
    old, new = _owned(before, seat), _owned(after, seat)
    return {good: new[good] - old[good] for good in GOODS if new[good] != old[good]}


def _net(gained: dict[str, int], paid: dict[str, int]) -> dict[str, int]:
    net = {good: gained.get(good, 0) - paid.get(good, 0) for good in GOODS}
    return {good: count for good, count in net.items() if count}


def _told(told: list[Told], kind: type) -> list[Any]:
    return [one.event for one in told if isinstance(one.event, kind)]


# --- a check for every preview ---------------------------------------------------------------------------------------


def _gain(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    """`brings 2 Abbots for 1 Bishop`: exactly that is gained and paid."""
    if isinstance(move, Town):
        return _town(before, seat, move, said, after, told)
    facts = _args(said)
    price = _amounts(facts["price"]) if "price" in facts else {}
    if move.text().startswith("give "):
        price = {move.text().split()[1]: 1}
    assert _change(before, after, seat) == _net(_amounts(facts["goods"]), price), move.text()
    return None


def _town(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    """What a town is said to bring is what every way to use it brings, and nothing else is brought."""
    facts = _args(said)
    bishop = "price" in facts
    promised = [_amounts(facts[name]) for name in ("goods", "one", "other", "more") if name in facts]
    extra = _amounts(facts["extra"]) if "extra" in facts else {}
    brought: list[dict[str, int]] = []
    for send in after.choices(seat):
        there = after.copy()
        there.play(seat, send)
        for work in there.choices(seat):
            assert isinstance(work, Work)
            done = there.copy()
            done.play(seat, work)
            price = (extra if work.extra else {}) | ({"bishop": 1} if work.way == "bishop" else {})
            assert not bishop or work.way == "bishop"
            gained = next(one for one in promised if _net(one, price) == _change(there, done, seat))
            brought.append(gained)
    usual = promised[:-1] if "more" in facts else promised
    assert all(one in brought for one in usual)


def _walk(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    """No open walk is cheaper, and nobody could stay; then there is what is said to be there."""
    facts = _args(said)
    assert facts["fare"] == min(_fares(after, seat))
    _there(before, seat, move, said, after, told)


def _carriage(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    """Nobody could stay or walk: whoever goes takes a Carriage."""
    assert _fares(after, seat) == []
    _there(before, seat, move, said, after, told)


def _there(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    brings = _args(said)["brings"]
    assert isinstance(brings, Phrase)
    EFFECTS[brings.id](before, seat, move, brings, after, told)


def _fares(after: Match, seat: int) -> list[int]:
    """What the open walks cost, where nobody is there already."""
    fares = []
    for send in after.choices(seat):
        assert isinstance(send, Send)
        assert send.means != "stay"
        there = after.copy()
        travelled = _told(there.play(seat, send), events.Travelled)
        if send.means == "walk":
            fares.append(travelled[0].fare)
    return fares


def _left(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    """`leaves you 3 Florins`: so many of the good are owned after the Levy."""
    good = move.text().split()[1].replace("florins", "florin")
    assert _owned(after, seat)[good] == _amounts(_args(said)["goods"]).get(good, 0)


def _entry(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    """What the space is said to cost is what it costs without tiles, besides the journey."""
    facts, region = _args(said), move.text().split()[1]
    crest = said.id.endswith("-crest")
    with_tiles = False
    for send in after.choices(seat):
        there = after.copy()
        told_there = there.play(seat, send)
        if region in OFFICES:
            travelled = _told(told_there, events.Travelled)
            fare = {"florin": travelled[0].fare} if travelled and travelled[0].fare else {}
            carriage = {"carriage": 1} if travelled and travelled[0].means == "carriage" else {}
            paid = {good: -n for good, n in _net({}, _amounts(facts["price"])).items()}
            spent = _spent(told_there)
            assert spent == paid
            assert _change(after, there, seat).get("carriage", 0) == -carriage.get("carriage", 0)
            assert _change(after, there, seat).get("florin", 0) >= -spent.get("florin", 0) - fare.get("florin", 0)
            _space(said, told_there, seat, crest)
            continue
        for pay in there.choices(seat):
            assert isinstance(pay, Pay)
            done = there.copy()
            told_pay = done.play(seat, pay)
            _space(said, told_pay, seat, crest)
            with_tiles = with_tiles or bool(pay.tiles)
            if not pay.tiles:
                assert _is_price(_spent(told_pay), facts["price"])
    assert "tiles" in said.id or not with_tiles


def _spent(told: list[Told]) -> dict[str, int]:
    spent = _told(told, events.Spent)[0].goods
    return {good: count for good, count in zip(GOODS, spent, strict=True) if count}


def _is_price(paid: dict[str, int], said: Said) -> bool:
    """Whether goods are the price that is named: VEC-TRACK-2, also where colours are free."""
    assert isinstance(said, tuple)
    parts = [part for part in said if isinstance(part, Phrase)]
    free = sorted(_counted(part) for part in parts if part.id.startswith("vecchio-price-"))
    fixed = _amounts(tuple(part for part in parts if part.id.startswith("vecchio-some-")))
    if not free:
        return paid == fixed
    followers = sorted(count for good, count in paid.items() if good in GOODS[1:4])
    return followers == free and paid.get("florin", 0) == fixed.get("florin", 0)


def _counted(said: Phrase) -> int:
    count = _args(said)["count"]
    assert isinstance(count, int)
    return count


def _space(said: Phrase, told: list[Told], seat: int, crest: bool) -> None:
    """The points of the space entered, and whether a crest was taken."""
    assert [(one.seat, one.points) for one in _told(told, events.Entered)] == [(seat, _args(said)["points"])]
    assert bool(_told(told, events.CrestTaken)) == crest


def _track(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    """`costs 3 Florins, 2 Scrolls, worth 2 PP`: all of it is paid by this very move."""
    assert isinstance(move, Send | Pay)
    _space(said, told, seat, said.id.endswith("-crest"))
    bonus = _amounts_of(told, events.Gained, seat)
    assert _net(_change(before, after, seat), bonus) == _net({}, _amounts(_args(said)["price"]))


def _amounts_of(told: list[Told], kind: type, seat: int) -> dict[str, int]:
    total = [0] * len(GOODS)
    for event in _told(told, kind):
        if event.seat == seat:
            total = [a + b for a, b in zip(total, event.goods, strict=True)]
    return {good: count for good, count in zip(GOODS, total, strict=True) if count}


def _cost(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert _change(before, after, seat) == _net({}, _amounts(_args(said)["goods"]))


def _nobility(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert isinstance(move, Choose)
    tile = BOX.nobility_index[move.tile]
    assert tile in state_of(after).nobility[seat]
    assert nobility_points(BOX, state_of(before), seat, tile) == _args(said)["points"]
    if not _told(told, events.Gained):
        assert nobility_points(BOX, state_of(after), seat, tile) == _args(said)["points"]


def _council(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    """VEC-OFF-4, VEC-END-5: kept face-down; in the final round its reveal bonus comes at once."""
    assert isinstance(move, Choose)
    tile = BOX.council_index[move.tile]
    if not state_of(before).final:
        assert state_of(after).council_down[seat] == tile
        return
    assert tile in state_of(after).council[seat]
    reveal = _args(said)["reveal"]
    assert isinstance(reveal, Phrase)
    promised = {name.removeprefix("reveal"): n for name, n in reveal.args if name.startswith("reveal")}
    goods = {good: count for good, count in promised.items() if good in GOODS}
    assert _amounts_of(told, events.Gained, seat) == goods
    if promised.get("placeroll") and state_of(before).supply[seat]:
        assert state_of(after).phase == PLACE or state_of(after).phase == TAKE
        assert bool(_told(told, events.Rolled)) != state_of(before).less_luck


def _points(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    old, new = (GAME.rules.view(state_of(match), None)["seats"][seat] for match in (before, after))
    assert new["passed"]
    if not after.over:
        assert new["points"] - old["points"] == _args(said)["points"]


def _recover(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert isinstance(move, Recover)
    facts = _args(said)
    old, new = state_of(before), state_of(after)
    assert len(new.standing[seat]) - len(old.standing[seat]) == facts["count"] == len(old.lying[seat])
    assert not new.lying[seat]
    assert _change(before, after, seat) == _amounts(facts["goods"])
    placed = facts.get("placed")
    assert isinstance(placed, Phrase) == move.roll
    if isinstance(placed, Phrase):
        assert new.to_place == _args(placed)["count"]
        assert bool(_told(told, events.Rolled)) != new.less_luck


def _place(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    assert state_of(after).to_place == _args(said)["count"]
    assert bool(_told(told, events.Rolled)) != state_of(after).less_luck


def _about(before: Match, seat: int, move: Move, said: Phrase, after: Match, told: list[Told]) -> None:
    """A tile's own text: drafted, chosen, or used with the figures it gives."""
    facts = {name: n for name, n in said.args if isinstance(n, int)}
    if not isinstance(move, Use):
        return
    assert said.id.removesuffix("-free") == f"vecchio-about-{(move.target or move.tile).lower()}"
    assert (said.id.endswith("-free") and state_of(before).less_luck) or not said.id.endswith("-free")
    if "members" in facts:
        assert state_of(after).to_place == min(facts["members"], state_of(before).supply[seat])
        dice = said.id == "vecchio-about-m-roll"
        assert bool(_told(told, events.Rolled)) == dice
        return
    gained: dict[str, int] = {good: facts[good] for good in GOODS if good in facts}
    if said.id.endswith("c-scribe"):
        gained = {}
    assert _change(before, after, seat) == _net(gained, {"florin": facts.get("payflorin", 0)})
    if "followerany" in facts:
        assert state_of(after).phase == TAKE


EFFECTS: dict[str, EffectCheck] = {
    "vecchio-effect-gain": _gain,
    "vecchio-effect-gain-for": _gain,
    "vecchio-effect-either": _town,
    "vecchio-effect-either-for": _town,
    "vecchio-effect-either-more": _town,
    "vecchio-effect-either-more-for": _town,
    "vecchio-effect-walk": _walk,
    "vecchio-effect-carriage": _carriage,
    "vecchio-effect-left": _left,
    "vecchio-effect-entry": _entry,
    "vecchio-effect-entry-crest": _entry,
    "vecchio-effect-entry-tiles": _entry,
    "vecchio-effect-entry-tiles-crest": _entry,
    "vecchio-effect-track": _track,
    "vecchio-effect-track-crest": _track,
    "vecchio-effect-cost": _cost,
    "vecchio-effect-nobility": _nobility,
    "vecchio-effect-council": _council,
    "vecchio-effect-points": _points,
    "vecchio-effect-recover": _recover,
    "vecchio-effect-recover-place": _recover,
    "vecchio-effect-place": _place,
}
for tile, printed in board(BOX)["tiles"].items():
    EFFECTS[f"vecchio-about-{tile.lower()}"] = _about
    if printed["dice"]:
        EFFECTS[f"vecchio-about-{tile.lower()}-free"] = _about


def test_whoever_uses_a_town_is_told_exactly_the_ways_that_are_open() -> None:
    seen = set()
    for seats, number in itertools.product(GAME.seats, range(6)):
        chance, match = Chance(f"ways {seats} {number}"), GAME.new(seats, {}, f"ways {seats} {number}")
        while not match.over:
            for seat in match.awaited:
                said = GAME.faces.prompt(state_of(match), seat).id
                works = [move for move in match.choices(seat) if isinstance(move, Work)]
                if works:
                    named = said.removeprefix("vecchio-prompt-work-").split("-")
                    assert {way for way in named if way != "take"} == {move.way for move in works}
                    assert ("take" in named) == (len({(move.take, move.extra) for move in works}) > 1)
                    seen.add(said)
            match.play(*random_decision(match, chance))
    assert len(seen) > 5


@pytest.mark.parametrize(("seats", "options"), list(setups(GAME)))
def test_prompts_and_previews_are_true_over_random_matches(seats: int, options: dict[str, OptionValue]) -> None:
    for seed in range(3):
        match = hold_truth(GAME, seats, options, f"vecchio {seats} {options} {seed}", VERBS, EFFECTS)
        result = match.result
        assert result is not None
        for viewer in (None, *range(seats)):
            shown = match.view(viewer)["table"]["seats"]
            assert tuple(seat["points"] for seat in shown) == result.scores
