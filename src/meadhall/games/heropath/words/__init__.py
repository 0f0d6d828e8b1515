"""The texts of the game: catalogue, questions, and the events marked in the log. May import scene."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from meadhall.engine import Names, Wording
from meadhall.engine.common.text import NO_WORDS, Arg, Text, Words, text
from meadhall.engine.kit.effects import Op
from meadhall.engine.kit.windows import Window
from meadhall.engine.language.catalogue import Catalogue, content_words
from meadhall.games.heropath.actions.trading import offer_args, offered_faces
from meadhall.games.heropath.cards.armament import cannot_arrange
from meadhall.games.heropath.cards.holding import all_cards, category_of
from meadhall.games.heropath.content import CARDS, DRAGON, ENEMIES, HEROES, PACKAGE, SITES
from meadhall.games.heropath.events import heroes
from meadhall.games.heropath.events.land import DragonMoved, GatheringBegan, MatchEnded
from meadhall.games.heropath.growth.vitality import Toll
from meadhall.games.heropath.land import MAP, ROCKS, SPACE, SPACES
from meadhall.games.heropath.ops import Choose, DropAway, Enemy, Gain, Site, Take
from meadhall.games.heropath.rows import competition, dragon_power
from meadhall.games.heropath.scene import ENCOUNTERS
from meadhall.games.heropath.state import EMPTY, NOBODY, State
from meadhall.games.heropath.texts import FOE, SITE, card_by_id, card_name, card_of_piece

# ---- questions


# The type of op behind each question that an instant card may ask.
QUESTION_OPS: Final[dict[str, type[Op]]] = {
    "drop-which": DropAway,
    "drop-where": DropAway,
    "choose-way": Choose,
    "poorest": Gain,
    "take-card": Take,
    "which-enemies": Enemy,
    "move-which": Enemy,
    "move-where": Enemy,
    "space-for-enemy": Enemy,
    "draw-site": Site,
}
DESCRIBED_EVENTS: Final = ("battle", "after-encounter", "flare", "death")


def question(name: str, state: Any, names: Names) -> Text:
    """Return the open question as the player who is asked reads it."""
    question_text, card_text = _question(name, state, names.listener), card_that_asks(name, state)
    return text("question-by-card", card=card_text, question=question_text) if card_text is not None else question_text


def card_that_asks(name: str, s: State) -> Text | None:
    """Return the FORTUNE card that asks this question because it took effect when it was drawn, or None.

    The card is already on the discard pile.
    """
    op, pile = QUESTION_OPS.get(name), s.fortune.discards
    if op is None or not pile or s.busy or s.windows or s.dragon_turn or s.visit is not None:
        return None
    card = CARDS[pile[-1]]
    asks = card.time == "instant" and any(isinstance(effect, op) for effect in card.effect)
    return card_name(pile[-1]) if asks else None


def _question(name: str, s: State, seat: int) -> Text:
    """Return the open question, without the card that asks it."""
    if name == "use-card":
        return _window_question(s, s.windows[-1], seat) if s.windows else text("question-use-card")
    return text(f"question-{name}", **_question_args(name, s, seat))


def _question_args(name: str, s: State, seat: int) -> Mapping[str, Arg]:
    """Return the message arguments of a question: a Place-Site, a card, a partner, an offer."""
    if name == "space-for-site":
        return {"site": SITE[s.faces.face[s.drawn]] if s.drawn != EMPTY and s.faces.face[s.drawn] >= 0 else NO_WORDS}
    if name == "which-card-is-taken":  # every theft takes place in the thief's own turn
        return {"thief": s.now}
    if name == "space-for-enemy":
        return {"dragon": int(s.dragon_turn)}
    if name in ("arrange", "arm-first"):
        reason = cannot_arrange(s, seat) if seat >= 0 else None
        return {"why": reason.message if reason is not None else NO_WORDS, "barred": int(reason is not None)}
    if name == "drop-where":
        equipment = (
            [card for card in all_cards(s.heroes[seat]) if category_of(s, card) == "equipment"] if seat >= 0 else []
        )
        are_alike = len({s.faces.face[card] for card in equipment}) == 1
        return {"card": card_of_piece(s, equipment[0]) if are_alike else NO_WORDS, "one": int(are_alike)}
    if name == "visit" and s.visit is not None:
        return {"site": SITE[s.visit.site]}
    if name == "offer-what":
        return {"partner": s.partner}
    if name == "answer-offer" and s.deal is not None:
        return {"seat": s.deal.seat, **offer_args(offered_faces(s))}
    return {}


def _window_question(s: State, window: Window, seat: int) -> Text:
    """Return the question whether a player uses a card before a pending event."""
    if window.kind == "loss" and seat >= 0:
        return text("question-loss", lost=Toll(s.heroes[seat]).take_loss(window.numbers["loss"]), cause=window.card)
    if window.kind == "cast":
        return text("question-cast", by=window.by, card=card_by_id(window.card))
    if window.kind == "targeted" and seat in window.to:
        if window.card in ENCOUNTERS:
            return text(f"question-{window.card}", by=window.by)
        return text("question-aimed", card=card_by_id(window.card))
    return text(f"question-{window.kind}" if window.kind in DESCRIBED_EVENTS else "question-use-card")


# ---- other texts


def battle_odds(name: str, state: Any, names: Names) -> Words:
    """Return both powers in an undecided battle, for the fighting player only. Others get NOTHING."""
    s: State = state
    battle = s.battle
    if battle is None or battle.stage == "compared" or names.listener != battle.seat:
        return NO_WORDS
    power = dragon_power(s) if battle.foe == DRAGON else ENEMIES[battle.foe].power
    return text("aside-battle", gems=s.heroes[battle.seat].power, foe=FOE[battle.foe], power=power, evil=s.scale.level)


def goal_texts(state: Any) -> Sequence[Text]:
    """Return the texts on the aim of the match."""
    row = competition(state)
    return row.goal(state), text("aim-power", dragon=dragon_power(state)), text("aim-means"), row.evil_text(state)


def affected_seat(event: Any) -> int:
    """Return the seat that an event affects, or NOBODY."""
    if isinstance(event, (heroes.EncounterBegan, heroes.CardStolen, heroes.GoodsSnatched)):
        return event.to
    return event.seat if isinstance(event, (heroes.VitalityLost, heroes.HeroDied)) else NOBODY


def score_name(s: State, points: int) -> Words | None:
    """Return the unit of a score: Power, or Total Power once rivals compare it (HP-END-02, HP-END-08).

    In Solo, return None, which means points.
    """
    row = competition(s)
    if row.is_solo:
        return None
    return Text("counts-total-power" if s.totals and not row.shares_fate else "counts-power")


LAST_OPTIONS: Final = ("give-up", "drop", "pass-on", "twice")


def is_listed_last(option: Any, state: Any, names: Names) -> bool:
    """Whether an option is listed after the others: giving up, dropping something, or changing the order."""
    return option.key in LAST_OPTIONS


def names_place(key: str, name: str) -> bool:
    """Whether a key names this place. F05 is also a card, so only the key "space:F05" names the space."""
    return name not in SPACE or key.startswith("space:")


# ---- the catalogue


def content_texts() -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield the English names and texts of the content."""
    yield from content_words("card", CARDS, "text")
    yield from content_words("site", SITES, "blurb")
    yield from content_words("hero", HEROES)
    yield from content_words("enemy", ENEMIES)
    yield from content_words("rock", ROCKS)
    yield from ((f"region-{region.id}", {"": _name_in_sentence(region.name)}) for region in MAP.region)
    yield from ((f"space-{space.id}", {"": _name_in_sentence(space.name)}) for space in SPACES)
    for site in SITES:
        yield from ((f"activity-{site.id}-{activity.id}", {"": activity.text}) for activity in site.activities)


def _name_in_sentence(name: str) -> str:
    """Return a name for the middle of a sentence, for example `the Fog River`."""
    return f"the {name[4:]}" if name.startswith("The ") else name


LUCK_KINDS: Final = ("dice", "site", "enemy", "scale", "FORTUNE", "MAGIC", "ARMS", "MARKET", "ABILITIES")
WORDING: Final = Wording(
    catalogue=Catalogue(PACKAGE, content_texts()),
    question=question,
    is_listed_last=is_listed_last,
    letters={"travel": "t", "rest": "r", "visit": "v", "search": "s", "collect": "c", "eat": "e", "drop": "d"},
    aside=battle_odds,
    aim=goal_texts,
    points_unit=score_name,
    names_place=names_place,
    affected_seat=affected_seat,
    opens=(heroes.TurnBegan, heroes.RoundBegan),
    marks={
        heroes.RoundBegan: "round",
        heroes.BattleBegan: "fight",
        DragonMoved: "dragon",
        GatheringBegan: "gathering",
        heroes.HeroDied: "death",
        MatchEnded: "end",
    },
    chances={kind: Text(f"chance-{kind.lower()}") for kind in LUCK_KINDS},
)
