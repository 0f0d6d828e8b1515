"""Playing a sin card as an action (SV-SIN-01 to 04, 09, 12)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Candidate, Option, Reason
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues.asking import pick, question
from meadhall.games.virtues.content import N_VIRTUES, SINS
from meadhall.games.virtues.effects.verbs import VERBS, Cause, can_do_any
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


ANSWER: Final = Reason("SV-SIN-12", "A reaction is played when the sin card of another would affect you.")
IDLE: Final = Reason("SV-SIN-12", "{name} could do nothing now.")


def sins_in_hand(s: State, seat: Seat) -> list[Candidate[PlaySin]]:
    """Both functions of every sin card in hand."""
    held = dict.fromkeys(s.sin_faces(seat))
    return [(option, cannot_play(s, seat, option)) for card in held for option in PLAY[card]]


def cannot_play(s: State, seat: Seat, option: PlaySin) -> Reason | None:
    """Why a function of a sin card cannot be named now (SV-SIN-12)."""
    function = option.says
    if function.kind == "reaction":
        return ANSWER
    if option.needs_target:
        works = has_target(s, seat, function.effects)
    elif option.needs_virtue:
        works = bool(virtues_of_others(s, seat))
    else:
        works = can_do_any(s, Cause(seat, ""), function.effects)
    return None if works else IDLE(name=function.name)


def virtues_of_others(s: State, seat: Seat) -> list[Gift]:
    """The virtues that may be named so that somebody else has to discard."""
    others = [s.players[other].gifts for other in s.others(seat)]
    return [GIFT[virtue] for virtue in range(N_VIRTUES) if any(hand[virtue] for hand in others)]


async def play_sin(t: Table[State], seat: Seat, option: PlaySin) -> None:
    """Name it, window D, carry it out, corruption if it is foul, and on the discard pile with it (SV-SIN-03)."""
    s, function = t.state, option.says
    cause = Cause(seat, "sins")
    if option.needs_target:
        named = await choose_target(s, seat, function.effects)
        cause.target, cause.res = named.seat, named.res
    if option.needs_virtue:
        cause.virtue = (await pick(seat, question("virtue", "SV-DEC-07", virtues_of_others(s, seat)))).virtue
    take_out(t, seat, option.card, "SV-SIN-03")
    t.tell(SinPlayed(seat, option.card, option.function, cause.target, cause.virtue, cause.res))
    if affects_others(function.effects):
        cause.affected = await _warn(t, cause, option)
    await VERBS.carry_out(t, cause, function.effects)
    if function.foul and s.options.fall:
        corrupt(t, seat)  # SV-FAL-05
    await discard(t, seat, option.card)


async def _warn(t: Table[State], cause: Cause, option: PlaySin) -> list[Seat]:
    """Whom it affects, but for those in a temple's light, may do something about it (SV-SIN-09, SV-VOC-23)."""
    s = t.state
    to: list[Seat] = []
    for seat in [cause.target] if cause.target >= 0 else s.others(cause.by):
        if is_shielded(s.players[seat]):
            t.tell(Warded(seat, SHIELD))
        else:
            to.append(seat)
    return await warn(t, "sin", option.key, cause.by, to, numbers(s, cause, option.says.effects))
