"""Short facts such as `slow`, `heal 2`, `dice RB`, taken from a card's ops and from its text, to compare both."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, cast

import msgspec

from meadhall.games.swordsorcery.content import ENEMIES, ITEMS

Entry = Mapping[str, Any]

AMOUNTS: Final = {"SR2": "SR/2", "H2": "H/2", "SR2+1": "1 + SR/2", "SR2+2": "2 + SR/2"}
CONDITIONS: Final = ("ko", "blind", "slow", "stun", "bleeding", "exhaust", "poison")
TAGS: Final = ("magic", "fire", "holy")


def amount(n: Any) -> str:
    return AMOUNTS.get(str(n), str(n))


def signed(n: Any) -> str:
    return f"{n:+d}" if isinstance(n, int) else f"+{amount(n)}"


def condition_fact(name: str, level: Any) -> str:
    return f"poison {level}" if name == "poison" and level else name


# ---- facts of the ops


def condition_facts(entry: Entry) -> Iterator[str]:
    """Yield the conditions in `names`. The name `any` means every Body Condition and Critical."""
    for name in str(entry.get("names", "")).split(","):
        if name in (*CONDITIONS, "bash", "pull"):
            yield name
        elif name == "any":
            yield "Criticals too"


def range_facts(entry: Entry) -> Iterator[str]:
    """Yield the range of an effect."""
    word, _, far = str(entry.get("who", "")).partition(":")
    if word in ("near_heroes", "near_enemies"):
        yield f"within {far}"
    least, _, most = str(entry.get("range", "")).partition("-")
    if "op" in entry and entry["op"] != "attack" and most.isdigit() and most != "0":
        yield f"within {most}" if least == "0" else f"{least} to {most} away"


def reroll_facts(entry: Entry) -> Iterator[str]:
    yield "reroll an attack" if entry["of"] == "own_attack" else "reroll anything"


def attack_facts(entry: Entry) -> Iterator[str]:
    if entry.get("dice"):
        yield f"dice {entry['dice']}"
    if entry.get("hits"):
        yield f"hits {signed(entry['hits'])}"
    if entry.get("lethal"):
        yield f"lethal {amount(entry['lethal'])}"
    if entry.get("aoe") is not None:
        yield f"AoE {entry['aoe']}"
    yield from (tag for tag in TAGS if entry.get(tag))


def buff_facts(entry: Entry) -> Iterator[str]:
    """Yield the number that a buff changes."""
    stat, n = entry["stat"], entry.get("n", 0)
    if stat in ("hits", "armor", "move", "def_dice"):
        yield f"{stat} {signed(n)}"
    elif stat == "marked":
        yield "hits +1"
    yield from condition_facts(entry)


def condition_op_facts(entry: Entry) -> Iterator[str]:
    yield condition_fact(entry["name"], entry.get("level", 1))
    if entry.get("master"):
        yield entry["master"]


def critical_facts(entry: Entry) -> Iterator[str]:
    yield f"critical {entry['stat'].capitalize()}{' red' if entry['color'] == 'red' else ''}"


FactReader = Callable[[Entry], Iterator[str]]


def pattern_reader(words: str) -> FactReader:
    """Return a reader for a pattern such as `heal {n}`."""

    def read(entry: Entry) -> Iterator[str]:
        yield words.format(n=amount(entry.get("n", "")), signed=signed(entry.get("n", 0)), level=entry.get("level"))

    return read


OPS: Final[Mapping[str, FactReader]] = {
    "attack": attack_facts,
    "weapon_attack": attack_facts,
    "hits": pattern_reader("hits {signed}"),
    "dice": lambda entry: iter([f"dice {entry['dice']}"]),
    "lethal": pattern_reader("lethal {n}"),
    "double_hits": pattern_reader("double"),
    "shields": pattern_reader("shields {signed}"),
    "wound": pattern_reader("lose {n}"),
    "condition": condition_op_facts,
    "cure": condition_facts,
    "reroll": reroll_facts,
    "refresh_power": lambda entry: iter([f"refresh up to {entry['max_cd']}"]),
    "critical": critical_facts,
    "fire": lambda entry: iter([f"fire {'I' * entry['level']}"]),
    "magic_shield": pattern_reader("Magic Shield {n}"),
    "buff": buff_facts,
    "hidden": pattern_reader("hidden"),
    "bash": pattern_reader("bash"),
    "pull": pattern_reader("pull"),
    "crowns": lambda entry: iter([f"crowns {abs(entry['n'])}"]),
    "steal": pattern_reader("crowns {n}"),
    "soul": lambda entry: iter([f"soul {abs(entry['n'])}"]),
    "treasure": pattern_reader("treasure"),
    "trap": pattern_reader("trap"),
    "item": lambda entry: iter([ITEMS[entry["id"]].name]),
    "spawn": lambda entry: iter([ENEMIES[entry["enemy"]].name] if entry["enemy"] in ENEMIES else []),
}  # fmt: skip
HITS: Final = ("hits", "enemy_hits", "evade_hits", "companion_hits", "first_enemy_attack")
STATICS: Final[Mapping[str, FactReader]] = {
    **{name: pattern_reader("hits {signed}") for name in HITS},
    **{name: pattern_reader("hp {signed}") for name in ("hp", "companion_hp")},
    **{name: pattern_reader(f"{name} {{signed}}") for name in ("move", "save", "def_dice")},
    "lethal": pattern_reader("lethal {n}"),
    "ward_start": pattern_reader("Magic Shield {n}"),
    "immune": condition_facts,
    "reroll": reroll_facts,
    "tag": lambda entry: iter([entry["tag"]]),
    "crowns_on_kill": pattern_reader("crowns {n}"),
    "chest_crowns": pattern_reader("crowns {n}"),
    "soul_on_red": pattern_reader("soul {n}"),
}  # fmt: skip


def heal_facts(entry: Entry) -> Iterator[str]:
    """Yield the healed HP. An amount for each lamp or hero counts as `heal 1`, because texts describe it so."""
    n = str(entry["n"])
    yield "heal 1" if n == "lamps" or n.startswith("heroes_within") else f"heal {amount(entry['n'])}"


def nested_effects(entry: Any) -> Iterator[Entry]:
    """Yield all ops and static effects inside a card, at any depth."""
    parts: Iterable[Any] = ()
    if isinstance(entry, dict):
        card = cast("dict[str, Any]", entry)
        if "op" in card or "mod" in card:
            yield card
        parts = card.values()
    elif isinstance(entry, (list, tuple)):
        parts = cast("list[Any]", entry)
    for part in parts:
        yield from nested_effects(part)


def facts_of_effects(card: msgspec.Struct) -> set[str]:
    """Return the facts of a card's ops and static effects."""
    found = set[str]()
    plain: Entry = msgspec.to_builtins(card)
    for entry in nested_effects(plain):
        op, mod = entry.get("op", ""), entry.get("mod", "")
        found |= set(range_facts(entry))
        if entry.get("save") and isinstance(entry["save"], bool):
            found.add("saves")
        if op == "heal":
            found |= set(heal_facts(entry))
        elif op in OPS:
            found |= set(OPS[op](entry))
        elif mod in STATICS:
            found |= set(STATICS[mod](entry))
    return found | set(printed_facts(plain))


