"""A tiny game with content and a study: two beasts by lot, four rounds, a die a round and what the beast adds."""

from tests.lab.beasts.rules import GAME as GAME
