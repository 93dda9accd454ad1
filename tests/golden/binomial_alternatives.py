"""The binomial test of each alternative, and its critical numbers, by scipy.

Writes two_learners/binomial_alternatives.csv. The critical numbers are found by asking scipy for every number of errors:
the largest that is significantly few, the smallest that is significantly many; nan where there is none.
Versions: scipy 1.14.1, numpy 2.2.6.
Run: python3 tests/golden/binomial_alternatives.py
"""

from pathlib import Path

import numpy as np
from scipy import stats

folder = Path(__file__).parent / "two_learners"
nan = float("nan")


def p(m, n, eps0, alternative):
    return stats.binomtest(m, n, eps0, alternative).pvalue


def critical(n, eps0, alpha, alternative):
    mean = n * eps0
    low = [m for m in range(n + 1) if m < mean and p(m, n, eps0, alternative) <= alpha]
    high = [m for m in range(n + 1) if m > mean and p(m, n, eps0, alternative) <= alpha]
    return max(low, default=nan), min(high, default=nan)


cases = [(30, 200, 0.2, 0.05), (5, 10, 0.3, 0.05), (0, 7, 0.1, 0.05), (7, 7, 0.5, 0.01), (2, 7, 0.5, 0.05),
         (5, 7, 0.5, 0.05), (90, 700, 0.1, 0.05), (285, 1000, 0.3, 0.1), (3, 1000, 0.001, 0.05), (12, 40, 0.2, 0.2),
         (8, 40, 0.2, 0.05), (4, 25, 0.36, 0.05), (14, 25, 0.36, 0.05), (1, 3, 1 / 3, 0.05), (0, 60, 0.05, 0.05),
         (17, 1500, 0.02, 0.01)]
rows = []
for errors, n, eps0, alpha in cases:
    less, _ = critical(n, eps0, alpha, "less")
    low, high = critical(n, eps0, alpha, "two-sided")
    rows.append([errors, n, eps0, alpha, p(errors, n, eps0, "less"), less, p(errors, n, eps0, "two-sided"), low, high])
np.savetxt(folder / "binomial_alternatives.csv", rows, delimiter=",", fmt="%.17g", comments="",
           header="errors,n,eps0,alpha,less,critical_less,two_sided,critical_low,critical_high")