def printed_facts(entry: Entry) -> Iterator[str]:
    """Yield facts of the card outside its ops: weapon tags, Lethal and AoE of enemies, Magic Shields of armor."""
    if entry.get("kind") == "weapon":
        yield from (tag for tag in TAGS if entry.get(tag))
        if entry.get("close"):
            yield f"hits {entry['close']:+d}"
    if entry.get("magic_shield"):
        yield f"Magic Shield {entry['magic_shield']}"
    attacks = entry.get("attack", ())  # a companion has a single attack instead of a list, without Lethal and AoE
    for attack in cast("list[Entry]", attacks) if isinstance(attacks, list) else ():
        if attack.get("lethal"):
            yield f"lethal {attack['lethal']}"
        if attack.get("aoe") is not None:
            yield f"AoE {attack['aoe']}"
    if entry.get("offhand"):
        yield f"dice {entry['offhand']}"


def optional_facts(card: msgspec.Struct) -> set[str]:
    """Return the facts that a text may contain in addition: numbers of the card, such as its range."""
    plain: Entry = msgspec.to_builtins(card)
    places: list[Entry] = [plain, plain.get("active") or {}, *nested_effects(plain)]
    ranges = [str(part.get("range", "")).rpartition("-")[2] for part in places]
    numbers = [str(part.get("n", "")).partition(":") for part in nested_effects(plain)]
    found = {f"within {part}" for part in (*ranges, *(of for word, _, of in numbers if word == "heroes_within"))}
    found |= {"hits +1"} if plain.get("frenzy") else set()
    found |= {"dice B"} if plain.get("horde") else set()
    return found | {name for name in plain.get("immune", ()) if name == "bash"}


