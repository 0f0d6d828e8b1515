"""Soulranks: learning powers and talents, raising heroes, resurrecting Ghost Souls (4.8, SS-SOU, SS-DTH-10 to 12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from meadhall.engine import Candidate, Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.content import powers_of, talents_of
from meadhall.games.swordsorcery.content.tables import MAX_RANK, Power
from meadhall.games.swordsorcery.events import CardTaken, HeroResurrected, RankChanged, SoulChanged
from meadhall.games.swordsorcery.figures import crowd, line_of_sight, numbers, statics
from meadhall.games.swordsorcery.figures.answers import Answer, answer, choose_if_several
from meadhall.games.swordsorcery.figures.armor import armor_shields
from meadhall.games.swordsorcery.harm import enemy_deaths, ready
from meadhall.games.swordsorcery.ops.mods import FreeResurrectionMod, RunesMod
from meadhall.games.swordsorcery.state import Hero, State

CARD_IS_KNOWN = Reason("SS-DEC-03", "known")
CARD_IS_NO_CHOICE = Reason("SS-POW-01", "no-choice")
RANK_TOO_HIGH = Reason("SS-POW-02", "rank-too-high")


@menu("power", "SS-DEC-03")
def power_options(s: State, hero_index: int) -> Iterator[Candidate[Answer]]:
    """Yield the powers of a hero's nature, the lowest Soulrank first. Powers out of the hero's reach have a reason."""
    hero = s.heroes[hero_index]
    for power in sorted(powers_of(hero.id, hero.nature), key=lambda power: power.rank):
        yield answer("take", "SS-DEC-03", power.id), cannot_learn(hero, power)


def cannot_learn(hero: Hero, power: Power) -> Reason | None:
    """Return the reason why a hero cannot take a power of their nature, or None (SS-POW-02)."""
    if power.id in hero.powers:
        return CARD_IS_KNOWN(hero=hero.name, power=texts.card_name(power.id))
    return _rank_too_high_reason(power.id, power.rank, hero.id, hero.rank) if power.rank > hero.rank else None


@cache
def _rank_too_high_reason(power: str, rank: int, hero: str, hero_rank: int) -> Reason:
    return RANK_TOO_HIGH(
        power=texts.card_name(power),
        rank=texts.rank_numeral(rank),
        hero=texts.character_name(hero),
        has=texts.rank_numeral(hero_rank),
    )


@power_options.never
def power_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield a refusal for each card of the hero that is not one of the powers to choose from."""
    hero = s.heroes[hero_index]
    return ready.other_card_refusals(
        s, hero_index, "take", [power.id for power in powers_of(hero.id, hero.nature)], CARD_IS_NO_CHOICE
    )


@menu("talent", "SS-DEC-04")
def talent_options(s: State, hero_index: int) -> Iterator[Candidate[Answer]]:
    """Yield the talents of a hero's nature. Talents need no Soulrank (SS-TAL-02). Known talents have a reason."""
    hero = s.heroes[hero_index]
    for talent in talents_of(hero.id, hero.nature):
        is_known = talent.id in hero.talents
        yield (
            answer("take", "SS-DEC-04", talent.id),
            CARD_IS_KNOWN(hero=hero.name, power=texts.card_name(talent.id)) if is_known else None,
        )


@talent_options.never
def talent_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield refusals for the hero's other cards."""
    hero = s.heroes[hero_index]
    return ready.other_card_refusals(
        s, hero_index, "take", [talent.id for talent in talents_of(hero.id, hero.nature)], CARD_IS_NO_CHOICE
    )


async def fill_card_places(t: Table[State], hero_index: int) -> None:
    """Ask a hero's player for powers and talents until no place is free."""
    s, hero = t.state, t.state.heroes[hero_index]
    s.aim = hero.id
    while len(hero.powers) < hero.gem.powers and len(options := power_options(s, hero_index)):
        pick = await choose_if_several(hero.seat, options)
        hero.powers.append(pick.of)
        t.tell(CardTaken(hero.id, pick.of))
    while len(hero.talents) < hero.gem.talents and len(talents := talent_options(s, hero_index)):
        pick = await choose_if_several(hero.seat, talents)
        hero.talents.append(pick.of)
        t.tell(CardTaken(hero.id, pick.of))
    s.aim = ""


def set_starting_runes(s: State, hero_index: int) -> None:
    """Set a hero's Rune tokens at the start of a quest."""
    hero = s.heroes[hero_index]
    hero.runes = min(
        numbers.max_runes(hero), max((mod.start for mod in statics.hero_statics(hero, RunesMod)), default=0)
    )


def may_resurrect(s: State, hero_index: int) -> bool:
    """Whether a hero is a Ghost Soul that may return. With Iron Souls, each hero returns once per quest."""
    return s.heroes[hero_index].ghost and not (s.options.iron_souls and s.heroes[hero_index].resurrected)


async def resurrect(t: Table[State], hero_index: int, hp: Callable[[], int] | None = None) -> None:
    """Return a Ghost Soul to life without tokens, but with its armor's Magic Shields. Used powers stay used.

    `hp` computes the HP after the return. If it is None, the hero has full HP.
    """
    s, hero = t.state, t.state.heroes[hero_index]
    hero.ghost, hero.resurrected = False, True
    hero.clear()
    has_candle, s.candle = s.candle, False
    if has_candle and hero.lost_rank:  # Candle for the Dead: the first hero to return regains the lost Soulrank
        hero.rank, hero.lost_rank = hero.rank + 1, False
        t.tell(RankChanged(hero.id, hero.rank))
    hero.wounds = crowd.full_hp(s, hero_index) - hp() if hp is not None else 0
    hero.shields = armor_shields(hero)
    t.tell(HeroResurrected(hero.id, crowd.full_hp(s, hero_index) - hero.wounds))
    if has_candle:
        await fill_card_places(t, hero_index)


