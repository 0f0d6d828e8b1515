"""Taking part in a quest, taking a treasure early, and closing a portal (4.15 to 4.17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Refused, Table
from meadhall.engine.common.text import Args
from meadhall.engine.kit.paying import Bill, pay
from meadhall.games.virtues import ending, gifts, holdings, paying, texts
from meadhall.games.virtues.asking import OneTreasure, ask_seat, default_first_menu, face_up_treasures, treasure_options
from meadhall.games.virtues.boards import quest_board, treasures
from meadhall.games.virtues.content import N_VIRTUES, PORTAL_COST, PORTALS, QUESTS, SPACE_GIFTS, VIRTUES, WILD
from meadhall.games.virtues.effects.places import place_marker, treasures_by_value
from meadhall.games.virtues.events.actions import PortalClosed
from meadhall.games.virtues.events.goods import PaymentMade
from meadhall.games.virtues.quests import complete_row_if_full
from meadhall.games.virtues.state import NOBODY, OpenQuest, Player, Seat, State
from meadhall.games.virtues.windows.opening import ACTION_FLOWS

FROM_DECK: Final = Option("deck", "SV-TRS-08")


class TakePart(Option):
    __slots__ = ("quest", "space")

    def __init__(self, quest: int, space: int) -> None:
        super().__init__(f"quest:{QUESTS[quest].id}.{space + 1}", "SV-QST-01")
        self.quest = quest
        self.space = space

    def args(self, state: State) -> Args:
        return {"quest": texts.QUESTS[self.quest], "asked": texts.requirement_cost(self.quest, self.space)}


class GainTreasure(Option):
    __slots__ = ("quest", "space")

    def __init__(self, quest: int, space: int) -> None:
        super().__init__(f"treasure:{QUESTS[quest].id}.{space + 1}", "SV-TRS-01")
        self.quest = quest
        self.space = space

    def args(self, state: State) -> Args:
        return {"quest": texts.QUESTS[self.quest], "asked": texts.requirement_cost(self.quest, self.space)}


take_part_in: Final = cache(TakePart)
gain_treasure_for: Final = cache(GainTreasure)


# ---- taking part


class AvailableGoods:
    """The goods that a player could pay for quests. They are computed once for all requirements."""

    def __init__(self, player: Player) -> None:
        self.fame = paying.fame_within_reach(player)
        self.gold = paying.gold_within_reach(player)
        self.gifts = paying.gifts_within_reach(player)
        self.replacements = self.gifts[WILD] + paying.replaceable_gifts(player)

    def missing_amount(self, quest: int, space: int) -> int:
        """Return how many gifts, or how much gold or fame, the player lacks for a requirement."""
        asked = QUESTS[quest].spaces[space]
        if asked.gifts:
            lacking = [n - own for n, own in zip(SPACE_GIFTS[quest][space], self.gifts, strict=False) if n > own]
            missing = sum(lacking) - self.replacements
        else:
            missing = asked.fame - self.fame if asked.fame else asked.gold - self.gold
        return missing if missing > 0 else 0


FALLEN: Final = Reason("SV-FAL-11", "fallen-no-quests")
NO_MARKER: Final = Reason("SV-QST-07", "no-marker")
BLOCKED: Final = Reason("SV-VOC-35", "barred-by-unnamed")
MISSING_REASONS: Final = {
    kind: Reason(clause, "requirement-too-dear")
    for kind, clause in (("gifts", "SV-PAY-03"), ("gold", "SV-PAY-02"), ("fame", "SV-PAY-01"))
}
NO_MARKER_OF_YOURS: Final = Reason("SV-TRS-01", "no-marker-of-yours")
NO_TREASURE: Final = Reason("SV-TRS-06", "no-treasure-left")
WHOLE_QUEST: Final = Reason("SV-QST-01", "choose-requirement")
NEEDS_MARKER: Final = Reason("SV-TRS-01", "treasure-needs-marker")


def quest_options(s: State, seat: Seat) -> list[Candidate[Option]]:
    """Return the free requirements in rows 1 and 2, and the treasures for the player's markers."""
    reach = AvailableGoods(s.players[seat])
    requirements: list[Candidate[Option]] = []
    for row, quest in s.open_quests():
        free_spaces = [space for space, marker in enumerate(quest.markers) if marker == NOBODY]
        if free_spaces:
            # The reason is the same for all free requirements.
            card, why = quest.card, cannot_mark(s, seat, row, quest, free_spaces[0])
            requirements += [
                (take_part_in(card, space), why or cannot_fulfil(s, card, space, reach)) for space in free_spaces
            ]
    treasures = [
        (gain_treasure_for(marked.quest.card, marked.space), cannot_gain_treasure(s, seat, marked.quest))
        for marked in quest_board.markers_of(s, seat)
    ]
    return [*requirements, *treasures]


