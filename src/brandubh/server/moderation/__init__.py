"""Keeping order in a small club: who wants nothing to do with whom, who leaves too often, and what its keepers do."""
