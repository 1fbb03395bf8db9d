"""Perfect play: the tables' verdict on positions of few pieces."""
