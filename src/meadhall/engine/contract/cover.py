"""The cover of a game: the hall shows it before anybody plays, like the cover of a box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, get_args

from meadhall.engine.common.text import Text
from meadhall.engine.language.language import Language
from meadhall.engine.language.names import Names

Sign = Literal["bell", "candle", "castle", "crown", "dice", "dragon", "shield", "swords", "tankard"]
Colour = Literal["amber", "blue", "green", "grey", "red", "violet"]
SIGNS: Final[tuple[str, ...]] = get_args(Sign)
COLOURS: Final[tuple[str, ...]] = get_args(Colour)
MESSAGE: Final = "cover"


@dataclass(frozen=True)
class EventCount:
    """The gain or loss of an event, shown beside its line in the letter of news.

    `of` are the fields of the event that are added up. `words` say what is counted, such as `points`, or are a message
    of the catalogue with `$sign` and `$count`.
    """

    of: tuple[str, ...]
    words: str = "points"
    is_loss: bool = False


@dataclass(frozen=True)
class Cover:
    """The cover of a game in the hall: in its window on the home page, where a table is set, and beside its tables.

    - `line` is one sentence: what sort of evening this is.
    - `kind` is one or two words: `dice duel`. `together` says that all players are one party.
    - `minutes` is the length of a match: `45` or `20-30`. `players` is the number with which it is best.
    - `picture` is an SVG file beside the game's code, or the SVG itself. The arch of a window
      shows the whole picture if it is 282 x 245. `shows` describes it for those who cannot see it.
    - `sign` and `colour` mark its tables. The sign is one of SIGNS, or an SVG path on 512 x 512.
    - `counts` are the gains and losses of its events, by the name of the event.

    A game with a catalogue may have a message `cover` with `.kind` and `.shows` in place of the English here.
    """

    line: str = ""
    kind: str = ""
    together: bool = False
    minutes: str = ""
    players: int | None = None
    picture: str = ""
    shows: str = ""
    sign: str = "dice"
    colour: Colour = "grey"
    counts: Mapping[str, EventCount] = field(default_factory=dict[str, EventCount])

    def __post_init__(self) -> None:
        if self.sign not in SIGNS and self.sign[:1] not in ("M", "m"):
            raise ValueError(f"the sign {self.sign!r} is not one of {', '.join(SIGNS)}, nor an SVG path")
        if self.colour not in COLOURS:
            raise ValueError(f"the colour {self.colour!r} is not one of {', '.join(COLOURS)}")


class CoverWords(NamedTuple):
    """The words of a cover in one language."""

    line: str
    kind: str
    shows: str


def cover_words(cover: Cover, language: Language[Any]) -> CoverWords:
    """Return the words of a cover in a language: those of the catalogue, otherwise its own."""
    catalogue = language.wording.catalogue
    if catalogue is None or not catalogue.has(MESSAGE):
        return CoverWords(cover.line, cover.kind, cover.shows)

    def say(form: str = "") -> str:
        return catalogue.say(Text(MESSAGE), Names([]), language.language, form) if catalogue.has(MESSAGE, form) else ""

    return CoverWords(say(), say("kind"), say("shows"))
