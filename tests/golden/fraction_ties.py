"""The exact Wilcoxon test of two learners whose accuracies are fractions of 57 cases, on 10 data sets each.

SciPy gets the differences as whole numbers of cases, whose ties are exact; those of the fractions are not, as doubles.
Writes fraction_ties.csv: a row per table with the hits of both learners, data set by data set, and the two-sided
p-value, zeros dropped. Versions: numpy 2.4.6, scipy 1.17.1. Run: python3 tests/golden/fraction_ties.py
"""

from pathlib import Path

import numpy as np
import scipy
from scipy.stats import PermutationMethod, wilcoxon

DATA_SETS = 10

print(f"numpy {np.__version__}, scipy {scipy.__version__}")
random = np.random.default_rng(57)
header = ",".join(f"{name}{i + 1}" for i in range(DATA_SETS) for name in "ab") + ",p"
lines = [header]
for _ in range(20):
    first = random.integers(30, 56, DATA_SETS)
    second = np.clip(first - random.integers(-1, 4, DATA_SETS), 0, 57)
    # Without limit of resamples all 2^n arrangements of signs are enumerated.
    p = wilcoxon(first - second, zero_method="wilcox", method=PermutationMethod(n_resamples=np.inf)).pvalue
    hits = np.stack([first, second], axis=1).ravel()
    lines.append(",".join(map(str, hits)) + f",{p:.17g}")
Path(__file__).with_name("fraction_ties.csv").write_text("\n".join(lines) + "\n")
