"""Where all cards and dice are: what must always add up."""

from __future__ import annotations

from collections import Counter

from meadhall.games.heroes.content import CREATURES, SPELLS, pool
from meadhall.games.heroes.duels.lanes import owing
from meadhall.games.heroes.state import AWAY, EMPTY, NO_DIE, SPACES, SPELL_BAG, Seat, State, army_bag, deck_bag


def spells(s: State) -> Counter[int]:
    """All copies of common Spells: in the Spell deck, in tableaus, with players in the game or out of it."""
    found = Counter(s.faces.bags[SPELL_BAG])
    for duel in s.duels:
        found.update(spell for spell in duel.tableau if spell != EMPTY)
    for side in s.sides:
        found.update(spell for spell in side.owned if SPELLS[spell].group == "common")
    return found


def own_spells(s: State, seat: Seat) -> Counter[int]:
    """The Spells of a player who is in the game: deck, hand, discard pile, in play."""
    side = s.sides[seat]
    found = Counter(s.faces.bags[deck_bag(seat)] + side.discard + s.hand_of(seat))
    found.update(p.spell for p in s.permanents if p.controller == seat)
    return found


def creatures(s: State, seat: Seat) -> Counter[int]:
    """The Creature cards of a player: not hired, not placed, or placed (also if dead by now)."""
    found = Counter(s.faces.bags[army_bag(seat)])
    found.update(s.faces.face[piece] for piece in s.sides[seat].unplaced)
    found.update(b.card for b in s.beings if b.owner == seat and not b.is_hero)
    return found


def faults(s: State) -> list[str]:
    """What does not add up, in words; nothing in a sound state.

    In the middle of an action a Spell that is being cast lies nowhere, and so it does where the action ends the match.
    """
    found: list[str] = []
    acting = s.act is not None or any(duel.desk is not None and duel.desk.act is not None for duel in s.duels)
    owed = Counter(seat for seats in owing(s).values() for seat in seats)
    for spell, count in spells(s).items():
        if count != SPELLS[spell].copies:
            found.append(f"{count} of {SPELLS[spell].id}, not {SPELLS[spell].copies}")
    for seat, side in enumerate(s.sides):
        if not s.is_in(seat):
            continue
        if not acting and not s.places and own_spells(s, seat) != Counter(side.owned):
            found.append(f"seat {seat} has other Spells than it owns")
        if side.deck != len(s.faces.bags[deck_bag(seat)]):
            found.append(f"seat {seat}: the deck is counted wrong")
        if side.hero != EMPTY and not s.stage and creatures(s, seat) != Counter(pool(side.hero)):
            found.append(f"seat {seat} has other Creatures than its pool")
        blessed = sum(p.seat == seat and SPELLS[p.spell].id == "blessing" for p in s.permanents) + owed[seat]
        if sum(face != NO_DIE for face in side.dice) != 6 + blessed:
            found.append(f"seat {seat} has {side.dice}, and {blessed} Blessing")
    if not s.places and any(not duel.over and len(s.alive(duel)) < 2 for duel in s.duels):
        found.append("a duel goes on with nobody to play against (HE-RES-04)")
    return found + _misplaced(s)


def _misplaced(s: State) -> list[str]:
    """Boards and Beings that do not say the same, and Creatures that should have fallen."""
    found: list[str] = []
    for seat, board in enumerate(s.spaces):
        for space in range(SPACES):
            being = board[space]
            if being != EMPTY and (s.beings[being].owner, s.beings[being].at) != (seat, space):
                found.append(f"the Being on {seat}/{space} thinks it is elsewhere")
    for being, b in enumerate(s.beings):
        if b.at >= 0 and s.spaces[b.owner][b.at] != being:
            found.append(f"Being {being} stands nowhere")
        if b.at >= 0 and not b.is_hero and b.wounds >= CREATURES[b.card].toughness:
            found.append(f"Being {being} should have fallen")
    for p in s.permanents:
        if p.being != EMPTY and s.beings[p.being].at <= AWAY:
            found.append(f"{SPELLS[p.spell].id} lies on a Being that is gone")
    names = [(p.spell, p.being, p.seat) for p in s.permanents]
    return found + [f"a bearer has two of one name: {names}"] * (len(set(names)) != len(names))
