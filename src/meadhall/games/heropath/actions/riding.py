"""Ferry and Hot-Air Balloons (HP-MOV-20 to 29), and the effects of stopping on a space (HP-MOV-05)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.games.heropath import content, land, texts
from meadhall.games.heropath.cards.holding import reveal_card
from meadhall.games.heropath.cards.playing import (
    PASS,
    Use,
    cards_for_window,
    may_have_card_for,
    refused_untimely_cards,
    use_card,
)
from meadhall.games.heropath.dragon import flares, sites
from meadhall.games.heropath.effects.active_cards import card_allowing
from meadhall.games.heropath.effects.verbs import VERBS, Cause, only_choice
from meadhall.games.heropath.enemies.placing import On, refused_other_spaces, space_options
from meadhall.games.heropath.enemies.tokens import expose_enemies
from meadhall.games.heropath.events.heroes import BalloonLanded, BalloonRolled, FerrySailed
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.ops import Balloon, SetDie
from meadhall.games.heropath.state import EMPTY, Seat, State


async def resolve_arrival(t: Table[State], seat: Seat) -> None:
    """Draw the Place-Site of the hero's space, then turn up its enemies if the hero lives (HP-MOV-16, HP-VIT-06)."""
    await sites.find_site(t, seat)
    if not t.state.heroes[seat].is_dead:
        expose_enemies(t, t.state.heroes[seat].at, "HP-MOV-05")


def is_full(s: State, space: Space, seat: Seat) -> bool:
    """Whether a space has no room for this hero, because other heroes fill it (HP-MAP-16, HP-MOV-04)."""
    if space in (land.START, land.PRISON):
        return False
    other_heroes = [
        other for other, hero in enumerate(s.heroes) if hero.at == space and other != seat and not hero.is_dead
    ]
    return len(other_heroes) >= content.LIMITS.heroes_per_space


# ---- the ferry


FERRY_ELSEWHERE: Final = [Reason("HP-MOV-20", "ferry-elsewhere")(space=space) for space in texts.SPACE]
NO_BALLOON: Final = Reason("HP-MOV-23", "no-balloon")
CLOSED_BY_WEATHER: Final = Reason("HP-MOV-29", "closed-by-weather")
STANDS_THERE: Final = Reason("HP-MOV-26", "stands-there")
SPACE_FULL: Final = Reason("HP-MOV-26", "space-full")
NO_RIVERBANK: Final = Reason("HP-MOV-20", "no-riverbank")
REGION_NOT_SHOWN: Final = Reason("HP-MOV-24", "region-not-shown")


def cannot_sail(s: State, seat: Seat) -> Reason | None:
    """Return why a hero cannot use the ferry from here, or None (HP-MOV-20, HP-MOV-29)."""
    position = s.heroes[seat].at
    if s.ferry != position and not (
        land.IS_RIVERBANK[position] and card_allowing(s, s.heroes[seat], "ferry-anywhere") != EMPTY
    ):
        return FERRY_ELSEWHERE[s.ferry]
    return CLOSED_BY_WEATHER if flares.is_closed_by_weather(s) else None


def cannot_land(s: State, seat: Seat, space: Space) -> Reason | None:
    """Return why a ride or jump cannot end on this space, or None (HP-MOV-26)."""
    if space == s.heroes[seat].at:
        return STANDS_THERE(space=texts.SPACE[space])
    return (
        SPACE_FULL(space=texts.SPACE[space], most=content.LIMITS.heroes_per_space) if is_full(s, space, seat) else None
    )


def landing_options(s: State, seat: Seat, spaces: Sequence[Space], clause: str) -> Iterator[Candidate[On]]:
    """Yield the destinations of a ride or jump. Those closed to the hero have a reason."""
    return ((option, cannot_land(s, seat, option.space)) for option in space_options(spaces, clause))


def refused_landings(s: State, seat: Seat, spaces: Collection[Space], reason: Reason) -> Iterator[Refused]:
    """Yield refusals for all other spaces."""
    position = s.heroes[seat].at
    return refused_other_spaces(
        spaces, lambda space: (STANDS_THERE if space == position else reason)(space=texts.SPACE[space])
    )


@menu("sail-where", "HP-MOV-20")
def sailing_options(s: State, seat: Seat) -> Iterator[Candidate[On]]:
    """Yield the Riverbank spaces as destinations of the ferry (HP-ASK-07)."""
    return landing_options(s, seat, land.RIVERBANK, "HP-MOV-20")


