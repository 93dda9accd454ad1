"""Golden reports of the task `regression`: tests/golden/regression_reports/NAME.csv with NAME.expected.json, for
tests/bin/regression_reports.test.mjs; and the page's sample web/samples/diabetes-progression.csv.

For every key of the report's row `regression`, of every model and pair. Oracles: scikit-learn 1.5.2 and scipy 1.14.1
through regression.py; what neither has is computed here from the definition (own). What the conventions call undefined
is None, whatever a library returns for it. Whole weights are expanded to repeated rows, so that weights are tested
against unweighted libraries; fractional ones are sample_weight or own sums. Differences of absolute errors are taken
in decimal from the text of the numbers.

    python3 tests/golden/regression_reports.py
"""

import csv
import io
import json
import math
import warnings
from decimal import Decimal
from pathlib import Path

import numpy as np
import regression as oracle
from sklearn.datasets import load_diabetes, load_linnerud
from sklearn.linear_model import LinearRegression, Ridge
from sklearn.model_selection import LeaveOneOut, cross_val_predict
from sklearn.neighbors import KNeighborsRegressor
from sklearn.tree import DecisionTreeRegressor

FOLDER = Path(__file__).resolve().parent / "regression_reports"
SAMPLES = FOLDER.parent.parent.parent / "web" / "samples"

PAIR_KEYS = (
    "mean_diff paired_t paired_t_p paired_t_df paired_t_low paired_t_high wilcoxon_statistic wilcoxon_p_exact "
    "wilcoxon_p_approx wilcoxon_p_approx_cc wilcoxon_z wilcoxon_pratt_p wilcoxon_zsplit_statistic wilcoxon_r_plus_max"
).split()
KEYS = (
    "mae mse rmse sse error_std mean_error max_error median_absolute_error mape smape r2 r2_ssr_sst adjusted_r2 "
    "explained_variance msle rmsle pinball_0.5 pinball_0.9 pearson spearman kendall_tau_b d2_absolute_error"
).split()


def weighted_median(values, w):
    """Own: where half of the weight is passed, or between two when it is exactly half."""
    order = np.argsort(values)
    values, passed = values[order], np.cumsum(w[order])
    half = w.sum() / 2
    at = int(np.searchsorted(passed, half))
    return (values[at] + values[at + 1]) / 2 if passed[at] == half else values[at]


def weighted_correlations(y, f, w):
    """Own: Pearson's, Spearman's of weighted mid-ranks, Kendall's with the weight of a pair the product."""

    def pearson(a, b):
        a, b = a - np.average(a, weights=w), b - np.average(b, weights=w)
        return float((w * a * b).sum() / math.sqrt((w * a * a).sum() * (w * b * b).sum()))

    def ranks(v):
        return np.array([w[v < x].sum() + w[v == x].sum() / 2 for x in v])

    pair = np.outer(w, w)
    dy, df = np.sign(y[:, None] - y[None, :]), np.sign(f[:, None] - f[None, :])
    tau = (pair * dy * df).sum() / math.sqrt((pair * dy**2).sum() * (pair * df**2).sum())
    return {"pearson": pearson(y, f), "spearman": pearson(ranks(y), ranks(f)), "kendall_tau_b": float(tau)}


def model_metrics(y, f, w, n_features):
    """All keys; `w` None or fractional weights."""
    constant_truth, constant_prediction = len(set(y)) == 1, len(set(f)) == 1
    negative = y.min() < 0 or f.min() < 0
    by_hand = constant_truth or constant_prediction or negative or w is not None or len(y) < 3
    result = own_metrics(y, f, w, n_features) if by_hand else oracle.metrics_of(y, f, None, n_features)
    if constant_truth:
        for key in "r2 r2_ssr_sst adjusted_r2 explained_variance pearson spearman kendall_tau_b d2_absolute_error".split():
            result[key] = None
    if constant_prediction:
        for key in ("pearson", "spearman", "kendall_tau_b"):
            result[key] = None
    if negative:
        result["msle"] = result["rmsle"] = None
    if (y == 0).any():
        result["mape"] = None
    return result


