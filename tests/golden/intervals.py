"""Confidence intervals: proportions by statsmodels, AUC by the published formulas, bootstrap by scipy.

Writes intervals/proportion.csv, intervals/auc.csv, intervals/newcombe.csv, intervals/bootstrap.csv, intervals/replicates.csv,
intervals/leave_out.csv. Versions: statsmodels 0.15.0, scipy 1.14.1, numpy 2.2.6.
Run: python3 tests/golden/intervals.py
"""

from pathlib import Path

import numpy as np
from scipy.optimize import brentq
from scipy.special import expit, logit
from scipy.stats import bootstrap, norm
from statsmodels.stats.proportion import proportion_confint

folder = Path(__file__).parent


def save(name, header, rows):
    np.savetxt(folder / "intervals" / name, rows, delimiter=",", fmt="%.17g", header=header, comments="")


rows = []
for successes, trials in [(90, 300), (0, 20), (20, 20), (1, 20), (1, 1), (7, 9), (500000, 1000000), (3, 100000)]:
    for level in (0.95, 0.8):
        rows.append([successes, trials, level, *proportion_confint(successes, trials, 1 - level, "wilson"),
                     *proportion_confint(successes, trials, 1 - level, "beta")])
save("proportion.csv", "successes,trials,level,wilson_low,wilson_high,beta_low,beta_high", rows)

# Hanley & McNeil 1982; the logit by the delta method. The standard errors are any numbers of a plausible size.
rows = []
for auc, se, positives, negatives in [(0.893, 0.032, 51, 58), (0.5, 0.06, 30, 40), (0.98, 0.02, 12, 200),
                                      (0.2, 0.15, 5, 3)]:
    q1, q2 = auc / (2 - auc), 2 * auc**2 / (1 + auc)
    hanley = np.sqrt((auc * (1 - auc) + (positives - 1) * (q1 - auc**2) + (negatives - 1) * (q2 - auc**2))
                     / (positives * negatives))
    z = norm.ppf(0.975)
    rows.append([auc, se, positives, negatives, *np.clip([auc - z * se, auc + z * se], 0, 1),
                 *expit([logit(auc) - z * se / (auc * (1 - auc)), logit(auc) + z * se / (auc * (1 - auc))]), hanley,
                 *np.clip([auc - z * hanley, auc + z * hanley], 0, 1)])
save("auc.csv", "auc,se,positives,negatives,low,high,logit_low,logit_high,hanley_se,hanley_low,hanley_high", rows)

# Newcombe 2006, method 5: both sides of the equation divided by 1 − θ at an area of 1, and by θ at 0, leave one root.
def newcombe_limits(auc, positives, negatives):
    def factor(theta):
        others = (positives + negatives) / 2 - 1
        return norm.ppf(0.975) ** 2 / (positives * negatives) * (1 + others * ((1 - theta) / (2 - theta) + theta / (1 + theta)))

    def distance(theta):
        return (auc - theta) ** 2 - factor(theta) * theta * (1 - theta)

    tight = {"xtol": 1e-16, "rtol": 1e-15}
    low = 0 if auc == 0 else brentq(distance, 0, auc, **tight) if auc < 1 else None
    high = 1 if auc == 1 else brentq(distance, auc, 1, **tight) if auc > 0 else None
    if low is None:
        low = brentq(lambda theta: 1 - theta - factor(theta) * theta, 0, 1, **tight)
    if high is None:
        high = brentq(lambda theta: theta - factor(theta) * (1 - theta), 0, 1, **tight)
    return low, high


rows = []
for auc, positives, negatives in [(1, 5, 7), (0, 5, 7), (1, 30, 70), (0.97, 30, 70), (0.97, 10, 90), (0.5, 4, 4), (0.2, 5, 3),
                                  (0.999, 300, 2000), (1, 1, 40)]:
    rows.append([auc, positives, negatives, *newcombe_limits(auc, positives, negatives)])
save("newcombe.csv", "auc,positives,negatives,low,high", rows)

# The variance of a skewed sample, rounded so that replicates tie with the estimate; scipy's own BCa and percentile.
sample = np.round(np.random.default_rng(5).exponential(2, 40))


def variance(values, axis=-1):
    return np.round(np.var(values, axis=axis), 2)


first = bootstrap((sample,), variance, n_resamples=999, method="percentile", random_state=3)
rows = []
for level in (0.95, 0.9):
    settings = {"n_resamples": 0, "bootstrap_result": first, "confidence_level": level}
    percentile = bootstrap((sample,), variance, method="percentile", **settings).confidence_interval
    bca = bootstrap((sample,), variance, method="BCa", **settings).confidence_interval
    rows.append([level, *percentile, *bca])
leave_out = np.array([variance(np.delete(sample, i)) for i in range(sample.size)])
difference = leave_out.mean() - leave_out
acceleration = np.sum(difference**3) / (6 * np.sum(difference**2) ** 1.5)

# The same from the formula of Efron 1987.
replicates, estimate = first.bootstrap_distribution, variance(sample)
z0 = norm.ppf((np.mean(replicates < estimate) + np.mean(replicates <= estimate)) / 2)
for level, _, _, low, high in rows:
    z = z0 + norm.ppf([(1 - level) / 2, (1 + level) / 2])
    assert np.allclose(np.quantile(replicates, norm.cdf(z0 + z / (1 - acceleration * z))), [low, high], rtol=1e-12)

save("bootstrap.csv", "estimate,acceleration,level,percentile_low,percentile_high,bca_low,bca_high",
     [[estimate, acceleration, *row] for row in rows])
save("replicates.csv", "replicate", replicates)
save("leave_out.csv", "estimate", leave_out)
