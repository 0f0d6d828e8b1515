"""The modes (section 8). Importing this package registers them in `rows`. May import real_time and below."""

from meadhall.games.heropath import rows
from meadhall.games.heropath.modes import competitive, coop, solo, styles, team
from meadhall.games.heropath.modes.attributes_and_moral import (
    BalancedAttributes,
    Bronze,
    CharacterAttributes,
    EquivalentAttributes,
    Golden,
    Silver,
)
from meadhall.games.heropath.real_time import flows

rows.ATTRIBUTES |= {
    "character": CharacterAttributes(),
    "equivalent": EquivalentAttributes(),
    "balanced": BalancedAttributes(),
}
rows.MORALS |= {
    "bronze": Bronze(),
    "silver": Silver(),
    "golden": Golden(),
}
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
