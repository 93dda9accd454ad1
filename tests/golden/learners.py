"""What scikit-learn's learners predict: writes learners/*.csv (the data) and learners/expected.json.

Every third row, from the first, is a test row; the others are the training set. Features are standardized in the
training set where Melon's learner says that it does so.
 - probabilities or targets of the first 30 test rows, where the algorithm is deterministic;
 - labels of all test rows, as one text; "?" where equally good splits let scikit-learn's own seeds disagree, or a row
   lies on a threshold;
 - the lowest value of a convex objective;
 - for a random forest the accuracies of 30 seeds.
Python 3.11, scikit-learn 1.5.2, numpy 1.26.4, scipy 1.13. Run: python3 tests/golden/learners.py
"""

import json
from pathlib import Path

import numpy as np
import scipy.optimize
import sklearn
from sklearn import datasets
from sklearn.calibration import _SigmoidCalibration
from sklearn.ensemble import (
    GradientBoostingClassifier,
    GradientBoostingRegressor,
    RandomForestClassifier,
    RandomForestRegressor,
)
from sklearn.linear_model import LinearRegression, LogisticRegression, Ridge
from sklearn.naive_bayes import GaussianNB, MultinomialNB
from sklearn.neighbors import KNeighborsClassifier, KNeighborsRegressor
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import PolynomialFeatures, StandardScaler
from sklearn.svm import SVC
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

HERE = Path(__file__).parent / "learners"
SHOWN = 30
SEEDS = range(20)

DATA = {
    "iris": datasets.load_iris(),
    "wine": datasets.load_wine(),
    "breast_cancer": datasets.load_breast_cancer(),
    "digits": datasets.load_digits(),
    "diabetes": datasets.load_diabetes(scaled=False),
}


def split(name):
    data = DATA[name]
    is_test = np.arange(len(data.target)) % 3 == 0
    return data.data[~is_test], data.target[~is_test], data.data[is_test], data.target[is_test]


def text(labels):
    return "".join("?" if label < 0 else str(int(label)) for label in labels)


def agreed(predictions):
    """What all seeds predict; -1 or NaN where they differ."""
    first = predictions[0]
    same = np.all([np.isclose(first, one, rtol=1e-9, atol=1e-9) for one in predictions], axis=0)
    return np.where(same, first, -1 if first.dtype.kind == "i" else np.nan)


def numbers(values):
    return [[None if np.isnan(x) else float(f"{x:.12g}") for x in np.atleast_1d(row)] for row in values]


def deterministic(name, learner, values, model):
    train, y, test, _ = split(name)
    model.fit(train, y)
    case = {"data": name, "learner": learner, "values": values}
    if hasattr(model, "predict_proba"):
        case["labels"] = text(model.predict(test))
        case["predictions"] = numbers(model.predict_proba(test[:SHOWN]))
    else:
        case["predictions"] = numbers(model.predict(test))
    return case


def seeded(name, learner, values, make):
    train, y, test, _ = split(name)
    models = [make(seed).fit(train, y) for seed in SEEDS]
    case = {"data": name, "learner": learner, "values": values}
    # scikit-learn's trees see single precision: a row that lies on a threshold may fall to either side of it.
    near = [test, test * (1 + 1e-6), test * (1 - 1e-6)]
    predictions = agreed([model.predict(rows) for model in models for rows in near])
    if hasattr(models[0], "predict_proba"):
        case["labels"] = text(predictions)
    else:
        case["predictions"] = numbers(predictions)
    return case


def polynomial(name, degree):
    """By numpy: the square of a feature with two values repeats it, and scikit-learn's LinearRegression keeps both with
    weights of 1e12, which cost it ten digits."""
    train, y, test, _ = split(name)
    maker = make_pipeline(StandardScaler(), PolynomialFeatures(degree, include_bias=False))
    x = maker.fit_transform(train)
    weights = np.linalg.lstsq(x - x.mean(0), y - y.mean(), rcond=1e-10)[0]
    predictions = y.mean() + (maker.transform(test) - x.mean(0)) @ weights
    return {
        "data": name,
        "learner": "polynomial_regression",
        "values": {"degree": degree},
        "predictions": numbers(predictions),
    }


