"""Reasons for a bot's answer, in one line for the whole party."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from meadhall.engine import Option, View
from meadhall.engine.common.text import NOTHING, Words, text
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.bot import acting, goals, thought, weights
from meadhall.games.swordsorcery.content import ENEMIES, HEROES, QUESTS
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.state import Area, State
from meadhall.games.swordsorcery.words.options import marker

OptionReason = Callable[[State, Answer], Words]
TurnReason = Callable[[State, int, Answer], Words]


def reason(view: View[State], option: Option) -> Words:
    """Return the public reason for an answer.

    Return NOTHING if the answer needs no reason, or if the bot found it by thinking ahead.
    """
    explain = REASONS.get(view.question)
    if explain is None or not isinstance(option, Answer):
        return NOTHING
    if view.question == "act":
        return _turn_reason(view.state, option, [offered for offered in view.options if isinstance(offered, Answer)])
    return explain(view.state, option)


# ---- the Hero Turn


def _turn_reason(s: State, option: Answer, options: list[Answer]) -> Words:
    """Return the reason of the first tactic that gives this answer."""
    assert s.turn is not None
    hero_index = s.turn.hero
    keys = {offered.key: offered for offered in options}
    for tactic, explain in TACTIC_REASONS.items():
        if tactic(s, hero_index, keys) is option:
            return explain(s, hero_index, option)
    return NOTHING


def _fixed_reason(id: str) -> TurnReason:
    """Return a function for a reason that names only the hero."""
    return lambda s, hero_index, option: text(id, who=s.heroes[hero_index].name)


def _healing_reason(s: State, hero_index: int, option: Answer) -> Words:
    hurt = min(s.living(), key=lambda hero: crowd.remaining(s, hero) / crowd.full_hp(s, hero))
    has, full_hp = crowd.remaining(s, hurt), crowd.full_hp(s, hurt)
    card = texts.card(option.of)
    return text("why-heals", who=s.heroes[hero_index].name, card=card, hurt=s.heroes[hurt].name, has=has, most=full_hp)


def _quest_reason(s: State, hero_index: int, option: Answer) -> Words:
    who = s.heroes[hero_index].name
    if option.kind == "interact":
        return text("why-interacts", who=who, deed=marker(option.of))
    return text("why-picks-up", who=who, item=texts.thing(option.of))


def _nearest_enemy(id: str, somebody: str) -> TurnReason:
    """Return a function for a reason that names the nearest enemy who is awake.

    If all enemies sleep, the reason is the text with the second id.
    """

    def nearest_enemy_reason(s: State, hero_index: int, option: Answer) -> Words:
        who, card = s.heroes[hero_index].name, texts.card(option.of) if option.kind == "use" else NOTHING
        area = goals.nearest_foe_area(s, hero_index, weights.ALARM)
        if area is None:
            return text(somebody, who=who, card=card)
        steps = line_of_sight.walking_distance(s, s.heroes[hero_index].area, area, False)
        return text(id, who=who, card=card, enemy=_weakest_enemy_name(s, area), far=steps)

    return nearest_enemy_reason


_use_reason = _nearest_enemy("why-uses", "why-uses-somebody")
_attack_reason = _nearest_enemy("why-attacks", "why-attacks-somebody")


def _fight_reason(s: State, hero_index: int, option: Answer) -> Words:
    return (_use_reason if option.kind == "use" else _attack_reason)(s, hero_index, option)


def _walking_reason(s: State, hero_index: int, option: Answer) -> Words:
    return _destination_reason(s, hero_index, acting.destination(s, hero_index))


def _careful_walking_reason(s: State, hero_index: int, option: Answer) -> Words:
    return _destination_reason(s, hero_index, thought.careful_destination(s, hero_index))


def _destination_reason(s: State, hero_index: int, to: Area | None) -> Words:
    if to is None or to == goals.nearest_goal(s, hero_index):
        return _quest_goal_reason(s, hero_index)
    return text("why-goes-for", who=s.heroes[hero_index].name, enemy=_weakest_enemy_name(s, to))


def _hurrying_reason(s: State, hero_index: int, option: Answer) -> Words:
    return _quest_goal_reason(s, hero_index)


def _weakest_enemy_name(s: State, area: Area) -> Words:
    """Return the name of the weakest enemy in an area."""
    refs = crowd.enemies_in(s, area)
    return s.name(min(refs, key=lambda ref: crowd.remaining(s, ref))) if refs else text("an-enemy")


def _quest_goal_reason(s: State, hero_index: int) -> Words:
    """Return a text that names the quest's next area and its purpose."""
    goal, hero = goals.nearest_goal(s, hero_index), s.heroes[hero_index]
    id = line_of_sight.board(s).areas[goal].id
    marker_ids = [
        marker_row.id
        for marker_row in QUESTS[s.quest].markers
        if marker_row.area == id and marker_row.id in s.markers and marker_row.id in goals.OBJECTS
    ]
    masters = [enemy.id for enemy in s.enemies if enemy.area == goal and ENEMIES[enemy.id].is_master]
    carried = [key for key in hero.keys if key in goals.QUEST_ITEMS]
    who, area = hero.name, texts.place_words(id)
    if carried:
        return text("why-carries", who=who, area=area, item=texts.thing(carried[0]))
    if hero.escort:
        return text("why-brings", who=who, area=area)
    if marker_ids:
        return text("why-walks-to-marker", who=who, area=area, deed=marker(marker_ids[0]))
    if masters:
        return text("why-walks-to-master", who=who, area=area, master=texts.card(masters[0]))
    return text("why-walks", who=who, area=area)


TACTIC_REASONS: Final[Mapping[acting.Tactic, TurnReason]] = {
    acting.try_standing: _fixed_reason("why-stands"),
    acting.try_healing: _healing_reason,
    acting.try_quest: _quest_reason,
    acting.try_strengthening: _nearest_enemy("why-prepares", "why-prepares-somebody"),
    acting.try_fighting: _fight_reason,
    acting.try_companion: _fixed_reason("why-sends-companion"),
    acting.try_support: _use_reason,
    acting.try_walking: _walking_reason,
    acting.try_looting: _fixed_reason("why-loots"),
    acting.try_hurrying: _hurrying_reason,
    thought.try_recovering: _healing_reason,
    thought.try_walking_with_care: _careful_walking_reason,
    thought.try_lunging: _nearest_enemy("why-dashes", "why-dashes-somebody"),
    thought.try_hurrying_to_goal: _hurrying_reason,
}


# ---- other questions


def _target_reason(s: State, option: Answer) -> Words:
    if option.kind != "foe":
        return NOTHING
    return text("why-target", enemy=s.name(option.number), hp=crowd.remaining(s, option.number))


def _soul_reason(s: State, option: Answer) -> Words:
    who = texts.who(s.aim) if s.aim in HEROES else text("a-hero")
    text_id = {"raise": "why-raises", "resurrect": "why-returns"}.get(option.kind)
    return text(text_id, who=who) if text_id is not None else NOTHING


def _market_reason(s: State, option: Answer) -> Words:
    who = s.heroes[s.shopper].name
    match option.kind:
        case "buy":
            return text("why-buys", who=who, item=texts.thing(option.of))
        case "wear":
            return text("why-equips", who=who, item=texts.thing(option.of.partition("/")[0]))
        case "raise":
            return text("why-raises", who=who)
        case "forge":
            return text("why-forges", who=who)
        case _:
            return NOTHING


REASONS: Final[Mapping[str, OptionReason]] = {
    "act": lambda s, option: NOTHING, "target": _target_reason, "soul": _soul_reason, "market": _market_reason,
}  # fmt: skip
