"""Actions (4.8 to 4.17): the menu of an acting player, and carrying out the chosen action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from meadhall.engine import Candidate, Flow, Option, Reason, Refused, Table, choose, menu
from meadhall.games.heroes.actions import casting, specials
from meadhall.games.heroes.actions.parts import AskAgain, plan_cast, plan_dispel
from meadhall.games.heroes.board import creatures, permanents, targets
from meadhall.games.heroes.content import CARD, CONTENT, ELEMENTS, LEADERSHIP, LETTERS
from meadhall.games.heroes.effects import blessing
from meadhall.games.heroes.effects.hands import (
    BOTTOM_SPACES,
    TOP_SPACES,
    TakeCard,
    discard_spells,
    draw_to_hand,
    spells_to_take,
    take_spell,
)
from meadhall.games.heroes.effects.wounds import Hit, Source, deal_wounds, settle_effect
from meadhall.games.heroes.events import DispelBegan, NoActionTaken
from meadhall.games.heroes.state import BESIDE, Seat, State

SYMBOLS_TO_DRAW: Final = 3  # C
SYMBOLS_TO_LEARN: Final = 4
SYMBOLS_TO_LEARN_ANY: Final = 5


DRAW: Final = Option("draw", "HE-DRW-01")
LEARN: Final = Option("learn", "HE-LRN-01")
DISPEL: Final = Option("dispel", "HE-DSP-01")
NO_ACTION: Final = Option("none", "HE-NOA-01")


# ---- the menu of actions

TOO_FEW_CARDS_MESSAGE: Final = "too-few-cards"
NO_CARDS_TO_DRAW: Final = [
    Reason("HE-DRW-01", TOO_FEW_CARDS_MESSAGE)(need=SYMBOLS_TO_DRAW, shown=shown) for shown in range(SYMBOLS_TO_DRAW)
]
NO_CARDS_TO_LEARN: Final = [
    Reason("HE-LRN-01", TOO_FEW_CARDS_MESSAGE)(need=SYMBOLS_TO_LEARN, shown=shown) for shown in range(SYMBOLS_TO_LEARN)
]
NOTHING_TO_LEARN: Final = Reason("HE-LRN-05", "nothing-to-learn")
NOT_EACH_ELEMENT: Final = Reason("HE-DSP-01", "not-each-element")
NO_SPELL_IN_PLAY: Final = Reason("HE-DSP-02", "no-spell-in-play")
NO_SPELL_IN_REACH: Final = Reason("HE-MUL-03", "no-spell-in-reach")
HERO_WAITS: Final = Reason("HE-CRE-01", "hero-waits")
CREATURE_WAITS: Final = Reason("HE-CRE-01", "creature-waits")
TOP_ROW: Final = Reason("HE-LRN-01", "learning-top-row")


def action_candidates(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the options: cast a card, draw, learn, dispel, or take no action (HE-ACT-01, HE-ACT-03)."""
    if not s.is_able(seat):
        return
    for spell in dict.fromkeys(s.hand_of(seat)):
        yield casting.CAST_OPTIONS[spell], casting.cannot_cast(s, seat, spell)
    yield DRAW, cannot_draw(s, seat)
    yield LEARN, cannot_learn(s, seat)
    yield DISPEL, cannot_dispel(s, seat)
    yield NO_ACTION


def cannot_draw(s: State, seat: Seat) -> Reason | None:
    """Return why the dice do not allow drawing, or None (HE-DRW-01)."""
    card_symbols = s.shown(seat, CARD)
    return NO_CARDS_TO_DRAW[card_symbols] if card_symbols < SYMBOLS_TO_DRAW else None


def cannot_learn(s: State, seat: Seat) -> Reason | None:
    """Return why no Spell can be learned, or None (HE-LRN-01, HE-LRN-05)."""
    card_symbols = s.shown(seat, CARD)
    if card_symbols < SYMBOLS_TO_LEARN:
        return NO_CARDS_TO_LEARN[card_symbols]
    return None if spells_to_learn(s, seat).options else NOTHING_TO_LEARN


def cannot_dispel(s: State, seat: Seat) -> Reason | None:
    """Return why Dispel Magic is not possible, or None (HE-DSP-01, HE-DSP-02)."""
    if missing := _missing_elements(tuple(s.sides[seat].dice)):
        return missing
    if not s.in_play:
        return NO_SPELL_IN_PLAY
    return None if targets.spells_in_play(s, seat) else NO_SPELL_IN_REACH


@cache
def _missing_elements(dice: tuple[int, ...]) -> Reason | None:
    missing = [LETTERS[element] for element in ELEMENTS if element not in dice]
    return NOT_EACH_ELEMENT(missing=missing) if missing else None