def cannot_mark(s: State, seat: Seat, row: int, quest: OpenQuest, space: int) -> Reason | None:
    """Return why a player cannot put a marker on this quest, or None."""
    player = s.players[seat]
    if player.fallen:
        return FALLEN
    return quest_board.cannot_take_marker(s, row, quest, space) or (None if player.markers else NO_MARKER)


def cannot_fulfil(s: State, quest: int, space: int, reach: AvailableGoods) -> Reason | None:
    """Return why a player cannot fulfil a requirement, or None."""
    if quest_board.is_blocked(s, quest, space):
        return BLOCKED
    missing_count = reach.missing_amount(quest, space)
    return _missing_reason(quest, space, missing_count) if missing_count else None


@cache
def _missing_reason(quest: int, space: int, missing: int) -> Reason:
    requirement_text = texts.requirement_cost(quest, space)
    return MISSING_REASONS[QUESTS[quest].spaces[space].kind](asked=requirement_text, missing=missing)


def cannot_gain_treasure(s: State, seat: Seat, quest: OpenQuest) -> Reason | None:
    """Return why a player cannot take a treasure now for a marker on a quest, or None."""
    if s.players[seat].fallen:
        return FALLEN
    return None if quest.treasures or treasures.treasures_in_deck(s) else NO_TREASURE


