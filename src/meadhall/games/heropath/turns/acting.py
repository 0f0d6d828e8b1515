"""One action, from its announcement to its end; and what begins and ends a turn (TRN)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Option, menu
from meadhall.engine.table.table import Table
from meadhall.games.heropath.actions.arriving import arrive
from meadhall.games.heropath.actions.battle import fight_enemy
from meadhall.games.heropath.actions.encounters import encounter
from meadhall.games.heropath.actions.rest import begin_rest, next_part
from meadhall.games.heropath.actions.travel import begin_travel, cannot_travel, next_pace
from meadhall.games.heropath.actions.visit import begin_visit, next_activity
from meadhall.games.heropath.cards.armament import arrange, may_arrange, settle
from meadhall.games.heropath.cards.dropping import drop_something, drop_surplus
from meadhall.games.heropath.cards.playing import Use, use
from meadhall.games.heropath.dragon.flares import burn_at_end
from meadhall.games.heropath.dragon.weather import end_weather
from meadhall.games.heropath.enemies.tokens import expose
from meadhall.games.heropath.events import ActionBegan, GaveUp, TurnBegan
from meadhall.games.heropath.growth.vitality import come_back
from meadhall.games.heropath.rows import competition, pace
from meadhall.games.heropath.state import EMPTY, Act, Seat, State, Turn
from meadhall.games.heropath.turns.meanwhile import BrokenIn, carry_out
from meadhall.games.heropath.turns.menu import (
    BONUS,
    DRAGON,
    DROP,
    END,
    GIVE_UP,
    REST,
    TRAVEL,
    Do,
    Enter,
    Fight,
    Rob,
    actions,
    has_extras,
    must_be_asked,
)

# ---- a turn


async def begin_turn(t: Table[State], seat: Seat) -> None:
    """A hero's turn is told, and begins (HP-TRN-05)."""
    t.tell(TurnBegan(seat))
    await enter_turn(t, seat)


async def enter_turn(t: Table[State], seat: Seat) -> None:
    """A dead hero returns, effects end, a late arrival is made up, hidden enemies are turned up (HP-TRN-05)."""
    s, hero = t.state, t.state.heroes[seat]
    hero.turn = Turn()
    hero.used = []
    if hero.is_dead:
        await come_back(t, seat)
    end_weather(t, seat)
    hero.is_shielded = hero.is_captive = False
    if hero.is_late:
        hero.is_late = False
        await arrive(t, seat)
        if hero.is_dead:
            return
    expose(t, hero.at, "HP-ENM-06")
    hero.actions = max(0, competition(s).actions - hero.owed)
    hero.owed = 0


async def end_turn(t: Table[State], seat: Seat) -> None:
    """Card limits, then the offer to rearrange (HP-TRN-08); Mist's bonus lapses."""
    s, hero = t.state, t.state.heroes[seat]
    hero.actions = hero.bonus = 0
    s.busy += 1
    if not hero.is_dead:
        await drop_surplus(t, seat)
    if not hero.is_dead and may_arrange(s, seat):
        await arrange(t, seat)
    s.busy -= 1


# ---- one action


async def prepare(t: Table[State], seat: Seat) -> None:
    """Before a hero is asked: his Armament is in order, and hidden enemies of his space are turned up (HP-ENM-07)."""
    if t.state.heroes[seat].is_dead:
        return
    await settle(t, seat)
    expose(t, t.state.heroes[seat].at, "HP-ENM-07")


async def go(t: Table[State], seat: Seat) -> Option | None:
    """Asks a hero what he does now, and carries it out; END, what is none of his actions, or None.

    Travels, Rests and Visits go on in steps of their own.
    """
    s = t.state
    s.now = seat
    await prepare(t, seat)
    if not must_be_asked(s, seat) and not has_extras(s, seat):
        return END
    try:
        pick = await choose(seat, actions(s, seat))
    except BrokenIn as broken:
        await carry_out(t, broken)
        return None
    return await done(t, seat, pick)


