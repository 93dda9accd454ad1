"""Expected values of every metric of two classes, from scikit-learn, scipy and pROC.

    python3 tests/golden/binary_metrics.py

writes binary_metrics.json beside it. Made with Python 3, scikit-learn 1.5.2, scipy 1.14.1, numpy, and R 4.2 with
pROC 1.18. Whatever these tools do not have (break-even point, areas of cost curves, expected calibration error,
rank statistics under fractional weights) is computed here from its definition, by another way than the core's.
"""

import json
import math
import subprocess
import warnings
from fractions import Fraction
from pathlib import Path

import numpy as np
from scipy import integrate, stats
from sklearn import metrics as sk
from sklearn.datasets import load_breast_cancer, load_wine
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import train_test_split
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.svm import SVC

warnings.filterwarnings("ignore")
HERE = Path(__file__).parent
LEVEL, COST_FN, COST_FP = 0.95, 5.0, 2.0


def of_counts(y, s, w, threshold):
    predicted = (s >= threshold).astype(int)
    tn, fp, fn, tp = (float(x) for x in sk.confusion_matrix(y, predicted, labels=[0, 1], sample_weight=w).ravel())
    n = tp + fp + fn + tn
    ratio = lambda a, b: a / b if b > 0 else None
    two = tp + fn > 0 and fp + tn > 0
    both_predicted = tp + fp > 0 and fn + tn > 0
    args = dict(sample_weight=w, zero_division=0)
    macro = sk.precision_recall_fscore_support(y, predicted, average="macro", **args)
    weighted = sk.precision_recall_fscore_support(y, predicted, average="weighted", **args)
    micro = sk.precision_recall_fscore_support(y, predicted, average="micro", **args)
    positive = dict(labels=[0, 1], pos_label=1, sample_weight=w, zero_division=0)
    some = tp + fp + fn > 0
    values = {
        "accuracy": sk.accuracy_score(y, predicted, sample_weight=w),
        "zero_one_loss": sk.zero_one_loss(y, predicted, sample_weight=w),
        "hamming_loss": sk.hamming_loss(y, predicted, sample_weight=w),
        "precision": sk.precision_score(y, predicted, **positive) if tp + fp > 0 else None,
        "recall": sk.recall_score(y, predicted, **positive) if tp + fn > 0 else None,
        "specificity": sk.recall_score(y, predicted, **{**positive, "pos_label": 0}) if fp + tn > 0 else None,
        "npv": sk.precision_score(y, predicted, **{**positive, "pos_label": 0}) if fn + tn > 0 else None,
        "fpr": ratio(fp, fp + tn),
        "fnr": ratio(fn, tp + fn),
        "false_discovery_rate": ratio(fp, tp + fp),
        "false_omission_rate": ratio(fn, fn + tn),
        "prevalence": ratio(tp + fn, n),
        "balanced_accuracy": sk.balanced_accuracy_score(y, predicted, sample_weight=w) if two else None,
        "f1": sk.f1_score(y, predicted, **positive) if some else None,
        "f2": sk.fbeta_score(y, predicted, beta=2, **positive) if some else None,
        "f0.5": sk.fbeta_score(y, predicted, beta=0.5, **positive) if some else None,
        "jaccard": sk.jaccard_score(y, predicted, **positive) if some else None,
        "matthews_corrcoef": sk.matthews_corrcoef(y, predicted, sample_weight=w) if two and both_predicted else None,
        "cohen_kappa": sk.cohen_kappa_score(y, predicted, labels=[0, 1], sample_weight=w) if two or both_predicted else None,
        "youden_j": sk.balanced_accuracy_score(y, predicted, sample_weight=w, adjusted=True) if two else None,
        "markedness": ratio(tp, tp + fp) - ratio(fn, fn + tn) if both_predicted else None,
        "geometric_mean": math.sqrt(tp / (tp + fn) * (tn / (fp + tn))) if two else None,
        "positive_likelihood_ratio": None,
        "negative_likelihood_ratio": None,
        "diagnostic_odds_ratio": tp * tn / (fp * fn) if fp > 0 and fn > 0 else None,
        "cost_sensitive_error": (COST_FN * fn + COST_FP * fp) / n,
        "precision_macro": macro[0], "recall_macro": macro[1], "f1_macro": macro[2],
        "precision_weighted": weighted[0], "recall_weighted": weighted[1], "f1_weighted": weighted[2],
        "precision_micro": micro[0], "recall_micro": micro[1], "f1_micro": micro[2],
        "f1_macro_zhou": stats.hmean(macro[:2]) if macro[0] + macro[1] > 0 else None,
    }
    values["cohen_kappa_linear"] = values["cohen_kappa_quadratic"] = values["cohen_kappa"]
    if two:
        plus, minus = sk.class_likelihood_ratios(y, predicted, labels=[0, 1], sample_weight=w)
        values["positive_likelihood_ratio"] = float(plus) if fp > 0 else None
        values["negative_likelihood_ratio"] = float(minus) if tn > 0 else None
    return values


