"""The exact chance to win a fight with the best use of dice, herbs and gold (4.8).

These functions use only what the owner may know: pass a state of the owner's view, or plain numbers. They compute the
chance for every set of swords on the menu, and for every herb, gold and re-roll.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from meadhall.engine import UNSEEN, Option
from meadhall.games.adventureland import adventure, collecting, content, ending, fights, state
from meadhall.games.adventureland.adventures.princess import giant_strength
from meadhall.games.adventureland.land import NOWHERE, Place
from meadhall.games.adventureland.state import Fight, Seat, State

DIE_SIDES: Final = len(fights.DIE_FACES)
Dice = tuple[int, ...]  # sorted, because the order does not matter


# ---- from plain numbers


def chance_to_win(missing: int, dice: Sequence[int] = (), herbs: Sequence[int] = (), gold: int = 0) -> float:
    """Return the chance to win after the roll if `missing` strength is needed and all herbs and gold may be spent."""
    return _chance_after_throw(missing - sum(herbs), tuple(sorted(dice)), gold)


def chance_with_swords(missing: int, extras: Sequence[int], herbs: Sequence[int] = (), gold: int = 0) -> float:
    """Return the chance to win with these swords, before the roll. `missing` is the missing strength without them."""
    return _chance_before_throw(missing - sum(extras) - sum(herbs), len(extras), gold)


@cache
def _chance_before_throw(missing: int, dice: int, gold: int) -> float:
    throws = all_throws(dice)
    wins: float = sum(ways * _chance_after_throw(missing - sum(throw), throw, gold) for throw, ways in throws)
    return wins / float(DIE_SIDES**dice)


@cache
def all_throws(dice: int) -> tuple[tuple[Dice, int], ...]:
    """Return every possible throw of `dice` dice, lowest first, with the number of ways to roll it."""
    ways: dict[Dice, int] = {(): 1}
    for _ in range(dice):
        longer_throws: dict[Dice, int] = {}
        for throw, count in ways.items():
            for face in fights.DIE_FACES:
                key = tuple(sorted((*throw, face)))
                longer_throws[key] = longer_throws.get(key, 0) + count
        ways = longer_throws
    return tuple(ways.items())


@cache
def _chance_after_throw(missing: int, throw: Dice, gold: int) -> float:
    if missing <= 0:
        return 1.0
    if missing > fights.max_from_gold(throw, gold):
        return 0.0
    if gold >= missing:
        return 1.0
    best = _chance_after_throw(missing - 1, throw, gold - 1)
    for die in sorted(set(throw)):
        if die < fights.DIE_FACES[-1]:
            best = max(best, _chance_after_reroll(missing, throw, gold, die))
    return best


@cache
def _chance_after_reroll(missing: int, throw: Dice, gold: int, die: int) -> float:
    """Return the chance to win if a die showing `die` is re-rolled next."""
    other_dice = list(throw)
    other_dice.remove(die)
    return (
        sum(
            _chance_after_throw(missing + die - face, tuple(sorted((*other_dice, face))), gold - 1)
            for face in fights.DIE_FACES
        )
        / DIE_SIDES
    )


# ---- from a fight


def herbs_of(s: State, seat: int) -> list[int]:
    """Return the known values of a seat's herbs, smallest first."""
    return sorted(collecting.tile_value(s, piece, state.HERB) for piece in s.herbs[seat] if s.faces.face[piece] >= 0)


def commit_chances(s: State, fight: Fight) -> dict[str, float]:
    """Return the chance to win with each set of swords on the menu, by option key."""
    return {commit.key: _commit_chance(s, fight, commit) for commit in fights.swords_to_commit(s, fight)}


def _commit_chance(s: State, fight: Fight, commit: fights.Commit) -> float:
    herbs = herbs_of(s, s.parties[fight.party].owner)
    return chance_with_swords(
        fight.strength - fights.strength_so_far(s, fight), commit.extras, herbs, fights.usable_gold(s, fight)
    )


