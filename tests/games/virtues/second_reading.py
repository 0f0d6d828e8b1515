"""A second, plain implementation of the menus in the rules file. The tests compare it with the first one.

It uses only the content and the state of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from meadhall.games.virtues.content import CONTENT as C
from meadhall.games.virtues.state import NOBODY, OpenQuest, Player, State

VIRTUES = [virtue.id for virtue in C.virtue]


def count_of_colour(p: Player, colour: str) -> int:
    """Return the number of characters that count as a colour for cards, hero included (SV-GEN-06, SV-VOC-34)."""
    return sum(C.character[card].colour == colour for card in p.characters) + (
        p.all_colours or C.hero[p.hero].colour == colour
    )


def production(p: Player, building: int) -> int:
    card = C.building[building]
    return card.better if count_of_colour(p, card.colour) >= card.need else card.prod


def reachable_amount(p: Player, res: str) -> int:
    """Return the fame or gold that a player could pay, including castles or estates (SV-PAY-01, SV-PAY-02)."""
    kind = "castle" if res == "fame" else "estate"
    made = sum(production(p, building) for building in p.buildings if C.building[building].kind == kind)
    return (p.fame if res == "fame" else p.gold) + made


def has_temple(p: Player, number: int) -> bool:
    return any(C.building[building].no == number for building in p.manned)


def reduced_price(cost: int, reductions: Iterable[tuple[int, int]]) -> int:
    """Return the cost minus all discounts, but not below the smallest minimum (SV-PAY-12)."""
    used = [*reductions]
    return max(cost - sum(less for less, _ in used), min(least for _, least in used)) if used else cost


def recruitable(s: State, p: Player, *reduction: tuple[int, int]) -> list[str]:
    cuts = [*reduction, *([(1, 1)] if has_temple(p, 13) else [])]
    there = [C.character[card] for card in s.tavern if card >= 0]
    return [card.id for card in there if reduced_price(card.cost, cuts) <= reachable_amount(p, "fame")]


def buyable(s: State, p: Player, *reduction: tuple[int, int]) -> list[str]:
    cuts = [*reduction, *([(1, 0)] if has_temple(p, 14) else [])]
    there = [C.elixir[card] for card in s.store if card >= 0]
    return [card.id for card in there if reduced_price(card.cost, cuts) <= reachable_amount(p, "gold")]


# ---- gifts


def usable_sides(p: Player, elixir: int) -> list[list[str]]:
    card = C.elixir[elixir]
    return [card.gifts, card.better] if count_of_colour(p, card.colour) >= card.need else [card.gifts]


def can_pay_gifts(p: Player, cost: Iterable[str]) -> bool:
    """Whether a player can pay a requirement of gifts, trying every side of every elixir (SV-PAY-03, SV-VOC-32)."""
    due = Counter(cost)
    costs = [due]
    if has_temple(p, 16) and reachable_amount(p, "fame") and reachable_amount(p, "gold"):
        costs += [due - Counter([gift]) for gift in due]
    for chosen in product(*([[], *usable_sides(p, elixir)] for elixir in p.elixirs)):
        have = Counter(gift for side in chosen for gift in side)
        have.update({VIRTUES[virtue]: n for virtue, n in enumerate(p.gifts)})
        if any(sum((cost - have).values()) <= have["ANY"] for cost in costs):
            return True
    return False


def is_in_pool(s: State, gift: str) -> bool:
    return any(s.pool) if gift == "ANY" else s.pool[VIRTUES.index(gift)] > 0


def can_exchange(p: Player, available_hands: Iterable[list[int]]) -> bool:
    """Whether a gift in hand can be exchanged for one of another virtue (SV-HRO-03)."""
    others = {virtue for gifts in available_hands for virtue, n in enumerate(gifts) if n}
    return any(n and others - {virtue} for virtue, n in enumerate(p.gifts))


# ---- quests


def is_blocked(s: State, quest: int, place: int) -> bool:
    return any((block.quest, block.place) == (quest, place) for block in s.blocks)


def free_requirements(s: State) -> Iterator[tuple[OpenQuest, int]]:
    """Yield the requirements where a marker may be put. The last one of row 2 is never among them (SV-QST-03 to 05)."""
    for row in (0, 1):
        for quest in s.rows[row]:
            spaces = [at for at, marker in enumerate(quest.markers) if marker == NOBODY]
            for space in spaces if row == 0 or len(spaces) > 1 else []:
                if not is_blocked(s, quest.card, space):
                    yield quest, space


def can_fulfil(p: Player, quest: int, space: int) -> bool:
    asked = C.quest[quest].spaces[space]
    return (
        can_pay_gifts(p, asked.gifts)
        and reachable_amount(p, "fame") >= asked.fame
        and reachable_amount(p, "gold") >= asked.gold
    )


def markers_on_quests(s: State, seats: Iterable[int]) -> list[tuple[OpenQuest, int]]:
    wanted = [*seats]
    return [
        (quest, at) for row in s.rows for quest in row for at, marker in enumerate(quest.markers) if marker in wanted
    ]


def treasures_in_deck(s: State) -> int:
    laid = sum(len(quest.treasures) + len(quest.face_down) for row in s.rows for quest in row)
    return C.components.treasure_cards - laid - len(s.treasure_deck.discards)


# ---- whether cards could do something


def known_faces(s: State, pieces: Iterable[int]) -> set[int]:
    return {s.faces.face[piece] for piece in pieces}


def untapped_characters(p: Player) -> list[int]:
    return [card for card in p.characters if card not in p.tapped]


def may_play_function(s: State, seat: int, function: str) -> bool:
    """Whether a function of a sin card could change something now (SV-SIN-12)."""
    p = s.players[seat]
    players = [player for other, player in enumerate(s.players) if other != seat]
    beside = [C.treasure[face].res for row in s.rows[:2] for quest in row for face in quest.treasures]
    others = [other for other in range(len(s.players)) if other != seat]
    may: dict[str, object] = {
        "Above Reproach": False,
        "Scorn": any(other.might > p.might for other in players),
        "Extortion": any(other.gold for other in players),
        "Grave-Robbing": {*beside} - {"artifact"},
        "Allure": recruitable(s, p, (2, 1)),
        "Seduction": any(untapped_characters(other) for other in players),
        "Rapture": p.tapped,
        "Respite": p.tapped,
        "Covet": any(any(other.gifts) for other in players),
        "Pilfer": any(other.elixirs for other in players),
        "Levelling": any(other.fame > p.fame or other.gold > p.gold for other in players),
        "Gorge": any(s.pool),
        "Devour the Stores": any(C.elixir[card].cost <= 2 for card in s.store if card >= 0),
        "Spoilage": any(any(other.gifts) for other in players),
        "Slaughter": any(C.character[card].cost <= 3 for other in players for card in other.characters),
        "Rampage": markers_on_quests(s, others),
        "Neglect": p.markers and {*p.buildings} - {*p.manned},
    }
    return bool(may.get(function, True))


def may_use_artifact(s: State, p: Player, artifact: str) -> bool:
    spaces = [C.quest[quest.card].spaces[space] for quest, space in free_requirements(s)]
    may: dict[str, object] = {
        "art_1": any(s.pool),
        "art_2": p.sins or p.corruption,
        "art_4": not p.all_colours,
        "art_5": any(C.character[card].cost <= 5 for card in s.tavern if card >= 0),
        "art_6": p.markers and any(not asked.gifts for asked in spaces),
        "art_7": s.armour,
    }
    return bool(may.get(artifact, True))


def may_use_special(s: State, seat: int, number: int) -> bool:
    """Whether the special effect of a castle or an estate could change something (SV-FREE-11)."""
    p = s.players[seat]
    players = [player for other, player in enumerate(s.players) if other != seat]
    may: dict[int, object] = {
        2: recruitable(s, p, (3, 1)),
        3: any(untapped_characters(other) for other in players),
        6: any(other.fame or other.gold for other in players),
        8: buyable(s, p, (3, 0)),
        9: any(s.pool),
        10: can_exchange(p, [s.pool]),
        11: p.sins,
        12: any(card >= 0 for card in s.store),
    }
    return bool(may.get(number, True))


def may_use_hero(s: State, seat: int) -> bool:
    """Whether the ability of a hero's good or evil side could change something (SV-HRO-01, SV-FAL-19)."""
    p = s.players[seat]
    players = [player for other, player in enumerate(s.players) if other != seat]
    if not p.fallen:
        return can_exchange(p, [s.pool, *(other.gifts for other in players)])
    evil = {
        "hero_red": [other.fame for other in players],
        "hero_blue": [len(other.elixirs) for other in players],
        "hero_green": [len(untapped_characters(other)) for other in players],
        "hero_amber": [other.gold for other in players],
        "hero_white": [sum(other.gifts) for other in players],
        "hero_violet": [other.might for other in players],
    }
    return any(evil[C.hero[p.hero].id])


