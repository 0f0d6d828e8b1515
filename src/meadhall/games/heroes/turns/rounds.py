"""A round (4.0, 4.12, 4.14, 4.18, 4.19): the active player, the others, Resume."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, NotAsked, Option, Reason, Refused, Table, choose, menu
from meadhall.games.heroes import content, ending
from meadhall.games.heroes.actions import activating, specials
from meadhall.games.heroes.actions.acting import refused_activations, take_action
from meadhall.games.heroes.actions.parts import AskAgain
from meadhall.games.heroes.board import creatures, targets
from meadhall.games.heroes.effects import blessing, dice, verbs, wounds
from meadhall.games.heroes.effects.stopping import stop_effects
from meadhall.games.heroes.events import ActionBegan, ActionPassed, HeroRevived, PreparationBegan, PreparationResumed
from meadhall.games.heroes.side_by_side import current_duels
from meadhall.games.heroes.state import BESIDE, EMPTY, Act, Plan, Round, Seat, State
from meadhall.games.heroes.turns.formats import decide_duels, must_join, next_stage


async def begin_next_round(t: Table[State]) -> None:
    """Begin the round of the next stopped duel. If no duel is stopped, continue with Preparation or another stage.

    In relaxed mode, duels that were stopped in the same beat play their rounds one after the other.
    """
    s = t.state
    decide_duels(t)
    s.round = s.act = None
    if s.options.extra_win == "on":
        ending.check_creatures(t)  # a board may have been removed with a duel that ended early (HE-END-10)
    await blessing.ask_for_owed_dice(t)
    for duel in current_duels(s):
        if duel.caller != EMPTY and not duel.over:
            s.now = s.duels.index(duel)
            active = duel.caller
            s.round = Round(active, s.clockwise(active))
            s.turn = active
            s.step = "act"
            return
    s.step = next_stage(t)


async def begin_action(t: Table[State]) -> None:
    """Apply the acting player's stop effects before their action (HE-SEQ-04, HE-SEQ-05, HE-STP-05)."""
    s = t.state
    seat = s.turn
    assert s.round is not None
    is_caller = seat == s.round.active
    s.round.acted.append(seat)
    if s.is_stunned(seat):
        await revive_hero(t, seat)
        return
    t.tell(ActionBegan(seat, is_caller, s.sides[seat].dice[:]))
    stop_effects(t, seat)  # all of them, even after the Hero is stunned (HE-STP-08)
    if not s.is_able(seat):  # HE-STP-07, HE-VNE-09
        s.step = "next"
        return
    s.act = Act(seat, points=s.shown(seat, content.LEADERSHIP))
    await blessing.ask_for_owed_dice(t)
    s.step = "action"


async def run_action(t: Table[State]) -> None:
    """Take one action, which may leave Leadership for activations and moves (HE-ACT-02)."""
    s = t.state
    assert s.round is not None
    was_cast = await take_action(t, s.turn, s.turn == s.round.active)
    s.step = "activate" if was_cast and s.act is not None and s.act.points else "next"


# ---- activations and moves


END_ACTION: Final = Option("end", "HE-CRE-13")


