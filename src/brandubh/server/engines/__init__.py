"""The engine's subprocesses: a bounded pool of them."""
