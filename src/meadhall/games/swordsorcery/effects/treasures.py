"""Ops on Crowns, Soul Points, items, doors, decks; powers and activities."""

from __future__ import annotations

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import menu
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.engine.kit.decks import Deck
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.combat.activities import could_begin
from meadhall.games.swordsorcery.content import ACTIVES, DECKS, ENCOUNTERS, ITEMS, POWERS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, draw, seat_of
from meadhall.games.swordsorcery.effects.who import amount, candidates, whom
from meadhall.games.swordsorcery.events import DiceRolled, ItemMoved, Peeked, PutBack, SoulChanged, TokenLost
from meadhall.games.swordsorcery.figures.answers import Answer, answer
from meadhall.games.swordsorcery.figures.sight import board
from meadhall.games.swordsorcery.goods import (
    chests_here,
    closed_doors,
    draw_trap,
    draw_treasure,
    gain,
    gain_crowns,
    open_chest,
    open_door,
)
from meadhall.games.swordsorcery.harm.dice import roll_one
from meadhall.games.swordsorcery.harm.ready import SPENT, refreshable
from meadhall.games.swordsorcery.harm.wounds import gain_soul
from meadhall.games.swordsorcery.ops.grammar import names_in
from meadhall.games.swordsorcery.ops.ops import (
    AnyOp,
    ChooseOp,
    CooldownOp,
    CrownsOp,
    DropItemOp,
    GainActivityOp,
    ItemOp,
    OpenOp,
    PeekOp,
    RefreshPowerOp,
    RollOp,
    SoulOp,
    StealOp,
    TrapOp,
    TreasureOp,
)
from meadhall.games.swordsorcery.state import NOBODY, Ref, State, Thing, is_hero

# ---- Crowns, Soul Points, items


@VERBS.verb(CrownsOp)
async def do_crowns(t: Table[State], cause: Cause, op: CrownsOp) -> None:
    for ref in await whom(t, cause, op):
        if is_hero(ref):
            gain_crowns(t, ref, op.n)


@VERBS.verb(SoulOp)
async def do_soul(t: Table[State], cause: Cause, op: SoulOp) -> None:
    s = t.state
    n = max(amount(s, cause, op.n), -s.soul)
    gain_soul(s, n)
    t.tell(SoulChanged(n, s.soul))


@VERBS.would(SoulOp)
def would_soul(s: State, cause: Cause, op: SoulOp) -> bool:
    return amount(s, cause, op.n) > 0 or s.soul > 0


@VERBS.verb(StealOp)
async def do_steal(t: Table[State], cause: Cause, op: StealOp) -> None:
    for ref in await whom(t, cause, op):
        if is_hero(ref):
            gain_crowns(t, ref, -op.n)


@VERBS.verb(TreasureOp)
async def do_treasure(t: Table[State], cause: Cause, op: TreasureOp) -> None:
    for ref in await whom(t, cause, op):
        for _ in range(op.n):
            await draw_treasure(t, ref, "SS-ARE-11")


@VERBS.verb(ItemOp)
async def do_item(t: Table[State], cause: Cause, op: ItemOp) -> None:
    for ref in await whom(t, cause, op):
        await gain(t, ref, Thing(op.id))


@VERBS.verb(DropItemOp)
async def do_drop_item(t: Table[State], cause: Cause, op: DropItemOp) -> None:
    """From the owner, else from whoever carries it."""
    s = t.state
    order = [cause.owner] if is_hero(cause.owner) else [cause.actor, *range(s.count)]
    for at in order:
        if at != NOBODY and op.id in s.heroes[at].keys:
            s.heroes[at].keys.remove(op.id)
            t.tell(ItemMoved(s.heroes[at].name, ITEMS[op.id].name, "lose"))
            return


@VERBS.verb(TrapOp)
async def do_trap(t: Table[State], cause: Cause, op: TrapOp) -> None:
    for ref in await whom(t, cause, op):
        await draw_trap(t, ref)


# ---- doors


@menu("open", "SS-DEC-43")
def openable(s: State, at: int, kinds: tuple[str, ...]) -> list[Answer]:
    """Doors and Chests of the hero's area without a Magic Lock."""
    doors = [link.id for link in closed_doors(s, at, kinds) if link.id not in s.locks]
    chests = [id for id in chests_here(s, at) if id not in s.locks] if "chest" in kinds else []
    return [answer("open", "SS-DEC-43", id) for id in (*doors, *chests)]


