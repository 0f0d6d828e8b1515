"""Errors that a user can fix. Each is one sentence that names the fault, its place, and the repair."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.engine.common.english import with_capital

MAX_FACT_LENGTH: Final = 600  # longer facts are cut in error messages


class Sentence:
    """A sentence with named facts, such as `seat {seat} is not free`.

    Its English text is the key of its translations. A fact may be a list of names, or another Sentence.
    """

    __slots__ = ("facts", "text")

    def __init__(self, text: str, /, **facts: object) -> None:
        self.text = text
        self.facts = facts

    def __str__(self) -> str:
        """Return the sentence in English."""
        if not self.facts:
            return self.text
        return self.text.format(**{name: _fact_text(fact) for name, fact in self.facts.items()})


class MeadhallError(Exception):
    """Base of all errors that a user can fix; `sentence` is the message, which can be translated."""

    def __init__(self, text: str | Sentence = "", /, **facts: object) -> None:
        self.sentence = text if isinstance(text, Sentence) else Sentence(text, **facts)
        super().__init__(str(self.sentence))


class UnknownGame(MeadhallError):
    """No installed game has this name."""


class BadOption(MeadhallError):
    """An option that the game does not have, whose value is not allowed, or that excludes another option."""


class BadContent(MeadhallError):
    """A content file that does not fit the types of its game."""


class NotOffered(MeadhallError):
    """An answer that is not on the menu, or that nobody asked for."""


class BadRecord(MeadhallError):
    """A match file that cannot be read, or whose replay differs from its log."""


class NoMatchFile(BadRecord):
    """A file that is not a match file."""


class GameNotInstalled(BadRecord):
    """A match file of a game that is not installed, and that is no longer at the path it was loaded from."""

    def __init__(self, text: str, game: str) -> None:
        super().__init__(text, game=game)
        self.game = game


class BadScript(MeadhallError):
    """The outcomes of a scripted test are too few, too many or impossible."""


class BadPosition(MeadhallError):
    """An impossible position: a piece too many, two pieces on one field, or an unknown word."""


class FlowError(RuntimeError):
    """A mistake in a game's own code, such as a flow that awaits something the engine does not know."""


def _fact_text(fact: object) -> object:
    return joined_names(fact) if isinstance(fact, list | tuple) else shortened(fact)  # pyright: ignore[reportUnknownArgumentType]


def shortened(fact: object) -> object:
    """Return a fact, cut if it is a text that is too long for an error message."""
    return f"{fact[:MAX_FACT_LENGTH]}…" if isinstance(fact, str) and len(fact) > MAX_FACT_LENGTH else fact


def joined_names(names: Iterable[object], limit: int = 12, rest_words: str = " and {left} more") -> str:
    """Join names with commas; names beyond the first `limit` are only counted."""
    all_names = [str(shortened(name)) for name in names]
    shown = ", ".join(all_names[:limit])
    hidden_count = len(all_names) - limit
    return shown + (rest_words.format(left=hidden_count) if hidden_count > 0 else "")


def as_sentence(words: str) -> str:
    """Return the words as a whole sentence, with a capital and a full stop."""
    sentence = words.strip()
    return with_capital(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.")
