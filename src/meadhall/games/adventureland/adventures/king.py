"""Adventure 5, The King in the Fog (AL-KNG): all players beat the fog and rescue the king, and the best player wins."""

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
COMPANIONS_PER_SUPER: Final = content.EXPANSION.super_companion_worth
TOO_STRONG: Final = Reason("AL-KNG-10", "too-strong")
TOO_FEW_COMPANIONS: Final = Reason("AL-KNG-08", "no-super-companion")
FOG_FIELDS_BY_COLUMN: Final = sorted(land.FOG_FIELDS, key=lambda f: (f % land.COLUMNS, f // land.COLUMNS))


class Swap(Option):
    """Swaps five companions of a party for a super companion (AL-KNG-08). See `moves.Go` for `twin`."""

    __slots__ = ("party",)

    def __init__(self, party: int, place: Place, twin: int) -> None:
        super().__init__(f"swap:{place_name(place)}" + (f"/{twin}" if twin else ""), "AL-KNG-08")
        self.party = party

    def args(self, state: State) -> Args:
        return {"place": texts.PLACES[state.parties[self.party].at]}


_SWAPS: Final[dict[tuple[int, Place, int], Swap]] = {}


def strength_in_capital(p: Party) -> int:
    """Return a party's strength in the capital: adventurers, companions and carried gold count 1 each (AL-KNG-09)."""
    return p.size + p.gold


class KingInTheFog(Adventure):
    """Rules of The King in the Fog (AL-KNG-01 to 18)."""

    number = CARD.id
    name = CARD.name
    stocks_put_back = False  # AL-KNG-04
    can_join_parties = True

    # ---- set-up

    def set_up(self, t: Table[State]) -> None:
        """Lay gold on the river and creatures on the fog, and remove the cards of these fields (AL-KNG-02 to 04)."""
        s = t.state
        s.king = King(supers_left=content.EXPANSION.super_companions)
        s.sprite = sprite.WEST_MOUTH
        for field in land.RIVER_ORDER:
            s.lying[field] = GOLD
            s.gold_on_table -= 1
        for field in FOG_FIELDS_BY_COLUMN:
            creature = t.draw("AL-KNG-03", CREATURE_BAG)
            s.creatures_on_table -= 1
            s.lying[field] = CREATURE
            s.which[field] = creature
            holds_king = s.king.creature < 0 and content.CREATURE_STRENGTHS[creature] == CARD.king_on_first_strength
            if holds_king:
                s.king.creature = creature
            t.tell(events.CreatureLaid(field, creature, holds_king))
        s.faces.bags[CARD_BAG] = [f for f in range(land.FIELDS) if land.TERRAIN[f] in CARD.deck]

    # ---- moves

    def cannot_join(self, s: State, party: int, other: int) -> Reason | None:
        """Return why a party cannot enter the field of another party, or None.

        In the capital a stronger party may enter and drive out a weaker party (AL-KNG-09, AL-KNG-10).
        """
        arrival, occupant = s.parties[party], s.parties[other]
        if occupant.at not in land.CAPITAL or arrival.owner == occupant.owner:
            return super().cannot_join(s, party, other)
        own_strength, strength_there = strength_in_capital(arrival), strength_in_capital(occupant)
        if own_strength > strength_there:
            return None
        return TOO_STRONG(field=place_name(occupant.at), seat=occupant.owner, have=own_strength, need=strength_there)

    async def meet_occupant(self, t: Table[State], party: int, other: int, field: Place) -> None:
        moves.leave_field(t.state, other)
        moves.enter_field(t.state, party, field)
        await sent_back.send_back(t, other, "AL-KNG-10")
        self.after_arrival(t, party, field)

    async def after_move(self, t: Table[State], before: Party, end: Place) -> None:
        """Pull the sprite to the start of a move that carried gold off the river (AL-KNG-06, AL-KNG-16)."""
        if before.gold and before.at in land.RIVER_INDEX and end not in land.RIVER_INDEX:
            sprite.pull_sprite(t, before.at)

    def swap_candidates(self, s: State, seat: int) -> Iterator[tuple[Option, Reason | None]]:
        """Yield the swap of each party (AL-KNG-08).

        It needs five simple companions in the party and a super companion in the stock.
        """
        assert s.king is not None
        waiting: list[Place] = []
        for party in s.in_play(seat):
            p = s.parties[party]
            option = _swap_option(party, p.at, waiting.count(p.at) if p.at >= land.FIELDS else 0)
            waiting.append(p.at)
            has, left = simple_companions(p), s.king.supers_left
            yield (
                option,
                None
                if left and has >= COMPANIONS_PER_SUPER
                else TOO_FEW_COMPANIONS(cost=COMPANIONS_PER_SUPER, has=has, left=left),
            )

    def carry_out_swap(self, t: Table[State], option: Option) -> None:
        """Put five simple companions into the box, and give the party a super companion (AL-KNG-08)."""
        s = t.state
        assert s.king is not None
        assert isinstance(option, Swap)
        p = s.parties[option.party]
        s.parties[option.party] = replace(p, supers=p.supers + 1)
        s.king.supers_left -= 1
        s.companions_in_box += COMPANIONS_PER_SUPER
        t.tell(events.SuperCompanionCame(p.owner, option.party))

    # ---- gold and the king

    def take_gold(self, t: Table[State], party: int, field: Place) -> None:
        """Let the party carry the gold (AL-KNG-05)."""
        s = t.state
        p = s.parties[party]
        s.parties[party] = replace(p, gold=p.gold + 1)
        t.tell(events.GoldPickedUp(p.owner, field, p.gold + 1))

    def usable_gold(self, s: State, party: int) -> int:
        """Return the gold that the fighting party carries (AL-KNG-07)."""
        return s.parties[party].gold

    def pay_gold(self, s: State, party: int) -> None:
        p = s.parties[party]
        s.parties[party] = replace(p, gold=p.gold - 1)
        s.gold_on_table += 1

    def before_removal(self, t: Table[State], party: int, field: Place) -> None:
        """Put the party's gold into the box, and leave the king on the field (AL-KNG-11, AL-KNG-17)."""
        s = t.state
        p = s.parties[party]
        s.gold_in_box += p.gold
        if p.king and s.king is not None:
            s.king.at = field
            s.parties[party] = replace(p, king=False)
            t.tell(events.KingLeft(field))

    def after_arrival(self, t: Table[State], party: int, field: Place) -> None:
        """Add the king on this field to the party. In the capital, the king is rescued (AL-KNG-11, AL-KNG-18)."""
        s = t.state
        assert s.king is not None
        if s.king.at == field:
            s.king.at = land.NOWHERE
            self._add_king(t, party, field)
        p = s.parties[party]
        if p.king and field in land.CAPITAL:
            s.parties[party] = replace(p, king=False)
            s.king.rescued_by = p.owner
            t.tell(events.KingRescued(p.owner))
            score_points(t, p.owner, CARD.points_king, "AL-KNG-12")

    def _add_king(self, t: Table[State], party: int, field: Place) -> None:
        s = t.state
        s.parties[party] = replace(s.parties[party], king=True)
        t.tell(events.KingJoined(s.parties[party].owner, field))

    def score_creature(self, t: Table[State], seat: int, creature: int, field: Place) -> None:
        """Score the wreath. If the creature held the king, put him on its field (AL-KNG-11, AL-KNG-12)."""
        s = t.state
        assert s.king is not None
        score_points(t, seat, content.CREATURE_WREATHS[creature], "AL-KNG-12")
        if creature == s.king.creature:
            s.king.at = field

    def points_before_end(self, s: State, seat: int) -> int:
        """Return the points on the track. Majorities are scored at the end (AL-KNG-13)."""
        return s.track[seat]

    # ---- the end

    def ends_on_empty_stocks(self) -> bool:
        return False

    def has_reached_aims(self, s: State) -> bool:
        """Whether the king is rescued, and at most `king_fog_left` creatures are not beaten (AL-KNG-01, AL-KNG-15)."""
        creatures_left = len(content.CREATURE_IDS) - sum(len(beaten) for beaten in s.beaten)
        return s.king is not None and s.king.rescued_by >= 0 and creatures_left <= s.options.king_fog_left

    def is_last_round(self, s: State) -> bool:
        """Whether both aims are reached or the cards are used up (AL-KNG-14)."""
        return self.has_reached_aims(s) or not s.cards_left

    def is_lost_by_all(self, s: State) -> bool:
        """Whether the match ended before both aims were reached (AL-KNG-01)."""
        return s.step == "over" and not self.has_reached_aims(s)

    def owned_gold(self, s: State, seat: int) -> int:
        """Return the gold that the seat's parties carry (AL-RNK-02)."""
        return sum(s.parties[p].gold for p in s.in_play(seat))

    def points_by_source(self, s: State, seat: int) -> dict[str, int]:
        """Return the points by source: the track and the four majorities (AL-KNG-12, AL-KNG-13)."""
        counts = {
            "most fog creatures": [len(beaten) for beaten in s.beaten],
            "adventurers in the capital": [_count_in_capital(s, p, "adventurers") for p in range(s.players)],
            "companions in the capital": [_count_in_capital(s, p, "companions") for p in range(s.players)],
            "gold in the capital": [_count_in_capital(s, p, "gold") for p in range(s.players)],
        }
        points = {"on the way": s.track[seat]}
        for name, seat_counts in counts.items():
            points[name] = ending.majority(s, seat_counts, CARD.majority_points)[seat]
        return points


def simple_companions(p: Party) -> int:
    """Return the number of a party's companions, not counting the five that each super companion stands for."""
    return p.companions - COMPANIONS_PER_SUPER * p.supers


def _swap_option(party: int, place: Place, twin: int) -> Swap:
    return _SWAPS.setdefault((party, place, twin), Swap(party, place, twin))


def _count_in_capital(s: State, seat: int, attribute: str) -> int:
    return sum(getattr(s.parties[p], attribute) for p in s.on_board(seat) if s.parties[p].at in land.CAPITAL)
