"""What happened, to everybody or to one seat. May import content and texts."""
