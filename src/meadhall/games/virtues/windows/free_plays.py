"""Carrying out free plays: elixirs, castles and estates discarded, specials used (SV-FREE-05, 06, SV-MAN-04)."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.virtues.asking import first_stands, pick
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.content import BUILDINGS, ELIXIR_GIFTS
from meadhall.games.virtues.effects.verbs import VERBS, Cause
from meadhall.games.virtues.events import BuildingDiscarded, ElixirDiscarded, Gained, GiftsTaken, SpecialUsed, Warded
from meadhall.games.virtues.holdings import gifts
from meadhall.games.virtues.holdings.allegiance import production
from meadhall.games.virtues.holdings.wealth import gain
from meadhall.games.virtues.ops import Negate, needs_target
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.windows.offers import DropBuilding, DropElixir, UseSpecial, useful_sides
from meadhall.games.virtues.windows.opening import ACTS, no_longer_affected, warn
from meadhall.games.virtues.windows.targets import choose_target


@ACTS.carries_out(DropElixir)
async def drink(t: Table[State], seat: Seat, option: DropElixir) -> None:
    """An elixir is discarded whole for the gifts of one side, as far as they are there (SV-FREE-05, SV-ELX-02)."""
    s, elixir = t.state, option.card
    options = useful_sides(s, seat, elixir)
    side = await pick(seat, first_stands("side", "SV-DEC-17", options))
    wanted = await gifts.choose_from_pool(s, seat, ELIXIR_GIFTS[elixir][side.side])
    s.players[seat].elixirs.remove(elixir)
    t.tell(ElixirDiscarded(seat, elixir))
    t.tell(GiftsTaken(seat, gifts.take(s, seat, wanted)))
    market.discard(t, market.store(s), elixir)


@ACTS.carries_out(DropBuilding)
async def give_up(t: Table[State], seat: Seat, option: DropBuilding) -> None:
    """A castle gives fame and an estate gold, as much as it produces now (SV-FREE-06)."""
    s, building = t.state, option.card
    number = production(s.players[seat], building)
    res = "fame" if BUILDINGS[building].kind == "castle" else "gold"
    t.tell(BuildingDiscarded(seat, building))
    gain(s, seat, res, number)
    t.tell(Gained(seat, res, number))
    market.lose_building(s, seat, building)


@ACTS.carries_out(UseSpecial)
async def use_special(t: Table[State], seat: Seat, option: UseSpecial) -> None:
    """A victim is named before window D, the rest is chosen after it (SV-DEC-30)."""
    s, card = t.state, BUILDINGS[option.card]
    cause = Cause(seat, "specials")

    def announce() -> None:
        take_marker_back(s, seat, option.card)
        t.tell(SpecialUsed(seat, option.card, cause.target))

    cause.announce = announce
    if isinstance(card.effects[0], Negate):
        cause.begin()
        no_longer_affected(s, seat)
        t.tell(Warded(seat, card.name))
        return
    if needs_target(card.effects):
        cause.target = (await choose_target(s, seat, card.effects)).seat
        cause.begin()
        cause.affected = await warn(t, "special", card.id, seat, [cause.target])
    await VERBS.carry_out(t, cause, card.effects)
    cause.begin()


def take_marker_back(s: State, seat: Seat, building: int) -> None:
    """The marker goes back to the supply; the building may be manned again (SV-MAN-05)."""
    player = s.players[seat]
    player.manned.remove(building)
    player.markers += 1
