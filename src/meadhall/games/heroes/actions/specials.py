"""Cards with special rules (4.23, 4.24): their verbs ask questions, or have a unique effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, NotAsked, Option, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.games.heroes import content, ops, texts
from meadhall.games.heroes.board import permanents, spaces, targets
from meadhall.games.heroes.effects.hands import discard_spells
from meadhall.games.heroes.effects.verbs import VERBS, Cause, move_being, shift_being
from meadhall.games.heroes.effects.wounds import (
    Hit,
    Source,
    carry_out_attack,
    deal_wounds,
    remove_from_board,
    settle_effect,
)
from meadhall.games.heroes.events import AbilityUsed, AttackMade, CreatureBurst
from meadhall.games.heroes.state import AWAY, EMPTY, Seat, Space, State

NOBODY: Final = Option("nobody", "HE-DEC-12")
STOP_SHIFTING: Final = Option("stop", "HE-DEC-11")


# ---- activating


async def use_ability(t: Table[State], seat: Seat, being: int, picks: list[int]) -> None:
    """Carry out an activated ability with the choices made for it (HE-CRE-04, HE-CRE-10)."""
    s = t.state
    assert s.act is not None
    b = s.beings[being]
    s.act.done.append(being)
    t.tell(AbilityUsed(b.owner, b.card, b.at))
    cause = Cause(seat, Source("creature", b.card, seat), picks[:1], being, picks=picks)
    await VERBS.carry_out(t, cause, content.ABILITIES[b.card].effect)


@VERBS.verb(ops.Activate)
async def activate_without_points(t: Table[State], cause: Cause, op: ops.Activate) -> None:
    """Activate a Creature without paying points (HE-VER-09).

    Command activates the planned Creature, and the Gnome lets a Golem attack.
    """
    if op.attack_only:
        carry_out_attack(t, cause.target, cause.picks[1])
    elif cause.does == "attack":
        carry_out_attack(t, cause.target, cause.picks[0])
    else:
        await use_ability(t, cause.seat, cause.target, cause.picks)


@VERBS.verb(ops.RemoveSelf)
async def remove_self(t: Table[State], cause: Cause, op: ops.RemoveSelf) -> None:
    """Carry out Burst: remove Glimmer, then ask for an exposed Being of any player (HE-CRT-02, HE-DEC-16)."""
    s = t.state
    b = s.beings[cause.being]
    t.tell(CreatureBurst(b.owner, b.card, b.at))
    remove_from_board(t, cause.being, AWAY)
    pick = await choose(cause.seat, burst_targets(s, cause.seat))
    cause.targets = [pick.being(s)]
    record_affected_player(s, cause.seat, pick.seat)


@menu("burst", "HE-DEC-16")
def burst_targets(s: State, seat: Seat) -> list[targets.At]:
    """Return the exposed Beings. Those of opponents that the action may affect are first, clockwise (HE-DEC-16)."""
    if not s.is_in(seat):
        return []
    enemies = targets.affectable_opponents(s, seat)
    friends = [other for other in targets.affectable_players(s, seat) if other not in (seat, *enemies)]
    return targets.being_options(
        s, [being for other in (*enemies, *friends, seat) for being in spaces.exposed_beings(s, other)]
    )


@burst_targets.never
def refused_burst_targets(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: all other spaces."""
    return _refused_by_type(s, seat, "any exposed Being")


def _refused_by_type(s: State, seat: Seat, kind: str) -> Iterator[Refused]:
    if s.is_in(seat):
        yield from targets.refused_spaces(s, lambda being: targets.cannot_aim(s, seat, being, kind))


def record_affected_player(s: State, seat: Seat, other: Seat) -> None:
    """Record the one other player that the action affects. It may not affect a third player (HE-MUL-03)."""
    if s.act is not None and other != seat and s.act.affected == EMPTY:
        s.act.affected = other


# ---- Rage


@VERBS.verb(ops.Strike)
async def strike(t: Table[State], cause: Cause, op: ops.Strike) -> None:
    """Let a surviving target strike a Being with as many wounds as it has, plus enhancements (HE-SPL-19, HE-SPL-20)."""
    s = t.state
    b = s.beings[cause.target]
    if b.at < 0 or not spaces.is_exposed(s, cause.target) or permanents.is_frozen(s, cause.target):
        return
    pick = await choose(cause.seat, strike_targets(s, cause.seat))
    if not isinstance(pick, targets.At):
        return
    record_affected_player(s, cause.seat, pick.seat)
    target = pick.being(s)
    foe = s.beings[target]
    t.tell(AttackMade(b.owner, b.card, b.at, foe.owner, foe.card, foe.at, strike=True))
    deal_wounds(t, [Hit(target, b.wounds + cause.added_damage, op.kind)], cause.source)
    settle_effect(t)


