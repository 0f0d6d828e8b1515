"""Words of the terminal around a game: `say` puts a message of its catalogue into words."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.engine import BadOption, Names
from meadhall.engine.common.text import Arg, Text
from meadhall.engine.language.catalogue import FIRST, Catalogue

CATALOGUE: Final = Catalogue("meadhall.terminal")
NOBODY: Final = Names([])
NAMED_KEYS: Final = ("Space", "PgDn", "Home", "End", "any")  # keyboards name them differently


class LanguageSetting:
    """The language of the person at this terminal: one a process."""

    language: str = FIRST


def speak(language: str) -> None:
    """Use this language from now on; BadOption if it has no catalogue."""
    if language not in CATALOGUE.languages:
        raise BadOption(say("no-language", language=language, languages=[*CATALOGUE.languages]))
    LanguageSetting.language = language


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the environment, or English if it has no catalogue."""
    found = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = found.partition(".")[0].partition("_")[0].lower()
    return language if language in CATALOGUE.languages else FIRST


def say(id: str, names: Names = NOBODY, /, **args: Arg) -> str:
    """Return a message in words, as the listener of `names` hears it."""
    return CATALOGUE.say(Text(id, args), names, LanguageSetting.language)


def listing(items: Sequence[str]) -> str:
    """Return `a`, `a and b`, `a, b and c`."""
    return say("listing", items=[*items])


def key_names(keys: str) -> str:
    """Return keys as they are called on a keyboard of this language: `Home End` is `Pos1 Ende`."""
    return re.sub(r"[A-Za-z]+", lambda key: say(f"key-{key[0].lower()}") if key[0] in NAMED_KEYS else key[0], keys)
