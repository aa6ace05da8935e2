"""Tables over the net. The rooms and modules in their order, each of which may import those in the lines below it:

routes              what is asked over HTTP and sockets, and the page
tables              the tables of a process, in play
seating             how tables come about, and come back from their rows
config              how a server is set up
database, thinking  what is kept, and how it gets there; the bots' processes
protocol, refusals, keys, rates, metrics, logs    what several rooms speak of

Those in one line do not know each other. `make test` checks this.
"""
