"""What scikit-learn's splitters make of the same rows: writes splitters.json.

Whole test sets where nothing is random; otherwise their sizes, and how many rows of each class are in them. Classes
are numbered in the order in which they appear, as scikit-learn deals them out.
Python 3.11, scikit-learn 1.5.2, numpy 1.26.4. Run: python3 tests/golden/splitters.py
"""

import json
from pathlib import Path

import numpy as np
import sklearn
from sklearn.model_selection import (
    GroupKFold,
    KFold,
    LeaveOneGroupOut,
    LeaveOneOut,
    LeavePGroupsOut,
    LeavePOut,
    RepeatedStratifiedKFold,
    ShuffleSplit,
    StratifiedGroupKFold,
    StratifiedKFold,
    StratifiedShuffleSplit,
    TimeSeriesSplit,
)


def by_appearance(labels):
    order = {}
    return np.array([order.setdefault(label, len(order)) for label in labels])


def table(seed, count, shares, groups):
    random = np.random.default_rng(seed)
    return (
        by_appearance(random.choice(len(shares), count, p=shares).tolist()),
        by_appearance(np.minimum(*random.integers(0, groups, (2, count))).tolist()),
    )


def case(splitter, oracle, stratum, group, settings, what, use_stratum, use_group):
    tests = [
        test
        for _, test in oracle.split(np.zeros(len(stratum)), stratum, group if use_group else None)
    ]
    made = {
        "splitter": splitter,
        "oracle": type(oracle).__name__,
        "settings": settings,
        "count": len(stratum),
        "stratum": stratum.tolist() if use_stratum else [],
        "group": group.tolist() if use_group else [],
    }
    if what == "tests":
        made["tests"] = [sorted(test.tolist()) for test in tests]
    if splitter == "time_series_split":
        made["trains"] = [train.tolist() for train, _ in oracle.split(np.zeros(len(stratum)))]
    if what == "sizes":
        made["sizes"] = [len(test) for test in tests]
    if what == "classes":
        made["classes"] = [np.bincount(stratum[test], minlength=stratum.max() + 1).tolist() for test in tests]
    return made


def main():
    assert sklearn.__version__ == "1.5.2"
    cases = []
    for seed, (count, shares, groups) in enumerate(
        [(150, [1 / 3] * 3, 20), (103, [0.7, 0.2, 0.1], 12), (57, [0.5, 0.5], 15)]
    ):
        stratum, group = table(seed, count, shares, groups)

        def add(splitter, oracle, settings, what, use_stratum=False, use_group=False):
            cases.append(case(splitter, oracle, stratum, group, settings, what, use_stratum, use_group))

        add("k_fold", KFold(10, shuffle=True, random_state=1), {"folds": 10}, "sizes")
        add("k_fold", StratifiedKFold(5, shuffle=True, random_state=1), {"folds": 5}, "classes", use_stratum=True)
        add("k_fold", GroupKFold(4), {"folds": 4}, "sizes", use_group=True)
        add("k_fold", StratifiedGroupKFold(4), {"folds": 4}, "classes", use_stratum=True, use_group=True)
        add(
            "repeated_k_fold",
            RepeatedStratifiedKFold(n_splits=3, n_repeats=4, random_state=1),
            {"folds": 3, "repeats": 4},
            "classes",
            use_stratum=True,
        )
        add(
            "cv5x2",
            RepeatedStratifiedKFold(n_splits=2, n_repeats=5, random_state=1),
            {},
            "classes",
            use_stratum=True,
        )
        for size in [0.3, 0.25, 0.07]:
            settings = {"test_size": size, "repeats": 3}
            add("monte_carlo", ShuffleSplit(3, test_size=size, random_state=1), settings, "sizes")
            add(
                "monte_carlo",
                StratifiedShuffleSplit(3, test_size=size, random_state=1),
                settings,
                "classes",
                use_stratum=True,
            )
        add("leave_one_out", LeaveOneOut(), {}, "tests")
        add("leave_one_out", LeaveOneGroupOut(), {}, "tests", use_group=True)
        add("leave_p_out", LeavePGroupsOut(2), {"p": 2}, "tests", use_group=True)
        add("time_series_split", TimeSeriesSplit(5), {"folds": 5}, "tests")
        add(
            "time_series_split",
            TimeSeriesSplit(4, gap=3, max_train_size=20),
            {"folds": 4, "gap": 3, "max_train_size": 20},
            "tests",
        )
    stratum, group = table(9, 9, [0.5, 0.5], 4)
    cases.append(case("leave_p_out", LeavePOut(3), stratum, group, {"p": 3}, "tests", False, False))
    Path(__file__).with_suffix(".json").write_text(json.dumps({"cases": cases}) + "\n")


main()
