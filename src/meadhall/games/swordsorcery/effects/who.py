"""The characters of an op and its amounts: selectors, filters and numbers, settled once for a card (SS-VOC-01, 02)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from meadhall.engine import Table, choose, menu
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.effects.verbs import Cause, Finder, seat_of
from meadhall.games.swordsorcery.figures import crowd, numbers, sight
from meadhall.games.swordsorcery.figures.answers import Answer, answer, foe_answer, hero_of
from meadhall.games.swordsorcery.figures.armor import armor_value
from meadhall.games.swordsorcery.ops import grammar, ops
from meadhall.games.swordsorcery.state import NOBODY, Enemy, Ref, State, is_enemy, is_hero

CHOSEN_HERO: Final = "choose_hero"
CHOSEN_ENEMIES: Final = "choose_enemies"


def matches_filter(s: State, ref: Ref, filter: str) -> bool:
    """Whether an enemy is of the family, rank and tag that a filter names."""
    enemy = s.enemy(ref) if is_enemy(ref) else None
    return not grammar.filters(filter) if enemy is None else is_of(enemy.id, filter)


@cache
def is_of(enemy: str, filter: str) -> bool:
    """Whether a filter speaks of a type of enemies."""
    card = ENEMIES[enemy]
    for part in grammar.filters(filter):
        has = {"family": {card.family}, "rank": {card.rank}, "tag": set(card.tags)}[part.kind]
        if not has & part.among:
            return False
    return True


def heroes_for(s: State, cause: Cause) -> list[Ref]:
    """All heroes that a card may speak of, companions among them where it is a figure's card (SS-CMP-10, SS-MAS-12)."""
    owner = s.enemy(cause.owner) if is_enemy(cause.owner) else None
    menacing = owner is not None and owner.menace != NOBODY
    return crowd.party_members(s) if cause.concerns_companions and not menacing else list(s.living())


def _choosable(s: State, cause: Cause) -> list[Ref]:
    """The characters that the card may pick: enemies do not choose a Hidden hero (SS-SPE-18)."""
    refs = heroes_for(s, cause)
    return [ref for ref in refs if not (is_hero(ref) and s.heroes[ref].hidden)] if is_enemy(cause.owner) else refs


def enemies_of(s: State) -> list[Ref]:
    return [enemy.ref for enemy in s.enemies]


def in_reach(s: State, cause: Cause, refs: Iterable[Ref], op: ops.Op) -> list[Ref]:
    """The characters in the op's range and in sight of its source (SS-DIS-02)."""
    if not op.range:
        return list(refs)
    source, within = cause.source(s), grammar.range_of(op.range)
    look = sight.sees if is_enemy(cause.owner) or cause.owner == NOBODY else sight.hero_sees
    found: list[Ref] = []
    for ref in refs:
        body = s.body(ref)
        if body is not None and sight.distance(s, source, body.area) in within and look(s, source, body.area):
            found.append(ref)
    return found


# ---- words that name one of the heroes (SS-ENE-09)


def _best(s: State, cause: Cause, refs: list[Ref], keys: dict[Ref, tuple[int, ...]]) -> list[Ref]:
    """The one with the least key; ties as SS-DIS-05 from the source, without one by HP and order."""
    if not refs:
        return []
    source = cause.source(s)
    if source >= 0:
        order = crowd.by_nearness(s, source, refs, crowd.is_flying(s, cause.owner))
    else:
        order = sorted(s.in_order(refs), key=lambda ref: crowd.remaining(s, ref))
    return [min(order, key=keys.__getitem__)]


def _pick(word: str, s: State, cause: Cause, refs: list[Ref]) -> list[Ref]:
    keys = {ref: _key(word, s, ref) for ref in refs}
    return _best(s, cause, refs, keys)


def _key(word: str, s: State, ref: Ref) -> tuple[int, ...]:
    if word == "nearest_hero":
        return ()
    if word == "weakest_hero":
        return (crowd.remaining(s, ref),)
    if word == "strongest_hero":
        return -(numbers.owner_rank(s, ref) if is_hero(ref) else 0), -crowd.remaining(s, ref)
    if word == "toughest_hero":
        return (-armor_value(s, ref),)
    if word == "richest_hero":
        return (-(s.heroes[ref].crowns if is_hero(ref) else 0),)
    return (crowd.remaining(s, ref) - crowd.most_hp(s, ref),)


SUPERLATIVES: Final = (
    "nearest_hero", "weakest_hero", "strongest_hero", "toughest_hero", "richest_hero", "most_wounded_hero",
)  # fmt: skip


def _defender(s: State, cause: Cause) -> list[Ref]:
    if cause.attack is None:
        return [cause.target]
    return [cause.attack.now if cause.attack.now != NOBODY else cause.attack.target]


def _in_area(s: State, cause: Cause, refs: list[Ref]) -> list[Ref]:
    source = cause.source(s)
    return [ref for ref in refs if (body := s.body(ref)) is not None and body.area == source]


def _unlit(s: State, refs: list[Ref]) -> list[Ref]:
    return [ref for ref in refs if (body := s.body(ref)) is not None and not sight.is_lit(s, body.area)]


