"""The cover of a game: its picture, description and colour in the lists of the hall, like the cover of a box."""

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
    """The gain or loss that the story shows beside the line of an event.

    The number is the sum of the event's fields that `of` names. `words` is the unit, such as `points`, or the id of a
    catalogue message with `$sign` and `$count`.
    """

    of: tuple[str, ...]
    words: str = "points"
    is_loss: bool = False


@dataclass(frozen=True)
class Cover:
    """The cover of a game, for the home page, the form for a new table, and the lists of tables.

    - `line` describes the game in one sentence.
    - `kind` is the genre in one or two words: `dice duel`. `together` says that all players are one party.
    - `minutes` is the length of a match: `45` or `20-30`. `players` is the best number of players.
    - `picture` is an SVG file beside the game's code, or the SVG itself. The home page cuts pictures of another shape
      than 282 x 245. `shows` is the alternative text of the picture.
    - `sign` (an icon) and `colour` mark the game's tables. The icon is one of SIGNS, or an SVG path on 512 x 512.
    - `counts` maps the names of events to their gains and losses.

    A game with a catalogue may have a message `cover` with `.kind` and `.shows`, which replaces the English texts here.
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
    """Return the words of a cover in a language: from the catalogue, or else from the cover itself."""
    catalogue = language.wording.catalogue
    if catalogue is None or not catalogue.has(MESSAGE):
        return CoverWords(cover.line, cover.kind, cover.shows)

    def form_words(form: str = "") -> str:
        return catalogue.say(Text(MESSAGE), Names([]), language.language, form) if catalogue.has(MESSAGE, form) else ""

    return CoverWords(form_words(), form_words("kind"), form_words("shows"))
