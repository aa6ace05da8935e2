"""How the database came to its form, step by step."""
