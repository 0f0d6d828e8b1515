"""Previews: what an answer would bring and risk."""

from __future__ import annotations

import msgspec


class Odds(msgspec.Struct, frozen=True):
    """A chance to succeed, and with what: `Odds("2 swords, +2 +1", 0.72)`."""

    words: str
    chance: float


class Marked(msgspec.Struct, frozen=True):
    """What an answer does to whoever stands on a place: `Marked("1f3", "-6", "falls", grave=True)`.

    `words` is the short part, to be laid on the piece, `more` what comes of it. Of a place that the answer makes
    choosable it tells what choosing it would do; `helps` and `grave` say what colour alone would not.
    """

    place: str
    words: str
    more: str = ""
    helps: bool = False
    grave: bool = False


class Preview(msgspec.Struct, frozen=True):
    """What one answer leads to. `path` are the places it goes through, the end last; `over` those it leaps.

    `sum` says how a number comes about (`you 1 + 2 = 3`), `missing` what it still lacks (`9 missing`); `costs` what is
    paid for it, `wins` and `risks` what stands to be gained and lost; `reach` the places that the answer makes
    choosable, `marks` what happens to pieces. With `light` nothing is lost by giving it without a second look.
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
    costs: str = ""
    marks: list[Marked] = []
    light: bool = False
