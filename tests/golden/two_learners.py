"""One and two learners: results of pairs of learners, and what other programs make of them.

Writes two_learners/results.csv, two_learners/expected.csv, two_learners/binomial.csv. Undefined: nan.
exact_*: Python's whole numbers and fractions. Effect sizes of R are in two_learners.R.
Versions: scipy 1.14.1, numpy 2.2.6, baycomp 1.0.3, autorank 1.3.0, mpmath 1.3.0.
Run: python3 tests/golden/two_learners.py
"""

from collections import Counter
from fractions import Fraction
from math import comb
from pathlib import Path
from statistics import NormalDist

import mpmath
import numpy as np
from autorank._util import _akinshin_gamma, _cliffs_delta, _cohen_d
from baycomp.single import CorrelatedTTest
from baycomp.multiple import SignedRankTest, SignTest
from scipy import stats

folder = Path(__file__).parent / "two_learners"
folder.mkdir(exist_ok=True)
random = np.random.default_rng(20261120)
EPS0, ROPE, LEVEL = 0.2, 0.01, 0.95
nan = float("nan")


def pair(count, decimals, shift, spread):
    """Results in units of 10^-decimals, so that differences are exact."""
    level = random.normal(0.2, 0.06, count)
    a = level + random.normal(0, spread, count)
    b = level + shift + random.normal(0, spread, count)
    return [np.clip(np.round(one * 10**decimals), 0, 10**decimals).astype(int) for one in (a, b)]


demsar = [763, 599, 954, 628, 882, 936, 661, 583, 775, 1000, 940, 619, 972, 957]
with_m = [768, 591, 971, 661, 888, 931, 668, 583, 838, 1000, 962, 666, 981, 978]
# decimals, runs of the cross-validation, a, b
cases = [
    (3, 1, *pair(10, 3, 0.01, 0.015)),
    (2, 1, *pair(10, 2, 0.02, 0.02)),
    (3, 1, np.array(demsar), np.array(with_m)),
    (3, 3, *pair(30, 3, -0.01, 0.02)),
    (4, 10, *pair(100, 4, 0.02, 0.06)),
    (1, 1, *pair(7, 1, 0.2, 0.1)),
    (2, 1, *pair(18, 2, 0.005, 0.02)),
    (6, 2, *pair(60, 6, 0.004, 0.03)),
]


def t_quantile(df):
    """scipy's is off by up to 5e-11."""
    beyond = lambda t: mpmath.betainc(mpmath.mpf(df) / 2, 0.5, 0, df / (df + t * t), regularized=True)
    return float(mpmath.findroot(lambda t: beyond(t) - (1 - mpmath.mpf(LEVEL)), 2))


def five_by_two(d):
    if len(d) != 10:
        return dict.fromkeys(
            ["cv5x2_t", "cv5x2_t_p", "cv5x2_t_zhou", "cv5x2_t_zhou_p", "cv5x2_t_seed001", "cv5x2_f", "cv5x2_f_p"], nan)
    d = d.reshape(5, 2)
    s2 = d.var(axis=1, ddof=1)
    t = d[0, 0] / np.sqrt(s2.mean())
    zhou = d[0].mean() / np.sqrt(s2.mean())
    about = ((d - d[0].mean()) ** 2).sum(axis=1) / 2
    f = (d**2).sum() / (2 * s2.sum())
    return {"cv5x2_t": t, "cv5x2_t_p": 2 * stats.t.sf(abs(t), 5), "cv5x2_t_zhou": zhou,
            "cv5x2_t_zhou_p": 2 * stats.t.sf(abs(zhou), 5), "cv5x2_t_seed001": d[0].mean() / np.sqrt(about.mean()),
            "cv5x2_f": f, "cv5x2_f_p": stats.f.sf(f, 10, 5)}


