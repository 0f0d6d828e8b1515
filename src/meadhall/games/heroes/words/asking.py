"""What questions and answers are about, before any language puts it in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

from meadhall.engine.common.english import upper
from meadhall.engine.language.wording import Names
from meadhall.games.heroes.actions.acting import NONE, others_actions
from meadhall.games.heroes.board.permanents import key_of
from meadhall.games.heroes.board.targets import At, InPlay, Player
from meadhall.games.heroes.content import CONTENT, SPELLS
from meadhall.games.heroes.dice.throwing import CallStop
from meadhall.games.heroes.ops import ActivationCost, Discard, StopWound, Wound
from meadhall.games.heroes.preparation.draft import SPELLS_EACH
from meadhall.games.heroes.state import EMPTY, Act, Permanent, Seat, State

# ---- questions


def asked_seat(s: State, names: Names) -> Seat:
    """Whose question it is: the listener's, for who only watches that of the seat whose turn it is."""
    return names.listener if is_player(s, names.listener) else s.turn


def is_player(s: State, seat: Seat) -> bool:
    """Whether this seat plays, and does not only watch."""
    return 0 <= seat < s.players


def draft_of(s: State, names: Names) -> str:
    """The question of the draft, by what the player still needs; both for who does not play."""
    side = s.sides[asked_seat(s, names)]
    return "draft-spell" if side.hero != EMPTY else "draft-hero" if side.drafted >= SPELLS_EACH else "draft"


def points_left(s: State) -> int:
    """How many points of Leadership the action has left."""
    return s.act.points if s.act is not None else 0


def filled(words: str, s: State, spell: Callable[[int], str], card: Callable[[int], str]) -> str:
    """A question with what it speaks of: the {points} of an army, the Spell at {casting}, the card at {placing}."""
    plan = s.plan
    casting = f"{spell(plan.card)}. " if plan is not None and plan.card != EMPTY else ""
    placing = f"{upper(card(plan.card))}. " if plan is not None and plan.kind == "place" else ""
    return words.format(points=CONTENT.limits.army_points, casting=casting, placing=placing)


def could_act(s: State, seat: Seat) -> bool:
    """Whether there would be anything to do, were this the seat's own action."""
    acting = copy(s)
    acting.act = Act(seat)
    return s.is_stunned(seat) or others_actions(acting, seat).options != [NONE]


def is_idle(s: State, names: Names) -> bool:
    """Whether the listener plays and could do nothing: of others that is not said."""
    return is_player(s, names.listener) and not could_act(s, names.listener)


# ---- answers that deserve a yes first


def is_costly(o: Any, s: State, names: Names) -> bool:
    """Whether this is to do nothing after an own Stop, where that costs wounds."""
    is_mine = s.round is not None and s.round.active == names.listener
    return o is NONE and is_mine and not is_spared(s, names)


def is_spared(s: State, names: Names) -> bool:
    """Whether doing nothing after an own Stop costs the listener no wounds."""
    return s.options.is_spared(names.listener)


def is_idle_stop(o: Any, s: State, names: Names) -> bool:
    """Whether this is a Stop with dice that allow no action."""
    return isinstance(o, CallStop) and is_idle(s, names)


# ---- answers


def own_dice(s: State, names: Names) -> Sequence[int]:
    """What the listener's dice show; none for who only watches."""
    return s.sides[names.listener].dice if is_player(s, names.listener) else []


def permanent_of(o: InPlay, s: State) -> Permanent | None:
    """The Permanent Spell that an answer means."""
    return next((p for p in s.permanents if f"spell:{key_of(s, p)}" == o.key), None)


def space_of(s: State, p: Permanent) -> int:
    """The space of the Being that bears a Spell; EMPTY if a player does."""
    return s.beings[p.being].at if p.being != EMPTY else EMPTY


def being_on(s: State, seat: Seat, space: int) -> int | None:
    """Who stands on a space of a player; nobody where nobody plays."""
    there = s.spaces[seat][space] if is_player(s, seat) else EMPTY
    return None if there == EMPTY else there


def is_one_of_several(s: State, seat: Seat, being: int) -> bool:
    """Whether more than one Being of this card stands on the board, so that it takes a space to tell them apart."""
    return sum(s.beings[other].card == s.beings[being].card for other in s.on_board(seat)) > 1


# ---- answers


def harms_friends(option: object, s: State, names: Names) -> bool:
    """Whether this answer would aim a Spell that does harm at oneself or at a partner: others are shown before it."""
    if not isinstance(option, At | Player) or s.plan is None or s.plan.kind != "cast" or not does_harm(s.plan.card):
        return False
    seat = asked_seat(s, names)
    return option.seat == seat or not s.is_opponent(seat, option.seat)


def does_harm(spell: int) -> bool:
    """Whether a Spell wounds or weakens whoever it is aimed at; Wall of Fire wounds attackers."""
    return any(
        isinstance(op, Wound | Discard | StopWound) or (isinstance(op, ActivationCost) and op.by > 0)
        for op in SPELLS[spell].parts
    )
