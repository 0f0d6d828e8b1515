"""The Armament: what may lie where, and how it is changed (ARM)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Option, Refusals, Why, menu
from meadhall.engine.language.wording import Names
from meadhall.engine.model.pieces import Piece
from meadhall.engine.table.table import Table
from meadhall.games.heropath.cards.asking import only_choice
from meadhall.games.heropath.cards.holding import (
    category_of,
    fall_back,
    hidden_in,
    is_seen,
    lay_open,
    put,
    show,
    take_away,
    unseen_copies,
)
from meadhall.games.heropath.cards.lasting import allowing, lacking, meets, ops_of
from meadhall.games.heropath.content import CARDS
from meadhall.games.heropath.effects import Attach, On, Power
from meadhall.games.heropath.events import Armed, Disarmed
from meadhall.games.heropath.state import BODY, EMPTY, GENERAL, HAND_1, HAND_2, HEAD, Hero, Seat, State
from meadhall.games.heropath.verbs import VERBS, Doing

_SQUARE: Final = {"head": HEAD, "body": BODY, "general": GENERAL}


class Arm(Option):
    """Put a card into the Armament; one to be laid on another names that too."""

    __slots__ = ("host", "piece")

    def __init__(self, key: str, clause: str, piece: Piece, host: Piece = EMPTY) -> None:
        super().__init__(key, clause)
        self.piece = piece
        self.host = host

    def words(self, state: State, names: Names) -> str:
        on = f" on {state.card(self.host).name}" if self.host != EMPTY else ""
        return f"Arm {state.card(self.piece).name}{on}"


class Unarm(Option):
    """Put a card back into the Resources."""

    __slots__ = ("piece",)

    def __init__(self, key: str, piece: Piece) -> None:
        super().__init__(key, "HP-ARM-03")
        self.piece = piece

    def words(self, state: State, names: Names) -> str:
        return f"Put {state.card(self.piece).name} back"


class Finish(Option):
    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        return "Done"


DONE: Final = Finish("done", "HP-ARM-03")


# ---- what is legal


def why_not_armed(s: State, hero: Hero, piece: Piece) -> tuple[str, str]:
    """The clause that keeps a card off its square, and words; both empty if it may be armed."""
    card = s.card(piece)
    if not meets(s, hero, s.faces.face[piece]):
        name, needed, has = lacking(s, hero, s.faces.face[piece])
        return "HP-ARM-05", f"{card.name} needs {needed} {name}, and you count as having {has}."
    if card.slot == "two-hand":
        taken = [one for one in hero.armed[:HEAD] if one != EMPTY]
        return (
            ("HP-ARM-06", f"{card.name} needs both hands, and you hold {s.card(taken[0]).name}.") if taken else ("", "")
        )
    if card.slot == "hand":
        return _why_not_held(s, hero, piece)
    square = _SQUARE[card.slot]
    if hero.armed[square] != EMPTY:
        return "HP-ARM-01", f"{s.card(hero.armed[square]).name} lies on that square already."
    return "", ""


def _why_not_held(s: State, hero: Hero, piece: Piece) -> tuple[str, str]:
    card, held = s.card(piece), [s.card(one) for one in hero.armed[:HEAD] if one != EMPTY]
    bow = any("bow" in one.tags for one in held)
    if "arrows" in card.tags:
        if not bow:
            return "HP-ARM-07", f"{card.name} go only with a bow."
        return ("HP-ARM-07", "You hold arrows already.") if len(held) == 2 else ("", "")
    if bow:
        return "HP-ARM-07", "Beside a bow the other hand may hold arrows only."
    if any(one.slot == "two-hand" for one in held):
        return "HP-ARM-06", f"{held[0].name} takes both hands."
    if len(held) == 2:
        return "HP-ARM-01", "You hold something in each hand."
    if (
        "weapon" in card.tags
        and any("weapon" in one.tags for one in held)
        and allowing(s, hero, "two-weapons") == EMPTY
    ):
        return "HP-ARM-08", "You may not hold two weapons."
    return "", ""


def hosts(s: State, hero: Hero, piece: Piece) -> list[Piece]:
    """The armed cards on which a card may be laid (HP-ARM-09)."""
    if not meets(s, hero, s.faces.face[piece]):
        return []
    tags = {tag for op in ops_of(Attach, s.faces.face[piece]) for tag in op.to}
    free = (one for one in hero.armed if one != EMPTY and one not in hero.attached)
    return [one for one in free if not tags.isdisjoint(s.card(one).tags)]


def armable(s: State, hero: Hero) -> Iterator[Piece]:
    """The cards of the Resources that belong on a square or on another card, one of each kind."""
    seen = set[int]()
    for piece in (*hero.equipment, *hero.companions, *hero.magic):
        face = s.faces.face[piece]
        if face >= 0 and CARDS[face].slot != "none" and face not in seen:
            seen.add(face)
            yield piece


# ---- the menu


@menu("arrange", "HP-ARM-03", default="done")
def arrangements(no: Why, s: State, seat: Seat, moved: list[Piece]) -> list[Option]:
    """Cards that may be armed or put back, each once, until all is as it should be (HP-ASK-14)."""
    hero = s.heroes[seat]
    options: list[Option] = [DONE]
    for piece in armable(s, hero):
        if piece not in moved:
            options += _ways_to_arm(no, s, hero, piece)
    seen = set[int]()
    for piece in hero.in_armament():
        face = s.faces.face[piece]
        if piece not in moved and face not in seen:
            seen.add(face)
            options.append(Unarm(f"unarm:{CARDS[face].id}", piece))
    return options


@menu("arm-first", "HP-SET-22")
def first_arms(no: Why, s: State, seat: Seat, moved: list[Piece]) -> list[Option]:
    """The same at the start, what gives most power first: that stands where nobody answers (HP-ASK-04)."""
    options = arrangements(s, seat, moved).options
    strong = [option for option in options if isinstance(option, Arm) and _strength(s, option.piece) > 0]
    strong.sort(key=lambda option: -_strength(s, option.piece))
    return [*strong, *(option for option in options if option not in strong)]


def _strength(s: State, piece: Piece) -> int:
    """The Extra Power that a card gives in every battle."""
    return sum(op.n for op in ops_of(Power, s.faces.face[piece]) if not (op.vs or op.region or op.need or op.once))


def _ways_to_arm(no: Why, s: State, hero: Hero, piece: Piece) -> list[Option]:
    card = s.card(piece)
    if card.slot == "attach":
        names = {s.card(host).id: host for host in hosts(s, hero, piece)}
        if not names and no is not None:
            _refuse_laid(no, s, hero, piece)
        return [Arm(f"arm:{card.id}/{name}", "HP-ARM-09", piece, host) for name, host in names.items()]
    clause, words = why_not_armed(s, hero, piece)
    if not clause:
        return [Arm(f"arm:{card.id}", "HP-ARM-01", piece)]
    if no is not None:
        no(f"arm:{card.id}", clause, "{why}", why=words)
    return []


def _refuse_laid(no: Refusals, s: State, hero: Hero, piece: Piece) -> None:
    card = s.card(piece)
    if not meets(s, hero, s.faces.face[piece]):
        name, needed, has = lacking(s, hero, s.faces.face[piece])
        no(f"arm:{card.id}", "HP-ARM-05", "{card} needs {needed} {name}, and you count as having {has}.",
           card=card.name, needed=needed, name=name, has=has)  # fmt: skip
    else:
        no(f"arm:{card.id}", "HP-ARM-09", "Nothing that is armed can bear {card}.", card=card.name)


# ---- changing it


async def arrange(t: Table[State], seat: Seat, *, at_first: bool = False) -> None:
    """Lets a player move cards between Armament and Resources (HP-ARM-03)."""
    offer = first_arms if at_first else arrangements
    s, moved = t.state, list[Piece]()
    while not s.heroes[seat].is_dead:  # asked until he is done: what he could still move is nobody's business
        pick = await choose(seat, offer(s, seat, moved[:]))
        if isinstance(pick, Arm):
            moved.append(pick.piece)
            await arm(t, seat, pick.piece, pick.host)
        elif isinstance(pick, Unarm):
            moved.append(pick.piece)
            await unarm(t, seat, pick.piece)
        else:
            break


async def arm(t: Table[State], seat: Seat, piece: Piece, host: Piece = EMPTY) -> None:
    """A card of the Resources goes into the Armament, for all to see."""
    s, hero = t.state, t.state.heroes[seat]
    show(t, seat, piece, "HP-ARM-02")
    hero.category(category_of(s, piece)).remove(piece)
    card = s.card(piece)
    if host != EMPTY:
        hero.attached[host] = piece
    elif card.slot in ("hand", "two-hand"):
        hero.armed[HAND_1 if hero.armed[HAND_1] == EMPTY else HAND_2] = piece
    else:
        hero.armed[_SQUARE[card.slot]] = piece
    t.tell(Armed(seat, s.faces.face[piece]))
    for op in ops_of(On, s.faces.face[piece]):
        if op.event == "armed":
            await VERBS.carry_out(t, Doing(seat, s.faces.face[piece]), op.do)


async def unarm(t: Table[State], seat: Seat, piece: Piece) -> None:
    """A card goes back to the Resources; what may not stay without it follows."""
    s, hero = t.state, t.state.heroes[seat]
    take_away(s, seat, piece)
    put(s, seat, piece)
    if s.deck_of(piece) == "MAGIC":
        lay_open(hero, piece)
    t.tell(Disarmed(seat, s.faces.face[piece]))
    await settle(t, seat)


class FallBack(Option):
    """Of two cards that may not both stay, this one goes."""

    __slots__ = ("piece",)

    def __init__(self, key: str, piece: Piece) -> None:
        super().__init__(key, "HP-ARM-13")
        self.piece = piece

    def words(self, state: State, names: Names) -> str:
        return f"Put {state.card(self.piece).name} back"


@menu("which-falls", "HP-ARM-13")
def falls(no: Why, s: State, seat: Seat) -> list[FallBack]:
    """One of the two weapons, the cheaper first (HP-ASK-14)."""
    pieces = sorted(s.heroes[seat].armed[:HEAD], key=lambda piece: (s.card(piece).price, s.card(piece).id))
    alike = s.card(pieces[0]).id == s.card(pieces[1]).id
    return [FallBack(f"unarm:{s.card(piece).id}", piece) for piece in pieces[: 1 if alike else 2]]


async def settle(t: Table[State], seat: Seat) -> None:
    """Cards that are no longer allowed fall back to the Resources (HP-ARM-13)."""
    s, hero = t.state, t.state.heroes[seat]
    hands = [s.card(piece) if piece != EMPTY else None for piece in hero.armed[:HEAD]]
    for square, card in enumerate(hands):
        if card and "arrows" in card.tags and not any(one and "bow" in one.tags for one in hands):
            await _drop_back(t, seat, hero.armed[square])
            return
    if all(card and "weapon" in card.tags for card in hands) and allowing(s, hero, "two-weapons") == EMPTY:
        s.busy += 1
        pick = await only_choice(seat, falls(s, seat))
        await _drop_back(t, seat, pick.piece)
        s.busy -= 1


async def _drop_back(t: Table[State], seat: Seat, piece: Piece) -> None:
    s, hero = t.state, t.state.heroes[seat]
    hero.armed[hero.armed.index(piece)] = EMPTY
    fall_back(s, seat, piece)
    put(s, seat, piece)
    if s.deck_of(piece) == "MAGIC":
        lay_open(hero, piece)
    t.tell(Disarmed(seat, s.faces.face[piece]))


# ---- whether anybody has to be asked


_HIDDEN_ARMS: Final = [face for face, card in enumerate(CARDS) if card.deck == "MAGIC" and card.is_square]


def can_arrange(s: State, seat: Seat) -> bool:
    """Whether a hero has anything to move, as far as this state knows: for what only he is told (HP-DEC-02)."""
    return len(arrangements(s, seat, [])) > 1


def why_nothing_moves(s: State, seat: Seat) -> tuple[str, str]:
    """The clause that leaves an Armament as it is, and words: what keeps the first of the cards off its square."""
    barred = arrangements(s, seat, []).refusals()
    return (barred[0].clause, barred[0].words) if barred else ("HP-RST-06", "You have no card for the Armament.")


def may_arrange(s: State, seat: Seat) -> bool:
    """Whether a player is asked at all: by what everybody sees, he may have something to move."""
    hero = s.heroes[seat]
    if any(piece != EMPTY for piece in hero.armed):
        return True
    known = [piece for piece in hero.magic if is_seen(s, piece)]
    fitting = [piece for piece in (*hero.equipment, *hero.companions, *known) if s.card(piece).slot != "none"]
    if any(_ways_to_arm(None, s, hero, piece) for piece in fitting):
        return True
    if not any(s.deck_of(piece) == "MAGIC" for piece in hidden_in(s, seat)):
        return False
    return any(meets(s, hero, face) and unseen_copies(s, face, "MAGIC") for face in _HIDDEN_ARMS)