# ---- the menus


def free_play_keys(s: State, seat: int, *marks: str) -> set[str]:
    """Return the keys of the free plays in a window that allows special effects with these marks (4.4)."""
    p = s.players[seat]
    keys = {
        f"drink:{C.elixir[card].id}"
        for card in p.elixirs
        if any(is_in_pool(s, g) for side in usable_sides(p, card) for g in side)
    }
    for building in p.buildings:
        card = C.building[building]
        if card.kind == "temple":
            continue
        keys.add(f"give-up:{card.id}")
        if building in p.manned and card.window in marks and may_use_special(s, seat, card.no):
            keys.add(f"special:{card.id}")
    return keys


def go_keys(s: State, seat: int) -> set[str]:
    """Return the keys of all answers of a player whose go it is (4.3)."""
    p = s.players[seat]
    keys = {"pass", *free_play_keys(s, seat, "any", "own")}
    keys |= {f"recruit:{card}" for card in recruitable(s, p)} | {f"buy:{card}" for card in buyable(s, p)}
    for building in (*s.castles, *s.estates, *s.temples):
        if C.building[building].cost <= reachable_amount(p, "gold"):
            keys.add(f"found:{C.building[building].id}")
    for building in {*p.buildings} - {*p.manned}:
        if p.markers and p.might >= C.building[building].man:
            keys.add(f"man:{C.building[building].id}")
    for face in known_faces(s, p.sins):
        card = C.sin_card[face]
        keys |= {
            f"{function.key}:{card.id}" for function in (card.f1, card.f2) if may_play_function(s, seat, function.name)
        }
    for character in p.characters:
        if any(is_in_pool(s, gift) for gift in C.character[character].gifts):
            keys.add(f"tap:{C.character[character].id}")
    if not p.hero_tapped and may_use_hero(s, seat):
        keys.add("hero")
    if s.options.fall and p.corruption and p.might and reachable_amount(p, "fame") and reachable_amount(p, "gold"):
        keys.add("cleanse")
    return keys if p.fallen else keys | keys_of_good_heroes(s, seat)


