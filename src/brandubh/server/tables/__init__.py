"""Tables of perfect play: what is certain about positions of few men."""
