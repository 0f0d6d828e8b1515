"""Ferry, Hot-Air Balloons, and jumps by card (HP-MOV-20 to 29)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Option, Why, menu
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.heropath.actions.arriving import arrive, is_full
from meadhall.games.heropath.cards.asking import only_choice
from meadhall.games.heropath.cards.holding import show
from meadhall.games.heropath.cards.lasting import allowing, needs_met
from meadhall.games.heropath.cards.playing import PASS, Use, may_have, refuse_cards, usable, use
from meadhall.games.heropath.content import FLARE_DIE, LIMITS
from meadhall.games.heropath.dragon.weather import is_closed
from meadhall.games.heropath.effects import Balloon, Jump, SetDie, Swap
from meadhall.games.heropath.enemies.placing import On, on
from meadhall.games.heropath.events import BalloonRolled, Jumped, Landed, Sailed
from meadhall.games.heropath.land import ALL, IS_BALLOON, IS_RIVERBANK, OUTSIDE_CAVE, REGIONS, RIVERBANK, SPACES, Space
from meadhall.games.heropath.state import EMPTY, Seat, State
from meadhall.games.heropath.verbs import VERBS, Doing

# ---- the ferry


def can_sail(s: State, seat: Seat) -> bool:
    """Whether a hero may use the ferry where he is (HP-MOV-20, HP-MOV-29)."""
    return not is_closed(s) and (s.ferry == s.heroes[seat].at or _comes_to_him(s, seat))


def _comes_to_him(s: State, seat: Seat) -> bool:
    hero = s.heroes[seat]
    return IS_RIVERBANK[hero.at] and allowing(s, hero, "ferry-anywhere") != EMPTY


def landings(s: State, seat: Seat, spaces: Sequence[Space]) -> list[Space]:
    """The spaces on which a hero may land (HP-MOV-26)."""
    return [space for space in spaces if space != s.heroes[seat].at and not is_full(s, space, seat)]


def refuse_landings(no: Why, s: State, seat: Seat, spaces: Collection[Space], clause: str, elsewhere: str) -> None:
    """Why a hero may not land on the other spaces; `elsewhere` is said of those that are not among `spaces`."""
    if no is None:
        return
    for space in ALL:
        key, name = f"space:{SPACES[space].id}", SPACES[space].name
        if space == s.heroes[seat].at:
            no(key, "HP-MOV-26", "You stand on {space} already.", space=name)
        elif space not in spaces:
            no(key, clause, elsewhere, space=name)
        elif is_full(s, space, seat):
            no(key, "HP-MOV-26", "{space} holds {most} other heroes already.", space=name, most=LIMITS.heroes_per_space)


@menu("sail-where", "HP-MOV-20")
def sailings(no: Why, s: State, seat: Seat) -> list[On]:
    """The Riverbank spaces to which the ferry may go (HP-ASK-07)."""
    refuse_landings(no, s, seat, RIVERBANK, "HP-MOV-20", "{space} is no Riverbank space.")
    return on(landings(s, seat, RIVERBANK), "HP-MOV-20")


async def sail(t: Table[State], seat: Seat) -> None:
    """The hero crosses or follows the river, and the ferry goes along (HP-MOV-22)."""
    s, hero = t.state, t.state.heroes[seat]
    if s.ferry != hero.at:
        show(t, seat, allowing(s, hero, "ferry-anywhere"))
    hero.at = s.ferry = (await only_choice(seat, sailings(s, seat))).space
    t.tell(Sailed(seat, hero.at))


# ---- balloons


def can_fly(s: State, seat: Seat) -> bool:
    """Whether a hero stands on a Hot-Air Balloon space that is open (HP-MOV-23, HP-MOV-29)."""
    return IS_BALLOON[s.heroes[seat].at] and not is_closed(s)


class Face(Option):
    """This face of the black die (Balloonist)."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(f"face:{'+'.join(FLARE_DIE[face].regions)}", "HP-MOV-24")
        self.face = face

    def words(self, state: State, names: Names) -> str:
        return ", ".join(FLARE_DIE[self.face].regions)


@menu("balloon-face", "HP-MOV-24")
def faces(no: Why, s: State, seat: Seat) -> list[Face]:
    """Every result of the black die, once."""
    found: dict[str, Face] = {}
    for face in range(len(FLARE_DIE)):
        found.setdefault(Face(face).key, Face(face))
    return list(found.values())


@menu("use-card-for-balloon", "HP-MOV-23", default="pass")
def balloon_uses(no: Why, s: State, seat: Seat) -> list[Option]:
    """Cards for the black die: right before it a face may be chosen, right after it the die may be rolled again."""
    offered = usable(s, seat, "balloon")
    refuse_cards(no, s, seat, "balloon", offered)
    return [PASS, *offered]


