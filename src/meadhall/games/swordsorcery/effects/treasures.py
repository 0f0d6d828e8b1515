"""Ops on Crowns, Soul Points, items, doors and decks, and ops that choose or roll."""

from __future__ import annotations

from meadhall.engine import Table, choose, menu
from meadhall.engine.kit.decks import Deck
from meadhall.games.swordsorcery import doors_and_chests, events, goods, traps
from meadhall.games.swordsorcery.content import DECKS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, draw_card, seat_of
from meadhall.games.swordsorcery.effects.who import affected_refs, candidate_refs, op_amount
from meadhall.games.swordsorcery.figures.answers import Answer, answer, choose_if_several
from meadhall.games.swordsorcery.figures.line_of_sight import board
from meadhall.games.swordsorcery.harm import dice, enemy_deaths
from meadhall.games.swordsorcery.ops import grammar, ops
from meadhall.games.swordsorcery.state import NOBODY, State, Thing, is_hero

# ---- Crowns, Soul Points, items


@VERBS.verb(ops.CrownsOp)
async def do_crowns(t: Table[State], cause: Cause, op: ops.CrownsOp) -> None:
    for ref in await affected_refs(t, cause, op):
        if is_hero(ref):
            goods.gain_crowns(t, ref, op.n)


@VERBS.verb(ops.SoulOp)
async def do_soul(t: Table[State], cause: Cause, op: ops.SoulOp) -> None:
    s = t.state
    n = max(op_amount(s, cause, op.n), -s.soul)
    enemy_deaths.gain_soul_points(s, n)
    t.tell(events.SoulChanged(n, s.soul))


@VERBS.would(ops.SoulOp)
def would_soul(s: State, cause: Cause, op: ops.SoulOp) -> bool:
    return op_amount(s, cause, op.n) > 0 or s.soul > 0


@VERBS.verb(ops.StealOp)
async def do_steal(t: Table[State], cause: Cause, op: ops.StealOp) -> None:
    for ref in await affected_refs(t, cause, op):
        if is_hero(ref):
            goods.gain_crowns(t, ref, -op.n)


@VERBS.verb(ops.TreasureOp)
async def do_treasure(t: Table[State], cause: Cause, op: ops.TreasureOp) -> None:
    for ref in await affected_refs(t, cause, op):
        for _ in range(op.n):
            await goods.draw_treasure(t, ref, "SS-ARE-11")


@VERBS.verb(ops.ItemOp)
async def do_item(t: Table[State], cause: Cause, op: ops.ItemOp) -> None:
    for ref in await affected_refs(t, cause, op):
        await goods.gain_thing(t, ref, Thing(op.id))


@VERBS.verb(ops.DropItemOp)
async def do_drop_item(t: Table[State], cause: Cause, op: ops.DropItemOp) -> None:
    """Take the item from the owner of the card. If the owner does not have it, take it from the hero who carries it."""
    s = t.state
    order = [cause.owner] if is_hero(cause.owner) else [cause.actor, *range(s.count)]
    for hero_index in order:
        if hero_index != NOBODY and op.id in s.heroes[hero_index].keys:
            s.heroes[hero_index].keys.remove(op.id)
            t.tell(events.ItemMoved(s.heroes[hero_index].id, op.id, "lose"))
            return


@VERBS.verb(ops.TrapOp)
async def do_trap(t: Table[State], cause: Cause, op: ops.TrapOp) -> None:
    for ref in await affected_refs(t, cause, op):
        await traps.draw_trap(t, ref)


# ---- doors


@menu("open", "SS-DEC-43")
def door_and_chest_options(s: State, hero_index: int, kinds: tuple[str, ...]) -> list[Answer]:
    """Return the doors and Chests in the hero's area that have no Magic Lock."""
    doors = [link.id for link in doors_and_chests.closed_doors(s, hero_index, kinds) if link.id not in s.locks]
    chests = (
        [id for id in doors_and_chests.chests_in_area(s, hero_index) if id not in s.locks] if "chest" in kinds else []
    )
    return [answer("open", "SS-DEC-43", id) for id in (*doors, *chests)]


@VERBS.verb(ops.OpenOp)
async def do_open(t: Table[State], cause: Cause, op: ops.OpenOp) -> None:
    s = t.state
    if op.id:
        await doors_and_chests.open_door(t, board(s).door(op.id), NOBODY, draws_trap=False)
        return
    options = door_and_chest_options(s, cause.owner, grammar.parse_names(op.kinds))
    if not len(options):
        return
    pick = await choose_if_several(s.heroes[cause.owner].seat, options)
    if pick.of in s.chests:
        await doors_and_chests.open_chest(t, pick.of, cause.owner, draws_trap=not op.no_trap)
    else:
        await doors_and_chests.open_door(t, board(s).door(pick.of), cause.owner, draws_trap=not op.no_trap)


@VERBS.would(ops.OpenOp)
def would_open(s: State, cause: Cause, op: ops.OpenOp) -> bool:
    if op.id:
        return not board(s).door(op.id).door_bit & s.opened
    return len(door_and_chest_options(s, cause.owner, grammar.parse_names(op.kinds))) > 0


# ---- decks


def deck_of(s: State, name: str) -> Deck:
    return {"encounter": s.encounters, "treasure": s.treasures}[name]


