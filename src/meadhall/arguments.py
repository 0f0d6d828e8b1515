"""Arguments of a command that are a game's own options, such as `--adventure 2`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.engine.common.errors import BadOption
from meadhall.engine.contract.game import Game, Setting, typed_text

VARIANT_HELP: Final = "A variant of the game: its folder, or its packed file."
RAY_HELP: Final = "Play on the Ray cluster at this address, such as 10.0.0.1:6379; auto finds one on this machine."
LANGUAGE_HELP: Final = "Language of the terminal and the game: en or de. Default: the system language."
RECOVER_HELP: Final = "Use as much of a damaged file as possible."


def variant_name(game: str, variant: str) -> str:
    """Return the name of a game with a variant from a folder or file. If `variant` is empty, return the game's name."""
    return f"{game}+{variant}" if variant else game


def split_arguments(arguments: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Split a command line into positional arguments and game options, such as `--adventure 2` or `--adventure=2`.

    An option that is given without a value has the value "".
    """
    positional: list[str] = []
    typed_options: dict[str, str] = {}
    remaining = list(arguments)
    while remaining:
        argument = remaining.pop(0)
        if not argument.startswith("--"):
            positional.append(argument)
            continue
        name, _, value = argument[2:].partition("=")
        if not value and remaining and not remaining[0].startswith("--"):
            value = remaining.pop(0)
        typed_options[name.replace("-", "_")] = value
    return positional, typed_options


def read_options(game: Game[Any], typed_options: Mapping[str, str]) -> dict[str, Setting]:
    """Read the values of a game's options. If an option requires another option, the error shows how to add it."""
    try:
        return game.read_options({name: value or _switch_value(game, name) for name, value in typed_options.items()})
    except BadOption as error:
        missing = re.search(r"needs (\w+) = (\w+)$", str(error))
        if missing is None or all(choice.id != missing[1] for choice in game.choices):
            raise
        raise BadOption(f"{error}: add --{missing[1].replace('_', '-')} {missing[2]}") from None


def _switch_value(game: Game[Any], name: str) -> str:
    """Return "on", the value of a switch without a value. Raise BadOption if the option is not a switch."""
    choice = next((choice for choice in game.choices if choice.id == name), None)
    if choice is None or {typed_text(value) for value in choice.values} & {"on", "true"}:
        return "on"
    raise BadOption(f"option --{name.replace('_', '-')} needs a value: {choice.values_sentence}")
