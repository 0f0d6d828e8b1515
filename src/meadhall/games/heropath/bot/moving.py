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
from meadhall.games.heropath.cards.dropping import cards_at
from meadhall.games.heropath.cards.playing import PASS, Use
from meadhall.games.heropath.content import FLARE_DIE
from meadhall.games.heropath.dragon.turn import LandOn
from meadhall.games.heropath.effects.active_cards import ops_of
from meadhall.games.heropath.enemies.placing import On
from meadhall.games.heropath.land import ALL, DISTANCE, FLARE, REGIONS, Space
from meadhall.games.heropath.ops import Allow, Paces
from meadhall.games.heropath.rows import opponents
from meadhall.games.heropath.state import VITALITY

NEVER: Final = -math.inf


def travel_values_of(look: Look) -> TravelValues:
    return TravelValues(look, look.hero.actions)


# ---- Travel


def pick_way(look: Look, options: Sequence[Option]) -> Option:
    """Return the next pace to the best destination, a ride, or a stop if no pace leads to a better space."""
    return best_route(look, options)[0]


def best_route(look: Look, options: Sequence[Option]) -> tuple[Option, tuple[Space, ...]]:
    """Return the best option of a Travel, and the spaces of the path after its pace."""
    s, by_key = look.s, {option.key: option for option in options}
    if "collect" in by_key and worth_collecting(look):
        return by_key["collect"], ()
    if "stop:dragon" in by_key and look.is_ready:
        return by_key["stop:dragon"], ()
    values = travel_values_of(look)
    remaining = paces_left(s, look.seat)
    ride, key, _ = values.best_ride()
    best, spaces = values.best_end(remaining) if remaining > 0 else (-9.0, ())
    card = quicker_way(look, options, best)
    if card is not None:
        return card, ()
    stay = values.promise(look.hero.at) + 0.005 if "stop" in by_key else NEVER
    if stay >= best and stay >= ride:
        return by_key["stop"], ()
    if key in by_key and ride > best:
        return by_key[key], ()
    pace = next((option for option in options if isinstance(option, To) and option.space in spaces[:1]), options[0])
    return pace, spaces[1:]


def worth_collecting(look: Look) -> bool:
    """Whether the space has anything that the hero may collect."""
    s, position = look.s, look.hero.at
    return bool(s.loose_gold.get(position) or s.loose_food.get(position) or cards_at(s, position))


def quicker_way(look: Look, options: Sequence[Option], best: float) -> Option | None:
    """Return a card that spares Evasions or makes the Dragon reachable, or None if no such card is useful now."""
    s = look.s
    travel = s.travel
    assert travel is not None
    for option in options:
        if not isinstance(option, Use):
            continue
        face = s.faces.face[option.piece]
        frees = any(effect.rule == "evade-free" for effect in ops_of(Allow, face)) and not travel.evades_freely
        if frees and travel.evasions + s.exposed(look.hero.at) > (1 if look.hero.gems[VITALITY] > 1 else 0):
            return option
        if ops_of(Paces, face) and look.is_ready and _brings_near(look):
            return option
    return None


def _brings_near(look: Look) -> bool:
    """Whether the Dragon is in reach of four more paces, but not of the remaining paces."""
    s = look.s
    values = travel_values_of(look)
    distance = min((DISTANCE[look.hero.at][lair] for lair in values.lairs), default=99)
    remaining = paces_left(s, look.seat)
    return remaining < distance <= remaining + 4


def pick_landing(look: Look, options: Sequence[On]) -> Option:
    """Return the most promising space."""
    values = travel_values_of(look)
    return max(options, key=lambda option: values.promise(option.space))


def pick_ritual_space(look: Look, options: Sequence[On]) -> Option:
    """Return a flare space without enemies, if there is one."""
    return min(options, key=lambda option: len(look.s.tokens(option.space)))


def pick_face(look: Look, options: Sequence[Face]) -> Option:
    """Return the face of the black die with the most promising space."""
    values = travel_values_of(look)
    worths = {space: values.promise(space) for space in ALL}

    def worth(option: Face) -> float:
        regions = FLARE_DIE[option.face].regions
        return max(worths[space] for space in ALL if not REGIONS[space].isdisjoint(regions))

    return max(options, key=worth)


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

    def worth(option: LandOn) -> float:
        rock = option.rock or s.rock
        own_nearness = rock_nearness(look, look.seat, rock)
        threats = [rock_nearness(look, other, rock) * _threat(look, other) for other in opponents(s, look.seat)]
        burns = w.TIME if FLARE[look.hero.at] == rock and not look.is_ready else 0.0
        return own_nearness * (3.0 if look.is_ready else 0.3) - sum(threats) - burns

    return max(options, key=worth)


def rock_nearness(look: Look, seat: int, rock: int) -> float:
    """Return the nearness of a hero to a rock, from 1 (on a flare space) to 0 (at 16 links or more)."""
    far = min(DISTANCE[look.s.heroes[seat].at][space] for space in ALL if FLARE[space] == rock)
    return 1 - min(far, 16) / 16


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


def pick_pushed(look: Look, options: Sequence[Option]) -> Option:
    """Return "enough" if that is allowed, or else a space far from the hero, without a Place-Site if possible."""
    ends = [option for option in options if isinstance(option, On)]
    if not ends or any(option.key == "enough" for option in options):
        return next((option for option in options if option.key == "enough"), options[0])
    return max(ends, key=lambda option: (look.s.sites[option.space] < 0, DISTANCE[look.hero.at][option.space]))


def pick_enemy_near(look: Look, options: Sequence[Option]) -> Option:
    """Return the nearest enemy. Among equally near enemies, return the one with the least valuable fight."""
    picks = [option for option in options if isinstance(option, Pick)]
    if not picks:
        return options[-1]
    distances = DISTANCE[look.hero.at]
    return min(picks, key=lambda pick: (distances[pick.space], prospects.token_worth(look, pick.token, pick.space)))


def pick_turned_up(look: Look, options: Sequence[Option]) -> Option:
    """Return "enough" if that is allowed, or else the most distant enemy."""
    enough = next((option for option in options if option.key == "enough"), None)
    picks = [option for option in options if isinstance(option, Pick)]
    if enough is not None or not picks:
        return enough or options[0]
    distances = DISTANCE[look.hero.at]
    return max(picks, key=lambda pick: distances[pick.space])


def pick_moved(look: Look, options: Sequence[Option]) -> Option:
    """Return "enough" if that is allowed, or else the nearest enemy."""
    return next((option for option in options if option.key == "enough"), pick_enemy_near(look, options))


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
