"""Free plays, and the windows that offer them (4.4). May import effects."""
