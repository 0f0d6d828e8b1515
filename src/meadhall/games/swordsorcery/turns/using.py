"""Powers and items that are used as an activity: targets and effects (4.14, SS-ACT-14, SS-FRE-08)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from meadhall.engine import Reason, Refused, Table, menu
from meadhall.games.swordsorcery import activities, goods, souls, texts
from meadhall.games.swordsorcery.combat import blows
from meadhall.games.swordsorcery.content import ITEMS, USABLE
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.effects.fights import power_range
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import CardUsed
from meadhall.games.swordsorcery.figures import crowd, predicates, sight
from meadhall.games.swordsorcery.figures.answers import Answer, answer, character, decide, of_answer
from meadhall.games.swordsorcery.harm.ready import at_hand, is_ready, mark_used
from meadhall.games.swordsorcery.maps.areas import CHASM
from meadhall.games.swordsorcery.moves import entering, kills
from meadhall.games.swordsorcery.ops import grammar, ops
from meadhall.games.swordsorcery.state import COMPANION, NOBODY, NOWHERE, Area, Ref, State
from meadhall.games.swordsorcery.turns.moving import leave_the_chasm

USE_CLAUSES: Final = {"combat": "SS-COM-01", "action": "SS-ACT-14", "free": "SS-FRE-08"}
USES: Final = tuple(USE_CLAUSES)
ON_ENEMY, ON_HERO, ON_ALLY, ON_AREA, ON_GHOST = "enemy", "hero", "ally", "area", "ghost"
ON_SOMEBODY: Final = (ON_ENEMY, ON_HERO, ON_ALLY, ON_GHOST)


TURNED_OVER = Reason("SS-POW-03", "turned-over")
USED_UP = Reason("SS-POW-14", "used-up")
USED_NOW = Reason("SS-FRE-08", "used-now")
NO_EFFECT = Reason("SS-POW-13", "no-effect")
NOT_ON = Reason("SS-POW-13", "no-effect-on")
NOT_THERE = Reason("SS-POW-13", "no-effect-there")
NO_ACTIVITY = Reason("SS-POW-10", "no-activity")


def uses(
    s: State, at: int, view: blows.FieldOfView, forbidden: Mapping[str, Reason | None], kinds: Sequence[str]
) -> list[tuple[Answer, Reason | None]]:
    """Usable things of a hero in some ways (`kinds`); `forbidden` says why an activity is not allowed (SS-POW-13)."""
    cause = Cause("", at)
    return [
        (answer("use", USE_CLAUSES[one.use], one.id), cannot_use(s, one, cause, view, forbidden[one.use]))
        for one in at_hand(s.heroes[at], *kinds)
    ]


def cannot_use(
    s: State, power: Power, cause: Cause, view: blows.FieldOfView, forbidden: Reason | None
) -> Reason | None:
    """Why the owner of `cause` cannot use a power now; `forbidden` is why none of its kind."""
    hero, turn = s.heroes[cause.owner], s.hero_turn
    if power.id in hero.used:
        return _about(TURNED_OVER, power.id, hero.used[power.id] + 1)
    if not is_ready(hero, power):
        return _about(USED_UP, power.id)
    if forbidden is not None:
        return forbidden
    if power.use == "free":
        key = f"use:{power.id}"
        if reason := activities.cannot_retry(turn, key):
            return reason
        if key in turn.did and power.id not in ITEMS:
            return _about(USED_NOW, power.id)
    return None if has_target(s, power, cause, view) else _about(NO_EFFECT, power.id)


@cache
def _about(reason: Reason, card: str, wait: int = 0) -> Reason:
    """A reason with the name of a card, made once."""
    return reason(card=texts.card(card), wait=wait)


def has_target(s: State, power: Power, cause: Cause, view: blows.FieldOfView) -> bool:
    """Whether a power could be used on anything; the tried target is noted in `cause`, the owner's."""
    at, cause.card = cause.owner, power.id
    cause.target, cause.area = NOBODY, NOWHERE
    if power.target in ON_SOMEBODY:
        return any(_would_on(s, power, cause, _within_reach(s, at, power, view)))
    if power.target == ON_AREA:
        return any(True for _ in areas_for(s, power, cause, view))
    cause.target = at
    return _would(s, power, cause, NOBODY)


def _would_on(s: State, power: Power, cause: Cause, refs: Iterable[Ref]) -> Iterator[bool]:
    """Whether a power would have an effect, for each of these characters."""
    for ref in refs:
        cause.target = ref
        yield _would(s, power, cause, ref)


def _would(s: State, power: Power, cause: Cause, target: Ref) -> bool:
    if power.needs and not predicates.predicate_holds(s, power.needs, cause.owner, None, target):
        return False
    return VERBS.may_do(s, cause, power.ops)


def reach_of(s: State, at: int, power: Power) -> grammar.Range:
    """The range of a power; of one that is a weapon attack the weapon's (11.1)."""
    for op in power.ops:
        if isinstance(op, ops.WeaponAttackOp):
            return power_range(s, at, op)
    return grammar.range_of(power.range)


