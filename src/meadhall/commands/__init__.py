"""The words of the command `meadhall`, one module each, imported when used."""