@VERBS.verb(OpenOp)
async def do_open(t: Table[State], cause: Cause, op: OpenOp) -> None:
    s = t.state
    if op.id:
        await open_door(t, board(s).door(op.id), NOBODY, trap=False)
        return
    options = openable(s, cause.owner, names_in(op.kinds))
    if not len(options):
        return
    pick = options[0] if len(options) == 1 else await choose(s.heroes[cause.owner].seat, options)
    if pick.of in s.chests:
        await open_chest(t, pick.of, cause.owner, trap=not op.no_trap)
    else:
        await open_door(t, board(s).door(pick.of), cause.owner, trap=not op.no_trap)


@VERBS.would(OpenOp)
def would_open(s: State, cause: Cause, op: OpenOp) -> bool:
    if op.id:
        return not board(s).door(op.id).door & s.opened
    return len(openable(s, cause.owner, names_in(op.kinds))) > 0


# ---- decks


def deck_of(s: State, name: str) -> Deck:
    return {"encounter": s.encounters, "treasure": s.treasures}[name]


def face_name(deck: str, face: int) -> str:
    """A card of a deck by name."""
    id = DECKS[deck][face]
    if id in ENCOUNTERS:
        return ENCOUNTERS[id].name
    return ITEMS[id].name if id in ITEMS else id.replace(":", " of ")


@VERBS.verb(PeekOp)
async def do_peek(t: Table[State], cause: Cause, op: PeekOp) -> None:
    """Shown to all players (SS-INF-01); then discarded or put back as the card says."""
    s, deck = t.state, deck_of(t.state, op.deck)
    faces = [face for _ in range(op.n) if (face := draw(t, deck, "SS-INF-01")) is not None]
    t.tell(Peeked(op.deck, [face_name(op.deck, face) for face in faces]))
    if op.discard:
        await _discard_and_order(t, s.leader, deck, op, faces)
    else:
        await _top_or_under(t, s.leader, deck, op, faces)


def _cards(deck: str, faces: list[int]) -> list[Answer]:
    return [answer("card", "SS-DEC-53", DECKS[deck][face]) for face in dict.fromkeys(faces)]


@menu("peek-discard", "SS-DEC-53")
def discards(s: State, deck: str, faces: tuple[int, ...]) -> list[Answer]:
    """Which of the cards is discarded."""
    return _cards(deck, list(faces))


async def _discard_and_order(t: Table[State], seat: int, deck: Deck, op: PeekOp, faces: list[int]) -> None:
    for _ in range(min(op.discard, len(faces))):
        pick = await choose(seat, discards(t.state, op.deck, tuple(faces)))
        face = next(one for one in faces if DECKS[op.deck][one] == pick.of)
        faces.remove(face)
        deck.discards.append(face)
        t.tell(PutBack(face_name(op.deck, face), "discard"))
    while faces:
        options = next_on_top(t.state, op.deck, tuple(faces))
        pick = options[0] if len(options) == 1 else await choose(seat, options)
        face = next(one for one in faces if DECKS[op.deck][one] == pick.of)
        faces.remove(face)
        deck.top.append(face)
        t.tell(PutBack(face_name(op.deck, face), "on"))


@menu("peek-order", "SS-DEC-53")
def next_on_top(s: State, deck: str, faces: tuple[int, ...]) -> list[Answer]:
    """Which card is drawn next."""
    return _cards(deck, list(faces))


@menu("peek-place", "SS-DEC-53")
def top_or_under(s: State, deck: str, face: int) -> list[Answer]:
    """On top of its deck or under it."""
    return [answer("top", "SS-DEC-53"), answer("under", "SS-DEC-53")]


async def _top_or_under(t: Table[State], seat: int, deck: Deck, op: PeekOp, faces: list[int]) -> None:
    for face in faces:
        t.state.aim = DECKS[op.deck][face]
        pick = await choose(seat, top_or_under(t.state, op.deck, face))
        t.state.aim = ""
        (deck.top if pick.kind == "top" else deck.under).append(face)
        t.tell(PutBack(face_name(op.deck, face), "on" if pick.kind == "top" else "under"))


# ---- choices and tables


@menu("choose", "SS-DEC-51")
def branches(s: State, cause: Cause, ops: list[list[AnyOp]]) -> list[Answer]:
    """The options that can be carried out; one that takes Crowns needs them all."""
    found: list[tuple[bool, Answer]] = []
    for place, option in enumerate(ops):
        if _affordable(s, cause, option):
            found.append((not VERBS.may_do(s, cause, option), answer("option", "SS-DEC-51", str(place + 1))))
    return [one for _, one in sorted(found, key=lambda pair: pair[0])]


