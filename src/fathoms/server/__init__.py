"""The browser table: a server that keeps every table as its record in a database."""
