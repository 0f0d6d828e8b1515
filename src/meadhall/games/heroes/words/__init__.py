"""What Heroes says: in English, and in other languages, each in a folder with files of the same names."""
