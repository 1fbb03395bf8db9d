"""The compiled heart of the tables: the index, backward analysis, the coding of values, and probing."""
