"""Effects of active cards: requirements, Extra Power, paces, allowed rules (HP-CRD-09, HP-CRD-22)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from meadhall.engine import UNSEEN, Face, Piece, Reason
from meadhall.engine.flows.options import Values
from meadhall.engine.kit.effects import Op as KitOp
from meadhall.games.heropath import state
from meadhall.games.heropath.content import CARDS, FOES, LIMITS, CardKind
from meadhall.games.heropath.land import PRISON, REGIONS, Space
from meadhall.games.heropath.ops import Allow, Boost, Counts, Hold, Immune, Need, Paces, Power, Region
from meadhall.games.heropath.state import EMPTY, Hero, Seat, State
from meadhall.games.heropath.texts import CARD, amount

T = TypeVar("T", bound=KitOp)

_REQUIRED: Final = (
    (state.SKILLS, "SKILLS"),
    (state.WISDOM, "WISDOM"),
    (state.FAITH, "FAITH"),
    (state.EXPERIENCE, "EXPERIENCE"),
)
REQUIRED: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((number, getattr(card.req, name)) for number, name in _REQUIRED if getattr(card.req, name)) for card in CARDS
)
_NEED_TAGS: Final[dict[str, frozenset[str]]] = {
    "sword": frozenset({"sword"}),
    "bow": frozenset({"bow"}),
    "shield": frozenset({"shield"}),
    "axe-or-blunt": frozenset({"axe", "blunt"}),
    "blade": frozenset({"sword", "axe"}),
}


def _ops_by_face(kind: type[T]) -> tuple[tuple[T, ...], ...]:
    """Return the ops of one kind on each card, in the order of the faces."""
    return tuple(tuple(op for op in card.effect if isinstance(op, kind)) for card in CARDS)


_OPS_CACHE: dict[type[Any], tuple[tuple[Any, ...], ...]] = {}


def ops_of(kind: type[T], face: Face) -> tuple[T, ...]:
    """Return the ops of one kind on a card."""
    if kind not in _OPS_CACHE:
        _OPS_CACHE[kind] = _ops_by_face(kind)
    return _OPS_CACHE[kind][face]


# ---- requirements


def counted_attribute(s: State, hero: Hero, attribute: int) -> int:
    """Return an attribute of a hero as it counts for card requirements (HP-CRD-23). It may exceed 5."""
    bonus, counted_names = 0, set[str]()
    for piece in (*hero.equipment, *hero.companions):
        face = s.faces.face[piece]
        for op in ops_of(Counts, face) if face != UNSEEN else ():
            if op.unique not in counted_names:
                bonus += (op.WISDOM, op.SKILLS, op.EXPERIENCE, op.FAITH)[attribute]
                counted_names |= {op.unique} if op.unique else set()
    return hero.gems[attribute] + bonus


def meets_attributes(s: State, hero: Hero, face: Face) -> bool:
    """Whether a hero has the attributes that a card requires (HP-CRD-09)."""
    return all(hero.gems[number] >= n or counted_attribute(s, hero, number) >= n for number, n in REQUIRED[face])


LACKS_TO_USE: Final = Reason("HP-CRD-09", "lacks-attribute")
LACKS_TO_ARM: Final = Reason("HP-ARM-05", "lacks-attribute")


def missing_attributes(s: State, hero: Hero, face: Face) -> Iterator[tuple[str, int, int]]:
    """Yield the attributes that are too low for a card, each with the required and the present value."""
    for number, needed in REQUIRED[face]:
        if (present := counted_attribute(s, hero, number)) < needed:
            yield state.ATTRIBUTES[number], needed, present


def first_missing_attribute_args(s: State, hero: Hero, face: Face) -> Values:
    """Return the message arguments for the first missing attribute of a card.

    The argument `is_raised` is 1 if cards raise the present value.
    """
    name, needed, present = next(missing_attributes(s, hero, face))
    is_raised = int(present > hero.gems[state.ATTRIBUTES.index(name)])
    return {"card": CARD[face], "needed": amount(needed, name), "has": present, "more": is_raised}


# ---- active cards


def active_cards(s: State, hero: Hero) -> Iterator[Piece]:
    """Yield the active cards of a hero that this state knows (HP-CRD-22).

    A card is active if it is usable, and armed if it belongs on a square.
    """
    face = s.faces.face
    for piece in hero.in_armament():
        if meets_attributes(s, hero, face[piece]):
            yield piece
    for piece in hero.resources():
        known_face = face[piece]
        if known_face != UNSEEN and CARDS[known_face].slot == "none" and meets_attributes(s, hero, known_face):
            yield piece


def active_ops(s: State, hero: Hero, kind: type[T]) -> Iterator[tuple[Piece, T]]:
    """Yield the active ops of one kind, each with its card."""
    face = s.faces.face
    if kind not in _OPS_CACHE:
        _OPS_CACHE[kind] = _ops_by_face(kind)
    by_face = _OPS_CACHE[kind]
    for piece in hero.in_armament():
        for op in by_face[face[piece]]:
            if meets_attributes(s, hero, face[piece]):
                yield piece, op
    for piece in hero.resources():
        known_face = face[piece]
        if (
            known_face != UNSEEN
            and by_face[known_face]
            and CARDS[known_face].slot == "none"
            and meets_attributes(s, hero, known_face)
        ):
            for op in by_face[known_face]:
                yield piece, op


def card_allowing(s: State, hero: Hero, rule: str) -> Piece:
    """Return an active card that allows a rule, preferably an open one, or EMPTY."""
    pieces = [piece for piece, op in active_ops(s, hero, Allow) if op.rule == rule and op.until is None]
    if not pieces:
        return EMPTY
    return next((piece for piece in pieces if s.faces.knows(-1, piece)), pieces[0])


def card_giving_immunity(s: State, hero: Hero, cause: str) -> Piece:
    """Return an active card that makes a hero immune to this, or EMPTY."""
    return next((piece for piece, op in active_ops(s, hero, Immune) if cause in op.to), EMPTY)


# ---- numbers


class Part(NamedTuple):
    """The contribution of one card to a sum."""

    piece: Piece
    n: int


def meets_need(s: State, hero: Hero, need: Need | None, piece: Piece = EMPTY) -> bool:
    """Whether a hero meets the requirement of one effect, such as an armed sword. The card itself does not count."""
    if need is None:
        return True
    if tags := _NEED_TAGS.get(need):
        return any(not tags.isdisjoint(s.card(armed).tags) for armed in hero.armed if armed != EMPTY)
    if need == "wounded":
        return hero.gems[state.VITALITY] == 0
    if need == "companions>=1":
        return any(companion != piece for companion in hero.companions)
    if need == "companions>=3":
        return len(hero.companions) >= 3
    if need == "in-prison":
        return hero.at == PRISON
    return "riverbank" in REGIONS[hero.at]


def fits_foe(foe: int, vs: Sequence[str], not_vs: Sequence[str]) -> bool:
    """Whether an effect limited to some opponents works against this one."""
    name = FOES[foe]
    return (not vs or name in vs) and name not in not_vs


def fits_region(space: Space, region: tuple[Region, ...]) -> bool:
    """Whether a space is in one of these regions. No regions at all allow every space."""
    return not region or any(name in REGIONS[space] for name in region)


def power_parts(s: State, seat: Seat, foe: int, *, first_battle: bool) -> list[Part]:
    """Return each active card's part of the hero's power against an opponent (HP-BAT-04, HP-BAT-05)."""
    parts: dict[Piece, int] = {}
    for piece, op in _active_powers(s, s.heroes[seat]):
        if fits_foe(foe, op.vs, op.not_vs) and (op.once is None or first_battle):
            parts[piece] = parts.get(piece, 0) + op.n
    return [Part(piece, n) for piece, n in parts.items()]


def guaranteed_power(s: State, seat: Seat) -> int:
    """Return the least power that active cards add against an opponent, after the first battle of a turn."""
    lasting_powers = [op for _, op in _active_powers(s, s.heroes[seat]) if op.once is None]
    by_foe = (sum(op.n for op in lasting_powers if fits_foe(foe, op.vs, op.not_vs)) for foe in range(len(FOES)))
    return min(by_foe) if lasting_powers else 0


def power_in_every_battle(face: Face) -> int:
    """Return the power that a card adds in every battle. It is the number in the corner of the card."""
    powers = ops_of(Power, face)
    return sum(op.n for op in powers if not (op.vs or op.not_vs or op.region or op.need or op.once))


def _active_powers(s: State, hero: Hero) -> Iterator[tuple[Piece, Power]]:
    """Yield the active powers that count here: their region and requirement are met. The opponent is not checked."""
    for piece, op in active_ops(s, hero, Power):
        if fits_region(hero.at, op.region) and meets_need(s, hero, op.need, piece):
            yield piece, op


def pace_parts(s: State, seat: Seat, start: Space) -> list[Part]:
    """Return each active card's modifier to the paces of a Travel that begins on this space."""
    hero = s.heroes[seat]
    return [
        Part(piece, op.n) for piece, op in active_ops(s, hero, Paces) if not op.until and fits_region(start, op.region)
    ]


