"""Why a bot answers so, in one line for the whole party."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from meadhall.engine import Option, View
from meadhall.games.swordsorcery.bot import acting, goals, thought, weights
from meadhall.games.swordsorcery.content import ENEMIES, HEROES, ITEMS, QUESTS, USABLE
from meadhall.games.swordsorcery.figures import crowd, sight, things
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.state import Area, Ref, State
from meadhall.games.swordsorcery.words.options import MARKERS

Says = Callable[[State, Answer], str]


def reason(view: View[State], option: Option) -> str:
    """What speaks for an answer, as all can see it; nothing where that is plain, or only looking ahead tells."""
    says = REASONS.get(view.question)
    if says is None or not isinstance(option, Answer):
        return ""
    if view.question == "act":
        return _act(view.state, option, [one for one in view.options if isinstance(one, Answer)])
    return says(view.state, option)


# ---- the Hero Turn


def _act(s: State, option: Answer, options: list[Answer]) -> str:
    """By the first way of a sensible player that leads to this answer."""
    assert s.turn is not None
    at = s.turn.hero
    keys = {one.key: one for one in options}
    for way, says in WAYS.items():
        if way(s, at, keys) is option:
            return f"{s.heroes[at].name} {says(s, at, option)}."
    return ""


def _stands(s: State, at: int, option: Answer) -> str:
    return "must stand up before anything else"


def _heals(s: State, at: int, option: Answer) -> str:
    hurt = min(s.living(), key=lambda one: crowd.remaining(s, one) / crowd.most_hp(s, one))
    has, most = crowd.remaining(s, hurt), crowd.most_hp(s, hurt)
    return f"heals by {USABLE[option.of].name}: {s.heroes[hurt].name} has {has} of {most} HP"


def _serves_the_quest(s: State, at: int, option: Answer) -> str:
    if option.kind == "interact":
        return f"does what the quest wants: {MARKERS[option.of]}"
    return f"picks up {ITEMS[option.of].name}, which the quest wants"


def _makes_ready(s: State, at: int, option: Answer) -> str:
    return f"uses {USABLE[option.of].name} before the fight: {_nearest(s, at)}"


def _fights(s: State, at: int, option: Answer) -> str:
    how = f"uses {USABLE[option.of].name}" if option.kind == "use" else "attacks"
    return f"{how}: {_nearest(s, at)}"


def _helps(s: State, at: int, option: Answer) -> str:
    return f"helps by {USABLE[option.of].name}: {_nearest(s, at)}"


def _sends_the_companion(s: State, at: int, option: Answer) -> str:
    return "sends the companion first, which costs nothing"


def _walks(s: State, at: int, option: Answer) -> str:
    return _goes(s, at, acting.walks_to(s, at))


def _walks_with_care(s: State, at: int, option: Answer) -> str:
    return _goes(s, at, thought.walks_to(s, at))


def _goes(s: State, at: int, to: Area | None) -> str:
    if to is None or to == goals.goal(s, at):
        return _on_the_way(s, at)
    return f"goes for {_enemy(s, to)}, the nearest enemy"


def _loots(s: State, at: int, option: Answer) -> str:
    return "takes what lies here, with an activity to spare"


def _hurries(s: State, at: int, option: Answer) -> str:
    return f"takes a further step: {_on_the_way(s, at)}"


def _lunges(s: State, at: int, option: Answer) -> str:
    return f"dashes to strike: {_nearest(s, at)}"


def _nearest(s: State, at: int) -> str:
    """The nearest enemy that is awake, and how far away it is."""
    area = goals.foes_area(s, at, weights.ALARM)
    if area is None:
        return "an enemy is in reach"
    steps = sight.walk(s, s.heroes[at].area, area, False)
    return f"{_enemy(s, area)} is {'here' if not steps else '1 area away' if steps == 1 else f'{steps} areas away'}"


def _enemy(s: State, area: Area) -> str:
    """The weakest enemy of an area by name."""
    refs = crowd.enemies_in(s, area)
    return _the(s, min(refs, key=lambda ref: crowd.remaining(s, ref))) if refs else "an enemy"


def _the(s: State, ref: Ref) -> str:
    """A character in the middle of a sentence: Masters have names of their own."""
    return s.name(ref) if crowd.is_master(s, ref) else f"the {s.name(ref)}"


def _on_the_way(s: State, at: int) -> str:
    """Where the quest leads, and what is there."""
    to = goals.goal(s, at)
    area = sight.board(s).areas[to]
    here = [
        one.id
        for one in QUESTS[s.quest].markers
        if one.area == area.id and one.id in s.markers and one.id in goals.OBJECTS
    ]
    masters = [ENEMIES[one.id].name for one in s.enemies if one.area == to and ENEMIES[one.id].is_master]
    carried = [ITEMS[key].name for key in s.heroes[at].keys if key in goals.QUEST_ITEMS]
    if carried:
        return f"carries {carried[0]} to {area.name}"
    if s.heroes[at].escort:
        return f"brings the {s.heroes[at].escort} to {area.name}"
    if here:
        return f"makes for {area.name}, to {MARKERS[here[0]].removeprefix('to ')}"
    return f"makes for {masters[0]} in {area.name}" if masters else f"makes for {area.name}, where the quest leads"


WAYS: Final[Mapping[acting.Way, Callable[[State, int, Answer], str]]] = {
    acting.stand: _stands,
    acting.heal: _heals,
    acting.quest: _serves_the_quest,
    acting.strengthen: _makes_ready,
    acting.fight: _fights,
    acting.companion: _sends_the_companion,
    acting.support: _helps,
    acting.walk: _walks,
    acting.loot: _loots,
    acting.hurry: _hurries,
    thought.recover: _heals,
    thought.walk: _walks_with_care,
    thought.lunge: _lunges,
    thought.hurry: _hurries,
}


# ---- other questions


def _whom(s: State, option: Answer) -> str:
    if option.kind != "foe":
        return ""
    left = crowd.remaining(s, option.number)
    return f"At {_the(s, option.number)}, {left} HP left: what falls strikes no more."


def _soul(s: State, option: Answer) -> str:
    who = HEROES[s.aim].short if s.aim in HEROES else "The hero"
    return {
        "raise": _rises(who),
        "resurrect": f"{who} returns: a Ghost Soul helps nobody, and holds back every raise.",
    }.get(option.kind, "")


def _rises(who: str) -> str:
    return f"{who} rises: a Soulrank is kept until the hero dies."


def _market(s: State, option: Answer) -> str:
    name = s.heroes[s.shopper].name
    match option.kind:
        case "buy":
            return f"{name} buys {ITEMS[option.of].name}, the most use for the Crowns."
        case "wear":
            thing = things.name_of(things.thing_of(option.of.partition("/")[0]))
            return f"{name} equips {thing}, which is better than what was worn."
        case "raise":
            return _rises(name)
        case "forge":
            return f"{name} has the soul weapon forged: nothing on sale is better."
        case _:
            return ""


REASONS: Final[Mapping[str, Says]] = {
    "act": lambda s, option: "", "target": _whom, "soul": _soul, "market": _market,
}  # fmt: skip
