"""Luck and skill: how much each answer and each outcome changed the chances in a match."""

from meadhall.analysis.matches import NotAnalysable, analyse
from meadhall.analysis.report import Analysis, Mistake, Share, Step

__all__ = ["Analysis", "Mistake", "NotAnalysable", "Share", "Step", "analyse"]