def exact_flips(sizes, distance):
    """Share of all sign patterns of whole sizes with |sum| >= distance, all in whole numbers."""
    sums = Counter({0: 1})
    for size in sizes:
        after = Counter()
        for value, count in sums.items():
            after[value + size] += count
            after[value - size] += count
        sums = after
    return float(Fraction(sum(c for v, c in sums.items() if abs(v) >= distance), 2 ** len(sizes)))


def signed_ranks(steps):
    """p of Pratt's rank sum, and of the one with the zeros' ranks split; ranks in quarters are whole numbers."""
    ranks = np.round(4 * stats.rankdata(np.abs(steps))).astype(int)
    signed = int(sum(r * np.sign(s) for r, s in zip(ranks, steps)))
    nonzero = [int(r) for r, s in zip(ranks, steps) if s != 0]
    return (exact_flips(nonzero, abs(signed)), exact_flips([int(r) for r in ranks], abs(signed)))


def bonett(a, b):
    """Bonett 2008, Psychol. Methods 13:99-109: two levels of a within-subjects factor."""
    n, df = len(a), len(a) - 1
    va, vb = a.var(ddof=1), b.var(ddof=1)
    s2 = (va + vb) / 2
    d = (a.mean() - b.mean()) / np.sqrt(s2)
    r = np.corrcoef(a, b)[0, 1]
    variance = d**2 * (va**2 + vb**2 + 2 * r**2 * va * vb) / (8 * df * s2**2) + (a - b).var(ddof=1) / (df * s2)
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    return d - z * np.sqrt(variance), d + z * np.sqrt(variance)


def cliff_interval(a, b):
    """Feng & Cliff's limits with the variance of the U statistic over pairs (a_i, b_i)."""
    n = len(a)
    signs = np.sign(a[:, None] - b[None, :])
    delta = signs.mean()
    parts = signs.mean(axis=1) + signs.mean(axis=0)
    s2 = parts.var(ddof=1) / n
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    if abs(delta) == 1 or s2 == 0:
        return nan, nan
    root = z * np.sqrt(s2) * np.sqrt((1 - delta**2) ** 2 + z**2 * s2)
    return [(delta - delta**3 + sign * root) / (1 - delta**2 + z**2 * s2) for sign in (-1, 1)]


