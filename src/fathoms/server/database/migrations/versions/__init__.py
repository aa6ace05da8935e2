"""One module per step, the oldest first."""
