"""Permanent Spells (4.11): entering play, effects, and leaving play."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.games.heroes.board.spaces import place_name
from meadhall.games.heroes.content import BLESSING_SPELLS, FREEZING_SPELLS, SPELLS
from meadhall.games.heroes.events import DieGained, PowerAdded, PowerRemoved, SpellEnded, SpellLaid
from meadhall.games.heroes.ops import ActivationCost, Strength
from meadhall.games.heroes.state import EMPTY, IN_HAND, NO_DIE, Permanent, Seat, State


def bears_spell(s: State, spell: int, seat: Seat, being: int = EMPTY) -> bool:
    """Whether a Being, or a player, bears a Spell of this name, controlled by any player (HE-CST-09)."""
    return any(p.spell == spell and p.being == being and p.seat == seat for p in s.permanents)


def is_frozen(s: State, being: int) -> bool:
    """Whether a Spell in play freezes a Being (HE-SPL-12, HE-SPL-13)."""
    return any(p.being == being and p.spell in FREEZING_SPELLS for p in s.permanents)


def spell_modifier(s: State, kind: type[Strength | ActivationCost], being: int) -> int:
    """Return the sum of modifiers to a Being's values from Spells on it and on its owner (HE-VER-16)."""
    b = s.beings[being]
    return sum(
        op.by
        for p in s.permanents
        if p.being == being or (p.being == EMPTY and p.seat == b.owner)
        for op in SPELLS[p.spell].lasting
        if isinstance(op, kind)
    )


def bearer_space(s: State, p: Permanent) -> int:
    """Return the space of a Spell's bearer, or EMPTY if a player bears it."""
    return s.beings[p.being].at if p.being != EMPTY else EMPTY


def bearer_card(s: State, p: Permanent) -> int:
    """Return the card of the Creature that bears a Spell, or EMPTY if a player or a Hero bears it."""
    return s.beings[p.being].card if p.being != EMPTY else EMPTY


def lay_spell(t: Table[State], spell: int, controller: Seat, seat: Seat, being: int, power: int) -> None:
    """Put a Permanent Spell into play, with one power token for each enhancement (HE-CST-08, HE-ENH-07)."""
    s = t.state
    p = Permanent(spell, controller, seat, being, power)
    s.permanents.append(p)
    t.tell(SpellLaid(controller, spell, seat, bearer_card(s, p), bearer_space(s, p), power))
    if spell in BLESSING_SPELLS:
        dice = s.sides[seat].dice
        die = dice.index(NO_DIE)  # the lowest free number (HE-CHA-03)
        dice[die] = IN_HAND
        t.tell(DieGained(seat, die))


def add_power_tokens(t: Table[State], index: int, power: int) -> None:
    """Put tokens on a Spell in play (HE-VER-12)."""
    s = t.state
    old_spell = s.in_play[index]
    p = s.permanents[s.permanents.index(old_spell)] = old_spell._replace(power=old_spell.power + power)
    t.tell(PowerAdded(p.spell, p.seat, bearer_card(s, p), bearer_space(s, p), p.power))


def weaken_spell(t: Table[State], p: Permanent) -> Permanent | None:
    """Remove a power token and return the weaker Spell. If it has no token, end it and return None (HE-DSP-03)."""
    s = t.state
    if not p.power:
        end_spell(t, p)
        return None
    weaker_spell = p._replace(power=p.power - 1)
    s.permanents[s.permanents.index(p)] = weaker_spell
    t.tell(PowerRemoved(p.spell, p.seat, bearer_card(s, p), bearer_space(s, p), weaker_spell.power))
    return weaker_spell


def end_spell(t: Table[State], p: Permanent, is_controller_gone: bool = False) -> None:
    """Discard a Spell. If its controller has left, remove it from the game (HE-PRM-05, HE-DTH-06)."""
    s = t.state
    card, space = bearer_card(s, p), bearer_space(s, p)
    s.permanents.remove(p)
    if not is_controller_gone:
        s.sides[p.controller].discard.append(p.spell)
    t.tell(SpellEnded(p.spell, p.controller, p.seat, card, space, is_controller_gone))
    if p.spell in BLESSING_SPELLS and s.is_in(p.seat):
        s.due.append(p.seat)  # the player gives up a die as soon as they can be asked (HE-SPL-02)


def end_spells_on(t: Table[State], being: int) -> None:
    """End all Spells on a Being that leaves the board (HE-PRM-03)."""
    for p in [p for p in t.state.permanents if p.being == being]:
        end_spell(t, p)


def permanent_key(s: State, p: Permanent) -> str:
    """Return the key of a Spell in play: its name and its bearer. No bearer has two Spells of a name (HE-CST-09)."""
    bearer = place_name(p.seat, s.beings[p.being].at) if p.being != EMPTY else str(p.seat)
    return f"{SPELLS[p.spell].id}@{bearer}"
