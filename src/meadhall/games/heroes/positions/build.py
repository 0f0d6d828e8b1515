"""A position out of words: what each player has, Spells in play, and where in the round the match stands."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from meadhall.engine.common.errors import BadPosition
from meadhall.engine.contract.game import Setting
from meadhall.games.heroes.board.permanents import bears
from meadhall.games.heroes.content import CREATURE, HEROES, SPECIAL, SPELLS, basic_set, pool
from meadhall.games.heroes.positions.names import (
    SEATS,
    creature_of,
    faces_of,
    hero_of,
    seat_of,
    space_of,
    spell_of,
    words,
)
from meadhall.games.heroes.preparation.setup import TABLEAU, first_state
from meadhall.games.heroes.state import (
    A_HERO,
    BESIDE,
    EMPTY,
    MOST_DICE,
    NO_DIE,
    SPELL_BAG,
    Being,
    Permanent,
    Round,
    State,
    army_bag,
    deck_bag,
)

Side = str | Mapping[str, Any] | None
_READY: Final = ("prepare", "rounds", "act", "activate", "next", "resume")
_STEPS: Final = ("setup", "draft", "army", "place", "hands", *_READY)
_HAS: Final = ("hero", "board", "dice", "hand", "deck", "discard", "points", "beside", "unplaced", "out")


def build(
    chosen: Mapping[str, Setting],
    said: Collection[str] = (),
    *,
    ann: Side = None,
    bram: Side = None,
    cas: Side = None,
    dot: Side = None,
    spells: Sequence[str] = (),
    tableau: str | Sequence[str] | None = None,
    stack: str | Sequence[str] | None = None,
    step: str = "",
    active: int | str = "",
    next: str = "",
    first: int | str = 0,
    priority: str = "",
    beat: int = 0,
    holds: int = 0,
    rounds: int = 0,
) -> State:
    """A position out of words; what is not said is as after set-up. With `active` that player has just called Stop."""
    s = first_state(chosen)
    s.step = _known_step(step or ("act" if active != "" else "prepare"))
    if s.step == "setup":
        return s
    s.first = seat_of(s, first)
    if s.step != "draft":
        _seat_all(s, (ann, bram, cas, dot))
    for text in spells:
        _cast(s, text)
    _lay_tableau(s, tableau, stack)
    for duel in s.duels:
        duel.priority = [seat_of(s, who) for who in priority.split()] or duel.seats[:]
        duel.beat, duel.holds, duel.rounds = beat, holds, rounds
        duel.open, duel.ready = s.step == "prepare", s.step in _READY
    if active != "":
        _begin_round(s, seat_of(s, active), next)
    return s


def _known_step(step: str) -> str:
    if step not in _STEPS:
        raise BadPosition(f"step is one of {', '.join(_STEPS)}, not '{step}'")
    return step


def _seat_all(s: State, sides: Sequence[Side]) -> None:
    """What each player has; a text alone is a board."""
    for seat, side in enumerate(sides[: s.players]):
        set_side(s, seat, {"board": side} if isinstance(side, str) else dict(side or {}))


def _begin_round(s: State, active: int, others: str) -> None:
    s.now = s.duels.index(s.duel_of(active))
    s.duel.caller = active
    s.round = Round(active, [seat_of(s, who) for who in others.split()] or s.clockwise(active))
    s.turn = active
    if s.step == "next":
        s.round.acted.append(active)


def _lay_tableau(s: State, tableau: str | Sequence[str] | None, stack: str | Sequence[str] | None) -> None:
    """The tableau of the first duel as named, top row first; `stack` are all the cards that are left."""
    bag = s.faces.bags[SPELL_BAG]
    for duel in s.duels:
        names = words(tableau) if tableau is not None else []
        duel.tableau = [EMPTY if name == "-" else spell_of(name) for name in names] or bag[:: len(bag) // TABLEAU][
            :TABLEAU
        ]
        if len(duel.tableau) != TABLEAU:
            raise BadPosition(f"a tableau has {TABLEAU} spaces, top row first; write - for an empty one")
        for spell in duel.tableau:
            if spell != EMPTY:
                _take(bag, spell, "the Spell deck")
        tableau = None
    if stack is not None:
        bag[:] = sorted(spell_of(name) for name in words(stack))
    s.spells_left = len(bag)


def _take(bag: list[int], card: int, where: str) -> None:
    if card not in bag:
        raise BadPosition(f"no {SPELLS[card].id} is left in {where}")
    bag.remove(card)


# ---- one player


def set_side(s: State, seat: int, has: dict[str, Any]) -> None:
    """What one player has: hero, board, dice, hand, deck, discard, points, beside, unplaced, out."""
    for word in has:
        if word not in _HAS:
            raise BadPosition(f"{SEATS[seat]} cannot have '{word}'; a player has {', '.join(_HAS)}")
    side = s.sides[seat]
    side.hero = hero_of(has["hero"]) if "hero" in has else seat
    side.most = HEROES[side.hero].hit_points
    side.drafted = 3
    s.faces.bags[army_bag(seat)] = [*pool(side.hero)]
    _stand(s, seat, words(has.get("board", "" if "unplaced" in has or "out" in has else "b2=hero")))
    for name in words(has.get("beside", "")):
        s.beings.append(Being(seat, creature_of(name), BESIDE))
    side.left = has.get("out", 0)
    _wait(s, seat, has.get("unplaced"))
    if "dice" in has:
        faces = faces_of(has["dice"])
        side.dice = faces + [NO_DIE] * (MOST_DICE - len(faces))
    _deal(s, seat, has)
    side.points = has.get("points", 0)


def _stand(s: State, seat: int, stands: Iterable[str]) -> None:
    """`f1=triton f2=golem/3 b2=hero/5`: the number after a stroke are wounds."""
    for stand in stands:
        place, _, what = stand.partition("=")
        name, _, wounds = what.partition("/")
        space = space_of(place)
        if s.spaces[seat][space] != EMPTY:
            raise BadPosition(f"{SEATS[seat]} has two Beings on {place}")
        s.spaces[seat][space] = len(s.beings)
        if name == "hero":
            s.sides[seat].hero_being = len(s.beings)
        s.beings.append(Being(seat, A_HERO if name == "hero" else creature_of(name), space, int(wounds or 0)))
        card = s.beings[-1].card
        if card in s.faces.bags[army_bag(seat)]:
            s.faces.bags[army_bag(seat)].remove(card)


def _wait(s: State, seat: int, unplaced: str | None) -> None:
    """Cards that wait to be placed, known to their player; `hero` among them for the Hero."""
    side = s.sides[seat]
    if unplaced is None:
        if side.hero_being == EMPTY and not side.left and s.step not in ("army", "draft"):
            raise BadPosition(f"{SEATS[seat]} has no Hero on the board; write one, like b2=hero")
        return
    for name in unplaced.split():
        if name == "hero":
            side.hero_unplaced = True
            continue
        piece = s.faces.lay(army_bag(seat))
        s.faces.set_face(piece, CREATURE[name])
        s.faces.seen[piece] = 1 << seat
        side.unplaced.append(piece)


def _deal(s: State, seat: int, has: Mapping[str, Any]) -> None:
    """Hand, discard pile and deck; cards that are neither Basic nor the Hero's own come out of the 60 Spells."""
    side = s.sides[seat]
    hand = [spell_of(name) for name in words(has.get("hand", ""))]
    discard = [spell_of(name) for name in words(has.get("discard", ""))]
    left = [*basic_set(), SPECIAL[side.hero]]
    for spell in (*hand, *discard):
        if spell in left:
            left.remove(spell)
        elif SPELLS[spell].group == "common":
            _take(s.faces.bags[SPELL_BAG], spell, "the Spell deck")
    deck = [spell_of(name) for name in words(has["deck"])] if "deck" in has else left
    for spell in deck:
        if SPELLS[spell].group == "common":
            _take(s.faces.bags[SPELL_BAG], spell, "the Spell deck")
    s.spells_left = len(s.faces.bags[SPELL_BAG])
    side.owned = sorted([*hand, *discard, *deck])
    side.discard, side.deck = discard, len(deck)
    s.faces.bags[deck_bag(seat)] = sorted([*deck, *hand])
    for spell in hand:
        piece = s.faces.lay(deck_bag(seat))
        s.faces.set_face(piece, spell)
        s.faces.seen[piece] = 1 << seat
        side.hand.append(piece)


# ---- Spells in play


def _cast(s: State, text: str) -> None:
    """`poison ann.f1 bram 2`: a Spell, its bearer, its controller, its power tokens."""
    name, bearer, controller, *power = text.split()
    who, _, place = bearer.partition(".")
    seat, owner, spell = seat_of(s, who), seat_of(s, controller), spell_of(name)
    being = s.spaces[seat][space_of(place)] if place else EMPTY
    if place and being == EMPTY:
        raise BadPosition(f"nobody stands on {bearer} to bear {name}")
    if bears(s, spell, seat, being):
        raise BadPosition(f"{bearer} bears {name} already; no two Spells of a name are on one bearer")
    s.permanents.append(Permanent(spell, owner, seat, being, int(power[0]) if power else 0))
    side = s.sides[owner]
    side.owned = sorted([*side.owned, spell])
    bag = s.faces.bags[deck_bag(owner)]
    if SPELLS[spell].group == "common":
        _take(s.faces.bags[SPELL_BAG], spell, "the Spell deck")
        s.spells_left -= 1
    elif spell == SPECIAL[side.hero] and spell in bag:
        bag.remove(spell)
        side.deck -= 1
        side.owned.remove(spell)
