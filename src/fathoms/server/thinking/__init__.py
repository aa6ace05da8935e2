"""The bots' processes: jobs go there, choices come back, and an answer leaves when it is due.

It may import no other room. A job holds what its seat may know and nothing else.
"""
