"""How often tests of two learners over folds reject, where their differences are normal and equally correlated.

Writes fold_tests.json. Exact: the paired and the corrected t as t / c, where t is noncentral with n - 1 degrees of
freedom, and c^2 = (1/n + rho/(1 - rho)) / (1/n + w), w = 0 or n_test/n_train; by quadrature over s = sqrt(chi2/(n - 1)),
since scipy's own noncentral t fails for some of them. Simulated, a million draws by numpy: those of five by
two folds, whose formulas are those of Dietterich 1998, Zhou 2016 and Alpaydin 1999.
Versions: numpy 2.4.6, scipy 1.17.1.
Run: python3 tests/golden/fold_tests.py
"""

import json
from pathlib import Path

import numpy as np
from scipy import integrate, stats

DRAWS = 1_000_000
ALPHA = 0.05


def exact(runs, folds, correlation, difference, ratio):
    n = runs * folds
    limit = stats.t.ppf(1 - ALPHA / 2, n - 1)
    reached = limit * np.sqrt((1 / n + ratio) / (1 / n + correlation / (1 - correlation)))
    shift = difference / np.sqrt(folds * (correlation + (1 - correlation) / n))
    root = np.sqrt(n - 1)

    def tails(s):
        beyond = stats.norm.sf(reached * s - shift) + stats.norm.cdf(-reached * s - shift)
        return beyond * root * stats.chi.pdf(s * root, n - 1)

    places = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2]
    return float(integrate.quad(tails, 0, 8, points=places, epsabs=1e-13, epsrel=1e-11, limit=500)[0])


def simulated(correlation, difference, rng):
    shared = np.sqrt(correlation) * rng.standard_normal((DRAWS, 1, 1))
    own = np.sqrt(1 - correlation) * rng.standard_normal((DRAWS, 5, 2))
    d = difference + np.sqrt(2) * (shared + own)
    mean = d.mean(axis=2, keepdims=True)
    squares = ((d - mean) ** 2).sum(axis=(1, 2))
    root = np.sqrt(squares / 5)
    t = stats.t.ppf(1 - ALPHA / 2, 5)
    f = stats.f.ppf(1 - ALPHA, 10, 5)
    return {
        "cv5x2_t": float(np.mean(np.abs(d[:, 0, 0] / root) > t)),
        "cv5x2_t_zhou": float(np.mean(np.abs(mean[:, 0, 0] / root) > t)),
        "cv5x2_f": float(np.mean((d**2).sum(axis=(1, 2)) / (2 * squares) > f)),
    }


rng = np.random.default_rng(1)
cases = []
for runs, folds in [(1, 10), (10, 10), (1, 5), (3, 4), (5, 2)]:
    for correlation in [0, 0.1, 0.5]:
        for difference in [0, 2]:
            ratio = 1 / (folds - 1)
            case = {
                "runs": runs,
                "folds": folds,
                "correlation": correlation,
                "difference": difference,
                "exact": {
                    "paired_t": exact(runs, folds, correlation, difference, 0),
                    "corrected_t": exact(runs, folds, correlation, difference, ratio),
                },
            }
            if (runs, folds) == (5, 2):
                case["simulated"] = simulated(correlation, difference, rng)
            cases.append(case)
path = Path(__file__).parent / "fold_tests.json"
path.write_text(json.dumps({"alpha": ALPHA, "draws": DRAWS, "cases": cases}, indent=1) + "\n")
