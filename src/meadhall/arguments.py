"""The arguments of a command: some are a game's own options, as in `--adventure 2`, which the game itself reads."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.engine.common.errors import BadOption
from meadhall.engine.contract.game import Game, Setting, as_typed

VARIANT: Final = "A variant of the game: its folder, or its packed file."
RAY: Final = "Play on the Ray cluster at this address, as in 10.0.0.1:6379; auto finds one on this machine."
LANGUAGE: Final = "Language of the terminal and the game: en or de. Default: the system language."
RECOVER: Final = "Use as much of a damaged file as possible."


def variant_name(game: str, variant: str) -> str:
    """The name of a game with the variant in this folder or file over it; the bare name without a variant."""
    return f"{game}+{variant}" if variant else game


def split_arguments(words: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Separate game options, `--adventure 2` or `--adventure=2`, from positional arguments; "" for a missing value."""
    positional: list[str] = []
    given: dict[str, str] = {}
    left = list(words)
    while left:
        word = left.pop(0)
        if not word.startswith("--"):
            positional.append(word)
            continue
        name, _, value = word[2:].partition("=")
        if not value and left and not left[0].startswith("--"):
            value = left.pop(0)
        given[name.replace("-", "_")] = value
    return positional, given


def read_options(game: Game[Any], given: Mapping[str, str]) -> dict[str, Setting]:
    """Read a game's options; if one needs another, the error also says how to give it."""
    try:
        return game.read_options({name: value or _alone(game, name) for name, value in given.items()})
    except BadOption as error:
        needed = re.search(r"needs (\w+) = (\w+)$", str(error))
        if needed is None or all(choice.id != needed[1] for choice in game.choices):
            raise
        raise BadOption(f"{error}: add --{needed[1].replace('_', '-')} {needed[2]}") from None


def _alone(game: Game[Any], name: str) -> str:
    """The value of an option without one: a switch is on."""
    choice = next((choice for choice in game.choices if choice.id == name), None)
    if choice is None or {as_typed(value) for value in choice.values} & {"on", "true"}:
        return "on"
    raise BadOption(f"option --{name.replace('_', '-')} needs a value: {choice.words}")
