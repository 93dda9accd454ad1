"""Reference values of the distributions: prints C++ initializers.

Versions: mpmath 1.3.0, Python 3.11. Run: python3 tests/golden/special.py
Evaluated at 60 digits or more, from sums of probabilities or hypergeometric series,
and rounded to 17 digits. Parameters are the doubles nearest to the literals.
"""

from mpmath import mp, mpf, betainc, gammainc, nstr, loggamma, exp, log

mp.dps = 60


def text(value):
    return nstr(value, 17, strip_zeros=False, min_fixed=-5, max_fixed=5)


def pmf(k, n, p):
    p = mpf(p)
    return exp(loggamma(n + 1) - loggamma(k + 1) - loggamma(n - k + 1) + k * log(p) + (n - k) * log(1 - p))


def cdf(k, n, p):
    """Sums the probabilities from the largest down until they no longer matter."""
    p = mpf(p)
    term, total, i = pmf(k, n, p), mpf(0), k
    while i >= 0 and (total == 0 or term > total * mpf(10) ** -40):
        total += term
        term *= mpf(i) / (n - i + 1) * (1 - p) / p
        i -= 1
    return total


print("RegularizedBeta: a, b, x, I, 1 - I")
for a, b, x in [(0.5, 0.5, 0.25), (2, 5, 0.1), (90, 211, 0.25), (90, 211, 0.5), (1e-3, 2, 0.3), (1500, 3000, 0.34),
                (20000, 30000, 0.39)]:
    if a > 10000:
        low = 1 - cdf(a - 1, a + b - 1, x)
    else:
        low = betainc(a, b, 0, mpf(x), regularized=True)
    print(f"    {{{a}, {b}, {x}, {text(low)}, {text(1 - low)}}},")

print("BetaDensity: a, b, x, density")
for a, b, x in [(2, 5, 0.1), (1.5, 3.5, 0.75), (90, 211, 0.25), (1, 300, 0.01), (20000, 30000, 0.39)]:
    log_beta = loggamma(a) + loggamma(b) - loggamma(mpf(a) + b)
    density = exp((mpf(a) - 1) * log(mpf(x)) + (mpf(b) - 1) * log(1 - mpf(x)) - log_beta)
    print(f"    {{{a}, {b}, {x}, {text(density)}}},")

print("BetaQuantile: a, b, p, x")
for a, b, p in [(2, 5, 0.5), (90, 211, 0.025), (91, 210, 0.975), (1, 300, 0.975), (0.5, 0.5, 1e-6), (1500, 3000, 0.01)]:
    if (a, b) == (0.5, 0.5):
        root = mp.sin(mp.pi * mpf(p) / 2) ** 2
    elif a == 1:
        root = 1 - (1 - mpf(p)) ** (mpf(1) / b)
    else:
        low, high = mpf(0), mpf(1)
        for _ in range(120):
            root = (low + high) / 2
            if 1 - cdf(a - 1, a + b - 1, root) < mpf(p):
                low = root
            else:
                high = root
    print(f"    {{{a}, {b}, {p}, {text(root)}}},")

print("Binomial: k, n, p, pmf, cdf, survival")
for k, n, p in [(4, 10, 0.3), (0, 7, 0.2), (10, 35, 0.5), (90, 300, 0.3), (150, 1000, 0.25), (4900, 10000, 0.5),
                (499000, 1000000, 0.5)]:
    below = cdf(k, n, p)
    print(f"    {{{k}, {n}, {p}, {text(pmf(k, n, p))}, {text(below)}, {text(1 - below)}}},")

print("BinomialTwoSidedHalf: k, n, p")
for k, n in [(10, 35), (25, 35), (0, 5), (17, 35), (499000, 1000000), (100, 1000)]:
    print(f"    {{{k}, {n}, {text(2 * cdf(min(k, n - k), n, 0.5))}}},")

print("ChiSquaredSurvival: x, df, p")
for x, df in [(3.841458820694124, 1), (5.6, 1), (7.5294117647058822, 2), (0.01, 1), (1200, 1), (30, 20), (1100, 1000)]:
    print(f"    {{{x}, {df}, {text(gammainc(mpf(df) / 2, mpf(x) / 2, mp.inf, regularized=True))}}},")


def student_two_sided(t, v):
    """P(|T| > t) at 60 digits."""
    t, v = mpf(t), mpf(v)
    return betainc(v / 2, mpf(1) / 2, 0, v / (v + t * t), regularized=True)


print("StudentTwoSided: t, df, p")
for t, v in [(0.01, 1), (1e-9, 5), (12.5, 3), (2.2621571627409915, 9), (1.96, 441), (40, 9), (0.7, 99999), (5, 1000000)]:
    print(f"    {{{t}, {v}, {text(student_two_sided(t, v))}}},")

print("StudentTwoSidedQuantile: level, df, t")
for level, v in [(0.1, 3), (0.95, 9), (0.99, 8), (0.95, 441), (0.999999, 2), (0.95, 1)]:
    low, high = mpf(0), mpf(10) ** 8
    for _ in range(250):
        root = (low + high) / 2
        if 1 - student_two_sided(root, v) < mpf(level):
            low = root
        else:
            high = root
    print(f"    {{{level}, {v}, {text(root)}}},")
