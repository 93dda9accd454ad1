"""Predictions of six models on scikit-learn's diabetes data, what its metrics say of them, and paired tests.

Writes regression/predictions.csv (truth, weight, six models, out of fold), regression/metrics.csv (one row per model,
without and with the weights as sample_weight), regression/pairs.csv (tests on the differences of absolute errors),
regression/signed_rank.csv (exact two-sided p-values with ties, from all sign patterns).
Versions: scikit-learn 1.5.2, scipy 1.14.1, numpy 2.2.6, mpmath 1.3.0. Run: python3 tests/golden/regression.py
"""

import os

os.environ["OMP_NUM_THREADS"] = "1"  # the order of a sum must not depend on the machine

import functools
import warnings
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import numpy as np
from mpmath import mp
from scipy import stats
from sklearn import metrics as sk
from sklearn.datasets import load_diabetes
from sklearn.dummy import DummyRegressor
from sklearn.ensemble import GradientBoostingRegressor, RandomForestRegressor
from sklearn.linear_model import LinearRegression, Ridge
from sklearn.model_selection import KFold, cross_val_predict
from sklearn.neighbors import KNeighborsRegressor
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

FOLDER = Path(__file__).resolve().parent / "regression"

MODELS = {
    "Linear regression": LinearRegression(),
    "Ridge": make_pipeline(StandardScaler(), Ridge(30)),
    "Random forest": RandomForestRegressor(100, min_samples_leaf=3, random_state=1),
    "Gradient boosting": GradientBoostingRegressor(n_estimators=60, max_depth=2, random_state=1),
    "k-NN": make_pipeline(StandardScaler(), KNeighborsRegressor(15)),
    "Mean": DummyRegressor(),
}


def predictions():
    data = load_diabetes(scaled=False)
    folds = KFold(5, shuffle=True, random_state=1)
    return data, {name: cross_val_predict(model, data.data, data.target, cv=folds) for name, model in MODELS.items()}


def metrics_of(y, f, w=None, n_features=None):
    """Every key of the report's row `regression` that scikit-learn or scipy has, with n; own formulas are marked."""
    e, n = f - y, len(y) if w is None else w.sum()
    average = lambda v: float(np.average(v, weights=w))
    one = {"sample_weight": w}
    mean = average(y)
    r2 = sk.r2_score(y, f, **one)
    expanded = (y, f) if w is None else (np.repeat(y, w.astype(int)), np.repeat(f, w.astype(int)))
    result = {
        "n": n,
        "mae": sk.mean_absolute_error(y, f, **one),
        "mse": sk.mean_squared_error(y, f, **one),
        "rmse": sk.root_mean_squared_error(y, f, **one),
        "sse": average(e * e) * n,  # own
        "error_std": float(np.sqrt(average((e - average(e)) ** 2))),  # own
        "mean_error": average(e),  # own
        "max_error": sk.max_error(*expanded),
        "median_absolute_error": sk.median_absolute_error(*expanded),
        "mape": sk.mean_absolute_percentage_error(y, f, **one) if (y != 0).all() else None,
        "smape": average(2 * abs(e) / (abs(y) + abs(f))),  # own
        "r2": r2,
        "r2_ssr_sst": average((f - mean) ** 2) / average((y - mean) ** 2),  # own
        "adjusted_r2": None if n_features is None else 1 - (1 - r2) * (n - 1) / (n - n_features - 1),  # own
        "explained_variance": sk.explained_variance_score(y, f, **one),
        "msle": sk.mean_squared_log_error(y, f, **one),
        "rmsle": sk.root_mean_squared_log_error(y, f, **one),
        "pinball_0.5": sk.mean_pinball_loss(y, f, alpha=0.5, **one),
        "pinball_0.9": sk.mean_pinball_loss(y, f, alpha=0.9, **one),
        "pearson": stats.pearsonr(*expanded).statistic,
        "spearman": stats.spearmanr(*expanded).statistic,
        "kendall_tau_b": stats.kendalltau(*expanded, variant="b").statistic,
        "d2_absolute_error": sk.d2_absolute_error_score(*expanded),
    }
    return {key: None if value is None else float(value) for key, value in result.items()}


def exact_signed_rank_p(differences):
    """Own: the two-sided p-value over all sign patterns of the ranks as they are, by counting in whole numbers."""
    d = np.asarray(differences)[np.asarray(differences) != 0]
    doubled = (2 * stats.rankdata(abs(d))).astype(int)
    counts = [1]
    for rank in doubled.tolist():
        wider = counts + [0] * rank
        for i, count in enumerate(counts):
            wider[i + rank] += count
        counts = wider
    plus = int(doubled[d > 0].sum())
    smaller = min(plus, int(doubled.sum()) - plus)
    return float(min(Fraction(1), Fraction(2 * sum(counts[: smaller + 1]), 2 ** len(d))))


