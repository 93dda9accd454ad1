"""Golden reports of many classes: tests/golden/classes_reports/NAME.csv with NAME.expected.json, for
tests/bin/classes_reports.test.mjs.

For every key of the rows `labels` and `multiclass` of the report, the expected number of every model, class and pair.
Oracles: scikit-learn 1.5.2, statsmodels 0.15.0 and scipy 1.14.1; where they have none, or another convention, a plain
implementation from the definition in this file (marked "own"). What the conventions call undefined is None, whatever
a library returns for it.

Whole weights are expanded to repeated rows, so that weights are tested against unweighted libraries. With fractional
weights scikit-learn's sample_weight is used, or a sum over weighted pairs (own).

    python3 tests/golden/classes_reports.py
"""

import csv
import io
import json
import math
import os
import pathlib
import warnings

os.environ["OMP_NUM_THREADS"] = "1"  # the order of a sum must not depend on the machine

import numpy as np
import scipy
import sklearn
import statsmodels
from reports import cochran_keys, expand, mcnemar_keys, ratio, scaled
from sklearn import metrics as sk
from sklearn.datasets import load_digits, load_iris, load_wine
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import StratifiedKFold, cross_val_predict
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier
from sklearn.svm import SVC
from sklearn.tree import DecisionTreeClassifier

FOLDER = pathlib.Path(__file__).resolve().parent / "classes_reports"
SAMPLES = pathlib.Path(__file__).resolve().parent.parent.parent / "web" / "samples"
EPSILON = 2.0**-52

# ---------------------------------------------------------------- labels


def confusion(y, p, w, k):
    """Rows truth, columns prediction; exact sums of weights."""
    weight = np.ones(len(y)) if w is None else w
    return np.array([[math.fsum(weight[(y == i) & (p == j)]) for j in range(k)] for i in range(k)])


def label_metrics(y, p, w, k, ordered=False, cost=None):
    """Everything that needs the predicted classes p alone; y and p are indices of k classes."""
    matrix = confusion(y, p, w, k)
    n = math.fsum(matrix.ravel())
    keywords = {"sample_weight": w}
    average = {"zero_division": 0, **keywords}
    one_class = np.count_nonzero(matrix.sum(axis=1)) < 2
    constant = np.count_nonzero(matrix.sum(axis=0)) < 2
    same = one_class and constant and np.array_equal(matrix.sum(axis=0) > 0, matrix.sum(axis=1) > 0)
    result = {
        "n": n,
        "accuracy": sk.accuracy_score(y, p, **keywords),
        "zero_one_loss": sk.zero_one_loss(y, p, **keywords),
        "hamming_loss": sk.hamming_loss(y, p, **keywords),
        "balanced_accuracy": None if one_class else sk.balanced_accuracy_score(y, p, **keywords),
        "matthews_corrcoef": None if one_class or constant else sk.matthews_corrcoef(y, p, **keywords),
        "cohen_kappa": None if same else sk.cohen_kappa_score(y, p, **keywords),
        "cohen_kappa_linear": None,
        "cohen_kappa_quadratic": None,
    }
    if ordered and not same:
        for name in ("linear", "quadratic"):
            result[f"cohen_kappa_{name}"] = sk.cohen_kappa_score(
                y, p, weights=name, labels=list(range(k)), **keywords)
    for name in ("macro", "weighted", "micro"):
        result[f"precision_{name}"] = sk.precision_score(y, p, average=name, **average)
        result[f"recall_{name}"] = sk.recall_score(y, p, average=name, **average)
        result[f"f1_{name}"] = sk.f1_score(y, p, average=name, **average)
        result[f"jaccard_{name}"] = sk.jaccard_score(y, p, average=name, **average)
    both = result["precision_macro"] + result["recall_macro"]
    result["f1_macro_zhou"] = ratio(2 * result["precision_macro"] * result["recall_macro"], both)  # own
    costs = 1.0 - np.eye(k) if cost is None else np.asarray(cost, dtype=float)
    result["cost_sensitive_error"] = math.fsum((costs * matrix).ravel()) / n  # own
    for name in ("linear", "quadratic"):
        if not ordered:
            result[f"cohen_kappa_{name}"] = None
    return {key: None if value is None else float(value) for key, value in result.items()}


