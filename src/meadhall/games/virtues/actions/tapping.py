"""Gaining gifts from a character (4.8)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Candidate, Option, Reason
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues import phrases
from meadhall.games.virtues.asking import pick, question
from meadhall.games.virtues.content import CHARACTER_GIFTS, CHARACTERS, N_VIRTUES
from meadhall.games.virtues.effects.characters import dismiss_character
from meadhall.games.virtues.events import GiftsTaken, Tapped
from meadhall.games.virtues.holdings import gifts
from meadhall.games.virtues.holdings.gifts import GIFT
from meadhall.games.virtues.holdings.special import extra_gifts
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.windows.opening import ACTIONS


class Tap(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"tap:{CHARACTERS[card].id}", "SV-TAP-01")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        card = CHARACTERS[self.card]
        again = any(self.card in player.tapped for player in state.players)
        last = ", for the last time" if again else ""
        return f"Call on {card.name} for {phrases.gifts(CHARACTER_GIFTS[self.card])}{last}"


TAP: Final = [Tap(card) for card in range(len(CHARACTERS))]


POOL_IS_EMPTY: Final = Reason("SV-TAP-04", "No gift that {name} shows is in the pool.")


def taps(s: State, seat: Seat) -> list[Candidate[Option]]:
    """The own characters, tapped ones too (SV-TAP-02)."""
    return [(TAP[card], cannot_tap(s, card)) for card in s.players[seat].characters]


def cannot_tap(s: State, card: int) -> Reason | None:
    """Why a character brings no gift: none that it shows is in the pool (SV-TAP-04)."""
    shown = CHARACTER_GIFTS[card]
    brings = any(shown[virtue] and s.pool[virtue] for virtue in range(N_VIRTUES))
    return None if brings else POOL_IS_EMPTY(name=CHARACTERS[card].name)


@ACTIONS.carries_out(Tap)
async def tap(t: Table[State], seat: Seat, option: Tap) -> None:
    """The gifts are taken; who was tapped before is discarded after it (SV-TAP-02, SV-TAP-05)."""
    s, card = t.state, option.card
    player = s.players[seat]
    wanted = await _with_more(s, seat, card)
    gone = card in player.tapped
    t.tell(Tapped(seat, card, gone))
    t.tell(GiftsTaken(seat, gifts.take(s, seat, wanted)))
    if gone:
        dismiss_character(t, seat, card)
    else:
        player.tapped.append(card)


async def _with_more(s: State, seat: Seat, card: int) -> list[int]:
    """The gifts shown, and those that the Temple of the Root adds (SV-VOC-31, SV-DEC-10)."""
    shown = CHARACTER_GIFTS[card]
    wanted = [min(shown[virtue], s.pool[virtue]) for virtue in range(N_VIRTUES)]
    for _ in range(extra_gifts(s.players[seat])):
        left = {virtue: s.pool[virtue] - wanted[virtue] for virtue in range(N_VIRTUES) if shown[virtue]}
        options = [GIFT[virtue] for virtue, number in left.items() if number > 0]
        if options:
            usual = GIFT[max(left, key=left.__getitem__)].key
            wanted[(await pick(seat, question("extra-gift", "SV-DEC-10", options, usual))).virtue] += 1
    return wanted
