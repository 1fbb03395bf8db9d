### The openings explorer: what games, the engine and proofs say of the first moves.

error-openings-damaged = The openings that were counted here are damaged and must be counted again.
