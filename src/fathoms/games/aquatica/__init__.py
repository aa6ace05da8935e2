"""Aquatica: an engine builder for one to four."""
