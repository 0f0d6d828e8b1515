"""The hall's own sentences in all languages, and the language that a browser prefers."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine import Game, Names
from meadhall.engine.common.text import Arg, Text
from meadhall.engine.language.catalogue import FIRST, Catalogue
from meadhall.engine.language.wording import SHARED_CATALOGUE

MAX_NAME_LENGTH: Final = 8  # characters of the name of a language, such as `de`
PACKAGE: Final = "meadhall.server.wording"
HALL_CATALOGUE: Final = Catalogue(PACKAGE)


def preferred_language(languages: str) -> str:
    """Return the preferred language of an Accept-Language header without its country: `de` for `de-AT,en;q=0.5`."""
    first = min(languages.split(","), key=_sort_key)
    return first.partition(";")[0].strip().partition("-")[0].casefold()[:MAX_NAME_LENGTH] or FIRST


def _sort_key(part: str) -> float:
    """Sort by descending weight; an unreadable weight is sorted last."""
    _, _, weight = part.partition("q=")
    try:
        return -float(weight) if weight else -1.0
    except ValueError:
        return 0.0


def hall_text(id: str, language: str, names: Names | None = None, /, **args: Arg) -> str:
    """Return a sentence of the hall in a language, in English if the hall lacks that language."""
    return HALL_CATALOGUE.say(
        Text(id, args), names or Names([]), language if language in HALL_CATALOGUE.languages else FIRST
    )


def table_catalogue(game: Game[Any]) -> Catalogue:
    """Return the catalogue for tables of a game: its own sentences, if any, and those of the hall."""
    return (game.wording.catalogue or SHARED_CATALOGUE).beside(PACKAGE)