def _affordable(s: State, cause: Cause, option: list[AnyOp]) -> bool:
    for op in option:
        if isinstance(op, CrownsOp) and op.n < 0:
            refs = candidates(s, cause, op)
            if not all(is_hero(ref) and s.heroes[ref].crowns >= -op.n for ref in refs):
                return False
    return True


@VERBS.verb(ChooseOp)
async def do_choose(t: Table[State], cause: Cause, op: ChooseOp) -> None:
    s = t.state
    if op.by == "each":
        for ref in await whom(t, cause, op):
            if s.body(ref) is not None:
                await _one_of(t, cause.on(ref), op, seat_of(s, ref))
    elif op.by == "party":
        await _one_of(t, cause, op, s.leader)
    else:
        chooser = await whom(t, cause, StealOp(n=0, who=op.by))
        if chooser:
            await _one_of(t, cause, op, seat_of(s, chooser[0]))


async def _one_of(t: Table[State], cause: Cause, op: ChooseOp, seat: int) -> None:
    s = t.state
    options = branches(s, cause, op.options)
    if not len(options):
        return
    s.aim = cause.card
    pick = options[0] if len(options) == 1 else await choose(seat, options)
    s.aim = ""
    await VERBS.carry_out(t, cause, op.options[pick.number - 1])


@VERBS.verb(RollOp)
async def do_roll(t: Table[State], cause: Cause, op: RollOp) -> None:
    number = roll_one(t, op.die, "SS-RND-04")
    t.tell(DiceRolled(t.state.name(cause.owner), [(op.die, number)], cause.name))
    await VERBS.carry_out(t, cause, row_of(op.table, number))


def row_of(table: list[tuple[int, int, list[AnyOp]]], number: int) -> list[AnyOp]:
    """The row of a table in which a number lies."""
    for least, most, ops in table:
        if least <= number <= most:
            return ops
    return []


# ---- powers and activities


@VERBS.verb(GainActivityOp)
async def do_gain_activity(t: Table[State], cause: Cause, op: GainActivityOp) -> None:
    turn = t.state.turn
    if turn is None or turn.hero != cause.owner:
        return
    if op.kind == "combat":
        turn.combat += op.n
    elif op.kind == "action":
        turn.action += op.n
    else:
        turn.moves += op.n


@VERBS.would(GainActivityOp)
def would_gain_activity(s: State, cause: Cause, op: GainActivityOp) -> bool:
    return could_begin(s, cause.owner, op.kind)


@VERBS.verb(RefreshPowerOp)
async def do_refresh_power(t: Table[State], cause: Cause, op: RefreshPowerOp) -> None:
    """Those of the highest cooldown first; with several the target's player chooses (SS-DEC-33)."""
    s = t.state
    for ref in await whom(t, cause, op):
        if not is_hero(ref):
            continue
        hero = s.heroes[ref]
        names = refreshable(hero, op.max_cd, cause.card)
        if len(names) > op.n:
            things = [answer("power", "SS-DEC-33", name) for name in names]
            picked = await choose_some(hero.seat, Some("refresh", "SS-DEC-33", things, op.n, op.n))
            names = [pick.of for pick in picked]
        for name in names:
            del hero.used[name]
            t.tell(TokenLost(hero.name, f"the cooldown of {(POWERS.get(name) or ACTIVES[name]).name}"))


@VERBS.would(RefreshPowerOp)
def would_refresh_power(s: State, cause: Cause, op: RefreshPowerOp) -> bool:
    refs: list[Ref] = candidates(s, cause, op)
    return any(is_hero(ref) and bool(refreshable(s.heroes[ref], op.max_cd, cause.card)) for ref in refs)


@VERBS.verb(CooldownOp)
async def do_cooldown(t: Table[State], cause: Cause, op: CooldownOp) -> None:
    """Rotates, not below 0; ready only in the next Powers Refresh."""
    for ref in await whom(t, cause, op):
        if is_hero(ref):
            rotate(t.state, ref, op.n)


def rotate(s: State, at: int, n: int = 1) -> None:
    """Every used power of a hero by 90 degrees, n times (SS-TIM-08, SS-POW-05)."""
    used = s.heroes[at].used
    for name, left in used.items():
        if left != SPENT:
            used[name] = max(0, left - n)
