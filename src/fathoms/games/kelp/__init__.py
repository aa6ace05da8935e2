"""Kelp: the Shark against the Octopus."""
