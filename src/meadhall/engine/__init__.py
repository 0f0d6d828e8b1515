"""The rules engine: flows and asks, tables and matches, chance, pieces and views. No I/O, no clock, no game's name."""
