"""The modes (section 8); importing this package makes them known to `rows`. May import setup and below."""

from meadhall.games.heropath.modes import adventurous as _adventurous
from meadhall.games.heropath.modes import attributes as _attributes
from meadhall.games.heropath.modes import by_turn as _by_turn
from meadhall.games.heropath.modes import competitive as _competitive
from meadhall.games.heropath.modes import conservative as _conservative
from meadhall.games.heropath.modes import coop as _coop
from meadhall.games.heropath.modes import logical as _logical
from meadhall.games.heropath.modes import mist as _mist
from meadhall.games.heropath.modes import moral as _moral
from meadhall.games.heropath.modes import real_time as _real_time
from meadhall.games.heropath.modes import solo as _solo
from meadhall.games.heropath.modes import team as _team
from meadhall.games.heropath.rows import ATTRIBUTES, COMPETITIONS, MORALS, PACES, STYLES

ATTRIBUTES.update(
    {"character": _attributes.Dependent(), "equivalent": _attributes.Equivalent(), "balanced": _attributes.Balanced()}
)
MORALS.update({"bronze": _moral.Bronze(), "silver": _moral.Silver(), "golden": _moral.Golden()})
PACES.update({"by-turn": _by_turn.ByTurn(), "real-time": _real_time.RealTime()})
STYLES.update(
    {
        "conservative": _conservative.Conservative(),
        "logical": _logical.Logical(),
        "mist": _mist.Mist(),
        "adventurous": _adventurous.Adventurous(),
    }
)
COMPETITIONS.update(
    {"competitive": _competitive.Competitive(), "team": _team.Team(), "co-op": _coop.Coop(), "solo": _solo.Solo()}
)

__all__ = ["ATTRIBUTES", "COMPETITIONS", "MORALS", "PACES", "STYLES"]
