"""A table and the messages between it and whoever sits there: a person at a terminal, a browser, a program."""
