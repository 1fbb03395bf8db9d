"""Games: created, played, taken back, listed and exported; the database holds all of it."""
