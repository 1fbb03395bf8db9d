"""Measures the proof search: ``python bench/solver.py [--json]``."""

import sys

from brandubh.solver import benchmark

if __name__ == "__main__":
    benchmark.run(as_json="--json" in sys.argv)
