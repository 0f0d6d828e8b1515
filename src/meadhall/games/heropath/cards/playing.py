"""Using a card: who may, when, at whom, and what the others may do against it (CRD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Menu, Option, Why, menu
from meadhall.engine.kit.windows import Window
from meadhall.engine.language.wording import Names
from meadhall.engine.model.pieces import UNSEEN, Face, Piece
from meadhall.engine.table.table import Table
from meadhall.games.heropath.cards.holding import discard, hidden_in, is_seen, show, unseen_copies
from meadhall.games.heropath.cards.lasting import lacking, meets
from meadhall.games.heropath.content import CARD_TABLE, CARDS, CardKind
from meadhall.games.heropath.effects import Cancel
from meadhall.games.heropath.events import CardCancelled, CardUsed, MomentPassed, Paid
from meadhall.games.heropath.land import DISTANCE
from meadhall.games.heropath.rows import competition, opponents, pace
from meadhall.games.heropath.state import NOBODY, Hero, Seat, State
from meadhall.games.heropath.verbs import REASONS, VERBS, Doing

CANCELLED: Final = "cancelled"

# The MAGIC and ABILITIES cards that can be used in each window: what a hidden card may be.
WINDOW_FACES: Final[dict[str, tuple[Face, ...]]] = {
    word.name: tuple(face for face, card in enumerate(CARDS) if card.lies_hidden and word.name in card.window)
    for word in CARD_TABLE.window
}


class Use(Option):
    """Use this card."""

    __slots__ = ("piece",)

    def __init__(self, card: CardKind, piece: Piece, clause: str) -> None:
        super().__init__(f"card:{card.id}", clause)
        self.piece = piece

    def words(self, state: State, names: Names) -> str:
        return f"Use {state.card(self.piece).name}: {state.card(self.piece).text}"


class Pass(Option):
    """To let be what one may do something about; in one's own battle this is what leads on."""

    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        battle, about = state.battle, state.windows[-1].kind if state.windows else ""
        if about in LET_BE:
            return LET_BE[about]
        if battle is None or battle.seat != names.listener:
            return "Pass"
        if about:
            return "Roll the dice" if about == "battle" else "Pass"
        return "Let it stand" if battle.stage == "rolled" else "Pass"


LET_BE: Final = {"loss": "Take the loss", "death": "Die"}
PASS: Final = Pass("pass", "HP-CRD-18")


# ---- what a card could do now


def is_in_time(s: State, seat: Seat, card: CardKind) -> bool:
    """Whether the moment is one of the owner's own turn, or not, as the card wants it (HP-CRD-03 to 05)."""
    if card.time == "any-time":
        return True
    return (card.time == "in-turn") == competition(s).in_turn(s, seat)


def limit_reached(s: State, seat: Seat, piece: Piece) -> bool:
    """Whether a multi-use card has been used as often as it may be."""
    hero, limit = s.heroes[seat], s.card(piece).limit
    if limit == "turn":
        return piece in hero.turn.used
    if limit == "round":
        return piece in hero.used
    return limit == "battle" and s.battle is not None and piece in s.battle.used


def note_use(s: State, seat: Seat, piece: Piece) -> None:
    """Notes a use of a multi-use card with a limit."""
    limit = s.card(piece).limit
    if limit == "turn":
        s.heroes[seat].turn.used.append(piece)
    elif limit == "round":
        s.heroes[seat].used.append(piece)
    elif limit == "battle" and s.battle is not None:
        s.battle.used.append(piece)


def can_pay(hero: Hero, card: CardKind) -> bool:
    """Whether the owner has what a use costs."""
    return hero.gold >= card.cost.GOLD and hero.food >= card.cost.FOOD


