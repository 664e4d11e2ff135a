"""Options that are sets of cards: what the house offers can be played, and has words."""

from __future__ import annotations

from loggia import words
from tests.house.conftest import Hosted

SEATS = [{"kind": "me"}, {"kind": "open"}]


async def test_every_preset_and_every_card_that_is_offered_makes_a_table(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    games = {game["name"]: game for game in await ada.call("GET", "/games")}
    option = next(one for one in games["carrara"]["options"] if one["parts"])
    assert option["needs"] == "expansion"
    decks = [part["items"] for part in option["parts"]]
    sets = [" ".join(deck[min(at, len(deck) - 1)] for deck in decks) for at in range(max(map(len, decks)))]
    for value in (*option["presets"], *sets):
        options = {"expansion": True, option["name"]: value}
        state = await ada.new_table("carrara", seats=SEATS, options=options)
        assert state["info"]["options"][option["name"]] == value
    for lang in words.LANGUAGES:
        for part in option["parts"]:
            for message in (part["word"], *(f"carrara-card-{item}" for item in part["items"])):
                assert words._find(lang, message) is not None, message


async def test_every_game_says_what_it_is_like(hosted: Hosted) -> None:
    ada = await hosted.visitor()
    for game in await ada.call("GET", "/games"):
        for lang in words.LANGUAGES:
            text = "\n".join((await ada.call("GET", f"/words/{lang}"))["texts"])
            told = text.split(f"\ngame-{game['name']} =")[-1].split("\n\n")[0]
            assert [fact for fact in (".time", ".weight", ".feel") if fact not in told] == []
