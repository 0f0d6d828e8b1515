"""Names of players: printable, short and distinct."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.common.errors import BadOption

MAX_NAME_LENGTH: Final = 24
BOT_PREFIX: Final = "Bot "  # prefix of all bot names


def clean_name(name: str) -> str:
    """Return a name without unprintable characters, cut to MAX_NAME_LENGTH."""
    words = "".join(character if character.isprintable() else " " for character in name).split()
    return " ".join(words)[:MAX_NAME_LENGTH].rstrip()


def checked_names(names: Sequence[str]) -> list[str]:
    """Return the cleaned names. Raise BadOption if a name is empty, too long, used twice, or a bot's name."""
    used_names: dict[str, str] = {}
    for name in names:
        cleaned = clean_name(name)
        if not cleaned:
            raise BadOption("a name is empty; give each player one, as in --name Ann")
        if len(name) > MAX_NAME_LENGTH:
            raise BadOption(f"the name '{cleaned}...' is too long; use at most {MAX_NAME_LENGTH} characters")
        if cleaned.startswith(BOT_PREFIX):
            raise BadOption(
                f"'{cleaned}' is the name of a bot; choose a name that does not begin with '{BOT_PREFIX.strip()}'"
            )
        if cleaned.casefold() in used_names:
            raise BadOption(f"two people are called '{cleaned}'; give each a name of their own")
        used_names[cleaned.casefold()] = cleaned
    return list(used_names.values())
