"""Reference values of F, chi-squared quantiles, noncentral t and critical counts.

Writes comparison_distributions/*.csv. Versions are printed; written with mpmath 1.3.0, scipy 1.14.1, R 4.2.2.
Run: python3 tests/golden/comparison_distributions.py   (two minutes)

F by the series of the incomplete beta and chi-squared by mpmath's incomplete gamma at 60 digits, quantiles by bisection
of those; noncentral t by the series of Lenth 1989 (AS 243), Phi(-d) + sum of Poisson weights times incomplete betas, at
60 digits; critical counts in whole numbers and fractions. SciPy and R are asked for the same and the largest differences
are printed: scipy's F quantile fails at a tail of 1e-10 with 1 and 1e6 degrees of freedom, and its and R's noncentral t
in far tails.
"""

import fractions
import pathlib
import platform
import subprocess

import mpmath
import scipy
import scipy.stats
from mpmath import mp, mpf

mp.dps = 60
FOLDER = pathlib.Path(__file__).parent / "comparison_distributions"
Fraction = fractions.Fraction


def write(name, header, rows):
    with open(FOLDER / name, "w") as file:
        file.write(header + "\n")
        for row in rows:
            file.write(
                ",".join(
                    c if isinstance(c, str) else repr(c) if not isinstance(c, mpf) else mpmath.nstr(c, 20) for c in row
                )
                + "\n"
            )
    print(name, len(rows), flush=True)


def compare(tool, pairs, many=3):
    worst = sorted(((abs(float(a) / float(b) - 1), i) for i, (a, b) in enumerate(pairs)), reverse=True)[:many]
    print(f"  {tool}: largest relative differences", ", ".join(f"{d:.1e} in row {i}" for d, i in worst))


def from_r(expressions):
    code = "\n".join(f"cat(format({e}, digits=17), '\\n')" for e in expressions)
    out = subprocess.run(["Rscript", "-"], input=code, capture_output=True, text=True, check=True).stdout
    return [float(line) for line in out.split()]


def incomplete_beta(a, b, x, y):
    """I_x(a, b), y = 1 - x, by a series of positive terms in the smaller of x and y."""
    if x > y:
        return 1 - incomplete_beta(b, a, y, x)
    if x == 0:
        return mpf(0)
    term = total = mp.exp(a * mp.log(x) + b * mp.log(y) + mp.loggamma(a + b) - mp.loggamma(a + 1) - mp.loggamma(b))
    n = 0
    while term > total * mpf(10) ** -mp.dps:
        term *= (a + b + n) / (a + 1 + n) * x
        total += term
        n += 1
    return total


def f_survival(x, a, b):
    """With so many digits that one minus a lower tail leaves enough of an upper one."""
    with mp.workdps(380 if a * x < b else 60):
        x, a, b = mpf(x), mpf(a), mpf(b)
        return incomplete_beta(b / 2, a / 2, b / (b + a * x), a * x / (b + a * x))


def chi_squared_survival(x, nu):
    return mp.gammainc(mpf(nu) / 2, mpf(x) / 2, mp.inf, regularized=True)


def root(function, tail, low, high):
    """Of a falling function, by bisection in ln x."""
    low, high = mp.log(mpf(low)), mp.log(mpf(high))
    for _ in range(90):
        middle = (low + high) / 2
        if function(mp.exp(middle)) > tail:
            low = middle
        else:
            high = middle
    return mp.exp(low)


class Falling:
    """I_x(a, b), I_x(a + 1, b), ...: each is the one before less x^a y^b / (a B(a, b)), to 60 absolute digits."""

    def __init__(self, a, b, x, y):
        self.a, self.b, self.x = a, b, x
        self.value = incomplete_beta(a, b, x, y)
        self.step = (
            mp.exp(a * mp.log(x) + b * mp.log(y) + mp.loggamma(a + b) - mp.loggamma(a + 1) - mp.loggamma(b))
            if x
            else mpf(0)
        )

    def next(self):
        value = self.value
        self.value -= self.step
        self.step *= self.x * (self.a + self.b) / (self.a + 1)
        self.a += 1
        return value


def noncentral_t(t, nu, delta, upper=False):
    """P(T <= t), or P(T > t), to 50 absolute digits."""
    t, nu, delta = mpf(t), mpf(nu), mpf(delta)
    if t < 0:
        return noncentral_t(-t, nu, -delta, not upper)
    x, y = t * t / (nu + t * t), nu / (nu + t * t)
    half = delta * delta / 2
    odd, even = Falling(mpf(1) / 2, nu / 2, x, y), Falling(mpf(1), nu / 2, x, y)
    p, q = mp.exp(-half), delta / mp.sqrt(2) * mp.exp(-half) / mp.gamma(mpf(3) / 2)
    total, left, j = mpf(0), mpf(1), 0
    while left > mpf(10) ** -55:
        total += p * odd.next() + q * even.next()
        left -= p
        j += 1
        p *= half / j
        q *= half / (j + mpf(1) / 2)
        if left < mpf(10) ** -50 and p < mpf(10) ** -60:
            break
    below = mp.erfc(delta / mp.sqrt(2)) / 2 + total / 2
    return 1 - below if upper else below


