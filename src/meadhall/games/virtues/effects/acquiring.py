"""Taking characters and elixirs, by an action or an effect (4.7, 4.10, SV-VOC-12 to 15)."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.engine.flows.options import Reason
from meadhall.engine.kit.paying import pay
from meadhall.engine.table.table import Table
from meadhall.games.virtues import asking
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.content import CHARACTERS, ELIXIRS
from meadhall.games.virtues.effects.verbs import VERBS, Cause, touched
from meadhall.games.virtues.events.actions import Bought, Recruited
from meadhall.games.virtues.events.goods import ElixirLost, ElixirStolen, Gained
from meadhall.games.virtues.holdings import gain
from meadhall.games.virtues.ops import BuyElixir, DropElixir, Recruit, StealElixir
from meadhall.games.virtues.paying import (
    elixir_price,
    fame_bill,
    fame_within_reach,
    gold_bill,
    gold_within_reach,
    recruit_price,
    spend,
)
from meadhall.games.virtues.state import Player, Seat, State

LITTLE_FAME: Final = Reason("SV-REC-01", "{name} costs {price} fame, and you could pay {reach}.")
LITTLE_GOLD: Final = Reason("SV-ELX-01", "{name} costs {price} gold, and you could pay {reach}.")


def take_character(t: Table[State], seat: Seat, card: int) -> None:
    """A character of the tavern joins a player; might without plus comes once (SV-REC-01 to 03)."""
    s = t.state
    s.players[seat].characters.append(card)
    t.tell(Recruited(seat, card))
    now = CHARACTERS[card].might_now
    if now:
        gain(s, seat, "might", now, "characters")
        t.tell(Gained(seat, "might", now))
    market.take(t, market.tavern(s), card)


def take_elixir(t: Table[State], seat: Seat, card: int) -> None:
    """An elixir of the store goes to a player (SV-ELX-01)."""
    s = t.state
    s.players[seat].elixirs.append(card)
    t.tell(Bought(seat, card))
    market.take(t, market.store(s), card)


def cannot_recruit(player: Player, card: int, fame: int, op: Recruit | None = None) -> Reason | None:
    """Why a player with so much fame within reach cannot pay for a character."""
    price = recruit_price(player, card, op)
    return None if price <= fame else _too_dear(LITTLE_FAME, CHARACTERS[card].name, price, fame)


def cannot_buy(player: Player, card: int, gold: int, op: BuyElixir | None = None) -> Reason | None:
    """Why a player with so much gold within reach cannot pay for an elixir."""
    price = elixir_price(player, card, op)
    return None if price <= gold else _too_dear(LITTLE_GOLD, ELIXIRS[card].name, price, gold)


@cache
def _too_dear(why: Reason, name: str, price: int, reach: int) -> Reason:
    return why(name=name, price=price, reach=reach)


def recruits(s: State, seat: Seat, op: Recruit) -> list[int]:
    """The characters of the tavern that an effect lets a player recruit now."""
    player = s.players[seat]
    reach = fame_within_reach(player)
    cards = [card for card in s.tavern if card >= 0 and CHARACTERS[card].cost <= op.max_cost]
    return [card for card in cards if cannot_recruit(player, card, reach, op) is None]


def elixirs(s: State, seat: Seat, op: BuyElixir) -> list[int]:
    """The elixirs of the store that an effect lets a player buy now."""
    player = s.players[seat]
    reach = gold_within_reach(player)
    cards = [card for card in s.store if card >= 0 and ELIXIRS[card].cost <= op.max_cost]
    return [card for card in cards if cannot_buy(player, card, reach, op) is None]


def dearest_first(elixirs: list[int]) -> list[asking.OneElixir]:
    """Elixirs to choose from, the default first: highest cost, then lowest id (SV-DEC-08)."""
    return [asking.ELIXIR_OPTION[card] for card in sorted(elixirs, key=lambda card: (-ELIXIRS[card].cost, card))]


@VERBS.verb(Recruit)
async def recruit(t: Table[State], cause: Cause, op: Recruit) -> None:
    s, seat = t.state, cause.by
    cards = sorted(recruits(s, seat, op), key=lambda card: (-CHARACTERS[card].cost, card))
    card = (
        await asking.pick(
            seat, asking.question("recruit", "SV-DEC-04", [asking.CHARACTER_OPTION[card] for card in cards])
        )
    ).card
    cover = await pay(s, fame_bill(s, seat, recruit_price(s.players[seat], card, op), "SV-VOC-12"))
    cause.begin()
    spend(t, seat, cover)
    take_character(t, seat, card)


@VERBS.would(Recruit)
def _(s: State, cause: Cause, op: Recruit) -> bool:
    return bool(recruits(s, cause.by, op))


@VERBS.words(Recruit)
def _(op: Recruit) -> str:
    if op.discount >= op.max_cost > op.min == 0:
        return f"Recruit one face-up character of cost {op.max_cost} or less without paying."
    return f"Recruit one face-up character for {op.discount} fame less, to a minimum of {op.min}."


@VERBS.verb(BuyElixir)
async def buy_elixir(t: Table[State], cause: Cause, op: BuyElixir) -> None:
    s, seat = t.state, cause.by
    card = (
        await asking.pick(seat, asking.question("buy-elixir", "SV-DEC-04", dearest_first(elixirs(s, seat, op))))
    ).card
    cover = await pay(s, gold_bill(s, seat, elixir_price(s.players[seat], card, op), "SV-VOC-13"))
    cause.begin()
    spend(t, seat, cover)
    take_elixir(t, seat, card)


@VERBS.would(BuyElixir)
def _(s: State, cause: Cause, op: BuyElixir) -> bool:
    return bool(elixirs(s, cause.by, op))


@VERBS.words(BuyElixir)
def _(op: BuyElixir) -> str:
    if op.discount >= op.max_cost:
        return f"Take one face-up elixir of cost {op.max_cost} or less without paying."
    return f"Buy one face-up elixir for {op.discount} gold less, to a minimum of {op.min}."


@VERBS.verb(StealElixir)
async def steal_elixir(t: Table[State], cause: Cause, op: StealElixir) -> None:
    s = t.state
    for seat in touched(s, cause, op.who):
        for _ in range(min(op.n, len(s.players[seat].elixirs))):
            options = dearest_first(s.players[seat].elixirs)
            card = (await asking.pick(cause.by, asking.first_stands("take-elixir", "SV-DEC-08", options))).card
            cause.begin()
            s.players[seat].elixirs.remove(card)
            s.players[cause.by].elixirs.append(card)
            t.tell(ElixirStolen(cause.by, seat, card))


@VERBS.would(StealElixir)
def _(s: State, cause: Cause, op: StealElixir) -> bool:
    return any(s.players[seat].elixirs for seat in touched(s, cause, op.who))


@VERBS.words(StealElixir)
def _(op: StealElixir) -> str:
    return "Take one elixir of your choice from another player."


@VERBS.verb(DropElixir)
async def drop_elixir(t: Table[State], cause: Cause, op: DropElixir) -> None:
    """Discards elixirs without gifts: the acting player's choice, or each owner's (SV-VOC-15)."""
    s = t.state
    for seat in touched(s, cause, op.who):
        if len(s.players[seat].elixirs) >= op.at_least:
            for _ in range(min(op.n, len(s.players[seat].elixirs))):
                card = await _which_elixir(s, cause, op, seat)
                cause.begin()
                lose_elixir(t, seat, card)


async def _which_elixir(s: State, cause: Cause, op: DropElixir, seat: Seat) -> int:
    if op.chooser == "self":
        options = dearest_first(s.players[seat].elixirs)
        return (await asking.pick(cause.by, asking.first_stands("drop-elixir", "SV-DEC-08", options))).card
    return await cheapest_elixir(s, seat)


async def cheapest_elixir(s: State, seat: Seat) -> int:
    """An owner chooses which of his elixirs goes; the cheapest, unless he says (SV-DEC-20)."""
    cards = sorted(s.players[seat].elixirs, key=lambda card: (ELIXIRS[card].cost, card))
    options = [asking.ELIXIR_OPTION[card] for card in cards]
    return (await asking.pick(seat, asking.first_stands("give-up-elixir", "SV-DEC-20", options))).card


def lose_elixir(t: Table[State], seat: Seat, card: int) -> None:
    """An elixir is discarded without gifts."""
    t.state.players[seat].elixirs.remove(card)
    t.tell(ElixirLost(seat, card))
    market.discard(t, market.store(t.state), card)


@VERBS.would(DropElixir)
def _(s: State, cause: Cause, op: DropElixir) -> bool:
    return any(len(s.players[seat].elixirs) >= max(1, op.at_least) for seat in touched(s, cause, op.who))


@VERBS.words(DropElixir)
def _(op: DropElixir) -> str:
    if op.who == "each":
        return "Each player with two or more elixirs discards one of them."
    return "Discard one elixir of another player, your choice."
