"""Rulesets and their clauses."""