def logistic(name, c):
    train, y, test, _ = split(name)
    scaler = StandardScaler().fit(train)
    x = scaler.transform(train)
    model = LogisticRegression(C=c, tol=1e-12, max_iter=1000, solver="newton-cg").fit(x, y)
    p = model.predict_proba(x)[np.arange(len(y)), y]
    return {
        "data": name,
        "learner": "logistic_regression",
        "values": {"C": c},
        "objective": float(-c * np.log(p).sum() + 0.5 * (model.coef_**2).sum()),
        "labels": text(model.predict(scaler.transform(test))),
        "predictions": numbers(model.predict_proba(scaler.transform(test[:SHOWN]))),
    }


def machine(name, kernel, c):
    """Decisions about the first class against the second: the other classes are left out."""
    train, y, test, _ = split(name)
    scaler = StandardScaler().fit(train)
    x = scaler.transform(train)[y < 2]
    gamma = 1 / (x.shape[1] * x.var())
    model = SVC(kernel=kernel, C=c, gamma=gamma, tol=1e-6).fit(x, y[y < 2])
    dual = np.abs(model.dual_coef_[0])
    quadratic = model.dual_coef_[0] @ (
        np.exp(-gamma * ((model.support_vectors_[:, None] - model.support_vectors_[None]) ** 2).sum(2))
        if kernel == "rbf"
        else model.support_vectors_ @ model.support_vectors_.T
    ) @ model.dual_coef_[0]
    return {
        "data": name,
        "kernel": kernel,
        "C": c,
        "gamma": gamma if kernel == "rbf" else 0,
        "objective": float(0.5 * quadratic - dual.sum()),
        "decisions": [float(f"{d:.6g}") for d in model.decision_function(scaler.transform(test[:SHOWN]))],
    }


def svm_labels(name):
    train, y, test, truth = split(name)
    accuracies = []
    for seed in range(10):
        model = make_pipeline(StandardScaler(), SVC(probability=True, random_state=seed)).fit(train, y)
        accuracies.append(float((model.predict_proba(test).argmax(1) == truth).mean()))
    return {"data": name, "learner": "support_vector_machine", "values": {}, "accuracies": accuracies}


def forest(name):
    train, y, test, truth = split(name)
    classifies = name != "diabetes"
    kind = RandomForestClassifier if classifies else RandomForestRegressor
    scores = []
    for seed in range(30):
        predicted = kind(n_estimators=100, random_state=seed, n_jobs=-1).fit(train, y).predict(test)
        scores.append(float((predicted == truth).mean() if classifies else ((predicted - truth) ** 2).mean()))
    return {
        "data": name,
        "learner": "random_forest",
        "values": {},
        "accuracies" if classifies else "mean_squared_errors": scores,
    }


def sigmoid():
    random = np.random.default_rng(7)
    decisions = random.normal(size=60)
    positive = (decisions + random.normal(size=60) > 0.3).astype(int)
    fitted = _SigmoidCalibration().fit(decisions, positive)
    return {
        "decisions": decisions.tolist(),
        "positive": positive.tolist(),
        "slope": float(fitted.a_),
        "offset": float(fitted.b_),
    }


def coupling():
    """The minimum of Wu, Lin & Weng's second objective, found by a general optimizer."""
    random = np.random.default_rng(11)
    k = 4
    r = np.full((k, k), 0.5)
    for i in range(k):
        for j in range(i + 1, k):
            r[i, j] = random.uniform(0.05, 0.95)
            r[j, i] = 1 - r[i, j]

    def objective(p):
        return sum((r[j, i] * p[i] - r[i, j] * p[j]) ** 2 for i in range(k) for j in range(k) if i != j)

    best = scipy.optimize.minimize(
        objective,
        np.full(k, 1 / k),
        bounds=[(0, 1)] * k,
        constraints={"type": "eq", "fun": lambda p: p.sum() - 1},
        options={"ftol": 1e-15, "maxiter": 1000},
    )
    return {"pairs": r.ravel().tolist(), "probabilities": best.x.tolist()}


