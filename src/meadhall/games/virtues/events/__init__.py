"""What happened, with its English beside it, to everybody or to one seat. May import content and phrases."""
