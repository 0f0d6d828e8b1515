"""Content (11)."""

from __future__ import annotations

from collections import Counter

from meadhall.games.adventureland.content import CONTENT, CREATURE_IDS, HERB_IDS, HERB_VALUES, SWORD_EXTRAS, SWORD_IDS
from meadhall.testing import clause
from tests.games.adventureland.asking import rules_text


@clause("AL-CON-01")
def test_values_are_in_range_and_the_wreath_is_half_the_strength() -> None:
    assert (min(SWORD_EXTRAS), max(SWORD_EXTRAS)) == (0, 3)
    assert (min(HERB_VALUES), max(HERB_VALUES)) == (2, 4)
    assert all(kind.strength == 2 * kind.wreath for kind in CONTENT.fog_creature)


@clause("AL-CON-02")
def test_swords_and_herbs_have_the_printed_counts_per_value() -> None:
    assert Counter(SWORD_EXTRAS) == {0: 10, 1: 8, 2: 6, 3: 4}
    assert Counter(HERB_VALUES) == {2: 8, 3: 7, 4: 5}
    assert [f"S{n:02}" for n in range(1, 29)] == SWORD_IDS
    assert [f"H{n:02}" for n in range(1, 21)] == HERB_IDS


@clause("AL-CON-03")
def test_there_are_five_kinds_of_creature() -> None:
    assert [(kind.strength, kind.count) for kind in CONTENT.fog_creature] == [
        (8, 4),
        (10, 4),
        (12, 3),
        (14, 2),
        (16, 1),
    ]
    assert [f"F{n:02}" for n in range(1, 15)] == CREATURE_IDS


def test_tables_of_the_rules_equal_the_content() -> None:
    text = rules_text()
    kinds = [(kind.name, kind.count) for kind in CONTENT.sword]
    kinds += [(kind.name, kind.count) for kind in CONTENT.herb]
    kinds += [(kind.name, kind.count) for kind in CONTENT.fog_creature]
    for name, count in kinds:
        line = next(line for line in text.splitlines() if line.startswith(f"| {name} |"))
        assert f"| {count} |" in line
    for city in CONTENT.city:
        fields = next(region.fields for region in CONTENT.region if region.id == city.region)
        line = next(line for line in text.splitlines() if line.startswith(f"| {city.name}") and fields[0] in line)
        assert set(line.split("|")[2].split()) == set(fields)
        assert line.split("|")[3].strip() == str(len(fields)) == str(city.size)
