"""The match file: save, load, verify and replay. May import every room of the engine.

A file of a whole match can be continued and, by its seed, proved: `verify` replays it from the seed alone. A file saved
for one seat holds only what that seat may know, and can only be looked at.

The commitment is the SHA-256 of the seed. If it is shown before the match, it proves at its end that the luck was fixed
before anybody moved. It does not prove that the seed was drawn fairly, since a person who picks it could try many. So
let nobody pick it: a match without a given seed draws one.
"""

from __future__ import annotations

from meadhall.engine.record.playback import Replay, load, replay
from meadhall.engine.record.proof import Proof, verify
from meadhall.engine.record.saving import commitment, save

__all__ = ["Proof", "Replay", "commitment", "load", "replay", "save", "verify"]
