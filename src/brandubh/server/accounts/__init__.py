"""Accounts: a name and a password, the browsers that are logged in, and what becomes of a guest's games."""
