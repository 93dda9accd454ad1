"""The Hodges-Lehmann estimate of differences with ties, and the shifts that the signed-rank test does not reject.

Everything is counted: the test's p-value over all sums of the shared ranks, the statistic of each shift over all
averages of two differences, in fractions. Writes hodges_lehmann/tied.csv: level, estimate, low, high (nan: no shift is
ever rejected) and the differences.
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


def shared_ranks(sizes):
    return [sum(other < size for other in sizes) + Fraction(sum(other == size for other in sizes) + 1, 2)
            for size in sizes]


def sums_of_signs(ranks):
    """How many patterns of signs give each sum of positive ranks."""
    sums = Counter({Fraction(0): 1})
    for rank in ranks:
        sums = sums + Counter({value + rank: count for value, count in sums.items()})
    return sums


def interval(differences, alpha):
    d = [x for x in differences if x != 0]
    averages = sorted(Fraction(a + b, 2) for a, b in combinations_with_replacement(d, 2))
    sums = sums_of_signs(shared_ranks([abs(x) for x in d]))

    def is_too_small(statistic):
        """Whether twice the chance of such a sum, or a smaller one, is at most alpha."""
        return Fraction(2 * sum(count for value, count in sums.items() if value <= statistic), 2 ** len(d)) <= alpha

    if not is_too_small(0):
        return median(averages), None, None

    def statistic(shift):
        """R+ of the differences minus the shift."""
        return sum(a > shift for a in averages) + Fraction(sum(a == shift for a in averages), 2)

    # It falls as the shift grows, and changes at the averages alone: look at them and between them.
    places = sorted(set(averages))
    gaps = [(a + b) / 2 for a, b in zip(places, places[1:])]
    shifts = sorted(places + gaps)
    # The smallest shift with R+ not too large, that is R- not too small; in a gap every number from its left end on.
    low = next(s for s in shifts if not is_too_small(len(averages) - statistic(s)))
    high = next(s for s in reversed(shifts) if not is_too_small(statistic(s)))
    low = low if low in places else max(p for p in places if p < low)
    high = high if high in places else min(p for p in places if p > high)
    return median(averages), low, high


rows = []
for case in range(60):
    n = random.choice([3, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30])
    spread = random.choice([1, 2, 4, 10])
    shift = random.choice([0, 1, spread])
    differences = [random.randint(-spread, spread) + shift for _ in range(n)]
    if not any(differences):
        continue
    level = random.choice([Fraction(9, 10), Fraction(19, 20), Fraction(99, 100)])
    estimate, low, high = interval(differences, 1 - level)
    limits = ["nan" if x is None else repr(float(x)) for x in (low, high)]
    rows.append([repr(float(level)), repr(float(estimate)), *limits, *map(str, differences)])
# 61 of 100 equal sizes up: significant, and the estimate is 0.
for signs in ((61, 39), (55, 45)):
    estimate, low, high = interval([1] * signs[0] + [-1] * signs[1], Fraction(1, 20))
    rows.append(["0.95", *(repr(float(x)) for x in (estimate, low, high)), *["1"] * signs[0], *["-1"] * signs[1]])
text = "level,estimate,low,high,differences\n" + "".join(",".join(row) + "\n" for row in rows)
(folder / "tied.csv").write_text(text)