async def done(t: Table[State], seat: Seat, pick: Option) -> Option | None:
    """Carries out what a hero has picked; END and what is none of his actions are given back."""
    s, hero = t.state, t.state.heroes[seat]
    s.now = seat
    if isinstance(pick, Use):
        await use(t, seat, pick.piece)
    elif pick is DROP:
        await drop_something(t, seat)
    elif pick is GIVE_UP:
        t.tell(GaveUp(seat, hero.actions))
        hero.actions = 0
        return END
    elif pick is END or not isinstance(pick, Do | Enter | Fight | Rob):
        return pick
    else:
        await act(t, seat, pick)
    return None


async def act(t: Table[State], seat: Seat, pick: Option) -> None:
    """An action is spent and carried out."""
    s, hero = t.state, t.state.heroes[seat]
    if pick is BONUS:
        hero.bonus -= 1
    else:
        hero.actions -= 1
    spend(t, seat, pick.key)
    if pick is REST:
        await begin_rest(t, seat)
        s.step = "rest"
        return
    if isinstance(pick, Enter):
        begin_visit(t, seat)
        s.step = "visit"
        return
    if pick is TRAVEL or pick is BONUS:
        begin_travel(s, seat)
        s.step = "travel"
        return
    if isinstance(pick, Fight):
        await fight_enemy(t, seat, pick.token(s, seat))
    elif pick is DRAGON:
        await competition(s).fight_dragon(t, seat)
    elif isinstance(pick, Rob):
        hero.turn.robbed.append(pick.victim)
        await encounter(t, seat, pick.victim, pick.kind)
    await end_action(t, seat)


def spend(t: Table[State], seat: Seat, action: str) -> None:
    """An action begins: whether its first space burns is judged now (HP-FLR-10)."""
    s = t.state
    s.act = Act(seat, burns=s.is_active(s.heroes[seat].at))
    competition(s).acted(s)
    pace(s).acted(s, seat)
    if not action.startswith("fight") or action == DRAGON.key:
        s.heroes[seat].lost_to = EMPTY  # HP-BAT-16
    s.heroes[seat].turn.dealt = []
    t.tell(ActionBegan(seat, action, s.heroes[seat].actions))


async def end_action(t: Table[State], seat: Seat) -> None:
    """The flares of an action come last (HP-BAT-20, HP-FLR-02)."""
    await burn_at_end(t, seat)
    t.state.act = None


class Now(Do):
    """Travel at once, or not."""

    __slots__ = ()


NOW: Final = Now("travel-now", "HP-CRD-19")
NOT_NOW: Final = Now("no", "HP-CRD-19")


@menu("travel-now", "HP-CRD-19", default="no")
def given_travels(s: State, seat: Seat) -> list[Now]:
    """A Travel that a card has given, or not."""
    return [NOW, NOT_NOW]


async def given_travel(t: Table[State]) -> bool:
    """A Travel that a card has given during another action begins when that is over (HP-CRD-19).

    Whether its owner was asked: then the step is over, so that nobody who breaks in later has his answer begun anew.
    """
    s = t.state
    while s.due:
        one = s.due[0]  # it stays due while its owner is asked
        await prepare(t, one)
        pick = None
        if not s.heroes[one].is_dead and cannot_travel(s, one) is None:
            pick = await choose(one, given_travels(s, one))
        s.due.pop(0)
        if pick is NOW:
            s.now = one
            spend(t, one, "travel")
            begin_travel(s, one)
            s.step = "travel"
        if pick is not None:
            return True
    return False


# ---- steps that an action may take


async def dealt(t: Table[State]) -> None:
    """An exchange that was an action is over (HP-TEA-04)."""
    s = t.state
    s.step = "go"
    await end_action(t, s.now)


async def travelling(t: Table[State]) -> None:
    """The paces of a Travel, one step each."""
    s = t.state
    if await next_pace(t, s.now):
        s.step = "go"
        await end_action(t, s.now)


async def resting(t: Table[State]) -> None:
    """The parts of a Rest, one step each."""
    s = t.state
    if await next_part(t, s.now):
        s.step = "go"
        await end_action(t, s.now)


async def visiting(t: Table[State]) -> None:
    """The activities of a Visit, one step each."""
    s = t.state
    if await next_activity(t, s.now):
        s.step = "go"
        await end_action(t, s.now)
