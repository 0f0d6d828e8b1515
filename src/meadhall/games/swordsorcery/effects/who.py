"""Characters and amounts of an op: selectors, filters and numbers, evaluated once for each card (SS-VOC-01, 02)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from meadhall.engine import Table, choose, menu
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.effects.verbs import Cause, CharacterFinder, seat_of
from meadhall.games.swordsorcery.figures import crowd, line_of_sight, numbers
from meadhall.games.swordsorcery.figures.answers import Answer, answer, foe_answer, hero_index_by_id
from meadhall.games.swordsorcery.figures.armor import armor_value
from meadhall.games.swordsorcery.ops import grammar, ops
from meadhall.games.swordsorcery.state import NOBODY, Enemy, Ref, State, is_enemy, is_hero

CHOSEN_HERO: Final = "choose_hero"
CHOSEN_ENEMIES: Final = "choose_enemies"


def matches_filter(s: State, ref: Ref, filter: str) -> bool:
    """Whether an enemy has the family, rank and tag of a filter. Other characters match only an empty filter."""
    enemy = s.enemy(ref) if is_enemy(ref) else None
    return not grammar.parse_filter(filter) if enemy is None else type_matches(enemy.id, filter)


@cache
def type_matches(enemy: str, filter: str) -> bool:
    """Whether a type of enemy matches a filter."""
    card = ENEMIES[enemy]
    for part in grammar.parse_filter(filter):
        traits = {"family": {card.family}, "rank": {card.rank}, "tag": set(card.tags)}[part.kind]
        if not traits & part.values:
            return False
    return True


def heroes_for(s: State, cause: Cause) -> list[Ref]:
    """Return all heroes that a card can affect, with companions if the card includes them (SS-CMP-10, SS-MAS-12)."""
    owner = s.enemy(cause.owner) if is_enemy(cause.owner) else None
    has_menace_token = owner is not None and owner.menace != NOBODY
    return crowd.party_members(s) if cause.concerns_companions and not has_menace_token else list(s.living())


def _selectable_refs(s: State, cause: Cause) -> list[Ref]:
    """Return the characters that a card may pick. Enemies do not pick a Hidden hero (SS-SPE-18)."""
    refs = heroes_for(s, cause)
    return [ref for ref in refs if not (is_hero(ref) and s.heroes[ref].hidden)] if is_enemy(cause.owner) else refs


def enemy_refs(s: State) -> list[Ref]:
    return [enemy.ref for enemy in s.enemies]


def refs_in_reach(s: State, cause: Cause, refs: Iterable[Ref], op: ops.Op) -> list[Ref]:
    """Return the characters in the op's range and in sight from its source (SS-DIS-02)."""
    if not op.range:
        return list(refs)
    source, allowed_range = cause.source(s), grammar.parse_range(op.range)
    sees = line_of_sight.sees if is_enemy(cause.owner) or cause.owner == NOBODY else line_of_sight.hero_sees
    refs_in_sight: list[Ref] = []
    for ref in refs:
        body = s.body(ref)
        if (
            body is not None
            and line_of_sight.distance(s, source, body.area) in allowed_range
            and sees(s, source, body.area)
        ):
            refs_in_sight.append(ref)
    return refs_in_sight


# ---- selectors of one hero (SS-ENE-09)


def _pick_smallest(s: State, cause: Cause, refs: list[Ref], keys: dict[Ref, tuple[int, ...]]) -> list[Ref]:
    """Return the character with the smallest key, as a list.

    Ties are broken by nearness to the source (SS-DIS-05), or by HP and order if there is no source.
    """
    if not refs:
        return []
    source = cause.source(s)
    if source >= 0:
        sorted_refs = crowd.sorted_by_nearness(s, source, refs, crowd.is_flying(s, cause.owner))
    else:
        sorted_refs = sorted(s.in_order(refs), key=lambda ref: crowd.remaining_hp(s, ref))
    return [min(sorted_refs, key=keys.__getitem__)]


def _pick_by_selector(word: str, s: State, cause: Cause, refs: list[Ref]) -> list[Ref]:
    keys = {ref: _sort_key(word, s, ref) for ref in refs}
    return _pick_smallest(s, cause, refs, keys)