def refused_quests(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield refusals for whole quests, and for requirements with a marker or in row 3.

    Treasures of quests without a marker of the player are refused, too.
    """
    reach = AvailableGoods(s.players[seat])
    for row, row_quests in enumerate(s.rows):
        for quest in row_quests:
            card = QUESTS[quest.card]
            yield f"quest:{card.id}", WHOLE_QUEST(quest=texts.QUESTS[quest.card])
            for space, marker in enumerate(quest.markers):
                if marker != NOBODY or quest_board.is_last_row(s, row):
                    why = cannot_mark(s, seat, row, quest, space) or cannot_fulfil(s, quest.card, space, reach)
                    yield take_part_in(quest.card, space), why
                if marker != seat:
                    yield gain_treasure_for(quest.card, space), NO_MARKER_OF_YOURS
            yield from ((f"treasure:{place}", NEEDS_MARKER) for place in treasures.treasure_places(quest))


def requirement_bill(s: State, seat: Seat, quest: int, space: int) -> Bill:
    requirement = QUESTS[quest].spaces[space]
    if requirement.gifts:
        return paying.gifts_bill(s, seat, SPACE_GIFTS[quest][space], "SV-QST-06")
    if requirement.fame:
        return paying.fame_bill(s, seat, requirement.fame, "SV-QST-06")
    return paying.gold_bill(s, seat, requirement.gold, "SV-QST-06")


@ACTION_FLOWS.carries_out(TakePart)
async def take_part(t: Table[State], seat: Seat, option: TakePart) -> None:
    """Pay for a requirement, put a marker on it, and complete the row if it is full (SV-QST-01, SV-CLS-02)."""
    s = t.state
    cover = await pay(s, requirement_bill(s, seat, option.quest, option.space))
    paying.spend_cover(t, seat, cover)
    place_marker(t, seat, option.quest, option.space)
    await complete_row_if_full(t)


# ---- taking a treasure before the quest is completed


@ACTION_FLOWS.carries_out(GainTreasure)
async def gain_treasure(t: Table[State], seat: Seat, option: GainTreasure) -> None:
    """Replace the player's marker with a neutral one, and give the player one treasure (SV-TRS)."""
    s = t.state
    quest = s.quest(option.quest)
    options: Sequence[Option] = [
        *treasures_by_value(face_up_treasures(s, option.quest)),
        *([FROM_DECK] if treasures.treasures_in_deck(s) else []),
    ]
    chosen = await ask_seat(
        seat, default_first_menu("which-treasure", "SV-DEC-13", options, [*treasure_options(), FROM_DECK])
    )
    quest_board.return_marker(s, quest, option.space)
    if isinstance(chosen, OneTreasure):
        quest.treasures.remove(chosen.face)
        treasures.receive_treasure(t, seat, chosen.face, is_shared=True)
    else:
        treasures.receive_treasure(t, seat, treasures.draw_treasure(t), is_shared=True)


# ---- closing a portal (4.17)


Gifts = tuple[int, ...]


class ClosePortal(Option):
    __slots__ = ("portal",)

    def __init__(self, portal: int) -> None:
        super().__init__(f"portal:{PORTALS[portal].id}", "SV-PRT-01")
        self.portal = portal

    def args(self, state: State) -> Args:
        return {"portal": texts.PORTALS[self.portal], "gifts": texts.gift_texts(PORTAL_COST[self.portal])}


class LeaveOut(Option):
    """Leave these gifts out of the cost of a portal."""

    __slots__ = ("gifts",)

    def __init__(self, left_out: Gifts) -> None:
        codes = [f"{n}{VIRTUES[virtue].id}" for virtue, n in enumerate(left_out) if n]
        super().__init__(f"leave-out:{'+'.join(codes)}", "SV-PRT-05")
        self.gifts = left_out

    def args(self, state: State) -> Args:
        return {"gifts": texts.gift_texts(self.gifts)}


CHEAPEST_PORTAL: Final = min(map(sum, PORTAL_COST))  # number of gift cards, without a discount
CLOSE_OPTIONS: Final = [ClosePortal(portal) for portal in range(len(PORTALS))]


leave_out: Final = cache(LeaveOut)


@cache
def gift_sets_to_leave_out(cost: Gifts, number: int) -> tuple[Gifts, ...]:
    """Return every set of `number` gifts that can be left out of a cost. From a smaller cost, leave out everything."""
    gift_sets: list[Gifts] = [()]
    for asked in cost:
        gift_sets = [(*way, n) for way in gift_sets for n in range(min(asked, number - sum(way)), -1, -1)]
    return tuple(way for way in gift_sets if sum(way) == min(number, sum(cost)))


def affordable_omissions(player: Player, portal: int) -> list[Gifts]:
    """Return every set of gifts to leave out, after which the player can pay the rest (SV-PAY-07, SV-PRT-05)."""
    cost, discount = PORTAL_COST[portal], holdings.portal_discount(player)
    hand = player.gifts
    gift_sets = gift_sets_to_leave_out(cost, discount)
    return [way for way in gift_sets if all(hand[v] >= cost[v] - way[v] for v in range(N_VIRTUES))]


PORTAL_CLOSED: Final = Reason("SV-PRT-01", "portal-is-closed")
NO_PORTALS: Final = Reason("SV-FAL-11", "fallen-no-portals")
NO_MARKER_FOR_PORTAL: Final = Reason("SV-PRT-07", "no-marker")
TOO_FEW_GIFTS: Final = Reason("SV-PAY-07", "portal-too-dear")


def portal_options(s: State, seat: Seat) -> Sequence[Candidate[Option]]:
    """Return all portals if the player has enough gift cards for the cheapest one, or else none."""
    return [] if _has_too_few_gifts(s.players[seat]) else _portal_candidates(s, seat)


def refused_portals(s: State, seat: Seat) -> Sequence[Refused]:
    """Return refusals for all portals if the player has too few gift cards even for the cheapest one."""
    return _portal_candidates(s, seat) if _has_too_few_gifts(s.players[seat]) else []


def _has_too_few_gifts(player: Player) -> bool:
    return sum(player.gifts) < CHEAPEST_PORTAL - holdings.portal_discount(player)


def _portal_candidates(s: State, seat: Seat) -> list[tuple[ClosePortal, Reason | None]]:
    discount = holdings.portal_discount(s.players[seat])
    return [(CLOSE_OPTIONS[portal], cannot_close(s, seat, portal, discount)) for portal in range(len(PORTALS))]


def cannot_close(s: State, seat: Seat, portal: int, discount: int) -> Reason | None:
    """Return why a player cannot close a portal, or None. The discount is a number of gifts."""
    player = s.players[seat]
    if s.portals[portal] != NOBODY:
        return PORTAL_CLOSED(portal=texts.PORTALS[portal])
    if player.fallen:
        return NO_PORTALS
    if not player.markers:
        return NO_MARKER_FOR_PORTAL
    if quest_board.is_blocked(s, NOBODY, portal):
        return BLOCKED
    missing_count = (
        sum([asked - n for asked, n in zip(PORTAL_COST[portal], player.gifts, strict=False) if asked > n]) - discount
    )
    return _portal_reason(portal, missing_count) if missing_count > 0 else None


@cache
def _portal_reason(portal: int, missing: int) -> Reason:
    return TOO_FEW_GIFTS(cost=texts.gift_texts(PORTAL_COST[portal]), missing=missing)


@ACTION_FLOWS.carries_out(ClosePortal)
async def close_portal(t: Table[State], seat: Seat, option: ClosePortal) -> None:
    """Pay gift cards and put a marker on the portal. The last portal ends the match at once (SV-PRT-06)."""
    s = t.state
    player = s.players[seat]
    gift_sets = scarcest_first(player, affordable_omissions(player, option.portal))
    options = [leave_out(way) for way in gift_sets]
    left_out = await ask_seat(seat, default_first_menu("leave-out", "SV-DEC-14", options))
    payment = [asked - n for asked, n in zip(PORTAL_COST[option.portal], left_out.gifts, strict=True)]
    gifts.return_to_pool(s, seat, payment)
    player.portal_less = 0
    player.markers -= 1
    s.portals[option.portal] = seat
    t.tell(PaymentMade(seat, 0, 0, payment, [], []))
    t.tell(PortalClosed(seat, option.portal))
    ending.check_portals(t)


def scarcest_first(player: Player, gift_sets: Sequence[Gifts]) -> list[Gifts]:
    """Sort these sets of gifts. The default, which leaves out the scarcest gift, is first (SV-DEC-14, SV-DEC-93)."""
    return sorted(gift_sets, key=lambda way: sum(player.gifts[virtue] * n for virtue, n in enumerate(way)))