def refused_activations(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: every attack, ability and move, even on free spaces.

    Beings act only after a Spell has been cast, with the L that it leaves.
    """
    leadership = s.shown(seat, LEADERSHIP) if s.is_able(seat) else 0
    for being in s.on_board(seat):
        space = s.beings[being].at
        if s.beings[being].is_hero:
            yield targets.MOVE_OPTIONS[space], HERO_WAITS(shown=leadership)
            yield targets.ATTACK_OPTIONS[space], targets.HEROES_DO_NOT_ATTACK
            yield targets.USE_OPTIONS[space], targets.IS_A_HERO
    for being in creatures.own_creatures(s, seat):
        space, reason = s.beings[being].at, CREATURE_WAITS(cost=creatures.activation_cost(s, being), shown=leadership)
        yield targets.USE_OPTIONS[space], reason
        if space != BESIDE:
            yield targets.ATTACK_OPTIONS[space], reason
            yield targets.MOVE_OPTIONS[space], CREATURE_WAITS(cost=1, shown=leadership)
    yield from targets.refused_acts_on_free_spaces(s, seat)


callers_actions = menu("action", "HE-DEC-07", default="none")(action_candidates)
others_actions = menu("other-action", "HE-DEC-09", default="none")(action_candidates)
callers_actions.never(refused_activations)
others_actions.never(refused_activations)


@menu("learn", "HE-DEC-17")
def spells_to_learn(s: State, seat: Seat) -> Iterator[Candidate[TakeCard]]:
    """Yield the Spells to learn: with four C those of the bottom row, with more those of both rows (HE-LRN-01)."""
    if s.is_able(seat):
        card_symbols = s.shown(seat, CARD)
        yield from spells_to_take(s.duel_of(seat), BOTTOM_SPACES, "HE-LRN-01")
        reason = TOP_ROW(shown=card_symbols) if card_symbols < SYMBOLS_TO_LEARN_ANY else None
        yield from ((spell, reason) for spell in spells_to_take(s.duel_of(seat), TOP_SPACES, "HE-LRN-01"))


# ---- carrying out an action


async def take_action(t: Table[State], seat: Seat, is_caller: bool) -> bool:
    """Ask for all parts of one action, then carry it out. Return whether activations may follow (HE-ACT-02)."""
    s = t.state
    while True:
        await blessing.ask_for_owed_dice(t)
        try:
            pick = await choose(seat, (callers_actions if is_caller else others_actions)(s, seat))
            execution = await _plan_action(t, seat, pick)
        except AskAgain:
            s.plan = None
            continue
        s.plan = None
        if not isinstance(pick, casting.CastSpell):
            s.act.points = 0  # type: ignore[union-attr]  # HE-ACT-02
        await execution
        await blessing.ask_for_owed_dice(t)
        return isinstance(pick, casting.CastSpell)


async def _plan_action(t: Table[State], seat: Seat, pick: Option) -> Flow[None]:
    """Ask for the parts of an action, and return the flow that carries it out."""
    s = t.state
    if isinstance(pick, casting.CastSpell):
        return casting.cast_spell(t, seat, await plan_cast(t, seat, pick.spell))
    if pick is DISPEL:
        p = await plan_dispel(t, seat)
        assert s.plan is not None
        return dispel(t, seat, s.in_play.index(p), s.plan.pairs)
    if pick is LEARN:
        return learn_spell(t, seat, await choose(seat, spells_to_learn(s, seat)))
    if pick is DRAW:
        return draw_spells(t, seat)
    return penalize_inaction(t, seat)


async def draw_spells(t: Table[State], seat: Seat) -> None:
    """Draw one card, and one more for each C beyond the third (HE-DRW-01)."""
    draw_to_hand(t, seat, t.state.shown(seat, CARD) - SYMBOLS_TO_DRAW + 1, "HE-DRW-01")


async def learn_spell(t: Table[State], seat: Seat, pick: TakeCard) -> None:
    """Take a Spell of the tableau into the hand. Everybody knows the card (HE-LRN-02, HE-LRN-06)."""
    s = t.state
    spell = take_spell(t, seat, pick.space, "HE-LRN-03", is_learned=True)
    bag = f"learned/{seat}"
    s.faces.bags[bag] = [spell]
    piece = t.lay_chosen(bag, spell, seat)
    t.show("HE-LRN-02", piece)
    s.sides[seat].hand.append(piece)


async def dispel(t: Table[State], seat: Seat, index: int, pairs: list[int]) -> None:
    """Remove a power token, or the Spell if it has none. Repeat this for each pair (HE-DSP-03, HE-DSP-04)."""
    s = t.state
    p = s.in_play[index]
    specials.record_affected_player(s, seat, p.seat)
    t.tell(DispelBegan(seat, p.spell, p.seat, permanents.bearer_card(s, p), permanents.bearer_space(s, p), pairs))
    discard_spells(t, seat, pairs, "HE-DSP-04")
    remaining = permanents.weaken_spell(t, p)
    for _ in range(len(pairs) // 2):
        remaining = permanents.weaken_spell(t, remaining) if remaining is not None else None


async def penalize_inaction(t: Table[State], seat: Seat) -> None:
    """Deal two wounds to an active player who does nothing, unless spared (HE-NOA-01, HE-FST-04, HE-OTH-05)."""
    s = t.state
    assert s.round is not None
    is_penalized = seat == s.round.active and not s.options.is_spared(seat)
    wounds = CONTENT.options.no_action_wounds if is_penalized else 0
    t.tell(NoActionTaken(seat, wounds))
    deal_wounds(t, [Hit(s.sides[seat].hero_being, wounds, "magical")], Source("nothing done"))
    settle_effect(t)
