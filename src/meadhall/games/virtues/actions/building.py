"""Founding and manning buildings (4.11, 4.12)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Option, Refusals
from meadhall.engine.kit.paying import pay
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues import phrases
from meadhall.games.virtues.actions.doing import ACTIONS
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.content import BUILDINGS
from meadhall.games.virtues.effects.places import man, unmanned
from meadhall.games.virtues.events import Founded, Gained, Lost
from meadhall.games.virtues.holdings.wealth import gain, lose
from meadhall.games.virtues.paying.prices import gold_within_reach
from meadhall.games.virtues.paying.purse import gold_bill, spend
from meadhall.games.virtues.state import Seat, State

TEMPLE_MIGHT: Final = 1  # at the moment of purchase (SV-BLD-05)


class Found(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"found:{BUILDINGS[card].id}", "SV-BLD-01")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        card = BUILDINGS[self.card]
        return f"Found {card.name} for {card.cost} gold ({phrases.building_text(self.card)})"


class Man(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"man:{BUILDINGS[card].id}", "SV-MAN-01")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        card = BUILDINGS[self.card]
        return f"Man {card.name} for {card.man} might ({card.special}: {card.text})"


FOUND: Final = [Found(card) for card in range(len(BUILDINGS))]
MAN: Final = [Man(card) for card in range(len(BUILDINGS))]


def offers(s: State, seat: Seat) -> list[Option]:
    """Buildings that could be paid for, and own ones that could be manned."""
    player, options = s.players[seat], list[Option]()
    reach = gold_within_reach(player)
    options += [FOUND[card] for card in market.for_sale(s) if BUILDINGS[card].cost <= reach]
    options += [MAN[card] for card in unmanned(player) if BUILDINGS[card].man <= player.might]
    return options


def refuse(no: Refusals, s: State, seat: Seat) -> None:
    player = s.players[seat]
    reach = gold_within_reach(player)
    for building in market.for_sale(s):
        card = BUILDINGS[building]
        if card.cost > reach:
            text = "{name} costs {price} gold, and you could pay {reach}."
            no(FOUND[building].key, "SV-BLD-01", text, name=card.name, price=card.cost, reach=reach)
    for building in player.buildings:
        card = BUILDINGS[building]
        if building in player.manned:
            no(MAN[building].key, "SV-MAN-02", "{name} is manned already.", name=card.name)
        elif not player.markers:
            no(MAN[building].key, "SV-MAN-07", "You have no marker left.")
        elif card.man > player.might:
            text = "It costs {price} might, and you have {might}."
            no(MAN[building].key, "SV-MAN-01", text, price=card.man, might=player.might)


@ACTIONS.carries_out(Found)
async def found(t: Table[State], seat: Seat, option: Found) -> None:
    """The building goes to its founder; a temple brings might at once (SV-BLD-05)."""
    s, card = t.state, BUILDINGS[option.card]
    cover = await pay(s, gold_bill(s, seat, card.cost, "SV-BLD-01"))
    spend(t, seat, cover)
    s.players[seat].buildings.append(option.card)
    t.tell(Founded(seat, option.card))
    if card.kind == "temple":
        gain(s, seat, "might", TEMPLE_MIGHT, "temples")
        t.tell(Gained(seat, "might", TEMPLE_MIGHT))
    market.leave_sale(t, option.card)


@ACTIONS.carries_out(Man)
async def man_building(t: Table[State], seat: Seat, option: Man) -> None:
    """Might is paid by moving the marker back (SV-PAY-09)."""
    cost = BUILDINGS[option.card].man
    lose(t.state, seat, "might", cost, "manning")
    t.tell(Lost(seat, "might", cost))
    man(t, seat, option.card)
