"""Who duels whom, who is out, and who has won (8, 9). May import content, state and events."""
