"""Recruiting a character and buying an elixir (4.7, 4.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.flows.options import Candidate, Option
from meadhall.engine.kit.paying import pay
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues import phrases
from meadhall.games.virtues.content import CHARACTERS, ELIXIRS
from meadhall.games.virtues.effects.acquiring import cannot_buy, cannot_recruit, take_character, take_elixir
from meadhall.games.virtues.paying.prices import elixir_price, fame_within_reach, gold_within_reach, recruit_price
from meadhall.games.virtues.paying.purse import fame_bill, gold_bill, spend
from meadhall.games.virtues.state import Player, Seat, State
from meadhall.games.virtues.windows.opening import ACTIONS


class RecruitOne(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"recruit:{CHARACTERS[card].id}", "SV-REC-01")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        card = CHARACTERS[self.card]
        price = _price(state, self.card, recruit_price, card.cost)
        return f"Recruit {card.name} for {price} fame ({phrases.character_text(self.card)})"


class BuyOne(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"buy:{ELIXIRS[card].id}", "SV-ELX-01")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        card = ELIXIRS[self.card]
        price = _price(state, self.card, elixir_price, card.cost)
        return f"Buy {card.name} for {price} gold ({phrases.elixir_text(self.card)})"


def _price(s: State, card: int, price: Callable[[Player, int], int], usual: int) -> int:
    return price(s.players[s.on_go], card) if s.on_go >= 0 else usual


RECRUIT: Final = [RecruitOne(card) for card in range(len(CHARACTERS))]
BUY: Final = [BuyOne(card) for card in range(len(ELIXIRS))]


def hirings(s: State, seat: Seat) -> list[Candidate[Option]]:
    """The characters of the tavern and the elixirs of the store."""
    player = s.players[seat]
    fame, gold = fame_within_reach(player), gold_within_reach(player)
    characters = [(RECRUIT[card], cannot_recruit(player, card, fame)) for card in s.tavern if card >= 0]
    return [*characters, *((BUY[card], cannot_buy(player, card, gold)) for card in s.store if card >= 0)]


@ACTIONS.carries_out(RecruitOne)
async def recruit(t: Table[State], seat: Seat, option: RecruitOne) -> None:
    s = t.state
    cover = await pay(s, fame_bill(s, seat, recruit_price(s.players[seat], option.card), "SV-REC-01"))
    spend(t, seat, cover)
    take_character(t, seat, option.card)


@ACTIONS.carries_out(BuyOne)
async def buy(t: Table[State], seat: Seat, option: BuyOne) -> None:
    s = t.state
    cover = await pay(s, gold_bill(s, seat, elixir_price(s.players[seat], option.card), "SV-ELX-01"))
    spend(t, seat, cover)
    take_elixir(t, seat, option.card)
