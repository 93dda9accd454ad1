"""Golden reports: tests/golden/reports/NAME.csv with NAME.expected.json, for tests/bin/reports.test.mjs.

For every key of the rows `binary` and `labels` (two classes) of the report, the expected number of every model and
pair. Oracles, in this order: scikit-learn 1.5.2, scipy 1.14.1, statsmodels 0.15.0, R pROC 1.18.0 (reports.R, DeLong);
where none of them has the quantity, a plain implementation from the definition in this file (marked "own").
What the conventions call undefined is None, whatever a library returns for it.

Whole weights are expanded to repeated rows, so that weights are tested against unweighted libraries.
With fractional weights scikit-learn's sample_weight is used, or a sum over weighted pairs (own).

    python3 tests/golden/reports.py
"""

import csv
import io
import json
import math
import os
import pathlib
import subprocess
import tempfile
import warnings

os.environ["OMP_NUM_THREADS"] = "1"  # the order of a sum must not depend on the machine

import numpy as np
import scipy
import sklearn
import statsmodels
from scipy import integrate, stats
from sklearn import metrics as sk
from sklearn.datasets import load_breast_cancer, load_diabetes, load_wine
from sklearn.ensemble import GradientBoostingClassifier, RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import StratifiedKFold, cross_val_predict
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.svm import SVC, LinearSVC
from sklearn.tree import DecisionTreeClassifier
from statsmodels.stats.contingency_tables import cochrans_q, mcnemar

FOLDER = pathlib.Path(__file__).resolve().parent / "reports"
SAMPLES = pathlib.Path(__file__).resolve().parent.parent.parent / "web" / "samples"
SCRIPT = pathlib.Path(__file__).resolve().parent / "reports.R"

# ---------------------------------------------------------------- one model


def ratio(numerator, denominator):
    return None if denominator == 0 else numerator / denominator


def label_metrics(y, p, w, cost_fn=1.0, cost_fp=1.0):
    """Everything that needs the predicted labels p (0/1) alone; w is None or one weight per row."""
    matrix = sk.confusion_matrix(y, p, labels=[0, 1], sample_weight=w)
    if w is not None:  # the matrix of scikit-learn adds naively; the sums are exact here
        matrix = [[math.fsum(w[(y == i) & (p == j)]) for j in (0, 1)] for i in (0, 1)]
    (tn, fp), (fn, tp) = ([float(v) for v in row] for row in matrix)
    n = float(len(y)) if w is None else math.fsum(w)
    one_class = tp + fn == 0 or tn + fp == 0
    arguments = {"sample_weight": w}

    def defined(condition, function, *extra, **keywords):
        return float(function(y, p, *extra, **arguments, **keywords)) if condition else None

    both = {"zero_division": 0}  # scikit-learn's own choice of classes: those in the truth or predicted
    result = {
        "n": n,
        "tp": tp,
        "fp": fp,
        "fn": fn,
        "tn": tn,
        "accuracy": defined(True, sk.accuracy_score),
        "zero_one_loss": defined(True, sk.zero_one_loss),
        "hamming_loss": defined(True, sk.hamming_loss),
        "precision": defined(tp + fp > 0, sk.precision_score, zero_division=0),
        "recall": defined(tp + fn > 0, sk.recall_score, zero_division=0),
        "specificity": defined(tn + fp > 0, sk.recall_score, pos_label=0, zero_division=0),
        "npv": defined(tn + fn > 0, sk.precision_score, pos_label=0, zero_division=0),
        "fpr": ratio(fp, fp + tn),
        "fnr": ratio(fn, fn + tp),
        "balanced_accuracy": defined(not one_class, sk.balanced_accuracy_score),
        "f1": defined(tp + fp + fn > 0, sk.f1_score, zero_division=0),
        "f2": defined(tp + fp + fn > 0, sk.fbeta_score, beta=2, zero_division=0),
        "f0.5": defined(tp + fp + fn > 0, sk.fbeta_score, beta=0.5, zero_division=0),
        "jaccard": defined(tp + fp + fn > 0, sk.jaccard_score, zero_division=0),
        "matthews_corrcoef": defined(
            0 not in (tp + fp, tp + fn, tn + fp, tn + fn), sk.matthews_corrcoef
        ),
        "cohen_kappa": defined(
            (tp + fp) * (tp + fn) + (tn + fp) * (tn + fn) != n * n, sk.cohen_kappa_score, labels=[0, 1]
        ),
        "youden_j": None if one_class else tp / (tp + fn) - fp / (fp + tn),
        "cost_sensitive_error": (cost_fn * fn + cost_fp * fp) / n,
    }
    for average in ("macro", "micro", "weighted"):
        for name, function in (("precision", sk.precision_score), ("recall", sk.recall_score), ("f1", sk.f1_score)):
            result[f"{name}_{average}"] = defined(True, function, average=average, **both)
    macro = (result["precision_macro"], result["recall_macro"])
    result["f1_macro_zhou"] = None if sum(macro) == 0 else 2 * macro[0] * macro[1] / sum(macro)  # own
    return result


