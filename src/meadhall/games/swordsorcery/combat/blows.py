"""The parts of an attack before it is declared: dice, range, tags, effects, and possible targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.content import ENCHANTMENTS, ITEMS
from meadhall.games.swordsorcery.content.tables import AttackCard
from meadhall.games.swordsorcery.figures import crowd, numbers, sight, statics
from meadhall.games.swordsorcery.ops import grammar, mods, ops
from meadhall.games.swordsorcery.state import COMPANION, NOBODY, Area, Attack, Bonus, Hero, Ref, State, Thing

UNARMED: Final = "B"  # SS-COM-03
MELEE_STYLES: Final = ("blade", "heavy", "")


class Blow(msgspec.Struct, eq=False):
    """An attack as its card says it. The flow of an attack carries it; its results are on the state."""

    attacker: Ref
    card: str
    name: str  # of one that is printed on the card of an enemy
    dice: str
    range: grammar.Range = grammar.ANY_RANGE
    tags: list[str] = []
    lethal: int = 0
    aoe: int | None = None
    area: Area = state.NOWHERE  # the centre of an attack without a target
    bolt: Sequence[ops.AnyOp] = ()
    on_wound: Sequence[ops.AnyOp] = ()
    bonuses: list[Bonus] = []
    weapon: Thing | None = None  # the weapon of a weapon attack
    melee: bool = False  # whether it is one of a blade, heavy weapon or bare hands
    offhand: str = ""  # dice of the Secondary slot if it is melee
    close: int = 0
    evade: bool = False
    is_main: bool = False  # the attack printed on an enemy's card, which passives speak of


# ---- weapons


def weapon_of(hero: Hero) -> Thing | None:
    """The weapon a hero attacks with: the Primary, or the only one (SS-COM-02)."""
    if hero.primary.item:
        return hero.primary
    second = hero.secondary
    return second if second.item and ITEMS[second.item].kind == "weapon" else None


def weapon_style(hero: Hero) -> str:
    weapon = weapon_of(hero)
    return ITEMS[weapon.item].style if weapon is not None else ""


def fits_style(hero: Hero, style: str) -> bool:
    """Whether a weapon attack of this style can be made: `melee`, `bow` or any."""
    if style == "melee":
        return weapon_style(hero) in MELEE_STYLES
    return not style or weapon_style(hero) == style


def weapon_range(hero: Hero) -> grammar.Range:
    """The range of the weapon, longer for some styles by talents."""
    weapon = weapon_of(hero)
    if weapon is None:
        return grammar.Range(0, 0)
    card = ITEMS[weapon.item]
    longer = sum(mod.n for mod in statics.hero_statics(hero, mods.RangeMod) if mod.style == card.style)
    within = grammar.range_of(card.range)
    return grammar.Range(within.least, within.most + longer)


def weapon_dice(hero: Hero, weapon: Thing) -> str:
    """Return the dice of a weapon, by the hero's rank if its card says so (SS-WPN-05)."""
    card = ITEMS[weapon.item]
    return card.dice_by_rank[hero.rank - 1] if card.dice_by_rank else card.dice


def weapon_blow(s: State, at: int, op: ops.WeaponAttackOp | None = None, card: str = "") -> Blow:
    """An attack with the hero's weapon, with the changes of a power."""
    hero = s.heroes[at]
    weapon = weapon_of(hero)
    bare = Blow(at, "", "", UNARMED, grammar.Range(0, 0), melee=True)  # SS-COM-03, 04
    blow = _armed(hero, weapon, at) if weapon is not None else bare
    blow.tags.append("weapon")
    if op is not None:
        blow.dice += op.dice
        blow.aoe = op.aoe
        blow.on_wound = op.on_wound
        blow.card = card or blow.card
        if op.hits:
            blow.bonuses.append(Bonus(card, op.hits))
        if op.style == "melee":
            blow.range = grammar.Range(0, 0)
    return blow


def _armed(hero: Hero, weapon: Thing, at: int) -> Blow:
    item = ITEMS[weapon.item]
    enchant = ENCHANTMENTS[weapon.enchant] if weapon.enchant else None
    tags = {tag for tag in ("magic", "fire", "holy") if getattr(item, tag)}
    tags |= {mod.tag for mod in enchant.static if isinstance(mod, mods.TagMod)} if enchant is not None else set()
    if item.style == "bow":
        tags.add("bow")
    second = hero.secondary if weapon is hero.primary or weapon == hero.primary else state.NOTHING
    return Blow(
        at,
        weapon.item,
        "",
        weapon_dice(hero, weapon),
        weapon_range(hero),
        sorted(tags),
        bolt=item.bolt,
        weapon=weapon,
        melee=item.style in MELEE_STYLES,
        offhand=ITEMS[second.item].offhand if second.item else "",
        close=item.close,
    )


# ---- powers, enemies, companions, traps


