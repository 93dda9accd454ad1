"""Points of a validation curve as scikit-learn has them: writes validation_curve.json.

Gaussian naive Bayes on learners/iris.csv with leave-one-out, so that the folds are known: the mean accuracy on the
rows learnt from and on the rows left out, for three values of var_smoothing.
Python 3.11, scikit-learn 1.5.2, numpy 2.4.6. Run: python3 tests/golden/validation_curve.py
"""

import json
from pathlib import Path

from sklearn import datasets
from sklearn.model_selection import LeaveOneOut, validation_curve
from sklearn.naive_bayes import GaussianNB

VALUES = [1e-9, 0.01, 0.5]

iris = datasets.load_iris()
training, test = validation_curve(
    GaussianNB(), iris.data, iris.target, param_name="var_smoothing", param_range=VALUES, cv=LeaveOneOut()
)
points = [
    {"var_smoothing": value, "training": float(of_training.mean()), "test": float(of_test.mean())}
    for value, of_training, of_test in zip(VALUES, training, test)
]
Path(__file__).with_suffix(".json").write_text(json.dumps(points, indent=1) + "\n")
