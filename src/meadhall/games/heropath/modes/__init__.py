"""The modes (section 8); importing this package makes them known to `rows`. May import real_time and below."""

from meadhall.games.heropath import rows
from meadhall.games.heropath.modes import competitive, coop, heroes, solo, styles, team
from meadhall.games.heropath.real_time import flows

rows.ATTRIBUTES |= {
    "character": heroes.Dependent(),
    "equivalent": heroes.Equivalent(),
    "balanced": heroes.Balanced(),
}
rows.MORALS |= {"bronze": heroes.Bronze(), "silver": heroes.Silver(), "golden": heroes.Golden()}
rows.PACES |= {"by-turn": competitive.ByTurn(), "real-time": flows.RealTime()}
rows.STYLES |= {
    "conservative": styles.Conservative(),
    "logical": styles.Logical(),
    "mist": styles.Mist(),
    "adventurous": styles.Adventurous(),
}
rows.COMPETITIONS |= {
    "competitive": competitive.Competitive(),
    "team": team.Team(),
    "co-op": coop.Coop(),
    "solo": solo.Solo(),
}
