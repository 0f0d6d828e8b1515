"""The Rest action (RST)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.games.heropath import land, rows, texts
from meadhall.games.heropath.actions import fortune, trading
from meadhall.games.heropath.cards import armament, dropping, holding, playing
from meadhall.games.heropath.content import LIMITS, SEARCH_DIE, SearchResult
from meadhall.games.heropath.dragon.flares import is_sky_clear
from meadhall.games.heropath.effects.active_cards import card_allowing
from meadhall.games.heropath.events.heroes import FoodEaten, HeroRested, SearchRolled
from meadhall.games.heropath.growth.goods import carry_out_triggers, gain_good, pay_good, room_for_good
from meadhall.games.heropath.state import EMPTY, VITALITY, Rest, Seat, State


class Eat(Option):
    """Eat FOOD to gain VITALITY."""

    __slots__ = ()

    def args(self, state: State) -> Args:
        return {"n": 2 if state.rest is None else room_for_good(state, state.rest.seat, "VITALITY", 2)}


class Trade(Option):
    """Trade with the heroes on this space."""

    __slots__ = ()

    def args(self, state: State) -> Args:
        partners = [] if state.rest is None else trading.possible_partners(state, state.rest.seat)
        return {"here": [*partners], "n": len(partners)}


class EndRest(Option):
    """End the Rest."""

    __slots__ = ()


HUNGRY_VITALITY: Final = 3  # with at most this much VITALITY, eating is the first option
SEARCH: Final = Option("search", "HP-RST-04")
EAT: Final = Eat("eat", "HP-RST-03")
PRAY: Final = Option("pray", "HP-RST-03")
TRADE: Final = Trade("trade", "HP-RST-07")
REARRANGE: Final = Option("rearrange", "HP-RST-06")
COLLECT: Final = Option("collect", "HP-RST-05")
DROP: Final = Option("drop", "HP-RST-05")
END: Final = EndRest("end", "HP-RST-09")
IN_A_SETTLEMENT: Final = Reason("HP-RST-01", "rest-in-settlement")
BESIDE_AN_ENEMY: Final = Reason("HP-ENM-10", "rest-beside-enemy")
BESIDE_THE_DRAGON: Final = Reason("HP-GAT-11", "rest-beside-dragon")
ROLL_FIRST: Final = Reason("HP-RST-04", "search-first")
SEARCHED_ALREADY: Final = Reason("HP-RST-04", "searched-already")
HAS_EATEN: Final = Reason("HP-RST-03", "has-eaten")
NO_FOOD: Final = Reason("HP-RST-03", "no-food")
ATTRIBUTE_FULL: Final = Reason("HP-RST-03", "attribute-full")
NOT_DEVOUT: Final = Reason("HP-RST-03", "not-devout")
ENOUGH_TRADED: Final = Reason("HP-RST-08", "enough-traded")
PARTNERS_WEARY: Final = Reason("HP-RST-08", "partners-weary")
NOTHING_TO_TRADE: Final = Reason("HP-RST-07", "nothing-to-trade")
NOBODY_HERE: Final = Reason("HP-RST-07", "nobody-here")


def cannot_rest(s: State, seat: Seat) -> Reason | None:
    """Return why a hero cannot rest here, or None (HP-RST-01, HP-ENM-10, HP-GAT-11)."""
    position = s.heroes[seat].at
    if land.IS_SETTLEMENT[position]:
        return IN_A_SETTLEMENT
    if s.tokens(position):
        return BESIDE_AN_ENEMY
    return BESIDE_THE_DRAGON if s.is_gathered and position == land.START else None


def cannot_eat(s: State, seat: Seat, gem: str) -> Reason | None:
    """Return why a hero cannot eat for VITALITY or FAITH, or None.

    FAITH needs a Safe space and a card (HP-RST-03).
    """
    rest, hero = s.rest, s.heroes[seat]
    assert rest is not None
    if rest.has_eaten:
        return HAS_EATEN
    if not hero.food:
        return NO_FOOD
    if gem == "FAITH" and (not land.IS_SAFE[hero.at] or card_allowing(s, hero, "pray-at-rest") == EMPTY):
        return NOT_DEVOUT
    return None if room_for_good(s, seat, gem, 1) else ATTRIBUTE_FULL(has=texts.amount(LIMITS.attribute_max, gem))


def cannot_trade(s: State, seat: Seat) -> Reason | None:
    """Return why a hero cannot trade in this Rest, or None (HP-RST-07, HP-RST-08)."""
    assert s.rest is not None
    if s.rest.traded >= LIMITS.trade_items_per_rest:
        return ENOUGH_TRADED(most=s.rest.traded)
    if trading.possible_partners(s, seat):
        return None
    opponents = [
        opponent
        for opponent in rows.opponents(s, seat)
        if s.heroes[opponent].at == s.heroes[seat].at and not s.heroes[opponent].is_dead
    ]
    if any(trading.has_refused_enough(s, seat, opponent) for opponent in opponents):
        return PARTNERS_WEARY(refusals=LIMITS.refusals_per_turn)
    return NOTHING_TO_TRADE if opponents else NOBODY_HERE


@menu("rest", "HP-RST-09")
def rest_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the possible next parts of a Rest. The Search die must be rolled once (HP-ASK-12, HP-ASK-41)."""
    assert s.rest is not None
    eat, is_hungry = (EAT, cannot_eat(s, seat, "VITALITY")), s.heroes[seat].gems[VITALITY] <= HUNGRY_VITALITY
    if is_hungry:
        yield eat  # the first option is the default answer (HP-ASK-12)
    yield SEARCH, None if s.rest.found == EMPTY else SEARCHED_ALREADY
    yield END, ROLL_FIRST if s.rest.found == EMPTY else None
    if not is_hungry:
        yield eat
    yield PRAY, cannot_eat(s, seat, "FAITH")
    yield TRADE, cannot_trade(s, seat)
    yield REARRANGE, armament.cannot_arrange(s, seat)
    yield COLLECT, dropping.cannot_collect(s, seat)
    yield DROP, dropping.cannot_drop(s, seat)


