"""Opponents: a class each, generic over the games."""