def targets(s: State, seat: Seat, face: Face) -> list[Seat]:
    """The heroes at whom a card may be aimed and on whom it can have an effect (HP-CRD-24, HP-MAP-08)."""
    card = CARDS[face]
    if card.target is None:
        return []
    if card.target.hero == "fighter":
        seats = [s.battle.seat] if s.battle is not None else []
    else:
        here = s.heroes[seat].at
        seats = [one for one in opponents(s, seat) if DISTANCE[here][s.heroes[one].at] <= card.target.range]
    return [
        one
        for one in seats
        if one != seat and can_be_aimed_at(s, seat, one, card) and _would(s, Doing(seat, face, one))
    ]


def can_be_aimed_at(s: State, seat: Seat, target: Seat, card: CardKind) -> bool:
    """Whether a hero may be the target of a card at all (HP-MAP-08, HP-VIT-08)."""
    hero = s.heroes[target]
    if hero.is_dead or not competition(s).are_opponents(s, seat, target):
        return False
    return card.type != "anti-hero" or not (s.is_safe(target) or hero.is_shielded)


def _would(s: State, by: Doing) -> bool:
    return VERBS.would_any(s, by, CARDS[by.face].effect)


def is_usable(s: State, seat: Seat, face: Face, window: str) -> bool:
    """Whether a card that a hero has, or may have, would do something in this window; all of it is public."""
    card = CARDS[face]
    if window not in card.window or not is_in_time(s, seat, card):
        return False
    hero = s.heroes[seat]
    if not meets(s, hero, face) or not can_pay(hero, card):
        return False
    if card.target is not None:
        return bool(targets(s, seat, face))
    return _would(s, Doing(seat, face))


def usable_places(hero: Hero) -> Iterator[Piece]:
    """Where cards lie that may be used: all Resources, and armed cards that are used up (HP-ARM-10)."""
    yield from hero.resources()
    yield from hero.in_armament()


def usable(s: State, seat: Seat, window: str) -> list[Use]:
    """The cards that a hero may use in this window, one of each kind."""
    hero = s.heroes[seat]
    if hero.is_dead:
        return []
    face_of, seen, found = s.faces.face, set[int](), list[Use]()
    for piece in usable_places(hero):
        face = face_of[piece]
        if face == UNSEEN or face in seen or window not in CARDS[face].window:
            continue
        if (
            is_square_idle(hero, piece, CARDS[face])
            or limit_reached(s, seat, piece)
            or not is_usable(s, seat, face, window)
        ):
            continue
        seen.add(face)
        found.append(Use(CARDS[face], piece, "HP-CRD-08"))
    return found


def is_square_idle(hero: Hero, piece: Piece, card: CardKind) -> bool:
    """Whether a card that belongs on a square lies in the Resources, where it gives nothing (HP-ARM-02)."""
    return card.is_square and piece not in hero.armed


def refuse_cards(no: Why, s: State, seat: Seat, window: str, offered: list[Use]) -> None:
    """Why the other cards of a hero may not be used now."""
    if no is None:
        return
    hero, keys = s.heroes[seat], {option.key for option in offered}
    for piece in usable_places(hero):
        face = s.faces.face[piece]
        if face == UNSEEN or f"card:{CARDS[face].id}" in keys or CARDS[face].window == ("passive",):
            continue
        keys.add(f"card:{CARDS[face].id}")
        no(f"card:{CARDS[face].id}", *why_not_used(s, seat, piece, window))


def why_not_used(s: State, seat: Seat, piece: Piece, window: str) -> tuple[str, str]:
    """The clause that forbids the use of a card now, and words."""
    hero, card, face = s.heroes[seat], s.card(piece), s.faces.face[piece]
    if window not in card.window:
        return "HP-CRD-08", f"{card.name} is used in another moment: {', '.join(card.window)}."
    if not is_in_time(s, seat, card):
        clause = "HP-CRD-03" if card.time == "in-turn" else "HP-CRD-05"
        return clause, f"{card.name} is used only {'in' if card.time == 'in-turn' else 'outside'} your own turn."
    if not meets(s, hero, face):
        name, needed, has = lacking(s, hero, face)
        return "HP-CRD-09", f"{card.name} needs {needed} {name}, and you count as having {has}."
    if is_square_idle(hero, piece, card):
        return "HP-ARM-10", f"{card.name} lies in your Resources; it works only in the Armament."
    if limit_reached(s, seat, piece):
        return "HP-CRD-07", f"{card.name} has been used in this {card.limit}."
    if not can_pay(hero, card):
        return (
            "HP-CRD-16",
            f"{card.name} costs {card.cost.GOLD or card.cost.FOOD} {'GOLD' if card.cost.GOLD else 'FOOD'}.",
        )
    if card.target is not None:
        return "HP-CRD-24", f"There is nobody at whom {card.name} may be aimed."
    reasons = [reason(s, Doing(seat, face), op) for op in card.effect if (reason := REASONS.get(type(op)))]
    return reasons[0] if reasons else ("HP-DEC-02", f"{card.name} would do nothing now.")


