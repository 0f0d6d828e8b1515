"""The 48 verbs of cards and Place-Sites (HP-CON-07), as data.

`content/cards.toml` explains each verb and its fields. Each verb is carried out by the package of
its subject. For example, `growth` carries out the verb `gain`.
"""

from __future__ import annotations

from typing import Literal

from meadhall.engine.kit.effects import Op as KitOp

Region = Literal["riverbank", "cave", "highlands", "ruby", "plains", "forest"]
Foe = Literal["warlock", "werewolf", "skeleton", "crocodile", "troll", "goblin", "dragon"]
Deck = Literal["ARMS", "MARKET", "ABILITIES", "MAGIC", "FORTUNE"]
Good = Literal["WISDOM", "SKILLS", "EXPERIENCE", "FAITH", "VITALITY", "GOLD", "FOOD"]
Category = Literal["magic", "equipment", "companions", "abilities"]
LossCause = Literal["battle", "tie", "evasion", "active-flare", "incidental-flare", "card", "encounter", "site"]
Who = Literal["self", "target", "attacker", "each-hero", "all-in", "others-in", "poorest-opponent"]
Per = Literal["battle", "turn", "round", "visit"]
Need = Literal[
    "sword", "bow", "shield", "axe-or-blunt", "blade", "wounded", "companions>=1", "companions>=3", "in-prison",
    "on-riverbank",
]  # fmt: skip
Rule = Literal[
    "cliffs", "fords", "evade-free", "ferry-anywhere", "two-weapons", "arm-in-turn", "visit-twice", "pray-at-rest",
    "choose-stolen-card", "snatch-two",
]  # fmt: skip
Happening = Literal["gained", "armed", "rest", "victory", "search-gold", "search-no-food", "experience-full"]


class Op(KitOp, frozen=True, tag_field="verb"):
    """One part of the effect of a card or an activity."""


# ---- lasting verbs, in force while their card is active


class Power(Op, frozen=True, tag="power"):
    n: int
    vs: tuple[Foe, ...] = ()
    not_vs: tuple[Foe, ...] = ()
    region: tuple[Region, ...] = ()
    need: Need | None = None
    once: Literal["first-battle"] | None = None


class Special(Op, frozen=True, tag="special"):
    until: Literal["turn"] | None = None


class Paces(Op, frozen=True, tag="paces"):
    n: int
    region: tuple[Region, ...] = ()
    until: Literal["action"] | None = None


class Counts(Op, frozen=True, tag="counts"):
    SKILLS: int = 0
    WISDOM: int = 0
    FAITH: int = 0
    EXPERIENCE: int = 0
    unique: str = ""


class Ward(Op, frozen=True, tag="ward"):
    loss: tuple[LossCause, ...]
    n: int
    per: Per


class Immune(Op, frozen=True, tag="immune"):
    to: tuple[Literal["leech", "active-flare", "incidental-flare", "thievery", "snatching"], ...]


class Reroll(Op, frozen=True, tag="reroll"):
    die: Literal["hero", "search"]
    n: int
    per: Literal["turn"]


class Cheaper(Op, frozen=True, tag="cheaper"):
    what: Literal["cards", "train:WISDOM", "train:SKILLS"]
    n: int
    per: Literal["visit"]


class Hold(Op, frozen=True, tag="hold"):
    category: Category
    n: int


class Allow(Op, frozen=True, tag="allow"):
    rule: Rule
    until: Literal["action", "turn"] | None = None


class Attach(Op, frozen=True, tag="attach"):
    to: tuple[str, ...]


class Boost(Op, frozen=True, tag="boost"):
    n: int


class On(Op, frozen=True, tag="on"):
    event: Happening
    do: tuple[AnyOp, ...]
    per: Literal["turn"] | None = None


# ---- one-time verbs, carried out when their card is used


class AddPower(Op, frozen=True, tag="add_power"):
    n: int
    vs: tuple[Foe, ...] = ()
    not_vs: tuple[Foe, ...] = ()
    need: Need | None = None


class AddSpecial(Op, frozen=True, tag="add_special"):
    pass


class DropDie(Op, frozen=True, tag="drop_die"):
    vs: tuple[Foe, ...] = ()
    not_vs: tuple[Foe, ...] = ()


class HeroPower(Op, frozen=True, tag="hero_power"):
    n: int
    who: Who


