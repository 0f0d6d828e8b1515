"""Ops that place or activate enemies, and ops on Masters."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.engine.kit.decks import Deck
from meadhall.games.swordsorcery.behavior.activation import activate_enemy
from meadhall.games.swordsorcery.content import DECKS, ENEMIES
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.effects.who import affected_refs, matches_filter, op_amount
from meadhall.games.swordsorcery.events import MapChanged
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.harm.enemy_deaths import remove_enemy
from meadhall.games.swordsorcery.moves import entering, forced
from meadhall.games.swordsorcery.ops import grammar, ops
from meadhall.games.swordsorcery.state import FIRST_ENEMY, NOBODY, NOWHERE, Area, Ref, State

# ---- spawning


@VERBS.verb(ops.SpawnOp)
async def do_spawn(t: Table[State], cause: Cause, op: ops.SpawnOp) -> None:
    s = t.state
    limit = op_amount(s, cause, op.max_in_play) if op.max_in_play else 0
    for _ in range(op_amount(s, cause, op.n)):
        if limit and entering.enemies_in_play(s, op.enemy) >= limit:
            return
        area = await spawn_area(t, cause, op.at)
        enemy = entering.spawn_enemy(t, op.enemy, area) if area != NOWHERE else None
        if enemy is not None:
            await forced.spring_tokens(t, enemy.ref, (forced.ENTER_TRIGGER, forced.ENTER_OR_ACT_TRIGGER))


async def spawn_area(t: Table[State], cause: Cause, place: str) -> Area:
    """Return the area for the field `at` of an op; NOWHERE if no area matches."""
    s = t.state
    word, argument = grammar.parse_selector(place)
    if word == "nearest_gate":
        source = (
            crowd.area_of_character(s, cause.owner) if cause.owner >= FIRST_ENEMY else s.heroes[max(0, s.active)].area
        )
        return await entering.nearest_gate(t, source)
    if word == "nearest_gate_to":
        refs = await affected_refs(t, cause, op_with_selector(argument))
        return await entering.nearest_gate(t, crowd.area_of_character(s, refs[0])) if refs else NOWHERE
    if word in ("opener", "searcher"):
        return s.heroes[cause.actor].area
    if word == "self":
        return crowd.area_of_character(s, cause.owner)
    if word == "victim_area":
        return cause.death_area if cause.death_area != NOWHERE else crowd.area_of_character(s, cause.victim)
    return line_of_sight.board(s).index[place]


def op_with_selector(who: str) -> ops.Op:
    """Return an op that contains only a selector."""
    return ops.RevealOp(n=0, who=who)


@VERBS.would(ops.SpawnOp)
def would_spawn(s: State, cause: Cause, op: ops.SpawnOp) -> bool:
    return bool(s.gates) or not op.at.startswith("nearest_gate")


@VERBS.verb(ops.SpawnMasterOp)
async def do_spawn_master(t: Table[State], cause: Cause, op: ops.SpawnMasterOp) -> None:
    s = t.state
    fill_power_deck(s, op.id)
    enemy = entering.place_enemy(t, op.id, line_of_sight.board(s).index[op.at])
    if enemy is not None:
        await forced.spring_tokens(t, enemy.ref, (forced.ENTER_TRIGGER, forced.ENTER_OR_ACT_TRIGGER))


def fill_power_deck(s: State, master: str) -> None:
    """Put a Master's power cards into its deck, from which they are drawn at random (SS-SET-27)."""
    bag = f"power/{master}"
    s.faces.bags[bag] = sorted(DECKS["power"].index(card) for card in ENEMIES[master].deck)
    s.power_decks[master] = Deck(bag)


# ---- activation


@VERBS.verb(ops.ActivateOp)
async def do_activate(t: Table[State], cause: Cause, op: ops.ActivateOp) -> None:
    """Activate the nearest enemies that match the op (SS-ENC-08).

    Masters and the source are left out. An enemy that was activated by a card cannot activate others (SS-AI-24,
    SS-MAS-03).
    """
    s = t.state
    for ref in (await enemies_to_activate(t, cause, op))[: op_amount(s, cause, op.max)]:
        await activate_enemy(t, ref, chained=cause.owner >= FIRST_ENEMY)


