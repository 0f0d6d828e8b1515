"""Free plays, and the windows in which they are asked for (4.4). May import effects."""
