"""Studies: lists of chapters under a name, and sheets to be printed."""
