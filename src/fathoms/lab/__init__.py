"""The laboratory: many games at once, which bot is stronger, and how fast it all goes."""
