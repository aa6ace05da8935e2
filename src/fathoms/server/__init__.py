"""Tables over the net. The rooms, each of which may import those below it and the modules beside them:

routes    what is asked over HTTP and sockets, and the page
tables    the tables of a process, in play
seating   how tables come about, and come back from their rows
database  what is kept, and how it gets there
thinking  the bots' processes

Beside them stands what several rooms speak of: the protocol, refusals, keys, limits, metrics, logs and settings.
"""
