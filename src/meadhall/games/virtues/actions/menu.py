"""What a player on go may do: his actions, free plays of window A, or pass (SV-DEC-02, SV-DEC-03)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Option, Refusals, Why, menu
from meadhall.engine.kit.paying import pay
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues.actions import abilities, artifacts, building, hiring, portals, questing, tapping
from meadhall.games.virtues.actions.doing import ACTIONS
from meadhall.games.virtues.events import Lost
from meadhall.games.virtues.fall import cleanse
from meadhall.games.virtues.holdings.wealth import lose
from meadhall.games.virtues.paying.prices import fame_within_reach, gold_within_reach
from meadhall.games.virtues.paying.purse import spend, tokens_bill
from meadhall.games.virtues.sins import playing
from meadhall.games.virtues.sins.playing import PlaySin, play_sin
from meadhall.games.virtues.state import Player, Seat, State
from meadhall.games.virtues.windows.offers import OWN, free_plays
from meadhall.games.virtues.windows.offers import refuse as refuse_free_plays


class Pass(Option):
    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        return "Pass"


class Cleanse(Option):
    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        return "Cleanse: pay 1 gold, 1 fame and 1 might, and discard a corruption card"


PASS: Final = Pass("pass", "SV-PAS-01")
CLEANSE: Final = Cleanse("cleanse", "SV-FAL-09")


@menu("go", "SV-DEC-03", default=PASS.key)
def go_menu(no: Why, s: State, seat: Seat) -> list[Option]:
    """The actions that can be paid and would change something, free plays, and pass (SV-QPH-05, SV-QPH-13)."""
    player = s.players[seat]
    if no is not None:
        _refuse(no, s, seat)
    return [
        *hiring.offers(s, seat),
        *building.offers(s, seat),
        *playing.playable(s, seat),
        *artifacts.offers(s, seat),
        *tapping.offers(s, seat),
        *abilities.offers(s, seat),
        *questing.offers(s, seat),
        *portals.offers(s, seat),
        *([CLEANSE] if s.options.fall and can_cleanse(player) else []),
        *free_plays(s, seat, OWN),
        PASS,
    ]


def can_cleanse(player: Player) -> bool:
    """Whether a corruption card could be paid off; castles and estates may help (SV-PAY-01, SV-PAY-02)."""
    if not player.corruption or not player.might:
        return False
    return fame_within_reach(player) >= 1 and gold_within_reach(player) >= 1


def _refuse(no: Refusals, s: State, seat: Seat) -> None:
    for part in (hiring, building, playing, artifacts, tapping, abilities, questing, portals):
        part.refuse(no, s, seat)
    refuse_free_plays(no, s, seat, OWN)
    player = s.players[seat]
    if not s.options.fall:
        no(CLEANSE.key, "SV-FAL-09", "There is no corruption without The Fall of a Hero.")
    elif not player.corruption:
        no(CLEANSE.key, "SV-FAL-09", "You have no corruption card.")
    elif not can_cleanse(player):
        text = "It costs 1 gold, 1 fame and 1 might; you could pay {gold}, {fame} and {might}."
        gold, fame = gold_within_reach(player), fame_within_reach(player)
        no(CLEANSE.key, "SV-FAL-09", text, gold=gold, fame=fame, might=player.might)


@ACTIONS.carries_out(Cleanse)
async def pay_to_be_cleansed(t: Table[State], seat: Seat, option: Cleanse) -> None:
    s = t.state
    cover = await pay(s, tokens_bill(s, seat, 1, 1, "SV-FAL-09"))
    spend(t, seat, cover)
    lose(s, seat, "might", 1, "cleansing")
    t.tell(Lost(seat, "might", 1))
    cleanse(t, seat)


ACTIONS.carries_out(PlaySin)(play_sin)
