"""The course: its lessons, moves that are tried in them, and hints."""
