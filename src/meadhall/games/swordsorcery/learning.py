"""Powers and talents are chosen: at the set-up, and when a Soulrank brings new places (SS-SET-09, SS-POW-01, 02)."""

from __future__ import annotations

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Why, menu
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.answers import Answer, answer
from meadhall.games.swordsorcery.content import POWERS, TALENTS, powers_of, talents_of
from meadhall.games.swordsorcery.events import Took
from meadhall.games.swordsorcery.figures.numbers import most_runes
from meadhall.games.swordsorcery.figures.statics import own
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.tables.heroes import Power
from meadhall.games.swordsorcery.vocabulary.mods import RunesMod


@menu("power", "SS-DEC-03")
def new_powers(no: Why, s: State, at: int) -> list[Answer]:
    """Those open to him that he has not, lowest Soulrank first."""
    hero = s.heroes[at]
    found: list[Power] = []
    for power in powers_of(hero.id, hero.nature):
        if power.id in hero.powers:
            continue
        if power.rank <= hero.rank:
            found.append(power)
        elif no is not None:
            text = "{power} needs Soulrank {rank}; {hero} has {has}."
            no(f"take:{power.id}", "SS-POW-02", text, power=power.name, rank=power.rank, hero=hero.name, has=hero.rank)
    return [answer("take", "SS-DEC-03", one.id) for one in sorted(found, key=lambda one: one.rank)]


@menu("talent", "SS-DEC-04")
def new_talents(no: Why, s: State, at: int) -> list[Answer]:
    """The same of talents; they need no Soulrank (SS-TAL-02)."""
    hero = s.heroes[at]
    open_to = talents_of(hero.id, hero.nature)
    return [answer("take", "SS-DEC-04", one.id) for one in open_to if one.id not in hero.talents]


async def learn(t: Table[State], at: int) -> None:
    """Fills all places that are free."""
    s, hero = t.state, t.state.heroes[at]
    s.aim = hero.id
    while len(hero.powers) < hero.gem.powers and len(options := new_powers(s, at)):
        pick = options[0] if len(options) == 1 else await choose(hero.seat, options)
        hero.powers.append(pick.of)
        t.tell(Took(hero.name, POWERS[pick.of].name))
    while len(hero.talents) < hero.gem.talents and len(talents := new_talents(s, at)):
        pick = talents[0] if len(talents) == 1 else await choose(hero.seat, talents)
        hero.talents.append(pick.of)
        t.tell(Took(hero.name, TALENTS[pick.of].name))
    s.aim = ""


def starting_runes(s: State, at: int) -> None:
    """Rune tokens with which a quest begins."""
    hero = s.heroes[at]
    hero.runes = min(most_runes(hero), max((mod.start for mod in own(hero, RunesMod)), default=0))
