"""The Battle Phase: who acts next, Hero Turns, Enemy Turns (4.9, 4.24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from meadhall.engine import Candidate, Reason, Table, choose, menu
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.behavior.activation import activate_enemy
from meadhall.games.swordsorcery.content import DECKS, ENCOUNTERS, ENEMIES, MASTERS
from meadhall.games.swordsorcery.content.tables import Encounter
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, draw_card
from meadhall.games.swordsorcery.effects.who import is_of
from meadhall.games.swordsorcery.events import CardDrawn, MapChanged, NobodyActed, Skipped, TurnBegan
from meadhall.games.swordsorcery.figures import sight, statics
from meadhall.games.swordsorcery.figures.answers import NO, YES, Answer, answer, decide, hero_of
from meadhall.games.swordsorcery.harm.tokens import give_shields, remove_token
from meadhall.games.swordsorcery.maps.areas import FAR
from meadhall.games.swordsorcery.moves import entering, kills
from meadhall.games.swordsorcery.ops import grammar, mods
from meadhall.games.swordsorcery.state import Enemy, Ref, State, Turn
from meadhall.games.swordsorcery.turns import acting, ghosts, moving

TURN_TOKENS: Final = ("blind", "slow", "stun", "exhaust")  # discarded at the end of the next Hero Turn
ACTED: Final = Reason("SS-HTN-02", "acted-already")


@menu("who-acts", "SS-DEC-12")
def next_heroes(s: State) -> Iterator[Candidate[Answer]]:
    """The heroes whose bookmarks are up, Ghost Souls too (SS-HTN-02)."""
    for hero in s.heroes:
        yield answer("hero", "SS-DEC-12", hero.id), ACTED(hero=texts.card(hero.id)) if hero.acted else None


async def next_turn(t: Table[State]) -> None:
    """The party says which hero acts; after the last the Event Phase follows."""
    s = t.state
    options = next_heroes(s)
    if not len(options):
        s.step = "event"
        return
    pick = await decide(s.leader, options)
    begin_turn(t, hero_of(s, pick.of))


def begin_turn(t: Table[State], at: int) -> None:
    """SS-HTN-03, SS-HTN-09."""
    s, hero = t.state, t.state.heroes[at]
    s.phase, s.active = "hero", at
    s.turn = Turn(at, combat=hero.gem.combat, action=hero.gem.action, firm=hero.area)
    hero.acted = True
    hero.limits = [one for one in hero.limits if not one.startswith("turn/")]
    t.tell(TurnBegan(hero.id, hero.seat, hero.ghost))
    s.step = "act"
    if hero.ghost:
        return
    if "stun" in hero.conditions:  # SS-BOD-50
        t.tell(Skipped(hero.id, "stun"))
        s.turn.over = True
    ward = max((mod.n for mod in statics.hero_statics(hero, mods.WardStartMod)), default=0)
    if ward and not hero.shields:
        give_shields(t, at, ward)


async def act_once(t: Table[State]) -> None:
    """One activity of the Hero Turn; its end leads to the Enemy Turn."""
    s, turn = t.state, t.state.hero_turn
    at = turn.hero
    if not turn.over:
        if s.heroes[at].ghost:
            ghosts.haunt(t, at, await choose(s.heroes[at].seat, ghosts.haunting(s, at)))
        else:
            await _act(t, at, turn)
    if turn.over:
        await end_turn(t, at)


async def _act(t: Table[State], at: int, turn: Turn) -> None:
    s = t.state
    pick = await choose(s.heroes[at].seat, acting.acts(s, at))
    if pick.kind == acting.END:
        turn.over = True
        return
    await acting.carry_out_activity(t, at, pick)


async def end_turn(t: Table[State], at: int) -> None:
    """Tokens that end with it (SS-BOD-31, 40, 50, 70, 72), and what held for this turn."""
    s, hero = t.state, t.state.heroes[at]
    if not hero.ghost:
        await moving.back_to_firm_ground(t, at)
        for name in TURN_TOKENS:
            if name in hero.conditions and name not in hero.fresh:
                remove_token(t, at, name)
    hero.fresh.clear()
    for one in s.heroes:
        one.buffs = [buff for buff in one.buffs if buff.until != "turn"]
    s.step = "foes"


# ---- Enemy Turn


def are_in_play(s: State) -> bool:
    """Whether an Encounter card is drawn (SS-ENC-01, 02)."""
    return any(not one.is_idle for one in s.enemies)


@menu("toll", "SS-DEC-54", default=NO)
def tolling(s: State, card: str) -> list[Answer]:
    """Spend a Bell Toll token, so that the card is without effect, or not (SS-STY-24)."""
    return [answer(NO, "SS-DEC-54"), answer(YES, "SS-STY-24")]


async def enemy_turn(t: Table[State]) -> None:
    """One Encounter card is drawn and resolved while enemies are in play."""
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
    """Ops, the active hero's own enemies, those of `also`, then Masters that are awake (SS-ENC-03)."""
    s = t.state
    cause = Cause(card.id, area=s.heroes[s.active].area)
    await VERBS.carry_out(t, cause, card.ops)
    await kills.after_kills(t, cause)
    await entering.settle(t)
    listed = summoned(s, card)  # fixed before the first activation (SS-ENC-05)
    masters = [one.ref for one in s.enemies if one.id in MASTERS] if card.master else []
    called = [*listed, *masters]
    if all(one.is_idle for one in s.enemies if one.ref in called):
        t.tell(NobodyActed())
    for ref in called:
        await activate_enemy(t, ref, frenzy=card.frenzy)


def summoned(s: State, card: Encounter) -> list[Ref]:
    """Own and also enemies in one list, the nearest to the active hero first (SS-ENC-04)."""
    far = sight.distances_from(s, s.heroes[s.active].area)
    found = [one for one in s.enemies if one.id not in MASTERS and _is_summoned(s, card, one, far)]
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
