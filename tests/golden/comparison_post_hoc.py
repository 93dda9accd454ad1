"""Adjusted p-values by their definitions, Rom's with 40 digits, Holland's by statsmodels; Nemenyi's and Conover's tests by
scikit-posthocs on the tables of comparison_tables.py. comparison_post_hoc.R adds what R's p.adjust gives.

Writes comparison/adjusted.csv (one row per p-value) and comparison/post_hoc.csv (table,a,b,nemenyi,conover).
Versions: numpy 2.4.6, scipy 1.17.1, statsmodels 0.15.0, scikit-posthocs 0.17.1, mpmath 1.3.0.
Run: python3 tests/golden/comparison_post_hoc.py
"""

from itertools import combinations, product
from math import comb
from pathlib import Path

import mpmath
import numpy as np
import scikit_posthocs
import scipy
import statsmodels
from statsmodels.stats.multitest import multipletests

print(f"numpy {np.__version__}, scipy {scipy.__version__}, statsmodels {statsmodels.__version__}")
print(f"scikit-posthocs {scikit_posthocs.__version__}, mpmath {mpmath.__version__}")
mpmath.mp.dps = 40
folder = Path(__file__).parent / "comparison"
random = np.random.default_rng(7)


def step_down(p, one):
    order, adjusted, largest = np.argsort(p, kind="stable"), np.empty(len(p)), 0.0
    for i, which in enumerate(order):
        largest = max(largest, min(1.0, one(p[which], i + 1)))
        adjusted[which] = largest
    return adjusted


def finner(p):
    return step_down(p, lambda value, i: float(1 - (1 - mpmath.mpf(value)) ** (mpmath.mpf(len(p)) / i)))


def holland(p):
    return multipletests(p, method="holm-sidak")[1]


def li(p):
    return np.array([0.0 if value == 0 else value / (value + 1 - p.max()) for value in p])


def rom_critical(alpha, count):
    """Rom 1990, as in García et al. 2010."""
    critical = [alpha]
    for i in range(2, count + 1):
        total = sum(alpha**j for j in range(1, i)) - sum(comb(i, j) * critical[j] ** (i - j) for j in range(1, i - 1))
        critical.append(total / i)
    return critical[-1]


def rom(p):
    adjusted, smallest = np.empty(len(p)), 1.0
    for i, which in enumerate(np.argsort(-p, kind="stable")):
        value = mpmath.mpf(p[which])
        low, high = value, min(mpmath.mpf(1), (i + 1) * value)
        if rom_critical(high, i + 1) <= value:
            level = high
        elif rom_critical(low, i + 1) >= value:
            level = low
        else:
            level = mpmath.findroot(lambda a: rom_critical(a, i + 1) - value, (low, high), solver="anderson", tol=1e-60)
        smallest = min(smallest, float(level))
        adjusted[which] = smallest
    return adjusted


def possible_counts(k, memo={}):
    if k < 2:
        return {0}
    if k not in memo:
        memo[k] = {comb(j, 2) + rest for j in range(1, k + 1) for rest in possible_counts(k - j)}
    return memo[k]


def shaffer(p, k):
    counts = sorted(possible_counts(k))
    return step_down(p, lambda value, i: value * max(c for c in counts if c <= len(p) - i + 1))


def bergmann_hommel(p, k):
    """Bergmann and Hommel's rule at every level that could matter: accepted is what lies in an exhaustive set I with all
    p > α/|I|."""
    pairs = list(combinations(range(k), 2))
    sets = {frozenset(n for n, (a, b) in enumerate(pairs) if labels[a] == labels[b])
            for labels in product(range(k), repeat=k)}
    levels = {one: len(one) * min(p[i] for i in one) for one in sets if one}
    adjusted = np.empty(len(p))
    for i in range(len(p)):
        for alpha in sorted({*levels.values(), 0.0}):
            if not any(i in one and level > alpha for one, level in levels.items()):
                adjusted[i] = min(1.0, alpha)
                break
    return adjusted


names = ["finner", "li", "rom", "holland", "shaffer", "bergmann_hommel"]
lines = ["set,algorithms,p," + ",".join(names)]
number = 0
for k, kind in [(2, 0), (3, 0), (4, 0), (4, 1), (5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (15, 0), (15, 1)]:
    m = k * (k - 1) // 2
    p = random.random(m) ** 3
    if kind == 1:
        p = np.round(p, 2)
    if kind == 2:
        p = 10.0 ** (-12 * random.random(m))
    number += 1
    small = k <= 6
    columns = [finner(p), li(p), rom(p), holland(p), shaffer(p, k), bergmann_hommel(p, k) if small else np.full(m, -1)]
    for i in range(m):
        lines.append(f"{number},{k},{p[i]:.17g}," + ",".join(f"{column[i]:.17g}" for column in columns))
(folder / "adjusted.csv").write_text("\n".join(lines) + "\n")

lines = ["table,a,b,nemenyi,conover"]
for n, name in enumerate(["demsar", "notes", "normal", "rounded", "heavy", "wide"]):
    table = np.loadtxt(folder / f"{name}.csv", delimiter=",", skiprows=1)
    nemenyi = scikit_posthocs.posthoc_nemenyi_friedman(table).to_numpy()
    conover = scikit_posthocs.posthoc_conover_friedman(table, p_adjust=None).to_numpy()
    for a, b in combinations(range(table.shape[1]), 2):
        lines.append(f"{n},{a},{b},{nemenyi[a, b]:.17g},{conover[a, b]:.17g}")
(folder / "post_hoc.csv").write_text("\n".join(lines) + "\n")
