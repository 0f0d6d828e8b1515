"""A position as a whole: Spells in play, the tableau, and where in the round the match stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.engine.common.errors import BadPosition
from meadhall.engine.positions.positions import Word
from meadhall.engine.positions.readers import words_of
from meadhall.games.heroes.board.permanents import bears
from meadhall.games.heroes.content import SPECIAL
from meadhall.games.heroes.positions.inspect import being_at
from meadhall.games.heroes.positions.names import SPELLS_NAMED
from meadhall.games.heroes.positions.players import P, begin_side, end_side, take_common
from meadhall.games.heroes.preparation.setup import TABLEAU
from meadhall.games.heroes.state import EMPTY, SPELL_BAG, Permanent, Round, deck_bag

_BEFORE: Final = ("setup", "draft")  # steps in which nobody has a Hero yet
_READY: Final = ("prepare", "rounds", "act", "activate", "next", "resume")


def begin(p: P) -> None:
    """What is not said is as after set-up, with each Hero on b2. With `active` that player has just called Stop."""
    s, words = p.state, p.words
    if words.get("active") == "":
        del words["active"]
    s.step = words.get("step") or ("act" if "active" in words else "prepare")
    if s.step in _BEFORE and any(name in words for name in p.seats):
        raise BadPosition(f"in step '{s.step}' nobody has anything yet")
    if s.step == "setup":
        return
    if s.step != "draft":
        _begin_sides(p)
    words.setdefault("tableau", None)
    for duel in s.duels:
        duel.priority = duel.seats[:]
        duel.open, duel.ready = s.step == "prepare", s.step in _READY


def _begin_sides(p: P) -> None:
    for seat, name in enumerate(p.seats):
        begin_side(p.state, seat, seat)
        has: dict[str, Any] = p.words.setdefault(name, {})
        if not has.keys() & {"board", "unplaced", "out"}:
            has["board"] = "b2=hero"


def finish(p: P) -> None:
    """What follows from the words."""
    s = p.state
    s.spells_left = len(s.faces.bags[SPELL_BAG])
    if s.step not in _BEFORE:
        for seat, name in enumerate(p.seats):
            end_side(p, seat, p.words[name])


def _spells(p: P, texts: Sequence[str]) -> None:
    """`poison ann.f1 bram 2`: a Spell, its bearer, its controller, its power tokens."""
    for text in texts:
        _cast(p, *text.split())


def _cast(p: P, name: str, bearer: str, controller: str, power: str = "0") -> None:
    s = p.state
    who, _, place = bearer.partition(".")
    seat, owner, spell = p.seat_of(who), p.seat_of(controller), SPELLS_NAMED(p, name)
    being = being_at(s, seat, place) if place else EMPTY
    if place and being == EMPTY:
        raise p.wrong(f"nobody stands on {bearer} to bear {name}")
    if bears(s, spell, seat, being):
        raise p.wrong(f"{bearer} bears {name} already; no two Spells of a name are on one bearer")
    s.permanents.append(Permanent(spell, owner, seat, being, int(power)))
    take_common(p, spell)
    bag = s.faces.bags[deck_bag(owner)]
    if spell == SPECIAL[s.sides[owner].hero] and spell in bag:
        bag.remove(spell)


def _tableau(p: P, value: str | Sequence[str] | None) -> None:
    """The tableau of the first duel, top row first, `-` for an empty space; Spells from all over the deck elsewhere."""
    bag = p.state.faces.bags[SPELL_BAG]
    for duel in p.state.duels:
        named = [SPELLS_NAMED(p, name) for name in words_of(value or "")]
        duel.tableau = named or bag[:: len(bag) // TABLEAU][:TABLEAU]
        if len(duel.tableau) != TABLEAU:
            raise p.wrong(f"a tableau has {TABLEAU} spaces, top row first; write - for an empty one")
        for spell in duel.tableau:
            if spell != EMPTY:
                take_common(p, spell)
        value = None


def _stack(p: P, value: str | Sequence[str]) -> None:
    """All the cards that are left in the Spell deck."""
    p.state.faces.bags[SPELL_BAG] = sorted(SPELLS_NAMED(p, name) for name in words_of(value))


def _of_all_duels(name: str) -> Word:
    def set_in_all(p: P, value: int) -> None:
        """A number, set in all duels."""
        for duel in p.state.duels:
            setattr(duel, name, value)

    return set_in_all


def _priority(p: P, value: str) -> None:
    """`bram ann`: who has priority, in this order."""
    for duel in p.state.duels:
        duel.priority = [p.seat_of(who) for who in words_of(value)] or duel.seats[:]


def _active(p: P, who: int | str) -> None:
    """The player who has just called Stop."""
    s = p.state
    active = p.seat_of(who)
    s.now = s.duels.index(s.duel_of(active))
    s.duel.caller = active
    s.round = Round(active, s.clockwise(active))
    s.turn = active
    if s.step == "next":
        s.round.acted.append(active)


def _next(p: P, value: str) -> None:
    """Who has not decided yet in the round of the active player."""
    if p.state.round is None:
        raise p.wrong("somebody must be active: say who has called Stop, like active='ann'")
    p.state.round.next = [p.seat_of(who) for who in words_of(value)] or p.state.round.next


WORDS: Final[Mapping[str, Word]] = {
    "spells": _spells,
    "tableau": _tableau,
    "stack": _stack,
    "priority": _priority,
    "beat": _of_all_duels("beat"),
    "holds": _of_all_duels("holds"),
    "rounds": _of_all_duels("rounds"),
    "active": _active,
    "next": _next,
}
