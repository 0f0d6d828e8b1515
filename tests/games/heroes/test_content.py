"""Content (11): the cards of the file against the tables of the rules, and errors that name the place."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import get_args

import pytest

from meadhall.engine.common.content import parse_content
from meadhall.engine.common.errors import BadContent
from meadhall.games.heroes.content import (
    ARMIES,
    CONTENT,
    CREATURE,
    CREATURES,
    HERO,
    HEROES,
    SPELL,
    SPELLS,
    Content,
    checked_content,
)
from meadhall.games.heroes.effects.verbs import VERBS
from meadhall.games.heroes.ops import AfterCast, AtStop, Lasting, StrikeBack
from meadhall.games.heroes.texts import ability_text, spell_text
from meadhall.testing import clause
from tests.games.heroes.asking import render, rules_text

SYMBOL_LETTERS = {"water": "W", "fire": "F", "earth": "E", "air": "A", "leadership": "L"}
CONTENT_TEXT = files("meadhall.games.heroes").joinpath("content", "heroes.toml").read_text("utf-8")


def rulebook_rows() -> dict[str, list[str]]:
    """Return the rows of the tables in section 11, as lists of cells, by id."""
    found: dict[str, list[str]] = {}
    for line in rules_text().splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if re.fullmatch(r"`\w+`", cells[0]) and len(cells) >= 7:
            found[cells[0].strip("`")] = cells
    return found


RULEBOOK_ROWS = rulebook_rows()


@clause("HE-CRD-01", "HE-AMB-40")
@pytest.mark.parametrize("card", [pytest.param(card, id=f"HE-CRD/{card.id}") for card in CREATURES])
def test_creatures_equal_the_printed_ones(card: object) -> None:
    c = CREATURES[CREATURE[card.id]]  # type: ignore[attr-defined]
    row = RULEBOOK_ROWS[c.id]
    assert row[1:8] == [c.name, *map(str, (c.copies, c.cost, c.activation, c.strength, c.toughness)), c.directions]
    if c.ability.kind == "none":
        assert row[8] == "none"
        return
    assert c.ability.name in row[8]
    assert ("exposed only" in row[8]) is c.ability.exposed
    assert ("static" in row[8]) is (c.ability.kind == "static")
    assert_complete(render(ability_text(CREATURE[c.id])), row[8])


@clause("HE-CRD-01", "HE-CRD-02", "HE-AMB-26", "HE-AMB-40")
@pytest.mark.parametrize("card", [pytest.param(card, id=f"HE-CRD/{card.id}") for card in SPELLS])
def test_spells_equal_the_printed_ones(card: object) -> None:
    c = SPELLS[SPELL[card.id]]  # type: ignore[attr-defined]
    row = RULEBOOK_ROWS[c.id]
    need = c.requirement
    asked = (
        f"{need.count} identical (W, F, E or A)"
        if need.symbol not in SYMBOL_LETTERS
        else SYMBOL_LETTERS[need.symbol] * need.count
    )
    assert row[1].startswith(c.name)
    assert row[2:6] == [str(c.copies), asked, c.target, c.timing.capitalize()]
    assert row[7] == c.enhancement
    assert_complete(render(spell_text(SPELL[c.id])), row[6])


def assert_complete(words: str, printed: str) -> None:
    """Check that a card text names every number in the rules, and the kind of wounds."""
    plain = re.sub(r"\(HE-[^)]*\)", "", printed)
    for number in re.findall(r"(?<![\w-])\d+", plain.replace("★", "")):
        assert number in words or number == "0", f"{number} is missing in: {words}"
    for kind in ("physical", "magical"):
        assert (kind in words) == (kind in plain), words


@clause("HE-CRD-01", "HE-AMB-40")
@pytest.mark.parametrize("card", [pytest.param(card, id=f"HE-CRD/{card.id}") for card in HEROES])
def test_heroes_equal_the_printed_ones(card: object) -> None:
    h = HEROES[HERO[card.id]]  # type: ignore[attr-defined]
    row = RULEBOOK_ROWS[h.id]
    assert row[1:6] == [
        h.name,
        SYMBOL_LETTERS[h.element],
        SYMBOL_LETTERS[h.weakness],
        str(h.hit_points),
        SPELLS[SPELL[h.special_spell]].name,
    ]


@clause("HE-CRD-01", "HE-ARM-07", "HE-AMB-40")
@pytest.mark.parametrize("army", [pytest.param(army, id=f"HE-CRD/{army.id}") for army in ARMIES.values()])
def test_starting_armies_equal_the_printed_ones(army: object) -> None:
    printed = [line for line in rules_text().splitlines() if f"`{army.id}`" in line]  # type: ignore[attr-defined]
    for line in printed:
        cells = [cell.strip(" *") for cell in line.strip("|").split("|")]
        for column, name in enumerate(cells[2:6], start=1):
            there = [s.being for s in army.spaces if (s.line, s.column) == (cells[1], column)]  # type: ignore[attr-defined]
            names = [
                CREATURES[CREATURE[one]].name if one in CREATURE else HEROES[HERO[one]].name.split()[0].strip(",")
                for one in there
            ]
            assert names == ([] if name == "–" else [name])


@clause(
    "HE-CRD-03", "HE-CMP-02", "HE-CMP-03", "HE-CMP-04", "HE-CMP-05", "HE-CMP-06", "HE-CMP-07", "HE-CMP-08", "HE-AMB-37"
)
def test_counts_equal_the_printed_ones() -> None:
    groups = {group: sum(s.copies for s in SPELLS if s.group == group) for group in ("basic", "special", "common")}
    assert groups == {"basic": 20, "special": 4, "common": 60}
    assert sum(c.copies for c in CREATURES) == 92
    assert CONTENT.dice.count == 25
    assert sum(token.count for token in CONTENT.permanent_token) == 18
    ids = re.findall(r'^id = "(\w+)"', CONTENT_TEXT, re.MULTILINE)
    assert len(ids) == len(set(ids))
    for element in SYMBOL_LETTERS:
        of_it = sum(s.copies for s in SPELLS if s.element == element and s.group == "common")
        assert of_it == (0 if element == "leadership" else 15)


@clause("HE-CRD-02")
def test_every_verb_of_the_content_is_implemented() -> None:
    assert VERBS.missing() == []
    used = {type(op) for card in (*SPELLS, *(c.ability for c in CREATURES)) for op in card.parts}
    assert used == {*VERBS.kinds, *get_args(Lasting), *get_args(AtStop), *get_args(AfterCast), StrikeBack}


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            'effect = [{ op = "wound", kind = "magical"',
            'effect = [{ op = "hurt", kind = "magical"',
            r"creature 7 \(ice_dragon\), ability, effect 1 .magical., op: Invalid value 'hurt'",
        ),
        (
            'effect = [{ op = "wound", kind = "magical", on',
            'effect = [{ op = "wound", on',
            r"creature 7 \(ice_dragon\), ability, effect 1: Object missing required field `kind`",
        ),
        (
            'effect = [{ op = "turn_columns" }, {',
            'effect = [{ op = "wound", kind = "magical", on = [] }, {',
            r"spell \(tidal_wave\): two wound ops in a row; merge them",
        ),
        (
            'special_spell = "sunfire"',
            'special_spell = "sunfyre"',
            r"hero \(kaldor\), special_spell: unknown value 'sunfyre'",
        ),
        ('id = "nymph"', 'id = "siren"', "siren is the id of more than one card"),
        ('directions = "ANY"', 'directions = "ALL"', r"creature \(ice_dragon\), directions: unknown value 'ALL'"),
        (
            'being = "phoenix", line',
            'being = "fenix", line',
            r"starting_army \(start_fire\), being: unknown value 'fenix'",
        ),
        ("hit_points = 21", 'hit_points = "many"', r"hero 1 \(maris\), hit_points: Expected `int`, got `str`"),
    ],
)
def test_error_in_the_file_names_its_entry(old: str, new: str, says: str) -> None:
    assert old in CONTENT_TEXT
    with pytest.raises(BadContent, match=says):
        read_content_text(CONTENT_TEXT.replace(old, new, 1))


def read_content_text(text: str) -> None:
    """Read and check a content file as the game does at import."""
    checked_content(parse_content(text, Content, "heroes.toml"))
