"""Previews: what an answer would bring and risk."""

from __future__ import annotations

import msgspec

from meadhall.engine.common.text import Words


class Odds(msgspec.Struct, frozen=True):
    """A chance to succeed, and with what: `Odds("2 swords, +2 +1", 0.72)`."""

    words: Words
    chance: float


class Marked(msgspec.Struct, frozen=True):
    """What an answer does to whoever stands on a place: `Marked("1f3", "-6", "falls", grave=True)`.

    `words` is the short part, to be laid on the piece, `more` what comes of it. Of a place that the answer makes
    choosable it tells what choosing it would do; `helps` and `grave` say what colour alone would not.
    """

    place: str
    words: Words
    more: Words = ""
    helps: bool = False
    grave: bool = False


class Preview(msgspec.Struct, frozen=True):
    """What one answer leads to. `path` are the places it goes through, the end last; `over` those it leaps.

    `sum` says how a number comes about (`you 1 + 2 = 3`), `missing` what it still lacks (`9 missing`); `costs` what is
    paid for it, `wins` and `risks` what stands to be gained and lost; `reach` the places that the answer makes
    choosable, `marks` what happens to pieces. With `light` nothing is lost by giving it without a second look.
    """

    title: Words
    path: list[str] = []
    over: list[str] = []
    reach: list[str] = []
    sum: Words = ""
    missing: Words = ""
    odds: list[Odds] = []
    result: Words = ""
    wins: Words = ""
    risks: Words = ""
    note: Words = ""
    costs: Words = ""
    marks: list[Marked] = []
    light: bool = False
