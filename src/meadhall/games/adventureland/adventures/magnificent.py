"""Adventure 2, The Magnificent (4.10): parties of one colour may join, and the largest party scores at the end."""

from __future__ import annotations

from msgspec.structs import replace

from meadhall.engine import UNSEEN, Reason, Table
from meadhall.games.adventureland.adventure import Adventure
from meadhall.games.adventureland.content import CONTENT, CREATURE_STRENGTHS, HERB_VALUES, SWORD_EXTRAS
from meadhall.games.adventureland.events import PartiesGrouped
from meadhall.games.adventureland.land import NOWHERE, Place
from meadhall.games.adventureland.state import State

CARD = CONTENT.adventure[1]


class Magnificent(Adventure):
    """Rules of The Magnificent (AL-MAG-01 to 08)."""

    number = CARD.id
    name = CARD.name
    can_join_parties = True

    def cannot_join(self, s: State, party: int, other: int) -> Reason | None:
        """Return why two parties cannot join, or None.

        Parties of one colour can always join (AL-MAG-01), even after they have moved (AL-MAG-03).
        """
        is_own = s.parties[party].owner == s.parties[other].owner
        return None if is_own else super().cannot_join(s, party, other)

    async def meet_occupant(self, t: Table[State], party: int, other: int, field: Place) -> None:
        """Join two parties permanently (AL-MAG-02)."""
        s = t.state
        arrival, occupant = s.parties[party], s.parties[other]
        s.parties[party] = replace(arrival, at=NOWHERE, adventurers=0, companions=0)
        s.parties[other] = replace(
            occupant,
            adventurers=occupant.adventurers + arrival.adventurers,
            companions=occupant.companions + arrival.companions,
        )
        t.tell(PartiesGrouped(arrival.owner, field, s.parties[other].size))

    def points_by_source(self, s: State, seat: int) -> dict[str, int]:
        """Return the points by source (AL-MAG-04 to 08). Tiles with unknown faces do not count (AL-HID-09)."""
        largest_party = max((s.parties[p].size for p in s.on_board(seat)), default=0)  # AL-MAG-07
        return {
            "fog creatures": sum(CREATURE_STRENGTHS[c] for c in s.beaten[seat]),
            "The Magnificent": largest_party * CARD.group_factor,
            "gold": s.gold[seat] * CARD.gold_each,
            "herbs": sum(HERB_VALUES[f] for f in _known_faces(s, s.herbs[seat])),
            "swords": sum(SWORD_EXTRAS[f] for f in _known_faces(s, s.swords[seat])),
        }


def _known_faces(s: State, pieces: tuple[int, ...]) -> list[int]:
    return [s.faces.face[p] for p in pieces if s.faces.face[p] != UNSEEN]
