"""McNemar's test and Cochran's Q on the predictions of delong.py at threshold 0.5, and Holm's adjustment.

Writes hypothesis/mcnemar.csv, hypothesis/cochran_q.csv, hypothesis/holm.csv.
Versions: statsmodels 0.15.0, scipy 1.14.1, numpy 2.2.6. Run: python3 tests/golden/hypothesis.py
"""

from itertools import combinations
from pathlib import Path

import numpy as np
from scipy.stats import binom
from statsmodels.stats.contingency_tables import cochrans_q, mcnemar
from statsmodels.stats.multitest import multipletests

folder = Path(__file__).parent
data = np.loadtxt(folder / "delong" / "predictions.csv", delimiter=",", skiprows=1)
truth, right = data[:, 0], (data[:, 1:] >= 0.5) == (data[:, :1] == 1)


def save(name, header, rows):
    np.savetxt(folder / "hypothesis" / name, rows, delimiter=",", fmt="%.17g", header=header, comments="")


rows = []
for a, b in combinations(range(right.shape[1]), 2):
    only_a, only_b = np.sum(right[:, a] & ~right[:, b]), np.sum(~right[:, a] & right[:, b])
    table = [[np.sum(right[:, a] & right[:, b]), only_a], [only_b, np.sum(~right[:, a] & ~right[:, b])]]
    exact = mcnemar(table, exact=True).pvalue
    plain = mcnemar(table, exact=False, correction=False)
    corrected = mcnemar(table, exact=False, correction=True)
    # statsmodels squares −1 where b = c; the convention is 0 there.
    statistic, p = (0, 1) if only_a == only_b else (corrected.statistic, corrected.pvalue)
    # Fagerland, Lydersen & Laake 2013: an even split counts once.
    midp = exact - binom.pmf(only_a, only_a + only_b, 0.5) / (2 if only_a == only_b else 1)
    rows.append([a + 1, b + 1, only_a, only_b, exact, plain.statistic, plain.pvalue, statistic, p, midp])
save("mcnemar.csv", "a,b,only_a,only_b,exact_p,chi2,p,chi2_corrected,p_corrected,midp", rows)

rows = []
for count in range(2, right.shape[1] + 1):
    result = cochrans_q(right[:, :count].astype(int))
    rows.append([count, result.statistic, result.pvalue])
save("cochran_q.csv", "models,q,p", rows)

raw = np.array([0.01, 0.04, 0.03, 0.005, 0.04, 1.0, 0.6, 0.0004])
save("holm.csv", "p,adjusted", np.column_stack([raw, multipletests(raw, method="holm")[1]]))