def per_class(y, p, w, names):
    """Precision, recall, F1 and support of both classes; undefined ones None."""
    result = []
    for k in (0, 1):
        values = label_metrics((y == k).astype(int), (p == k).astype(int), w)
        result.append(
            {
                "label": names[k],
                "precision": values["precision"],
                "recall": values["recall"],
                "f1": values["f1"],
                "support": values["tp"] + values["fn"],
            }
        )
    return result


def roc_points(y, s, w):
    """(FP, TP) as sums of weights when score >= threshold is positive, for every distinct score, descending. Own."""
    w = np.ones(len(y)) if w is None else w
    points = [(0.0, 0.0)]
    for threshold in sorted(set(s), reverse=True):
        chosen = s >= threshold
        points.append((math.fsum(w[chosen & (y == 0)]), math.fsum(w[chosen & (y == 1)])))
    return points


def envelope_breaks(lines):
    """Abscissas in [0, 1] where the minimum of the lines (value at 0, value at 1) changes. Own: walk to the nearest
    crossing with a line that falls below."""
    x = 0.0
    current = min(lines, key=lambda line: (line[0], line[1]))
    breaks = [0.0]
    while True:
        best = None
        for line in lines:
            slope_gap = (current[1] - current[0]) - (line[1] - line[0])
            if slope_gap <= 0:
                continue
            crossing = (line[0] - current[0]) / slope_gap
            if x - 1e-15 <= crossing < 1 and (best is None or (crossing, line[1]) < (best[0], best[1][1])):
                best = (crossing, line)
        if best is None:
            break
        x, current = best
        if x > breaks[-1]:
            breaks.append(x)
    return [*breaks, 1.0]


def cost_curve_areas(points, negatives, positives):
    """Own: lower envelope of (0, FPR)-(1, FNR), integrated piece by piece with scipy.integrate.quad."""
    lines = [(fp / negatives, 1 - tp / positives) for fp, tp in points]
    values = np.array(lines)

    def envelope(x):
        return float(np.min(values[:, 0] * (1 - x) + values[:, 1] * x))

    def beta_2_5(x):
        return 30 * x * (1 - x) ** 4  # 1/B(2,5) = 6!/(1! 4!) = 30

    breaks = envelope_breaks(lines)
    pieces = list(zip(breaks, breaks[1:]))
    options = {"epsabs": 1e-15, "epsrel": 1e-13}
    uniform = math.fsum(integrate.quad(envelope, a, b, **options)[0] for a, b in pieces)
    beta = math.fsum(integrate.quad(lambda x: envelope(x) * beta_2_5(x), a, b, **options)[0] for a, b in pieces)
    return uniform, beta


def break_even_point(points, positives):
    """Own: TP/P where as many are predicted positive as there are positives; inside a tie, its proportional share."""
    for (fp0, tp0), (fp1, tp1) in zip(points, points[1:]):
        if fp1 + tp1 >= positives:
            share = (positives - fp0 - tp0) / (fp1 + tp1 - fp0 - tp0)
            return (tp0 + share * (tp1 - tp0)) / positives
    raise AssertionError


def partial_area(points, negatives, positives, limit):
    """Own: trapezoids up to FPR = limit."""
    area = []
    for (fp0, tp0), (fp1, tp1) in zip(points, points[1:]):
        x0, x1, y0, y1 = fp0 / negatives, fp1 / negatives, tp0 / positives, tp1 / positives
        if x0 >= limit:
            break
        if x1 > limit:
            y1 = y0 + (y1 - y0) * (limit - x0) / (x1 - x0)
            x1 = limit
        area.append((x1 - x0) * (y0 + y1) / 2)
    return math.fsum(area)


def weighted_kendall(y, s, w):
    """Own: tau-b with the weight of a pair the product of its weights."""
    pair = np.outer(w, w)
    dy, ds = np.sign(y[:, None] - y[None, :]), np.sign(s[:, None] - s[None, :])
    return float((pair * dy * ds).sum() / math.sqrt((pair * dy**2).sum() * (pair * ds**2).sum()))


