"""What is asked over HTTP and sockets, and the page: requests are read, handed to a table or the house, and answered.

It may import every other room; none imports it.
"""