def weather_paces(s: State, seat: Seat) -> int:
    """Return the number of paces lost to the weather."""
    return len(
        [weather for weather in s.weathers if weather.kind == "snow" or (weather.kind == "gale" and weather.by != seat)]
    )


def pace_limit(s: State, seat: Seat, start: Space, extra: int = 0) -> int:
    """Return the pace limit of a Travel, at least 1 (HP-MOV-01, HP-MOV-03)."""
    change = sum([part.n for part in pace_parts(s, seat, start)])
    return max(1, LIMITS.paces - s.heroes[seat].leeches - weather_paces(s, seat) + change + extra)


def category_limit(s: State, hero: Hero, category: str) -> int:
    """Return the card limit of a category at the end of a turn (HP-RES-05)."""
    extra_room = sum(op.n for _, op in active_ops(s, hero, Hold) if op.category == category)
    return LIMITS.resource_cards_per_category + extra_room


def magic_boosts(s: State, hero: Hero) -> list[Part]:
    """Return each active card's bonus for single-use MAGIC cards in battle (Magician's Hat)."""
    return [Part(piece, op.n) for piece, op in active_ops(s, hero, Boost)]


def card_kinds(s: State, pieces: Iterable[Piece]) -> list[CardKind]:
    """Return the kinds of these known cards."""
    return [s.card(piece) for piece in pieces]
