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
    BOTTOM,
    TOP,
    TakeCard,
    discard_spells,
    draw_to_hand,
    spells_to_take,
    take_spell,
)
from meadhall.games.heroes.effects.wounds import Hit, Source, hurt, settle
from meadhall.games.heroes.events import DispelBegan, NoActionTaken
from meadhall.games.heroes.state import BESIDE, Seat, State

TO_DRAW: Final = 3  # C
TO_LEARN: Final = 4
TO_LEARN_ANY: Final = 5


DRAW: Final = Option("draw", "HE-DRW-01")
LEARN: Final = Option("learn", "HE-LRN-01")
DISPEL: Final = Option("dispel", "HE-DSP-01")
NONE: Final = Option("none", "HE-NOA-01")


# ---- the menu of actions

NEEDS: Final = "too-few-cards"
NO_CARDS_TO_DRAW: Final = [Reason("HE-DRW-01", NEEDS)(need=TO_DRAW, shown=shown) for shown in range(TO_DRAW)]
NO_CARDS_TO_LEARN: Final = [Reason("HE-LRN-01", NEEDS)(need=TO_LEARN, shown=shown) for shown in range(TO_LEARN)]
NOTHING_TO_LEARN: Final = Reason("HE-LRN-05", "nothing-to-learn")
NOT_EACH_ELEMENT: Final = Reason("HE-DSP-01", "not-each-element")
NO_SPELL_IN_PLAY: Final = Reason("HE-DSP-02", "no-spell-in-play")
NO_SPELL_IN_REACH: Final = Reason("HE-MUL-03", "no-spell-in-reach")
HERO_WAITS: Final = Reason("HE-CRE-01", "hero-waits")
CREATURE_WAITS: Final = Reason("HE-CRE-01", "creature-waits")
TOP_ROW: Final = Reason("HE-LRN-01", "learning-top-row")