rows, expected = [], []
for case, (decimals, runs, whole_a, whole_b) in enumerate(cases):
    scale = 10**decimals
    a, b = whole_a / scale, whole_b / scale
    steps = whole_a - whole_b
    d = steps / scale
    n = len(d)
    rows += [[case, scale, x, y] for x, y in zip(whole_a, whole_b)]
    one = {"case": case, "mean": a.mean(), "std": a.std(ddof=1)}
    greater = stats.ttest_1samp(a, EPS0, alternative="greater")
    two_sided = stats.ttest_1samp(a, EPS0)
    interval = a.mean() + np.array([-1, 1]) * t_quantile(n - 1) * a.std(ddof=1) / np.sqrt(n)
    one |= {"one_sample_t": greater.statistic, "one_sample_p_greater": greater.pvalue,
            "one_sample_p_two_sided": two_sided.pvalue, "one_sample_low": interval[0],
            "one_sample_high": interval[1]}
    ratio = 1 / (n // runs - 1)
    error = np.sqrt((1 / n + ratio) * d.var(ddof=1))
    t = d.mean() / error
    margin = t_quantile(n - 1) * error
    one |= {"ratio": ratio, "corrected_t": t, "corrected_t_p": 2 * stats.t.sf(abs(t), n - 1),
            "corrected_t_df": n - 1, "corrected_t_low": d.mean() - margin, "corrected_t_high": d.mean() + margin}
    one |= five_by_two(d)
    # baycomp's differences are second minus first.
    shares = CorrelatedTTest(b, a, ROPE, runs).probs()
    one |= dict(zip(["bayes_correlated_t_left", "bayes_correlated_t_rope", "bayes_correlated_t_right"], shares))
    wins, losses, ties = [int(x) for x in (np.sum(steps > 0), np.sum(steps < 0), np.sum(steps == 0))]
    half, odd = divmod(ties, 2)
    one |= {"wins": wins, "losses": losses, "ties": ties,
            "sign_test_p": stats.binomtest(wins, wins + losses).pvalue,
            "sign_test_p_split": stats.binomtest(wins + half, n - odd).pvalue}
    one |= {"permutation_p": exact_flips([abs(int(s)) for s in steps], abs(int(steps.sum())))}
    if n <= 18:
        scipys = stats.permutation_test((steps,), np.mean, permutation_type="samples", n_resamples=np.inf).pvalue
        assert abs(scipys - one["permutation_p"]) < 1e-12, (scipys, one["permutation_p"])
    one["wilcoxon_pratt_p_exact"], one["wilcoxon_zsplit_p_exact"] = signed_ranks(steps)
    posterior = {"prior": 0.5, "nsamples": 50000, "random_state": 1}
    # In whole steps, so that sums that are equal in decimal are equal.
    sign = np.argmax(SignTest.sample(whole_b, whole_a, ROPE * scale, **posterior), axis=1)
    rank = np.argmax(SignedRankTest.sample(whole_b, whole_a, ROPE * scale, **posterior), axis=1)
    for name, winner in (("bayes_sign", sign), ("bayes_signed_rank", rank)):
        for place, key in enumerate(["left", "rope", "right"]):
            one[f"{name}_{key}"] = np.mean(winner == place)
    one["cohen_d"] = _cohen_d(a, b)
    one["cohen_d_low"], one["cohen_d_high"] = bonett(a, b)
    one["cliffs_delta"] = _cliffs_delta(whole_a, whole_b)
    one["cliffs_delta_low"], one["cliffs_delta_high"] = cliff_interval(whole_a, whole_b)
    one["akinshin_gamma"] = _akinshin_gamma(a, b)
    rows_drawn = np.random.default_rng(5).integers(0, n, (20000, n))
    with np.errstate(divide="ignore", invalid="ignore"):
        replicates = np.array([_akinshin_gamma(a[i], b[i]) for i in rows_drawn])
    replicates = replicates[np.isfinite(replicates)]
    one["akinshin_gamma_low"], one["akinshin_gamma_high"] = (
        np.quantile(replicates, [(1 - LEVEL) / 2, (1 + LEVEL) / 2]) if len(replicates) >= 18000 else (nan, nan))
    expected.append(one)

np.savetxt(folder / "results.csv", rows, delimiter=",", fmt="%d", header="case,scale,a,b", comments="")
np.savetxt(folder / "expected.csv", [list(one.values()) for one in expected], delimiter=",", fmt="%.17g",
           header=",".join(expected[0]), comments="")

binomial = []
for errors, n, eps0, alpha in [(5, 10, 0.3, 0.05), (0, 7, 0.1, 0.05), (7, 7, 0.5, 0.01), (90, 700, 0.1, 0.05),
                               (300, 1000, 0.3, 0.1), (3, 1000, 0.001, 0.05), (12, 40, 0.2, 0.2)]:
    interval = stats.binomtest(errors, n).proportion_ci(1 - alpha, "exact")
    p = [Fraction(comb(n, k)) * Fraction(eps0) ** k * (1 - Fraction(eps0)) ** (n - k) for k in range(n + 1)]
    tails = [sum(p[m:]) for m in range(n + 1)] if n < 50 else [stats.binom.sf(m - 1, n, eps0) for m in range(n + 1)]
    critical = next(m for m in range(n + 1) if tails[m] <= alpha)
    binomial.append([errors, n, eps0, alpha, stats.binomtest(errors, n, eps0, "greater").pvalue,
                     stats.binom.sf(errors, n, eps0), critical, interval.low, interval.high])
np.savetxt(folder / "binomial.csv", binomial, delimiter=",", fmt="%.17g", comments="",
           header="errors,n,eps0,alpha,greater,strict,critical,low,high")
