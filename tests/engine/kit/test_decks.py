"""Decks: known cards can be put back on top of the pile or under it."""

from __future__ import annotations

from meadhall.engine.kit.decks import Deck, cards_left, shuffle_in, turn_up
from meadhall.engine.model.pieces import Faces
from meadhall.engine.model.state import State, clone
from meadhall.engine.table.chance import SeededLuck
from meadhall.engine.table.table import Table


def table_with_deck(deck: Deck, faces: list[int]) -> Table[State]:
    state = State(faces=Faces({deck.name: faces}))
    return Table(state, SeededLuck("1"), clone(state))


def test_cards_put_on_top_are_drawn_first_and_cards_put_under_last() -> None:
    deck = Deck("road", top=[7, 8], under=[9])
    t = table_with_deck(deck, [1])
    assert cards_left(t.state.faces, deck) == 4
    assert [turn_up(t, deck, "XX-DCK-01") for _ in range(4)] == [7, 8, 1, 9]
    assert cards_left(t.state.faces, deck) == 0


def test_shuffle_includes_cards_on_top_and_under() -> None:
    deck = Deck("road", discards=[3], top=[7], under=[9])
    t = table_with_deck(deck, [1])
    shuffle_in(t.state.faces, deck)
    assert (deck.top, deck.under, deck.discards) == ([], [], [])
    assert t.state.faces.bags["road"] == [1, 3, 7, 9]
