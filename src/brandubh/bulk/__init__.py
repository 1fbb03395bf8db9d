"""Long work: where it runs, how its files are written, and the folders in which they lie."""
