"""Ways and landings, and spaces for others: the Dragon, enemies, Place-Sites."""

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


# ---- the hero's own Travel


def pick_way(look: Look, options: Sequence[Option]) -> Option:
    """Return the next pace to the best end of this Travel, a ride, or a stop where no pace leads to better."""
    return best_route(look, options)[0]


def best_route(look: Look, options: Sequence[Option]) -> tuple[Option, tuple[Space, ...]]:
    """Return the same, and the spaces that follow on the way."""
    s, by_key = look.s, {option.key: option for option in options}
    if "collect" in by_key and worth_collecting(look):
        return by_key["collect"], ()
    if "stop:dragon" in by_key and look.is_ripe:
        return by_key["stop:dragon"], ()
    values = travel_values_of(look)
    left = paces_left(s, look.seat)
    ride, key, _ = values.ride()
    best, spaces = values.best_end(left) if left > 0 else (-9.0, ())
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
    """Whether the space has something that the hero may take in this action."""
    s, at = look.s, look.hero.at
    return bool(s.loose_gold.get(at) or s.loose_food.get(at) or cards_at(s, at))


def quicker_way(look: Look, options: Sequence[Option], best: float) -> Option | None:
    """Return a card for this Travel if enemies bar the way out, or if it brings the Dragon in reach."""
    s = look.s
    travel = s.travel
    assert travel is not None
    for option in options:
        if not isinstance(option, Use):
            continue
        face = s.faces.face[option.piece]
        frees = any(one.rule == "evade-free" for one in ops_of(Allow, face)) and not travel.evades_freely
        if frees and travel.evasions + s.exposed(look.hero.at) > (1 if look.hero.gems[VITALITY] > 1 else 0):
            return option
        if ops_of(Paces, face) and look.is_ripe and _brings_near(look):
            return option
    return None


def _brings_near(look: Look) -> bool:
    """Whether four more paces lead to the Dragon where those left do not."""
    s = look.s
    values = travel_values_of(look)
    far = min((DISTANCE[look.hero.at][lair] for lair in values.lairs), default=99)
    left = paces_left(s, look.seat)
    return left < far <= left + 4


def pick_landing(look: Look, options: Sequence[On]) -> Option:
    """Return the most promising space."""
    values = travel_values_of(look)
    return max(options, key=lambda option: values.promise(option.space))


def pick_ritual_space(look: Look, options: Sequence[On]) -> Option:
    """Return a flare space without enemies."""
    return min(options, key=lambda option: len(look.s.tokens(option.space)))


def pick_face(look: Look, options: Sequence[Face]) -> Option:
    """Return the face of the black die that leads to the most promising space."""
    values = travel_values_of(look)
    worths = {space: values.promise(space) for space in ALL}

    def worth(option: Face) -> float:
        regions = FLARE_DIE[option.face].regions
        return max(worths[space] for space in ALL if not REGIONS[space].isdisjoint(regions))

    return max(options, key=worth)


def pick_balloon_card(look: Look, options: Sequence[Option]) -> Option:
    """Use the Balloonist always; a re-roll is not worth a coin."""
    for option in options:
        if isinstance(option, Use) and not look.s.card(option.piece).is_single:
            return option
    return PASS


# ---- the Dragon


def pick_rock(look: Look, options: Sequence[LandOn]) -> Option:
    """Choose a rock near heroes who are ripe, and far from ripe opponents."""
    s = look.s

    def worth(option: LandOn) -> float:
        at = option.rock or s.rock
        mine = rock_nearness(look, look.seat, at)
        theirs = [rock_nearness(look, other, at) * _threat(look, other) for other in opponents(s, look.seat)]
        burns = w.TIME if FLARE[look.hero.at] == at and not look.is_ripe else 0.0
        return mine * (3.0 if look.is_ripe else 0.3) - sum(theirs) - burns

    return max(options, key=worth)


def rock_nearness(look: Look, seat: int, at: int) -> float:
    """Return how near a hero is to a rock: 1 is at it, 0 is on the other side of the land."""
    far = min(DISTANCE[look.s.heroes[seat].at][space] for space in ALL if FLARE[space] == at)
    return 1 - min(far, 16) / 16


def _threat(look: Look, seat: int) -> float:
    return max(0.1, min(3.0, 1.0 + 0.5 * look.dragon_margin(seat)))


# ---- enemies


def pick_enemy_space(look: Look, options: Sequence[On]) -> Option:
    """Choose a space near the leading opponent and far from oneself, so that it bars his way."""
    mine = DISTANCE[look.hero.at]
    theirs = DISTANCE[look.s.heroes[look.leader].at]
    if look.leader == look.seat:
        return max(options, key=lambda option: mine[option.space])
    return max(options, key=lambda option: mine[option.space] - 2 * theirs[option.space])


def pick_pushed(look: Look, options: Sequence[Option]) -> Option:
    """Choose a space without use: no Settlement, and far from the hero's goals."""
    ends = [option for option in options if isinstance(option, On)]
    if not ends or any(option.key == "enough" for option in options):
        return next((option for option in options if option.key == "enough"), options[0])
    return max(ends, key=lambda option: (look.s.sites[option.space] < 0, DISTANCE[look.hero.at][option.space]))


def pick_enemy_near(look: Look, options: Sequence[Option]) -> Option:
    """Choose the nearest hidden enemy, or the enemy that is worst at its new place."""
    picks = [option for option in options if isinstance(option, Pick)]
    if not picks:
        return options[-1]
    here = DISTANCE[look.hero.at]
    return min(picks, key=lambda pick: (here[pick.space], prospects.token_worth(look, pick.token, pick.space)))


def pick_turned_up(look: Look, options: Sequence[Option]) -> Option:
    """Turn up enemies far away if it is required, and none if it is optional."""
    enough = next((option for option in options if option.key == "enough"), None)
    picks = [option for option in options if isinstance(option, Pick)]
    if enough is not None or not picks:
        return enough or options[0]
    here = DISTANCE[look.hero.at]
    return max(picks, key=lambda pick: here[pick.space])


def pick_moved(look: Look, options: Sequence[Option]) -> Option:
    """Move the enemy nearest to oneself, then no other."""
    return next((option for option in options if option.key == "enough"), pick_enemy_near(look, options))


# ---- Place-Sites and drops


def pick_site_space(look: Look, options: Sequence[On]) -> Option:
    """Return the nearest space, which the rules put first."""
    return options[0]


def pick_drop_space(look: Look, options: Sequence[On]) -> Option:
    """Choose a space on a way, near the middle of the land and far from opponents."""
    others = [look.s.heroes[other].at for other in opponents(look.s, look.seat)]
    return max(options, key=lambda option: min((DISTANCE[at][option.space] for at in others), default=0))
