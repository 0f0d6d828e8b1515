"""The Enemy Turn: one Encounter card, and the enemies that it calls (4.24)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from meadhall.engine import Table, choose, menu
from meadhall.games.swordsorcery.behavior.activation import activate_enemy
from meadhall.games.swordsorcery.content import DECKS, ENCOUNTERS, ENEMIES, MASTERS
from meadhall.games.swordsorcery.content.tables import Encounter
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, draw_card
from meadhall.games.swordsorcery.effects.who import is_of
from meadhall.games.swordsorcery.events import CardDrawn, MapChanged, NobodyActed
from meadhall.games.swordsorcery.figures import sight
from meadhall.games.swordsorcery.figures.answers import NO, YES, Answer, answer
from meadhall.games.swordsorcery.maps.areas import FAR
from meadhall.games.swordsorcery.moves import entering, kills
from meadhall.games.swordsorcery.ops import grammar
from meadhall.games.swordsorcery.state import Enemy, Ref, State


def are_in_play(s: State) -> bool:
    """Whether an Encounter card is drawn (SS-ENC-01, 02)."""
    return any(not enemy.is_idle for enemy in s.enemies)


@menu("toll", "SS-DEC-54", default=NO)
def tolling(s: State, card: str) -> list[Answer]:
    """Spend a Bell Toll token, so that the card is without effect, or not (SS-STY-24)."""
    return [answer(NO, "SS-DEC-54"), answer(YES, "SS-STY-24")]


async def enemy_turn(t: Table[State]) -> None:
    """Draw and resolve one Encounter card while enemies are in play."""
    s = t.state
    s.phase, s.turn, s.first_attack = "enemy", None, False
    s.step = "turn"
    if not are_in_play(s):
        return
    face = draw_card(t, s.encounters, "SS-ENC-01")
    assert face is not None
    card = ENCOUNTERS[DECKS["encounter"][face]]
    s.encounter = card.id
    t.tell(CardDrawn("encounter", card.id))
    s.encounters.discards.append(face)
    if s.bells and (await choose(s.leader, tolling(s, card.id))).kind == YES:
        s.bells -= 1
        t.tell(MapChanged("bell-tolled"))
    else:
        await resolve(t, card)
    s.encounter = ""
    for hero in s.heroes:
        hero.buffs = [buff for buff in hero.buffs if buff.until != "turn"]


async def resolve(t: Table[State], card: Encounter) -> None:
    """Resolve ops, the active hero's own enemies, those of `also`, then awake Masters (SS-ENC-03)."""
    s = t.state
    cause = Cause(card.id, area=s.heroes[s.active].area)
    await VERBS.carry_out(t, cause, card.ops)
    await kills.after_kills(t, cause)
    await entering.settle(t)
    listed = summoned(s, card)  # fixed before the first activation (SS-ENC-05)
    masters = [enemy.ref for enemy in s.enemies if enemy.id in MASTERS] if card.master else []
    called = [*listed, *masters]
    if all(enemy.is_idle for enemy in s.enemies if enemy.ref in called):
        t.tell(NobodyActed())
    for ref in called:
        await activate_enemy(t, ref, frenzy=card.frenzy)


def summoned(s: State, card: Encounter) -> list[Ref]:
    """Own and also enemies in one list, the nearest to the active hero first (SS-ENC-04)."""
    far = sight.distances_from(s, s.heroes[s.active].area)
    found = [enemy for enemy in s.enemies if enemy.id not in MASTERS and _is_summoned(s, card, enemy, far)]
    return [one.ref for one in sorted(found, key=lambda one: (far[one.area], one.ref))]


def _is_summoned(s: State, card: Encounter, enemy: Enemy, far: Sequence[int]) -> bool:
    if s.owners.get(enemy.id) == s.active and ENEMIES[enemy.id].rank in card.own:
        return True
    near = far[enemy.area]
    return any(is_of(enemy.id, also.filter) and near <= _farthest(also.scope) for also in card.also)


@cache
def _farthest(scope: str) -> int:
    """The greatest distance of a scope: all, near:n, or the active hero's own area."""
    word, of = grammar.selector(scope)
    return FAR if word == "all" else int(of) if word == "near" else 0