@menu("next", "HE-DEC-15", default="end")
def next_steps(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the attacks, abilities and moves, and the end of the action (HE-CRE-02 to 07, HE-MOV-01 to 06)."""
    if not s.is_able(seat) or s.act is None:
        return
    reasons_of_phoenixes: list[Reason | None] = []
    for being in creatures.own_creatures(s, seat):
        space = s.beings[being].at
        reason = creatures.cannot_activate(s, being) or creatures.cannot_pay(s, being)
        if space == BESIDE:
            reasons_of_phoenixes.append(reason or creatures.cannot_use_ability(s, seat, being))
        else:
            yield targets.ATTACK_OPTIONS[space], reason or creatures.cannot_attack(s, seat, being)
            yield targets.USE_OPTIONS[space], reason or creatures.cannot_use_ability(s, seat, being)
    if reasons_of_phoenixes:  # the option is for the first Phoenix that can return
        yield targets.USE_OPTIONS[BESIDE], None if None in reasons_of_phoenixes else reasons_of_phoenixes[0]
    for being in s.on_board(seat):
        yield targets.MOVE_OPTIONS[s.beings[being].at], creatures.cannot_move(s, being)
    yield END_ACTION


@next_steps.never
def refused_steps(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: attacks and abilities of the Hero, and attacks, abilities and moves on free spaces."""
    if s.is_able(seat):
        yield targets.ATTACK_OPTIONS[s.hero(seat).at], targets.HEROES_DO_NOT_ATTACK
        yield targets.USE_OPTIONS[s.hero(seat).at], targets.IS_A_HERO
        yield from targets.refused_acts_on_free_spaces(s, seat)


async def activate_or_move(t: Table[State]) -> None:
    """Take one activation or move after a casting, or end the action (HE-CRE-01, HE-CRE-07, HE-DEC-15)."""
    s = t.state
    seat = s.turn
    act = s.act
    assert act is not None
    while True:
        await blessing.ask_for_owed_dice(t)
        try:
            pick = await choose(seat, next_steps(s, seat))
            await _plan_step(t, seat, pick)
        except AskAgain:
            s.plan = None
            continue
        break
    if pick is END_ACTION:
        s.step = "next"
        return
    plan, s.plan = s.plan, None
    assert plan is not None
    specials.record_affected_player(s, seat, plan.affects if plan.affects != EMPTY else seat)
    act.points -= 1 if plan.does == "move" else creatures.activation_cost(s, plan.being)
    if plan.does == "move":
        verbs.move_being(t, plan.being, plan.space, "move")
    elif plan.does == "attack":
        wounds.carry_out_attack(t, plan.being, plan.picks[0])
    else:
        await specials.use_ability(t, seat, plan.being, plan.picks)
    await blessing.ask_for_owed_dice(t)
    s.step = "activate" if act.points else "next"


async def _plan_step(t: Table[State], seat: Seat, pick: Option) -> None:
    s = t.state
    if isinstance(pick, targets.Move):
        s.plan = Plan("next", being=s.spaces[seat][pick.space], does="move")
        await activating.plan_move(s, seat, s.plan.being)
    elif isinstance(pick, targets.Activate):
        s.plan = Plan("next", being=s.spaces[seat][pick.space], does="attack")
        await activating.plan_attack(s, seat, s.plan.being)
    elif isinstance(pick, targets.UseAbility):
        being = s.spaces[seat][pick.space] if pick.space >= 0 else creatures.usable_phoenix(s, seat)
        s.plan = Plan("next", being=being, does="use")
        await activating.plan_ability(s, seat, s.plan.being)


# ---- the others


ACT: Final = Option("act", "HE-OTH-01")
PASS: Final = Option("pass", "HE-OTH-04")


@menu("act-or-pass", "HE-DEC-08", default="pass")
def act_or_pass(s: State, seat: Seat) -> list[Option]:
    """Return the options to act and to pass, even for a player who can do nothing (HE-DEC-25)."""
    return [ACT, PASS] if s.is_able(seat) else []


act_or_pass.never(refused_activations)


async def ask_next_player(t: Table[State]) -> None:
    """Ask the next of the other players whether to act (HE-OTH-01 to 06)."""
    s = t.state
    s.act = s.plan = None
    await blessing.ask_for_owed_dice(t)
    assert s.round is not None
    while s.round.next and not s.is_able(s.round.next[0]):
        s.round.next.pop(0)
    if not s.round.next:
        s.step = "resume"
        return
    seat = s.turn = s.round.next[0]
    try:
        pick = await choose(seat, act_or_pass(s, seat))
    except (NotAsked, AskAgain):  # the player conceded, or somebody must give up a die first
        return
    s.round.next.remove(seat)
    if pick is ACT:
        s.step = "act"
    else:
        t.tell(ActionPassed(seat))


async def revive_hero(t: Table[State], seat: Seat) -> None:
    """Revive a stunned Hero after its stop effects. The other players do not act (HE-VNE-03 to 05)."""
    s = t.state
    stop_effects(t, seat)
    await blessing.ask_for_owed_dice(t)
    side = s.sides[seat]
    side.stunned = False
    hit_points = content.CONTENT.options.revive_hit_points
    s.beings[side.hero_being] = s.hero(seat)._replace(wounds=side.most - hit_points)
    t.tell(HeroRevived(seat, hit_points))
    s.step = "resume"


async def resume_preparation(t: Table[State]) -> None:
    """Return the dice of all who acted. If the duel continues, begin the next Preparation (HE-RES-01 to 04)."""
    s = t.state
    assert s.round is not None
    duel = s.duel
    acting_seats = [seat for seat in s.round.acted if s.is_in(seat)]
    for seat in acting_seats:
        dice.lift_all_dice(s, seat)
    duel.caller, duel.beat, duel.holds, duel.ticks = EMPTY, 0, 0, 0
    duel.called, duel.counted = [], {}
    duel.rounds += 1
    t.tell(PreparationResumed(s.now, acting_seats))
    if duel.rounds >= content.CONTENT.options.round_limit and s.options.fatigue == "on":
        ending.decide_by_hit_points(t, duel, "limit")  # HE-END-08
    if not must_join(s):
        t.tell(PreparationBegan(s.now, s.alive(duel)))
    s.step = "rounds"
