"""Row `turns`, Play by Turn: one hero after the other."""

from meadhall.games.heropath import rows


class ByTurn(rows.Pace):
    pass
