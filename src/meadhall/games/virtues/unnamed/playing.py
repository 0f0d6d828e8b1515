"""The Unnamed plays a card at the end of a lap (SV-UNN-03 to 05, 08 to 10, 15)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Option, Why, menu
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues.asking import pick
from meadhall.games.virtues.content import UNNAMED
from meadhall.games.virtues.effects.doing import VERBS, Doing
from meadhall.games.virtues.ending import check_armour
from meadhall.games.virtues.events import UnnamedPlayed
from meadhall.games.virtues.state import State
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


@menu("unnamed", "SV-DEC-25", default=NOTHING.key)
def cards(no: Why, s: State) -> list[Option]:
    """Every card in hand, or nothing."""
    assert s.unnamed is not None
    if no is not None:
        for card in WHOLE_HAND:
            if card not in s.unnamed.hand:
                no(PLAY[card].key, "SV-UNN-05", "It comes back when the last card is played.")
    return [*(PLAY[card] for card in s.unnamed.hand), NOTHING]


@menu("demand-of", "SV-DEC-25")
def nameable(no: Why, s: State) -> list[OnePlayer]:
    """Good heroes, but not the one whom the demand before named, unless he is the only one left (SV-UNN-09, 10)."""
    assert s.unnamed is not None
    good = [seat for seat in s.order if s.is_good(seat)]
    others = [seat for seat in good if seat != s.unnamed.demanded]
    if no is not None:
        for seat in s.fallen:
            no(player_option(seat).key, "SV-UNN-10", "A fallen hero is not named by a demand.")
        if others and others != good:
            no(player_option(s.unnamed.demanded).key, "SV-UNN-09", "The demand before it named this hero.")
    return [player_option(seat) for seat in others or good]


async def unnamed_card(t: Table[State]) -> None:
    """One card, or nothing; it is carried out at once. Nothing negates it (SV-UNN-08)."""
    s = t.state
    assert s.unnamed is not None
    chosen = await choose(s.unnamed.seat, cards(s))
    if not isinstance(chosen, PlayCard):
        return
    card, by = UNNAMED[chosen.card], Doing(s.unnamed.seat, "demands")
    if card.kind == "demand":
        by.target = (await pick(s.unnamed.seat, nameable(s))).seat

    def lay_down() -> None:
        _lay_down(t, chosen.card, by.target)

    by.announce = lay_down
    if card.kind == "demand":
        by.begin()
        by.affected = await warn(t, "demand", card.id, s.unnamed.seat, [by.target])
    await VERBS.carry_out(t, by, card.effects)
    by.begin()
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
