"""Rounds: Time Phase, Battle Phase with its Hero Turns, Event Phase (4.8 to 4.16, 4.24, 4.28). May import `effects`."""
