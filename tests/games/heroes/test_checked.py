"""Checks of the facts in the rules (11.9, 12): counts of armies, chances of dice, clauses for unclear passages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from math import comb
from pathlib import Path

import pytest

from meadhall.games.heroes.content import (
    ARMIES,
    CONTENT,
    CREATURE,
    CREATURES,
    ELEMENTS,
    HERO,
    HEROES,
    IDENTICAL,
    LIMITS,
    SPELL,
    SPELLS,
    CreatureCard,
)
from meadhall.games.heroes.state import SPACES
from meadhall.testing import clause, clauses_of
from tests.games.heroes.asking import rules_text

BALANCE_PAGE = Path(__file__).parents[3] / "docs" / "balance" / "heroes.md"
DICE_PER_PLAYER = 6  # without Blessing
FACES_PER_DIE = 6
NUMBER_PATTERN = r"\d+(?:\.\d+)?"
MAX_SAMPLE_ERROR = 0.011  # maximum error of figures from 40 000 samples, with two decimals
Faces = tuple[int, ...]
Step = Callable[[int], Mapping[int, float]]  # from a state to the chances of the states after a throw
Chances = list[float]  # chances to meet a requirement within 1, 2, 3 ... throws


def balance_row(start: str) -> str:
    """Return the line of the rules that begins with `start`."""
    return next(line for line in rules_text().splitlines() if line.lstrip("-| *").startswith(start))


# ---- 11.9: the data file


@clause("HE-CHK-01")
def test_every_reference_of_the_data_file_resolves_and_is_used() -> None:
    names = [*(one.id for one in HEROES), *(creature.id for creature in CREATURES), *(one.id for one in SPELLS)]
    assert len(names) == len(set(names))
    assert all(hero.special_spell in SPELL for hero in HEROES)
    assert all(token.spell in SPELL for token in CONTENT.permanent_token)
    assert all(1 <= spell.requirement.count <= DICE_PER_PLAYER - 1 for spell in SPELLS)
    for army in ARMIES.values():
        beings = [space.being for space in army.spaces]
        assert sum(being in HERO for being in beings) == 1
        assert sum(CREATURES[CREATURE[being]].cost for being in beings if being not in HERO) == LIMITS.army_points


def possible_armies(cards: list[CreatureCard]) -> Iterator[dict[str, int]]:
    """Yield the cost and toughness of every legal army of these cards."""
    for counts in product(*(range(card.copies + 1) for card in cards)):
        if sum(counts) < SPACES and _total(cards, counts, "cost") <= LIMITS.army_points:
            yield {"cost": _total(cards, counts, "cost"), "toughness": _total(cards, counts, "toughness")}


def _total(cards: list[CreatureCard], counts: tuple[int, ...], attribute: str) -> int:
    return sum(count * int(getattr(card, attribute)) for card, count in zip(cards, counts, strict=True))


@clause("HE-CHK-02")
def test_number_and_toughness_of_legal_armies_equal_the_rules() -> None:
    found = {
        e: list(possible_armies([c for c in CREATURES if c.element == e])) for e in ("water", "fire", "earth", "air")
    }
    whole = [sum(army["cost"] == LIMITS.army_points for army in all_of) for all_of in found.values()]
    tough = [max(army["toughness"] for army in all_of) for all_of in found.values()]
    row = balance_row("HE-CHK-02")
    assert ", ".join(f"{element} {len(all_of)}" for element, all_of in found.items()) in row
    assert ", ".join(map(str, whole)) in row
    assert f"Highest summed Toughness {', '.join(map(str, tough))}." in row


# ---- 11.9: the dice


def symbol_chances(wanted: int, dice: int = DICE_PER_PLAYER) -> Chances:
    """Return the chances to collect a symbol. Dice that show it are kept, so all dice are independent."""
    found: Chances = []
    for throws in range(1, 400):
        hit = 1 - (1 - 1 / FACES_PER_DIE) ** throws
        found.append(sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(wanted, dice + 1)))
    return found


@cache
def identical_step(kept_dice: int) -> Mapping[int, float]:
    """Return the distribution of the largest group of equal elements after a throw, with this many equal dice kept."""
    return _shares(kept_dice, lambda faces: max((0 if e else kept_dice) + faces.count(e) for e in range(len(ELEMENTS))))


@cache
def different_step(kept_dice: int) -> Mapping[int, float]:
    """Return the distribution of the number of elements shown after a throw, with `kept_dice` different dice kept."""
    missing = range(kept_dice, len(ELEMENTS))
    return _shares(kept_dice, lambda faces: kept_dice + len({face for face in faces if face in missing}))


def _shares(kept_dice: int, reached: Callable[[Faces], int]) -> Mapping[int, float]:
    counted = Counter(reached(faces) for faces in product(range(FACES_PER_DIE), repeat=DICE_PER_PLAYER - kept_dice))
    return {state: count / FACES_PER_DIE ** (DICE_PER_PLAYER - kept_dice) for state, count in counted.items()}


def chances_by_throw(step: Step, wanted: int) -> Chances:
    """Return the chance that the requirement is met within 1, 2, 3 ... throws."""
    states: dict[int, float] = {0: 1.0}
    found: Chances = []
    for _ in range(400):
        after: dict[int, float] = {}
        for state, share in states.items():
            for reached, chance in {state: 1.0}.items() if state >= wanted else step(min(state, wanted)).items():
                after[reached] = after.get(reached, 0) + share * chance
        states = after
        found.append(sum(share for state, share in states.items() if state >= wanted))
    return found


def mean_throws(chances: Chances) -> float:
    return 1 + sum(1 - chance for chance in chances)


def printed_chances(start: str) -> tuple[list[float], float]:
    """Return the chances and the mean of a row of table 7.2."""
    cells = [cell.strip() for cell in balance_row(start).strip("|").split("|")]
    return [float(one) for one in cells[2].split(" / ")], float(cells[3])


@clause("HE-CHK-03")
@pytest.mark.parametrize("wanted", [2, 3, 4, 5])
def test_chances_for_a_symbol_equal_the_table(wanted: int) -> None:
    chances, throws = printed_chances(f"{wanted} of a symbol")
    exact = symbol_chances(wanted)
    assert [round(one, 2) for one in exact[:6]] == chances
    assert round(mean_throws(exact), 1) == throws


@clause("HE-CHK-03")
@pytest.mark.parametrize(
    ("start", "step", "wanted"),
    [
        ("3 identical of any element", identical_step, 3),
        ("5 identical of any element", identical_step, 5),
        ("one each of 4 elements", different_step, 4),
    ],
)
def test_sampled_chances_are_close_to_the_exact_ones(start: str, step: Step, wanted: int) -> None:
    chances, throws = printed_chances(start)
    exact = chances_by_throw(step, wanted)
    assert exact[:6] == pytest.approx(chances, abs=MAX_SAMPLE_ERROR)
    assert mean_throws(exact) == pytest.approx(throws, abs=0.1)


@clause("HE-CHK-03")
def test_a_seventh_die_saves_throws_as_the_rules_say() -> None:
    means = [f"{mean_throws(symbol_chances(wanted, DICE_PER_PLAYER + 1)):.1f}" for wanted in (2, 3, 4, 5)]
    assert f"fall to {', '.join(means)}." in balance_row("With the seventh die of Blessing")
    assert IDENTICAL in {spell.requirement.symbol for spell in SPELLS}


# ---- 11.9: measurements


@clause("HE-CHK-04", "HE-CHK-05", "HE-CHK-06", "HE-CHK-07", "HE-CHK-08", "HE-CHK-09", "HE-CHK-10")
@pytest.mark.parametrize(
    ("measured", "rows"),
    [
        (
            "HE-CHK-04",
            ["Stops a game, mean", "interquartile range", "5th and 95th", "games of 15 to 40", "games with fatigue"],
        ),
        ("HE-CHK-05", ["Maris, Kaldor", "pairings of Heroes", "armies with a given", "decks with a given"]),
        ("HE-CHK-06", ["wounds of both Heroes", "Sunfire, Poison, Lightning"]),
        ("HE-CHK-07", ["hands of 3, 4 and 5 cards"]),
        ("HE-CHK-08", ["seats"]),
        ("HE-CHK-09", ["first game: Stops", "first game: 5th", "first game: Maris", "first game: pairings"]),
        ("HE-CHK-10", ["three players: Stops", "four players: Stops"]),
    ],
)
def test_the_balance_page_compares_its_measurements_with_these(measured: str, rows: list[str]) -> None:
    page = BALANCE_PAGE.read_text("utf-8").splitlines()
    numbers = re.findall(NUMBER_PATTERN, balance_row(measured))
    for start in rows:
        line = next(line for line in page if line.startswith(f"| {start}"))
        _, _, theirs, here, _ = line.split("|")
        assert set(re.findall(NUMBER_PATTERN, theirs)) <= set(numbers), line
        assert theirs.strip(), line
        assert re.findall(NUMBER_PATTERN, here), line


# ---- 12: unclear places in the source


def referenced_clauses(text: str) -> list[str]:
    """Return the clauses that a text cites, also as `HE-STP-04, 05` or `HE-END-09 to 11`."""
    found: list[str] = []
    for chapter, first, more in re.findall(r"(HE-[A-Z]{3})-(\d\d)((?:(?:, | to )\d\d)*)", text):
        numbers = [int(first)]
        for link, number in re.findall(r"(, | to )(\d\d)", more):
            numbers += range(numbers[-1] + 1, int(number) + 1) if link == " to " else [int(number)]
        found += [f"{chapter}-{number:02}" for number in numbers]
    return found


DECIDED_AMBIGUITIES = dict(re.findall(r"^\| \*\*(HE-AMB-\d\d)\*\* \| .* \| (.*) \|$", rules_text(), re.MULTILINE))


def test_clauses_are_parsed_from_a_sentence() -> None:
    assert referenced_clauses("the caller (HE-STP-04, 05)") == ["HE-STP-04", "HE-STP-05"]
    assert referenced_clauses("HE-VTM-06, 09, HE-END-09 to 11") == [
        *("HE-VTM-06", "HE-VTM-09", "HE-END-09", "HE-END-10", "HE-END-11")
    ]


def test_every_unclear_place_names_the_clauses_that_decide_it() -> None:
    assert list(DECIDED_AMBIGUITIES) == [f"HE-AMB-{number:02}" for number in range(1, len(DECIDED_AMBIGUITIES) + 1)]
    assert len(DECIDED_AMBIGUITIES) == len(re.findall(r"^\| \*\*HE-AMB-", rules_text(), re.MULTILINE)) > 0
    known = set(clauses_of(rules_text()))
    found = {unclear: referenced_clauses(text) for unclear, text in DECIDED_AMBIGUITIES.items()}
    assert [unclear for unclear, clauses in found.items() if not clauses or not known.issuperset(clauses)] == []
