"""Previews: the results and risks of an answer."""

from __future__ import annotations

import msgspec

from meadhall.engine.common.text import Words


class Odds(msgspec.Struct, frozen=True):
    """The probability of success, such as 0.72 with `2 swords, +2 +1`."""

    words: Words
    """The means of success, or its result."""
    chance: float
    """The probability, from 0 to 1."""


class PlaceEffect(msgspec.Struct, frozen=True):
    """Effect of an answer on the figures of a place, such as `-6` and `falls`.

    On a place that the answer makes selectable, it is the effect of selecting that place.
    """

    place: str
    """Id of the place."""
    words: Words
    """Short text to show on the figure."""
    more: Words = ""
    """The consequence, as a longer text."""
    helps: bool = False
    """Whether the effect is good for the figure."""
    lost: bool = False
    """Whether the figure is lost."""


class Preview(msgspec.Struct, frozen=True):
    """The consequences of one answer."""

    title: Words
    """Title of the preview."""
    path: list[str] = []
    """Ids of the places that the answer leads through. The destination comes last."""
    over: list[str] = []
    """Ids of the places that the answer jumps over."""
    selectable: list[str] = []
    """Ids of the places that the answer makes selectable."""
    sum: Words = ""
    """How a number adds up: `you 1 + 2 = 3`."""
    missing: Words = ""
    """The amount that is still missing, such as `9 missing`."""
    odds: list[Odds] = []
    """Probabilities of success."""
    result: Words = ""
    """The result of the answer."""
    wins: Words = ""
    """Possible gains."""
    risks: Words = ""
    """Possible losses."""
    note: Words = ""
    """Anything else worth knowing."""
    costs: Words = ""
    """The cost of the answer."""
    marks: list[PlaceEffect] = []
    """Effects on figures."""
    light: bool = False
    """Whether the answer needs no confirmation, although it cannot be undone."""
