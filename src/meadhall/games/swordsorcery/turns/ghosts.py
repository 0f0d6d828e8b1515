"""The turn of a Ghost Soul (SS-DTH-06, 07)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Why, menu
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.answers import Answer, answer
from meadhall.games.swordsorcery.effects.who import hero_of
from meadhall.games.swordsorcery.events import Moved, TokenGained
from meadhall.games.swordsorcery.figures.crowd import heroes_in
from meadhall.games.swordsorcery.figures.sight import board
from meadhall.games.swordsorcery.harm.dice import WHISPER
from meadhall.games.swordsorcery.harm.tokens import give_buff
from meadhall.games.swordsorcery.state import Area, Buff, Enemy, State

MOST_STEPS: Final = 3
END: Final = "end"


@menu("ghost", "SS-DEC-41")
def haunting(no: Why, s: State, at: int) -> list[Answer]:
    """Up to three steps along any links, a whisper, the end; first what leads to the shrine."""
    hero, turn = s.heroes[at], s.turn
    assert turn is not None
    areas, around = board(s).areas, board(s).around
    found = [answer(END, "SS-DEC-41")]
    shrine = board(s).index[s.card.shrine]
    far = board(s).distances((1 << len(board(s).doors)) - 1)
    near = sorted({link.other(hero.area) for link in around[hero.area]}, key=lambda one: (far[one][shrine], one))
    ways = [answer("to", "SS-DTH-06", areas[one].id) for one in near]
    if turn.steps < MOST_STEPS:
        found = [*ways, *found] if hero.area != shrine else [*found, *ways]
    elif no is not None:
        for way in ways:
            no(way.key, "SS-DTH-06", "A Ghost Soul moves up to {n} areas.", n=MOST_STEPS)
    if WHISPER not in turn.did:
        found += [answer(WHISPER, "SS-DTH-07", str(one.ref)) for one in _who_may_hear(s, hero.area)]
        found += [answer(WHISPER, "SS-DTH-07", s.heroes[one].id) for one in heroes_in(s, hero.area)]
    return found


def _who_may_hear(s: State, area: Area) -> list[Enemy]:
    """The enemies of an area whom nobody has whispered to: a second whisper would change nothing (SS-GEN-04)."""
    return [one for one in s.enemies if one.area == area and all(buff.card != WHISPER for buff in one.buffs)]


def haunt(t: Table[State], at: int, pick: Answer) -> None:
    """Carries out one answer of a Ghost Soul."""
    s, hero, turn = t.state, t.state.heroes[at], t.state.turn
    assert turn is not None
    if pick.kind == "to":
        hero.area = board(s).index[pick.of]
        turn.steps += 1
        t.tell(Moved(f"{hero.name}'s Ghost Soul", board(s).areas[hero.area].name, "ghost"))
    elif pick.kind == WHISPER:
        turn.did.append(WHISPER)
        if pick.of.isdigit():
            buff = Buff("hits", -1, "next_attack", WHISPER)
            give_buff(t, pick.number, buff, "-1 Hit on the next attack in this round")
        else:
            mate = s.heroes[hero_of(s, pick.of)]
            mate.limits.append(f"round/{WHISPER}")
            t.tell(TokenGained(mate.name, "may roll one die again in this round"))
    else:
        turn.over = True