def pruning(name):
    """The leaves of scikit-learn's own pruned trees, for alphas between the steps of its path."""
    train, y, _, _ = split(name)
    path = DecisionTreeClassifier(random_state=0).cost_complexity_pruning_path(train, y)
    alphas = [float((a + b) / 2) for a, b in zip(path.ccp_alphas[:-1], path.ccp_alphas[1:]) if b - a > 1e-6]
    return {
        "data": name,
        "alphas": alphas,
        "leaves": [int(DecisionTreeClassifier(random_state=0, ccp_alpha=a).fit(train, y).get_n_leaves()) for a in alphas],
    }


def main():
    HERE.mkdir(exist_ok=True)
    for name, data in DATA.items():
        columns = [f"x{i + 1}" for i in range(data.data.shape[1])]
        rows = [",".join([*columns, "target"])]
        rows += [",".join([*(f"{x:.12g}" for x in row), f"{y:g}"]) for row, y in zip(data.data, data.target)]
        (HERE / f"{name}.csv").write_text("\n".join(rows) + "\n")

    def scaled(model):
        return make_pipeline(StandardScaler(), model)

    cases = []
    for name in ["iris", "wine", "breast_cancer", "digits"]:
        cases += [
            deterministic(name, "k_nearest_neighbors", {"n_neighbors": 5}, scaled(KNeighborsClassifier())),
            deterministic(name, "k_nearest_neighbors", {"n_neighbors": 1}, scaled(KNeighborsClassifier(1))),
            deterministic(name, "gaussian_naive_bayes", {}, GaussianNB()),
            deterministic(name, "multinomial_naive_bayes", {"alpha": 0.5}, MultinomialNB(alpha=0.5)),
            logistic(name, 1.0),
            logistic(name, 0.01),
            seeded(name, "decision_tree", {"max_depth": 3}, lambda s: DecisionTreeClassifier(max_depth=3, random_state=s)),
            seeded(name, "decision_tree", {"min_samples_leaf": 5}, lambda s: DecisionTreeClassifier(min_samples_leaf=5, random_state=s)),
            seeded(
                name,
                "gradient_boosting",
                {"n_estimators": 20, "max_depth": 2},
                lambda s: GradientBoostingClassifier(n_estimators=20, max_depth=2, random_state=s),
            ),
            forest(name),
            svm_labels(name),
        ]
    name = "diabetes"
    cases += [
        deterministic(name, "linear_regression", {}, LinearRegression()),
        deterministic(name, "ridge_regression", {"alpha": 10.0}, scaled(Ridge(10))),
        polynomial(name, 2),
        deterministic(name, "k_nearest_neighbors", {"n_neighbors": 7}, scaled(KNeighborsRegressor(7))),
        seeded(name, "decision_tree", {"max_depth": 4}, lambda s: DecisionTreeRegressor(max_depth=4, random_state=s)),
        seeded(name, "gradient_boosting", {"n_estimators": 30}, lambda s: GradientBoostingRegressor(n_estimators=30, random_state=s)),
        forest(name),
    ]
    expected = {
        "versions": {"scikit-learn": sklearn.__version__, "numpy": np.__version__, "scipy": scipy.__version__},
        "cases": cases,
        "machines": [
            machine(name, kernel, c)
            for name in ["iris", "wine", "breast_cancer", "digits"]
            for kernel, c in [("rbf", 1.0), ("linear", 0.1)]
        ],
        "pruning": [pruning(name) for name in ["iris", "wine", "breast_cancer"]],
        "sigmoid": sigmoid(),
        "coupling": coupling(),
    }
    (HERE / "expected.json").write_text(json.dumps(expected) + "\n")


main()
