"""The H measure by numerical integration, for tests/metrics/scores/h_measure_test.cpp.

    python3 tests/golden/h_measure.py

prints the expected values. Made with Python 3.11, scipy 1.14.1, numpy 1.26.4. The minimum is taken over all
thresholds, without the convex hull, and integrated between the points where two thresholds cost the same.
"""

import itertools

import numpy as np
from scipy import integrate, stats


def h_measure(y, s, w=None, shapes=None):
    y, s = np.asarray(y), np.asarray(s)
    w = np.ones(len(y)) if w is None else np.asarray(w, float)
    pos, neg = w[y == 1].sum(), w[y == 0].sum()
    pi1, pi0 = pos / (pos + neg), neg / (pos + neg)
    a, b = shapes or (1 + pi1, 1 + pi0)
    points = []
    for t in [np.inf, *np.unique(s)]:
        at = s >= t
        points.append((w[at & (y == 0)].sum() / neg, 1 - w[at & (y == 1)].sum() / pos))
    loss = lambda c: min(c * pi0 * fpr + (1 - c) * pi1 * fnr for fpr, fnr in points)
    trivial = lambda c: min(c * pi0, (1 - c) * pi1)
    breaks = {0.0, 1.0, pi1}
    for (f1, n1), (f2, n2) in itertools.combinations(points, 2):
        top, bottom = pi1 * (n1 - n2), pi0 * (f2 - f1) + pi1 * (n1 - n2)
        if bottom != 0 and 0 < top / bottom < 1:
            breaks.add(top / bottom)
    edges = sorted(breaks)
    u = stats.beta(a, b).pdf
    area = lambda f: sum(
        integrate.quad(lambda c: f(c) * u(c), l, r, epsabs=1e-15, epsrel=1e-13)[0] for l, r in zip(edges, edges[1:])
    )
    return 1 - area(loss) / area(trivial)


NINE = ([0, 1, 0, 0, 1, 0, 1, 1, 0], [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1])
TIED = ([1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0], [0.9, 0.8, 0.8, 0.7, 0.7, 0.6, 0.5, 0.5, 0.4, 0.3, 0.2, 0.2])
WEIGHT = [1, 2, 1, 0.5, 3, 1, 1, 2.5, 1, 1, 4, 1]

for name, (y, s), w in (("nine", NINE, None), ("tied", TIED, None), ("weighted", TIED, WEIGHT)):
    print(name, repr(h_measure(y, s, w)), repr(h_measure(y, s, w, (2, 2))))
