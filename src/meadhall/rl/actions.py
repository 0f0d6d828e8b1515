"""Numbers for the keys of answers. Each known key has a fixed number. All other keys share the spare numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

from meadhall.engine import Game, MeadhallError, NotOffered

SPARE: Final = 32


class TooManyKeys(MeadhallError):
    """A menu has more unknown keys than there are spare numbers."""


class Actions:
    """The numbered answers of a game.

    Known keys have the first numbers, in order. The unknown keys of a menu get the next `spare` numbers, in the order
    of the menu. So each answer of a menu has its own number.
    """

    def __init__(self, keys: Sequence[str], spare: int = SPARE) -> None:
        self.keys = tuple(keys)
        self.spare = spare

    @property
    def count(self) -> int:
        """Number of actions."""
        return len(self.keys) + self.spare

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each known key."""
        return {key: number for number, key in enumerate(self.keys)}

    def keys_by_number(self, menu: Sequence[str]) -> dict[int, str]:
        """Return the keys of a menu by number. Raise TooManyKeys if there are not enough spare numbers."""
        numbers, known_count = self.numbers, len(self.keys)
        keys: dict[int, str] = {}
        next_spare = known_count
        for key in menu:
            number = numbers.get(key)
            if number is None:
                number, next_spare = next_spare, next_spare + 1
            keys[number] = key
        if next_spare > self.count:
            raise TooManyKeys(
                "a menu has {unknown} unknown keys, but only {spare} spare actions; pass more keys or raise `spare`",
                unknown=next_spare - known_count,
                spare=self.spare,
            )
        return keys

    def key(self, menu: Sequence[str], action: int) -> str:
        """Return the key of an action on a menu. Raise NotOffered if the menu does not have it."""
        offered = self.keys_by_number(menu)
        if action not in offered:
            name = f" ('{self.keys[action]}')" if 0 <= action < len(self.keys) else ""
            raise NotOffered("action {action}{named} is not on offer; on offer: {keys}",
                             action=action, named=name, keys=list(menu))  # fmt: skip
        return offered[action]


def known_keys(game: Game[Any]) -> list[str] | None:
    """Return the keys in the folder `actions` for one of our own games; None for any other game."""
    file = files("meadhall.rl") / "actions" / f"{game.id}.txt"
    return file.read_text("utf-8").splitlines() if file.is_file() else None
