"""Golden reports of the tasks `friedman`, `cv` and `binomial`: tests/golden/comparison_reports/NAME.csv with
NAME.expected.json, for tests/bin/comparison_reports.test.mjs.

For every key of the report's rows `friedman`, `cv` and `binomial`. Oracles: scipy for Friedman's test with ties, Wilcoxon's
approximations, t tests and distributions, statsmodels for Bonferroni, Holm, Hochberg and Hommel, R's quade.test and
friedman.test, scikit-posthocs for Nemenyi (1e-6; the digits beyond by a trapezoid of the same integral), baycomp for the
correlated Bayesian t test. What none of them has (aligned ranks, exact p with ties and zeros, the 5×2 tests, corrected t) is
computed here from the definition. Differences and means are taken in decimal from the text of the numbers. What the
conventions call undefined is None.

`python3 tests/golden/comparison_reports.py measure` makes the tables of results of real models as well, from scikit-learn's
and R's (MASS, survival) data sets; without it the stored CSV files are read. Needs R with MASS and survival.
"""

import csv
import io
import itertools
import json
import math
import subprocess
import sys
import tempfile
import warnings
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import numpy as np
import scipy
from scipy import stats

warnings.filterwarnings("ignore", "Sample size too small")

FOLDER = Path(__file__).resolve().parent / "comparison_reports"


# Tables of results of real models.


def models():
    from sklearn.ensemble import RandomForestClassifier
    from sklearn.linear_model import LogisticRegression
    from sklearn.naive_bayes import GaussianNB
    from sklearn.neighbors import KNeighborsClassifier
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler
    from sklearn.tree import DecisionTreeClassifier

    return {
        "logistic regression": make_pipeline(StandardScaler(), LogisticRegression(max_iter=2000)),
        "5-NN": make_pipeline(StandardScaler(), KNeighborsClassifier(5)),
        "tree": DecisionTreeClassifier(random_state=0),
        "forest": RandomForestClassifier(40, random_state=0),
        "naive Bayes": GaussianNB(),
    }


R_SETS = """
library(MASS); library(survival); dir <- commandArgs(TRUE)[1]
put <- function(name, x, y) { x <- data.frame(lapply(x, as.numeric)); d <- na.omit(cbind(x, y = as.integer(factor(y))))
  write.csv(d, file.path(dir, paste0(name, ".csv")), row.names = FALSE) }
put("biopsy", biopsy[2:10], biopsy$class)
put("birth weight", birthwt[c("age","lwt","race","smoke","ptl","ht","ui","ftv")], birthwt$low)
put("crabs", crabs[c("FL","RW","CL","CW","BD")], crabs$sp)
put("glass", fgl[1:9], fgl$type)
pima <- rbind(Pima.tr, Pima.te); put("Pima", pima[1:7], pima$type)
put("infertility", infert[c("age","parity","induced","spontaneous")], infert$case)
put("melanoma", Melanoma[c("time","sex","age","year","thickness")], Melanoma$ulcer)
put("veteran", veteran[c("trt","time","status","karno","diagtime","age","prior")], veteran$celltype)
cat(R.version.string, "\\n")
"""


def data_sets():
    from sklearn.datasets import load_breast_cancer, load_digits, load_iris, load_wine

    sets = {
        "iris": load_iris(return_X_y=True),
        "wine": load_wine(return_X_y=True),
        "digits": tuple(part[:600] for part in load_digits(return_X_y=True)),
        "breast cancer": load_breast_cancer(return_X_y=True),
    }
    with tempfile.TemporaryDirectory() as folder:
        print(subprocess.run(["Rscript", "-e", R_SETS, folder], check=True, capture_output=True, text=True).stdout)
        for path in sorted(Path(folder).glob("*.csv")):
            table = np.genfromtxt(path, delimiter=",", skip_header=1)
            sets[path.stem] = (table[:, :-1], table[:, -1].astype(int))
    return sets


def fold_scores(data, learner, splitter):
    from sklearn.base import clone
    from sklearn.model_selection import cross_val_score

    return cross_val_score(clone(learner), *data, cv=splitter)


def write(name, header, rows, delimiter=","):
    text = io.StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator="\n")
    writer.writerows([header, *rows])
    (FOLDER / f"{name}.csv").write_text(text.getvalue())


