"""How tables come about: they are made, joined, left, played on, brought from elsewhere or played again; and how they
come back from their rows, with their seats, clocks and a summary for the lists. `services` is what they all share.

It may import `database` and `thinking`, and knows no table in play.
"""
