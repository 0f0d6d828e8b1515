"""The Event Phase and the Quest Ending Check (4.28, 4.30)."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.content import EVENTS, QUESTS, STORY_CARDS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import CardDrawn, EventEnded
from meadhall.games.swordsorcery.moves.entering import settle
from meadhall.games.swordsorcery.moves.kills import after_kills
from meadhall.games.swordsorcery.state import NOBODY, State
from meadhall.games.swordsorcery.story.endings import LOST, WON, end_quest
from meadhall.games.swordsorcery.story.reading import read_due
from meadhall.games.swordsorcery.story.triggers import happen, is_so

RANDOM, NIGHT, DAY, STORY = "R", "night", "day", "story:"


def event_deck(s: State) -> list[str]:
    """The quest's deck from the top, with the cards more or less above the last story card (SS-OPT-02)."""
    deck = list(QUESTS[s.quest].event_deck)
    last = max(at for at, card in enumerate(deck) if card.startswith(STORY))
    return deck[: last + min(0, s.extra_event)] + [RANDOM] * s.extra_event + deck[last:]


def events_left(s: State) -> int:
    """How many cards lie face down."""
    return len(event_deck(s)) - s.events_drawn


async def event_phase(t: Table[State]) -> None:
    """A revealed card is discarded; else the top card is resolved and lies revealed for a round (SS-EVT-01 to 04)."""
    s = t.state
    s.phase, s.active, s.turn = "event", NOBODY, None
    if s.event:
        t.tell(EventEnded(event_name(s.event)))
        s.event = ""
    else:
        await _draw(t)
    await settle(t)
    check_end(s)
    s.step = "time"


def event_name(card: str) -> str:
    return EVENTS[card].name if card in EVENTS else STORY_CARDS[card].name


async def _draw(t: Table[State]) -> None:
    s = t.state
    deck = event_deck(s)
    if s.events_drawn >= len(deck):
        end_quest(s, LOST)  # SS-EVT-05
    what = RANDOM if t.imagined else deck[s.events_drawn]  # whoever thinks ahead does not know it (SS-INF-03)
    s.events_drawn += 1
    t.learn()  # where story, Night and Day lie is hidden (chapter 6)
    if what.startswith(STORY):
        await _story(t, what.removeprefix(STORY))
        return
    card = what if what in (NIGHT, DAY) else list(EVENTS)[t.draw("SS-SET-26", "event")]
    await resolve_event(t, card)


async def _story(t: Table[State], id: str) -> None:
    """Its paragraph is read (SS-EVT-04)."""
    s = t.state
    s.event = id
    t.tell(CardDrawn("story", id, STORY_CARDS[id].name, ""))
    happen(s, f"{STORY}{id}")
    await read_due(t)


async def resolve_event(t: Table[State], id: str) -> None:
    """Its ops once; Night and Day are laid beside the deck (SS-EVT-10, 12)."""
    s, card = t.state, EVENTS[id]
    t.tell(CardDrawn("event", id, card.name, card.text))
    if id == NIGHT:
        s.night = True
    elif id != DAY:
        s.event = id
    cause = Cause(id, name=card.name)
    await VERBS.carry_out(t, cause, card.ops)
    await after_kills(t, cause)


def check_end(s: State) -> None:
    """First the win condition, then the lose condition (SS-END-01, 03)."""
    if is_so(s, QUESTS[s.quest].win) and any(True for _ in s.living()):
        end_quest(s, WON)
    if is_so(s, QUESTS[s.quest].lose):
        end_quest(s, LOST)
