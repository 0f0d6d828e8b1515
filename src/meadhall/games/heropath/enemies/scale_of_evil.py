"""The Scale of Evil: slain enemies raise it, and may start a Dragon's turn or the Gathering (EVL)."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.games.heropath import content, rows
from meadhall.games.heropath.events.heroes import SKULL, EnemySlain, EvilRose
from meadhall.games.heropath.state import Seat, State


def put_on_scale(t: Table[State], seat: Seat, foe: int) -> tuple[bool, bool]:
    """Put a slain enemy on the Scale (HP-EVL-01 to 07).

    Return two flags: whether a Dragon's turn is due, and whether the Gathering begins.
    """
    s, scale = t.state, t.state.scale
    scale.slain += 1
    if s.is_gathered:
        scale.skull.append(foe)
        t.tell(EnemySlain(seat, foe, SKULL))
        return False, False
    if not rows.kills_raise_evil(s):
        level = max(1, scale.level)  # HP-MST-04, HP-SOL-06
        scale.dead[level - 1].append(foe)
        t.tell(EnemySlain(seat, foe, level))
        return False, False
    return _put_on_level(t, seat, foe)


def _put_on_level(t: Table[State], seat: Seat, foe: int) -> tuple[bool, bool]:
    """Put a slain enemy on the Scale. If the present level is full, begin a new one."""
    scale = t.state.scale
    begins_level = scale.level == 0 or scale.count == t.state.players
    if begins_level and scale.level == content.LIMITS.scale_levels:
        scale.skull.append(foe)
        t.tell(EnemySlain(seat, foe, SKULL))
        return False, True
    if begins_level:
        scale.level += 1
        scale.count = 0
    scale.count += 1
    scale.dead[scale.level - 1].append(foe)
    t.tell(EnemySlain(seat, foe, scale.level))
    if begins_level:
        t.tell(EvilRose(scale.level))
    return begins_level and scale.level >= 2, False
