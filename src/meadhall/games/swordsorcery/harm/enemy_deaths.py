"""Wounds, deaths and removals of enemies: Soul Points, loot, and a Master's next form (4.21)."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.games.swordsorcery import events
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, Kill
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.ops.grammar import Amount, amount_value
from meadhall.games.swordsorcery.state import NOBODY, Enemy, State, is_companion, is_hero
from meadhall.games.swordsorcery.story.triggers import leaves_at_half, record_trigger


async def wound_enemy(t: Table[State], enemy: Enemy, n: int, cause: Cause) -> None:
    """Wound an enemy's figures one after the other, and remove the enemy with its last figure (SS-ENE-04)."""
    s = t.state
    enemy.wounds += n
    while enemy.figures and enemy.wounds >= enemy.most:  # the next figure takes the rest of the wounds
        enemy.figures -= 1
        enemy.wounds -= enemy.most
    if crowd.is_master(s, enemy.ref) and (not enemy.figures or crowd.has_half_hp(s, enemy.ref)):
        if leaves_at_half(s, enemy.id):  # SS-MAS-24
            remove_enemy(t, enemy)
            record_trigger(s, f"master_half:{enemy.id}")
            return
        record_trigger(s, f"master_half:{enemy.id}")
    if not enemy.figures:
        await _slay(t, enemy, cause)


async def _slay(t: Table[State], enemy: Enemy, cause: Cause) -> None:
    """Remove a killed enemy, give the party Soul Points, and put the loot in the area (SS-DTH-13, SS-DTH-14)."""
    s, card = t.state, ENEMIES[enemy.id]
    soul_points = amount_value(card.sp, 1, s.count)
    name = enemy.code
    remove_enemy(t, enemy, announce=False)
    gain_soul_points(s, soul_points)
    if card.loot:
        s.crowns[enemy.area] = s.crowns.get(enemy.area, 0) + card.loot
    t.tell(
        events.FigureSlain(
            name, s.code(cause.owner) if is_hero(cause.owner) or is_companion(cause.owner) else "", soul_points
        )
    )
    cause.kills.append(Kill(cause.owner, enemy.ref, enemy.id, enemy.area, cause.attack_tags))
    if card.is_master:
        s.killed.append(enemy.id)
        if card.becomes:
            replace_with_next_form(t, enemy, card.becomes)
        record_trigger(s, f"killed:{enemy.id}")
    for passive in card.passive:
        if passive.when == "killed":
            await VERBS.carry_out(t, Cause(enemy.id, NOBODY, area=enemy.area), passive.ops)


def replace_with_next_form(t: Table[State], killed_master: Enemy, next_id: str) -> None:
    """Replace a killed Master with its next form (SS-MAS-23).

    The new form has full HP and no tokens. It keeps the power deck and the Menace token.
    """
    s = t.state
    next_form = Enemy(
        area=killed_master.area,
        id=next_id,
        ref=s.serial,
        most=master_hp(s, next_id, ENEMIES[next_id].hp),
        menace=killed_master.menace,
    )
    s.serial += 1
    s.enemies.append(next_form)
    s.power_decks[next_id] = s.power_decks.pop(killed_master.id)
    t.tell(events.MapChanged("appeared", who=next_id, area=line_of_sight.board(s).areas[next_form.area].id))


def master_hp(s: State, id: str, hp: Amount) -> int:
    """Return a Master's full HP. Difficulty heroic adds 1 HP per hero (SS-MAS-02, SS-OPT-02)."""
    return amount_value(hp, 1, s.count) + (s.count if s.options.difficulty == "heroic" else 0)


def remove_enemy(t: Table[State], enemy: Enemy, announce: bool = True) -> None:
    """Remove an enemy from the map. If it was the last of its type, discard its Enemy card (SS-ENE-23)."""
    s = t.state
    if announce:
        t.tell(events.FigureLeft(s.code(enemy.ref)))
    s.enemies.remove(enemy)
    if not any(other.id == enemy.id for other in s.enemies):
        s.owners.pop(enemy.id, None)


def gain_soul_points(s: State, n: int) -> None:
    """Add Soul Points to the party's pool. A negative `n` removes them (SS-SOU-01)."""
    s.soul = max(0, s.soul + n)
    if n > 0:
        s.record.earned += n