def _characters(s: State, at: int, power: Power) -> list[Ref]:
    """The characters a power may be used on, in the order of the menu."""
    near = _within_reach(s, at, power, blows.FieldOfView(s, at))
    refs = [ref for ref, would in zip(near, _would_on(s, power, Cause(power.id, at), near), strict=True) if would]
    return blows.weakest_first(s, at, refs) if power.target == ON_ENEMY else refs


def _within_reach(s: State, at: int, power: Power, view: blows.FieldOfView) -> list[Ref]:
    """The characters of the power's kind, in range and sight."""
    hero = s.heroes[at]
    if power.target == ON_GHOST:
        return [
            one
            for one, mate in enumerate(s.heroes)
            if souls.may_resurrect(s, one)
            and not sight.has_terrain(s, mate.area, CHASM)
            and sight.distance(s, hero.area, mate.area) in grammar.range_of(power.range)
            and sight.hero_sees(s, hero.area, mate.area)
        ]
    if power.target == ON_ENEMY:
        return view.enemies(reach_of(s, at, power))
    refs = view.party(grammar.range_of(power.range))
    return [ref for ref in refs if ref != at] if power.target == ON_ALLY else refs


def areas_for(s: State, power: Power, cause: Cause, view: blows.FieldOfView) -> Iterator[Area]:
    """The areas at which a power may be aimed; an engaged hero only at his own, unless it moves him (SS-MOV-06)."""
    teleport = next((op for op in power.ops if isinstance(op, ops.TeleportOp)), None)
    stands = teleport is not None or any(isinstance(op, ops.CompanionOp) for op in power.ops)
    engaged = teleport is None and view.is_engaged
    far, seen, (least, most) = view.far, view.seen, grammar.range_of(power.range)
    for area in [view.here] if engaged else range(len(far)):
        if not least <= far[area] <= most or (stands and sight.has_terrain(s, area, CHASM)):
            continue
        if area not in seen and not (teleport is not None and teleport.no_los):
            continue
        if teleport is not None and teleport.where and sight.is_lit(s, area) and not crowd.enemies_in(s, area):
            continue
        cause.area = area
        if teleport is not None or _would(s, power, cause, NOBODY):
            yield area


# ---- the questions


@menu("on-whom", "SS-DEC-30")
def characters(s: State, at: int, id: str) -> list[Answer]:
    """Menu of the characters that the power may be used on; the weakest enemy, or the owner, comes first."""
    power = USABLE[id]
    clause = "SS-DEC-23" if power.target == ON_ENEMY else "SS-DEC-30"
    return [character(s, ref, clause) for ref in _characters(s, at, power)]


@characters.never
def no_characters(s: State, at: int, id: str) -> Iterator[Refused]:
    """The other characters."""
    can = _characters(s, at, USABLE[id])
    for ref in (
        *range(s.count),
        *(enemy.ref for enemy in s.enemies),
        *(COMPANION + companion.owner for companion in s.companions),
    ):
        if ref not in can:
            yield character(s, ref, "SS-DEC-30"), NOT_ON(card=texts.card(id), who=s.name(ref))


@menu("which-area", "SS-DEC-30")
def areas(s: State, at: int, id: str) -> list[Answer]:
    """The areas that the power may be aimed at."""
    found = areas_for(s, USABLE[id], Cause(id, at), blows.FieldOfView(s, at))
    return [answer("area", "SS-DEC-30", sight.board(s).areas[area].id) for area in found]


@areas.never
def no_areas(s: State, at: int, id: str) -> Iterable[Refused]:
    """The other areas."""
    can = areas_for(s, USABLE[id], Cause(id, at), blows.FieldOfView(s, at))
    return sight.other_areas(s, "area", can, NOT_THERE(card=texts.card(id)))


async def use(t: Table[State], at: int, power: Power) -> None:
    """Choose a target, begin the activity, spend the power and carry it out."""
    s = t.state
    turn, hero = s.turn, s.heroes[at]
    assert turn is not None
    landed = power.use == "combat" and await leave_the_chasm(t, at)
    if landed and not has_target(s, power, Cause(power.id, at), blows.FieldOfView(s, at)):
        return
    target, area = await _aim(t, at, power)
    if not await activities.begin_activity(t, at, power.use, f"use:{power.id}"):
        return
    turn.did.append(f"use:{power.id}")
    thing = mark_used(s, at, power)
    named = s.code(target) if target not in (NOBODY, at) else sight.board(s).areas[area].id if area != NOWHERE else ""
    t.tell(CardUsed(hero.id, power.id, named))
    cause = Cause(power.id, at, target=target, area=area)
    await VERBS.carry_out(t, cause, power.ops)
    if thing is not None:
        goods.use_up(t, hero, thing)
    await kills.after_kills(t, cause)
    await entering.settle(t)


async def _aim(t: Table[State], at: int, power: Power) -> tuple[Ref, Area]:
    s = t.state
    s.aim = power.id
    target, area = at, NOWHERE
    if power.target in ON_SOMEBODY:
        target = of_answer(s, await decide(s.heroes[at].seat, characters(s, at, power.id)))
    elif power.target == ON_AREA:
        pick = await decide(s.heroes[at].seat, areas(s, at, power.id))
        area = sight.board(s).index[pick.of]
    s.aim = ""
    return target, area
