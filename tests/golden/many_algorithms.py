"""Ranks and tests of more algorithms than are compared in pairs: many_algorithms.csv and many_algorithms.json, for
tests/bin/many_algorithms.test.mjs. Oracles: scipy for ranks, Friedman's test with ties and the normal distribution,
statsmodels for Holm's procedure.
"""

import json
from pathlib import Path

import numpy as np
import scipy
import statsmodels
from scipy import stats
from statsmodels.stats.multitest import multipletests

FOLDER = Path(__file__).resolve().parent
DATA_SETS, ALGORITHMS, CONTROL = 30, 201, 17


def main():
    random = np.random.default_rng(201)
    difficulty = random.uniform(0.5, 0.8, (DATA_SETS, 1))
    skill = np.linspace(0, 0.1, ALGORITHMS)
    # Two decimals, so that many results tie.
    results = np.round(difficulty + skill + random.normal(0, 0.05, (DATA_SETS, ALGORITHMS)), 2)
    names = [f"a{i}" for i in range(ALGORITHMS)]
    rows = [f"d{i}," + ",".join(f"{value:.2f}" for value in row) for i, row in enumerate(results)]
    (FOLDER / "many_algorithms.csv").write_text("\n".join(["dataset," + ",".join(names), *rows]) + "\n")
    ranks = stats.rankdata(-results, axis=1).mean(axis=0)
    chi2, p = stats.friedmanchisquare(*results.T)
    z = (ranks - ranks[CONTROL]) / np.sqrt(ALGORITHMS * (ALGORITHMS + 1) / (6 * DATA_SETS))
    others = [i for i in range(ALGORITHMS) if i != CONTROL]
    p_values = 2 * stats.norm.sf(np.abs(z[others]))
    holm = multipletests(p_values, method="holm")[1]
    expected = {
        "versions": {module.__name__: module.__version__ for module in (np, scipy, statsmodels)},
        "control": names[CONTROL],
        "friedman_chi2_tie_corrected": chi2,
        "friedman_p_tie_corrected": p,
        "average_rank": list(ranks),
        "control_z": [z[i] for i in others],
        "control_p": list(p_values),
        "control_holm_p": list(holm),
    }
    (FOLDER / "many_algorithms.json").write_text(json.dumps(expected, indent=1) + "\n")


if __name__ == "__main__":
    main()
