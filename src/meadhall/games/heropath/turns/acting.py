"""The options of the hero whose turn it is (HP-ASK-05), their actions, and the beginning and end of a turn (TRN)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Text, kebab, text
from meadhall.engine.flows.options import options_on_offer
from meadhall.games.heropath import content, rows
from meadhall.games.heropath.actions import battle, encounters, rest, riding, travel, visit
from meadhall.games.heropath.cards import armament, dropping
from meadhall.games.heropath.cards.playing import (
    Use,
    cards_for_window,
    may_have_card_for,
    refused_untimely_cards,
    use_card,
)
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.dragon.flares import burn_after_action, end_weather
from meadhall.games.heropath.enemies.tokens import expose_enemies, token_foe
from meadhall.games.heropath.events.heroes import ActionBegan, ActionsGivenUp, TurnBegan
from meadhall.games.heropath.growth.vitality import revive_hero
from meadhall.games.heropath.state import EMPTY, Act, Seat, State, Token, Turn
from meadhall.games.heropath.texts import FoeName, SiteName
from meadhall.games.heropath.turns.meanwhile import Interruption, carry_out_unasked


class Do(Option):
    """An action without a target, with one message per key."""

    __slots__ = ()

    def message(self, state: State) -> Text:
        return Text(f"option-{kebab(self.key)}")


class Enter(Option):
    """Visit the Place-Site on the hero's space."""

    __slots__ = ("site",)
    site: SiteName

    def __init__(self, site: int) -> None:
        super().__init__("visit", "HP-VIS-01")
        self.site = site


class Fight(Option):
    """Fight this enemy. `nth` tells two enemies of one type apart: 0 or 1."""

    __slots__ = ("foe", "nth")
    foe: FoeName
    nth: int

    def __init__(self, foe: int, nth: int) -> None:
        super().__init__(f"fight:{content.ENEMIES[foe].id}{'/2' if nth else ''}", "HP-BAT-01")
        self.foe = foe
        self.nth = nth

    def token(self, s: State, seat: Seat) -> Token:
        """Return the token of the enemy on the hero's space."""
        tokens = s.tokens(s.heroes[seat].at)
        return [token for token in tokens if token.exposed and token_foe(s, token) == self.foe][self.nth]


class Rob(Option):
    """Begin an Encounter with this opponent."""

    __slots__ = ("kind", "victim")

    def __init__(self, kind: str, victim: Seat) -> None:
        super().__init__(f"{kind}:{victim}", "HP-ENC-01")
        self.kind = kind
        self.victim = victim

    def message(self, state: State) -> Text:
        return text(f"option-{self.kind}", victim=self.victim)


TRAVEL: Final = Do("travel", "HP-MOV-01")
REST: Final = Do("rest", "HP-RST-01")
FIGHT_DRAGON: Final = Do("fight:dragon", "HP-SLY-01")
GIVE_UP: Final = Do("give-up", "HP-TRN-04")
END_TURN: Final = Do("end", "HP-TRN-04")
DROP: Final = Do("drop", "HP-DRP-05")
BONUS_TRAVEL: Final = Do("bonus", "HP-MST-02")
ENTER: Final = [Enter(site) for site in range(len(content.SITES))]
FIGHT: Final = [[Fight(foe, nth) for nth in (0, 1)] for foe in range(len(content.ENEMIES))]
ROB: Final = {kind: [Rob(kind, seat) for seat in range(len(content.HEROES))] for kind in encounters.KINDS}


# ---- possible actions

NO_ACTIONS: Final = Reason("HP-TRN-02", "no-actions")
ACTIONS_LEFT: Final = Reason("HP-TRN-04", "actions-left")
ENEMY_HERE: Final = Reason("HP-TRN-04", "must-act-beside-enemy")
FLARE_HERE: Final = Reason("HP-TRN-04", "must-act-in-flare")
NO_BONUS: Final = Reason("HP-MST-02", "no-bonus")
NO_SUCH_ENEMY: Final = Reason("HP-BAT-01", "no-such-enemy")


