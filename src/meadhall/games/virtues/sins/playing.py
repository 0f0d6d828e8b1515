"""Playing a sin card as an action (SV-SIN-01 to 04, 09, 12)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Option, Refusals
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues.asking import pick, question
from meadhall.games.virtues.content import N_VIRTUES, SINS
from meadhall.games.virtues.effects.doing import VERBS, Doing, can_do_any
from meadhall.games.virtues.events import SinPlayed, Warded
from meadhall.games.virtues.fall import corrupt
from meadhall.games.virtues.holdings.gifts import GIFT, Gift
from meadhall.games.virtues.holdings.special import is_shielded
from meadhall.games.virtues.ops import affects_others, needs_target, needs_virtue
from meadhall.games.virtues.sins.pile import discard, take_out
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.windows.foresight import numbers
from meadhall.games.virtues.windows.opening import warn
from meadhall.games.virtues.windows.targets import choose_target, has_target


class PlaySin(Option):
    __slots__ = ("card", "function", "needs_target", "needs_virtue", "says")

    def __init__(self, card: int, function: int) -> None:
        super().__init__(f"{SINS[card].functions[function].key}:{SINS[card].id}", "SV-SIN-01")
        self.card = card
        self.function = function
        self.says = SINS[card].functions[function]
        self.needs_target = needs_target(self.says.effects)
        self.needs_virtue = needs_virtue(self.says.effects)

    def words(self, state: State, names: Names) -> str:
        foul = " (foul)" if self.says.foul and state.options.fall else ""
        return f"{self.says.name}{foul}: {self.says.text}"


PLAY: Final = [(PlaySin(card, 0), PlaySin(card, 1)) for card in range(len(SINS))]
SHIELD: Final = "The temple's light"


def playable(s: State, seat: Seat) -> list[PlaySin]:
    """Every function of a card in hand that may be named now (SV-SIN-12)."""
    held = dict.fromkeys(s.sin_faces(seat))
    return [option for card in held for option in PLAY[card] if may_be_named(s, seat, option)]


def may_be_named(s: State, seat: Seat, option: PlaySin) -> bool:
    function = option.says
    if function.kind == "reaction":
        return False
    if option.needs_target:
        return has_target(s, seat, function.effects)
    if option.needs_virtue:
        return bool(virtues_of_others(s, seat))
    return can_do_any(s, Doing(seat, ""), function.effects)


def virtues_of_others(s: State, seat: Seat) -> list[Gift]:
    """The virtues that may be named so that somebody else has to discard."""
    others = [s.players[other].gifts for other in s.others(seat)]
    return [GIFT[virtue] for virtue in range(N_VIRTUES) if any(hand[virtue] for hand in others)]


def refuse(no: Refusals, s: State, seat: Seat) -> None:
    """Why functions of cards in hand are not on offer."""
    for card in dict.fromkeys(s.sin_faces(seat)):
        for option in PLAY[card]:
            if option.says.kind == "reaction":
                no(option.key, "SV-SIN-12", "A reaction is played when the sin card of another would affect you.")
            elif not may_be_named(s, seat, option):
                no(option.key, "SV-SIN-12", "{name} could do nothing now.", name=option.says.name)


async def play_sin(t: Table[State], seat: Seat, option: PlaySin) -> None:
    """Name it, window D, carry it out, corruption if it is foul, and on the discard pile with it (SV-SIN-03)."""
    s, function = t.state, option.says
    by = Doing(seat, "sins")
    if option.needs_target:
        named = await choose_target(s, seat, function.effects)
        by.target, by.res = named.seat, named.res
    if option.needs_virtue:
        by.virtue = (await pick(seat, question("virtue", "SV-DEC-07", virtues_of_others(s, seat)))).virtue
    take_out(t, seat, option.card, "SV-SIN-03")
    t.tell(SinPlayed(seat, option.card, option.function, by.target, by.virtue, by.res))
    if affects_others(function.effects):
        by.affected = await _warn(t, by, option)
    await VERBS.carry_out(t, by, function.effects)
    if function.foul and s.options.fall:
        corrupt(t, seat)  # SV-FAL-05
    await discard(t, seat, option.card)


async def _warn(t: Table[State], by: Doing, option: PlaySin) -> list[Seat]:
    """Whom it affects, but for those in a temple's light, may do something about it (SV-SIN-09, SV-VOC-23)."""
    s = t.state
    to: list[Seat] = []
    for seat in [by.target] if by.target >= 0 else s.others(by.by):
        if is_shielded(s.players[seat]):
            t.tell(Warded(seat, SHIELD))
        else:
            to.append(seat)
    return await warn(t, "sin", option.key, by.by, to, numbers(s, by, option.says.effects))
