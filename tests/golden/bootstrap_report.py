"""Bootstrap intervals of two real models: writes bootstrap_report.csv.

5,000 replicates, every metric computed anew by scikit-learn on the resampled cases: `plain` draws as many cases as
there are, whatever their class; `stratified` from the cases of a class as many as there are; `cluster` groups of four
rows that follow each other (the last one has one), as many as there are. percentile: numpy.quantile (type 7). BCa: Efron
1987 with z0 from the share of replicates below the estimate, ties counting half, and the acceleration from leaving out
each of the 569 cases, or each group.
`*_error`: standard error of the limit with 2,000 replicates against these 5,000, from the spacing of the replicates
around it; `*_step`: the gap between neighbouring values there, for metrics that take few values.
Python 3.11, numpy 1.26.4, scipy 1.14.1, scikit-learn 1.5.2. Run: python3 tests/golden/bootstrap_report.py
"""

from pathlib import Path

import numpy as np
import pandas as pd
from scipy.stats import norm
from sklearn.metrics import accuracy_score, average_precision_score, brier_score_loss, f1_score, roc_auc_score

FOLDER = Path(__file__).parent
MODELS = ["Random forest", "Naive Bayes"]
REPLICATES = 5_000
LEVEL = 0.95
METRICS = {
    "roc_auc": roc_auc_score,
    "accuracy": lambda y, s: accuracy_score(y, s >= 0.5),
    "f1": lambda y, s: f1_score(y, s >= 0.5),
    "average_precision": average_precision_score,
    "brier": brier_score_loss,
}

table = pd.read_csv(FOLDER / "reports" / "real_models.csv")
truth = table["target"].to_numpy()
scores = {name: table[name].to_numpy() for name in MODELS}
random = np.random.default_rng(20_240_607)


def evaluate(rows):
    return np.array([[metric(truth[rows], scores[name][rows]) for metric in METRICS.values()] for name in MODELS])


def plain():
    return random.integers(0, len(truth), len(truth))


def stratified():
    return np.concatenate([random.choice(np.flatnonzero(truth == label), (truth == label).sum()) for label in (0, 1)])


def cluster():
    return np.concatenate([groups[i] for i in random.integers(0, len(groups), len(groups))])


def around(values, share):
    """(limit, its standard error with 2,000 replicates, the gap between values there)"""
    limit = np.quantile(values, share)
    width = min(0.015, share / 2, (1 - share) / 2)
    slope = (np.quantile(values, share + width) - np.quantile(values, share - width)) / (2 * width)
    error = slope * np.sqrt(share * (1 - share) * (1 / 2_000 + 1 / REPLICATES))
    distinct = np.unique(values)
    at = np.clip(np.searchsorted(distinct, limit), 1, len(distinct) - 2)
    return limit, error, np.diff(distinct[at - 1 : at + 2]).max()


def bca_shares(values, estimate, left_out):
    bias = norm.ppf((np.mean(values < estimate) + np.mean(values <= estimate)) / 2)
    distance = left_out.mean() - left_out
    acceleration = (distance**3).sum() / (6 * (distance**2).sum() ** 1.5)
    z = norm.ppf((1 + LEVEL) / 2)
    return [norm.cdf(bias + (bias + x) / (1 - acceleration * (bias + x))) for x in (-z, z)]


everything = np.arange(len(truth))
groups = [everything[first : first + 4] for first in everything[::4]]
single = [[row] for row in everything]
estimates = evaluate(everything)

lines = ["resample,model,metric,method,low,low_error,low_step,high,high_error,high_step"]
EQUAL_TAILS = ((1 - LEVEL) / 2, (1 + LEVEL) / 2)


def add(scheme, model, metric, method, values, shares):
    numbers = [number for share in shares for number in around(values, share)]
    lines.append(",".join([scheme, model, metric, method, *(repr(float(number)) for number in numbers)]))


for scheme, resample, units in (
    ("plain", plain, single),
    ("stratified", stratified, single),
    ("cluster", cluster, groups),
):
    replicates = np.array([evaluate(resample()) for _ in range(REPLICATES)])
    left_out = np.array([evaluate(np.delete(everything, rows)) for rows in units])
    for column, metric in enumerate(METRICS):
        for row, model in enumerate(MODELS):
            values = replicates[:, row, column]
            shares = bca_shares(values, estimates[row, column], left_out[:, row, column])
            add(scheme, model, metric, "bootstrap_percentile", values, EQUAL_TAILS)
            add(scheme, model, metric, "bootstrap_bca", values, shares)
        difference = replicates[:, 0, column] - replicates[:, 1, column]
        add(scheme, "difference", metric, "bootstrap_percentile", difference, EQUAL_TAILS)
(FOLDER / "bootstrap_report.csv").write_text("\n".join(lines) + "\n")
