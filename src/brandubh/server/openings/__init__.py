"""The openings explorer: what is known of a position and its moves, and the counting of finished games."""
