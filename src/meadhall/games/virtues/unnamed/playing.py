"""The Unnamed plays a card at the end of a lap (SV-UNN-03 to 05, 08 to 10, 15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Candidate, Option, Reason, Refused, menu
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues.asking import pick
from meadhall.games.virtues.content import UNNAMED
from meadhall.games.virtues.effects.verbs import VERBS, Cause
from meadhall.games.virtues.ending import check_armour
from meadhall.games.virtues.events import UnnamedPlayed
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.things import Always, OnePlayer, player_option
from meadhall.games.virtues.windows.opening import warn


class PlayCard(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"play:{UNNAMED[card].id}", "SV-UNN-03")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        return f"{UNNAMED[self.card].name}: {UNNAMED[self.card].text}"


PLAY: Final = [PlayCard(card) for card in range(len(UNNAMED))]
NOTHING: Final = Always("nothing", "SV-UNN-03", "Play no card")
WHOLE_HAND: Final = list(range(len(UNNAMED)))


AWAY: Final = Reason("SV-UNN-05", "It comes back when the last card is played.")
FALLEN: Final = Reason("SV-UNN-10", "A fallen hero is not named by a demand.")
NAMED_BEFORE: Final = Reason("SV-UNN-09", "The demand before it named this hero.")


@menu("unnamed", "SV-DEC-25", default=NOTHING.key)
def cards(s: State) -> list[Option]:
    """Every card in hand, or nothing."""
    assert s.unnamed is not None
    return [*(PLAY[card] for card in s.unnamed.hand), NOTHING]


@cards.never
def cards_away(s: State) -> Iterator[Refused]:
    """The cards that were played."""
    assert s.unnamed is not None
    yield from ((PLAY[card], AWAY) for card in WHOLE_HAND if card not in s.unnamed.hand)


@menu("demand-of", "SV-DEC-25")
def nameable(s: State) -> Iterator[Candidate[OnePlayer]]:
    """All heroes."""
    yield from ((player_option(seat), cannot_be_named(s, seat)) for seat in s.order)


def cannot_be_named(s: State, seat: Seat) -> Reason | None:
    """Why a demand cannot name a hero; the one named before may be the only one left (SV-UNN-09, SV-UNN-10)."""
    assert s.unnamed is not None
    if not s.is_good(seat):
        return FALLEN
    if seat == s.unnamed.demanded and any(s.is_good(other) for other in s.others(seat)):
        return NAMED_BEFORE
    return None


async def unnamed_card(t: Table[State]) -> None:
    """One card, or nothing; it is carried out at once. Nothing negates it (SV-UNN-08)."""
    s = t.state
    assert s.unnamed is not None
    chosen = await choose(s.unnamed.seat, cards(s))
    if not isinstance(chosen, PlayCard):
        return
    card, cause = UNNAMED[chosen.card], Cause(s.unnamed.seat, "demands")
    if card.kind == "demand":
        cause.target = (await pick(s.unnamed.seat, nameable(s))).seat

    def lay_down() -> None:
        _lay_down(t, chosen.card, cause.target)

    cause.announce = lay_down
    if card.kind == "demand":
        cause.begin()
        cause.affected = await warn(t, "demand", card.id, s.unnamed.seat, [cause.target])
    await VERBS.carry_out(t, cause, card.effects)
    cause.begin()
    check_armour(t)


def _lay_down(t: Table[State], card: int, target: int) -> None:
    """The card is discarded; after the last all come back to the hand (SV-UNN-05)."""
    unnamed = t.state.unnamed
    assert unnamed is not None
    if target >= 0:
        unnamed.demanded = target
    unnamed.hand.remove(card)
    if not unnamed.hand:
        unnamed.hand = WHOLE_HAND[:]
    t.tell(UnnamedPlayed(unnamed.seat, card, target))
