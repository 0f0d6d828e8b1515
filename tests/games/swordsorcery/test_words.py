"""Every message exists in every language with every argument: in random matches, and entry by entry."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping

import pytest

from meadhall.engine import BadOption, Match
from meadhall.engine.common.text import Text
from meadhall.engine.language.catalogue import Catalogue
from meadhall.engine.language.names import Names
from meadhall.engine.play.perspective import Perspective
from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.book import BOOK
from meadhall.games.swordsorcery.bot.sensible import sensible_answer
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.words import CATALOGUE
from tests.depth import deep

GRAMMAR = {"accusative", "dative"}  # grammatical forms that English lacks


def attributes_and_arguments(source: str) -> tuple[set[str], set[str]]:
    """Return the attributes of an entry, and the arguments that it uses."""
    return set(re.findall(r"^ +\.([\w-]+) *=", source, re.MULTILINE)), set(re.findall(r"\$(\w+)", source))


@pytest.mark.parametrize("language", CATALOGUE.languages[1:])
@pytest.mark.parametrize("catalogue", [CATALOGUE, BOOK])
def test_every_language_has_every_message_with_its_forms_and_arguments(catalogue: Catalogue, language: str) -> None:
    english, other = catalogue.entries("en"), catalogue.entries(language)
    assert english.keys() == other.keys()
    for id, source in english.items():
        (forms, arguments), (mine, used) = attributes_and_arguments(source), attributes_and_arguments(other[id])
        assert mine - GRAMMAR == forms, id
        assert used - {"ending"} == arguments or id == "page", id


def random_options(luck: random.Random) -> Mapping[str, str | int | bool]:
    """Return a random choice of options that go together."""
    while True:
        try:
            return GAME.options(**{choice.id: luck.choice(choice.values) for choice in GAME.choices})
        except BadOption:
            continue


def texts_for_player(match: Match[State], first_index: int, language: str) -> Iterator[str]:
    """Yield all that the player who is asked reads: question, answers, refusals, forecasts, reasons, scene and news."""
    eyes = Perspective(match, ["Ann", "Bea", "Cleo", "Dan", "Eve"], match.asked, language=language)
    view = eyes.view()
    yield eyes.question()
    for option in eyes.menu().options:
        yield eyes.option_words(option)
        yield eyes.option_words(option, brief=True)
        yield eyes.warning(option.key)
        yield repr(eyes.preview(option.key))
        yield eyes.say(GAME.reason(view, option))
    yield from (refusal.words for refusal in eyes.refusals_after())
    yield repr(eyes.scene())
    yield from (line.words for line in eyes.lines(first_index))
    yield from eyes.aim()


@pytest.mark.parametrize("seed", range(deep(3)))
def test_everything_that_players_read_is_in_every_language(seed: int) -> None:
    luck = random.Random(f"{seed} of words")
    match: Match[State] = Match(GAME, f"{seed} of words", **random_options(luck))
    told_count = 0
    for number in range(150):
        if match.ask is None:
            break
        if number % 3 == 0:
            for language in CATALOGUE.languages:
                texts = list(texts_for_player(match, told_count, language))
                assert not [words for words in texts if "Text(id=" in words]
            told_count = match.event_count
        keys = match.menu(match.asked).keys
        clever = luck.random() < 0.5
        match.answer(match.asked, sensible_answer(match.view(match.asked)).key if clever else luck.choice(keys))


def test_no_page_of_the_book_is_in_the_catalogue_that_browsers_fetch() -> None:
    for language in CATALOGUE.languages:
        source = CATALOGUE.source(language)
        for id in BOOK.entries(language):
            if id.startswith("page-"):
                assert BOOK.say(Text(id), Names([]), language) not in source, id
