"""What mlxtend and the formulas of the papers make of predictions: writes bias_variance/*.csv and *.json.

Each CSV file is a table of predictions: a column with the truth and one for each model. The JSON file has, for each of
them, mlxtend's error, bias and variance of 0/1 loss (or squared error), and the parts that the papers define, written
here once more from the papers: Kohavi & Wolpert 1996, eq. 3 with noise 0, and Domingos 2000, theorem 2 and 3 with
noise 0. mlxtend has neither Kohavi's parts nor Domingos' net variance.

mlxtend's function draws bootstrap samples and fits; here its estimator hands over the columns of the table one after
the other, so its arithmetic is applied to the same predictions.

Python 3.11.7, mlxtend 0.25.0, numpy 2.4.6. Run: pip install mlxtend; python3 tests/golden/bias_variance.py
"""

import csv
import importlib.util
import json
from collections import Counter
from fractions import Fraction
from pathlib import Path

import numpy as np

# The function alone: the package imports plotting as well.
PLACE = Path(importlib.util.find_spec("mlxtend").origin).parent / "evaluate" / "bias_variance_decomp.py"
SPEC = importlib.util.spec_from_file_location("bias_variance_decomp", PLACE)
MODULE = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(MODULE)
HERE = Path(__file__).parent / "bias_variance"


class Replay:
    """An estimator whose models predict the columns of a table."""

    def __init__(self, predictions):
        self.columns = iter(predictions)

    def fit(self, features, targets):
        return self

    def predict(self, features):
        return next(self.columns)


def mlxtend_parts(truth, predictions, loss):
    error, bias, variance = MODULE.bias_variance_decomp(
        Replay(predictions), truth[:, None], truth, truth[:, None], truth, loss=loss, num_rounds=len(predictions)
    )
    return {"error": float(error), "bias": float(bias), "variance": float(variance)}


def papers_parts(truth, predictions, class_count):
    """Means over the cases, in fractions."""
    models = len(predictions)
    sums = Counter()
    for case, right in enumerate(truth):
        counts = Counter(int(column[case]) for column in predictions)
        share = [Fraction(counts[c], models) for c in range(class_count)]
        target = [Fraction(int(c == right)) for c in range(class_count)]
        sums["bias_squared"] += sum((t - p) ** 2 for t, p in zip(target, share)) / 2
        sums["kw_variance"] += (1 - sum(p * p for p in share)) / 2
        # The most frequent class; of several, the first.
        main = max(range(class_count), key=lambda c: (counts[c], -c))
        differs = 1 - share[main]
        sums["bias"] += Fraction(int(main != right))
        sums["variance"] += differs
        if main == right:
            sums["unbiased_variance"] += differs
        elif differs > 0:
            right_given_differs = share[right] / differs
            sums["biased_variance"] += right_given_differs * differs
        sums["error"] += 1 - share[right]
    means = {name: Fraction(value) / len(truth) for name, value in sums.items()}
    means.setdefault("unbiased_variance", Fraction(0))
    means.setdefault("biased_variance", Fraction(0))
    net = means["unbiased_variance"] - means["biased_variance"]
    assert means["bias"] + net == means["error"]
    assert means["bias_squared"] + means["kw_variance"] == means["error"]
    return {name: float(value) for name, value in means.items()} | {"net_variance": float(net)}


def write(name, truth, predictions, show):
    with open(HERE / f"{name}.csv", "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["truth", *(f"model_{i + 1}" for i in range(len(predictions)))])
        for case, right in enumerate(truth):
            writer.writerow([show(right), *(show(column[case]) for column in predictions)])


def classes(name, seed, class_count, cases, models, skill):
    random = np.random.default_rng(seed)
    truth = random.integers(class_count, size=cases)
    # Each case has a class of its own that models mistake it for.
    mistaken = random.integers(class_count, size=cases)
    draw = random.random((models, cases))
    other = random.integers(class_count, size=(models, cases))
    hard = random.random(cases) < 0.3
    predictions = np.where(draw < skill, np.where(hard, mistaken, truth), other)
    write(name, truth, predictions, lambda one: "abcdefgh"[one])
    loss = mlxtend_parts(truth, predictions, "0-1_loss")
    ours = papers_parts(truth, predictions, class_count)
    for ours_name in ("error", "bias", "variance"):
        assert abs(loss[ours_name] - ours[ours_name]) < 1e-12
    return {"mlxtend": loss, "papers": ours}


def numbers(name, seed, cases, models):
    random = np.random.default_rng(seed)
    truth = random.normal(size=cases).round(3)
    predictions = (0.8 * truth + 0.3 + random.normal(scale=0.5, size=(models, cases))).round(3)
    write(name, truth, predictions, str)
    return {"mlxtend": mlxtend_parts(truth, predictions, "mse")}


HERE.mkdir(exist_ok=True)
EXPECTED = {
    "two_classes": classes("two_classes", 1, 2, 40, 25, 0.7),
    # An even number of models: some main predictions are ties.
    "three_classes": classes("three_classes", 2, 3, 60, 10, 0.5),
    "six_classes": classes("six_classes", 3, 6, 50, 31, 0.6),
    "numbers": numbers("numbers", 4, 30, 20),
}
(HERE / "expected.json").write_text(json.dumps(EXPECTED, indent=2) + "\n")
