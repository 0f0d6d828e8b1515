"""Enemies that are wounded, killed or removed: Soul Points, loot, and the forms of a Master (4.21)."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.games.swordsorcery import events
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, Kill
from meadhall.games.swordsorcery.figures import crowd, sight
from meadhall.games.swordsorcery.ops.grammar import Amount, amount_for
from meadhall.games.swordsorcery.state import NOBODY, Enemy, State, is_companion, is_hero
from meadhall.games.swordsorcery.story.triggers import happen, leaves_at_half


async def wound_enemy(t: Table[State], enemy: Enemy, n: int, cause: Cause) -> None:
    """Wound an enemy's figures one after the other, and remove it with the last (SS-ENE-04)."""
    s = t.state
    enemy.wounds += n
    while enemy.figures and enemy.wounds >= enemy.most:  # SS-ENE-04: wounds pass from one to the next
        enemy.figures -= 1
        enemy.wounds -= enemy.most
    if crowd.is_master(s, enemy.ref) and (not enemy.figures or crowd.is_half(s, enemy.ref)):
        if leaves_at_half(s, enemy.id):  # SS-MAS-24
            remove_enemy(t, enemy)
            happen(s, f"master_half:{enemy.id}")
            return
        happen(s, f"master_half:{enemy.id}")
    if not enemy.figures:
        await _slay(t, enemy, cause)


async def _slay(t: Table[State], enemy: Enemy, cause: Cause) -> None:
    """Remove a killed enemy: Soul Points to the party, loot in its area (SS-DTH-13, SS-DTH-14)."""
    s, card = t.state, ENEMIES[enemy.id]
    gained = amount_for(card.sp, 1, s.count)
    name = enemy.code
    remove_enemy(t, enemy, told=False)
    gain_soul(s, gained)
    if card.loot:
        s.crowns[enemy.area] = s.crowns.get(enemy.area, 0) + card.loot
    t.tell(
        events.FigureSlain(
            name, s.code(cause.owner) if is_hero(cause.owner) or is_companion(cause.owner) else "", gained
        )
    )
    cause.kills.append(Kill(cause.owner, enemy.ref, enemy.id, enemy.area, cause.attack_tags))
    if card.is_master:
        s.killed.append(enemy.id)
        if card.becomes:
            become(t, enemy, card.becomes)
        happen(s, f"killed:{enemy.id}")
    for passive in card.passive:
        if passive.when == "killed":
            await VERBS.carry_out(t, Cause(enemy.id, NOBODY, area=enemy.area), passive.ops)


def become(t: Table[State], old: Enemy, id: str) -> None:
    """Put another form in its place: full HP, no tokens, the power deck and Menace token as they are (SS-MAS-23)."""
    s = t.state
    new = Enemy(area=old.area, id=id, ref=s.serial, most=master_hp(s, id, ENEMIES[id].hp), menace=old.menace)
    s.serial += 1
    s.enemies.append(new)
    s.power_decks[id] = s.power_decks.pop(old.id)
    t.tell(events.MapChanged("appeared", who=id, area=sight.board(s).areas[new.area].id))


def master_hp(s: State, id: str, hp: Amount) -> int:
    """SS-MAS-02; heroic: each Master and each form of the Villain has H more (SS-OPT-02)."""
    return amount_for(hp, 1, s.count) + (s.count if s.options.difficulty == "heroic" else 0)


def remove_enemy(t: Table[State], enemy: Enemy, told: bool = True) -> None:
    """Take a figure off the map; a card without figures leaves its hero (SS-ENE-23)."""
    s = t.state
    if told:
        t.tell(events.FigureLeft(s.code(enemy.ref)))
    s.enemies.remove(enemy)
    if not any(one.id == enemy.id for one in s.enemies):
        s.owners.pop(enemy.id, None)


def gain_soul(s: State, n: int) -> None:
    """Add Soul Points to the party's pool, or take some (SS-SOU-01)."""
    s.soul = max(0, s.soul + n)
    if n > 0:
        s.record.earned += n