def keys_of_good_heroes(s: State, seat: int) -> set[str]:
    """Return the keys for quests, portals and artifacts, which fallen heroes may not use (SV-FAL-11, SV-FAL-12)."""
    p = s.players[seat]
    keys = {
        f"artifact:{C.artifact[card].id}"
        for card in known_faces(s, p.artifacts)
        if may_use_artifact(s, p, C.artifact[card].id)
    }
    for quest, space in free_requirements(s):
        if p.markers and can_fulfil(p, quest.card, space):
            keys.add(f"quest:{C.quest[quest.card].id}.{space + 1}")
    for quest, space in markers_on_quests(s, [seat]):
        if quest.treasures or treasures_in_deck(s):
            keys.add(f"treasure:{C.quest[quest.card].id}.{space + 1}")
    for number, portal in enumerate(C.portal):
        short = sum(max(0, n - p.gifts[VIRTUES.index(virtue)]) for virtue, n in portal.cost.items())
        is_open = s.portals[number] == NOBODY and not is_blocked(s, NOBODY, number)
        if is_open and p.markers and short <= p.portal_less + has_temple(p, 18):
            keys.add(f"portal:{portal.id}")
    return keys


def interrupt_keys(s: State, seat: int) -> set[str]:
    """Return the keys of the answers in window D (SV-FREE-02, SV-SIN-07)."""
    if s.windows[-1].kind != "sin":
        return {"done", *free_play_keys(s, seat, "any")}
    reactions = {
        f"react:{C.sin_card[face].id}"
        for face in known_faces(s, s.players[seat].sins)
        if C.sin_card[face].f2.kind == "reaction"
    }
    return {"done", *free_play_keys(s, seat, "any", "response"), *reactions}


def menu_keys(s: State, seat: int, question: str) -> set[str] | None:
    """Return the keys of the answers that the rules allow, or None for a question that is not implemented here."""
    if question == "go":
        return go_keys(s, seat)
    if question == "after-action":
        return {"done", *free_play_keys(s, seat, "any", "own")}
    if question == "end-of-phase":
        return {"done", *free_play_keys(s, seat, "any")}
    return interrupt_keys(s, seat) if question == "interrupt" else None


# ---- Regrouping


def majority_counts(s: State) -> list[int]:
    """Return how many majorities each player has. A tie gives a majority to nobody (SV-RGP-01 to 04)."""
    counts = [
        [len(p.elixirs), len(p.characters), len(p.buildings), sum(p.gifts), p.fame, p.gold, *_by_colour(p)]
        for p in s.players
    ]
    won = [0] * len(counts)
    for numbers in zip(*counts, strict=True):
        if numbers.count(max(numbers)) == 1 and max(numbers) > 0:
            won[numbers.index(max(numbers))] += 1
    return won


def _by_colour(p: Player) -> list[int]:
    mine = [C.character[card].colour for card in p.characters] + [C.hero[p.hero].colour]
    return [mine.count(colour.id) for colour in C.colour]


def total_production(s: State, seat: int) -> tuple[int, int, int]:
    """Return the fame, gold and might of a player's Production (SV-RGP-20)."""
    p = s.players[seat]
    hero, allies = C.hero[p.hero], [C.character[card] for card in p.characters]
    made = {
        kind: sum(production(p, building) for building in p.buildings if C.building[building].kind == kind)
        for kind in KINDS
    }
    fame = hero.evil_income_fame if p.fallen else hero.income_fame
    gold = hero.evil_income_gold if p.fallen else hero.income_gold
    return (
        fame + sum(card.income_fame for card in allies) + made["castle"],
        gold + sum(card.income_gold for card in allies) + made["estate"],
        sum(card.might_turn for card in allies) + made["temple"] + s.portals.count(seat),
    )


KINDS = ("castle", "estate", "temple")


def next_turn_order(might: list[int], first_player: int) -> list[int]:
    """Return the turn order by rising might. Tied players follow clockwise, the First Player last (SV-RGP-24 to 26)."""
    seats = range(len(might))
    clockwise = [(first_player + step) % len(might) for step in range(1, len(might) + 1)]
    return sorted(seats, key=lambda seat: (might[seat], clockwise.index(seat)))