def own_metrics(y, f, w, n_features):
    """From the definitions, where the libraries would refuse some of it."""
    w = np.ones(len(y)) if w is None else w
    n, e = math.fsum(w), f - y
    mean = lambda v: math.fsum(w * v) / n
    centre = mean(y)
    spread = mean((y - centre) ** 2)
    result = {
        "n": n,
        "mae": mean(abs(e)),
        "mse": mean(e * e),
        "rmse": math.sqrt(mean(e * e)),
        "sse": math.fsum(w * e * e),
        "error_std": math.sqrt(mean((e - mean(e)) ** 2)),
        "mean_error": mean(e),
        "max_error": abs(e[w > 0]).max(),
        "median_absolute_error": weighted_median(abs(e), w),
        "mape": mean(abs(e / np.where(y == 0, 1, y))),
        "smape": mean(np.where(e == 0, 0, 2 * abs(e) / np.where(e == 0, 1, abs(y) + abs(f)))),
        "msle": mean((np.log1p(abs(f)) - np.log1p(abs(y))) ** 2),
        "rmsle": math.sqrt(mean((np.log1p(abs(f)) - np.log1p(abs(y))) ** 2)),
        "pinball_0.5": mean(np.maximum(-0.5 * e, 0.5 * e)),
        "pinball_0.9": mean(np.maximum(-0.9 * e, 0.1 * e)),
        "r2": None,
        "r2_ssr_sst": None,
        "adjusted_r2": None,
        "explained_variance": None,
        "d2_absolute_error": None,
    }
    if spread > 0:
        result["r2"] = 1 - result["mse"] / spread
        result["r2_ssr_sst"] = mean((f - centre) ** 2) / spread
        result["explained_variance"] = 1 - result["error_std"] ** 2 / spread
        result["d2_absolute_error"] = 1 - result["mae"] / mean(abs(y - weighted_median(y, w)))
        whole = (w == np.floor(w)).all()
        if n_features is not None and whole and n > n_features + 1:
            result["adjusted_r2"] = 1 - (1 - result["r2"]) * (n - 1) / (n - n_features - 1)
    with np.errstate(all="ignore"):
        try:
            result.update(weighted_correlations(y, f, w))
        except (ValueError, ZeroDivisionError):
            result.update(pearson=None, spearman=None, kendall_tau_b=None)
    return {key: None if value is None else float(value) for key, value in result.items()}


def differences(y, f, g):
    """Of absolute errors, in decimal from the shortest text of each number."""
    decimal = [[Decimal(repr(float(v))) for v in column] for column in (y, f, g)]
    return np.array([float(abs(b - a) - abs(c - a)) for a, b, c in zip(*decimal)])


def pair_metrics(y, f, g, w):
    d = differences(y, f, g)
    result = dict.fromkeys(PAIR_KEYS)
    if w is not None:
        result["mean_diff"] = math.fsum(w * d) / math.fsum(w)
        return result
    result["mean_diff"] = math.fsum(d) / len(d)
    if not d.any():
        return result
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        found = oracle.pair_tests(d)
    varies = len(set(d)) > 1
    for key in PAIR_KEYS[1:]:
        if varies or not key.startswith("paired_t"):
            result[key] = found[key]
    return result


def holm(p_values):
    """Own: step-down with a running maximum, over all; undefined ones count as 1 and stay undefined."""
    order = sorted((p, i) for i, p in enumerate(p_values) if p is not None)
    adjusted, largest = [None] * len(p_values), 0.0
    for rank, (p, i) in enumerate(order):
        largest = max(largest, min(1.0, (len(p_values) - rank) * p))
        adjusted[i] = largest
    return adjusted


def report(y, predictions, w=None, n_features=None):
    y = np.asarray(y, float)
    predictions = {name: np.asarray(f, float) for name, f in predictions.items()}
    if w is not None and (w == np.floor(w)).all():
        y = np.repeat(y, w.astype(int))
        predictions = {name: np.repeat(f, w.astype(int)) for name, f in predictions.items()}
        w = None
    models = {name: model_metrics(y, f, w, n_features) for name, f in predictions.items()}
    names = list(predictions)
    pairs = []
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            pairs.append({"a": a, "b": b, **pair_metrics(y, predictions[a], predictions[b], w)})
    for key in ("paired_t_p", "wilcoxon_p_approx"):
        for pair, p in zip(pairs, holm([pair[key] for pair in pairs])):
            pair[f"{key}_holm"] = p
    return {"models": models, "pairs": pairs}


