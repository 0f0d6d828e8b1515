"""Menus, options and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.engine import Candidate, Choice, Match, NotOffered, Option, Reason, Refused, menu, ranked
from meadhall.engine.common.errors import FlowError
from tests.engine.toys import AUCTION, BIDS, Auction, bid_options

LEFT, RIGHT = Option("left", "TY-WAY-01"), Option("right", "TY-WAY-01")


IN_THE_WAY = Reason("TY-WAY-02", "{what} is in the way, {high} feet high.")


@menu("which-way", "TY-WAY-01", default="right")
def way_options(blocked: bool, obstacle: str = "a wall") -> Iterator[Candidate[Option]]:
    yield LEFT, IN_THE_WAY(what=obstacle, high=9) if blocked else None
    yield RIGHT


def test_menu_offers_the_options_of_its_function() -> None:
    offered = way_options(False)
    assert (offered.question, offered.clause, offered.keys) == ("which-way", "TY-WAY-01", ["left", "right"])
    assert offered.find("left") is LEFT
    assert (len(offered), offered[1], list(offered)) == (2, RIGHT, [LEFT, RIGHT])


def test_string_on_a_menu_is_named_with_its_function() -> None:
    @menu("which-way", "TY-WAY-01")
    def signs() -> Any:
        return ["left"]

    with pytest.raises(FlowError, match=r"signs\(\) lists 'left', not an Option"):
        signs()


def test_a_menu_that_returns_nothing_is_named() -> None:
    @menu("which-way", "TY-WAY-01")
    def signs() -> Any:
        [RIGHT]  # noqa: B018

    with pytest.raises(FlowError, match=r"signs\(\) returns None: return the list of options"):
        signs()


def test_why_not_uses_the_reasons_of_the_menu_function() -> None:
    (refusal,) = way_options(True).refusals()
    assert (refusal.key, refusal.clause) == ("left", "TY-WAY-02")
    assert refusal.words == "a wall is in the way, 9 feet high."


def test_why_not_passes_keyword_arguments_again() -> None:
    (refusal,) = way_options(True, obstacle="a ditch").refusals()
    assert refusal.words.startswith("a ditch")


def test_keys_of_refused_candidates_are_unique_and_need_no_values() -> None:
    computed: list[str] = []

    def numbers() -> dict[str, object]:
        computed.append("numbers")
        return {"high": 9}

    @menu("which-way", "TY-WAY-01")
    def paths() -> Iterator[Candidate[Option]]:
        too_high = Reason("TY-WAY-02", "{high} feet are too high.").later(numbers)
        yield RIGHT
        yield from ((option, too_high) for option in (LEFT, Option("up", "TY-WAY-01"), LEFT))

    assert paths().refused_keys() == ["left", "up"]
    assert computed == []
    assert [refusal.words for refusal in paths().refusals()] == ["9 feet are too high."] * 3


def test_never_candidates_are_listed_only_for_why_not() -> None:
    asked: list[str] = []

    @menu("which-way", "TY-WAY-01")
    def paths(high: int) -> list[Option]:
        return [RIGHT]

    @paths.never
    def too_high(high: int) -> Iterator[Refused]:
        asked.append("why")
        yield LEFT, IN_THE_WAY(what="a wall", high=high)
        yield "up", IN_THE_WAY(what="a roof", high=high)

    offered = paths(9)
    assert (offered.keys, asked) == (["right"], [])
    assert [refusal.words for refusal in offered.why_not("up")] == ["a roof is in the way, 9 feet high."]
    assert [refusal.key for refusal in paths(high=8).refusals()] == ["left", "up"]


def test_a_reason_without_its_numbers_can_be_printed() -> None:
    assert repr(IN_THE_WAY) == "<Reason {what} is in the way, {high} feet high. [TY-WAY-02]>"


def test_a_candidate_without_a_reason_must_be_on_offer() -> None:
    @menu("which-way", "TY-WAY-01")
    def paths() -> list[Option]:
        return [RIGHT]

    paths.never(lambda: [(RIGHT, None)])
    assert (paths().refusals(), paths().refused_keys()) == ([], [])
    paths.never(lambda: [(LEFT, None)])
    with pytest.raises(FlowError, match="'which-way' does not offer 'left', and no reason forbids it"):
        paths().refusals()


def test_a_key_that_names_nothing_is_refused_by_the_clause_of_the_question() -> None:
    (refusal,) = way_options(False).why_not("up")
    assert (refusal.clause, refusal.message.id) == ("TY-WAY-01", "no-such-answer")
    assert way_options(False).why_not("left") == []


def test_missing_copy_of_an_answer_has_the_reason_of_the_others() -> None:
    assert [refusal.words for refusal in way_options(True).why_not("left/2")] == ["a wall is in the way, 9 feet high."]
    (refusal,) = way_options(False).why_not("left/2")
    assert (refusal.key, refusal.message.id) == ("left/2", "answer-fewer-alike")


def test_one_reason_can_cover_all_numbers_not_on_offer() -> None:
    coins = [Option(f"pay:{n}/ann", "TY-PAY-01") for n in (1, 2)]
    few = Reason("TY-PAY-02", "You have {has} coins.")
    purse = menu("pay", "TY-PAY-01")(lambda: coins)
    purse.never(lambda: [("pay:#/ann", few(has=2))])
    (refusal,) = purse().why_not("pay:7/ann")
    assert (refusal.key, refusal.clause, refusal.words) == ("pay:7/ann", "TY-PAY-02", "You have 2 coins.")
    assert purse().why_not("pay:2/ann") == []
    assert purse().why_not("pay:7/bram")[0].message.id == "no-such-answer"
    assert (purse().refusals(), purse().refused_keys()) == ([], [])


def test_offered_option_is_not_among_the_refusals() -> None:
    assert way_options(False).refusals() == []


def test_default_answer_is_used_or_else_the_first_option() -> None:
    assert way_options(False).unanswered() is RIGHT
    nothing_usual = menu("which-way", "TY-WAY-01", default="back")(lambda: [LEFT, RIGHT])
    assert nothing_usual().unanswered() is LEFT


def test_wrong_key_is_refused_with_the_keys_on_offer() -> None:
    with pytest.raises(NotOffered, match=r"'up' is not on offer for 'which-way' \(TY-WAY-01\); on offer: left, right"):
        way_options(False).find("up")


def test_match_explains_a_key_that_is_not_on_offer() -> None:
    match: Match[Auction] = Match(AUCTION, 1)
    match.state.coins[0] = 3
    refused = bid_options(match.state, 0).refusals()
    assert [(r.key, r.words) for r in refused] == [("bid:4", "You have 3 coins."), ("bid:5", "You have 3 coins.")]
    assert match.why_not("bid:2") == []


def test_an_option_of_another_menu_is_taken_by_its_key_or_refused() -> None:
    match: Match[Auction] = Match(AUCTION, 1)
    match.answer(0, Option("bid:3", "elsewhere"))
    assert match.ask is not None
    assert match.ask.given_answers[0] is BIDS[3]
    with pytest.raises(NotOffered, match="'left' is not on offer"):
        match.answer(1, LEFT)


def test_default_outside_the_values_is_refused_at_its_definition() -> None:
    with pytest.raises(ValueError, match="the default 4 of the option 'rounds' is not one of 3, 5"):
        Choice("rounds", (3, 5), 4)


def test_ties_for_another_number_of_seats_are_refused() -> None:
    assert [standing.seat for standing in ranked([1, 1], [0, 2])] == [1, 0]
    with pytest.raises(ValueError, match="ranked has points for 2 seats, and ties or parts for 3"):
        ranked([1, 1], [0, 2, 3])
