"""Opening the five kinds of windows, and carrying out plays in them (SV-FREE-02 to 06)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

from meadhall.engine import Option, Table
from meadhall.engine.kit.windows import Window, innermost, open_window
from meadhall.games.virtues import asking, content, ending, fall, gifts, holdings, texts
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.effects.verbs import VERBS, Cause, stolen_resource
from meadhall.games.virtues.events import goods
from meadhall.games.virtues.holdings import amount_held
from meadhall.games.virtues.ops import AnyOp, DropGifts, Lose, Negate, Skip, Steal, StealGifts, needs_target
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.windows import offers

O = TypeVar("O", bound=Option)  # noqa: E741
OptionFlow = Callable[[Table[State], Seat, Any], Awaitable[None]]


class OptionFlows:
    """A registry of the flows that carry out options, by the type of the option.

    There is one for the options in windows, and one for the actions of a go.
    """

    def __init__(self) -> None:
        self._flows: dict[type[Option], OptionFlow] = {}

    def carries_out(self, kind: type[O]) -> Callable[[OptionFlow], OptionFlow]:
        """Return a decorator for the flow that carries out this kind of option."""

        def register(flow: OptionFlow) -> OptionFlow:
            self._flows[kind] = flow
            return flow

        return register

    def has_flow(self, option: Option) -> bool:
        """Whether a flow is registered for this kind of option."""
        return type(option) in self._flows

    async def __call__(self, t: Table[State], seat: Seat, option: Option) -> None:
        """Carry out an option and its consequences, then check for the end of the match (SV-END-02)."""
        await self._flows[type(option)](t, seat, option)
        fall.return_gifts_of_fallen(t, seat)
        ending.check_armour(t)


WINDOW_FLOWS: Final = OptionFlows()
ACTION_FLOWS: Final = OptionFlows()


async def open_window_after_action(t: Table[State], seat: Seat) -> None:
    """Open window C, after an action."""
    if offers.has_free_play(t.state, seat):
        await open_window(
            t, Window("after-action"), [seat], offers.after_action_options, WINDOW_FLOWS, offers.has_free_play
        )


async def open_window_at_end_of_phase(t: Table[State]) -> None:
    """Open window E, at the end of the phase."""
    await open_window(
        t, Window("end-of-phase"), t.state.order, offers.end_of_phase_options, WINDOW_FLOWS, offers.has_free_play
    )


async def open_interrupt_window(
    t: Table[State], kind: str, card: str, actor: Seat, affected: Sequence[Seat], amounts: dict[str, int] | None = None
) -> list[Seat]:
    """Open window D before an effect on these players. Return the players who are still affected."""
    window = Window(kind, card, actor, [*affected], numbers=amounts or {})
    await open_window(t, window, affected, offers.interrupt_options, WINDOW_FLOWS, offers.may_interrupt)
    t.tell(goods.WindowClosed(kind))  # separates the last answer in the window from the next answer of the same seat
    return window.to


def remove_affected_player(s: State, seat: Seat) -> None:
    """Remove a player from those affected by the pending effect (SV-VOC-22)."""
    window = innermost(s)
    assert window is not None
    window.to.remove(seat)


# ---- carrying out free plays: elixirs, castles and estates, special effects (SV-FREE-05, 06, SV-MAN-04)


@WINDOW_FLOWS.carries_out(offers.DropElixir)
async def drink_elixir(t: Table[State], seat: Seat, option: offers.DropElixir) -> None:
    """Discard an elixir and take those gifts of one side that the pool has (SV-FREE-05, SV-ELX-02)."""
    s, elixir = t.state, option.card
    options = offers.useful_side_options(s, seat, elixir)
    side = await asking.ask_seat(
        seat, asking.default_first_menu("side", "SV-DEC-17", options, offers.SIDE_OPTIONS[elixir])
    )
    gift_counts = await gifts.choose_from_pool(s, seat, content.ELIXIR_GIFTS[elixir][side.side])
    s.players[seat].elixirs.remove(elixir)
    t.tell(goods.ElixirDiscarded(seat, elixir))
    t.tell(goods.GiftsTaken(seat, gifts.draw_from_pool(s, seat, gift_counts)))
    market.discard_card(t, market.store(s), elixir)


@WINDOW_FLOWS.carries_out(offers.DropBuilding)
async def give_up_building(t: Table[State], seat: Seat, option: offers.DropBuilding) -> None:
    """Give up a castle or an estate for the fame or gold that it would produce now (SV-FREE-06)."""
    s, building = t.state, option.card
    number = holdings.production(s.players[seat], building)
    res = "fame" if content.BUILDINGS[building].kind == "castle" else "gold"
    t.tell(goods.BuildingDiscarded(seat, building))
    holdings.gain_resource(s, seat, res, number)
    t.tell(goods.ResourceGained(seat, res, number))
    market.lose_building(s, seat, building)


@WINDOW_FLOWS.carries_out(offers.UseSpecial)
async def use_special(t: Table[State], seat: Seat, option: offers.UseSpecial) -> None:
    """Use a special effect. The target is chosen before window D, and everything else after it (SV-DEC-30)."""
    s, card = t.state, content.BUILDINGS[option.card]
    cause = Cause(seat, "specials")

    def announce() -> None:
        take_marker_back(s, seat, option.card)
        t.tell(goods.SpecialUsed(seat, option.card, cause.target))

    cause.announce = announce
    if isinstance(card.effects[0], Negate):
        cause.begin()
        remove_affected_player(s, seat)
        t.tell(goods.SinWarded(seat, texts.BUILDINGS[option.card].id))
        return
    if needs_target(card.effects):
        cause.target = (await offers.choose_target(s, seat, card.effects)).seat
        cause.begin()
        cause.affected = await open_interrupt_window(t, "special", card.id, seat, [cause.target])
    await VERBS.carry_out(t, cause, card.effects)
    cause.begin()


def take_marker_back(s: State, seat: Seat, building: int) -> None:
    """Return the marker of a building to the supply (SV-MAN-05)."""
    player = s.players[seat]
    player.manned.remove(building)
    player.markers += 1


def losses_of(s: State, cause: Cause, ops: Sequence[AnyOp]) -> dict[str, int]:
    """Return the amounts that the target would lose: fame, gold, might, gift cards and goes, by name."""
    losses: dict[str, int] = {}
    for op in ops:
        if isinstance(op, Steal | Lose) and op.who == "target":
            res = stolen_resource(cause, op) if isinstance(op, Steal) else op.res
            losses[res] = min(op.n, amount_held(s, cause.target, res))
        elif isinstance(op, StealGifts):
            losses["gifts"] = min(op.n, sum(s.players[cause.target].gifts))
        elif isinstance(op, DropGifts) and op.n:
            losses["gifts"] = op.n
        elif isinstance(op, Skip):
            losses["goes"] = op.n
    return losses