def _sort_key(word: str, s: State, ref: Ref) -> tuple[int, ...]:
    if word == "nearest_hero":
        return ()
    if word == "weakest_hero":
        return (crowd.remaining_hp(s, ref),)
    if word == "strongest_hero":
        return -(numbers.owner_rank(s, ref) if is_hero(ref) else 0), -crowd.remaining_hp(s, ref)
    if word == "toughest_hero":
        return (-armor_value(s, ref),)
    if word == "richest_hero":
        return (-(s.heroes[ref].crowns if is_hero(ref) else 0),)
    return (crowd.remaining_hp(s, ref) - crowd.full_hp(s, ref),)


SUPERLATIVE_SELECTORS: Final = (
    "nearest_hero", "weakest_hero", "strongest_hero", "toughest_hero", "richest_hero", "most_wounded_hero",
)  # fmt: skip


def _defender_refs(s: State, cause: Cause) -> list[Ref]:
    if cause.attack is None:
        return [cause.target]
    return [cause.attack.now if cause.attack.now != NOBODY else cause.attack.target]


def _refs_in_area(s: State, cause: Cause, refs: list[Ref]) -> list[Ref]:
    source = cause.source(s)
    return [ref for ref in refs if (body := s.body(ref)) is not None and body.area == source]


def _refs_in_unlit_areas(s: State, refs: list[Ref]) -> list[Ref]:
    return [ref for ref in refs if (body := s.body(ref)) is not None and not line_of_sight.is_lit(s, body.area)]


_SELECTORS: Final[dict[str, CharacterFinder]] = {
    "self": lambda s, cause: [cause.owner],
    "owner": lambda s, cause: [cause.owner],
    "target": lambda s, cause: [cause.target],
    "defender": _defender_refs,
    "attacker": lambda s, cause: [cause.attack.attacker if cause.attack else NOBODY],
    "victim": lambda s, cause: [cause.victim],
    "trigger": lambda s, cause: [cause.trigger],
    "active": lambda s, cause: [s.active if s.active != NOBODY else cause.actor],
    "opener": lambda s, cause: [cause.actor],
    "searcher": lambda s, cause: [cause.actor],
    "all": lambda s, cause: [*crowd.party_members(s), *enemy_refs(s)],
    "all_heroes": heroes_for,
    "all_enemies": lambda s, cause: enemy_refs(s),
    "area_heroes": lambda s, cause: _refs_in_area(s, cause, heroes_for(s, cause)),
    "area_enemies": lambda s, cause: crowd.enemies_in_area(s, cause.source(s)),
    "unengaged_heroes": lambda s, cause: [
        hero_index for hero_index in s.living() if not crowd.is_engaged(s, hero_index)
    ],
    "heroes_in_unlit": lambda s, cause: _refs_in_unlit_areas(s, heroes_for(s, cause)),
    "enemies_in_unlit": lambda s, cause: _refs_in_unlit_areas(s, enemy_refs(s)),
}


def _refs_within_distance(s: State, cause: Cause, refs: list[Ref], limit: int) -> list[Ref]:
    """Return the characters at most `limit` areas from the source, whether in sight or not."""
    source = cause.source(s)
    return [
        ref
        for ref in refs
        if (body := s.body(ref)) is not None and line_of_sight.distance(s, source, body.area) <= limit
    ]


def candidate_refs(s: State, cause: Cause, op: ops.Op) -> list[Ref]:
    """Return the characters that an op affects, or that its player may choose from."""
    word, argument = grammar.parse_selector(op.who)
    if not word and not op.filter:
        ref = cause.target if cause.target != NOBODY else cause.owner
        return [ref] if s.body(ref) is not None else []
    if not word:
        refs = [cause.target if cause.target != NOBODY else cause.owner]
    elif word in _SELECTORS:
        refs = refs_in_reach(s, cause, _SELECTORS[word](s, cause), op)
    elif word in SUPERLATIVE_SELECTORS:
        refs = _pick_by_selector(word, s, cause, refs_in_reach(s, cause, _selectable_refs(s, cause), op))
    elif word == "near_heroes":
        refs = _refs_within_distance(s, cause, heroes_for(s, cause), int(argument))
    elif word == "near_enemies":
        refs = _refs_within_distance(s, cause, enemy_refs(s), int(argument))
    elif word == "most_wounded_enemy":
        refs = _most_wounded_refs(s, cause, refs_in_reach(s, cause, enemy_refs(s), op))
    elif word == "master":
        refs = [enemy.ref for enemy in s.enemies if enemy.id == argument]
    elif word == CHOSEN_HERO:
        refs = list(s.living())
    else:  # choose_enemies: an engaged hero chooses only enemies in the same area (SS-MOV-06)
        refs = refs_in_reach(s, cause, enemy_refs(s), op)
        if is_hero(cause.owner) and crowd.is_engaged(s, cause.owner):
            refs = _refs_in_area(s, cause, refs)
    if op.filter:
        refs = [ref for ref in refs if matches_filter(s, ref, op.filter)]
    return s.in_order([ref for ref in refs if s.body(ref) is not None])


