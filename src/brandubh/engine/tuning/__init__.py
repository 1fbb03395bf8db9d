"""Fitting the weights of the evaluation to games of self-play."""
