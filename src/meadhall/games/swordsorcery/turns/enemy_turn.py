"""The Enemy Turn: one Encounter card, and the enemies that it activates (4.24)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from meadhall.engine import Table, choose, menu
from meadhall.games.swordsorcery.behavior.activation import activate_enemy
from meadhall.games.swordsorcery.content import DECKS, ENCOUNTERS, ENEMIES, MASTERS
from meadhall.games.swordsorcery.content.tables import Encounter
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, draw_card
from meadhall.games.swordsorcery.effects.who import type_matches
from meadhall.games.swordsorcery.events import CardDrawn, MapChanged, NobodyActed
from meadhall.games.swordsorcery.figures import line_of_sight
from meadhall.games.swordsorcery.figures.answers import NO, YES, Answer, answer
from meadhall.games.swordsorcery.maps.areas import FAR
from meadhall.games.swordsorcery.moves import entering, kills
from meadhall.games.swordsorcery.ops import grammar
from meadhall.games.swordsorcery.state import Enemy, Ref, State


def has_acting_enemies(s: State) -> bool:
    """Whether an enemy can act. If not, no Encounter card is drawn (SS-ENC-01, 02)."""
    return any(not enemy.is_idle for enemy in s.enemies)


@menu("toll", "SS-DEC-54", default=NO)
def bell_toll_options(s: State, card: str) -> list[Answer]:
    """Return the options to keep or to spend a Bell Toll token, which cancels the Encounter card (SS-STY-24)."""
    return [answer(NO, "SS-DEC-54"), answer(YES, "SS-STY-24")]


async def enemy_turn(t: Table[State]) -> None:
    """Draw and resolve one Encounter card, if an enemy can act."""
    s = t.state
    s.phase, s.turn, s.first_attack = "enemy", None, False
    s.step = "turn"
    if not has_acting_enemies(s):
        return
    face = draw_card(t, s.encounters, "SS-ENC-01")
    assert face is not None
    card = ENCOUNTERS[DECKS["encounter"][face]]
    s.encounter = card.id
    t.tell(CardDrawn("encounter", card.id))
    s.encounters.discards.append(face)
    if s.bells and (await choose(s.leader, bell_toll_options(s, card.id))).kind == YES:
        s.bells -= 1
        t.tell(MapChanged("bell-tolled"))
    else:
        await resolve_encounter(t, card)
    s.encounter = ""
    for hero in s.heroes:
        hero.buffs = [buff for buff in hero.buffs if buff.until != "turn"]


async def resolve_encounter(t: Table[State], card: Encounter) -> None:
    """Carry out the card's ops, then activate the active hero's enemies, those of `also`, and Masters (SS-ENC-03)."""
    s = t.state
    cause = Cause(card.id, area=s.heroes[s.active].area)
    await VERBS.carry_out(t, cause, card.ops)
    await kills.carry_out_kill_effects(t, cause)
    await entering.run_pending_effects(t)
    listed_refs = enemies_called_by(s, card)  # chosen before the first activation (SS-ENC-05)
    master_refs = [enemy.ref for enemy in s.enemies if enemy.id in MASTERS] if card.master else []
    called_refs = [*listed_refs, *master_refs]
    if all(enemy.is_idle for enemy in s.enemies if enemy.ref in called_refs):
        t.tell(NobodyActed())
    for ref in called_refs:
        await activate_enemy(t, ref, frenzy=card.frenzy)


def enemies_called_by(s: State, card: Encounter) -> list[Ref]:
    """Return the enemies that the card activates, the nearest to the active hero first (SS-ENC-04)."""
    distances = line_of_sight.distances_from(s, s.heroes[s.active].area)
    called_enemies = [enemy for enemy in s.enemies if enemy.id not in MASTERS and _is_called(s, card, enemy, distances)]
    return [enemy.ref for enemy in sorted(called_enemies, key=lambda enemy: (distances[enemy.area], enemy.ref))]


def _is_called(s: State, card: Encounter, enemy: Enemy, distances: Sequence[int]) -> bool:
    if s.owners.get(enemy.id) == s.active and ENEMIES[enemy.id].rank in card.own:
        return True
    distance = distances[enemy.area]
    return any(type_matches(enemy.id, also.filter) and distance <= _largest_distance(also.scope) for also in card.also)


@cache
def _largest_distance(scope: str) -> int:
    """Return the largest distance of a scope: `all`, `near:n`, or the active hero's own area."""
    word, argument = grammar.parse_selector(scope)
    return FAR if word == "all" else int(argument) if word == "near" else 0
