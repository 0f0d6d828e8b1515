"""A tiny game with content and a study: two random beasts, four rounds, a die each round plus the beast's bonus."""

from tests.lab.beasts.rules import GAME as GAME
