"""All times that tables use. The settings of a hall set some of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """Times in seconds.

    - `bot_pause`: delay between bot moves while a person watches.
    - `max_thinking_time`: maximum thinking time that a player may choose for a bot.
    - `hand_over_allowed_after`: absence after which the others may give a seat to a bot.
    - `bot_takeover_after`: absence after which a bot takes the seat automatically (None: never).
    - `vote_time`: time to vote; a missing vote is a no (None: no limit).
    - `remind_after`: wait before a message to an absent player's channel.
    - `race_question_time`: time for a race question at a table without real time.
    - `unload_after`: idle time after which a table without viewers is unloaded.
    - `check_interval`: interval between two checks of all tables.
    - `probe_interval`: interval between measurements of a connection, in real time.
    - `reload_grace`: absence that counts as a page reload, and not as leaving.
    - `lost_after`: silence after which a connection counts as lost, in real time.
    """

    bot_pause: float = 0.7
    max_thinking_time: float = 5.0
    hand_over_allowed_after: float = 60.0
    bot_takeover_after: float | None = None
    vote_time: float | None = 60.0
    remind_after: float = 60.0
    race_question_time: float = 20.0
    unload_after: float = 60.0
    check_interval: float = 0.5
    probe_interval: float = 2.0
    reload_grace: float = 2.0
    lost_after: float = 6.0
