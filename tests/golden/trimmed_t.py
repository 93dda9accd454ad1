"""The trimmed t test of pairs of learners, by Yuen's test against results that are all 0.

Reads two_learners/results.csv, writes two_learners/trimmed.csv. Undefined: nan.
Against a second sample without variance Yuen's t and degrees of freedom are those of one sample.
Versions: scipy 1.14.1, numpy 1.26.4.
Run: python3 tests/golden/trimmed_t.py
"""

from pathlib import Path

import numpy as np
from scipy import stats

folder = Path(__file__).parent / "two_learners"
rows = np.loadtxt(folder / "results.csv", delimiter=",", skiprows=1)
expected = []
for case in np.unique(rows[:, 0]):
    own = rows[rows[:, 0] == case]
    difference = (own[:, 2] - own[:, 3]) / own[:, 1]
    test = stats.ttest_ind(difference, np.zeros(len(difference)), equal_var=False, trim=0.2)
    expected.append([case, test.statistic, test.df, test.pvalue])
np.savetxt(folder / "trimmed.csv", expected, delimiter=",", fmt="%.17g", comments="",
           header="case,trimmed_t,trimmed_t_df,trimmed_t_p")
