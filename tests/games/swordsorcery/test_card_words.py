"""The text of every card names the same facts as its ops (11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.games.swordsorcery.content import (
    COMPANIONS,
    ENCHANTMENTS,
    ENCOUNTERS,
    ENEMIES,
    EVENTS,
    INNATES,
    ITEMS,
    POWER_CARDS,
    POWERS,
    SEARCHES,
    SERVICES,
    TALENTS,
    TRAPS,
)
from meadhall.testing import clause
from tests.games.swordsorcery.facts_of_cards import facts_in_text, facts_of_effects, optional_facts

TABLES: Final[tuple[Mapping[str, Any], ...]] = (
    POWERS, INNATES, TALENTS, ITEMS, ENCHANTMENTS, SERVICES, COMPANIONS, ENEMIES, POWER_CARDS, ENCOUNTERS, EVENTS,
    TRAPS, SEARCHES,
)  # fmt: skip
CARDS: Final = {id: card for table in TABLES for id, card in table.items()}
# by card: facts of the ops that the text leaves out; facts of the text that no op has
TEXT_DIFFERENCES: Final[Mapping[str, tuple[set[str], set[str]]]] = {
    "b5": ({"shields +1"}, set()),  # the text counts Soulrank IV: "+3"
    "c11": (set(), {"lose 1"}),  # for each Fire token
    "c_innate_l": ({"Magic Shield 1"}, set()),  # "gain 1"
    "bt2": (set(), {"hits +2"}),  # of Focus
    "d_innate_c": (set(), {"hits +1"}),  # for each Rune
    "dt3": (set(), {"heal 1"}),  # more
    "dt5": (set(), {"shields +1"}),  # for each Rune
    "it6": (set(), {"poison"}),
    "ct2": (set(), {"dice RR"}),  # of a Search
    "ct6": (set(), {"fire I", "fire II"}),
    "rivets": ({"def_dice +1"}, set()),  # "+1 die" of an armor
    "gremlin_r": (set(), {"Gremlin Pilferer"}),  # is activated
    "gp5": ({"dice RRR", "bash"}, set()),  # his club attack
    "sp3": ({"Criticals too"}, set()),  # one, not all
    "sp6": ({"dice RRR"}, set()),  # the axe
    "golem": (set(), {"slow"}),  # by nature
    "v18": (set(), {"magic"}),  # that are not
    "night": (set(), {"hits -1"}),
}


@clause("SS-VOC-01", "SS-VOC-02")
def test_card_text_matches_its_effects() -> None:
    for id, card in CARDS.items():
        does, says = facts_of_effects(card), facts_in_text(card.text)
        silent, besides = TEXT_DIFFERENCES.get(id, (set[str](), set[str]()))
        assert (does - says, says - does - optional_facts(card)) == (silent, besides), id


def test_the_words_of_cards_are_understood_at_all() -> None:
    """Most texts contain a fact of the card's ops, and OTHERWISE lists only known cards."""
    assert sum(bool(facts_of_effects(card) & facts_in_text(card.text)) for card in CARDS.values()) > 190
    assert set(TEXT_DIFFERENCES) <= set(CARDS)
