"""Builds a position from words: each player's area, the cards in play, and the step of the round."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.engine import BadPosition
from meadhall.engine.positions.position import Position
from meadhall.engine.positions.positions import Word
from meadhall.engine.positions.readers import listed_words
from meadhall.games.heroes import state
from meadhall.games.heroes.board.permanents import bears_spell
from meadhall.games.heroes.content import HEROES, SPECIAL_SPELL, SPELLS, basic_set, creature_pool
from meadhall.games.heroes.effects.hands import TABLEAU_SIZE
from meadhall.games.heroes.positions import inspect
from meadhall.games.heroes.state import Being, Permanent, Round, Side, State

P = Position[State]


def side_of(p: P) -> Side:
    return p.state.sides[p.seat]


def begin_side(s: State, seat: int, hero: int) -> None:
    """Set up a player as after the draft, with a Hero, its Creatures, Basic Spells and the Special Spell."""
    side = s.sides[seat]
    side.hero, side.most, side.drafted = hero, HEROES[hero].hit_points, 3
    s.faces.bags[state.army_bag(seat)] = [*creature_pool(hero)]
    s.faces.bags[state.deck_bag(seat)] = sorted([*basic_set(), SPECIAL_SPELL[hero]])


def end_side(p: P, seat: int, side_words: Mapping[str, Any]) -> None:
    """Check that a player's Hero is placed, and derive the player's owned Spells and deck size."""
    s, side = p.state, p.state.sides[seat]
    if side.hero_being == state.EMPTY and not side.left and "unplaced" not in side_words and s.step != "army":
        raise p.wrong(f"{p.seats[seat]} has no Hero on the board; write one, like b2=hero")
    bag = s.faces.bags[state.deck_bag(seat)]
    cast = [permanent.spell for permanent in s.permanents if permanent.controller == seat]
    side.owned = sorted([*bag, *s.hand_of(seat), *side.discard, *cast])
    side.deck = len(bag)


def _hero(p: P, value: object) -> None:
    """The Hero by name, with the deck and the pool of Creatures."""
    begin_side(p.state, p.seat, inspect.HEROES_NAMED(p, value))


def _board(p: P, value: str) -> None:
    """`f1=triton f2=golem/3 b2=hero/5`: Beings by space, with their wounds after a slash."""
    s = p.state
    for being_word in listed_words(value):
        place, _, card_words = being_word.partition("=")
        name, _, wounds = card_words.partition("/")
        space = inspect.SPACES_NAMED(p, place)
        if s.spaces[p.seat][space] != state.EMPTY:
            raise p.wrong(f"{p.seats[p.seat]} has two Beings on {place}")
        s.spaces[p.seat][space] = len(s.beings)
        card = inspect.BEING_CARDS(p, name)
        if card == state.A_HERO:
            side_of(p).hero_being = len(s.beings)
        s.beings.append(Being(p.seat, card, space, int(wounds or 0)))
        if card in s.faces.bags[state.army_bag(p.seat)]:
            s.faces.bags[state.army_bag(p.seat)].remove(card)


def _beings_beside_board(p: P, value: str) -> None:
    """`phoenix`: Beings beside the board."""
    p.state.beings.extend(Being(p.seat, inspect.BEING_CARDS(p, name), state.BESIDE) for name in listed_words(value))


def _leaving_order(p: P, value: int) -> None:
    """The player's place in the order of leaving the match, from 1, or 0 while the player is in it."""
    side_of(p).left = value


def _unplaced_cards(p: P, value: str) -> None:
    """Cards still to be placed, known to their player; `hero` is the Hero."""
    side, bag = side_of(p), state.army_bag(p.seat)
    for card in [inspect.BEING_CARDS(p, name) for name in listed_words(value)]:
        if card == state.A_HERO:
            side.hero_unplaced = True
        else:
            side.unplaced.append(p.lay(bag, p.take(bag, card, [card]), p.owner))


def _dice(p: P, value: str) -> None:
    """`WFE--`: dice as letters, `-` in hand, `~` in the air."""
    faces = inspect.faces_of(value)
    side_of(p).dice = faces + [state.NO_DIE] * (state.MAX_DICE - len(faces))


def _hand(p: P, value: str) -> None:
    """Spells in hand, out of the player's deck."""
    for spell in _take_spells(p, value):
        side_of(p).hand.append(p.lay(state.deck_bag(p.seat), spell, p.owner))


def _discard(p: P, value: str) -> None:
    """Spells on the discard pile, out of the player's deck."""
    side_of(p).discard = _take_spells(p, value)


def _take_spells(p: P, value: str) -> list[int]:
    """Take Spells from the player's deck, or common Spells from the Spell deck."""
    bag = p.state.faces.bags[state.deck_bag(p.seat)]
    spells = [inspect.SPELLS_NAMED(p, name) for name in listed_words(value)]
    for spell in spells:
        if spell in bag:
            bag.remove(spell)
        else:
            take_common(p, spell)
    return spells


def _deck(p: P, value: str) -> None:
    """All Spells that are left in the player's deck."""
    bag = p.state.faces.bags[state.deck_bag(p.seat)]
    bag.clear()
    for name in listed_words(value):
        spell = inspect.SPELLS_NAMED(p, name)
        take_common(p, spell)
        insort(bag, spell)


def take_common(p: P, spell: int) -> None:
    """Remove a Spell from the Spell deck if it is a common Spell."""
    if SPELLS[spell].group == "common":
        p.take(state.SPELL_BAG, SPELLS[spell].id, [spell])