async def enemies_to_activate(t: Table[State], cause: Cause, op: ops.ActivateOp) -> list[Ref]:
    """Return the enemies that the op activates, the nearest first."""
    s = t.state
    if cause.is_chained:
        return []
    source = cause.source(s)
    if op.near:
        center_refs = await affected_refs(t, cause, op_with_selector(op.near))
        if not center_refs:
            return []
        source = crowd.area_of_character(s, center_refs[0])
    allowed_range = grammar.parse_range(op.range)
    refs = [
        enemy.ref
        for enemy in s.enemies
        if enemy.ref != cause.owner
        and not ENEMIES[enemy.id].is_master
        and matches_filter(s, enemy.ref, op.filter)
        and line_of_sight.distance(s, source, enemy.area) in allowed_range
    ]
    return crowd.sorted_by_nearness(s, source, refs)


# ---- Shadows


def shadows_by_nearness(s: State) -> list[Area]:
    """Return the areas of Shadows, the nearest to any hero first."""
    heroes = [s.heroes[hero_index].area for hero_index in s.living()]
    return sorted(s.shadows, key=lambda area: (min(line_of_sight.distance(s, hero, area) for hero in heroes), area))


@VERBS.verb(ops.RevealOp)
async def do_reveal(t: Table[State], cause: Cause, op: ops.RevealOp) -> None:
    s = t.state
    for area in shadows_by_nearness(s)[: op_amount(s, cause, op.n)]:
        await entering.reveal_shadow(t, area)


@VERBS.would(ops.RevealOp)
def would_reveal(s: State, cause: Cause, op: ops.RevealOp) -> bool:
    return bool(s.shadows)


@VERBS.verb(ops.RemoveShadowOp)
async def do_remove_shadow(t: Table[State], cause: Cause, op: ops.RemoveShadowOp) -> None:
    """Remove the Shadow from the area that was chosen with the card (SS-DEC-64)."""
    for area in [cause.area] * op.n if cause.area in t.state.shadows else []:
        t.state.shadows.remove(area)
        t.tell(MapChanged("shadow-gone", area=line_of_sight.board(t.state).areas[area].id))


@VERBS.would(ops.RemoveShadowOp)
def would_remove_shadow(s: State, cause: Cause, op: ops.RemoveShadowOp) -> bool:
    return bool(s.shadows)


# ---- Masters


@VERBS.verb(ops.RemoveMasterOp)
async def do_remove_master(t: Table[State], cause: Cause, op: ops.RemoveMasterOp) -> None:
    enemy = t.state.master(op.id)
    if enemy is not None:
        remove_enemy(t, enemy)


@VERBS.verb(ops.BecomeOp)
async def do_become(t: Table[State], cause: Cause, op: ops.BecomeOp) -> None:
    """Check that the other form is in play. It replaced the first form at 0 HP already (SS-MAS-23)."""
    assert t.state.master(op.id) is not None or op.id in t.state.killed


@VERBS.verb(ops.WakeOp)
async def do_wake(t: Table[State], cause: Cause, op: ops.WakeOp) -> None:
    enemy = t.state.master(op.id)
    if enemy is not None and enemy.asleep:
        enemy.asleep = False
        t.tell(MapChanged("woken", who=enemy.code))


@VERBS.verb(ops.PacifyOp)
async def do_pacify(t: Table[State], cause: Cause, op: ops.PacifyOp) -> None:
    enemy = t.state.master(op.id)
    if enemy is not None:
        enemy.pacified = True
        t.tell(MapChanged("pacified", who=enemy.code))


@VERBS.verb(ops.UnpacifyOp)
async def do_unpacify(t: Table[State], cause: Cause, op: ops.UnpacifyOp) -> None:
    enemy = t.state.master(op.id)
    if enemy is not None and enemy.pacified:
        enemy.pacified = False
        t.tell(MapChanged("hostile-again", who=enemy.code))


@VERBS.verb(ops.MenaceOp)
async def do_menace(t: Table[State], cause: Cause, op: ops.MenaceOp) -> None:
    enemy = t.state.master(op.id)
    for ref in await affected_refs(t, cause, op):
        if enemy is not None:
            give_menace_token(t, enemy.ref, ref)


def give_menace_token(t: Table[State], ref: Ref, hero_index: int) -> None:
    """Give the Menace token to a hero. If `hero_index` is NOBODY, put it aside (SS-MAS-10)."""
    s, enemy = t.state, t.state.enemy(ref)
    assert enemy is not None
    enemy.menace = hero_index
    t.tell(
        MapChanged("menace-moved" if hero_index != NOBODY else "menace-removed", who=enemy.code, to=s.code(hero_index))
    )
