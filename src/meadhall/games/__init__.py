"""The games, one package each. They are found by entry point, and import nothing but the engine."""
