"""The words behind a command: some are a game's own options, as in `--adventure 2`, which the game itself reads."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.errors import BadOption


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
