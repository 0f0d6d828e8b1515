"""An answer, as its button says it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from meadhall.engine import Names, Option
from meadhall.games.swordsorcery import content
from meadhall.games.swordsorcery.combat import activities, hitting
from meadhall.games.swordsorcery.content import EVENTS as EVENT_CARDS
from meadhall.games.swordsorcery.content.tables import EventCard
from meadhall.games.swordsorcery.events import NUMERALS, many
from meadhall.games.swordsorcery.figures import crowd, sight, things
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.goods import door_name
from meadhall.games.swordsorcery.harm.tokens import token_name
from meadhall.games.swordsorcery.market import FORGE_PRICE
from meadhall.games.swordsorcery.moves.steps import cost_of, going
from meadhall.games.swordsorcery.souls import cost_of_rank
from meadhall.games.swordsorcery.state import NOBODY, Hero, State
from meadhall.games.swordsorcery.story.reading import labels
from meadhall.games.swordsorcery.turns.moving import drawing

MARKERS: Final = {
    "clapper": "take the clapper", "cage": "look at the cage", "bell": "ring the bell", "miller": "fetch the miller",
    "priest": "fetch the priest", "twins": "fetch the twins", "widow": "fetch the widow", "tollstone": "the toll-stone",
    "vein": "prise at the vein", "keyhook": "take the key", "lamp1": "put out the lamp", "lamp2": "put out the lamp",
    "lamp3": "put out the lamp", "font": "look into the font", "furnace1": "rake out the furnace",
    "furnace2": "rake out the furnace", "cell": "open the cell",
}  # fmt: skip
REROLLS: Final = {
    "st2": "Born Lucky", "ct1": "Spellweaver", "lucky_coin": "the Gambler's Coin", "song": "the Ballad of Your Death",
    "balance": "the Rune of Balance", "whisper": "a Ghost Soul's whisper",
}  # fmt: skip
Says = Callable[[State, str], str]
_SHORT: Final = {"attack": "Attack", "reorganize": "Change gear", "search": "Search"}
USES: Final = {"hit": "on a hit", "def": "in defense"}  # where the word of the tables says too little
CHOOSING: Final = {"all": "All of them", "enough": "Enough"}  # of the kit, where some are chosen


def option_words(option: Option, s: State, names: Names) -> str:
    """Words by the kind of the answer, with the state that its reader knows."""
    if not isinstance(option, Answer):
        return CHOOSING[option.key]
    said = _KINDS.get(option.kind)
    return _fixed_words(option) if said is None else said(s, option.of)


@cache
def _fixed_words(option: Answer) -> str:
    return _FIXED[option.kind](option.of)


def brief_words(option: Option, s: State, names: Names) -> str:
    """The same for a button: cards by their names alone."""
    if isinstance(option, Answer):
        if option.kind in _FIXED:
            return _fixed_brief(option)
        if option.kind == "take" and (option.of in content.POWERS or option.of in content.TALENTS):
            return _known(option.of)
        if option.kind == "hero" and s.step == "heroes":
            return option_words(option, s, names).partition(":")[0]
        if option.kind == "nature":
            return option_words(option, s, names).partition(",")[0]
        if option.kind in _BRIEF:
            return _BRIEF[option.kind](s, option.of)
    return option_words(option, s, names)


@cache
def _fixed_brief(option: Answer) -> str:
    if option.kind == "use":
        return content.USABLE[option.of].name
    words = _fixed_words(option)
    if option.kind in _SHORT:
        return _SHORT[option.kind]
    return words.partition(":")[0] if option.kind in ("buy", "service", "tavern", "dash", "card") else words


def area_name(s: State, id: str) -> str:
    area = sight.board(s).areas[sight.board(s).index[id]]
    return area.name


def _to(s: State, of: str) -> str:
    """Where to, with what it costs and draws; whoever is forced there in an attack pays nothing."""
    said = f"To {area_name(s, of)}"
    if s.turn is None or s.phase != "hero" or s.attacks or s.heroes[s.turn.hero].ghost:
        return said
    cost = cost_of(going(s, s.turn.hero), sight.board(s).index[of])
    return f"{said}{f', {cost} points' if cost > 1 else ''}{', by an Evade' if drawing(s, s.turn.hero) else ''}"


def _foe(s: State, of: str) -> str:
    ref = int(of)
    return (
        f"{s.name(ref)} in {sight.board(s).areas[enemy.area].name}, {crowd.remaining(s, ref)} HP"
        if (enemy := s.enemy(ref))
        else "an enemy"
    )


def _hero(s: State, of: str) -> str:
    """A hero with how he fares; at the beginning with his people."""
    if of in content.COMPANIONS:
        return content.COMPANIONS[of].name
    hero = next((one for one in s.heroes if one.id == of), None)
    if hero is None or s.step == "heroes":
        card = content.HEROES[of]
        return f"{card.name}, {card.people}: {card.law.class_} by law, {card.chaos.class_} by chaos"
    return f"{hero.name}{', a Ghost Soul' if hero.ghost else f', {crowd.remaining(s, s.heroes.index(hero))} HP'}"


def _nature(s: State, of: str) -> str:
    """A soul nature, with the class that it makes of the hero and the power that this class is born with."""
    if s.aim not in content.HEROES:
        return of.capitalize()
    side = content.HEROES[s.aim].side(of)
    hp = side.gem[0].hp + crowd.MORE_HP.get(s.options.difficulty, 0)
    return f"{of.capitalize()}: {side.class_}, {hp} HP. {side.innate.name}: {side.innate.text}"


def _brief_foe(s: State, of: str) -> str:
    """An enemy without where it stands: that is seen."""
    ref = int(of)
    return f"{s.name(ref)}, {crowd.remaining(s, ref)} HP" if s.enemy(ref) else "an enemy"


def _brief_door(s: State, of: str) -> str:
    """A door by where it leads; a chest as it is."""
    if of not in sight.board(s).bit or not NOBODY < s.active < s.count:
        return _door(s, of)
    link, here = sight.board(s).door(of), s.heroes[s.active].area
    beyond = sight.board(s).areas[link.a if link.b == here else link.b].name
    return f"Open: {beyond}"


def _use(of: str) -> str:
    power = content.USABLE[of]
    return f"{power.name}: {power.text}"


def _take(s: State, of: str) -> str:
    """A power or talent to learn, or something on the ground."""
    if of in content.POWERS:
        power = content.POWERS[of]
        use = "reaction" if power.is_reaction else USES.get(power.use, power.use)
        return f"{power.name} ({NUMERALS[power.rank]}, {use}): {power.text}"
    if of in content.TALENTS:
        return f"{content.TALENTS[of].name}: {content.TALENTS[of].text}"
    return (
        f"Take the {sum(s.crowns.values())} Crowns" if of == "crowns" else f"Take {things.name_of(things.thing_of(of))}"
    )


def _door(s: State, of: str) -> str:
    if of in sight.board(s).bit:
        return f"Open {door_name(s, sight.board(s).door(of))}"
    return "Open the Chest"


def _unlock(of: str) -> str:
    return "Remove the Magic Lock"


def _known(of: str) -> str:
    """A power or talent by its id."""
    return content.POWERS[of].name if of in content.POWERS else content.TALENTS[of].name


def _branch(s: State, of: str) -> str:
    """A label of the open paragraph, with what it costs."""
    return labels(s, s.aim)[int(of) - 1]


def _option(s: State, of: str) -> str:
    """One option of a card that lets somebody choose."""
    known: dict[str, tuple[str, ...]] = {
        "v06": ("10 Crowns for one hero", "One hero refreshes a used power"),
        "v08": ("Lose 6 Crowns", "A Gremlin Pilferer enters"),
        "v19": ("One hero heals 3", "One hero discards all conditions, Criticals and Fire"),
        "gp1": ("Lose 5 Crowns", "Suffer 1 HP"),
    }
    return known[s.aim][int(of) - 1] if s.aim in known else f"Option {of}"


def _card(of: str) -> str:
    """A card of a deck."""
    event: EventCard | None = EVENT_CARDS.get(of)
    if of in content.TRAPS:
        return f"{content.TRAPS[of].name}: {content.TRAPS[of].text}"
    if of in content.ENCOUNTERS:
        return f"{content.ENCOUNTERS[of].name}: {content.ENCOUNTERS[of].text}"
    return (
        event.name if event is not None else content.ITEMS[of].name if of in content.ITEMS else of.replace(":", " of ")
    )


def _wear(of: str) -> str:
    key, _, slot = of.partition("/")
    thing = things.name_of(things.thing_of(key)) if slot else "it"
    where = {"primary": "in the main hand", "secondary": "in the other hand"}.get(slot or key)
    return f"Take {thing} {where}" if where else f"Wear {thing}"


def _hand(of: str) -> str:
    key, _, mate = of.partition("/")
    return f"Hand {things.name_of(things.thing_of(key))} to {content.HEROES[mate].short}"


def _hand_crowns(of: str) -> str:
    n, _, mate = of.partition("/")
    return f"Hand {many(int(n), 'Crown')} to {content.HEROES[mate].short}"


def _enchant(of: str) -> str:
    key, _, id = of.partition("/")
    card = content.ENCHANTMENTS[id]
    return f"{card.name} on {things.name_of(things.thing_of(key))}, {card.cost} Crowns: {card.text}"


def _crowns(s: State, of: str) -> str:
    n = int(of)
    if s.step == "act" and n < 0:
        return f"Receive {many(-n, 'Crown')}"
    return many(n, "Crown") if n else "No Crowns"


def _off(s: State, of: str) -> str:
    """What is worn there, by its name."""
    at = s.shopper if s.phase == "market" else s.active
    wearer = next((hero for hero in s.heroes if hero.id == s.aim), s.heroes[at] if NOBODY < at < s.count else None)
    item = things.worn_in(wearer, of).item if wearer is not None else ""
    name = content.ITEMS[item].name if item else f"the {of} item"
    return f"Put {name} into the bag"


def _raise(s: State, of: str) -> str:
    """To which Soulrank, what it costs, and what it brings."""
    hero = rising(s)
    if hero is None:
        return "Raise the Soulrank"
    price = many(cost_of_rank(hero.rank + 1), "Soul Point")
    return f"Raise to Soulrank {NUMERALS[hero.rank + 1]} for {price}: {gains_of(hero, hero.rank + 1)}"


def _focus(s: State, of: str) -> str:
    hits = hitting.focus_hits(s, s.attacks[-1].attacker)
    price = "at no cost" if activities.is_free_focus(s) else "for an Action activity"
    return f"Focus: +{hits} Hit{'s' if hits > 1 else ''} {price}"


def _whisper(s: State, of: str) -> str:
    if of.isdigit():
        return f"Whisper to {s.name(int(of))}: -1 Hit on its next attack"
    return f"Whisper to {content.HEROES[of].short}: one die may be rolled again"


def _die(s: State, of: str) -> str:
    dice = (
        s.attacks[-1].blue if s.attacks and s.attacks[-1].step == "defend" else s.attacks[-1].dice if s.attacks else []
    )
    at = int(of) - 1
    if at >= len(dice):
        return f"Die {of}"
    return f"The {'red' if dice[at].color == 'R' else 'blue'} {dice[at].number}"


def _redo(of: str) -> str:
    """Dice of a Search that are rolled again: one, named by its number, or all."""
    card, _, number = of.partition("/")
    return f"Roll {f'the {number}' if number else 'both'} again, by {REROLLS[card]}"


def _plain(words: str) -> Callable[[str], str]:
    return lambda of: words


_KINDS: Final[dict[str, Says]] = {
    "to": _to,
    "area": area_name,
    "foe": _foe,
    "hero": _hero,
    "nature": _nature,
    "take": _take,
    "open": _door,
    "end": lambda s, of: "End the campaign" if s.phase == "lost" else "End the turn",
    "die": _die,
    "focus": _focus,
    "crowns": _crowns,
    "off": _off,
    "whisper": _whisper,
    "raise": _raise,
    "branch": _branch,
    "option": _option,
    "again": lambda s, of: "Try again" if s.phase == "lost" else "Once more round the market",
}

# Shorter on a button.
_BRIEF: Final[dict[str, Says]] = {
    "foe": _brief_foe,
    "open": _brief_door,
    "raise": lambda s, of: _raise(s, of).partition(" for ")[0],
}

# The same words in every state.
_FIXED: Final[dict[str, Callable[[str], str]]] = {
    "use": _use,
    "give-up": lambda of: f"Give up {_known(of)}",
    "attack": _plain("Attack with the weapon"),
    "stand": _plain("Stand up"),
    "halt": _plain("End this Movement; the next one has all its points"),
    "dash": _plain("Dash: one movement point, or stand up"),
    "provoke": lambda of: f"Provoke {content.ENEMIES[of].name}",
    "unlock": _unlock,
    "reorganize": _plain("Change which items are equipped"),
    "trade": lambda of: f"Exchange with {content.HEROES[of].short}",
    "search": _plain("Search the area"),
    "interact": lambda of: MARKERS[of].capitalize(),
    "pick": lambda of: "Pick up the Crowns" if of == "crowns" else f"Pick up {things.name_of(things.thing_of(of))}",
    "drop": lambda of: "Drop Crowns" if of == "crowns" else f"Drop {things.name_of(things.thing_of(of))}",
    "companion": _plain("Activate the companion"),
    "evade": _plain("Evade"),
    "stay": _plain("Stay"),
    "stop": _plain("Stop"),
    "hold": _plain("No attack"),
    "done": _plain("Done"),
    "reroll": lambda of: f"Roll again, by {REROLLS[of]}",
    "redo": _redo,
    "rune": _plain("Spend a Rune"),
    "edge": _plain("Rune of the Edge: +1 Hit"),
    "no": _plain("No"),
    "yes": _plain("Yes"),
    "die-now": _plain("Die"),
    "cure": lambda of: f"Discard {token_name(of)}",
    "power": lambda of: content.USABLE[of].name,
    "hand": _hand,
    "give": lambda of: f"Give {things.name_of(things.thing_of(of))}",
    "crowns-only": _plain("Crowns alone"),
    "wear": _wear,
    "bag": _plain("Into the bag"),
    "resurrect": _plain("Return to life"),
    "pass": _plain("Wait"),
    "pay": lambda of: many(int(of), "Crown"),
    "card": _card,
    "top": _plain("On top"),
    "under": _plain("Under the deck"),
    "number": lambda of: f"The {of}",
    "nothing": _plain("Nothing more"),
    "ready": _plain("Ready"),
    "go-on": _plain("On to the quest"),
    "service": lambda of: (
        f"{content.SERVICES[of].name}, {content.SERVICES[of].cost} Crowns: {content.SERVICES[of].text}"
    ),
    "tavern": lambda of: (
        f"{content.SERVICES[of].name}, {content.SERVICES[of].cost} Crowns: {content.SERVICES[of].text}"
    ),
    "buy": lambda of: f"Buy {content.ITEMS[of].name}, {content.ITEMS[of].cost} Crowns: {content.ITEMS[of].text}",
    "sell": lambda of: f"Sell {things.name_of(things.thing_of(of))} for {things.price_of(things.thing_of(of))} Crowns",
    "enchant": _enchant,
    "forge": _plain(f"Have the soul weapon forged, {FORGE_PRICE} Crowns"),
    "hand-crowns": _hand_crowns,
}


# ---- what a Soulrank brings

GROWS: Final = (("hp", "HP"), ("powers", "power"), ("talents", "talent"), ("combat", "Combat"), ("action", "Action"))


def rising(s: State) -> Hero | None:
    """Who may raise his Soulrank by the open question."""
    return s.heroes[s.shopper] if s.phase == "market" else next((one for one in s.heroes if one.id == s.aim), None)


def gains_of(hero: Hero, rank: int) -> str:
    """How the row of the soul gem for a Soulrank is better than the one that the hero has: `+1 HP, +1 talent`."""
    now, then = hero.gem, hero.side.gem[rank - 1]
    more = [(getattr(then, name) - getattr(now, name), word) for name, word in GROWS]
    return ", ".join(f"+{n} {word}" for n, word in more if n)