def per_class(y, p, w, names, given=None):
    """One class against the rest; `given` is the matrix of probabilities."""
    rows = []
    for label, name in enumerate(names):
        truth, predicted = (y == label).astype(int), (p == label).astype(int)
        matrix = confusion(truth, predicted, w, 2)
        (tn, fp), (fn, tp) = matrix.tolist()
        row = {
            "label": name,
            "support": tp + fn,
            "predicted": tp + fp,
            "tp": tp, "fp": fp, "fn": fn, "tn": tn,
            "precision": ratio(tp, tp + fp),
            "recall": ratio(tp, tp + fn),
            "f1": ratio(2 * tp, 2 * tp + fp + fn),
            "specificity": ratio(tn, tn + fp),
            "jaccard": ratio(tp, tp + fp + fn),
        }
        if given is not None:
            both = tp + fn > 0 and tn + fp > 0
            row["roc_auc"] = float(sk.roc_auc_score(truth, given[:, label], sample_weight=w)) if both else None
            row["average_precision"] = (
                float(sk.average_precision_score(truth, given[:, label], sample_weight=w)) if tp + fn > 0 else None)
            row["ece"] = calibration_error(truth, given[:, label], w) if probabilities(given) else None
        rows.append(row)
    return rows


def label_report(y, predicted, names, w=None, ordered=False, cost=None):
    y, predicted, w = expand(y, predicted, w)
    k = len(names)
    models = {name: label_metrics(y, p, w, k, ordered, cost) for name, p in predicted.items()}
    classes = {name: per_class(y, p, w, names) for name, p in predicted.items()}
    matrices = {name: confusion(y, p, w, k).tolist() for name, p in predicted.items()}
    return {"task": "labels", "models": models, "classes": classes, "confusion": matrices,
            **comparisons(y, predicted, w)}


def comparisons(y, predicted, w):
    names = list(predicted)
    pairs = []
    for i, a in enumerate(names):
        for b in names[i + 1:]:
            pairs.append({"a": a, "b": b, **mcnemar_keys(y, predicted[a], predicted[b], w)})
    return {"pairs": pairs, **cochran_keys(y, predicted, w)}


# ---------------------------------------------------------------- probabilities


def probabilities(given):
    return bool(np.all((given >= 0) & (given <= 1)))


def calibration_error(truth, score, w):
    """own: ten bins (k/10, (k+1)/10], the first with 0."""
    weight = np.ones(len(truth)) if w is None else w
    edges = np.arange(1, 10) / 10
    bins = np.searchsorted(edges, score, side="left")
    gaps = [abs(math.fsum(weight[bins == b] * score[bins == b]) - math.fsum(weight[bins == b] * truth[bins == b]))
            for b in range(10)]
    return math.fsum(gaps) / math.fsum(weight)


def hand_till(y, given, w, k):
    """own: A(i, j) for each pair, and the weights of the pairs."""
    weight = np.ones(len(y)) if w is None else w
    areas, weights = [], []
    for i in range(k):
        for j in range(i):
            mask = (y == i) | (y == j)
            both = [sk.roc_auc_score(y[mask] == one, given[mask, one], sample_weight=weight[mask]) for one in (i, j)]
            areas.append(sum(both) / 2)
            weights.append(math.fsum(weight[mask]))
    return np.array(areas), np.array(weights)


