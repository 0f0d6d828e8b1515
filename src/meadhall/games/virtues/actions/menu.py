"""The menu of a go: actions, free plays of window A, or passing (SV-DEC-02, SV-DEC-03)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Refused, Table, menu
from meadhall.engine.kit.paying import pay
from meadhall.games.virtues import content, fall, paying, sins
from meadhall.games.virtues.actions import buying, questing, using
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.windows import offers, opening


class Cleanse(Option):
    __slots__ = ()


PASS: Final = Option("pass", "SV-PAS-01")
CLEANSE: Final = Cleanse("cleanse", "SV-FAL-09")


NO_FALL: Final = Reason("SV-FAL-09", "no-fall")
NO_CORRUPTION: Final = Reason("SV-FAL-09", "no-corruption")
TOO_EXPENSIVE: Final = Reason("SV-FAL-09", "cleansing-too-dear")
NO_CARD: Final = Reason("SV-REC-02", "empty-space")
POOL_NOT_FOR_TAKING: Final = Reason("SV-TAP-01", "pool-not-for-taking")


@menu("go", "SV-DEC-03", default=PASS.key)
def go_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield all actions and free plays, and a pass. Impossible actions have a reason (SV-QPH-05, SV-QPH-13)."""
    candidates: list[Candidate[Option]] = [
        *buying.hiring_options(s, seat),
        *buying.building_options(s, seat),
        *sins.sin_options(s, seat),
        *using.artifact_options(s, seat),
        *using.tap_options(s, seat),
        (using.ABILITY, using.cannot_use_ability(s, seat)),
        *questing.quest_options(s, seat),
        *questing.portal_options(s, seat),
        (CLEANSE, cannot_cleanse(s, seat)),
        *offers.free_plays(s, seat, offers.OWN_WINDOW_MARKS),
        PASS,
    ]
    return iter(candidates)


@go_options.never
def refused_go_answers(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield refusals for the things on the table that no action of a go can use."""
    yield from questing.refused_quests(s, seat)
    yield from questing.refused_portals(s, seat)
    for verb, board in (("recruit", market.tavern(s)), ("buy", market.store(s))):
        empty = (space for space, card in enumerate(board.spaces) if card < 0)
        yield from ((f"{verb}:{board.name}_{space + 1}", NO_CARD) for space in empty)
    yield from ((f"take:pool-{virtue.id}", POOL_NOT_FOR_TAKING) for virtue in content.VIRTUES)


def cannot_cleanse(s: State, seat: Seat) -> Reason | None:
    """Return why a player cannot pay for cleansing, or None. Castles and estates can pay too (SV-PAY-01, 02)."""
    player = s.players[seat]
    if not s.options.fall:
        return NO_FALL
    if not player.corruption:
        return NO_CORRUPTION
    gold, fame = paying.gold_within_reach(player), paying.fame_within_reach(player)
    return None if player.might and gold and fame else TOO_EXPENSIVE(gold=gold, fame=fame, might=player.might)


@opening.ACTION_FLOWS.carries_out(Cleanse)
async def pay_for_cleansing(t: Table[State], seat: Seat, option: Cleanse) -> None:
    s = t.state
    cover = await pay(s, paying.tokens_bill(s, seat, 1, 1, "SV-FAL-09"))
    paying.spend_cover(t, seat, cover)
    paying.pay_might(t, seat, 1, "cleansing")
    fall.remove_corruption(t, seat)


opening.ACTION_FLOWS.carries_out(sins.PlaySin)(sins.play_sin)
