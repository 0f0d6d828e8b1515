"""What can go wrong in a person's hands: each error is one sentence that says what, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable


class MeadhallError(Exception):
    """The base of every error that a person can mend."""


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

    def __init__(self, said: str, game: str) -> None:
        super().__init__(said)
        self.game = game


class BadScript(MeadhallError):
    """A scripted test gave too few, too many or impossible outcomes."""


class BadPosition(MeadhallError):
    """A position set up by hand cannot be: a piece too many, two things on one field, a word that the game lacks."""


class FlowError(RuntimeError):
    """A game's own mistake: a flow that waits for something the engine does not know."""


def listed(names: Iterable[object], most: int = 12) -> str:
    """Names in a sentence, cut when there are too many to read."""
    all_names = [str(n) for n in names]
    shown = ", ".join(all_names[:most])
    return shown if len(all_names) <= most else f"{shown} and {len(all_names) - most} more"
