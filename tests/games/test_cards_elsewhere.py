"""If a card is not available, why not tells where it is."""

from __future__ import annotations

from collections import defaultdict

import pytest

from meadhall.bots import find_bot
from meadhall.engine import CLOCK, Match
from meadhall.engine.contract.registry import find_game
from meadhall.engine.play.perspective import Perspective


@pytest.mark.parametrize("name", ["heropath", "swordsorcery", "virtues"])
def test_every_card_of_a_seat_has_a_why_not_sentence_for_every_kind_of_answer(name: str) -> None:
    game = find_game(name)
    match, bot = Match(game, seed="4"), find_bot("random", game, "4")
    kinds, found = defaultdict[str, set[str]](set), list[str]()
    while match.ask is not None and len(match.log) < 600:
        for seat, menu in match.ask.menus.items() if len(match.log) % 8 == 0 else ():
            if seat == CLOCK:
                continue
            kinds[menu.question] |= {key.partition(":")[0] for key in menu.keys if ":" in key}
            before = next(one.cards for one in game.scene(match.glance(seat).state, seat).seats if one.seat == seat)
            for card in {face.id for heap in before for face in heap.faces}:
                for kind in kinds[menu.question]:
                    found += [refusal.words for refusal in match.why_not(f"{kind}:{card}", seat)]
        answer = bot.choose(match.view(match.asked))
        match.answer(match.asked, answer if isinstance(answer, str) else answer.key)
    assert not [words for words in found if words.startswith("There is no answer")]
    assert sum(" lies before seat" in words for words in found) > 10


@pytest.mark.parametrize(
    ("key", "language", "words"),
    [
        (
            "recruit:hero_blue",
            "en",
            "Corvin Saltmere lies before you, under “hero”. This question has no answer “recruit:hero_blue”",
        ),
        ("recruit:hero_red", "en", "Ysolde Brandt lies before Cleo, under “hero”."),
        (
            "recruit:hero_blue",
            "de",
            "Corvin Salzmoor liegt vor dir, unter „Held“. Für eine Karte dort gibt es auf diese Frage keine",
        ),
        ("recruit:hero_none", "en", "“recruit:hero_none” names a thing that is not here: it is gone,"),
        ("hail:hero_none", "en", "There is no answer “hail:hero_none” to this question."),
    ],
)
def test_sentence_names_the_card_its_owner_and_its_pile(key: str, language: str, words: str) -> None:
    match = Match(find_game("virtues"), seed="4")
    perspective = Perspective(match, ["Ada", "Ben", "Dora", "Cleo"], 1, language=language)
    (refusal,) = perspective.why_not(match.menu(), key)
    assert perspective.voice.reason(refusal).words.startswith(words)
