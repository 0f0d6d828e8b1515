"""The words of the command `meadhall`, one module each, loaded when used."""
