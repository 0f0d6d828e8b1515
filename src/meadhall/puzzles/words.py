"""Puts a puzzle into words: the question, the chance of each answer, and the reason for the best answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from meadhall.bots.names import free_names
from meadhall.engine import Game, Match
from meadhall.engine.common.text import Text
from meadhall.engine.language.language import FIRST
from meadhall.engine.play.perspective import Perspective
from meadhall.puzzles.stored import Puzzle


class AnswerChance(NamedTuple):
    """An answer in words, and its chance to win. `chance_lost` is how much lower that is than with the best answer.

    `margin` is the margin of error of `chance_lost`: half of its 95 % interval. For the best answer, `chance_lost` is
    0, and `margin` is the margin of error of `chance`.
    """

    key: str
    words: str
    chance: float
    chance_lost: float
    margin: float


class Solution(NamedTuple):
    """All answers to a puzzle, the best one first. `reason` is the reason for the best answer.

    `reason` is empty if the game has no words for it.
    """

    answers: list[AnswerChance]
    reason: str


def puzzle_perspective(match: Match[Any], seat: int, you: str, language: str = FIRST) -> Perspective:
    """Return the perspective of a puzzle's seat. The seat is named `you`, and the other seats have names of bots."""
    names = list(islice(free_names(()), match.game.seats(match.options)))
    names[seat] = you
    return Perspective(match, names, seat, language=language)


def solution_of(perspective: Perspective, puzzle: Puzzle) -> Solution:
    """Return the solution of a puzzle in words."""
    menu = perspective.menu()

    def answer_words(key: str) -> str:
        return perspective.option_words(menu.find(key))

    best = AnswerChance(puzzle.best, answer_words(puzzle.best), puzzle.chance, 0.0, puzzle.within)
    others = [
        AnswerChance(
            other.key, answer_words(other.key), max(0.0, puzzle.chance - other.behind), other.behind, other.within
        )
        for other in puzzle.others
    ]
    return Solution([best, *others], reason_for_best(perspective, puzzle))


def hidden_content_note(perspective: Perspective) -> str:
    """Return a sentence that says that the playouts knew hidden content; empty if they did not."""
    return perspective.say(Text("puzzle-note")) if perspective.match.game.puzzling.uses_hidden_content else ""


def reason_for_best(perspective: Perspective, puzzle: Puzzle) -> str:
    """Return the reason why the best answer is best, in one or two sentences."""
    game: Game[Any] = perspective.match.game
    reason = perspective.say(game.reason(perspective.view(), perspective.menu().find(puzzle.best)))
    return reason or " ".join(gain_words(perspective, puzzle.gains))


def gain_words(perspective: Perspective, gains: Sequence[str]) -> list[str]:
    """Return a sentence for each gain that the game has words for."""
    catalogue = perspective.wording.catalogue
    ids = [gain_id(name) for name in gains]
    return [perspective.say(Text(id)) for id in ids if catalogue is not None and catalogue.has(id)]


def gain_id(feature: str) -> str:
    """Return the message id of a feature, such as `gain-hit-points`."""
    return f"gain-{re.sub('[^a-z0-9]+', '-', feature.lower()).strip('-')}"