def signed_rank_critical(n, alpha):
    counts = [1] + [0] * (n * (n + 1) // 2)
    for rank in range(1, n + 1):
        for i in range(len(counts) - 1, rank - 1, -1):
            counts[i] += counts[i - rank]
    below, critical = 0, -1
    for t in range(n * (n + 1) // 4 + 1):
        below += counts[t]
        if Fraction(2 * below, 2**n) > Fraction(alpha):
            break
        critical = t
    return critical


def upper_counts(n, p):
    """P(X >= m) for m = 0..n as fractions."""
    p = Fraction(p)
    tails, total, term = [], Fraction(0), p**n
    for m in range(n, -1, -1):
        total += term
        tails.append(total)
        if m:
            term = term * m / (n - m + 1) * (1 - p) / p
    return tails[::-1]


def critical_count(n, p, alpha):
    return next((m for m, tail in enumerate(upper_counts(n, p)) if tail <= Fraction(alpha)), -1)


def sign_test_critical(n, alpha):
    return next((m for m, tail in enumerate(upper_counts(n, 0.5)) if 2 * m > n and 2 * tail <= Fraction(alpha)), -1)


if __name__ == "__main__":
    version = subprocess.run(["Rscript", "-e", "cat(R.version.string)"], capture_output=True, text=True).stdout
    print("mpmath", mpmath.__version__, "scipy", scipy.__version__, version, "Python", platform.python_version())
    FOLDER.mkdir(exist_ok=True)

    levels = (0.2, 0.1, 0.05, 0.02, 0.01, 0.001)
    write(
        "signed_rank_critical.csv",
        "count,alpha,critical",
        [(n, a, signed_rank_critical(n, a)) for n in (*range(1, 61), 75, 100) for a in levels],
    )
    write(
        "sign_test_critical.csv",
        "trials,alpha,critical",
        [(n, a, sign_test_critical(n, a)) for n in (*range(1, 61), 100, 1000) for a in levels],
    )
    write(
        "critical_count.csv",
        "trials,probability,alpha,critical",
        [
            (n, p, a, critical_count(n, p, a))
            for n in (1, 2, 3, 5, 10, 30, 100, 300)
            for p in (0.1, 0.3, 0.5, 0.75)
            for a in levels
        ],
    )

    cases = [
        (x, a, b)
        for a, b in (
            (1, 1),
            (2, 26),
            (3, 7),
            (0.5, 2.5),
            (4, 116),
            (10, 5),
            (9, 1e6),
            (99, 98901),
            (1000, 1000),
            (1, 1e6),
            (30, 2),
        )
        for x in (1e-3, 0.4, 1.0, 1.32, 4.0, 24.4286, 200.0)
    ]
    rows = [(x, a, b, f_survival(x, a, b)) for x, a, b in cases]
    rows = [row for row in rows if row[3] > mpf(10) ** -290]
    write("f_survival.csv", "x,numerator,denominator,survival", rows)
    compare("scipy", [(scipy.stats.f.sf(x, a, b), s) for x, a, b, s in rows])

    alphas = (0.999, 0.5, 0.25, 0.1, 0.05, 0.025, 0.01, 0.001, 1e-10)
    rows = [
        (tail, a, b, root(lambda x: f_survival(x, a, b), mpf(tail), 1e-14, 1e60))
        for a, b in ((1, 1), (2, 26), (3, 7), (4, 116), (10, 5), (1, 1e6), (24, 120), (99, 98901))
        for tail in alphas
    ]
    write("f_quantile.csv", "tail,numerator,denominator,x", rows)
    compare("scipy", [(scipy.stats.f.isf(p, a, b), x) for p, a, b, x in rows])

    rows = [
        (tail, nu, root(lambda x: chi_squared_survival(x, nu), mpf(tail), 1e-14, 1e7))
        for nu in (1, 2, 2.5, 3, 4, 9, 30, 100, 999, 100000)
        for tail in alphas
    ]
    write("chi_squared_quantile.csv", "tail,degrees_of_freedom,x", rows)
    compare("scipy", [(scipy.stats.chi2.isf(p, nu), x) for p, nu, x in rows])

    cases = [
        (t, nu, d)
        for nu in (1, 2.5, 4, 9, 13, 29, 100, 1000, 1e5)
        for d in (0.0, 0.5, -1.7, 3.0, 8.0, 25.0)
        for t in (-2.0, 0.0, 0.3, 1.8263, 4.0, 12.0)
    ]
    cases += [(60.0, 9, 50.0), (110.0, 30, 100.0), (-60.0, 9, -50.0)]
    rows = [(t, nu, d, noncentral_t(t, nu, d), noncentral_t(t, nu, d, True)) for t, nu, d in cases]
    # Where the series cancels, digits are lost: those rows are left out.
    rows = [row for row in rows if min(row[3], row[4]) > mpf(10) ** -25]
    write("noncentral_t.csv", "t,degrees_of_freedom,noncentrality,cdf,survival", rows)
    compare("scipy cdf", [(scipy.stats.nct.cdf(t, nu, d), s) for t, nu, d, s, _ in rows])
    kept = [row for row in rows if abs(row[2]) < 37]
    compare("R pt", list(zip(from_r([f"pt({t},{nu},{d})" for t, nu, d, _, _ in kept]), [row[3] for row in kept])))

    rows = []
    for t, nu in ((0.0, 9), (1.8263, 99), (2.5, 4), (-3.2, 13), (6.0, 29), (15.0, 9), (0.7, 1), (40.0, 12)):
        for p in (0.975, 0.95, 0.5, 0.05, 0.025, 0.005):
            low, high = t - 4 * mp.sqrt(1 + mpf(t) ** 2 / nu) - 4, t + 5 * mp.sqrt(1 + mpf(t) ** 2 / nu) + 4
            delta = mp.findroot(
                lambda d: noncentral_t(t, nu, d) - mpf(p), (low, high), solver="anderson", tol=1e-40, maxsteps=200
            )
            rows.append((t, nu, p, delta))
    write("noncentrality.csv", "t,degrees_of_freedom,p,noncentrality", rows)
    compare("scipy cdf at the limit", [(scipy.stats.nct.cdf(t, nu, float(d)), p) for t, nu, p, d in rows])