@functools.cache
def t_quantile(level, df):
    """The t with P(|T| <= t) = level, by mpmath: scipy's own errs by 3e-11."""
    with mp.workdps(30):
        tail = lambda t: mp.betainc(mp.mpf(df) / 2, 0.5, 0, df / (df + t * t), regularized=True) - (1 - mp.mpf(level))
        return float(mp.findroot(tail, stats.t.ppf((1 + level) / 2, df)))


def pair_tests(d, most_exact=100):
    """Of the differences d: paired t and Wilcoxon, as the report's keys."""
    t = stats.ttest_1samp(d, 0)
    margin = t_quantile(0.95, len(d) - 1) * stats.sem(d) if len(d) > 1 else np.nan
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        plain = stats.wilcoxon(d, zero_method="wilcox", method="approx", correction=False)
        corrected = stats.wilcoxon(d, zero_method="wilcox", method="approx", correction=True)
        pratt = stats.wilcoxon(d, zero_method="pratt", method="approx", correction=False)
        split = stats.wilcoxon(d, zero_method="zsplit", method="approx", correction=False)
    ranks = stats.rankdata(abs(d[d != 0]))
    result = {
        "mean_diff": np.mean(d),
        "paired_t": t.statistic,
        "paired_t_p": t.pvalue,
        "paired_t_df": len(d) - 1,
        "paired_t_low": np.mean(d) - margin,
        "paired_t_high": np.mean(d) + margin,
        "std_diff": np.std(d, ddof=1) if len(d) > 1 else np.nan,
        "wilcoxon_statistic": plain.statistic,
        "wilcoxon_p_exact": exact_signed_rank_p(d) if len(ranks) <= most_exact else None,
        "wilcoxon_p_approx": plain.pvalue,
        "wilcoxon_p_approx_cc": corrected.pvalue,
        "wilcoxon_z": plain.zstatistic,
        "wilcoxon_pratt_p": pratt.pvalue,
        "wilcoxon_zsplit_statistic": split.statistic,
        "wilcoxon_r_plus_max": ranks.sum() - plain.statistic,
        "wilcoxon_rank_sum_difference": (ranks * np.sign(d[d != 0])).sum(),
    }
    return {key: None if value is None else float(value) for key, value in result.items()}


def save(name, header, rows):
    text = ",".join(header) + "\n"
    for row in rows:
        text += ",".join("nan" if value is None else repr(float(value)) for value in row) + "\n"
    (FOLDER / name).write_text(text)


def main():
    data, predicted = predictions()
    y = data.target
    rng = np.random.default_rng(5)
    weight = rng.integers(0, 4, len(y)).astype(float)
    # What the C++ tests read has a few decimals, so that there are ties.
    rounded = {name: np.round(f, 0 if name == "k-NN" else 6) for name, f in predicted.items()}
    columns = [y, weight, *rounded.values()]
    save("predictions.csv", ["truth", "weight", *rounded], zip(*columns))
    rows = []
    for i, (name, f) in enumerate(rounded.items()):
        if name == "Mean":
            continue
        for weighted, w in ((0, None), (1, weight)):
            row = metrics_of(y, f, w, n_features=10)
            rows.append([i, weighted, *row.values()])
    save("metrics.csv", ["model", "weighted", *row], rows)

    rows = []
    for a, b in combinations(range(len(rounded)), 2):
        f, g = list(rounded.values())[a], list(rounded.values())[b]
        for count in (12, 60, 100, 442):
            # Whole millionths, so that equal differences are equal.
            d = np.round(abs(f - y) * 1e6) - np.round(abs(g - y) * 1e6)
            row = pair_tests(d[:count] / 1e6)
            rows.append([a, b, count, *row.values()])
    save("pairs.csv", ["a", "b", "count", *row], rows)

    rows = []
    for count in (1, 2, 5, 14, 25, 60, 100):
        for scale in (2, 5, 1000):
            d = np.round((rng.normal(size=count) + 0.4) * scale)
            d[d == 0] = 1
            ranks = stats.rankdata(abs(d))
            rows.append([count, ranks[d > 0].sum(), exact_signed_rank_p(d), *ranks, *([0] * (100 - count))])
    save("signed_rank.csv", ["count", "plus", "p", *(f"rank{i}" for i in range(100))], rows)


if __name__ == "__main__":
    main()
