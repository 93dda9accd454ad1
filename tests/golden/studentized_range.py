"""Reference values of the studentized range: writes studentized_range/{infinite,finite}.csv.

Versions are printed; written with mpmath 1.3.0 (gmpy2 backend), Python 3.11.
Run: python3 tests/golden/studentized_range.py   (about ten minutes on one core)

At 40 digits, P(Q > q) for infinitely many degrees of freedom is the trapezoid sum over the whole line of

    k phi(z) (Phi(z)^(k-1) - (Phi(z) - Phi(z - q))^(k-1)),

whose error falls faster than any power of the step, and for nu degrees of freedom the trapezoid sum in u = ln s of the
density of s = sqrt(chi^2_nu / nu) times that tail at q s. The steps are 1/32 and 1/128: halving the first changes
nothing above 1e-30, and for two groups the first sum is erfc(q / 2) and the second P(|T_nu| > q / sqrt 2), all of which
is checked below. The finite q are e^(m/64), so that all of them and all degrees of freedom share one table of the inner
tail.
"""

import pathlib
import platform
import time

import mpmath
from mpmath import mp, mpf

mp.dps = 40
GROUPS = [2, 3, 5, 10, 50, 100, 200, 1000]
DEGREES = [1, 2, 2.5, 3, 5, 10, 20, 60, 120, 250, 1000]
FOLDER = pathlib.Path(__file__).parent / "studentized_range"
ROOT_HALF = mp.sqrt(mpf(1) / 2)
ROOT_TWO_PI = mp.sqrt(2 * mp.pi)


def upper_normal(z):
    return mp.erfc(z * ROOT_HALF) / 2


def either(first, second):
    """1 - (1 - a)(1 - b) without cancellation."""
    return first + second * (1 - first)


def at_least_one(r):
    """1 - (1 - r)^(k-1) for each k of GROUPS."""
    c1, c2 = r, either(r, r)
    c4 = either(c2, c2)
    c8 = either(c4, c4)
    c9 = either(c8, c1)
    c24 = either(either(c8, c4), either(c8, c4))
    c49 = either(either(c24, c24), c1)
    c99 = either(either(c49, c49), c1)
    c199 = either(either(c99, c99), c1)
    c398 = either(c199, c199)
    c999 = either(either(either(c398, c398), c199), c4)
    return [c1, c2, c4, c9, c49, c99, c199, c999]


class Line:
    """phi(z), Phi(z) and k phi(z) Phi(z)^(k-1) on multiples of a step, kept."""

    def __init__(self, per_unit):
        self.per_unit = per_unit
        self.rows = {}

    def at(self, i):
        if i not in self.rows:
            z = mpf(i) / self.per_unit
            density = mp.exp(-z * z / 2) / ROOT_TWO_PI
            below = upper_normal(-z)
            self.rows[i] = (z, below, [k * density * below ** (k - 1) / self.per_unit for k in GROUPS])
        return self.rows[i]

    def tails(self, x):
        totals = [mpf(0)] * len(GROUPS)
        for i in range(-13 * self.per_unit, int((13 + x / 2) * self.per_unit) + 1):
            z, below, weights = self.at(i)
            hit = at_least_one(upper_normal(x - z) / below)
            totals = [t + w * h for t, w, h in zip(totals, weights, hit)]
        return totals


def infinite(line):
    halved = Line(2 * line.per_unit)
    with open(FOLDER / "infinite.csv", "w") as file:
        file.write("groups,q,survival\n")
        for q in [*(i / 32 for i in range(3, 320, 10)), 12, 15, 19.5, 20, 25, 30, 40, 50, 51.9]:
            tails = line.tails(mpf(q))
            if q in (0.40625, 3.21875, 6.03125, 20):
                for k, a, b in zip(GROUPS, tails, halved.tails(mpf(q))):
                    assert abs(a - b) < mpf(10) ** -30 * b, (k, q, a, b)
            assert abs(tails[0] - mp.erfc(mpf(q) / 2)) < mpf(10) ** -30 * tails[0]
            for k, tail in zip(GROUPS, tails):
                file.write(f"{k},{q!r},{mpmath.nstr(tail, 20)}\n")


STEP = 128
LOWEST, HIGHEST = -23 * STEP, int(mp.log(75) * STEP)
Q_POWERS = [
    round(float(64 * mp.log(q)))
    for q in (0.2, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8.5, 10, 15, 25, 50, 200, 5000)
]


def finite(line):
    started = time.time()
    table = {}
    for j in range(LOWEST, HIGHEST + 1):
        table[j] = line.tails(mp.exp(mpf(j) / STEP))
        if j % 200 == 0:
            print("  inner tail", j, round(time.time() - started), "s", flush=True)
    ones, zeros = [mpf(1)] * len(GROUPS), [mpf(0)] * len(GROUPS)
    with open(FOLDER / "finite.csv", "w") as file:
        file.write("groups,degrees_of_freedom,q,survival\n")
        for nu in DEGREES:
            n = mpf(nu)
            constant = 2 * (n / 2) ** (n / 2) / mp.gamma(n / 2) / STEP
            weights = {}
            for i in range(-int(110 / nu + 12) * STEP, 4 * STEP):
                u = mpf(i) / STEP
                weight = constant * mp.exp(n * u - n * mp.exp(2 * u) / 2)
                if weight > mpf(10) ** -330:
                    weights[i] = weight
            print("  nu", nu, "sum of weights - 1:", mpmath.nstr(sum(weights.values()) - 1, 3))
            for m in Q_POWERS:
                totals = list(zeros)
                for i, weight in weights.items():
                    j = i + m * STEP // 64
                    tail = ones if j < LOWEST else zeros if j > HIGHEST else table[j]
                    totals = [t + weight * s for t, s in zip(totals, tail)]
                q = mp.exp(mpf(m) / 64)
                student = mp.betainc(n / 2, mpf(1) / 2, 0, n / (n + q * q / 2), regularized=True)
                if student < mpf(10) ** -290:
                    continue
                assert abs(totals[0] - student) < mpf(10) ** -16 * student, (nu, m, totals[0], student)
                for k, tail in zip(GROUPS, totals):
                    file.write(f"{k},{nu},{float(q)!r},{mpmath.nstr(tail, 20)}\n")


if __name__ == "__main__":
    print("mpmath", mpmath.__version__, mpmath.libmp.BACKEND, "Python", platform.python_version())
    FOLDER.mkdir(exist_ok=True)
    shared = Line(32)
    infinite(shared)
    print("infinite.csv written", flush=True)
    finite(shared)
