"""Predictions of six real models, for DeLong's test and intervals: writes delong/predictions.csv.

Versions: Python 3.11, scikit-learn 1.5.2, numpy 2.2.6. Run: python3 tests/golden/delong.py && Rscript tests/golden/delong.R
Out-of-fold scores on every fourth case of the breast cancer data (UCI, ships with scikit-learn), five noisy
features, rounded to six decimals so that every reader sees the same doubles. The trees and the neighbours have many ties.
"""

from pathlib import Path

import numpy as np
from sklearn.datasets import load_breast_cancer
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import cross_val_predict
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.tree import DecisionTreeClassifier

features, truth = load_breast_cancer(return_X_y=True)
features, truth = features[::4, [1, 4, 8, 11, 18]], truth[::4]
models = {
    "logistic": make_pipeline(StandardScaler(), LogisticRegression()),
    "forest": RandomForestClassifier(50, random_state=1),
    "bayes": GaussianNB(),
    "neighbours": make_pipeline(StandardScaler(), KNeighborsClassifier(7)),
    "tree": DecisionTreeClassifier(max_depth=3, random_state=1),
    "stump": DecisionTreeClassifier(max_depth=1, random_state=1),
}
scores = [cross_val_predict(model, features, truth, cv=5, method="predict_proba")[:, 1] for model in models.values()]
target = Path(__file__).parent / "delong" / "predictions.csv"
np.savetxt(target, np.column_stack([truth, *scores]), delimiter=",", fmt=["%d"] + ["%.6f"] * len(models),
           header="truth," + ",".join(models), comments="")
