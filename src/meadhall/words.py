"""The words behind a command: some are a game's own options, as in `--adventure 2`, which the game itself reads."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.engine.errors import BadOption
from meadhall.engine.game import Game, Setting

RECOVER: Final = "Take a file that breaks off as far as it goes."


def split_words(words: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Takes a game's own options, `--adventure 2` or `--adventure=2`, out of the other words."""
    bots: list[str] = []
    given: dict[str, str] = {}
    rest = iter(words)
    for word in rest:
        if not word.startswith("--"):
            bots.append(word)
            continue
        name, _, value = word[2:].partition("=")
        value = value or next(rest, "")
        if not value or value.startswith("--"):
            raise BadOption(f"option --{name} needs a value, as in --{name} 2")
        given[name.replace("-", "_")] = value
    return bots, given


def read_options(game: Game[Any], given: Mapping[str, str]) -> dict[str, Setting]:
    """A game's options as they were typed; where one needs another, the error also says how to give it."""
    try:
        return game.read_options(given)
    except BadOption as error:
        needed = re.search(r"needs (\w+) = (\w+)$", str(error))
        if needed is None or all(choice.id != needed[1] for choice in game.choices):
            raise
        raise BadOption(f"{error}: add --{needed[1].replace('_', '-')} {needed[2]}") from None
