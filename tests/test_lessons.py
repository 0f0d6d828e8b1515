"""Lessons: every step can be played, points at existing things, and is translated into every language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from meadhall.engine.contract.game import Game
from meadhall.engine.contract.lesson import BadLesson, Lesson, LessonStep
from meadhall.engine.contract.registry import find_game, installed_games
from meadhall.server.hall.lessons import lesson_body
from meadhall.server.protocol.patch import patched
from meadhall.testing.lessons import faults, lesson_steps

GAMES = [game for game in map(find_game, installed_games()) if game.lesson is not None]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_lesson_steps_are_playable_and_translated_and_point_at_real_things(game: Game[Any]) -> None:
    assert faults(game) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_lesson_is_short_and_lets_the_player_act(game: Game[Any]) -> None:
    assert game.lesson is not None
    steps = game.lesson.steps
    assert 10 <= len(steps) <= 15
    assert sum(step.awaits != "" for step in steps) >= 5
    assert not steps[0].awaits
    assert not steps[-1].awaits
    assert len({step.id for step in steps}) == len(steps)
    assert game.lesson.minutes < 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_sent_lesson_rebuilds_the_table_of_every_step(game: Game[Any]) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(lesson_body(game, "en")))
    table = sent["steps"][0]["sight"]
    for step in sent["steps"]:
        table = patched(table, step["sight"]["patch"]) if step["sight"]["type"] == "change" else table
        offered = [option["key"] for option in table["ask"]["options"]] if table["ask"] else []
        assert not step["awaits"] or step["awaits"] in offered


def with_changed_step(**changes: Any) -> Callable[[str], Game[Any]]:
    """Return a function that loads Seven Virtues with changes to the lesson step of a given id."""

    def changed(id: str) -> Game[Any]:
        game = find_game("virtues")
        assert game.lesson is not None
        steps = tuple(replace(step, **changes) if step.id == id else step for step in game.lesson.steps)
        return replace(game, lesson=replace(game.lesson, steps=steps))

    return changed


@pytest.mark.parametrize(
    ("id", "changes", "says"),
    [
        ("fulfil", {"awaits": "quest:q99.1"}, "step 'fulfil': 'quest:q99.1' is not on offer"),
        ("twice", {"before": ("fly:away",)}, "step 'twice': 'fly:away' is not on offer"),
        ("goal", {"lights": ("moon",)}, "step 'goal': unknown parts to highlight: moon; known parts: "),
        ("goal", {"id": "sense"}, "the lesson has no message 'lesson-sense.title': add it to words/en.ftl"),
        ("fulfil", {"taps": ("moon",)}, "step 'fulfil': unknown parts to highlight: moon; known parts: "),
        ("goal", {"taps": ("purse",)}, "step 'goal': it lists taps but awaits no answer"),
        ("fulfil", {"lights": ()}, "step 'fulfil': it awaits an answer but highlights nothing to press"),
        (
            "goal",
            {"title": "T", "words": "long " * 60},
            "step 'goal': its words have 300 characters in en, not 1 to 200",
        ),
    ],
)
def test_fault_names_its_step(id: str, changes: dict[str, Any], says: str) -> None:
    assert any(fault.startswith(says) for fault in faults(with_changed_step(**changes)(id))), faults(
        with_changed_step(**changes)(id)
    )


def test_impossible_luck_is_a_fault() -> None:
    game = find_game("swordsorcery")
    assert game.lesson is not None
    table = {**game.lesson.table, "encounters": ["e01", "e01"]}
    all_faults = faults(replace(game, lesson=replace(game.lesson, table=table)))
    assert all_faults
    says = "the lesson of Sword & Sorcery scripts luck that is never used: scripted but never asked for: "
    says += "encounters (e01)"
    assert all(says in fault for fault in all_faults)


def test_game_without_a_catalogue_has_its_own_lesson_words() -> None:
    game = find_game("virtues")
    step = LessonStep[Any]("own", ("purse",), title="Yours", words="These are your pieces.")
    lesson = Lesson[Any](table={"players": 3}, steps=(step,), parts=("purse",))
    assert faults(replace(game, lesson=lesson)) == []


def test_a_game_without_a_lesson_has_none() -> None:
    game = replace(find_game("virtues"), lesson=None)
    assert faults(game) == []
    with pytest.raises(BadLesson, match="Seven Virtues has no lesson"):
        next(lesson_steps(game))
