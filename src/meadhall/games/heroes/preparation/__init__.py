"""Set-up, draft, armies, placing and starting hands (3). May import `board` and `duels`."""
