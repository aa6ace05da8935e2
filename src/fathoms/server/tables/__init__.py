"""The tables of a process, in play: a table is a live game with seats, connections and clocks, and each of its
parts does one thing for it.

It may import `seating`, `database` and `thinking`, and knows nothing of HTTP.
"""
