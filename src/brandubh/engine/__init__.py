"""The engine: evaluation, search, levels for people, the UCI program and a client for any such program."""
