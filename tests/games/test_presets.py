"""Whole tables by one name: each can be set as it stands, and has words in both languages."""

from __future__ import annotations

import pytest

from loggia import bots, game, words
from loggia.kernel import Preset

PRESETS = [
    pytest.param(name, preset, id=f"{name}-{preset.name}")
    for name in ("carrara", "lucca", "genoa", "vecchio")
    for preset in game(name).presets
]


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_preset_can_be_played_as_it_stands(name: str, preset: Preset) -> None:
    match = game(name).new(preset.seats, preset.options, seed=1)
    assert match.deciding
    assert {**match.options, **preset.options} == match.options
    if preset.bots:
        bots.level(preset.bots)


@pytest.mark.parametrize(("name", "preset"), PRESETS)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_preset_has_words(name: str, preset: Preset, language: str) -> None:
    said = words.Words(language)
    assert said.knows(f"{name}-preset-{preset.name}")
    assert said.knows(f"{name}-preset-{preset.name}.about")


@pytest.mark.parametrize("name", ["carrara", "lucca", "genoa", "vecchio"])
def test_beginners_come_first_and_play_against_bots(name: str) -> None:
    presets = game(name).presets
    assert [preset.name for preset in presets][:3] == ["first", "evening", "full"]
    assert presets[0].bots == "apprentice"
    assert len({preset.name for preset in presets}) == len(presets)
