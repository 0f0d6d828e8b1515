"""How likely dice are to show what is hoped for: exact sums over all their faces (7.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from meadhall.games.swordsorcery.harm.dice import HITS, SHIELDS
from meadhall.games.swordsorcery.state import BOLT_FROM, Die

FACES: Final = len(SHIELDS)
Spread = dict[tuple[int, bool], float]  # Hits, and whether a Bolt is shown, with their chance


@cache
def spread_of(colors: str) -> Spread:
    """What dice of these colours come to; colours in alphabetical order share one answer."""
    found: Spread = {(0, False): 1.0}
    for color in colors:
        more: Spread = {}
        for (hits, bolt), chance in found.items():
            for face, shown in enumerate(HITS[color], 1):
                key = (hits + shown, bolt or face >= BOLT_FROM[color])
                more[key] = more.get(key, 0.0) + chance / FACES
        found = more
    return found


def with_dice(lying: Iterable[Die], colors: str) -> Spread:
    """Some dice that lie already, and others that are still to be rolled."""
    hits, bolt = 0, False
    for die in lying:
        hits += HITS[die.color][die.number - 1]
        bolt = bolt or die.number >= BOLT_FROM[die.color]
    found: Spread = {}
    for (more, other), chance in spread_of("".join(sorted(colors))).items():
        key = (hits + more, bolt or other)
        found[key] = found.get(key, 0.0) + chance
    return found


@cache
def shields_spread(dice: int) -> tuple[float, ...]:
    """The chance of no Shield, of one, and so on."""
    found = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(found) + max(SHIELDS))
        for shields, chance in enumerate(found):
            for shown in SHIELDS:
                more[shields + shown] += chance / FACES
        found = more
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Guard:
    """What stands between Hits and the end of somebody (SS-CBT-10 to 18); `most` wounds are dealt at once.

    `after` are HP that are suffered in addition by whoever is wounded at all (SS-BOD-02).
    """

    hp: int
    armor: int
    magic: int
    dice: int
    most: int
    after: int = 0

    def falls(self, hits: int, lethals: int) -> float:
        """The chance that so many Hits, of which some are Lethal, are the end."""
        lethal = min(max(0, hits), lethals)
        left = max(0, hits) - lethal
        left -= min(left, self.armor)
        magic = min(self.magic, left + lethal)
        by_lethal = min(magic, lethal)
        lethal, left = lethal - by_lethal, left - (magic - by_lethal)
        chances = shields_spread(min(left, self.dice))
        wounds = [min(self.most, max(0, left - shields) + lethal) for shields in range(len(chances))]
        return sum(chance for n, chance in zip(wounds, chances, strict=True) if n and n + self.after >= self.hp)