def weighted_spearman(y, s, w):
    """Own: correlation of the weighted mid-ranks."""

    def ranks(v):
        return np.array([w[v < x].sum() + w[v == x].sum() / 2 for x in v])

    a, b = ranks(y), ranks(s)
    a, b = a - np.average(a, weights=w), b - np.average(b, weights=w)
    return float((w * a * b).sum() / math.sqrt((w * a * a).sum() * (w * b * b).sum()))


def weighted_auc(y, s, w):
    """Own: share of weighted pairs that are in order, ties half."""
    difference = s[y == 1][:, None] - s[y == 0][None, :]
    pair = np.outer(w[y == 1], w[y == 0])
    return float((pair * ((difference > 0) + 0.5 * (difference == 0))).sum() / pair.sum())


def score_metrics(y, s, w, delong):
    """`delong`: (standard error, low, high) of pROC, or None."""
    keys = (
        "roc_auc roc_auc_rank roc_auc_se roc_auc_ci_low roc_auc_ci_high gini ks partial_auc_0.1 roc_auc_max_fpr_0.1 "
        "average_precision pr_auc_trapezoid break_even_point log_loss brier cll hinge_loss cost_curve_area_uniform "
        "cost_curve_area_beta_2_5 kendall_tau_b spearman ndcg ndcg@10"
    ).split()
    result = dict.fromkeys(keys)
    points = roc_points(y, s, w)
    negatives, positives = points[-1]
    one_class = negatives == 0 or positives == 0
    constant = len(set(s if w is None else s[w > 0])) == 1
    if not one_class:
        result["roc_auc"] = float(sk.roc_auc_score(y, s, sample_weight=w))
        if w is None:
            rank_sum = stats.rankdata(s)[y == 1].sum()
            result["roc_auc_rank"] = float((rank_sum - positives * (positives + 1) / 2) / positives / negatives)
            result["ks"] = float(stats.ks_2samp(s[y == 1], s[y == 0]).statistic)
        else:
            result["roc_auc_rank"] = weighted_auc(y, s, w)
            result["ks"] = max(abs(tp / positives - fp / negatives) for fp, tp in points)
        result["gini"] = 2 * result["roc_auc"] - 1
        result["partial_auc_0.1"] = partial_area(points, negatives, positives, 0.1)
        result["roc_auc_max_fpr_0.1"] = float(sk.roc_auc_score(y, s, sample_weight=w, max_fpr=0.1))
        result["cost_curve_area_uniform"], result["cost_curve_area_beta_2_5"] = cost_curve_areas(
            points, negatives, positives
        )
        if delong is not None:
            se, low, high = delong
            result["roc_auc_se"] = se
            if se is not None and se > 1e-9:
                result["roc_auc_ci_low"], result["roc_auc_ci_high"] = max(0.0, low), min(1.0, high)
            elif se is not None:
                result["roc_auc_se"] = 0.0
        if not constant:
            if w is None:
                result["kendall_tau_b"] = float(stats.kendalltau(y, s, variant="b").statistic)
                result["spearman"] = float(stats.spearmanr(y, s).statistic)
            else:
                result["kendall_tau_b"] = weighted_kendall(y, s, w)
                result["spearman"] = weighted_spearman(y, s, w)
    if positives > 0:
        result["average_precision"] = float(sk.average_precision_score(y, s, sample_weight=w))
        precision, recall, _ = sk.precision_recall_curve(y, s, sample_weight=w)
        result["pr_auc_trapezoid"] = float(sk.auc(recall, precision))
        result["break_even_point"] = break_even_point(points, positives)
        if w is None and len(y) > 1:
            result["ndcg"] = float(sk.ndcg_score([y], [s]))
            result["ndcg@10"] = float(sk.ndcg_score([y], [s], k=10))
    if s.min() >= 0 and s.max() <= 1:
        result["log_loss"] = float(sk.log_loss(y, s, labels=[0, 1], sample_weight=w))
        result["brier"] = float(np.average((s - y) ** 2, weights=w))
        chance = np.where(y == 1, s, 1 - s)
        if chance.min() > 0:
            unit = np.ones(len(y)) if w is None else w
            result["cll"] = math.fsum(  # log1p keeps the digits of a small score of a negative
                unit[i] * (math.log(s[i]) if y[i] == 1 else math.log1p(-s[i])) for i in range(len(y))
            )
    loss = np.maximum(0, 1 - np.where(y == 1, 1, -1) * s)
    result["hinge_loss"] = float(np.average(loss, weights=w))
    return result