class RerollNow(Op, frozen=True, tag="reroll_now"):
    die: Literal["hero", "enemy", "battle", "any-own"]
    n: int


class AfterBattle(Op, frozen=True, tag="after_battle"):
    do: tuple[AnyOp, ...]


class Gain(Op, frozen=True, tag="gain"):
    res: Good
    n: int
    who: Who = "self"
    if_paid: bool = False


class Lose(Op, frozen=True, tag="lose"):
    res: Good
    n: int
    who: Who = "self"
    region: tuple[Region, ...] = ()
    cause: LossCause = "card"


class Convert(Op, frozen=True, tag="convert"):
    a: Literal["GOLD", "FOOD"]
    b: Literal["GOLD", "FOOD"]
    n: int


class Cure(Op, frozen=True, tag="cure"):
    n: int


class Leech(Op, frozen=True, tag="leech"):
    n: int
    who: Who


class Draw(Op, frozen=True, tag="draw"):
    deck: Deck
    n: int
    keep: int = 0


class Take(Op, frozen=True, tag="take"):
    deck: tuple[Deck, ...]
    n: int
    max_price: int


class Buy(Op, frozen=True, tag="buy"):
    deck: tuple[Deck, ...]
    adjust: int
    type: str = ""


class Sell(Op, frozen=True, tag="sell"):
    category: tuple[Category, ...]
    gold: int


class Steal(Op, frozen=True, tag="steal"):
    category: Category
    n: int
    how: Literal["random"]


class Refresh(Op, frozen=True, tag="refresh"):
    n: int


class FreeCost(Op, frozen=True, tag="free_cost"):
    gold: int


class DropAway(Op, frozen=True, tag="drop_away"):
    category: Category
    n: int
    spaces: int


class Jump(Op, frozen=True, tag="jump"):
    to: tuple[Literal["any", "region:highlands", "region:ruby", "region:riverbank"], ...]
    need: Need | None = None


class Swap(Op, frozen=True, tag="swap"):
    who: Who


class Balloon(Op, frozen=True, tag="balloon"):
    pass


class SetDie(Op, frozen=True, tag="set_die"):
    die: Literal["flare"]


class Action(Op, frozen=True, tag="action"):
    n: int


class BonusAction(Op, frozen=True, tag="bonus_action"):
    kinds: tuple[Literal["travel"], ...]


class Encounter(Op, frozen=True, tag="encounter"):
    kind: Literal["ambush", "thievery", "snatching"]
    range: int


class Cancel(Op, frozen=True, tag="cancel"):
    what: tuple[Literal["encounter", "ambush", "anti-hero", "magic", "flare-burn"], ...]


class Shield(Op, frozen=True, tag="shield"):
    against: tuple[Literal["encounter", "anti-hero"], ...]
    until: Literal["my-next-turn"]


class Enemy(Op, frozen=True, tag="enemy"):
    op: Literal["expose", "peek", "move", "place", "banish", "replace"]
    n: int
    range: int = 0
    where: Literal["", "adjacent-self", "adjacent-target", "my-regions"] = ""
    hidden: bool = True
    steps: int = 0
    may_expose: bool | int = 0


class Site(Op, frozen=True, tag="site"):
    op: Literal["place"]
    distance: int


class Dragon(Op, frozen=True, tag="dragon"):
    op: Literal["turn"]


class Weather(Op, frozen=True, tag="weather"):
    kind: Literal["gale", "fog", "snow", "clear"]
    until: Literal["my-next-turn"]


class Choose(Op, frozen=True, tag="choose"):
    options: tuple[tuple[AnyOp, ...], ...]


class Arm(Op, frozen=True, tag="arm"):
    pass


class Arena(Op, frozen=True, tag="arena"):
    pass


AnyOp = (
    Power | Special | Paces | Counts | Ward | Immune | Reroll | Cheaper | Hold | Allow | Attach | Boost | On | AddPower
    | AddSpecial | DropDie | HeroPower | RerollNow | AfterBattle | Gain | Lose | Convert | Cure | Leech | Draw | Take
    | Buy | Sell | Steal | Refresh | FreeCost | DropAway | Jump | Swap | Balloon | SetDie | Action | BonusAction
    | Encounter | Cancel | Shield | Enemy | Site | Dragon | Weather | Choose | Arm | Arena
)  # fmt: skip
