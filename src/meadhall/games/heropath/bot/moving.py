"""The bot's choice of spaces: paths, landings, rocks, and places for enemies and Place-Sites."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from meadhall.engine import Option
from meadhall.games.heropath.actions.meddling import Pick
from meadhall.games.heropath.actions.riding import Face
from meadhall.games.heropath.actions.travel import To, paces_left
from meadhall.games.heropath.bot import prospects
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.bot.travel_values import TravelValues
from meadhall.games.heropath.cards.dropping import dropped_cards_at
from meadhall.games.heropath.cards.playing import PASS, Use
from meadhall.games.heropath.content import FLARE_DIE
from meadhall.games.heropath.dragon.turn import LandOn
from meadhall.games.heropath.effects.active_cards import ops_of
from meadhall.games.heropath.enemies.placing import On
from meadhall.games.heropath.land import ALL, DISTANCE, FLARE, REGIONS, Space
from meadhall.games.heropath.ops import Allow, Paces
from meadhall.games.heropath.rows import opponents
from meadhall.games.heropath.state import VITALITY

NEVER_CHOSEN: Final = -math.inf


def travel_values_of(look: Look) -> TravelValues:
    return TravelValues(look, look.hero.actions)


# ---- Travel


def pick_travel_option(look: Look, options: Sequence[Option]) -> Option:
    """Return the next pace to the best destination, a ride, or a stop if no pace leads to a better space."""
    return best_route(look, options)[0]


def best_route(look: Look, options: Sequence[Option]) -> tuple[Option, tuple[Space, ...]]:
    """Return the best option of a Travel, and the spaces of the path after its pace."""
    s, by_key = look.s, {option.key: option for option in options}
    if "collect" in by_key and has_things_to_collect(look):
        return by_key["collect"], ()
    if "stop:dragon" in by_key and look.is_ready:
        return by_key["stop:dragon"], ()
    values = travel_values_of(look)
    remaining = paces_left(s, look.seat)
    ride_value, key, _ = values.best_ride()
    best_value, spaces = values.best_destination(remaining) if remaining > 0 else (-9.0, ())
    use_option = pick_travel_card(look, options, best_value)
    if use_option is not None:
        return use_option, ()
    stay_value = values.expected_value(look.hero.at) + 0.005 if "stop" in by_key else NEVER_CHOSEN
    if stay_value >= best_value and stay_value >= ride_value:
        return by_key["stop"], ()
    if key in by_key and ride_value > best_value:
        return by_key[key], ()
    pace = next((option for option in options if isinstance(option, To) and option.space in spaces[:1]), options[0])
    return pace, spaces[1:]


def has_things_to_collect(look: Look) -> bool:
    """Whether the space has anything that the hero may collect."""
    s, position = look.s, look.hero.at
    return bool(s.loose_gold.get(position) or s.loose_food.get(position) or dropped_cards_at(s, position))


def pick_travel_card(look: Look, options: Sequence[Option], best: float) -> Option | None:
    """Return a card that spares Evasions or makes the Dragon reachable, or None if no such card is useful now."""
    s = look.s
    travel = s.travel
    assert travel is not None
    for option in options:
        if not isinstance(option, Use):
            continue
        face = s.faces.face[option.piece]
        frees_evasions = any(effect.rule == "evade-free" for effect in ops_of(Allow, face)) and not travel.evades_freely
        if frees_evasions and travel.evasions + s.exposed(look.hero.at) > (1 if look.hero.gems[VITALITY] > 1 else 0):
            return option
        if ops_of(Paces, face) and look.is_ready and _is_dragon_just_out_of_reach(look):
            return option
    return None


def _is_dragon_just_out_of_reach(look: Look) -> bool:
    """Whether the Dragon is in reach of four more paces, but not of the remaining paces."""
    s = look.s
    values = travel_values_of(look)
    distance = min((DISTANCE[look.hero.at][lair] for lair in values.lairs), default=99)
    remaining = paces_left(s, look.seat)
    return remaining < distance <= remaining + 4


def pick_landing(look: Look, options: Sequence[On]) -> Option:
    """Return the most promising space."""
    values = travel_values_of(look)
    return max(options, key=lambda option: values.expected_value(option.space))


def pick_ritual_space(look: Look, options: Sequence[On]) -> Option:
    """Return a flare space without enemies, if there is one."""
    return min(options, key=lambda option: len(look.s.tokens(option.space)))


def pick_balloon_face(look: Look, options: Sequence[Face]) -> Option:
    """Return the face of the black die with the most promising space."""
    values = travel_values_of(look)
    space_values = {space: values.expected_value(space) for space in ALL}

    def best_value(option: Face) -> float:
        regions = FLARE_DIE[option.face].regions
        return max(space_values[space] for space in ALL if not REGIONS[space].isdisjoint(regions))

    return max(options, key=best_value)


def pick_balloon_card(look: Look, options: Sequence[Option]) -> Option:
    """Return a lasting card such as the Balloonist, or a pass. A reroll is not worth its price."""
    for option in options:
        if isinstance(option, Use) and not look.s.card(option.piece).is_single:
            return option
    return PASS


# ---- the Dragon


def pick_rock(look: Look, options: Sequence[LandOn]) -> Option:
    """Return a rock far from dangerous opponents, and near the hero if they are ready to attack."""
    s = look.s

    def value(option: LandOn) -> float:
        rock = option.rock or s.rock
        own_nearness = rock_nearness(look, look.seat, rock)
        threats = [rock_nearness(look, other, rock) * _threat(look, other) for other in opponents(s, look.seat)]
        flare_cost = w.ACTION_COST if FLARE[look.hero.at] == rock and not look.is_ready else 0.0
        return own_nearness * (3.0 if look.is_ready else 0.3) - sum(threats) - flare_cost

    return max(options, key=value)


def rock_nearness(look: Look, seat: int, rock: int) -> float:
    """Return the nearness of a hero to a rock, from 1 (on a flare space) to 0 (at 16 links or more)."""
    distance = min(DISTANCE[look.s.heroes[seat].at][space] for space in ALL if FLARE[space] == rock)
    return 1 - min(distance, 16) / 16


def _threat(look: Look, seat: int) -> float:
    """Return a factor for the danger of an opponent, which grows with their margin over the Dragon."""
    return max(0.1, min(3.0, 1.0 + 0.5 * look.dragon_margin(seat)))


# ---- enemies


def pick_enemy_space(look: Look, options: Sequence[On]) -> Option:
    """Return a space near the leader and far from the hero, so that the enemy blocks the leader."""
    own_distances = DISTANCE[look.hero.at]
    leader_distances = DISTANCE[look.s.heroes[look.leader].at]
    if look.leader == look.seat:
        return max(options, key=lambda option: own_distances[option.space])
    return max(options, key=lambda option: own_distances[option.space] - 2 * leader_distances[option.space])


def pick_harmless_space(look: Look, options: Sequence[Option]) -> Option:
    """Return "enough" if that is allowed, or else a space far from the hero, without a Place-Site if possible."""
    space_options = [option for option in options if isinstance(option, On)]
    if not space_options or any(option.key == "enough" for option in options):
        return next((option for option in options if option.key == "enough"), options[0])
    return max(space_options, key=lambda option: (look.s.sites[option.space] < 0, DISTANCE[look.hero.at][option.space]))


def pick_nearest_enemy(look: Look, options: Sequence[Option]) -> Option:
    """Return the nearest enemy. Among equally near enemies, return the one with the least valuable fight."""
    enemy_options = [option for option in options if isinstance(option, Pick)]
    if not enemy_options:
        return options[-1]
    distances = DISTANCE[look.hero.at]
    return min(
        enemy_options, key=lambda pick: (distances[pick.space], prospects.token_value(look, pick.token, pick.space))
    )


def pick_enemy_to_turn_up(look: Look, options: Sequence[Option]) -> Option:
    """Return "enough" if that is allowed, or else the most distant enemy."""
    enough_option = next((option for option in options if option.key == "enough"), None)
    enemy_options = [option for option in options if isinstance(option, Pick)]
    if enough_option is not None or not enemy_options:
        return enough_option or options[0]
    distances = DISTANCE[look.hero.at]
    return max(enemy_options, key=lambda pick: distances[pick.space])


def pick_enemy_to_move(look: Look, options: Sequence[Option]) -> Option:
    """Return "enough" if that is allowed, or else the nearest enemy."""
    return next((option for option in options if option.key == "enough"), pick_nearest_enemy(look, options))


# ---- Place-Sites and drops


def pick_site_space(look: Look, options: Sequence[On]) -> Option:
    """Return the nearest space, which comes first in the menu."""
    return options[0]


def pick_drop_space(look: Look, options: Sequence[On]) -> Option:
    """Return the space farthest from all opponents."""
    opponent_spaces = [look.s.heroes[other].at for other in opponents(look.s, look.seat)]
    return max(
        options, key=lambda option: min((DISTANCE[position][option.space] for position in opponent_spaces), default=0)
    )