def _most_wounded_refs(s: State, cause: Cause, refs: list[Ref]) -> list[Ref]:
    wounds = {ref: body.wounds for ref in refs if isinstance(body := s.body(ref), Enemy) and body.wounds}
    return _pick_smallest(s, cause, list(wounds), {ref: (-n,) for ref, n in wounds.items()})


# ---- with the players' choices


@menu("choose-hero", "SS-DEC-52")
def hero_options(s: State) -> list[Answer]:
    """Return an option for each living hero, the most wounded first."""
    living = sorted(s.living(), key=lambda hero_index: crowd.remaining_hp(s, hero_index) - crowd.full_hp(s, hero_index))
    return [answer("hero", "SS-DEC-52", s.heroes[hero_index].id) for hero_index in living]


def effect_key(op: ops.Op) -> str:
    """Return the effect on a chosen hero as a short text for the state: `crowns/10`, `item/smoke_bomb`."""
    if isinstance(op, (ops.CrownsOp, ops.HealOp)):
        return f"{op.__struct_config__.tag}/{op.n}"
    return f"item/{op.id}" if isinstance(op, ops.ItemOp) else str(op.__struct_config__.tag)


async def affected_refs(t: Table[State], cause: Cause, op: ops.Op) -> list[Ref]:
    """Return the characters that an op affects. A selector means the same characters in all ops of a card."""
    s = t.state
    key = f"{op.who} {op.range} {op.filter}" if op.who else ""
    if key and key in cause.refs_by_selector:
        return [ref for ref in cause.refs_by_selector[key] if s.body(ref) is not None]
    chosen_refs = candidate_refs(s, cause, op)
    word, argument = grammar.parse_selector(op.who)
    if word == CHOSEN_HERO and len(chosen_refs) > 1:
        old_aim, s.aim = s.aim, f"op:{effect_key(op)}"
        pick = await choose(s.leader, hero_options(s))
        s.aim = old_aim
        chosen_refs = [hero_index_by_id(s, pick.of)]
    elif word == CHOSEN_ENEMIES:
        limit = grammar.amount_value(
            int(argument) if argument.isdigit() else argument, numbers.owner_rank(s, cause.owner), s.count
        )
        sorted_refs = crowd.sorted_by_nearness(s, cause.source(s), chosen_refs)
        foe_answers = [foe_answer("SS-DEC-31", ref) for ref in sorted_refs]
        picks = await choose_some(
            seat_of(s, cause.owner), Some("enemies", "SS-DEC-31", foe_answers, 1, limit, greedy=True)
        )
        chosen_refs = s.in_order([pick.number for pick in picks])
    if key:
        cause.refs_by_selector[key] = chosen_refs
    return chosen_refs


def op_amount(s: State, cause: Cause, n: grammar.Amount, ref: Ref = NOBODY) -> int:
    """Return an amount: a number, a list by hero count, a formula or a special word.

    `half` means half the full HP of `ref`.
    """
    if isinstance(n, str):
        word, argument = grammar.parse_selector(n)
        if word == "half":
            return grammar.half_rounded_up(crowd.full_hp(s, ref))
        if word == "lamps":
            return numbers.lamp_count(s)
        if word == "heroes_within":
            source = cause.source(s)
            heroes_in_range = [
                ref
                for ref in heroes_for(s, cause)
                if line_of_sight.distance(s, source, crowd.area_of_character(s, ref)) <= int(argument)
            ]
            return len(heroes_in_range)
    return grammar.amount_value(n, numbers.owner_rank(s, cause.owner) if cause.owner != NOBODY else 1, s.count)
