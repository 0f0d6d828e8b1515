"""Laws about the translations of a game: each language has its own words for all texts of the first language."""

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

Text = tuple[str, str]  # description of a text, and its words
# Words that occur only in English sentences, and not in German, French or Spanish ones.
ENGLISH: Final = re.compile(
    r"(?<![\w-])(the|your|you|of|and|with|is|are|has|have|from|to|by|there|its?|this|that|which|who|whose|when|then"
    r"|cannot|where|what|each|than|left|again|other|others|lies|goes|comes|adds?|takes?|moves?|party|companions?"
    r"|strength|fight|swords?|herbs?|points?|missing|dice|The|Your|You|This|That|There|Which|What|Where)(?![\w-])"
)
SHARED_WORDS: Final = frozenset({"gold", "wind", "arm", "tritt"})  # words that are the same in several languages
LETTERS: Final = re.compile(r"[^\W\d_]{2,}")


class TranslatedSentences(Law):
    says = "every language has words of its own for each question, answer and event"
    always = True

    def decision(self, case: Case) -> None:
        for language in other_languages(case.game):
            _compare(self, case, language, _sampled_viewers(case), _question_texts, _event_texts)

    def end(self, case: Case) -> None:
        for language in other_languages(case.game):
            _compare(self, case, language, case.listeners, _event_texts)


class TranslatedScreens(Law):
    says = "every language has words for the table, the previews and the refusals"

    def decision(self, case: Case) -> None:
        for language in other_languages(case.game):
            _compare(self, case, language, case.listeners, _screen_texts, _preview_texts_of_menu, _refusal_texts)

    def end(self, case: Case) -> None:
        for language in other_languages(case.game):
            _compare(self, case, language, case.listeners, _screen_texts)


class SpokenTo(Law):
    says = "a player is addressed as 'you', and not by name"
    always = True

    def decision(self, case: Case) -> None:
        self._check_listeners(case, [case.rng.choice(case.seats)])

    def end(self, case: Case) -> None:
        self._check_listeners(case, case.seats)

    def _check_listeners(self, case: Case, seats: Sequence[int]) -> None:
        for seat in seats:
            player_name = case.names(seat).names[seat]
            own_name = re.compile(rf"\b{re.escape(player_name)}\b")
            for language in case.game.languages:
                perspective = Perspective(case.match, case.names(seat).names, seat, language=language)
                for name, words in _event_texts(case, perspective):
                    self.checked += 1
                    must(
                        not own_name.search(words),
                        f"{name} in '{language}' uses {player_name}'s own name instead of 'you': {words}",
                    )


def other_languages(game: Game[Any]) -> list[Language[Any]]:
    """Return all languages of a game except the first."""
    return [game.language(language) for language in game.languages[1:]]


def _sampled_viewers(case: Case) -> set[int]:
    """Return a random asked seat and a random listener. Two viewers suffice, because a wrong text occurs many times."""
    asked = case.match.ask.waiting if case.match.ask is not None else case.listeners
    return {case.rng.choice(asked), case.rng.choice(case.listeners)}


# ---- all texts


def _question_texts(case: Case, perspective: Perspective) -> Iterator[Text]:
    if perspective.seat is None or case.match.ask is None or perspective.seat not in case.match.ask.waiting:
        return
    yield "the question", perspective.question()
    yield "the aside", perspective.aside()
    for option in perspective.menu():
        yield f"the answer {option.key}", perspective.option_words(option)
        yield f"the answer {option.key} in short", perspective.option_words(option, brief=True)
        yield f"the warning before {option.key}", perspective.warning(option.key)
        for part in perspective.parts(option) or ():
            yield f"a part of {option.key}", part


def _event_texts(case: Case, perspective: Perspective) -> Iterator[Text]:
    first_new_event = case.match.event_count - len(case.new_events)
    for event, recipient, _ in case.match.table.told[first_new_event:]:
        if recipient in (EVERYBODY, perspective.viewer):
            yield f"the event {type(event).__name__}", perspective.voice.event(event)
            yield f"the event {type(event).__name__} in short", perspective.voice.event(event, brief=True)


