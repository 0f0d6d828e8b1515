"""German helpers: names, counts and lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.language.names import Names

HISSES: Final = ("s", "ß", "x", "z", "ce")  # after these a name has an apostrophe where others have an s


class GermanNames(Names):
    """Who is meant, in German: "Du" for the listener, a name for everybody else."""

    def __call__(self, seat: int) -> str:
        return "Du" if seat == self.listener else self.names[seat]

    def does(self, seat: int, verb: str, others: str = "") -> str:
        """`does(0, "nimmst", "nimmt")` is "Du nimmst" or "Bram nimmt"."""
        return f"Du {verb}" if seat == self.listener else f"{self.names[seat]} {others or verb}"

    def inside(self, seat: int) -> str:
        return "du" if seat == self.listener else self.names[seat]

    def to(self, seat: int) -> str:
        return "dir" if seat == self.listener else self.names[seat]

    def whose(self, seat: int, ending: str = "") -> str:
        """`whose(0, "e")` is "deine" or "Brams"."""
        if seat == self.listener:
            return f"dein{ending}"
        name = self.names[seat]
        if name.casefold().endswith(HISSES):
            return f"{name}’"
        return f"{name}s" if name[-1:].isalpha() else f"{name}’s"


def count(number: int, one: str, more: str) -> str:
    """`1 Punkt`, `2 Punkte`."""
    return f"{number} {one if number == 1 else more}"


def listing(parts: Sequence[str], last: str = "und") -> str:
    """`a`, `a und b`, `a, b und c`."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}" if parts else ""


def upper(text: str) -> str:
    """The same with a capital at its beginning."""
    return text[:1].upper() + text[1:]
