"""The hall's own sentences in each language, and which language a browser wants."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine import Game, Names
from meadhall.engine.common.text import Arg, Text
from meadhall.engine.language.catalogue import FIRST, Catalogue
from meadhall.engine.language.wording import SHARED

MAX_NAME_LETTERS: Final = 8  # letters of the name of a language
PACKAGE: Final = "meadhall.server.wording"
HALL: Final = Catalogue(PACKAGE)


def wished(languages: str) -> str:
    """The language that is wished most in an Accept-Language header, without its country: `de-AT,en;q=0.5` is `de`."""
    first = min(languages.split(","), key=_after)
    return first.partition(";")[0].strip().partition("-")[0].casefold()[:MAX_NAME_LETTERS] or FIRST


def _after(part: str) -> float:
    """Languages that are wished more come first; what cannot be read comes last."""
    _, _, weight = part.partition("q=")
    try:
        return -float(weight) if weight else -1.0
    except ValueError:
        return 0.0


def hall_says(id: str, language: str, names: Names | None = None, /, **args: Arg) -> str:
    """A sentence of the hall in a language, in English if the hall does not speak that."""
    return HALL.say(Text(id, args), names or Names([]), language if language in HALL.languages else FIRST)


def table_catalogue(game: Game[Any]) -> Catalogue:
    """The catalogue of a table: the sentences of its game, if it has any, and those of the hall."""
    return (game.wording.catalogue or SHARED).beside(PACKAGE)
