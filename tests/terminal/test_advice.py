"""A bot's advice at the terminal, by a key or a typed word, in matches against bots."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.bots import find_bot
from meadhall.engine import Match, NotOffered, find_game
from meadhall.terminal.fullscreen.clicks import carry_out_line
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.keys import press
from meadhall.terminal.plain.plain import Plain
from meadhall.terminal.session import Player, Session
from tests.terminal.races import TerminalRace
from tests.terminal.test_interrupts import write_nothing
from tests.terminal.test_plain import ScriptedConsole

PIG = "examples/pig.py"
SS = find_game("swordsorcery")


def session_of_ann(game: Any, **options: Any) -> Session:
    """Return a session of Ann against bots, or alone, at her first question."""
    match = Match(game, "1", **options)
    bots = [Player(f"Bot {seat}", find_bot("random", game)) for seat in range(1, game.seats(match.options))]
    session = Session(match, [Player("Ann"), *bots])
    while not session.is_person_asked:
        session.advance()
    return session


def session_with_reason() -> tuple[Session, str, str]:
    """Return a session where the bot gives a reason, the key of its answer, and its advice as a sentence."""
    session = session_of_ann(SS, players=1)
    for _ in range(60):
        key, sentence = session.advice()
        if session.menu().question == "act" and key.startswith("to:"):
            return session, key, sentence
        session.answer(key)
    raise AssertionError("the bot never walks")


def test_advice_has_a_reason_and_gives_no_answer() -> None:
    session, key, sentence = session_with_reason()
    decisions = len(session.match.log)
    assert sentence == "A bot would: Go to the Lamp Passage. Bryndis goes for the nearest enemy: Gremlin Pilferer 1."
    answer = find_bot("sensible", SS).choose(session.view())
    assert key == (answer if isinstance(answer, str) else answer.key)
    assert len(session.match.log) == decisions


def test_key_and_typed_word_select_the_advised_answer() -> None:
    session, key, sentence = session_with_reason()
    desk = Desk(session)
    decisions = len(session.match.log)
    press(desk, "W")
    assert (desk.chosen, desk.message) == (key, sentence)
    press(desk, "W")
    assert (desk.chosen, desk.message, len(session.match.log)) == (key, sentence, decisions)
    press(desk, "escape")
    press(desk, "escape")
    assert desk.chosen == ""
    carry_out_line(desk, "advice")
    assert (desk.chosen, desk.message) == (key, sentence)


def test_typed_word_gives_advice_in_plain_mode() -> None:
    session, _, sentence = session_with_reason()
    console = ScriptedConsole("advice", "stop")
    Plain(session, console, write_nothing).play()
    assert sentence in console.lines


def test_advice_without_a_reason_is_the_answer_alone() -> None:
    assert session_of_ann(find_game(PIG)).advice() == ("roll", "A bot would: Roll.")


REFUSAL = "only ask what a bot would do in a match against bots, and not in real time"


def test_advice_is_refused_among_people() -> None:
    session = Session(Match(find_game(PIG), "1"), [Player("Ann"), Player("Bea")])
    session.lift_curtain()
    with pytest.raises(NotOffered, match=REFUSAL):
        session.advice()
    desk = Desk(session)
    press(desk, "W")
    assert (REFUSAL in desk.message, desk.chosen) == (True, "")


def test_advice_is_refused_in_real_time() -> None:
    with pytest.raises(NotOffered, match=REFUSAL):
        TerminalRace(Match(find_game("heroes"), "1", players=2)).session.advice()


def test_advice_is_refused_while_others_are_asked() -> None:
    session = session_of_ann(find_game(PIG))
    while session.is_person_asked:
        session.answer("roll")
    with pytest.raises(NotOffered):
        session.advice()


def test_game_without_a_sensible_bot_refuses_advice() -> None:
    auction = find_game("tests.engine.toys:AUCTION")
    desk = Desk(session_of_ann(auction))
    press(desk, "W")
    assert "has no bot 'sensible'" in desk.message
