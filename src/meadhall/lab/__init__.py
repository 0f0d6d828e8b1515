"""The laboratory: series of matches between bots, and statistics of their results."""

from meadhall.lab.balance import Balance, Length, MatchUp, ThingResult, balance_of
from meadhall.lab.pairings import Pairing, schedule
from meadhall.lab.series import PlayedMatch, play_series
from meadhall.lab.series_report import BotReport, SeatReport, SeriesReport, bootstrap, report, wilson

__all__ = [
    "Balance",
    "BotReport",
    "Length",
    "MatchUp",
    "Pairing",
    "PlayedMatch",
    "SeatReport",
    "SeriesReport",
    "ThingResult",
    "balance_of",
    "bootstrap",
    "play_series",
    "report",
    "schedule",
    "wilson",
]
