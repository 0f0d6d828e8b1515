"""Verbs: functions that carry out the ops of cards (section 11.1). Verbs that ask are in actions/specials.py."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from meadhall.engine import Table
from meadhall.engine.kit.effects import Verbs
from meadhall.games.heroes import ops
from meadhall.games.heroes.board import permanents
from meadhall.games.heroes.board.spaces import (
    COLUMNS,
    adjacent_beings,
    exposed_beings,
    is_front,
    put_being,
    space_in_other_line,
    swap_spaces,
)
from meadhall.games.heroes.effects.dice import dice_on_table, throw_dice
from meadhall.games.heroes.effects.wounds import Hit, Source, deal_wounds, heal_wounds, settle_effect
from meadhall.games.heroes.events import BeingMoved, PhoenixReturned
from meadhall.games.heroes.state import EMPTY, Seat, Space, State


@dataclass
class Cause:
    """A Spell or an ability that is being carried out: player, card, targets and enhancements."""

    seat: Seat
    source: Source
    targets: list[int]  # Beings; or a single seat, Spell in play, column or space, depending on the card
    being: int = EMPTY  # the Creature that uses its ability
    added_damage: int = 0  # damage added by `wounds` enhancements (HE-ENH-08)
    enhanced: int = 0  # number of enhancements
    heals: list[int] = field(default_factory=list[int])  # Beings to heal, for Life Drain and enhancements
    space: Space = EMPTY  # destination of Teleport or Undertow
    picks: list[int] = field(default_factory=list[int])  # choices for the Creature's attack or ability
    does: str = ""  # action of the commanded Creature: attack or use

    @property
    def target(self) -> int:
        """The first target."""
        return self.targets[0] if self.targets else EMPTY


VERBS: Final[Verbs[State, Cause]] = Verbs(ops.AtOnce)


# ---- wounds


@VERBS.verb(ops.Wound)
async def wound(t: Table[State], cause: Cause, op: ops.Wound) -> None:
    """Deal the wounds of all shares at one moment, then settle deaths (HE-VER-01, HE-WND-09)."""
    hit_list = hits_of(t.state, cause, op)
    if hit_list:
        deal_wounds(t, hit_list, cause.source)
        settle_effect(t)


def hits_of(s: State, cause: Cause, op: ops.Wound) -> list[Hit]:
    """Return the wounds of each struck Being, enhancements included (HE-ENH-08, HE-VER-11, HE-VER-24)."""
    hit_list: list[Hit] = []
    first = op.on[0].wounds + (cause.added_damage if op.raised else 0)
    for share in op.on:
        for position, being in enumerate(struck_beings(s, cause, share.whom), start=1):
            if share.half or share.less:
                amount = first // 2 if share.half else first - share.less * position
            elif share.if_wounded and s.beings[being].wounds:
                amount = share.if_wounded
            else:
                amount = first if share is op.on[0] else share.wounds
            hit_list.append(Hit(being, amount, op.kind))
    return hit_list


def struck_beings(s: State, cause: Cause, group: ops.Struck) -> list[int]:
    """Return the Beings in a group of the card text, relative to the target (HE-VER-25)."""
    target = cause.target
    match group:
        case "target":
            return [target]
        case "each_target":
            return cause.targets
        case "next_targets":
            return cause.targets[1:]
        case "adjacent_to_target":
            return adjacent_beings(s, target) if s.beings[target].at >= 0 else []
        case "beside_target":
            return [b for b in adjacent_beings(s, target) if is_front(s.beings[b].at) == is_front(s.beings[target].at)]
        case "behind_target":
            return _being_behind(s, target)
        case "each_in_column":
            board, c = s.spaces[target // COLUMNS], target % COLUMNS
            return [being for being in (board[c], board[c + COLUMNS]) if being != EMPTY]
        case "each_in_front_line":
            return [being for being in s.on_board(target) if is_front(s.beings[being].at)]
        case "each_on_board":
            return s.on_board(target)
        case "each_exposed_of_target":
            return exposed_beings(s, target)


def _being_behind(s: State, being: int) -> list[int]:
    b = s.beings[being]
    back_being = s.spaces[b.owner][space_in_other_line(b.at)] if is_front(b.at) else EMPTY
    return [back_being] if back_being != EMPTY else []


# ---- other verbs


@VERBS.verb(ops.Heal)
async def heal_being(t: Table[State], cause: Cause, op: ops.Heal) -> None:
    """Heal the target. Life Drain heals the first Being of `heals` instead (HE-VER-02)."""
    heal_wounds(t, cause.heals[0] if op.whom == "chosen_own_Being" else cause.target, op.wounds)


@VERBS.verb(ops.Reroll)
async def reroll(t: Table[State], cause: Cause, op: ops.Reroll) -> None:
    """Throw all dice that the target player has on the table. Dice in hand are not thrown (HE-CRT-12)."""
    throw_dice(t, cause.target, dice_on_table(t.state, cause.target), "HE-CRT-12")


@VERBS.verb(ops.TurnColumns)
async def turn_columns(t: Table[State], cause: Cause, op: ops.TurnColumns) -> None:
    """Swap front and back in every column of a board, all at once (HE-VER-08, HE-SPL-26)."""
    s = t.state
    for c in range(COLUMNS):
        swap_spaces(s, cause.target, c, c + COLUMNS)
    for being in s.on_board(cause.target):
        b = s.beings[being]
        t.tell(BeingMoved(b.owner, b.card, space_in_other_line(b.at), b.at, "turn"))


@VERBS.verb(ops.AddPower)
async def add_power(t: Table[State], cause: Cause, op: ops.AddPower) -> None:
    permanents.add_power_tokens(t, cause.target, op.tokens)


@VERBS.verb(ops.Unmake)
async def unmake(t: Table[State], cause: Cause, op: ops.Unmake) -> None:
    """End a Spell with any number of power tokens (HE-VER-13, HE-SPL-09)."""
    permanents.end_spell(t, t.state.in_play[cause.target])


@VERBS.verb(ops.ReturnSelf)
async def return_self(t: Table[State], cause: Cause, op: ops.ReturnSelf) -> None:
    """Return the dead Phoenix to the board with wounds (HE-CRT-08, HE-CRT-09)."""
    s = t.state
    put_being(s, cause.being, cause.target)
    b = s.beings[cause.being] = s.beings[cause.being]._replace(wounds=op.wounds)
    t.tell(PhoenixReturned(b.owner, b.card, b.at, op.wounds))


def move_being(t: Table[State], being: int, space: Space, kind: str) -> None:
    """Move a Being to a free space of its board."""
    b = t.state.beings[being]
    put_being(t.state, being, space)
    t.tell(BeingMoved(b.owner, b.card, b.at, space, kind))


def shift_being(t: Table[State], being: int, space: Space) -> None:
    """Move a Being to an adjacent space. If a Being is there, the two swap spaces (HE-SPL-25, HE-VER-07)."""
    s = t.state
    b = s.beings[being]
    other = s.spaces[b.owner][space]
    swap_spaces(s, b.owner, b.at, space)
    t.tell(BeingMoved(b.owner, b.card, b.at, space, "shift"))
    if other != EMPTY:
        t.tell(BeingMoved(b.owner, s.beings[other].card, space, b.at, "shift"))
