"""Reasons for a bot's answer, in one line and without secrets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.engine import UNSEEN, Option, View
from meadhall.engine.common.text import NO_WORDS, Arg, Text, Words, text
from meadhall.games.heropath import land, texts
from meadhall.games.heropath.actions import travel
from meadhall.games.heropath.actions.visit import LEAVE
from meadhall.games.heropath.actions.visit import Do as Activity
from meadhall.games.heropath.bot import choosing, prospects
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.bot.travel_values import TravelValues
from meadhall.games.heropath.cards.playing import PASS
from meadhall.games.heropath.content import DRAGON, LIMITS, SITES
from meadhall.games.heropath.effects.active_cards import missing_attributes
from meadhall.games.heropath.enemies.tokens import token_foe
from meadhall.games.heropath.land import DISTANCE, Space
from meadhall.games.heropath.ops import Buy, Draw, Gain, Take
from meadhall.games.heropath.rows import competition
from meadhall.games.heropath.setup.draft import Keep
from meadhall.games.heropath.state import ATTRIBUTE, EMPTY, VITALITY, State
from meadhall.games.heropath.turns import acting

ReasonFunction = Callable[[Look, Any], Words]


def reason(view: View[State], option: Option) -> Words:
    """Return the reason for an answer from the view of its seat, or NOTHING if the answer needs no reason."""
    if view.seat >= len(view.state.heroes):
        return NO_WORDS
    look = Look(view.state, view.seat)
    explain = BY_OPTION.get(option) or BY_TYPE.get(type(option))
    return explain(look, option) if explain else NO_WORDS


def _percent(chance: float) -> int:
    """Return a chance in percent. Uncertain results are never rounded to 0 or 100."""
    return round(100 * chance) if round(chance, 9) in (0, 1) else max(1, min(99, round(100 * chance)))


# ---- Travel


def _travel_reason(look: Look, option: Option) -> Words:
    values = TravelValues(look, look.hero.actions - 1)
    value, path = values.best_destination(look.paces)
    if values.best_ride()[0] > value:
        return text("why-ride")
    return _goal_text(look, values, path[-1] if path else look.hero.at)


def _pace_reason(look: Look, option: travel.To) -> Words:
    """Return the goal of the best path that begins with this pace."""
    values = TravelValues(look, look.hero.actions)
    paths = values.paths_in_reach(travel.paces_left(look.s, look.seat))
    rated_ends = [
        (values.destination_value(space, way), space) for space, way in paths.items() if way.spaces[0] == option.space
    ]
    return _goal_text(look, values, max(rated_ends)[1]) if rated_ends else NO_WORDS


def _stop_reason(look: Look, option: Option) -> Words:
    return _goal_text(look, TravelValues(look, look.hero.actions), look.hero.at)


def _goal_text(look: Look, values: TravelValues, end: Space) -> Words:
    """Return the text that names the hero's goal, which may be farther away than the end of the Travel."""
    if look.is_ready and values.expected_value(end) > values.space_values[end]:
        return text("why-seeks-dragon", chance=_percent(look.attack_chance(2)))
    distances = DISTANCE[end]
    net_values = {
        space: values.net_values[space] - w.ACTION_COST * -(-distances[space] // look.paces) for space in land.ALL
    }
    goal = max(land.ALL, key=lambda space: (net_values[space], -distances[space]))
    return _use_text(look, values, goal)


def _use_text(look: Look, values: TravelValues, space: Space) -> Words:
    """Return the text that names the best use of a space: a fight, things to collect, a Visit, or a Rest."""
    s, space_name = look.s, texts.SPACE[space]
    if tokens := s.tokens(space):
        best_token = max(tokens, key=lambda token: prospects.token_value(look, token, space))
        foe = s.faces.face[best_token.piece]
        if foe == UNSEEN:
            return text("why-seeks-hidden", space=space_name)
        chance = look.odds(foe, look.power_gain_at(foe, space)).win_or_tie
        return text("why-seeks-fight", space=space_name, foe=texts.FOE[foe], chance=_percent(chance))
    if values.loot_values.get(space, 0.0) > 0:
        return text("why-seeks-things", space=space_name)
    if land.IS_SETTLEMENT[space]:
        site = s.sites[space]
        return text("why-seeks-unknown", space=space_name) if site == EMPTY else _visit_text(look, site, space_name)
    return text("why-seeks-rest", space=space_name)


def _visit_text(look: Look, site: int, space_name: Text) -> Words:
    return text("why-seeks-visit", space=space_name, site=texts.SITE[site], deed=_best_activity(look, site))


def _best_activity(look: Look, site: int) -> Text:
    """Return the name of the most useful activity of a Visit."""
    purse = prospects.purse_of(look)
    affordable = [activity for activity in SITES[site].activities if prospects.can_afford(purse, activity)] or SITES[
        site
    ].activities
    best = max(affordable, key=lambda activity: prospects.activity_gain(look, purse, activity))
    return Text(f"activity-{SITES[site].id}-{best.id}")


# ---- fights


def _fight_reason(look: Look, option: acting.Fight) -> Words:
    foe = token_foe(look.s, option.token(look.s, look.seat))
    chance = look.odds(foe).win_or_tie
    return text("why-fights" if chance >= 0.5 else "why-fights-weak", foe=texts.FOE[foe], chance=_percent(chance))


def _dragon_reason(look: Look, option: Option) -> Words:
    chance = look.odds(DRAGON).win_or_tie if not look.is_ritual else look.attack_chance(1)
    return text("why-fights-dragon", chance=_percent(chance))


def _pass_reason(look: Look, option: Option) -> Words:
    pending = look.s.windows[-1].kind if look.s.windows else ""
    return text("why-passes") if pending == "battle" else NO_WORDS


# ---- Rests, Visits, opponents, the draft


def _rest_reason(look: Look, option: Option) -> Words:
    gained_vitality, vitality = prospects.vitality_from_rest(look), look.hero.gems[VITALITY]
    return text("why-rests", has=vitality, most=LIMITS.attribute_max) if gained_vitality else text("why-searches")


def _enter_reason(look: Look, option: acting.Enter) -> Words:
    return text("why-visits", deed=_best_activity(look, option.site))


def _activity_reason(look: Look, option: Activity) -> Words:
    for effect in option.activity.effect:
        if isinstance(effect, Gain) and effect.res == "VITALITY":
            return text("why-rests", has=look.hero.gems[VITALITY], most=LIMITS.attribute_max)
        if isinstance(effect, Gain) and effect.res in ATTRIBUTE:
            return text("why-trains", good=texts.good_name(effect.res))
        if isinstance(effect, Draw | Buy | Take):
            return text("why-wants-card")
    return NO_WORDS


def _rob_reason(look: Look, option: acting.Rob) -> Words:
    return text("why-robs-leader" if option.victim == look.leader else "why-robs", victim=option.victim)


def _keep_reason(look: Look, option: Keep) -> Words:
    """Name all cards of the hand to keep in this round, as players choose them together."""
    faces, hand = look.s.faces.face, list(look.hero.draft)
    number = competition(look.s).kept_by_round[look.s.draft_round - 1]
    while len(hand) > len(look.hero.draft) - number:
        rest = [Keep(piece) for piece in hand]
        best = choosing.pick_card_to_keep(look, rest)
        assert isinstance(best, Keep)
        hand.remove(best.piece)
    kept_cards = [faces[piece] for piece in look.hero.draft if piece not in hand]
    return text("why-keeps", cards=[_card_with_needs(look, face) for face in kept_cards], n=len(kept_cards))


def _card_with_needs(look: Look, face: int) -> Text:
    needs = [texts.amount(needed, name) for name, needed, _ in missing_attributes(look.s, look.hero, face)]
    return text("card-once", card=texts.card_name(face), needs=list[Arg](needs)) if needs else texts.card_name(face)


def _constant_reason(id: str) -> ReasonFunction:
    return lambda look, option: text(id)


BY_OPTION: Final[Mapping[Option, ReasonFunction]] = {
    acting.TRAVEL: _travel_reason,
    acting.BONUS_TRAVEL: _travel_reason,
    acting.REST: _rest_reason,
    acting.FIGHT_DRAGON: _dragon_reason,
    acting.END_TURN: _constant_reason("why-ends"),
    travel.STOP: _stop_reason,
    travel.SAIL: _constant_reason("why-ride"),
    travel.FLY: _constant_reason("why-ride"),
    LEAVE: _constant_reason("why-leaves"),
    PASS: _pass_reason,
}
BY_TYPE: Final[Mapping[type[Option], ReasonFunction]] = {
    travel.To: _pace_reason,
    acting.Fight: _fight_reason,
    acting.Enter: _enter_reason,
    acting.Rob: _rob_reason,
    Activity: _activity_reason,
    Keep: _keep_reason,
}
