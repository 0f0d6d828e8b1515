"""Actions (4.8 to 4.17): what an acting player may do, and doing it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.flow import Flow, choose
from meadhall.engine.flows.options import Option, Refusals, Why, menu
from meadhall.engine.table.table import Table
from meadhall.games.heroes.actions.casting import cast
from meadhall.games.heroes.actions.parts import AskAgain, eligible, eligible_players, plan_cast, plan_dispel
from meadhall.games.heroes.actions.specials import affect
from meadhall.games.heroes.board.activating import ATTACK, MOVE
from meadhall.games.heroes.board.creatures import activation_cost
from meadhall.games.heroes.board.deaths import settle
from meadhall.games.heroes.board.permanents import space_of, weaken
from meadhall.games.heroes.board.spaces import free_spaces
from meadhall.games.heroes.board.targets import spells_in_play
from meadhall.games.heroes.board.wounds import Cause, Hit, hurt
from meadhall.games.heroes.content import CARD, CONTENT, ELEMENTS, LEADERSHIP, LETTERS, SPELL, SPELLS, SYMBOLS
from meadhall.games.heroes.dice.stopping import pay_dice
from meadhall.games.heroes.dice.throwing import meets
from meadhall.games.heroes.events import DispelBegan, TookNoAction
from meadhall.games.heroes.preparation.hands import discard, draw
from meadhall.games.heroes.preparation.tableau import BOTTOM, TOP, TakeCard, take, takes
from meadhall.games.heroes.state import Seat, State

TO_DRAW: Final = 3  # C
TO_LEARN: Final = 4
TO_LEARN_ANY: Final = 5
DISPEL_CARD: Final = SPELL["dispel"]
TELEPORT: Final = SPELL["teleport"]


class CastSpell(Option):
    __slots__ = ("spell",)

    def __init__(self, spell: int) -> None:
        super().__init__(f"cast:{SPELLS[spell].id}", "HE-CST-01")
        self.spell = spell


CAST: Final = [CastSpell(spell) for spell in range(len(SPELLS))]
DRAW: Final = Option("draw", "HE-DRW-01")
LEARN: Final = Option("learn", "HE-LRN-01")
DISPEL: Final = Option("dispel", "HE-DSP-01")
NONE: Final = Option("none", "HE-NOA-01")


# ---- what may be done


def _actions(no: Why, s: State, seat: Seat) -> list[Option]:
    """Every card that can be cast, then drawing, learning, dispelling, and none (HE-ACT-01, HE-ACT-03)."""
    if not s.is_able(seat):
        return []
    if no is not None:
        _why_not(no, s, seat)
    options: list[Option] = [CAST[spell] for spell in dict.fromkeys(s.hand_of(seat)) if can_cast(s, seat, spell)]
    cards = s.shown(seat, CARD)
    if cards >= TO_DRAW:
        options.append(DRAW)
    if cards >= TO_LEARN and learnable(s, seat).options:
        options.append(LEARN)
    if all(s.shown(seat, element) for element in ELEMENTS) and spells_in_play(s, seat):
        options.append(DISPEL)
    return [*options, NONE]


callers_actions = menu("action", "HE-DEC-07", default="none")(_actions)
others_actions = menu("other-action", "HE-DEC-09", default="none")(_actions)


def can_cast(s: State, seat: Seat, spell: int) -> bool:
    """Whether the dice show the requirement and there is an eligible target (HE-CST-02, HE-CST-05)."""
    return meets(s, seat, SPELLS[spell].requirement) and has_target(s, seat, spell)


def has_target(s: State, seat: Seat, spell: int) -> bool:
    kind = SPELLS[spell].target
    if kind == "any player":
        return bool(eligible_players(s, seat, spell))
    if kind == "any Permanent Spell":
        return bool(spells_in_play(s, seat))
    if spell == TELEPORT and not free_spaces(s, seat):
        return False
    return bool(eligible(s, seat, spell))


def _why_not(no: Refusals, s: State, seat: Seat) -> None:
    for spell in dict.fromkeys(s.hand_of(seat)):
        if not meets(s, seat, SPELLS[spell].requirement):
            _why_too_few(no, s, seat, spell)
        elif not has_target(s, seat, spell):
            no(CAST[spell].key, "HE-CST-05", "{spell} has no eligible target.", spell=SPELLS[spell].name)
    cards = s.shown(seat, CARD)
    for option, need in ((DRAW, TO_DRAW), (LEARN, TO_LEARN)):
        if cards < need:
            no(option.key, option.clause, "It needs {need} C; your dice show {shown}.", need=need, shown=cards)
    missing = " and no ".join(LETTERS[element] for element in ELEMENTS if not s.shown(seat, element))
    if missing:
        no(DISPEL.key, "HE-DSP-01", "It needs W, F, E and A; your dice show no {missing}.", missing=missing)
    elif not spells_in_play(s, seat):
        no(DISPEL.key, "HE-DSP-02", "No Permanent Spell is in play.")
    why_beings_wait(no, s, seat)


def why_beings_wait(no: Refusals, s: State, seat: Seat) -> None:
    """Of each own Being on the board: it waits for a Spell to be cast, and for the L that it leaves."""
    shown = s.shown(seat, LEADERSHIP)
    for being in s.on_board(seat):
        here = s.beings[being].at
        if s.beings[being].is_hero:
            text = "It moves only after a Spell is cast, for 1 L not used to cast; your dice show {shown}."
            no(MOVE[here].key, "HE-CRE-01", text, shown=shown)
        else:
            text = "It acts only after a Spell is cast, for {cost} L not used to cast; your dice show {shown}."
            no(ATTACK[here].key, "HE-CRE-01", text, cost=activation_cost(s, being), shown=shown)


def _why_too_few(no: Refusals, s: State, seat: Seat, spell: int) -> None:
    need, name = SPELLS[spell].requirement, SPELLS[spell].name
    if need.symbol in SYMBOLS:
        symbol = SYMBOLS.index(need.symbol)
        text, shown = "{spell} needs {need} {symbol}; your dice show {shown}.", s.shown(seat, symbol)
        no(CAST[spell].key, "HE-CST-02", text, spell=name, need=need.count, symbol=LETTERS[symbol], shown=shown)
    else:
        text = "{spell} needs {need} identical dice of one element; you have {shown} at most."
        most = max(s.shown(seat, element) for element in ELEMENTS)
        no(CAST[spell].key, "HE-CST-02", text, spell=name, need=need.count, shown=most)


@menu("learn", "HE-DEC-17")
def learnable(no: Why, s: State, seat: Seat) -> list[TakeCard]:
    """With four C the bottom row, with five or more both (HE-LRN-01)."""
    if not s.is_able(seat):
        return []
    duel, all_rows = s.duel_of(seat), s.shown(seat, CARD) >= TO_LEARN_ANY
    if no is not None and not all_rows:
        for top in takes(duel, TOP, "HE-LRN-01"):
            no(top.key, "HE-LRN-01", "The top row needs five C; your dice show {shown}.", shown=s.shown(seat, CARD))
    return takes(duel, [*BOTTOM, *(TOP if all_rows else ())], "HE-LRN-01")


# ---- doing it


async def one_action(t: Table[State], seat: Seat, caller: bool) -> bool:
    """One action of a player, with all its parts asked first; whether activations and moves follow (HE-ACT-02)."""
    s = t.state
    while True:
        await pay_dice(t)
        try:
            pick = await choose(seat, (callers_actions if caller else others_actions)(s, seat))
            ready = await _planned(t, seat, pick)
        except AskAgain:
            s.plan = None
            continue
        s.plan = None
        if not isinstance(pick, CastSpell):
            s.act.points = 0  # type: ignore[union-attr]  # HE-ACT-02
        await ready
        await pay_dice(t)
        return isinstance(pick, CastSpell)


async def _planned(t: Table[State], seat: Seat, pick: Option) -> Flow[None]:
    """Asks for the parts of an answer; what is given back carries it out."""
    s = t.state
    if isinstance(pick, CastSpell):
        return cast(t, seat, await plan_cast(t, seat, pick.spell))
    if pick is DISPEL:
        p = await plan_dispel(t, seat)
        assert s.plan is not None
        return dispel(t, seat, s.in_play.index(p), s.plan.pairs)
    if pick is LEARN:
        return learn(t, seat, await choose(seat, learnable(s, seat)))
    if pick is DRAW:
        return draw_spells(t, seat)
    return no_action(t, seat)


async def draw_spells(t: Table[State], seat: Seat) -> None:
    """One card, and one more for each C beyond the third (HE-DRW-01)."""
    draw(t, seat, t.state.shown(seat, CARD) - TO_DRAW + 1, "HE-DRW-01")


async def learn(t: Table[State], seat: Seat, pick: TakeCard) -> None:
    """A Spell of the tableau comes to the hand; everybody has seen which (HE-LRN-02, HE-LRN-06)."""
    s = t.state
    spell = take(t, seat, pick.space, "HE-LRN-03", learned=True)
    bag = f"learned/{seat}"
    s.faces.bags[bag] = [spell]
    piece = t.lay_chosen(bag, spell, seat)
    t.show("HE-LRN-02", piece)
    s.sides[seat].hand.append(piece)


async def dispel(t: Table[State], seat: Seat, at: int, pairs: list[int]) -> None:
    """A token, or the Spell if it has none; once more on the same Spell for each pair (HE-DSP-03, HE-DSP-04)."""
    s = t.state
    p = s.in_play[at]
    affect(s, seat, p.seat)
    t.tell(DispelBegan(seat, p.spell, p.seat, space_of(s, p), pairs))
    discard(t, seat, pairs, "HE-DSP-04")
    left = weaken(t, p)
    for _ in range(len(pairs) // 2):
        left = weaken(t, left) if left is not None else None


async def no_action(t: Table[State], seat: Seat) -> None:
    """Who called Stop and does nothing suffers two wounds, unless spared (HE-NOA-01, HE-FST-04, HE-OTH-05)."""
    s = t.state
    assert s.round is not None
    fined = seat == s.round.active and not s.options.is_spared(seat)
    wounds = CONTENT.options.no_action_wounds if fined else 0
    t.tell(TookNoAction(seat, wounds))
    hurt(t, [Hit(s.sides[seat].hero_being, wounds, "magical")], Cause("nothing done"))
    settle(t)
