"""Boards and pieces as pictures and as text."""

__all__ = ["svg", "text"]