PASS, RAISE, RETURN = "pass", "raise", "resurrect"
HEROIC_RESURRECTION_COST: Final = 2  # SS-OPT-02
MUST_RETURN = Reason("SS-SOU-13", "must-return")
HIGHEST_RANK = Reason("SS-SOU-15", "highest-rank")
WAITS_FOR_LOWER_RANKS = Reason("SS-SOU-12", "waits-for-lower")
TOO_EXPENSIVE = Reason("SS-SOU-11", "rank-too-dear")
HERO_IS_ALIVE = Reason("SS-DTH-10", "alive")
RETURNED_ONCE = Reason("SS-OPT-09", "returned-once")
CANNOT_RETURN_HERE = Reason("SS-DTH-10", "no-return")


def rank_cost(rank: int) -> int:
    """Return the Soul Points for reaching a Soulrank (SS-SOU-11)."""
    return rank * rank


def cannot_raise(s: State, hero_index: int) -> Reason | None:
    """Return the reason why a hero's Soulrank cannot be raised, or None (SS-SOU-10 to 15)."""
    hero = s.heroes[hero_index]
    if hero.ghost:
        return MUST_RETURN(hero=hero.name)
    if hero.rank >= MAX_RANK:
        return HIGHEST_RANK(hero=hero.name)
    if min([other.rank for other in s.heroes]) < hero.rank:
        return WAITS_FOR_LOWER_RANKS(hero=hero.name)
    price = rank_cost(hero.rank + 1)
    return TOO_EXPENSIVE(rank=texts.rank_numeral(hero.rank + 1), price=price, has=s.soul) if s.soul < price else None


def resurrection_cost(s: State) -> int:
    """Return the Soul Points for a resurrection (SS-DTH-10)."""
    if s.candle or statics.event_statics(s, FreeResurrectionMod):
        return 0
    return HEROIC_RESURRECTION_COST if s.options.difficulty == "heroic" else 1


def cannot_return(s: State, hero_index: int) -> Reason | None:
    """Return the reason why a Ghost Soul cannot be resurrected, or None."""
    hero = s.heroes[hero_index]
    if not hero.ghost:
        return HERO_IS_ALIVE(hero=hero.name)
    price = resurrection_cost(s)
    if hero.area == line_of_sight.board(s).index[s.card.shrine]:
        if not may_resurrect(s, hero_index):
            return RETURNED_ONCE(hero=hero.name)
        if s.soul >= price:
            return None
    return CANNOT_RETURN_HERE(
        hero=hero.name, shrine=texts.area_name_in_sentence(s.card.shrine), price=price, has=s.soul
    )


@menu("soul", "SS-DEC-10")
def soul_options(s: State, hero_index: int) -> Iterator[Candidate[Answer]]:
    """Yield the options to resurrect a Ghost Soul, to raise the Soulrank of a living hero, or to pass.

    The default is first.
    """
    hero = s.heroes[hero_index]
    pass_answer = answer(PASS, "SS-TIM-12")
    raise_candidate = answer(RAISE, "SS-SOU-10"), cannot_raise(s, hero_index)
    return_candidate = answer(RETURN, "SS-DEC-11"), cannot_return(s, hero_index)
    remaining_points = s.soul - rank_cost(hero.rank + 1)
    is_action_first = hero.ghost or remaining_points >= 1 or not any(other.ghost for other in s.heroes)
    yield from (
        (return_candidate, raise_candidate, pass_answer)
        if is_action_first
        else (pass_answer, raise_candidate, return_candidate)
    )


async def spend_soul_points(t: Table[State]) -> None:
    """Ask for Soul Point actions in hero order until a whole round passes without one (SS-TIM-12)."""
    s = t.state
    is_any_action_taken = True
    while is_any_action_taken:
        is_any_action_taken = False
        for hero_index in range(s.count):
            options = soul_options(s, hero_index)
            if len(options) == 1:
                continue
            s.aim = s.heroes[hero_index].id
            pick = await choose(s.heroes[hero_index].seat, options)
            s.aim = ""
            if pick.kind == RAISE:
                await raise_rank(t, hero_index)
            elif pick.kind == RETURN:
                await pay_resurrection(t, hero_index)
            is_any_action_taken = is_any_action_taken or pick.kind != PASS


async def raise_rank(t: Table[State], hero_index: int) -> None:
    """Raise a hero's Soulrank. Full HP rise at once, and new places are filled (SS-SOU-13, 14)."""
    s, hero = t.state, t.state.heroes[hero_index]
    price = rank_cost(hero.rank + 1)
    s.soul -= price
    hero.rank += 1
    t.tell(SoulChanged(-price, s.soul))
    t.tell(RankChanged(hero.id, hero.rank))
    if s.phase == "time":
        await fill_card_places(t, hero_index)


async def pay_resurrection(t: Table[State], hero_index: int) -> None:
    """Pay for the resurrection of a Ghost Soul at the shrine, and resurrect it (SS-DTH-10, 11)."""
    s, price = t.state, resurrection_cost(t.state)
    if price:
        enemy_deaths.gain_soul_points(s, -price)
        t.tell(SoulChanged(-price, s.soul))
    await resurrect(t, hero_index)
