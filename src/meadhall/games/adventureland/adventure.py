"""The basic rules, as a class whose methods the five adventures override where they differ."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.engine import Option, Reason, Table
from meadhall.games.adventureland.events import ItemTaken, PointsScored
from meadhall.games.adventureland.land import Place, place_name
from meadhall.games.adventureland.state import GOLD, Party, State

OWN_PARTY: Final = Reason("AL-MOV-08", "own-party-there")
OTHER_PARTY: Final = Reason("AL-MOV-08", "other-party-there")


class Adventure:
    """The basic rules."""

    number = 0
    name = ""
    stocks_put_back = True  # whether some swords and companions are put back into the box at set-up
    can_join_parties = False  # whether a move may ever end on the field of another party

    # ---- set-up and stacks

    def initial_stock(self, full: int, reduced: int) -> int:
        """Return the number of swords or companions on the table at the start (AL-SET-04)."""
        return reduced if self.stocks_put_back else full

    def set_up(self, t: Table[State]) -> None:
        """Set up the adventure's own pieces, before the first terrain cards."""

    # ---- moves

    def cannot_join(self, s: State, party: int, other: int) -> Reason | None:
        """Return why `party` may not end its move on the field of the party `other`, or None (AL-MOV-08)."""
        occupant = s.parties[other]
        refusal = OWN_PARTY if occupant.owner == s.parties[party].owner else OTHER_PARTY
        return refusal(field=place_name(occupant.at), seat=occupant.owner)

    def can_face_giant(self, s: State, seat: int) -> bool:
        return False

    def swap_candidates(self, s: State, seat: int) -> Iterable[tuple[Option, Reason | None]]:
        """Return the options that are not moves, each with None or the reason that forbids it (AL-KNG-08)."""
        return ()

    def carry_out_swap(self, t: Table[State], option: Option) -> None:
        """Carry out an option that is not a move."""

    async def meet_occupant(self, t: Table[State], party: int, other: int, field: Place) -> None:
        """End a move on the field of the giant, or of a party that `cannot_join` allows."""

    async def after_move(self, t: Table[State], before: Party, end: Place) -> None:
        """Apply the adventure's own effects after a move. `before` is the party before the move."""

    async def after_turn(self, t: Table[State]) -> None:
        """Apply the adventure's own effects at the end of a turn."""

    # ---- gold and fights

    def take_gold(self, t: Table[State], party: int, field: Place) -> None:
        """Give the gold on a field to the party there (AL-COL-02)."""
        owner = t.state.parties[party].owner
        t.state.gold[owner] += 1
        t.tell(ItemTaken(owner, field, GOLD))
        self.score_gold(t, owner)

    def usable_gold(self, s: State, party: int) -> int:
        """Return the gold that a party may use in a fight (AL-COL-06)."""
        return s.gold[s.parties[party].owner]

    def pay_gold(self, s: State, party: int) -> None:
        """Return one gold to the stock (AL-FGT-14, AL-FGT-15)."""
        s.gold[s.parties[party].owner] -= 1
        s.gold_on_table += 1

    def before_removal(self, t: Table[State], party: int, field: Place) -> None:
        """Apply the adventure's own effects before a party is removed."""

    def after_arrival(self, t: Table[State], party: int, field: Place) -> None:
        """Apply the adventure's own effects when a party stays on a field after a move or a won fight."""

    # ---- points

    def score_companion(self, t: Table[State], seat: int, nth: int) -> None:
        """Score the nth companion of a party."""

    def score_gold(self, t: Table[State], seat: int) -> None:
        """Score one gold."""

    def score_creature(self, t: Table[State], seat: int, creature: int, field: Place) -> None:
        """Score a beaten creature."""

    def points_by_source(self, s: State, seat: int) -> dict[str, int]:
        """Return a seat's points by source, as far as this state shows them."""
        return {"points": s.track[seat]}

    def points_before_end(self, s: State, seat: int) -> int | None:
        """Return a seat's points without those scored at the end, or None if all points are scored at the end."""
        return sum(self.points_by_source(s, seat).values())

    def owned_gold(self, s: State, seat: int) -> int:
        """Return the gold that a seat owns, which breaks ties (AL-RNK-02)."""
        return s.gold[seat]

    # ---- the end

    def is_last_round(self, s: State) -> bool:
        """Whether the game ends after the current round (AL-END-02)."""
        return s.end_called

    def ends_on_empty_stocks(self) -> bool:
        """Whether the end is announced once the stocks of swords and companions are empty (AL-END-01)."""
        return True

    def is_lost_by_all(self, s: State) -> bool:
        """Whether all players have lost (AL-KNG-01)."""
        return False


RULES_BY_ADVENTURE: dict[int, Adventure] = {}


def rules_of(s: State) -> Adventure:
    """Return the rules of the match's adventure."""
    return RULES_BY_ADVENTURE[s.options.adventure]


def score_points(t: Table[State], seat: int, points: int, clause: str) -> None:
    """Add points to a seat's track, and log them."""
    t.state.track[seat] += points
    t.tell(PointsScored(seat, points, t.state.track[seat], clause))