@sailing_options.never
def refused_sailings(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield refusals for spaces away from the river."""
    return refused_landings(s, seat, land.RIVERBANK, NO_RIVERBANK)


async def sail(t: Table[State], seat: Seat) -> None:
    """Move the hero and the ferry to a Riverbank space (HP-MOV-22)."""
    s, hero = t.state, t.state.heroes[seat]
    if s.ferry != hero.at:
        reveal_card(t, seat, card_allowing(s, hero, "ferry-anywhere"))
    hero.at = s.ferry = (await only_choice(seat, sailing_options(s, seat))).space
    t.tell(FerrySailed(seat, hero.at))


# ---- balloons


def cannot_fly(s: State, seat: Seat) -> Reason | None:
    """Return why a hero cannot use a Hot-Air Balloon here, or None (HP-MOV-23, HP-MOV-29)."""
    if not land.IS_BALLOON[s.heroes[seat].at]:
        return NO_BALLOON
    return CLOSED_BY_WEATHER if flares.is_closed_by_weather(s) else None


class Face(Option):
    """A face of the black die, chosen instead of rolled (Balloonist)."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(f"face:{'+'.join(content.FLARE_DIE[face].regions)}", "HP-MOV-24")
        self.face = face

    def args(self, state: State) -> Args:
        return {"regions": [texts.REGION[region] for region in content.FLARE_DIE[self.face].regions]}


@menu("balloon-face", "HP-MOV-24")
def balloon_faces(s: State, seat: Seat) -> list[Face]:
    """Return the different faces of the black die."""
    options: dict[str, Face] = {}
    for face in range(len(content.FLARE_DIE)):
        options.setdefault(Face(face).key, Face(face))
    return list(options.values())


@menu("use-card-for-balloon", "HP-MOV-23", default="pass")
def balloon_card_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the cards that choose the face of the black die instead of a roll, or that reroll it."""
    yield PASS
    yield from cards_for_window(s, seat, "balloon")


balloon_card_options.never(partial(refused_untimely_cards, window="balloon"))


def spaces_on_face(face: int) -> list[Space]:
    """Return the spaces of the regions on this face of the black die, except the Goblin Cave."""
    return [space for space in land.OUTSIDE_CAVE if not land.REGIONS[space].isdisjoint(content.FLARE_DIE[face].regions)]


@menu("land-where", "HP-MOV-24")
def flight_options(s: State, seat: Seat, face: int) -> Iterator[Candidate[On]]:
    """Yield the spaces on which the balloon can land (HP-ASK-09)."""
    return landing_options(s, seat, spaces_on_face(face), "HP-MOV-24")


@flight_options.never
def refused_flights(s: State, seat: Seat, face: int) -> Iterator[Refused]:
    """Yield refusals for the regions that the die does not show."""
    return refused_landings(s, seat, spaces_on_face(face), REGION_NOT_SHOWN)


async def fly(t: Table[State], seat: Seat) -> None:
    """Roll the black die, and fly the hero to one of its regions (HP-MOV-23, HP-MOV-24)."""
    s = t.state
    s.black = EMPTY
    await _use_balloon_cards(t, seat)
    if s.black == EMPTY:
        roll_balloon(t, seat)
        await _use_balloon_cards(t, seat)
    pick = await only_choice(seat, flight_options(s, seat, s.black))
    s.black = EMPTY
    s.heroes[seat].at = pick.space
    t.tell(BalloonLanded(seat, pick.space))


def roll_balloon(t: Table[State], seat: Seat) -> None:
    """Roll the black die for a balloon (HP-CHN-05)."""
    s = t.state
    s.black = t.pick("dice/flare", "HP-MOV-23", range(len(content.FLARE_DIE)))
    t.tell(BalloonRolled(seat, s.black, content.FLARE_DIE[s.black].regions))


async def _use_balloon_cards(t: Table[State], seat: Seat) -> None:
    """Let the player use cards for the balloon until they pass or have chosen the face."""
    s, face_before = t.state, t.state.black
    while may_have_card_for(s, seat, "balloon"):
        pick = await choose(seat, balloon_card_options(s, seat))
        if not isinstance(pick, Use):
            return
        await use_card(t, seat, pick.piece)
        if face_before == EMPTY and s.black != EMPTY:
            return


@VERBS.verb(Balloon)
async def ride_balloon(t: Table[State], cause: Cause, op: Balloon) -> None:
    await fly(t, cause.seat)
    await resolve_arrival(t, cause.seat)


VERBS.would(Balloon)(lambda s, cause, op: not flares.is_closed_by_weather(s))


@VERBS.verb(SetDie)
async def choose_die_face(t: Table[State], cause: Cause, op: SetDie) -> None:
    """Let the player choose the face instead of rolling (Balloonist)."""
    t.state.black = (await choose(cause.seat, balloon_faces(t.state, cause.seat))).face
    t.tell(BalloonRolled(cause.seat, t.state.black, content.FLARE_DIE[t.state.black].regions))


VERBS.would(SetDie)(lambda s, cause, op: s.black == EMPTY)
