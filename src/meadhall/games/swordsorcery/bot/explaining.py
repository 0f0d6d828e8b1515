"""Reasons for a bot's answer, in one line for the whole party."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from meadhall.engine import Option, View
from meadhall.engine.common.text import NOTHING, Words, text
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.bot import acting, goals, thought, weights
from meadhall.games.swordsorcery.content import ENEMIES, HEROES, QUESTS
from meadhall.games.swordsorcery.figures import crowd, sight
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.state import Area, State
from meadhall.games.swordsorcery.words.options import marker

Says = Callable[[State, Answer], Words]
OfTurn = Callable[[State, int, Answer], Words]


def reason(view: View[State], option: Option) -> Words:
    """Return the reason for an answer from public facts; nothing if it is plain, or comes from looking ahead."""
    says = REASONS.get(view.question)
    if says is None or not isinstance(option, Answer):
        return NOTHING
    if view.question == "act":
        return _act(view.state, option, [one for one in view.options if isinstance(one, Answer)])
    return says(view.state, option)


# ---- the Hero Turn


def _act(s: State, option: Answer, options: list[Answer]) -> Words:
    """Return the reason of the first way of a sensible player that leads to this answer."""
    assert s.turn is not None
    at = s.turn.hero
    keys = {one.key: one for one in options}
    for way, says in WAYS.items():
        if way(s, at, keys) is option:
            return says(s, at, option)
    return NOTHING


def _plain(id: str) -> OfTurn:
    return lambda s, at, option: text(id, who=s.heroes[at].name)


def _heals(s: State, at: int, option: Answer) -> Words:
    hurt = min(s.living(), key=lambda one: crowd.remaining(s, one) / crowd.most_hp(s, one))
    has, most = crowd.remaining(s, hurt), crowd.most_hp(s, hurt)
    card = texts.card(option.of)
    return text("why-heals", who=s.heroes[at].name, card=card, hurt=s.heroes[hurt].name, has=has, most=most)


def _serves_the_quest(s: State, at: int, option: Answer) -> Words:
    who = s.heroes[at].name
    if option.kind == "interact":
        return text("why-interacts", who=who, deed=marker(option.of))
    return text("why-picks-up", who=who, item=texts.thing(option.of))


def _near(id: str, somebody: str) -> OfTurn:
    """Name the nearest enemy that is awake, and its distance; use `somebody` if all sleep."""

    def says(s: State, at: int, option: Answer) -> Words:
        who, card = s.heroes[at].name, texts.card(option.of) if option.kind == "use" else NOTHING
        area = goals.foes_area(s, at, weights.ALARM)
        if area is None:
            return text(somebody, who=who, card=card)
        far = sight.walking_distance(s, s.heroes[at].area, area, False)
        return text(id, who=who, card=card, enemy=_enemy(s, area), far=far)

    return says


_uses = _near("why-uses", "why-uses-somebody")
_attacks = _near("why-attacks", "why-attacks-somebody")


def _fights(s: State, at: int, option: Answer) -> Words:
    return (_uses if option.kind == "use" else _attacks)(s, at, option)


def _walks(s: State, at: int, option: Answer) -> Words:
    return _goes(s, at, acting.destination(s, at))


def _walks_with_care(s: State, at: int, option: Answer) -> Words:
    return _goes(s, at, thought.careful_destination(s, at))


def _goes(s: State, at: int, to: Area | None) -> Words:
    if to is None or to == goals.nearest_goal(s, at):
        return _on_the_way(s, at)
    return text("why-goes-for", who=s.heroes[at].name, enemy=_enemy(s, to))


def _hurries(s: State, at: int, option: Answer) -> Words:
    return _on_the_way(s, at)


def _enemy(s: State, area: Area) -> Words:
    """Return the name of the weakest enemy of an area."""
    refs = crowd.enemies_in(s, area)
    return s.name(min(refs, key=lambda ref: crowd.remaining(s, ref))) if refs else text("an-enemy")


def _on_the_way(s: State, at: int) -> Words:
    """Say the next place of the quest, and its purpose."""
    to, hero = goals.nearest_goal(s, at), s.heroes[at]
    id = sight.board(s).areas[to].id
    here = [
        one.id for one in QUESTS[s.quest].markers if one.area == id and one.id in s.markers and one.id in goals.OBJECTS
    ]
    masters = [enemy.id for enemy in s.enemies if enemy.area == to and ENEMIES[enemy.id].is_master]
    carried = [key for key in hero.keys if key in goals.QUEST_ITEMS]
    who, area = hero.name, texts.place_words(id)
    if carried:
        return text("why-carries", who=who, area=area, item=texts.thing(carried[0]))
    if hero.escort:
        return text("why-brings", who=who, area=area)
    if here:
        return text("why-walks-to-marker", who=who, area=area, deed=marker(here[0]))
    if masters:
        return text("why-walks-to-master", who=who, area=area, master=texts.card(masters[0]))
    return text("why-walks", who=who, area=area)


WAYS: Final[Mapping[acting.Way, OfTurn]] = {
    acting.try_standing: _plain("why-stands"),
    acting.try_healing: _heals,
    acting.try_quest: _serves_the_quest,
    acting.try_strengthening: _near("why-prepares", "why-prepares-somebody"),
    acting.try_fighting: _fights,
    acting.try_companion: _plain("why-sends-companion"),
    acting.try_support: _uses,
    acting.try_walking: _walks,
    acting.try_looting: _plain("why-loots"),
    acting.try_hurrying: _hurries,
    thought.try_recovering: _heals,
    thought.try_walking_with_care: _walks_with_care,
    thought.try_lunging: _near("why-dashes", "why-dashes-somebody"),
    thought.try_hurrying_to_goal: _hurries,
}


# ---- other questions


def _whom(s: State, option: Answer) -> Words:
    if option.kind != "foe":
        return NOTHING
    return text("why-target", enemy=s.name(option.number), hp=crowd.remaining(s, option.number))


def _soul(s: State, option: Answer) -> Words:
    who = texts.who(s.aim) if s.aim in HEROES else text("a-hero")
    said = {"raise": "why-raises", "resurrect": "why-returns"}.get(option.kind)
    return text(said, who=who) if said is not None else NOTHING


def _market(s: State, option: Answer) -> Words:
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


REASONS: Final[Mapping[str, Says]] = {
    "act": lambda s, option: NOTHING, "target": _whom, "soul": _soul, "market": _market,
}  # fmt: skip
