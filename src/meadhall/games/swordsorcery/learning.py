"""Powers and talents are chosen: at the set-up, and when a Soulrank brings new places (SS-SET-09, SS-POW-01, 02)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Candidate, Reason, Refused, menu
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.content import POWERS, TALENTS, powers_of, talents_of
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.events import Took
from meadhall.games.swordsorcery.figures.answers import Answer, answer
from meadhall.games.swordsorcery.figures.numbers import most_runes
from meadhall.games.swordsorcery.figures.statics import own
from meadhall.games.swordsorcery.harm.ready import other_cards
from meadhall.games.swordsorcery.ops.mods import RunesMod
from meadhall.games.swordsorcery.state import Hero, State

KNOWN = Reason("SS-DEC-03", "{hero} has {power} already.")
NO_CHOICE = Reason("SS-POW-01", "The choice is among the cards of the hero and the nature that have no place yet.")
TOO_HIGH = Reason("SS-POW-02", "{power} needs Soulrank {rank}; {hero} has {has}.")


@menu("power", "SS-DEC-03")
def new_powers(s: State, at: int) -> Iterator[Candidate[Answer]]:
    """Those open to him that he has not, lowest Soulrank first."""
    hero = s.heroes[at]
    for power in sorted(powers_of(hero.id, hero.nature), key=lambda one: one.rank):
        yield answer("take", "SS-DEC-03", power.id), cannot_learn(hero, power)


def cannot_learn(hero: Hero, power: Power) -> Reason | None:
    """Why a hero cannot take a power of his nature (SS-POW-02)."""
    if power.id in hero.powers:
        return KNOWN(hero=hero.name, power=power.name)
    if power.rank > hero.rank:
        return TOO_HIGH(power=power.name, rank=power.rank, hero=hero.name, has=hero.rank)
    return None


@new_powers.never
def not_chosen(s: State, at: int) -> Iterator[Refused]:
    """The cards that a hero has without a choice."""
    hero = s.heroes[at]
    return other_cards(s, at, "take", [one.id for one in powers_of(hero.id, hero.nature)], NO_CHOICE)


@menu("talent", "SS-DEC-04")
def new_talents(s: State, at: int) -> Iterator[Candidate[Answer]]:
    """The same of talents; they need no Soulrank (SS-TAL-02)."""
    hero = s.heroes[at]
    for one in talents_of(hero.id, hero.nature):
        known = one.id in hero.talents
        yield answer("take", "SS-DEC-04", one.id), KNOWN(hero=hero.name, power=one.name) if known else None


@new_talents.never
def no_talents(s: State, at: int) -> Iterator[Refused]:
    """The hero's other cards."""
    hero = s.heroes[at]
    return other_cards(s, at, "take", [one.id for one in talents_of(hero.id, hero.nature)], NO_CHOICE)


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
