"""The engine's opinion: live analysis of a position, and the report on a whole game."""