def score_metrics(y, given, w, top_k):
    n, k = given.shape
    weight = np.ones(n) if w is None else w
    total = math.fsum(weight)
    one_hot = np.eye(k)[y]
    true_given = given[np.arange(n), y]
    present = [label for label in range(k) if np.any(weight[y == label] > 0)]
    every = len(present) == k
    # own: of equal probabilities the class of the first column comes first.
    columns = np.arange(k)
    before = (given > true_given[:, None]) | ((given == true_given[:, None]) & (columns[None, :] < y[:, None]))
    place = before.sum(axis=1)
    result = {}
    for wanted in sorted({2, top_k}):
        result[f"top_{wanted}_accuracy"] = math.fsum(weight[place < wanted]) / total
    areas = {c: sk.roc_auc_score(y == c, given[:, c], sample_weight=w) for c in present if len(present) > 1}
    result["roc_auc_ovr_macro"] = sum(areas.values()) / k if every else None
    supports = {c: math.fsum(weight[y == c]) for c in present}
    result["roc_auc_ovr_weighted"] = (
        math.fsum(areas[c] * supports[c] for c in present) / total if len(present) > 1 else None)
    result["roc_auc_ovr_micro"] = sk.roc_auc_score(
        one_hot.ravel(), given.ravel(), sample_weight=np.repeat(weight, k))
    result["roc_auc_ovo_macro"] = result["roc_auc_ovo_weighted"] = None
    if every:
        pair_areas, pair_weights = hand_till(y, given, w, k)
        result["roc_auc_ovo_macro"] = float(np.mean(pair_areas))
        result["roc_auc_ovo_weighted"] = float(np.average(pair_areas, weights=pair_weights))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        result["average_precision_macro"] = sk.average_precision_score(
            one_hot, given, average="macro", sample_weight=w)
        result["average_precision_micro"] = sk.average_precision_score(
            one_hot, given, average="micro", sample_weight=w)
    for key in ("log_loss", "cll", "brier", "top_label_ece", "classwise_ece"):
        result[key] = None
    if probabilities(given):
        clipped = np.clip(true_given, EPSILON, 1 - EPSILON)
        result["log_loss"] = -math.fsum(weight * np.log(clipped)) / total
        used = weight > 0
        if np.all(true_given[used] > 0):
            result["cll"] = math.fsum(weight[used] * np.log(true_given[used]))
        result["brier"] = math.fsum((weight[:, None] * (given - one_hot) ** 2).ravel()) / total
        top = given.argmax(axis=1)
        result["top_label_ece"] = calibration_error((top == y).astype(int), given.max(axis=1), w)
        result["classwise_ece"] = math.fsum(
            calibration_error(one_hot[:, c], given[:, c], w) for c in range(k)) / k
    compare_with_sklearn(y, given, w, result, every)
    return {key: None if value is None else float(value) for key, value in result.items()}


def compare_with_sklearn(y, given, w, result, every):
    """The own forms above against scikit-learn wherever it has the quantity and its conventions are ours."""
    sums_to_one = np.allclose(given.sum(axis=1), 1, atol=1e-12)
    if not every or not sums_to_one or not probabilities(given):
        return
    k = given.shape[1]
    close = lambda a, b: math.isclose(a, b, rel_tol=1e-12, abs_tol=1e-15)  # noqa: E731
    for average in ("macro", "weighted", "micro"):
        assert close(result[f"roc_auc_ovr_{average}"],
                     sk.roc_auc_score(y, given, multi_class="ovr", average=average, sample_weight=w)), average
    if w is None:
        for average in ("macro", "weighted"):
            assert close(result[f"roc_auc_ovo_{average}"],
                         sk.roc_auc_score(y, given, multi_class="ovo", average=average))
        untied = all(len(set(row)) == k for row in given.tolist())
        if untied:
            assert close(result["top_2_accuracy"], sk.top_k_accuracy_score(y, given, k=2))
    assert close(result["log_loss"], sk.log_loss(y, given, sample_weight=w, labels=list(range(k))))


def probability_report(y, given, names, w=None, ordered=False, cost=None, top_k=2):
    y, given, w = expand_probabilities(y, given, w)
    k = len(names)
    predicted = {name: matrix.argmax(axis=1) for name, matrix in given.items()}
    models, classes, matrices, costs = {}, {}, {}, {}
    for name, matrix in given.items():
        models[name] = {**label_metrics(y, predicted[name], w, k, ordered, cost),
                        **score_metrics(y, matrix, w, top_k)}
        classes[name] = per_class(y, predicted[name], w, names, matrix)
        matrices[name] = confusion(y, predicted[name], w, k).tolist()
        if cost is not None:
            costs[name] = minimal_cost(y, matrix, predicted[name], w, np.asarray(cost, dtype=float))
    report = {"task": "multiclass", "models": models, "classes": classes, "confusion": matrices,
              **comparisons(y, predicted, w)}
    return {**report, "costs": costs} if costs else report