@VERBS.verb(ops.PeekOp)
async def do_peek(t: Table[State], cause: Cause, op: ops.PeekOp) -> None:
    """Show the next cards to all players (SS-INF-01), then discard them or put them back."""
    s, deck = t.state, deck_of(t.state, op.deck)
    faces = [face for _ in range(op.n) if (face := draw_card(t, deck, "SS-INF-01")) is not None]
    t.tell(events.CardsPeeked(op.deck, [DECKS[op.deck][face] for face in faces]))
    if op.discard:
        await _ask_discard_and_order(t, s.leader, deck, op, faces)
    else:
        await _ask_top_or_bottom(t, s.leader, deck, op, faces)


def _card_answers(deck: str, faces: list[int]) -> list[Answer]:
    return [answer("card", "SS-DEC-53", DECKS[deck][face]) for face in dict.fromkeys(faces)]


@menu("peek-discard", "SS-DEC-53")
def discard_options(s: State, deck: str, faces: tuple[int, ...]) -> list[Answer]:
    """Return the cards that the player may discard."""
    return _card_answers(deck, list(faces))


async def _ask_discard_and_order(t: Table[State], seat: int, deck: Deck, op: ops.PeekOp, faces: list[int]) -> None:
    for _ in range(min(op.discard, len(faces))):
        pick = await choose(seat, discard_options(t.state, op.deck, tuple(faces)))
        face = next(face for face in faces if DECKS[op.deck][face] == pick.of)
        faces.remove(face)
        deck.discards.append(face)
        t.tell(events.CardPutBack(DECKS[op.deck][face], "discard"))
    while faces:
        pick = await choose_if_several(seat, top_card_options(t.state, op.deck, tuple(faces)))
        face = next(face for face in faces if DECKS[op.deck][face] == pick.of)
        faces.remove(face)
        deck.top.append(face)
        t.tell(events.CardPutBack(DECKS[op.deck][face], "on"))


@menu("peek-order", "SS-DEC-53")
def top_card_options(s: State, deck: str, faces: tuple[int, ...]) -> list[Answer]:
    """Return the cards that the player may put on top of the deck next."""
    return _card_answers(deck, list(faces))


@menu("peek-place", "SS-DEC-53")
def top_or_bottom_options(s: State, deck: str, face: int) -> list[Answer]:
    """Return the options to put a card on top of its deck or under it."""
    return [answer("top", "SS-DEC-53"), answer("under", "SS-DEC-53")]


async def _ask_top_or_bottom(t: Table[State], seat: int, deck: Deck, op: ops.PeekOp, faces: list[int]) -> None:
    for face in faces:
        t.state.aim = DECKS[op.deck][face]
        pick = await choose(seat, top_or_bottom_options(t.state, op.deck, face))
        t.state.aim = ""
        (deck.top if pick.kind == "top" else deck.under).append(face)
        t.tell(events.CardPutBack(DECKS[op.deck][face], "on" if pick.kind == "top" else "under"))


# ---- choices and tables


@menu("choose", "SS-DEC-51")
def effect_options(s: State, cause: Cause, choices: list[list[ops.AnyOp]]) -> list[Answer]:
    """Return the options of a card, useful ones first. Options that the player cannot pay for are left out."""
    answers: list[tuple[bool, Answer]] = []
    for index, option in enumerate(choices):
        if _is_affordable(s, cause, option):
            answers.append(
                (not VERBS.could_change_anything(s, cause, option), answer("option", "SS-DEC-51", str(index + 1)))
            )
    return [option_answer for _, option_answer in sorted(answers, key=lambda pair: pair[0])]


def _is_affordable(s: State, cause: Cause, option: list[ops.AnyOp]) -> bool:
    for op in option:
        if isinstance(op, ops.CrownsOp) and op.n < 0:
            refs = candidate_refs(s, cause, op)
            if not all(is_hero(ref) and s.heroes[ref].crowns >= -op.n for ref in refs):
                return False
    return True


@VERBS.verb(ops.ChooseOp)
async def do_choose(t: Table[State], cause: Cause, op: ops.ChooseOp) -> None:
    s = t.state
    if op.by == "each":
        for ref in await affected_refs(t, cause, op):
            if s.body(ref) is not None:
                await _ask_effect_choice(t, cause.against(ref), op, seat_of(s, ref))
    elif op.by == "party":
        await _ask_effect_choice(t, cause, op, s.leader)
    else:
        chooser = await affected_refs(t, cause, ops.StealOp(n=0, who=op.by))
        if chooser:
            await _ask_effect_choice(t, cause, op, seat_of(s, chooser[0]))


async def _ask_effect_choice(t: Table[State], cause: Cause, op: ops.ChooseOp, seat: int) -> None:
    s = t.state
    options = effect_options(s, cause, op.options)
    if not len(options):
        return
    s.aim = cause.card
    pick = await choose_if_several(seat, options)
    s.aim = ""
    await VERBS.carry_out(t, cause, op.options[pick.number - 1])


@VERBS.verb(ops.RollOp)
async def do_roll(t: Table[State], cause: Cause, op: ops.RollOp) -> None:
    number = dice.roll_die(t, op.die, "SS-RND-04")
    t.tell(events.DiceRolled(t.state.code(cause.owner), [(op.die, number)], cause.card))
    await VERBS.carry_out(t, cause, table_row(op.table, number))


def table_row(table: list[tuple[int, int, list[ops.AnyOp]]], number: int) -> list[ops.AnyOp]:
    """Return the ops for a rolled number; empty if no row has it."""
    for min_number, max_number, row in table:
        if min_number <= number <= max_number:
            return row
    return []