def reinforcement_chances(s: State, fight: Fight) -> dict[str, float]:
    """Return the chance to win after each reinforcement on the menu, with the best play, by option key."""
    return {option.key: _reinforcement_chance(s, fight, option) for option in fights.reinforcements(s, fight)}


def _reinforcement_chance(s: State, fight: Fight, option: Option) -> float:
    herbs = herbs_of(s, s.parties[fight.party].owner)
    missing, gold = fight.strength - fights.strength_so_far(s, fight) - sum(herbs), fights.usable_gold(s, fight)
    throw = tuple(sorted(fight.dice))
    if isinstance(option, fights.UseHerb):
        return _chance_after_throw(missing, throw, gold)
    if isinstance(option, fights.AddGold):
        return _chance_after_throw(missing - 1, throw, gold - 1)
    if isinstance(option, fights.Reroll):
        die = fight.dice[option.die - 1]
        return 1.0 if missing <= 0 else _chance_after_reroll(missing, throw, gold, die)
    return 0.0


def best_commit(s: State, fight: Fight) -> tuple[str, float]:
    """Return the key of the set of swords with the best chance, and that chance. In a tie, return the cheapest set."""
    commits = sorted(fights.swords_to_commit(s, fight), key=lambda commit: (len(commit.extras), sum(commit.extras)))
    best = max(commits, key=lambda commit: round(_commit_chance(s, fight, commit), 9))
    return best.key, _commit_chance(s, fight, best)


def best_case_strength(s: State, fight: Fight, *, with_swords: bool) -> int:
    """Return the highest strength with the owner's known tiles, gold, and a six on every die."""
    owner = s.parties[fight.party].owner
    sword_extras = [
        collecting.tile_value(s, piece, state.SWORD) for piece in s.swords[owner] if s.faces.face[piece] != UNSEEN
    ]
    swords = sorted(sword_extras, reverse=True)[: fights.MAX_SWORDS] if with_swords else []
    tiles = sum(herbs_of(s, owner)) + sum(swords) + fights.DIE_FACES[-1] * len(swords)
    return fights.strength_so_far(s, fight) + tiles + fights.max_from_gold(fight.dice, fights.usable_gold(s, fight))


def percent(chance: float) -> int:
    """Return a chance in percent, rounded. It is 0 or 100 only if the result is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


# ---------------------------------------------------------------- before a fight


class FightForecast(NamedTuple):
    """A fight that a move would begin, with the owner's means and chances."""

    strength: int  # of the creature or giant
    size: int  # of the party
    extras: list[int]  # extra values of the best swords
    herbs: list[int]  # values of the herbs
    gold: int  # usable gold
    swords_chance: float | None  # chance to win with swords alone; None without swords
    full_chance: float | None  # chance to win with all herbs and gold too; None without herbs and gold

    @property
    def missing(self) -> int:
        return self.strength - self.size

    @property
    def is_hopeless(self) -> bool:
        """Whether the owner cannot win the fight."""
        return self.missing > 0 and not (self.swords_chance or self.full_chance)


def begins_fight(s: State, field: Place) -> bool:
    """Whether a move that ends on this field begins a fight."""
    return s.lying[field] in (state.CREATURE, state.GIANT) and s.party_on[field] == NOWHERE


def strength_at(s: State, field: Place) -> int:
    """Return the strength of the creature or giant on a field."""
    return giant_strength(s) if s.lying[field] == state.GIANT else content.CREATURE_STRENGTHS[s.which[field]]


def best_swords(s: State, seat: Seat) -> list[int]:
    """Return the extra values of the best swords that a seat can commit, highest first."""
    return sorted((collecting.tile_value(s, piece, state.SWORD) for piece in s.swords[seat]), reverse=True)[
        : fights.MAX_SWORDS
    ]


