"""Puzzles are found where one answer is clearly best, the same for the same seed, and a wrong one is found out."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.bots import find_bot
from meadhall.engine import Game, find_game
from meadhall.engine.contract.puzzling import Puzzling
from meadhall.puzzles import Book, Puzzle, book_of, check, find_puzzles, match_at
from meadhall.puzzles.making import (
    COMPARISON_STEPS,
    MAX_UNFAIR_GAIN,
    MIN_MARGIN,
    Question,
    gains,
    is_fair,
    rank_by_judgement,
    winning_sides,
)

PLACE = str(Path(__file__).with_name("doors.py"))
PAGES = str(Path(__file__).with_name("pages.py"))
WANTED = 3


def made(wanted: int = WANTED, book: Book | None = None, seed: str = "1", place: str = PLACE) -> Book:
    *_, last = find_puzzles(place, book, wanted, seed=seed, jobs=1)
    return last


@pytest.fixture(scope="module", name="book")
def _book() -> Book:
    return made()


def test_the_planted_answer_is_found_and_the_others_are_measured(book: Book) -> None:
    assert len(book.puzzles) == WANTED
    for puzzle in book.puzzles:
        assert (puzzle.at, puzzle.seat, puzzle.best, puzzle.chance) == (11, 0, "right", 1.0)
        assert puzzle.is_hard, "the bot opens the first door"
        assert [one.key for one in puzzle.others] == ["left", "middle"]
        for other, chance in zip(puzzle.others, (3 / 6, 2 / 6), strict=True):
            assert other.behind == pytest.approx(1 - chance, abs=1.5 * other.within)
            assert other.behind >= max(MIN_MARGIN, 2 * other.within)


def test_choices_that_do_not_matter_are_no_puzzles(book: Book) -> None:
    assert {puzzle.at for puzzle in book.puzzles} == {11}


def test_the_same_seed_gives_the_same_puzzles_at_once_or_bit_by_bit(book: Book) -> None:
    assert made() == book
    assert made(book=made(1)) == book
    assert made(seed="2").puzzles != book.puzzles


def test_unchanged_feature_is_no_gain() -> None:
    """The weight of a feature grows with the progress of a match, even of one that is the same in every position."""
    book = book_of(find_game("virtues"))
    hard = [one for one in book.puzzles if one.is_hard and "markers" in one.gains][:2]
    assert hard
    for puzzle in hard:
        found = gains(question_of(book, puzzle), puzzle.best, puzzle.others[0].key, random.Random(puzzle.trace))
        assert found
        assert not {"any", "less any"} & {*found}


def question_of(book: Book, puzzle: Puzzle, game: Game[Any] | None = None) -> Question:
    match = match_at(game or find_game(book.game), book, puzzle)
    return Question(puzzle.at, match.view(puzzle.seat), winning_sides(match), puzzle.first_sight)


def test_puzzles_are_played_out_with_pages_that_no_bot_knows() -> None:
    book, game = made(1, place=PAGES), find_game(PAGES)
    (puzzle,) = book.puzzles
    assert (puzzle.best, puzzle.chance) == ("right", 1.0)
    assert faults(book, PAGES) == [""]
    view = match_at(game, book, puzzle).view(0)
    said = find_bot("thinker:300", game).choose(view)
    assert getattr(said, "key", said) == "left", "a bot that thinks ahead has not read the page"


def test_the_set_up_is_random_where_a_game_wants_that(book: Book) -> None:
    assert "that" not in book.matches[0].answers
    assert "that" in made(1, place=PAGES).matches[0].answers


def test_an_answer_that_seems_wrong_without_the_pages_makes_no_puzzle() -> None:
    game = find_game("adventureland")
    untold, told = game, replace(game, puzzling=Puzzling(uses_hidden_content=True))
    book, clear = book_of(game), 0
    for number, puzzle in enumerate(book.puzzles[:5]):
        question, rng = question_of(book, puzzle, told), random.Random(number)
        best, *_, worst = rank_by_judgement(question, rng, COMPARISON_STEPS[-1][0])
        behind, within = worst.gap_to(best)
        assert is_fair(question, best.key, rng)
        if behind > 2 * max(MAX_UNFAIR_GAIN, within):
            clear += 1
            assert not is_fair(question, worst.key, rng)
            assert is_fair(question_of(book, puzzle, untold), worst.key, rng), "nothing is hidden from a solver"
    assert clear


def faults(book: Book, place: str = PLACE) -> list[str]:
    return [fault for _, fault in check(place, book, seed="7", jobs=1)]


def test_a_right_puzzle_holds_in_fresh_worlds(book: Book) -> None:
    assert faults(book) == [""] * WANTED


def test_a_wrong_puzzle_is_found_out(book: Book) -> None:
    wrong = msgspec.structs.replace(book.puzzles[0], best="left")
    assert faults(msgspec.structs.replace(book, puzzles=(wrong,))) == ["'left' is not clearly better than right"]


def test_a_puzzle_that_the_rules_no_longer_lead_to_is_named(book: Book) -> None:
    fits = msgspec.structs.replace(book, puzzles=book.puzzles[:1])
    there = book.matches[0]
    other = msgspec.structs.replace(there, answers=there.answers.replace("this", "neither", 1))
    no_longer = ["puzzle 1 of Doors no longer fits the rules"]
    assert faults(msgspec.structs.replace(fits, matches=(other,))) == no_longer
    changed = msgspec.structs.replace(book.puzzles[0], trace="0")
    assert faults(msgspec.structs.replace(fits, puzzles=(changed,))) == no_longer
