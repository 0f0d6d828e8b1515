"""Movement, and what happens to goods and gems."""

from __future__ import annotations

from meadhall.engine.common.english import upper
from meadhall.engine.language.wording import Names
from meadhall.engine.table.events import Event
from meadhall.games.heropath.content import CARDS
from meadhall.games.heropath.events.naming import amount, because
from meadhall.games.heropath.land import name_of


class Paced(Event, frozen=True):
    """One pace of a Travel; the whole way is told at its end."""

    seat: int
    to: int

    def words(self, names: Names) -> str:
        return ""


class Travelled(Event, frozen=True):
    seat: int
    way: tuple[int, ...]

    def words(self, names: Names) -> str:
        paces = f"{len(self.way)} pace{'s' * (len(self.way) != 1)}"
        return f"{names.does(self.seat, 'travel')} to {name_of(self.way[-1])}, {paces}."


class Sailed(Event, frozen=True):
    seat: int
    to: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'sail')} to {name_of(self.to)}; the ferry lies there now."


class BalloonRolled(Event, frozen=True):
    seat: int
    face: int
    regions: tuple[str, ...]

    def words(self, names: Names) -> str:
        return f"{upper(names.whose(self.seat))} balloon die shows {' and '.join(self.regions)}."


class Landed(Event, frozen=True):
    seat: int
    to: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'land')} at {name_of(self.to)}."


class Jumped(Event, frozen=True):
    seat: int
    to: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'go', 'goes')} to {name_of(self.to)}."


class Evaded(Event, frozen=True):
    seat: int
    enemies: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'evade')} {self.enemies} enem{'y' if self.enemies == 1 else 'ies'}."


class Gained(Event, frozen=True):
    seat: int
    good: str
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'gain')} {amount(self.n, self.good)}."


class LeftBehind(Event, frozen=True):
    """What a hero should have gained and did not; `why` is "full", "stock" or "dead"."""

    seat: int
    good: str
    n: int
    why: str

    def words(self, names: Names) -> str:
        if self.why == "stock":
            without = f"{names.does(self.seat, 'go', 'goes')} without {amount(self.n, self.good)}"
            return f"{without}: none is left in the stockpile."
        if self.why == "dead":
            return f"{names.does(self.seat, 'are', 'is')} dead, and {self.n} {self.good} comes to nothing."
        if self.good == "leech":
            return f"{names.does(self.seat, 'have', 'has')} as many leeches as cling to a hero: another lets go."
        left = f"{self.n} {'is' if self.n == 1 else 'are'} left behind"
        return f"{upper(names.whose(self.seat))} {self.good} is full: {left}."


class Paid(Event, frozen=True):
    seat: int
    good: str
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'give')} {amount(self.n, self.good)}."


class Lost(Event, frozen=True):
    """One VITALITY, or FAITH in its place, for a cause."""

    seat: int
    good: str
    cause: str

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} 1 {self.good} {because(self.cause)}."


class Warded(Event, frozen=True):
    seat: int
    n: int
    card: int

    def words(self, names: Names) -> str:
        return f"{CARDS[self.card].name} spares {names.inside(self.seat)} {self.n} VITALITY."


class Died(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'die')}, and will return to the Farmhouse."


class Returned(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'return')} from the dead."


class Leeched(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'receive')} a leech."


class Cured(Event, frozen=True):
    seat: int
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} {self.n} leech{'es' * (self.n != 1)}."
