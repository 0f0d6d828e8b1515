"""Errors that a person can mend: each is one sentence that says what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.engine.common.english import upper

LONGEST: Final = 600  # letters of a fact that are told; no whole sentence of ours is so long


class Sentence:
    """Words with facts in them, such as `seat {seat} is not free`: by their text another language finds its own.

    A fact may be a list of names, or a sentence itself.
    """

    __slots__ = ("facts", "text")

    def __init__(self, text: str, /, **facts: object) -> None:
        self.text = text
        self.facts = facts

    def __str__(self) -> str:
        """The sentence in English."""
        if not self.facts:
            return self.text
        return self.text.format(**{name: _in_words(fact) for name, fact in self.facts.items()})


class MeadhallError(Exception):
    """The base of every error that a person can mend; `said` is its sentence, for readers of other languages."""

    def __init__(self, text: str | Sentence = "", /, **facts: object) -> None:
        self.said = text if isinstance(text, Sentence) else Sentence(text, **facts)
        super().__init__(str(self.said))


class UnknownGame(MeadhallError):
    """A game was named that is not installed."""


class BadOption(MeadhallError):
    """An option of a game does not exist, is out of its range, or excludes another."""


class BadContent(MeadhallError):
    """A content file does not say what its game needs."""


class NotOffered(MeadhallError):
    """An answer that is not on the menu, or that nobody asked for."""


class BadRecord(MeadhallError):
    """A match file that cannot be read, or that does not replay to what it claims."""


class NoMatchFile(BadRecord):
    """A file that never was one of a match."""


class GameNotHere(BadRecord):
    """A match file of a game that is not installed, nor was loaded from where it lies."""

    def __init__(self, text: str, game: str) -> None:
        super().__init__(text, game=game)
        self.game = game


class BadScript(MeadhallError):
    """A scripted test gave too few, too many or impossible outcomes."""


class BadPosition(MeadhallError):
    """A position set up by hand cannot be: a piece too many, two things on one field, a word that the game lacks."""


class FlowError(RuntimeError):
    """A game's own mistake: a flow that waits for something the engine does not know."""


def _in_words(fact: object) -> object:
    return listed(fact) if isinstance(fact, list | tuple) else shortened(fact)  # pyright: ignore[reportUnknownArgumentType]


def shortened(fact: object) -> object:
    """A fact as it is told: of words without end, their beginning."""
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


def listed(names: Iterable[object], most: int = 12, more: str = " and {left} more") -> str:
    """Names in a sentence, cut when there are too many to read."""
    all_names = [str(shortened(n)) for n in names]
    shown = ", ".join(all_names[:most])
    left = len(all_names) - most
    return shown + (more.format(left=left) if left > 0 else "")


def whole(words: str) -> str:
    """Words as a whole sentence, with a capital and a full stop, or the sign with which they end."""
    said = words.strip()
    return upper(said if said.endswith((".", "?", "!")) else f"{said}.")
