"""Tables of results on which the comparisons of learners are checked, and what SciPy, scikit-posthocs and definitions
written out make of them; comparison_tests.R adds R's numbers.

Writes comparison/<name>.csv (a header, then a row per data set) and comparison/expected_python.csv (table,key,value).
Versions: numpy 2.4.6, scipy 1.17.1, scikit-posthocs 0.17.1. Run: python3 tests/golden/comparison_tables.py
"""

from itertools import permutations
from pathlib import Path

import numpy as np
import scipy
from scipy.stats import chi2, f, friedmanchisquare, rankdata

print(f"numpy {np.__version__}, scipy {scipy.__version__}")
folder = Path(__file__).parent / "comparison"
random = np.random.default_rng(20240607)

demsar = """.763 .768 .771 .798 .599 .591 .590 .569 .954 .971 .968 .967 .628 .661 .654 .657 .882 .888 .886 .898 .936 .931
.916 .931 .661 .668 .609 .685 .583 .583 .563 .625 .775 .838 .866 .875 1 1 1 1 .940 .962 .965 .962 .619 .666 .614 .669
.972 .981 .975 .975 .957 .978 .946 .970"""
tables = {
    "demsar": np.array(demsar.split(), float).reshape(14, 4),
    "notes": np.array([[0.9, 0.8, 0.7], [0.9, 0.5, 0.5], [0.9, 0.8, 0.1], [0.4, 0.3, 0.2]]),
    "normal": 0.8 + 0.05 * random.standard_normal((12, 5)) + 0.02 * np.arange(5),
    "rounded": np.round(0.8 + 0.05 * random.standard_normal((20, 6)) + 0.01 * np.arange(6), 2),
    "heavy": random.standard_cauchy((30, 10)) + 0.1 * np.arange(10),
    "wide": 0.7 + 0.1 * random.standard_normal((6, 8)),
    "two": np.round(0.7 + 0.1 * random.standard_normal((10, 2)), 2),
    "errors": np.round(0.2 + 0.03 * random.standard_normal((15, 4)) + 0.01 * np.arange(4), 3),
}
tables = {name: np.round(table, 6) for name, table in tables.items()}

expected = []


def note(name, **values):
    for key, value in values.items():
        expected.append(f"{name},{key},{'none' if value is None else format(value, '.17g')}")


def aligned_ranks(name, table):
    """García, Fernández, Luengo & Herrera 2010; whole numbers, so that ties are ties."""
    n, k = table.shape
    whole = np.round(table * 1e6).astype(np.int64)
    aligned = k * whole - whole.sum(axis=1, keepdims=True)
    rank = rankdata(-aligned).reshape(n, k)
    column, row = rank.sum(axis=0), rank.sum(axis=1)
    upper = (k - 1) * (np.sum(column**2) - k * n**2 / 4 * (k * n + 1) ** 2)
    plain = upper / (k * n * (k * n + 1) * (2 * k * n + 1) / 6 - np.sum(row**2) / k)
    corrected = upper / (np.sum(rank**2) - np.sum(row**2) / k)
    note(name, friedman_aligned=plain, friedman_aligned_p=chi2.sf(plain, k - 1))
    note(name, friedman_aligned_tie_corrected=corrected, friedman_aligned_p_tie_corrected=chi2.sf(corrected, k - 1))


def exact(name, table):
    """The distribution of the rank sums as a dictionary, row by row, in whole numbers (twice the ranks)."""
    n, k = table.shape
    rank = np.array([2 * rankdata(row) for row in table]).astype(int)
    sums = {(0,) * k: 1}
    for row in rank:
        after = {}
        for arrangement in permutations(row):
            for key, count in sums.items():
                new = tuple(sorted(a + b for a, b in zip(key, arrangement)))
                after[new] = after.get(new, 0) + count
        sums = after
    square = lambda key: sum(x * x for x in key)
    observed = square(rank.sum(axis=0))
    note(name, friedman_p_exact=sum(c for key, c in sums.items() if square(key) >= observed) / sum(sums.values()))


for name, table in tables.items():
    n, k = table.shape
    header = ",".join(f"a{j + 1}" for j in range(k))
    np.savetxt(folder / f"{name}.csv", table, delimiter=",", fmt="%.6g" if name != "heavy" else "%.6f", header=header,
               comments="")
    if k > 2:
        statistic, p = friedmanchisquare(*table.T)
        note(name, friedman_chi2_tie_corrected=statistic, friedman_p_tie_corrected=p)
    rank = np.array([rankdata(row) for row in table])
    w = 12 * np.sum((rank.sum(axis=0) - n * (k + 1) / 2) ** 2)
    _, counts = zip(*(np.unique(row, return_counts=True) for row in rank))
    ties = sum(np.sum(c**3 - c) for c in counts)
    w /= n**2 * (k**3 - k) - n * ties
    # Kendall & Babington Smith's F (Legendre 2005, J. Agric. Biol. Environ. Stat. 10:226–245).
    df = k - 1 - 2 / n
    note(name, kendall_w=w, kendall_w_p=f.sf((n - 1) * w / (1 - w), df, (n - 1) * df))
    aligned_ranks(name, table)
    if name in ("notes", "two", "demsar", "errors"):
        exact(name, table)

(folder / "expected_python.csv").write_text("table,key,value\n" + "\n".join(expected) + "\n")
