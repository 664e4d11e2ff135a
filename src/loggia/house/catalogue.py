"""The catalogue: which games, rules revisions, bot levels, words and rules pages this house has."""

from __future__ import annotations

from importlib.resources import files

from loggia import bots, games, words
from loggia.house import wire
from loggia.house.logs import failed
from loggia.house.problems import trouble, wrong
from loggia.kernel import AnyGame, Option, Preset, WrongSetup


def _opens(name: str) -> bool:
    """Whether a game can be loaded; a broken one is left out and logged."""
    try:
        games.game(name)
    except Exception as error:
        failed("room closed", error, game=name)
        return False
    return True


class Catalogue:
    """Finds games, words and rules pages."""

    def __init__(self, examples: bool = False) -> None:
        offered = (*games.names(), *(games.EXAMPLES if examples else ()))
        self.names = tuple(name for name in offered if _opens(name))

    def game(self, name: str) -> AnyGame:
        """The newest revision of a game that is offered here."""
        if name not in self.names:
            raise trouble(404, "house-no-game", game=name[:40])
        return games.game(name)

    @staticmethod
    def revision(name: str, revision: int) -> AnyGame | None:
        """A game in the revision a table began with: the present or an older one; None if it is not here."""
        try:
            return games.game(name).at_revision(revision)
        except WrongSetup:
            return None

    def info(self, name: str) -> wire.GameInfo:
        """A game as the lobby shows it."""
        game = self.game(name)
        return wire.GameInfo(
            name=name,
            seats=list(game.seats),
            revision=game.revision,
            options=[_option(option) for option in game.options],
            presets=[_preset(game, preset) for preset in game.presets],
            levels=list(bots.LEVELS),
            timed=game.clock is not None,
            reconstructed=game.reconstructed,
        )

    def level(self, name: str, default: str = "apprentice") -> str:
        """The level of that name, or the default one; `Trouble` if there is none."""
        name = name or default
        try:
            bots.level(name)
        except WrongSetup as why:
            raise wrong(why) from why
        return name

    def texts(self, lang: str) -> wire.Texts:
        """All words of a language."""
        if lang not in words.LANGUAGES:
            raise trouble(404, "house-no-language", lang=lang[:12])
        return wire.Texts(lang, [text for _, text in words.sources(lang)])

    def rules(self, name: str, lang: str) -> wire.RulesPage:
        """The rules page of a game; in English where the language has none."""
        self.game(name)
        folder = files(f"loggia.games.{name}") / "text"
        for code in (lang, "en"):
            page = folder / f"rules.{code}.md"
            if code in words.LANGUAGES and page.is_file():
                return wire.RulesPage(name, code, page.read_text(encoding="utf-8"))
        raise trouble(404, "house-no-rules", game=name)


def _preset(game: AnyGame, preset: Preset) -> wire.PresetInfo:
    """A preset as pages get it, with every option."""
    options = {option.name: option.default for option in game.options}
    return wire.PresetInfo(preset.name, preset.seats, {**options, **preset.options}, preset.bots, preset.days)


def _option(option: Option) -> wire.OptionInfo:
    parts = [wire.OptionPart(word, list(items)) for word, items in option.parts]
    return wire.OptionInfo(option.name, option.default, list(option.values), list(option.presets), parts, option.needs)