SEAT_WORDS: Final[Mapping[str, Word]] = {
    "hero": _hero,
    "board": _board,
    "beside": _beings_beside_board,
    "out": _leaving_order,
    "unplaced": _unplaced_cards,
    "dice": _dice,
    "hand": _hand,
    "discard": _discard,
    "deck": _deck,
}


_STEPS_WITHOUT_HEROES: Final = ("setup", "draft")  # steps in which nobody has a Hero yet
_STEPS_WHEN_READY: Final = ("prepare", "rounds", "act", "activate", "next", "resume")


def begin(p: P) -> None:
    """Begin with the position after set-up: each Hero is on b2. The `active` player has just called Stop."""
    s, words = p.state, p.words
    if words.get("active") == "":
        del words["active"]
    s.step = words.get("step") or ("act" if "active" in words else "prepare")
    if s.step in _STEPS_WITHOUT_HEROES and any(name in words for name in p.seats):
        raise BadPosition(f"in step '{s.step}' players have no cards yet, so leave out their words")
    if s.step == "setup":
        return
    if s.step != "draft":
        _begin_sides(p)
    words.setdefault("tableau", None)
    for duel in s.duels:
        duel.priority = duel.seats[:]
        duel.open, duel.ready = s.step == "prepare", s.step in _STEPS_WHEN_READY


def _begin_sides(p: P) -> None:
    for seat, name in enumerate(p.seats):
        begin_side(p.state, seat, seat)
        side_words: dict[str, Any] = p.words.setdefault(name, {})
        if not side_words.keys() & {"board", "unplaced", "out"}:
            side_words["board"] = "b2=hero"


def finish(p: P) -> None:
    """Set everything that follows from the words."""
    s = p.state
    s.spells_left = len(s.faces.bags[state.SPELL_BAG])
    if s.step not in _STEPS_WITHOUT_HEROES:
        for seat, name in enumerate(p.seats):
            end_side(p, seat, p.words[name])


def _spells(p: P, texts: Sequence[str]) -> None:
    """`poison ann.f1 bram 2`: a Permanent Spell, its bearer, its controller, its power tokens."""
    for text in texts:
        _add_permanent(p, *text.split())


def _add_permanent(p: P, name: str, bearer: str, controller: str, power: str = "0") -> None:
    s = p.state
    bearer_name, _, place = bearer.partition(".")
    seat, owner, spell = p.seat_of(bearer_name), p.seat_of(controller), inspect.SPELLS_NAMED(p, name)
    being = inspect.being_at(s, seat, place) if place else state.EMPTY
    if place and being == state.EMPTY:
        raise p.wrong(f"there is no Being on {bearer} to bear {name}")
    if bears_spell(s, spell, seat, being):
        raise p.wrong(f"{bearer} bears {name} already; a bearer cannot have two Spells of the same name")
    s.permanents.append(Permanent(spell, owner, seat, being, int(power)))
    take_common(p, spell)
    bag = s.faces.bags[state.deck_bag(owner)]
    if spell == SPECIAL_SPELL[s.sides[owner].hero] and spell in bag:
        bag.remove(spell)


def _tableau(p: P, value: str | Sequence[str] | None) -> None:
    """The tableau of the first duel, top row first, `-` for an empty space. Other duels get Spells of the deck."""
    bag = p.state.faces.bags[state.SPELL_BAG]
    for duel in p.state.duels:
        named_spells = [inspect.SPELLS_NAMED(p, name) for name in listed_words(value or "")]
        duel.tableau = named_spells or bag[:: len(bag) // TABLEAU_SIZE][:TABLEAU_SIZE]
        if len(duel.tableau) != TABLEAU_SIZE:
            raise p.wrong(f"a tableau has {TABLEAU_SIZE} spaces, top row first; write - for an empty one")
        for spell in duel.tableau:
            if spell != state.EMPTY:
                take_common(p, spell)
        value = None


def _stack(p: P, value: str | Sequence[str]) -> None:
    """All the cards that are left in the Spell deck."""
    p.state.faces.bags[state.SPELL_BAG] = sorted(inspect.SPELLS_NAMED(p, name) for name in listed_words(value))


def _duel_word(name: str) -> Word:
    def set_in_all(p: P, value: int) -> None:
        """A number, set in all duels."""
        for duel in p.state.duels:
            setattr(duel, name, value)

    return set_in_all


def _priority(p: P, value: str) -> None:
    """`bram ann`: the players with priority, in this order."""
    for duel in p.state.duels:
        duel.priority = [p.seat_of(name) for name in listed_words(value)] or duel.seats[:]


def _active_player(p: P, name: int | str) -> None:
    """The player who has just called Stop."""
    s = p.state
    active = p.seat_of(name)
    s.now = s.duels.index(s.duel_of(active))
    s.duel.caller = active
    s.round = Round(active, s.clockwise(active))
    s.turn = active
    if s.step == "next":
        s.round.acted.append(active)


def _next_seats(p: P, value: str) -> None:
    """The player who decides next in the round of the active player."""
    if p.state.round is None:
        raise p.wrong("a player must be active: name the caller of the Stop, like active='ann'")
    p.state.round.next = [p.seat_of(name) for name in listed_words(value)] or p.state.round.next


WORDS: Final[Mapping[str, Word]] = {
    "spells": _spells,
    "tableau": _tableau,
    "stack": _stack,
    "priority": _priority,
    "beat": _duel_word("beat"),
    "holds": _duel_word("holds"),
    "rounds": _duel_word("rounds"),
    "active": _active_player,
    "next": _next_seats,
}
