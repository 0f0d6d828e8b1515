"""The options of a table (section 8), and the combinations that are not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.engine import ANY_QUESTION, Choice, Sentence, Setting
from meadhall.games.heroes.content import CONTENT

_RT: Final = CONTENT.realtime
_SEATS: Final = CONTENT.board.count
FIRST_GAME: Final[dict[str, str]] = {
    "army": "preset", "hero_text": "off", "enhancements": "off", "no_action_penalty": "off", "extra_win": "on",
}  # fmt: skip
SECONDS_PER_WEEK: Final = 7 * 24 * 60 * 60
UNHURRIED_TIMES: Final = CONTENT.unhurried  # HE-FST-07
RELAXED: Final = {"mode": "relaxed"}
REAL_TIME: Final = {"mode": "realtime"}


def _content_choice(name: str, clause: str, **settings: Any) -> Choice:
    """Return an option with its values from the content. The entry `seats` is left out: it allows lists of seats."""
    values = tuple(value for value in getattr(CONTENT.options, name) if value != "seats")
    return Choice(name, values, values[0], clause, **settings)


def _pace_choice(name: str, default: int, min_ms: int, max_ms: int) -> Choice:
    return Choice(name, (default,), default, "HE-OPT-10", minimum=min_ms, maximum=max_ms, needs=REAL_TIME)


def _time_limit(name: str, question: str) -> Choice:
    return Choice(
        name, ("none", 60), "none", "HE-OPT-11", minimum=5, maximum=SECONDS_PER_WEEK, needs=RELAXED, limits=(question,)
    )


PACE_CHOICES: Final = (
    _pace_choice("roll_time", _RT.roll_time, 400, 3000),
    _pace_choice("latency_cap", _RT.latency_cap, 0, 400),
    _pace_choice("stop_window", _RT.stop_window, 0, 400),
    _pace_choice("resume_delay", _RT.resume_delay, 0, 10000),
    _pace_choice("auto_throw", _RT.auto_throw, 1000, 30000),
    _pace_choice("act_time", _RT.act_time_s, 10, 300),
    _pace_choice("answer_time", _RT.answer_time_s, 3, 120),
    _pace_choice("draft_time", _RT.draft_time_s, 3, 600),
    _pace_choice("army_time", _RT.army_time_s, 10, 1800),
    _pace_choice("place_time", _RT.place_time_s, 3, 600),
    _pace_choice("fatigue_first", _RT.fatigue_first_s, 20, 600),
    _pace_choice("fatigue_next", _RT.fatigue_next_s, 20, 600),
    _pace_choice("bot_delay_min", _RT.bot_delay_min, 300, 5000),
    _pace_choice("bot_delay_max", _RT.bot_delay_max, 300, 5000),
    _pace_choice("grace", _RT.grace_s, 10, 600),
)
PACE_DEFAULTS: Final = {choice.id: choice.default for choice in PACE_CHOICES}
CHOICES: Final = (
    Choice("players", tuple(range(2, _SEATS + 1)), 2, "HE-GAM-04"),
    Choice("mode", ("realtime", "relaxed"), "relaxed", "HE-OPT-01", default_for_people="realtime"),
    _content_choice("format", "HE-OPT-02"),
    _content_choice("elimination", "HE-OPT-03"),
    _content_choice("extra_win", "HE-OPT-04"),
    _content_choice("army", "HE-OPT-05", seats="tells-seats"),
    _content_choice("hero_text", "HE-OPT-06"),
    _content_choice("enhancements", "HE-OPT-07"),
    _content_choice("no_action_penalty", "HE-OPT-08", seats="tells-seats"),
    Choice(
        "first_game",
        (False, True),
        False,
        "HE-OPT-09",
        form_sets={
            True: {**FIRST_GAME, **UNHURRIED_TIMES},
            False: {name: PACE_DEFAULTS[name] for name in UNHURRIED_TIMES},
        },
    ),
    _content_choice("fatigue", "HE-OPT-12", people_only_values=("off",), needs=REAL_TIME),
    _content_choice("starting_hand", "HE-OPT-13"),
    _content_choice("bots_replace", "HE-OPT-14", needs=REAL_TIME),
    _time_limit("beat_time", "beat"),
    _time_limit("step_time", ANY_QUESTION),
    *PACE_CHOICES,
)


def forbids(chosen: Mapping[str, Setting]) -> Sentence | None:
    """Return why these options exclude each other, or None (HE-OPT-15, section 4.5)."""
    players: Any = chosen["players"]
    if chosen["format"] != "standard" and players != _SEATS:
        text = "format = {format} needs {seats} players, not {players}"
        return Sentence(text, format=chosen["format"], seats=_SEATS, players=players)
    if chosen["elimination"] == "off" and chosen["format"] != "standard":
        return Sentence("elimination = off needs format = standard, not {format}", format=chosen["format"])
    if chosen["elimination"] == "off" and (chosen["extra_win"] == "on" or chosen["first_game"]):
        also = "first_game" if chosen["first_game"] else "extra_win = on"
        return Sentence("elimination = off excludes {also}: the extra condition compares hit points", also=also)
    if chosen["fatigue"] == "off" and chosen["mode"] != "realtime":
        return Sentence("fatigue = off needs mode = realtime: a relaxed match must end")
    for name in ("army", "no_action_penalty"):
        seats = [int(word) for word in str(chosen[name]).split(",") if word.isdigit()]
        if any(seat >= players for seat in seats):
            text = "{name} = {value} names a seat that does not play; seats are 0 to {last}"
            return Sentence(text, name=name, value=chosen[name], last=players - 1)
    return _pace_conflict(chosen)


def _pace_conflict(chosen: Mapping[str, Setting]) -> Sentence | None:
    window, cap = int(chosen["stop_window"]), int(chosen["latency_cap"])
    if 2 * window < cap:
        text = "stop_window = {window} must be at least half of latency_cap = {cap}"
        return Sentence(text, window=window, cap=cap)
    min_delay, max_delay = int(chosen["bot_delay_min"]), int(chosen["bot_delay_max"])
    if min_delay > max_delay:
        text = "bot_delay_min = {least} is more than bot_delay_max = {most}"
        return Sentence(text, least=min_delay, most=max_delay)
    return None
