"""The compiled part of the proof search: transpositions, the search, the gathering of proofs, and their checking."""
