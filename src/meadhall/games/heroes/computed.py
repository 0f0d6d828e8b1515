"""Computed numbers for the drawn board: values of Beings, dice used and missing, costs of an army."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

import msgspec

from meadhall.engine.flows.options import Option
from meadhall.engine.privacy.view import Glance
from meadhall.games.heroes import odds, side_by_side
from meadhall.games.heroes.actions.acting import SYMBOLS_TO_DRAW
from meadhall.games.heroes.board.creatures import activation_cost, has_ability, strength_of_being
from meadhall.games.heroes.board.permanents import is_frozen
from meadhall.games.heroes.board.spaces import front_gaps, is_exposed, place_name
from meadhall.games.heroes.content import (
    CARD,
    FACES_OF_SYMBOL,
    HEROES,
    LEADERSHIP,
    SPELLS,
    SYMBOLS,
    Requirement,
    creature_pool,
)
from meadhall.games.heroes.effects.dice import Throw, count_of_symbol
from meadhall.games.heroes.setup import Done, army_cost
from meadhall.games.heroes.state import EMPTY, NO_DIE, Seat, State

MAX_MISSING: Final = 2  # no warning of a Spell that lacks more dice than this
MIN_NEEDED: Final = 3  # no warning of a Spell that needs fewer dice than this, because it is easily cast
HERO_CREATURES: Final = [[*dict.fromkeys(creature_pool(hero))] for hero in range(len(HEROES))]


class BeingNow(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Current values of a Being. `life` is its hit points, and `most` its hit points without wounds.

    Strength and activation are 0 for a Hero. `able` marks a Creature with an ability.
    """

    life: int
    most: int
    exposed: bool
    frozen: bool
    strength: int = 0
    activation: int = 0
    able: bool = False


