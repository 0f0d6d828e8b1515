"""Dice, the Preparation phase relaxed and in real time, and stopping (4.3 to 4.7). May import `board` and `duels`."""
