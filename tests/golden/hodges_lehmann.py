"""The Hodges-Lehmann estimate of differences with ties and zeros, and its interval.

Everything is counted, in fractions: the averages of every two differences, and how many of the 2^n patterns of signs
give each sum of the ranks 1 to n, as R's qsignrank has it. The interval is found from its definition: the closure of
the shifts that are no average themselves and for which neither the number of averages above nor below is significantly
small. Writes hodges_lehmann/tied.csv: level, estimate, low, high (nan: no shift is ever rejected) and the differences.
Version: Python 3.11. Run: python3 tests/golden/hodges_lehmann.py
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from statistics import median

random = Random(20261122)
folder = Path(__file__).parent / "hodges_lehmann"
folder.mkdir(exist_ok=True)


def sums_of_signs(n):
    """How many patterns of signs give each sum of positive ranks."""
    sums = Counter({0: 1})
    for rank in range(1, n + 1):
        sums = sums + Counter({value + rank: count for value, count in sums.items()})
    return sums


def interval(d, alpha):
    averages = sorted(Fraction(a + b, 2) for a, b in combinations_with_replacement(d, 2))
    sums = sums_of_signs(len(d))

    def is_too_small(statistic):
        """Whether twice the chance of such a sum, or a smaller one, is at most alpha."""
        return Fraction(2 * sum(count for value, count in sums.items() if value <= statistic), 2 ** len(d)) <= alpha

    if not is_too_small(0):
        return median(averages), None, None
    places = sorted(set(averages))
    # Between two neighbouring averages the counts do not change; before the first and after the last one of them is 0.
    kept = [(a, b) for a, b in zip(places, places[1:])
            if not is_too_small(sum(x >= b for x in averages)) and not is_too_small(sum(x <= a for x in averages))]
    # No gap is kept where one average alone takes the place of both limits.
    if not kept:
        alone = [p for p in places if not is_too_small(sum(x <= p for x in averages))
                 and not is_too_small(sum(x >= p for x in averages))]
        assert len(alone) == 1
        return median(averages), alone[0], alone[0]
    return median(averages), kept[0][0], kept[-1][1]


rows = []


def add(level, differences):
    estimate, low, high = interval(differences, 1 - level)
    limits = ["nan" if x is None else repr(float(x)) for x in (low, high)]
    rows.append([repr(float(level)), repr(float(estimate)), *limits, *map(str, differences)])


for case in range(60):
    n = random.choice([3, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30])
    spread = random.choice([1, 2, 4, 10])
    shift = random.choice([0, 1, spread])
    differences = [random.randint(-spread, spread) + shift for _ in range(n)]
    level = random.choice([Fraction(9, 10), Fraction(19, 20), Fraction(99, 100)])
    if any(differences):
        add(level, differences)
# Most differences are zero, and all are equal.
add(Fraction(19, 20), [0] * 12 + [3] * 6)
add(Fraction(19, 20), [2] * 8)
# 61 of 100 equal sizes up: the test is significant, the interval contains 0.
for signs in ((61, 39), (55, 45)):
    add(Fraction(19, 20), [1] * signs[0] + [-1] * signs[1])
text = "level,estimate,low,high,differences\n" + "".join(",".join(row) + "\n" for row in rows)
(folder / "tied.csv").write_text(text)