def measure():
    from sklearn.model_selection import RepeatedStratifiedKFold, StratifiedKFold

    sets = data_sets()
    learners = models()
    rows, long = [], []
    for name, data in sets.items():
        scores = {
            learner: fold_scores(data, model, StratifiedKFold(5, shuffle=True, random_state=1))
            for learner, model in learners.items()
        }
        rows.append([name, *(f"{1 - score.mean():.4f}" for score in scores.values())])
        if name in ("iris", "wine", "digits", "breast cancer", "crabs", "glass"):
            for learner, score in scores.items():
                long += [[name, learner, i + 1, f"{value:.4f}"] for i, value in enumerate(score)]
    write("twelve_sets_errors", ["dataset", *(f"{name} error" for name in learners)], rows)
    write("six_sets_folds", ["dataset", "algorithm", "fold", "accuracy"], long)

    def folds(name, splitter, chosen):
        return [1 - fold_scores(sets[name], learners[learner], splitter) for learner in chosen]

    few = ["logistic regression", "5-NN", "naive Bayes"]
    errors = folds("wine", StratifiedKFold(10, shuffle=True, random_state=2), few)
    write("wine_10_folds", ["fold", *few], [[i + 1, *(f"{e[i]:.4f}" for e in errors)] for i in range(10)])
    errors = folds("breast cancer", RepeatedStratifiedKFold(n_splits=10, n_repeats=10, random_state=3), few)
    write(
        "breast_cancer_10x10",
        ["repeat", "fold", *few],
        [[i // 10 + 1, i % 10 + 1, *(f"{e[i]:.5f}" for e in errors)] for i in range(100)],
    )
    errors = folds("digits", RepeatedStratifiedKFold(n_splits=2, n_repeats=5, random_state=4), ["tree", "naive Bayes"])
    write(
        "digits_5x2",
        ["run", "fold", "tree", "naive Bayes"],
        [[i // 2 + 1, i % 2 + 1, *(f"{e[i]:.5f}" for e in errors)] for i in range(10)],
    )
    # As pandas writes cv_results_ of a grid search.
    settings = [1, 3, 9]
    from sklearn.neighbors import KNeighborsClassifier

    found = []
    for i, k in enumerate(settings):
        score = fold_scores(sets["iris"], KNeighborsClassifier(k), StratifiedKFold(5))
        found.append([i, 0.001, 0.0001, k, f"{{'n_neighbors': {k}}}", *(f"{s:.6f}" for s in score), f"{score.mean():.6f}", 1])
    splits = [f"split{i}_test_score" for i in range(5)]
    write(
        "iris_cv_results",
        ["", "mean_fit_time", "std_fit_time", "param_n_neighbors", "params", *splits, "mean_test_score", "rank_test_score"],
        found,
    )


# Reading them back.


def read(name, delimiter=",", comma=False):
    with open(FOLDER / f"{name}.csv", newline="") as file:
        header, *rows = csv.reader(file, delimiter=delimiter)
    decimal = lambda text: Decimal(text.replace(",", ".") if comma else text)
    return header, rows, decimal


def ranks_of(rows, higher):
    return np.array([stats.rankdata([-v if higher else v for v in row]) for row in rows])


# Wilcoxon and the sign test.


def exact_two_sided(ranks, statistic):
    """2·P(T <= statistic) for random signs of these ranks, at most 1."""
    counts = {Fraction(0): 1}
    for rank in ranks:
        new = dict(counts)
        for total, count in counts.items():
            new[total + rank] = new.get(total + rank, 0) + count
        counts = new
    below = sum(count for total, count in counts.items() if total <= statistic)
    return min(1.0, float(Fraction(2 * below, 2 ** len(ranks))))


def wilcoxon(differences, higher):
    nonzero = [d for d in differences if d != 0]
    zeros = len(differences) - len(nonzero)
    wins = sum(d > 0 for d in nonzero)
    losses = len(nonzero) - wins
    if not higher:
        wins, losses = losses, wins
    found = {
        "wins": wins,
        "losses": losses,
        "ties": zeros,
        "sign_test_p": stats.binomtest(wins, wins + losses).pvalue if nonzero else 1.0,
    }
    names = "wilcoxon_p_exact wilcoxon_p_approx wilcoxon_p_approx_cc wilcoxon_z wilcoxon_pratt_p".split()
    if not nonzero:
        # No difference is left to rank.
        others = "wilcoxon_statistic wilcoxon_zsplit_statistic wilcoxon_r_plus_max".split()
        return found | dict.fromkeys([*names, *others])
    ranks = [Fraction(r).limit_denominator(2) for r in stats.rankdata([float(abs(d)) for d in nonzero])]
    plus = sum(r for r, d in zip(ranks, nonzero) if d > 0)
    minus = sum(ranks) - plus
    # Whole numbers: SciPy ranks differences that differ by rounding apart.
    scaled = np.array([float(round(Fraction(d) * 10**9)) for d in differences])
    counts = np.unique([float(r) for r in ranks], return_counts=True)[1]
    n = len(nonzero)
    variance = n * (n + 1) * (2 * n + 1) / 24 - float((counts**3 - counts).sum()) / 48
    z = (float(plus) - n * (n + 1) / 4) / math.sqrt(variance)
    approximate = lambda **how: stats.wilcoxon(scaled, method="approx", **how).pvalue
    assert math.isclose(approximate(), 2 * stats.norm.sf(abs(z)), rel_tol=1e-9)
    corrected = 2 * stats.norm.sf(max(0, abs(float(plus) - n * (n + 1) / 4) - 0.5) / math.sqrt(variance))
    return found | {
        "wilcoxon_statistic": float(min(plus, minus)),
        "wilcoxon_p_exact": exact_two_sided(ranks, min(plus, minus)),
        "wilcoxon_p_approx": approximate(),
        "wilcoxon_p_approx_cc": min(1.0, corrected),
        # Demšar's: of the smaller sum, so never positive.
        "wilcoxon_z": -abs(z),
        "wilcoxon_pratt_p": approximate(zero_method="pratt"),
        "wilcoxon_zsplit_statistic": stats.wilcoxon(scaled, method="approx", zero_method="zsplit").statistic,
        "wilcoxon_r_plus_max": float(max(plus, minus)),
    }


# Many algorithms over many data sets.


def studentized_range_survival(q, k):
    """P(Q > q) for infinite degrees of freedom: 1 − k∫φ(z)(Φ(z) − Φ(z − q))^(k−1)dz, by the trapezoid rule."""
    z = np.linspace(-9, 9 + q, 4001)
    difference = stats.norm.cdf(z) - stats.norm.cdf(z - q)
    tail = stats.norm.pdf(z) * stats.norm.cdf(z) ** (k - 1)
    with np.errstate(divide="ignore"):
        share = -np.expm1((k - 1) * np.log1p(-np.minimum(1, stats.norm.cdf(z - q) / stats.norm.cdf(z))))
    value = float(k * np.trapezoid(tail * share, z))
    assert math.isclose(value, 1 - k * np.trapezoid(stats.norm.pdf(z) * difference ** (k - 1), z), abs_tol=1e-12)
    return min(1.0, value)


def adjust(p_values, method):
    from statsmodels.stats.multitest import multipletests

    return [float(p) for p in multipletests(p_values, method=method)[1]]


ADJUST = {"bonferroni": "bonferroni", "holm": "holm", "hochberg": "simes-hochberg", "hommel": "hommel"}


def aligned(rows, k):
    """García, Fernández, Luengo & Herrera 2010, equation (3); symmetric in the direction."""
    exact = [[Fraction(v) for v in row] for row in rows]
    cells = [v - sum(row) / k for row in exact for v in row]
    order = sorted(set(cells))
    first = {}
    count = {}
    for v in cells:
        count[v] = count.get(v, 0) + 1
    at = 0
    for v in order:
        first[v] = Fraction(2 * at + count[v] + 1, 2)
        at += count[v]
    n = len(rows)
    ranks = [[first[cells[i * k + j]] for j in range(k)] for i in range(n)]
    columns = sum(sum(row[j] for row in ranks) ** 2 for j in range(k))
    across = sum(sum(row) ** 2 for row in ranks)
    spread = Fraction(k * n * (k * n + 1) * (2 * k * n + 1), 6) - across / k
    if spread == 0:
        return None
    value = (k - 1) * (columns - Fraction(k * n * n * (k * n + 1) ** 2, 4)) / spread
    return float(value)


R_TESTS = """
x <- as.matrix(read.csv(file("stdin"), header = FALSE)); q <- quade.test(x); f <- friedman.test(x)
cat(sprintf("%.17g %.17g %.17g %.17g\\n", q$statistic, q$p.value, f$statistic, f$p.value))
"""


def r_tests(rows):
    # Whole numbers: R treats ranges that differ by rounding as different.
    text = "\n".join(",".join(str(round(Fraction(v) * 10**7)) for v in row) for row in rows) + "\n"
    out = subprocess.run(["Rscript", "-e", R_TESTS], input=text, check=True, capture_output=True, text=True).stdout
    return [float(part) for part in out.split()]


def quade(rows, higher):
    n, k = len(rows), len(rows[0])
    ranges = stats.rankdata([float(max(row) - min(row)) for row in rows])
    s = ranges[:, None] * (ranks_of(rows, higher) - (k + 1) / 2)
    a, b = (s**2).sum(), (s.sum(0) ** 2).sum() / n
    if a == 0 or math.isclose(a, b, rel_tol=1e-13):
        return None, None
    value = (n - 1) * b / (a - b)
    return value, stats.f.sf(value, k - 1, (n - 1) * (k - 1))


def permutation_share(ranks):
    """Share of all arrangements of the ranks within rows with at least this spread of rank sums; small tables only."""
    orders = [sorted(set(itertools.permutations(row))) for row in ranks.tolist()]
    weights = [Fraction(1, len(o)) for o in orders]
    observed = (ranks.sum(0) ** 2).sum()
    total = Fraction(0)
    sums = {tuple([0.0] * ranks.shape[1]): Fraction(1)}
    for row, weight in zip(orders, weights):
        new = {}
        for sofar, p in sums.items():
            for order in row:
                key = tuple(a + b for a, b in zip(sofar, order))
                new[key] = new.get(key, 0) + p * weight
        sums = new
    for key, p in sums.items():
        if sum(v * v for v in key) >= observed - 1e-9:
            total += p
    return float(total)


def friedman(names, rows, higher, control=None, exact=False, posthocs=True):
    n, k = len(rows), len(names)
    ranks = ranks_of(rows, higher)
    sums = ranks.sum(0)
    mean = sums / n
    spread = ((ranks - (k + 1) / 2) ** 2).sum()
    between = ((sums - n * (k + 1) / 2) ** 2).sum()
    tests = {"n_datasets": n, "n_algorithms": k}
    names_of_tests = (
        "friedman_chi2 friedman_p friedman_chi2_tie_corrected friedman_p_tie_corrected iman_davenport_f iman_davenport_p"
        " iman_davenport_f_tie_corrected quade_f quade_p friedman_aligned friedman_aligned_p"
    ).split()
    tests |= dict.fromkeys(names_of_tests)
    tied = spread == 0
    if n > 1:
        chi2 = 12 * (sums**2).sum() / (n * k * (k + 1)) - 3 * n * (k + 1)
        tests["friedman_chi2"], tests["friedman_p"] = chi2, stats.chi2.sf(chi2, k - 1)
        if tied:
            tests["friedman_chi2"] = tests["friedman_p"] = None
    if n > 1 and not tied:
        corrected = (k - 1) * between / spread
        tests["friedman_chi2_tie_corrected"] = corrected
        tests["friedman_p_tie_corrected"] = stats.chi2.sf(corrected, k - 1)
        if k > 2:
            columns = [[-float(r[j]) if higher else float(r[j]) for r in rows] for j in range(k)]
            assert math.isclose(stats.friedmanchisquare(*columns).statistic, corrected, rel_tol=1e-10)

        def ratio(value):
            return (n - 1) * value / (n * (k - 1) - value)

        agree = math.isclose(corrected, n * (k - 1), rel_tol=1e-12)
        plain_agrees = math.isclose(chi2, n * (k - 1), rel_tol=1e-12)
        if not plain_agrees:
            tests["iman_davenport_f"] = ratio(chi2)
            tests["iman_davenport_p"] = stats.f.sf(ratio(chi2), k - 1, (n - 1) * (k - 1))
        else:
            tests["iman_davenport_p"] = 0
        tests["iman_davenport_f_tie_corrected"] = None if agree else ratio(corrected)
        tests["iman_davenport_p_tie_corrected"] = (
            0 if agree else stats.f.sf(ratio(corrected), k - 1, (n - 1) * (k - 1))
        )
        tests["kendall_w"] = corrected / (n * (k - 1))
        tests["quade_f"], tests["quade_p"] = quade(rows, higher)
        if tests["quade_f"] is not None:
            quade_f, quade_p, r_friedman, _ = r_tests(rows)
            assert math.isclose(quade_f, tests["quade_f"], rel_tol=1e-8), (quade_f, tests["quade_f"])
            assert math.isclose(r_friedman, corrected, rel_tol=1e-8)
        elif not agree:
            del tests["quade_f"], tests["quade_p"]
        if tests.get("quade_f", 0) is None:
            tests["quade_p"] = 0
        value = aligned(rows, k)
        tests["friedman_aligned"] = value
        tests["friedman_aligned_p"] = None if value is None else stats.chi2.sf(value, k - 1)
    if exact:
        tests["friedman_p_exact"] = permutation_share(ranks)
    error = math.sqrt(k * (k + 1) / (6 * n))
    for alpha in (0.1, 0.05, 0.01):
        q = float(stats.studentized_range.ppf(1 - alpha, k, np.inf)) / math.sqrt(2)
        q = scipy.optimize.brentq(
            lambda x: studentized_range_survival(x * math.sqrt(2), k) - alpha, q - 0.01, q + 0.01, xtol=1e-13
        )
        tests[f"nemenyi_cd_{alpha}"] = q * error
        tests[f"bonferroni_dunn_cd_{alpha}"] = stats.norm.isf(alpha / (2 * (k - 1))) * error

    pairs, p_values = [], []
    for a, b in itertools.combinations(range(k), 2):
        difference = mean[a] - mean[b]
        z = difference / error
        p_values.append(2 * stats.norm.sf(abs(z)))
        pairs.append(
            {
                "a": names[a],
                "b": names[b],
                "rank_diff": difference,
                "z": z,
                "p_unadjusted": p_values[-1],
                "nemenyi_p": studentized_range_survival(abs(z) * math.sqrt(2), k),
                **wilcoxon([row[a] - row[b] for row in rows], higher),
            }
        )
    for key, method in ADJUST.items():
        for pair, p in zip(pairs, adjust(p_values, method)):
            pair[f"{key}_p"] = p
    if posthocs and n > 1 and k > 2:
        import scikit_posthocs

        table = scikit_posthocs.posthoc_nemenyi_friedman(np.array([[float(v) for v in row] for row in rows])).to_numpy()
        for pair, (a, b) in zip(pairs, itertools.combinations(range(k), 2)):
            assert abs(table[a, b] - pair["nemenyi_p"]) < 1e-6, (table[a, b], pair)

    metrics = {name: {"average_rank": mean[j]} for j, name in enumerate(names)}
    if control is not None:
        c = names.index(control)
        others = [j for j in range(k) if j != c]
        z = [(mean[j] - mean[c]) / error for j in others]
        p = [2 * stats.norm.sf(abs(v)) for v in z]
        adjusted = {key: adjust(p, method) for key, method in ADJUST.items()}
        adjusted["bonferroni_dunn"] = adjusted.pop("bonferroni")
        for i, j in enumerate(others):
            metrics[names[j]] |= {"control_z": z[i], "control_p": p[i]}
            metrics[names[j]] |= {f"control_{key}_p": values[i] for key, values in adjusted.items()}
        keys = ["control_z", "control_p", *(f"control_{key}_p" for key in adjusted)]
        metrics[control] |= dict.fromkeys(keys)
    return {"task": "friedman", "models": metrics, "pairs": pairs, "tests": tests}


# Two learners in the folds of one data set.


def student_cdf(x, df, place, scale):
    return float(stats.t.cdf(x, df, place, scale))


def cv(names, rows, ratio, eps0=None, five_by_two=False, folds=None):
    n, k = len(rows), len(names)
    values = np.array([[float(v) for v in row] for row in rows])
    metrics = {}
    for j, name in enumerate(names):
        column = values[:, j]
        one = {"mean": float(sum(Fraction(row[j]) for row in rows) / n), "std": column.std(ddof=1) if n > 1 else None}
        one |= dict.fromkeys(["one_sample_t", "one_sample_p_greater", "one_sample_p_two_sided"])
        if eps0 is not None and n > 1 and one["std"] > 0:
            one["one_sample_t"] = stats.ttest_1samp(column, eps0).statistic
            one["one_sample_p_two_sided"] = stats.ttest_1samp(column, eps0).pvalue
            one["one_sample_p_greater"] = stats.ttest_1samp(column, eps0, alternative="greater").pvalue
            # Nadeau and Bengio's correction, whose variance is that of the mean times 1 + n · n_test/n_train.
            one["corrected_t"] = one["one_sample_t"] / np.sqrt(1 + n * ratio)
            one["corrected_t_p"] = 2 * stats.t.sf(abs(one["corrected_t"]), n - 1)
        metrics[name] = one
    pairs = []
    for a, b in itertools.combinations(range(k), 2):
        exact = [row[a] - row[b] for row in rows]
        d = np.array([float(v) for v in exact])
        mean = float(sum(Fraction(v) for v in exact) / n)
        pair = {"a": names[a], "b": names[b], "mean_diff": mean}
        pair |= dict.fromkeys(["paired_t", "paired_t_p", "corrected_t", "corrected_t_p"])
        flat = len(set(exact)) == 1
        if n > 1 and not flat:
            both = stats.ttest_1samp(d, 0)
            pair["paired_t"], pair["paired_t_p"] = both.statistic, both.pvalue
            if ratio is not None:
                variance = d.var(ddof=1) * (1 / n + ratio)
                pair["corrected_t"] = mean / math.sqrt(variance)
                pair["corrected_t_p"] = 2 * stats.t.sf(abs(pair["corrected_t"]), n - 1)
                left, right = (student_cdf(x, n - 1, mean, math.sqrt(variance)) for x in (-0.01, 0.01))
                pair["bayes_correlated_t_left"] = left
                pair["bayes_correlated_t_rope"] = right - left
                pair["bayes_correlated_t_right"] = 1 - right
                if folds:
                    import baycomp

                    # baycomp's differences are b − a; its correlation is 1/folds.
                    oracle = baycomp.two_on_single(values[:, a], values[:, b], rope=0.01, runs=n // folds)
                    assert np.allclose(oracle, (1 - right, right - left, left), atol=1e-9) or np.allclose(
                        oracle, (left, right - left, 1 - right), atol=1e-9
                    ), (oracle, left, right)
        keys = "cv5x2_t cv5x2_t_p cv5x2_t_zhou cv5x2_t_zhou_p cv5x2_t_seed001 cv5x2_f cv5x2_f_p".split()
        pair |= dict.fromkeys(keys)
        if five_by_two:
            runs = d.reshape(5, 2)
            squares = ((runs - runs.mean(1, keepdims=True)) ** 2).sum()
            scale = math.sqrt(squares / 5)
            pair["cv5x2_t"] = d[0] / scale
            pair["cv5x2_t_zhou"] = runs[0].mean() / scale
            pair["cv5x2_t_seed001"] = runs[0].mean() / math.sqrt(((d - runs[0].mean()) ** 2).sum() / 10)
            for key in ("cv5x2_t", "cv5x2_t_zhou"):
                pair[f"{key}_p"] = 2 * stats.t.sf(abs(pair[key]), 5)
            pair["cv5x2_f"] = (d**2).sum() / (2 * squares)
            pair["cv5x2_f_p"] = stats.f.sf(pair["cv5x2_f"], 10, 5)
        pair |= wilcoxon(exact, higher=False)
        pairs.append(pair)
    return {"task": "cv", "models": metrics, "pairs": pairs, "tests": {"n_folds": n}}


# Counts of errors.


def binomial(names, errors, cases, eps0, alpha=0.05):
    def one(m, n):
        low = 0.0 if m == 0 else stats.beta.ppf(alpha / 2, m, n - m + 1)
        high = 1.0 if m == n else stats.beta.ppf(1 - alpha / 2, m + 1, n - m)
        found = {"clopper_pearson_low": low, "clopper_pearson_high": high}
        found |= dict.fromkeys(["binomial_p_greater", "binomial_p_strict", "binomial_critical_errors"])
        if eps0 is not None:
            found["binomial_p_greater"] = stats.binom.sf(m - 1, n, eps0)
            found["binomial_p_strict"] = stats.binom.sf(m, n, eps0)
            critical = [c for c in range(n + 1) if stats.binom.sf(c - 1, n, eps0) <= alpha]
            found["binomial_critical_errors"] = critical[0] if critical else None
        return found

    worst = max(range(len(errors)), key=lambda i: (Fraction(errors[i], cases[i]), -i))
    metrics = {
        name: {"errors": m, "n": n, "error_rate": m / n, **one(m, n)} for name, m, n in zip(names, errors, cases)
    }
    tests = {"max_errors": errors[worst], "max_n": cases[worst], **one(errors[worst], cases[worst])}
    return {"task": "binomial", "models": metrics, "pairs": [], "tests": tests}


# The files.


def plain(value):
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value.item() if isinstance(value, np.generic) else value


def expect(name, found, args=(), file=None, findings=None, test=None, warnings=()):
    record = {"args": list(args), **({"file": f"tests/golden/comparison_reports/{file}.csv"} if file else {})}
    record |= found | {"warnings": list(warnings)}
    if findings is not None:
        record["findings"] = findings
    if test is not None:
        record["recommended"] = test
    (FOLDER / f"{name}.expected.json").write_text(json.dumps(plain(record), indent=1, ensure_ascii=False) + "\n")


def wide(name, **reading):
    header, rows, decimal = read(name, **reading)
    return header[1:], [[decimal(cell) for cell in row[1:]] for row in rows]


DEMSAR = """adult .763 .768 .771 .798|breast cancer .599 .591 .590 .569|bcw .954 .971 .968 .967|cmc .628 .661 .654 .657|
ionosphere .882 .888 .886 .898|iris .936 .931 .916 .931|liver .661 .668 .609 .685|lung .583 .583 .563 .625|
lymph .775 .838 .866 .875|mushroom 1 1 1 1|primary tumor .940 .962 .965 .962|rheum .619 .666 .614 .669|
voting .972 .981 .975 .975|wine .957 .978 .946 .970"""


def make_small_files():
    rows = [[" ".join(row.split()[:-4]), *row.split()[-4:]] for row in DEMSAR.replace("\n", "").split("|")]
    write("demsar", ["dataset", "C4.5", "C4.5+m", "C4.5+cf", "C4.5+m+cf"], rows)
    write("n0_ranks", ["数据集", "A", "B", "C"], [["D1", 1, 2, 3], ["D2", 1, 2.5, 2.5], ["D3", 1, 2, 3], ["D4", 1, 2, 3]])
    write("perfect_order", ["dataset", "good", "fair", "poor"], [[f"d{i}", f"{0.9 - i / 50:.2f}", f"{0.8 - i / 50:.2f}", f"{0.7 - i / 25:.2f}"] for i in range(5)])
    write("all_tied", ["dataset", "A", "B", "C"], [[f"d{i}", *3 * [f"0.{5 + i}"]] for i in range(4)])
    write("equal_columns", ["dataset", "A", "copy of A", "B"], [["w", 0.9, 0.9, 0.8], ["x", 0.7, 0.7, 0.75], ["y", 0.95, 0.95, 0.6], ["z", 0.66, 0.66, 0.61]])
    write("two_algorithms", ["dataset", "A", "B"], [[f"d{i}", a, b] for i, (a, b) in enumerate([(0.9, 0.8), (0.8, 0.7), (0.7, 0.75), (0.66, 0.6), (0.93, 0.93), (0.71, 0.55), (0.88, 0.81)])])
    write("one_data_set", ["dataset", "A", "B", "C"], [["iris", 0.95, 0.94, 0.97]])
    rng = np.random.default_rng(7)
    many = np.round(0.8 + 0.05 * rng.standard_normal((6, 12)), 3)
    write("twelve_on_six", ["dataset", *(f"a{j}" for j in range(12))], [[f"d{i}", *(f"{v:.3f}" for v in row)] for i, row in enumerate(many)])
    # Semicolons, decimal commas, Chinese headers; losses.
    losses = np.round(0.5 + 0.2 * rng.standard_normal((9, 3)) + 0.05 * np.arange(3), 2)
    write(
        "decimal_comma",
        ["数据集", "甲 误差", "乙 误差", "丙 误差"],
        [[f"数据{i + 1}", *(f"{v:.2f}".replace(".", ",") for v in row)] for i, row in enumerate(losses)],
        delimiter=";",
    )
    seventy = np.round(0.7 + 0.1 * rng.standard_normal((70, 2)) + [0, 0.02], 2)
    write("seventy_sets", ["dataset", "A", "B"], [[f"d{i}", *(f"{v:.2f}" for v in row)] for i, row in enumerate(seventy)])
    differences = [".02 -.01", ".03 .01", ".00 .02", ".01 .03", ".02 .00"]
    cells = [Decimal(".3") + Decimal(d) for pair in differences for d in pair.split()]
    write("published_5x2", ["first", "second"], [[c, "0.3"] for c in cells])
    write("one_learner", ["fold", "error"], [[i + 1, e] for i, e in enumerate([0.21, 0.25, 0.19, 0.3, 0.27, 0.24, 0.22, 0.26])])
    write("two_equal_folds", ["fold", "A", "B"], [[i + 1, a, a] for i, a in enumerate([0.2, 0.25, 0.3, 0.2, 0.1])])
    write("constant_difference", ["fold", "A", "B"], [[i + 1, f"{a:.2f}", f"{a - 0.1:.2f}"] for i, a in enumerate([0.2, 0.25, 0.3, 0.2, 0.15])])
    write("notes_binomial", ["learner", "errors", "n"], [["A", 5, 10], ["B", 2, 10]])
    write("experiments", ["name", "errors", "n"], [["<b>x</b>", 0, 50], ["__proto__", 90, 300], ["丙", 3, 7], ["d", 41, 120]])
    write("one_experiment", ["errors", "n"], [[3, 3]])


def main():
    import statsmodels

    print(f"numpy {np.__version__}, scipy {scipy.__version__}, statsmodels {statsmodels.__version__}")
    FOLDER.mkdir(exist_ok=True)
    if "measure" in sys.argv:
        measure()
    make_small_files()

    names, rows = wide("demsar")
    found = friedman(names, rows, higher=True)
    expect("demsar", found, test="friedman_exact", findings=["small_for_chi2", "many_ties", "unadjusted_comparisons", "tie_corrected"])
    expect("demsar_control", friedman(names, rows, True, control="C4.5"), ["--control=C4.5"], file="demsar", findings=["bonferroni_dunn_or_holm"])
    names, rows = wide("n0_ranks")
    found = friedman(names, rows, higher=False, exact=True)
    # docs/worked-examples.md.
    assert abs(found["tests"]["iman_davenport_f"] - 24.4286) < 1e-4 and abs(found["tests"]["nemenyi_cd_0.05"] - 1.65725) < 1e-5
    assert abs(found["tests"]["friedman_p_exact"] - 12 / 1296) < 1e-12
    expect("n0_ranks", found, findings=["ranks_given", "small_for_chi2"])
    names, rows = wide("twelve_sets_errors")
    expect("twelve_sets_errors", friedman(names, rows, higher=False), findings=["small_for_chi2"])
    expect(
        "twelve_sets_control",
        friedman(names, rows, False, control=names[3]),
        [f"--control={names[3]}", "--higher-is-better=false"],
        file="twelve_sets_errors",
    )

    header, cells, decimal = read("six_sets_folds")
    sets = list(dict.fromkeys(row[0] for row in cells))
    learners = list(dict.fromkeys(row[1] for row in cells))
    table = []
    for one in sets:
        of = lambda learner: [Fraction(decimal(c[3])) for c in cells if c[0] == one and c[1] == learner]
        table.append([sum(of(learner)) / len(of(learner)) for learner in learners])
    expect("six_sets_folds", friedman(learners, table, True), findings=["folds_averaged"], warnings=["folds_averaged"])

    for name, options in {
        "perfect_order": {"higher": True, "exact": True},
        "all_tied": {"higher": True, "posthocs": False},
        "equal_columns": {"higher": True, "exact": True},
        "twelve_on_six": {"higher": True},
        "one_data_set": {"higher": True, "posthocs": False},
    }.items():
        names, rows = wide(name)
        codes = {"equal_columns": ["equal_columns"], "twelve_on_six": ["many_algorithms"], "perfect_order": ["perfect_order"], "all_tied": ["all_tied"], "one_data_set": ["one_data_set"]}[name]
        expect(name, friedman(names, rows, **options), findings=codes)
    for name in ("two_algorithms", "seventy_sets"):
        names, rows = wide(name)
        expect(name, friedman(names, rows, True), findings=["two_algorithms"], test="wilcoxon_signed_rank")
    names, rows = wide("decimal_comma", delimiter=";", comma=True)
    expect("decimal_comma", friedman(names, rows, False))

    names, rows = wide("wine_10_folds")
    expect("wine_10_folds", cv(names, rows, 1 / 9, eps0=0.02, folds=10), ["--eps0=0.02"], findings=["paired_t_on_overlapping_folds"], test="corrected_t_test")
    header, cells, decimal = read("breast_cancer_10x10")
    rows = [[decimal(cell) for cell in row[2:]] for row in cells]
    expect("breast_cancer_10x10", cv(header[2:], rows, 1 / 9, folds=10), findings=["repeated_folds_not_independent"])
    header, cells, decimal = read("digits_5x2")
    rows = [[decimal(cell) for cell in row[2:]] for row in cells]
    expect("digits_5x2", cv(header[2:], rows, 1, five_by_two=True), findings=["five_by_two_forms", "five_by_two_order"], test="cv5x2_t_test")
    header, cells, decimal = read("published_5x2")
    rows = [[decimal(cell) for cell in row] for row in cells]
    found = cv(header, rows, 1, five_by_two=True)
    for key, value in {"cv5x2_t": 1.264911, "cv5x2_t_zhou": 0.316228, "cv5x2_t_seed001": 0.333333, "cv5x2_f": 1.32}.items():
        assert abs(found["pairs"][0][key] - value) < 1e-6
    expect("published_5x2", found, ["--design=5x2"])
    expect("published_5x2_as_folds", cv(header, rows, 0.25), ["--test-train-ratio=0.25"], file="published_5x2")
    header, cells, decimal = read("iris_cv_results")
    columns = [i for i, name in enumerate(header) if name.startswith("split")]
    rows = [[decimal(row[i]) for row in cells] for i in columns]
    found = cv([row[4] for row in cells], rows, 0.25)
    for pair in found["pairs"]:
        # Scores: higher is better.
        pair["wins"], pair["losses"] = pair["losses"], pair["wins"]
    expect("iris_cv_results", found)
    names, rows = wide("one_learner")
    expect("one_learner", cv(names, rows, 1 / 7, eps0=0.2), ["--eps0=0.2"], findings=["one_sample_overlap"], test="corrected_t_test")
    for name in ("two_equal_folds", "constant_difference"):
        names, rows = wide(name)
        expect(name, cv(names, rows, 0.25), findings=["equal_columns"] if name == "two_equal_folds" else None)

    for name, eps0 in {"notes_binomial": 0.3, "experiments": 0.3, "one_experiment": 0.5}.items():
        header, cells, _ = read(name)
        names = [row[0] for row in cells] if len(header) == 3 else ["1"]
        found = binomial(names, [int(row[-2]) for row in cells], [int(row[-1]) for row in cells], eps0)
        if name == "notes_binomial":
            assert abs(found["tests"]["binomial_p_greater"] - 0.150268) < 1e-6
            assert abs(found["tests"]["binomial_p_strict"] - 0.047349) < 1e-6
        codes = {"notes_binomial": ["worst_of_many"], "experiments": ["worst_of_many", "no_errors_seen"], "one_experiment": ["too_few_cases"]}
        expect(name, found, [f"--eps0={eps0}"], findings=codes[name], test="binomial_test")
    header, cells, _ = read("experiments")
    found = binomial([row[0] for row in cells], [int(row[1]) for row in cells], [int(row[2]) for row in cells], None)
    expect("experiments_without_rate", found, file="experiments", findings=["no_eps0"])


if __name__ == "__main__":
    main()