_PLAIN: Final[dict[str, Finder]] = {
    "self": lambda s, cause: [cause.owner],
    "owner": lambda s, cause: [cause.owner],
    "target": lambda s, cause: [cause.target],
    "defender": _defender,
    "attacker": lambda s, cause: [cause.attack.attacker if cause.attack else NOBODY],
    "victim": lambda s, cause: [cause.victim],
    "trigger": lambda s, cause: [cause.trigger],
    "active": lambda s, cause: [s.active if s.active != NOBODY else cause.actor],
    "opener": lambda s, cause: [cause.actor],
    "searcher": lambda s, cause: [cause.actor],
    "all": lambda s, cause: [*crowd.party_members(s), *enemies_of(s)],
    "all_heroes": heroes_for,
    "all_enemies": lambda s, cause: enemies_of(s),
    "area_heroes": lambda s, cause: _in_area(s, cause, heroes_for(s, cause)),
    "area_enemies": lambda s, cause: crowd.enemies_in(s, cause.source(s)),
    "unengaged_heroes": lambda s, cause: [at for at in s.living() if not crowd.is_engaged(s, at)],
    "heroes_in_unlit": lambda s, cause: _unlit(s, heroes_for(s, cause)),
    "enemies_in_unlit": lambda s, cause: _unlit(s, enemies_of(s)),
}


def _near(s: State, cause: Cause, refs: list[Ref], most: int) -> list[Ref]:
    """The characters at distance up to `most` from the source, without need of sight."""
    source = cause.source(s)
    return [ref for ref in refs if (body := s.body(ref)) is not None and sight.distance(s, source, body.area) <= most]


def candidates(s: State, cause: Cause, op: ops.Op) -> list[Ref]:
    """Possible characters of an op: the affected ones, or those to choose from."""
    word, of = grammar.selector(op.who)
    if not word and not op.filter:
        ref = cause.target if cause.target != NOBODY else cause.owner
        return [ref] if s.body(ref) is not None else []
    if not word:
        found = [cause.target if cause.target != NOBODY else cause.owner]
    elif word in _PLAIN:
        found = in_reach(s, cause, _PLAIN[word](s, cause), op)
    elif word in SUPERLATIVES:
        found = _pick(word, s, cause, in_reach(s, cause, _choosable(s, cause), op))
    elif word == "near_heroes":
        found = _near(s, cause, heroes_for(s, cause), int(of))
    elif word == "near_enemies":
        found = _near(s, cause, enemies_of(s), int(of))
    elif word == "most_wounded_enemy":
        found = _most_wounded(s, cause, in_reach(s, cause, enemies_of(s), op))
    elif word == "master":
        found = [enemy.ref for enemy in s.enemies if enemy.id == of]
    elif word == CHOSEN_HERO:
        found = list(s.living())
    else:  # choose_enemies; an engaged hero only in his own area (SS-MOV-06)
        found = in_reach(s, cause, enemies_of(s), op)
        if is_hero(cause.owner) and crowd.is_engaged(s, cause.owner):
            found = _in_area(s, cause, found)
    if op.filter:
        found = [ref for ref in found if matches_filter(s, ref, op.filter)]
    return s.in_order([ref for ref in found if s.body(ref) is not None])


def _most_wounded(s: State, cause: Cause, refs: list[Ref]) -> list[Ref]:
    wounds = {ref: body.wounds for ref in refs if isinstance(body := s.body(ref), Enemy) and body.wounds}
    return _best(s, cause, list(wounds), {ref: (-n,) for ref, n in wounds.items()})


# ---- settled, with the choices they need


@menu("choose-hero", "SS-DEC-52")
def chosen_hero(s: State) -> list[Answer]:
    """Every living hero, the most wounded first."""
    living = sorted(s.living(), key=lambda at: crowd.remaining(s, at) - crowd.most_hp(s, at))
    return [answer("hero", "SS-DEC-52", s.heroes[at].id) for at in living]


def boon_of(op: ops.Op) -> str:
    """The boon of a chosen hero, as a mark in the state: `crowns/10`, `item/smoke_bomb`."""
    if isinstance(op, (ops.CrownsOp, ops.HealOp)):
        return f"{op.__struct_config__.tag}/{op.n}"
    return f"item/{op.id}" if isinstance(op, ops.ItemOp) else str(op.__struct_config__.tag)


async def affected_refs(t: Table[State], cause: Cause, op: ops.Op) -> list[Ref]:
    """The characters that an op concerns; a selector means the same ones in all ops of a card."""
    s = t.state
    key = f"{op.who} {op.range} {op.filter}" if op.who else ""
    if key and key in cause.settled:
        return [ref for ref in cause.settled[key] if s.body(ref) is not None]
    found = candidates(s, cause, op)
    word, of = grammar.selector(op.who)
    if word == CHOSEN_HERO and len(found) > 1:
        before, s.aim = s.aim, f"op:{boon_of(op)}"
        pick = await choose(s.leader, chosen_hero(s))
        s.aim = before
        found = [hero_of(s, pick.of)]
    elif word == CHOSEN_ENEMIES:
        most = grammar.amount_for(int(of) if of.isdigit() else of, numbers.owner_rank(s, cause.owner), s.count)
        near = crowd.by_nearness(s, cause.source(s), found)
        foes = [foe_answer("SS-DEC-31", ref) for ref in near]
        picked = await choose_some(seat_of(s, cause.owner), Some("enemies", "SS-DEC-31", foes, 1, most, greedy=True))
        found = s.in_order([pick.number for pick in picked])
    if key:
        cause.settled[key] = found
    return found


def op_amount(s: State, cause: Cause, n: grammar.Amount, ref: Ref = NOBODY) -> int:
    """A number, an array by H, a formula, or one of the special amounts; `half` counts for `ref`."""
    if isinstance(n, str):
        word, of = grammar.selector(n)
        if word == "half":
            return grammar.half(crowd.most_hp(s, ref))
        if word == "lamps":
            return numbers.lamps(s)
        if word == "heroes_within":
            source = cause.source(s)
            near = [
                ref for ref in heroes_for(s, cause) if sight.distance(s, source, crowd.area_of_ref(s, ref)) <= int(of)
            ]
            return len(near)
    return grammar.amount_for(n, numbers.owner_rank(s, cause.owner) if cause.owner != NOBODY else 1, s.count)