def pairs(y, s, w):
    """Weights of concordant, tied and discordant pairs, pair by pair."""
    w1, w0 = w[y == 1], w[y == 0]
    d = np.sign(s[y == 1][:, None] - s[y == 0][None, :])
    ww = w1[:, None] * w0[None, :]
    return [math.fsum(ww[d == sign]) for sign in (1, 0, -1)]


def midranks(s, w):
    """Mean rank of each case when weight w means w cases, from pairwise comparison."""
    below = ((s[None, :] < s[:, None]) * w[None, :]).sum(1)
    tied = ((s[None, :] == s[:, None]) * w[None, :]).sum(1)
    return below + (tied + 1) / 2


def rank_statistics(y, s, w, repeated):
    if len(set(y[w > 0])) < 2 or len(set(s[w > 0])) < 2:
        return None, None
    if repeated is not None:
        yy, ss = repeated
        return stats.kendalltau(yy, ss, variant="b").statistic, stats.spearmanr(yy, ss).statistic
    c, _, d = pairs(y, s, w)
    n = math.fsum(w)
    untied = sum(w[i] * w[j] for i in range(len(w)) for j in range(i) if s[i] != s[j])
    tau = (c - d) / math.sqrt(untied * w[y == 1].sum() * w[y == 0].sum())
    rank = midranks(s, w)
    mean = lambda a: math.fsum(w * a) / n
    cov = lambda a, b: mean((a - mean(a)) * (b - mean(b)))
    return tau, cov(rank, y) / math.sqrt(cov(rank, rank) * cov(y, y))


def cost_areas(y, s, w):
    """Gift wrapping along the lower envelope; the Beta(2, 5) area by adaptive quadrature of each piece."""
    fpr, tpr, _ = sk.roc_curve(y, s, sample_weight=w, drop_intermediate=False)
    lines = sorted({(f, 1 - t) for f, t in zip(fpr, tpr)})  # (at 0, at 1)
    density = stats.beta(2, 5).pdf
    x, line, uniform, beta = 0.0, lines[0], [], []
    while x < 1:
        crossing, following = 1.0, None
        for other in lines:
            if other[1] < line[1]:
                at = (other[0] - line[0]) / ((other[0] - line[0]) + (line[1] - other[1]))
                if at < crossing or (at == crossing and following and other[1] < following[1]):
                    crossing, following = at, other
        a, b = line
        cost = lambda u: a * (1 - u) + b * u
        uniform.append((crossing - x) * (cost(x) + cost(crossing)) / 2)
        beta.append(integrate.quad(lambda u: cost(u) * density(u), x, crossing, epsabs=0, epsrel=2e-14)[0])
        if following is None:
            break
        x, line = max(x, crossing), following
    return math.fsum(uniform), math.fsum(beta)


def break_even_point(y, s, w):
    wanted = sum(Fraction(float(x)) for x in w[y == 1])
    taken = found = Fraction(0)
    for score in sorted(set(s), reverse=True):
        here = [(Fraction(float(wi)), yi) for wi, yi, si in zip(w, y, s) if si == score]
        size, positive = sum(h[0] for h in here), sum(h[0] for h in here if h[1])
        share = min(Fraction(1), (wanted - taken) / size) if size else Fraction(0)
        taken, found = taken + share * size, found + share * positive
    return float(found / wanted)


def interpolated_pr_area(y, s, w):
    area, tp, fp = [], 0.0, 0.0
    for score in sorted(set(s[w > 0]), reverse=True):
        p, q = w[(s == score) & (y == 1)].sum(), w[(s == score) & (y == 0)].sum()
        if p > 0:
            precision = lambda u, tp=tp, fp=fp, p=p, q=q: (tp + u * p) / (tp + u * p + fp + u * q) if tp + fp + u > 0 else p / (p + q)
            area.append(p * integrate.quad(precision, 0, 1, epsabs=0, epsrel=2e-14)[0])
        tp, fp = tp + p, fp + q
    return math.fsum(area) / tp


