"""What questions, answers and cards are about, before any language puts it in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, Literal

from meadhall.engine import Names
from meadhall.engine.common.english import upper
from meadhall.games.heroes.actions.acting import NONE, others_actions
from meadhall.games.heroes.board.permanents import key_of
from meadhall.games.heroes.board.targets import At, InPlay, Player
from meadhall.games.heroes.content import CONTENT, HEROES, IDENTICAL, LETTERS, SPELLS
from meadhall.games.heroes.effects.dice import CallStop
from meadhall.games.heroes.ops import ActivationCost, AnyOp, Discard, StopWound, Wound
from meadhall.games.heroes.setup import SPELLS_EACH
from meadhall.games.heroes.state import EMPTY, IN_AIR, IN_HAND, Act, Permanent, Seat, State


def symbol(face: int) -> str:
    """The letter of a face: `W`."""
    return LETTERS[face]


def sign(name: str) -> str:
    """The letter of a face that a card names: `W` for `water`."""
    return symbol(CONTENT.dice.faces.index(name))


def dice(faces: Sequence[int]) -> str:
    """`W W F - ~`: what dice show, in hand, in the air."""
    signs = {IN_HAND: "-", IN_AIR: "~"}
    return " ".join(signs.get(face) or symbol(face) for face in faces if face >= IN_AIR)


def numbers(chosen: Sequence[int]) -> str:
    """`1 3`: dice by their numbers, for a button."""
    return " ".join(str(die + 1) for die in chosen)


def are_all(chosen: Sequence[int], mine: Sequence[int]) -> bool:
    """Whether these are several, and all that somebody has."""
    return len(chosen) == len([face for face in mine if face >= IN_AIR]) and len(chosen) > 1


def numbered(chosen: Sequence[int], mine: Sequence[int]) -> str:
    """`1 (W), 4`: dice by their numbers, with what they show to who has them."""
    return ", ".join(f"{die + 1}{_face(die, mine)}" for die in chosen)


def _face(die: int, mine: Sequence[int]) -> str:
    return f" ({symbol(mine[die])})" if die < len(mine) and mine[die] >= 0 else ""


# ---- questions


def asked_seat(s: State, names: Names) -> Seat:
    """Whose question it is: the listener's, for who only watches that of the seat whose turn it is."""
    return names.listener if is_player(s, names.listener) else s.turn


def is_player(s: State, seat: Seat) -> bool:
    """Whether this seat plays, and does not only watch."""
    return 0 <= seat < s.players


def draft_of(s: State, names: Names) -> str:
    """The question of the draft, by what the player still needs; both for who does not play."""
    side = s.sides[asked_seat(s, names)]
    return "draft-spell" if side.hero != EMPTY else "draft-hero" if side.drafted >= SPELLS_EACH else "draft"


def points_left(s: State) -> int:
    """How many points of Leadership the action has left."""
    return s.act.points if s.act is not None else 0


def filled(words: str, s: State, spell: Callable[[int], str], card: Callable[[int], str]) -> str:
    """A question with what it speaks of: the {points} of an army, the Spell at {casting}, the card at {placing}."""
    plan = s.plan
    casting = f"{spell(plan.card)}. " if plan is not None and plan.card != EMPTY else ""
    placing = f"{upper(card(plan.card))}. " if plan is not None and plan.kind == "place" else ""
    return words.format(points=CONTENT.limits.army_points, casting=casting, placing=placing)


def could_act(s: State, seat: Seat) -> bool:
    """Whether there would be anything to do, were this the seat's own action."""
    acting = copy(s)
    acting.act = Act(seat)
    return s.is_stunned(seat) or others_actions(acting, seat).options != [NONE]


def is_idle(s: State, names: Names) -> bool:
    """Whether the listener plays and could do nothing: of others that is not said."""
    return is_player(s, names.listener) and not could_act(s, names.listener)


# ---- answers that deserve a yes first


def is_costly(o: Any, s: State, names: Names) -> bool:
    """Whether this is to do nothing after an own Stop, where that costs wounds."""
    is_mine = s.round is not None and s.round.active == names.listener
    return o is NONE and is_mine and not is_spared(s, names)


def is_spared(s: State, names: Names) -> bool:
    """Whether doing nothing after an own Stop costs the listener no wounds."""
    return s.options.is_spared(names.listener)


def is_idle_stop(o: Any, s: State, names: Names) -> bool:
    """Whether this is a Stop with dice that allow no action."""
    return isinstance(o, CallStop) and is_idle(s, names)


# ---- answers


def own_dice(s: State, names: Names) -> Sequence[int]:
    """What the listener's dice show; none for who only watches."""
    return s.sides[names.listener].dice if is_player(s, names.listener) else []


def permanent_of(o: InPlay, s: State) -> Permanent | None:
    """The Permanent Spell that an answer means."""
    return next((p for p in s.permanents if f"spell:{key_of(s, p)}" == o.key), None)


def being_on(s: State, seat: Seat, space: int) -> int | None:
    """Who stands on a space of a player; nobody where nobody plays."""
    there = s.spaces[seat][space] if is_player(s, seat) else EMPTY
    return None if there == EMPTY else there


def is_one_of_several(s: State, seat: Seat, being: int) -> bool:
    """Whether more than one Being of this card stands on the board, so that it takes a space to tell them apart."""
    return sum(s.beings[other].card == s.beings[being].card for other in s.on_board(seat)) > 1


# ---- answers


def harms_friends(option: object, s: State, names: Names) -> bool:
    """Whether this answer would aim a Spell that does harm at oneself or at a partner: others are shown before it."""
    if not isinstance(option, At | Player) or s.plan is None or s.plan.kind != "cast" or not does_harm(s.plan.card):
        return False
    seat = asked_seat(s, names)
    return option.seat == seat or not s.is_opponent(seat, option.seat)


def does_harm(spell: int) -> bool:
    """Whether a Spell wounds or weakens whoever it is aimed at; Wall of Fire wounds attackers."""
    return any(
        isinstance(op, Wound | Discard | StopWound) or (isinstance(op, ActivationCost) and op.by > 0)
        for op in SPELLS[spell].parts
    )


Bearer = Literal["player", "Being", "self"]  # on whom a Spell lies, or whose ability it is


def on_spell(spell: int, sentence: Callable[[AnyOp, Bearer], str], more: str) -> list[str]:
    """What a Spell does, sentence by sentence, and what an enhancement adds to that, if that is said."""
    card = SPELLS[spell]
    bearer: Bearer = "player" if card.target == "any player" else "Being"
    return [*(sentence(op, bearer) for op in card.parts), *([more] if more else [])]


def enhanced(spell: int, words: Mapping[str, str]) -> str:
    """What an enhancement adds to a Spell, in the words for its kind; nothing if it cannot be enhanced."""
    return words.get(SPELLS[spell].enhancement, "")


def need_of(spell: int, identical: str) -> str:
    """`4 F`, or how many identical ones, in a word of the language."""
    need = SPELLS[spell].requirement
    return f"{need.count} {identical if need.symbol == IDENTICAL else sign(need.symbol)}"


def signs_of(hero: int) -> tuple[str, str]:
    """The element and the weakness of a Hero."""
    return sign(HEROES[hero].element), sign(HEROES[hero].weakness)
