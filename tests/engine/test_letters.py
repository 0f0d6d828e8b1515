"""Letters of answers: each has a meaning, which is the same in successive questions."""

from __future__ import annotations

import pytest

from meadhall.engine import Option, find_game
from meadhall.engine.play.perspective import assign_letters

FIXED = {"dash": "d"}


def letters_by_key(*keys: str) -> dict[str, str]:
    return {answer.key: answer.letter for answer in assign_letters([Option(key, "XX-ACT-01") for key in keys], FIXED)}


def test_ending_a_turn_gets_letter_z_and_passing_gets_y() -> None:
    assert letters_by_key("go:a1", "end") == {"go:a1": "a", "end": "z"}
    assert letters_by_key("pass", "use:b1") == {"pass": "y", "use:b1": "a"}


def test_only_one_of_two_ending_answers_gets_the_letter_z() -> None:
    assert letters_by_key("end", "stay", "go:a1") == {"end": "z", "stay": "a", "go:a1": "b"}


def test_no_other_answer_ever_has_the_last_letters() -> None:
    many = letters_by_key(*[f"go:x{number}" for number in range(700)])
    assert not {"y", "z"} & set("".join(many.values()))
    assert len(set(many.values())) == 700


def test_digits_follow_the_letters_and_then_pairs_of_letters() -> None:
    result = list(letters_by_key(*[f"go:x{number}" for number in range(35)]).values())
    assert result[22:35] == [*"wx123456789", "aa", "ab"]


def test_number_in_a_key_is_not_the_letter_of_another_answer() -> None:
    result = letters_by_key(*[f"go:x{number}" for number in range(24)], "throw:1", "throw:23")
    assert (result["throw:1"], result["throw:23"]) == ("2", "3")


def test_reserved_letter_is_not_given_to_ordinary_answers() -> None:
    assert letters_by_key("dash", *[f"go:x{number}" for number in range(4)])["go:x3"] == "e"
    assert letters_by_key(*[f"go:x{number}" for number in range(4)])["go:x3"] == "d"


@pytest.mark.parametrize("game", ["adventureland", "heroes", "heropath", "swordsorcery", "virtues"])
def test_the_fixed_letters_of_a_game_are_all_different(game: str) -> None:
    fixed = find_game(game).wording.letters
    assert len(set(fixed.values())) == len(fixed)
    assert not [key for key, letter in fixed.items() if letter in "yz" and key not in ("pass", "none")]