# ---- whether a seat has to be asked


def may_have(s: State, seat: Seat, window: str) -> bool:
    """Whether a hero may hold a card for this window, by what everybody sees (HP-CRD-20, HP-HID-08)."""
    hero = s.heroes[seat]
    if hero.is_dead:
        return False
    for piece in usable_places(hero):
        if is_seen(s, piece):
            face = s.faces.face[piece]
            card = CARDS[face]
            if (
                window in card.window
                and not is_square_idle(hero, piece, card)
                and not limit_reached(s, seat, piece)
                and is_usable(s, seat, face, window)
            ):
                return True
    decks = {s.deck_of(piece) for piece in hidden_in(s, seat)}
    return any(
        CARDS[face].deck in decks and is_usable(s, seat, face, window) and unseen_copies(s, face, CARDS[face].deck)
        for face in WINDOW_FACES[window]
    )


# ---- the menu of a window


@menu("use-card", "HP-CRD-18", default="pass")
def uses(no: Why, s: State, seat: Seat, window: str) -> list[Option]:
    """Pass, or a card for what is about to happen (HP-ASK-18)."""
    offered = usable(s, seat, window)
    refuse_cards(no, s, seat, window, offered)
    return [PASS, *offered]


class Aim(Option):
    """The hero at whom a card is aimed."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat, clause: str = "HP-CRD-24") -> None:
        super().__init__(f"hero:{seat}", clause)
        self.seat = seat

    def words(self, state: State, names: Names) -> str:
        return names(self.seat)


AIMS: Final = [Aim(seat) for seat in range(6)]


@menu("target", "HP-CRD-24")
def aims(no: Why, s: State, seat: Seat, face: Face) -> list[Aim]:
    """Those at whom the card may be aimed (HP-ASK-29)."""
    return [AIMS[one] for one in targets(s, seat, face)]


async def picked(seat: Seat, offered: Menu[Aim]) -> Seat:
    """The hero whom a player chooses; he is not asked where there is one only (HP-DEC-02)."""
    return offered[0].seat if len(offered) == 1 else (await choose(seat, offered)).seat


# ---- using a card


async def use(t: Table[State], seat: Seat, piece: Piece, *, attacker: Seat = NOBODY) -> bool:
    """A hero uses a card: he aims it, pays, shows it; others may answer; then it is carried out. False if cancelled."""
    s = t.state
    face, card = s.faces.face[piece], s.card(piece)
    target = await picked(seat, aims(s, seat, face)) if card.target is not None else NOBODY
    pay(t, seat, card)
    if card.is_single:
        discard(t, seat, piece)
    else:
        show(t, seat, piece, "HP-CRD-07")
        note_use(s, seat, piece)
    t.tell(CardUsed(seat, face, target))
    on = s.on
    if card.deck == "MAGIC":
        pace(s).stopped(t, seat)
    s.busy += 1
    cancelled = await is_answered(t, seat, face, target)
    if cancelled:
        if not card.is_single:
            discard(t, seat, piece)  # one that would stay is lost too (verb `cancel`)
        t.tell(CardCancelled(face))
    else:
        await VERBS.carry_out(t, Doing(seat, face, target, attacker), card.effect)
    s.busy -= 1
    s.on = on
    return not cancelled


def pay(t: Table[State], seat: Seat, card: CardKind) -> None:
    """The price of a use goes to the stockpile."""
    s, hero = t.state, t.state.heroes[seat]
    if card.cost.GOLD:
        hero.gold -= card.cost.GOLD
        s.gold += card.cost.GOLD
        t.tell(Paid(seat, "GOLD", card.cost.GOLD))
    if card.cost.FOOD:
        hero.food -= card.cost.FOOD
        s.food += card.cost.FOOD
        t.tell(Paid(seat, "FOOD", card.cost.FOOD))


async def is_answered(t: Table[State], seat: Seat, face: Face, target: Seat) -> bool:
    """Whether a card that was just used is called off in the windows `cast` and `targeted` (HP-CRD-18)."""
    s, card = t.state, CARDS[face]
    if card.deck == "MAGIC":
        others = [one for one in s.clockwise(s.now) if competition(s).are_opponents(s, one, seat)]  # HP-TEA-06
        if await open_window(t, "cast", others, Window("cast", card.id, seat, [target])):
            return True
    if target != NOBODY and card.type == "anti-hero":
        return await open_window(t, "targeted", [target], Window("targeted", card.id, seat, [target]))
    return False


async def open_window(t: Table[State], window: str, seats: list[Seat], about: Window, own: str = "") -> bool:
    """Something is about to happen, and each of these may use a card, in rounds, until nobody does (HP-CRD-18).

    For the seat that does it the window may be another one, its `own`.

    True if it was called off. Who is asked follows from what everybody sees (HP-CRD-20).
    """
    windows = t.state.windows
    windows.append(about)
    asked = played = True
    while played and not about.numbers.get(CANCELLED):
        asked = played = False
        for seat in seats:
            moment = own if own and seat == about.by else window
            if not about.numbers.get(CANCELLED) and may_have(t.state, seat, moment):
                asked = True
                played |= await _offer(t, seat, moment, about)
    if windows and windows[-1] is about:
        windows.pop()
    if asked:
        t.tell(MomentPassed(about.kind))
    return bool(about.numbers.get(CANCELLED))


async def _offer(t: Table[State], seat: Seat, window: str, about: Window) -> bool:
    """Whether a seat uses a card; a pass looks the same with a card in hand and without (HP-HID-08)."""
    pick = await choose(seat, uses(t.state, seat, window))
    if not isinstance(pick, Use):
        return False
    await use(t, seat, pick.piece, attacker=about.by)
    return True


# ---- calling off


@VERBS.would(Cancel)
def would_cancel(s: State, by: Doing, op: Cancel) -> bool:
    """Whether what is about to happen is something that the card calls off, and is not called off already."""
    about = s.windows[-1] if s.windows else None
    if about is None or about.numbers.get(CANCELLED):
        return False
    if about.kind == "flare":
        here = s.heroes[by.seat].at
        saves = any(s.heroes[seat].at == here for seat in about.to)
        return "flare-burn" in op.what and saves and here not in s.spared
    if about.kind == "cast":
        return "magic" in op.what
    if about.kind != "targeted" or by.seat not in about.to:
        return False
    if "anti-hero" in op.what and about.card and not about.numbers.get("encounter"):
        return True
    return bool(about.numbers.get("encounter")) and (
        "encounter" in op.what or ("ambush" in op.what and bool(about.numbers.get("ambush")))
    )


@VERBS.verb(Cancel)
async def cancel(t: Table[State], by: Doing, op: Cancel) -> None:
    """Calls off what is about to happen; a flare only for the space of the player (Ward of Water)."""
    s = t.state
    if s.windows[-1].kind == "flare":
        s.spared.append(s.heroes[by.seat].at)
    else:
        s.windows[-1].numbers[CANCELLED] = 1


@VERBS.words(Cancel)
def cancel_words(op: Cancel) -> str:
    return f"Cancel the {' or the '.join(op.what)}."
