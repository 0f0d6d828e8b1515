"""Helpers that read a table of Heropath in the words of its positions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from meadhall.engine import UNSEEN, Event, Names, Piece
from meadhall.engine.common.text import Words
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.positions.positions import SEATS
from meadhall.games.heropath import GAME
from meadhall.games.heropath.content import CARDS, ENEMIES, SITES
from meadhall.games.heropath.land import SPACE, SPACES
from meadhall.games.heropath.state import EMPTY, Hero, State
from meadhall.testing import table
from meadhall.testing.scenario import ScriptedTable

T: Final = partial(table, GAME)


def seat_number(name: str) -> int:
    return SEATS.index(name)


def hero(t: ScriptedTable[Any], name: str = "ann") -> Hero:
    result: Hero = t.state.heroes[seat_number(name)]
    return result


def gems_of(t: ScriptedTable[Any], name: str = "ann") -> str:
    return " ".join(f"{letter}{n}" for letter, n in zip("WSEFV", hero(t, name).gems, strict=True))


def vitality_of(t: ScriptedTable[Any], name: str = "ann") -> int:
    return hero(t, name).gems[4]


def space_of(t: ScriptedTable[Any], name: str = "ann") -> str:
    return SPACES[hero(t, name).at].id


def card_ids(s: State, pieces: Iterable[Piece]) -> list[str]:
    return [CARDS[face].id if (face := s.faces.face[piece]) != UNSEEN else "?" for piece in pieces]


def cards_of(t: ScriptedTable[Any], name: str = "ann", category: str = "equipment") -> list[str]:
    return sorted(card_ids(t.state, hero(t, name).category(category)))


def armed_cards(t: ScriptedTable[Any], name: str = "ann") -> list[str]:
    return card_ids(t.state, (piece for piece in hero(t, name).armed if piece != EMPTY))


def enemies_at(t: ScriptedTable[Any], space: str) -> list[str]:
    found: list[str] = []
    for token in t.state.tokens(SPACE[space]):
        face = t.state.faces.face[token.piece]
        name = ENEMIES[face].id if face != UNSEEN else "?"
        found.append(name if token.exposed else f"({name})")
    return found


def site_id_at(t: ScriptedTable[Any], space: str) -> str:
    number = t.state.sites[SPACE[space]]
    return SITES[number].id if number != EMPTY else ""


def events(t: ScriptedTable[Any], kind: type[Event], who: int | str = -1) -> list[Event]:
    return [event for event in t.news(who) if isinstance(event, kind)]


def walk(t: ScriptedTable[Any], *spaces: str) -> None:
    """Travel over these spaces, and stop."""
    t.answer("travel", *(f"space:{space}" for space in spaces))
    if t.question == "travel":
        t.answer("stop")


def aside_of(t: ScriptedTable[Any], seat: int) -> str:
    """Return the private text beside the open question, for one hero."""
    return perspective_of(t, seat).aside()


NAMES: Final = ("Ann", "Bram", "Cas", "Dot", "Eve", "Finn")


def perspective_of(t: ScriptedTable[Any], seat: int = 0) -> Perspective:
    """Return the match as one seat sees it."""
    return Perspective(t.match, NAMES[: t.state.players], seat)


def in_english(message: Words, listener: int = -1) -> str:
    """Return a text in English, for one listener."""
    return GAME.voice(Names(NAMES, listener)).say(message)


def log_lines(t: ScriptedTable[Any], seat: int = 0) -> list[str]:
    """Return all log lines that a seat has read."""
    return [in_english(line.words) for line in perspective_of(t, seat).lines()]


def last_line(t: ScriptedTable[Any]) -> str:
    """Return the last public log line, as Ann reads it."""
    return log_lines(t)[-1]


def refusal_of(t: ScriptedTable[Any], key: str) -> tuple[str, str]:
    """Return the clause that forbids an answer, and its reason as text."""
    first = t.why_not(key)[0]
    return first.clause, first.words
