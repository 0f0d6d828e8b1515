"""What an answer would bring and risk, told before it is given."""

from __future__ import annotations

import msgspec


class Odds(msgspec.Struct, frozen=True):
    """A chance to succeed, and with what: `Odds("2 swords, +2 +1", 0.72)`."""

    words: str
    chance: float


class Preview(msgspec.Struct, frozen=True):
    """What one answer leads to. `path` are the places it goes through, the end last; `over` those it leaps.

    `sum` says how a number comes about (`you 1 + 2 = 3`), `missing` what it still lacks (`9 missing`); `wins` and
    `risks` are what stands to be gained and lost; `reach` the places that the answer makes choosable.
    """

    title: str
    path: list[str] = []
    over: list[str] = []
    reach: list[str] = []
    sum: str = ""
    missing: str = ""
    odds: list[Odds] = []
    result: str = ""
    wins: str = ""
    risks: str = ""
    note: str = ""