@menu("land-where", "HP-MOV-24")
def flights(no: Why, s: State, seat: Seat, face: int) -> list[On]:
    """The spaces of the regions shown; with all of them any outside the Goblin Cave (HP-ASK-09)."""
    regions = FLARE_DIE[face].regions
    spaces = [space for space in OUTSIDE_CAVE if not REGIONS[space].isdisjoint(regions)]
    refuse_landings(no, s, seat, spaces, "HP-MOV-24", "{space} lies in no region that the die shows.")
    return on(landings(s, seat, spaces), "HP-MOV-24")


async def fly(t: Table[State], seat: Seat) -> None:
    """The black die is rolled, and the hero must fly to a region that it shows (HP-MOV-23, HP-MOV-24)."""
    s = t.state
    s.black = EMPTY
    await _use_for_balloon(t, seat)
    if s.black == EMPTY:
        roll_balloon(t, seat)
        await _use_for_balloon(t, seat)
    pick = await only_choice(seat, flights(s, seat, s.black))
    s.black = EMPTY
    s.heroes[seat].at = pick.space
    t.tell(Landed(seat, pick.space))


def roll_balloon(t: Table[State], seat: Seat) -> None:
    """Rolls the black die for a balloon (HP-CHN-05)."""
    s = t.state
    s.black = t.pick("dice/flare", "HP-MOV-23", range(len(FLARE_DIE)))
    t.tell(BalloonRolled(seat, s.black, FLARE_DIE[s.black].regions))


async def _use_for_balloon(t: Table[State], seat: Seat) -> None:
    """Cards are used until the player passes, or has chosen the face."""
    s, before = t.state, t.state.black
    while may_have(s, seat, "balloon"):
        pick = await choose(seat, balloon_uses(s, seat))
        if not isinstance(pick, Use):
            return
        await use(t, seat, pick.piece)
        if before == EMPTY and s.black != EMPTY:
            return


# ---- jumps by card


def reach(op: Jump) -> Sequence[Space]:
    """The spaces to which a card leads."""
    if "any" in op.to:
        return OUTSIDE_CAVE
    regions = {to.partition(":")[2] for to in op.to}
    return [space for space in ALL if not REGIONS[space].isdisjoint(regions)]


def jump_spaces(s: State, seat: Seat, op: Jump) -> list[Space]:
    """Where a card may take a hero."""
    return landings(s, seat, reach(op)) if needs_met(s, s.heroes[seat], op.need) else []


@menu("jump-where", "HP-MOV-26")
def jumps(no: Why, s: State, seat: Seat, op: Jump) -> list[On]:
    """The spaces to which the card may take the hero."""
    refuse_landings(no, s, seat, reach(op), "HP-CRD-08", "The card does not lead to {space}.")
    return on(jump_spaces(s, seat, op), "HP-MOV-26")


@VERBS.verb(Jump)
async def jump(t: Table[State], by: Doing, op: Jump) -> None:
    """No paces, no Evasion, no action (HP-MOV-19, HP-MOV-28)."""
    s = t.state
    space = (await only_choice(by.seat, jumps(s, by.seat, op))).space
    s.heroes[by.seat].at = space
    t.tell(Jumped(by.seat, space))
    await arrive(t, by.seat)


@VERBS.would(Jump)
def would_jump(s: State, by: Doing, op: Jump) -> bool:
    """Whether the card leads anywhere: in the own turn, and not as an answer to what others do (HP-CRD-08)."""
    is_free = s.act is None and not s.windows
    return is_free and not s.heroes[by.seat].is_dead and bool(jump_spaces(s, by.seat, op))


@VERBS.verb(Balloon)
async def balloon(t: Table[State], by: Doing, op: Balloon) -> None:
    await fly(t, by.seat)
    await arrive(t, by.seat)


@VERBS.would(Balloon)
def would_fly(s: State, by: Doing, op: Balloon) -> bool:
    return not is_closed(s)


@VERBS.verb(SetDie)
async def set_die(t: Table[State], by: Doing, op: SetDie) -> None:
    """The face is chosen instead of rolled (Balloonist)."""
    t.state.black = (await choose(by.seat, faces(t.state, by.seat))).face
    t.tell(BalloonRolled(by.seat, t.state.black, FLARE_DIE[t.state.black].regions))


@VERBS.would(SetDie)
def would_set(s: State, by: Doing, op: SetDie) -> bool:
    return s.black == EMPTY


@VERBS.verb(Swap)
async def swap(t: Table[State], by: Doing, op: Swap) -> None:
    """Two heroes change places; the other arrives at the start of his next turn (HP-MOV-19)."""
    s = t.state
    one, other = s.heroes[by.seat], s.heroes[by.target]
    one.at, other.at = other.at, one.at
    other.is_late = True
    t.tell(Jumped(by.seat, one.at))
    t.tell(Jumped(by.target, other.at))
    await arrive(t, by.seat)


@VERBS.would(Swap)
def would_swap(s: State, by: Doing, op: Swap) -> bool:
    return s.heroes[by.seat].at != s.heroes[by.target].at


@VERBS.words(Jump)
def jump_words(op: Jump) -> str:
    return "Go to another space."
