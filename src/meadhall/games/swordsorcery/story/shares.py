"""A price that the party pays together: each hero's share (SS-DEC-55)."""

from __future__ import annotations

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import menu
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.events import Gained
from meadhall.games.swordsorcery.figures.answers import Answer, answer
from meadhall.games.swordsorcery.state import State


def usual_shares(crowns: list[int], price: int) -> list[int]:
    """One Crown after the other from the hero who has most left, ties in hero order."""
    left = crowns.copy()
    for _ in range(price):
        most = max(range(len(left)), key=lambda at: (left[at], -at))
        left[most] -= 1
    return [had - has for had, has in zip(crowns, left, strict=True)]


@menu("share", "SS-DEC-55")
def shares(s: State, at: int, due: int) -> list[Answer]:
    """What one hero may give so that the others can give the rest; first the usual share."""
    crowns = [hero.crowns for hero in s.heroes[at:]]
    usual = usual_shares(crowns, due)[0]
    least, most = max(0, due - sum(crowns[1:])), min(due, crowns[0])
    amounts = [usual, *(n for n in range(least, most + 1) if n != usual)]
    return [answer("pay", "SS-DEC-55", str(n)) for n in amounts]


async def pay_together(t: Table[State], price: int) -> None:
    """Takes a price from the heroes' Crowns as the Leader divides it (SS-STY-23, SS-CAM-40)."""
    s, due = t.state, price
    for at, hero in enumerate(s.heroes):
        options = shares(s, at, due)
        s.aim = hero.id
        pick = options[0] if len(options) == 1 else await choose(s.leader, options)
        s.aim = ""
        if pick.number:
            hero.crowns -= pick.number
            due -= pick.number
            t.tell(Gained(hero.name, -pick.number))
