"""The text table: a client of a table that draws with characters. It knows only what the table's messages say."""
