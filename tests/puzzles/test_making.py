"""Making puzzles: found if one answer is clearly best, repeatable by seed, and checked in fresh worlds."""

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
from meadhall.puzzles import Book, Puzzle, book_of, check_puzzles, find_puzzles, match_at
from meadhall.puzzles.making import (
    COMPARISON_STEPS,
    MAX_UNFAIR_GAIN,
    MIN_MARGIN,
    Question,
    gained_features,
    is_fair,
    rank_by_judgement,
    winning_sides,
)

PLACE = str(Path(__file__).with_name("doors.py"))
PAGES = str(Path(__file__).with_name("pages.py"))
PUZZLES_WANTED = 3


def make_book(wanted: int = PUZZLES_WANTED, book: Book | None = None, seed: str = "1", place: str = PLACE) -> Book:
    *_, last = find_puzzles(place, book, wanted, seed=seed, jobs=1)
    return last


@pytest.fixture(scope="module", name="book")
def _book() -> Book:
    return make_book()


def test_planted_answer_is_found_and_the_others_are_measured(book: Book) -> None:
    assert len(book.puzzles) == PUZZLES_WANTED
    for puzzle in book.puzzles:
        assert (puzzle.at, puzzle.seat, puzzle.best, puzzle.chance) == (11, 0, "right", 1.0)
        assert puzzle.is_hard, "the bot opens the first door"
        assert [one.key for one in puzzle.others] == ["left", "middle"]
        for other, chance in zip(puzzle.others, (3 / 6, 2 / 6), strict=True):
            assert other.behind == pytest.approx(1 - chance, abs=1.5 * other.within)
            assert other.behind >= max(MIN_MARGIN, 2 * other.within)


def test_answers_without_effect_make_no_puzzle(book: Book) -> None:
    assert {puzzle.at for puzzle in book.puzzles} == {11}


def test_same_seed_gives_the_same_puzzles_at_once_or_in_steps(book: Book) -> None:
    assert make_book() == book
    assert make_book(book=make_book(1)) == book
    assert make_book(seed="2").puzzles != book.puzzles


def test_unchanged_feature_is_not_a_gain() -> None:
    """The weight of a feature grows as the match progresses, even if the feature itself is constant."""
    book = book_of(find_game("virtues"))
    hard = [one for one in book.puzzles if one.is_hard and "markers" in one.gains][:2]
    assert hard
    for puzzle in hard:
        found = gained_features(
            make_question(book, puzzle), puzzle.best, puzzle.others[0].key, random.Random(puzzle.trace)
        )
        assert found
        assert not {"any", "less any"} & {*found}


def make_question(book: Book, puzzle: Puzzle, game: Game[Any] | None = None) -> Question:
    match = match_at(game or find_game(book.game), book, puzzle)
    return Question(puzzle.at, match.view(puzzle.seat), winning_sides(match), puzzle.first_sight)


def test_puzzles_are_played_out_with_unread_pages() -> None:
    book, game = make_book(1, place=PAGES), find_game(PAGES)
    (puzzle,) = book.puzzles
    assert (puzzle.best, puzzle.chance) == ("right", 1.0)
    assert book_faults(book, PAGES) == [""]
    view = match_at(game, book, puzzle).view(0)
    answer = find_bot("thinker:300", game).choose(view)
    assert getattr(answer, "key", answer) == "left", "a bot that thinks ahead has not read the page"


def test_setup_is_random_if_the_game_requests_it(book: Book) -> None:
    assert "that" not in book.matches[0].answers
    assert "that" in make_book(1, place=PAGES).matches[0].answers


def test_answer_that_seems_wrong_without_the_pages_makes_no_puzzle() -> None:
    game = find_game("adventureland")
    without_secrets, with_secrets = game, replace(game, puzzling=Puzzling(uses_hidden_content=True))
    book, clear = book_of(game), 0
    for number, puzzle in enumerate(book.puzzles[:5]):
        question, rng = make_question(book, puzzle, with_secrets), random.Random(number)
        best, *_, worst = rank_by_judgement(question, rng, COMPARISON_STEPS[-1][0])
        behind, within = worst.gap_to(best)
        assert is_fair(question, best.key, rng)
        if behind > 2 * max(MAX_UNFAIR_GAIN, within):
            clear += 1
            assert not is_fair(question, worst.key, rng)
            assert is_fair(make_question(book, puzzle, without_secrets), worst.key, rng), (
                "nothing is hidden from a solver"
            )
    assert clear


def book_faults(book: Book, place: str = PLACE) -> list[str]:
    return [fault for _, fault in check_puzzles(place, book, seed="7", jobs=1)]


def test_correct_puzzle_holds_in_fresh_worlds(book: Book) -> None:
    assert book_faults(book) == [""] * PUZZLES_WANTED


def test_wrong_puzzle_is_found(book: Book) -> None:
    wrong = msgspec.structs.replace(book.puzzles[0], best="left")
    assert book_faults(msgspec.structs.replace(book, puzzles=(wrong,))) == ["'left' is not clearly better than right"]


def test_puzzle_that_the_rules_no_longer_reach_is_named(book: Book) -> None:
    fits = msgspec.structs.replace(book, puzzles=book.puzzles[:1])
    there = book.matches[0]
    other = msgspec.structs.replace(there, answers=there.answers.replace("this", "neither", 1))
    no_longer = ["puzzle 1 of Doors no longer fits the rules"]
    assert book_faults(msgspec.structs.replace(fits, matches=(other,))) == no_longer
    changed = msgspec.structs.replace(book.puzzles[0], trace="0")
    assert book_faults(msgspec.structs.replace(fits, puzzles=(changed,))) == no_longer