# ---------------------------------------------------------------- two models


def mcnemar_keys(y, p, q, w):
    w_all = np.ones(len(y)) if w is None else w
    b = math.fsum(w_all[(p == y) & (q != y)])
    c = math.fsum(w_all[(p != y) & (q == y)])
    result = {
        "discordant_min": min(b, c),
        "discordant_max": max(b, c),
        "mcnemar_exact_p": None,
        "mcnemar_chi2": None,
        "mcnemar_p": None,
        "mcnemar_chi2_corrected": None,
        "mcnemar_p_corrected": None,
        "mcnemar_midp": None,
    }
    if w is not None:
        return result
    table = [[0, int(b)], [int(c), 0]]
    exact = mcnemar(table, exact=True).pvalue
    if b + c == 0:  # the only outcome that is possible has probability 1; the rest is 0/0
        result["mcnemar_exact_p"] = float(exact)
        return result
    plain = mcnemar(table, exact=False, correction=False)
    corrected = (abs(b - c) - 1) ** 2 / (b + c) if b != c else 0.0
    if b != c:
        assert math.isclose(corrected, mcnemar(table, exact=False, correction=True).statistic, rel_tol=1e-12)
    assert math.isclose(exact, stats.binomtest(int(b), int(b + c)).pvalue, rel_tol=1e-9)
    result["mcnemar_exact_p"] = float(exact)
    result["mcnemar_chi2"] = float(plain.statistic)
    result["mcnemar_p"] = float(plain.pvalue)
    result["mcnemar_chi2_corrected"] = corrected
    result["mcnemar_p_corrected"] = float(stats.chi2.sf(corrected, 1))
    # Fagerland, Lydersen & Laake 2013: an even split counts once.
    result["mcnemar_midp"] = float(exact - stats.binom.pmf(b, b + c, 0.5) / (2 if b == c else 1))
    return result


def cochran_keys(y, predicted, w):
    """Of three models and more, every case counted a whole number of times."""
    if w is not None or len(predicted) < 3:
        return {}
    right = np.column_stack([p == y for p in predicted.values()]).astype(int)
    if not ((right.sum(axis=1) > 0) & (right.sum(axis=1) < right.shape[1])).any():
        return {"tests": {"cochran_q": None, "cochran_q_p": None}}
    result = cochrans_q(right)
    return {"tests": {"cochran_q": float(result.statistic), "cochran_q_p": float(result.pvalue)}}


def delong_by_proc(y, scores):
    """({model: (se, low, high)}, {(a, b): (z, p)}) from pROC, for names in order."""
    names = list(scores)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "data.tsv"
        columns = [y, *scores.values()]
        path.write_text("".join("\t".join(repr(float(c[i])) for c in columns) + "\n" for i in range(len(y))))
        subprocess.run(["Rscript", str(SCRIPT), folder], check=True)
        lines = path.with_suffix(".proc").read_text().split("\n")

    def number(text):
        return None if text == "null" else float(text)

    single, paired = {}, {}
    for line in lines:
        parts = line.split()
        if parts[:1] == ["model"]:
            single[names[int(parts[1]) - 1]] = tuple(number(part) for part in parts[3:6])
        elif parts[:1] == ["pair"]:
            a, b = names[int(parts[1]) - 1], names[int(parts[2]) - 1]
            z, p, covariance = (number(part) for part in parts[3:6])
            variance = single[a][0] ** 2 + single[b][0] ** 2 - 2 * covariance
            paired[a, b] = (z, p) if variance > 1e-18 else (None, None)
    return single, paired


def expand(y, columns, w):
    """Whole weights become repeated rows."""
    if w is None or not np.all(w == np.floor(w)):
        return y, columns, w
    times = w.astype(int)
    return np.repeat(y, times), {name: np.repeat(column, times) for name, column in columns.items()}, None


