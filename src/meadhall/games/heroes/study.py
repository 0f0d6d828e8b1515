"""Measurements over many matches, features of a player in a position, and checks of a state."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.engine import Event, Option, Study, View
from meadhall.games.heroes import events as e
from meadhall.games.heroes import side_by_side, state
from meadhall.games.heroes.board.spaces import is_exposed
from meadhall.games.heroes.content import CREATURES, HEROES, LIMITS, SPELLS, basic_set, creature_pool
from meadhall.games.heroes.effects.dice import dice_on_table
from meadhall.games.heroes.setup import Done, Hire
from meadhall.games.heroes.state import Permanent, Seat, State

SMALL_HAND: Final = 4  # a hand with more cards has an extra feature
HIT_POINT: Final = "hit point"


def side_features(s: State, seat: Seat) -> Mapping[str, float]:
    """Return the features of a player's table and hand. The mapping is empty before all cards are placed."""
    side = s.sides[seat]
    if not side.hand or not s.have_placed_all(range(s.players)):
        return {}
    features: defaultdict[str, float] = defaultdict(float)
    features[HIT_POINT] = s.hit_points(seat)
    features["Hero that stands bare"] = is_exposed(s, side.hero_being)
    for being in s.on_board(seat):
        b = s.beings[being]
        if not b.is_hero:
            c = CREATURES[b.card]
            features[f"Creature: {c.name}"] += 1
            features["cost of a Creature that is exposed"] += c.cost * is_exposed(s, being)
            features["cost of a Creature, by the share of its wounds"] += c.cost * b.wounds / s.toughness(being)
    for p in s.permanents:
        if p.seat == seat:
            features[f"in play: {SPELLS[p.spell].name}{_bearer(s, p)}"] += 1
    features["card in hand"] = len(side.hand)
    features["card in hand more than four"] = max(0, len(side.hand) - SMALL_HAND)
    features["die kept"] = len(dice_on_table(s, seat))
    return features


def _bearer(s: State, p: Permanent) -> str:
    if p.being == state.EMPTY:
        return ""
    return " on the Hero" if s.beings[p.being].is_hero else " on a Creature"


def common_spells(s: State) -> Counter[int]:
    """Return all copies of common Spells: in the Spell deck, in tableaus, and of all players, past and present."""
    counts = Counter(s.faces.bags[state.SPELL_BAG])
    for duel in s.duels:
        counts.update(spell for spell in duel.tableau if spell != state.EMPTY)
    for side in s.sides:
        counts.update(spell for spell in side.owned if SPELLS[spell].group == "common")
    return counts


def own_spells(s: State, seat: Seat) -> Counter[int]:
    """Return the Spells of a player who is in the game: deck, hand, discard pile, in play."""
    side = s.sides[seat]
    counts = Counter(s.faces.bags[state.deck_bag(seat)] + side.discard + s.hand_of(seat))
    counts.update(p.spell for p in s.permanents if p.controller == seat)
    return counts


def creature_cards(s: State, seat: Seat) -> Counter[int]:
    """Return the Creature cards of a player, whether not hired, not placed, placed, or dead."""
    counts = Counter(s.faces.bags[state.army_bag(seat)])
    counts.update(s.faces.face[piece] for piece in s.sides[seat].unplaced)
    counts.update(b.card for b in s.beings if b.owner == seat and not b.is_hero)
    return counts


def state_faults(s: State) -> list[str]:
    """Return a description of each inconsistency of a state. The list is empty for a sound state.

    During an action, the Spell being cast is in no pile, even after an action that ends the match.
    """
    faults: list[str] = []
    is_acting = s.act is not None or any(duel.desk is not None and duel.desk.act is not None for duel in s.duels)
    owed_dice = Counter(seat for seats in side_by_side.seats_owing_dice(s).values() for seat in seats)
    for spell, count in common_spells(s).items():
        if count != SPELLS[spell].copies:
            faults.append(f"{count} copies of {SPELLS[spell].id}, not {SPELLS[spell].copies}")
    for seat, side in enumerate(s.sides):
        if not s.is_in(seat):
            continue
        if not is_acting and not s.places and own_spells(s, seat) != Counter(side.owned):
            faults.append(f"the Spells of seat {seat} are not those that it owns")
        if side.deck != len(s.faces.bags[state.deck_bag(seat)]):
            faults.append(f"seat {seat}: the number of cards in the deck is wrong")
        if side.hero != state.EMPTY and not s.stage and creature_cards(s, seat) != Counter(creature_pool(side.hero)):
            faults.append(f"the Creatures of seat {seat} are not those of its pool")
        blessings = sum(p.seat == seat and SPELLS[p.spell].id == "blessing" for p in s.permanents) + owed_dice[seat]
        if sum(face != state.NO_DIE for face in side.dice) != 6 + blessings:
            faults.append(f"seat {seat} has the dice {side.dice}, with {blessings} Blessings")
    if not s.places and any(not duel.over and len(s.alive(duel)) < 2 for duel in s.duels):
        faults.append("a duel continues with only one player (HE-RES-04)")
    return faults + _board_faults(s)


