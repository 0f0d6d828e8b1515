"""Using an artifact (4.14)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Candidate, Option, Reason
from meadhall.engine.kit.decks import shuffle_in
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues.content import ARTIFACTS
from meadhall.games.virtues.effects.verbs import VERBS, Cause, can_do_any
from meadhall.games.virtues.events import ArtifactUsed
from meadhall.games.virtues.quests.completing import complete_row_if_full
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.windows.opening import ACTIONS


class UseArtifact(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"artifact:{ARTIFACTS[card].id}", "SV-ART-01")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        return f"Use {ARTIFACTS[self.card].name}: {ARTIFACTS[self.card].text}"


USE: Final = [UseArtifact(card) for card in range(len(ARTIFACTS))]


KEPT_FACE_DOWN: Final = Reason("SV-FAL-12", "A fallen hero does not benefit from artifacts.")
ARTIFACT_IDLE: Final = Reason("SV-QPH-13", "{name} would change nothing now.")


def artifacts(s: State, seat: Seat) -> list[Candidate[Option]]:
    """The own artifacts."""
    return [(USE[card], cannot_use(s, seat, card)) for card in s.artifact_faces(seat)]


def cannot_use(s: State, seat: Seat, card: int) -> Reason | None:
    """Why an own artifact cannot be used; a fallen hero keeps it face down."""
    if s.players[seat].fallen:
        return KEPT_FACE_DOWN
    return None if can_do_any(s, Cause(seat, ""), ARTIFACTS[card].effects) else ARTIFACT_IDLE(name=ARTIFACTS[card].name)


@ACTIONS.carries_out(UseArtifact)
async def use_artifact(t: Table[State], seat: Seat, option: UseArtifact) -> None:
    """It is revealed when all is chosen, carried out, and back in its deck before what it completes (SV-ART-01)."""

    def reveal() -> None:
        _put_back(t, seat, option.card)

    cause = Cause(seat, "artifacts", announce=reveal)
    await VERBS.carry_out(t, cause, ARTIFACTS[option.card].effects)
    cause.begin()
    await complete_row_if_full(t)


def _put_back(t: Table[State], seat: Seat, card: int) -> None:
    """A used artifact is shuffled back into its deck (SV-DCK-09)."""
    s = t.state
    hand, deck = s.players[seat].artifacts, s.artifact_deck
    piece = next(piece for piece in hand if s.faces.face[piece] == card)
    deck.discards.append(t.play("SV-ART-01", hand, piece))
    shuffle_in(s.faces, deck)
    t.tell(ArtifactUsed(seat, card))
