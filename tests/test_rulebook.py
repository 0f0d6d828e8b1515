"""Searching the rules for a clause, a chapter or a word."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files

import pytest

from meadhall.commands.rules import rules
from meadhall.engine.common.errors import MeadhallError, UnknownGame
from meadhall.engine.contract.registry import find_game
from meadhall.engine.contract.rulebook import Clause, UnknownClause, find_clause, is_clause, parse_rules, rulebook

TEXT = """# Pebbles (prefix PB)

## 2. Turns
- **PB-TRN-01** [seed] Take *one* pebble. **Never** two,
  and never `none`.

| players | pebbles |
|---|---|
| 2 | 12 |

A remark that belongs to nobody.

- **PB-TRN-02** Pass.

## 3. Secrets

| clause | item | who knows it |
|---|---|---|
| **PB-HID-01** [house] | the last pebble | nobody |
| **PB-DEC-01** first move | player | - |
"""


def test_rules_file_is_parsed_into_clauses_with_tag_and_chapter() -> None:
    assert list(parse_rules(TEXT)) == [
        Clause(
            "PB-TRN-01", "seed", "Take one pebble. Never two,\nand never none.\nplayers | pebbles\n2 | 12", "2. Turns"
        ),
        Clause("PB-TRN-02", "", "Pass.", "2. Turns"),
        Clause("PB-HID-01", "house", "the last pebble; who knows it: nobody", "3. Secrets"),
        Clause("PB-DEC-01", "", "first move; item: player", "3. Secrets"),
    ]


def test_every_clause_of_adventure_land_is_found_once() -> None:
    text = files("meadhall.games.adventureland").joinpath("rules.md").read_text("utf-8")
    named = set(re.findall(r"\bAL-[A-Z]+-\d+\b", text))
    ids = [clause.id for clause in rulebook(find_game("adventureland")).clauses]
    assert len(ids) == len(set(ids))
    assert set(ids) == named


def test_clause_id_is_found_in_any_case_among_all_games() -> None:
    book, clause = find_clause("al-fgt-15")
    assert book.name == "Adventure Land"
    assert clause.text.startswith("Gold, second way: one piece back to the stock re-rolls one die")


def test_unknown_clause_names_the_nearest_one() -> None:
    with pytest.raises(UnknownClause, match="no installed game has a clause AL-FGT-99; did you mean AL-FGT-19"):
        find_clause("AL-FGT-99")
    with pytest.raises(UnknownClause, match="Adventure Land has no clause AL-WPS-09; did you mean AL-WSP-09"):
        rulebook(find_game("adventureland")).find("AL-WPS-09")


@pytest.mark.parametrize(
    ("name", "is_one"), [("AL-FGT-15", True), ("PG-01", True), ("al-end-01", True), ("AL-FGT", False), ("pig", False)]
)
def test_clause_ids_differ_from_game_names(name: str, is_one: bool) -> None:
    assert is_clause(name) is is_one


def test_search_needs_all_words() -> None:
    clauses = rulebook(find_game("adventureland")).search("sprite LEAPT")
    assert [clause.id for clause in clauses] == ["AL-WSP-09"]


def rules_output(capsys: pytest.CaptureFixture[str], topic: str, search_words: str = "") -> str:
    rules(topic, search_words, clauses=True)
    return capsys.readouterr().out


def test_rules_command_prints_a_clause_a_chapter_or_search_results(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_output(capsys, "AL-FGT-15").startswith(
        "\nAdventure Land: 4.8 Fights\n\nAL-FGT-15 [seed] Gold, second way"
    )
    assert rules_output(capsys, "al-wsp").count("AL-WSP-") == 10
    assert "AL-FEL-03" in rules_output(capsys, "adventureland", "companion first second third")
    assert rules_output(capsys, "examples/pig.py").startswith("\nPig: Pig\n\nPG-SET-01 Two to six play")
    assert "adventureland: Adventure Land, " in rules_output(capsys, "")
    assert "AL-FGT-01" in rules_output(capsys, "fight")


def test_rules_begin_with_a_summary_and_the_meaning_of_the_tags(capsys: pytest.CaptureFixture[str]) -> None:
    output = rules_output(capsys, "adventureland")
    assert output.startswith("\nAdventure Land\n\n1. The game in five lines\n\n1. 2 to 4 players")
    tags = next(line for line in output.splitlines() if line.startswith("Tags: "))
    assert all(f"[{tag}] " in tags for tag in ("seed", "public", "house"))
    assert output.index(tags) < output.index("AL-CMP-01")


def test_rules_that_start_with_clauses_have_no_introduction() -> None:
    book = rulebook(replace(find_game("adventureland"), rules=TEXT))
    assert (book.opening, book.tags) == ("", "")


def test_wrong_argument_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownGame, match="did you mean adventureland"):
        rules("adventurland", "")
    with pytest.raises(UnknownClause, match="no installed game has a chapter AL-FGH; did you mean AL-FGT"):
        rules("AL-FGH", "")
    with pytest.raises(
        UnknownGame, match="no game, chapter or clause 'xyzzy', and no rule about it; meadhall rules li"
    ):
        rules("xyzzy", "")
    with pytest.raises(MeadhallError, match="Adventure Land has no clause about 'dragon'"):
        rules("adventureland", "dragon")


def test_clause_of_a_game_that_is_not_installed_is_found_by_its_file(capsys: pytest.CaptureFixture[str]) -> None:
    for wanted in ("CO-TRN-02", "CO-TRN", "after a ride"):
        rules("examples/couriers.py", "", False, wanted)
        assert "CO-TRN-02 " in capsys.readouterr().out
    with pytest.raises(UnknownClause, match="Couriers has no clause CO-TRN-09"):
        rules("examples/couriers.py", "", False, "CO-TRN-09")


@pytest.mark.parametrize("game", ["adventureland", "heropath", "swordsorcery", "virtues"])
def test_summary_of_five_lines_starts_the_rules(game: str) -> None:
    name, *lines = rulebook(find_game(game)).opening.splitlines()
    assert name.endswith("in five lines")
    assert [line[:2] for line in lines if line.strip()] == ["1.", "2.", "3.", "4.", "5."]
