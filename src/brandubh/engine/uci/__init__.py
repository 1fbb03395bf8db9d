"""The protocol UCI: its words, our engine as a program that speaks it, and a client for any such program."""
