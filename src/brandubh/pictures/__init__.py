"""Boards and pieces as pictures and as text."""