def calibration_errors(y, s, w):
    n = math.fsum(w)
    below = {t: math.fsum(w[s < t]) for t in set(s)}
    uniform = np.array([next(k for k in range(10) if v <= (k + 1) / 10) for v in s])
    quantile = np.array([min(9, int(10 * below[v] / n)) for v in s])
    error = lambda bins: math.fsum(abs(math.fsum((w * (s - y))[bins == b])) for b in set(bins)) / n
    return error(uniform), error(quantile)


def proc(y, s):
    """pROC's DeLong standard error and interval of rows given as whole cases."""
    text = "\n".join(f"{a} {float(b)!r}" for a, b in zip(y, s))
    code = (
        "suppressMessages(library(pROC)); d <- read.table(file('stdin'));"
        "r <- roc(d$V1, d$V2, levels=c(0,1), direction='<', quiet=TRUE);"
        f"i <- ci.auc(r, method='delong', conf.level={LEVEL});"
        "cat(sprintf('%.17g', c(sqrt(var(r, method='delong')), i[1], i[3])))"
    )
    out = subprocess.run(["Rscript", "-e", code], input=text, capture_output=True, text=True, check=True).stdout
    return [float(x) for x in out.split()]


def of_scores(y, s, w, weighted):
    whole = bool(np.all(w == np.floor(w)))
    repeated = (np.repeat(y, w.astype(int)), np.repeat(s, w.astype(int))) if whole else None
    two = len(set(y[w > 0])) == 2
    positives = w[y == 1].sum()
    sample_weight = w if weighted else None
    inside = np.all((s >= 0) & (s <= 1))
    sk_args = dict(sample_weight=sample_weight)
    v = dict.fromkeys(
        "roc_auc roc_auc_rank rank_loss roc_auc_se roc_auc_ci_low roc_auc_ci_high gini ks partial_auc_0.1 "
        "roc_auc_max_fpr_0.1 average_precision pr_auc_trapezoid pr_auc_interpolated break_even_point log_loss brier "
        "cll hinge_loss cost_curve_area_uniform cost_curve_area_beta_2_5 kendall_tau_b spearman ndcg ndcg@10 "
        "ece_uniform ece_quantile".split())
    if two:
        v["roc_auc"] = sk.roc_auc_score(y, s, **sk_args)
        c, t, d = pairs(y, s, w)
        v["roc_auc_rank"] = (c + t / 2) / (c + t + d)
        v["rank_loss"] = (d + t / 2) / (c + t + d)
        v["gini"] = (c - d) / (c + t + d)
        v["roc_auc_max_fpr_0.1"] = sk.roc_auc_score(y, s, max_fpr=0.1, **sk_args)
        fpr, tpr, _ = sk.roc_curve(y, s, sample_weight=sample_weight, drop_intermediate=False)
        inside_fpr = fpr <= 0.1
        cut = (np.append(fpr[inside_fpr], 0.1), np.append(tpr[inside_fpr], np.interp(0.1, fpr, tpr)))
        v["partial_auc_0.1"] = sk.auc(*cut)
        if whole:
            v["ks"] = stats.ks_2samp(repeated[1][repeated[0] == 1], repeated[1][repeated[0] == 0], method="asymp").statistic
        else:
            v["ks"] = np.abs(tpr - fpr).max()
        v["cost_curve_area_uniform"], v["cost_curve_area_beta_2_5"] = cost_areas(y, s, sample_weight)
        if whole and min(np.bincount(repeated[0])) >= 2:
            se, low, high = proc(*repeated)
            v["roc_auc_se"] = se
            if se > 0:
                v["roc_auc_ci_low"], v["roc_auc_ci_high"] = low, high
    if positives > 0:
        v["average_precision"] = sk.average_precision_score(y, s, **sk_args)
        precision, recall, _ = sk.precision_recall_curve(y, s, **sk_args)
        v["pr_auc_trapezoid"] = sk.auc(recall, precision)
        v["pr_auc_interpolated"] = interpolated_pr_area(y, s, w)
        v["break_even_point"] = break_even_point(y, s, w)
        if whole:
            v["ndcg"] = sk.ndcg_score([repeated[0]], [repeated[1]])
            v["ndcg@10"] = sk.ndcg_score([repeated[0]], [repeated[1]], k=10)
    v["kendall_tau_b"], v["spearman"] = rank_statistics(y, s, w, repeated)
    signs = 2 * y - 1
    # scikit-learn treats the only class of a truth as the negative one.
    v["hinge_loss"] = sk.hinge_loss(signs, s, **sk_args) if two else np.average(np.maximum(0, 1 - signs * s), weights=w)
    if inside:
        v["log_loss"] = sk.log_loss(y, s, labels=[0, 1], **sk_args)
        v["brier"] = sk.brier_score_loss(y, s, pos_label=1, **sk_args)
        of_truth = np.where(y == 1, s, 1 - s)
        if np.all(of_truth[w > 0] > 0):
            v["cll"] = math.fsum(wi * (math.log(si) if yi else math.log1p(-si)) for yi, si, wi in zip(y, s, w) if wi > 0)
        v["ece_uniform"], v["ece_quantile"] = calibration_errors(y, s, w)
    return v


