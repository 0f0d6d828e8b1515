"""The kit in a whole game: windows, payments, decks and choices of several things keep all laws."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from meadhall.engine import Match, SeededLuck
from meadhall.engine.common.errors import FlowError
from meadhall.engine.flows.flow import Ask
from meadhall.engine.kit.decks import Deck, cards_left, shuffle_in
from meadhall.engine.kit.effects import Op, Verbs
from meadhall.engine.kit.paying import Bill, pay
from meadhall.engine.kit.payments import Source
from meadhall.engine.model.pieces import Faces
from meadhall.engine.table.chance import stream_of
from meadhall.testing.check import check_game
from tests.depth import deep
from tests.engine.kit.market import MARKET, By, Earn, Market, Steal


@pytest.mark.long
def test_a_game_made_of_the_kit_keeps_all_laws() -> None:
    report = check_game(MARKET, matches=deep(6))
    assert report.ok, report.text


def market_match(**fields: Any) -> Match[Market]:
    """Return a match at the first player's turn, with these fields of the first state."""
    state = MARKET.first_state(MARKET.options())
    for name, value in fields.items():
        getattr(state, name)[0] = value
    state.step = "turn"
    return Match[Market].resumed(MARKET, state, SeededLuck("5"))


def test_payment_can_be_swapped_before_it_is_paid() -> None:
    match = market_match(coins=3)
    seat = match.asked
    match.answer(seat, "buy")
    assert (match.menu().question, match.menu().clause) == ("pay", "MK-BUY-01")
    assert match.state.payment is not None
    assert match.state.payment.laid == {"jewel": 1}
    assert match.view((seat + 1) % 2).state.payment is None
    match.answer(seat, "spare:jewel")
    assert match.state.payment.laid == {"coin": 3}
    assert match.state.payment.left == {"coin": 0, "jewel": 1}


def test_swaps_can_be_undone_freely() -> None:
    match = market_match(coins=3)
    seat = match.asked
    for key in ("buy", "spare:jewel", "use:jewel", "spare:jewel"):
        match.answer(seat, key)
    for _ in range(4):
        match.take_back(seat)
    assert match.menu().question == "act"


def test_payment_from_a_secret_hand_is_asked_even_without_a_choice() -> None:
    s = market_match().state
    bill = Bill(0, [{"coin": 1}], [Source("coin", ("coin",), worth=1, number=1)], "MK-BUY-01")
    ask = pay(s, bill, always=True).send(None)
    assert isinstance(ask, Ask)
    assert ask.menus[0].keys == ["pay"]
    with pytest.raises(StopIteration):
        pay(s, bill).send(None)


def test_a_payment_without_a_choice_is_not_asked() -> None:
    match = market_match(coins=3, jewels=0)
    seat = match.asked
    match.answer(seat, "buy")
    assert match.state.stalls[seat] == 1


def test_window_is_in_the_state_while_somebody_may_react() -> None:
    match = Match(MARKET, 5)
    for key in ("enough", "pass", "enough"):  # seat 0 draws, seat 1 passes and draws: both have cards now
        match.answer(match.asked, key)
    match.answer(0, "pass")
    match.answer(0, "enough")
    match.answer(1, "rob")
    window = match.state.windows[-1]
    assert (window.kind, window.card, window.by, window.to, window.asked) == ("theft", "rob", 1, [0], 0)
    assert match.asked == 0
    match.answer(0, "done")
    assert match.state.windows == []


def test_ops_are_read_from_data_and_a_wrong_word_is_named() -> None:
    read = msgspec.json.Decoder(list[Earn | Steal])
    assert read.decode(b'[{"op": "earn", "coins": 2}, {"op": "steal", "coins": 1}]') == [Earn(2), Steal(1)]
    with pytest.raises(msgspec.ValidationError, match="'burn'"):
        read.decode(b'[{"op": "burn", "coins": 2}]')
    with pytest.raises(msgspec.ValidationError, match="unknown field `gold`"):
        read.decode(b'[{"op": "earn", "gold": 2, "coins": 1}]')


def test_op_without_a_function_is_listed_and_a_foreign_op_is_refused() -> None:
    verbs: Verbs[Any, Any] = Verbs(Earn | Steal)
    assert verbs.missing() == ["earn", "steal"]
    with pytest.raises(FlowError, match=r"^op 'steal' has no function: mark one with \.verb\(Steal\)$"):
        verbs.carry_out(Match(MARKET, 1).table, None, [Steal(1)]).send(None)

    class Other(Op, frozen=True, tag="other"):
        pass

    with pytest.raises(FlowError, match="Other is not an op of this game"):
        verbs.verb(Other)
    verbs.would(Earn)(lambda s, by, op: True)
    with pytest.raises(FlowError, match="two functions"):
        verbs.would(Earn)


def test_skipped_op_can_inform_the_players() -> None:
    verbs: Verbs[Any, Any] = Verbs(Steal)
    told_numbers: list[int] = []
    verbs.would(Steal)(lambda s, by, op: False)
    verbs.missed(Steal)(lambda t, by, op: told_numbers.append(op.coins))
    with pytest.raises(StopIteration):
        verbs.carry_out(market_match().table, By(0, 1), [Steal(2)]).send(None)
    assert told_numbers == [2]


def test_discards_never_appear_in_cards_dealt_before() -> None:
    rng = random.Random(3)
    faces, deck = Faces(bags={"card": [1, 2, 3, 4]}), Deck("card")
    laid = faces.lay(deck.bag)
    deck.discards = [faces.take(deck.bag, lambda _, bag: rng.randrange(len(bag)))[0] for _ in range(2)]
    seen = list(deck.discards)
    shuffle_in(faces, deck)
    assert cards_left(faces, deck) == 3
    drawn = [faces.take(deck.bag, lambda _, bag: rng.randrange(len(bag)))[0] for _ in range(3)]
    assert faces.draw(laid, lambda _, bag: 0) not in seen
    assert sorted([*drawn, faces.face[laid]]) == [1, 2, 3, 4]


def test_all_bags_of_a_deck_share_a_stream_of_luck() -> None:
    """A loaded match continues with the same luck, whatever bag of a deck a card came from."""
    deck = Deck("card", mixed=2)
    assert (deck.bag, stream_of(deck.bag)) == ("card2", stream_of("card"))
