"""Reasons for a bot's answer, in one line for the whole party."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from meadhall.engine import Option, View
from meadhall.engine.common.text import NO_WORDS, Words, text
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.bot import acting, goals, thought, weights
from meadhall.games.swordsorcery.content import ENEMIES, HEROES, QUESTS
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.state import Area, State
from meadhall.games.swordsorcery.words.options import marker_action

OptionReason = Callable[[State, Answer], Words]
TurnReason = Callable[[State, int, Answer], Words]


def answer_reason(view: View[State], option: Option) -> Words:
    """Return the public reason for an answer.

    Return NOTHING if the answer needs no reason, or if the bot found it by thinking ahead.
    """
    explain = REASONS_BY_QUESTION.get(view.question)
    if explain is None or not isinstance(option, Answer):
        return NO_WORDS
    if view.question == "act":
        return _turn_reason(view.state, option, [answers for answers in view.options if isinstance(answers, Answer)])
    return explain(view.state, option)


# ---- the Hero Turn


def _turn_reason(s: State, option: Answer, options: list[Answer]) -> Words:
    """Return the reason of the first tactic that gives this answer."""
    assert s.turn is not None
    hero_index = s.turn.hero
    answers = {tactic_answer.key: tactic_answer for tactic_answer in options}
    for tactic, explain in TACTIC_REASONS.items():
        if tactic(s, hero_index, answers) is option:
            return explain(s, hero_index, option)
    return NO_WORDS


def _fixed_reason(id: str) -> TurnReason:
    """Return a function for a reason that names only the hero."""
    return lambda s, hero_index, option: text(id, who=s.heroes[hero_index].name)


def _healing_reason(s: State, hero_index: int, option: Answer) -> Words:
    hurt = min(s.living(), key=lambda hero: crowd.remaining_hp(s, hero) / crowd.full_hp(s, hero))
    has, full_hp = crowd.remaining_hp(s, hurt), crowd.full_hp(s, hurt)
    card = texts.card_name(option.of)
    return text("why-heals", who=s.heroes[hero_index].name, card=card, hurt=s.heroes[hurt].name, has=has, most=full_hp)


def _quest_reason(s: State, hero_index: int, option: Answer) -> Words:
    name = s.heroes[hero_index].name
    if option.kind == "interact":
        return text("why-interacts", who=name, deed=marker_action(option.of))
    return text("why-picks-up", who=name, item=texts.thing_name(option.of))


def _reason_with_nearest_enemy(id: str, sleeping_id: str) -> TurnReason:
    """Return a function for a reason that names the nearest enemy who is awake.

    If all enemies sleep, the reason is the text with the second id.
    """

    def nearest_enemy_reason(s: State, hero_index: int, option: Answer) -> Words:
        who, card = s.heroes[hero_index].name, texts.card_name(option.of) if option.kind == "use" else NO_WORDS
        area = goals.nearest_foe_area(s, hero_index, weights.SUPPORT_DISTANCE)
        if area is None:
            return text(sleeping_id, who=who, card=card)
        steps = line_of_sight.walking_distance(s, s.heroes[hero_index].area, area, False)
        return text(id, who=who, card=card, enemy=_weakest_enemy_name(s, area), far=steps)

    return nearest_enemy_reason


_use_reason = _reason_with_nearest_enemy("why-uses", "why-uses-somebody")
_attack_reason = _reason_with_nearest_enemy("why-attacks", "why-attacks-somebody")


def _fight_reason(s: State, hero_index: int, option: Answer) -> Words:
    return (_use_reason if option.kind == "use" else _attack_reason)(s, hero_index, option)


def _walking_reason(s: State, hero_index: int, option: Answer) -> Words:
    return _destination_reason(s, hero_index, acting.walking_destination(s, hero_index))


def _careful_walking_reason(s: State, hero_index: int, option: Answer) -> Words:
    return _destination_reason(s, hero_index, thought.careful_destination(s, hero_index))


def _destination_reason(s: State, hero_index: int, goal_area: Area | None) -> Words:
    if goal_area is None or goal_area == goals.nearest_goal(s, hero_index):
        return _quest_goal_reason(s, hero_index)
    return text("why-goes-for", who=s.heroes[hero_index].name, enemy=_weakest_enemy_name(s, goal_area))


def _hurrying_reason(s: State, hero_index: int, option: Answer) -> Words:
    return _quest_goal_reason(s, hero_index)


def _weakest_enemy_name(s: State, area: Area) -> Words:
    """Return the name of the weakest enemy in an area."""
    refs = crowd.enemies_in_area(s, area)
    return s.name(min(refs, key=lambda ref: crowd.remaining_hp(s, ref))) if refs else text("an-enemy")


def _quest_goal_reason(s: State, hero_index: int) -> Words:
    """Return a text that names the quest's next area and its purpose."""
    goal, hero = goals.nearest_goal(s, hero_index), s.heroes[hero_index]
    id = line_of_sight.board(s).areas[goal].id
    marker_ids = [
        marker_row.id
        for marker_row in QUESTS[s.quest].markers
        if marker_row.area == id and marker_row.id in s.markers and marker_row.id in goals.USEFUL_MARKERS
    ]
    masters = [enemy.id for enemy in s.enemies if enemy.area == goal and ENEMIES[enemy.id].is_master]
    carried = [key for key in hero.keys if key in goals.QUEST_ITEMS]
    name, area = hero.name, texts.area_name_in_sentence(id)
    if carried:
        return text("why-carries", who=name, area=area, item=texts.thing_name(carried[0]))
    if hero.escort:
        return text("why-brings", who=name, area=area)
    if marker_ids:
        return text("why-walks-to-marker", who=name, area=area, deed=marker_action(marker_ids[0]))
    if masters:
        return text("why-walks-to-master", who=name, area=area, master=texts.card_name(masters[0]))
    return text("why-walks", who=name, area=area)


