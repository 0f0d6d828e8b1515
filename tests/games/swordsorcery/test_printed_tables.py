"""The tables in chapter 11 of the rules agree with the content: heroes, powers, items, enemies."""

from __future__ import annotations

import itertools
import re
from typing import Final

from msgspec.structs import astuple

from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.content import COMPANIONS, ENEMIES, HEROES, ITEMS, POWERS, SIDES, TALENTS, TREASURES
from meadhall.games.swordsorcery.content import TREASURE_COPIES as COPIES

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
RULES: Final = GAME.rules_text


def section_text(number: str) -> str:
    """Return the text under a heading such as `### 11.2 ...`."""
    return re.split(r"\n#+ ", RULES.split(f"\n### {number} ")[1])[0]


def table_rows(text: str, first: str) -> list[list[str]]:
    """Return the cells of the table whose header begins with this word."""
    lines = text.split(f"\n| {first} |")[1].split("\n")[2:]
    table = itertools.takewhile(lambda line: line.startswith("|"), lines)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_table_of_heroes_equals_the_content() -> None:
    for name, people, move, save, bag, law, chaos in table_rows(section_text("11.2"), "hero"):
        hero = next(card for card in HEROES.values() if card.name == name)
        assert (hero.people, hero.move, hero.save, hero.bag) == (people, int(move), int(save), int(bag))
        for side, printed_cell in zip(SIDES, (law, chaos), strict=True):
            title, styles, start = re.fullmatch(r"\*\*(.*)\*\*: (.*); (.*)", printed_cell).groups()  # type: ignore[union-attr]
            card = hero.side(side)
            assert (card.class_, sorted(card.styles)) == (title, sorted(styles.split(", ")))
            assert [ITEMS[item].name for item in card.start] == start.split(", ")


def test_table_of_soul_gems_equals_the_content() -> None:
    sides = {hero.side(side).class_: hero.side(side) for hero in HEROES.values() for side in SIDES}
    table = table_rows(section_text("11.2"), "class")
    assert len(table) == len(sides) == 10
    for title, innate, *gem in table:
        assert sides[title].innate.name == innate
        assert ["/".join(str(n) for n in astuple(row)) for row in sides[title].gem] == gem


def test_tables_of_powers_and_talents_equal_the_content() -> None:
    powers, talents = section_text("11.2").split("Powers (name")[1].split("Talents.")
    for row in table_rows(powers, "hero"):
        for nature, printed_cell in zip(("both", "law", "chaos"), row[1:], strict=True):
            cards = [card for card in POWERS.values() if HEROES[card.hero].short == row[0] and card.nature == nature]
            printed = [f"{card.name} ({ROMAN[card.rank - 1]}, {card.use}, {card.cd})" for card in cards]
            assert "; ".join(printed) == printed_cell
    for row in table_rows(talents, "hero"):
        for nature, printed_cell in zip(("both", "law", "chaos"), row[1:], strict=True):
            known = [card for card in TALENTS.values() if HEROES[card.hero].short == row[0] and card.nature == nature]
            assert "; ".join(card_row.name for card_row in known) == printed_cell


def test_line_of_companions_equals_the_content() -> None:
    for mate in COMPANIONS.values():
        dice = "1 die" if mate.dice == 1 else f"{mate.dice} dice"
        line = f"{mate.name} (HP {mate.hp}, Armor {mate.armor}, {dice}, move {mate.move}, attack {mate.attack.dice})"
        assert line in section_text("11.2")


def test_table_of_weapons_equals_the_content() -> None:
    table = table_rows(section_text("11.3"), "weapon")
    assert len(table) == 30
    for name, style, reach, dice, tier, notes in table:
        item = next(card for card in ITEMS.values() if card.name == name)
        assert f"{item.style}, {item.hands}" == style
        assert (item.range, item.dice or "/".join(item.dice_by_rank)) == (reach, dice)
        assert f"{item.tier}, {item.cost}" == tier
        assert item.text == notes


def test_table_of_armor_and_shields_equals_the_content() -> None:
    table = table_rows(section_text("11.3"), "armor, shield")
    assert len(table) == 13
    for name, style, armor, dice, shields, tier, notes in table:
        item = next(card for card in ITEMS.values() if card.name == name)
        assert (item.style, item.shield_dice, item.magic_shield) == (style, int(dice), int(shields))
        assert ("-" if item.kind == "shield" else str(item.armor)) == armor
        assert (f"{item.tier}, {item.cost}", item.text) == (tier, notes)


def test_table_of_other_items_equals_the_content() -> None:
    table = table_rows(section_text("11.3"), "artifact, consumable, key")
    assert len(table) == 9 + 9 + 4
    for name, kind, tier, notes in table:
        item = next(card for card in ITEMS.values() if card.name == name)
        assert (item.kind, f"{item.tier}, {item.cost}", item.text) == (kind, tier, notes)


def test_treasure_deck_equals_the_printed_list() -> None:
    line = next(line for line in section_text("11.3").splitlines() if line.startswith("Treasure deck (37): "))
    printed = line.removeprefix("Treasure deck (37): ").rstrip(".").split(" · ")
    cards = list[str]()
    for card, copies in zip(TREASURES, COPIES, strict=True):
        name = ITEMS[card].name if card in ITEMS else f"Purse of {card.partition(':')[2]} Crowns"
        cards.append(f"{name} x{copies}" if copies > 1 else name)
    assert cards == printed


def test_table_of_enemies_equals_the_content() -> None:
    table = table_rows(section_text("11.4"), "enemy")
    assert len(table) == 24
    for name, rank, hp, armor, dice, attack, victim, rules, notes in table:
        card = next(enemy for enemy in ENEMIES.values() if enemy.name == name)
        first = card.attack[0]
        assert (card.rank, card.victim, card.text) == (rank, victim, notes)
        assert f"{card.hp} x{card.horde}" if card.horde else str(card.hp) == hp
        assert (card.armor, card.dice, f"{first.dice} {{{first.range}}}") == (int(armor), int(dice), attack)
        assert " ".join(f"{{{rule.band}}} {rule.do}" for rule in card.rules) == rules


def test_table_of_masters_equals_the_content() -> None:
    table = table_rows(section_text("11.4"), "Master / Villain")
    assert len(table) == 5
    for name, hp, armor, dice, attacks, victim, points, _ in table:
        card = next(enemy for enemy in ENEMIES.values() if enemy.name == name)
        assert (str(card.hp), card.armor, card.dice) == (hp.removesuffix(" [house]"), int(armor), int(dice))
        assert "; ".join(f"{attack.name} {attack.dice} {{{attack.range}}}" for attack in card.attack) == attacks
        assert (card.victim, str(card.sp)) == (victim, points)
        line = "**" + name + "** " + " ".join(f"{{{rule.band}}} {rule.do}" for rule in card.rules)
        assert line in section_text("11.4")
