"""Recruiting characters, buying elixirs, founding and manning buildings (4.7, 4.10 to 4.12)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import cache
from typing import ClassVar, Final

from meadhall.engine import Candidate, Option, Reason, Table
from meadhall.engine.common.text import Args, Words, text
from meadhall.engine.kit.paying import pay
from meadhall.games.virtues import holdings, paying, texts
from meadhall.games.virtues.asking import CardOption, card_options
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.content import BUILDINGS, CHARACTERS, ELIXIRS, RULES
from meadhall.games.virtues.effects import characters, places
from meadhall.games.virtues.events.actions import BuildingFounded
from meadhall.games.virtues.events.goods import ResourceGained
from meadhall.games.virtues.holdings import amount_held
from meadhall.games.virtues.state import Player, Seat, State
from meadhall.games.virtues.windows.opening import ACTION_FLOWS


class Purchase(CardOption):
    """An answer that pays fame or gold for a card."""

    __slots__ = ()
    resource: ClassVar[str] = paying.GOLD

    @abstractmethod
    def price(self, state: State) -> int:
        """Return the price for the player whose go it is, after discounts."""

    def warning(self, state: State) -> Words:
        """Return a warning if the player must give up a castle or an estate to pay."""
        if state.on_go < 0:
            return ""
        missing_amount = self.price(state) - amount_held(state, state.on_go, self.resource)
        return text("warning-building", resource=self.resource, short=missing_amount) if missing_amount > 0 else ""


class RecruitOne(Purchase):
    __slots__ = ()
    resource = paying.FAME

    def price(self, state: State) -> int:
        return _price(state, self.card, paying.recruit_price, CHARACTERS[self.card].cost)

    def args(self, state: State) -> Args:
        about = texts.character_text(self.card)
        return {"card": texts.CHARACTERS[self.card], "price": self.price(state), "text": about}


class BuyOne(Purchase):
    __slots__ = ()

    def price(self, state: State) -> int:
        return _price(state, self.card, paying.elixir_price, ELIXIRS[self.card].cost)

    def args(self, state: State) -> Args:
        about = texts.elixir_text(self.card)
        return {"card": texts.ELIXIRS[self.card], "price": self.price(state), "text": about}


def _price(s: State, card: int, price: Callable[[Player, int], int], default: int) -> int:
    return price(s.players[s.on_go], card) if s.on_go >= 0 else default


RECRUIT_OPTIONS: Final = card_options(RecruitOne, "recruit", "SV-REC-01", CHARACTERS)
BUY_OPTIONS: Final = card_options(BuyOne, "buy", "SV-ELX-01", ELIXIRS)


def hiring_options(s: State, seat: Seat) -> list[Candidate[Option]]:
    """Return the characters in the tavern and the elixirs in the store. Those that are too expensive have a reason."""
    player = s.players[seat]
    fame, gold = paying.fame_within_reach(player), paying.gold_within_reach(player)
    recruits = [
        (RECRUIT_OPTIONS[card], characters.cannot_recruit(player, card, fame)) for card in s.tavern if card >= 0
    ]
    return [
        *recruits,
        *((BUY_OPTIONS[card], characters.cannot_buy(player, card, gold)) for card in s.store if card >= 0),
    ]


@ACTION_FLOWS.carries_out(RecruitOne)
async def recruit_character(t: Table[State], seat: Seat, option: RecruitOne) -> None:
    s = t.state
    cover = await pay(s, paying.fame_bill(s, seat, paying.recruit_price(s.players[seat], option.card), "SV-REC-01"))
    paying.spend_cover(t, seat, cover)
    characters.take_character(t, seat, option.card)


@ACTION_FLOWS.carries_out(BuyOne)
async def buy_chosen_elixir(t: Table[State], seat: Seat, option: BuyOne) -> None:
    s = t.state
    cover = await pay(s, paying.gold_bill(s, seat, paying.elixir_price(s.players[seat], option.card), "SV-ELX-01"))
    paying.spend_cover(t, seat, cover)
    characters.take_elixir(t, seat, option.card)


# ---- founding and manning buildings (4.11, 4.12)


class Found(Purchase):
    __slots__ = ()

    def price(self, state: State) -> int:
        return BUILDINGS[self.card].cost

    def args(self, state: State) -> Args:
        about = texts.building_text(self.card)
        return {"card": texts.BUILDINGS[self.card], "price": self.price(state), "text": about}


class Man(CardOption):
    __slots__ = ()

    def args(self, state: State) -> Args:
        return {"card": texts.BUILDINGS[self.card], "price": BUILDINGS[self.card].man}


FOUND_OPTIONS: Final = card_options(Found, "found", "SV-BLD-01", BUILDINGS)
MAN_OPTIONS: Final = card_options(Man, "man", "SV-MAN-01", BUILDINGS)


BUILDING_TOO_EXPENSIVE: Final = Reason("SV-BLD-01", "building-too-dear")
TOO_LITTLE_MIGHT: Final = Reason("SV-MAN-01", "little-might")


def building_options(s: State, seat: Seat) -> list[Candidate[Option]]:
    """Return the options to found a building that is for sale, and to man one of the player's buildings."""
    player = s.players[seat]
    reach = paying.gold_within_reach(player)
    for_sale = [(FOUND_OPTIONS[building], cannot_found(building, reach)) for building in market.buildings_for_sale(s)]
    return [*for_sale, *((MAN_OPTIONS[building], cannot_man(player, building)) for building in player.buildings)]


@cache
def cannot_found(building: int, gold: int) -> Reason | None:
    """Return why a player with this much gold within reach cannot pay for a building, or None."""
    card = BUILDINGS[building]
    return (
        None
        if card.cost <= gold
        else BUILDING_TOO_EXPENSIVE(card=texts.BUILDINGS[building], price=card.cost, reach=gold)
    )


def cannot_man(player: Player, building: int) -> Reason | None:
    """Return why a player cannot pay might to man one of their buildings, or None."""
    cost = BUILDINGS[building].man
    reason = places.cannot_be_manned(player, building)
    if reason is None and cost > player.might:
        return TOO_LITTLE_MIGHT(price=cost, might=player.might)
    return reason


@ACTION_FLOWS.carries_out(Found)
async def found_building(t: Table[State], seat: Seat, option: Found) -> None:
    """Pay for a building and give it to its founder. A temple gives might at once (SV-BLD-05)."""
    s, card = t.state, BUILDINGS[option.card]
    cover = await pay(s, paying.gold_bill(s, seat, card.cost, "SV-BLD-01"))
    paying.spend_cover(t, seat, cover)
    s.players[seat].buildings.append(option.card)
    t.tell(BuildingFounded(seat, option.card))
    if card.kind == "temple":
        holdings.gain_resource(s, seat, "might", RULES.temple_might, "temples")
        t.tell(ResourceGained(seat, "might", RULES.temple_might))
    market.remove_from_sale(t, option.card)


@ACTION_FLOWS.carries_out(Man)
async def man_building(t: Table[State], seat: Seat, option: Man) -> None:
    paying.pay_might(t, seat, BUILDINGS[option.card].man, "manning")
    places.put_marker_on_building(t, seat, option.card)
