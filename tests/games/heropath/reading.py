"""Looking at a table of Heropath in the words of its positions."""

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


def seat(who: str) -> int:
    return SEATS.index(who)


def hero(t: ScriptedTable[Any], who: str = "ann") -> Hero:
    found: Hero = t.state.heroes[seat(who)]
    return found


def gems(t: ScriptedTable[Any], who: str = "ann") -> str:
    return " ".join(f"{letter}{n}" for letter, n in zip("WSEFV", hero(t, who).gems, strict=True))


def vitality(t: ScriptedTable[Any], who: str = "ann") -> int:
    return hero(t, who).gems[4]


def at(t: ScriptedTable[Any], who: str = "ann") -> str:
    return SPACES[hero(t, who).at].id


def names(s: State, pieces: Iterable[Piece]) -> list[str]:
    return [CARDS[face].id if (face := s.faces.face[piece]) != UNSEEN else "?" for piece in pieces]


def cards(t: ScriptedTable[Any], who: str = "ann", category: str = "equipment") -> list[str]:
    return sorted(names(t.state, hero(t, who).category(category)))


def armed(t: ScriptedTable[Any], who: str = "ann") -> list[str]:
    return names(t.state, (piece for piece in hero(t, who).armed if piece != EMPTY))


def enemies(t: ScriptedTable[Any], space: str) -> list[str]:
    found: list[str] = []
    for token in t.state.tokens(SPACE[space]):
        face = t.state.faces.face[token.piece]
        name = ENEMIES[face].id if face != UNSEEN else "?"
        found.append(name if token.exposed else f"({name})")
    return found


def site(t: ScriptedTable[Any], space: str) -> str:
    number = t.state.sites[SPACE[space]]
    return SITES[number].id if number != EMPTY else ""


def told(t: ScriptedTable[Any], kind: type[Event], who: int | str = -1) -> list[Event]:
    return [event for event in t.news(who) if isinstance(event, kind)]


def go(t: ScriptedTable[Any], *spaces: str) -> None:
    """Travels over these spaces, and stops."""
    t.answer("travel", *(f"space:{space}" for space in spaces))
    if t.question == "travel":
        t.answer("stop")


def aside_of(t: ScriptedTable[Any], seat: int) -> str:
    """Return a hero's private words beside the open question."""
    return eyes(t, seat).aside()


NAMES: Final = ("Ann", "Bram", "Cas", "Dot", "Eve", "Finn")


def eyes(t: ScriptedTable[Any], seat: int = 0) -> Perspective:
    """The match as this seat sees it."""
    return Perspective(t.match, NAMES[: t.state.players], seat)


def said(words: Words, listener: int = -1) -> str:
    """A text in English, as the listener hears it."""
    return GAME.voice(Names(NAMES, listener)).say(words)


def lines(t: ScriptedTable[Any], seat: int = 0) -> list[str]:
    """All that a seat was told."""
    return [said(line.words) for line in eyes(t, seat).lines()]


def last_words(t: ScriptedTable[Any]) -> str:
    """The last thing that everybody is told, in Ann's words."""
    return lines(t)[-1]


def why(t: ScriptedTable[Any], key: str) -> tuple[str, str]:
    """The clause that forbids an answer, and what is said of it."""
    refusal = t.why_not(key)[0]
    return refusal.clause, refusal.words
