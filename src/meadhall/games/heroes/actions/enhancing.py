"""Enhancements (4.10): pairs of cards, the free one for a Hero's element, limits, and their effects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from meadhall.engine import Option, Reason, Refused, menu
from meadhall.engine.common.text import Args
from meadhall.games.heroes import texts
from meadhall.games.heroes.board import targets
from meadhall.games.heroes.board.spaces import adjacent_beings
from meadhall.games.heroes.content import HERO_ELEMENT, SPELL, SPELL_ELEMENT, SPELLS, SpellCard
from meadhall.games.heroes.ops import Wound
from meadhall.games.heroes.state import Seat, State

NO_LIMIT: Final = 1000
CHAIN_LIGHTNING: Final = SPELL["chain_lightning"]
MAX_CHAIN_TARGETS: Final = max(
    share.most for op in SPELLS[CHAIN_LIGHTNING].effect if isinstance(op, Wound) for share in op.on
)
TELEPORT: Final = SPELL["teleport"]


class Pair(Option):
    """Discard two cards from the hand."""

    __slots__ = ("spells",)

    def __init__(self, spells: tuple[int, int]) -> None:
        super().__init__(f"pair:{SPELLS[spells[0]].id}+{SPELLS[spells[1]].id}", "HE-ENH-01")
        self.spells = spells

    def args(self, state: State) -> Args:
        return {"one": texts.SPELLS[self.spells[0]], "other": texts.SPELLS[self.spells[1]]}


USE_FREE: Final = Option("free:use", "HE-ENH-04")
DECLINE_FREE: Final = Option("free:decline", "HE-ENH-05")
ENOUGH: Final = Option("enough", "HE-ENH-02")
BEING_CAST: Final = Reason("HE-ENH-03", "being-cast")
PAIR_OPTIONS: Final = {(low, high): Pair((low, high)) for low in range(len(SPELLS)) for high in range(low, len(SPELLS))}


def is_own_element(s: State, seat: Seat, spell: int) -> bool:
    """Whether a Spell has the element of the player's Hero, if the Hero's text is face up (HE-ENH-04, HE-FST-02)."""
    return s.options.has_hero_texts and SPELL_ELEMENT[spell] == HERO_ELEMENT[s.sides[seat].hero]


def max_enhancements(s: State, seat: Seat, spell: int) -> int:
    """Return the maximum number of enhancements for a Spell now (HE-ENH-06, HE-ENH-14, HE-FST-03)."""
    if not s.options.has_enhancements or SPELLS[spell].enhancement == "none":
        return 0
    if spell == CHAIN_LIGHTNING:
        return max(
            (
                chain_length(s, [start], MAX_CHAIN_TARGETS)
                for start in targets.beings_of_type(s, seat, SPELLS[CHAIN_LIGHTNING].target)
            ),
            default=0,
        )
    return len(s.on_board(seat)) - 1 if spell == TELEPORT else NO_LIMIT


def chain_length(s: State, chain: list[int], limit: int) -> int:
    """Return how many targets, up to `limit`, can be added to a chain (HE-SPL-03, HE-SPL-04).

    Each target must be adjacent to the one before, and no Being can be a target twice.
    """
    if limit == 0:
        return 0
    links = [being for being in adjacent_beings(s, chain[-1]) if being not in chain]
    return max((1 + chain_length(s, [*chain, being], limit - 1) for being in links), default=0)


@menu("free-enhancement", "HE-DEC-10")
def free_enhancement_options(s: State, seat: Seat) -> list[Option]:
    """Return the options to use or to decline the Hero's free enhancement (HE-ENH-05)."""
    return [USE_FREE, DECLINE_FREE] if s.is_in(seat) else []


@menu("pairs", "HE-DEC-10")
def pair_options(s: State, seat: Seat) -> list[Option]:
    """Return the options: discard a pair of spare cards, or no more pairs (HE-ENH-01 to 03)."""
    if s.plan is None or not s.is_in(seat):
        return []
    return [ENOUGH, *(PAIR_OPTIONS[cards] for cards in sorted(set(combinations(sorted(spare_cards(s, seat)), 2))))]


@pair_options.never
def refused_pairs(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: pairs that need the card that is being cast."""
    if s.plan is None or not s.is_in(seat) or s.plan.kind != "cast":
        return
    left, spell = spare_cards(s, seat), s.plan.card
    for other in sorted(set(left)):
        if left.count(spell) < 1 + (other == spell):
            yield PAIR_OPTIONS[min(other, spell), max(other, spell)], BEING_CAST(spell=texts.SPELLS[spell])


def spare_cards(s: State, seat: Seat) -> Sequence[int]:
    """Return the cards in hand that are neither being cast nor in an earlier pair."""
    hand = s.hand_of(seat)
    plan = s.plan
    if plan is not None:
        for spell in (*([plan.card] if plan.kind == "cast" else []), *plan.pairs):
            hand.remove(spell)
    return hand


def added_damage(card: SpellCard, enhancements: int) -> int:
    """Return the damage that enhancements add to a Spell: 1 each, if they are of kind `wounds` (HE-ENH-08)."""
    return enhancements if card.enhancement == "wounds" else 0