def binary_report(y, scores, w=None, threshold=0.5, cost_fn=1.0, cost_fp=1.0):
    y, scores, w = expand(y, scores, w)
    single, paired = {}, {}
    if w is None and min((y == 0).sum(), (y == 1).sum()) >= 2:
        single, paired = delong_by_proc(y, scores)
    predicted = {name: (s >= threshold).astype(int) for name, s in scores.items()}
    models = {}
    for name, s in scores.items():
        models[name] = label_metrics(y, predicted[name], w, cost_fn, cost_fp)
        models[name].update(score_metrics(y, s, w, single.get(name)))
        if name in single:
            auc = models[name]["roc_auc"]
            assert math.isclose(auc, models[name]["roc_auc_rank"], rel_tol=1e-12), (name, auc)
    pairs = []
    for i, a in enumerate(scores):
        for b in list(scores)[i + 1 :]:
            z, p = paired.get((a, b), (None, None))
            areas = (models[a]["roc_auc"], models[b]["roc_auc"])
            difference = None if None in areas else areas[0] - areas[1]
            pairs.append({"a": a, "b": b, "roc_auc_diff": difference, "delong_z": z, "delong_p": p})
            pairs[-1].update(mcnemar_keys(y, predicted[a], predicted[b], w))
    return {"models": models, "pairs": pairs, **cochran_keys(y, predicted, w)}


def labels_report(y, predicted, names, w=None, ordered=False):
    """y and predictions as 0/1; names: the labels of 0 and of 1 (the positive)."""
    y, predicted, w = expand(y, predicted, w)
    models, classes = {}, {}
    for name, p in predicted.items():
        models[name] = label_metrics(y, p, w)
        if ordered:
            for kind in ("linear", "quadratic"):
                models[name][f"cohen_kappa_{kind}"] = float(sk.cohen_kappa_score(y, p, weights=kind, sample_weight=w))
        classes[name] = per_class(y, p, w, names)
    pairs = []
    for i, a in enumerate(predicted):
        for b in list(predicted)[i + 1 :]:
            pairs.append({"a": a, "b": b, **mcnemar_keys(y, predicted[a], predicted[b], w)})
    return {"models": models, "pairs": pairs, "classes": classes, **cochran_keys(y, predicted, w)}


# ---------------------------------------------------------------- files


def write(name, header, columns, report, args=(), delimiter=",", newline="\n", encoding="utf-8", text=repr):
    """Columns of numbers are written so that they read back exactly; anything else verbatim."""

    def cell(value):
        if isinstance(value, str):
            return value
        return str(int(value)) if float(value) == int(value) and abs(value) < 1e15 else text(float(value))

    stream = io.StringIO()
    writer = csv.writer(stream, delimiter=delimiter, lineterminator=newline)
    writer.writerow(header)
    for row in zip(*columns):
        writer.writerow([cell(value) for value in row])
    (FOLDER / f"{name}.csv").write_bytes(stream.getvalue().encode(encoding))
    expect(name, report, args)


def expect(name, report, args=(), file=None):
    document = {"args": list(args), **({"file": file} if file else {}), **report}
    text = json.dumps(document, ensure_ascii=False, indent=1, allow_nan=False)
    (FOLDER / f"{name}.expected.json").write_text(text + "\n", encoding="utf-8")
    print(name, len(report["models"]), "models")


def out_of_fold(model, features, truth, method):
    folds = StratifiedKFold(n_splits=5, shuffle=True, random_state=1)
    prediction = cross_val_predict(model, features, truth, cv=folds, method=method)
    return prediction[:, 1] if method == "predict_proba" else prediction


def scaled(model):
    return make_pipeline(StandardScaler(), model)


def real_predictions():
    """Five models on breast cancer (1 = malignant), at full precision; two of them give decision values."""
    data = load_breast_cancer()
    truth = 1 - data.target
    models = {
        "Logistic regression": (scaled(LogisticRegression()), "predict_proba"),
        "Random forest": (RandomForestClassifier(50, max_depth=4, random_state=1), "predict_proba"),
        "Naive Bayes": (GaussianNB(), "predict_proba"),
        "k-NN": (scaled(KNeighborsClassifier(7)), "predict_proba"),
        "SVM": (scaled(SVC(gamma="scale")), "decision_function"),
        "Linear SVM": (scaled(LinearSVC(C=0.1, random_state=1, max_iter=100000)), "decision_function"),
    }
    return truth, {name: out_of_fold(model, data.data, truth, method) for name, (model, method) in models.items()}


def read_sample(file, positive):
    with open(SAMPLES / file, newline="", encoding="utf-8") as stream:
        rows = list(csv.reader(stream))
    columns = list(zip(*rows[1:]))
    truth = np.array([int(label == positive) for label in columns[0]])
    return truth, {name: np.array([float(v) for v in column]) for name, column in zip(rows[0][1:], columns[1:])}


