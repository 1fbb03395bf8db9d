"""The openings: what games, the engine and proofs say of positions near the start."""
