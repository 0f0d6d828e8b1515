"""Every test of this folder fails if scripted luck stays unused."""

from meadhall.testing.fixtures import all_luck_is_used

__all__ = ["all_luck_is_used"]