def make_binary():
    truth, scores = real_predictions()
    report = binary_report(truth, scores)
    write("real_models", ["target", *scores], [truth, *scores.values()], report, ["--truth=target"])

    # The samples of the page, at other thresholds and costs.
    y, s = read_sample("digits-8.csv", "1")
    args = ["--truth=is_8", "--threshold=0"]
    expect("sample_digits", binary_report(y, s, threshold=0), args, "web/samples/digits-8.csv")
    y, s = read_sample("diabetes-high.csv", "yes")
    args = ["--truth=high_progression", "--positive=yes", "--threshold=0.3", "--cost-fn=5", "--cost-fp=0.5"]
    report = binary_report(y, s, threshold=0.3, cost_fn=5, cost_fp=0.5)
    expect("sample_diabetes", report, args, "web/samples/diabetes-high.csv")
    y, s = read_sample("breast-cancer.csv", "malignant")
    args = ["--truth=diagnosis", "--positive=malignant"]
    expect("sample_cancer", binary_report(y, s), args, "web/samples/breast-cancer.csv")

    # Nine scored cases, scores .9 to .1: AUC .4, average precision .45714, trapezoid .35506.
    signs = list("-+--+-++-")
    y, s = np.array([int(c == "+") for c in signs]), np.array([k / 10 for k in range(9, 0, -1)])
    report = binary_report(y, {"score": s})
    nine = report["models"]["score"]
    assert math.isclose(nine["roc_auc"], 0.4) and round(nine["average_precision"], 5) == 0.45714
    assert round(nine["pr_auc_trapezoid"], 5) == 0.35506
    write("n0_nine_samples", ["label", "score"], [signs, s], report, ["--truth=label", "--positive=+"])
    ideal = {"ideal": np.array([0.1, 0.9, 0.2, 0.3, 0.8, 0.4, 0.7, 0.6, 0.5])}
    report = binary_report(y, ideal)
    assert report["models"]["ideal"]["roc_auc"] == 1
    write("n0_ideal_ranking", ["label", "ideal"], [signs, *ideal.values()], report, ["--positive=+"])

    # Edges.
    short = np.arange(0, 569, 4)
    y = truth[short]
    some = {name: column[short] for name, column in scores.items()}
    tied = {name: np.round(some[name], digits) for name, digits in
            (("Logistic regression", 1), ("Naive Bayes", 0), ("Random forest", 1))}
    tied["k-NN"] = some["k-NN"]
    write("ties", ["y", *tied], [y, *tied.values()], binary_report(y, tied),
          ["--truth=y", f"--predictions={','.join(tied)}"])
    half = {"half": np.full(len(y), 0.5), "low": np.full(len(y), 0.2), "forest": some["Random forest"]}
    write("constant_score", ["y", *half], [y, *half.values()], binary_report(y, half), ["--truth=y"])
    ones = {"forest": some["Random forest"], "bayes": some["Naive Bayes"]}
    for name, k in (("one_class_positive", 1), ("one_class_negative", 0)):
        rows = y == k
        part = {model: column[rows] for model, column in ones.items()}
        args = ["--task=binary", "--truth=y", "--positive=1"]
        write(name, ["y", *part], [y[rows], *part.values()], binary_report(y[rows], part), args)
    rng = np.random.default_rng(7)
    sure = np.where(y == 1, 0.5 + rng.random(len(y)) / 2, rng.random(len(y)) / 2.001)
    both = {"perfect": sure, "certain": y.astype(float), "inverted": 1 - sure, "opposite": 1.0 - y}
    write("perfect_and_inverted", ["y", *both], [y, *both.values()], binary_report(y, both),
          ["--truth=y", f"--predictions={','.join(both)}"])
    y_small = np.array([0, 0, 1, 0, 0, 0])
    small = {"A": np.array([0.1, 0.4, 0.35, 0.8, 0.2, 0.2]), "B": np.array([0.3, 0.1, 0.9, 0.3, 0.6, 0.5])}
    write("one_positive", ["y", *small], [y_small, *small.values()], binary_report(y_small, small), ["--truth=y"])
    certain = {"wrong once": np.array([0.2, 0.0, 0.0, 1.0, 0.7, 0.5]), "at both ends": np.array([0, 0, 1, 0, 0.5, 1.0])}
    y_small = np.array([0, 0, 1, 1, 1, 0])
    report = binary_report(y_small, certain)
    write("certain_probabilities", ["y", *certain], [y_small, *certain.values()], report, ["--truth=y"])
    at = {"on the threshold": np.array([0.3, 0.3, 0.29999999999999993, 0.30000000000000004, 0.1 + 0.2, 0.31])}
    report = binary_report(y_small, at, threshold=0.3)
    write("threshold_ties", ["y", *at], [y_small, *at.values()], report, ["--truth=y", "--threshold=0.3"])
    wide = {"huge": np.where(y == 1, 1e300, -1e300) * some["Naive Bayes"], "tiny": some["Naive Bayes"] * 1e-300,
            "logit": np.log(some["Random forest"] + 1e-9)}
    write("extreme_scores", ["y", *wide], [y, *wide.values()], binary_report(y, wide), ["--truth=y"])

    # Weights.
    two = {"LR": some["Logistic regression"], "kNN": some["k-NN"], "SVM": some["SVM"]}
    whole = rng.integers(0, 5, len(y)).astype(float)
    args = ["--truth=y", "--weight=w"]
    write("weights_whole", ["y", *two, "w"], [y, *two.values(), whole], binary_report(y, two, whole), args)
    broken = np.round(rng.gamma(2, 1, len(y)), 3)
    write("weights_fractional", ["y", "w", *two], [y, broken, *two.values()], binary_report(y, two, broken), args)

    # Ways to write the truth, the numbers and the file.
    write("yes_no", ["answer", *two], [np.where(y == 1, "yes", "no"), *two.values()], binary_report(y, two),
          ["--truth=answer", "--positive=yes"])
    write("positive_is_no", ["answer", *two], [np.where(y == 1, "no", "yes"), *two.values()], binary_report(y, two),
          ["--truth=answer", "--positive=no"])
    write("true_false", ["y_true", *two], [np.where(y == 1, "True", "False"), *two.values()], binary_report(y, two))
    write("minus_one_one", ["y_true", *two], [np.where(y == 1, 1, -1), *two.values()], binary_report(y, two))
    write("zero_one_reversed", ["y_true", *two], [1 - y, *two.values()], binary_report(y, two), ["--positive=0"])
    report = binary_report(y, {"逻辑回归": two["LR"], "支持向量机": two["SVM"]})
    write("chinese_labels", ["真实标记", "逻辑回归", "支持向量机"], [np.where(y == 1, "阳性", "阴性"), two["LR"], two["SVM"]],
          report, ["--positive=阳性"], encoding="utf-8-sig", newline="\r\n")
    write("semicolon_decimal_comma", ["y", *two], [y, *two.values()], binary_report(y, two), ["--truth=y"],
          delimiter=";", newline="\r\n", text=lambda value: repr(value).replace(".", ","))
    write("tabs", ["truth", *two], [y, *two.values()], binary_report(y, two), delimiter="\t")
    names = ["<img src=x onerror=alert(1)>", "__proto__", 'a "quoted", name', "two\nlines", "模型；一", "constructor"]
    strange = dict(zip(names, scores.values()))
    strange = {name: column[short] for name, column in strange.items()}
    write("strange_names", ["<b>y</b>", *strange], [y, *strange.values()], binary_report(y, strange),
          ["--truth=<b>y</b>"])


