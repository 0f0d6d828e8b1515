"""Questions in words, what the game is about, and which events are worth finding again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meadhall.engine import Names, Wording
from meadhall.engine.kit.effects import Op
from meadhall.engine.kit.windows import Window
from meadhall.engine.language.wording import plain_option
from meadhall.games.heropath.actions.trading import offer_words
from meadhall.games.heropath.cards.armament import cannot_arrange
from meadhall.games.heropath.cards.holding import category_of, holds
from meadhall.games.heropath.content import CARDS, ENEMIES, SITES
from meadhall.games.heropath.dragon.turn import Fly
from meadhall.games.heropath.events import heroes
from meadhall.games.heropath.events.land import DragonMoved, GatheringBegan, MatchEnded
from meadhall.games.heropath.growth.vitality import Toll
from meadhall.games.heropath.land import SPACE
from meadhall.games.heropath.ops import Choose, DropAway, Enemy, Gain, Site, Take
from meadhall.games.heropath.rows import competition, dragon_power
from meadhall.games.heropath.state import EMPTY, NOBODY, State

QUESTIONS: Final = {
    "hero": "Which hero do you play?",
    "free-gems": "Which two gems do you take besides?",
    "keep": "Which card do you keep?",
    "arm-first": "What do you arm at the start?",
    "arrange": "Do you move cards between Armament and Resources?",
    "which-falls": "Which weapon goes back?",
    "action": "What do you do?",
    "travel": "Where to?",
    "travel-now": "A card gives you a Travel. Do you travel now?",
    "sail-where": "Where do you land?",
    "balloon-face": "Which face of the black die?",
    "use-card-for-balloon": "Do you use a card for the balloon?",
    "land-where": "Where do you land?",
    "jump-where": "Where do you go?",
    "rest": "What do you do in your Rest?",
    "use-card-for-search": "Do you use a card for the Search die?",
    "trade-with": "With whom?",
    "offer-what": "What do you offer, and for what?",
    "which-magic": "Which face-down MAGIC card do you give?",
    "which-deck": "Which deck?",
    "buy": "Which card do you buy?",
    "sell": "Which card do you sell?",
    "take-card": "Which card do you take?",
    "keep-card": "Which card do you take?",
    "under-first": "Which card goes under the deck first?",
    "choose-way": "Which do you choose?",
    "convert": "What do you change?",
    "target": "At whom?",
    "poorest": "Who gains it?",
    "encounter-whom": "At whom?",
    "which-category": "Equipment or MAGIC?",
    "which-card-is-taken": "You are robbed. Which card goes?",
    "which-card-to-take": "Which card do you take?",
    "snatch-what": "What do you snatch?",
    "after-the-roll": "The dice have fallen. Do you change anything?",
    "which-dice": "Which dice do you roll again?",
    "push-where": "Where do you push the enemy?",
    "rock": "Where does the Dragon land?",
    "space-for-enemy": "Where do you put the new enemy?",
    "draw-site": "Do you draw a new Place-Site, and say where it stands?",
    "space-for-site": "Where does it stand?",
    "drop": "What do you drop?",
    "which-hidden": "Which face-down card?",
    "which-hidden-taken": "Which face-down cards do you take?",
    "collect": "What do you collect?",
    "surplus": "You hold too many. Which card goes?",
    "drop-which": "Which Equipment card do you drop far away?",
    "drop-where": "Where does it fall?",
    "which-enemy": "Which enemy?",
    "which-enemies": "Which enemies do you turn up?",
    "look-at": "Which hidden enemies do you look at?",
    "turn-up": "Which enemies are turned up?",
    "move-which": "Which enemy do you move?",
    "move-where": "Where to?",
    "place-or-reveal": "Do you place the new enemy, or reveal a hidden one?",
    "move-revealed": "Do you move it by one step?",
    "agree": "Do you agree?",
    "enemy-to-site": "At which Place-Site?",
    "ritual-space": "You are called to the ritual. Where do you stand?",
    "replace-dealt": "Do you replace a card that deals with another hero?",
    "replace-card": "This card deals with another hero. Do you replace it?",
}
MOMENTS: Final = {
    "battle": "The battle is about to be rolled. Do you use a card?",
    "after-encounter": "The Encounter is over. Do you strike back?",
    "flare": "The flare is about to burn: do you use a card?",
    "loss": "You are about to lose VITALITY: do you use a card first?",
    "death": "You are about to die: do you use a card?",
}


AIMED: Final = {"ambush": "ambushes", "thievery": "robs", "snatching": "snatches from"}


# What an instant card asks about while it is carried out.
ASKS: Final[dict[str, type[Op]]] = {
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


def asking(name: str, s: State) -> str:
    """The FORTUNE card that asks as soon as it is drawn: nobody has chosen to use it. It lies on the pile by then."""
    op, pile = ASKS.get(name), s.fortune.discards
    if op is None or not pile or s.busy or s.windows or s.dragon_turn or s.visit is not None:
        return ""
    card = CARDS[pile[-1]]
    return card.name if card.time == "instant" and any(isinstance(one, op) for one in card.effect) else ""


def question(name: str, state: Any, names: Names) -> str:
    """The open question, as the asked player hears it."""
    words, by = _question(name, state, names), asking(name, state)
    return f"{by}: {words[0].lower()}{words[1:]}" if by else words


def _question(name: str, state: Any, names: Names) -> str:
    s: State = state
    if name == "space-for-site" and s.drawn != EMPTY and s.faces.face[s.drawn] >= 0:
        return f"Where does the {SITES[s.faces.face[s.drawn]].name} stand?"
    if name == "which-card-is-taken" and s.now != names.listener:
        return f"{names(s.now)} robs you. Which card goes?"  # by an action or a card, in the thief's own turn
    if name in ("arrange", "arm-first") and names.listener >= 0 and (why := cannot_arrange(s, names.listener)):
        return f"Nothing can be moved between Armament and Resources. {why.words}"
    if name == "drop-where" and names.listener >= 0:
        own = {s.card(one).name for one in holds(s.heroes[names.listener]) if category_of(s, one) == "equipment"}
        return f"Where does your {own.pop()} fall?" if len(own) == 1 else QUESTIONS[name]
    if name == "use-card" and s.windows:
        about = s.windows[-1]
        if about.kind == "loss" and names.listener >= 0:
            lost = Toll(s.heroes[names.listener]).take(about.numbers["loss"])
            return f"You are about to lose {lost} {heroes.because(about.card)}: do you use a card first?"
        if about.kind == "cast":
            return f"{names(about.by)} plays {_card_of(about)}: do you answer it?"
        if about.kind == "targeted" and names.listener in about.to:
            return f"{_aimed(about, names)}: do you answer?"
        return MOMENTS.get(about.kind, "Do you use a card?")
    if name == "visit" and s.visit is not None:
        return f"What do you do at the {SITES[s.visit.site].name}?"
    if name == "offer-what" and s.partner != NOBODY:
        return f"What do you offer {names.inside(s.partner)}, and for what?"
    if name == "answer-offer" and s.deal is not None:
        return f"{names(s.deal.seat)} offers {offer_words(s)}. Do you accept?"
    return QUESTIONS.get(name, "Do you use a card?")


def _aimed(about: Window, names: Names) -> str:
    """Who does what to the listener: an Encounter, by action or card, or a card of another kind."""
    if about.card in AIMED:
        return f"{names(about.by)} {AIMED[about.card]} you"
    return f"{_card_of(about)} is aimed at you"


def _card_of(about: Window) -> str:
    """The name of the card that is about to do something."""
    return next((card.name for card in CARDS if card.id == about.card), "A card")


def aside(name: str, state: Any, names: Names) -> str:
    """In a battle that is not decided yet: the odds in plain numbers."""
    s: State = state
    battle = s.battle
    if battle is None or battle.stage == "compared" or names.listener != battle.seat:
        return ""
    hero, foe = s.heroes[battle.seat], battle.foe
    power = dragon_power(s) if foe >= len(ENEMIES) else ENEMIES[foe].power
    return f"Your gems {hero.power}; the {heroes.foe_name(foe)} {power}, Evil {s.scale.level}."


def aim(state: Any) -> Sequence[str]:
    """What the game is about."""
    s: State = state
    row = competition(s)
    return (
        row.goal(s),
        "Your power is the sum of your gems, your cards and two dice; the Dragon has 15 or more, two dice and Evil.",
        "Rest for GOLD and FOOD, visit Place-Sites for gems and cards, fight enemies for EXPERIENCE and FORTUNE.",
        f"{row.evil(s)} Flares burn whoever lingers near it.",
    )


def befalls(event: Any) -> int:
    """To whom an event was done."""
    if isinstance(event, (heroes.EncounterBegan, heroes.CardStolen, heroes.Snatched)):
        return event.to
    return event.seat if isinstance(event, (heroes.Lost, heroes.Died)) else -1


BEHIND: Final = ("give-up", "drop", "pass-on", "twice")


def late(option: Any, state: Any, names: Names) -> bool:
    """To give up, to drop something and to change the order stand behind what brings the hero on."""
    return option.key in BEHIND


BY_NAME: Final = ("card:", "keep:", "hero:")


def brief_option(option: Any, state: Any, names: Names) -> str:
    """An answer on its button: a card by its name, since what it does is read on it; a rock without whose it is."""
    words = plain_option(option, state, names)
    if isinstance(option, Fly):
        return words.replace("Dragon Rock", "Rock")
    return words.partition(":")[0] if option.key.startswith(BY_NAME) else words


def meant(key: str, name: str) -> bool:
    """A card may be called like a space: F05 is both, and only "space:F05" is in the Ancient Woods."""
    return name not in SPACE or key.startswith("space:")


WORDING: Final = Wording(
    question=question,
    brief_option=brief_option,
    late=late,
    aside=aside,
    aim=aim,
    meant=meant,
    befalls=befalls,
    opens=(heroes.TurnBegan, heroes.RoundBegan),
    marks={
        heroes.RoundBegan: "round",
        heroes.BattleBegan: "fight",
        DragonMoved: "dragon",
        GatheringBegan: "gathering",
        heroes.Died: "death",
        MatchEnded: "end",
    },
    chances={
        "dice": "dice",
        "site": "a Place-Site",
        "enemy": "an enemy",
        "scale": "an enemy of the Scale",
        "FORTUNE": "a FORTUNE card",
        "MAGIC": "a MAGIC card",
        "ARMS": "an ARMS card",
        "MARKET": "a MARKET card",
        "ABILITIES": "an ABILITIES card",
    },
)
