"""Cells of textbook tables: writes critical_values/<table>.csv as row, column, alpha, value (-1 for none).

Versions are printed; written with scipy 1.14.1, numpy 2.2.6, R 4.2.2.
Run: python3 tests/golden/critical_values.py
t, F, chi-squared and the normal values of Bonferroni-Dunn from scipy; q from scipy's studentized_range (its quadrature
errs by some 1e-9); Wilcoxon's T from R's psignrank; the sign test from R's binom.test.
"""

import math
import pathlib
import platform
import subprocess

import numpy
import scipy
from scipy import stats

FOLDER = pathlib.Path(__file__).parent / "critical_values"
INF = math.inf
DEGREES = (1, 2, 3, 5, 8, 10, 30, 120, INF)


def r(code):
    return subprocess.run(["Rscript", "-e", code], capture_output=True, text=True, check=True).stdout


def write(name, rows):
    with open(FOLDER / f"{name}.csv", "w") as file:
        file.write("row,column,alpha,value\n")
        for row in rows:
            file.write(",".join(repr(float(c)) for c in row) + "\n")
    print(name, len(rows))


def t_or_normal(tail, nu):
    return stats.norm.isf(tail) if nu == INF else stats.t.isf(tail, nu)


def f_or_limit(alpha, a, b):
    return stats.chi2.isf(alpha, a) / a if b == INF else stats.f.isf(alpha, a, b)


if __name__ == "__main__":
    print(
        "scipy",
        scipy.__version__,
        "numpy",
        numpy.__version__,
        r("cat(R.version.string)"),
        "Python",
        platform.python_version(),
    )
    FOLDER.mkdir(exist_ok=True)
    alphas = (0.2, 0.1, 0.05, 0.02, 0.01, 0.001)
    write("t", [(nu, a, 0, t_or_normal(a / 2, nu)) for nu in DEGREES for a in alphas])
    write("t_one_sided", [(nu, a, 0, t_or_normal(a, nu)) for nu in DEGREES for a in (*alphas, 0.5, 0.7)])
    write(
        "f",
        [
            (b, a, alpha, f_or_limit(alpha, a, b))
            for alpha in (0.1, 0.05, 0.01)
            for b in DEGREES
            for a in (1, 2, 3, 9, 20)
        ],
    )
    write("chi2", [(nu, a, 0, stats.chi2.isf(a, nu)) for nu in DEGREES[:-1] for a in alphas])
    write(
        "q",
        [
            (nu, k, alpha, stats.studentized_range.isf(alpha, k, nu))
            for alpha in (0.05, 0.01)
            for nu in (2, 5, 10, 60, INF)
            for k in (2, 3, 5, 10, 20)
        ],
    )
    models = (2, 3, 4, 5, 9, 10, 20, 50)
    write(
        "nemenyi",
        [(k, a, 0, stats.studentized_range.isf(a, k, INF) / math.sqrt(2)) for k in models for a in (0.1, 0.05, 0.01)],
    )
    write("bonferroni_dunn", [(k, a, 0, stats.norm.isf(a / 2 / (k - 1))) for k in models for a in (0.1, 0.05, 0.01)])
    pairs = (4, 5, 6, 7, 8, 10, 14, 15, 20, 25, 30, 50)
    rows = []
    for n in pairs:
        for a in alphas:
            # qsignrank: the smallest t with P(T <= t) >= a/2; one less is significant.
            step = f"while (t >= 0 && 2 * psignrank(t, {n}) > {a}) t <- t - 1"
            t = int(r(f"t <- qsignrank({a}/2, {n}); {step}; cat(t)"))
            rows.append((n, a, 0, t))
    write("wilcoxon", rows)
    rows = []
    for n in pairs:
        for a in alphas:
            wins = f"Filter(function(w) binom.test(w, {n})$p.value <= {a}, ceiling(({n}+1)/2):{n})"
            w = int(r(f"w <- {wins}; cat(if (length(w)) min(w) else -1)"))
            rows.append((n, a, 0, w))
    write("sign", rows)