def make_labels():
    data = load_breast_cancer()
    y, features = 1 - data.target, data.data
    names = ["benign", "malignant"]
    predicted = {
        "Logistic regression": out_of_fold(scaled(LogisticRegression()), features, y, "predict"),
        "Decision tree": out_of_fold(DecisionTreeClassifier(random_state=1), features, y, "predict"),
        "Naive Bayes": out_of_fold(GaussianNB(), features, y, "predict"),
    }
    texts = [np.array(names)[column] for column in (y, *predicted.values())]
    args = ["--truth=diagnosis", "--positive=malignant"]
    write("labels_text", ["diagnosis", *predicted], texts, labels_report(y, predicted, names), args)
    args = [*args, "--task=labels", "--ordered=benign,malignant"]
    expect("labels_ordered", labels_report(y, predicted, names, ordered=True), args,
           "tests/golden/reports/labels_text.csv")

    features, y = load_diabetes(return_X_y=True)
    y = (y > np.quantile(y, 0.75)).astype(int)
    predicted = {
        "boosting": out_of_fold(GradientBoostingClassifier(n_estimators=50, random_state=1), features, y, "predict"),
        "always no": np.zeros(len(y), dtype=int),
        "always yes": np.ones(len(y), dtype=int),
        "truth itself": y,
        "never right": 1 - y,
    }
    args = ["--task=labels", "--truth=y"]
    write("labels_zero_one", ["y", *predicted], [y, *predicted.values()], labels_report(y, predicted, ["0", "1"]), args)

    # McNemar with b = c, and with no discordant case: A against B, A against C.
    y = np.array([1, 1, 1, 1, 0, 0, 0, 0, 0, 1])
    few = {"A": y.copy(), "B": y.copy(), "C": y.copy()}
    few["A"][[0, 5]] ^= 1
    few["C"][[0, 5]] ^= 1
    few["B"][[1, 2]] ^= 1
    few["D"] = y ^ 1
    texts = [np.where(column == 1, "spam", "ham") for column in (y, *few.values())]
    write("labels_mcnemar_edges", ["y", *few], texts, labels_report(y, few, ["ham", "spam"]),
          ["--task=labels", "--truth=y", "--positive=spam"])

    # docs/worked-examples.md: e01 = 10, e10 = 25: corrected 5.600, uncorrected 6.4286, exact .01667, mid-p .01133.
    y = np.array([1] * 40)
    y[::2] = 0
    a, b = y.copy(), y.copy()
    a[:10] ^= 1
    b[10:35] ^= 1
    report = labels_report(y, {"A": a, "B": b}, ["0", "1"])
    pair = report["pairs"][0]
    assert math.isclose(pair["mcnemar_chi2_corrected"], 5.6) and round(pair["mcnemar_chi2"], 4) == 6.4286
    assert round(pair["mcnemar_exact_p"], 5) == 0.01667 and round(pair["mcnemar_midp"], 5) == 0.01133
    write("labels_n1_mcnemar", ["y", "A", "B"], [y, a, b], report, ["--task=labels", "--truth=y"])

    # docs/worked-examples.md (Kuncheva): 84, 92 and 92 right of 100, Q = 7.5294, p = .0232; first pair chi2 5.333, p .021.
    patterns = {"111": 80, "011": 9, "110": 2, "100": 2, "010": 1, "001": 3, "000": 3}
    right = np.array([[int(digit) for digit in pattern] for pattern in patterns])
    times = np.array(list(patterns.values()), dtype=float)
    y = np.array([1, 0, 1, 0, 1, 0, 1])
    three = {f"D{m + 1}": np.where(right[:, m] == 1, y, 1 - y) for m in range(3)}
    report = labels_report(y, three, ["0", "1"], times)
    assert round(report["tests"]["cochran_q"], 4) == 7.5294 and round(report["tests"]["cochran_q_p"], 4) == 0.0232
    pair = report["pairs"][0]
    assert round(pair["mcnemar_chi2"], 3) == 5.333 and round(pair["mcnemar_p"], 3) == 0.021
    write("labels_kuncheva", ["y", *three, "times"], [y, *three.values(), times], report,
          ["--task=labels", "--truth=y", "--weight=times"])

    # docs/worked-examples.md: (TP, FP, FN, TN) = (8, 2, 4, 6) and (1, 9, 0, 10), as counted rows.
    rows = [("1", "1", "8"), ("0", "1", "2"), ("1", "0", "4"), ("0", "0", "6")]
    y, p, w = (np.array([int(row[k]) for row in rows]) for k in range(3))
    report = labels_report(y, {"model": p}, ["0", "1"], w.astype(float))
    write("labels_counted", ["y", "model", "n"], [y, p, w], report, ["--task=labels", "--truth=y", "--weight=n"])
    w = np.array([1.5, 9.25, 0.125, 10.0])
    report = labels_report(y, {"model": p, "other": 1 - p}, ["0", "1"], w)
    write("labels_fractional_weights", ["y", "model", "other", "w"], [y, p, 1 - p, w], report,
          ["--task=labels", "--truth=y", "--weight=w"])

    data = load_wine()
    y = (data.target == 0).astype(int)
    predicted = {"朴素贝叶斯": out_of_fold(GaussianNB(), data.data[:, :2], y, "predict"),
                 "决策树": out_of_fold(DecisionTreeClassifier(max_depth=2, random_state=1), data.data[:, :2], y, "predict")}
    texts = [np.where(column == 1, "是", "否") for column in (y, *predicted.values())]
    write("labels_chinese", ["真实类别", *predicted], texts, labels_report(y, predicted, ["否", "是"]), ["--positive=是"])


def main():
    assert (sklearn.__version__, scipy.__version__, statsmodels.__version__) == ("1.5.2", "1.14.1", "0.15.0")
    warnings.simplefilter("ignore")
    FOLDER.mkdir(parents=True, exist_ok=True)
    make_binary()
    make_labels()


if __name__ == "__main__":
    main()
