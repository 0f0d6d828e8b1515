"""Spell cards: hands, decks and the tableau (3.5, 4.15, HE-DRF-06, HE-LRN-03)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from meadhall.engine import Option, Table
from meadhall.engine.common.text import Args
from meadhall.engine.model.pieces import ALL_SEATS
from meadhall.games.heroes import content, texts
from meadhall.games.heroes import events as e
from meadhall.games.heroes.state import EMPTY, SPELL_BAG, Duel, Seat, State, deck_bag


def draw_to_hand(t: Table[State], seat: Seat, count: int, clause: str) -> None:
    """Draw cards. The discard pile refills an empty deck (HE-DRW-03). If both are empty, no card is drawn."""
    drawn: list[int] = []
    for _ in range(count):
        if _refill_deck(t, seat):
            drawn.append(_draw_card(t, seat, clause))
    t.tell(e.SpellsDrawn(seat, len(drawn), count - len(drawn)))
    if drawn:
        t.tell(e.SpellsReceived(seat, drawn), to=seat)


def _draw_card(t: Table[State], seat: Seat, clause: str) -> int:
    side = t.state.sides[seat]
    piece = t.state.faces.lay(deck_bag(seat))
    side.hand.append(piece)
    side.deck -= 1
    return t.look(clause, piece, seat)


def _refill_deck(t: Table[State], seat: Seat) -> bool:
    """If the deck is empty, make a new one from the discard pile. Return whether it has a card (HE-DRW-03, 04)."""
    side = t.state.sides[seat]
    if side.deck == 0 and side.discard:
        bag = t.state.faces.bags[deck_bag(seat)]
        bag[:] = sorted(bag + side.discard)
        side.deck, side.discard = len(side.discard), []
        t.tell(e.DeckShuffled(seat, side.deck))
    return side.deck > 0


def reveal_card(t: Table[State], seat: Seat, spell: int, clause: str) -> int:
    """Show a card of this name to all and remove it from a hand, if possible a card that everybody knows already."""
    hand, faces = t.state.sides[seat].hand, t.state.faces
    same_cards = [piece for piece in hand if faces.face[piece] == spell]
    return t.play(clause, hand, next((piece for piece in same_cards if faces.seen[piece] == ALL_SEATS), same_cards[0]))


def discard_spells(t: Table[State], seat: Seat, spells: Iterable[int], clause: str) -> None:
    """Discard cards from the hand face up on the player's own pile (HE-VER-04)."""
    discarded = [reveal_card(t, seat, spell, clause) for spell in spells]
    t.state.sides[seat].discard += discarded
    if discarded:
        t.tell(e.SpellsDiscarded(seat, discarded))


TABLEAU_SIZE: Final = content.LIMITS.tableau_rows * content.LIMITS.tableau_columns
TABLEAU_COLUMNS: Final = content.LIMITS.tableau_columns
BOTTOM_SPACES: Final = range(TABLEAU_COLUMNS, TABLEAU_SIZE)
TOP_SPACES: Final = range(TABLEAU_COLUMNS)


def deal_tableau(t: Table[State], duel_number: int, clause: str) -> None:
    """Deal two rows of four Spells face up. Spaces stay empty if the deck runs out (HE-SET-04, HE-LRN-05)."""
    duel = t.state.duels[duel_number]
    duel.tableau = [draw_from_spell_deck(t, clause) for _ in range(TABLEAU_SIZE)]
    t.tell(e.TableauDealt(duel.tableau[:], duel_number))


def draw_from_spell_deck(t: Table[State], clause: str) -> int:
    """Draw and return the next card of the Spell deck, or EMPTY if no card is left."""
    s = t.state
    if not s.spells_left:
        return EMPTY
    s.spells_left -= 1
    return t.draw(clause, SPELL_BAG)


class TakeCard(Option):
    """Take the Spell on a space of the tableau."""

    __slots__ = ("space", "spell")

    def __init__(self, spell: int, space: int, clause: str) -> None:
        row = "top" if space < TABLEAU_COLUMNS else "bottom"
        super().__init__(f"spell:{content.SPELLS[spell].id}@{row}{space % TABLEAU_COLUMNS + 1}", clause)
        self.spell = spell
        self.space = space

    def args(self, state: State) -> Args:
        about = texts.spell_text(self.spell, state.options.has_enhancements)
        return {"spell": texts.SPELLS[self.spell], "need": texts.requirement_text(self.spell), "about": about}


_TAKE_OPTIONS: Final[dict[tuple[int, int, str], TakeCard]] = {}


def spells_to_take(duel: Duel, spaces: Sequence[int], clause: str) -> list[TakeCard]:
    """Return an option for each Spell on these spaces of the tableau."""
    options: list[TakeCard] = []
    for space in spaces:
        spell = duel.tableau[space]
        if spell != EMPTY:
            key = (spell, space, clause)
            options.append(_TAKE_OPTIONS.get(key) or _TAKE_OPTIONS.setdefault(key, TakeCard(spell, space, clause)))
    return options


def take_spell(t: Table[State], seat: Seat, space: int, clause: str, is_learned: bool = False) -> int:
    """Take a Spell from the tableau. The card above moves down, and the Spell deck fills the free space."""
    s = t.state
    tableau = s.duel_of(seat).tableau
    spell = tableau[space]
    s.sides[seat].owned.append(spell)
    t.tell(e.SpellTaken(seat, spell, is_learned))
    if space in BOTTOM_SPACES:
        tableau[space] = tableau[space - TABLEAU_COLUMNS]
        space -= TABLEAU_COLUMNS
    tableau[space] = draw_from_spell_deck(t, clause)
    if tableau[space] != EMPTY:
        t.tell(e.TableauFilled(tableau[space], space))
    return spell
