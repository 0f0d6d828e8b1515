"""Laws about the other languages of a game: each says everything that the first one says, in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from meadhall.engine import EVERYBODY, Game, Scene
from meadhall.engine.language.language import FIRST, Language
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.presentation.preview import PlaceEffect, Preview
from meadhall.testing.laws.law import BrokenLaw, Case, Law, must

Text = tuple[str, str]  # its kind, and its words
# Words that occur in English sentences only, and not in German, French or Spanish.
ENGLISH: Final = re.compile(
    r"(?<![\w-])(the|your|you|of|and|with|is|are|has|have|from|to|by|there|its?|this|that|which|who|whose|when|then"
    r"|cannot|where|what|each|than|left|again|other|others|lies|goes|comes|adds?|takes?|moves?|party|companions?"
    r"|strength|fight|swords?|herbs?|points?|missing|dice|The|Your|You|This|That|There|Which|What|Where)(?![\w-])"
)
ALIKE: Final = frozenset({"gold", "wind", "arm", "tritt"})  # words that are the same in several languages
LETTERS: Final = re.compile(r"[^\W\d_]{2,}")


class TranslatedSentences(Law):
    says = "every language has words of its own for each question, answer and event"
    always = True

    def decision(self, case: Case) -> None:
        for language in other_languages(case.game):
            _compare(self, case, language, _some(case), _asked, _told)

    def end(self, case: Case) -> None:
        for language in other_languages(case.game):
            _compare(self, case, language, case.listeners, _told)


class TranslatedScreens(Law):
    says = "every language has words for the table, the previews and the refusals"

    def decision(self, case: Case) -> None:
        for language in other_languages(case.game):
            _compare(self, case, language, case.listeners, _seen, _foreseen, _refused)

    def end(self, case: Case) -> None:
        for language in other_languages(case.game):
            _compare(self, case, language, case.listeners, _seen)


class SpokenTo(Law):
    says = "a player is addressed as 'you', and not by name"
    always = True

    def decision(self, case: Case) -> None:
        self._listen(case, [case.rng.choice(case.seats)])

    def end(self, case: Case) -> None:
        self._listen(case, case.seats)

    def _listen(self, case: Case, seats: Sequence[int]) -> None:
        for seat in seats:
            name = case.names(seat).names[seat]
            own = re.compile(rf"\b{re.escape(name)}\b")
            for language in case.game.languages:
                eyes = Perspective(case.match, case.names(seat).names, seat, language=language)
                for what, words in _told(case, eyes):
                    self.checked += 1
                    must(not own.search(words), f"{what} in '{language}' tells {name} of {name}: {words}")


def other_languages(game: Game[Any]) -> list[Language[Any]]:
    """All languages of a game except its first."""
    return [game.language(language) for language in game.languages[1:]]


def _some(case: Case) -> set[int]:
    """A random asked seat and one listener: words that are wrong for a seat are wrong again and again."""
    asked = case.match.ask.waiting if case.match.ask is not None else case.listeners
    return {case.rng.choice(asked), case.rng.choice(case.listeners)}


# ---- all texts


def _asked(case: Case, eyes: Perspective) -> Iterator[Text]:
    if eyes.seat is None or case.match.ask is None or eyes.seat not in case.match.ask.waiting:
        return
    yield "the question", eyes.question()
    yield "what is said aside", eyes.aside()
    for option in eyes.menu():
        yield f"the answer {option.key}", eyes.words(option)
        yield f"the answer {option.key} in short", eyes.words(option, brief=True)
        yield f"the warning before {option.key}", eyes.warning(option.key)
        for part in eyes.parts(option) or ():
            yield f"a part of {option.key}", part


def _told(case: Case, eyes: Perspective) -> Iterator[Text]:
    since = case.match.told - len(case.news)
    for event, to, _ in case.match.table.told[since:]:
        if to in (EVERYBODY, eyes.viewer):
            yield f"the event {type(event).__name__}", eyes.voice.event(event)
            yield f"the event {type(event).__name__} in short", eyes.voice.event(event, brief=True)


def _seen(case: Case, eyes: Perspective) -> Iterator[Text]:
    yield from _of_scene(eyes.scene())
    for sentence in eyes.aim():
        yield "a sentence of the aim", sentence
    for standing in case.game.standings(eyes.glance().state):
        for name in eyes.voice.points(standing.parts):
            yield "a part of the points", name


def _of_scene(scene: Scene) -> Iterator[Text]:
    yield "the title", scene.title
    yield "the phase", scene.phase
    for place in scene.places:
        for what, words in (("name", place.name), ("kind", place.kind), ("region", place.region), ("note", place.note)):
            yield f"the {what} of the place {place.id}", words
    for figure in scene.figures:
        yield f"the name of the {figure.kind} on {figure.place}", figure.name
    for seat in scene.seats:
        yield "what is noted of a seat", seat.note
        for card in seat.cards:
            yield f"the name of the card {card.kind}", card.name
    for name, _ in scene.facts:
        yield "the name of a fact", name


def _foreseen(case: Case, eyes: Perspective) -> Iterator[Text]:
    view = eyes.view()
    if not view.options:
        return
    for option in view.options:
        preview = eyes.voice.preview(view, option)
        if preview is not None:
            yield from ((f"{what} of {option.key}", words) for what, words in _of_preview(preview))
    for mark in eyes.voice.outlook(view):
        yield from _of_mark(mark)


def _of_preview(preview: Preview) -> Iterator[Text]:
    for what in ("title", "sum", "missing", "result", "wins", "risks", "note", "costs"):
        yield f"the {what} of the preview", getattr(preview, what)
    for odds in preview.odds:
        yield "the odds", odds.words
    for mark in preview.marks:
        yield from _of_mark(mark)


def _of_mark(mark: PlaceEffect) -> Iterator[Text]:
    yield f"the mark on {mark.place}", mark.words
    yield f"what comes of it on {mark.place}", mark.more


def _refused(case: Case, eyes: Perspective) -> Iterator[Text]:
    if eyes.seat is not None and case.match.ask is not None and eyes.seat in case.match.ask.waiting:
        for refusal in eyes.refused(eyes.menu()):
            yield f"why not {refusal.key}", refusal.words


# ---- one language against the first


def _compare(law: Law, case: Case, language: Language[Any], viewers: Iterable[int], *said: Any) -> None:
    """Check that a text has words in the other language exactly if it has some in this one."""
    for viewer in viewers:
        people = case.names(viewer).names
        named = (*people, case.game.name)
        first, other = (
            Perspective(case.match, people, None if viewer < 0 else viewer, language=language)
            for language in (FIRST, language.language)
        )
        for say in said:
            for (what, here), (_, there) in zip(say(case, first), say(case, other), strict=True):
                law.checked += 1
                _must_be_said(what, here, there, language, named)


def _must_be_said(what: str, here: str, there: str, language: Language[Any], people: tuple[str, ...]) -> None:
    fault = _fault(here, there, language.alike, people)
    if fault:
        raise BrokenLaw(f"{what} in '{language.language}' {fault}")


@lru_cache(1 << 16)  # most texts come again and again
def _fault(here: str, there: str, alike: frozenset[str], people: tuple[str, ...]) -> str:
    """Fault of a text compared with the first language; empty if there is no fault."""
    if bool(here) != bool(there):
        return f"is {there!r}, where the first language says {here!r}"
    if there != there.strip() or "  " in there:
        return f"has blanks too many: {there!r}"
    words = [
        word for word in LETTERS.findall(_without(here, people)) if not word.isupper()
    ]  # codes are equal everywhere
    if here == there and any(word.casefold() not in ALIKE | alike for word in words):
        return f"is the same as in the first language: {here!r}"
    found = ENGLISH.search(pure := _without(there, people))
    return f"has the English word '{found[0]}': {pure!r}" if found is not None else ""


def _without(text: str, people: tuple[str, ...]) -> str:
    for name in people:
        text = text.replace(name, "")
    return text
