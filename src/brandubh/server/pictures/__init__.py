"""Pictures of positions and games: SVG, PNG and animated GIF."""