def cannot_give_up(s: State, seat: Seat) -> Reason | None:
    """Return why the hero cannot give up the rest of the turn, or None (HP-TRN-04)."""
    position, remaining = s.heroes[seat].at, s.heroes[seat].actions
    if remaining <= 0:
        return NO_ACTIONS
    if s.tokens(position):
        return ENEMY_HERE(left=remaining)
    return FLARE_HERE(left=remaining) if flares.is_active(position, s.rock) else None


@cache
def actions_left_reason(remaining: int) -> Reason:
    """Return the reason that the hero still has this many actions, and so cannot end the turn."""
    return ACTIONS_LEFT(left=remaining)


def fight_options(s: State, seat: Seat) -> list[Fight]:
    """Return the options to fight the exposed enemies of the space, the weaker one first (HP-ASK-17)."""
    foes = [token_foe(s, token) for token in s.tokens(s.heroes[seat].at) if token.exposed]
    foes.sort(key=lambda foe: (content.ENEMIES[foe].power + 3 * content.ENEMIES[foe].dice, foe))
    return [FIGHT[foe][foes[:nth].count(foe)] for nth, foe in enumerate(foes)]


def action_candidates(s: State, seat: Seat) -> list[tuple[Option, Reason | None]]:
    """Return Fight, Travel, Rest, Visit and Encounter, each with a reason or None.

    On a space with an exposed enemy, only Fight and Travel are possible (HP-MOV-13).
    """
    # Without a Place-Site the index is -1. Any option will do, because all have the same key.
    enter, other_seats = ENTER[visit.site_at(s, s.heroes[seat].at)], s.clockwise(seat)[1:]
    if s.heroes[seat].actions <= 0:
        robberies = [ROB[kind][other] for kind in encounters.KINDS for other in other_seats]
        return [
            (option, NO_ACTIONS) for option in (*fight_options(s, seat), TRAVEL, FIGHT_DRAGON, REST, enter, *robberies)
        ]
    reasons = {other: encounters.cannot_encounter_by_action(s, seat, other) for other in other_seats}
    return [
        *[(fight, None) for fight in fight_options(s, seat)],
        (TRAVEL, travel.cannot_travel(s, seat)),
        (FIGHT_DRAGON, battle.cannot_fight_dragon(s, seat)),
        (REST, rest.cannot_rest(s, seat)),
        (enter, visit.cannot_visit(s, seat)),
        *[
            (ROB[kind][other], reasons[other] or encounters.cannot_be_robbed(s, seat, other, kind))
            for kind in encounters.KINDS
            for other in other_seats
        ],
    ]


# ---- the menu


@menu("action", "HP-TRN-03", default="give-up")
def action_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the options of the hero whose turn it is (HP-ASK-05)."""
    hero = s.heroes[seat]
    five = action_candidates(s, seat)
    is_stuck = hero.actions > 0 and all(why is not None for _, why in five)
    candidates: list[Candidate[Option]] = [
        (END_TURN, actions_left_reason(hero.actions) if hero.actions > 0 else None),
        *five,
        *rows.pace(s).extra_options(s, seat),
        (GIVE_UP, None if is_stuck else cannot_give_up(s, seat)),
        (BONUS_TRAVEL, travel.cannot_travel(s, seat) if hero.bonus else NO_BONUS),
        *cards_for_window(s, seat, "free"),
        (DROP, dropping.cannot_drop(s, seat)),
    ]
    return iter(candidates)


@action_options.never
def refused_actions(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield refusals for enemies elsewhere, Encounters with oneself, and cards for other moments."""
    present_fights = fight_options(s, seat)
    yield from ((fight, NO_SUCH_ENEMY) for pair in FIGHT for fight in pair if fight not in present_fights)
    yield from ((ROB[kind][seat], encounters.NO_OPPONENT) for kind in encounters.KINDS)
    yield from refused_untimely_cards(s, seat, "free")