class SeatNow(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The state of a player: hit points, the opponent while pairs play apart, and the teammate (-1: none).

    `apart` marks a player whose duel is not that of the viewing seat.
    """

    life: int
    foe: Seat
    mate: Seat  # the teammate
    apart: bool


class Hope(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The Spell in hand that a throw is most likely to make castable, and the chance; EMPTY if drawing is likelier."""

    spell: int
    chance: float


class Near(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The hidden Spell of another player that lacks the fewest dice, and the number of missing dice."""

    spell: int
    missing: int


class ArmyNow(msgspec.Struct, frozen=True, gc=False):
    """The army that the viewing seat builds: its Creatures so far, their cost, and the points allowed."""

    hired: list[int]
    spent: int
    most: int  # points allowed


class UsedDice(msgspec.Struct, frozen=True, gc=False):
    """Dice used in the action of the viewing seat: those that cast its Spell, and Leadership that it can use."""

    cast: list[int]
    points: list[int]


class ComputedValues(msgspec.Struct, frozen=True, gc=False):
    """Numbers for the board that the state does not contain.

    - `beings`: the current values of all Beings, in the order of the state.
    - `duel`: the current or last duel of the viewing seat. `rolling`: whether dice are rolling there.
    - `ways`: the empty front spaces that expose the Being behind them.
    - `stock`: the number of each Creature that the viewing seat may still hire, by card.
    - `brings`: the Creatures of each Hero, during the draft.
    - `hopes`: for each possible throw, by its key, the Spell that it may make castable.
    - `lacks`: a text for each Spell in the viewing seat's hand, with a digit for each set of dice that it could lift.
      The digit is the number of missing dice. Its index is the sum of 2**n over the lifted dice n.
    - `near`: the hidden Spells of other players to watch, by seat.
    """

    beings: list[BeingNow]
    seats: list[SeatNow]
    duel: int
    rolling: bool
    ways: list[str]
    stock: dict[int, int] = {}
    brings: list[list[int]] = []
    hopes: dict[str, Hope] = {}
    lacks: list[str] = []
    near: dict[Seat, Near] = {}
    army: ArmyNow | None = None
    used: UsedDice | None = None


def computed(glance: Glance[State]) -> ComputedValues | None:
    """Return the computed values that the viewing seat may know."""
    s, seat = glance.state, glance.seat
    nearest_spells = {other: _nearest_spell(s, other) for other in range(s.players) if other != seat}
    army, duel = _army_now(glance.options), s.duel_number(max(seat, 0))
    return ComputedValues(
        beings=[_being(s, being) for being in range(len(s.beings))],
        seats=[_seat(s, player, seat) for player in range(s.players)],
        duel=duel,
        rolling=s.duels[duel].is_rolling,
        ways=[place_name(player, space) for player in range(s.players) for space in front_gaps(s, player)],
        stock=_stock(s, seat, army) if s.step == "army" and seat >= 0 else {},
        brings=HERO_CREATURES if s.step == "draft" else [],
        hopes=_likeliest_spells(glance),
        lacks=[*_missing_dice_texts(s, seat)] if seat >= 0 else [],
        near={other: near for other, near in nearest_spells.items() if near is not None},
        army=army,
        used=_used_dice(glance) if s.act is not None and s.act.seat == seat else None,
    )


def _being(s: State, being: int) -> BeingNow:
    common_values = max(0, s.life(being)), s.toughness(being), is_exposed(s, being), is_frozen(s, being)
    if s.beings[being].is_hero:
        return BeingNow(*common_values)
    return BeingNow(*common_values, strength_of_being(s, being), activation_cost(s, being), has_ability(s, being))


def _seat(s: State, seat: Seat, viewer: Seat) -> SeatNow:
    foe = side_by_side.duel_opponent(s, seat)
    return SeatNow(s.hit_points(seat), foe, s.teammate_of(seat), foe != EMPTY and viewer not in (EMPTY, seat, foe))


def _stock(s: State, seat: Seat, army: ArmyNow | None) -> dict[int, int]:
    """Return the number of each Creature left to hire, even after the player's army is complete."""
    hero, hired = s.sides[seat].hero, [] if army is None else army.hired
    return {} if hero == EMPTY else {card: n - hired.count(card) for card, n in Counter(creature_pool(hero)).items()}


def _army_now(options: Iterable[Option]) -> ArmyNow | None:
    done = next((option for option in options if isinstance(option, Done)), None)
    return None if done is None else ArmyNow([*done.army], army_cost([*done.army]), done.points)


def _likeliest_spells(glance: Glance[State]) -> dict[str, Hope]:
    """Return for each possible throw, by its key, the Spell with the best chance to be castable after it."""
    throws = [option for option in glance.options if isinstance(option, Throw) and option.dice]
    if not throws:
        return {}
    s, seat = glance.state, glance.seat
    spells, hopes = odds.spells_with_target(s, seat), dict[str, Hope]()
    for throw in throws:
        kept = odds.kept_faces(s, seat, throw.dice)
        spell, chance = odds.likeliest_spell(spells, kept, len(throw.dice)) or (EMPTY, 0.0)
        draws = odds.chance_of_symbol(SYMBOLS[CARD], SYMBOLS_TO_DRAW, kept, len(throw.dice))
        if draws > chance:
            spell, chance = EMPTY, min(1.0, draws)
        if chance:
            hopes[throw.key] = Hope(spell, round(chance, 4))
    return hopes


# ---- missing dice and used dice


def _missing_dice_texts(s: State, seat: Seat) -> Iterator[str]:
    """Yield an entry of `lacks` for each known Spell in hand. Dice can be lifted only during Preparation."""
    can_lift = s.duel_of(seat).is_rolling
    for spell in s.hand_of(seat):
        if spell >= 0:
            yield _missing_digits(SPELLS[spell].requirement, tuple(s.sides[seat].dice), can_lift)


@lru_cache(maxsize=2_000)
def _missing_digits(requirement: Requirement, dice: tuple[int, ...], can_lift: bool) -> str:
    masks = [
        sum(1 << die for die, face in enumerate(dice) if face == face_needed)
        for face_needed in FACES_OF_SYMBOL[requirement.symbol]
    ]
    all_dice_mask = sum(1 << die for die, face in enumerate(dice) if face != NO_DIE)
    lifted_masks = range(all_dice_mask + 1 if can_lift else 1)
    return "".join(
        str(max(0, requirement.count - max((mask & ~lifted_mask).bit_count() for mask in masks)))
        for lifted_mask in lifted_masks
    )


def _nearest_spell(s: State, seat: Seat) -> Near | None:
    """Return the hidden Spell with the fewest missing symbols. Of several, it is one that needs the most dice.

    The result depends on public facts only (HE-TRM-06).
    """
    side = s.sides[seat]
    if all(face >= 0 for face in s.hand_of(seat)):
        return None  # no card of the hand is hidden
    spells_in_play = [permanent.spell for permanent in s.permanents if permanent.controller == seat]
    hidden_spells = Counter(side.owned) - Counter([*side.discard, *spells_in_play])
    candidates = list[tuple[int, int, int]]()
    for spell in hidden_spells:
        requirement = SPELLS[spell].requirement
        missing = max(0, requirement.count - count_of_symbol(s, seat, requirement.symbol))
        if requirement.count >= MIN_NEEDED and requirement.symbol in SYMBOLS and missing <= MAX_MISSING:
            candidates.append((missing, -requirement.count, spell))
    return Near(min(candidates)[2], min(candidates)[0]) if candidates else None


def _used_dice(glance: Glance[State]) -> UsedDice:
    """Return the dice of the current action. Leadership counts only if a Spell is or can be cast (HE-CRE-02)."""
    s, seat = glance.state, glance.seat
    assert s.act is not None
    spell = s.plan.card if s.plan is not None and s.plan.kind == "cast" and s.plan.card >= 0 else s.act.spell
    dice = s.sides[seat].dice
    cast = list[int]()
    if spell >= 0:
        need = SPELLS[spell].requirement
        shown = max(FACES_OF_SYMBOL[need.symbol], key=dice.count)
        cast = [die for die, face in enumerate(dice) if face == shown][: need.count]
    leadership_counts = spell >= 0 or any(option.key.startswith("cast:") for option in glance.options)
    leadership = (
        [die for die, face in enumerate(dice) if face == LEADERSHIP and die not in cast] if leadership_counts else []
    )
    return UsedDice(cast, leadership[: s.act.points])
