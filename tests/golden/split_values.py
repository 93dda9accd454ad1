"""Folds, a hold-out and a bootstrap once more, in plain Python integers: writes split_values.json.

With it the tests check that plans are the same natively, in Node and in the browser, and drawn as their headers say.
Python 3.11, no packages. Run: python3 tests/golden/split_values.py
"""

import json
from pathlib import Path

from resampling import Random


def shuffle(values, random):
    for end in range(len(values), 1, -1):
        other = random.below(end)
        values[end - 1], values[other] = values[other], values[end - 1]


def folds(stratum, count, seed):
    """Dealt out one by one, class after class."""
    random = Random(seed)
    order = []
    for label in range(max(stratum) + 1):
        rows = [row for row, one in enumerate(stratum) if one == label]
        shuffle(rows, random)
        order += rows
    fold = [0] * len(stratum)
    for place, row in enumerate(order):
        fold[row] = place % count + 1
    return fold


def bootstrap(rows, seed):
    random = Random(seed)
    return sorted(random.below(rows) for _ in range(rows))


values = {
    "folds": folds([0] * 8, 4, 1),
    "stratum": [0, 1, 1, 0, 2, 0, 1, 0, 0, 1, 2],
    "stratified": folds([0, 1, 1, 0, 2, 0, 1, 0, 0, 1, 2], 3, 2026),
    "bootstrap": bootstrap(20, 2**53),
}
Path(__file__).with_suffix(".json").write_text(json.dumps(values) + "\n")
