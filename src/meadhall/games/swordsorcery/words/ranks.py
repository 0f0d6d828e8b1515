"""What a Soulrank brings, in a few words."""

from __future__ import annotations

from typing import Final

from meadhall.games.swordsorcery.state import Hero, State

NUMERALS: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")
GROWS: Final = (("hp", "HP"), ("powers", "power"), ("talents", "talent"), ("combat", "Combat"), ("action", "Action"))


def rising(s: State) -> Hero | None:
    """Who may raise his Soulrank by the open question."""
    return s.heroes[s.shopper] if s.phase == "market" else next((one for one in s.heroes if one.id == s.aim), None)


def gains_of(hero: Hero, rank: int) -> str:
    """How the row of the soul gem for a Soulrank is better than the one that the hero has: `+1 HP, +1 talent`."""
    now, then = hero.gem, hero.side.gem[rank - 1]
    more = [(getattr(then, name) - getattr(now, name), word) for name, word in GROWS]
    return ", ".join(f"+{n} {word}" for n, word in more if n)