def has_extra_options(s: State, seat: Seat) -> bool:
    """Whether a hero has options besides the five actions."""
    return bool(options_on_offer(rows.pace(s).extra_options(s, seat)))


def must_be_asked_for_action(s: State, seat: Seat) -> bool:
    """Whether a hero has an action left, or by public facts may have a card to use now."""
    hero = s.heroes[seat]
    return (
        hero.actions > 0
        or (hero.bonus > 0 and travel.cannot_travel(s, seat) is None)
        or may_have_card_for(s, seat, "free")
    )


# ---- a turn


async def begin_turn(t: Table[State], seat: Seat) -> None:
    """Log a hero's turn, and begin it (HP-TRN-05)."""
    t.tell(TurnBegan(seat))
    await start_turn_effects(t, seat)


async def start_turn_effects(t: Table[State], seat: Seat) -> None:
    """Start a hero's turn: revive them, end effects, resolve a late arrival, and set the actions (HP-TRN-05)."""
    s, hero = t.state, t.state.heroes[seat]
    hero.turn = Turn()
    hero.used = []
    if hero.is_dead:
        await revive_hero(t, seat)
    end_weather(t, seat)
    hero.is_shielded = hero.is_captive = False
    if hero.is_late:
        hero.is_late = False
        await riding.resolve_arrival(t, seat)
        if hero.is_dead:
            return
    expose_enemies(t, hero.at, "HP-ENM-06")
    hero.actions = max(0, rows.competition(s).actions - hero.owed)
    hero.owed = 0


async def end_turn(t: Table[State], seat: Seat) -> None:
    """End a hero's turn: drop cards above the limits, then let the hero rearrange the Armament (HP-TRN-08)."""
    s, hero = t.state, t.state.heroes[seat]
    hero.actions = hero.bonus = 0
    s.busy += 1
    if not hero.is_dead:
        await dropping.drop_surplus(t, seat)
    if not hero.is_dead and armament.may_arrange(s, seat):
        await armament.rearrange_armament(t, seat)
    s.busy -= 1


# ---- one action


async def prepare_for_action(t: Table[State], seat: Seat) -> None:
    """Correct a hero's Armament and turn up the enemies of their space, before they are asked (HP-ENM-07)."""
    if t.state.heroes[seat].is_dead:
        return
    await armament.remove_illegal_cards(t, seat)
    expose_enemies(t, t.state.heroes[seat].at, "HP-ENM-07")


async def ask_for_action(t: Table[State], seat: Seat) -> Option | None:
    """Ask a hero for an action, and carry it out. Return END, an option that the mode carries out, or None.

    Travels, Rests and Visits continue in their own steps.
    """
    s = t.state
    s.now = seat
    await prepare_for_action(t, seat)
    if not must_be_asked_for_action(s, seat) and not has_extra_options(s, seat):
        return END_TURN
    try:
        pick = await choose(seat, action_options(s, seat))
    except Interruption as interruption:
        await carry_out_unasked(t, interruption)
        return None
    return await carry_out_choice(t, seat, pick)


async def carry_out_choice(t: Table[State], seat: Seat, pick: Option) -> Option | None:
    """Carry out a hero's choice, and return None. Return END, or an option that the mode carries out."""
    s, hero = t.state, t.state.heroes[seat]
    s.now = seat
    if isinstance(pick, Use):
        await use_card(t, seat, pick.piece)
    elif pick is DROP:
        await dropping.ask_for_drop(t, seat)
    elif pick is GIVE_UP:
        t.tell(ActionsGivenUp(seat, hero.actions))
        hero.actions = 0
        return END_TURN
    elif pick is END_TURN or not isinstance(pick, Do | Enter | Fight | Rob):
        return pick
    else:
        await carry_out_action(t, seat, pick)
    return None


