"""Players who chose so are not asked in others' turns: the events there simply happen."""

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

THEFT = "pilfer:sin_envy_a"


class Paper:
    """A keyboard that types these lines, and what was printed."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)
        self.lines: list[str] = []

    def read(self, prompt: str) -> str | None:
        return self.typed.pop(0) if self.typed else None

    def say(self, line: str) -> None:
        self.lines.append(line)

    def clear(self) -> None:
        self.lines.append("<cleared>")


def write_nothing(path: Path) -> None:
    raise AssertionError(f"nobody saves to {path}")


def before_a_theft() -> Session:
    """A bot is about to take an elixir that the only person here could drink first."""
    t = table(GAME, players=3, ann={"sins": "sin_envy_a"}, bram={"elixirs": "el_red_2"})
    bot = find_bot("random", GAME)
    return Session(t.match, [Player("Ann", bot), Player("Bram"), Player("Cas", bot)])


def is_robbed(session: Session) -> bool:
    """Whether the person has lost the elixir without having drunk it."""
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
    assert is_robbed(session), "what was not answered has happened"


@clause("SV-FREE-04")
def test_switching_interrupts_off_passes_the_pending_one_at_once() -> None:
    session = before_a_theft()
    session.advance(THEFT)
    session.toggle_interrupts()
    assert is_robbed(session)
    assert session.toggle_interrupts() == say("interrupts-on")


@clause("SV-FREE-04")
def test_own_turns_are_asked_all_the_same() -> None:
    session = Session(
        table(GAME, players=3, passed="bram", cas={"elixirs": "el_red_1"}).match,
        [Player("Ann"), Player("Bram", find_bot("random", GAME)), Player("Cas", find_bot("random", GAME))],
    )
    session.toggle_interrupts()
    assert (session.asked, session.menu().question) == (0, "go")


@clause("SV-FREE-04")
def test_the_key_and_the_words_for_it() -> None:
    session = before_a_theft()
    session.advance(THEFT)
    desk = Desk(session)
    press(desk, "I")
    assert desk.message == say("interrupts-off")
    assert is_robbed(session)
    session = before_a_theft()
    session.advance(THEFT)
    paper = Paper("interrupts", "stop")
    Plain(session, paper, write_nothing).play()
    assert say("interrupts-off") in paper.lines
    assert is_robbed(session)


def test_a_game_that_asks_nobody_there_says_so() -> None:
    pig = find_game("examples/pig.py")
    session = Session(Match(pig, "1"), [Player("Ann"), Player("Bram", find_bot("random", pig))])
    with pytest.raises(NotOffered, match="never asks you on another player's turn"):
        session.toggle_interrupts()
    desk = Desk(session)
    press(desk, "I")
    assert "nothing here" in desk.message
