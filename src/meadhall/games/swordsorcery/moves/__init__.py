"""Arrivals and moves on the map: spawning, Shadows, entering areas, forced moves.

May import `harm` and earlier rooms.
"""
