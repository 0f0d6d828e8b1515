"""What is drawn in cells of the terminal: the boards and the tray of dice. May import `scene`."""