def _screen_texts(case: Case, perspective: Perspective) -> Iterator[Text]:
    yield from _scene_texts(perspective.scene())
    for sentence in perspective.aim():
        yield "a sentence of the aim", sentence
    for standing in case.game.standings(perspective.glance().state):
        for name in perspective.voice.standing_parts(standing.parts):
            yield "a part of the points", name


def _scene_texts(scene: Scene) -> Iterator[Text]:
    yield "the title", scene.title
    yield "the phase", scene.phase
    for place in scene.places:
        for part, words in (("name", place.name), ("kind", place.kind), ("region", place.region), ("note", place.note)):
            yield f"the {part} of the place {place.id}", words
    for figure in scene.figures:
        yield f"the name of the {figure.kind} on {figure.place}", figure.name
    for seat in scene.seats:
        yield "the note on a seat", seat.note
        for card in seat.cards:
            yield f"the name of the card {card.kind}", card.name
    for name, _ in scene.facts:
        yield "the name of a fact", name


def _preview_texts_of_menu(case: Case, perspective: Perspective) -> Iterator[Text]:
    view = perspective.view()
    if not view.options:
        return
    for option in view.options:
        preview = perspective.voice.preview(view, option)
        if preview is not None:
            yield from ((f"{part} of {option.key}", words) for part, words in _preview_texts(preview))
    for mark in perspective.voice.outlook(view):
        yield from _mark_texts(mark)


def _preview_texts(preview: Preview) -> Iterator[Text]:
    for part in ("title", "sum", "missing", "result", "wins", "risks", "note", "costs"):
        yield f"the {part} of the preview", getattr(preview, part)
    for odds in preview.odds:
        yield "the odds", odds.words
    for mark in preview.marks:
        yield from _mark_texts(mark)


def _mark_texts(mark: PlaceEffect) -> Iterator[Text]:
    yield f"the mark on {mark.place}", mark.words
    yield f"the details of the mark on {mark.place}", mark.more


def _refusal_texts(case: Case, perspective: Perspective) -> Iterator[Text]:
    if perspective.seat is not None and case.match.ask is not None and perspective.seat in case.match.ask.waiting:
        for refusal in perspective.menu_refusals(perspective.menu()):
            yield f"why not {refusal.key}", refusal.words


# ---- one language against the first


def _compare(law: Law, case: Case, language: Language[Any], viewers: Iterable[int], *sources: Any) -> None:
    """Check all texts of a language against the first language, for several viewers."""
    for viewer in viewers:
        people = case.names(viewer).names
        names_kept = (*people, case.game.name)
        first, other = (
            Perspective(case.match, people, None if viewer < 0 else viewer, language=language)
            for language in (FIRST, language.language)
        )
        for texts in sources:
            for (name, first_words), (_, other_words) in zip(texts(case, first), texts(case, other), strict=True):
                law.checked += 1
                _require_translation(name, first_words, other_words, language, names_kept)


def _require_translation(
    name: str, first_words: str, other_words: str, language: Language[Any], people: tuple[str, ...]
) -> None:
    fault = _translation_fault(first_words, other_words, language.words_like_english, people)
    if fault:
        raise BrokenLaw(f"{name} in '{language.language}' {fault}")


@lru_cache(1 << 16)  # most texts occur many times
def _translation_fault(
    first_words: str, other_words: str, shared_words: frozenset[str], people: tuple[str, ...]
) -> str:
    """Return the fault of a translation, compared with the words of the first language; empty if it is correct."""
    if bool(first_words) != bool(other_words):
        return f"is {other_words!r}, where the first language says {first_words!r}"
    if other_words != other_words.strip() or "  " in other_words:
        return f"has extra spaces: {other_words!r}"
    # words in capitals are codes, which are equal in all languages
    words = [word for word in LETTERS.findall(_remove_names(first_words, people)) if not word.isupper()]
    if first_words == other_words and any(word.casefold() not in SHARED_WORDS | shared_words for word in words):
        return f"is the same as in the first language: {first_words!r}"
    english_word = ENGLISH.search(without_names := _remove_names(other_words, people))
    return f"has the English word '{english_word[0]}': {without_names!r}" if english_word is not None else ""


def _remove_names(text: str, people: tuple[str, ...]) -> str:
    for name in people:
        text = text.replace(name, "")
    return text
