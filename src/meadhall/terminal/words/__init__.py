"""Words of the terminal. `say` returns a message from its catalogue in the person's language."""

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
NAMED_KEYS: Final = ("Space", "PgDn", "Home", "End", "any")  # keys that have other names on other keyboards


class LanguageSetting:
    """The language of the person at this terminal, one per process."""

    language: str = FIRST


def set_language(language: str) -> None:
    """Set the language of the terminal. Raise BadOption if it has no catalogue."""
    if language not in CATALOGUE.languages:
        raise BadOption(say("no-language", language=language, languages=[*CATALOGUE.languages]))
    LanguageSetting.language = language


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment sets; English if that has no catalogue."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = locale.partition(".")[0].partition("_")[0].lower()
    return language if language in CATALOGUE.languages else FIRST


def say(id: str, names: Names = NOBODY, /, **args: Arg) -> str:
    """Return a message in words, for the listener of `names`."""
    return CATALOGUE.say(Text(id, args), names, LanguageSetting.language)


def listing(items: Sequence[str]) -> str:
    """Return items as a list in words: `a, b and c`."""
    return say("listing", items=[*items])


def key_names(keys: str) -> str:
    """Return keys with their names on a keyboard of this language: `Pos1 Ende` for `Home End`."""
    return re.sub(r"[A-Za-z]+", lambda key: say(f"key-{key[0].lower()}") if key[0] in NAMED_KEYS else key[0], keys)