# ---- facts of the text

NUMBER: Final = r"(\d \+ SR/2|SR/2|H/2|H\b|\d+)"
TEXT_PATTERNS: Final[tuple[tuple[str, str], ...]] = (
    (r"K\.O\.", "ko"),
    (r"\bBlind", "blind"),
    (r"\bSlow", "slow"),
    (r"\bStun", "stun"),
    (r"\bBleeding", "bleeding"),
    (r"\bExhaust", "exhaust"),
    (r"\bPoison(?:ed)? (\d)", "poison {}"),
    (r"\bPoison(?:ed)?(?! \d|ed \d)", "poison"),
    (r"\bFire (I{1,3})\b", "fire {}"),
    (r"\b[Hh]eals? " + NUMBER, "heal {}"),
    (r"\b(?:[Ll]oses?|Crowns or) (\d) HP", "lose {}"),
    (r"\b(\d|SR/2) Magic Shields?", "Magic Shield {}"),
    (r"([+-](?:\d|SR/2)) Hits?\b", "hits {}"),
    (r"\badds? (\d) Hit", "hits +{}"),
    (r"([+-]\d) Armor", "armor {}"),
    (r"([+-]\d) movement point", "move {}"),
    (r"([+-]\d) HP", "hp {}"),
    (r"Save ([+-]\d)", "save {}"),
    (r"\bpass a Save\b", "saves"),
    (r"([+-]\d) Shields?", "shields {}"),
    (r"up to 1 more die", "def_dice +1"),
    (r"1 die fewer", "def_dice -1"),
    (r"\bBash", "bash"),
    (r"\bpulled|: Pull", "pull"),
    (r"red Critical, (\w+)", "critical {} red"),
    (r"(?<!red )Critical, (Armor|Hits)", "critical {}"),
    (r"AoE (\d)", "AoE {}"),
    (r"Lethal (\d)", "lethal {}"),
    (r"one Hit becomes Lethal", "lethal 1"),
    (r"SR/2 of its Hits become Lethal", "lethal SR/2"),
    (r"\bwithin (\d)", "within {}"),
    (r"\b(\d+) Crowns", "crowns {}"),
    (r"(\d) (?:extra )?Soul Point", "soul {}"),
    (r"[Yy]ou are Hidden until", "hidden"),
    (r"(?<!\d )Critical(?:s\b| or)", "Criticals too"),
    (r"cooldown 0, 1 or 2", "refresh up to 2"),
    (r"cooldown 0 to 3", "refresh up to 3"),
    (r"(\d to \d) away", "{} away"),
    (r"\bdouble\b", "double"),
    (r"[Mm]agic(?! (?:Shield|Lock|Key|attack))", "magic"),
    (r"\b[Hh]oly\b(?! Water)", "holy"),
    (r"\bfire\b", "fire"),
    (r"draws? a Treasure", "treasure"),
    (r"\b1 Trap card", "trap"),
)
DICE: Final = r"(?:(\d) Red)?(?: and )?(?:(\d) Blue)? di(?:e|ce)"


def facts_in_text(text: str) -> set[str]:
    """Return the facts in the text of a card."""
    found = {words.format(*match.groups()) for pattern, words in TEXT_PATTERNS for match in re.finditer(pattern, text)}
    for match in re.finditer(DICE, text):
        red, blue = (int(count or 0) for count in match.groups())
        if red or blue:
            found.add(f"dice {'R' * red}{'B' * blue}")
    if re.search(r"Attack (?:each|every) hero in his", text):
        found.add("AoE 0")
    if "reroll" in text:
        found.add("reroll an attack" if "attack" in text and "Save or Search" not in text else "reroll anything")
    found |= {card.name for card in ITEMS.values() if card.name in text}
    return found | {card.name for card in ENEMIES.values() if not card.is_master and re.search(f"{card.name}s?", text)}