async def begin_rest(t: Table[State], seat: Seat) -> None:
    """Begin a Rest, and give its free VITALITY. Cards and weather can change the amount (HP-RST-02)."""
    s, hero = t.state, t.state.heroes[seat]
    t.tell(HeroRested(seat))
    s.rest = Rest(seat)
    hero.turn.rests += 1
    if hero.turn.rests == 1:
        await gain_good(t, seat, "VITALITY", 1)
    await carry_out_triggers(t, seat, "rest")
    if is_sky_clear(s):
        await gain_good(t, seat, "VITALITY", 1)


async def carry_out_rest_part(t: Table[State], seat: Seat) -> bool:
    """Carry out the part of the Rest that the player chooses (HP-RST-09). Return True when the Rest is over."""
    s = t.state
    pick = await choose(seat, rest_options(s, seat))
    if pick is not END:
        await _carry_out_option(t, seat, pick)
    if pick is END or s.heroes[seat].is_dead:
        s.rest = None
    return s.rest is None


async def _carry_out_option(t: Table[State], seat: Seat, pick: Option) -> None:
    s = t.state
    assert s.rest is not None
    if pick is SEARCH:
        await search_space(t, seat)
    elif pick is EAT or pick is PRAY:
        s.rest.has_eaten = True
        pay_good(t, seat, "FOOD", 1, is_silent=True)
        t.tell(FoodEaten(seat))
        if pick is PRAY:
            holding.reveal_card(t, seat, card_allowing(s, s.heroes[seat], "pray-at-rest"))
        await gain_good(t, seat, "VITALITY" if pick is EAT else "FAITH", 2 if pick is EAT else 1)
    elif pick is TRADE:
        await trading.make_offer(t, seat, trading.possible_partners(s, seat), "trade", "rest")
    elif pick is REARRANGE:
        await armament.rearrange_armament(t, seat)
    elif pick is COLLECT:
        await dropping.collect_things(t, seat)
    else:
        await dropping.ask_for_drop(t, seat)


# ---- the Search die


def roll_search_die(t: Table[State], seat: Seat) -> None:
    """Roll the Search die."""
    s = t.state
    assert s.rest is not None
    s.rest.found = t.pick("dice/search", "HP-RST-04", range(len(SEARCH_DIE)))
    t.tell(SearchRolled(seat, s.rest.found))


async def search_space(t: Table[State], seat: Seat) -> None:
    """Roll the Search die, reroll it if the player uses a card, and give the hero the finds (HP-RST-04)."""
    s = t.state
    assert s.rest is not None
    roll_search_die(t, seat)
    while playing.may_have_card_for(s, seat, "search") or playing.may_reroll(s, seat, "search"):
        pick = await choose(seat, search_card_options(s, seat))
        if isinstance(pick, playing.Use):
            await playing.use_card(t, seat, pick.piece)
        elif isinstance(pick, playing.Again):
            playing.use_reroll_card(t, seat, pick)
            roll_search_die(t, seat)
        else:
            break
    await _receive_finds(t, seat, SEARCH_DIE[s.rest.found])


@menu("use-card-for-search", "HP-RST-04", default="pass")
def search_card_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the cards for the Search die that was just rolled (HP-ASK-18, HP-ASK-19)."""
    yield playing.PASS
    yield from playing.cards_for_window(s, seat, "search")
    yield from playing.reroll_options(s, seat, "search")


search_card_options.never(partial(playing.refused_untimely_cards, window="search"))


async def _receive_finds(t: Table[State], seat: Seat, finds: SearchResult) -> None:
    if finds.GOLD:
        await gain_good(t, seat, "GOLD", finds.GOLD, is_silent=True)
        await carry_out_triggers(t, seat, "search-gold")
    if finds.FOOD:
        await gain_good(t, seat, "FOOD", finds.FOOD, is_silent=True)
    else:
        await carry_out_triggers(t, seat, "search-no-food")
    if finds.MAGIC:
        await fortune.draw_cards(t, seat, "MAGIC", finds.MAGIC, "HP-RST-04")
    if finds.FORTUNE:
        await fortune.draw_cards(t, seat, "FORTUNE", finds.FORTUNE, "HP-RST-04")