def actions(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the options: cast a card, draw, learn, dispel, or take no action (HE-ACT-01, HE-ACT-03)."""
    if not s.is_able(seat):
        return
    for spell in dict.fromkeys(s.hand_of(seat)):
        yield casting.CAST[spell], casting.cannot_cast(s, seat, spell)
    yield DRAW, cannot_draw(s, seat)
    yield LEARN, cannot_learn(s, seat)
    yield DISPEL, cannot_dispel(s, seat)
    yield NONE


def cannot_draw(s: State, seat: Seat) -> Reason | None:
    """Return why the dice do not allow drawing, or None (HE-DRW-01)."""
    shown = s.count_of_symbol(seat, CARD)
    return NO_CARDS_TO_DRAW[shown] if shown < TO_DRAW else None


def cannot_learn(s: State, seat: Seat) -> Reason | None:
    """Return why no Spell can be learned, or None (HE-LRN-01, HE-LRN-05)."""
    shown = s.count_of_symbol(seat, CARD)
    if shown < TO_LEARN:
        return NO_CARDS_TO_LEARN[shown]
    return None if learnable(s, seat).options else NOTHING_TO_LEARN


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


def waiting_beings(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: every attack, ability and move, even on free spaces.

    Beings act only after a Spell has been cast, with the L that it leaves.
    """
    shown = s.count_of_symbol(seat, LEADERSHIP) if s.is_able(seat) else 0
    for being in s.on_board(seat):
        space = s.beings[being].at
        if s.beings[being].is_hero:
            yield targets.MOVE[space], HERO_WAITS(shown=shown)
            yield targets.ATTACK[space], targets.HEROES_DO_NOT
            yield targets.USE[space], targets.IS_A_HERO
    for being in creatures.own_creatures(s, seat):
        space, waits = s.beings[being].at, CREATURE_WAITS(cost=creatures.activation_cost(s, being), shown=shown)
        yield targets.USE[space], waits
        if space != BESIDE:
            yield targets.ATTACK[space], waits
            yield targets.MOVE[space], CREATURE_WAITS(cost=1, shown=shown)
    yield from targets.refused_free_spaces(s, seat)


callers_actions = menu("action", "HE-DEC-07", default="none")(actions)
others_actions = menu("other-action", "HE-DEC-09", default="none")(actions)
callers_actions.never(waiting_beings)
others_actions.never(waiting_beings)


@menu("learn", "HE-DEC-17")
def learnable(s: State, seat: Seat) -> Iterator[Candidate[TakeCard]]:
    """Yield the Spells to learn: with four C those of the bottom row, with more those of both rows (HE-LRN-01)."""
    if s.is_able(seat):
        shown = s.count_of_symbol(seat, CARD)
        yield from spells_to_take(s.duel_of(seat), BOTTOM, "HE-LRN-01")
        reason = TOP_ROW(shown=shown) if shown < TO_LEARN_ANY else None
        yield from ((top, reason) for top in spells_to_take(s.duel_of(seat), TOP, "HE-LRN-01"))


# ---- carrying out an action


async def one_action(t: Table[State], seat: Seat, caller: bool) -> bool:
    """Ask for all parts of one action, then carry it out. Return whether activations may follow (HE-ACT-02)."""
    s = t.state
    while True:
        await blessing.ask_for_owed_dice(t)
        try:
            pick = await choose(seat, (callers_actions if caller else others_actions)(s, seat))
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
        return casting.cast(t, seat, await plan_cast(t, seat, pick.spell))
    if pick is DISPEL:
        p = await plan_dispel(t, seat)
        assert s.plan is not None
        return dispel(t, seat, s.in_play.index(p), s.plan.pairs)
    if pick is LEARN:
        return learn_spell(t, seat, await choose(seat, learnable(s, seat)))
    if pick is DRAW:
        return draw_spells(t, seat)
    return no_action(t, seat)


async def draw_spells(t: Table[State], seat: Seat) -> None:
    """Draw one card, and one more for each C beyond the third (HE-DRW-01)."""
    draw_to_hand(t, seat, t.state.count_of_symbol(seat, CARD) - TO_DRAW + 1, "HE-DRW-01")


async def learn_spell(t: Table[State], seat: Seat, pick: TakeCard) -> None:
    """Take a Spell of the tableau into the hand. Everybody knows the card (HE-LRN-02, HE-LRN-06)."""
    s = t.state
    spell = take_spell(t, seat, pick.space, "HE-LRN-03", learned=True)
    bag = f"learned/{seat}"
    s.faces.bags[bag] = [spell]
    piece = t.lay_chosen(bag, spell, seat)
    t.show("HE-LRN-02", piece)
    s.sides[seat].hand.append(piece)


async def dispel(t: Table[State], seat: Seat, index: int, pairs: list[int]) -> None:
    """Remove a power token, or the Spell if it has none. Repeat this for each pair (HE-DSP-03, HE-DSP-04)."""
    s = t.state
    p = s.in_play[index]
    specials.affect(s, seat, p.seat)
    t.tell(DispelBegan(seat, p.spell, p.seat, permanents.bearer_card(s, p), permanents.bearer_space(s, p), pairs))
    discard_spells(t, seat, pairs, "HE-DSP-04")
    remaining = permanents.weaken(t, p)
    for _ in range(len(pairs) // 2):
        remaining = permanents.weaken(t, remaining) if remaining is not None else None


async def no_action(t: Table[State], seat: Seat) -> None:
    """Deal two wounds to an active player who does nothing, unless spared (HE-NOA-01, HE-FST-04, HE-OTH-05)."""
    s = t.state
    assert s.round is not None
    fined = seat == s.round.active and not s.options.is_spared(seat)
    wounds = CONTENT.options.no_action_wounds if fined else 0
    t.tell(NoActionTaken(seat, wounds))
    hurt(t, [Hit(s.sides[seat].hero_being, wounds, "magical")], Source("nothing done"))
    settle(t)
