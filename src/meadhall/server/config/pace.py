"""All times that tables use. The settings of a hall set some of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """Times in seconds.

    - `bot`: delay between bot moves while a person watches.
    - `think`: maximum thinking time that a player may choose for a bot.
    - `away`: absence after which the others may give a seat to a bot.
    - `gone`: absence after which a bot takes the seat automatically (None: never).
    - `vote`: time to vote; a missing vote is a no (None: no limit).
    - `remind`: wait before a message to an absent player's channel.
    - `race`: time for a race question at a table without real time.
    - `nap`: idle time after which a table without viewers is unloaded.
    - `tick`: interval between two checks of all tables.
    - `probe`: interval between measurements of a connection, in real time.
    - `blink`: absence that counts as a page reload, and not as leaving.
    - `silent`: silence after which a connection counts as lost, in real time.
    """

    bot: float = 0.7
    think: float = 5.0
    away: float = 60.0
    gone: float | None = None
    vote: float | None = 60.0
    remind: float = 60.0
    race: float = 20.0
    nap: float = 60.0
    tick: float = 0.5
    probe: float = 2.0
    blink: float = 2.0
    silent: float = 6.0
