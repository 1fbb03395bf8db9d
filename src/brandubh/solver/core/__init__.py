"""The compiled heart of the proof search: its table, the search, the gathering of proofs, and their checking."""
