"""The points at which the five adventures differ, answered as in the basic rules; each adventure overrides its own."""

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
    """The basic rules.

    `stocks_put_back` says whether swords and companions go back into the box at set-up, `may_join` whether a move may
    ever end on the field of another party.
    """

    number = 0
    name = ""
    stocks_put_back = True
    may_join = False

    # ---- set-up and stacks

    def first_stock(self, full: int, kept: int) -> int:
        """The number of swords or companions on the table at first (AL-SET-04)."""
        return kept if self.stocks_put_back else full

    def set_up(self, t: Table[State]) -> None:
        """Lay everything out before the first terrain cards."""

    # ---- moves

    def cannot_join(self, s: State, party: int, other: int) -> Reason | None:
        """Why a move may not end on the field of this other party (AL-MOV-08)."""
        stood = s.parties[other]
        of = OWN_PARTY if stood.owner == s.parties[party].owner else OTHER_PARTY
        return of(field=place_name(stood.at), seat=stood.owner)

    def may_face_giant(self, s: State, seat: int) -> bool:
        return False

    def swaps(self, s: State, seat: int) -> Iterable[tuple[Option, Reason | None]]:
        """Options offered beside the moves (AL-KNG-08)."""
        return ()

    def swap(self, t: Table[State], option: Option) -> None:
        """Carry out one of `swaps`."""

    async def meet(self, t: Table[State], party: int, other: int, field: Place) -> None:
        """A move ended on the field of another party that `cannot_join` does not forbid."""

    async def moved(self, t: Table[State], before: Party, end: Place) -> None:
        """React to a completed move; `before` is the party as it set out."""

    async def turn_ended(self, t: Table[State]) -> None:
        """React to the end of a turn."""

    # ---- gold and fights

    def take_gold(self, t: Table[State], party: int, field: Place) -> None:
        """Give the gold of its field to a party (AL-COL-02)."""
        owner = t.state.parties[party].owner
        t.state.gold[owner] += 1
        t.tell(ItemTaken(owner, field, GOLD))
        self.gold_taken(t, owner)

    def purse(self, s: State, party: int) -> int:
        """The gold that a party may use in a fight (AL-COL-06)."""
        return s.gold[s.parties[party].owner]

    def pay_gold(self, s: State, party: int) -> None:
        """Return one gold to the stock (AL-FGT-14, AL-FGT-15)."""
        s.gold[s.parties[party].owner] -= 1
        s.gold_on_table += 1

    def removed(self, t: Table[State], party: int, field: Place) -> None:
        """React before a party is removed."""

    def landed(self, t: Table[State], party: int, field: Place) -> None:
        """React after a party ended a move on a field, and won its fight if there was one."""

    # ---- points

    def companion_joined(self, t: Table[State], seat: int, nth: int) -> None:
        """The nth companion of a party joined."""

    def gold_taken(self, t: Table[State], seat: int) -> None:
        """A player received one gold."""

    def creature_beaten(self, t: Table[State], seat: int, creature: int, field: Place) -> None:
        """A player beat a creature."""

    def parts(self, s: State, seat: int) -> dict[str, int]:
        """The sources of a seat's points, from what this state knows."""
        return {"points": s.track[seat]}

    def won(self, s: State, seat: int) -> int | None:
        """The points of a seat without the final ones; None if the end gives all."""
        return sum(self.parts(s, seat).values())

    def majority_gold(self, s: State, seat: int) -> int:
        """The gold that breaks ties (AL-RNK-02)."""
        return s.gold[seat]

    # ---- the end

    def is_last_round(self, s: State) -> bool:
        """Whether the game is over when the running round is (AL-END-02)."""
        return s.end_called

    def stocks_call_the_end(self) -> bool:
        """Whether used-up stocks of swords and companions call the end (AL-END-01)."""
        return True

    def all_lost(self, s: State) -> bool:
        """Whether the players have lost together (AL-KNG-01)."""
        return False


ADVENTURES: dict[int, Adventure] = {}


def rules_of(s: State) -> Adventure:
    """The adventure that is played."""
    return ADVENTURES[s.options.adventure]


def score_points(t: Table[State], seat: int, points: int, clause: str) -> None:
    """Move a scoring marker."""
    t.state.track[seat] += points
    t.tell(PointsScored(seat, points, t.state.track[seat], clause))
