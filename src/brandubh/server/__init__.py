"""The web app's server: one folder per feature, and app.py, which puts them together."""
