"""Long work: where it runs, and how its files are written."""