@menu("strike", "HE-DEC-12", default="nobody")
def strike_targets(s: State, seat: Seat) -> list[Option]:
    """Return the options: strike an exposed Being of any opponent, or nobody."""
    if not s.is_in(seat):
        return []
    return [*targets.being_options(s, targets.beings_of_type(s, seat, "opponent's exposed Being")), NOBODY]


@strike_targets.never
def refused_strike_targets(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: all other spaces."""
    return _refused_by_type(s, seat, "opponent's exposed Being")


# ---- Energy Drain


class Drop(Option):
    """Discard a card of this name."""

    __slots__ = ("spell",)
    spell: texts.Spell

    def __init__(self, spell: int) -> None:
        super().__init__(f"discard:{content.SPELLS[spell].id}", "HE-SPL-24")
        self.spell = spell


DROP_OPTIONS: Final = [Drop(spell) for spell in range(len(content.SPELLS))]


@VERBS.verb(ops.Discard)
async def discard_from_hand(t: Table[State], cause: Cause, op: ops.Discard) -> None:
    """Ask the target player for cards to discard. A small hand is discarded completely (HE-SPL-24, HE-ENH-10)."""
    s = t.state
    count = op.cards + cause.enhanced
    victim = cause.target
    if len(s.sides[victim].hand) <= count:
        discard_spells(t, victim, sorted(s.hand_of(victim)), "HE-SPL-24")
        return
    try:
        for _ in range(count):
            pick = await choose(victim, discard_options(s, victim))
            discard_spells(t, victim, [pick.spell], "HE-SPL-24")
    except NotAsked:
        return  # the player conceded, and the hand is gone


@menu("discard", "HE-DEC-19")
def discard_options(s: State, seat: Seat) -> list[Drop]:
    """Return the cards of the hand, the oldest first (HE-DEC-19)."""
    return [DROP_OPTIONS[spell] for spell in dict.fromkeys(s.hand_of(seat))] if s.is_in(seat) else []


# ---- Teleport, Undertow, Pegasus


class Shift(Option):
    """Shift one more Being to a space."""

    __slots__ = ("seat", "space", "start")

    def __init__(self, seat: Seat, start: Space, space: Space, clause: str) -> None:
        super().__init__(f"shift:{spaces.place_name(seat, start)}-{spaces.place_name(seat, space)[1:]}", clause)
        self.seat = seat
        self.start = start
        self.space = space

    def args(self, state: State) -> Args:
        return {**targets.being_args(state, self.seat, self.start), "end": texts.PLACES[self.space]}


_SHIFTS: Final[dict[tuple[Seat, Space, Space], Shift]] = {}


@VERBS.verb(ops.Move)
async def teleport(t: Table[State], cause: Cause, op: ops.Move) -> None:
    """Teleport one Being, then another Being of the player for each enhancement (HE-SPL-21, HE-DEC-11)."""
    s = t.state
    moved = [cause.target]
    move_being(t, cause.target, cause.space, "teleport")
    for _ in range(cause.enhanced):
        pick = await choose(cause.seat, shift_options(s, cause.seat, cause.seat, moved, anywhere=True))
        if not isinstance(pick, Shift):
            break
        moved.append(s.spaces[pick.seat][pick.start])
        move_being(t, moved[-1], pick.space, "teleport")


@VERBS.verb(ops.Shift)
async def undertow(t: Table[State], cause: Cause, op: ops.Shift) -> None:
    """Shift a Being. Each enhancement of Undertow shifts another Being on the same board (HE-SPL-25, HE-DEC-11)."""
    s = t.state
    board = s.beings[cause.target].owner
    shift_being(t, cause.target, cause.space if cause.space != EMPTY else cause.picks[1])
    for _ in range(cause.enhanced):
        pick = await choose(cause.seat, shift_options(s, cause.seat, board, [], anywhere=False))
        if not isinstance(pick, Shift):
            break
        shift_being(t, s.spaces[board][pick.start], pick.space)


MOVED_ALREADY: Final = Reason("HE-SPL-21", "moved-already")


@menu("shift-on", "HE-DEC-11", default="stop")
def shift_options(s: State, seat: Seat, board: Seat, moved: list[int], anywhere: bool) -> Iterator[Candidate[Option]]:
    """Yield the options: shift another Being to a space, or stop."""
    if not s.is_in(seat):
        return
    yield STOP_SHIFTING
    empty_spaces = spaces.free_spaces(s, board)
    for being in s.on_board(board):
        start = s.beings[being].at
        reason = MOVED_ALREADY if being in moved else None
        for end in empty_spaces if anywhere else sorted(spaces.NEIGHBOURS[start]):
            yield _shift_option(board, start, end), reason


def _shift_option(board: Seat, start: Space, end: Space) -> Shift:
    key = (board, start, end)
    return _SHIFTS.get(key) or _SHIFTS.setdefault(key, Shift(*key, "HE-DEC-11"))
