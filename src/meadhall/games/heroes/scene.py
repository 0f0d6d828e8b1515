"""The table as one seat sees it: boards as grids that face each other, dice, hands, tableau, Spells in play."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from meadhall.engine import UNSEEN, Card, Figure, Place, Scene, SeatScene
from meadhall.games.heroes.board.permanents import is_frozen, space_of
from meadhall.games.heroes.board.spaces import COLUMNS, is_exposed, is_front, place_name
from meadhall.games.heroes.duels import foe_of
from meadhall.games.heroes.ending import points_of
from meadhall.games.heroes.state import BESIDE, EMPTY, IN_AIR, IN_HAND, NO_DIE, SPACES, Seat, State
from meadhall.games.heroes.words.common import dice
from meadhall.games.heroes.words.english.labels import Labels

LINES: Final = SPACES // COLUMNS


def seats_from_above(s: State, seat: int) -> list[Seat]:
    """Whose boards lie one above the other, as one seat (-1: a spectator) sees them: the own one below."""
    return [(max(seat, 0) + 1 + step) % s.players for step in range(s.players)]


class Stands(NamedTuple):
    """A Being on a board, as everybody sees it: `spells` are those that lie on it, each with its power."""

    card: int
    owner: Seat
    at: int
    is_hero: bool
    life: int
    exposed: bool
    frozen: bool
    spells: tuple[tuple[int, int], ...]


class Scenes:
    """Makes the table of what a seat knows, with labels in one language; what comes again is made once."""

    def __init__(self, labels: Labels) -> None:
        self._say = labels
        self._places = lru_cache(maxsize=1_000)(self._places_for)
        self._named = lru_cache(maxsize=10_000)(self._named_now)

    def __call__(self, s: State, seat: int) -> Scene:
        """The table from a state that holds only what this seat knows (-1: a spectator); the own board lies below."""
        return Scene(
            title=self._say.title(s.options.mode, s.options.format),
            phase=self._say.phase(s.step),
            turn=s.turn,
            places=self._places(tuple(seats_from_above(s, seat)), tuple(len(duel.tableau) for duel in s.duels)),
            figures=[*self._beings(s), *self._tableau(s)],
            seats=[self._seat(s, one) for one in range(s.players)],
            facts=self._facts(s),
        )

    def _places_for(self, order: tuple[Seat, ...], shelves: tuple[int, ...]) -> list[Place]:
        """The boards of these seats from above, and so many shelves of each duel."""
        turned = len(order) - 1
        spaces = (
            self._space(owner, space, row, row < turned) for row, owner in enumerate(order) for space in range(SPACES)
        )
        return [*spaces, *self._shelves(shelves)]

    def _space(self, owner: Seat, space: int, row: int, turned: bool) -> Place:
        """Boards stand one above the other; all but the last are turned, so that front lines look at it."""
        line = is_front(space) == turned
        column = COLUMNS - 1 - space % COLUMNS if turned else space % COLUMNS
        name, kind, board = self._say.place(space), self._say.space, self._say.board(owner)
        return Place(place_name(owner, space), name, kind, column, row * LINES + line, board)

    def _shelves(self, shelves: tuple[int, ...]) -> list[Place]:
        return [
            Place(f"tableau{duel}.{i}", self._say.shelf(i), self._say.tableau)
            for duel, count in enumerate(shelves)
            for i in range(count)
        ]

    def _beings(self, s: State) -> list[Figure]:
        found: list[Figure] = []
        for being, b in enumerate(s.beings):
            if b.at == BESIDE:
                found.append(Figure(f"{b.owner}beside", "beside", "x", self._say.dead(b.card), b.owner))
            elif b.at >= 0:
                found.append(self._being(s, being))
        return found

    def _being(self, s: State, being: int) -> Figure:
        """`Triton 3/5 FR`: sign with hit points, name with all that is known of it."""
        b = s.beings[being]
        on = tuple((p.spell, p.power) for p in s.permanents if p.being == being)
        stands = Stands(b.card, b.owner, b.at, b.is_hero, s.life(being), is_exposed(s, being), is_frozen(s, being), on)
        return self._named(stands)

    def _named_now(self, b: Stands) -> Figure:
        more = [self._say.life(b.life)]
        more += [] if b.is_hero else self._say.printed(b.card)
        more += [self._say.stands(b.exposed)]
        more += [self._say.frozen] if b.frozen else []
        more += [self._say.spell(spell) + (f" {power}" if power else "") for spell, power in b.spells]
        return Figure(
            place_name(b.owner, b.at),
            "hero" if b.is_hero else "creature",
            f"{self._say.sign(b.card)}{b.life}",
            ", ".join([self._say.being(b.card), *more]),
            b.owner,
            b.life,
        )

    def _tableau(self, s: State) -> list[Figure]:
        return [
            Figure(f"tableau{d}.{i}", "spell", self._say.spell(one)[:2], self._say.spell(one))
            for d, duel in enumerate(s.duels)
            for i, one in enumerate(duel.tableau)
            if one != EMPTY
        ]

    def _seat(self, s: State, seat: Seat) -> SeatScene:
        side = s.sides[seat]
        cards = [
            self._card("dice", sum(face != NO_DIE for face in side.dice)),
            self._card("hand", len(side.hand), sorted(_known(s, seat))),
            self._card("deck", side.deck),
            self._card("discard", len(side.discard), sorted(side.discard)),
        ]
        return SeatScene(seat, points_of(s, seat), cards, self._note(s, seat))

    def _card(self, kind: str, count: int, values: list[int] | None = None) -> Card:
        return Card(kind, self._say.card(kind), count, values or [])

    def _note(self, s: State, seat: Seat) -> str:
        side = s.sides[seat]
        if side.left:
            return self._say.out
        parts = [self._say.hero(side.hero)] if side.hero != EMPTY else []
        parts += [self._say.duels(foe)] if (foe := foe_of(s, seat)) != EMPTY else []
        lie = any(face >= IN_AIR and face != IN_HAND for face in side.dice)
        parts += [self._say.dice(dice(side.dice))] if lie else []
        parts += [self._say.life_of_hero(s.hit_points(seat))]
        parts += [self._say.stunned] if side.stunned else []
        unplaced = len(side.unplaced) + side.hero_unplaced
        parts += [self._say.to_place(unplaced)] if unplaced else []
        known = _known(s, seat)
        parts += [self._say.hand(known)] if known else []
        return ", ".join(parts)

    def _facts(self, s: State) -> list[tuple[str, int]]:
        duel = s.duels[s.now]
        beat = [] if s.options.mode == "realtime" else [(self._say.beat, duel.beat)]
        facts = [(self._say.round, duel.rounds + 1), *beat, (self._say.deck, s.spells_left)]
        return facts + [(self._say.power(p.spell, p.seat, space_of(s, p)), p.power) for p in s.permanents]


def _known(s: State, seat: Seat) -> list[int]:
    return [face for face in s.hand_of(seat) if face != UNSEEN]