async def carry_out_action(t: Table[State], seat: Seat, pick: Option) -> None:
    """Spend an action and carry it out."""
    s, hero = t.state, t.state.heroes[seat]
    if pick is BONUS_TRAVEL:
        hero.bonus -= 1
    else:
        hero.actions -= 1
    spend_action(t, seat, pick.key)
    if pick is REST:
        await rest.begin_rest(t, seat)
        s.step = "rest"
        return
    if isinstance(pick, Enter):
        visit.begin_visit(t, seat)
        s.step = "visit"
        return
    if pick is TRAVEL or pick is BONUS_TRAVEL:
        travel.begin_travel(s, seat)
        s.step = "travel"
        return
    if isinstance(pick, Fight):
        await battle.fight_enemy(t, seat, pick.token(s, seat))
    elif pick is FIGHT_DRAGON:
        await rows.competition(s).fight_dragon(t, seat)
    elif isinstance(pick, Rob):
        hero.turn.robbed.append(pick.victim)
        await encounters.carry_out_encounter(t, seat, pick.victim, pick.kind)
    await end_action(t, seat)


def spend_action(t: Table[State], seat: Seat, action: str) -> None:
    """Begin an action, and record whether its first space is an Active Flare space (HP-FLR-10)."""
    s = t.state
    s.act = Act(seat, burns=flares.is_active(s.heroes[seat].at, s.rock))
    rows.competition(s).on_action_begun(s)
    rows.pace(s).on_action_begun(s, seat)
    if not action.startswith("fight") or action == FIGHT_DRAGON.key:
        s.heroes[seat].lost_to = EMPTY  # HP-BAT-16
    s.heroes[seat].turn.dealt = []
    t.tell(ActionBegan(seat, action, s.heroes[seat].actions))


async def end_action(t: Table[State], seat: Seat) -> None:
    """End an action. Its flares burn last (HP-BAT-20, HP-FLR-02)."""
    await burn_after_action(t, seat)
    t.state.act = None


TRAVEL_NOW: Final = Option("travel-now", "HP-CRD-19")
NO_TRAVEL_NOW: Final = Option("no", "HP-CRD-19")


@menu("travel-now", "HP-CRD-19", default="no")
def travel_offer_options(s: State, seat: Seat) -> list[Option]:
    """Return the options to begin or decline a Travel that the hero has received from a card."""
    return [TRAVEL_NOW, NO_TRAVEL_NOW]


async def offer_due_travel(t: Table[State]) -> bool:
    """Offer the next Travel that a hero has received from a card during another action (HP-CRD-19).

    Return whether the owner of the Travel was asked. The step ends after the question, so that an interruption cannot
    repeat the answer.
    """
    s = t.state
    while s.due:
        seat = s.due[0]  # remains in the list until its owner has answered
        await prepare_for_action(t, seat)
        pick = None
        if not s.heroes[seat].is_dead and travel.cannot_travel(s, seat) is None:
            pick = await choose(seat, travel_offer_options(s, seat))
        s.due.pop(0)
        if pick is TRAVEL_NOW:
            s.now = seat
            spend_action(t, seat, "travel")
            travel.begin_travel(s, seat)
            s.step = "travel"
        if pick is not None:
            return True
    return False


# ---- the further steps of an action


async def exchange_step(t: Table[State]) -> None:
    """End an exchange that was an action (HP-TEA-04)."""
    s = t.state
    s.step = "go"
    await end_action(t, s.now)


async def travel_step(t: Table[State]) -> None:
    """Carry out one pace of a Travel."""
    s = t.state
    if await travel.take_travel_step(t, s.now):
        s.step = "go"
        await end_action(t, s.now)


async def rest_step(t: Table[State]) -> None:
    """Carry out one part of a Rest."""
    s = t.state
    if await rest.carry_out_rest_part(t, s.now):
        s.step = "go"
        await end_action(t, s.now)


async def visit_step(t: Table[State]) -> None:
    """Carry out one activity of a Visit."""
    s = t.state
    if await visit.carry_out_next_activity(t, s.now):
        s.step = "go"
        await end_action(t, s.now)