def fight_forecast(s: State, party: int, field: Place) -> FightForecast:
    """Return the forecast for a party's fight on a field, with the best swords of its owner."""
    p = s.parties[party]
    strength = strength_at(s, field)
    extras = best_swords(s, p.owner)
    herbs, gold = herbs_of(s, p.owner), adventure.rules_of(s).usable_gold(s, party)
    missing = strength - p.size
    swords_chance = chance_with_swords(missing, extras) if extras else None
    full_chance = chance_with_swords(missing, extras, herbs, gold) if herbs or gold else None
    return FightForecast(strength, p.size, extras, herbs, gold, swords_chance, full_chance)


def win_points(s: State, field: Place) -> int:
    """Return the points for beating the creature or giant on a field in this adventure."""
    return ending.creature_points(s, -1 if s.lying[field] == state.GIANT else s.which[field])


def possible_points(s: State, field: Place) -> int:
    """Return the points that the moving party may gain on a field.

    It gains 0 if it meets a party or a fight that it cannot win.
    """
    if s.party_on[field] != NOWHERE:
        return 0
    if begins_fight(s, field):
        return 0 if fight_forecast(s, s.moving, field).is_hopeless else win_points(s, field)
    return {state.GOLD: ending.gold_points(s), state.COMPANION: ending.companion_points(s, s.parties[s.moving])}.get(
        s.lying[field], 0
    )


def points_after_win(s: State, seat: Seat, field: Place) -> tuple[int, int] | None:
    """Return a seat's points after beating the creature, and the best points of other seats.

    Return None if the creature is not scored at once.
    """
    if s.lying[field] != state.CREATURE or not ending.is_scored_at_once(s):
        return None
    points = {standing.seat: standing.points for standing in ending.standings(s)}
    best_rival_points = max((p for other, p in points.items() if other != seat), default=0)
    return points[seat] + content.CREATURE_WREATHS[s.which[field]], best_rival_points


# ---------------------------------------------------------------- in a fight


class SwordChances(NamedTuple):
    """The chance to win with a set of swords alone, and with all herbs and gold too."""

    swords_chance: float
    full_chance: float


class ReinforcementEffect(NamedTuple):
    """The effect of a herb, a gold or a re-roll."""

    strength: int  # certain strength after it
    strength_needed: int  # strength needed to win
    winning_faces: tuple[int, ...]  # faces of a re-rolled die that win at once
    chance: float  # chance to win with the best use of everything left

    @property
    def is_win(self) -> bool:
        return self.strength >= self.strength_needed

    @property
    def missing(self) -> int:
        return max(0, self.strength_needed - self.strength)

    @property
    def wasted_strength(self) -> int:
        return max(0, self.strength - self.strength_needed)


def sword_chances(s: State, fight: Fight) -> dict[str, SwordChances]:
    """Return the chances of every set of swords on the menu, by option key."""
    missing, chances = fight.strength - fights.strength_so_far(s, fight), commit_chances(s, fight)
    return {
        commit.key: SwordChances(chance_with_swords(missing, commit.extras), chances[commit.key])
        for commit in fights.swords_to_commit(s, fight)
    }


def reinforcement_effect(s: State, fight: Fight, option: Option) -> ReinforcementEffect:
    """Return the effect of one reinforcement."""
    strength, strength_needed = fights.strength_so_far(s, fight), fight.strength
    chance = reinforcement_chances(s, fight).get(option.key, 0.0)
    match option:
        case fights.UseHerb():
            return ReinforcementEffect(strength + option.value, strength_needed, (), chance)
        case fights.AddGold():
            return ReinforcementEffect(strength + 1, strength_needed, (), chance)
        case fights.Reroll():
            die = fight.dice[option.die - 1]
            return ReinforcementEffect(
                strength,
                strength_needed,
                tuple(face for face in fights.DIE_FACES if face - die >= strength_needed - strength),
                chance,
            )
        case _:
            return ReinforcementEffect(strength, strength_needed, (), chance)
