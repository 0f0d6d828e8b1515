"""Each test of this folder must use up the luck that it scripts."""

from meadhall.testing.fixtures import all_luck_is_used

__all__ = ["all_luck_is_used"]