def power_blow(s: State, owner: Ref, op: ops.AttackOp, card: str, reach: str) -> Blow:
    """An attack with exactly the dice and tags of its card (SS-POW-16)."""
    rank = numbers.owner_rank(s, owner) if owner != NOBODY else 1
    hits = grammar.amount_for(op.hits, rank, s.count)
    return Blow(
        owner,
        card,
        "",
        op.dice,
        grammar.range_of(op.range or reach),
        [tag for tag in ("magic", "fire", "holy") if getattr(op, tag)],
        lethal=grammar.amount_for(op.lethal, rank, s.count),
        aoe=op.aoe,
        bolt=op.bolt,
        on_wound=op.on_wound,
        bonuses=[Bonus(card, hits)] if hits else [],
    )


def printed_blow(s: State, ref: Ref, attack: AttackCard) -> Blow:
    """The attack on the card of an enemy or a companion."""
    if state.is_companion(ref):
        companion = s.companion(ref - COMPANION)
        assert companion is not None
        card, name = companion.id, ""
    else:
        enemy = s.enemy(ref)
        assert enemy is not None
        card, name = enemy.id, attack.name
    return Blow(
        ref,
        card,
        name,
        attack.dice,
        grammar.range_of(attack.range),
        [tag for tag in ("magic", "fire", "holy") if getattr(attack, tag)],
        lethal=attack.lethal,
        aoe=attack.aoe,
        bolt=attack.bolt,
        on_wound=attack.on_wound,
        is_main=True,
    )


# ---- aims


def in_sight(s: State, ref: Ref, a: Area, b: Area) -> bool:
    """Line of sight as this character has it (SS-LOS-03, SS-LOS-10)."""
    return sight.sees(s, a, b) if state.is_enemy(ref) else sight.hero_sees(s, a, b)


def reaches(s: State, ref: Ref, within: grammar.Range, target: Ref) -> bool:
    """Whether a target is in range and L.O.S."""
    here, body = crowd.area_of_ref(s, ref), s.body(target)
    if body is None or sight.distance(s, here, body.area) not in within:
        return False
    return in_sight(s, ref, here, body.area)


Seen = list[tuple[Ref, int]]  # characters with their distances


class FieldOfView:
    """Everything a hero sees now, looked up once for all options."""

    def __init__(self, s: State, at: int) -> None:
        self._s = s
        self._at = at
        self.here = s.heroes[at].area
        blocked = crowd.held_areas(s)
        self.is_engaged = self.here in blocked
        self.far = sight.distances_from(s, self.here)
        self.seen = sight.seen_past(s, self.here, blocked)
        self._enemies: Seen | None = None
        self._party: Seen | None = None

    def enemies(self, within: grammar.Range) -> list[Ref]:
        """The enemies a hero may target at these distances; an engaged hero in their own area only (SS-MOV-05)."""
        if self._enemies is None:
            far, seen = self.far, (self.here,) if self.is_engaged else self.seen
            self._enemies = [(enemy.ref, far[enemy.area]) for enemy in self._s.enemies if enemy.area in seen]
        least, most = within
        return [ref for ref, far in self._enemies if least <= far <= most]

    def party(self, within: grammar.Range) -> list[Ref]:
        """Living heroes and companions at these distances, himself first."""
        if self._party is None:
            self._party = self._party_seen()
        least, most = within
        return [ref for ref, far in self._party if least <= far <= most]

    def _party_seen(self) -> Seen:
        s, at, far, seen = self._s, self._at, self.far, self.seen
        mates = [(n, one) for n, one in enumerate(s.heroes) if n != at and not one.ghost]
        found = [(at, 0), *((n, far[one.area]) for n, one in mates if one.area in seen)]
        return found + [
            (COMPANION + companion.owner, far[companion.area]) for companion in s.companions if companion.area in seen
        ]


def enemies_in_reach(s: State, at: int, within: grammar.Range) -> list[Ref]:
    """The enemies that a hero may target at these distances."""
    return FieldOfView(s, at).enemies(within)


def weakest_first(s: State, at: Ref, refs: list[Ref]) -> list[Ref]:
    """The order in which targets are offered (SS-DEC-23)."""
    near = crowd.by_nearness(s, crowd.area_of_ref(s, at), refs)
    return sorted(near, key=lambda ref: crowd.remaining(s, ref))


def tags_for(blow: Blow, s: State, attack: Attack) -> list[str]:
    """The tags of an attack once its defender is known: close or ranged, melee (SS-WPN-06, SS-VOC-03)."""
    tags = list(blow.tags)
    if blow.attacker == NOBODY:  # a trap is nowhere (SS-TRP-03)
        return tags
    body = s.body(attack.target)
    there = body.area if body is not None else attack.area
    far = sight.distance(s, crowd.area_of_ref(s, blow.attacker), there)
    tags.append("close" if far == 0 else "ranged")
    if blow.melee and far == 0:
        tags.append("melee")
    return tags