TACTIC_REASONS: Final[Mapping[acting.Tactic, TurnReason]] = {
    acting.try_standing_up: _fixed_reason("why-stands"),
    acting.try_healing: _healing_reason,
    acting.try_quest_task: _quest_reason,
    acting.try_free_power: _reason_with_nearest_enemy("why-prepares", "why-prepares-somebody"),
    acting.try_fighting: _fight_reason,
    acting.try_companion_activation: _fixed_reason("why-sends-companion"),
    acting.try_support_power: _use_reason,
    acting.try_walking: _walking_reason,
    acting.try_looting: _fixed_reason("why-loots"),
    acting.try_dash: _hurrying_reason,
    thought.try_early_healing: _healing_reason,
    thought.try_careful_walking: _careful_walking_reason,
    thought.try_dash_to_enemy: _reason_with_nearest_enemy("why-dashes", "why-dashes-somebody"),
    thought.try_dash_to_goal: _hurrying_reason,
}


# ---- other questions


def _target_reason(s: State, option: Answer) -> Words:
    if option.kind != "foe":
        return NO_WORDS
    return text("why-target", enemy=s.name(option.number), hp=crowd.remaining_hp(s, option.number))


def _soul_reason(s: State, option: Answer) -> Words:
    name = texts.character_name(s.aim) if s.aim in HEROES else text("a-hero")
    text_id = {"raise": "why-raises", "resurrect": "why-returns"}.get(option.kind)
    return text(text_id, who=name) if text_id is not None else NO_WORDS


def _market_reason(s: State, option: Answer) -> Words:
    name = s.heroes[s.shopper].name
    match option.kind:
        case "buy":
            return text("why-buys", who=name, item=texts.thing_name(option.of))
        case "wear":
            return text("why-equips", who=name, item=texts.thing_name(option.of.partition("/")[0]))
        case "raise":
            return text("why-raises", who=name)
        case "forge":
            return text("why-forges", who=name)
        case _:
            return NO_WORDS


REASONS_BY_QUESTION: Final[Mapping[str, OptionReason]] = {
    "act": lambda s, option: NO_WORDS, "target": _target_reason, "soul": _soul_reason, "market": _market_reason,
}  # fmt: skip
