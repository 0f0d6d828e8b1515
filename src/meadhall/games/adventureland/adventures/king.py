"""Adventure 5, The King in the Fog (AL-KNG): beat the fog together, rescue the king, and be the best at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from meadhall.engine import Option, Reason, Table
from meadhall.engine.common.text import Args
from meadhall.games.adventureland import content, ending, events, land, moves, sent_back, sprite, texts
from meadhall.games.adventureland.adventure import Adventure, score_points
from meadhall.games.adventureland.land import Place, place_name
from meadhall.games.adventureland.state import CARD_BAG, CREATURE, CREATURE_BAG, GOLD, King, Party, State

CARD = content.EXPANSION.king_adventure
WORTH: Final = content.EXPANSION.super_companion_worth
TOO_STRONG: Final = Reason("AL-KNG-10", "too-strong")
TOO_FEW: Final = Reason("AL-KNG-08", "no-super-companion")
BY_COLUMN: Final = sorted(land.FOG_FIELDS, key=lambda f: (f % land.COLUMNS, f // land.COLUMNS))


class Swap(Option):
    """Swaps five companions of a party for a super companion (AL-KNG-08). `twin` is as in moves.Go."""

    __slots__ = ("party",)

    def __init__(self, party: int, place: Place, twin: int) -> None:
        super().__init__(f"swap:{place_name(place)}" + (f"/{twin}" if twin else ""), "AL-KNG-08")
        self.party = party

    def args(self, state: State) -> Args:
        return {"place": texts.PLACES[state.parties[self.party].at]}


_SWAPS: Final[dict[tuple[int, Place, int], Swap]] = {}


def strength_in_capital(p: Party) -> int:
    """Adventurers, companions and carried gold count 1 each (AL-KNG-09)."""
    return p.size + p.gold


class KingInTheFog(Adventure):
    """Rules of the adventure of the king (AL-KNG-01 to 18)."""

    number = CARD.id
    name = CARD.name
    stocks_put_back = False  # AL-KNG-04
    may_join = True

    # ---- set-up

    def set_up(self, t: Table[State]) -> None:
        """Gold on the river, creatures on the fog, their cards out of the stack (AL-KNG-02 to 04)."""
        s = t.state
        s.king = King(supers_left=content.EXPANSION.super_companions)
        s.sprite = sprite.WEST_MOUTH
        for field in land.RIVER_ORDER:
            s.lying[field] = GOLD
            s.gold_on_table -= 1
        for field in BY_COLUMN:
            creature = t.draw("AL-KNG-03", CREATURE_BAG)
            s.creatures_on_table -= 1
            s.lying[field] = CREATURE
            s.which[field] = creature
            holds_king = s.king.creature < 0 and content.STRENGTH[creature] == CARD.king_on_first_strength
            if holds_king:
                s.king.creature = creature
            t.tell(events.CreatureLaid(field, creature, holds_king))
        s.faces.bags[CARD_BAG] = [f for f in range(land.FIELDS) if land.TERRAIN[f] in CARD.deck]

    # ---- moves

    def cannot_join(self, s: State, party: int, other: int) -> Reason | None:
        """Why a party cannot join; in the capital a stronger one may drive this one out (AL-KNG-09, AL-KNG-10)."""
        came, stood = s.parties[party], s.parties[other]
        if stood.at not in land.CAPITAL or came.owner == stood.owner:
            return super().cannot_join(s, party, other)
        have, need = strength_in_capital(came), strength_in_capital(stood)
        if have > need:
            return None
        return TOO_STRONG(field=place_name(stood.at), seat=stood.owner, have=have, need=need)

    async def meet(self, t: Table[State], party: int, other: int, field: Place) -> None:
        moves.leave_field(t.state, other)
        moves.enter_field(t.state, party, field)
        await sent_back.send_back(t, other, "AL-KNG-10")
        self.landed(t, party, field)

    async def moved(self, t: Table[State], before: Party, end: Place) -> None:
        """Gold carried off the river calls the sprite to the field left free (AL-KNG-06), lost or not (AL-KNG-16)."""
        if before.gold and before.at in land.RIVER_INDEX and end not in land.RIVER_INDEX:
            sprite.pull_sprite(t, before.at)

    def swaps(self, s: State, seat: int) -> Iterator[tuple[Option, Reason | None]]:
        """One for each party with five simple companions, while a super companion is left (AL-KNG-08)."""
        assert s.king is not None
        waiting: list[Place] = []
        for party in s.in_play(seat):
            p = s.parties[party]
            option = _swap(party, p.at, waiting.count(p.at) if p.at >= land.FIELDS else 0)
            waiting.append(p.at)
            has, left = simple_companions(p), s.king.supers_left
            yield option, None if left and has >= WORTH else TOO_FEW(cost=WORTH, has=has, left=left)

    def swap(self, t: Table[State], option: Option) -> None:
        """The five go to the box; a super companion is never among them (AL-KNG-08)."""
        s = t.state
        assert s.king is not None
        assert isinstance(option, Swap)
        p = s.parties[option.party]
        s.parties[option.party] = replace(p, supers=p.supers + 1)
        s.king.supers_left -= 1
        s.companions_in_box += WORTH
        t.tell(events.SuperCompanionCame(p.owner, option.party))

    # ---- gold and the king

    def take_gold(self, t: Table[State], party: int, field: Place) -> None:
        """Gold is carried by the party (AL-KNG-05)."""
        s = t.state
        p = s.parties[party]
        s.parties[party] = replace(p, gold=p.gold + 1)
        t.tell(events.GoldPickedUp(p.owner, field, p.gold + 1))

    def purse(self, s: State, party: int) -> int:
        """Return the gold that the fighting party carries (AL-KNG-07)."""
        return s.parties[party].gold

    def pay_gold(self, s: State, party: int) -> None:
        p = s.parties[party]
        s.parties[party] = replace(p, gold=p.gold - 1)
        s.gold_on_table += 1

    def removed(self, t: Table[State], party: int, field: Place) -> None:
        """Carried gold goes to the box, the king stays on the field (AL-KNG-11, AL-KNG-17)."""
        s = t.state
        p = s.parties[party]
        s.gold_in_box += p.gold
        if p.king and s.king is not None:
            s.king.at = field
            s.parties[party] = replace(p, king=False)
            t.tell(events.KingLeft(field))

    def landed(self, t: Table[State], party: int, field: Place) -> None:
        """Let the king join his finder, and be rescued in the capital (AL-KNG-11, AL-KNG-18)."""
        s = t.state
        assert s.king is not None
        if s.king.at == field:
            s.king.at = land.NOWHERE
            self._joins(t, party, field)
        p = s.parties[party]
        if p.king and field in land.CAPITAL:
            s.parties[party] = replace(p, king=False)
            s.king.rescued_by = p.owner
            t.tell(events.KingRescued(p.owner))
            score_points(t, p.owner, CARD.points_king, "AL-KNG-12")

    def _joins(self, t: Table[State], party: int, field: Place) -> None:
        s = t.state
        s.parties[party] = replace(s.parties[party], king=True)
        t.tell(events.KingJoined(s.parties[party].owner, field))

    def creature_beaten(self, t: Table[State], seat: int, creature: int, field: Place) -> None:
        """Score the wreath at once; the creature with the king frees him on its field (AL-KNG-11, AL-KNG-12)."""
        s = t.state
        assert s.king is not None
        score_points(t, seat, content.WREATH[creature], "AL-KNG-12")
        if creature == s.king.creature:
            s.king.at = field

    def won(self, s: State, seat: int) -> int:
        """The track; the majorities come at the end (AL-KNG-13)."""
        return s.track[seat]

    # ---- the end

    def stocks_call_the_end(self) -> bool:
        return False

    def aims_reached(self, s: State) -> bool:
        """Whether the king is rescued and hardly a creature is left (AL-KNG-01, AL-KNG-15)."""
        left = len(content.CREATURE_IDS) - sum(len(beaten) for beaten in s.beaten)
        return s.king is not None and s.king.rescued_by >= 0 and left <= s.options.king_fog_left

    def is_last_round(self, s: State) -> bool:
        """Whether both aims are reached or the cards are used up (AL-KNG-14)."""
        return self.aims_reached(s) or not s.cards_left

    def all_lost(self, s: State) -> bool:
        """Whether the match ended without both aims, which all lose together (AL-KNG-01)."""
        return s.step == "over" and not self.aims_reached(s)

    def majority_gold(self, s: State, seat: int) -> int:
        """Carried gold (AL-RNK-02)."""
        return sum(s.parties[p].gold for p in s.in_play(seat))

    def parts(self, s: State, seat: int) -> dict[str, int]:
        """Points of the track and the four majorities (AL-KNG-12, AL-KNG-13)."""
        counts = {
            "most fog creatures": [len(beaten) for beaten in s.beaten],
            "adventurers in the capital": [_in_capital(s, p, "adventurers") for p in range(s.players)],
            "companions in the capital": [_in_capital(s, p, "companions") for p in range(s.players)],
            "gold in the capital": [_in_capital(s, p, "gold") for p in range(s.players)],
        }
        parts = {"on the way": s.track[seat]}
        for name, of_seats in counts.items():
            parts[name] = ending.majority(s, of_seats, CARD.majority_points)[seat]
        return parts


def simple_companions(p: Party) -> int:
    """The companions of a party without its super companions."""
    return p.companions - WORTH * p.supers


def _swap(party: int, place: Place, twin: int) -> Swap:
    return _SWAPS.setdefault((party, place, twin), Swap(party, place, twin))


def _in_capital(s: State, seat: int, what: str) -> int:
    return sum(getattr(s.parties[p], what) for p in s.on_board(seat) if s.parties[p].at in land.CAPITAL)
