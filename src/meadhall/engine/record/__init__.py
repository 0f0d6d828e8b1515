"""The match file: save, load, verify and replay. May import all of the engine.

A file of a whole match can be continued. It can also be proved: `verify` replays it from its seed alone. A file that
was saved for one seat has no secrets of other seats, and can only be watched.

The commitment is the SHA-256 of the seed. If it is shown before the match, it proves that the luck was fixed before
the first move. It does not prove that the seed was drawn fairly: a person who chooses the seed could try many seeds. So
nobody should choose it. A match without a given seed draws one.
"""

from __future__ import annotations

from meadhall.engine.record.playback import Replay, load, replay
from meadhall.engine.record.proof import Proof, verify
from meadhall.engine.record.saving import commitment, save

__all__ = ["Proof", "Replay", "commitment", "load", "replay", "save", "verify"]
