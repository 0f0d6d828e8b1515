"""What Heroes says, a folder for each language with files of the same names. May import the rules."""
