"""Tests of AUCs on few cases by counting everything, and Tango's interval by its definition.

Writes small_samples/pairs.csv (p-values of the permutation test of two AUCs, from all 2^(m+n) patterns of exchange),
small_samples/scores.csv (Mann-Whitney p-values, from all sets of m cases) and small_samples/tango.csv (limits where the
score statistic is the normal quantile, with the constrained maximum of the likelihood found numerically).
Versions: scipy 1.17.1, numpy 2.4.6. Run: python3 tests/golden/small_samples.py
"""

from itertools import combinations, product
from pathlib import Path

import numpy as np
from scipy.optimize import brentq
from scipy.stats import norm, rankdata

FOLDER = Path(__file__).resolve().parent / "small_samples"
FOLDER.mkdir(exist_ok=True)
rng = np.random.default_rng(11)


def save(name, header, rows):
    np.savetxt(FOLDER / name, rows, delimiter=",", fmt="%.17g", header=header, comments="")


def auc(scores, truth):
    above = scores[truth == 1][:, None] - scores[truth == 0][None, :]
    return np.mean((above > 0) + 0.5 * (above == 0))


def permutation_p(truth, a, b):
    ranks = np.array([rankdata(a), rankdata(b)])
    seen = abs(auc(ranks[0], truth) - auc(ranks[1], truth))
    count = 0
    for exchange in product([0, 1], repeat=len(truth)):
        exchange = np.array(exchange)
        cases = np.arange(len(truth))
        first, second = ranks[exchange, cases], ranks[1 - exchange, cases]
        count += abs(auc(first, truth) - auc(second, truth)) >= seen - 1e-9
    return count / 2 ** len(truth)


def rank_sum_p(truth, scores):
    ranks = rankdata(scores)
    positives = int(truth.sum())
    mean = positives * (len(truth) + 1) / 2
    seen = abs(ranks[truth == 1].sum() - mean)
    sums = np.array([ranks[list(chosen)].sum() for chosen in combinations(range(len(truth)), positives)])
    return np.mean(np.abs(sums - mean) >= seen - 1e-9)


TABLES = {
    # AUC 1 of 5 + 7 cases against a model that ranks two pairs of them wrongly, and against a poor one.
    1: ([1] * 5 + [0] * 7, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [12, 11, 10, 9, 6, 8, 7, 5, 4, 3, 2, 1]),
    2: ([1] * 5 + [0] * 7, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [3, 11, 5, 9, 1, 12, 6, 10, 4, 8, 2, 7]),
}
for index in range(3, 11):
    size = 7 + index % 4
    truth = np.array([1, 0] + list(rng.integers(0, 2, size - 2)))
    noise = rng.normal(size=(2, size)) + truth * [[1.5], [0.3]]
    TABLES[index] = (truth, *np.round(noise, index % 3))

pairs, models = [], []
for index, (truth, a, b) in TABLES.items():
    truth, a, b = np.array(truth), np.array(a, float), np.array(b, float)
    p, p_a, p_b = permutation_p(truth, a, b), rank_sum_p(truth, a), rank_sum_p(truth, b)
    for row in zip(truth, a, b):
        pairs.append([index, *row, p, p_a, p_b])
save("pairs.csv", "table,truth,a,b,permutation_p,rank_sum_p_a,rank_sum_p_b", pairs)


def score(only_a, only_b, n, delta):
    """(b - c - n delta) / its standard deviation at the constrained maximum of the likelihood."""
    low, high = max(0.0, -delta), (1 - delta) / 2

    def slope(share):
        terms = [(only_a, share + delta, 1), (only_b, share, 1), (n - only_a - only_b, 1 - 2 * share - delta, -2)]
        return sum(count * sign / max(part, 1e-300) for count, part, sign in terms if count > 0)

    inner = (high - low) * 1e-15
    left, right = low + inner, high - inner
    if slope(left) <= 0:
        share = low
    elif slope(right) >= 0:
        share = high
    else:
        share = brentq(slope, left, right, xtol=1e-300, rtol=8.9e-16)
    return (only_a - only_b - n * delta) / np.sqrt(n * (2 * share + delta * (1 - delta)))


rows = []
for only_a, only_b, n in [(1, 7, 21), (12, 2, 50), (0, 0, 30), (5, 0, 20), (8, 8, 100), (40, 21, 400), (3, 1, 5),
                          (150, 90, 10000)]:
    for level in (0.95, 0.8):
        z = norm.ppf((1 + level) / 2)
        middle = (only_a - only_b) / n
        limits = []
        for sign, end in ((1, -1 + 1e-12), (-1, 1 - 1e-12)):
            start = middle + (1e-12 if sign < 0 else -1e-12)
            limits.append(brentq(lambda delta: score(only_a, only_b, n, delta) - sign * z, start, end,
                                 xtol=1e-15, rtol=8.9e-16))
        rows.append([only_a, only_b, n, level, *limits])
save("tango.csv", "only_a,only_b,n,level,low,high", rows)
