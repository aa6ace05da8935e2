"""What is kept, in SQLite or PostgreSQL: its schema and migrations, what the server asks of it, the one who writes, and
what an operator does with a database.

It may import no other room, and of games knows only that records can be checked.
"""
