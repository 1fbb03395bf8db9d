"""The compiled heart of the engine: evaluation, transposition table and search, on top of the kernel."""
