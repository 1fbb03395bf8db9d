"""Programs that play: tokens with which they come, accounts that are theirs, and streams of what happens."""
