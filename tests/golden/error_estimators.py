"""How estimators of error rates lie about the truth, and what a leak does, by scikit-learn: writes error_estimators.json.

The same distributions as in cpp/tasks/lab, drawn by numpy, with scikit-learn's learners and splitters. Means have standard
errors, with which tests compare: the simulations are independent of each other.

Python 3.11, scikit-learn 1.5.2, numpy 2.4.6. Run: python3 tests/golden/error_estimators.py (a minute)
"""

import json
import os
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
from sklearn.feature_selection import SelectKBest, f_classif
from sklearn.model_selection import KFold, LeaveOneOut, train_test_split
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier

ROWS, DIMENSIONS, DISTANCE = 40, 5, 1.0


def draw(random, rows):
    y = random.integers(0, 2, rows)
    return random.normal(size=(rows, DIMENSIONS)) + y[:, None] * DISTANCE / np.sqrt(DIMENSIONS), y


def folds_error(learner, X, y, splits):
    wrong = [learner.fit(X[a], y[a]).predict(X[b]) != y[b] for a, b in splits]
    return float(np.mean(np.concatenate(wrong)))


def out_of_bag(learner, X, y, random, samples=50):
    times, wrong = np.zeros(len(y)), np.zeros(len(y))
    for _ in range(samples):
        train = random.integers(0, len(y), len(y))
        left = np.setdiff1d(np.arange(len(y)), train)
        wrong[left] += learner.fit(X[train], y[train]).predict(X[left]) != y[left]
        times[left] += 1
    return float(np.mean(wrong[times > 0] / times[times > 0]))


def once(learner, random):
    X, y = draw(random, ROWS)
    new_X, new_y = draw(random, 2000)
    seed = int(random.integers(2**31))
    learner.fit(X, y)
    truth = np.mean(learner.predict(new_X) != new_y)
    predicted = learner.predict(X)
    apparent = np.mean(predicted != y)
    gamma = np.mean(y[:, None] != predicted[None, :])
    a, b = train_test_split(np.arange(ROWS), test_size=0.3, random_state=seed)
    hold_out = folds_error(learner, X, y, [(a, b)])
    five = folds_error(learner, X, y, KFold(5, shuffle=True, random_state=seed).split(X))
    ten = folds_error(learner, X, y, KFold(10, shuffle=True, random_state=seed).split(X))
    each = folds_error(learner, X, y, LeaveOneOut().split(X))
    oob = out_of_bag(learner, X, y, random)
    e632 = 0.368 * apparent + 0.632 * oob
    capped = min(oob, gamma)
    rate = (capped - apparent) / (gamma - apparent) if capped > apparent else 0
    plus = e632 + (capped - apparent) * 0.368 * 0.632 * rate / (1 - 0.368 * rate)
    return [truth, apparent, hold_out, five, ten, each, oob, e632, plus]


NAMES = [
    "true_error",
    "apparent",
    "hold_out",
    "k_fold_5",
    "k_fold_10",
    "leave_one_out",
    "bootstrap",
    "bootstrap_632",
    "bootstrap_632_plus",
]


def estimators(name, learner, repetitions, seed):
    random = np.random.default_rng(seed)
    values = np.array([once(learner, random) for _ in range(repetitions)])
    errors = values - values[:, :1]
    return {
        "learner": name,
        "repetitions": repetitions,
        "estimators": {
            key: {
                "mean": float(values[:, i].mean()),
                "deviation": float(values[:, i].std(ddof=1)),
                "root_mean_squared_error": float(np.sqrt(np.mean(errors[:, i] ** 2))),
            }
            for i, key in enumerate(NAMES)
        },
    }


def leak(repetitions, seed, rows=50, features=1000, selected=20):
    random = np.random.default_rng(seed)
    leaked, inside = [], []
    for _ in range(repetitions):
        X, y = random.normal(size=(rows, features)), random.integers(0, 2, rows)
        splits = list(KFold(10, shuffle=True, random_state=int(random.integers(2**31))).split(X))
        chosen = SelectKBest(f_classif, k=selected).fit_transform(X, y)
        leaked.append(1 - folds_error(GaussianNB(), chosen, y, splits))
        right = []
        for a, b in splits:
            select = SelectKBest(f_classif, k=selected).fit(X[a], y[a])
            model = GaussianNB().fit(select.transform(X[a]), y[a])
            right.append(model.predict(select.transform(X[b])) == y[b])
        inside.append(float(np.mean(np.concatenate(right))))
    spread = lambda one: {"mean": float(np.mean(one)), "deviation": float(np.std(one, ddof=1))}
    return {"repetitions": repetitions, "leaked": spread(leaked), "inside": spread(inside)}


made = {
    "rows": ROWS,
    "dimensions": DIMENSIONS,
    "distance": DISTANCE,
    "estimators": [
        estimators("k_nearest_neighbors:n_neighbors=1", KNeighborsClassifier(1, algorithm="brute"), 300, 1),
        estimators("gaussian_naive_bayes", GaussianNB(), 300, 2),
    ],
    "leak": leak(100, 3),
}
Path(__file__).with_suffix(".json").write_text(json.dumps(made, indent=1) + "\n")
print(json.dumps(made["leak"]))
