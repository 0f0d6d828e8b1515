"""Beasts, a tiny game with content and a study: two random beasts, four rounds, and a die plus the beast's bonus."""

from tests.lab.beasts.rules import GAME as GAME
