"""Set-up, the end of a quest, and what lies between two (chapter 3, 4.30, 4.31). May import `rounds` and before."""
