"""What can go wrong with an engine in a process of its own."""

from brandubh.errors import BrandubhError


class EngineError(BrandubhError):
    """An engine did, or was asked for, something wrong."""


class EngineTerminatedError(EngineError):
    """The engine's process has ended, or could not be started."""


class EngineTimeoutError(EngineError):
    """The engine did not answer in time. Its process has been killed."""


class EngineMoveError(EngineError):
    """The engine chose a move that the rules do not allow."""
