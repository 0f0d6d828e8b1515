"""Scripted luck: the outcomes of a test by kind, where a value may stand for any of several faces."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from meadhall.engine.common.errors import BadScript, listed
from meadhall.engine.model.pieces import FRESH
from meadhall.engine.positions.readers import listed_words
from meadhall.engine.table.chance import Source

Acceptable = Sequence[int]  # the outcomes that fit, best first


class OutOfLuck(BadScript):
    """The script has nothing left for a draw or roll of the rules."""


class Script:
    """A source of luck: each kind has its list of coming outcomes. `otherwise` serves kinds without a list.

    With `free` it serves these kinds only. `words` are the names of kinds and `faces` those of their outcomes, for the
    errors. Kinds that differ only in a number at the end (box1, box2) are one kind.
    """

    def __init__(
        self,
        coming: Mapping[str, Sequence[Acceptable]],
        otherwise: Source | None = None,
        free: Collection[str] | None = None,
        words: Mapping[str, str] | None = None,
        faces: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.coming = {kind: list(outcomes) for kind, outcomes in coming.items()}
        self.decks: dict[str, list[int]] = {}  # next cards of bags, by their whole names; some may be left over
        self.otherwise = otherwise
        self.free = free
        self.words = words or {}
        self.faces = faces or {}

    def index(self, kind: str, among: Sequence[int]) -> int:
        if self.decks.get(kind):
            return self._next(kind, among)
        stem = kind.rstrip("0123456789")
        coming = self.coming.get(stem)
        if coming is None and self.otherwise is not None and (self.free is None or stem in self.free):
            return self.otherwise.index(kind, among)
        word = self.words.get(stem, stem)
        if not coming:
            raise OutOfLuck(
                f"the script has no more {word}; it could be {self._names(stem, among)}: {self._remedy(stem)}"
            )
        acceptable = coming.pop(0)
        for value in acceptable:
            if value in among:
                return among.index(value)
        wanted = " or ".join(self._name(stem, value) for value in acceptable)
        raise BadScript(
            f"the script's next of {word} is {wanted}, which cannot come up; it could be {self._names(stem, among)}"
        )

    def _next(self, bag: str, among: Sequence[int]) -> int:
        """The next card of a deck whose order a position gives."""
        face = self.decks[bag].pop(0)
        if face not in among:
            raise BadScript(
                f"the next card of {bag} is {self._name(bag, face)}, which is not there any more;"
                f" it could be {self._names(bag, among)}"
            )
        return among.index(face)

    def read(self, kind: str, value: object) -> list[Acceptable]:
        """Read outcomes of a kind from a test: names of faces or numbers, one or several."""
        return [self._faces(kind, word) for word in listed_words(value)]

    def _faces(self, kind: str, word: object) -> Acceptable:
        names = self.faces.get(kind, ())
        found = [face for face, name in enumerate(names) if name == word]
        if found:
            return found
        if isinstance(word, int | str) and str(word).removeprefix("-").isdigit():
            return [int(word)]
        raise BadScript(
            f"there is no {self.words.get(kind, kind)} {word!r}; there are {listed(names, 40) or 'numbers'}"
        )

    @property
    def left(self) -> dict[str, list[Acceptable]]:
        """Scripted outcomes that never came up."""
        return {kind: outcomes for kind, outcomes in self.coming.items() if outcomes}

    def check_used(self) -> None:
        """Fail if scripted outcomes never came up."""
        unused = [
            f"{self.words.get(kind, kind)} ({' '.join(self._name(kind, outcome[0]) for outcome in outcomes)})"
            for kind, outcomes in self.left.items()
        ]
        if unused:
            raise BadScript(f"scripted but never asked for: {', '.join(unused)}")

    def _name(self, kind: str, value: int) -> str:
        if value == FRESH:
            return "fresh"
        names = self.faces.get(kind, ())
        return names[value] if 0 <= value < len(names) else str(value)

    def _names(self, kind: str, among: Sequence[int]) -> str:
        return listed(dict.fromkeys(self._name(kind, value) for value in among))

    def _remedy(self, kind: str) -> str:
        """The words of `table` that give more luck of this kind."""
        word = f"{self.words[kind]}=" if kind in self.words else f'luck={{"{kind}": [...]}}'
        return f"add one to {word}" if kind in self.coming else f"add {word}, or seed= for any luck"
