"""How often intervals of an AUC include the true one: prints a table, which cpp/intervals and docs/architecture.md rest on.

Scores are drawn from two normal distributions of equal variance, or from two exponential ones; `shown` is the interval
that a report shows: DeLong's on the logit scale, and Newcombe's (method 5) where that does not exist, at an area of 0
or 1. Newcombe's limits are found by bisection. Python 3.11, numpy 1.26.4, scipy 1.14.1.
Run: python3 tests/golden/auc_coverage.py
"""

import numpy as np
from scipy.stats import norm

LEVEL = 0.95
SAMPLES = 4_000
Z = norm.ppf((1 + LEVEL) / 2)
random = np.random.default_rng(2006)


def normal(auc, positives, negatives):
    return random.normal(np.sqrt(2) * norm.ppf(auc), 1, positives), random.normal(0, 1, negatives)


def exponential(auc, positives, negatives):
    return random.exponential(auc / (1 - auc), positives), random.exponential(1, negatives)


def estimate(positive, negative):
    """(area, DeLong's standard error) of scores without ties."""
    above = np.searchsorted(np.sort(negative), positive) / len(negative)
    below = 1 - np.searchsorted(np.sort(positive), negative) / len(positive)
    return above.mean(), np.sqrt(above.var(ddof=1) / len(positive) + below.var(ddof=1) / len(negative))


def newcombe_low(auc, positives, negatives):
    low, high = 0.0, auc
    for _ in range(60):
        theta = (low + high) / 2
        others = (positives + negatives) / 2 - 1
        variance = theta * (1 - theta) / (positives * negatives)
        variance *= 1 + others * ((1 - theta) / (2 - theta) + theta / (1 + theta))
        low, high = (theta, high) if auc - theta > Z * np.sqrt(variance) else (low, theta)
    return low


def covered(auc, draw, positives, negatives):
    """Whether the plain, the logit and Newcombe's interval, and the one shown, include the area."""
    area, error = estimate(*draw(auc, positives, negatives))
    plain = abs(area - auc) <= Z * error
    newcombe = newcombe_low(area, positives, negatives) <= auc <= 1 - newcombe_low(1 - area, positives, negatives)
    if not 0 < area < 1 or error == 0:
        return plain, False, newcombe, newcombe
    distance = abs(np.log(area / (1 - area)) - np.log(auc / (1 - auc)))
    logit = distance <= Z * error / (area * (1 - area))
    return plain, logit, newcombe, logit


print("scores       area  cases    plain  logit  newcombe  shown")
for draw in (normal, exponential):
    for auc in (0.7, 0.9, 0.97, 0.99):
        for positives, negatives in ((5, 7), (10, 10), (15, 35), (10, 90), (20, 20), (20, 80), (30, 70)):
            shares = np.mean([covered(auc, draw, positives, negatives) for _ in range(SAMPLES)], axis=0)
            plain, logit, newcombe, shown = (f"{share:.3f}" for share in shares)
            print(f"{draw.__name__:11}  {auc:.2f}  {positives:2} + {negatives:2}  {plain}  {logit}  {newcombe}     {shown}")