def _board_faults(s: State) -> list[str]:
    """Return the contradictions between boards and Beings, and the Creatures that should be dead."""
    faults: list[str] = []
    for seat, board in enumerate(s.spaces):
        for space in range(state.SPACES):
            being = board[space]
            if being != state.EMPTY and (s.beings[being].owner, s.beings[being].at) != (seat, space):
                faults.append(f"the Being on {seat}/{space} has a different `at`")
    for being, b in enumerate(s.beings):
        if b.at >= 0 and s.spaces[b.owner][b.at] != being:
            faults.append(f"Being {being} is not on its space")
        if b.at >= 0 and not b.is_hero and b.wounds >= CREATURES[b.card].toughness:
            faults.append(f"Being {being} should be dead")
    for p in s.permanents:
        if p.being != state.EMPTY and s.beings[p.being].at <= state.AWAY:
            faults.append(f"{SPELLS[p.spell].id} is on a Being that has left the game")
    names = [(p.spell, p.being, p.seat) for p in s.permanents]
    return faults + [f"a bearer has two Spells of the same name: {names}"] * (len(set(names)) != len(names))


STARTING_DECK: Final = len(basic_set()) + LIMITS.draft_turns  # Basic Spells, the Hero's own, and drafted ones
COUNTED_EVENTS: Final[dict[type[Event], str]] = {
    e.PreparationStopped: "Stops", e.ActionBegan: "actions", e.SpellCast: "castings", e.SpellTaken: "Spells learned",
    e.DispelBegan: "dispellings", e.NoActionTaken: "actions not taken", e.AttackMade: "attacks",
    e.CreatureDied: "Creatures killed", e.FatigueTicked: "fatigue", e.DiceThrown: "throws",
}  # fmt: skip


def traits(s: State, seat: Seat) -> Mapping[str, Sequence[str]]:
    """Return the Hero, the placed army and the drafted Spells of a player."""
    side = s.sides[seat]
    army = {b.card for b in s.beings if b.owner == seat and b.card != state.A_HERO}
    drafted = {spell for spell in side.owned[:STARTING_DECK] if SPELLS[spell].group == "common"}
    return {
        "hero": [HEROES[side.hero].id],
        "creature": [CREATURES[card].id for card in sorted(army)],
        "spell": [SPELLS[spell].id for spell in sorted(drafted)],
    }


def tally(s: State, events: Sequence[Event]) -> Mapping[str, float]:
    """Return the numbers of Stops, actions and their parts, and the wounds of Heroes by source."""
    counts: Counter[str] = Counter()
    for event in events:
        if type(event) in COUNTED_EVENTS and not (isinstance(event, e.SpellTaken) and not event.learned):
            counts[COUNTED_EVENTS[type(event)]] += 1
        elif isinstance(event, e.BeingWounded) and event.card == state.A_HERO and event.wounds:
            counts[f"wounds of Heroes: {_wound_source(event)}"] += event.wounds
        elif isinstance(event, e.SpellsDrawn):
            counts["cards drawn"] += event.cards
    return counts


def _wound_source(event: e.BeingWounded) -> str:
    return SPELLS[event.source].name if event.why == "spell" else event.why


def at_random(view: View[State], draw: Callable[[int], int]) -> Option | None:
    """Return a random answer in the draft or for an army, or None elsewhere. Hire Creatures while one is affordable."""
    options = view.options
    if view.question == "army":
        hires = [option for option in options if isinstance(option, Hire)]
        return hires[draw(len(hires))] if hires else next(option for option in options if isinstance(option, Done))
    return options[draw(len(options))] if view.question == "draft" else None


STUDY: Final[Study[State]] = Study(traits, tally, "Stops", at_random, side_features, HIT_POINT)