def minimal_cost(y, given, predicted, w, cost):
    """own: for each case the decision with the lowest expected cost."""
    weight = np.ones(len(y)) if w is None else w
    expected = given @ cost
    decision = expected.argmin(axis=1)
    total = math.fsum(weight)
    return {
        "cost": math.fsum(weight * cost[y, decision]) / total,
        "expected_cost": math.fsum(weight * expected.min(axis=1)) / total,
        "accuracy": math.fsum(weight[decision == y]) / total,
        "changed": math.fsum(weight[decision != predicted]),
    }


def expand_probabilities(y, given, w):
    if w is None or np.any(w != np.floor(w)):
        return y, given, w
    times = w.astype(int)
    return np.repeat(y, times), {name: np.repeat(matrix, times, axis=0) for name, matrix in given.items()}, None


# ---------------------------------------------------------------- files


def write(name, header, columns, report, args=()):
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(header)
    for row in zip(*columns):
        writer.writerow([repr(float(cell)) if isinstance(cell, (float, np.floating)) else str(cell) for cell in row])
    (FOLDER / f"{name}.csv").write_text(stream.getvalue(), encoding="utf-8")
    text = json.dumps({"args": list(args), **report}, ensure_ascii=False, indent=1)
    (FOLDER / f"{name}.expected.json").write_text(text + "\n", encoding="utf-8")


def write_labels(name, y, predicted, names, report, args=(), further=()):
    texts = np.array(names)
    columns = [texts[y], *[texts[p] for p in predicted.values()], *[column for _, column in further]]
    write(name, ["truth", *predicted, *[title for title, _ in further]], columns, report, args)


def write_probabilities(name, y, given, names, report, args=(), further=(), order=None):
    """`order` is the order of the columns in the file, as indices of the names."""
    order = list(range(len(names))) if order is None else order
    header = ["truth"]
    columns = [np.array(names)[y]]
    for model, matrix in given.items():
        for label in order:
            header.append(f"{model}:{names[label]}")
            columns.append(matrix[:, label])
    for title, column in further:
        header.append(title)
        columns.append(column)
    write(name, header, columns, report, args)


def models():
    return {
        "logistic": scaled(LogisticRegression(max_iter=2000)),
        "forest": RandomForestClassifier(60, max_depth=3, random_state=1),
        "bayes": GaussianNB(),
        "knn": scaled(KNeighborsClassifier(7)),
        "tree": DecisionTreeClassifier(max_depth=3, random_state=1),
    }


def out_of_fold(model, features, truth, method):
    folds = StratifiedKFold(n_splits=5, shuffle=True, random_state=1)
    return cross_val_predict(model, features, truth, cv=folds, method=method)


