"""Where games live: the database and its migrations."""
