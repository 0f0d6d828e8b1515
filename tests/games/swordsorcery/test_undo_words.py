"""Reasons why an undo is too late. They use the words of players, not the names of decks."""

from __future__ import annotations

from meadhall.engine import Match
from meadhall.engine.play.perspective import Perspective
from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.bot.sensible import sensible_answer
from tests.games.swordsorcery.tables import english

PLAIN = {
    "dice were rolled after your move",
    "you have not moved yet",
    "the match has gone on since your last move",
    "Bea has moved after you",
    *(f"{english(what)} was revealed after your move" for what in GAME.wording.chances.values()),
}


def test_late_undo_names_the_event_since() -> None:
    match = Match(GAME, seed=1, players=2)
    eyes = Perspective(match, ["Ann", "Bea"], 0)
    sentences: set[str] = set()
    for _ in range(150):
        match.answer(match.asked, sensible_answer(match.view(match.asked)))
        sentences.add(eyes.say(eyes.no_undo_reason()))
    assert sentences <= PLAIN
    assert {"dice were rolled after your move", "an enemy was revealed after your move"} <= sentences
