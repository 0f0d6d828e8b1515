"""Actions: numbers for the keys of answers. Each known key has a fixed number; others use spare ones."""

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

    The first numbers belong to known keys, in order. `spare` more go to the unknown keys of a menu, in the order of
    that menu. So every answer of a menu has a number, and no two share one.
    """

    def __init__(self, keys: Sequence[str], spare: int = SPARE) -> None:
        self.keys = tuple(keys)
        self.spare = spare

    @property
    def count(self) -> int:
        """How many actions there are."""
        return len(self.keys) + self.spare

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The action of each known key."""
        return {key: number for number, key in enumerate(self.keys)}

    def of(self, menu: Sequence[str]) -> dict[int, str]:
        """The keys of a menu by their actions; TooManyKeys if the spare ones do not suffice."""
        numbers, known = self.numbers, len(self.keys)
        found: dict[int, str] = {}
        free = known
        for key in menu:
            number = numbers.get(key)
            if number is None:
                number, free = free, free + 1
            found[number] = key
        if free > self.count:
            raise TooManyKeys(
                "a menu has {unknown} unknown keys, but only {spare} spare actions; pass more keys or raise `spare`",
                unknown=free - known,
                spare=self.spare,
            )
        return found

    def key(self, menu: Sequence[str], action: int) -> str:
        """The key of an action at a menu, or NotOffered."""
        found = self.of(menu)
        if action not in found:
            named = f" ('{self.keys[action]}')" if 0 <= action < len(self.keys) else ""
            raise NotOffered("action {action}{named} is not on offer; on offer: {keys}",
                             action=action, named=named, keys=list(menu))  # fmt: skip
        return found[action]


def known_keys(game: Game[Any]) -> list[str] | None:
    """The stored keys of one of our own games; None for any other."""
    file = files("meadhall.rl") / "actions" / f"{game.id}.txt"
    return file.read_text("utf-8").splitlines() if file.is_file() else None
