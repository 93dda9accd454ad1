"""Searches as scikit-learn makes them: writes searches.json.

On learners/diabetes.csv, in order of time, so that the folds are known without a seed:
- "trials": the mean error over the folds of each level, which any strategy that tries it has to come to;
- "nested": GridSearchCV within cross_val_score, and what each outer training set chooses.
"halving": how many candidates HalvingRandomSearchCV tries in each round, on how many of 1,800 rows.
Python 3.11, scikit-learn 1.5.2, numpy 2.4.6. Run: python3 tests/golden/searches.py
"""

import json
import warnings
from pathlib import Path

import numpy as np
from sklearn.dummy import DummyRegressor
from sklearn.experimental import enable_halving_search_cv  # noqa: F401
from sklearn.linear_model import Ridge
from sklearn.model_selection import (
    GridSearchCV,
    HalvingRandomSearchCV,
    TimeSeriesSplit,
    cross_val_score,
    cross_validate,
)
from sklearn.neighbors import KNeighborsRegressor
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

INNER, OUTER = 4, 3
SCORING = {"rmse": "neg_root_mean_squared_error", "mae": "neg_mean_absolute_error"}

table = np.genfromtxt(Path(__file__).parent / "learners" / "diabetes.csv", delimiter=",", names=True)
names = table.dtype.names
X = np.column_stack([table[name] for name in names if name != "target"])
y = table["target"]


def searched(learner, estimator, parameter, levels, metric):
    model = make_pipeline(StandardScaler(), estimator)
    key = f"{type(estimator).__name__.lower()}__{parameter}"
    scoring, inner, outer = SCORING[metric], TimeSeriesSplit(INNER), TimeSeriesSplit(OUTER)
    trials = [
        -cross_val_score(model.set_params(**{key: level}), X, y, cv=inner, scoring=scoring).mean() for level in levels
    ]
    grid = GridSearchCV(model, {key: levels}, cv=inner, scoring=scoring)
    nested = cross_validate(grid, X, y, cv=outer, scoring=scoring, return_estimator=True)
    return {
        "learner": learner,
        "parameter": parameter,
        "levels": levels,
        "metric": metric,
        "trials": trials,
        "nested": [
            {"level": found.best_params_[key], "best": -float(found.best_score_), "result": -float(score)}
            for found, score in zip(nested["estimator"], nested["test_score"])
        ],
    }


def halving(candidates, rows):
    search = HalvingRandomSearchCV(
        DummyRegressor(strategy="constant"),
        {"constant": np.linspace(0, 1, 1000)},
        n_candidates=candidates,
        factor=3,
        min_resources=rows // 9,
        max_resources=rows,
        cv=TimeSeriesSplit(2),
        scoring="neg_mean_squared_error",
        random_state=1,
        refit=False,
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        search.fit(np.zeros((rows, 1)), np.zeros(rows))
    return {"rows": rows, "candidates": search.n_candidates_, "resources": search.n_resources_}


result = {
    "inner_folds": INNER,
    "outer_folds": OUTER,
    "searches": [
        searched("ridge_regression", Ridge(), "alpha", [0.01, 0.1, 1, 10, 30, 100, 300, 1000], "rmse"),
        searched("k_nearest_neighbors", KNeighborsRegressor(), "n_neighbors", [1, 2, 3, 5, 8, 13, 21], "mae"),
    ],
    # As many candidates as budgets of 3, 6, 30 and 42 whole trials draw: a third of each, spent on ninths.
    "halving": [halving(count, 1800) for count in (9, 18, 90, 126)],
}
Path(__file__).with_suffix(".json").write_text(json.dumps(result, indent=1) + "\n")