def make_labels():
    data = load_wine()
    features = data.data[:, :4]
    names = ["barolo", "grignolino", "barbera"]
    order = [names.index(name) for name in sorted(names)]
    y = np.array([order.index(label) for label in data.target])
    predicted = {name: out_of_fold(model, features, y, "predict") for name, model in models().items()}
    sorted_names = sorted(names)
    write_labels("wine_labels", y, predicted, sorted_names, label_report(y, predicted, sorted_names))

    data = load_digits()
    y = data.target
    names = [str(digit) for digit in range(10)]
    features = data.data[:, 16:40]  # the middle rows of the picture: enough mistakes to be interesting
    six = {**models(), "svm": scaled(SVC(C=0.5))}
    predicted = {name: out_of_fold(model, features, y, "predict") for name, model in six.items()}
    write_labels("digits_labels", y, predicted, names, label_report(y, predicted, names), ["--task=labels"])
    cost = [[0 if i == j else 1 + abs(i - j) for j in range(10)] for i in range(10)]
    some = {name: predicted[name] for name in ("logistic", "tree")}
    reverse = names[::-1]
    write_labels("digits_ordered", y, some, names,
                 label_report(9 - y, {name: 9 - p for name, p in some.items()}, reverse, ordered=True, cost=cost),
                 ["--task=labels", f"--ordered={','.join(reverse)}", f"--cost-matrix={json.dumps(cost)}"])

    # docs/worked-examples.md, matrix of three classes: rows are truth.
    matrix = np.array([[5, 2, 0], [5, 3, 0], [10, 0, 2]])
    cells = [(i, j) for i in range(3) for j in range(3)]
    y, p = (np.array([cell[side] for cell in cells]) for side in (0, 1))
    w = np.array([matrix[cell] for cell in cells], dtype=float)
    report = label_report(y, {"model": p}, ["a", "b", "c"], w, ordered=True)
    numbers = report["models"]["model"]
    published = {"accuracy": .3704, "f1_macro": .37254, "f1_macro_zhou": .49872, "f1_weighted": .35976,
                 "cohen_kappa": .12571, "matthews_corrcoef": .17539}
    for key, value in published.items():
        assert abs(numbers[key] - value) < 6e-5, key
    assert [round(row["precision"], 4) for row in report["classes"]["model"]] == [.25, .6, 1]
    assert [round(row["recall"], 4) for row in report["classes"]["model"]] == [.7143, .375, .1667]
    write_labels("n3_counted", y, {"model": p}, ["a", "b", "c"], report,
                 ["--ordered=a,b,c", "--weight=count"], [("count", w)])

    # A class that is never predicted (d), one that is never true (a), one that neither is (e, in the order only).
    names = ["a", "b", "c", "d", "e"]
    y = np.array([1, 1, 1, 2, 2, 3, 3, 3, 1, 2])
    predicted = {"first": np.array([1, 0, 1, 2, 1, 2, 2, 1, 1, 2]), "second": np.array([1, 1, 1, 2, 2, 2, 2, 1, 1, 0]),
                 "constant": np.full(10, 2), "right": y.copy()}
    report = label_report(y, predicted, names, ordered=True)
    write_labels("never", y, predicted, names, report, ["--task=labels", "--ordered=a,b,c,d,e", "--predictions=first,second,constant,right"])

    # Fractional weights, labels that are numbers written in two ways.
    rng = np.random.default_rng(3)
    y = rng.integers(0, 4, 60)
    predicted = {"one": np.where(rng.random(60) < .7, y, rng.integers(0, 4, 60)),
                 "two": np.where(rng.random(60) < .5, y, rng.integers(0, 4, 60))}
    w = np.round(rng.random(60) * 4, 3)
    report = label_report(y, predicted, ["1", "2", "3", "10"], w)
    values = np.array([1, 2, 3, 10])
    write("fractional_weights", ["truth", "one", "two", "w"],
          [values[y], values[predicted["one"]].astype(float), values[predicted["two"]], w], report,
          ["--task=labels", "--truth=truth", "--weight=w", "--predictions=one,two"])

    # More than 256 different numbers: the column is one of numbers and not of labels.
    y = np.concatenate([np.arange(300), np.arange(300), rng.integers(0, 300, 400)])
    p = np.where(rng.random(1000) < .8, y, (y + rng.integers(1, 4, 1000)) % 300)
    names = [str(100 + 3 * label) for label in range(300)]
    report = label_report(y, {"model": p}, names)
    report.pop("confusion")
    write_labels("three_hundred", y, {"model": p}, names, report,
                 ["--task=labels", "--truth=truth", "--predictions=model"])


