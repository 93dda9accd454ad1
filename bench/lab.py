"""What scikit-learn takes for the learners of bench/lab.bench.mjs, on one thread: JSON of processor seconds.

python3 bench/lab.py TABLE
"""

import os

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[name] = "1"

import json
import sys
import time

import pandas
import sklearn
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import StratifiedKFold, cross_val_predict
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.tree import DecisionTreeClassifier

LEARNERS = {
    "k_nearest_neighbors": make_pipeline(StandardScaler(), KNeighborsClassifier(5)),
    "gaussian_naive_bayes": GaussianNB(),
    "logistic_regression": make_pipeline(StandardScaler(), LogisticRegression(max_iter=1000)),
    "decision_tree": DecisionTreeClassifier(),
}


def seconds(work):
    start = time.process_time()
    work()
    return time.process_time() - start


table = pandas.read_csv(sys.argv[1])
features = table.drop(columns="class").to_numpy()
target = table["class"].to_numpy()


def folds(learner):
    for repeat in range(10):
        plan = StratifiedKFold(10, shuffle=True, random_state=repeat)
        cross_val_predict(learner, features, target, cv=plan, method="predict_proba")


times = {name: seconds(lambda: folds(learner)) for name, learner in LEARNERS.items()}
times["random_forest"] = seconds(lambda: RandomForestClassifier(100).fit(features, target).predict_proba(features))
print(json.dumps({"version": f"scikit-learn {sklearn.__version__}", **times}))
