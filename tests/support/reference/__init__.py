"""A second implementation of the rules, for tests only: slow, literal, written from RULES.md alone.

It shares no code and no author's assumptions with the kernel in src/, so that where the two agree, both are probably
right. Do not repair it by looking at the kernel: settle a difference by RULES.md.
"""

from .literal import PRESETS, Reference

__all__ = ["PRESETS", "Reference"]