def make_probabilities():
    data = load_iris()
    y = data.target
    names = list(data.target_names)
    given = {name: out_of_fold(model, data.data, y, "predict_proba") for name, model in models().items()}
    write_probabilities("iris", y, given, names, probability_report(y, given, names))

    data = load_wine()
    y = data.target
    names = ["class_0", "class_1", "class_2"]
    given = {name: out_of_fold(model, data.data[:, :3], y, "predict_proba") for name, model in models().items()}
    cost = [[0, 1, 4], [2, 0, 1], [10, 3, 0]]
    write_probabilities("wine", y, given, names, probability_report(y, given, names, cost=cost, top_k=1),
                        ["--top-k=1", f"--cost-matrix={json.dumps(cost)}"])
    w = (np.arange(len(y)) % 4).astype(float)
    some = {name: given[name] for name in ("knn", "tree")}  # many equal probabilities
    write_probabilities("wine_counted", y, some, names, probability_report(y, some, names, w),
                        ["--weight=count"], [("count", w)])
    w = np.round(np.random.default_rng(5).random(len(y)) * 3, 3)
    write_probabilities("wine_weighted", y, some, names, probability_report(y, some, names, w),
                        ["--weight=w"], [("w", w)])

    data = load_digits()
    y = data.target
    names = [str(digit) for digit in range(10)]
    given = {name: out_of_fold(model, data.data[:, 16:40], y, "predict_proba") for name, model in models().items()
             if name in ("bayes", "forest", "knn")}
    write_probabilities("digits", y, given, names, probability_report(y, given, names, top_k=3), ["--top-k=3"])

    # Columns in another order than the sorted labels; ties of the largest go to the first column.
    names = ["c", "a", "b"]
    y = np.array([0, 1, 2, 0, 1, 2, 1, 0])
    tied = np.array([[.4, .4, .2], [.4, .4, .2], [.2, .4, .4], [1 / 3, 1 / 3, 1 / 3], [.1, .8, .1], [.5, 0, .5],
                     [.25, .5, .25], [.3, .3, .4]])
    report = probability_report(y, {"tied": tied}, names)
    write_probabilities("ties", y, {"tied": tied}, names, report)

    # Not probabilities that sum to 1; a class that is never true; numbers beyond [0, 1]; 0 for the true class.
    names = ["x", "y", "z"]
    y = np.array([0, 1, 0, 1, 1, 0])
    rng = np.random.default_rng(11)
    raw = np.round(rng.random((6, 3)), 3)
    report = probability_report(y, {"raw": raw}, names)
    report["warnings"] = ["probabilities_do_not_sum_to_one"]
    write_probabilities("not_summing", y, {"raw": raw}, names, report, ["--task=multiclass"])
    y = np.array([0, 1, 2, 1, 2, 0])
    odds = np.round(rng.normal(size=(6, 3)), 3)
    zero = np.array([[0, .5, .5], [.2, .8, 0], [0, 0, 1], [.1, .9, 0], [.3, .3, .4], [1, 0, 0]])
    report = probability_report(y, {"odds": odds, "zero": zero}, names)
    report["warnings"] = ["scores_outside_unit_interval", "probabilities_do_not_sum_to_one"]
    write_probabilities("negative", y, {"odds": odds, "zero": zero}, names, report)


def make_samples():
    """Two files for the page: predicted labels of ten classes, and probabilities of three."""
    data = load_digits()
    middle = data.data[:, 16:40]  # three of eight rows of the picture: enough mistakes to look at
    chosen = {name: model for name, model in models().items() if name in ("logistic", "forest", "tree")}
    predicted = {name: out_of_fold(model, middle, data.target, "predict") for name, model in chosen.items()}
    names = {"logistic": "LogisticRegression", "forest": "RandomForest", "tree": "DecisionTree", "bayes": "NaiveBayes"}
    with open(SAMPLES / "digits-labels.csv", "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["digit_no", "truth", *[names[name] for name in predicted]])
        writer.writerows(zip(range(1, len(data.target) + 1), data.target, *predicted.values()))
    data = load_iris()
    chosen = {name: model for name, model in models().items() if name in ("logistic", "forest", "bayes")}
    given = {name: out_of_fold(model, data.data[:, :2], data.target, "predict_proba") for name, model in chosen.items()}
    with open(SAMPLES / "iris-probabilities.csv", "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["class", *[f"{names[name]}:{label}" for name in given for label in data.target_names]])
        for i, label in enumerate(data.target):
            numbers = [f"{value:.6f}" for matrix in given.values() for value in matrix[i]]
            writer.writerow([data.target_names[label], *numbers])


def main():
    assert (sklearn.__version__, scipy.__version__, statsmodels.__version__) == ("1.5.2", "1.14.1", "0.15.0")
    warnings.simplefilter("ignore")
    FOLDER.mkdir(parents=True, exist_ok=True)
    make_labels()
    make_probabilities()
    make_samples()


if __name__ == "__main__":
    main()
