"""A player can turn interrupts off. Then they are not asked in other players' turns, and the match continues."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.bots import find_bot
from meadhall.engine.common.errors import NotOffered
from meadhall.engine.contract.registry import find_game
from meadhall.engine.play.match import Match
from meadhall.games.virtues import GAME
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.keys import press
from meadhall.terminal.plain.plain import Plain
from meadhall.terminal.session import Player, Session
from meadhall.terminal.words import say
from meadhall.testing import clause, table
from tests.terminal.test_plain import ScriptedConsole

THEFT = "pilfer:sin_envy_a"


def write_nothing(path: Path) -> None:
    raise AssertionError(f"nobody saves to {path}")


def before_a_theft() -> Session:
    """Return a session where a bot is about to take an elixir that the only person could drink first."""
    t = table(GAME, players=3, ann={"sins": "sin_envy_a"}, bram={"elixirs": "el_red_2"})
    bot = find_bot("random", GAME)
    return Session(t.match, [Player("Ann", bot), Player("Bram"), Player("Cas", bot)])


def is_robbed(session: Session) -> bool:
    """Whether the person has lost the elixir without drinking it."""
    bram = session.match.state.players[1]
    return not bram.elixirs and not any(bram.gifts)


@clause("SV-FREE-04")
def test_player_is_asked_at_interrupts_unless_switched_off() -> None:
    session = before_a_theft()
    session.advance(THEFT)
    assert (session.asked, session.menu().question) == (1, "interrupt")
    session = before_a_theft()
    assert session.toggle_interrupts() == say("interrupts-off")
    session.advance(THEFT)
    assert session.match.menu().question != "interrupt"
    assert is_robbed(session), "the theft goes ahead if the interrupt is not answered"


@clause("SV-FREE-04")
def test_switching_interrupts_off_passes_the_pending_one_at_once() -> None:
    session = before_a_theft()
    session.advance(THEFT)
    session.toggle_interrupts()
    assert is_robbed(session)
    assert session.toggle_interrupts() == say("interrupts-on")


@clause("SV-FREE-04")
def test_players_are_always_asked_in_their_own_turn() -> None:
    session = Session(
        table(GAME, players=3, passed="bram", cas={"elixirs": "el_red_1"}).match,
        [Player("Ann"), Player("Bram", find_bot("random", GAME)), Player("Cas", find_bot("random", GAME))],
    )
    session.toggle_interrupts()
    assert (session.asked, session.menu().question) == (0, "go")


@clause("SV-FREE-04")
def test_key_and_words_switch_interrupts() -> None:
    session = before_a_theft()
    session.advance(THEFT)
    desk = Desk(session)
    press(desk, "I")
    assert desk.message == say("interrupts-off")
    assert is_robbed(session)
    session = before_a_theft()
    session.advance(THEFT)
    console = ScriptedConsole("interrupts", "stop")
    Plain(session, console, write_nothing).play()
    assert say("interrupts-off") in console.lines
    assert is_robbed(session)


def test_game_without_interrupts_refuses_the_switch() -> None:
    pig = find_game("examples/pig.py")
    session = Session(Match(pig, "1"), [Player("Ann"), Player("Bram", find_bot("random", pig))])
    with pytest.raises(NotOffered, match="never asks you on another player's turn"):
        session.toggle_interrupts()
    desk = Desk(session)
    press(desk, "I")
    assert "nothing here" in desk.message
