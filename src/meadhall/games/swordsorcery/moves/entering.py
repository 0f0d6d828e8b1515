"""Arrivals on the map and in areas: spawning, Shadows, terrain, effects of entering (4.27, SS-MOV-21)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery.content import DECKS, ENEMIES, LIMITS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, deciding_seat
from meadhall.games.swordsorcery.events import EnemyEntered, FigureMoved, MapChanged, NobodyEntered, ShadowRevealed
from meadhall.games.swordsorcery.figures import line_of_sight, statics
from meadhall.games.swordsorcery.figures.answers import Answer, answer
from meadhall.games.swordsorcery.harm.enemy_deaths import master_hp
from meadhall.games.swordsorcery.harm.wounds import wound
from meadhall.games.swordsorcery.maps.areas import DEADLY, FAR
from meadhall.games.swordsorcery.ops import grammar, mods, ops
from meadhall.games.swordsorcery.state import NOBODY, Area, Enemy, Ref, State, is_companion
from meadhall.games.swordsorcery.story import reading, triggers

FARTHER_GATE = Reason("SS-SPW-20", "farther-gate")
FROM_BAG: Final = "bag"
SHADOW: Final = "shadow"
LEGEND_NUMBERS: Final = (1, 2, 3, 4)  # one in four (SS-OPT-10)


def figure_limit(id: str) -> int:
    """Return how many figures of a type may be on the map. For a Horde, return how many groups may be (SS-ENE-08)."""
    card = ENEMIES[id]
    if card.is_master:
        return 1
    if card.horde:
        return LIMITS.horde
    return {"green": LIMITS.green, "blue": LIMITS.blue, "red": LIMITS.red}[card.rank]


def enemies_in_play(s: State, id: str) -> int:
    return sum(1 for enemy in s.enemies if enemy.id == id)


def place_enemy(t: Table[State], id: str, area: Area, hp: grammar.Amount | None = None) -> Enemy | None:
    """Place an enemy, and assign its card to a hero. Return None if all figures of this type are in play."""
    s, card = t.state, ENEMIES[id]
    if enemies_in_play(s, id) >= figure_limit(id):
        t.tell(NobodyEntered(id, line_of_sight.board(s).areas[area].id))
        return None
    full_hp = grammar.amount_value(card.hp, 1, s.count)
    if card.is_master:
        full_hp = master_hp(s, id, card.hp if hp is None else hp)
    enemy = Enemy(area=area, id=id, ref=s.serial, most=full_hp, figures=max(1, card.horde))
    s.serial += 1
    s.enemies.append(enemy)
    hero = "" if card.is_master else s.heroes[assign_enemy_card(s, id)].id
    t.tell(EnemyEntered(s.code(enemy.ref), line_of_sight.board(s).areas[area].id, hero))
    return enemy


def assign_enemy_card(s: State, id: str) -> int:
    """Return the hero who owns the enemy's card.

    A new card is assigned to the hero with the fewest cards (SS-ENE-21, 22).
    """
    if id not in s.owners:
        first_index = s.active if s.active != NOBODY else 0
        cards = [sum(1 for owner in s.owners.values() if owner == hero_index) for hero_index in range(s.count)]
        hero_indices = sorted(range(s.count), key=lambda hero_index: (hero_index - first_index) % s.count)
        s.owners[id] = min(hero_indices, key=cards.__getitem__)
    return s.owners[id]


def draw_enemy_token(t: Table[State], rank: str = "") -> str | None:
    """Draw a token from the bag and discard it (SS-SPW-10, 11).

    If `rank` is given, draw a token of this rank. Return None if the bag has no such token.
    """
    s = t.state
    bag, names = s.faces.bags[s.bag.name], DECKS["enemies"]
    if t.imagined:
        possible_faces = [face for face in _visible_types(s) if not rank or ENEMIES[names[face]].rank == rank]
        return _replace_by_legend(t, names[t.pick(s.bag.name, "SS-INF-03", possible_faces)]) if possible_faces else None
    for _ in range(2):
        matching_faces = [face for face in bag if not rank or ENEMIES[names[face]].rank == rank]
        if matching_faces:
            face = t.pick(s.bag.name, "SS-SPW-10", matching_faces)
            bag.remove(face)
            s.bag.discards.append(face)
            return _replace_by_legend(t, names[face])
        bag += s.bag.discards
        bag.sort()
        s.bag.discards = []
    return None


def _visible_types(s: State) -> list[int]:
    """Return the types in play or among the bag's discards. Players cannot see into the bag itself (chapter 6)."""
    seen_ids = {enemy.id for enemy in s.enemies if not ENEMIES[enemy.id].is_master}
    return sorted({*s.bag.discards, *map(DECKS["enemies"].index, seen_ids)})


def _replace_by_legend(t: Table[State], id: str) -> str:
    """Return the legend of a green enemy's family if a draw at random decides so, or else the enemy (SS-OPT-10)."""
    if not t.state.options.legend or ENEMIES[id].rank != "green":
        return id
    return f"{ENEMIES[id].family}_b" if t.pick("legend", "SS-OPT-10", LEGEND_NUMBERS) == 1 else id


def spawn_enemy(t: Table[State], enemy: str, area: Area) -> Enemy | None:
    """Place an enemy. `enemy` is its id, or `bag`, `bag:green` or `bag:blue` to draw it from the bag."""
    word, _, rank = enemy.partition(":")
    if word != FROM_BAG:
        return place_enemy(t, enemy, area)
    id = draw_enemy_token(t, rank)
    return None if id is None else place_enemy(t, id, area)


