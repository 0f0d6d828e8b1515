"""Amounts of an op for the owner of its card (SS-VOC-01)."""

from __future__ import annotations

from meadhall.games.swordsorcery.effects.by import By
from meadhall.games.swordsorcery.effects.who import heroes_for
from meadhall.games.swordsorcery.figures.crowd import most_hp, place_of
from meadhall.games.swordsorcery.figures.numbers import lamps, rank_of
from meadhall.games.swordsorcery.figures.sight import distance
from meadhall.games.swordsorcery.ops.grammar import Amount, half, reckon, selector
from meadhall.games.swordsorcery.state import NOBODY, Ref, State


def amount(s: State, by: By, n: Amount, ref: Ref = NOBODY) -> int:
    """A number, an array by H, a formula, or one of the special amounts; `ref` is whom `half` is about."""
    if isinstance(n, str):
        word, of = selector(n)
        if word == "half":
            return half(most_hp(s, ref))
        if word == "lamps":
            return lamps(s)
        if word == "heroes_within":
            source = by.source(s)
            near = [ref for ref in heroes_for(s, by) if distance(s, source, place_of(s, ref)) <= int(of)]
            return len(near)
    return reckon(n, rank_of(s, by.owner) if by.owner != NOBODY else 1, s.count)
