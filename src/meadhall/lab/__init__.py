"""The laboratory: many matches between bots, and what may be concluded from them."""

from meadhall.lab.balance import Balance, Having, Length, Meeting, balance_of
from meadhall.lab.intervals import bootstrap, wilson
from meadhall.lab.report import BotReport, SeatReport, SeriesReport, report
from meadhall.lab.schedule import Pairing, schedule
from meadhall.lab.series import Played, play_series

__all__ = [
    "Balance",
    "BotReport",
    "Having",
    "Length",
    "Meeting",
    "Pairing",
    "Played",
    "SeatReport",
    "SeriesReport",
    "balance_of",
    "bootstrap",
    "play_series",
    "report",
    "schedule",
    "wilson",
]