# ---- gates


def gates_by_nearness(s: State, source: Area) -> list[tuple[tuple[int, int], Area]]:
    """Return the active gates with sort keys, the nearest by legal steps first.

    Gates without a path come last, sorted by their distance with all doors open.
    """
    open_distances = line_of_sight.board(s).distances((1 << len(line_of_sight.board(s).doors)) - 1)
    gates_with_keys: list[tuple[tuple[int, int], Area]] = []
    for gate in s.gates:
        steps = line_of_sight.walking_distance(s, gate, source)
        gates_with_keys.append(((0, steps) if steps < FAR else (1, open_distances[gate][source]), gate))
    return sorted(gates_with_keys)


@menu("gate", "SS-DEC-56")
def gate_options(s: State, source: Area) -> list[Answer]:
    """Return the gates that are equally near, for the deciding player to choose from."""
    gates_with_keys = gates_by_nearness(s, source)
    return [
        answer("area", "SS-DEC-56", line_of_sight.board(s).areas[gate].id)
        for key, gate in gates_with_keys
        if key == gates_with_keys[0][0]
    ]


@gate_options.never
def gate_refusals(s: State, source: Area) -> Iterator[Refused]:
    """Yield refusals for all other areas."""
    return line_of_sight.other_area_refusals(
        s, "area", [line_of_sight.board(s).index[gate.of] for gate in gate_options(s, source)], FARTHER_GATE
    )


async def nearest_gate(t: Table[State], source: Area) -> Area:
    """Return the nearest active gate, or NOBODY if no gate is active. A player may decide a tie (SS-SPW-20)."""
    s = t.state
    gates_with_keys = gates_by_nearness(s, source)
    if not gates_with_keys:
        return NOBODY
    if s.options.ties == "active":
        options = gate_options(s, source)
        if len(options) > 1:
            return line_of_sight.board(s).index[(await choose(deciding_seat(s), options)).of]
    return gates_with_keys[0][1]


# ---- Shadows


def visible_shadows(s: State) -> list[Area]:
    """Return the areas of Shadows in sight of the party, the nearest to the active hero first (SS-SPW-02)."""
    if not s.shadows:
        return []
    party_areas = {hero.area for hero in s.heroes if not hero.ghost} | {mate.area for mate in s.companions}
    shadow_areas = {
        area
        for party_area in party_areas
        for area in line_of_sight.areas_in_line_of_sight(s, party_area).intersection(s.shadows)
        if line_of_sight.hero_sees(s, party_area, area)
    }
    source = s.heroes[s.active if s.active != NOBODY else 0].area
    return sorted(shadow_areas, key=lambda area: (line_of_sight.distance(s, source, area), area))


async def reveal_shadow(t: Table[State], area: Area) -> None:
    """Replace a Shadow by a drawn enemy (SS-SPW-03). A snare in the area may spring (SS-POW-17)."""
    s, place = t.state, line_of_sight.board(t.state).areas[area]
    s.shadows.remove(area)
    t.tell(ShadowRevealed(place.id))
    await VERBS.carry_out(t, Cause(SHADOW), [ops.SpawnOp(enemy=FROM_BAG, n=1, at=place.id)])


async def reveal_visible_shadows(t: Table[State]) -> None:
    """Reveal Shadows in sight one by one. A revealed enemy may hide the next Shadow."""
    while shadow_areas := visible_shadows(t.state):
        await reveal_shadow(t, shadow_areas[0])


async def enter_area(t: Table[State], ref: Ref, area: Area, how: str, cause: Cause | None = None) -> None:
    """Move a hero or companion into an area. The consequences wait until no attack is open."""
    s, body = t.state, t.state.body(ref)
    if body is None:
        return
    body.area, s.looking = area, True
    t.tell(FigureMoved(s.code(ref), line_of_sight.board(s).areas[area].id, how))
    if not is_companion(ref):
        await _apply_terrain(t, ref, area, cause)
        if s.heroes[ref].ghost:
            return
        triggers.record_trigger(s, f"enter:{line_of_sight.board(s).areas[area].id}")
        deliver_villager(t, ref)
    await run_pending_effects(t)


async def _apply_terrain(t: Table[State], hero_index: int, area: Area, cause: Cause | None) -> None:
    """Wound a hero who enters a deadly area (SS-MAP-09, SS-MAP-14)."""
    s = t.state
    if line_of_sight.has_terrain(s, area, DEADLY) and not statics.hero_statics(
        s.heroes[hero_index], mods.IgnoreHindrancesMod
    ):
        await wound(t, hero_index, 1, cause or Cause("deadly"), "deadly")


def deliver_villager(t: Table[State], hero_index: int) -> None:
    """Deliver the hero's villager if the area is safe (SS-STY-21)."""
    s = t.state
    hero = s.heroes[hero_index]
    safe_areas = {line_of_sight.board(s).index[area] for area in (*s.card.start, s.card.shrine)}
    if hero.escort and hero.area in safe_areas:
        s.delivered.append(hero.escort)
        hero.escort = ""
        t.tell(MapChanged("villager-safe", who=hero.id))
        triggers.record_trigger(s, "delivered")


async def run_pending_effects(t: Table[State]) -> None:
    """Carry out the effects that wait for the end of an attack: paragraphs, then Shadows (SS-SPW-02)."""
    s = t.state
    if s.attacks:
        return
    await reading.read_triggered_paragraphs(t)
    if s.looking and s.phase != "setup":  # SS-SET-30
        s.looking = False
        await reveal_visible_shadows(t)
