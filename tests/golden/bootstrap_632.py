"""Efron & Tibshirani's .632 and .632+ on worked cases: writes bootstrap_632.json.

Every number is computed by the formulas of "Improvements on Cross-Validation: The .632+ Bootstrap Method" (1997, J. Am.
Stat. Assoc. 92:548-560), written out here; learners are scikit-learn's, samples are drawn by mlxtend. What mlxtend makes
of the same samples stands beside it. Its bootstrap_point632_score is another estimator: per sample it takes the errors
of the model of that sample on all rows for the apparent error and for gamma, neither caps R nor the out-of-bag error,
and gives a score for each sample, of which one takes the mean. The script holds this file's formula against mlxtend's
on mlxtend's own inputs, sample by sample, where 0 < R <= 1, so that nothing is capped.

Python 3.11, scikit-learn 1.5.2, mlxtend 0.23.4, numpy 2.4.6. Run: python3 tests/golden/bootstrap_632.py
"""

import json
from pathlib import Path

import numpy as np
from mlxtend.evaluate import BootstrapOutOfBag, bootstrap_point632_score
from sklearn.datasets import load_iris
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier
from sklearn.tree import DecisionTreeClassifier


def gamma_of(truth, predicted):
    """The share of errors among all pairs of a truth and a prediction."""
    return float(np.mean(np.asarray(truth)[:, None] != np.asarray(predicted)[None, :]))


def estimates(apparent, out_of_bag, gamma):
    """The apparent error, Err(1), .632, gamma, R with its caps, w, and .632+ with its caps."""
    e632 = 0.368 * apparent + 0.632 * out_of_bag
    capped = min(out_of_bag, gamma)
    overfits = out_of_bag > apparent and gamma > apparent
    rate = (capped - apparent) / (gamma - apparent) if overfits else 0.0
    plus = e632 + (capped - apparent) * 0.368 * 0.632 * rate / (1 - 0.368 * rate) if overfits else e632
    return {
        "apparent_error": apparent,
        "out_of_bag_error": out_of_bag,
        "estimate_632": e632,
        "no_information_rate": gamma,
        "overfitting_rate": rate,
        "weight": 0.632 / (1 - 0.368 * rate),
        "estimate_632_plus": plus,
    }


def case(name, X, y, learners, samples, seed):
    splits = list(BootstrapOutOfBag(n_splits=samples, random_seed=seed).split(X))
    parts = [
        {"row": (test + 1).tolist(), "truth": y[test].tolist(), "predicted": []} for _, test in splits
    ]
    apparent = {"row": list(range(1, len(y) + 1)), "truth": y.tolist(), "predicted": []}
    expected = []
    for label, learner in learners.items():
        left_out = np.zeros(len(y))
        wrong = np.zeros(len(y))
        by_sample = []
        for (train, test), part in zip(splits, parts):
            learner.fit(X[train], y[train])
            predicted = learner.predict(X[test])
            part["predicted"].append({"learner": label, "values": predicted.tolist()})
            left_out[test] += 1
            wrong[test] += predicted != y[test]
            everywhere = learner.predict(X)
            by_sample.append((np.mean(everywhere != y), np.mean(predicted != y[test]), gamma_of(y, everywhere)))
        # Err(1): of each case the mean over the samples without it, then over cases.
        some = left_out > 0
        out_of_bag = float(np.mean(wrong[some] / left_out[some]))
        predicted = learner.fit(X, y).predict(X)
        apparent["predicted"].append({"learner": label, "values": predicted.tolist()})
        one = estimates(float(np.mean(predicted != y)), out_of_bag, gamma_of(y, predicted))
        scores = bootstrap_point632_score(learner, X, y, n_splits=samples, method=".632+", random_seed=seed)
        compared = 0
        for score, (train_error, test_error, gamma) in zip(scores, by_sample):
            if train_error < test_error <= gamma:
                compared += 1
                assert abs(1 - score - estimates(train_error, test_error, gamma)["estimate_632_plus"]) < 1e-12
        assert compared > 0
        print(f"{name} {label}: .632+ {one['estimate_632_plus']:.4f}, mlxtend's mean {1 - scores.mean():.4f}")
        expected.append({"name": label, **one, "mlxtend_632_plus": float(1 - scores.mean())})
    return {
        "name": name,
        "rows": len(y),
        "classes": int(y.max()) + 1,
        "never_left_out": int(np.sum(~some)),
        "left_out": parts,
        "apparent": apparent,
        "expected": expected,
    }


iris = load_iris()
# Of versicolor and virginica every second flower, by the two measures of the sepal, which tell them badly apart.
flowers = np.flatnonzero(iris.target > 0)[::2]
random = np.random.default_rng(632)
noise = random.normal(size=(30, 3)).round(6)
LEARNERS = {
    "nearest_neighbor": KNeighborsClassifier(n_neighbors=1),
    "tree": DecisionTreeClassifier(max_depth=2, random_state=0),
    "naive_bayes": GaussianNB(),
}
cases = [
    case("sepals", iris.data[flowers][:, :2], iris.target[flowers] - 1, LEARNERS, 50, 1),
    case("three species", iris.data[::3], iris.target[::3], LEARNERS, 40, 2),
    # Labels that the features say nothing about: overfitting is complete, and the out-of-bag error is capped.
    case("noise", noise, np.arange(30) % 2, LEARNERS, 50, 3),
    # Few samples: some rows are in all of them.
    case("few samples", iris.data[flowers][:, :2], iris.target[flowers] - 1, LEARNERS, 3, 4),
]
assert any(one["no_information_rate"] < one["out_of_bag_error"] for one in cases[2]["expected"])
assert cases[3]["never_left_out"] > 0
Path(__file__).with_suffix(".json").write_text(json.dumps({"cases": cases}) + "\n")
