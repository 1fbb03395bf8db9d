"""The web app's server: one folder per feature, each with its routes, its service and its tables."""
