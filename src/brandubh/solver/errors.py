"""The solver's own errors."""

from brandubh.errors import BrandubhError


class CertificateError(BrandubhError):
    """A file that is no certificate, or one that does not prove what it claims."""


class SavedSearchError(BrandubhError):
    """A file that is no saved search, or one of another question."""