def write(name, header, columns, expected, args=(), delimiter=",", newline="\n", text=repr, reasons=None, file=None):
    """Numbers are written so that they read back exactly; texts verbatim."""

    def cell(value):
        if isinstance(value, str):
            return value
        number = float(value)
        return str(int(number)) if number == int(number) and abs(number) < 1e15 else text(number)

    stream = io.StringIO()
    writer = csv.writer(stream, delimiter=delimiter, lineterminator=newline)
    writer.writerow(header)
    for row in zip(*columns):
        writer.writerow([cell(value) for value in row])
    path = file or FOLDER / f"{name}.csv"
    path.write_bytes(stream.getvalue().encode())
    document = {"args": list(args), **expected, "reasons": reasons or {}}
    if file:
        document["file"] = str(file.relative_to(FOLDER.parent.parent.parent))
    text_of = json.dumps(document, ensure_ascii=False, indent=1, allow_nan=False)
    (FOLDER / f"{name}.expected.json").write_text(text_of + "\n", encoding="utf-8")
    print(name, len(expected["models"]), "models")


def main():
    data, predicted = oracle.predictions()
    y, inputs = data.target, dict(zip(data.feature_names, data.data.T))
    task = ["--task=regression"]
    named = f"--predictions={','.join(predicted)}"

    write("diabetes", ["progression", *predicted, *inputs], [y, *predicted.values(), *inputs.values()],
          report(y, predicted, n_features=10), [*task, "--truth=progression", named, "--n-features=10"])
    fit = LinearRegression().fit(data.data, y).predict(data.data)
    few = LinearRegression().fit(data.data[:, 2:4], y).predict(data.data[:, 2:4])
    in_sample = {"All inputs": fit, "Body mass and blood pressure": few}
    write("least_squares_on_its_own_data", ["y", *in_sample], [y, *in_sample.values()],
          report(y, in_sample, n_features=10), [*task, "--truth=y", "--n-features=10"])
    short = slice(0, 60)
    rounded = {name: np.round(f[short], digits) for (name, f), digits in zip(predicted.items(), (0, 0, 1, -1, 0, 0))}
    write("ties", ["y", *rounded], [y[short], *rounded.values()], report(y[short], rounded),
          [*task, "--truth=y", named])
    exercise = load_linnerud()
    weight, chins = exercise.target[:, 0], exercise.data
    leave_out = {
        "line": cross_val_predict(LinearRegression(), chins, weight, cv=LeaveOneOut()),
        "ridge": cross_val_predict(Ridge(100), chins, weight, cv=LeaveOneOut()),
        "neighbours": cross_val_predict(KNeighborsRegressor(3), chins, weight, cv=LeaveOneOut()),
        "tree": cross_val_predict(DecisionTreeRegressor(max_depth=2, random_state=1), chins, weight, cv=LeaveOneOut()),
        "mean": np.full(20, weight.mean()),
    }
    write("linnerud", ["weight_lb", *leave_out], [weight, *leave_out.values()],
          report(weight, leave_out, n_features=3),
          [*task, "--truth=weight_lb", f"--predictions={','.join(leave_out)}", "--n-features=3"])

    # Weights.
    rng = np.random.default_rng(11)
    rows = np.arange(0, 442, 6)
    some = {name: np.round(predicted[name][rows], 3) for name in ("Ridge", "k-NN", "Random forest")}
    whole = rng.integers(0, 5, len(rows)).astype(float)
    args = [*task, "--truth=y", "--weight=w", f"--predictions={','.join(some)}"]
    write("weights_whole", ["y", *some, "w"], [y[rows], *some.values(), whole],
          report(y[rows], some, whole, n_features=2), [*args, "--n-features=2"])
    broken = np.round(rng.gamma(2, 1, len(rows)), 3)
    write("weights_fractional", ["y", *some, "w"], [y[rows], *some.values(), broken],
          report(y[rows], some, broken, n_features=2), [*args, "--n-features=2"],
          reasons={"adjusted_r2": "fractional_weights", "paired_t_p": "fractional_weights",
                   "wilcoxon_p_approx": "fractional_weights"})

    # Edges.
    standard = (y[rows] - y.mean()) / y.std()
    shifted = {name: (f - y.mean()) / y.std() for name, f in some.items()}
    write("negative_numbers", ["y", *shifted], [standard, *shifted.values()], report(standard, shifted),
          [*task, "--truth=y"], reasons={"msle": "negative_values", "rmsle": "negative_values",
                                         "adjusted_r2": "unknown_n_features"})
    with_zero = y[rows].copy()
    with_zero[[3, 20]] = 0
    write("zero_truth", ["y", *some], [with_zero, *some.values()], report(with_zero, some), [*task, "--truth=y"],
          reasons={"mape": "zero_truth"})
    constant = np.full(len(rows), 0.1)
    near = {"A": np.round(0.1 + rng.normal(size=len(rows)) / 8, 4), "B": np.round(rng.random(len(rows)) / 4, 4)}
    write("constant_truth", ["y", *near], [constant, *near.values()], report(constant, near), [*task, "--truth=y"],
          reasons=dict.fromkeys(
              "r2 r2_ssr_sst adjusted_r2 explained_variance pearson spearman kendall_tau_b d2_absolute_error".split(),
              "constant_truth"))
    both = {"perfect": y[rows], "constant": np.full(len(rows), 0.1), "again": y[rows], "biased": y[rows] + 5}
    write("perfect_and_constant", ["y", *both], [y[rows], *both.values()], report(y[rows], both),
          [*task, "--truth=y", f"--predictions={','.join(both)}"])
    one = {"A": np.array([2.5]), "B": np.array([4.0])}
    write("one_row", ["y", *one], [[3.0], *one.values()], report([3.0], one), [*task, "--truth=y", "--predictions=A,B"],
          reasons={"r2": "constant_truth", "paired_t_p": "too_few_cases"})
    # docs/worked-examples.md: R² -6, SSR/SST 10.
    notes = report([1, 2, 3], {"f": [2, 4, 6]})
    assert abs(notes["models"]["f"]["r2"] + 6) < 1e-12 and abs(notes["models"]["f"]["r2_ssr_sst"] - 10) < 1e-12
    write("r2_of_the_notes", ["y", "f"], [[1, 2, 3], [2, 4, 6]], notes, [*task, "--truth=y", "--predictions=f"])
    # 0.9 - 0.8 equals 0.8 - 0.7 on paper alone: the absolute errors differ by 0.1, 0.1, -0.1, 0, 0.3.
    decimal = {"A": [0.9, 0.8, 0.3, 0.7, 0.6], "B": [0.8, 0.7, 0.4, 0.7, 0.3]}
    write("ties_in_decimal", ["y", *decimal], [[0.1, 0.2, 0.1, 0.2, 0.2], *decimal.values()],
          report([0.1, 0.2, 0.1, 0.2, 0.2], decimal), [*task, "--truth=y"])

    # Ways to write it.
    write("semicolon_decimal_comma", ["y", *some], [y[rows], *some.values()], report(y[rows], some),
          [*task, "--truth=y"], delimiter=";", newline="\r\n", text=lambda value: repr(value).replace(".", ","))
    strange = dict(zip(["<img src=x onerror=alert(1)>", "__proto__", 'a "quoted", name'], some.values()))
    write("strange_names", ["真实值", *strange], [y[rows], *strange.values()], report(y[rows], strange),
          [*task, "--truth=真实值"])

    # The page's sample: everything of it is guessed.
    shown = {"pred_linear": "Linear regression", "pred_boosting": "Gradient boosting", "pred_knn": "k-NN"}
    shown = {name: np.round(predicted[model], 1) for name, model in shown.items()}
    units = {"age": inputs["age"], "bmi": inputs["bmi"], "blood_pressure": inputs["bp"],
             "cholesterol": inputs["s1"], "log_triglycerides": inputs["s5"]}
    write("sample_diabetes", ["observed", *shown, *units], [y, *shown.values(), *units.values()], report(y, shown),
          file=SAMPLES / "diabetes-progression.csv")


if __name__ == "__main__":
    main()