def real_models():
    x, y = load_breast_cancer(return_X_y=True)
    y = 1 - y  # malignant is positive
    x1, x2, y1, y2 = train_test_split(x, y, test_size=0.5, random_state=1, stratify=y)
    models = {
        "breast_cancer_logistic_regression": make_pipeline(StandardScaler(), LogisticRegression()),
        "breast_cancer_gaussian_nb": GaussianNB(),
        "breast_cancer_random_forest": RandomForestClassifier(100, random_state=1),
        "breast_cancer_svc": make_pipeline(StandardScaler(), SVC()),
        "breast_cancer_5_nn": make_pipeline(StandardScaler(), KNeighborsClassifier(5)),
    }
    for name, model in models.items():
        model.fit(x1, y1)
        if name.endswith("svc"):
            yield name, y2, model.decision_function(x2), None, 0.0
        else:
            yield name, y2, model.predict_proba(x2)[:, 1], None, 0.5
    x, y = load_wine(return_X_y=True)
    y = (y == 2).astype(int)
    x1, x2, y1, y2 = train_test_split(x[:, :3], y, test_size=0.6, random_state=2, stratify=y)
    model = make_pipeline(StandardScaler(), LogisticRegression()).fit(x1, y1)
    yield "wine_imbalanced", y2, model.predict_proba(x2)[:, 1], None, 0.5


def edges():
    random = np.random.default_rng(7)
    y = random.integers(0, 2, 40)
    tied = np.round(np.clip(0.3 * y + random.random(40) * 0.7, 0, 1), 1)
    smooth = np.clip(0.3 * y + random.random(40) * 0.7, 0, 1)
    yield "ties", y, tied, None, 0.5
    yield "constant_score", y, np.full(40, 0.25), None, 0.5
    yield "all_positive", np.ones(6, int), np.array([0.9, 0.8, 0.8, 0.3, 0.2, 0.6]), None, 0.5
    yield "all_negative", np.zeros(6, int), np.array([0.9, 0.8, 0.8, 0.3, 0.2, 0.6]), None, 0.5
    yield "one_positive", np.array([0, 1, 0, 0, 0]), np.array([0.1, 0.6, 0.9, 0.4, 0.4]), None, 0.5
    yield "perfect", y, y.astype(float), None, 0.5
    yield "perfect_ranking", y, (y + smooth) / 2, None, 0.5
    yield "inverted", y, 1.0 - y, None, 0.5
    yield "whole_weights", y, tied, random.integers(0, 5, 40).astype(float), 0.5
    yield "fractional_weights", y, tied, np.round(random.random(40) * 3, 3), 0.5
    yield "scores_outside", y, np.round(8 * (smooth - 0.5), 3), None, 0.0
    yield "never_predicted_positive", y, smooth / 3, None, 0.5
    yield "always_predicted_positive", y, 0.5 + smooth / 3, None, 0.5
    yield "nine_samples", np.array([0, 1, 0, 0, 1, 0, 1, 1, 0]), np.arange(9, 0, -1) / 10, None, 0.5


def main():
    cases = []
    for name, y, s, w, threshold in [*real_models(), *edges()]:
        weights = np.ones(len(y)) if w is None else w
        values = {**of_counts(y, s, w, threshold), **of_scores(y, s, weights, w is not None)}
        cases.append({
            "name": name,
            "threshold": threshold,
            "truth": "".join(map(str, y)),
            "score": [float(x) for x in s],
            "weight": [] if w is None else [float(x) for x in w],
            "expected": {k: None if x is None else float(x) for k, x in values.items()},
        })
        assert not any(isinstance(x, float) and not math.isfinite(x) for x in cases[-1]["expected"].values()), (name, values)
    data = {"level": LEVEL, "cost_fn": COST_FN, "cost_fp": COST_FP, "cases": cases}
    with open(HERE / "binary_metrics.json", "w") as file:
        json.dump(data, file, separators=(",", ":"), allow_nan=False)
        file.write("\n")


if __name__ == "__main__":
    main()
