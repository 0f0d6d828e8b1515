"""Scripted luck: the outcomes of a test, by kind. An outcome can allow several faces, such as all swords of value 3."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from meadhall.engine.common.errors import BadScript, joined_names
from meadhall.engine.model.pieces import FRESH
from meadhall.engine.positions.readers import listed_words
from meadhall.engine.table.chance import Source

Acceptable = Sequence[int]  # the possible values of one outcome, best first


class OutOfLuck(BadScript):
    """The rules draw or roll, but the script has no outcome left for it."""


class Script:
    """A source of luck with a list of coming outcomes for each kind.

    - `fallback` is the source for kinds without a list; with `free_kinds`, only for these kinds.
    - `kind_words` are the test's words for kinds, and `faces` the names of their outcomes, for error messages.

    A number at the end of a kind is ignored: box1 and box2 are the same kind.
    """

    def __init__(
        self,
        outcomes_by_kind: Mapping[str, Sequence[Acceptable]],
        fallback: Source | None = None,
        free_kinds: Collection[str] | None = None,
        kind_words: Mapping[str, str] | None = None,
        faces: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.outcomes_by_kind = {kind: list(outcomes) for kind, outcomes in outcomes_by_kind.items()}
        self.decks: dict[str, list[int]] = {}  # next cards, by the full name of their bag; not all must be used
        self.fallback = fallback
        self.free_kinds = free_kinds
        self.kind_words = kind_words or {}
        self.faces = faces or {}

    def index(self, kind: str, among: Sequence[int]) -> int:
        if self.decks.get(kind):
            return self._next_card_index(kind, among)
        stem = kind.rstrip("0123456789")
        coming = self.outcomes_by_kind.get(stem)
        if coming is None and self.fallback is not None and (self.free_kinds is None or stem in self.free_kinds):
            return self.fallback.index(kind, among)
        word = self.kind_words.get(stem, stem)
        if not coming:
            raise OutOfLuck(
                f"the script has no more {word}; it could be {self._outcome_names(stem, among)}: {self._remedy(stem)}"
            )
        acceptable = coming.pop(0)
        for value in acceptable:
            if value in among:
                return among.index(value)
        wanted = " or ".join(self._outcome_name(stem, value) for value in acceptable)
        raise BadScript(
            f"the next scripted outcome for {word} is {wanted}, which is impossible here;"
            f" it could be {self._outcome_names(stem, among)}"
        )

    def _next_card_index(self, bag: str, among: Sequence[int]) -> int:
        """Return the index of the next card of a deck whose order the position has set."""
        face = self.decks[bag].pop(0)
        if face not in among:
            raise BadScript(
                f"the next card of {bag} is {self._outcome_name(bag, face)}, which is no longer in the deck;"
                f" it could be {self._outcome_names(bag, among)}"
            )
        return among.index(face)

    def read(self, kind: str, value: object) -> list[Acceptable]:
        """Return the outcomes in a test's value for a kind: one or several names of faces, or numbers."""
        return [self._acceptable(kind, word) for word in listed_words(value)]

    def _acceptable(self, kind: str, word: object) -> Acceptable:
        names = self.faces.get(kind, ())
        faces = [face for face, name in enumerate(names) if name == word]
        if faces:
            return faces
        if isinstance(word, int | str) and str(word).removeprefix("-").isdigit():
            return [int(word)]
        raise BadScript(
            f"there is no {self.kind_words.get(kind, kind)} {word!r}; there are {joined_names(names, 40) or 'numbers'}"
        )

    @property
    def unused_outcomes(self) -> dict[str, list[Acceptable]]:
        """The scripted outcomes that were not used yet."""
        return {kind: outcomes for kind, outcomes in self.outcomes_by_kind.items() if outcomes}

    def check_used(self) -> None:
        """Raise BadScript if scripted outcomes were not used."""
        unused = [
            f"{self.kind_words.get(kind, kind)} "
            f"({' '.join(self._outcome_name(kind, outcome[0]) for outcome in outcomes)})"
            for kind, outcomes in self.unused_outcomes.items()
        ]
        if unused:
            raise BadScript(f"scripted but never asked for: {', '.join(unused)}")

    def _outcome_name(self, kind: str, value: int) -> str:
        if value == FRESH:
            return "fresh"
        names = self.faces.get(kind, ())
        return names[value] if 0 <= value < len(names) else str(value)

    def _outcome_names(self, kind: str, among: Sequence[int]) -> str:
        return joined_names(dict.fromkeys(self._outcome_name(kind, value) for value in among))

    def _remedy(self, kind: str) -> str:
        """Return advice on how to script more luck of this kind."""
        word = f"{self.kind_words[kind]}=" if kind in self.kind_words else f'luck={{"{kind}": [...]}}'
        return f"add one to {word}" if kind in self.outcomes_by_kind else f"add {word}, or seed= for any luck"
