"""The laboratory: series of matches between bots, and statistics of their results."""

from meadhall.lab.balance import Balance, Length, MatchUp, TraitResult, balance_of
from meadhall.lab.pairings import Pairing, make_schedule
from meadhall.lab.series import PlayedMatch, play_series
from meadhall.lab.series_report import BotReport, SeatReport, SeriesReport, bootstrap_interval, report, wilson_interval

__all__ = [
    "Balance",
    "BotReport",
    "Length",
    "MatchUp",
    "Pairing",
    "PlayedMatch",
    "SeatReport",
    "SeriesReport",
    "TraitResult",
    "balance_of",
    "bootstrap_interval",
    "make_schedule",
    "play_series",
    "report",
    "wilson_interval",
]
