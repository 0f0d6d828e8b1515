"""Errors that a user can fix: each is one sentence that says what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.engine.common.english import upper

MAX_FACT_LETTERS: Final = 600  # longest text of a fact in an error; each of our own sentences is shorter


class Sentence:
    """A sentence with named facts, such as `seat {seat} is not free`.

    A translation is found by the text. A fact may be a list of names, or a sentence itself.
    """

    __slots__ = ("facts", "text")

    def __init__(self, text: str, /, **facts: object) -> None:
        self.text = text
        self.facts = facts

    def __str__(self) -> str:
        """Return the sentence in English."""
        if not self.facts:
            return self.text
        return self.text.format(**{name: _in_words(fact) for name, fact in self.facts.items()})


class MeadhallError(Exception):
    """Base of every error that a user can fix; `said` is its sentence, for translation."""

    def __init__(self, text: str | Sentence = "", /, **facts: object) -> None:
        self.said = text if isinstance(text, Sentence) else Sentence(text, **facts)
        super().__init__(str(self.said))


class UnknownGame(MeadhallError):
    """No installed game has this name."""


class BadOption(MeadhallError):
    """An option of a game that does not exist, is out of range, or excludes another."""


class BadContent(MeadhallError):
    """A content file that does not fit the types of its game."""


class NotOffered(MeadhallError):
    """An answer that is not on the menu, or that nobody asked for."""


class BadRecord(MeadhallError):
    """A match file that cannot be read, or whose replay differs from what it says."""


class NoMatchFile(BadRecord):
    """A file that is not a match file at all."""


class GameNotHere(BadRecord):
    """A match file of a game that is neither installed nor found where it was loaded from."""

    def __init__(self, text: str, game: str) -> None:
        super().__init__(text, game=game)
        self.game = game


class BadScript(MeadhallError):
    """A scripted test gave too few, too many or impossible outcomes."""


class BadPosition(MeadhallError):
    """An impossible position: a piece too many, two pieces on one field, or a word that the game lacks."""


class FlowError(RuntimeError):
    """A mistake in a game's own code, such as a flow that awaits something the engine does not know."""


def _in_words(fact: object) -> object:
    return listed(fact) if isinstance(fact, list | tuple) else shortened(fact)  # pyright: ignore[reportUnknownArgumentType]


def shortened(fact: object) -> object:
    """Cut a text that is too long for an error message."""
    return f"{fact[:MAX_FACT_LETTERS]}…" if isinstance(fact, str) and len(fact) > MAX_FACT_LETTERS else fact


def listed(names: Iterable[object], most: int = 12, more: str = " and {left} more") -> str:
    """Join names for a sentence, and leave out some if there are too many to read."""
    all_names = [str(shortened(n)) for n in names]
    shown = ", ".join(all_names[:most])
    left = len(all_names) - most
    return shown + (more.format(left=left) if left > 0 else "")


def whole(words: str) -> str:
    """Make words a whole sentence, with a capital and a full stop if they lack them."""
    said = words.strip()
    return upper(said if said.endswith((".", "?", "!")) else f"{said}.")
