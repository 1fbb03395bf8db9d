"""What can go wrong with tables of perfect play."""

from brandubh.errors import BrandubhError


class TableError(BrandubhError):
    """A table that is damaged, of other rules, or cannot be made."""


NO_TABLES = "there are no tables for rules in which men may stop on the throne or the corners"


class FolderError(TableError):
    """A folder in which tables cannot be written."""


class MissingTableError(TableError):
    """A position that is in no table here."""


class NotWrittenError(MissingTableError, FolderError):
    """A table that would have been built here when it was wanted, if its folder could be written."""
